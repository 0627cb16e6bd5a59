"""A rule-based player of The Abyss: weighs every answer by what it does to the hands at stake."""

from typing import final

from hadal.core.bot import Bot
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.games.the_abyss.ai.greedy_reading import EYE, FATAL, HOOK, NO_CARD, SACRIFICE, SWORD, Reading

GOAL = 70
STOP = 25
DECIDED = 1000.0  # more than any hand: the game is won

# Weights in points of a hand, tried out in matches between variants (docs/bots.md).
DANGER = (0.1, 0.4, 1.2)  # the chance that a third Panic comes, as a multiple of the risk of one draw
FUTURE = 6.0  # what a player still in the round may yet collect
READY = 2.0  # to be able to call Stop
HOOK_USE = 3.0  # what a Hook or an Eye is good for
EYE_USE = 2.0
SWORD_SHARE = 0.7  # of what a Sword would steal now, while it is held
BEHIND = 4.0  # how far behind in the round one may be and still call Stop
SHORT = 0.2  # of what the last rival would still collect, if the round ends at once
COVER = 1.0  # of what a card left on the discard pile is worth to the next player


@final
class GreedyTheAbyss(Bot):
    """Weighs one answer ahead, from what its seat sees and remembers."""

    name = "greedy"
    style = "counts cards, takes what is safe, stops when ahead and aims at the leader"

    def choose(self, guess: State, seat: int, seed: int) -> int:
        """The answer of the highest worth; the first of equals."""
        judge = Judge(guess, seat)
        return max(guess.labels(), key=lambda label: (judge.worth_of(label), -label.action)).action


@final
class Judge:
    """What each answer is worth to one seat."""

    def __init__(self, guess: State, seat: int) -> None:
        self.guess = guess
        self.r = Reading(guess, seat)
        self.me = seat
        self.mine = self.r.held(seat)
        self.panics = self.r.panics[seat]
        self.rescue = guess.game.options["third_panic_rescue"] == "always"
        self.risk = self.r.risk()
        self.weights = self.weigh_rivals()
        self.uses = [self.use(kind) for kind in range(len(self.r.suits))]
        self.cards = [points + use for points, use in zip(self.r.points, self.uses, strict=True)]

    def weigh_rivals(self) -> dict[int, float]:
        """How much a rival's points hurt: all together 1, the leaders most."""
        standing = {s: (10 + self.r.totals[s] + self.r.held(s)) ** 2 for s in self.r.rivals}
        return {s: n / sum(standing.values()) for s, n in standing.items()}

    def worth_of(self, label: Label) -> float:
        """What an answer is worth, compared with the other answers to the same question."""
        match label.verb:
            case "take":
                return self.after_taking(label.card)
            case "draw":
                return self.after_drawing(0, self.mine)
            case "keep":
                return self.after_keeping(label.card)
            case "play":
                return self.after_playing(label.card)
            case "hook":
                return self.hooking(label.seat, self.mine, 0)
            case "steal":
                return self.stealing(label.seat, self.mine)
            case "give":
                return self.giving(label.seat, self.mine)
            case "top" | "bottom":
                return self.after_eye(label)
            case "give-up":
                return -self.loss_by(self.guess, label)
            case "discard":
                return -self.cards[label.card]
            case "sacrifice":
                return self.after_sacrifice()
            case "submit":
                return self.submitting()
            case "stop":
                return self.stopping()
        return self.going_on()  # done, decline

    # What hands and cards are worth.

    def prospect(self, points: float, panics: int, rescue: float) -> float:
        """What a hand is worth before so many Panics, if a sacrifice averts the third with this chance."""
        if panics >= FATAL:
            rest = points - SACRIFICE
            return rescue * self.prospect(rest, panics - 1, float(rest >= SACRIFICE)) - (1 - rescue) * FUTURE
        at_stake = points + FUTURE
        if self.rescue:  # a sacrifice would save the rest
            at_stake = min(at_stake, SACRIFICE + FUTURE / 2)
        return points - min(1.0, DANGER[panics] * self.risk) * at_stake

    def hand(self, points: float, panics: int, rescue: bool = True) -> float:
        """What my hand is worth with so many Panics before me."""
        saved = float(rescue and points >= SACRIFICE)
        return self.prospect(points, panics, saved) + (READY if points >= STOP else 0)

    def hurt(self, seat: int, points: float, panics: int) -> float:
        """What I gain when this happens to a rival's points and Panics."""
        held, before = self.r.held(seat), self.r.panics[seat]
        rescue = min(1.0, max(0.0, 0.5 + (held - SACRIFICE) / 10))  # I only estimate what is held
        change = self.prospect(held, before, rescue) - self.prospect(held + points, before + panics, rescue)
        return self.weights[seat] * change

    def use(self, card: int) -> float:
        """What a combo card is worth beyond its points."""
        suit, points = self.r.suits[card], self.r.points[card]
        if suit == SWORD:
            loot = max((self.r.mean_held(s) * (1 + self.weights[s]) for s in self.r.rivals), default=0.0)
            return max(0.0, SWORD_SHARE * loot - points)
        if suit == HOOK:
            return max(0.0, HOOK_USE - points)
        return max(0.0, EYE_USE - points) if suit == EYE else 0.0

    def with_card(self, card: int, points: float, left: int) -> float:
        """My hand with one more card, when another one is left for the next player."""
        return self.hand(points + self.r.points[card], self.panics) + self.uses[card] - self.exposed(left)

    def exposed(self, card: int) -> float:
        """What a card on top of the discard pile is worth to the next player, in my points."""
        if card == NO_CARD:
            return 0.0
        return COVER * self.weights[self.r.rivals[0]] * max(0.0, self.cards[card] - self.r.average)

    # Draws.

    def after_taking(self, card: int) -> float:
        """The top of the discard pile is mine; the card below it is the next player's."""
        return self.with_card(card, self.mine, self.r.pile[-2] if len(self.r.pile) > 1 else NO_CARD)

    def after_keeping(self, card: int) -> float:
        """One of the two drawn cards is mine, the other one the next player's."""
        others = [kind for kind, n in enumerate(self.r.row("drawn")) if n > (kind == card)]
        return self.with_card(card, self.mine, others[0] if others else NO_CARD)

    def after_drawing(self, place: int, points: float) -> float:
        """Two cards from this place of the deck, when my hand has so many points."""

        def value(first: int, second: int) -> float:
            """What I have after drawing these two."""
            panics = (first == self.r.panic) + (second == self.r.panic)
            low, high = sorted((first, second), key=lambda card: self.cards[card] if card != NO_CARD else -1.0)
            if panics:  # of a Panic and a card, the card is worth more: it is the one discarded
                left = high if panics == 1 else NO_CARD
                return self.hand(points, self.panics + panics, self.rescue) - self.exposed(left)
            return self.with_card(high, points, low) if high != NO_CARD else self.hand(points, self.panics)

        return self.r.expect(place, value)

    def rival_draws(self, seat: int, place: int) -> float:
        """What I gain when a rival draws two cards from this place of the deck."""

        def value(first: int, second: int) -> float:
            """What these two do to the rival."""
            panics = (first == self.r.panic) + (second == self.r.panic)
            best = max(self.cards[card] if card != NO_CARD else 0.0 for card in (first, second))
            return self.hurt(seat, 0.0 if panics else best, panics)

        return self.r.expect(place, value)

    # Combo cards.

    def after_playing(self, card: int) -> float:
        """The best that a combo card can do; its points are gone."""
        points = self.mine - self.r.points[card]
        suit = self.r.suits[card]
        if suit == EYE:
            return self.hand(points, self.panics) + (0.0 if self.may_stop() else EYE_USE)
        if suit == HOOK:
            return self.best_hook(points, 0)
        robbed = [self.stealing(s, points) for s in self.r.rivals if self.r.sizes[s]]
        return max(robbed + [self.giving(s, points) for s in self.r.rivals if self.panics])

    def best_hook(self, points: float, place: int) -> float:
        """A Hook on whoever it is best on."""
        return max(self.hooking(s, points, place) for s in [self.me, *self.r.rivals])

    def hooking(self, seat: int, points: float, place: int) -> float:
        """A Hook: I draw, or a rival does."""
        if seat == self.me:
            return self.after_drawing(place, points)
        return self.hand(points, self.panics) + self.rival_draws(seat, place)

    def stealing(self, seat: int, points: float) -> float:
        """A Sword takes a card of a rival's hand."""
        loot = self.r.mean_held(seat)
        return self.hand(points + loot, self.panics) + self.hurt(seat, -loot, 0)

    def giving(self, seat: int, points: float) -> float:
        """A Sword gives one of my Panics to a rival."""
        return self.hand(points, self.panics - 1) + self.hurt(seat, 0.0, 1)

    def after_eye(self, label: Label) -> float:
        """The cards seen stay for whoever draws next, or the unknown ones below them come up."""
        stays = label.verb == "top" or label.amount >= len(self.r.deck)
        place = 0 if stays else label.amount
        if any(n and suit == HOOK for n, suit in zip(self.r.hand, self.r.suits, strict=True)):
            return self.best_hook(self.mine, place)
        # The next player draws from the deck about every second time; the cards after those may be mine.
        later = max(self.hand(self.mine, self.panics) + self.r.average, self.after_drawing(place + 2, self.mine))
        return 0.5 * (self.rival_draws(self.r.rivals[0], place) + later)

    # Sacrifices and the end of the round.

    def loss_by(self, guess: State, label: Label) -> float:
        """What the cheapest sacrifice costs that goes on with this card, tried out on a copy."""
        copy = guess.clone()
        copy.apply(label.action)
        return self.cards[label.card] + self.cheapest(copy)

    def cheapest(self, guess: State) -> float:
        """What the cheapest way to complete a sacrifice costs."""
        if guess.over() or guess.game.questions[guess.question()] != "sacrifice":
            return 0.0
        return min(self.loss_by(guess, label) for label in guess.labels())

    def after_sacrifice(self) -> float:
        """The cheapest cards go, and a Panic with them."""
        copy = self.guess.clone()
        copy.apply(self.guess.game.blocks.id("sacrifice"))
        return self.hand(self.mine - self.cheapest(copy), self.panics + self.r.waiting - 1, self.rescue)

    def going_on(self) -> float:
        """Nothing more; a Panic that waits will be placed."""
        return self.hand(self.mine, self.panics + self.r.waiting, self.rescue)

    def submitting(self) -> float:
        """I am out of the round; with one rival that ends it, before the rival collects more."""
        if len(self.r.rivals) > 1:
            return -FUTURE
        rival = self.r.rivals[0]
        if self.r.totals[rival] + self.r.held(rival) >= GOAL:
            return -DECIDED
        return SHORT * max(0.0, STOP - self.r.held(rival)) - DANGER[2] * self.risk * FUTURE

    def stopping(self) -> float:
        """Every hand is scored now: better than going on, or worse; a won game beats all."""
        mine, best = self.finals()
        if mine >= GOAL and mine >= best:
            return DECIDED
        return self.going_on() + (0.01 if self.may_stop() else -1.0)

    def may_stop(self) -> bool:
        """Am I not far behind in this round, and does no rival win by it?"""
        if self.mine < STOP:
            return False
        mine, best = self.finals()
        if max(mine, best) >= GOAL:
            return mine >= best
        return self.mine + BEHIND >= sum(self.weights[s] * self.r.held(s) for s in self.r.rivals)

    def finals(self) -> tuple[float, float]:
        """The totals if the round ended now: mine, and the best other one."""
        r = self.r
        others = [r.totals[s] + (r.held(s) if r.alive[s] else 0.0) for s in r.clockwise()]
        return r.totals[self.me] + self.mine, max(others)
