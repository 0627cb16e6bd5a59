"""Every registered game, with every number of players and every set of options."""

from hadal.core import registry
from hadal.core.game import Game

Table = tuple[str, int, dict[str, str]]
MANY = 30  # games with at most this many tables are tested completely

# Free-text options are tested with one value besides the default.
EXTRA = {"deck_list": "X*11,S1*4,S3*2,H2*5,E1*5,P2*6,P5*10,P7*5,P9*3"}


def tables() -> list[Table]:
    """Game, seats and options of every possible table; the options alternate if there are many."""
    out: list[Table] = []
    for name in registry.names():
        out += [(name, seats, options) for seats, options in registry.tables(name)]
        free = [switch.name for switch in registry.switches(name) if switch.check is not None]
        out += [(name, seats, {key: EXTRA[key]}) for key in free for seats in registry.counts_with(name, {})]
    return out


def chosen_tables() -> list[Table]:
    """A selection for slow tests: one set of options for each number of players and first option."""
    out: list[Table] = []
    for name in registry.names():
        mine = [table for table in tables() if table[0] == name]
        if len(mine) <= MANY:
            out += mine
            continue
        first = registry.switches(name)[0]
        for i, value in enumerate(first.values):
            for seats in registry.counts(name):
                there = [table for table in mine if table[1] == seats and table[2].get(first.name) == value]
                out += there[(i + seats) % 3 :][:1]
    return out


def title(table: Table) -> str:
    """A short name for a table, for the list of tests."""
    name, seats, options = table
    return "-".join([name, str(seats), *(value[:10] for value in options.values())])


def laid(table: Table) -> Game:
    """The game of a table."""
    name, seats, options = table
    return registry.create(name, seats, options)
