"""A rule-based player of Abyss: weighs every answer by what it does to hand, Pearls, Lords and Locations."""

from functools import cache
from typing import final

from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.abyss.ai.greedy_boxes import BoxJudge
from hadal.games.abyss.ai.greedy_reading import FACE_UP, FREE, IN_DECK, MONSTER, Counts, Reading, Way
from hadal.games.abyss.ai.greedy_weights import (
    ARRIVES,
    ASK,
    FAR,
    FOR_LATER,
    KEY,
    LEFT,
    MOST_WAYS,
    NEAR,
    NEBULIS,
    NEVER,
    OPEN,
    PEARL,
    POINT,
    SECOND,
    STANDS,
    THREATS,
    TOKEN,
)


@final
class GreedyAbyss(Bot):
    """Weighs one answer ahead, from what its seat sees and remembers."""

    name = "greedy"
    style = "collects what the best Lord at Court asks for, pays with the least, takes the Location that brings most"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """The answer of the highest worth; the first of equals."""
        labels = guess.labels()
        if len(labels) == 1:
            return labels[0].action
        judge = Judge(guess, seat)
        return max(labels, key=lambda label: (judge.worth_of(label), -label.action)).action


@final
class Judge(BoxJudge):
    """What each answer is worth to one seat, compared with the other answers to the same question."""

    def __init__(self, guess: State, seat: int) -> None:
        self.guess = guess
        self.me = seat
        self.r = Reading(guess, seat)
        self.pearls = self.r.pearls[seat]
        self.now = self.purse(self.r.hand, self.pearls)

    def worth_of(self, label: Label) -> float:
        """What an answer is worth."""
        match label.verb:
            case "explore":
                return self.dig(0, self.r.threat)
            case "support" | "take-stack" | "second-stack":
                return self.gain(self.r.stacks[label.card])
            case "recruit":
                return ASK + max((self.paid(label.card, way) for way in self.ways(label.card)), default=NEVER)
            case "plot":
                return self.plotting()
            case "buy" | "pass":
                return self.buying(label) if label.verb == "buy" else 0.0
            case "take":
                return self.gain(self.one(label.card)) + (PEARL if self.on_track() == 5 else 0)
            case "go-on":
                deeper = min(self.r.threat + 1, 5) if label.card == MONSTER else self.r.threat
                return self.dig(self.on_track(), deeper) - LEFT
            case "fight":
                return self.reward(label.amount - 1)
            case "lay-down" | "pay" | "pay-mixed":
                return self.paying(label)
            case "affiliate":
                return self.affiliating(label.card)
        return self.worth_of_rest(label)

    def worth_of_rest(self, label: Label) -> float:
        """The answers about Lords, Locations and cards to be given up."""
        match label.verb:
            case "reward":
                return self.prize(self.guess.game.blocks.name(label.action))
            case "control" | "pick" | "swap-tile" | "trade-for":
                return self.location_hope(label.card)
            case "keep-tile":
                return label.amount
            case "draw":
                return self.drawing(label.amount)
            case "trade-away":
                return self.best_location() - label.amount
            case "discard" | "cut" | "sell":
                return -self.loss(label.card)
            case "use":
                return self.using(label)
            case "keep-hand":
                return -PEARL * label.amount - self.cheapest()
            case "spend-key" | "replace":
                return -self.held(label.card)
            case "spend-tokens":
                return 0.0
            case "assassinate":
                return self.lasting(label.card)
            case "hunt":
                return label.amount
            case "dismiss":
                return self.dismissing(label.card)
            case "bribe":
                return self.lord(label.card) - PEARL * label.amount
            case "appoint":
                return self.lord(label.card)
            case "banish":
                return -self.gain(self.r.stacks[label.card])
            case "decline" | "end-turn" | "skip":
                return 0.0
        return self.worth_in_boxes(label)

    # Lords.

    def lord(self, lord: int) -> float:
        """What a Lord brings when it comes into play."""
        return self.lasting(lord) + self.r.bills[lord].points + self.arrival(lord)

    def arrival(self, lord: int) -> float:
        """What happens when it arrives."""
        name = self.r.lord_name(lord)
        if self.r.closing and name in FOR_LATER:
            return 0.1
        if name == "hunter":
            others = [n for seat, n in enumerate(self.r.row("token_sizes")) if seat != self.me]
            return TOKEN if max(others) > 0 else 0.0
        return ARRIVES.get(name, 0.0)

    def lasting(self, lord: int) -> float:
        """What a Lord brings while it is free: its key and its power."""
        if self.r.closing:
            return KEY * self.r.bills[lord].keys if self.keys() >= 2 else 0.0
        return KEY * self.r.bills[lord].keys + STANDS.get(self.r.lord_name(lord), 0.0)

    def keys(self) -> int:
        """The keys this seat can spend."""
        free = [lord for lord in self.r.lords_of(self.me) if self.r.under[lord] == FREE]
        return self.r.row("keys")[self.me] + sum(self.r.bills[lord].keys for lord in free)

    def held(self, lord: int) -> float:
        """What would be lost with a Lord's power; with a Lord of the Court, its worth."""
        if self.r.owner[lord] < 0:
            return self.lord(lord)
        return STANDS.get(self.r.lord_name(lord), 0.0)

    def dismissing(self, lord: int) -> float:
        """A Lord goes for the best of the Court, or for what the deck may bring."""
        bill = self.r.bills[lord]
        kept = bill.points + (self.lasting(lord) if self.r.under[lord] == FREE else 0.0)
        card = next(label.card for label in self.guess.labels() if label.verb == "decline")
        if self.r.lord_name(card) == "traitor":
            return max(map(self.lord, self.r.court)) - kept
        deck = self.r.deck_lords()
        return sum(map(self.lord, deck)) / len(deck) - kept - 1.0 if deck else NEVER

    def plotting(self) -> float:
        """A Pearl for another Lord at Court: better than the best action so far, or not done."""
        deck = self.r.deck_lords()
        if self.r.closing or self.pearls < 2 or not deck:
            return NEVER
        hopes = [self.purse(self.r.hand, self.pearls - 1, [*self.r.court, lord]) for lord in deck]
        better = sum(hopes) / len(hopes) - self.now
        return better + self.best_action() if better > 0 else NEVER

    def best_action(self) -> float:
        """The best main action."""
        others = [label for label in self.guess.labels() if label.verb in ("explore", "support", "recruit")]
        return max(map(self.worth_of, others), default=0.0)

    def using(self, label: Label) -> float:
        """The Slaver and the Ferryman when the action is done; the Recipient before it, as if plotting for nothing."""
        ending = any(other.verb == "end-turn" for other in self.guess.labels())
        name = self.r.lord_name(label.card)
        if name == "recipient":
            acting = any(other.verb in ("explore", "support", "recruit") for other in self.guess.labels())
            return self.best_action() + 0.1 if acting else NEVER
        if not ending or name not in ("slaver", "ferryman"):
            return NEVER
        if name == "ferryman":
            return 0.1 * PEARL + self.burden_of(-1)
        return 2 * PEARL - self.cheapest() - 0.2

    # Cards.

    def one(self, kind: int) -> Counts:
        """A single card as counts."""
        return [int(k == kind) for k in range(len(self.r.hand))]

    def purse(self, hand: Counts, pearls: int, court: list[int] | None = None) -> float:
        """What a hand with Pearls is worth: by itself, and for the best Lords it comes near to."""
        if self.r.closing:
            return self.farewell(hand) + 0.05 * pearls
        value = sum(n * v for n, v in zip(hand, self.r.value, strict=True))
        lords = self.r.court if court is None else court
        hopes = sorted((self.hope(lord, hand, pearls) for lord in lords), reverse=True)
        worth = POINT * value + PEARL * pearls + sum(hope * SECOND**i for i, hope in enumerate(hopes[:3]))
        return worth - NEBULIS * self.brought(hand)

    def hope(self, lord: int, hand: Counts, pearls: int) -> float:
        """What a hand is worth for one Lord."""
        bill = self.r.bills[lord]
        net = max(0.0, self.lord(lord) - POINT * bill.price)
        extra = 1 if self.r.nebulis and self.r.nebulis[self.me] > 0 else 0  # a Nebulis may help out
        return float(NEAR * net * FAR ** self.r.missing(bill, hand, pearls + extra))

    def brought(self, hand: Counts) -> int:
        """The Nebulis that the Krakens of a hand bring sooner or later."""
        return self.krakens([kind for kind, n in enumerate(hand) for _ in range(n)])

    def farewell(self, hand: Counts) -> float:
        """What a hand brings when the game ends: the lowest Ally of each race is affiliated."""
        total = 0.0
        for race in range(5):
            lowest = min((self.r.value[k] for k, n in enumerate(hand) if n > 0 and self.r.race[k] == race), default=0)
            total += max(0, lowest - self.r.best_affiliated(race))
        return total + (0.0 if self.r.stands("cleaner") else self.burden_of(self.brought(hand)))

    def gain(self, cards: Counts) -> float:
        """What these cards would add to the hand."""
        return self.purse([a + b for a, b in zip(self.r.hand, cards, strict=True)], self.pearls) - self.now

    def loss(self, kind: int) -> float:
        """What the hand would lose with a card."""
        rest = [n - (k == kind) for k, n in enumerate(self.r.hand)]
        return self.now - self.purse(rest, self.pearls)

    def cheapest(self) -> float:
        """What the hand would lose with the card it can best do without."""
        return min((self.loss(kind) for kind, n in enumerate(self.r.hand) if n > 0), default=0.0)

    def buying(self, label: Label) -> float:
        """A card for Pearls that another player gets."""
        added = [a + b for a, b in zip(self.r.hand, self.one(label.card), strict=True)]
        given = 0.0 if self.r.closing else PEARL * label.amount / (self.r.seats - 1)
        return self.purse(added, self.pearls - label.amount) - self.now - given

    # The Depths.

    def on_track(self) -> int:
        """Cards lying on the track."""
        return sum(kind >= 0 for kind in self.r.row("track"))

    def dig(self, lying: int, threat: int) -> float:
        """What revealing the next card may bring, by the cards that can come."""
        cards = [(kind, n) for kind, n in enumerate(self.r.deck_cards()) if n > 0]
        total = sum(n for _, n in cards)
        gains = [(n, self.gain(self.one(kind))) for kind, n in cards if kind != MONSTER]
        monsters = total - sum(n for n, _ in gains)

        fight = self.fighting() if self.border.open else 0.0
        risk = self.border.risk() if self.border.open else 0.0

        def prize(threat: int) -> float:
            return fight if self.border.open else self.reward(threat)

        @cache
        def ahead(space: int, threat: int) -> float:
            if space >= 4 or total == 0:
                return (sum(n * g for n, g in gains) + monsters * max(0.0, prize(threat))) / max(1, total) + PEARL
            on = ahead(space + 1, threat) - LEFT
            past = ahead(space + 1, min(5, threat + 1)) - LEFT
            good = sum(n * max(g, on) for n, g in gains) + monsters * max(prize(threat), past - risk)
            return float(good / total)

        return ahead(lying, threat)

    def reward(self, space: int) -> float:
        """The best reward of a Threat space, counted from 0."""
        keys, pearls, tokens = THREATS[space]
        return KEY * keys + PEARL * pearls + TOKEN * tokens

    def prize(self, name: str) -> float:
        """What a reward brings: `reward:1-key-2-pearls`."""
        words = name.split(":")[1].split("-")
        worth = {"key": KEY, "pearl": PEARL, "token": TOKEN}
        return sum(int(n) * worth[what.rstrip("s")] for n, what in zip(words[::2], words[1::2], strict=True))

    # Payments and Locations.

    def ways(self, lord: int) -> list[Way]:
        """The payments worth weighing."""
        return self.r.adviser.payments(self.guess, self.me, lord).ways[:MOST_WAYS]

    def paid(self, lord: int, way: Way) -> float:
        """What recruiting a Lord in this way is worth."""
        court = [other for other in self.r.court if other != lord]
        bonus = 2 if len(court) <= 2 else 0
        after = self.purse(way.remains, self.pearls - way.pearls + bonus, court)
        ally = max(map(self.affiliating, way.affiliates), default=0.0)
        return self.lord(lord) + ally + after - self.now + self.burden_of(way.gained - way.nebulis)

    def paying(self, label: Label) -> float:
        """Follow the best payment card by card."""
        lord = self.r.adviser.being_paid(self.guess)
        nebulis = label.amount if label.verb == "pay-mixed" else 0
        if lord < 0:  # the Corruptor's price
            return PEARL * nebulis + self.burden_of(-nebulis)
        best = max(self.ways(lord), key=lambda way: self.paid(lord, way))
        if label.verb == "lay-down":
            return float(best.next == label.card)
        return float(best.next < 0 and best.nebulis == nebulis)

    def affiliating(self, kind: int) -> float:
        """What an affiliated Ally adds."""
        return max(0, self.r.value[kind] - self.r.best_affiliated(self.r.race[kind])) + 0.1 * self.r.value[kind]

    def best_location(self) -> float:
        """The best of the face-up Locations."""
        return max((self.location_hope(i) for i, holder in enumerate(self.r.holder) if holder == FACE_UP), default=0)

    def drawing(self, n: int) -> float:
        """The best of n tiles of the deck, on average; the others stay for everybody."""
        tiles = sorted(
            (self.location_hope(i) for i, holder in enumerate(self.r.holder) if holder == IN_DECK), reverse=True
        )
        chances = [1.0]
        for i in range(len(tiles)):
            chances.append(chances[-1] * max(0, len(tiles) - i - n) / (len(tiles) - i))
        mean = sum(t * (chances[i] - chances[i + 1]) for i, t in enumerate(tiles))
        return mean - OPEN * (n - 1)
