"""Abyss: each-turn powers, and the questions that several powers share."""

from hadal.core.events import EVERYONE, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import actions, constants, events, questions
from hadal.games.abyss.rules import queries, verbs
from hadal.games.abyss.state import Position, Question, Step


def ready(s: Position, seat: i64, lord: i64) -> bool:
    """Whether this each-turn Lord may be used now."""
    if not queries.has(s, seat, lord) or s.used[s.tables.each_turn_index[lord]] == 1:
        return False
    return is_of_use(s, seat, lord)


def is_of_use(s: Position, seat: i64, lord: i64) -> bool:
    """Whether an each-turn power would have any effect."""
    if lord == constants.SLAVER:
        return not queries.is_empty(s, seat)
    if lord == constants.ORACLE:
        return queries.any_stack(s, seat)
    if lord == constants.OPPORTUNIST:
        return s.lord_deck_n > 0 and any_court_lord(s, seat)
    if lord == constants.RECIPIENT:
        return s.lord_deck_n > 0 and queries.court_size(s) < constants.COURT
    return lord != constants.FERRYMAN or s.nebulis[seat] > 0


def any_court_lord(s: Position, seat: i64) -> bool:
    """Whether this seat may take any Lord at Court."""
    return any(
        s.court[space] >= 0 and queries.may_take_lord(s, seat, s.court[space]) for space in range(constants.COURT)
    )


def offer_lords(s: Position, seat: i64) -> None:
    """Offer the each-turn Lords that may be used now."""
    users = s.tables.each_turn_lords
    for i in range(len(users)):
        if ready(s, seat, users[i]):
            s.insert(s.tables.use_id[users[i]])


def use_lord(s: Position, seat: i64, lord: i64) -> None:
    """Use an each-turn Lord: ask its question."""
    s.used[s.tables.each_turn_index[lord]] = 1
    s.tell(events.LORD_USED, seat, NOBODY, lord, 0, EVERYONE)
    s.ask(s.tables.each_turn[lord], seat, lord, 0)


def is_use(s: Position, action: i64) -> bool:
    """Whether this action uses an each-turn Lord."""
    return s.tables.block[action] == actions.B_USE


def enter(s: Position, seat: i64, lord: i64, how: i64) -> None:
    """Bring a Lord into play; its arrival power is carried out next."""
    verbs.arrive(s, seat, lord, how)
    s.ask(questions.ARRIVAL, seat, lord, 0)
    if how == events.BY_RECRUITING or how == events.BY_BRIBE:
        pay_shareholders(s, seat)


def pay_shareholders(s: Position, seat: i64) -> None:
    """Give the Shareholder a Pearl for an opponent's recruitment."""
    for other in range(s.seats):
        if other != seat and queries.has(s, other, constants.SHAREHOLDER):
            verbs.gain_pearls(s, other, 1, constants.SHAREHOLDER)


def ask_targets(s: Position, question: i64, me: i64, card: i64, n: i64) -> None:
    """Ask every opponent that a Soldier's power can affect, clockwise from the left."""
    for other in range(s.seats - 1, 0, -1):  # last pushed, first asked
        seat = (me + other) % s.seats
        if not queries.protected(s, seat):
            s.ask(question, seat, card, n)


def offer_hand(s: Position, seat: i64) -> None:
    """Offer every kind of Ally in a hand."""
    kinds = s.tables.kinds
    for kind in range(1, kinds):
        if s.cards[seat * kinds + kind] > 0:
            s.offer(actions.ALLY + kind)


def offer_stacks(s: Position, seat: i64, but: i64) -> None:
    """Offer every Council stack this seat may take, except one."""
    for stack in range(constants.RACES):
        if stack != but and queries.can_take_stack(s, seat, stack):
            s.offer(actions.STACK + stack)


def offer_court(s: Position, seat: i64) -> None:
    """Offer every Lord at Court this seat may take."""
    for space in range(constants.COURT):
        lord = s.court[space]
        if lord >= 0 and queries.may_take_lord(s, seat, lord):
            s.insert(s.tables.lord_id[lord])


def offer_free(s: Position, owner: i64, disabled: bool) -> None:
    """Offer the free Lords of a seat, with or without the disabled ones."""
    for lord in range(s.tables.lords):
        if queries.is_active(s, lord, owner) or (disabled and queries.is_free(s, lord, owner)):
            s.insert(s.tables.lord_id[lord])


class Arrival(Step):
    """The arrival power of a Lord."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        power = s.tables.arrives[card]
        if power is not None:
            power(s, int(seat))


class Discard(Question):
    """Discard n Allies, one at a time, because of a Lord."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if n > 0:
            offer_hand(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if n > 1:
            s.ask(questions.DISCARD, seat, card, n - 1)
        verbs.discard_ally(s, seat, action - actions.ALLY, card)


class Cut(Question):
    """D14: discard down to the limit that an opponent's Commander sets."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        limit = queries.cut_limit(s, seat)
        if limit > 0 and queries.zone_size(s, seat) > limit:
            offer_hand(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        s.ask(questions.CUT, seat, card, n)
        verbs.discard_ally(s, seat, action - actions.ALLY, card)


class SellAlly(Question):
    """The Slaver: sell an Ally for 2 Pearls."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_hand(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        verbs.discard_ally(s, seat, action - actions.ALLY, card)
        verbs.gain_pearls(s, seat, 2, constants.SLAVER)


class BanishStack(Question):
    """The Oracle: discard a Council stack."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_stacks(s, seat, -1)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        verbs.banish_stack(s, seat, action - actions.STACK)


class ReplaceLord(Question):
    """The Opportunist: replace a Lord at Court with the top Lord of the deck."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_court(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        verbs.present_lord(s, verbs.discard_court_lord(s, seat, s.tables.target[action]))


class Assassinate(Question):
    """The Assassin: disable a free Lord of opponent n."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_free(s, n, False)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        verbs.disable(s, s.tables.target[action])


class Hunt(Question):
    """The Hunter: choose whose Monster token to take."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for other in range(s.seats):
            if other != seat and not queries.protected(s, other) and queries.token_count(s, other) > 0:
                s.offer(actions.SEAT + other)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        s.ask(questions.HUNT_BACK, seat, action - actions.SEAT, 0)


class HuntBack(Question):
    """The Hunter: choose a back, if seat `card` holds tokens with different ones."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        backs = s.tables.backs
        for i in range(len(backs) // 2):
            if queries.back_count(s, card, backs[2 * i], backs[2 * i + 1]) > 0:
                s.offer(actions.BACK + i)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        i = action - actions.BACK
        verbs.steal_token(s, seat, card, s.tables.backs[2 * i], s.tables.backs[2 * i + 1])


class TakeStack(Question):
    """The Apprentice: take a stack, once."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_stacks(s, seat, -1)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        verbs.take_stack(s, seat, action - actions.STACK)
