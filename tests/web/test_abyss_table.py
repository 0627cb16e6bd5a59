"""The drawn table of Abyss: while others play, its log, and the end of the game."""

import re

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess

from tests.web.conftest import People
from tests.web.steps import fits, lay_table, no_violations, rested, visit

SIZES = {"desk": (1440, 900), "small": (1024, 768), "phone": (360, 740)}


def looks(page: Page) -> None:
    """Check accessibility in both themes, and that nothing overflows."""
    for theme in ("dark", "light"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        no_violations(page)
    fits(page)


def sit_down(page: Page, server: ServerProcess, bots: int = 2) -> None:
    """Sit down at a table with bots that waits for this player."""
    lay_table(page, server.url, "Abyss", ["me", *["bot:greedy"] * bots])
    expect(page.locator(".prompt.mine")).to_be_visible()
    rested(page)


def let_a_bot_finish(page: Page) -> None:
    """Let a bot play this seat to the end."""
    page.locator(".tool[aria-label=Menu]:visible").click()
    page.locator(".menusheet .btn.quiet.row").first.click()
    expect(page.locator(".end .hero")).to_be_visible(timeout=400_000)
    rested(page)


def test_a_first_visit_is_not_an_error(server: ServerProcess, people: People) -> None:
    page, faults = people(), []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    visit(page, server.url)
    assert faults == []


@pytest.mark.parametrize("size", SIZES)
def test_the_table_is_accessible_and_fits(server: ServerProcess, people: People, size: str) -> None:
    width, height = SIZES[size]
    page = people(width=width, height=height)
    sit_down(page, server)
    looks(page)
    expect(page).to_have_title("(1) Your turn")
    assert "circle" in str(page.locator("link[rel=icon]").get_attribute("href"))


def test_every_lord_at_court_has_a_badge_in_every_turn(server: ServerProcess, people: People) -> None:
    page = people(width=1440)
    sit_down(page, server)
    lords = page.locator(".lords .slot:not(.vacant)").count()
    expect(page.locator(".lords .slot > .badge")).to_have_count(lords)
    page.locator(".lords .slot .thing").first.click(button="right")
    expect(page.get_by_role("dialog")).to_contain_text("Printed cost")


def test_the_log_shows_one_players_lines_and_opens_cards(server: ServerProcess, people: People) -> None:
    page = people(width=1440)
    sit_down(page, server)
    page.locator(".prompt .btn.act").first.click()
    expect(page.locator(".log .who", has_text="You").first).to_be_visible()
    page.locator(".logfilter select").select_option("0")
    subjects = page.locator(".log li:not(.head, .since) > .who:first-of-type")
    expect(subjects.filter(has_not_text="You")).to_have_count(0)
    expect(subjects.filter(has_text="You").first).to_be_visible()
    page.locator(".logfilter select").select_option(index=0)
    rested(page).locator(".log .chiplink").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Copies in the game")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_the_end_shows_how_the_game_went_and_can_be_shared(server: ServerProcess, people: People, size: str) -> None:
    width, height = SIZES[size]
    page = people(width=width, height=height)
    sit_down(page, server)
    let_a_bot_finish(page)
    looks(page)
    for name in ("Pearls", "Lords", "Win chance", "Score"):
        page.get_by_role("tab", name=name, exact=True).click()
        expect(page.get_by_role("img", name=f"{name} by turn")).to_be_visible()
    lines = page.locator(".chart > svg .curve")
    expect(lines).to_have_count(3)
    page.locator(".toggles button").first.click()
    expect(lines).to_have_count(2)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf"{re.escape(server.url)}/r/[\w-]+", copied)
