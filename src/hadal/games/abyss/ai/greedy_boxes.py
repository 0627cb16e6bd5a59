"""How greedy weighs what the Kraken and Leviathan boxes ask: Nebulis, Sentinels, Loot, fights."""

from functools import cached_property

from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.abyss.ai.greedy_border import CHANCES, Border
from hadal.games.abyss.ai.greedy_reading import FACE_UP, Counts, Reading
from hadal.games.abyss.ai.greedy_weights import (
    FIGURE,
    FIGURE_AT_END,
    KEY,
    L_SHARE,
    L_TOKEN,
    NEBULIS,
    NEVER,
    PEARL,
    THIRD_KEY,
    TOKEN,
    WORTH_GUARDING,
)

LOOT_COPIES = [3, 4, 5, 6, 7]  # of values 3 to 7
LOOT_BRINGS = [KEY, 2 * PEARL, TOKEN, 1.5, 0.0]
LOOT_SITES = ["the_cetacean_graveyard", "the_abandoned_convoy", "the_megalodon", "the_battlefield"]
L_EFFECTS = [2 * PEARL, 3 * PEARL, KEY]  # the fourth takes a stack
L_COPIES = [8, 4, 4, 4]
STACK, LOCATION = 100, 200  # how guarded places are numbered
FINAL_NEBULIS = 1.0


class BoxJudge:
    """What answers to the questions of the boxes are worth to one seat."""

    guess: State
    me: int
    r: Reading
    pearls: int
    now: float

    # What the judge of the base box knows.

    def loss(self, kind: int) -> float:
        """What the hand would lose with a card."""
        raise NotImplementedError

    def gain(self, cards: Counts) -> float:
        """What these cards would add to the hand."""
        raise NotImplementedError

    def one(self, kind: int) -> Counts:
        """A single card as counts."""
        raise NotImplementedError

    def purse(self, hand: Counts, pearls: int, court: list[int] | None = None) -> float:
        """What a hand with Pearls is worth."""
        raise NotImplementedError

    def hope(self, lord: int, hand: Counts, pearls: int) -> float:
        """What a hand is worth for one Lord."""
        raise NotImplementedError

    def lasting(self, lord: int) -> float:
        """What a Lord brings while it is free."""
        raise NotImplementedError

    def keys(self) -> int:
        """The keys this seat can spend."""
        raise NotImplementedError

    def dig(self, lying: int, threat: int) -> float:
        """What revealing the next card may bring."""
        raise NotImplementedError

    def on_track(self) -> int:
        """Cards lying on the track."""
        raise NotImplementedError

    def best_location(self) -> float:
        """The best of the face-up Locations."""
        raise NotImplementedError

    def best_action(self) -> float:
        """The best main action."""
        raise NotImplementedError

    # Answers.

    def worth_in_boxes(self, label: Label) -> float:
        """What an answer to a question of the boxes is worth."""
        match label.verb:
            case "guard":
                return self.guarding(label.zone, label.card)
            case "place-sentinel":
                return self.placing()
            case "place-kraken":
                return self.hiding(label.card, label.amount)
            case "search":
                return self.searching(label.card)
            case "give-nebulis" | "give-figure" | "send-leviathan":
                return NEVER if label.seat == self.me else self.strength(label.seat)
            case "heal":
                return self.gain(self.one(label.card))
            case "execute":
                return self.executing(label.card)
            case "lose-affiliated":
                return -label.amount
            case "liberate":
                return self.lasting(label.card)
            case "buy-mixed":
                return self.buying_mixed(label)
        return self.worth_at_border(label)

    def worth_at_border(self, label: Label) -> float:
        """The answers about Leviathans and L tokens."""
        match label.verb:
            case "fight-leviathan":
                return self.fighting() + (PEARL if self.on_track() == 5 else 0)
            case "pass-by" | "ignore":
                risk = self.border.risk() if label.verb == "pass-by" else 0.0
                return self.dig(max(0, self.on_track() - 1), 0) - risk
            case "choose-leviathan":
                return self.best_attack(self.border.there.index(label.card))
            case "fight-again":
                return self.best_attack(self.r.adviser.fought(self.guess)[0])
            case "strike":
                return self.striking(self.r.adviser.fought(self.guess)[0], label.card)
            case "boost":
                zone, attack = self.r.adviser.fought(self.guess)
                return self.border.outcome(zone, attack + label.amount) - PEARL * label.amount
            case "spoils":
                return (TOKEN - self.l_token()) * label.amount
            case "feed":
                return -self.loss(label.card) + self.burden_of(self.krakens([label.card]))
            case "surrender":
                return -label.amount - self.lasting(label.card)
            case "rebel":
                return self.rebelling(self.border.there.index(label.card))
            case "breed":
                return -CHANCES[label.amount - 1]
            case "reveal-token":
                return self.revealing(label.card)
            case "hunt-back":
                return L_TOKEN if label.card == 1 and not self.r.closing else TOKEN * (label.card == 0)
        return 0.0  # stop-searching, stop-fighting, keep-tokens

    # Nebulis.

    def burden(self, mine: int) -> float:
        """What so many Nebulis cost this seat, with the Kraken figure as it threatens."""
        if not self.r.nebulis:
            return 0.0
        others = max(n for seat, n in enumerate(self.r.nebulis) if seat != self.me)
        each, figure = (FINAL_NEBULIS, FIGURE_AT_END) if self.r.closing else (NEBULIS, FIGURE)
        most = 0.0 if mine == 0 or mine < others - 1 else figure if mine >= others else figure / 3
        return each * mine + most

    def burden_of(self, more: int) -> float:
        """What more Nebulis, or fewer, are worth: a negative number for more."""
        mine = self.r.nebulis[self.me]
        return self.burden(mine) - self.burden(max(0, mine + more))

    def krakens(self, kinds: list[int]) -> int:
        """The Nebulis that these cards bring when they are played."""
        return sum(self.r.value[kind] - 1 for kind in kinds if self.r.is_kraken(kind))

    def buying_mixed(self, label: Label) -> float:
        """A card for Pearls and Nebulis, which another player gets."""
        price = next(other.amount for other in self.guess.labels() if other.verb == "pass")
        added = [a + b for a, b in zip(self.r.hand, self.one(label.card), strict=True)]
        pearls = price - label.amount
        given = 0.0 if self.r.closing else PEARL * pearls / (self.r.seats - 1)
        return self.purse(added, self.pearls - pearls) - self.now - given + self.burden_of(-label.amount)

    def executing(self, race: int) -> float:
        """What the opponents lose with an affiliated Ally of a race."""
        total = 0.0
        for seat, cards in enumerate(self.r.affiliated):
            values = [self.r.value[kind] for kind, n in enumerate(cards) if n > 0 and self.r.race[kind] == race]
            if seat != self.me and values:
                total += 0.3 + (
                    values[0] if sum(n > 0 and self.r.race[k] == race for k, n in enumerate(cards)) == 1 else 0
                )
        return total

    def strength(self, seat: int) -> float:
        """How far a seat has come, by what lies before it."""
        lords = sum(self.r.bills[lord].points for lord in self.r.lords_of(seat) if lord in self.r.bills)
        tiles = len([holder for holder in self.r.holder if holder == seat])
        return lords + 8.0 * tiles + 0.5 * self.r.pearls[seat] - self.r.nebulis[seat]

    # Sentinels and Krakens on the track.

    def guarding(self, zone: str, card: int) -> float:
        """What it is worth that only this seat may take something."""
        if zone == "court":
            return self.hope(card, self.r.hand, self.pearls)
        if zone == "stack":
            return 0.4 * self.gain(self.r.stacks[card])
        tiles = [self.location_hope(tile) for tile, holder in enumerate(self.r.holder) if holder == FACE_UP]
        better = self.location_hope(card) - sum(tiles) / len(tiles)
        return 0.3 * self.keys() * better

    def placing(self) -> float:
        """A Sentinel that has waited is placed if there is something worth it."""
        best = max((self.hope(lord, self.r.hand, self.pearls) for lord in self.r.court), default=0.0)
        stacks = [0.4 * self.gain(stack) for stack in self.r.stacks]
        worth = max([best, *stacks])
        return self.best_action() + worth if worth > WORTH_GUARDING and not self.r.closing else NEVER

    def hiding(self, stack: int, size: int) -> float:
        """A Kraken goes where this seat alone may take it, or else where there is little to take."""
        owner = self.r.guard_of(STACK + stack)
        return 10.0 if owner == self.me else -10.0 if owner >= 0 else -size

    # Loot.

    def searching(self, location: int) -> float:
        """What another Loot card may bring beside the points that lie there."""
        mask = self.loot_mask(location)
        return self.loot_hopes()[mask][0]

    def loot_mask(self, location: int) -> int:
        """The Loot on a site, a bit for each value."""
        name = self.guess.game.blocks.block("location").things[location]
        start = 5 * LOOT_SITES.index(name)
        loot = self.r.row("loot")
        return sum(1 << i for i in range(5) if loot[start + i] > 0)

    def loot_hopes(self) -> list[tuple[float, float]]:
        """By what lies on a site: the worth of drawing once more, and of the best one can do from there."""
        lying = self.r.row("loot")
        left = [max(0, n - sum(lying[i::5])) for i, n in enumerate(LOOT_COPIES)]
        total = sum(left)
        hopes = [(0.0, 0.0)] * 32
        for mask in range(31, -1, -1):
            drawn = 0.0
            for i, n in enumerate(left):
                there = mask >> i & 1
                then = -(i + 3.0) if there else i + 3.0 + hopes[mask | 1 << i][1]
                drawn += n * (LOOT_BRINGS[i] + then)
            drawn = drawn / total if total > 0 and self.r.number("loot_deck_size") > 0 else 0.0
            hopes[mask] = (drawn, max(0.0, drawn))
        return hopes

    def location_hope(self, location: int) -> float:
        """What a Location would bring, with the Loot that may be found there."""
        worth = float(self.r.tile(location))
        name = self.guess.game.blocks.block("location").things[location]
        return worth + self.loot_hopes()[self.loot_mask(location)][1] if name in LOOT_SITES else worth

    # Leviathans.

    @cached_property
    def border(self) -> Border:
        """The Border as this seat reads it."""
        return Border(self.r)

    def fighting(self) -> float:
        """The best attack on any Leviathan."""
        return max((self.best_attack(zone) for zone in self.border.zones()), default=NEVER)

    def best_attack(self, zone: int) -> float:
        """The best attack on the Leviathan of a zone."""
        if zone < 0:
            return self.fighting()
        return max((self.striking(zone, kind) for kind in self.border.usable(zone)), default=NEVER)

    def striking(self, zone: int, kind: int) -> float:
        """What an attack with this Ally is worth, less the Ally."""
        return self.border.attack(zone, kind) - self.loss(kind) + self.burden_of(self.krakens([kind]))

    def rebelling(self, zone: int) -> float:
        """What a level of a Leviathan brings."""
        return self.border.outcome(zone, self.border.leviathan(zone).resists[self.border.level[zone]])

    def l_token(self) -> float:
        """What an L token brings on average: Pearls for the hand as it is, a key, or the best stack."""
        if self.r.closing:
            return self.best_location() * L_COPIES[2] / sum(L_COPIES) if self.keys() == 2 else 0.0
        key = KEY if self.keys() != 2 else max(KEY, THIRD_KEY * self.best_location())
        pearls = [self.purse(self.r.hand, self.pearls + n) - self.now for n in (2, 3)]
        stack = max((self.gain(stack) for stack in self.r.stacks), default=0.0)
        worths = [*pearls, key, max(0.0, stack)]
        return L_SHARE * sum(n * worth for n, worth in zip(L_COPIES, worths, strict=True)) / sum(L_COPIES)

    def revealing(self, effect: int) -> float:
        """What an L token does now; Pearls are of no use after the last turn."""
        if effect < len(L_EFFECTS):
            return L_EFFECTS[effect] if not self.r.closing or effect == 2 else 0.1
        return max((self.gain(stack) for stack in self.r.stacks), default=0.0) - 1.0
