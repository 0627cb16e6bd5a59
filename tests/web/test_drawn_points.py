"""The points and the consequences of recruiting at the drawn table are those of the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import StagedTable, begun, played, sought

from hadal.core.match import Match
from hadal.games.abyss.constants import FACE_UP
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.support.previews import court_previews
from hadal.games.abyss.support.protocol import SeatTotals
from hadal.games.abyss.texts.nouns import Nouns
from hadal.server.support import support_for
from hadal.words import Words
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit, staged
from tests.web.steps import rested, visit

BOTH = {"expansions": "both"}


def locking(match: Match) -> list[list[int]]:
    """The Lords that can be recruited and bring a Location, each with the Lords that it would cover."""
    state = match.state
    if state.over():
        return []
    payable = {label.card for label in state.labels() if label.verb == "recruit"}
    prices = [price for price in court_previews(state, state.to_move(), None, remember=False) if price.lord in payable]
    return [[price.lord, *one.lords] for price in prices for one in price.then if one.code == "locks"]


def worthwhile(match: Match) -> bool:
    """Whether the hand changes the value of an available Location to the seat to move, which also knows tokens."""
    me = match.state.to_move()
    return me >= 0 and bool(sums(match, me)[me].tokens) and any(now != then for now, then in open_worths(match, me))


def sums(match: Match, seat: int) -> list[SeatTotals]:
    """The totals of the rules, as far as a seat knows them."""
    return support_for("abyss").totals(match.state, (seat,))


def open_worths(match: Match, seat: int) -> list[tuple[int, int]]:
    """The points of the available Locations for a seat: now, and if the game ended."""
    found, held = sums(match, seat)[seat], match.state.view(seat)["holder"]
    assert isinstance(held, list)
    return [(found.each[place], found.if_over[place]) for place, holder in enumerate(held) if holder == FACE_UP]


@pytest.fixture(scope="module")
def games() -> dict[str, Match]:
    """A recruitment that takes a Location, a table in the middle of a game, a finished game."""
    return {
        "locks": sought("abyss", 3, BOTH, lambda match: bool(locking(match))),
        "worth": sought("abyss", 3, BOTH, worthwhile),
        "gone": played("abyss", 3, BOTH, 3),
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, games: dict[str, Match]) -> Iterator[ServerProcess]:
    """A server with all these tables."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(tmp_path_factory.mktemp("server"), *(StagedTable(id, match) for id, match in games.items())) as started:
        yield started


def scores(page: Page) -> dict[str, int]:
    """The points beside every name."""
    rivals = {one.locator(".who-is b").inner_text(): one.locator(".score") for one in page.locator(".rival").all()}
    mine = page.locator(".dock .me header")
    shown = rivals | {mine.locator("b").inner_text(): mine.locator(".score")}
    return {name: int(score.inner_text().split()[0].replace("−", "-")) for name, score in shown.items()}


def names(table: StagedTable) -> list[str]:
    """The names of the seats."""
    return [seat.name for seat in table.seats()]


def test_the_payment_sheet_says_which_lords_will_be_covered(
    server: ServerProcess, people: People, games: dict[str, Match]
) -> None:
    (lord, *locked), *_ = locking(games["locks"])
    page = sit(people(), server, "locks")
    page.locator(f'.lords .slot[data-at="lord:{lord}"] > .thing.can').click()
    rested(page)
    line = page.locator(".paysheet .then span", has_text="Third Key: you take a Location now")
    nouns = Nouns(Words("en").catalogue)
    for other in locked:
        expect(line).to_contain_text(nouns.lord(other), ignore_case=True)


def test_everybodys_points_are_those_of_the_rules(
    server: ServerProcess, people: People, games: dict[str, Match]
) -> None:
    table = StagedTable("worth", games["worth"])
    told = sums(table.match, table.seat())
    page = sit(people(width=1440), server, "worth")
    assert scores(page) == {name: told[seat].open for seat, name in enumerate(names(table))}
    mine = page.locator(".dock .me header")
    expect(mine.locator(".hidden")).to_contain_text(str(told[table.seat()].tokens))
    # Hidden points leave a name its room.
    assert (
        mine.locator("b").evaluate("(name) => (name.innerText = 'Quiet Anemone', name.scrollWidth - name.clientWidth)")
        <= 0
    )


def test_an_open_location_says_its_points_now_and_if_the_game_ended(
    server: ServerProcess, people: People, games: dict[str, Match]
) -> None:
    table = StagedTable("worth", games["worth"])
    page = sit(people(width=1440), server, "worth")
    titles = [str(one.get_attribute("title")) for one in page.locator(".zone.places .worth").all()]
    told = open_worths(table.match, table.seat())
    assert sorted(titles) == sorted(f"{now} now, {then} at the end with your current hand" for now, then in told)


def test_the_final_table_adds_up_to_the_result(server: ServerProcess, people: People, games: dict[str, Match]) -> None:
    """Every row is a term of the rules, including tokens."""
    state = games["gone"].state
    assert isinstance(state.game, Abyss)
    page = sit(people(width=1440, height=1100), server, "gone")
    expect(page.locator("section.end tfoot tr:not(.later)")).to_be_visible()
    rows = page.locator("section.end table:has(tfoot) tbody tr:not(.detail)").all()
    columns = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows]
    totals = [sum(column) for column in zip(*columns, strict=True)]
    assert totals == [int(cell) for cell in page.locator("section.end tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(state.scores())


def test_a_replay_shows_the_points_of_each_step(server: ServerProcess, people: People, games: dict[str, Match]) -> None:
    """As the first seat saw them at that time."""
    page = people(width=1440)
    visit(page, f"{server.url}/")
    table, whole = StagedTable("gone", games["gone"]), len(games["gone"].record.moves)
    seen = set()
    for n in (0, whole // 3, 2 * whole // 3):
        visit(page, f"{server.url}/r/gone?n={n}&as=0")
        told = sums(begun(table.match, n), 0)
        assert scores(page) == {name: told[seat].open for seat, name in enumerate(names(table))}
        seen.add(tuple(scores(page).values()))
    assert len(seen) == 3
