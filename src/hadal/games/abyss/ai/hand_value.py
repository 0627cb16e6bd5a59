"""The value of a hand and its Pearls: the points of the Allies, plus a share of the best Lords they could pay for."""

from typing import Final, final

from hadal.core.vector import i64, vec, vector, zeros
from hadal.games.abyss import constants
from hadal.games.abyss.ai.weights import FIGURE, FIGURE_AT_END, KEY, NEBULIS, PEARL, PLENTY, TOKEN, VALUE, Weights
from hadal.games.abyss.boxes.registered import LORD_NAMES
from hadal.games.abyss.rules.nebulis import most_nebulis
from hadal.games.abyss.rules.queries import any_face_up, back_count, has, key_count, price_change
from hadal.games.abyss.rules.sentinels import kept_from
from hadal.games.abyss.state import Position, Tables

NO_ALLY: Final = 9
KEYS_BUT_ONE: Final = 2  # with this many keys, one more opens a Location


def key_value(s: Position) -> i64:
    """Value of a key: nothing once all Locations are taken."""
    return KEY if s.location_deck_n > 0 or any_face_up(s) else 0


@final
class HandValue:
    """The hand of one seat, as read last. Changes that are tried out on it are undone at once."""

    me: i64
    closing: bool
    sums: vec[i64]  # value by race
    low: vec[i64]  # the cheapest Ally by race, or NO_ALLY
    best: vec[i64]  # the highest affiliated Ally by race
    order: vec[i64]  # the races, highest total value first
    value: i64  # of the hand, including Krakens
    wild: i64  # total value of its Krakens
    krakens: i64
    pearls: i64
    key: i64  # value of a key
    extra: i64  # Nebulis that can be used in a payment
    brought: i64  # Nebulis that playing the Krakens would bring
    mine: i64  # Nebulis of this seat
    rival: i64  # the highest number that another seat has
    change: i64  # added to every price
    any_race: bool
    clean: bool
    lords: vec[i64]  # Lords at Court that this seat may take
    nets: vec[i64]  # value of each of them beyond its price
    lords_n: i64
    without: i64  # a Lord to leave out, or -1
    tables: Tables | None  # the game for which `brings` was computed
    brings: vec[i64]  # by Lord: value of arriving before the end, without the Hunter's token

    def __init__(self, weights: Weights, thorough: bool) -> None:
        self.w = weights
        self.thorough = thorough
        self.sums, self.low, self.best = zeros(constants.RACES + 1), zeros(constants.RACES), zeros(constants.RACES)
        self.order = vector(list(range(constants.RACES)))
        self.lords, self.nets = zeros(constants.COURT + 1), zeros(constants.COURT + 1)  # one more, for a plot
        self.me = self.value = self.wild = self.krakens = self.pearls = self.extra = self.brought = 0
        self.key = KEY
        self.mine = self.rival = self.change = self.lords_n = 0
        self.closing = self.any_race = self.clean = False
        self.without = -1
        self.tables = None
        self.brings = zeros(len(LORD_NAMES))

    def read(self, s: Position, seat: i64) -> None:
        """Read a seat's hand, and the Court."""
        if s.tables is not self.tables:
            self.read_tables(s.tables)
        self.me = seat
        self.closing = s.end_triggered_by >= 0
        self.pearls = s.pearls[seat]
        self.key = key_value(s)
        self.without = -1
        self.mine = s.nebulis[seat]
        self.extra = most_nebulis(s, seat)
        self.change = price_change(s, seat)
        self.any_race = has(s, seat, constants.DIPLOMAT)
        self.clean = has(s, seat, constants.CLEANER)
        self.read_rivals(s)
        self.read_hand(s, seat)
        self.lords_n = 0
        for space in range(constants.COURT):
            lord = s.court[space]
            if lord >= 0 and (s.guarded == 0 or not kept_from(s, seat, constants.AT_LORD + lord)):
                self.lords[self.lords_n] = lord
                self.nets[self.lords_n] = self.net(s, lord)
                self.lords_n += 1

    def read_tables(self, tables: Tables) -> None:
        """Compute once what each Lord is worth."""
        self.tables = tables
        for lord in range(tables.lords):
            self.brings[lord] = tables.points[lord] * 1000 + self.w.arrives[lord]
            self.brings[lord] += self.w.stands[lord] + KEY * tables.keys[lord]

    def read_rivals(self, s: Position) -> None:
        """Find the highest number of Nebulis that another seat has."""
        self.rival = 0
        for seat in range(s.seats):
            if seat != self.me and s.nebulis[seat] > self.rival:
                self.rival = s.nebulis[seat]

    def read_hand(self, s: Position, seat: i64) -> None:
        """Read the cards of a hand; once the end has been triggered, the affiliated Allies too."""
        t = s.tables
        cards = s.cards
        kinds = t.kinds
        races = t.race
        values = t.value
        sums = self.sums
        low = self.low
        for race in range(constants.RACES):
            sums[race] = 0
            low[race] = NO_ALLY
        self.value = self.wild = self.krakens = self.brought = 0
        start = seat * kinds
        for kind in range(1, kinds):
            n = cards[start + kind]
            if n > 0:
                race = races[kind]
                value = values[kind]
                self.value += n * value
                if race == constants.KRAKEN:
                    self.krakens += n
                    self.wild += n * value
                    self.brought += n * (value - 1)
                else:
                    sums[race] += n * value
                    low[race] = min(low[race], value)
        if self.closing:
            self.read_affiliated(s, seat)

    def read_affiliated(self, s: Position, seat: i64) -> None:
        """Read the highest affiliated Ally of each race."""
        t = s.tables
        best = self.best
        for race in range(constants.RACES):
            best[race] = 0
        start = (s.affiliated() + seat) * t.kinds
        for kind in range(1, t.kinds):
            if s.cards[start + kind] > 0 and t.value[kind] > best[t.race[kind]]:
                best[t.race[kind]] = t.value[kind]

    def gives(self, s: Position, lord: i64) -> i64:
        """Value of a Lord when it comes into play."""
        if lord == constants.HUNTER:
            return s.tables.points[lord] * 1000 + self.stealable_points(s) + self.lasting(s, lord)
        if self.closing:
            return s.tables.points[lord] * 1000 + self.w.arrives_last[lord] + self.lasting(s, lord)
        return self.brings[lord] - (KEY - self.key) * s.tables.keys[lord]

    def lasting(self, s: Position, lord: i64) -> i64:
        """Value of a free Lord's key and power; near the end, only of a key that opens a Location."""
        if self.closing:
            return self.key * s.tables.keys[lord] if key_count(s, self.me) >= KEYS_BUT_ONE else 0
        return self.key * s.tables.keys[lord] + self.w.stands[lord]

    def stealable_points(self, s: Position) -> i64:
        """Value of the Hunter's arrival: a token, if any opponent has one."""
        for seat in range(s.seats):
            if seat != self.me and back_count(s, seat, 0, constants.TOKENS) > 0:
                return TOKEN
        return 0

    def net(self, s: Position, lord: i64) -> i64:
        """Value of a Lord beyond its price, at least 0."""
        net = self.gives(s, lord) - VALUE * (s.tables.cost[lord] + self.change)
        return max(net, 0)

    def mean_of_deck(self, s: Position) -> i64:
        """Average value of a Lord from the deck; 0 if the deck is empty."""
        total: i64 = 0
        count: i64 = 0
        for lord in range(s.tables.lords):
            if s.owner[lord] == constants.IN_DECK:
                total += self.gives(s, lord)
                count += 1
        if count == 0:
            return 0
        return total // count

    # The value of the hand.

    def worth(self, s: Position) -> i64:
        """Value of the hand and the Pearls."""
        if self.closing:
            return self.final_value() + 50 * self.pearls
        return VALUE * self.value + PEARL * min(self.pearls, PLENTY) + self.expected_lords(s) - NEBULIS * self.brought

    def final_value(self) -> i64:
        """Value of the hand when the game ends: the lowest Ally of each race is affiliated."""
        total: i64 = 0
        for race in range(constants.RACES):
            low = self.low[race]
            if low != NO_ALLY and low > self.best[race]:
                total += 1000 * (low - self.best[race])
        if self.brought > 0 and not self.clean:
            total += self.relief(self.brought)
        return total

    def expected_lords(self, s: Position) -> i64:
        """Value of the hand towards the best three Lords at Court."""
        self.sort()
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for i in range(self.lords_n):
            if self.nets[i] > 0 and self.lords[i] != self.without:
                expected = self.nets[i] * self.w.far[self.missing(s, self.lords[i])] // 1000
                if expected > first:
                    third = second
                    second = first
                    first = expected
                elif expected > second:
                    third = second
                    second = expected
                elif expected > third:
                    third = expected
        return first + second * 2 // 5 + third * 4 // 25

    def expected_lord(self, s: Position, lord: i64) -> i64:
        """Value of the hand towards one Lord."""
        self.sort()
        return self.net(s, lord) * self.w.far[self.missing(s, lord)] // 1000

    def after_plot(self, s: Position) -> i64:
        """Expected value of the hand with one Pearl less and another Lord at Court; 0 if the Lord deck is empty."""
        total: i64 = 0
        count: i64 = 0
        at = self.lords_n
        self.pearls -= 1
        self.lords_n += 1
        for lord in range(s.tables.lords):
            if s.owner[lord] == constants.IN_DECK:
                self.lords[at] = lord
                self.nets[at] = self.net(s, lord)
                total += self.worth(s)
                count += 1
        self.lords_n -= 1
        self.pearls += 1
        if count == 0:
            return 0
        return total // count

    def sort(self) -> None:
        """Sort the races by total value, highest first."""
        sums = self.sums
        order = self.order
        for i in range(1, constants.RACES):
            race = order[i]
            j = i - 1
            while j >= 0 and sums[order[j]] < sums[race]:
                order[j + 1] = order[j]
                j -= 1
            order[j + 1] = race

    def missing(self, s: Position, lord: i64) -> i64:
        """Number of points the hand lacks for a Lord; a missing race counts more."""
        t = s.tables
        sums = self.sums
        order = self.order
        need = t.races[lord]
        must = t.must[lord]
        have = self.wild + self.pearls + self.extra
        lacking: i64 = 0
        if self.any_race:
            must = -1
        if must >= 0:
            have += sums[must]
            if sums[must] == 0:
                lacking += 1
            need -= 1
        i: i64 = 0
        while need > 0 and i < constants.RACES:
            race = order[i]
            if race != must:
                have += sums[race]
                if sums[race] == 0:
                    lacking += 1
                need -= 1
            i += 1
        lacking -= self.krakens
        lacking = max(lacking, 0)
        short = t.cost[lord] + self.change - have - 2 * lacking
        short = max(short, 0)
        return short + 3 * lacking

    # Trying out changes.

    def with_card(self, s: Position, kind: i64, cost: i64) -> i64:
        """Value of the hand with one more card that costs `cost` Pearls."""
        t = s.tables
        self.pearls -= cost
        result = self.with_value(s, t.race[kind], t.value[kind])
        self.pearls += cost
        return result

    def with_pearls(self, s: Position, pearls: i64) -> i64:
        """Value of the hand with this many more Pearls."""
        self.pearls += pearls
        result = self.worth(s)
        self.pearls -= pearls
        return result

    def with_value(self, s: Position, race: i64, value: i64) -> i64:
        """Value of the hand with one more Ally of this race and value."""
        self.value += value
        if race == constants.KRAKEN:
            self.wild += value
            self.krakens += 1
            self.brought += value - 1
            result = self.worth(s)
            self.wild -= value
            self.krakens -= 1
            self.brought -= value - 1
        else:
            low = self.low[race]
            self.sums[race] += value
            if value < low:
                self.low[race] = value
            result = self.worth(s)
            self.sums[race] -= value
            self.low[race] = low
        self.value -= value
        return result

    def without_card(self, s: Position, kind: i64) -> i64:
        """Value of the hand without a card; the quick form ignores the next-lowest card of its race."""
        t = s.tables
        if self.thorough:
            place = self.me * t.kinds + kind
            s.cards[place] -= 1
            self.read_hand(s, self.me)
            result = self.worth(s)
            s.cards[place] += 1
            self.read_hand(s, self.me)
            return result
        race = t.race[kind]
        value = t.value[kind]
        self.value -= value
        if race == constants.KRAKEN:
            self.wild -= value
            self.krakens -= 1
            self.brought -= value - 1
            result = self.worth(s)
            self.wild += value
            self.krakens += 1
            self.brought += value - 1
        else:
            self.sums[race] -= value
            result = self.worth(s)
            self.sums[race] += value
            if self.closing and value != self.low[race]:
                result += 300 * value  # the lower of two counts at the end, so the higher one can be spared
        self.value += value
        return result

    def with_stack(self, s: Position, stack: i64) -> i64:
        """Value of the hand with all cards of a Council stack."""
        t = s.tables
        start = (s.stacks() + stack) * t.kinds
        stackable = t.stackable
        each = len(stackable) // constants.RACES
        low = self.low[stack]
        value: i64 = 0
        wild: i64 = 0
        krakens: i64 = 0
        first = stack * each
        for place in range(first, first + each):
            kind = stackable[place]
            n = s.cards[start + kind]
            if n > 0:
                if t.race[kind] == constants.KRAKEN:
                    wild += n * t.value[kind]
                    krakens += n
                else:
                    value += n * t.value[kind]
                    self.low[stack] = min(self.low[stack], t.value[kind])
        self.sums[stack] += value
        self.value += value + wild
        self.wild += wild
        self.krakens += krakens
        self.brought += wild - krakens
        result = self.worth(s)
        self.sums[stack] -= value
        self.value -= value + wild
        self.wild -= wild
        self.krakens -= krakens
        self.brought -= wild - krakens
        self.low[stack] = low
        return result

    # Nebulis.

    def burden(self, n: i64) -> i64:
        """Cost of holding n Nebulis, including the risk of the Kraken figure."""
        figure: i64 = FIGURE
        each: i64 = NEBULIS
        if self.closing:
            figure = FIGURE_AT_END
            each = 1000
        if n == 0 or n < self.rival - 1:
            figure = 0
        elif n < self.rival:
            figure //= 3
        return each * n + figure

    def relief(self, more: i64) -> i64:
        """Change in value (negative for a loss) with `more` additional Nebulis."""
        after = self.mine + more
        after = max(after, 0)
        return self.burden(self.mine) - self.burden(after)
