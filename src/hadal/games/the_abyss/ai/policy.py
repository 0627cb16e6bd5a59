"""The heuristic policy for The Abyss: evaluates every answer by its effect on the hands, from what the seat knows."""

from typing import Final, final

from hadal.core.state import State
from hadal.core.vector import i64, vec, vector
from hadal.games.the_abyss import questions
from hadal.games.the_abyss.ai.beliefs import POINT, Beliefs
from hadal.games.the_abyss.constants import EYE, FATAL, GOAL, HOOK, STOP_WORTH
from hadal.games.the_abyss.rules.queries import worth
from hadal.games.the_abyss.state import Position
from hadal.search.policy import Policy

SACRIFICE: Final = 15000
STOP: Final = 25000
DECIDED: Final = 1000000
ROUND: Final = 1000  # turns: more than any round has


@final
class TheAbyssPolicy(Policy):
    """Evaluates each answer one step ahead."""

    future: i64  # points that a player in the round can still expect
    ready: i64  # value of being able to call Stop
    behind: i64  # how many points behind in the round a player may be and still call Stop
    aim: i64  # in thousandths: weight of a rival's loss relative to this seat's gain
    cover: i64  # in thousandths: weight of a card left for the next player
    danger: vec[i64]  # by Panics: probability of a third one, in tenths of the risk of one draw
    promise: vec[i64]  # by Panics: value of a hand in the round, besides its points

    def __init__(self) -> None:
        self.r = Beliefs()
        # Tuned by tools/tune_policy.py, in games of the policy against itself.
        self.future = 4500
        self.ready = 2000
        self.behind = 4000
        self.aim = 700
        self.cover = 1000
        self.danger = vector([1, 4, 10])
        # Fitted to the winners of games of the policy against itself, with three and with four players.
        self.promise = vector([12500, 8000, 3500, 0])

    def pick(self, state: State) -> i64:
        """Return the answer with the highest value; the first of several equal ones."""
        assert isinstance(state, Position)
        s = state
        if s.count == 1:
            return s.choices[0]
        self.r.read(s, s.frames[s.top - 3])
        best = s.choices[0]
        most: i64 = -2 * DECIDED
        for i in range(s.count):
            found = self.weigh(s, s.choices[i])
            if found > most:
                most = found
                best = s.choices[i]
        return best

    def prior(self, state: State, action: i64) -> i64:
        """Return the estimated value of an answer."""
        assert isinstance(state, Position)
        self.r.read(state, state.frames[state.top - 3])
        return self.weigh(state, action)

    def clock(self, state: State) -> i64:
        """Turns, with a long gap between two rounds."""
        assert isinstance(state, Position)
        return state.round * ROUND + state.turns

    def is_quiet(self, state: State) -> bool:
        """Return whether this is the first question of a turn."""
        assert isinstance(state, Position)
        return state.frames[state.top - 4] == questions.DRAW

    def worth(self, state: State, seat: i64) -> i64:
        """Points, plus the expected value of the hand; they count more as somebody approaches the goal."""
        assert isinstance(state, Position)
        s = state
        leader: i64 = 0
        for other in range(s.seats):
            leader = max(leader, s.totals[other])
        total = POINT * s.totals[seat]
        if s.top > 0 and s.alive[seat] == 1:
            total += POINT * worth(s, seat) + self.promise[s.panics[seat]]
        leader = min(leader, GOAL)
        return total * GOAL // (2 * GOAL - leader)

    # The value of hands.

    def prospect(self, s: Position, points: i64, panics: i64, saved: i64) -> i64:
        """Value of a hand with `panics` Panics, if a sacrifice averts the third with probability `saved`."""
        if panics >= FATAL:
            rest = points - SACRIFICE
            kept = self.prospect(s, rest, FATAL - 1, 1000 if rest >= SACRIFICE else 0)
            return (saved * kept - (1000 - saved) * self.future) // 1000
        at_stake = points + self.future
        if s.tables.rescue_draws and at_stake > SACRIFICE + self.future // 2:
            at_stake = SACRIFICE + self.future // 2
        danger = self.danger[panics] * self.r.risk // 10
        danger = min(danger, 1000)
        return points - danger * at_stake // 1000

    def mine(self, s: Position, points: i64, panics: i64, rescue: bool) -> i64:
        """Value of this seat's hand with `panics` Panics."""
        saved: i64 = 1000 if rescue and points >= SACRIFICE else 0
        return self.prospect(s, points, panics, saved) + (self.ready if points >= STOP else 0)

    def hurt(self, s: Position, seat: i64, points: i64, panics: i64) -> i64:
        """Value to this seat of a change in a rival's points and Panics."""
        held = self.r.held[seat]
        before = s.panics[seat]
        rescue = 500 + (held - SACRIFICE) // 10
        rescue = max(rescue, 0)
        rescue = min(rescue, 1000)
        change = self.prospect(s, held, before, rescue) - self.prospect(s, held + points, before + panics, rescue)
        return self.aim * self.r.weights[seat] // 1000 * change // 1000

    def with_card(self, s: Position, card: i64, left: i64) -> i64:
        """Value of this seat's hand with one more card, if another one is left for the next player."""
        r = self.r
        points = POINT * s.tables.deck.points[card]
        own = self.mine(s, r.mine + points, s.panics[r.me], True) + r.cards[card] - points
        if left < 0:
            return own
        spare = r.cards[left] - r.average
        if spare > 0:
            own -= self.cover * r.weights[self.next_rival(s)] // 1000 * spare // 1000
        return own

    def next_rival(self, s: Position) -> i64:
        """The next seat clockwise that is in the round."""
        seat = (self.r.me + 1) % s.seats
        while s.alive[seat] == 0 and seat != self.r.me:
            seat = (seat + 1) % s.seats
        return seat

    # Answers.

    def weigh(self, s: Position, action: i64) -> i64:
        """Value of an answer relative to the other answers to the same question."""
        acts = s.tables.acts
        question = s.frames[s.top - 4]
        me = self.r.me
        if question == questions.DRAW:
            if action == acts.draw:
                return self.drawing(s, self.r.mine, 0)
            below = s.pile[s.pile_n - 2] if s.pile_n > 1 else -1
            return self.with_card(s, s.pile[s.pile_n - 1], below)
        if question == questions.KEEP:
            return self.with_card(s, action - acts.keep, self.other_drawn(s, action - acts.keep))
        if question == questions.COMBOS:
            return self.combo(s, action)
        if question == questions.HOOKED:
            return self.hooking(s, action - acts.hook, self.r.mine, 0)
        if question == questions.SWORD_USE:
            if action >= acts.give:
                return self.giving(s, action - acts.give, self.r.mine)
            return self.stealing(s, action - acts.steal, self.r.mine)
        if question == questions.SACRIFICE_CARD:
            return -self.r.cost_from(s, action - acts.give_up, s.frames[s.top - 1])
        if question == questions.EYE_BLOCK:
            return self.eye(s, action)
        if question == questions.DISCARD_ANY:
            return -self.r.cards[action - acts.discard]
        if action == acts.sacrifice:  # THREAT and BETWEEN
            left = self.r.mine - self.r.least_sacrifice(s)
            return self.mine(s, left, s.panics[me] + s.waiting - 1, s.tables.rescue_draws)
        if action == acts.submit:
            return self.submitting(s)
        return self.mine(s, self.r.mine, s.panics[me] + s.waiting, s.tables.rescue_draws)

    def other_drawn(self, s: Position, card: i64) -> i64:
        """Return the other of the two cards drawn."""
        start = s.seats * s.tables.kinds
        for kind in range(s.tables.panic):
            n = s.hands[start + kind]
            if kind == card:
                n -= 1
            if n > 0:
                return kind
        return -1

    def drawing(self, s: Position, points: i64, place: i64) -> i64:
        """Value of drawing two cards from this place of the deck, with `points` in hand."""
        r = self.r
        panics = s.panics[r.me]
        rescue = s.tables.rescue_draws
        if r.knows(s, place):
            return self.drawing_known(s, points, s.deck[s.deck_n - 1 - place], s.deck[s.deck_n - 2 - place])
        if r.better < 0:
            r.read_two_players(s)
        safe = 1000 - r.scare
        next_one = self.cover * r.weights[self.next_rival(s)] // 1000
        total = safe * safe * (self.mine(s, points + r.better, panics, True) - next_one * r.spare // 1000)
        alone = self.mine(s, points, panics + 1, rescue) - next_one * r.single // 1000
        total += 2 * safe * r.scare * alone
        total += r.scare * r.scare * self.mine(s, points, panics + 2, rescue)
        return total // 1000000

    def drawing_known(self, s: Position, points: i64, first: i64, second: i64) -> i64:
        """The same for two cards that this seat has looked at."""
        r = self.r
        if r.cards[first] < r.cards[second]:
            first, second = second, first
        panics: i64 = 0
        if first == s.tables.panic:
            panics += 1
        if second == s.tables.panic:
            panics += 1
        left = second
        value = points + r.cards[first]
        if panics > 0:
            left = first  # the card is discarded beside a Panic
            value = points
        own = self.mine(s, value, s.panics[r.me] + panics, panics == 0 or s.tables.rescue_draws)
        spare = r.cards[left] - r.average
        if spare > 0 and left != s.tables.panic:
            own -= self.cover * r.weights[self.next_rival(s)] // 1000 * spare // 1000
        return own

    def rival_draws(self, s: Position, seat: i64, place: i64) -> i64:
        """Value to this seat if a rival draws two cards from this place of the deck."""
        r = self.r
        if r.knows(s, place):
            first = s.deck[s.deck_n - 1 - place]
            second = s.deck[s.deck_n - 2 - place]
            if first == s.tables.panic and second == s.tables.panic:
                return self.hurt(s, seat, 0, 2)
            if first == s.tables.panic or second == s.tables.panic:
                return self.hurt(s, seat, 0, 1)
            return self.hurt(s, seat, max(r.cards[first], r.cards[second]), 0)
        if r.better < 0:
            r.read_two_players(s)
        safe = 1000 - r.scare
        total = safe * safe * self.hurt(s, seat, r.better, 0)
        total += 2 * safe * r.scare * self.hurt(s, seat, 0, 1)
        total += r.scare * r.scare * self.hurt(s, seat, 0, 2)
        return total // 1000000

    def combo(self, s: Position, action: i64) -> i64:
        """Value of a combo card, a sacrifice, Stop, or the end of the turn."""
        acts = s.tables.acts
        r = self.r
        panics = s.panics[r.me]
        if action == acts.done:
            return self.mine(s, r.mine, panics, True)
        if action == acts.stop:
            return self.stopping(s)
        if action == acts.sacrifice:
            return self.mine(s, r.mine - self.r.least_sacrifice(s), panics - 1, True)
        card = action - acts.play
        points = r.mine - POINT * s.tables.deck.points[card]
        suit = s.tables.deck.suits[card]
        if suit == EYE:
            return self.mine(s, points, panics, True) + (0 if self.may_stop(s) else self.r.eye_use)
        return self.best_hook(s, points, 0) if suit == HOOK else self.best_sword(s, points)

    def best_sword(self, s: Position, points: i64) -> i64:
        """Value of a Sword against the best target."""
        best: i64 = -DECIDED
        for seat in range(s.seats):
            if s.alive[seat] == 1:
                best = max(best, self.sword(s, seat, points))
        return best

    def sword(self, s: Position, seat: i64, points: i64) -> i64:
        """Value of the better use of a Sword against a seat."""
        best: i64 = -DECIDED
        if seat == self.r.me:
            return best
        if self.r.sizes[seat] > 0:
            best = self.stealing(s, seat, points)
        if s.panics[self.r.me] > 0:
            found = self.giving(s, seat, points)
            best = max(best, found)
        return best

    def hooking(self, s: Position, seat: i64, points: i64, place: i64) -> i64:
        """Value of a Hook: this seat draws, or a rival does."""
        if seat == self.r.me:
            return self.drawing(s, points, place)
        return self.mine(s, points, s.panics[self.r.me], True) + self.rival_draws(s, seat, place)

    def best_hook(self, s: Position, points: i64, place: i64) -> i64:
        """Value of a Hook with the best target."""
        best: i64 = -DECIDED
        for seat in range(s.seats):
            if s.alive[seat] == 1:
                best = max(best, self.hooking(s, seat, points, place))
        return best

    def stealing(self, s: Position, seat: i64, points: i64) -> i64:
        """Value of stealing a card from a rival with a Sword."""
        size = self.r.sizes[seat]
        loot = self.r.held[seat] // size if size > 0 else self.r.average
        return self.mine(s, points + loot, s.panics[self.r.me], True) + self.hurt(s, seat, -loot, 0)

    def giving(self, s: Position, seat: i64, points: i64) -> i64:
        """Value of giving one of this seat's Panics to a rival with a Sword."""
        return self.mine(s, points, s.panics[self.r.me] - 1, True) + self.hurt(s, seat, 0, 1)

    def eye(self, s: Position, action: i64) -> i64:
        """Value of leaving the cards seen for the next draw, or of moving them to the bottom."""
        seen = s.frames[s.top - 1]
        place: i64 = 0
        if action != s.tables.acts.top and seen < s.deck_n:
            place = seen
        r = self.r
        if self.holds_hook(s):
            return self.best_hook(s, r.mine, place)
        later = max(
            self.mine(s, r.mine, s.panics[r.me], True) + r.average,
            self.drawing(s, r.mine, place + 2),
        )
        return (self.rival_draws(s, self.next_rival(s), place) + later) // 2

    def holds_hook(self, s: Position) -> bool:
        """Return whether this seat has a Hook in hand."""
        for kind in range(s.tables.panic):
            if s.hands[self.r.me * s.tables.kinds + kind] > 0 and s.tables.deck.suits[kind] == HOOK:
                return True
        return False

    # Sacrifices and the end of the round.

    def submitting(self, s: Position) -> i64:
        """Value of leaving the round; with one rival that ends it, before the rival collects more."""
        if self.r.rivals > 1:
            return -self.future
        rival = self.next_rival(s)
        held = self.r.held[rival]
        if POINT * s.totals[rival] + held >= POINT * GOAL:
            return -DECIDED
        short = (STOP - held) // 5 if held < STOP else 0
        return short - 12 * self.r.risk * self.future // 10000

    def stopping(self, s: Position) -> i64:
        """Value of scoring every hand now, compared with going on; winning the game is best."""
        mine = POINT * s.totals[self.r.me] + self.r.mine
        if mine >= POINT * GOAL and mine >= self.best_other(s):
            return DECIDED
        going_on = self.mine(s, self.r.mine, s.panics[self.r.me], True)
        return going_on + (10 if self.may_stop(s) else -1000)

    def best_other(self, s: Position) -> i64:
        """The best total of the rivals if the round ended now."""
        best: i64 = 0
        for seat in range(s.seats):
            if seat != self.r.me:
                total = POINT * s.totals[seat]
                if s.alive[seat] == 1:
                    total += self.r.held[seat]
                best = max(best, total)
        return best

    def may_stop(self, s: Position) -> bool:
        """Return whether this seat is not far behind in the round and no rival would win."""
        r = self.r
        if r.mine < POINT * STOP_WORTH:
            return False
        mine = POINT * s.totals[r.me] + r.mine
        best = self.best_other(s)
        if mine >= POINT * GOAL or best >= POINT * GOAL:
            return mine >= best
        others: i64 = 0
        for seat in range(s.seats):
            others += r.weights[seat] * r.held[seat] // 1000
        return r.mine + self.behind >= others
