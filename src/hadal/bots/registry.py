"""Bots by name, for a game."""

from hadal.bots.greedy_abyss import GreedyAbyss
from hadal.bots.greedy_the_abyss import GreedyTheAbyss
from hadal.bots.random import RandomBot
from hadal.core.bot import Bot
from hadal.core.options import OptionError

BOTS: dict[str, dict[str, type[Bot]]] = {
    "abyss": {"random": RandomBot, "greedy": GreedyAbyss},
    "the_abyss": {"random": RandomBot, "greedy": GreedyTheAbyss},
}


def names(game: str) -> list[str]:
    """The bots that play a game."""
    return list(BOTS[game])


def bot(name: str, game: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS[game]:
        raise OptionError(f"there is no bot {name!r} for {game}; the bots are: {', '.join(BOTS[game])}")
    return BOTS[game][name]()
