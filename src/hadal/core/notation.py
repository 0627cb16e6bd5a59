"""Positions as text: `key=value` words on one line; errors give the column."""

from difflib import get_close_matches
from typing import Final, final

HIDDEN_CARDS: Final = "?"  # in the notation of what one viewer knows


class NotationError(ValueError):
    """The text is not a valid position or record; says where and why."""

    def __init__(self, reason: str, column: int = 0, line: int = 0) -> None:
        place = f"line {line}, " if line else ""
        super().__init__(
            f"{place}column {column}: {reason}" if column else f"{place.rstrip(', ')}: {reason}" if line else reason
        )
        self.reason = reason
        self.column = column
        self.line = line


@final
class Word:
    """One `key=value` word with the columns (from 1) where it and its value begin."""

    def __init__(self, key: str, value: str, column: int) -> None:
        self.key = key
        self.value = value
        self.column = column
        self.at = column + len(key) + 1

    def fail(self, reason: str, offset: int = 0) -> NotationError:
        """Return an error for this word that points into its value."""
        return NotationError(f"{self.key}: {reason}", self.at + offset)

    def number(self, low: int, high: int) -> int:
        """Return the value as an integer within bounds."""
        text = self.value
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 20):
            raise self.fail(f"a whole number from {low} to {high} is needed, not {text!r}")
        if not low <= int(text) <= high:
            raise self.fail(f"{text} is not from {low} to {high}")
        return int(text)

    def items(self, separator: str = ",") -> list[tuple[str, int]]:
        """Return the parts of the value with their offsets; empty for an empty value."""
        out: list[tuple[str, int]] = []
        place = 0
        for part in self.value.split(separator) if self.value else []:
            out.append((part, place))
            place += len(part) + len(separator)
        return out


def words(text: str, start: int) -> list[Word]:
    """Read the `key=value` words of a line after its first `start` characters; reject duplicate keys."""
    out: list[Word] = []
    seen: set[str] = set()
    place = start
    for part in text[start:].split(" "):
        if part:
            word = one_word(part, place + 1)
            if word.key in seen:
                raise NotationError(f"{word.key} is given twice", word.column)
            seen.add(word.key)
            out.append(word)
        place += len(part) + 1
    return out


def one_word(part: str, column: int) -> Word:
    """Read one `key=value` word."""
    key, equals, value = part.partition("=")
    if not equals or not key:
        raise NotationError(f"a word like key=value is needed, not {part!r}", column)
    if HIDDEN_CARDS in value:
        known = "this is what one viewer knows, with ? for hidden cards"
        raise NotationError(f"{key}: {known}; only a whole position can be read", column + len(key) + 1)
    return Word(key, value, column)


def similar(name: str, known: list[str]) -> str:
    """Return which of the known names may have been meant, or else all of them."""
    near = get_close_matches(name, known, 1)
    return f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known)}"


def counted(names: list[str]) -> str:
    """Join names and count repeats: `P8*2,P3`."""
    out: list[str] = []
    for name in dict.fromkeys(names):
        copies = names.count(name)
        out.append(name if copies == 1 else f"{name}*{copies}")
    return ",".join(out)


def read_counted(word: Word, known: dict[str, int], most: int) -> list[int]:
    """Read the cards of a counted list, in order."""
    out: list[int] = []
    for part, offset in word.items():
        name, star, copies = part.partition("*")
        if name not in known:
            raise word.fail(f"there is no card {name!r}; cards are {', '.join(known)}", offset)
        if star and not (copies.isascii() and copies.isdigit() and 0 < int(copies[:4]) <= most and len(copies) < 5):
            raise word.fail(f"a count from 1 to {most} is needed after *, not {copies!r}", offset)
        out += [known[name]] * (int(copies) if star else 1)
    return out
