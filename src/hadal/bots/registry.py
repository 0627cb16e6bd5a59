"""Bots by name, for a game: `greedy`, or with settings `search:nodes=500`, `network:seconds=0.5`."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from math import isfinite

from hadal.bots.greedy import GreedyBot
from hadal.bots.network import LevelBot, NetworkBot
from hadal.bots.random import RandomBot
from hadal.bots.search import DEFAULT_BUDGET, SearchBot
from hadal.core.bot import Bot, Budget
from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import plugin
from hadal.network.files import has_network
from hadal.network.levels import LEVELS, levels

REPEATABLE = {"search": "search:nodes=24", LEVELS[-1].name: "network:nodes=8"}
ALIKE = {level.name for level in LEVELS[1:-1]}  # levels that differ from the weakest in temperature only
MOST_SECONDS = 600.0
MOST_NODES = 100_000_000
MOST_WORKERS = 64
SETTINGS = {
    "search": {"seconds": MOST_SECONDS, "nodes": MOST_NODES, "workers": MOST_WORKERS},
    "network": {"seconds": MOST_SECONDS, "nodes": MOST_NODES},
}  # by bot: its settings and their largest values


def makers(game: str) -> dict[str, Callable[[], Bot]]:
    """Return what makes each bot of a game by name: random and heuristic bots, then those with a network."""
    found: dict[str, Callable[[], Bot]] = {"random": RandomBot, **plugin(game).bots()}
    if plugin(game).policy(thorough=False) is not None:
        found |= {"greedy": GreedyBot, "search": SearchBot}
    if has_network(game):
        found |= {level.name: partial(LevelBot, level.name, level.strength) for level in levels(game)}
        found["network"] = NetworkBot
    return found


def names(game: str) -> list[str]:
    """Return the names of the bots that play a game."""
    return list(makers(game))


def kinds(game: str) -> list[str]:
    """Return the names of the bots without the levels, which are the bot `network` at other strengths."""
    return [name for name in names(game) if name not in {level.name for level in LEVELS}]


def repeatable(game: str) -> list[Bot]:
    """Return every kind of bot in a deterministic, quick configuration, for audits; a search counts nodes."""
    return [bot(REPEATABLE.get(name, name), game) for name in names(game) if name not in ALIKE]


def bot(name: str, game: str | Game) -> Bot:
    """Return a bot for a game by name: `greedy`, or with settings `search:nodes=500`."""
    game = game if isinstance(game, str) else game.name
    plain, *given = name.split(":")
    known = makers(game)
    if plain not in known:
        near = get_close_matches(plain, known, 1)
        hint = f": did you mean {near[0]}? The" if near else "; the"
        raise OptionError(f"there is no bot {plain!r} for {game}{hint} bots are: {', '.join(known)}")
    kind = known[plain]
    if not given:
        return kind()
    if plain not in SETTINGS:
        raise OptionError(f"the bot {plain} takes no settings, so {name!r} means nothing")
    settings = [setting(plain, text) for text in given]
    keys = [key for key, _ in settings]
    if len(set(keys)) < len(keys):
        raise OptionError(f"a setting is given twice in {name!r}")
    made = searching(plain, dict(settings))
    made.name = name
    return made


def searching(plain: str, found: dict[str, float]) -> Bot:
    """Create a bot that searches with these settings; without seconds or nodes `search` gets the default time."""
    budget = Budget(found.get("seconds", 0.0), int(found.get("nodes", 0)))
    if plain == NetworkBot.name:
        return NetworkBot(budget)
    if not budget.seconds and not budget.nodes:
        budget = DEFAULT_BUDGET
    return SearchBot(budget, int(found.get("workers", 1)))


def setting(plain: str, text: str) -> tuple[str, float]:
    """Read one setting of a bot, such as nodes=500."""
    key, _, value = text.partition("=")
    known = SETTINGS[plain]
    if key not in known:
        raise OptionError(f"{plain} takes {', '.join(known)}, such as {plain}:nodes=500, not {text!r}")
    try:
        number = float(value) if key == "seconds" else int(value)
    except ValueError:
        kind = "a number" if key == "seconds" else "a whole number"
        raise OptionError(f"{key} is {kind}, such as {plain}:{key}=2, not {value!r}") from None
    if not isfinite(number) or not 0 < number <= known[key]:
        raise OptionError(f"{key} is more than 0 and at most {known[key]:,.0f}, not {value}")
    return key, number
