"""Rules of thumb for Abyss that answer in about a microsecond: greedy's ideas without its patience."""

from typing import Final, final

from hadal.core.game import State
from hadal.core.vector import i64
from hadal.games.abyss import acts, ask
from hadal.games.abyss.explore import LAST
from hadal.games.abyss.payment import new_bill
from hadal.games.abyss.rules import court_size
from hadal.games.abyss.state import Position
from hadal.games.abyss.words import P_FERRYMAN, P_RECIPIENT, P_SLAVER, RACES, TRAITOR
from hadal.search.abyss_box_policy import BoxJudge
from hadal.search.abyss_depths import Depths
from hadal.search.abyss_eval import best_tile, tile_chosen, tile_hope, worth
from hadal.search.abyss_payment import Payer
from hadal.search.abyss_purse import Purse
from hadal.search.abyss_weights import ASK, KEY, LEFT, NEVER, PEARL, VALUE, Weights
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
        if question == ask.PAY:
            return self.pay(s, seat, frames[top - 2], frames[top - 1])
        self.begin(s, question, seat)
        best = s.choices[0]
        most: i64 = 2 * NEVER
        i: i64 = 0
        while i < s.count:
            action = s.choices[i]
            found = self.weigh(s, question, seat, frames[top - 2], frames[top - 1], action)
            if found > most:
                most = found
                best = action
            i += 1
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
        if question == ask.PAY:
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
        return state.closer < 0 and state.frames[state.top - 4] == ask.ACTION

    # Answers.

    def weigh(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64) -> i64:
        """What an answer is worth, compared with the others to the same question."""
        p = self.purse
        if question == ask.OFFER:
            return self.depths.offer(s, card, action, self.now)
        if question == ask.TAKE_OR_DIG:
            if action == acts.TAKE:
                last: i64 = PEARL if card == LAST else 0
                return p.with_card(s, s.track[card], 0) - self.now + last
            if action == acts.DIG:
                return self.depths.dig(s, card + 1, self.now) - LEFT
            return self.using(s, action)
        if question == ask.ACTION:
            return self.act(s, seat, action)
        if question == ask.MEET_MONSTER and s.tables.threat_track:
            if action == acts.FIGHT:
                return self.depths.prize(s, seat, self.now)
            if action == acts.DIG:
                return self.depths.dig(s, card + 1, self.now) - LEFT
            return self.using(s, action)
        if question == ask.LATE:
            return 0 if action == acts.END else self.using(s, action)
        if question == ask.AFFILIATE:
            return self.affiliating(s, seat, action - acts.ALLY)
        if question == ask.DISCARD or question == ask.CUT or question == ask.SELL_ALLY:
            return p.without_card(s, action - acts.ALLY)
        if question == ask.HAND_LIMIT:
            return self.trim(s, n, seat, action)
        return self.weigh_rest(s, question, seat, card, n, action)

    def weigh_rest(self, s: Position, question: i64, seat: i64, card: i64, n: i64, action: i64) -> i64:
        """Answers about Lords, Locations and stacks."""
        p = self.purse
        if question == ask.SECOND_STACK or question == ask.TAKE_STACK:
            return p.with_stack(s, action - acts.STACK) if action < acts.ALLY else self.using(s, action)
        if question == ask.REWARD:
            return self.depths.reward(s, seat, action) if action >= acts.REWARD else self.using(s, action)
        if question == ask.CONTROL or question == ask.PICK_DRAWN or question == ask.TRADE_FOR:
            return tile_chosen(s, seat, action)
        if question == ask.SMOKERS:
            return 0 if action == acts.KEEP_TILE else tile_hope(s, seat, action - acts.LOCATION)
        if question == ask.SPEND_KEYS:
            return 0 if action == acts.KEY_TOKEN else -p.w.stands[action - acts.LORD] - 1
        if question == ask.ASSASSINATE:
            lord = action - acts.LORD
            return p.w.stands[lord] + KEY * s.tables.keys[lord]
        if question == ask.BRIBE:
            return 0 if action == acts.DECLINE else p.gives(s, action - acts.LORD) - 5 * PEARL
        if question == ask.APPOINT:
            return p.gives(s, action - acts.LORD)
        if question == ask.REPLACE_LORD:
            return -p.gives(s, action - acts.LORD)
        if question == ask.BANISH_STACK:
            return -p.with_stack(s, action - acts.STACK)
        if question == ask.DISMISS:
            return self.dismissing(s, seat, card, action)
        if question == ask.TRADE_AWAY:
            return 0 if action == acts.DECLINE else best_tile(s, seat) - tile_hope(s, seat, action - acts.LOCATION)
        return self.boxes.weigh(s, question, seat, card, n, action, self.now)

    # The main action.

    def act(self, s: Position, seat: i64, action: i64) -> i64:
        """Explore, ask for support, recruit; Lords and Sentinels where they are of use."""
        p = self.purse
        if action == acts.EXPLORE:
            return self.depths.dig(s, 0, self.now)
        if action < acts.ALLY and action >= acts.STACK:
            return p.with_stack(s, action - acts.STACK) - self.now
        if acts.RECRUIT <= action < acts.USE:
            return self.recruiting(s, seat, action - acts.RECRUIT)
        if acts.USE <= action < acts.LORD:
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
            self.begin(s, ask.PAY, seat)
            self.payer.read(s, seat)
            if self.payer.best(s, seat, lord) == NEVER:
                self.payer.lord = -1
        found = self.payer.next_card(s, seat, lord, last)
        if found == -1 and s.choices[0] == acts.PAY:
            return acts.PAY
        if found > 0 and s.allows(acts.ALLY + found):
            return acts.ALLY + found
        return self.pay_somehow(s, bill.price - bill.value)

    def pay_somehow(self, s: Position, missing: i64) -> i64:
        """Pearls for a small rest; else the Ally that comes nearest to what is missing."""
        t = s.tables
        if s.choices[0] == acts.PAY and missing <= 1:
            return acts.PAY
        best = s.choices[0]
        most: i64 = NEVER
        i: i64 = 0
        while i < s.count:
            action = s.choices[i]
            if acts.ALLY <= action < acts.RECRUIT:
                value = t.value[action - acts.ALLY]
                fit = value
                if value > missing:
                    fit = missing - 2 * value
                if t.race[action - acts.ALLY] >= RACES:
                    fit -= 3
                if fit > most:
                    most = fit
                    best = action
            i += 1
        return best

    def using(self, s: Position, action: i64) -> i64:
        """An each-turn Lord: the Recipient before the action, the Slaver and the Ferryman after it."""
        power = s.tables.power[action - acts.USE]
        question = s.frames[s.top - 4]
        if power == P_RECIPIENT and question == ask.ACTION:
            return -NEVER  # for nothing
        if question != ask.LATE:
            return NEVER
        if power == P_FERRYMAN:
            return 100 + self.purse.relief(-1)
        if power == P_SLAVER and not self.purse.closing:
            return self.selling(s)
        return NEVER

    def selling(self, s: Position) -> i64:
        """What the Slaver brings for the card that is needed least."""
        t = s.tables
        start = self.purse.me * t.kinds
        best: i64 = NEVER
        kind: i64 = 1
        while kind < t.kinds:
            if s.cards[start + kind] > 0:
                left = self.purse.without_card(s, kind)
                best = max(best, left)
            kind += 1
        return 2 * PEARL + best - self.now - 200

    # Cards, Lords and Locations.

    def affiliating(self, s: Position, seat: i64, kind: i64) -> i64:
        """What an affiliated Ally adds."""
        t = s.tables
        best: i64 = 0
        start = (s.affiliated() + seat) * t.kinds
        other: i64 = 1
        while other < t.kinds:
            if s.cards[start + other] > 0 and t.race[other] == t.race[kind] and t.value[other] > best:
                best = t.value[other]
            other += 1
        value = t.value[kind]
        return 100 * value + (1000 * (value - best) if value > best else 0)

    def trim(self, s: Position, limit: i64, seat: i64, action: i64) -> i64:
        """Too many cards: a card goes, or Pearls for all of them."""
        if action == acts.PAY_EXCESS:
            return self.now - PEARL * self.excess(s, seat, limit)
        return self.purse.without_card(s, action - acts.ALLY)

    def excess(self, s: Position, seat: i64, limit: i64) -> i64:
        """How many cards are too many."""
        t = s.tables
        size: i64 = 0
        kind: i64 = 1
        while kind < t.kinds:
            size += s.cards[seat * t.kinds + kind]
            kind += 1
        return size - limit

    def dismissing(self, s: Position, seat: i64, asks: i64, action: i64) -> i64:
        """A Lord goes for the best of the Court (Traitor), or for what the deck may bring."""
        if action == acts.DECLINE:
            return 0
        lord = action - acts.LORD
        kept = s.tables.points[lord] * 1000 + self.purse.w.stands[lord]
        if not self.purse.closing:
            kept += KEY * s.tables.keys[lord]
        hope: i64 = 9000
        if asks == TRAITOR:
            hope = 0
            i: i64 = 0
            while i < self.purse.lords_n:
                brings = self.purse.gives(s, self.purse.lords[i])
                hope = max(hope, brings)
                i += 1
        return hope - kept - 500
