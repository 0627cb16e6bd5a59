"""The shuffle in the browser: the whole commitment, the browser's own number, and the check at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from server_process import ServerProcess
from stage import StagedTable, played

from hadal.core.chance import commitment
from hadal.core.registry import read_record
from tests.web.conftest import CLIENT, People
from tests.web.drawn import staged
from tests.web.steps import visit

GAMES = {
    "abyss": played("abyss", 3, {}, 5),
    "boxes": played("abyss", 2, {"expansions": "both"}, 6),
    "cards": played("the_abyss", 3, {}, 5),
}

MOST_TABLES = 5  # the server waits some seconds for the numbers; on a busy machine a browser may be later

# A person and a table with a free seat.
NEW_TABLE = """async () => {
  const post = (path, body) => fetch(path, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  await post("/api/me", {name: "Ann"});
  return post("/api/tables", {game: "the_abyss", seats: [{kind: "me"}, {kind: "open"}]});
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Finished games."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    tables = [StagedTable(name, match, bots=True) for name, match in GAMES.items()]
    with staged(tmp_path_factory.mktemp("fair"), *tables) as started:
        yield started


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_checked_in_the_browser(server: ServerProcess, people: People, name: str) -> None:
    page = people()
    visit(page, f"{server.url}/t/{name}")
    page.get_by_role("button", name="Check this game").click()
    lines = page.locator(".checks li")
    expect(lines).to_have_count(3)
    expect(lines.nth(0)).to_have_text(re.compile("✓ The secret matches the shuffle hash"))
    expect(lines.nth(1)).to_have_text(re.compile("– No player’s number is in the shuffle"))
    expect(lines.nth(2)).to_have_text(re.compile("✓ The opening position follows from"))


def test_a_game_against_a_bot_has_the_number_of_this_browser(server: ServerProcess, people: People) -> None:
    page = people()
    visit(page, server.url)
    page.locator("#play-now").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+"))
    id = page.url.rsplit("/", 1)[1]
    table = httpx.get(f"{server.url}/api/tables/{id}", timeout=240).json()
    assert table["status"] == "playing" and table["numbers"][0]["given"]
    note = kept(page)[id]
    assert note["commitment"] == table["commitment"] and note["hashes"] == [[0, table["numbers"][0]["hash"]]]


def kept(page: Page) -> dict[str, dict[str, object]]:
    """What the browser noted about its tables."""
    found: dict[str, dict[str, object]] = json.loads(page.evaluate("localStorage.getItem('hadal-numbers')"))
    return found


def begun_by_friends(server: ServerProcess, ann: Page, ben: Page) -> tuple[dict[str, Any], dict[str, Any]]:
    """A new table of two people, and what the server tells about it after the start."""
    visit(ann, server.url)
    made = ann.evaluate(NEW_TABLE)
    visit(ann, f"{server.url}/t/{made['id']}")
    expect(ann.get_by_label("Shuffle hash")).to_have_value(made["commitment"])
    visit(ben, f"{server.url}/t/{made['id']}")
    ben.get_by_role("button", name="Take a seat", exact=True).click()
    info = f"{server.url}/api/tables/{made['id']}"
    ann.wait_for_function(
        "address => fetch(address).then((a) => a.json()).then((t) => t.numbers?.length === 2)", arg=info
    )
    ann.get_by_role("button", name="Start", exact=True).click()
    ann.wait_for_function(
        "address => fetch(address).then((a) => a.json()).then((t) => t.status === 'playing')", arg=info
    )
    return made, httpx.get(info, timeout=240).json()


def test_friends_contribute_before_the_cards_are_dealt(server: ServerProcess, people: People) -> None:
    ann, ben = people(), people()
    for _ in range(MOST_TABLES):
        made, table = begun_by_friends(server, ann, ben)
        if all(number.get("given") for number in table["numbers"]):
            break
    else:
        raise AssertionError(f"none of {MOST_TABLES} tables had both numbers")
    assert len(table["numbers"]) == 2
    assert table["commitment"] == made["commitment"]
    notes = [kept(page)[made["id"]] for page in (ann, ben)]
    assert notes[0]["hashes"] == notes[1]["hashes"] and notes[0]["number"] != notes[1]["number"]


def test_the_staged_records_have_no_numbers() -> None:
    record = read_record(GAMES["cards"].record.write())
    assert record.numbers == [] and record.commitment == commitment(record.table_secret)
