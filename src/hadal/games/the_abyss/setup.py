"""The Abyss: shuffling and dealing a round."""

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import fill_zero, i64
from hadal.games.the_abyss import constants, questions
from hadal.games.the_abyss.rules import memory
from hadal.games.the_abyss.rules.queries import next_alive
from hadal.games.the_abyss.rules.verbs import eliminate, top_of_deck
from hadal.games.the_abyss.state import Position


def gather(s: Position) -> None:
    """Return all cards to the deck, unshuffled; everybody is in the round again."""
    clear_table(s)
    copies = s.tables.deck.copies
    s.deck_n = 0
    for kind in range(s.tables.kinds):
        for _i in range(copies[kind]):
            s.deck[s.deck_n] = kind
            s.seen[s.deck_n] = 0
            s.deck_n += 1


def clear_table(s: Position) -> None:
    """Clear hands, Panics, piles and memory; nobody has had a turn."""
    fill_zero(s.hands)
    fill_zero(s.played)
    fill_zero(s.out)
    fill_zero(s.panics)
    for i in range(s.seats):
        s.alive[i] = 1
        # ruling 25: seats without a turn rank before all others, in seating order from the starting player
        s.began[i] = (i - s.starter + s.seats) % s.seats - s.seats
    s.pile_n = 0
    s.turns = 0
    s.waiting = 0
    s.drawer = NOBODY
    memory.forget(s)


def next_round(s: Position) -> None:
    """Begin a new round with all 51 cards; the player to the left of the last starting player starts."""
    s.round += 1
    s.starter = (s.starter + 1) % s.seats
    gather(s)
    s.shuffle(s.deck, s.deck_n)
    deal_round(s)


def deal_round(s: Position) -> None:
    """Deal from a shuffled deck; begin the first turn, or the next round if only one player is left."""
    s.top = 0
    s.tell(constants.ROUND, s.starter, NOBODY, HIDDEN, s.round, EVERYONE)
    if not deal_hands(s):
        s.ask(questions.NEXT_ROUND, s.starter, 0, 0)
        return
    turn_up(s)
    first = s.starter if s.alive[s.starter] == 1 else next_alive(s, s.starter)
    begin_turn(s, first)


def deal_hands(s: Position) -> bool:
    """Deal three cards to each player, one at a time; return False if that leaves a single player (ruling 29)."""
    for i in range(constants.DEALT * s.seats):
        seat = (s.starter + i) % s.seats
        kind = top_of_deck(s)
        if kind != s.tables.panic:
            s.hands[seat * s.tables.kinds + kind] += 1
            s.tell(constants.DEALT_CARD, seat, NOBODY, kind, 0, 1 << seat)
        else:
            s.panics[seat] += 1
            s.tell(constants.DEALT_PANIC, seat, NOBODY, kind, 0, EVERYONE)
            if s.panics[seat] == constants.FATAL and eliminate(s, seat):
                return False
    return True


def turn_up(s: Position) -> None:
    """Turn up the first card of the discard pile; a Panic is shuffled back (C004)."""
    while s.deck[s.deck_n - 1] == s.tables.panic:
        s.shuffle(s.deck, s.deck_n)
        s.tell(constants.SHUFFLED_BACK, NOBODY, NOBODY, s.tables.panic, 0, EVERYONE)
    kind = top_of_deck(s)
    s.pile[0] = kind
    s.pile_n = 1
    s.tell(constants.TURNED_UP, NOBODY, NOBODY, kind, 0, EVERYONE)


def begin_turn(s: Position, seat: i64) -> None:
    """Push the steps of a turn: draw, then combos and perhaps Stop, then the next player."""
    s.turn = seat
    s.began[seat] = s.turns
    s.turns += 1
    s.tell(constants.TURN, seat, NOBODY, HIDDEN, s.began[seat], EVERYONE)
    s.ask(questions.NEXT_TURN, seat, 0, 0)
    s.ask(questions.COMBOS, seat, 0, 0)
    s.ask(questions.DRAW, seat, 0, 0)
