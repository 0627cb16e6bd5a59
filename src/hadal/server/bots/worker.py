"""A worker process: reads guessed positions from its parent, lets a bot choose, and returns the action."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from time import process_time
from typing import BinaryIO

import msgspec
from msgspec import Struct

from hadal.bots import bot
from hadal.core.registry import cached, counts, names, position
from hadal.server.ops.redaction import error_location

HEADER_BYTES = 4  # before each message: its length
NICE = 5  # requests of people come first
DIE_WITH_PARENT = 1  # PR_SET_PDEATHSIG


class BotQuestion(Struct):
    """Which action does this bot choose? A worker never sees more than a guessed position."""

    guess: str
    seat: int
    bot: str
    seed: int


class BotAnswer(Struct, omit_defaults=True):
    """The action a bot chose, or why there is none; without either, the worker is ready."""

    action: int = -1
    error: str = ""
    seconds: float = 0.0  # of the processor, that the decision took


class IllegalChoice(Exception):
    """The bot chose an action that is not legal."""


def frame(message: Struct) -> bytes:
    """A message with its length in front, as it is sent through a pipe."""
    data = msgspec.json.encode(message)
    return len(data).to_bytes(HEADER_BYTES, "big") + data


def answer(question: BotQuestion) -> BotAnswer:
    """The action of the bot; an exception is reported by its place only, without anything about the cards."""
    start = process_time()
    try:
        return BotAnswer(choose_action(question), seconds=process_time() - start)
    except MemoryError:
        raise  # the process cannot continue
    except Exception as error:
        return BotAnswer(error=error_location(error), seconds=process_time() - start)


def choose_action(question: BotQuestion) -> int:
    """The legal action that the bot chooses."""
    guess = position(question.guess, cached)
    legal = guess.legal()  # before the bot changes its guess
    action = bot(question.bot, guess.game.name).choose(guess, question.seat, question.seed)
    if action not in legal:
        raise IllegalChoice
    return int(action)


def become_background_process() -> None:
    """Run at low priority, ignore Ctrl-C, and end with the parent even while thinking."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICE)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes to the parent. Standard streams are closed, so that a bot which reads or prints does no harm."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    return questions, answers


def serve_one(questions: BinaryIO, answers: BinaryIO) -> bool:
    """Answer one message; False if there are no more because the parent has ended."""
    head = questions.read(HEADER_BYTES)
    if len(head) < HEADER_BYTES:
        return False
    question = msgspec.json.decode(questions.read(int.from_bytes(head, "big")), type=BotQuestion)
    answers.write(frame(answer(question)))
    answers.flush()
    return True


def main() -> None:
    """Answer questions until the parent has ended."""
    become_background_process()
    for name in names():
        counts(name)  # imports the game, so that the first question does not take longer than others
    # Up to here, an error of the installation is written to the server's standard error as usual.
    questions, answers = pipes()
    answers.write(frame(BotAnswer()))
    answers.flush()
    while serve_one(questions, answers):
        pass


if __name__ == "__main__":
    main()
