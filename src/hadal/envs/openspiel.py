"""OpenSpiel: every game registered as `hadal_GAME` (`hadal-table[openspiel]`).

    import pyspiel, hadal.envs.openspiel
    game = pyspiel.load_game("hadal_GAME(players=4)")

Chance: a deal is four chance nodes of one byte each, all outcomes equally likely. These 2**32 deals determine every
shuffle and roll of the game. A history is therefore complete, states can be serialised, and every chance node can list
its outcomes. (Sampled chance, OpenSpiel's alternative, keeps a generator outside the history; a node for every order of
a deck would have too many outcomes.) A search that clones a state would see future draws, so it must call
`resample_from_infostate`, as ISMCTS does, which redeals decks, hands and dice with `State.guess`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from hadal.core.chance import derive, next_state
from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.options import Option
from hadal.core.playout import random_playout
from hadal.core.registry import cached_position, counts, names, plugin, switches
from hadal.core.state import State
from hadal.envs.table import REWARDS, chosen, create_game, letters, observation, rewards

BYTES: Final = 4  # bytes of a deal
OUTCOMES: Final = [(byte, 1 / 256) for byte in range(256)]
MOST_POINTS: Final = 1000  # upper bound for a player's points
MOST_MOVES: Final = 100_000  # upper bound for a game's length


class EventHistory:
    """Events so far: a linked list with one node per move, shared by all clones."""

    def __init__(self, before: EventHistory | None, events: list[Event]) -> None:
        self.before = before
        self.events = events
        self.texts: dict[int, str] = {}

    def text(self, viewer: int) -> str:
        """Return everything a viewer was told, as numbers."""
        waiting: list[EventHistory] = []
        link: EventHistory | None = self
        while link is not None and viewer not in link.texts:
            waiting.append(link)
            link = link.before
        text = link.texts[viewer] if link is not None else ""
        for one in reversed(waiting):
            text += one.line(viewer)
            one.texts[viewer] = text
        return text

    def line(self, viewer: int) -> str:
        """Return what a viewer was told about this move."""
        return ";".join(",".join(map(str, event.seen_by(viewer).numbers())) for event in self.events) + "\n"

    def links(self) -> list[EventHistory]:
        """Return the nodes, oldest first."""
        found: list[EventHistory] = []
        link: EventHistory | None = self
        while link is not None:
            found.append(link)
            link = link.before
        return found[::-1]

    def plain(self) -> object:
        """Return this node as numbers, for files."""
        return [[*event.numbers(), event.audience] for event in self.events]


class GuessedHistory(EventHistory):
    """History of a guess: only what the guessing seat was told is known."""

    def __init__(self, history: EventHistory, seat: int) -> None:
        super().__init__(None, [])
        self.history = history
        self.seat = seat

    def line(self, viewer: int) -> str:
        """Return what the guessing seat was told, for every viewer."""
        return self.history.text(self.seat)

    def plain(self) -> object:
        """Return the history as text, for files."""
        return self.history.text(self.seat)


class LoadedHistory(EventHistory):
    """History read from a file, of which only the text is left."""

    def __init__(self, text: str) -> None:
        super().__init__(None, [])
        self.saved_text = text

    def line(self, viewer: int) -> str:
        """Return the same text for every viewer."""
        return self.saved_text

    def plain(self) -> object:
        """Return the text."""
        return self.saved_text


class SavedState:
    """What a state holds besides its OpenSpiel history; OpenSpiel copies states by copying this."""

    def __init__(self, dealt: int, seed: int, position: State | None, history: EventHistory) -> None:
        self.dealt = dealt  # bytes of the deal chosen so far
        self.seed = seed
        self.position = position
        self.history = history

    def __deepcopy__(self, memo: dict[int, object]) -> SavedState:
        position = None if self.position is None else self.position.clone()
        return SavedState(self.dealt, self.seed, position, self.history)

    def __reduce__(self) -> tuple[Callable[..., SavedState], tuple[object, ...]]:
        text = "" if self.position is None else self.position.notation()
        return restored, (self.dealt, self.seed, text, [link.plain() for link in self.history.links()])

    def roll(self, byte: int, table: Game) -> None:
        """Add a byte of the deal; the last one deals."""
        self.seed = self.seed * 256 + byte
        self.dealt += 1
        if self.dealt == BYTES:
            self.position = table.deal(int(derive(self.seed)))

    def play(self, action: int) -> None:
        """Play a move and append its events."""
        position = self.position
        assert position is not None
        position.log = []
        position.apply(action)
        self.history = EventHistory(self.history, position.log)
        position.log = None


def restored(dealt: int, seed: int, text: str, links: list[str | list[list[int]]]) -> SavedState:
    """Restore what a state held when it was written to a file."""
    history: EventHistory | None = None
    for link in links:
        history = (
            LoadedHistory(link)
            if isinstance(link, str)
            else EventHistory(history, [Event(*numbers) for numbers in link])
        )
    assert history is not None
    return SavedState(dealt, seed, cached_position(text) if text else None, history)


class HadalState(pyspiel.State):  # type: ignore[misc]  # a compiled module without types
    """A position, or a deal in progress."""

    def __init__(self, game: HadalGame) -> None:
        super().__init__(game)
        self.saved = SavedState(0, 0, None, EventHistory(None, []))

    @property
    def table(self) -> Game:
        """Return the game with its options."""
        table: Game = self.get_game().table
        return table

    def current_player(self) -> int:
        """Return the seat to move, the chance player, or the terminal player."""
        position = self.saved.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.over() else position.to_move()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes for the next byte of the deal."""
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        position = self.saved.position
        return position.legal() if position is not None and player == position.to_move() else []

    def _apply_action(self, action: int) -> None:
        if self.saved.position is None:
            self.saved.roll(action, self.table)
        else:
            self.saved.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.table.blocks.name(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.saved.position is not None and self.saved.position.over()

    def returns(self) -> list[float]:
        """Return a share of the win, or points, for each seat; zeros before the end."""
        if self.saved.position is None:
            return [0.0] * self.table.seats
        return rewards(self.saved.position, self.get_game().reward)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> HadalState:
        """Return a state this player cannot tell from the real one: decks, hidden cards and dice are redealt."""
        assert self.saved.position is not None
        twin: HadalState = self.clone()
        guess = self.saved.position.guess(player_id, int(sampler() * 2**53))
        twin.saved = SavedState(self.saved.dealt, 0, guess, GuessedHistory(self.saved.history, player_id))
        return twin

    def __str__(self) -> str:
        return "dealing" if self.saved.position is None else self.saved.position.notation()


class Observer:
    """A player's view as numbers and as text; with perfect recall also all its events."""

    def __init__(self, table: Game, recall: bool) -> None:
        self.recall = recall
        self.table = table
        # The history has no maximum length, so there is no tensor for it.
        self.tensor = None if recall else np.zeros(len(table.features()), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: HadalState, player: int) -> None:
        """Write the numbers; zeros during the deal."""
        position = state.saved.position
        if self.tensor is None:
            return
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = observation(position, player)

    def string_from(self, state: HadalState, player: int) -> str:
        """Return the view, the question and, with perfect recall, all events as text."""
        position = state.saved.position
        if position is None:
            return "dealing"
        seen = json.dumps([position.asked(), position.view(player)], separators=(",", ":"))
        return f"{seen}\n{state.saved.history.text(player)}" if self.recall else seen


class HadalGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.reward = chosen("reward", str(given.pop("reward", "win")), REWARDS)
        seats = int(given.pop("players", counts(self.name)[0]))
        self.table = create_game(self.name, seats, {name: value_of(value) for name, value in given.items()})
        written = {"players": seats, "reward": self.reward}
        written |= {option.name: parameter(option, self.table.options[option.name]) for option in switches(self.name)}
        super().__init__(game_type(self.name, self.reward), game_info(self.table, self.reward), written)

    def new_initial_state(self, from_string: str | None = None) -> HadalState:
        """Return the state before the deal."""
        return HadalState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of bytes in a deal."""
        return BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """Return the observer for players."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


def parameter(option: Option, value: str) -> str | bool | int:
    """Convert an option value for OpenSpiel, where booleans and numbers are not strings.

    A number among words (`hand_limit` is auto, 12 or none) gets a letter before it, n12, or OpenSpiel would read it
    as a number.
    """
    if set(option.values) == {"true", "false"}:
        return value == "true"
    if all(one.isdigit() for one in option.values):
        return int(value)
    return f"n{value}" if value.isdigit() else value


def value_of(given: object) -> object:
    """Convert an OpenSpiel parameter back to an option value."""
    return given[1:] if isinstance(given, str) and given[:1] == "n" and given[1:].isdigit() else given


def game_type(name: str, reward: str) -> Any:
    """Return OpenSpiel's description of a game, independent of its options."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"hadal_{name}",
        long_name=plugin(name).title or name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM if reward == "win" else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=counts(name)[-1],
        min_num_players=counts(name)[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": counts(name)[0],
            "reward": "win",
            **{option.name: parameter(option, option.default) for option in switches(name)},
        },
    )


def game_info(table: Game, reward: str) -> Any:
    """Return OpenSpiel's description of a table."""
    wins = reward == "win"
    return pyspiel.GameInfo(
        num_distinct_actions=table.actions,
        max_chance_outcomes=len(OUTCOMES),
        num_players=len(letters(table)),
        min_utility=0.0 if wins else -float(MOST_POINTS),
        max_utility=1.0 if wins else float(MOST_POINTS),
        utility_sum=1.0 if wins else None,
        max_game_length=MOST_MOVES,
    )


class QuickRollouts:
    """Evaluator for OpenSpiel's searches: random rollouts in our compiled loop instead of Python."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.dice = int(derive(seed))

    def evaluate(self, state: HadalState) -> list[float]:
        """Return the mean returns of random rollouts by player."""
        total = [0.0] * state.table.seats
        for _ in range(self.rollouts):
            assert state.saved.position is not None
            position = state.saved.position.clone()
            self.dice = int(next_state(self.dice))
            position.dice = derive(self.dice)
            random_playout(position, self.dice)
            got = rewards(position, state.get_game().reward)
            total = [a + b for a, b in zip(total, got, strict=True)]
        return [points / self.rollouts for points in total]

    def prior(self, state: HadalState) -> list[tuple[int, float]]:
        """Return all legal actions with equal probability."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


for game in names():
    pyspiel.register_game(game_type(game, "win"), type(f"Hadal_{game}", (HadalGame,), {"name": game}))
