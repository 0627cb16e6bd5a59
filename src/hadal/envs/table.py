"""Shared by all environments: tables by name and options, observations of a seat, rewards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hadal.bots import bot
from hadal.core.bot import Bot
from hadal.core.game import Game
from hadal.core.options import OptionError, option_text
from hadal.core.registry import create, names
from hadal.core.state import State
from hadal.core.vector import i16, vec

SEAT_LETTERS: Final = "ABCDE"
REWARDS: Final = ("win", "points")
WORDS_OF_ILLEGAL: Final = ("terminate", "raise")
LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]


def create_game(game: str | Game, seats: int, options: dict[str, object]) -> Game:
    """Return the given game, or create one by name and options; the default game without a name."""
    if isinstance(game, Game):
        if options:
            raise OptionError(f"options belong to a game given by name: {', '.join(options)}")
        return game
    return create(game or names()[0], seats, {name: option_text(value) for name, value in options.items()})


def chosen(name: str, value: str, allowed: Sequence[str]) -> str:
    """Return a setting of an environment; raise if it is not allowed."""
    if value not in allowed:
        raise OptionError(f"{name} is {' or '.join(map(repr, allowed))}, not {value!r}")
    return value


def letters(game: Game) -> list[str]:
    """Return the names of the seats."""
    return list(SEAT_LETTERS[: game.seats])


def observation(state: State, seat: int) -> Observation:
    """Return a seat's view as numbers, named by `game.features()`; never the hidden position."""
    row = vec[i16]([0] * len(state.game.features()))
    state.observe(seat, row, 0)
    return np.array(memoryview(row), dtype=np.int16)


def mask(state: State, seat: int) -> Mask:
    """Return one number per action, 1 if it is legal for this seat now."""
    legal = state.legal() if state.to_move() == seat else []
    return np.frombuffer(state.game.blocks.mask(legal), dtype=np.int8)


def rewards(state: State, kind: str) -> list[float]:
    """Return each seat's reward: zero before the end, then its share of the win or its points."""
    if not state.over():
        return [0.0] * state.game.seats
    if kind == "points":
        return [float(points) for points in state.scores()]
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.game.seats)]


def players(given: str | Bot | Sequence[str | Bot], game: Game, seats: int) -> list[Bot]:
    """Return a bot for each of these seats: one for all, or a list that repeats round the table."""
    wanted = list(given) if isinstance(given, Sequence) and not isinstance(given, str) else [given]
    for one in wanted:
        if not isinstance(one, str | Bot):
            raise OptionError(f"a bot is a name or an object of a class that extends hadal.Bot, not {one!r}")
    if not 0 < len(wanted) <= seats:
        room = "one bot" if seats == 1 else f"1 to {seats} bots"
        raise OptionError(f"{room} can play here, not {len(wanted)}")
    found = [one if isinstance(one, Bot) else bot(one, game.name) for one in wanted]
    return [found[i % len(found)] for i in range(seats)]
