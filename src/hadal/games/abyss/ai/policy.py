"""The heuristic policy for Abyss: evaluates every answer by its effect on hand, Pearls, Lords and Locations.

It uses only what the seat to move knows, never the order of the decks or the opponents' tokens.
"""

from typing import Final, final

from hadal.core.state import State
from hadal.core.vector import i64
from hadal.games.abyss import actions, questions
from hadal.games.abyss.ai.box_policy import BoxPolicy
from hadal.games.abyss.ai.evaluation import best_location, expected_location, location_chosen, worth
from hadal.games.abyss.ai.explore_value import ExploreValue
from hadal.games.abyss.ai.hand_value import HandValue
from hadal.games.abyss.ai.payment import BestPayment, QuickPayment, affiliating
from hadal.games.abyss.ai.weights import NEVER, PEARL, VALUE, WORTH_GUARDING, Weights
from hadal.games.abyss.constants import FERRYMAN, FREE, RACES, RECIPIENT, SLAVER, TRAITOR
from hadal.games.abyss.rules.explore import LAST
from hadal.games.abyss.rules.payment import new_bill
from hadal.games.abyss.rules.queries import court_size
from hadal.games.abyss.state import Position
from hadal.search.policy import Policy

NOT_NOW: Final = -500


@final
class AbyssPolicy(Policy):
    """Evaluates each answer one step ahead.

    The quick form takes about a microsecond and is used for rollouts. The thorough form tries all payments, counts the
    cards left in the deck, and considers plots and Sentinels; it keeps nothing between questions.
    """

    now: i64  # value of the hand that was read
    main: i64  # cached value of the best main action; NEVER until it is computed

    def __init__(self, thorough: bool = False) -> None:
        self.thorough = thorough
        self.hand = HandValue(Weights(thorough), thorough)
        self.quick_payment = QuickPayment(self.hand)
        self.best_payment = BestPayment(self.hand)
        self.boxes = BoxPolicy(self.hand, thorough)
        self.explore = ExploreValue(self.hand, self.boxes, thorough)
        self.now = 0
        self.main = NEVER
        self.read_sums = False

    def pick(self, state: State) -> i64:
        """Return the answer with the highest value; the first of several equal ones."""
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
        """Read the hand of the seat that has to answer."""
        self.hand.read(s, seat)
        self.now = self.hand.worth(s)
        self.main = NEVER
        self.read_sums = False
        self.explore.begin()
        self.boxes.begin()

    def prior(self, state: State, action: i64) -> i64:
        """Return the estimated value of an answer."""
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
        """Return the value of a position to a seat."""
        assert isinstance(state, Position)
        return worth(state, self.hand, seat)

    def clock(self, state: State) -> i64:
        """Turns begun."""
        assert isinstance(state, Position)
        return state.turns

    def is_quiet(self, state: State) -> bool:
        """Return whether this is the first question of a turn and the end has not been triggered."""
        assert isinstance(state, Position)
        return state.end_triggered_by < 0 and state.frames[state.top - 4] == questions.ACTION

    # Answers.

    def weigh(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64) -> i64:
        """Value of an answer relative to the other answers to the same question."""
        p = self.hand
        if question == questions.OFFER:
            return self.explore.offer(s, card, action, self.now)
        if question == questions.TAKE_OR_DIG:
            if action == actions.TAKE:
                last: i64 = PEARL if card == LAST else 0
                return p.with_card(s, s.track[card], 0) - self.now + last
            if action == actions.DIG:
                return self.explore.dig(s, card + 1, 0, self.now) - self.hand.w.left[s.seats]
            return self.using(s, action)
        if question == questions.ACTION:
            return self.act(s, seat, action)
        if question == questions.MEET_MONSTER and (s.tables.threat_track or self.thorough):
            return self.meeting(s, seat, card, action)
        if question == questions.LATE:
            return 0 if action == actions.END else self.using(s, action)
        if question == questions.AFFILIATE:
            return affiliating(s, seat, action - actions.ALLY)
        if question == questions.DISCARD or question == questions.CUT or question == questions.SELL_ALLY:
            return p.without_card(s, action - actions.ALLY)
        if question == questions.HAND_LIMIT:
            return self.trim(s, n, seat, action)
        return self.weigh_rest(s, question, seat, card, n, action)

    def weigh_rest(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64) -> i64:
        """Evaluate answers about Lords, Locations and stacks."""
        p = self.hand
        if question == questions.SECOND_STACK or question == questions.TAKE_STACK:
            return p.with_stack(s, action - actions.STACK) if action < actions.ALLY else self.using(s, action)
        if question == questions.REWARD:
            return self.explore.reward(s, seat, action) if action >= actions.REWARD else self.using(s, action)
        if question == questions.CONTROL or question == questions.PICK_DRAWN or question == questions.TRADE_FOR:
            return location_chosen(s, seat, action)
        if question == questions.SMOKERS:
            return 0 if action == actions.KEEP_LOCATION else expected_location(s, seat, s.tables.target[action])
        if question == questions.SPEND_KEYS:
            return 0 if action == actions.KEY_TOKEN else -p.w.stands[s.tables.target[action]] - 1
        if question == questions.ASSASSINATE:
            return p.lasting(s, s.tables.target[action])
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
                else best_location(s, seat) - expected_location(s, seat, s.tables.target[action])
            )
        return self.boxes.weigh(s, question, seat, card, n, action, self.now)

    def meeting(self, s: Position, seat: i64, space: i64, action: i64) -> i64:
        """Value of fighting, passing by or ignoring a Monster."""
        if action == actions.FIGHT:
            last: i64 = PEARL if space == LAST and not s.tables.threat_track else 0
            return self.explore.prize(s, seat, self.now) + last
        if s.tables.threat_track:
            return (
                self.explore.dig(s, space + 1, 1, self.now) - self.hand.w.left[s.seats]
                if action == actions.DIG
                else self.using(s, action)
            )
        if action == actions.DIG:
            return self.explore.dig(s, space, 0, self.now) - self.boxes.risk(s, seat)
        return self.explore.dig(s, space, 0, self.now) if action == actions.IGNORE else self.using(s, action)

    # The main action.

    def act(self, s: Position, seat: i64, action: i64) -> i64:
        """Value of exploring, asking for support or recruiting, and of Lords and Sentinels where they help."""
        p = self.hand
        if action == actions.EXPLORE:
            return self.explore.dig(s, 0, 0, self.now)
        if action < actions.ALLY and action >= actions.STACK:
            return p.with_stack(s, action - actions.STACK) - self.now
        if s.tables.block[action] == actions.B_RECRUIT:
            return self.recruiting(s, seat, s.tables.target[action])
        if s.tables.block[action] == actions.B_USE:
            return self.using(s, action)
        if not self.thorough:
            return NOT_NOW
        return self.plotting(s, seat) if action == actions.PLOT else self.guarding(s, seat)

    def best_main(self, s: Position, seat: i64) -> i64:
        """Value of the best main action."""
        if self.main == NEVER:
            for i in range(s.count):
                action = s.choices[i]
                if action != actions.PLOT and (action < actions.USE or s.tables.block[action] == actions.B_RECRUIT):
                    self.main = max(self.main, self.act(s, seat, action))
        return self.main

    def plotting(self, s: Position, seat: i64) -> i64:
        """Value of plotting (a Pearl for another Lord at Court) before the main action, if it improves the hand."""
        p = self.hand
        if p.closing or p.pearls < 2:
            return NEVER
        better = p.after_plot(s) - self.now
        return better + self.best_main(s, seat) if better > 0 else NEVER

    def guarding(self, s: Position, seat: i64) -> i64:
        """Value of placing a Sentinel before the main action, if something is worth guarding."""
        worth = self.boxes.worth_guarding(s, self.now)
        if self.hand.closing or worth <= WORTH_GUARDING:
            return NEVER
        return worth + self.best_main(s, seat)

    def recruiting(self, s: Position, seat: i64, lord: i64) -> i64:
        """Value of recruiting a Lord now."""
        if self.thorough:
            return self.hand.w.ask + self.hand.gives(s, lord) + self.best_payment.find(s, seat, lord, 0) - self.now
        if not self.read_sums:
            self.quick_payment.read(s, seat)
            self.read_sums = True
        p = self.hand
        left = self.quick_payment.best(s, seat, lord)
        if left == NEVER:  # with Krakens
            left = self.now - VALUE * s.tables.cost[lord] - 1000
        bonus: i64 = 0
        if court_size(s) <= 3 and not p.closing:
            bonus = 2 * PEARL
        return self.hand.w.ask + p.gives(s, lord) + left - self.now + bonus

    def pay(self, s: Position, seat: i64, lord: i64, last: i64) -> i64:
        """Return the next step of a good payment, or of any payment if that one is not possible."""
        if self.thorough:
            self.begin(s, questions.PAY, seat)
            self.best_payment.find(s, seat, lord, last)
            return self.best_payment.action
        bill = new_bill(s, seat, lord, last)
        if bill.value == 0:
            self.begin(s, questions.PAY, seat)
            self.quick_payment.read(s, seat)
            if self.quick_payment.best(s, seat, lord) == NEVER:
                self.quick_payment.lord = -1
        found = self.quick_payment.next_card(s, seat, lord, last)
        if found == -1 and s.choices[0] == actions.PAY:
            return actions.PAY
        if found > 0 and s.allows(actions.ALLY + found):
            return actions.ALLY + found
        return self.pay_somehow(s, bill.price - bill.value)

    def pay_somehow(self, s: Position, missing: i64) -> i64:
        """Pay a small rest in Pearls; otherwise choose the Ally whose value is closest to what is missing."""
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
        """Value of using an each-turn Lord: the Recipient before the action, the Slaver and the Ferryman after it."""
        lord = s.tables.target[action]
        question = s.frames[s.top - 4]
        if lord == RECIPIENT and question == questions.ACTION:
            return self.best_main(s, self.hand.me) + 100 if self.thorough else -NEVER  # a free plot
        if question != questions.LATE:
            return NEVER
        if lord == FERRYMAN:
            return 100 + self.hand.relief(-1)
        if lord == SLAVER and not self.hand.closing:
            return self.selling(s)
        return NEVER

    def selling(self, s: Position) -> i64:
        """Value of selling the least useful card to the Slaver."""
        t = s.tables
        start = self.hand.me * t.kinds
        best: i64 = NEVER
        for kind in range(1, t.kinds):
            if s.cards[start + kind] > 0:
                left = self.hand.without_card(s, kind)
                best = max(best, left)
        return 2 * PEARL + best - self.now - 200

    # Cards, Lords and Locations.

    def trim(self, s: Position, limit: i64, seat: i64, action: i64) -> i64:
        """Value of discarding a card above the hand limit, or of paying for all of them."""
        if action == actions.PAY_EXCESS:
            return self.now - PEARL * self.excess(s, seat, limit)
        return self.hand.without_card(s, action - actions.ALLY)

    def excess(self, s: Position, seat: i64, limit: i64) -> i64:
        """Number of cards above the limit."""
        t = s.tables
        size: i64 = 0
        for kind in range(1, t.kinds):
            size += s.cards[seat * t.kinds + kind]
        return size - limit

    def dismissing(self, s: Position, seat: i64, asks: i64, action: i64) -> i64:
        """Value of dismissing a Lord for the best one at Court (Traitor), or for one from the deck."""
        if action == actions.DECLINE:
            return 0
        p = self.hand
        lord = s.tables.target[action]
        kept = s.tables.points[lord] * 1000
        if s.covered_by[lord] == FREE:
            kept += p.lasting(s, lord)
        if asks != TRAITOR:
            expected = p.mean_of_deck(s)
            return NEVER if expected == 0 else expected - kept - 1000
        best: i64 = 0
        for i in range(p.lords_n):
            best = max(best, p.gives(s, p.lords[i]))
        return best - kept
