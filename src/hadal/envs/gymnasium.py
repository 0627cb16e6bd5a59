"""Gymnasium environment: one seat against bots (`hadal-table[rl]`).

    import gymnasium, hadal.envs.gymnasium
    env = gymnasium.make("hadal/GAME-v0", seats=4, bots=["random"])

An observation is the seat's view as numbers. The legal actions are in `info["action_mask"]` and in
`env.unwrapped.action_masks()`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hadal.core.bot import Bot, decide
from hadal.core.game import Game
from hadal.core.registry import names
from hadal.core.state import State
from hadal.envs.table import (
    HIGHEST,
    LOWEST,
    REWARDS,
    WORDS_OF_ILLEGAL,
    Mask,
    Observation,
    chosen,
    create_game,
    letters,
    mask,
    observation,
    players,
    rewards,
)

RENDER_MODES = ["ansi", "svg"]
ANY_SEAT = "any"
ILLEGAL_REWARD = -1.0


class HadalEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table; bots play the others immediately."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "",
        seats: int = 2,
        bots: str | Bot | Sequence[str | Bot] = "random",
        seat: str = "A",
        reward: str = "win",
        illegal: str = "terminate",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.table = create_game(game, seats, options)
        self.bots = players(bots, self.table, self.table.seats - 1)
        self.letters = letters(self.table)
        self.wanted_seat = chosen("seat", seat, [*self.letters, ANY_SEAT])
        self.reward = chosen("reward", reward, REWARDS)
        self.illegal = chosen("illegal", illegal, WORDS_OF_ILLEGAL)
        self.render_mode = None if render_mode is None else chosen("render_mode", render_mode, RENDER_MODES)
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (len(self.table.features()),), np.int16)
        self.action_space = spaces.Discrete(self.table.actions)
        self.seat = 0
        self.state_now: State | None = None

    @property
    def position(self) -> State:
        """Return the full position, for the owner of the environment; agents get only observations."""
        if self.state_now is None:
            raise gymnasium.error.ResetNeeded("call reset() before anything else")
        return self.state_now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the bots move until this seat is to move."""
        super().reset(seed=seed)
        while True:
            self.seat = self.place()
            self.state_now = self.table.deal(self.roll())
            self.let_bots_move()
            if not self.position.over():  # deal again if a game ends before this seat is to move
                return self.seen(), self.info()

    def place(self) -> int:
        """Return the agent's seat in this game."""
        if self.wanted_seat == ANY_SEAT:
            return int(self.np_random.integers(self.table.seats))
        return self.letters.index(self.wanted_seat)

    def roll(self) -> int:
        """Return a seed for a deal or a bot."""
        return int(self.np_random.integers(2**62))

    def let_bots_move(self) -> None:
        """Let the bots move until this seat is to move or the game is over."""
        state = self.position
        while not state.over() and state.to_move() != self.seat:
            other = (state.to_move() - self.seat - 1) % self.table.seats
            state.apply_unchecked(decide(self.bots[other], state, self.roll()))

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, then let the bots move. An illegal action ends the game with reward -1, or raises if so configured."""
        state = self.position
        if self.illegal == "terminate" and not state.allows(int(action)):
            complaint = self.table.complaint(state, int(action))
            return self.seen(), ILLEGAL_REWARD, True, False, self.info() | {"illegal": complaint}
        state.apply(int(action))
        self.let_bots_move()
        return self.seen(), rewards(state, self.reward)[self.seat], state.over(), False, self.info()

    def seen(self) -> Observation:
        """Return this seat's observation."""
        return observation(self.position, self.seat)

    def action_masks(self) -> Mask:
        """Return one number per action, 1 if it is legal now."""
        return mask(self.position, self.seat)

    def info(self) -> dict[str, Any]:
        """Return the legal actions and, after the end, the points."""
        found: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.letters[self.seat]}
        if self.position.over():
            found |= {"points": self.position.scores(), "winners": self.position.winners()}
        return found

    def render(self) -> str | None:
        """Return the table as text or SVG, as this seat sees it."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.position.notation(self.seat)
        from hadal.picture import svg

        return svg(self.position, self.seat)


for game in names():
    short = game.title().replace("_", "")
    gymnasium.register(f"hadal/{short}-v0", entry_point="hadal.envs.gymnasium:HadalEnv", kwargs={"game": game})
