"""Options of a table: the game, the number of seats, and named options with their legal values."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, final

FIRST_RULES: Final = 1  # the version of every game before its first fix, and of records that name none
NEWEST_RULES: Final = 0  # stands for the newest version of the rules

SWITCH = {"true": "on", "false": "off"}  # a truth value for an option whose values are on and off
OptionValue = str | int | bool | None  # what a program may write for the text of a value


class OptionError(ValueError):
    """The options are invalid; the text says what is allowed."""


class UnknownRules(OptionError):
    """The game does not have this version of its rules."""


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
    """The chosen values of a table and the version of its rules; equal tables compare equal."""

    def __init__(
        self, game: str, seats: int, values: dict[str, str], rules: int = FIRST_RULES, newest: bool = True
    ) -> None:
        self.game = game
        self.seats = seats
        self.values = values
        self.rules = rules  # a game reads this when it is created, never during play
        self.newest = newest  # is that the newest version?

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        switches = "".join(f" {name}={value}" for name, value in sorted(self.values.items()))
        rules = "" if self.newest else f" rules={self.rules}"
        return f"<{self.game} seats={self.seats}{switches}{rules}>"

    def key(self) -> tuple[str, int, tuple[tuple[str, str], ...], int]:
        """Return all options as one hashable value."""
        return self.game, self.seats, tuple(sorted(self.values.items())), self.rules


def option_text(value: object) -> str:
    """Return the text of an option's value: 12 is "12", True is "true", None is "none"."""
    if isinstance(value, str):
        return value
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    raise OptionError(f"an option is a text, a number, True, False or None, not {value!r}")


def choose_rules(game: str, known: tuple[int, ...], wanted: int) -> int:
    """Return the version of the rules to play: the wanted one, or the newest for 0; UnknownRules says what there is."""
    version = wanted or known[-1]
    if version not in known:
        versions = ", ".join(str(number) for number in known)
        raise UnknownRules(f"{game} has no rules of version {version}; the versions are: {versions}")
    return version


def choose(
    game: str,
    counts: list[int],
    switches: list[Option],
    seats: int,
    given: dict[str, str],
    versions: tuple[int, ...] = (FIRST_RULES,),
    rules: int = NEWEST_RULES,
) -> Options:
    """Validate the requested options of a table; OptionError says what is allowed."""
    version = choose_rules(game, versions, rules)
    if seats not in counts:
        raise OptionError(f"{game} is for {counts[0]} to {counts[-1]} players, not {seats!r}")
    known = {option.name: option for option in switches}
    for name in given:
        if name not in known:
            allowed = ", ".join(known) if known else "none"
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]!r}? " if near else ""
            raise OptionError(f"{game} has no option {name!r}; {hint}its options are: {allowed}")
    values = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
    return Options(game, seats, values, version, version == versions[-1])
