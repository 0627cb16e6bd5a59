"""The drawn table without network, connection or server for a while: nothing is lost, and nothing is done twice."""

import json
import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import StagedTable, sought

from hadal.core.match import Match
from hadal.core.registry import create
from tests.web.cable import Cable
from tests.web.conftest import CLIENT, People
from tests.web.drawn import play_drawn, sit, staged, verbs
from tests.web.steps import rested

LOST = "Connection lost"
EXPLORE = create("abyss", 2, {}).blocks.id("explore")


def may_explore(match: Match) -> bool:
    """Whether the main action is to be chosen."""
    return len(match.record.moves) > 12 and "explore" in verbs(match.state)


@cache
def laid() -> StagedTable:
    """A table against a bot, where this player may explore."""
    return StagedTable("table", sought("abyss", 2, {}, may_explore), bots=True)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A separate server with a table against a bot."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    with staged(tmp_path, laid()) as started:
        yield started


def entries(server: ServerProcess) -> list[tuple[int, list[int]]]:
    """The stored log of the table: seats and actions. The server may also store a game of bots for its home page."""
    db = sqlite3.connect(f"file:{server.db}?mode=ro", uri=True)
    try:
        log = db.execute("select seat, body from entry where table_ = 'table' order by seq").fetchall()
        return [(int(seat), list(json.loads(body).get("actions", []))) for seat, body in log]
    finally:
        db.close()


def said_once(server: ServerProcess, page: Page, before: list[tuple[int, list[int]]]) -> None:
    """Check that what was sent meanwhile is in the log exactly once, the page shows it, and the game goes on."""
    expect(page.get_by_text(LOST)).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()
    rested(page)
    after = entries(server)
    assert after[: len(before)] == before
    assert [said for seat, said in after[len(before) :] if seat == laid().seat()] == [[EXPLORE]], after[len(before) :]
    expect(page.locator(".prompt .then.bad")).to_have_count(0)
    (done,) = play_drawn((page,), most=4)
    assert done["count"] == 4 or done["over"], done


def sit_with_a_clock(page: Page, server: ServerProcess) -> None:
    """Sit down with the clock of the page stopped: time passes there only when the test says so."""
    page.clock.install()
    sit(page, server, "table")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)  # later than now, and before the next ping
    rested(page)


def explore_into_the_void(page: Page, seconds: int) -> None:
    """Send a move that cannot arrive; after this many seconds the page reports it."""
    page.locator(".prompt .act[data-action=explore]").click()
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.clock.run_for(1000 * seconds)
    expect(page.get_by_text(LOST)).to_be_visible()


def test_twenty_seconds_without_a_network_lose_nothing(server: ServerProcess, people: People) -> None:
    page = people()
    sit_with_a_clock(page, server)
    before = entries(server)
    page.context.set_offline(True)
    explore_into_the_void(page, 4)
    for _ in range(20):
        page.clock.run_for(1000)
    assert entries(server) == before
    expect(page.get_by_text(LOST)).to_be_visible()
    page.clock.resume()
    page.context.set_offline(False)
    said_once(server, page, before)


def test_a_cut_connection_is_noticed_when_a_move_is_sent(server: ServerProcess, people: People) -> None:
    """The browser gets no event: the missing answer must be enough."""
    with Cable(server.port) as cable:
        page = people()
        server.url, direct = cable.url, server.url
        sit_with_a_clock(page, server)
        server.url = direct
        before = entries(server)
        cable.pull()
        explore_into_the_void(page, 5)
        page.clock.run_for(3_000)
        page.clock.resume()
        cable.plug()
        said_once(server, page, before)


def test_a_server_that_was_killed_comes_back_in_the_middle(server: ServerProcess, people: People) -> None:
    page = people()
    sit(page, server, "table")
    play_drawn((page,), most=5)
    expect(page.locator(".prompt.mine")).to_be_visible()
    rested(page)
    if page.locator(".tsheet").count():
        page.keyboard.press("Escape")
    before = entries(server)
    server.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)
    rested(page)
    assert entries(server)[: len(before)] == before
    (done,) = play_drawn((page,), most=6)
    assert done["count"] == 6 or done["over"], done
