"""A replay: the position in the game, by turn and by round, at any speed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from browser import sign_in
from layout_check import check
from playwright.sync_api import Page, Route, expect
from server_process import ServerProcess
from stage import LINK, StagedTable, played
from waiting import until

from hadal.core.match import Match
from hadal.games.abyss.events import REVEALED
from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.steps import fits, no_violations, visit

MATCH = played("abyss", 3, {}, 5)
# My seat made the last move but one; what the end of the game did to it came later.
STAGED = [StagedTable("over", MATCH, me=(MATCH.record.moves[-1][0] + 1) % 3, bots=True)]


# Lords whose name is not shown in its full height; on a phone the Court may be behind a tab.
CUT_NAMES = """() => [...document.querySelectorAll(".lords .lord .title")].filter((name) => {
  const line = parseFloat(getComputedStyle(name).lineHeight);
  return name.getClientRects().length && name.clientHeight < line - 1;
}).map((name) => `${name.textContent} ${name.clientHeight}`)"""


def begun(match: Match) -> list[tuple[int, int]]:
    """The steps at which turns begin, and their seats."""
    turn = list(match.game.events).index("turn")
    return [(n, event.seat) for n, told in enumerate(match.events) for event in told if event.kind == turn]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A finished game."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(tmp_path_factory.mktemp("replay"), *STAGED) as started:
        yield started


def step(page: Page) -> int:
    """The current step of the replay."""
    return int(page.get_by_label("Position in the game").input_value())


def test_on_a_phone_on_its_side_the_whole_deck_lies_on_the_board(server: ServerProcess, people: People) -> None:
    explored = next(n for n, told in enumerate(MATCH.events, 1) if any(event.kind == REVEALED for event in told))
    page = people(width=844, height=390)
    visit(page, f"{server.url}/r/over?n={explored}&as=-2")
    expect(page.locator(".track:not(.bare)")).to_be_visible()
    expect(page.locator(".deckslot .count")).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_replay_has_no_empty_row_for_buttons(server: ServerProcess, people: People) -> None:
    page = people(width=390, height=844)
    visit(page, f"{server.url}/r/over?n=0&as=-2")
    dock = page.locator(".drawn .dock").bounding_box()
    assert dock is not None and dock["y"] + dock["height"] > 844 - 10
    assert check(page).faults == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_turns_are_chapters_and_the_controls_are_one_row(
    server: ServerProcess, people: People, width: int, height: int
) -> None:
    page = people(width=width, height=height)
    visit(page, f"{server.url}/r/over?n=0&as=-2")
    turns = begun(MATCH)
    rounds = [n for (_, before), (n, seat) in pairwise(turns) if seat == turns[0][1] != before]
    expect(page.locator(".marks i")).to_have_count(len(turns))
    expect(page.locator(".marks .round")).to_have_count(len(rounds) + 1)
    starts = sorted({n for n, _ in turns})
    page.get_by_role("button", name="Next turn").click()
    assert step(page) == starts[1]
    page.get_by_label("Turn", exact=True).select_option(str(3))
    assert step(page) == starts[3]
    page.get_by_label("Turn", exact=True).blur()
    for key, then in (("]", starts[4]), ("Shift+ArrowLeft", starts[3]), ("PageDown", starts[4]), ("[", starts[3])):
        page.keyboard.press(key)
        assert step(page) == then, key
    for key, then in (("}", min(n for n in rounds if n > starts[3])), ("Home", 0), ("End", len(MATCH.record.moves))):
        page.keyboard.press(key)
        assert step(page) == then, key
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.get_by_label("Position in the game")).to_have_attribute(
        "aria-valuetext", re.compile(rf"Step {len(MATCH.record.moves) - 1} of {len(MATCH.record.moves)}, turn \d+")
    )
    boxes = [button.bounding_box() for button in page.locator(".transport button").all()]
    assert all(box and min(box["width"], box["height"]) >= 43.5 for box in boxes)
    assert len({round(box["y"]) for box in boxes if box}) == 1
    # The name of a Lord is never cut, however low the board is.
    assert not page.evaluate(CUT_NAMES)
    no_violations(page)
    fits(page)


def test_points_of_the_curve_lead_to_the_turns_that_changed_most(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, f"{server.url}/r/over?n=0&as=-2")
    expect(page.locator(".curve")).to_have_count(3)
    swing = page.get_by_role("button", name="win chance goes from").first
    name = swing.get_attribute("aria-label") or ""
    turn = int(re.findall(r"Turn (\d+)", name)[0])
    swing.click()
    assert step(page) == sorted({n for n, _ in begun(MATCH)})[turn - 1]
    no_violations(page)


def test_the_log_is_at_the_moment_that_is_shown_and_begins_with_the_deal(server: ServerProcess, people: People) -> None:
    page = people()
    for n in (0, 60):
        visit(page, f"{server.url}/r/over?n={n}&as=-2")
        expect(page.locator(".log li.now")).to_have_count(0)  # no line is news
        expect(page.locator(".log li.seen" if n else ".log li.head").first).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(page.locator(".log li.head").first).to_have_text(re.compile("Turn 1 "))
    until(lambda: page.evaluate("() => document.querySelector('.log').scrollTop === 0"), "the log to scroll")
    expect(page.locator(".log li:not(.head)").first).to_be_in_viewport()
    expect(page.get_by_text("Standing orders")).to_have_count(0)
    expect(page.get_by_text("badges show what you lack")).to_have_count(0)


def test_the_log_of_a_replay_has_headings_of_turns_with_the_names_of_the_players(
    server: ServerProcess, people: People
) -> None:
    page = visit(people(), f"{server.url}/r/over?n=0&as=-2")
    names = page.locator(".logfilter option").all_inner_texts()[1:]
    heads = page.locator(".log li.head")
    for n, (_, seat) in enumerate(begun(MATCH)[:3]):
        expect(heads.nth(n)).to_have_text(f"Turn {n + 1} · {names[seat]}")


def test_a_what_if_from_the_end_begins_at_my_last_decision(server: ServerProcess, people: People) -> None:
    page = people(width=1024, height=768)
    sign_in(page, server.url, LINK)
    visit(page, f"{server.url}/t/over")
    page.get_by_role("link", name="Try a what-if").click()
    mine = next(staged for staged in STAGED if staged.id == "over").seat()
    last = max(n for n, (seat, _) in enumerate(MATCH.record.moves) if seat == mine)
    expect(page.get_by_role("dialog")).to_contain_text(f"from move {last}?")
    expect(page).to_have_url(re.compile(rf"n={last}&"))
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert step(page) == last


@pytest.mark.parametrize("width", [1024, 1280, 1440])
def test_the_scores_stay_where_they_are_when_the_charts_arrive(
    server: ServerProcess, people: People, width: int
) -> None:
    page = people(width=width, height=768)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/history?*", hold)
    page.goto(f"{server.url}/t/over")
    scores = page.locator("section.end .scores")
    expect(scores).to_be_visible()
    until(lambda: page.evaluate("true") and held, "the request for the history")
    before = scores.bounding_box()
    for route in held:
        route.continue_()
    chart = page.locator("section.end .chart > svg")
    expect(chart).to_be_visible()
    after, size = scores.bounding_box(), chart.bounding_box()
    assert before and after and size
    assert [before[part] for part in ("x", "y", "width")] == [after[part] for part in ("x", "y", "width")]
    assert size["height"] < 0.6 * 768


def test_an_unknown_replay_says_so_and_leads_home(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, f"{server.url}/r/nothing-here")
    expect(page.get_by_role("heading", name="No replay here")).to_be_visible()
    page.get_by_role("link", name="Home").first.click()
    expect(page).to_have_url(f"{server.url}/")


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


def test_win_chances_that_come_after_the_end_screen_was_left_are_no_fault(
    server: ServerProcess, people: People
) -> None:
    """They take the server a while. (A page that warns fails the test.)"""
    page = people(width=1440)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/chances?*", hold)
    page.goto(f"{server.url}/t/over")
    expect(page.locator("section.end")).to_be_visible()
    until(lambda: page.evaluate("true") and held, "the request for win chances")
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url("**/r/*")
    expect(page.locator(".table.abyss")).to_be_visible()
    held[0].continue_()
    expect(page.locator(".timeline .curve[d^=M]").first).to_be_attached()  # the page has read the answer
