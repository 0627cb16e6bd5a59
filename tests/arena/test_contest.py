"""A contest: the same for any number of processes, interrupted and resumed, and its results file."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from waiting import until

from hadal.arena.budget import DecisionBudget
from hadal.arena.contest import Contest, guessed
from hadal.arena.errors import ArenaError
from hadal.arena.executors import Serial, WorkerDied, executor_for, results_of
from hadal.arena.game_result import GameResult
from hadal.arena.play import PLAYERS, play
from hadal.arena.result import result
from hadal.arena.results_file import ResultsFile
from hadal.arena.run import Run, first_share, prepared
from hadal.arena.schedule import Job
from hadal.arena.sprt import Sprt
from hadal.bots import bot
from hadal.core.bot import Bot, decide
from hadal.core.state import State
from tests.arena.kit import BOTS, EXAMPLES, alive, contest, held, odd


def timeless(run: Run) -> str:
    """The result without anything that depends on the clock."""
    found = result(run)
    found.pop("time")
    bots = found["entrants"]
    assert isinstance(bots, list)
    for one in bots:
        one.pop("time")
    return json.dumps(found)


def needs_loky() -> None:
    """Several processes need loky."""
    pytest.importorskip("loky")


@pytest.mark.parametrize("sprt", [None, Sprt(0, 120)], ids=["all", "sprt"])
def test_the_same_seed_gives_the_same_result_whatever_the_number_of_processes(sprt: Sprt | None) -> None:
    needs_loky()
    of = contest("search", "random", budget=DecisionBudget(nodes=24))
    one, two = (held(of, 40, jobs, sprt=sprt) for jobs in (1, 2))
    assert one.width == 1 and two.width == 2
    if sprt:
        assert one.sprt_state is not None and one.sprt_state.verdict == "stronger" and len(one.complete_deals) < 20
    assert timeless(one) == timeless(two)


def test_another_seed_gives_other_games() -> None:
    assert timeless(held(contest("random", "random"), 4)) != timeless(held(contest("random", "random", seed=2), 4))


def test_a_custom_class_plays_the_same_in_its_own_process() -> None:
    source = "hadal.bots.greedy:GreedyBot"
    for bots, trust in ((("greedy", "random"), False), ((f"greedy={source}", "random"), True)):
        of = contest(*bots, game="abyss", trust=trust)
        apart = contest(f"greedy={source}", "random", game="abyss")
        try:
            here, there = (play(one, one.jobs(0)[0]) for one in (of, apart))
        finally:
            PLAYERS.close()
        assert (here.scores, here.decisions, here.owned) == (there.scores, there.decisions, there.owned)


class Showing(Bot):
    """Keeps the guess it was shown."""

    name = "showing"
    shown: State

    def choose(self, guess: State, seat: int, seed: int) -> int:
        self.shown = guess
        return guess.legal()[0]


def test_the_guess_is_the_one_that_bots_get_everywhere() -> None:
    state = contest("random", game="abyss").create_game().seeded(3)
    showing = Showing()
    decide(showing, state, 77)
    assert guessed(state, 77).notation() == showing.shown.notation()


def test_a_program_sees_its_view_and_nothing_else() -> None:
    """Two positions that a seat cannot tell apart give byte-equal questions"""
    of = contest(f"program:{EXAMPLES / 'first.sh'}", game="abyss", seats=4, options={"expansions": "both"})
    program = PLAYERS.seat(of, Job(0, 0, (0, 0, 0, 0)))[0]
    try:
        for seed in range(3):
            state = of.create_game().seeded(seed)
            chooser = bot("random", "abyss")
            for n in range(60):
                if state.over():
                    break
                seat = state.to_move()
                other = state.guess(seat, 1000 + n)
                ask = program.question  # type: ignore[attr-defined]
                assert json.dumps(ask(state, seat, 5, n)) == json.dumps(ask(other, seat, 5, n))
                state.apply(decide(chooser, state, n))
    finally:
        PLAYERS.close()


@pytest.mark.parametrize("game", ["the_abyss", "abyss"])
def test_the_examples_play_whole_games(game: str) -> None:
    of = contest(str(EXAMPLES / "first.sh"), str(EXAMPLES / "likes.py"), f"{EXAMPLES / 'plain.py'}:Plain", game=game)
    run = held(of, 3)
    assert len(run.games) == 3 and not any(game.fault for game in run.games)


def test_a_bot_plays_the_same_as_a_class_and_as_a_program() -> None:
    run = held(contest(str(EXAMPLES / "likes.py"), f"{EXAMPLES / 'plain.py'}:Plain"), 4)
    assert [first_share(deal) for deal in run.complete_deals] == [0.5, 0.5]


# The file of results.


def test_games_are_written_as_they_finish_and_can_be_read_again(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    of = contest("greedy", "random", odd("exits"), game="abyss")
    run = held(of, 6, path=path)
    again = prepared(of, 6, ResultsFile(path, of), None, ResultsFile(path, of).resume())
    assert again.over and timeless(again) == timeless(run)


def begun(tmp_path: Path, games: int = 8) -> tuple[Contest, Path]:
    """A contest that has been played, and its file."""
    of, path = contest("greedy", "random"), tmp_path / "games.jsonl"
    held(of, games, path=str(path))
    return of, path


def test_a_game_whose_line_was_truncated_is_played_again(tmp_path: Path) -> None:
    of, path = begun(tmp_path)
    whole = path.read_text()
    path.write_text(whole[:-40])
    log = ResultsFile(str(path), of)
    have = log.resume()
    assert len(have) == 7
    run = prepared(of, 8, log, None, have)
    run.play(Serial(of))
    log.close()
    assert len(run.games) == 8 and len(path.read_text().splitlines()) == 9
    assert [json.loads(line)["deal"] for line in path.read_text().splitlines()[1:]].count(3) == 2


def test_a_longer_contest_continues_where_a_shorter_one_ended(tmp_path: Path) -> None:
    of, path = begun(tmp_path)
    log = ResultsFile(str(path), of)
    run = prepared(of, 14, log, None, log.resume())
    played: list[int] = []
    run.play(Serial(of), lambda now: played.append(len(now.games)))
    assert len(run.games) == 14 and len(played) == 6
    assert timeless(run) == timeless(held(of, 14))


def test_a_game_that_is_in_the_file_twice_counts_once(tmp_path: Path) -> None:
    of, path = begun(tmp_path)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines, lines[1], lines[2]]) + "\n")
    assert len(ResultsFile(str(path), of).resume()) == 8


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: "", "arena-no-results"),
        (lambda text: "hello\n", "arena-no-results"),
        (lambda text: "{}\n", "arena-no-results"),
        (lambda text: "\x00\xff" * 20 + "\n", "arena-no-results"),
        (lambda text: text.replace('"seed":1', '"seed":2', 1), "arena-other-contest"),
        (lambda text: text.replace('"greedy"', '"random"'), "arena-other-contest"),
        (
            lambda text: text.replace('"winners":[0]', '"winners":[7]').replace('"winners":[1]', '"winners":[]'),
            "arena-bad-line",
        ),
        (lambda text: text.replace('{"deal":0', '{"deal":-1'), "arena-bad-line"),
        (lambda text: text.replace('{"deal":0', '["deal"'), "arena-bad-line"),
        (lambda text: text.replace('"seats":[0,1]', '"seats":[0,0]'), "arena-bad-line"),
        (lambda text: text.replace('"think":[', '"think":["x",'), "arena-bad-line"),
        (lambda text: text.replace('"owned":{}', '"owned":{"lords":[1,2]}'), "arena-bad-line"),
        (lambda text: text.replace('"moves":[', '"moves":[1,'), "arena-bad-line"),
    ],
)
def test_a_file_of_another_contest_is_rejected(tmp_path: Path, spoil: object, message: str) -> None:
    of, path = begun(tmp_path, 4)
    assert callable(spoil)
    path.write_text(spoil(path.read_text()), encoding="latin-1")
    with pytest.raises(ArenaError) as trouble:
        ResultsFile(str(path), of).resume()
    assert trouble.value.message == message


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    of, path = begun(tmp_path, 2)
    before = path.read_text()
    with pytest.raises(ArenaError, match="arena-file-there"):
        ResultsFile(str(path), of).create()
    assert path.read_text() == before


def children(pid: int) -> list[int]:
    """The processes a process has started, and theirs."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    own = [int(word) for word in listed.read_text().split()] if listed.exists() else []
    return own + [grandchild for child in own for grandchild in children(child)]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT], ids=["kill", "ctrl-c"])
def test_an_interrupted_contest_resumes_and_ends_with_the_same_result(tmp_path: Path, how: signal.Signals) -> None:
    needs_loky()
    games, hold = tmp_path / "games.jsonl", tmp_path / "hold"
    # The bot stops answering after a few games, so that the contest cannot end before it is interrupted.
    bot = tmp_path / "first.sh"
    wait = f"    '{{\"type\":\"go\"'*) while [ -e '{hold}' ] && [ $(wc -l < '{games}') -ge 6 ]; do sleep 0.05; done\n"
    bot.write_text((EXAMPLES / "first.sh").read_text().replace('    \'{"type":"go"\'*)\n', wait))
    bot.chmod(0o755)
    hold.touch()
    command = [sys.executable, "-m", "hadal", "arena", "greedy", str(bot), "--games", "24"]
    command += ["--seed", "4", "--out", str(tmp_path), "--jobs", "2", "--json"]
    first = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    until(lambda: games.exists() and games.read_bytes().count(b"\n") >= 3, "some games")
    started = children(first.pid)
    os.kill(first.pid, how)
    out, _ = first.communicate(timeout=240)
    if how == signal.SIGINT:
        assert first.returncode == 130 and 0 < json.loads(out)["games"] < 24 and json.loads(out)["interrupted"]
    assert started
    until(lambda: not any(alive(pid) for pid in started), "the processes to end")
    before = games.read_bytes().count(b"\n") - 1
    hold.unlink()
    done = subprocess.run([*command, "--resume"], capture_output=True, text=True, check=True, timeout=400)
    found = json.loads(done.stdout)
    assert found["games"] == 24 and 0 < before < 24
    lines = [json.loads(line) for line in games.read_text().splitlines()[1:]]
    assert len({(line["deal"], line["number"]) for line in lines}) == len(lines) == 24
    whole = held(contest("greedy", str(EXAMPLES / "first.sh"), seed=4), 24)
    assert [bot["share"] for bot in found["entrants"]] == [
        bot["share"] for bot in json.loads(timeless(whole))["entrants"]
    ]


# Executors.


class Careless:
    """An executor whose processes die with every third batch, before or after playing it."""

    width = 3

    def __init__(self, of: Contest) -> None:
        self.of, self.n = of, 0

    def submit(self, jobs: list[Job]) -> object:
        return jobs

    def wait(self, tasks: list[object]) -> list[object]:
        return tasks[-2:]

    def result(self, task: object) -> list[GameResult]:
        assert isinstance(task, list)
        self.n += 1
        if self.n % 3 == 0:
            raise WorkerDied
        return [play(self.of, job) for job in task]

    def close(self) -> None:
        PLAYERS.close()


def test_games_of_a_dead_process_are_played_again_and_none_counts_twice() -> None:
    of = contest("random", "random")
    run = prepared(of, 60, ResultsFile("", of), None, [])
    run.play(Careless(of))
    assert len(run.games) == 60 and timeless(run) == timeless(held(of, 60))


class Hopeless(Careless):
    """An executor that never returns a result."""

    def result(self, task: object) -> list[GameResult]:
        raise WorkerDied


def test_a_contest_ends_if_every_process_dies() -> None:
    of = contest("random", "random")
    with pytest.raises(ArenaError, match="arena-workers-die"):
        list(results_of(Hopeless(of), iter(of.jobs(0))))


def test_a_worker_that_is_killed_costs_no_game() -> None:
    needs_loky()
    of = contest("greedy", "random")
    run = prepared(of, 60, ResultsFile("", of), None, [])
    executor = executor_for(of, "processes", 2, "")
    killed: list[int] = []

    def murder(now: Run) -> None:
        if len(now.games) >= 6 and not killed:
            for pid in children(os.getpid()):
                if b"loky_posix" in Path(f"/proc/{pid}/cmdline").read_bytes() and not killed:
                    killed.append(pid)
                    os.kill(pid, signal.SIGKILL)

    run.play(executor, murder)
    assert killed and len(run.games) == 60 and timeless(run) == timeless(held(of, 60))


def test_a_trusted_class_that_exits_its_process_ends_the_contest_with_a_message() -> None:
    needs_loky()
    of = contest(f"{BOTS}:QuitsBot", "random", trust=True)
    run = prepared(of, 4, ResultsFile("", of), None, [])
    with pytest.raises(ArenaError, match="arena-workers-die"):
        run.play(executor_for(of, "processes", 2, ""))


def test_the_record_of_a_game_is_dealt_from_its_deal_alone() -> None:
    of = contest("random", "random", seats=2)
    assert of.secret(0) != of.secret(1) and of.secret(5) == contest("greedy", seats=2).secret(5)
