"""PettingZoo AEC environment with one agent per seat (`hadal-table[rl]`).

    from hadal.envs import pettingzoo
    env = pettingzoo.env("GAME", seats=4)

An observation is a dictionary: `observation`, the seat's view as numbers, and `action_mask`. Action ids keep their
meaning throughout a game; `env.unwrapped.table.blocks.name(action)` names them.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hadal.core.game import Game
from hadal.core.state import State
from hadal.envs.table import (
    HIGHEST,
    LOWEST,
    REWARDS,
    WORDS_OF_ILLEGAL,
    chosen,
    create_game,
    letters,
    mask,
    observation,
    rewards,
)

RENDER_MODES = ["ansi", "svg"]


def env(game: str | Game = "", seats: int = 2, illegal: str = "terminate", **rest: Any) -> AECEnv[str, Any, Any]:
    """Create a wrapped environment: an illegal action loses the game, or raises if so configured."""
    chosen("illegal", illegal, WORDS_OF_ILLEGAL)
    table: Any = raw_env(game, seats, **rest)
    if illegal == "terminate":
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


class raw_env(AECEnv[str, Any, Any], EzPickle):  # type: ignore[misc]  # a library without types
    """An environment without wrappers: an illegal action raises and changes nothing."""

    metadata = {"render_modes": RENDER_MODES, "name": "hadal_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "",
        seats: int = 2,
        reward: str = "win",
        render_mode: str | None = None,
        viewer: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, seats, reward, render_mode, viewer, **options)
        super().__init__()
        self.table = create_game(game, seats, options)
        self.metadata = self.metadata | {"name": f"hadal_{self.table.name}_v0"}
        self.reward = chosen("reward", reward, REWARDS)
        self.render_mode = None if render_mode is None else chosen("render_mode", render_mode, RENDER_MODES)
        seat_letters = letters(self.table)
        self.viewer = -1 if viewer is None else seat_letters.index(chosen("viewer", viewer, seat_letters))
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]  # PettingZoo's naming of agents
        self.agents: list[str] = []
        width, actions = len(self.table.features()), self.table.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (width,), np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.chance = seeding.np_random(None)[0]
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the observation space of a seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the action space: all action ids."""
        return self.action_spaces[agent]

    @property
    def position(self) -> State:
        """Return the full position, for the owner of the environment; agents get only observations."""
        if self.state_now is None:
            raise RuntimeError("call reset() before anything else")
        return self.state_now

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; the same seed gives the same game."""
        if seed is not None:
            self.chance = seeding.np_random(seed)[0]
        self.state_now = self.table.deal(int(self.chance.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_move()]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return a seat's observation and legal actions; none while another seat is to move."""
        seat = self.possible_agents.index(agent)
        return {"observation": observation(self.position, seat), "action_mask": mask(self.position, seat)}

    def step(self, action: Any) -> None:
        """Play an action for the seat to move; an illegal action raises and changes nothing."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self.position
        state.apply(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        got = rewards(state, self.reward)
        self.rewards = dict(zip(self.possible_agents, got, strict=True))
        if state.over():
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[state.to_move()]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as text or SVG, as a spectator or the chosen viewer sees it."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.position.notation(self.viewer)
        from hadal.picture import svg

        return svg(self.position, self.viewer)

    def close(self) -> None:
        """Do nothing; there is nothing to close."""
