"""A bot in its own process, with the JSON Lines protocol of docs/bots.md.

A program receives its view, never the table; a Python class receives a guess, like all Python bots. A faulty process
can only lose its own game: reads have a deadline, and the process is killed with all its children.
"""

from __future__ import annotations

import ctypes
import json
import os
import selectors
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import IO

from hadal.arena.budget import DecisionBudget
from hadal.arena.contest import guessed
from hadal.arena.errors import CRASHED, HUNG, ILLEGAL, MOST_STDERR, NONSENSE, Misconduct
from hadal.arena.game_facts import names_of
from hadal.core.game import Game
from hadal.core.state import State

PROTOCOL = 1
START_S = 20.0  # time limit for a process to become ready
QUIT_S = 0.5  # time limit for a process to exit on request
LONGEST = 1 << 16  # maximum bytes of a line
MOST_INFO = 1000  # maximum info lines before an answer
SEED_BITS = 0x7FFFFFFF  # bits of a seed sent to a program: exact in every language
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


def leave_with_parent() -> None:
    """Exit with the arena, even while computing (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


class SubprocessPlayer:
    """One process for one seat. It is started on demand, and restarted after it was killed."""

    def __init__(self, command: list[str], budget: DecisionBudget, guesses: bool = False) -> None:
        self.command = command
        self.budget = budget
        self.guesses = guesses  # True: send a guess, as to Python bots; False: send a view
        self.process: subprocess.Popen[bytes] | None = None
        self.received = b""  # received bytes that are not yet a whole line
        self.stderr_tail = b""  # the end of its stderr output
        self.sent = ""
        self.ready: dict[str, object] = {}

    # Calls from the arena.

    def begin(self, game: Game, seat: int, seed: int) -> None:
        """Announce a new game."""
        if self.process is None or self.process.poll() is not None:
            self.start()
        self.send({"type": "new", "seat": seat, "seed": seed & SEED_BITS, **described(game)}, START_S)

    def move(self, state: State, seat: int, seed: int, number: int) -> int:
        """Return its action; anything but a legal answer in time forfeits the game and kills the process."""
        try:
            self.discard_info()
            self.send(self.question(state, seat, seed, number), self.budget.deadline_s)
            return self.read_move(self.read_line_within(self.budget.deadline_s), state, number)
        except Misconduct:
            self.kill()
            raise

    def end(self, scores: list[int], winners: list[int]) -> None:
        """Announce the end of the game; failures are ignored."""
        try:
            self.send({"type": "end", "scores": scores, "winners": winners}, QUIT_S)
        except Misconduct:
            self.kill()

    def close(self) -> None:
        """Ask it to quit; kill it if it does not."""
        if self.process is None:
            return
        try:
            self.send({"type": "quit"}, QUIT_S)
            self.stream("stdin").close()
            self.process.wait(QUIT_S)
        except (Misconduct, OSError, subprocess.TimeoutExpired):
            pass
        self.kill()

    # Messages.

    def question(self, state: State, seat: int, seed: int, number: int) -> dict[str, object]:
        """Return the message that asks for a decision."""
        head: dict[str, object] = {"type": "go", "number": number, "budget": self.budget.as_message()}
        if self.guesses:
            return head | {"seat": seat, "seed": seed, "guess": state.game.write(guessed(state, seed))}
        names = state.game.blocks.name
        legal = [label.as_dict() | {"name": names(label.action)} for label in state.labels()]
        return head | {"seed": seed & SEED_BITS, "view": state.view(seat), "legal": legal}

    def read_move(self, line: str, state: State, number: int) -> int:
        """Read the action from an answer."""
        answer = self.parsed(line)
        kind = answer.get("type")
        if kind == "failed":  # sent by subprocess_main when the class raises
            why, trace = str(answer.get("why")), str(answer.get("trace", ""))
            raise Misconduct(CRASHED, why, self.sent, "", trace + self.stderr())
        if kind != "move":
            raise self.nonsense(f"its answer is of type {kind!r}, not 'move'", line)
        if answer.get("number", number) != number:
            raise self.nonsense(f"it answers number {answer['number']}, not {number}", line)
        return self.chosen(answer, line, state)

    def chosen(self, answer: dict[str, object], line: str, state: State) -> int:
        """Return the action given by number or name, if it is legal."""
        action, name = answer.get("action"), answer.get("name")
        legal = state.legal()
        if action is None and isinstance(name, str):
            named = {state.game.blocks.name(one): one for one in legal}
            if name in named:
                return named[name]
            raise Misconduct(ILLEGAL, f"{name!r} is not legal now", self.sent, line, self.stderr())
        if not isinstance(action, int) or isinstance(action, bool):
            raise self.nonsense("its move has neither an action, a whole number, nor a name", line)
        if action not in legal:
            known = 0 <= action < state.game.actions
            what = f"{action} ({state.game.blocks.name(action)})" if known else f"{action}"
            raise Misconduct(ILLEGAL, f"action {what} is not legal now", self.sent, line, self.stderr())
        return action

    def parsed(self, line: str) -> dict[str, object]:
        """Parse a line as a JSON object."""
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise self.nonsense("its answer is not a JSON object on one line (texts for people go to stderr)", line)
        return found

    def nonsense(self, why: str, line: str) -> Misconduct:
        """Return the misconduct for an invalid answer."""
        return Misconduct(NONSENSE, why, self.sent, line, self.stderr())

    def discard_info(self) -> None:
        """Discard info lines that arrived before the question; any other line is misconduct."""
        self.listen(0)
        while b"\n" in self.received:
            line = self.next_line()
            if self.parsed(line).get("type") != "info":
                raise self.nonsense("it spoke before it was asked", line)

    # Pipes.

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        self.kill()
        self.received = self.stderr_tail = b""
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0,
                start_new_session=True, preexec_fn=leave_with_parent,  # noqa: PLW1509  # one thread plays
            )  # fmt: skip
        except (OSError, ValueError) as error:
            raise Misconduct(CRASHED, f"it cannot be started: {error}") from None
        for name in ("stdin", "stdout", "stderr"):
            os.set_blocking(self.stream(name).fileno(), False)
        try:
            self.send({"type": "hello", "protocol": PROTOCOL}, START_S)
            line = self.read_line_within(START_S)
            self.ready = self.parsed(line)
            if self.ready.get("type") == "failed":
                raise Misconduct(CRASHED, str(self.ready.get("why")), self.sent, line, self.stderr())
            if self.ready.get("type") != "ready":
                raise self.nonsense("its first line is not of type 'ready'", line)
        except Misconduct:
            self.kill()
            raise

    def send(self, message: dict[str, object], seconds: float) -> None:
        """Send a message."""
        self.sent = json.dumps(message, separators=(",", ":"))
        data = memoryview(self.sent.encode() + b"\n")
        until = time.monotonic() + seconds
        while data:
            try:
                data = data[os.write(self.stream("stdin").fileno(), data) :]
            except BlockingIOError:
                if time.monotonic() > until:
                    raise Misconduct(HUNG, "it does not read", self.sent, "", self.stderr()) from None
                self.listen(0.01)
            except OSError:
                raise self.exit_misconduct() from None

    def read_line_within(self, seconds: float) -> str:
        """Return its next line that is not info."""
        until = time.monotonic() + seconds
        for _ in range(MOST_INFO):
            while b"\n" not in self.received:
                if len(self.received) > LONGEST:
                    raise self.nonsense(f"a line is longer than {LONGEST} bytes", self.partial_line())
                left = until - time.monotonic()
                if left <= 0:
                    raise Misconduct(
                        HUNG, f"no answer after {seconds:g} s", self.sent, self.partial_line(), self.stderr()
                    )
                self.listen(left)
            line = self.next_line()
            if not line.lstrip().startswith('{"type":"info"') and not line.lstrip().startswith('{"type": "info"'):
                return line
        raise self.nonsense(f"{MOST_INFO} lines of info and no answer", line)

    def next_line(self) -> str:
        """Remove and return the first complete line received."""
        line, _, self.received = self.received.partition(b"\n")
        return line.decode(errors="replace")

    def partial_line(self) -> str:
        """Return the incomplete line received so far."""
        return self.received[:LONGEST].decode(errors="replace")

    def listen(self, seconds: float) -> None:
        """Read for up to `seconds`; raise if the process has gone."""
        assert self.process is not None
        with selectors.DefaultSelector() as both:
            for name in ("stdout", "stderr"):
                if not self.stream(name).closed:
                    both.register(self.stream(name), selectors.EVENT_READ, name)
            for key, _ in both.select(seconds):
                self.take(str(key.data))

    def take(self, name: str) -> None:
        """Read the available data of one stream."""
        try:
            data = os.read(self.stream(name).fileno(), LONGEST)
        except BlockingIOError:
            return
        if name == "stderr":
            self.stderr_tail = (self.stderr_tail + data)[-MOST_STDERR:]
            if not data:
                self.stream(name).close()
        elif data:
            self.received += data
        else:
            raise self.exit_misconduct()

    def exit_misconduct(self) -> Misconduct:
        """Return the misconduct for a process that exited or closed its pipe, with the exit status if known."""
        assert self.process is not None
        try:
            code = self.process.wait(QUIT_S)
        except subprocess.TimeoutExpired:
            return Misconduct(CRASHED, "it closed its output", self.sent, self.partial_line(), self.stderr())
        how = f"it was ended by signal {-code}" if code < 0 else f"it ended with exit code {code}"
        return Misconduct(CRASHED, how, self.sent, self.partial_line(), self.stderr())

    def stderr(self) -> str:
        """Return the end of its stderr output."""
        while self.process is not None and not self.stream("stderr").closed:
            before = self.stderr_tail
            try:
                self.take("stderr")
            except Misconduct:
                break
            if self.stderr_tail == before:
                break
        return self.stderr_tail.decode(errors="replace")

    def stream(self, name: str) -> IO[bytes]:
        """Return one of the three pipes."""
        found = getattr(self.process, name)
        assert found is not None
        stream: IO[bytes] = found
        return stream

    def kill(self) -> None:
        """Kill the process and its process group, and wait for it."""
        process, self.process = self.process, None
        if process is None:
            return
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            process.kill()
        for stream in (process.stdin, process.stdout, process.stderr):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        process.wait()


def described(game: Game) -> dict[str, object]:
    """Describe a game for a program: its options, and the meaning of the numbers in a view."""
    copies = game.copies()
    return {
        "game": game.name,
        "seats": game.seats,
        "options": game.options.values,
        "questions": game.questions,
        "cards": [{"name": game.card_name(card), "copies": n} for card, n in enumerate(copies)],
        **names_of(game),
    }
