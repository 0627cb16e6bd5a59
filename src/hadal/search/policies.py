"""The rules of thumb of a game, by its name."""

from hadal.core.game import Game
from hadal.search.abyss_policy import AbyssPolicy
from hadal.search.policy import Policy
from hadal.search.the_abyss_policy import TheAbyssPolicy


def policy_for(game: Game) -> Policy:
    """Rules of thumb for this game, with scratch space of their own."""
    if game.name == "abyss":
        return AbyssPolicy()
    return TheAbyssPolicy()
