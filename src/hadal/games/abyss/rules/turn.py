"""Abyss: the turn as a stack of frames, and the end of the game."""

from typing import Final

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import fill_zero, i64
from hadal.games.abyss import actions, constants, events, questions
from hadal.games.abyss.rules import queries, verbs
from hadal.games.abyss.rules.council import request_support
from hadal.games.abyss.rules.explore import explore
from hadal.games.abyss.rules.nebulis import change_nebulis, check_figure, give_figure, kraken_yield
from hadal.games.abyss.rules.payment import can_pay, race_sums
from hadal.games.abyss.rules.recruit import recruit
from hadal.games.abyss.rules.score import final_scores
from hadal.games.abyss.rules.sentinels import zone_is_free
from hadal.games.abyss.rules.shared_powers import is_use, offer_hand, offer_lords, offer_stacks, use_lord
from hadal.games.abyss.state import Position, Question, Step

MOST_TURNS: Final = 1000  # ruling: a limit for games in which nobody can recruit; other games are shorter


def begin_turn(s: Position, seat: i64) -> None:
    """T0, and the steps that follow; the last one pushed is asked first."""
    s.turn = seat
    s.turns += 1
    s.sold = 0
    fill_zero(s.used)
    s.lord_left = False
    for other in range(s.seats):
        s.bought[other] = 0
    s.tell(events.TURN, seat, NOBODY, HIDDEN, s.turns, EVERYONE)
    program = s.tables.program
    for step in range(len(program)):
        s.ask(program[step], seat, 0, 0)
    if queries.has(s, seat, constants.LANDLORD):
        verbs.gain_pearls(s, seat, 1, constants.LANDLORD)


def can_plot(s: Position, seat: i64) -> bool:
    """Whether the seat has a Pearl, and there is a space at Court and a Lord in the deck."""
    return s.pearls[seat] > 0 and s.lord_deck_n > 0 and queries.open_court_space(s) >= 0


def offer_sentinels(s: Position, seat: i64) -> None:
    """Offer the Sentinels that have waited since an earlier turn and have something to guard."""
    for i in range(len(s.guards) // 3):
        waits = s.guards[3 * i] == seat and s.guards[3 * i + 1] == constants.IN_AREA and s.guards[3 * i + 2] < s.turns
        if waits and can_guard(s):
            s.insert(actions.GUARD + i)


def can_guard(s: Position) -> bool:
    """Whether a zone without a Sentinel has something to guard."""
    if zone_is_free(s, 1) or (zone_is_free(s, 0) and queries.court_size(s) > 0):
        return True
    return zone_is_free(s, 2) and queries.any_face_up(s)


class Action(Question):
    """Plots, Lords to use and the action of the turn. This is always asked."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if can_plot(s, seat):
            s.offer(actions.PLOT)
        free = s.count  # from here on, main actions
        if queries.can_explore(s):
            s.offer(actions.EXPLORE)
        offer_stacks(s, seat, -1)
        self.offer_recruits(s, seat)
        if s.count == free:
            self.offer_skip(s)
        offer_lords(s, seat)
        offer_sentinels(s, seat)
        return True

    def offer_recruits(self, s: Position, seat: i64) -> None:
        """Offer every Lord at Court that the seat can pay for."""
        race_sums(s, seat)
        change = queries.price_change(s, seat)
        for space in range(constants.COURT):
            lord = s.court[space]
            if lord != constants.NO_LORD and queries.may_take_lord(s, seat, lord) and can_pay(s, seat, lord, change):
                s.insert(s.tables.recruit_id[lord])

    def offer_skip(self, s: Position) -> None:
        """Offer to skip if no main action is possible; skip comes before Plot in the order of ids."""
        plot = s.count == 1
        s.count = 0
        s.offer(actions.SKIP)
        if plot:
            s.offer(actions.PLOT)

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if is_use(s, action):
            s.ask(questions.ACTION, seat, card, n)
            use_lord(s, seat, s.tables.target[action])
        elif actions.GUARD <= action < actions.SEARCH:
            s.ask(questions.ACTION, seat, card, n)
            s.ask(questions.GUARD, seat, action - actions.GUARD, 0)
        elif action == actions.PLOT:
            s.ask(questions.ACTION, seat, card, n)
            verbs.lose_pearls(s, seat, 1, events.WHY_PLOT)
            verbs.present_lord(s, queries.open_court_space(s))
        elif action == actions.EXPLORE:
            explore(s, seat)
        elif s.tables.block[action] == actions.B_RECRUIT:
            recruit(s, seat, s.tables.target[action])
        elif action >= actions.STACK:
            request_support(s, seat, action - actions.STACK)


class Upkeep(Step):
    """T4: close gaps; fill a Court of two or fewer Lords, which brings 2 Pearls."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if not s.lord_left:
            return
        verbs.close_gaps(s)
        if queries.court_size(s) > 2:
            return
        verbs.gain_pearls(s, seat, 2, events.WHY_COURT)
        space = queries.open_court_space(s)
        while space >= 0 and s.lord_deck_n > 0:
            verbs.present_lord(s, space)
            space = queries.open_court_space(s)
        if space >= 0:
            verbs.trigger_end(s)


class Late(Question):
    """Lords to use after the action of the turn, or the end of the turn."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        s.offer(actions.END)
        offer_lords(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if is_use(s, action):
            s.ask(questions.LATE, seat, card, n)
            use_lord(s, seat, s.tables.target[action])


class HandChecks(Step):
    """T7: the Commander's limit, then the general one."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        s.ask(questions.HAND_LIMIT, seat, 0, s.tables.hand_limit)
        s.ask(questions.CUT, seat, -1, 0)


class HandLimit(Question):
    """D15: discard a card that is not a Kraken, or pay a Pearl for each card above the limit."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        excess = queries.zone_size(s, seat) - n
        if n == 0 or excess <= 0:
            return False
        if s.pearls[seat] >= excess:
            s.offer(actions.PAY_EXCESS)
        offer_hand(s, seat)
        self.leave_krakens_out(s)
        return False

    def leave_krakens_out(self, s: Position) -> None:
        """Do not offer Krakens: they may not be discarded here."""
        kept: i64 = 0
        for i in range(s.count):
            action = s.choices[i]
            if action < actions.ALLY or s.tables.race[action - actions.ALLY] != constants.KRAKEN:
                s.choices[kept] = action
                kept += 1
        s.count = kept

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.PAY_EXCESS:
            verbs.lose_pearls(s, seat, queries.zone_size(s, seat) - n, events.WHY_HAND)
        else:
            s.ask(questions.HAND_LIMIT, seat, card, n)
            verbs.discard_ally(s, seat, action - actions.ALLY, events.WHY_HAND)


class EndTurn(Step):
    """T8: the end of the game, an extra turn, or the next player."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if s.tables.deck_empty_ends and s.lord_deck_n == 0 and queries.court_size(s) < constants.COURT:
            verbs.trigger_end(s)
        if s.turns >= MOST_TURNS:
            verbs.trigger_end(s)
        if s.extra:
            s.extra = False
            begin_turn(s, seat)
            return
        after = (seat + 1) % s.seats
        if after == s.end_triggered_by:
            s.ask(questions.END_GAME, seat, 0, 0)
            turn_in_krakens(s)
        else:
            begin_turn(s, after)


def turn_in_krakens(s: Position) -> None:
    """11.2, step 1: turn in Krakens for their Nebulis, except with a Cleaner; then decide about the figure once."""
    before = s.nebulis[:]
    for seat in range(s.seats):
        turn_in(s, seat)
    check_figure(s, before, s.end_triggered_by)


def turn_in_at_once(s: Position) -> None:
    """The same for an intermediate score: if several may take the figure, the first one does."""
    top = s.top
    turn_in_krakens(s)
    if s.top > top:
        rivals = s.frames[s.top - 1]
        seat: i64 = 0
        while rivals >> seat & 1 == 0:
            seat += 1
        give_figure(s, seat)


def turn_in(s: Position, seat: i64) -> None:
    """Discard a seat's Krakens."""
    total: i64 = 0
    for i in range(len(s.tables.krakens)):
        kind = s.tables.krakens[i]
        n: i64 = 0
        while s.cards[seat * s.tables.kinds + kind] > 0:
            verbs.move_card(s, seat, s.discards(), kind)
            total += kraken_yield(s, kind)
            n += 1
        if n > 0:
            s.tell(events.KRAKENS_TURNED_IN, seat, NOBODY, kind, n, EVERYONE)
    if not queries.has(s, seat, constants.CLEANER):
        change_nebulis(s, seat, total)


class EndGame(Step):
    """11.2: end the game, once the holder of the Kraken figure is decided."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        end_game(s)


class Figure(Question):
    """D16: choose which of the seats in n takes the Kraken figure."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for who in range(s.seats):
            if n >> who & 1 == 1:
                s.offer(actions.SEAT + who)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        give_figure(s, action - actions.SEAT)


def end_game(s: Position) -> None:
    """11.2: affiliate from the hands, and score."""
    s.top = 0
    for seat in range(s.seats):
        affiliate_hand(s, seat)
    s.revealed = True
    if s.log is not None:
        tell_result(s)


def tell_result(s: Position) -> None:
    """Announce everybody's points and the winners."""
    for seat, points in enumerate(final_scores(s)):
        s.tell(events.SCORED, seat, NOBODY, HIDDEN, points, EVERYONE)
    for seat in s.winners():
        s.tell(events.WON, seat, NOBODY, HIDDEN, 0, EVERYONE)


def affiliate_hand(s: Position, seat: i64) -> None:
    """Affiliate one card of the lowest value for each race; discard the rest of the hand."""
    t = s.tables
    seen: i64 = 0
    for at in range(len(t.order) - 1, -1, -1):  # lowest first
        kind = t.order[at]
        if s.cards[seat * t.kinds + kind] > 0 and t.race[kind] != constants.KRAKEN and seen >> t.race[kind] & 1 == 0:
            seen |= 1 << t.race[kind]
            verbs.affiliate(s, seat, plain_twin(s, seat, kind), seat)
    discard_hand(s, seat)


def plain_twin(s: Position, seat: i64, kind: i64) -> i64:
    """Return a plain Ally of the same race and value if the hand holds one besides a special one (ruling 66)."""
    t = s.tables
    twin = constants.PLAIN + (5 - t.value[kind]) * constants.RACES + t.race[kind]
    return twin if kind >= constants.SPECIAL and s.cards[seat * t.kinds + twin] > 0 else kind


def discard_hand(s: Position, seat: i64) -> None:
    """Discard the rest of a hand."""
    for kind in range(1, s.tables.kinds):
        n: i64 = 0
        while s.cards[seat * s.tables.kinds + kind] > 0:
            verbs.move_card(s, seat, s.discards(), kind)
            n += 1
        if n > 0:
            s.tell(events.FINAL_DISCARD, seat, NOBODY, kind, n, EVERYONE)
