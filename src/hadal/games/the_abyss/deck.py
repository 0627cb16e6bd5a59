"""The Abyss: the deck as data, and the tables derived from it."""

from typing import Final, final

from hadal.core.options import OptionError
from hadal.core.vector import i64, vec, vector
from hadal.games.the_abyss.constants import CARDS, DEALT, LETTERS, PANIC

MOST_POINTS: Final = 9
FEWEST_HAND_CARDS: Final = 4 * DEALT + 1  # ruling 36: twelve dealt cards and the first discard

#                 copies of each card; the list adds up to 51 cards and 143 points
STANDARD: Final = "X*8,S1*3,S2*3,H1*3,H2*3,E1*3,E2*3,P3*7,P4*7,P5*5,P6*3,P8*3"


@final
class Deck:
    """The kinds of card in play, highest points first, Panic last: ids ascend as points fall."""

    def __init__(self, text: str) -> None:
        copies = read_list(text)
        order = sorted(copies, key=lambda card: (card[0] == PANIC, -card[1], card[0]))
        self.kinds = len(order)
        self.panic = self.kinds - 1
        self.suits: vec[i64] = vector([suit for suit, _ in order])
        self.points: vec[i64] = vector([points for _, points in order])
        self.copies: vec[i64] = vector([copies[card] for card in order])
        self.names = [card_name(suit, points) for suit, points in order]
        self.ids = {name: kind for kind, name in enumerate(self.names)}

    def cards(self) -> list[int]:
        """All cards of the deck, in the order of their kinds."""
        out: list[int] = []
        for kind in range(self.kinds):
            out += [kind] * int(self.copies[kind])
        return out


def card_name(suit: int, points: int) -> str:
    """A card as it is written: P8, S1, X."""
    return LETTERS[suit] if suit == PANIC else f"{LETTERS[suit]}{points}"


def read_list(text: str) -> dict[tuple[int, int], int]:
    """Return the number of copies of each (suit, points) in a deck list."""
    copies: dict[tuple[int, int], int] = {}
    for part in text.split(","):
        card, count = read_part(part)
        copies[card] = copies.get(card, 0) + count
    copies.setdefault((PANIC, 0), 0)
    return copies


def read_part(part: str) -> tuple[tuple[int, int], int]:
    """One part of a deck list, such as P8*3 or X*8."""
    name, star, count = part.strip().partition("*")
    suit = LETTERS.find(name[:1]) if name else -1
    digits = name[1:]
    good = digits == "" if suit == PANIC else len(digits) == 1 and digits in "123456789"
    if suit < 0 or not good or (star and not (count.isascii() and count.isdigit() and len(count) <= 2)):
        raise OptionError(
            f"a deck list has parts like P8*3, S1, H2*2, E1 or X*8 (points 1 to {MOST_POINTS}), not {part!r}"
        )
    return (suit, int(digits or 0)), int(count) if star else 1


def checked(text: str) -> str:
    """Return a playable deck list in canonical form; raise OptionError otherwise."""
    copies = read_list(text)
    total = sum(copies.values())
    if total != CARDS:
        raise OptionError(f"a deck has {CARDS} cards, this list has {total}")
    if total - copies[(PANIC, 0)] < FEWEST_HAND_CARDS:
        raise OptionError(f"a deck needs at least {FEWEST_HAND_CARDS} cards that are not Panics")
    return ",".join(f"{card_name(*card)}*{n}" for card, n in sorted(copies.items()) if n)
