"""Seating at the terminal, and the moves of bots."""

from __future__ import annotations

import shlex

from hadal.bots.play import decision_seed
from hadal.cli.arguments import usual_bots
from hadal.core.bot import Bot, decide
from hadal.core.state import State
from hadal.words import SEAT_LETTERS


def bot_move(bots: list[Bot | None], state: State, secret: bytes, n: int) -> int:
    """Return the move of the bot in the seat to move."""
    bot = bots[state.to_move()]
    assert bot is not None
    return decide(bot, state, decision_seed(secret, n))


def seating(bots: list[Bot | None], game: str) -> str:
    """Return the arguments of `hadal play` that restore the current seating."""
    people = [seat for seat, bot in enumerate(bots) if bot is None]
    if len(people) > 1:
        return " --hotseat"
    me, seats = people[0], len(bots)
    others = [bot.name for bot in (bots[(me + i) % seats] for i in range(1, seats)) if bot]
    usual = set(others) == {usual_bots(game)}
    return (f" --seat {SEAT_LETTERS[me]}" if me else "") + ("" if usual else f" --bots {shlex.quote(','.join(others))}")
