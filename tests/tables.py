"""Every game of the registry, with every number of players and every set of options."""

from hadal.core import registry
from hadal.core.game import Game

# Free-text options are tried with one value beside the usual one.
EXTRA = {"deck_list": "X*11,S1*4,S3*2,H2*5,E1*5,P2*6,P5*10,P7*5,P9*3"}


def option_sets(name: str) -> list[dict[str, str]]:
    """The usual table, every other value of every switch by itself, and all of them changed at once."""
    out: list[dict[str, str]] = [{}]
    changed: dict[str, str] = {}
    for switch in registry.switches(name):
        values = switch.values[1:] if switch.check is None else [EXTRA[switch.name]]
        out += [{switch.name: value} for value in values]
        changed[switch.name] = values[-1]
    return [*out, changed]


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Game, seats and options of every table that can be laid."""
    return [
        (name, seats, options)
        for name in registry.names()
        for seats in registry.counts(name)
        for options in option_sets(name)
    ]


def title(table: tuple[str, int, dict[str, str]]) -> str:
    """A short name for a table, for the list of tests."""
    name, seats, options = table
    return "-".join([name, str(seats), *(value[:10] for value in options.values())])


def laid(table: tuple[str, int, dict[str, str]]) -> Game:
    """The game of a table."""
    name, seats, options = table
    return registry.made(name, seats, options)
