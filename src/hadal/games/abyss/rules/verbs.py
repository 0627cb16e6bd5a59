"""Abyss: everything that can happen to a position. Each verb emits one event and handles its triggers."""

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import constants, events
from hadal.games.abyss.rules.nebulis import change_nebulis
from hadal.games.abyss.rules.queries import back_count, discard_size, lord_count, oppressed
from hadal.games.abyss.rules.sentinels import release
from hadal.games.abyss.state import Position


def gain_pearls(s: Position, seat: i64, n: i64, why: i64) -> None:
    """A seat gains Pearls for one reason."""
    if n > 0:
        s.pearls[seat] += n
        s.tell(events.PEARLS_GAINED, seat, NOBODY, why, n, EVERYONE)
        pay_toll(s, seat, n)


def pay_toll(s: Position, seat: i64, n: i64) -> None:
    """The Highwayman takes one of two or more Pearls that an opponent without a Shaman gains at once."""
    if n < 2 or not oppressed(s, seat, constants.HIGHWAYMAN):
        return
    other = s.owner[constants.HIGHWAYMAN]
    s.pearls[seat] -= 1
    s.pearls[other] += 1
    s.tell(events.TOLL, seat, other, HIDDEN, 1, EVERYONE)


def lose_pearls(s: Position, seat: i64, n: i64, why: i64) -> None:
    """A seat returns Pearls to the Treasury."""
    if n > 0:
        s.pearls[seat] -= n
        s.tell(events.PEARLS_LOST, seat, NOBODY, why, n, EVERYONE)


def pay_pearls(s: Position, payer: i64, taker: i64, n: i64) -> None:
    """Pay Pearls from one seat to another for a sale."""
    s.pearls[payer] -= n
    s.pearls[taker] += n
    s.tell(events.PEARLS_PAID, payer, taker, HIDDEN, n, EVERYONE)
    pay_toll(s, taker, n)


def gain_keys(s: Position, seat: i64, n: i64) -> None:
    """A seat gains Key tokens."""
    if n > 0:
        s.keys[seat] += n
        s.tell(events.KEYS_GAINED, seat, NOBODY, HIDDEN, n, EVERYONE)


def move_card(s: Position, source: i64, target: i64, kind: i64) -> None:
    """Move a card from zone to zone; the caller emits the event."""
    kinds = s.tables.kinds
    s.cards[source * kinds + kind] -= 1
    s.cards[target * kinds + kind] += 1


def reshuffle(s: Position) -> None:
    """Shuffle the discard pile into a new Exploration deck."""
    kinds = s.tables.kinds
    start = s.discards() * kinds
    for kind in range(kinds):
        while s.cards[start + kind] > 0:
            s.cards[start + kind] -= 1
            s.deck[s.deck_n] = kind
            s.deck_n += 1
    s.shuffle(s.deck, s.deck_n)
    s.tell(events.RESHUFFLED, NOBODY, NOBODY, HIDDEN, s.deck_n, EVERYONE)


def reveal(s: Position, space: i64) -> i64:
    """Reveal the top card of the deck on a space."""
    s.deck_n -= 1
    kind = s.deck[s.deck_n]
    s.track[space] = kind
    s.revealed = True
    s.tell(events.REVEALED, s.turn, NOBODY, kind, space, EVERYONE)
    return kind


def take_from_track(s: Position, seat: i64, space: i64) -> None:
    """A seat takes the card on a space into its hand."""
    kind = s.track[space]
    s.track[space] = constants.NO_CARD
    s.cards[seat * s.tables.kinds + kind] += 1
    s.tell(events.TAKEN, seat, NOBODY, kind, space, EVERYONE)


def buy_from_track(s: Position, buyer: i64, space: i64, pearls: i64, nebulis: i64) -> None:
    """An opponent buys the card on a space from the active player."""
    pay_pearls(s, buyer, s.turn, pearls)
    change_nebulis(s, buyer, -nebulis)
    change_nebulis(s, s.turn, nebulis)
    take_from_track(s, buyer, space)
    s.bought[buyer] += 1
    s.sold += 1


def send_to_council(s: Position, space: i64) -> None:
    """Put an Ally left on the track face down onto the stack of its race."""
    kind = s.track[space]
    stack = s.tables.race[kind]
    s.track[space] = constants.NO_CARD
    s.cards[(s.stacks() + stack) * s.tables.kinds + kind] += 1
    s.tell(events.SENT, stack, NOBODY, kind, space, EVERYONE)


def discard_from_track(s: Position, space: i64) -> None:
    """Discard a Monster from the track."""
    kind = s.track[space]
    s.track[space] = constants.NO_CARD
    s.cards[s.discards() * s.tables.kinds + kind] += 1
    s.tell(events.CLEARED, NOBODY, NOBODY, kind, space, EVERYONE)


def discard_ally(s: Position, seat: i64, kind: i64, why: i64) -> None:
    """A seat discards an Ally from its hand."""
    move_card(s, seat, s.discards(), kind)
    s.tell(events.DISCARDED, seat, NOBODY, kind, why, EVERYONE)


def take_stack(s: Position, seat: i64, stack: i64) -> None:
    """Take a whole Council stack into a hand; the opponents see the number of cards."""
    s.tell(events.STACK_TAKEN, seat, NOBODY, stack, empty_stack(s, stack, seat), EVERYONE)
    release(s, constants.AT_STACK + stack)


def banish_stack(s: Position, seat: i64, stack: i64) -> None:
    """Discard a whole Council stack face down."""
    s.tell(events.STACK_BANISHED, seat, NOBODY, stack, empty_stack(s, stack, s.discards()), EVERYONE)
    release(s, constants.AT_STACK + stack)


def empty_stack(s: Position, stack: i64, target: i64) -> i64:
    """Move all cards of a Council stack to another zone; return their number."""
    cards = s.cards
    stackable = s.tables.stackable
    kinds = s.tables.kinds
    start = (s.stacks() + stack) * kinds
    each = len(stackable) // constants.RACES
    total: i64 = 0
    first = stack * each
    for place in range(first, first + each):
        kind = stackable[place]
        n = cards[start + kind]
        cards[start + kind] = 0
        cards[target * kinds + kind] += n
        total += n
    return total


def lay_down(s: Position, seat: i64, kind: i64) -> None:
    """Lay down an Ally as payment."""
    move_card(s, seat, s.spent(), kind)
    s.tell(events.LAID_DOWN, seat, NOBODY, kind, 0, EVERYONE)


def affiliate(s: Position, seat: i64, kind: i64, source: i64) -> None:
    """Affiliate an Ally to a seat."""
    move_card(s, source, s.affiliated() + seat, kind)
    s.tell(events.AFFILIATED, seat, NOBODY, kind, 1 if source == s.spent() else 0, EVERYONE)


def discard_spent(s: Position, seat: i64) -> None:
    """Discard the Allies of a payment that are not affiliated."""
    kinds = s.tables.kinds
    start = s.spent() * kinds
    for kind in range(kinds):
        n = s.cards[start + kind]
        if n > 0:
            s.cards[start + kind] = 0
            s.cards[s.discards() * kinds + kind] += n
            s.tell(events.SPENT, seat, NOBODY, kind, n, EVERYONE)


def raise_threat(s: Position) -> None:
    """Move the Threat token one space on; it stays on the last space."""
    if s.threat < constants.THREATS - 1:
        s.threat += 1
    s.tell(events.THREAT, NOBODY, NOBODY, HIDDEN, s.threat, EVERYONE)


def calm_threat(s: Position) -> None:
    """Return the Threat token to the first space."""
    s.threat = 0
    s.tell(events.THREAT, NOBODY, NOBODY, HIDDEN, 0, EVERYONE)


def draw_token(s: Position, seat: i64, first: i64, kinds: i64) -> None:
    """A seat draws a random Monster token of these kinds; only this seat sees its front."""
    all_kinds = s.tables.tokens
    kind = random_token(s, s.seats, first, kinds)
    s.tokens[s.seats * all_kinds + kind] -= 1
    s.tokens[seat * all_kinds + kind] += 1
    s.tell(events.TOKEN_DRAWN, seat, NOBODY, kind, first, 1 << seat)
    if s.tables.leviathans_end and back_count(s, s.seats, first, kinds) == 0:
        trigger_end(s)


def random_token(s: Position, holder: i64, first: i64, kinds: i64) -> i64:
    """Return a random token of a holder, of `kinds` kinds from `first` on."""
    start = holder * s.tables.tokens
    at = s.below(back_count(s, holder, first, kinds))
    kind = first
    while at >= s.tokens[start + kind]:
        at -= s.tokens[start + kind]
        kind += 1
    return kind


def steal_token(s: Position, thief: i64, victim: i64, first: i64, kinds: i64) -> None:
    """Steal a random Monster token; only the two seats see its front."""
    all_kinds = s.tables.tokens
    kind = random_token(s, victim, first, kinds)
    s.tokens[victim * all_kinds + kind] -= 1
    s.tokens[thief * all_kinds + kind] += 1
    s.thief = thief
    s.robbed = victim
    s.taken = kind
    s.tell(events.TOKEN_STOLEN, thief, victim, kind, first, (1 << thief) | (1 << victim))


def present_lord(s: Position, space: i64) -> None:
    """Put the top Lord of the deck on a Court space."""
    s.lord_deck_n -= 1
    lord = s.lord_deck[s.lord_deck_n]
    s.court[space] = lord
    s.owner[lord] = constants.FACE_UP
    s.revealed = True
    s.tell(events.LORD_PRESENTED, NOBODY, NOBODY, lord, space, EVERYONE)


def leave_court(s: Position, lord: i64) -> i64:
    """Remove a Lord from the Court; return the empty space."""
    i: i64 = 0
    while s.court[i] != lord:
        i += 1
    s.court[i] = constants.NO_LORD
    s.tell(events.LORD_LEFT_COURT, NOBODY, NOBODY, lord, i, EVERYONE)
    release(s, constants.AT_LORD + lord)
    return i


def close_gaps(s: Position) -> None:
    """Move the Lords at Court up toward the far end."""
    put: i64 = 0
    for i in range(constants.COURT):
        lord = s.court[i]
        if lord != constants.NO_LORD:
            s.court[i] = constants.NO_LORD
            s.court[put] = lord
            put += 1
    s.tell(events.COURT_CLOSED, NOBODY, NOBODY, HIDDEN, put, EVERYONE)


def arrive(s: Position, seat: i64, lord: i64, how: i64) -> None:
    """Bring a Lord into play for a seat, free and not disabled; a seventh Lord triggers the end."""
    s.owner[lord] = seat
    s.covered_by[lord] = constants.FREE
    ready_again(s, lord)
    s.tell(events.LORD_ARRIVED, seat, NOBODY, lord, how, EVERYONE)
    if lord_count(s, seat) >= constants.SEVEN:
        trigger_end(s)


def ready_again(s: Position, lord: i64) -> None:
    """A Lord that comes into play or is freed may be used this turn, even if it was used before."""
    place = s.tables.each_turn_index[lord]
    if place >= 0:
        s.used[place] = 0


def disable(s: Position, lord: i64) -> None:
    """Turn a Lord sideways for the rest of the game."""
    s.covered_by[lord] = constants.DISABLED
    s.tell(events.LORD_DISABLED, s.owner[lord], NOBODY, lord, 0, EVERYONE)


def dismiss(s: Position, lord: i64) -> None:
    """Remove a seat's free Lord from the game."""
    seat = s.owner[lord]
    s.owner[lord] = constants.GONE
    s.covered_by[lord] = constants.FREE
    s.tell(events.LORD_DISMISSED, seat, NOBODY, lord, 0, EVERYONE)


def cover(s: Position, lord: i64, location: i64) -> None:
    """Put a Lord under a Location; its power and key no longer count."""
    s.covered_by[lord] = location
    s.tell(events.LORD_COVERED, s.owner[lord], NOBODY, lord, location, EVERYONE)


def discard_court_lord(s: Position, seat: i64, lord: i64) -> i64:
    """Remove a Lord at Court from the game; return the empty space."""
    space = leave_court(s, lord)
    s.owner[lord] = constants.GONE
    s.tell(events.LORD_REMOVED, seat, NOBODY, lord, space, EVERYONE)
    return space


def trigger_end(s: Position) -> None:
    """Trigger the end; only the first trigger counts."""
    if s.end_triggered_by == NOBODY:
        s.end_triggered_by = s.turn
        s.tell(events.END_TRIGGERED, s.turn, NOBODY, HIDDEN, 0, EVERYONE)


def has_cards(s: Position) -> bool:
    """Whether there is a card to reveal; shuffles the discard pile if the deck is empty."""
    if s.deck_n == 0 and discard_size(s) > 0:
        reshuffle(s)
    return s.deck_n > 0
