"""Rules of thumb for Abyss that answer in about a microsecond: greedy's ideas without its patience."""

from typing import Final, final

from hadal.core.state import State
from hadal.core.vector import i64
from hadal.games.abyss import actions, questions
from hadal.games.abyss.ai.box_policy import BoxJudge
from hadal.games.abyss.ai.evaluation import best_location, location_hope, tile_chosen, worth
from hadal.games.abyss.ai.explore_value import Depths
from hadal.games.abyss.ai.hand_value import Purse
from hadal.games.abyss.ai.payment import Payer
from hadal.games.abyss.ai.weights import ASK, KEY, LEFT, NEVER, PEARL, VALUE, Weights
from hadal.games.abyss.constants import FERRYMAN, RACES, RECIPIENT, SLAVER, TRAITOR
from hadal.games.abyss.rules.explore import LAST
from hadal.games.abyss.rules.payment import new_bill
from hadal.games.abyss.rules.queries import court_size
from hadal.games.abyss.state import Position
from hadal.search.policy import Policy

NOT_NOW: Final = -500


@final
class AbyssPolicy(Policy):
    """Weighs one answer ahead."""

    def __init__(self) -> None:
        self.purse = Purse(Weights())
        self.payer = Payer(self.purse)
        self.boxes = BoxJudge(self.purse)
        self.depths = Depths(self.purse, self.boxes)
        self.now: i64 = 0
        self.read_sums = False

    def pick(self, state: State) -> i64:
        """The answer of the highest worth; the first of equals."""
        assert isinstance(state, Position)
        s = state
        top = s.top
        frames = s.frames
        question = frames[top - 4]
        seat = frames[top - 3]
        if s.count == 1:
            return s.choices[0]
        if question == questions.PAY:
            return self.pay(s, seat, frames[top - 2], frames[top - 1])
        self.begin(s, question, seat)
        best = s.choices[0]
        most: i64 = 2 * NEVER
        for i in range(s.count):
            action = s.choices[i]
            found = self.weigh(s, question, seat, frames[top - 2], frames[top - 1], action)
            if found > most:
                most = found
                best = action
        return best

    def begin(self, s: Position, question: i64, seat: i64) -> None:
        """Read the hand of the seat that is asked."""
        self.purse.read(s, seat)
        self.now = self.purse.worth(s)
        self.read_sums = False
        self.depths.begin()

    def prior(self, state: State, action: i64) -> i64:
        """What an answer seems to be worth."""
        assert isinstance(state, Position)
        s = state
        top = s.top
        frames = s.frames
        question = frames[top - 4]
        if question == questions.PAY:
            return 1000 if self.pick(s) == action else 0
        self.begin(s, question, frames[top - 3])
        return self.weigh(s, question, frames[top - 3], frames[top - 2], frames[top - 1], action)

    def worth(self, state: State, seat: i64) -> i64:
        """What a position is worth to a seat."""
        assert isinstance(state, Position)
        return worth(state, self.purse, seat)

    def clock(self, state: State) -> i64:
        """Turns begun."""
        assert isinstance(state, Position)
        return state.turns

    def at_rest(self, state: State) -> bool:
        """At the first question of a turn, with the end not yet triggered."""
        assert isinstance(state, Position)
        return state.end_triggered_by < 0 and state.frames[state.top - 4] == questions.ACTION

    # Answers.

    def weigh(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64) -> i64:
        """What an answer is worth, compared with the others to the same question."""
        p = self.purse
        if question == questions.OFFER:
            return self.depths.offer(s, card, action, self.now)
        if question == questions.TAKE_OR_DIG:
            if action == actions.TAKE:
                last: i64 = PEARL if card == LAST else 0
                return p.with_card(s, s.track[card], 0) - self.now + last
            if action == actions.DIG:
                return self.depths.dig(s, card + 1, self.now) - LEFT
            return self.using(s, action)
        if question == questions.ACTION:
            return self.act(s, seat, action)
        if question == questions.MEET_MONSTER and s.tables.threat_track:
            if action == actions.FIGHT:
                return self.depths.prize(s, seat, self.now)
            if action == actions.DIG:
                return self.depths.dig(s, card + 1, self.now) - LEFT
            return self.using(s, action)
        if question == questions.LATE:
            return 0 if action == actions.END else self.using(s, action)
        if question == questions.AFFILIATE:
            return self.affiliating(s, seat, action - actions.ALLY)
        if question == questions.DISCARD or question == questions.CUT or question == questions.SELL_ALLY:
            return p.without_card(s, action - actions.ALLY)
        if question == questions.HAND_LIMIT:
            return self.trim(s, n, seat, action)
        return self.weigh_rest(s, question, seat, card, n, action)

    def weigh_rest(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64) -> i64:
        """Answers about Lords, Locations and stacks."""
        p = self.purse
        if question == questions.SECOND_STACK or question == questions.TAKE_STACK:
            return p.with_stack(s, action - actions.STACK) if action < actions.ALLY else self.using(s, action)
        if question == questions.REWARD:
            return self.depths.reward(s, seat, action) if action >= actions.REWARD else self.using(s, action)
        if question == questions.CONTROL or question == questions.PICK_DRAWN or question == questions.TRADE_FOR:
            return tile_chosen(s, seat, action)
        if question == questions.SMOKERS:
            return 0 if action == actions.KEEP_LOCATION else location_hope(s, seat, s.tables.target[action])
        if question == questions.SPEND_KEYS:
            return 0 if action == actions.KEY_TOKEN else -p.w.stands[s.tables.target[action]] - 1
        if question == questions.ASSASSINATE:
            lord = s.tables.target[action]
            return p.w.stands[lord] + KEY * s.tables.keys[lord]
        if question == questions.BRIBE:
            return 0 if action == actions.DECLINE else p.gives(s, s.tables.target[action]) - 5 * PEARL
        if question == questions.APPOINT:
            return p.gives(s, s.tables.target[action])
        if question == questions.REPLACE_LORD:
            return -p.gives(s, s.tables.target[action])
        if question == questions.BANISH_STACK:
            return -p.with_stack(s, action - actions.STACK)
        if question == questions.DISMISS:
            return self.dismissing(s, seat, card, action)
        if question == questions.TRADE_AWAY:
            return (
                0
                if action == actions.DECLINE
                else best_location(s, seat) - location_hope(s, seat, s.tables.target[action])
            )
        return self.boxes.weigh(s, question, seat, card, n, action, self.now)

    # The main action.

    def act(self, s: Position, seat: i64, action: i64) -> i64:
        """Explore, ask for support, recruit; Lords and Sentinels where they are of use."""
        p = self.purse
        if action == actions.EXPLORE:
            return self.depths.dig(s, 0, self.now)
        if action < actions.ALLY and action >= actions.STACK:
            return p.with_stack(s, action - actions.STACK) - self.now
        if s.tables.block[action] == actions.B_RECRUIT:
            return self.recruiting(s, seat, s.tables.target[action])
        if s.tables.block[action] == actions.B_USE:
            return self.using(s, action)
        return NOT_NOW  # plots and Sentinels are left to those who look ahead

    def recruiting(self, s: Position, seat: i64, lord: i64) -> i64:
        """What recruiting a Lord now is worth."""
        if not self.read_sums:
            self.payer.read(s, seat)
            self.read_sums = True
        p = self.purse
        left = self.payer.best(s, seat, lord)
        if left == NEVER:  # with Krakens
            left = self.now - VALUE * s.tables.cost[lord] - 1000
        bonus: i64 = 0
        if court_size(s) <= 3 and not p.closing:
            bonus = 2 * PEARL
        return ASK + p.gives(s, lord) + left - self.now + bonus

    def pay(self, s: Position, seat: i64, lord: i64, last: i64) -> i64:
        """The next step of a good payment; of any, if that one cannot be."""
        bill = new_bill(s, seat, lord, last)
        if bill.value == 0:
            self.begin(s, questions.PAY, seat)
            self.payer.read(s, seat)
            if self.payer.best(s, seat, lord) == NEVER:
                self.payer.lord = -1
        found = self.payer.next_card(s, seat, lord, last)
        if found == -1 and s.choices[0] == actions.PAY:
            return actions.PAY
        if found > 0 and s.allows(actions.ALLY + found):
            return actions.ALLY + found
        return self.pay_somehow(s, bill.price - bill.value)

    def pay_somehow(self, s: Position, missing: i64) -> i64:
        """Pearls for a small rest; else the Ally that comes nearest to what is missing."""
        t = s.tables
        if s.choices[0] == actions.PAY and missing <= 1:
            return actions.PAY
        best = s.choices[0]
        most: i64 = NEVER
        for i in range(s.count):
            action = s.choices[i]
            if actions.ALLY <= action < actions.RECRUIT:
                value = t.value[action - actions.ALLY]
                fit = value
                if value > missing:
                    fit = missing - 2 * value
                if t.race[action - actions.ALLY] >= RACES:
                    fit -= 3
                if fit > most:
                    most = fit
                    best = action
        return best

    def using(self, s: Position, action: i64) -> i64:
        """An each-turn Lord: the Recipient before the action, the Slaver and the Ferryman after it."""
        lord = s.tables.target[action]
        question = s.frames[s.top - 4]
        if lord == RECIPIENT and question == questions.ACTION:
            return -NEVER  # for nothing
        if question != questions.LATE:
            return NEVER
        if lord == FERRYMAN:
            return 100 + self.purse.relief(-1)
        if lord == SLAVER and not self.purse.closing:
            return self.selling(s)
        return NEVER

    def selling(self, s: Position) -> i64:
        """What the Slaver brings for the card that is needed least."""
        t = s.tables
        start = self.purse.me * t.kinds
        best: i64 = NEVER
        for kind in range(1, t.kinds):
            if s.cards[start + kind] > 0:
                left = self.purse.without_card(s, kind)
                best = max(best, left)
        return 2 * PEARL + best - self.now - 200

    # Cards, Lords and Locations.

    def affiliating(self, s: Position, seat: i64, kind: i64) -> i64:
        """What an affiliated Ally adds."""
        t = s.tables
        best: i64 = 0
        start = (s.affiliated() + seat) * t.kinds
        for other in range(1, t.kinds):
            if s.cards[start + other] > 0 and t.race[other] == t.race[kind] and t.value[other] > best:
                best = t.value[other]
        value = t.value[kind]
        return 100 * value + (1000 * (value - best) if value > best else 0)

    def trim(self, s: Position, limit: i64, seat: i64, action: i64) -> i64:
        """Too many cards: a card goes, or Pearls for all of them."""
        if action == actions.PAY_EXCESS:
            return self.now - PEARL * self.excess(s, seat, limit)
        return self.purse.without_card(s, action - actions.ALLY)

    def excess(self, s: Position, seat: i64, limit: i64) -> i64:
        """How many cards are too many."""
        t = s.tables
        size: i64 = 0
        for kind in range(1, t.kinds):
            size += s.cards[seat * t.kinds + kind]
        return size - limit

    def dismissing(self, s: Position, seat: i64, asks: i64, action: i64) -> i64:
        """A Lord goes for the best of the Court (Traitor), or for what the deck may bring."""
        if action == actions.DECLINE:
            return 0
        lord = s.tables.target[action]
        kept = s.tables.points[lord] * 1000 + self.purse.w.stands[lord]
        if not self.purse.closing:
            kept += KEY * s.tables.keys[lord]
        hope: i64 = 9000
        if asks == TRAITOR:
            hope = 0
            for i in range(self.purse.lords_n):
                brings = self.purse.gives(s, self.purse.lords[i])
                hope = max(hope, brings)
        return hope - kept - 500
