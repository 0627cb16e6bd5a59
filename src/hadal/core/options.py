"""Options of a table: the game, the number of seats, and named options with their legal values."""

from collections.abc import Callable
from typing import final

SWITCH = {"true": "on", "false": "off"}  # a truth value for an option whose values are on and off
OptionValue = str | int | bool | None  # what a program may write for the text of a value


class OptionError(ValueError):
    """The options are invalid; the text says what is allowed."""


@final
class Option:
    """One option of a game: its name and values (the first is the default), or a check for free text."""

    def __init__(self, name: str, values: list[str], check: Callable[[str], str] | None = None) -> None:
        self.name = name
        self.values = values
        self.check = check  # for free text: returns the normalised text or raises OptionError

    @property
    def default(self) -> str:
        """Return the default value."""
        return self.values[0]

    def read(self, value: str) -> str:
        """Return the value if it is legal, else raise OptionError."""
        if value in self.values:
            return value
        if SWITCH.get(value) in self.values:
            return SWITCH[value]
        if self.check is not None:
            return self.check(value)
        raise OptionError(f"{self.name} is {' or '.join(self.values)}, not {value!r}")


@final
class Options:
    """The chosen values of a table; equal tables compare equal."""

    def __init__(self, game: str, seats: int, values: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.values = values

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        switches = "".join(f" {name}={value}" for name, value in sorted(self.values.items()))
        return f"<{self.game} seats={self.seats}{switches}>"

    def key(self) -> tuple[str, int, tuple[tuple[str, str], ...]]:
        """Return all options as one hashable value."""
        return self.game, self.seats, tuple(sorted(self.values.items()))


def option_text(value: object) -> str:
    """Return the text of an option's value: 12 is "12", True is "true", None is "none"."""
    if isinstance(value, str):
        return value
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    raise OptionError(f"an option is a text, a number, True, False or None, not {value!r}")


def choose(game: str, counts: list[int], switches: list[Option], seats: int, given: dict[str, str]) -> Options:
    """Validate the requested options of a table; OptionError says what is allowed."""
    if seats not in counts:
        raise OptionError(f"{game} is for {counts[0]} to {counts[-1]} players, not {seats}")
    known = {option.name: option for option in switches}
    for name in given:
        if name not in known:
            allowed = ", ".join(known) if known else "none"
            raise OptionError(f"{game} has no option {name!r}; its options are: {allowed}")
    values = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
    return Options(game, seats, values)
