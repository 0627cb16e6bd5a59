"""A worker process: reads guessed positions from its parent, lets a bot choose, and returns the action."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from collections.abc import Sequence
from time import process_time
from typing import BinaryIO

import msgspec
from msgspec import Struct

from hadal.bots import bot
from hadal.bots.network import DecisionRequest, decide_many
from hadal.core.registry import cached_position, counts, names
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
    """The action a bot chose, or why there is none."""

    action: int = -1
    error: str = ""
    seconds: float = 0.0  # of the processor, that the decision took


class IllegalChoice(Exception):
    """The bot chose an action that is not legal."""


def frame(messages: Sequence[BotQuestion] | Sequence[BotAnswer]) -> bytes:
    """Messages with their length in front, as they are sent through a pipe. No answers: the worker is ready."""
    data = msgspec.json.encode(messages)
    return len(data).to_bytes(HEADER_BYTES, "big") + data


def answers_to(questions: Sequence[BotQuestion]) -> list[BotAnswer]:
    """The actions of bots, the same as if each were asked alone. Decisions of networks are evaluated together."""
    if len(questions) == 1:
        return [answer(questions[0])]
    start = process_time()
    try:
        actions = choose_actions(questions)
    except MemoryError:
        raise  # the process cannot continue
    except Exception:  # one question is at fault: asked alone, it gets the error and the others their answers
        return [answer(question) for question in questions]
    seconds = (process_time() - start) / len(questions)
    return [BotAnswer(action, seconds=seconds) for action in actions]


def answer(question: BotQuestion) -> BotAnswer:
    """The action of the bot; an exception is reported by its place only, without anything about the cards."""
    start = process_time()
    try:
        (action,) = choose_actions([question])
        return BotAnswer(action, seconds=process_time() - start)
    except MemoryError:
        raise  # the process cannot continue
    except Exception as error:
        return BotAnswer(error=error_location(error), seconds=process_time() - start)


def choose_actions(questions: Sequence[BotQuestion]) -> list[int]:
    """The legal actions that bots choose."""
    requests: list[DecisionRequest] = []
    for question in questions:
        guess = cached_position(question.guess)
        requests.append(DecisionRequest(bot(question.bot, guess.game.name), guess, question.seat, question.seed))
    legal = [request.guess.legal() for request in requests]  # before the bots change their guesses
    actions = decide_many(requests)
    if any(action not in allowed for action, allowed in zip(actions, legal, strict=True)):
        raise IllegalChoice
    return [int(action) for action in actions]


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
    """Answer the questions of one message; False if there are no more because the parent has ended."""
    head = questions.read(HEADER_BYTES)
    if len(head) < HEADER_BYTES:
        return False
    asked = msgspec.json.decode(questions.read(int.from_bytes(head, "big")), type=list[BotQuestion])
    answers.write(frame(answers_to(asked)))
    answers.flush()
    return True


def main() -> None:
    """Answer questions until the parent has ended."""
    become_background_process()
    for name in names():
        counts(name)  # imports the game, so that the first question does not take longer than others
    # Up to here, an error of the installation is written to the server's standard error as usual.
    questions, answers = pipes()
    answers.write(frame([]))
    answers.flush()
    while serve_one(questions, answers):
        pass


if __name__ == "__main__":
    main()
