"""A bot that does not behave loses its game, with a report; the arena goes on, and nothing is left running."""

import os
import re
import time
from pathlib import Path

import pytest

from hadal.arena.budget import Budget
from hadal.arena.game_result import Played
from hadal.arena.play import CAST, play
from hadal.arena.result import result
from tests.arena.kit import BOTS, alive, contest, held, odd

PATIENT = Budget(patience_s=30)  # a busy machine is no fault of a bot
QUICK = Budget(patience_s=0.5)  # for bots that hang


def lost(bot: str, budget: Budget = PATIENT, trust: bool = False) -> Played:
    """The first game of a bot against random; it must have ended by its fault."""
    of = contest(bot, "random", budget=budget, trust=trust)
    try:
        game = play(of, of.jobs(0)[0])
    finally:
        CAST.close()
    assert game.fault is not None and game.seats[game.fault.seat] == 0
    assert game.credit()[game.fault.seat] == 0 and sum(game.credit()) == 1
    return game


PROGRAMS = {
    "exits": ("crashed", "exit code 3"),
    "killed": ("crashed", "signal 9"),
    "raises": ("crashed", "exit code 1"),
    "hangs": ("hung", "no answer after 0.5 s"),
    "breeds": ("hung", "no answer after 0.5 s"),
    "half": ("hung", "no answer after 0.5 s"),
    "slow": ("hung", "no answer after 0.5 s"),
    "prints": ("nonsense", "not a JSON object"),
    "binary": ("nonsense", "not a JSON object"),
    "endless": ("nonsense", "longer than"),
    "deep": ("nonsense", "not a JSON object"),
    "list": ("nonsense", "not a JSON object"),
    "type": ("nonsense", "'resign'"),
    "no-action": ("nonsense", "neither an action"),
    "float": ("nonsense", "neither an action"),
    "number": ("nonsense", "number 1000000"),
    "true": ("nonsense", "neither an action"),
    "huge": ("illegal", "not legal"),
    "negative": ("illegal", "not legal"),
    "name": ("illegal", "'win' is not legal"),
    "twice": ("nonsense", "before it was asked"),
    "closes": ("crashed", "closed its output"),
    "chatters": ("nonsense", "no answer"),
}


@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_program_that_misbehaves_loses_its_game(kind: str) -> None:
    expected, why = PROGRAMS[kind]
    fault = lost(odd(kind), QUICK if expected == "hung" else PATIENT).fault
    assert fault is not None
    assert fault.kind == expected and why in fault.why
    assert fault.decision > 0 and fault.seconds < 20
    assert fault.sent.startswith('{"type":"go"') or kind == "twice"


def test_the_report_says_what_was_sent_and_answered_and_keeps_the_end_of_stderr() -> None:
    fault = lost(odd("exits")).fault
    assert fault is not None and '"legal":' in fault.sent and fault.stderr == "my last words\n"
    fault = lost(odd("name")).fault
    assert fault is not None and fault.answered == '{"type": "move", "name": "win"}'
    fault = lost(odd("endless")).fault
    assert fault is not None and len(fault.answered) < 1000
    fault = lost(odd("raises")).fault
    assert fault is not None and "ValueError: these are my cards" in fault.stderr


def test_much_noise_on_stderr_is_no_fault_and_is_not_kept() -> None:
    of = contest(odd("stderr"), "random")
    try:
        game = play(of, of.jobs(0)[0])
        player = CAST.players[0, 0]
        assert game.fault is None and len(getattr(player, "murmur", b"")) <= 2000
    finally:
        CAST.close()


def test_what_a_killed_program_has_started_is_killed_with_it() -> None:
    fault = lost(odd("breeds"), Budget(patience_s=3)).fault  # time enough for the child to be named
    assert fault is not None
    child = int(re.findall(r"child (\d+)", fault.stderr)[0])
    until = time.monotonic() + 5
    while alive(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not alive(child)


def test_nobody_is_left_as_a_zombie() -> None:
    for kind in ("hangs", "exits", "killed"):
        lost(odd(kind), QUICK if kind == "hangs" else PATIENT)
    found = [path.read_text().rpartition(") ")[2].split()[:2] for path in Path("/proc").glob("[0-9]*/stat")]
    assert ["Z", str(os.getpid())] not in found


CLASSES = {
    "Hangs": ("hung", "no answer"),
    "Raises": ("crashed", "ValueError: no idea"),
    "Quits": ("crashed", "exit code 3"),
    "Cheats": ("illegal", "not legal"),
    "Words": ("nonsense", "neither an action"),
}


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_that_misbehaves_loses_its_game(name: str) -> None:
    expected, why = CLASSES[name]
    fault = lost(f"{BOTS}:{name}", QUICK if expected == "hung" else PATIENT).fault
    assert fault is not None and fault.kind == expected and why in fault.why


@pytest.mark.parametrize("name", ["Hangs", "Raises", "Cheats"])
def test_so_does_one_that_is_trusted(name: str) -> None:
    fault = lost(f"{BOTS}:{name}", QUICK if name == "Hangs" else PATIENT, trust=True).fault
    assert fault is not None and fault.kind == CLASSES[name][0]
    if name == "Raises":
        assert "odd_bots.py" in fault.stderr  # where it happened


@pytest.mark.parametrize("trust", [True, False])
def test_who_takes_longer_than_its_seconds_loses(trust: bool) -> None:
    fault = lost(f"{BOTS}:Sleeps", Budget(seconds=0.02), trust).fault
    # Apart, it is stopped at the deadline; on a busy machine its answer may still come just before that is noticed.
    assert fault is not None and fault.kind in ({"late"} if trust else {"hung", "late"}) and fault.seconds > 0.1


def test_who_is_late_within_the_grace_is_counted_and_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hadal.arena.budget.GRACE_S", 30.0)
    of = contest(f"{BOTS}:Naps", "random", budget=Budget(seconds=0.01), trust=True)
    game = play(of, of.jobs(0)[0])
    assert game.fault is None and game.late[game.seats.index(0)] > 0


@pytest.mark.parametrize("name", ["Prints", "PlaysOn"])
def test_what_is_harmless_is_no_fault(name: str) -> None:
    of = contest(f"{BOTS}:{name}", "random", seed=3)
    try:
        assert play(of, of.jobs(0)[0]).fault is None
    finally:
        CAST.close()


def test_the_contest_goes_on_and_tells_of_every_fault() -> None:
    run = held(contest(odd("exits"), f"{BOTS}:Raises", "random", budget=PATIENT), 9)
    found = result(run)
    assert len(run.games) == 9 and all(game.fault is not None for game in run.games)
    bots = found["entrants"]
    assert isinstance(bots, list)
    assert sum(sum(bot["faults"].values()) for bot in bots) == 9 and not sum(bots[2]["faults"].values())
    assert bots[2]["share"]["value"] == 1.0 and bots[2]["bound"] == "least"


def test_where_a_bot_sits_twice_it_loses_with_both_seats() -> None:
    game = Played(0, 0, [0, 1, 0], fault=lost(f"{BOTS}:Raises", trust=True).fault)
    assert game.fault is not None
    game.fault.seat = 2
    assert game.credit() == [0, 1, 0]


def test_processes_are_gone_after_the_contest() -> None:
    run = held(contest(odd("stderr"), "random"), 2)
    assert run.whole and not CAST.players
