"""Bots by name, for a game: `greedy`, or with settings `search:nodes=500`, `search:seconds=0.5:workers=2`."""

from math import isfinite

from hadal.bots.greedy import GreedyBot
from hadal.bots.random import RandomBot
from hadal.bots.search import DEFAULT_BUDGET, SearchBot
from hadal.core.bot import Bot, Budget
from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import plugin

REPEATABLE = {"search": "search:nodes=24"}
MOST_SECONDS = 600.0
MOST_NODES = 100_000_000
MOST_WORKERS = 64
SETTINGS = {"seconds": MOST_SECONDS, "nodes": MOST_NODES, "workers": MOST_WORKERS}


def classes(game: str) -> dict[str, type[Bot]]:
    """Return the bots of a game by name, weakest first."""
    found: dict[str, type[Bot]] = {"random": RandomBot} | plugin(game).bots()
    searchable = plugin(game).policy(thorough=False) is not None
    return found | {"greedy": GreedyBot, "search": SearchBot} if searchable else found


def names(game: str) -> list[str]:
    """Return the names of the bots that play a game, weakest first."""
    return list(classes(game))


def repeatable(game: str) -> list[Bot]:
    """Return every bot in a deterministic configuration, for audits; search counts nodes, not seconds."""
    return [bot(REPEATABLE.get(name, name), game) for name in names(game)]


def bot(name: str, game: str | Game) -> Bot:
    """Return a bot for a game by name: `greedy`, or with settings `search:nodes=500`."""
    game = game if isinstance(game, str) else game.name
    plain, *given = name.split(":")
    known = classes(game)
    if plain not in known:
        raise OptionError(f"there is no bot {plain!r} for {game}; the bots are: {', '.join(known)}")
    kind = known[plain]
    if not given:
        return kind()
    if kind is not SearchBot:
        raise OptionError(f"the bot {plain} takes no settings, so {name!r} means nothing")
    made = searching(dict(setting(text) for text in given))
    made.name = name
    return made


def searching(found: dict[str, float]) -> SearchBot:
    """Create a search bot with these settings; without seconds or nodes it gets the default time."""
    budget = Budget(found.get("seconds", 0.0), int(found.get("nodes", 0)))
    if not budget.seconds and not budget.nodes:
        budget = DEFAULT_BUDGET
    return SearchBot(budget, int(found.get("workers", 1)))


def setting(text: str) -> tuple[str, float]:
    """Read one setting, such as nodes=500."""
    key, _, value = text.partition("=")
    if key not in SETTINGS:
        raise OptionError(f"search takes {', '.join(SETTINGS)}, such as search:nodes=500, not {text!r}")
    try:
        number = float(value) if key == "seconds" else int(value)
    except ValueError:
        raise OptionError(f"{key} is a number, not {value!r}") from None
    if not isfinite(number) or not 0 < number <= SETTINGS[key]:
        raise OptionError(f"{key} is more than 0 and at most {SETTINGS[key]:g}, not {value}")
    return key, number
