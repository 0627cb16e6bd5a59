"""The screens: each can be reached, fits a phone, and is accessible."""

import pytest
from playwright.sync_api import expect
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
