"""No hidden information is in the page, its memory or its traffic.

Two games that differ only in what one seat may not know are shown to that seat by a real server and a real browser.
Everything it receives by socket and HTTP, everything it shows and everything it holds in memory must be the same. A
leak planted on purpose must be found.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from browser import painted, sign_in
from playwright.sync_api import Page, Route, WebSocket, expect
from prove_reasons import CLICK
from server_process import ServerProcess
from stage import OTHER_LINK, StagedTable, played, stage
from waiting import until

from hadal.core.chance import entry_dice
from hadal.core.match import Match
from hadal.core.state import State
from tests.web.conftest import CLIENT, People
from tests.web.drawn import sit
from tests.web.steps import rested, visit

AFTER = 4  # moves made while the seat watches
MOST_RUNS = 5  # of each game, until nothing differs by chance

# Sends a move over a separate socket, as the person of this page.
MOVE = """({table, seq, action}) => new Promise((go) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
  socket.onmessage = (event) => {
    const told = JSON.parse(event.data);
    if (told.type === "whole") socket.send(JSON.stringify({type: "move", id: `twin${seq}`, seq, actions: [action]}));
    if (told.id === `twin${seq}`) { socket.close(); go(told.type); }
  };
  socket.onopen = () => socket.send(JSON.stringify({type: "hello", seen: -1, texts: false}));
})"""

# Lets the page finish pending work.
IDLE = "() => new Promise((go) => requestIdleCallback(go, {timeout: 1000}))"

# Every plain object and array in memory, one level deep, without times and random numbers.
HELD = """function () {
  const plain = (value) => {
    if (typeof value === "number") return Number.isInteger(value) && Math.abs(value) < 1e6 ? value : "T";
    if (typeof value === "string") return value.slice(0, 4000).replace(/[0-9a-f]{24}/g, "I").replace(/\\d{6,}/g, "T");
    return value === null || typeof value === "boolean" ? value : typeof value;
  };
  const COUNTS = ["f", "wv", "rv", "cv"];
  const out = new Set();
  for (const one of this) {
    try {
      if (Array.isArray(one)) { if (one.length < 3000) out.add("[" + one.map(plain).join() + "]"); }
      else if (Object.getPrototypeOf(one) === Object.prototype) {
        // Svelte counts how often things were worked out, which hangs on the moment; what they hold is compared.
        const names = Object.keys(one).filter((name) => !("wv" in one && COUNTS.includes(name)));
        out.add("{" + names.sort().slice(0, 200).map((name) => name + ":" + plain(one[name])).join() + "}");
      }
    } catch { /* of another page */ }
  }
  return JSON.stringify([...out]);
}"""


class TwinServer(ServerProcess):
    """A server on which one position is replaced by a twin."""

    twin = ("0", "0", "0", "0")

    def command(self) -> list[str]:
        """The command that starts it through twin_server.py."""
        usual = super().command()
        script = str(Path(__file__).parent / "twin_server.py")
        return [sys.executable, script, *self.twin, *usual[usual.index("serve") :]]


@dataclass
class Seen:
    """Everything that one seat received."""

    frames: list[str] = field(default_factory=list)
    bodies: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    page: str = ""
    held: set[str] = field(default_factory=set)
    done: bool = False

    def hear(self, frame: str) -> None:
        """Record a frame, unless it is about the server stopping."""
        if not self.done:
            self.frames.append(frame)


def timeless(text: str) -> str:
    """The text without times and random numbers."""
    text = re.sub(r"\b[0-9a-f]{24}\b", "I", text)
    text = re.sub(r"\b[0-9A-Z]{5}(-[0-9A-Z]{5}){4}\b", "R", text)  # a recovery code
    text = re.sub(r"127\.0\.0\.1:\d+", "H", text)
    text = re.sub(r"\bc\d+(?=-[a-z])", "c", text)  # pictures are numbered as they are drawn
    return re.sub(r"\b1[6-9]\d{11}\b", "T", text)


def record(page: Page) -> Seen:
    """Record all traffic of a page."""
    seen = Seen()

    def socket(opened: WebSocket) -> None:
        opened.on("framereceived", lambda data: seen.hear("< " + timeless(str(data))))
        opened.on("framesent", lambda data: seen.hear("> " + timeless(str(data))))

    def answer(route: Route) -> None:
        response = route.fetch()  # read here: after a navigation the browser no longer has the body
        seen.bodies.append(timeless(f"{response.url} {response.text()}"))
        route.fulfill(response=response)

    page.on("websocket", socket)
    page.route("**/api/**", answer)
    return seen


def kept(page: Page) -> set[str]:
    """Everything that the scripts of the page keep: garbage that has not been collected yet is gone the next time."""
    held = memory(page)
    same = 0
    while same < 3:
        page.evaluate(IDLE)
        painted(page)
        painted(page)
        again = held & memory(page)
        same = same + 1 if again == held else 0
        held = again
    return held


def memory(page: Page) -> set[str]:
    """Everything that the scripts of the page hold at the moment."""
    line = page.context.new_cdp_session(page)
    line.send("HeapProfiler.collectGarbage")
    root = line.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    found = line.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    told = line.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": HELD, "returnByValue": True})
    line.detach()
    return {timeless(one) for one in json.loads(told["result"]["value"])}


def alike(match: Match, viewer: int, seed: int) -> list[tuple[int, int]]:
    """Moves after which the viewer still cannot distinguish the game from its twin; at most AFTER."""
    one, two = match.state.clone(), match.state.guess(viewer, seed)
    number = len(match.record.moves)
    out: list[tuple[int, int]] = []
    while len(out) < AFTER and not one.over():
        both = [action for action in one.legal() if two.allows(action)]
        for action in both:
            pair = stepped(one, action, match, number), stepped(two, action, match, number)
            if told(pair[0], viewer) == told(pair[1], viewer):
                out.append((one.to_move(), action))
                one, two, number = *pair, number + 1
                break
        else:
            break
    return out


def stepped(state: State, action: int, match: Match, number: int) -> State:
    """The position after one more action, with the dice of its number."""
    after = state.clone()
    after.log = []
    after.dice = entry_dice(match.record.secret, number + 1)
    after.apply_unchecked(action)
    return after


def told(state: State, viewer: int) -> Any:
    """What a viewer receives and sees of a position."""
    return [event.seen_by(viewer).numbers() for event in state.log or []], state.view(viewer), state.to_move()


@cache
def twins() -> tuple[Match, int, int, list[tuple[int, int]]]:
    """A game, a seat, a twin that hides other cards from it, and moves that reveal nothing about them."""
    for seed in range(1, 60):
        match = played("abyss", 2, {"expansions": "both"}, seed, most=70 + seed % 30)
        viewer = match.state.to_move()
        other = match.state.guess(viewer, 5)
        differs = other.view(1 - viewer) != match.state.view(1 - viewer)
        if viewer >= 0 and differs and len(moves := alike(match, viewer, 5)) == AFTER:
            return match, viewer, 5, moves
    raise LookupError("no such game")


def heard(seen: Seen, kind: str) -> int:
    """Number of messages of a kind that the page has received."""
    return sum(frame.startswith(f'< {{"type":{kind}') for frame in seen.frames)


def follow(page: Page, seen: Seen, seq: int, presences: int) -> None:
    """Wait until the page has received an entry and this many presence messages, and is idle."""

    def told_all() -> bool:
        rested(page)
        return heard(seen, f'"news","seq":{seq},') > 0 and heard(seen, '"presence"') >= presences

    until(told_all, f"the news of entry {seq}")
    rested(page)


def looked(
    page: Page, other: Page, folder: Path, table: StagedTable, moves: list[tuple[int, int]], how: tuple[int, int]
) -> Seen:
    """What the seat sees of the game, or of its twin, while clicking everything and then watching."""
    folder.mkdir()
    shutil.copy(folder.parent / "hadal.db", folder / "hadal.db")
    # Without the game of bots on the home page, which is another one each time.
    server = TwinServer(str(folder / "hadal.db"), folder, env={"HADAL_DEMONSTRATION": "off"})
    at = len(table.match.record.moves)
    server.twin = (str(at), str(table.seat()), str(how[0]), str(how[1]))
    with server:
        seen = record(page)
        sit(page, server, table.id)
        seen.said = [f"{one['label']}: {one['said']}" for one in page.evaluate(CLICK)["out"]]
        sign_in(other, server.url, OTHER_LINK)
        aside = visit(page.context.new_page(), server.url)  # the same person, but this connection is not recorded
        for n, (seat, action) in enumerate(moves):
            mover = aside if seat == table.seat() else other
            presences = heard(seen, '"presence"') + 2  # the player to move connects and disconnects
            assert mover.evaluate(MOVE, {"table": table.id, "seq": at + n, "action": action}) == "accepted"
            follow(page, seen, at + n + 1, presences)
        aside.close()
        expect(page.locator(".log li").last).to_be_visible()
        expect(page.locator(".landed")).to_have_count(0)
        rested(page)
        seen.done = True
        # Parts of the client are loaded when the page is idle, in whatever order they arrive.
        seen.page = re.sub(r'<link rel="(modulepreload|stylesheet)"[^>]*>', "", timeless(page.content()))
        seen.held = kept(page)
    return seen


@pytest.fixture
def runs(tmp_path: Path, people: People) -> Any:
    """Shows a game or its twin in a new browser."""
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: python tools/build_client.py")
    match, viewer, seed, moves = twins()
    table = StagedTable("twin", match, me=viewer)
    stage(str(tmp_path / "hadal.db"), [table])

    def run(name: str, twin: bool, leak: bool) -> Seen:
        return looked(people(), people(), tmp_path / name, table, moves, (seed if twin else 0, int(leak)))

    return run


def frames(seen: Seen) -> list[str]:
    """All frames, regardless of the order in which concurrent answers arrive."""
    return sorted(seen.frames)


def differences(real: list[Seen], twin: list[Seen]) -> set[str]:
    """What memory and answers have in every run of one game and in none of the other.

    Both also depend on the moment: some parts are loaded in the background, and a page may be left before its answers.
    """
    ones = [seen.held | set(seen.bodies) for seen in real]
    others = [seen.held | set(seen.bodies) for seen in twin]
    only_real = ones[0].intersection(*ones).difference(*others)
    only_twin = others[0].intersection(*others).difference(*ones)
    return only_real | only_twin


def test_a_twin_gives_the_same_traffic_page_and_memory(runs: Any) -> None:
    real, twin = runs("real", False, False), runs("twin", True, False)
    assert len(real.frames) > 20
    assert len(real.said) > 20
    assert real.said == twin.said
    assert frames(real) == frames(twin)
    assert real.page == twin.page
    assert len(real.held) > 1000
    all_real, all_twin = [real], [twin]
    while (found := differences(all_real, all_twin)) and len(all_real) < MOST_RUNS:
        all_real.append(runs(f"real {len(all_real)}", False, False))
        all_twin.append(runs(f"twin {len(all_twin)}", True, False))
    assert not found, sorted(found)[:10]
    secret = twins()[0].record.secret.hex()
    assert not any(secret in one for one in [*real.frames, *real.bodies, real.page, *real.held])


def test_a_leak_planted_on_purpose_is_found_in_traffic_and_memory(runs: Any) -> None:
    real = [runs(f"real {n}", False, True) for n in range(2)]
    twin = [runs(f"twin {n}", True, True) for n in range(2)]
    assert frames(real[0]) == frames(real[1])
    assert frames(real[0]) != frames(twin[0])
    assert differences(real, twin)
