"""The heuristic policy of a game."""

from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import plugin
from hadal.search.policy import Policy


def policy_for(game: Game, thorough: bool = False) -> Policy:
    """Return a new heuristic policy for this game: fast for rollouts, or thorough for playing."""
    found = plugin(game.name).policy(thorough)
    if found is None:
        raise OptionError(f"{game.name} has no heuristic policy, so it cannot be searched")
    return found
