"""The Abyss: the invariants of every position, for audits and for positions read from text.

A check records each fault as a code with two details. `is_valid` stops at the first fault; `faults` describes all of
them.
"""

from typing import Final, final

from hadal.core.vector import i64, vec, zeros
from hadal.games.the_abyss import questions
from hadal.games.the_abyss.constants import FATAL
from hadal.games.the_abyss.rules.queries import hand_size, survivors
from hadal.games.the_abyss.state import Position

COPIES: Final = 0
PANIC_IN_HAND: Final = 1
PANIC_ON_PILE: Final = 2
NEGATIVE: Final = 3
OUT_WITH_CARDS: Final = 4
TOO_MANY_PANICS: Final = 5
TOO_FEW_PLAYERS: Final = 6
OUT_AND_ASKED: Final = 7
NOBODY_DRAWS: Final = 8
DECK_EMPTY: Final = 9
NOT_THERE: Final = 10
OWN_CARDS: Final = 11
NOT_PUBLIC: Final = 12
NO_SUCH_AMBIGUOUS: Final = 13
OWN_HAND: Final = 14
HANDS_OR_CARDS: Final = 15

FAULTS: Final = [
    "{b} cards {card} instead of {copies}",
    "a Panic in a hand",
    "a Panic on the discard pile",
    "a negative count",
    "seat {a} is out of the round and still has cards",
    "seat {a} has {b} Panics and goes on",
    "a round goes on with fewer than two players",
    "a player who is out of the round is asked",
    "cards are drawn, but nobody draws",
    "the deck is empty and the round goes on",
    "viewer {a} is sure of a card that is not in zone {b}",
    "viewer {a} notes its own cards",
    "viewer {a} does not know what everybody knows of zone {b}",
    "viewer {a} is sure of an ambiguous card that is not there",
    "viewer {a} takes its own hand for one where ambiguous cards may be",
    "viewer {a} knows ambiguous cards without hands, or hands without ambiguous cards",
]


@final
class Faults:
    """The faults found so far."""

    def __init__(self, first_only: bool) -> None:
        self.first_only = first_only
        self.codes: list[int] = []
        self.details: list[tuple[int, int]] = []

    def note(self, code: i64, a: i64, b: i64) -> None:
        """Record a fault."""
        self.codes.append(int(code))
        self.details.append((int(a), int(b)))

    def done(self) -> bool:
        """Whether enough faults have been found."""
        return self.first_only and len(self.codes) > 0


def check_all(s: Position, first_only: bool) -> Faults:
    """Check a position."""
    found = Faults(first_only)
    check_cards(s, found)
    if not found.done():
        check_seats(s, found)
    if not found.done():
        check_draw(s, found)
    if not found.done():
        check_memory(s, found)
    return found


def is_valid(s: Position) -> bool:
    """Whether the position breaks no invariant."""
    return len(check_all(s, True).codes) == 0


def faults(s: Position) -> list[str]:
    """Describe every broken invariant."""
    found = check_all(s, False)
    return [in_words(s, code, a, b) for code, (a, b) in zip(found.codes, found.details, strict=True)]


def in_words(s: Position, code: int, a: int, b: int) -> str:
    """Describe one fault."""
    if code == COPIES:
        return FAULTS[code].format(b=b, card=s.tables.deck.names[a], copies=s.tables.deck.copies[a])
    return FAULTS[code].format(a=a, b=b)


# Cards.


def check_cards(s: Position, found: Faults) -> None:
    """All 51 cards are somewhere, each kind as often as in the deck list; no Panic is in a hand or the pile."""
    panic = s.tables.panic
    copies = s.tables.deck.copies
    total = zeros(int(s.tables.kinds))
    add_cards(total, s.pile, s.pile_n)
    panics_on_pile = total[panic]
    add_cards(total, s.deck, s.deck_n)
    add_rows(total, s.hands)
    add_rows(total, s.played)
    add_rows(total, s.out)
    total[panic] += s.waiting
    for seat in range(s.seats):
        total[panic] += s.panics[seat]
    for kind in range(s.tables.kinds):
        if total[kind] != copies[kind]:
            found.note(COPIES, kind, total[kind])
    if panic_in_hand(s):
        found.note(PANIC_IN_HAND, 0, 0)
    if panics_on_pile != 0:
        found.note(PANIC_ON_PILE, 0, 0)
    if (
        any_negative(s.hands)
        or any_negative(s.played)
        or any_negative(s.out)
        or any_negative(s.panics)
        or any(s.known[i] < 0 for i in range(len(s.known)))
        or any_negative(s.ambiguous_cards)
    ):
        found.note(NEGATIVE, 0, 0)


def add_rows(total: vec[i64], rows: vec[i64]) -> None:
    """Add counts by kind, row after row."""
    kinds: i64 = len(total)
    for i in range(len(rows)):
        total[i % kinds] += rows[i]


def add_cards(total: vec[i64], cards: vec[i64], n: i64) -> None:
    """Count the first n cards of an ordered zone."""
    for i in range(n):
        total[cards[i]] += 1


def any_negative(row: vec[i64]) -> bool:
    """Whether a count is negative."""
    return any(row[i] < 0 for i in range(len(row)))


def panic_in_hand(s: Position) -> bool:
    """Whether a Panic is in a hand or among the drawn cards."""
    kinds = s.tables.kinds
    return any(s.hands[zone * kinds + s.tables.panic] != 0 for zone in range(s.seats + 1))


# Seats and draws.


def check_seats(s: Position, found: Faults) -> None:
    """Eliminated players have nothing; a third Panic is being settled; at least two players are in the round."""
    for seat in range(s.seats):
        if s.alive[seat] == 0 and has_cards(s, seat):
            found.note(OUT_WITH_CARDS, seat, 0)
        if s.panics[seat] >= FATAL and not is_threatened(s, seat):
            found.note(TOO_MANY_PANICS, seat, s.panics[seat])
    if s.top > 0:
        if survivors(s) < 2:
            found.note(TOO_FEW_PLAYERS, 0, 0)
        if s.alive[s.to_move()] == 0:
            found.note(OUT_AND_ASKED, 0, 0)


def is_threatened(s: Position, seat: i64) -> bool:
    """Whether this seat's elimination by a third Panic is still being decided."""
    frames = s.frames
    for at in range(0, s.top, 4):
        if (frames[at] == questions.THREAT or frames[at] == questions.DESTROY) and frames[at + 1] == seat:
            return True
    return False


def has_cards(s: Position, seat: i64) -> bool:
    """Whether a seat has any cards in hand or on the table."""
    start = seat * s.tables.kinds
    if any(s.played[place] != 0 for place in range(start, start + s.tables.kinds)):
        return True
    return s.panics[seat] != 0 or hand_size(s, seat) != 0


def check_draw(s: Position, found: Faults) -> None:
    """Drawn cards and Panics wait only during a draw; the deck is empty only then."""
    if s.drawer >= 0:
        return
    if s.waiting != 0 or hand_size(s, s.seats) != 0:
        found.note(NOBODY_DRAWS, 0, 0)
    if s.top > 0 and s.deck_n == 0:
        found.note(DECK_EMPTY, 0, 0)


# What viewers remember.


def check_memory(s: Position, found: Faults) -> None:
    """What viewers are sure of is true, everybody knows what is public, and nobody's own cards are recorded."""
    for viewer in range(s.seats + 1):
        for zone in range(s.seats + 1):
            check_zone(s, viewer, zone, found)
        check_ambiguous(s, viewer, found)
        if found.done():
            return


def check_zone(s: Position, viewer: i64, zone: i64, found: Faults) -> None:
    """Check what a viewer knows about a zone."""
    kinds, known, hands = s.tables.kinds, s.known, s.hands
    own = (zone == viewer and zone < s.seats) or (zone == s.seats and viewer == s.drawer)
    at = (viewer * (s.seats + 1) + zone) * kinds
    public = (s.seats * (s.seats + 1) + zone) * kinds
    for kind in range(kinds):
        sure = i64(known[at + kind])
        if sure > hands[zone * kinds + kind]:
            found.note(NOT_THERE, viewer, zone)
        if own and sure > 0:
            found.note(OWN_CARDS, viewer, 0)
        if not own and sure < i64(known[public + kind]):
            found.note(NOT_PUBLIC, viewer, zone)


def check_ambiguous(s: Position, viewer: i64, found: Faults) -> None:
    """The cards a viewer knows to be in one of several hands are there, besides those it is sure of."""
    kinds = s.tables.kinds
    total: i64 = 0
    for kind in range(kinds):
        count = s.ambiguous_cards[viewer * kinds + kind]
        total += count
        if count > 0 and count > free_copies(s, viewer, kind):
            found.note(NO_SUCH_AMBIGUOUS, viewer, 0)
    if viewer < s.seats and s.ambiguous_hands[viewer] >> viewer & 1 == 1:
        found.note(OWN_HAND, viewer, 0)
    if (total > 0) != (s.ambiguous_hands[viewer] != 0):
        found.note(HANDS_OR_CARDS, viewer, 0)


def free_copies(s: Position, viewer: i64, kind: i64) -> i64:
    """Copies of a kind in the hands where a viewer's ambiguous cards are, beyond those it is sure of."""
    kinds = s.tables.kinds
    free: i64 = 0
    for zone in range(s.seats):
        if s.ambiguous_hands[viewer] >> zone & 1 == 1:
            free += s.hands[zone * kinds + kind] - i64(s.known[(viewer * (s.seats + 1) + zone) * kinds + kind])
    return free
