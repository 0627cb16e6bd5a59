"""A worker process: reads guesses from its parent, lets a bot choose, answers with an action."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

from hadal.bots import bot
from hadal.core.registry import cached, counts, names, position
from hadal.server.ops.redaction import error_location

HEADER_BYTES = 4  # bytes before each message: how long it is
NICE = 5  # people who wait for a page go first
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


class BotQuestion(Struct):
    """What would this bot do? The position is a guess: all a worker ever sees."""

    guess: str
    seat: int
    bot: str
    seed: int


class BotAnswer(Struct, omit_defaults=True):
    """What the bot does, or why there is no answer; without either: I am ready."""

    action: int = -1
    fault: str = ""


class IllegalChoice(Exception):
    """The bot answered with something that is not allowed here."""


def frame(message: Struct) -> bytes:
    """A message as it goes through a pipe."""
    data = msgspec.json.encode(message)
    return len(data).to_bytes(HEADER_BYTES, "big") + data


def answer(ask: BotQuestion) -> BotAnswer:
    """What the bot does; whatever it raises is told without a word about its cards."""
    try:
        return BotAnswer(action=choose_action(ask))
    except MemoryError:
        raise  # this process is of no use any more
    except Exception as error:
        return BotAnswer(fault=error_location(error))


def choose_action(ask: BotQuestion) -> int:
    """The legal action that the bot chooses."""
    guess = position(ask.guess, cached)
    legal = guess.legal()  # before the bot plays on in its guess
    action = bot(ask.bot, guess.game.name).choose(guess, ask.seat, ask.seed)
    if action not in legal:
        raise IllegalChoice
    return int(action)


def become_background_process() -> None:
    """Give way to others, leave Ctrl-C to the parent, and do not outlive it even while thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes to the parent; a bot that reads or prints finds nothing and nobody."""
    asks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    return asks, answers


def serve_one(asks: BinaryIO, answers: BinaryIO) -> bool:
    """Answer one message; True if there are no more, because the parent has gone."""
    head = asks.read(HEADER_BYTES)
    if len(head) < HEADER_BYTES:
        return True
    ask = msgspec.json.decode(asks.read(int.from_bytes(head, "big")), type=BotQuestion)
    answers.write(frame(answer(ask)))
    answers.flush()
    return False


def main() -> None:
    """Think until the parent has gone."""
    become_background_process()
    for name in names():
        counts(name)  # imports the game, so that the first question takes no longer than others
    # Until here a fault of the installation is written to the server's standard error as usual.
    asks, answers = pipes()
    answers.write(frame(BotAnswer()))
    answers.flush()
    while not serve_one(asks, answers):
        pass


if __name__ == "__main__":
    main()
