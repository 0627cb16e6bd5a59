"""The heuristic policy of a game, by its name."""

from hadal.core.game import Game
from hadal.search.abyss_policy import AbyssPolicy
from hadal.search.policy import Policy
from hadal.search.the_abyss_policy import TheAbyssPolicy


def policy_for(game: Game, thorough: bool = False) -> Policy:
    """The policy of this game, with scratch space of its own: quick for rollouts, or thorough for playing."""
    if game.name == "abyss":
        return AbyssPolicy(thorough)
    return TheAbyssPolicy()
