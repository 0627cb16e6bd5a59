"""Games by name. A game is imported when it is first asked for."""

from collections.abc import Callable
from importlib import import_module
from itertools import product
from types import ModuleType

from hadal.core.game import Game, State
from hadal.core.notation import NotationError, words
from hadal.core.options import Option, OptionError, Options, choose
from hadal.core.record import Record, read_head, read_lines

# By name: the module of a game, and its class there.
GAMES = {"abyss": ("hadal.games.abyss.game", "Abyss"), "the_abyss": ("hadal.games.the_abyss.game", "TheAbyss")}
MANY = 100  # sets of option values: where there are more, the options take turns
Lay = Callable[[str, int, dict[str, str]], Game]
SHARED: dict[Options, Game] = {}
MOST_SHARED = 64


def names() -> list[str]:
    """The games there are."""
    return list(GAMES)


def counts(name: str) -> list[int]:
    """The numbers of players a game is for."""
    return list(module_of(name).SEATS)


def switches(name: str) -> list[Option]:
    """The options of a game."""
    return list(module_of(name).switches())


def module_of(name: str) -> ModuleType:
    """Where a game is implemented."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return import_module(GAMES[name][0])


def game(name: str, seats: int = 2, **given: str) -> Game:
    """A game with its options; OptionError says what is allowed."""
    return made(name, seats, given)


def made(name: str, seats: int, given: dict[str, str]) -> Game:
    """A game with options whose names come from a file: any text, even one that Python would take for its own."""
    module = module_of(name)
    options = choose(name, counts(name), switches(name), seats, given)
    found: Game = getattr(module, GAMES[name][1])(options)
    return found


def shared(name: str, seats: int, given: dict[str, str]) -> Game:
    """A game with its options, the same object each time, for many tables at once: nothing in it changes in play."""
    options = choose(name, counts(name), switches(name), seats, given)
    if options not in SHARED:
        if len(SHARED) >= MOST_SHARED:
            SHARED.clear()
        SHARED[options] = made(name, seats, given)
    return SHARED[options]


def fits(name: str, seats: int, given: dict[str, str]) -> bool:
    """Can a table be laid for so many players with these options?"""
    try:
        made(name, seats, given)
    except OptionError:
        return False
    return True


def counts_with(name: str, given: dict[str, str]) -> list[int]:
    """The numbers of players a game is for with these options."""
    return [seats for seats in counts(name) if fits(name, seats, given)]


def option_sets(name: str, given: dict[str, str]) -> list[dict[str, str]]:
    """These options with every combination of the others.

    Where that is too much: every value of the first with all others usual, all second values, and a mixture.
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
    """Players and options of every table of a game, as far as some options are not given; only those that fit."""
    sets = option_sets(name, given or {})
    return [(seats, options) for seats in counts(name) for options in sets if fits(name, seats, options)]


def position(text: str, lay: Lay = made) -> State:
    """The position that a line of text describes, of whatever game it is; `shared` lays no new table for it."""
    text = text.strip("\n")
    name = text.split(" ", 1)[0]
    if name not in GAMES:
        raise NotationError(f"a position begins with the name of a game ({', '.join(GAMES)}), not {name!r}", 1)
    found = {word.key: word for word in words(text, len(name))}
    if "seats" not in found:
        raise NotationError("seats= is missing: how many players?")
    given = {option.name: found[option.name].value for option in switches(name) if option.name in found}
    allowed = counts(name)
    try:
        return lay(name, found["seats"].number(allowed[0], allowed[-1]), given).read(text)
    except OptionError as error:
        raise NotationError(str(error)) from error


def read_record(text: str) -> Record:
    """The record that a text file holds, of whatever game it is."""
    lines = text.rstrip("\n").split("\n")
    name, seats, options, promise = read_head(lines[0])
    try:
        return read_lines(made(name, seats, options), lines, promise)
    except OptionError as error:
        raise NotationError(str(error), line=1) from error
