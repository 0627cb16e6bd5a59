"""NetworkSpec: the inputs and outputs of a network by name, derived from the plug-in of its game.

One network plays all tables of a game. Its inputs are the features of all of them (the observation, the derived
numbers, and which table it is), its outputs the actions of all of them. Seats are counted from the mover, in features
and in actions. A table has some of the features and actions; they are matched by name.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache, cached_property

from hadal.core.actions import Blocks
from hadal.core.game import Game
from hadal.core.options import OptionError
from hadal.core.registry import counts, plugin
from hadal.network.tables import all_tables, box_values, largest_table

LOWEST, HIGHEST = -128, 127  # numbers outside this range are clipped


@dataclass(frozen=True)
class NetworkSpec:
    """Inputs and outputs of a network for all tables of one game.

    A feature is one of three kinds: binary (above 0 or not), a number (multiplied by its scale) or a category (a code
    with its own row of weights for each value).
    """

    game: str
    features: tuple[str, ...]
    binary: tuple[bool, ...]  # by feature
    scales: tuple[float, ...]  # by feature; 0 for categories
    categories: tuple[int, ...]  # by feature: number of values of a category, 0 for other kinds
    actions: tuple[str, ...]  # with seats counted from the mover: `seat:A` is the mover itself
    seat_blocks: tuple[str, ...]  # the blocks of actions whose targets are seats
    max_seats: int

    @cached_property
    def feature_at(self) -> dict[str, int]:
        """Return the place of each feature by name."""
        return {name: place for place, name in enumerate(self.features)}

    @cached_property
    def action_at(self) -> dict[str, int]:
        """Return the place of each action by name."""
        return {name: place for place, name in enumerate(self.actions)}

    @cached_property
    def category_start(self) -> tuple[int, ...]:
        """Return, by feature, the first row of a category among the rows of all categories."""
        out, row = [], 0
        for size in self.categories:
            out.append(row)
            row += size
        return tuple(out)

    @property
    def category_rows(self) -> int:
        """Return the number of rows of all categories together."""
        return sum(self.categories)

    def as_dict(self) -> dict[str, object]:
        """Return a dictionary for JSON."""
        return asdict(self)


def spec_from_dict(given: dict[str, object]) -> NetworkSpec:
    """Read a specification from JSON."""
    try:
        return NetworkSpec(
            game=str(given["game"]),
            features=tuple(map(str, as_list(given["features"]))),
            binary=tuple(map(bool, as_list(given["binary"]))),
            scales=tuple(float(str(value)) for value in as_list(given["scales"])),
            categories=tuple(int(str(value)) for value in as_list(given["categories"])),
            actions=tuple(map(str, as_list(given["actions"]))),
            seat_blocks=tuple(map(str, as_list(given["seat_blocks"]))),
            max_seats=int(str(given["max_seats"])),
        )
    except KeyError as error:
        raise ValueError(f"the specification has no {error.args[0]}") from error


def as_list(value: object) -> list[object]:
    """Return a JSON list."""
    if not isinstance(value, list | tuple):
        raise ValueError(f"a list is wanted, not {value!r}")
    return list(value)


def table_features(game: Game) -> list[str]:
    """Name the numbers that a batch with `network_input` writes for a table, in order."""
    return game.features() + game.network_input().names()


def description(name: str) -> list[str]:
    """Name the features that say which table it is."""
    option = plugin(name).box_option
    return [f"table.seats:{n}" for n in counts(name)] + [f"table.{option}:{value}" for value in box_values(name)]


def describe(spec: NetworkSpec, game: Game) -> list[int]:
    """Return the features that are 1 because of the table."""
    option = plugin(game.name).box_option
    words = [f"table.seats:{game.seats}"]
    if option:
        words.append(f"table.{option}:{game.options[option]}")
    return [spec.feature_at[word] for word in words if word in spec.feature_at]


@cache
def network_spec(name: str) -> NetworkSpec:
    """Return the specification of networks for a game: the union over all tables, the largest table first."""
    top = largest_table(name).game()
    inputs = top.network_input()
    features = dict.fromkeys(table_features(top))
    actions = dict.fromkeys(top.blocks.names)
    for table in all_tables(name):
        game = table.game()
        features.update(dict.fromkeys(table_features(game)))
        actions.update(dict.fromkeys(game.blocks.names))
    features.update(dict.fromkeys(description(name)))
    names = list(features)
    sizes = tuple(inputs.categories(feature) for feature in names)
    if max(sizes) > 256:
        raise OptionError(f"{name}: a category has at most 256 values")
    return NetworkSpec(
        game=name,
        features=tuple(names),
        binary=tuple(inputs.is_binary(feature) for feature in names),
        scales=tuple(0.0 if size else inputs.scale(feature) for feature, size in zip(names, sizes, strict=True)),
        categories=sizes,
        actions=tuple(actions),
        seat_blocks=tuple(inputs.seat_blocks()),
        max_seats=top.seats,
    )


def turned_actions(spec: NetworkSpec, blocks: Blocks, mover: int, seats: int) -> list[int]:
    """Return, by action id of a table, the action of the network, if this seat is the mover.

    OptionError names an action that the network does not know.
    """
    names = list(blocks.names)
    for word in spec.seat_blocks:
        first = blocks.first(word)
        for seat in range(seats):
            names[first + seat] = blocks.names[first + (seat - mover) % seats]
    unknown = [name for name in names if name not in spec.action_at]
    if unknown:
        raise OptionError(f"the network of {spec.game} does not know the action {unknown[0]!r} of this table")
    return [spec.action_at[name] for name in names]
