"""A replay: the position in the game, by turn and by round, at any speed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import StagedTable, played

from hadal.core.match import Match
from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.steps import fits, no_violations, visit

MATCH = played("abyss", 3, {}, 5)


def begun(match: Match) -> list[tuple[int, int]]:
    """The steps at which turns begin, and their seats."""
    turn = list(match.game.events).index("turn")
    return [(n, event.seat) for n, told in enumerate(match.events) for event in told if event.kind == turn]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A finished game."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(tmp_path_factory.mktemp("replay"), StagedTable("over", MATCH, bots=True)) as started:
        yield started


def step(page: Page) -> int:
    """The current step of the replay."""
    return int(page.get_by_label("Position in the game").input_value())


@pytest.mark.parametrize("width", [1440, 390])
def test_turns_and_rounds_are_marked_and_can_be_jumped_to(server: ServerProcess, people: People, width: int) -> None:
    page = people(width=width, height=844)
    visit(page, f"{server.url}/r/over?n=0&as=-2")
    turns = begun(MATCH)
    rounds = [n for (_, before), (n, seat) in pairwise(turns) if seat == turns[0][1] != before]
    expect(page.locator(".marks i")).to_have_count(len(turns))
    expect(page.locator(".marks .round")).to_have_count(len(rounds) + 1)
    page.get_by_role("button", name="Next round").click()
    assert step(page) == rounds[0]
    page.keyboard.press("}")
    assert step(page) == rounds[1]
    page.keyboard.press("[")
    assert step(page) == max(n for n, _ in turns if n < rounds[1])
    page.get_by_role("button", name="Previous round").click()
    assert step(page) == rounds[0]
    expect(page.get_by_label("Position in the game")).to_have_attribute(
        "aria-valuetext",
        f"Step {rounds[0]} of {len(MATCH.record.moves)}, turn {1 + [n for n, _ in turns].index(rounds[0])}",
    )
    for button in page.locator(".timeline button").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= 43.5
    no_violations(page)
    fits(page)


def test_a_replay_plays_at_the_chosen_speed(server: ServerProcess, people: People) -> None:
    page = people()
    page.clock.install(time=0)
    visit(page, f"{server.url}/r/over?n=0&as=-2")
    page.clock.pause_at(3600)  # from here on time passes only when the test says so
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(9_100)
    usual = step(page)
    page.get_by_label("Speed").select_option("4")
    page.clock.run_for(9_100)
    assert usual == 10 and step(page) == 50
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(5_000)
    assert step(page) == 50
