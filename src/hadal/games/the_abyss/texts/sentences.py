"""The Abyss: the arguments of its messages. They are read from views, so they reveal nothing hidden."""

from __future__ import annotations

from typing import Any, cast

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.state import State
from hadal.games.the_abyss import questions
from hadal.games.the_abyss.constants import EYE_DEPTH, LETTERS, SACRIFICE_WORTH, STOP_WORTH
from hadal.words.catalogue import remembered
from hadal.words.game_texts import Clause, GameTexts, Values

SUITS = dict(zip(LETTERS, ("points", "sword", "hook", "eye", "panic"), strict=True))


def suit_of(game: Game, card: int) -> str:
    """The suit of a card, as message ids name it."""
    return SUITS[game.card_name(card)[0]]


def points_of(game: Game, card: int) -> int:
    """The points of a card."""
    return int(game.card_name(card)[1:] or 0)


def worth(game: Game, counts: list[int]) -> int:
    """The points of cards, given as counts by kind."""
    return sum(n * points_of(game, card) for card, n in enumerate(counts) if n)


def panics_in_deck(game: Game, view: dict[str, Any]) -> int:
    """The Panics in the deck. Everybody can count them: every Panic that is not visible is in the deck."""
    panic = len(view["out"]) - 1
    return game.copies()[panic] - int(sum(view["panics"])) - int(view["out"][panic]) - int(view["waiting"])


class TheAbyssTexts(GameTexts):
    """The arguments of the messages of The Abyss."""

    automatic = ("place", "finish-draw", "destroy", "next-turn", "next-round")
    quiet = ("asked", "turn", "draw-done", "placed")
    private = ("dealt",)
    gathered = ("dealt", "dealt-panic")
    opening = ("round", "stopped", "won")
    example = "play:S1"

    def card(self, game: Game, card: int) -> str:
        """8 points, Sword 2, Panic, card."""
        return self.named(game, card, "")

    @remembered
    def named(self, game: Game, card: int, attribute: str) -> str:
        """A card's name, plain or with its article."""
        if card < 0:
            return self.catalogue.text("the_abyss-card-hidden", attribute)
        name = self.catalogue.name(f"the_abyss-card-{suit_of(game, card)}", points=points_of(game, card))
        marked = self.catalogue.card(name, card)
        return marked.forms(attribute) if attribute else marked

    def the(self, game: Game, card: int) -> str:
        """A card's name with its article."""
        return self.named(game, card, "the")

    def label(self, state: State, label: Label) -> Values:
        """The hand before and after, what is missing, and what the others have."""
        game, me = state.game, state.to_move()
        view = cast(dict[str, Any], state.view(me))
        hand = worth(game, view["hand"])
        points = points_of(game, label.card) if label.card >= 0 else 0
        gained = points if label.verb in ("take", "keep") else -points
        args: Values = {"amount": label.amount, "from": hand, "to": hand + gained, "panics": view["panics"][me]}
        if label.card >= 0:
            args |= {"card": self.the(game, label.card), "suit": suit_of(game, label.card), "points": points}
        if label.seat >= 0:
            args |= self.target(view, me, label.seat)
        return args | self.special(state, view, label, points)

    def follows(self, state: State, label: Label, args: Values) -> list[Clause]:
        """What comes next, and how near Stop and elimination are."""
        me = state.to_move()
        mine = cast(dict[str, Any], state.view(me))["panics"][me]
        hand = args["to"] if label.verb in ("take", "keep") else 0
        short = max(0, STOP_WORTH - cast(int, hand))
        return [(label.verb, args | {"mine": mine, "rest": mine - 1, "short": short})]

    def target(self, view: dict[str, Any], me: int, seat: int) -> Values:
        """The seat that an action targets."""
        panics = view["panics"][seat]
        about = {"seat": self.seat(seat), "size": view["sizes"][seat], "panics": panics, "then": panics + 1}
        return about | {"me": "seat" if seat == me else "none"}

    def special(self, state: State, view: dict[str, Any], label: Label, points: int) -> Values:
        """The arguments that only one verb needs."""
        me, verb = state.to_move(), label.verb
        panics = view["panics"][me]
        if verb == "draw":
            return {"panics": panics_in_deck(state.game, view), "deck": view["deck_size"]}
        if verb == "keep":
            return self.other_drawn(state.game, view["drawn"], label.card)
        if verb == "play":
            return {"depth": min(EYE_DEPTH, view["deck_size"])}
        if verb in ("sacrifice", "decline"):
            return {"left": panics - 1, "then": panics + 1}
        if verb == "stop":
            return {"total": view["totals"][me], "then": view["totals"][me] + label.amount}
        if verb == "done":
            return {"missing": max(0, STOP_WORTH - label.amount)}
        return given_up(state, points) if verb == "give-up" else {}

    def other_drawn(self, game: Game, drawn: list[int], card: int) -> Values:
        """The card that is discarded when this one is kept."""
        others = [other for other, n in enumerate(drawn) if n and other != card]
        if not others:
            return {"twins": "yes", "points": self.card(game, card), "other_card": ""}
        return {"twins": "no", "other_card": self.the(game, others[0])}

    def question(self, state: State, viewer: int) -> Values:
        """Who is asked; for a sacrifice, its points so far."""
        seat = state.to_move()
        args: Values = {"me": "seat" if seat == viewer else "none", "seat": self.seat(seat)}
        if state.question() == questions.SACRIFICE_CARD:
            progress = given_up(state, 0)
            args |= {"so_far": progress["to"], "need": progress["need"], "missing": progress["missing"]}
        return args

    def event(self, game: Game, events: list[Event], viewer: int) -> Values:
        """Who, to whom, which cards, how many."""
        first = events[0]
        return super().event(game, events, viewer) | {
            "place": first.other,
            "card": self.the(game, first.card),
            "known": "yes" if all(event.card >= 0 for event in events) else "no",
            "cards": self.listed([self.the(game, event.card) for event in events]),
            "short_cards": " ".join(self.catalogue.card(game.card_name(e.card), e.card) for e in events if e.card >= 0),
        }

    def reason(self, game: Game, reason: Reason) -> Values:
        """The numbers and names of a refusal."""
        return {
            "have": reason.have,
            "need": reason.need,
            "card": self.the(game, reason.card),
            "seat": self.seat(reason.seat),
        }


def given_up(state: State, points: int) -> Values:
    """The points of a sacrifice so far, plus some. The cards of a sacrifice are face up."""
    so_far = int(state.frames[state.top - 1]) + points
    return {"to": so_far, "need": SACRIFICE_WORTH, "missing": max(0, SACRIFICE_WORTH - so_far)}
