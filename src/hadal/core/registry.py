"""Finds games by name and creates them. A game is imported on first use."""

import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from inspect import Parameter, Signature
from itertools import product
from os import PathLike
from pathlib import Path

import hadal.games
from hadal.core.game import Game
from hadal.core.notation import NotationError, words
from hadal.core.options import NEWEST_RULES, Option, OptionError, Options, OptionValue, choose, option_text
from hadal.core.plugin import GamePlugin
from hadal.core.record import Record, read_head, read_lines
from hadal.core.state import State

GROUP = "hadal.games"  # entry points of games in other distributions
USUAL_SEATS = 2  # players at a table, unless a program says otherwise
MANY = 100  # maximum number of option sets that are combined exhaustively; beyond it a selection is taken
MOST_CACHED = 64
MOST_RULES = 1_000_000  # versions
CACHED: dict[Options, Game] = {}
Create = Callable[[str, int, dict[str, str], int], Game]


@cache
def own_names() -> list[str]:
    """Return the names of this package's games: every folder of `hadal.games` that has a plug-in."""
    folders = [Path(place) for place in hadal.games.__path__]
    return sorted(path.parent.name for folder in folders for path in folder.glob("*/plugin.py"))


@cache
def foreign() -> dict[str, GamePlugin]:
    """Return the games of other distributions; skip one that fails to load, with a warning."""
    found: dict[str, GamePlugin] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            loaded = point.load()
        except Exception as error:  # third-party code: no exception it raises may stop our own games
            warnings.warn(f"the game {point.name!r} cannot be loaded: {error}", RuntimeWarning, stacklevel=2)
            continue
        if not isinstance(loaded, GamePlugin) or loaded.name in own_names():
            warnings.warn(f"the entry point {point.name!r} is not a new GamePlugin", RuntimeWarning, stacklevel=2)
            continue
        found[loaded.name] = loaded
    return found


def names() -> list[str]:
    """Return the names of all games."""
    return [*own_names(), *foreign()]


def default_name() -> str:
    """Return the default game of commands."""
    chosen = [name for name in own_names() if plugin(name).first_choice]
    return chosen[0] if chosen else names()[0]


@cache
def own_plugin(name: str) -> GamePlugin:
    """Return the plug-in of a game in this package."""
    found: GamePlugin = import_module(f"{GROUP}.{name}.plugin").PLUGIN
    return found


def plugin(name: str) -> GamePlugin:
    """Return the plug-in of a game; OptionError lists the available games."""
    if name in own_names():
        return own_plugin(name)
    if name not in foreign():
        raise OptionError(f"there is no game {name!r}; the games are: {', '.join(names())}")
    return foreign()[name]


def counts(name: str) -> list[int]:
    """Return the possible numbers of players of a game."""
    return list(plugin(name).seats)


def switches(name: str) -> list[Option]:
    """Return the options of a game."""
    return plugin(name).options()


def game(name: str, seats: int = USUAL_SEATS, **given: OptionValue) -> Game:
    """Create a game for a number of players: `hadal.game("NAME", seats=4, option="value")`.

    Options are keyword arguments; those left out have their defaults. A value may be a number, True, False or None
    instead of its text. OptionError says what is allowed. `hadal.names()` lists the games; `hadal games` on the command
    line also lists their options. `game.seeded(7)` deals a first position.
    """
    return create(name, seats, {option: option_text(value) for option, value in given.items()})


@cache
def factory(name: str) -> Callable[..., Game]:
    """Return a function that creates a game; its signature lists the options with their defaults."""

    def create_game(seats: int = USUAL_SEATS, **given: OptionValue) -> Game:
        return game(name, seats, **given)

    keyword = Parameter.KEYWORD_ONLY
    count = Parameter("seats", Parameter.POSITIONAL_OR_KEYWORD, default=USUAL_SEATS, annotation=int)
    options = [Parameter(option.name, keyword, default=option.default) for option in switches(name)]
    lines = [f"    {option.name}: {' or '.join(option.values)}" for option in switches(name)]
    create_game.__name__ = create_game.__qualname__ = name
    create_game.__module__ = "hadal"
    create_game.__signature__ = Signature([count, *options], return_annotation=Game)  # type: ignore[attr-defined]
    create_game.__doc__ = "\n".join(
        [
            f"Create {plugin(name).title or name} for {counts(name)[0]} to {counts(name)[-1]} players.",
            "",
            "`seeded(7)` deals a first position. The options, the default first:" if lines else "There are no options.",
            *(["", *lines] if lines else []),
        ]
    )
    return create_game


def is_game(name: str) -> bool:
    """Return whether there is a game of this name.

    The games of other distributions are loaded only for a name that could be one.
    """
    if name.startswith("_") or name in own_names():
        return name in own_names()
    return find_spec(f"hadal.{name}") is None and name in foreign()


def options_of(name: str, seats: int, given: dict[str, str], rules: int) -> Options:
    """Return the validated options of a table with a version of the rules."""
    return choose(name, counts(name), switches(name), seats, given, plugin(name).rules, rules)


def create(name: str, seats: int, given: dict[str, str], rules: int = NEWEST_RULES) -> Game:
    """Create a game with options from a dictionary, as read from a file; UnknownRules if it lacks these rules."""
    return plugin(name).create(options_of(name, seats, given, rules))


def cached(name: str, seats: int, given: dict[str, str], rules: int = NEWEST_RULES) -> Game:
    """Like `create`, but return the same object for equal options. Games are immutable and can be shared."""
    return unpickled_game(options_of(name, seats, given, rules))


def unpickled_game(options: Options) -> Game:
    """Return the game with these valid options, the same object for equal ones; used by `Game.__reduce__`."""
    if options not in CACHED:
        if len(CACHED) >= MOST_CACHED:
            CACHED.clear()
        CACHED[options] = plugin(options.game).create(options)
    return CACHED[options]


def fits(name: str, seats: int, given: dict[str, str]) -> bool:
    """Return whether the game supports this number of players with these options."""
    try:
        create(name, seats, given)
    except OptionError:
        return False
    return True


def counts_with(name: str, given: dict[str, str]) -> list[int]:
    """Return the possible numbers of players of a game with these options."""
    return [seats for seats in counts(name) if fits(name, seats, given)]


def option_sets(name: str, given: dict[str, str]) -> list[dict[str, str]]:
    """Return these options with every combination of the others.

    If there are too many combinations, each value of the first option is combined with three sets of the others: all
    defaults, all second values, and a mixture.
    """
    free = [switch for switch in switches(name) if switch.name not in given]
    names = [switch.name for switch in free]
    sets = 1
    for switch in free:
        sets *= len(switch.values)
    if sets <= MANY:
        return [given | dict(zip(names, values, strict=True)) for values in product(*(s.values for s in free))]
    first, others = free[0], free[1:]
    out: list[dict[str, str]] = []
    for value in first.values:
        for turn in range(3):
            chosen = {s.name: s.values[(turn + (j if turn > 1 else 0)) % len(s.values)] for j, s in enumerate(others)}
            out.append(given | {first.name: value} | chosen)
    return out


def tables(name: str, given: dict[str, str] | None = None) -> list[tuple[int, dict[str, str]]]:
    """Return players and options of every valid table of a game that matches the given options."""
    sets = option_sets(name, given or {})
    return [(seats, options) for seats in counts(name) for options in sets if fits(name, seats, options)]


def position(text: str) -> State:
    """Read the position that a line of text describes, for any game; NotationError says what is wrong and where."""
    return read_position(text, create)


def cached_position(text: str) -> State:
    """Like `position`, but positions with equal options share one game."""
    return read_position(text, cached)


def read_position(text: str, create: Create) -> State:
    """Read a position whose game is created by this function."""
    text = text.strip("\n")
    name = text.split(" ", 1)[0]
    if name not in names():
        raise NotationError(f"a position begins with the name of a game ({', '.join(names())}), not {name!r}", 1)
    found = {word.key: word for word in words(text, len(name))}
    if "seats" not in found:
        raise NotationError("seats= is missing: how many players?")
    given = {option.name: found[option.name].value for option in switches(name) if option.name in found}
    allowed = counts(name)
    rules = found["rules"].number(1, MOST_RULES) if "rules" in found else NEWEST_RULES
    seats = found["seats"].number(allowed[0], allowed[-1])
    try:
        return create(name, seats, given, rules).read(text.replace(f" rules={rules}", "", 1))
    except OptionError as error:
        raise NotationError(str(error)) from error


def unpickled_position(game: Game, text: str) -> State:
    """Read a position as `State.__reduce__` wrote it."""
    return game.read(text)


def read_record(text: str) -> Record:
    """Read a record of any game from text."""
    if not text.strip():
        raise NotationError("the record is empty")
    lines = text.rstrip("\n").split("\n")
    name, seats, options, promise, rules = read_head(lines[0])
    try:
        return read_lines(create(name, seats, options, rules), lines, promise)
    except OptionError as error:
        raise NotationError(str(error), line=1) from error


def load_record(path: str | PathLike[str]) -> Record:
    """Read a record of any game from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NotationError("the file is not text (UTF-8)") from None
    if not text.strip():
        raise NotationError("the file is empty")
    return read_record(text)
