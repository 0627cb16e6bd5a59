"""What a seat of The Abyss knows: its hand, what it knows about other hands, and the cards that may come."""

from typing import Final, final

from hadal.core.vector import i64, vec, zeros
from hadal.games.the_abyss.constants import EYE, HOOK, SACRIFICE_WORTH, SWORD
from hadal.games.the_abyss.rules.queries import hand_size
from hadal.games.the_abyss.state import Position

SEATS: Final = 4
POINT: Final = 1000
MOST_KINDS: Final = 64
NO_WAY: Final = 1000000
ALL_SUMS: Final = 0x3FFFFFFF


@final
class Beliefs:
    """What one seat knows, as read last; numbers in thousandths. Hidden cards are not used."""

    me: i64
    mine: i64  # points in hand
    pool: vec[i64]  # by kind: unseen cards
    pool_n: i64  # without Panics
    average: i64  # average points of an unseen card
    scare: i64  # in thousandths: probability that the next card is a Panic
    risk: i64  # in thousandths: probability of a Panic in a draw of two
    held: vec[i64]  # by seat: points in hand, exact for this seat
    sizes: vec[i64]
    weights: vec[i64]  # by rival: how much its points hurt, in thousandths, 1000 in total
    cards: vec[i64]  # by kind: value of a card in hand
    costs: vec[i64]  # scratch for sacrifices
    rivals: i64
    better: i64  # value of the better of two unseen cards; negative until it is computed
    spare: i64  # value of the other one to the next player, above an average card
    single: i64  # the same for a card drawn beside a Panic
    hook_use: i64  # value of a Hook
    eye_use: i64  # value of an Eye
    loot_share: i64  # value of a Sword, in tenths of what it would steal now

    def __init__(self) -> None:
        self.me = self.mine = self.pool_n = self.average = self.scare = self.risk = self.rivals = 0
        self.better = self.spare = self.single = -1
        self.hook_use = 2500
        self.eye_use = 500
        self.loot_share = 12
        self.pool, self.cards = zeros(MOST_KINDS), zeros(MOST_KINDS)
        self.costs = zeros(SACRIFICE_WORTH + 1)
        self.held, self.sizes, self.weights = zeros(SEATS), zeros(SEATS), zeros(SEATS)

    def read(self, s: Position, me: i64) -> None:
        """Read a position as one seat knows it."""
        self.me = me
        self.count_unseen(s)
        self.read_risk(s)
        self.read_hands(s)
        self.weigh_rivals(s)
        self.price_cards(s)
        self.better = -1

    def count_unseen(self, s: Position) -> None:
        """Count the cards that this seat neither has nor knows the place of."""
        t = s.tables
        kinds = t.kinds
        pool = self.pool
        me = self.me
        drawing = s.drawer == me
        sure = me * (s.seats + 1) * kinds
        for kind in range(kinds):
            left = t.deck.copies[kind] - s.out[kind] - s.hands[me * kinds + kind]
            if drawing:
                left -= s.hands[s.seats * kinds + kind]
            for zone in range(s.seats):
                left -= s.played[zone * kinds + kind] + i64(s.known[sure + zone * kinds + kind])
            pool[kind] = left
        for place in range(s.pile_n):
            pool[s.pile[place]] -= 1
        self.sum_up(s)

    def sum_up(self, s: Position) -> None:
        """Compute the mean of the unseen cards."""
        points = s.tables.deck.points
        pool = self.pool
        total: i64 = 0
        count: i64 = 0
        for kind in range(s.tables.panic):
            total += pool[kind] * points[kind]
            count += pool[kind]
        count = max(count, 1)
        self.pool_n = count
        self.average = POINT * total // count

    def read_risk(self, s: Position) -> None:
        """Compute the probability of a Panic; every unseen Panic is in the deck."""
        panic = s.tables.panic
        left = s.tables.deck.copies[panic] - s.out[panic] - s.waiting
        for seat in range(s.seats):
            left -= s.panics[seat]
        cards = s.deck_n
        cards = max(cards, 1)
        left = min(left, cards)
        left = max(left, 0)
        self.scare = 1000 * left // cards
        self.risk = 1000 - (1000 - self.scare) * (1000 - self.scare) // 1000

    def read_hands(self, s: Position) -> None:
        """Points in every hand: exact for this seat, estimated for rivals from known cards and the mean card."""
        t = s.tables
        kinds = t.kinds
        points = t.deck.points
        for seat in range(s.seats):
            start = (self.me * (s.seats + 1) + seat) * kinds
            total: i64 = 0
            count: i64 = 0
            for kind in range(kinds):
                n = s.hands[seat * kinds + kind] if seat == self.me else i64(s.known[start + kind])
                total += n * points[kind]
                count += n
            size = hand_size(s, seat)
            self.sizes[seat] = size
            self.held[seat] = POINT * total + (size - count) * self.average
        self.mine = self.held[self.me]

    def weigh_rivals(self, s: Position) -> None:
        """Weigh each rival's points; those of the leaders count most."""
        total: i64 = 0
        self.rivals = 0
        for seat in range(s.seats):
            self.weights[seat] = 0
            if seat != self.me and s.alive[seat] == 1:
                far = 10 + s.totals[seat] + self.held[seat] // POINT
                self.weights[seat] = far * far
                total += far * far
                self.rivals += 1
        seat = 0
        while seat < s.seats and total > 0:
            self.weights[seat] = 1000 * self.weights[seat] // total
            seat += 1

    def price_cards(self, s: Position) -> None:
        """Value of each kind of card in hand: its points, or its use."""
        deck = s.tables.deck
        loot: i64 = 0
        for seat in range(s.seats):
            if self.weights[seat] > 0 and self.sizes[seat] > 0:
                mean = self.held[seat] // self.sizes[seat] * (1000 + self.weights[seat]) // 1000
                loot = max(loot, mean)
        for kind in range(s.tables.kinds):
            worth = POINT * deck.points[kind]
            suit = deck.suits[kind]
            use: i64 = 0
            if suit == SWORD:
                use = loot * self.loot_share // 10
            elif suit == HOOK:
                use = self.hook_use
            elif suit == EYE:
                use = self.eye_use
            worth = max(worth, use)
            self.cards[kind] = worth

    def read_two_players(self, s: Position) -> None:
        """Expected value of two unseen cards: of the better one, and of the other one to the next player."""
        pool = self.pool
        cards = self.cards
        panic = s.tables.panic
        better: i64 = 0
        spare: i64 = 0
        single: i64 = 0
        for first in range(panic):
            n = pool[first]
            if n > 0:
                single += n * max(0, cards[first] - self.average)
                for second in range(panic):
                    pairs = n * pool[second]
                    better += pairs * max(cards[first], cards[second])
                    spare += pairs * max(0, min(cards[first], cards[second]) - self.average)
        self.better = better // (self.pool_n * self.pool_n)
        self.spare = spare // (self.pool_n * self.pool_n)
        self.single = single // self.pool_n

    def knows(self, s: Position, place: i64) -> bool:
        """Whether this seat has looked at the two cards starting at this place, counted from the top of the deck."""
        at = s.deck_n - 1 - place
        return at >= 1 and s.seen[at] >> self.me & 1 == 1 and s.seen[at - 1] >> self.me & 1 == 1

    def least_sacrifice(self, s: Position) -> i64:
        """Points of the cheapest sacrifice."""
        t = s.tables
        sums: i64 = 1  # one bit for every sum that the cards can make
        for kind in range(t.panic):
            for _i in range(s.hands[self.me * t.kinds + kind]):
                sums |= (sums << t.deck.points[kind]) & ALL_SUMS
        total: i64 = SACRIFICE_WORTH
        while sums >> total != 0:
            if sums >> total & 1 == 1:
                return POINT * total
            total += 1
        return NO_WAY

    def cost_from(self, s: Position, card: i64, so_far: i64) -> i64:
        """Cost of the cheapest sacrifice that continues with this card after `so_far` points; NO_WAY if there is none.

        A card costs its value in hand, which for a combo card is more than its points.
        """
        prices = self.cards
        t = s.tables
        points = t.deck.points
        costs = self.costs  # by points still needed: the minimum cost of cards that provide them
        start = self.me * t.kinds
        need = SACRIFICE_WORTH - so_far - points[card]
        need = max(need, 0)
        for i in range(1, need + 1):
            costs[i] = NO_WAY
        costs[0] = 0
        for kind in range(card, t.panic):
            n = s.hands[start + kind]
            if kind == card:
                n -= 1
            for _i in range(n):
                for i in range(need, i64(0), -1):
                    rest = i - points[kind]
                    rest = max(rest, 0)
                    costs[i] = min(costs[i], costs[rest] + prices[kind])
        return prices[card] + costs[need] if costs[need] < NO_WAY else NO_WAY
