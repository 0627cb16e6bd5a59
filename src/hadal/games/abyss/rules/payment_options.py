"""Abyss: what a Lord costs a seat, what is missing, and all ways to pay. For clients and bots."""

from typing import Final, final

from hadal.core.labels import NONE
from hadal.core.vector import i64, numbers
from hadal.games.abyss import actions, constants, questions
from hadal.games.abyss.rules import queries
from hadal.games.abyss.rules.nebulis import funds, may_split, spent_yield
from hadal.games.abyss.rules.payment import followers, is_complete, new_bill, race_sums
from hadal.games.abyss.rules.recruit import spent_value
from hadal.games.abyss.state import Position

MOST: Final = 1000  # maximum ways to pay that are listed
MOST_NEBULIS: Final = 2  # maximum cards in one payment
HIGHEST: Final = 5  # maximum value of an Ally


def price(s: Position, seat: int, lord: int) -> tuple[int, list[tuple[str, int]]]:
    """What a Lord costs this seat now, with the parts of the price."""
    changes = [("printed", int(s.tables.cost[lord]))]
    if queries.has(s, seat, constants.TREASURER):
        changes.append(("treasurer", -2))
    if queries.oppressed(s, seat, constants.RECRUITER):
        changes.append(("recruiter", 2))
    return int(queries.price(s, seat, lord)), changes


@final
class Afford:
    """Whether a seat can pay for a Lord, and if not, what is missing."""

    def __init__(self, lord: int, points: int, keys: int, price: int, races: int, must: int) -> None:
        self.lord = lord
        self.points = points  # its value in points
        self.keys = keys
        self.price = price
        self.races = races  # exact number of races required
        self.must = must  # the compulsory race, or -1
        self.shown = 0  # number of races in hand that can be used
        self.missing_race = NONE  # the compulsory race, if the hand has none of it
        self.reach = 0  # value of the best Allies of those races, plus all Pearls and Nebulis that may be paid
        self.missing_points = 0

    @property
    def missing_races(self) -> int:
        """Number of races the hand lacks."""
        return self.races - self.shown

    @property
    def payable(self) -> bool:
        """Whether there is a legal payment."""
        return self.missing_races == 0 and self.missing_points == 0

    @property
    def distance(self) -> int:
        """Minimum points still needed: every missing race needs an Ally, worth at least one point."""
        return max(self.missing_points, self.missing_races)

    def as_dict(self) -> dict[str, object]:
        """Return a dictionary for JSON."""
        return {
            "lord": self.lord,
            "points": self.points,
            "keys": self.keys,
            "price": self.price,
            "payable": self.payable,
            "missing_races": self.missing_races,
            "missing_race": self.missing_race,
            "missing_points": self.missing_points,
            "distance": self.distance,
        }


def afford(s: Position, seat: int, lord: int) -> Afford:
    """Check whether a seat can pay for a Lord; the races with the most value decide, as in `can_pay`."""
    must = constants.ANY if queries.has(s, seat, constants.DIPLOMAT) else int(s.tables.must[lord])
    t = s.tables
    out = Afford(
        lord, int(t.points[lord]), int(t.keys[lord]), int(queries.price(s, seat, lord)), int(t.races[lord]), must
    )
    race_sums(s, seat)
    sums = t.sums
    wild = kraken_count(s, seat)  # each stands for any race
    others = sorted(
        [int(sums[race]) for race in range(constants.RACES) if race != must and sums[race] > 0], reverse=True
    )
    used = others[: out.races if must == constants.ANY else out.races - 1]
    if must != constants.ANY and sums[must] > 0:
        used.append(int(sums[must]))
    elif must != constants.ANY and wild == 0:
        out.missing_race = must
    out.shown = min(out.races, len(used) + wild)
    out.reach = sum(used) + int(sums[constants.KRAKEN]) + int(funds(s, seat))
    out.missing_points = max(0, out.price - out.reach)
    return out


def kraken_count(s: Position, seat: int) -> int:
    """Number of Krakens in a hand."""
    t = s.tables
    wild = [kind for kind in range(1, int(t.kinds)) if t.race[kind] == constants.KRAKEN]
    return sum([int(s.cards[seat * t.kinds + kind]) for kind in wild])


@final
class Payment:
    """One legal way to pay for a Lord."""

    def __init__(self, cards: list[int], pearls: int, value: int, nebulis: int = 0, gained: int = 0) -> None:
        self.cards = cards  # kinds of Ally in the order they are laid down
        self.pearls = pearls
        self.nebulis = nebulis  # Pearls paid
        self.gained = gained  # Nebulis gained from Krakens in the payment
        self.value = value  # of the Allies
        self.next = NONE  # the next kind to lay down, or NONE to pay the rest now
        self.affiliates: list[int] = []  # the kinds that may be affiliated; none if all are Krakens
        self.remains: list[int] = []  # the hand afterwards, as counts by kind
        self.dominated = False  # does another way leave as much of everything, and as good an Ally to affiliate?

    def as_dict(self) -> dict[str, object]:
        """Return a dictionary for JSON."""
        return {
            "cards": self.cards,
            "pearls": self.pearls,
            "nebulis": self.nebulis,
            "gained": self.gained,
            "value": self.value,
            "affiliates": self.affiliates,
            "remains": self.remains,
            "dominated": self.dominated,
        }


@final
class Payments:
    """The ways to pay for a Lord, the non-dominated ones first."""

    def __init__(self, ways: list[Payment], best: int, truncated: bool) -> None:
        self.ways = ways
        self.best = best  # number of ways that are not dominated
        self.truncated = truncated  # are there more than are listed?


def payments(s: Position, seat: int, lord: int, most: int = MOST) -> Payments:
    """List the legal payments, at most `most`; during a payment, those that can still be completed."""
    g = s.clone()
    first: i64 = 0
    if s.to_move() == seat and being_paid(s) == lord:
        first = s.frames[s.top - 1]
    else:
        clear_spent(g)
    walk = Walk(seat, lord, queries.has(s, seat, constants.MASTER_OF_MAGIC), most)
    walk.go(g, first, spent_cards(g))
    ways = walk.found
    mark_dominated(g, seat, ways)
    ways.sort(key=lambda way: (way.dominated, paid_in_all(way), way.nebulis, way.pearls, way.cards))
    return Payments(ways, len([way for way in ways if not way.dominated]), walk.truncated)


def paid_in_all(way: Payment) -> int:
    """Total value given away, in points."""
    return way.value + way.pearls + way.nebulis


def being_paid(s: Position) -> int:
    """The Lord that the seat to move is paying for, or -1."""
    return int(s.frames[s.top - 2]) if s.question() == questions.PAY else constants.NO_LORD


def payment_actions(s: Position, way: Payment, ally: int) -> list[int]:
    """The actions of a payment, without the ones that the rules take themselves; `ally` is affiliated, if not NONE."""
    g, seat, lord = s.clone(), s.to_move(), being_paid(s)
    out: list[int] = []
    while g.question() == questions.PAY and g.to_move() == seat and being_paid(g) == lord:
        out.append(next_action(g, way))
        g.apply(out[-1])
    asked = g.question() == questions.AFFILIATE and g.to_move() == seat
    if ally != NONE and asked and g.allows(actions.ALLY + ally):
        out.append(actions.ALLY + ally)
    return out


def next_action(g: Position, way: Payment) -> int:
    """The next action of a payment: an Ally to lay down, or paying the rest."""
    start = g.spent() * g.tables.kinds
    for kind in way.cards:
        if g.cards[start + kind] < way.cards.count(kind):
            return actions.ALLY + kind
    return actions.PAY_MIXED + way.nebulis - 1 if way.nebulis else actions.PAY


def clear_spent(g: Position) -> None:
    """Remove cards laid down for another payment."""
    start = g.spent() * g.tables.kinds
    for kind in range(int(g.tables.kinds)):
        g.cards[start + kind] = 0


def spent_cards(g: Position) -> list[int]:
    """The kinds that have been laid down, highest value first."""
    start = g.spent() * g.tables.kinds
    out: list[int] = []
    for at in range(len(g.tables.order)):
        kind = int(g.tables.order[at])
        out += [kind] * int(g.cards[start + kind])
    return out


@final
class Walk:
    """Lays down Allies in every legal way, highest value first."""

    def __init__(self, seat: int, lord: int, master: bool, most: int) -> None:
        self.seat = seat
        self.lord = lord
        self.most = most
        self.master = master  # any Ally of the payment may be affiliated
        self.found: list[Payment] = []
        self.truncated = False

    def go(self, g: Position, first: i64, begun: list[int]) -> None:
        """Try everything that can follow the cards laid down; `begun` were laid down before the search."""
        bill = new_bill(g, self.seat, self.lord, first)
        if is_complete(bill):
            self.note(g, begun)
        hand = self.seat * g.tables.kinds
        spent = g.spent() * g.tables.kinds
        can_follow = followers(g, bill, self.seat, first)
        at = first
        while at < len(g.tables.order) and not self.truncated:
            kind = g.tables.order[at]
            if can_follow >> kind & 1 == 1:
                g.cards[hand + kind] -= 1
                g.cards[spent + kind] += 1
                self.go(g, at, begun)
                g.cards[hand + kind] += 1
                g.cards[spent + kind] -= 1
            at += 1

    def note(self, g: Position, begun: list[int]) -> None:
        """Record the current payment with every split of what is missing."""
        value = int(spent_value(g))
        missing = max(0, int(queries.price(g, self.seat, self.lord)) - value)
        for nebulis in range(MOST_NEBULIS + 1):
            if may_split(g, self.seat, missing, nebulis):
                self.note_split(g, begun, Payment(spent_cards(g), missing - nebulis, value, nebulis))

    def note_split(self, g: Position, begun: list[int], way: Payment) -> None:
        """Record one way to pay."""
        if len(self.found) == self.most:
            self.truncated = True
            return
        way.gained = int(spent_yield(g))
        way.next = way.cards[len(begun)] if len(way.cards) > len(begun) else NONE
        way.affiliates = self.affiliates(g, way.cards)
        kinds = int(g.tables.kinds)
        way.remains = numbers(g.cards, self.seat * kinds, self.seat * kinds + kinds)
        self.found.append(way)

    def affiliates(self, g: Position, cards: list[int]) -> list[int]:
        """The Allies of a payment that may be affiliated: a lowest one, or any with the Master of Magic."""
        able = sorted({kind for kind in cards if g.tables.race[kind] != constants.KRAKEN})
        if not able or self.master:
            return able
        lowest = min([int(g.tables.value[kind]) for kind in able])
        return [kind for kind in able if g.tables.value[kind] == lowest]


def merits(g: Position, seat: int, way: Payment) -> list[int]:
    """What a payment leaves: Pearls, cards of at least each value by race, and the best Ally to affiliate."""
    t = g.tables
    held = [0] * ((constants.RACES + 1) * HIGHEST)
    for kind in range(1, int(t.kinds)):
        for value in range(int(t.value[kind])):
            held[int(t.race[kind]) * HIGHEST + value] += way.remains[kind]
    best = [0] * constants.RACES
    for kind in way.affiliates:
        race = int(t.race[kind])
        best[race] = max(best[race], int(t.value[kind]))
    change = way.gained - way.nebulis  # Nebulis are both money and a burden: neither more nor fewer is better
    return [int(g.pearls[seat]) - way.pearls, change, -change, *held, *best]


def mark_dominated(g: Position, seat: int, ways: list[Payment]) -> None:
    """Mark dominated payments: it is better to pay with a lower card of a race and keep a higher one."""
    ranked = [(merits(g, seat, way), i) for i, way in enumerate(ways)]
    ranked.sort(key=lambda pair: (-sum(pair[0]), pair[1]))
    kept: list[list[int]] = []
    for mine, i in ranked:
        ways[i].dominated = is_beaten(mine, kept)
        if not ways[i].dominated:
            kept.append(mine)


def is_beaten(mine: list[int], kept: list[list[int]]) -> bool:
    """Whether another list of merits is as high everywhere and higher somewhere."""
    for other in kept:  # noqa: SIM110 - compiled, a loop is several times as fast as a generator
        if all_at_least(other, mine) and other != mine:
            return True
    return False


def all_at_least(these: list[int], those: list[int]) -> bool:
    """Whether every number is at least as high; stops at the first that is not, which usually comes early."""
    for i in range(len(these)):  # noqa: SIM110 - as above
        if these[i] < those[i]:
            return False
    return True
