"""Abyss: exploring the depths (section 5)."""

from typing import Final

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import actions, constants, events, questions
from hadal.games.abyss.rules import verbs
from hadal.games.abyss.rules.nebulis import check_figure, funds, may_split, offer_mixed
from hadal.games.abyss.rules.queries import base_pile, buy_limit, has, reward_space
from hadal.games.abyss.rules.shared_powers import is_use, offer_lords, use_lord
from hadal.games.abyss.state import Position, Question, Step

LAST: Final = constants.TRACK - 1

# The rewards in the order of their action ids: keys, Pearls, Monster tokens.
REWARD_KEYS: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2]
REWARD_PEARLS: Final = [1, 0, 2, 1, 0, 0, 1, 0, 2, 1, 0, 0]
REWARD_TOKENS: Final = [0, 1, 0, 1, 2, 0, 0, 1, 0, 1, 2, 0]
# By Threat space: its first reward, and the first reward of the next space.
SPACE_START: Final = [0, 2, 5, 6, 8, 11, 12]


def explore(s: Position, seat: i64) -> None:
    """The main action: begin an exploration."""
    s.tell(events.EXPLORED, seat, NOBODY, HIDDEN, 0, EVERYONE)
    s.ask(questions.REVEAL, seat, 0, 0)


def end_exploration(s: Position, seat: i64) -> None:
    """E7: discard Monsters, send Allies to the Council, pay the Ship Master."""
    races: i64 = 0
    for space in range(LAST, -1, -1):  # backwards, so that the first remaining Kraken is asked about first
        kind = s.track[space]
        if kind == constants.MONSTER:
            verbs.discard_from_track(s, space)
        elif kind != constants.NO_CARD and s.tables.race[kind] == constants.KRAKEN:
            s.ask(questions.PLACE_KRAKEN, seat, space, 0)
        elif kind != constants.NO_CARD:
            races |= 1 << s.tables.race[kind]
            verbs.send_to_council(s, space)
    if has(s, seat, constants.SHIP_MASTER):
        verbs.gain_pearls(s, seat, bits(races), constants.SHIP_MASTER)
    s.tell(events.EXPLORATION_OVER, seat, NOBODY, HIDDEN, 0, EVERYONE)


def bits(mask: i64) -> i64:
    """Number of bits set."""
    count: i64 = 0
    while mask != 0:
        count += mask & 1
        mask >>= 1
    return count


class Reveal(Step):
    """E1 and E2: reveal the next card on the empty space nearest to the deck."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        self.turn_up(s, seat)

    def turn_up(self, s: Position, seat: i64) -> None:
        """Reveal a card if there is one; otherwise end the exploration."""
        if not verbs.has_cards(s):
            end_exploration(s, seat)
            return
        space: i64 = 0
        while s.track[space] != constants.NO_CARD:
            space += 1
        if verbs.reveal(s, space) == constants.MONSTER:
            s.ask(questions.MEET_MONSTER, seat, space, 0)
        else:
            self.offer_round(s, seat, space)

    def offer_round(self, s: Position, seat: i64, space: i64) -> None:
        """E3: ask the opponents clockwise, then the active player."""
        s.ask(questions.TAKE_OR_DIG, seat, space, 0)
        for other in range(s.seats - 1, 0, -1):
            s.ask(questions.OFFER, (seat + other) % s.seats, space, 0)


class Offer(Question):
    """D3. Only seats that can pay and have not bought this turn are asked."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.track[card] == constants.NO_CARD or funds(s, seat) <= s.sold:
            return False
        if s.bought[seat] > 0 and s.bought[seat] >= buy_limit(s, seat):
            return False
        if may_split(s, seat, s.sold + 1, 0):
            s.offer(actions.BUY)
        s.offer(actions.PASS)
        if s.nebulis[seat] > 0:
            offer_mixed(s, seat, s.sold + 1, actions.BUY_MIXED)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.PASS:
            s.tell(events.PASSED, seat, NOBODY, s.track[card], card, EVERYONE)
            return
        if s.tables.cut_at_once:
            s.ask(questions.CUT, seat, -1, 0)
        if action == actions.BUY:
            verbs.buy_from_track(s, seat, card, s.sold + 1, 0)
            return
        before = s.nebulis[:]
        nebulis = action - actions.BUY_MIXED + 1
        verbs.buy_from_track(s, seat, card, s.sold + 1 - nebulis, nebulis)
        check_figure(s, before, s.turn)


class TakeOrDig(Question):
    """D4. After a sale, going on is the only answer."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.track[card] == constants.NO_CARD:
            s.offer(actions.DIG)
            return False
        s.offer(actions.TAKE)
        if card < LAST:
            s.offer(actions.DIG)
        offer_lords(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if is_use(s, action):
            s.ask(questions.TAKE_OR_DIG, seat, card, n)
            use_lord(s, seat, s.tables.target[action])
        elif action == actions.DIG:
            s.ask(questions.REVEAL, seat, 0, 0)
        else:
            verbs.take_from_track(s, seat, card)
            if card == LAST:
                verbs.gain_pearls(s, seat, 1, events.WHY_LAST_SPACE)
            end_exploration(s, seat)


class MeetMonster(Question):
    """D5."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if card < LAST:
            s.offer(actions.DIG)
        s.offer(actions.FIGHT)
        offer_lords(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if is_use(s, action):
            s.ask(questions.MEET_MONSTER, seat, card, n)
            use_lord(s, seat, s.tables.target[action])
        elif action == actions.DIG:
            verbs.raise_threat(s)
            s.ask(questions.REVEAL, seat, 0, 0)
        else:
            if card == LAST:
                verbs.gain_pearls(s, seat, 1, events.WHY_LAST_SPACE)
            s.ask(questions.REWARD, seat, 0, 0)


class Reward(Question):
    """D6: choose a reward of the Threat space, if the pile can provide it."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_lords(s, seat)
        space = reward_space(s, seat)
        for row in range(SPACE_START[space], SPACE_START[space + 1]):
            if REWARD_TOKENS[row] <= base_pile(s):
                s.insert(actions.REWARD + row)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if is_use(s, action):
            s.ask(questions.REWARD, seat, card, n)
            use_lord(s, seat, s.tables.target[action])
            return
        row = action - actions.REWARD
        verbs.gain_keys(s, seat, REWARD_KEYS[row])
        verbs.gain_pearls(s, seat, REWARD_PEARLS[row], events.WHY_MONSTER)
        for _i in range(REWARD_TOKENS[row]):
            verbs.draw_token(s, seat, 0, constants.TOKENS)
        verbs.calm_threat(s)
        end_exploration(s, seat)
