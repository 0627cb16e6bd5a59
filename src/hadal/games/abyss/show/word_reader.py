"""Abyss: the words of a position, one by one: numbers, seats, names and rows, each mistake with its place."""

from typing import Final

from hadal.core.notation import Word, words
from hadal.core.vector import i64, vec
from hadal.games.abyss.constants import SEAT_LETTERS
from hadal.games.abyss.names import ALLY_NAMES, LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.state import Position

REST: Final = "..."  # at the end of a deck or the Court: all that is nowhere else
CARDS: Final = 200  # more than any box has


class WordReader:
    """The words of a position, and what has been placed so far."""

    def __init__(self, s: Position, text: str, start: int) -> None:
        self.s = s
        self.words = {word.key: word for word in words(text, start)}
        self.used: set[str] = {"seats", *s.game.options.values}
        t = s.tables
        self.ids = {ALLY_NAMES[kind]: kind for kind in range(int(t.kinds)) if t.copies[kind] > 0}
        self.lords = {LORD_NAMES[i]: i for i in range(int(t.lords)) if t.lords_in_play >> i & 1}
        self.tiles = {LOCATION_NAMES[i]: i for i in range(int(t.locations))}
        self.left = [int(n) for n in t.copies]  # cards not yet placed, by kind
        self.tokens_left = [int(n) for n in t.token_copies]
        self.named: set[str] = set()  # Lords and Locations placed

    def take(self, key: str) -> Word:
        """The word of this key, empty if it is not there."""
        self.used.add(key)
        return self.words.get(key) or Word(key, "", 0)

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A number, or its default."""
        word = self.take(key)
        return word.number(low, high) if key in self.words else default

    def seat(self, key: str, default: int) -> int:
        """A seat letter, or its default."""
        word = self.take(key)
        return self.letter(word, word.value, 0) if key in self.words else default

    def letter(self, word: Word, text: str, offset: int) -> int:
        """A seat from its letter."""
        letters = SEAT_LETTERS[: int(self.s.seats)]
        if len(text) != 1 or text not in letters:
            raise word.fail(f"a seat is one of {', '.join(letters)}, not {text!r}", offset)
        return letters.index(text)

    def one(self, word: Word, name: str, offset: int, known: dict[str, int], what: str) -> int:
        """A Lord or Location by its name."""
        if name not in known:
            raise word.fail(f"there is no {what} {name!r}; they are {', '.join(known)}", offset)
        return known[name]

    def place(self, word: Word, name: str, offset: int, known: dict[str, int], what: str) -> int:
        """A Lord or Location that is put somewhere, once."""
        found = self.one(word, name, offset, known, what)
        if name in self.named:
            raise word.fail(f"{name} is named twice", offset)
        self.named.add(name)
        return found

    def row(self, key: str) -> tuple[Word, list[tuple[str, int]], bool]:
        """A word that lists things and may end in `...`: the word, the things, and whether the rest follows."""
        word = self.take(key)
        items = word.items()
        rest = key not in self.words
        if items and items[-1][0] == REST:
            items.pop()
            rest = True
        return word, items, rest


def lay(row: vec[i64], cards: list[int]) -> int:
    """Lay a deck down, its top card written first and lying last: how many."""
    for i, card in enumerate(reversed(cards)):
        row[i] = card
    return len(cards)
