"""A bot that misbehaves loses its game, with a report; the arena goes on, and nothing is left running."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from waiting import until

from hadal.arena.budget import DecisionBudget
from hadal.arena.errors import Fault
from hadal.arena.game_result import GameResult
from hadal.arena.play import PLAYERS, play
from hadal.arena.result import result
from tests.arena.kit import BOTS, alive, contest, held, odd

PATIENT = DecisionBudget(patience_s=300)  # a busy machine is not the bot's fault
LIMITS = (0.5, 4.0, 32.0)  # seconds for bots that hang; more if the machine is too busy


def first_game(bot: str, budget: DecisionBudget, trust: bool) -> GameResult:
    """The first game of a bot against random."""
    of = contest(bot, "random", budget=budget, trust=trust)
    try:
        return play(of, of.jobs(0)[0])
    finally:
        PLAYERS.close()


def lost(bot: str, budget: DecisionBudget = PATIENT, trust: bool = False) -> GameResult:
    """The first game of a bot against random, which it must lose by its own fault."""
    return by_its_fault(first_game(bot, budget, trust))


def by_its_fault(game: GameResult) -> GameResult:
    """A game that the first bot has lost by its own fault."""
    assert game.fault is not None and game.seats[game.fault.seat] == 0
    assert game.credit()[game.fault.seat] == 0 and sum(game.credit()) == 1
    return game


def too_slow(bot: Callable[[float], str], trust: bool = False, told: str = "") -> tuple[Fault, float]:
    """Return the fault of a bot that does not answer within a limit, and the limit.

    On a busy machine even random can be too slow for a small limit. Then the game is played again with a larger one.
    """
    for limit in LIMITS:
        game = first_game(bot(limit), DecisionBudget(patience_s=limit), trust)
        if game.fault is not None and game.seats[game.fault.seat] == 0 and told in game.fault.stderr:
            fault = by_its_fault(game).fault
            assert fault is not None
            return fault, limit
    pytest.fail(f"the bot has not lost: {game.fault}")


PROGRAMS = {
    "exits": ("crashed", "exit code 3"),
    "killed": ("crashed", "signal 9"),
    "raises": ("crashed", "exit code 1"),
    "hangs": ("hung", "no answer after"),
    "breeds": ("hung", "no answer after"),
    "half": ("hung", "no answer after"),
    "slow": ("hung", "no answer after"),
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
    if expected == "hung":
        fault, limit = too_slow(lambda limit: odd(kind, 1.2 * limit))
        why = f"no answer after {limit:g} s"
    else:
        found = lost(odd(kind)).fault
        assert found is not None
        fault = found
    assert fault.kind == expected and why in fault.why
    assert fault.decision > 0
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


def test_a_lot_of_stderr_output_is_not_a_fault_and_is_not_kept() -> None:
    of = contest(odd("stderr"), "random")
    try:
        game = play(of, of.jobs(0)[0])
        player = PLAYERS.players[0, 0]
        assert game.fault is None and len(getattr(player, "stderr_tail", b"")) <= 2000
    finally:
        PLAYERS.close()


def test_child_processes_of_a_killed_program_are_killed_too() -> None:
    fault, _ = too_slow(lambda _: odd("breeds"), told="child")
    child = int(re.findall(r"child (\d+)", fault.stderr)[0])
    until(lambda: not alive(child), "the child to end")


def test_no_zombie_process_is_left() -> None:
    too_slow(lambda _: odd("hangs"))
    for kind in ("exits", "killed"):
        lost(odd(kind))
    found = [path.read_text().rpartition(") ")[2].split()[:2] for path in Path("/proc").glob("[0-9]*/stat")]
    assert ["Z", str(os.getpid())] not in found


CLASSES = {
    "HangsBot": ("hung", "no answer"),
    "RaisesBot": ("crashed", "ValueError: no idea"),
    "QuitsBot": ("crashed", "exit code 3"),
    "Cheats": ("illegal", "not legal"),
    "WordsBot": ("illegal", "'the best one' is not legal now"),
    "NothingBot": ("nonsense", "neither an action"),
}


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_that_misbehaves_loses_its_game(name: str) -> None:
    expected, why = CLASSES[name]
    fault = too_slow(lambda _: f"{BOTS}:{name}")[0] if expected == "hung" else lost(f"{BOTS}:{name}").fault
    assert fault is not None and fault.kind == expected and why in fault.why


@pytest.mark.parametrize("name", ["HangsBot", "RaisesBot", "Cheats"])
def test_a_trusted_class_that_misbehaves_loses_its_game_too(name: str) -> None:
    bot = f"{BOTS}:{name}"
    fault = too_slow(lambda _: bot, trust=True)[0] if name == "HangsBot" else lost(bot, trust=True).fault
    assert fault is not None and fault.kind == CLASSES[name][0]
    if name == "RaisesBot":
        assert "odd_bots.py" in fault.stderr  # the location of the error


@pytest.mark.parametrize("trust", [True, False])
def test_a_class_may_answer_with_the_text_of_an_action(trust: bool) -> None:
    of = contest(f"{BOTS}:TextBot", "random", trust=trust)
    assert play(of, of.jobs(0)[0]).fault is None


@pytest.mark.parametrize("trust", [True, False])
def test_a_bot_that_exceeds_its_time_loses(trust: bool) -> None:
    for seconds in (0.02, 2.0, 20.0):  # on a busy machine even random can be too slow for a short time
        game = first_game(f"{BOTS}:Sleeps", DecisionBudget(seconds=seconds), trust)
        if game.fault is not None and game.seats[game.fault.seat] == 0:
            break
    fault = by_its_fault(game).fault
    # In its own process it is stopped at the deadline; on a busy machine its answer may arrive just before that.
    # In this process an alarm stops it half a second after the deadline, unless it answers before.
    assert fault is not None and fault.kind in {"late", "hung"} and fault.seconds > seconds


def test_a_bot_that_is_late_within_the_grace_period_is_counted_and_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hadal.arena.budget.GRACE_S", 30.0)
    of = contest(f"{BOTS}:Naps", "random", budget=DecisionBudget(seconds=0.01), trust=True)
    game = play(of, of.jobs(0)[0])
    assert game.fault is None and game.late[game.seats.index(0)] > 0


@pytest.mark.parametrize("name", ["Prints", "PlaysOnBot"])
def test_harmless_behaviour_is_not_a_fault(name: str) -> None:
    of = contest(f"{BOTS}:{name}", "random", seed=3)
    try:
        assert play(of, of.jobs(0)[0]).fault is None
    finally:
        PLAYERS.close()


def test_the_contest_goes_on_and_reports_every_fault() -> None:
    run = held(contest(odd("exits"), f"{BOTS}:RaisesBot", "random", budget=PATIENT), 9)
    found = result(run)
    assert len(run.games) == 9 and all(game.fault is not None for game in run.games)
    bots = found["entrants"]
    assert isinstance(bots, list)
    assert sum(sum(bot["faults"].values()) for bot in bots) == 9 and not sum(bots[2]["faults"].values())
    assert bots[2]["share"]["value"] == 1.0 and bots[2]["bound"] == "least"


def test_a_bot_in_two_seats_loses_with_both() -> None:
    game = GameResult(0, 0, [0, 1, 0], fault=lost(f"{BOTS}:RaisesBot", trust=True).fault)
    assert game.fault is not None
    game.fault.seat = 2
    assert game.credit() == [0, 1, 0]


def test_processes_are_gone_after_the_contest() -> None:
    run = held(contest(odd("stderr"), "random"), 2)
    assert run.complete_deals and not PLAYERS.players
