"""The tables of a game that one network plays: every number of players with every set of boxes."""

from __future__ import annotations

from dataclasses import dataclass, field

from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import cached, counts, fits, plugin, switches


@dataclass(frozen=True)
class TableChoice:
    """A number of players and the options that a network is told of; the other options have their defaults."""

    name: str  # of the game
    seats: int
    options: dict[str, str] = field(default_factory=dict, hash=False)

    @property
    def text(self) -> str:
        """Return the table as written on the command line: `2`, or `2:BOX`."""
        return ":".join([str(self.seats), *self.options.values()])

    def game(self) -> Game:
        """Return the game of this table."""
        return cached(self.name, self.seats, self.options)


def box_values(name: str) -> list[str]:
    """Return the values of the option that selects the boxes; empty if the game has none."""
    option = plugin(name).box_option
    return next((list(switch.values) for switch in switches(name) if switch.name == option), [])


def all_tables(name: str) -> list[TableChoice]:
    """Return every table of a game that a network plays, without boxes first."""
    option = plugin(name).box_option
    sets = [{option: value} for value in box_values(name)] or [{}]
    return [TableChoice(name, seats, given) for given in sets for seats in counts(name) if fits(name, seats, given)]


def read_tables(name: str, text: str) -> list[TableChoice]:
    """Read a list such as `2,4:BOX`, or `all`; a table without a box has the default one."""
    known = {table.text: table for table in all_tables(name)}
    if text == "all":
        return list(known.values())
    values = box_values(name)
    out: list[TableChoice] = []
    for part in text.split(","):
        word = part.strip()
        if word and ":" not in word and values:
            word = f"{word}:{values[0]}"
        if word not in known:
            raise OptionError(f"there is no table {part.strip()!r}; tables of {name} are: all, {', '.join(known)}")
        if known[word] not in out:
            out.append(known[word])
    return out


def largest_table(name: str) -> TableChoice:
    """Return the table with the most features: all boxes, the most players."""
    found = plugin(name)
    option = found.box_option
    given = {option: found.largest[option]} if option and option in found.largest else {}
    fitting = [table for table in all_tables(name) if table.options == given] or all_tables(name)
    return max(fitting, key=lambda table: table.seats)
