"""`hadal play`: whole games through stdin, mistakes, and a terminal that closes."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hadal as package
from hadal.cli.arguments import UsageError
from hadal.cli.drawing import table_for
from hadal.cli.play import PlayArgs, begun, seated
from hadal.cli.seats import bot_move
from hadal.cli.session import TerminalGame
from hadal.cli.terminal import Terminal
from hadal.core.match import Match
from hadal.words import Words

from .conftest import Hadal


def script(args: PlayArgs, detour: bool = False) -> list[str]:
    """The input of a player who always takes the middle choice, found by playing the same game in parallel.

    With a detour, a move that reveals nothing is made and undone before the right one.
    """
    match, typed = begun(args), []
    bots = seated(args, match)
    while not match.state.over():
        legal = match.state.legal()
        if bots[match.state.to_move()] is not None:
            match.play(bot_move(bots, match.state, match.record.secret, len(match.record.moves)))
            continue
        right = len(legal) // 2
        if detour and (wrong := harmless(match, right)) is not None:
            typed += [str(wrong + 1), "u"]
            detour = False
        typed.append(str(right + 1))
        match.play(legal[right])
    assert not detour
    return typed


def harmless(match: Match, right: int) -> int | None:
    """Another choice that can be undone at once: the same seat stays to move and nothing is revealed."""
    seat = match.state.to_move()
    for i, action in enumerate(match.state.legal()):
        after = match.state.clone()
        after.apply(action)
        if i != right and after.to_move() == seat and not after.revealed:
            return i
    return None


def lines(*typed: str) -> str:
    """Typed lines."""
    return "".join(f"{line}\n" for line in typed)


def test_a_whole_game_with_a_misclick_taken_back_saved_shown_and_verified(hadal: Hadal) -> None:
    typed = script(PlayArgs(seed="8", seats=3, bots="random"), detour=True)
    result = hadal(
        "play", "--seats", "3", "--seed", "8", "--bots", "random", "--save", "game.jsonl", typed=lines(*typed)
    )
    out = result.stdout
    assert out.count("Undone.") == 1
    assert "The game is over." in out and "Total" in out and ("wins." in out or "You win!" in out)
    assert "hadal verify game.jsonl" in out
    record = package.read_record(Path("game.jsonl").read_text())
    assert record.commitment in out and record.secret.hex() in out
    assert out.index(record.commitment) < out.index(record.secret.hex())
    assert ": valid" in hadal("verify", "game.jsonl").stdout
    assert "Total" in hadal("show", "game.jsonl").stdout
    assert max(map(len, out.splitlines())) <= 80


def test_a_finished_game_can_be_looked_at_again(hadal: Hadal) -> None:
    hadal("record", "--seats", "3", "--bots", "random", "-o", "game.jsonl")
    assert "already over" in hadal("play", "--resume", "game.jsonl", typed="").stdout


def test_quitting_saves_and_the_game_resumes_the_same(hadal: Hadal) -> None:
    typed = script(PlayArgs(seed="5", seats=2, bots="random"))
    out = hadal("play", "--seed", "5", "--seats", "2", "--bots", "random", typed=lines(*typed[:9], "q", "y")).stdout
    file = re.search(r"--resume (\S+)", out)
    assert file and Path(file[1]).exists()
    rest = hadal("play", "--resume", file[1], "--bots", "random", typed=lines(*typed[9:])).stdout
    assert "Resumed from" in rest and "The game is over." in rest
    assert ": valid" in hadal("verify", file[1]).stdout


def test_a_tampered_game_is_not_resumed(hadal: Hadal) -> None:
    hadal("record", "--seats", "3", "--bots", "random", "-o", "game.jsonl")
    text = Path("game.jsonl").read_text()
    head, *rest = text.splitlines()
    changed = json.loads(head) | {"commitment": "00" * 32}
    Path("game.jsonl").write_text("\n".join([json.dumps(changed), *rest]))
    assert "does not match the commitment" in hadal.refuses("play", "--resume", "game.jsonl")


def test_an_old_file_is_not_overwritten(hadal: Hadal) -> None:
    Path("mine.txt").write_text("precious")
    assert "already exists" in hadal.refuses("play", "--save", "mine.txt")
    assert Path("mine.txt").read_text() == "precious"


def test_a_file_that_cannot_be_written_is_reported_before_the_game(hadal: Hadal) -> None:
    assert "cannot be written" in hadal.refuses("play", "--save", "x" * 300)
    assert "there is no folder" in hadal.refuses("play", "--save", "nowhere/game.jsonl")
    assert not list(hadal.folder.iterdir())


def test_a_disk_error_does_not_end_the_game(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: str, text: str) -> None:
        raise UsageError(f"{file} cannot be written: no space left on device")

    monkeypatch.setattr("hadal.cli.seated_match.write_text", full)
    out = hadal("play", "--seats", "3", "--seed", "4", "--bots", "random", "--save", "g.jsonl", typed=lines("1")).stdout
    assert "no space left on device" in out and out.count("Your choice >") == 2


def test_the_default_file_is_never_an_existing_one(hadal: Hadal) -> None:
    for _ in range(3):
        hadal("play", "--seats", "3", "--seed", "5", typed=lines("s", "q", "y"))
    assert len(list(hadal.folder.iterdir())) == 3


@pytest.mark.parametrize(
    ("args", "seating"),
    [
        ([], ""),
        (["--hotseat"], " --hotseat"),
        (["--seat", "B"], " --seat B"),
        (["--bots", "random,greedy"], " --bots random,greedy"),
        (["--bots", "random", "--seat", "C"], " --seat C --bots random,random"),
    ],
)
def test_the_hint_for_resuming_keeps_everybodys_seats(hadal: Hadal, args: list[str], seating: str) -> None:
    begin = [""] if "--hotseat" in args else []
    out = hadal("play", "--seats", "3", "--seed", "5", "--save", "my game", *args, typed=lines(*begin, "s")).stdout
    assert f"hadal play --resume 'my game'{seating}\n" in out


@pytest.mark.parametrize("args", [["--seats", "0"], ["--save", ""], ["--resume", ""], ["--seed", "9" * 5000]])
def test_an_empty_answer_is_not_taken_as_the_default(hadal: Hadal, args: list[str]) -> None:
    sentence = hadal.refuses("play", *args)
    assert any(words in sentence for words in ("2 to 4 players, not 0", "needs a file name", "at most 100"))


def test_a_long_log_is_cut_to_the_lines_that_fit(hadal: Hadal) -> None:
    game = terminal_game_of(PlayArgs(seed="8", seats=3, bots="random", hotseat=False))
    while len(game.match.record.moves) < 40:
        game.match.play(game.match.state.legal()[0])
    told = [event for entry in game.match.events for event in entry]
    for most in (3, 5, 9):
        with game.terminal.console.capture() as captured:
            game.tell(told, 0, most)
        assert "earlier lines" in captured.get() and captured.get().count("\n") <= most


def terminal_game_of(args: PlayArgs) -> TerminalGame:
    """A game that has just been set up."""
    match, terminal, words = begun(args), Terminal(), Words("en")
    return TerminalGame(match, seated(args, match), terminal, words, table_for(match.game.name, terminal, words))


def test_mistyped_lines_change_nothing_and_are_answered(hadal: Hadal) -> None:
    typed = lines("99", "x", "-1", "²", "u", "w", "w fly", "w stop", "w take", "?", "l", "q", "perhaps", "n", "")
    out = hadal("play", "--seats", "3", "--seed", "4", "--bots", "random", "--seat", "C", typed=typed).stdout
    assert out.count("is not a choice: type a number from 1 to 2") == 4
    assert "There is nothing to undo yet." in out
    assert "Type w and an action" in out and "'fly' is not an action" in out
    assert "That does not answer the current question" in out and "take is allowed now." in out
    assert "Every turn begins with a draw." in out
    assert "Please answer y or n." in out
    assert "The game was closed." in out and "Nothing was saved." in out
    assert not list(hadal.folder.iterdir())


def test_why_not_says_which_words_are_understood(hadal: Hadal) -> None:
    typed = lines("w stop", "w fly", "w keep", "w")
    out = " ".join(
        hadal("play", "--seats", "3", "--seed", "4", "--bots", "random", "--seat", "C", typed=typed).stdout.split()
    )
    assert "current question. (stop belongs to another question.) Your choices now: take, draw." in out
    assert "Kinds of action, each with an example: take, draw, keep:" in out
    assert "keep needs to be more specific: keep:" in out
    assert "such as w play:S1" in out


def test_the_end_of_a_round_is_summed_up(hadal: Hadal) -> None:
    typed = script(PlayArgs(seed="8", seats=3, bots="random"))
    out = hadal("play", "--seats", "3", "--seed", "8", "--bots", "random", typed=lines(*typed, "n")).stdout
    told = re.findall(r"Round (\d+) is over \((Stop|last player left|empty deck)\)\. Round points and totals:", out)
    assert [int(n) for n, _ in told] == list(range(1, len(told) + 1)) and len(told) >= 2
    summed = re.search(r"  A You (\+\d+|out), \d+ · B random (\+\d+|out), \d+ · C random (\+\d+|out), \d+\n", out)
    assert summed
    assert "Press Enter to continue" not in out  # no person plays there


def test_a_person_gets_time_to_read_the_points(hadal: Hadal, monkeypatch: pytest.MonkeyPatch) -> None:
    game = terminal_game_of(PlayArgs(seed="8", seats=3, bots="random", hotseat=True))
    asked: list[str] = []

    def ask(_: Terminal, prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setattr(Terminal, "interactive", True)
    monkeypatch.setattr(Terminal, "ask", ask)
    while not game.match.state.over() and not asked:
        game.play([game.match.state.legal()[0]])
    assert asked == ["Press Enter to continue > "]


def test_the_reason_why_not_has_its_numbers(hadal: Hadal) -> None:
    out = hadal("play", "--seats", "3", "--seed", "4", "--bots", "random", typed=lines("1", "w stop")).stdout
    assert "You need 25 points in hand; you have 14." in out


def test_a_draw_cannot_be_taken_back(hadal: Hadal) -> None:
    out = hadal("play", "--seats", "3", "--seed", "4", "--bots", "random", typed=lines("2", "u")).stdout
    assert "revealed a card" in out


def test_hotseat_hides_the_hand_before_the_screen_is_passed(hadal: Hadal) -> None:
    typed = script(PlayArgs(seed="3", seats=2, hotseat=True))
    out = hadal("play", "--seed", "3", "--seats", "2", "--hotseat", typed=lines(*passing(3, typed))).stdout
    assert "Pass the screen to B." in out and "The game is over." in out


def passing(seed: int, typed: list[str]) -> Iterator[str]:
    """The input with an Enter whenever the screen changes hands, and the last answer."""
    match = begun(PlayArgs(seed=str(seed), seats=2, hotseat=True))
    looking = -1
    for choice in typed:
        if match.state.to_move() != looking:
            looking = match.state.to_move()
            yield ""
        yield choice
        match.play(match.state.legal()[int(choice) - 1])
    yield "n"


def test_hotseat_offers_to_take_back_before_the_screen_is_passed(hadal: Hadal) -> None:
    typed = lines(*regret())
    out = hadal("play", "--seed", "3", "--seats", "2", "--hotseat", typed=typed).stdout
    assert "undoes the last move" in out and "Undone." in out


def regret() -> list[str]:
    """The first player draws, keeps a card, ends the turn, and undoes that."""
    match = begun(PlayArgs(seed="3", seats=2, hotseat=True))
    seat = match.state.to_move()
    match.play(match.game.blocks.id("draw"))
    match.play(match.state.legal()[0])
    done = str(len(match.state.legal()))
    match.play(match.game.blocks.id("done"))
    assert match.can_undo(seat)
    return ["", "2", "1", done, "u"]


def test_memory_shows_what_was_seen(hadal: Hadal) -> None:
    typed = script(PlayArgs(seed="8", seats=3, bots="random"))
    out = hadal("play", "--seats", "3", "--seed", "8", "--bots", "random", "--memory", typed=lines(*typed, "n")).stdout
    assert "you know:" in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    "change", [{"LC_ALL": "C"}, {"TERM": "dumb"}, {"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "NO_COLOR": "1"}]
)
def test_without_utf8_everything_is_ascii(hadal: Hadal, change: dict[str, str]) -> None:
    typed = script(PlayArgs(seed="8", seats=4, bots="random"))
    command = [sys.executable, "-m", "hadal.cli", "play", "--seed", "8", "--seats", "4", "--bots", "random", "--memory"]
    done = subprocess.run(
        command, input=lines(*typed, "n").encode(), capture_output=True, env=os.environ | change, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.isascii() and b"\x1b" not in done.stdout
    assert b"|S1 |" in done.stdout


def test_ctrl_c_prints_no_traceback_and_keeps_what_was_to_be_saved(hadal: Hadal) -> None:
    command = [
        sys.executable,
        "-u",
        "-m",
        "hadal.cli",
        "play",
        "--seats",
        "3",
        "--seed",
        "4",
        "--bots",
        "random",
        "--save",
        "g.jsonl",
    ]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8") as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write("1\n")
        process.stdin.flush()
        seen = ""
        while seen.count("Your choice >") < 2:
            letter = process.stdout.read(1)
            assert letter, process.stderr.read()
            seen += letter
        process.send_signal(signal.SIGINT)
        out, err = process.stdout.read(), process.stderr.read()
    assert process.returncode == 130
    assert "Traceback" not in err and "Traceback" not in out and err.strip() == ""
    assert "Saved to g.jsonl" in out
    assert len(package.read_record(Path("g.jsonl").read_text()).moves) >= 2


# Runs a command and reports when its own function is on the stack, however long the start takes.
TELLING = """
import os, sys, threading
from hadal.cli import main

def tell(ident, file, seen=threading.Event()):
    while not seen.wait(0.01):
        frame = sys._current_frames()[ident]
        while frame and not (frame.f_code.co_filename.endswith(file) and frame.f_code.co_name != "<module>"):
            frame = frame.f_back
        if frame:
            os.write(1, b"begun\\n")  # print would hold a lock that is needed at the end
            seen.set()

threading.Thread(target=tell, args=(threading.main_thread().ident, f"/cli/{sys.argv[1]}.py"), daemon=True).start()
main()
"""


@pytest.mark.parametrize("args", [["simulate", "--games", "1000000"], ["bench", "--seconds", "600"]])
def test_ctrl_c_ends_long_commands_quietly(hadal: Hadal, args: list[str]) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", TELLING, *args], stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "begun\n"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=240)
    assert process.returncode == 130 and "Traceback" not in err


def test_a_pipe_that_closes_is_not_an_error(hadal: Hadal) -> None:
    hadal("record", "--seats", "3", "--bots", "random", "-o", "game.jsonl")
    command = f"{sys.executable} -m hadal.cli show game.jsonl --moves | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert "starts round 1" in done.stdout and done.stderr == ""


def test_a_pipe_that_was_never_read_is_not_an_error(hadal: Hadal) -> None:
    hadal("record", "--seats", "3", "--bots", "random", "-o", "game.jsonl")
    command = [sys.executable, "-m", "hadal.cli", "show", "game.jsonl", "--moves"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
