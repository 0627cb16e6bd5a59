"""Bots that play with the trained network of their game: at its best, with search, or at one of five levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hadal.bots.greedy import GreedyBot
from hadal.core.bot import Bot, Budget, chosen_action
from hadal.core.game import Game
from hadal.core.state import State
from hadal.network.levels import LEVELS, style_of
from hadal.network.style import PlayStyle

if TYPE_CHECKING:
    from hadal.network.decisions import NetworkQuestion
    from hadal.network.model import NetworkModel

# NumPy is imported by the first decision, so that programs without a network bot start quickly.

NO_SEARCH = Budget()


class NetworkBot(Bot):
    """Plays the action that the network prefers; with a budget, what a search with it prefers."""

    name = "network"

    def __init__(self, budget: Budget = NO_SEARCH) -> None:
        self.budget = budget

    def style(self, game: Game) -> PlayStyle:
        """Return how it plays at a table."""
        return PlayStyle(nodes=self.budget.nodes, seconds=self.budget.seconds)

    def model(self, game: Game) -> NetworkModel:
        """Return its network for a table."""
        from hadal.network.shipped import shipped_model

        return shipped_model(game, fast=self.style(game).by_clock)

    def question(self, guess: State, seat: int, seed: int) -> NetworkQuestion:
        """Return a decision as it is asked of the network."""
        from hadal.network.decisions import NetworkQuestion

        return NetworkQuestion(self.model(guess.game), guess, seat, seed, self.style(guess.game))

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """Return the network's choice; at a table with cards it does not know, that of `greedy`."""
        from hadal.network.decisions import answers
        from hadal.network.shipped import network_plays

        if not network_plays(guess.game):
            return GreedyBot().choose(guess, seat, seed)
        return answers([self.question(guess, seat, seed)])[0]


class LevelBot(NetworkBot):
    """Plays at one of the five levels; the style depends on the game and its boxes."""

    def __init__(self, name: str, strength: int) -> None:
        super().__init__()
        self.name = name
        self.strength = strength

    def style(self, game: Game) -> PlayStyle:
        """Return the style of the level."""
        return style_of(game, self.strength)


ALONE_WEIGHT = 0  # bots whose decisions are not made together with others
NETWORK_WEIGHT = 1
SEARCH_WEIGHT = 8
LEVEL_WEIGHTS = {level.name: SEARCH_WEIGHT if level is LEVELS[-1] else NETWORK_WEIGHT for level in LEVELS}


def batch_weight(name: str) -> int:
    """Return how much of a batch one decision of a bot takes up; 0 for bots that decide alone.

    A bot that thinks by the clock decides alone, because others in its batch would take some of its time.
    """
    plain, _, given = name.partition(":")
    if plain in LEVEL_WEIGHTS:
        return LEVEL_WEIGHTS[plain]
    if plain != NetworkBot.name or "seconds" in given:
        return ALONE_WEIGHT
    return SEARCH_WEIGHT if given else NETWORK_WEIGHT


class DecisionRequest(NamedTuple):
    """A decision that a bot is asked for."""

    bot: Bot
    guess: State
    seat: int
    seed: int


def decide_many(requests: Sequence[DecisionRequest]) -> list[int]:
    """Return the action for each request.

    Decisions of network bots are evaluated together, which takes a fraction of the time. The answers are those that
    each bot gives alone, except where a budget is in seconds.
    """
    from hadal.network.shipped import network_plays

    out = [-1] * len(requests)
    asked: list[tuple[int, NetworkQuestion]] = []
    for at, (bot, guess, seat, seed) in enumerate(requests):
        if isinstance(bot, NetworkBot) and network_plays(guess.game):
            asked.append((at, bot.question(guess, seat, seed)))
        else:
            out[at] = chosen_action(bot, guess, seat, seed)
    if asked:
        from hadal.network.decisions import answers

        for (at, _), action in zip(asked, answers([question for _, question in asked]), strict=True):
            out[at] = action
    return out
