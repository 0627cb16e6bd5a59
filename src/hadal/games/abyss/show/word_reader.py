"""Abyss: reads the parts of a notation: numbers, seats, names and rows. Errors give the column."""

from typing import Final

from hadal.core.events import NOBODY
from hadal.core.notation import Word, words
from hadal.core.vector import i64, vec
from hadal.games.abyss.constants import ALLY_NAMES, SEAT_LETTERS
from hadal.games.abyss.state import Position

REST: Final = "..."  # at the end of a deck or the Court: everything that is nowhere else
CARDS: Final = 200  # more than any box has
NONE: Final = "-"  # a figure that nobody has


class WordReader:
    """The words of a position, and the cards placed so far."""

    def __init__(self, s: Position, text: str, start: int) -> None:
        self.s = s
        self.words = {word.key: word for word in words(text, start)}
        self.used: set[str] = {"seats", *s.game.options.values}
        t = s.tables
        self.ids = {ALLY_NAMES[kind]: kind for kind in range(int(t.kinds)) if t.copies[kind] > 0}
        self.lords = {t.lord_names[i]: i for i in range(int(t.lords)) if t.in_play[i] == 1}
        self.locations = {t.location_names[i]: i for i in range(int(t.locations)) if t.location_in_play[i] == 1}
        self.left = [int(n) for n in t.copies]  # cards not yet placed, by kind
        self.tokens_left = [int(n) for n in t.token_copies]
        self.named: set[str] = set()  # Lords and Locations placed

    def take(self, key: str) -> Word:
        """Return the word with this key; an empty one if it is missing."""
        self.used.add(key)
        return self.words.get(key) or Word(key, "", 0)

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """Read a number, or return its default."""
        word = self.take(key)
        return word.number(low, high) if key in self.words else default

    def seat(self, key: str, default: int) -> int:
        """Read a seat letter, or return its default."""
        word = self.take(key)
        return self.letter(word, word.value, 0) if key in self.words else default

    def letter(self, word: Word, text: str, offset: int) -> int:
        """Read a seat from its letter."""
        letters = SEAT_LETTERS[: int(self.s.seats)]
        if len(text) != 1 or text not in letters:
            raise word.fail(f"a seat is one of {', '.join(letters)}, not {text!r}", offset)
        return letters.index(text)

    def one(self, word: Word, name: str, offset: int, known: dict[str, int], what: str) -> int:
        """Read a Lord or Location by its name."""
        if name not in known:
            raise word.fail(f"there is no {what} {name!r}; they are {', '.join(known)}", offset)
        return known[name]

    def place(self, word: Word, name: str, offset: int, known: dict[str, int], what: str) -> int:
        """Read a Lord or Location and mark it as placed; reject it if it already was."""
        found = self.one(word, name, offset, known, what)
        if name in self.named:
            raise word.fail(f"{name} is named twice", offset)
        self.named.add(name)
        return found

    def letters(self) -> list[tuple[int, str]]:
        """The seats and their letters."""
        return [(seat, SEAT_LETTERS[seat]) for seat in range(int(self.s.seats))]

    def figure(self, key: str, counts: vec[i64]) -> int:
        """Read the holder of a figure; by default the first seat with the most, or nobody if all have none."""
        word = self.take(key)
        if key in self.words:
            return NOBODY if word.value == NONE else self.letter(word, word.value, 0)
        best = NOBODY
        for seat in range(len(counts)):
            if counts[seat] > (counts[best] if best >= 0 else 0):
                best = seat
        return best

    def row(self, key: str) -> tuple[Word, list[tuple[str, int]], bool]:
        """Read a list that may end in `...`: return the word, the items, and whether the rest follows."""
        word = self.take(key)
        items = word.items()
        rest = key not in self.words
        if items and items[-1][0] == REST:
            items.pop()
            rest = True
        return word, items, rest


def lay(row: vec[i64], cards: list[int]) -> int:
    """Put down a deck that is written from the top; return its size."""
    for i, card in enumerate(reversed(cards)):
        row[i] = card
    for i in range(len(cards), len(row)):
        row[i] = 0
    return len(cards)
