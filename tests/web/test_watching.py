"""A spectator follows a player, and sees hands only where the players agreed, some turns later."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from layout_check import check
from playwright.sync_api import expect
from server_process import ServerProcess
from stage import StagedTable, played

from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import Table
from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.steps import fits, no_violations, visit

DELAY = 3


class OpenTable(StagedTable):
    """A table whose people all agreed to show their hands later."""

    def row(self) -> Table:
        """Return the row with everybody's consent."""
        row = super().row()
        row.agreements.open_hands = [seat.person for seat in row.seats if seat.person]
        return row


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Games in progress, with closed and with open hands."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    board, cards = played("abyss", 3, {}, 5, most=90), played("the_abyss", 3, {}, 5, most=40)
    full = played("abyss", 5, {"expansions": "both"}, 5, most=90)
    late = TableSettings(bot_pace_ms=0, open_hands=DELAY)
    tables = [
        StagedTable("full", full),
        StagedTable("cards-over", played("the_abyss", 3, {}, 5)),
        *(StagedTable(f"{name}-closed", match) for name, match in (("board", board), ("cards", cards))),
        *(OpenTable(f"{name}-open", match, settings=late) for name, match in (("board", board), ("cards", cards))),
    ]
    with staged(tmp_path_factory.mktemp("watching"), *tables) as started:
        yield started


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_spectator_follows_a_player(
    server: ServerProcess, people: People, game: str, width: int, height: int
) -> None:
    page = people(width=width, height=height)
    visit(page, f"{server.url}/t/{game}-closed")
    area = page.get_by_role("region", name="Area of the active player")
    expect(area).to_be_visible()
    expect(area.get_by_text("turns ago")).to_have_count(0)
    follow = area.get_by_role("group", name="Player to follow")
    follow.get_by_role("button").nth(2).click()
    expect(follow.get_by_role("button").nth(2)).to_have_attribute("aria-pressed", "true")
    no_violations(page)
    fits(page)
    visit(page, f"{server.url}/t/{game}-open")
    expect(area.get_by_text(f"Hand {DELAY} turns ago")).to_be_visible()
    no_violations(page)


@pytest.mark.parametrize("game", ["board", "cards"])
def test_on_a_phone_a_spectator_has_no_empty_row_for_buttons(server: ServerProcess, people: People, game: str) -> None:
    page = people(width=390, height=844)
    visit(page, f"{server.url}/t/{game}-closed")
    area = page.get_by_role("region", name="Area of the active player").bounding_box()
    assert area is not None and area["y"] + area["height"] > 844 - 10
    assert check(page).faults == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_on_a_phone_the_hand_of_a_player_is_above_the_button_of_the_end(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height)
    visit(page, f"{server.url}/t/cards-over")
    page.locator("section.end").get_by_role("button", name="View table").click()
    area, scores = page.locator(".watch"), page.locator(".acts .btn")
    expect(scores).to_be_visible()
    hand, button = area.locator(".cards").bounding_box(), scores.bounding_box()
    assert hand and button and hand["y"] + hand["height"] <= button["y"], (hand, button)


@pytest.mark.parametrize(("width", "named"), [(1024, 0), (1440, 6)])
def test_players_to_follow_have_whole_names_or_sigils_alone(
    server: ServerProcess, people: People, width: int, named: int
) -> None:
    page = people(width=width, height=768)
    visit(page, f"{server.url}/t/full")
    names = page.locator(".follow button > span:last-child")
    expect(names).to_have_count(6)
    shown = [one for one in names.all() if one.evaluate("(name) => name.clientWidth > 1")]
    assert len(shown) == named
    assert all(one.evaluate("(name) => name.scrollWidth <= name.clientWidth") for one in shown)
    expect(page.locator(".follow button").last).to_have_accessible_name(names.last.text_content() or "")
