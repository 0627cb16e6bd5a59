"""The Abyss: everything that can happen to a position. Each verb emits its event."""

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.the_abyss import constants
from hadal.games.the_abyss.rules import memory
from hadal.games.the_abyss.rules.queries import survivors, worth
from hadal.games.the_abyss.state import Position


def top_of_deck(s: Position) -> i64:
    """Take the top card off the deck."""
    s.deck_n -= 1
    s.revealed = True
    return s.deck[s.deck_n]


def take_discard(s: Position, seat: i64) -> None:
    """Add the top of the discard pile to a hand, in public."""
    s.pile_n -= 1
    kind = s.pile[s.pile_n]
    s.hands[seat * s.tables.kinds + kind] += 1
    memory.note_all(s, seat, kind)
    s.tell(constants.TOOK, seat, NOBODY, kind, 0, EVERYONE)


def turn_over(s: Position, seat: i64) -> bool:
    """A seat looks at the top card of the deck; return True for a Panic, which is shown and waits to be placed."""
    kind = top_of_deck(s)
    watchers = s.seen[s.deck_n]
    s.seen[s.deck_n] = 0
    if kind == s.tables.panic:
        s.waiting += 1
        s.tell(constants.DREW_PANIC, seat, NOBODY, kind, 0, EVERYONE)
        return True
    s.hands[s.seats * s.tables.kinds + kind] += 1
    memory.note_some(s, watchers & ~(1 << seat), s.seats, kind)
    s.tell(constants.DREW, seat, NOBODY, kind, 0, 1 << seat)
    return False


def keep_card(s: Position, seat: i64, kind: i64) -> None:
    """Add the single card of a draw to the hand."""
    kinds = s.tables.kinds
    s.hands[s.seats * kinds + kind] -= 1
    s.hands[seat * kinds + kind] += 1
    memory.keep(s, seat, kind)
    s.tell(constants.KEPT, seat, NOBODY, kind, 0, 1 << seat)


def keep_all(s: Position, seat: i64) -> None:
    """Add all cards of a draw to the hand."""
    kinds = s.tables.kinds
    hands = s.hands
    memory.keep_both(s, seat)
    for kind in range(kinds):
        while hands[s.seats * kinds + kind] > 0:
            hands[s.seats * kinds + kind] -= 1
            hands[seat * kinds + kind] += 1
            s.tell(constants.KEPT, seat, NOBODY, kind, 1, 1 << seat)


def discard(s: Position, seat: i64, zone: i64, kind: i64) -> None:
    """Put a card of the draw or of a hand on the discard pile, face up."""
    s.hands[zone * s.tables.kinds + kind] -= 1
    s.pile[s.pile_n] = kind
    s.pile_n += 1
    memory.drop_all(s, zone, kind)
    s.tell(constants.DISCARDED, seat, NOBODY, kind, 0 if zone == s.seats else 1, EVERYONE)


def discard_draw(s: Position, seat: i64) -> None:
    """Discard the rest of a draw."""
    kinds = s.tables.kinds
    for kind in range(kinds):
        while s.hands[s.seats * kinds + kind] > 0:
            discard(s, seat, s.seats, kind)


def place_panic(s: Position, seat: i64) -> None:
    """Place a drawn Panic in front of a seat."""
    s.waiting -= 1
    s.panics[seat] += 1
    s.tell(constants.PLACED, seat, NOBODY, s.tables.panic, 0, EVERYONE)


def lose_waiting(s: Position, seat: i64) -> None:
    """Remove a Panic drawn by an eliminated seat from the round."""
    s.waiting -= 1
    lose_panics(s, 1)
    s.tell(constants.GONE, seat, NOBODY, s.tables.panic, 0, EVERYONE)


def finish_draw(s: Position, seat: i64) -> None:
    """Complete a draw."""
    s.drawer = NOBODY
    s.tell(constants.DRAW_DONE, seat, NOBODY, HIDDEN, 0, EVERYONE)


def lose_panics(s: Position, n: i64) -> None:
    """Remove n Panics from the round."""
    s.out[s.tables.panic] += n


def play_card(s: Position, seat: i64, kind: i64) -> None:
    """Play a combo card from the hand; its points are lost."""
    kinds = s.tables.kinds
    s.hands[seat * kinds + kind] -= 1
    s.played[seat * kinds + kind] += 1
    memory.drop_all(s, seat, kind)
    s.tell(constants.PLAYED, seat, NOBODY, kind, 0, EVERYONE)


def peek(s: Position, seat: i64, depth: i64) -> None:
    """A seat looks at the next cards of the deck."""
    for i in range(depth):
        place = s.deck_n - 1 - i
        s.seen[place] |= 1 << seat
        s.tell(constants.PEEKED, seat, NOBODY, s.deck[place], i, 1 << seat)
    s.revealed = True


def put_on_top(s: Position, seat: i64, n: i64) -> None:
    """Leave the cards seen where they were."""
    s.tell(constants.PUT_BACK, seat, 0, HIDDEN, n, EVERYONE)


def put_to_bottom(s: Position, seat: i64, n: i64) -> None:
    """Move the cards seen to the bottom of the deck, in the same order."""
    size = s.deck_n
    deck = s.deck[0:size]
    seen = s.seen[0:size]
    for i in range(size):
        place = (i + n) % size
        s.deck[place] = deck[i]
        s.seen[place] = seen[i]
    s.tell(constants.PUT_BACK, seat, 1, HIDDEN, n, EVERYONE)


def steal(s: Position, thief: i64, victim: i64, at: i64) -> None:
    """Move the at-th card of a hand to the thief; only these two seats see it."""
    kinds = s.tables.kinds
    kind: i64 = 0
    while at >= s.hands[victim * kinds + kind]:
        at -= s.hands[victim * kinds + kind]
        kind += 1
    s.hands[victim * kinds + kind] -= 1
    s.hands[thief * kinds + kind] += 1
    memory.hand_over(s, victim, thief, kind)
    s.tell(constants.STOLE, thief, victim, kind, 0, (1 << thief) | (1 << victim))


def give_panic(s: Position, giver: i64, taker: i64) -> None:
    """Give a Panic to another seat."""
    s.panics[giver] -= 1
    s.panics[taker] += 1
    s.tell(constants.GAVE, giver, taker, s.tables.panic, 0, EVERYONE)


def sacrifice_card(s: Position, seat: i64, kind: i64) -> None:
    """Remove a card of the hand from the round as a sacrifice."""
    s.hands[seat * s.tables.kinds + kind] -= 1
    s.out[kind] += 1
    memory.drop_all(s, seat, kind)
    s.tell(constants.SACRIFICED, seat, NOBODY, kind, 0, EVERYONE)


def destroy_panic(s: Position, seat: i64) -> None:
    """Remove one of a seat's Panics from the round."""
    s.panics[seat] -= 1
    lose_panics(s, 1)
    s.tell(constants.DESTROYED, seat, NOBODY, s.tables.panic, 0, EVERYONE)


def eliminate(s: Position, seat: i64) -> bool:
    """Eliminate a seat from the round with all its cards; return True if one player is left."""
    if s.drawer == seat:
        discard_draw(s, seat)
    kinds = s.tables.kinds
    for kind in range(kinds):
        while s.hands[seat * kinds + kind] > 0:
            s.hands[seat * kinds + kind] -= 1
            s.out[kind] += 1
            memory.drop_all(s, seat, kind)
            s.tell(constants.LOST, seat, NOBODY, kind, 0, EVERYONE)
        s.out[kind] += s.played[seat * kinds + kind]
        s.played[seat * kinds + kind] = 0
    lose_panics(s, s.panics[seat])
    s.panics[seat] = 0
    s.alive[seat] = 0
    s.revealed = True
    s.tell(constants.ELIMINATED, seat, NOBODY, HIDDEN, 0, EVERYONE)
    return survivors(s) == 1


def score_round(s: Position) -> bool:
    """Score the hand of every player in the round; return True if somebody has reached the goal."""
    reached = False
    s.revealed = True
    for seat in range(s.seats):
        if s.alive[seat] == 1:
            show_hand(s, seat)
            points = worth(s, seat)
            s.totals[seat] += points
            s.tell(constants.SCORED, seat, NOBODY, HIDDEN, points, EVERYONE)
        if s.totals[seat] >= constants.GOAL:
            reached = True
    return reached


def show_hand(s: Position, seat: i64) -> None:
    """Show the cards of a hand to everybody."""
    kinds = s.tables.kinds
    for kind in range(kinds):
        for _i in range(s.hands[seat * kinds + kind]):
            s.tell(constants.SHOWN, seat, NOBODY, kind, 0, EVERYONE)


def end_game(s: Position) -> None:
    """End the game."""
    s.top = 0
    for seat in s.winners():
        s.tell(constants.WON, seat, NOBODY, HIDDEN, 0, EVERYONE)
