"""The screens: each can be reached, fits a phone, and is accessible."""

import pytest
from layout_check import check
from playwright.sync_api import Page, expect
from server_process import ServerProcess

from tests.web.conftest import People
from tests.web.steps import fits, lay_table, no_violations, rested, visit


@pytest.mark.parametrize(("width", "theme"), [(1280, "dark"), (360, "light"), (360, "text")])
def test_every_screen_is_accessible_and_fits(server: ServerProcess, people: People, width: int, theme: str) -> None:
    page = people(width=width, theme=theme)
    for path in ("/", "/new", "/settings", "/account", "/about", "/replay"):
        visit(page, server.url + path)
        expect(page.locator("h1")).to_be_visible()
        no_violations(page)
        fits(page)
    lay_table(page, server.url, "Abyss", ["me", "open", "invite", "bot:greedy"])
    expect(page.get_by_text("Invite link for seat C")).to_be_visible()
    no_violations(page)
    fits(page)


PAGES = ("/", "/new", "/rules", "/rules/abyss", "/rules/the_abyss", "/settings", "/account", "/about", "/replay", "/no")


# How much of the page is below the screen.
REST = "document.documentElement.scrollHeight - innerHeight"


def live_game(page: Page) -> None:
    """Wait until the game of bots is drawn."""
    expect(page.locator(".live .slab .lord").first).to_be_visible()
    rested(page)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1366, 1920])
def test_every_screen_can_be_read(server: ServerProcess, people: People, width: int, language: str) -> None:
    """Nothing overlaps, is cut or smaller than 11 px, for somebody new and for somebody who plays here."""
    page = people(width=width, language=language)
    found: list[str] = []

    def prove(path: str) -> None:
        page.set_viewport_size({"width": width, "height": 800})
        visit(page, server.url + path)
        if path == "/":
            live_game(page)
        # The whole page on one screen, so that nothing is below it; a high screen may enlarge the page.
        while (rest := page.evaluate(REST)) > 0:
            page.set_viewport_size({"width": width, "height": page.evaluate("innerHeight") + rest + 200})
        found.extend(f"{path}: {fault}" for fault in check(rested(page)).faults)

    for path in PAGES:
        prove(path)
    seats = [{"kind": kind} for kind in ("me", "open", "invite")]
    page.request.post(f"{server.url}/api/me", data={"name": "Mira"})
    id = page.request.post(f"{server.url}/api/tables", data={"game": "abyss", "seats": seats}).json()["id"]
    for path in ("/", "/account", f"/t/{id}"):
        prove(path)
    assert not found


@pytest.mark.parametrize("width", [1280, 360])
def test_play_now_takes_one_click(server: ServerProcess, people: People, width: int) -> None:
    page = people(width=width, theme="text")
    visit(page, server.url)
    page.locator("#play-now").click()
    page.wait_for_url("**/t/*")
    rested(page)
    expect(page.locator(".choices .btn").first).to_be_visible()
    expect(page).to_have_title("(1) Your turn")
    no_violations(page)
    fits(page)


def test_a_nickname_is_made_up_and_can_be_changed(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, f"{server.url}/account")
    page.get_by_label("Nickname").fill("Nerissa")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Done.")).to_be_visible()
    visit(page, server.url)
    expect(page.locator(".me")).to_have_text("Nerissa")


def test_the_keys_are_shown(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, server.url)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Undo back")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
