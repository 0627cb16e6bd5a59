"""The first pages: a live game, my games, a new table, a lobby with friends, and addresses that lead nowhere."""

import re

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess

from tests.web.conftest import People
from tests.web.steps import fits, no_violations, rested, visit


@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (360, "fr")])
def test_addresses_that_lead_nowhere_show_a_way_home(
    server: ServerProcess, people: People, width: int, language: str
) -> None:
    page = people(width=width, language=language)
    for path, status in (("/nowhere", 404), ("/t/nothing-here", 200), ("/r/nothing-here", 200)):
        found = page.goto(server.url + path)
        assert found is not None and found.status == status
        expect(rested(page).locator(".missing h1")).to_be_visible()
        no_violations(page)
        fits(page)
    page.locator(".missing .go").click()
    expect(page.locator("#play-now")).to_be_visible()


def test_a_stranger_sees_bots_play_a_real_game(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, server.url)
    live = page.locator(".slab")
    expect(live).to_be_visible()
    before = int(live.get_attribute("data-live") or 0)
    expect(live).not_to_have_attribute("data-live", str(before), timeout=300_000)  # the bots’ process may be starting
    expect(page.locator(".ticker a")).to_have_attribute("href", re.compile("^/t/"))
    expect(page.locator(".shelf article")).to_have_count(2)
    expect(page.locator(".panel:not(:has(li))")).to_have_count(0)  # no empty panel


def row(page: Page, id: str) -> str:
    """A row of my games."""
    return page.locator(f'[data-id="{id}"] b').inner_text()


def test_friends_meet_at_a_table_and_their_lists_follow_without_a_reload(server: ServerProcess, people: People) -> None:
    host, guest, home = people(), people(width=390, height=844), None
    visit(host, f"{server.url}/new")
    host.locator(".presets .btn").first.click()
    host.locator("#fewer").click()
    expect(host.locator("#count b")).to_have_text("2")
    host.locator(".finish .go").click()
    host.wait_for_url("**/t/*")
    rested(host)
    id = host.url.rpartition("/")[2]
    link = host.get_by_label("Link to this table")
    expect(link).to_have_value(host.url)
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()
    no_violations(host)
    home = host.context.new_page()
    visit(home, server.url)
    assert row(home, id) == "Waiting to start"
    visit(guest, link.input_value())
    guest.locator("#seat-1").click()
    expect(host.locator("#seat-1 .presence:not(.away)")).to_be_visible()
    expect(host.locator("#seat-1 .ready")).to_have_count(0)
    guest.get_by_role("button", name="I am ready").click()
    expect(host.locator("#seat-1 .ready")).to_be_visible()
    guest.get_by_label("Your name").fill("Noor")
    guest.get_by_role("button", name="Save").click()
    expect(host.locator("#seat-1 .name")).to_have_text("Noor")
    fits(guest)
    no_violations(guest)
    host.get_by_role("button", name="Start", exact=True).click()
    expect(host.locator(".table.abyss")).to_be_visible()
    expect(home.locator(f'[data-id="{id}"] b')).to_have_text(re.compile("Your turn|Waiting for Noor"))
    mine = home.locator(f'[data-id="{id}"]')
    mine.get_by_role("button", name=re.compile("Resign")).click()
    mine.get_by_role("button", name="Resign", exact=True).click()
    expect(mine).to_have_count(0)
