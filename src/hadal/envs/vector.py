"""Many parallel games in compiled code, with observations and legal masks as NumPy arrays (`hadal-table[rl]`).

    env = VectorEnv("GAME", games=256, seats=4)
    observations, masks, seats = env.reset(seed=1)
    observations, rewards, ended, masks, seats = env.step(actions)

Observations are from the perspective of the seat to move, so one network can play all seats. The arrays are views of
the buffers of the compiled loop: the next step overwrites them, so copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hadal.core.batch import Batch
from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.state import View
from hadal.envs.table import REWARDS, chosen, create_game

MOST_GAMES = 1_000_000
Observations = NDArray[np.int16]  # games x features
Masks = NDArray[np.bool_]  # games x actions
Seats = NDArray[np.int64]  # games
Rewards = NDArray[np.float64]  # games x seats
Ended = NDArray[np.bool_]  # games


class VectorEnv:
    """N parallel games; one that ends is replaced by the next deal within the same step."""

    def __init__(
        self,
        game: str | Game = "",
        games: int = 64,
        seats: int = 2,
        reward: str = "win",
        seed: int = 0,
        **options: object,
    ) -> None:
        if not is_whole(games) or not 1 <= games <= MOST_GAMES:
            raise OptionError(f"games is a whole number from 1 to {MOST_GAMES:,}, not {games!r}")
        self.table = create_game(game, seats, options)
        by_points = chosen("reward", reward, REWARDS) == "points"
        self.games = games = int(games)
        self.features = self.table.features()
        self.batch = Batch(self.table, games, checked_seed(seed), by_points)
        batch, shape = self.batch, (games, -1)
        self.observations: Observations = np.frombuffer(memoryview(batch.observations), np.int16).reshape(shape)
        self.masks: Masks = np.frombuffer(memoryview(batch.masks), np.bool_).reshape(shape)
        self.rewards: Rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(shape)
        self.seats: Seats = np.frombuffer(memoryview(batch.movers), np.int64)
        self.ended: Ended = np.frombuffer(memoryview(batch.ended), np.bool_)
        self.lengths: Seats = np.frombuffer(memoryview(batch.lengths), np.int64)
        self.picks: Seats = np.frombuffer(memoryview(batch.picks), np.int64)

    def reset(self, seed: int = 0) -> tuple[Observations, Masks, Seats]:
        """Deal all games anew; the same seed gives the same games."""
        self.batch.reset(checked_seed(seed))
        return self.observations, self.masks, self.seats

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[Observations, Rewards, Ended, Masks, Seats]:
        """Play one action per game. If one is illegal, play nothing and raise IllegalAction.

        Rewards are by seat, for games that this step ended; the observations then belong to the next deal.
        """
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.games} whole numbers, not {given.dtype} of shape {given.shape}")
        self.batch.step(given.astype("<i8", copy=False).tobytes())
        return self.observations, self.rewards, self.ended, self.masks, self.seats

    def random_actions(self) -> Seats:
        """Return a uniformly random legal action for each game, chosen in compiled code."""
        self.batch.pick()
        return self.picks

    def view(self, game: int) -> View:
        """Return the view of the seat to move in one game, for debugging."""
        state = self.batch.states[game]
        return state.view(state.to_move())


def checked_seed(seed: int) -> int:
    """Return a seed that fits the small generator."""
    if not is_whole(seed) or not 0 <= seed < 2**62:
        raise OptionError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed!r}")
    return int(seed)


def is_whole(value: object) -> bool:
    """Return whether a value is an integer, of Python or of NumPy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
