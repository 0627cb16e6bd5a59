"""Runs a custom bot class in its own process; the argument is module:Class.

It speaks the protocol of docs/bots.md, but receives a guess, like all Python bots, instead of a view.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import IO

from hadal.arena.budget import DecisionBudget
from hadal.arena.errors import MOST_STDERR
from hadal.bots.custom import load_custom
from hadal.core.bot import Bot
from hadal.core.options import OptionError
from hadal.core.registry import cached_position


def main() -> None:
    """Answer requests until the arena closes the connection."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever the bot prints goes to stderr
    sys.path.insert(0, os.getcwd())
    bot: Bot | None = None
    for line in sys.stdin:
        ask = json.loads(line)
        if ask["type"] == "hello":
            bot = greet(sys.argv[1], answers)
        elif ask["type"] == "go":
            assert bot is not None
            say(answers, answer(bot, ask))
        elif ask["type"] == "quit":
            return


def greet(source: str, answers: IO[str]) -> Bot | None:
    """Load the class and report whether that worked."""
    try:
        bot = load_custom(source)
    except OptionError as error:
        say(answers, {"type": "failed", "why": str(error)})
        return None
    say(answers, {"type": "ready", "name": bot.name})
    return bot


def answer(bot: Bot, ask: dict[str, object]) -> dict[str, object]:
    """Return the bot's action, or how it failed."""
    try:
        guess, seat, seed, given = cached_position(str(ask["guess"])), ask["seat"], ask["seed"], ask["budget"]
        assert isinstance(seat, int) and isinstance(seed, int) and isinstance(given, dict)
        DecisionBudget(**given).give(bot)
        chosen: object = bot.choose(guess, seat, seed)
        if isinstance(chosen, str):
            return {"type": "move", "name": chosen}
        return {"type": "move", "action": plain(chosen)}
    except Exception as error:
        trace = "".join(traceback.format_exception(error))[-MOST_STDERR:]
        return {"type": "failed", "why": f"{type(error).__name__}: {error}", "trace": trace}


def plain(action: object) -> object:
    """Convert an action for JSON; integers of other libraries become ints."""
    return int(action) if hasattr(action, "__index__") and not isinstance(action, bool) else repr(action)


def say(answers: IO[str], message: dict[str, object]) -> None:
    """Send one line."""
    answers.write(json.dumps(message) + "\n")
    answers.flush()
