"""Abyss: the arguments of its messages. They contain only public facts about other players."""

from __future__ import annotations

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.state import State
from hadal.games.abyss import constants, questions
from hadal.games.abyss import events as event_kinds
from hadal.games.abyss.boxes.registered import STEPS
from hadal.games.abyss.rules.control import STEP
from hadal.games.abyss.rules.explore import LAST
from hadal.games.abyss.rules.nebulis import most_nebulis
from hadal.games.abyss.rules.queries import price, reward_space, zone_size
from hadal.games.abyss.rules.recruit import spent_value
from hadal.games.abyss.rules.score import extreme_value
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Position
from hadal.games.abyss.texts.box_sentences import (
    box_ally_label,
    box_event,
    box_label,
    box_question,
    box_reason,
    nebulis_given,
)
from hadal.games.abyss.texts.consequences import consequences
from hadal.games.abyss.texts.nouns import Nouns, abyss, when
from hadal.words.catalogue import Catalogue
from hadal.words.game_texts import Clause, GameTexts, Values

# What the card of a reason is, where it is not a Lord.
ALLY_REASONS = {
    "monster",
    "not-a-monster",
    "not-an-ally",
    "not-the-lowest",
    "not-in-payment",
    "not-in-hand",
    "kraken-stays",
    "too-many-races",
    "useless-ally",
    "not-in-discard-pile",
    "other-race",
    "not-affiliated",
    "not-usable",
}
RACE_REASONS = {"stack-empty", "compulsory-race-missing"}
NEEDED_RACE = {"other-race", "not-usable"}  # need is a race
LOCATION_REASONS = {"location-taken", "drawn-only", "deck-only", "location-not-available"}
NAMELESS = {
    "not-in-this-game",
    "wrong-order",
    "cannot-complete",
    "not-yours",
    "not-this-space",
    "too-few-tokens",
    "reserved",
    "zone-guarded",
}

# What the card of an event is, where it is not an exploration card.
LORD_EVENTS = {
    event_kinds.LORD_PRESENTED,
    event_kinds.LORD_ARRIVED,
    event_kinds.LORD_LEFT_COURT,
    event_kinds.LORD_DISABLED,
    event_kinds.LORD_DISMISSED,
    event_kinds.LORD_COVERED,
    event_kinds.LORD_REMOVED,
    event_kinds.LORD_USED,
    event_kinds.LORD_FREED,
}
LOCATION_EVENTS = {
    event_kinds.LOCATION_OPENED,
    event_kinds.LOCATION_TAKEN,
    event_kinds.LOCATION_LEFT,
    event_kinds.LOCATION_EXCHANGED,
    event_kinds.SMOKERS_SWAPPED,
}
STACK_EVENTS = {event_kinds.STACK_TAKEN, event_kinds.STACK_BANISHED}
PEARL_EVENTS = {event_kinds.PEARLS_GAINED, event_kinds.PEARLS_LOST}
UNDER_EVENTS = {event_kinds.LORD_COVERED, event_kinds.LOCATION_EXCHANGED, event_kinds.SMOKERS_SWAPPED}
BECAUSE = {
    event_kinds.WHY_SETUP: "setup",
    event_kinds.WHY_LAST_SPACE: "last-space",
    event_kinds.WHY_MONSTER: "monster",
    event_kinds.WHY_COURT: "court",
    event_kinds.WHY_PLOT: "plot",
    event_kinds.WHY_RECRUIT: "recruit",
    event_kinds.WHY_HAND: "hand",
    event_kinds.WHY_LOOT: "loot",
    event_kinds.WHY_TOKEN: "token",
    event_kinds.WHY_MISS: "miss",
    event_kinds.WHY_LEVIATHAN: "beast",
    event_kinds.WHY_BOOST: "boost",
}


class AbyssTexts(GameTexts):
    """The arguments of the messages of Abyss."""

    automatic: tuple[str, ...] = tuple(STEPS)
    quiet: tuple[str, ...] = (
        "asked",
        "turn",
        "passed",
        "cleared",
        "spent",
        "threat",
        "court-closed",
        "lord-left-court",
        "location-left",
        "exploration-over",
        "final-discard",
        "dealt-ally",
        "monsters-discarded",
    )
    chapter = "turn"
    example = "recruit:trader"

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(catalogue)
        self.nouns = Nouns(catalogue)

    def card(self, game: Game, card: int) -> str:
        """Crab 3, Monster."""
        return self.nouns.card(game, card)

    def as_logged(self, event: Event) -> Event:
        """Remove the subject of some events: the seat of a card sent to the Council is a stack.

        The seat of the first Location has no meaning.
        """
        if event.kind == event_kinds.KRAKEN_SENT:
            return Event(event.kind, -1, event.other, event.card, event.seat, event.audience)
        if event.kind == event_kinds.SENT or (event.kind == event_kinds.LOCATION_OPENED and event.n == 0):
            return Event(event.kind, -1, event.other, event.card, event.n, event.audience)
        return event

    def merged(self, events: list[Event]) -> list[Event]:
        """Show a loss and a gain of Nebulis by two players as one gift."""
        return nebulis_given(events)

    def cause(self, event: Event) -> int:
        """Why Pearls were gained or lost, and why a card was discarded."""
        return event.card if event.kind in PEARL_EVENTS else event.n if event.kind == event_kinds.DISCARDED else 0

    def skip(self, event: Event) -> bool:
        """The Pearl of the setup, and payments of no Pearl (made with Nebulis only)."""
        if event.kind == event_kinds.PEARLS_PAID:
            return event.n == 0
        return event.kind == event_kinds.PEARLS_GAINED and event.card == event_kinds.WHY_SETUP

    # Labels.

    def label(self, state: State, label: Label) -> Values:
        """The cost of an action, its gain, and what is left."""
        s, game, me = position(state), abyss(state.game), state.to_move()
        nouns, amount, mine = self.nouns, label.amount, int(s.pearls[me])
        args: Values = {
            "amount": amount,
            "cost": lambda: nouns.pearls(max(0, amount)),
            "mine": lambda: nouns.pearls(mine),
            "keep": mine - amount,
            "keys": lambda: nouns.keys(max(0, amount)),
            "from": lambda: int(zone_size(s, me)),
            "to": lambda: int(zone_size(s, me)) + amount,
            "price": amount,
            "pearls": lambda: nouns.pearls(mine),
            "purse": lambda: "nebulis" if int(most_nebulis(s, me)) else "pearls" if mine else "nothing",
            "zone": label.zone,
            "points": amount,
            "short": "yes" if amount > mine else "no",
            "seat": lambda: self.seat(label.seat),
            "deck": lambda: int(s.location_deck_n),
        }
        if label.zone in ("court", "lord"):
            args |= self.lord_label(s, game, label.card)
        elif label.zone == "location" and label.card >= 0:
            args |= self.location_label(s, game, label.card)
        elif label.zone == "stack":
            args |= {"card": nouns.race(label.card), "many": lambda: nouns.many(label.card)}
        return args | self.special(s, game, label) | box_label(nouns, s, label)

    def lord_label(self, s: Position, game: Game, lord: int) -> Values:
        """The arguments of an action with a Lord."""
        nouns = self.nouns
        return {
            "card": nouns.lord(lord),
            "power": lambda: nouns.power(game, lord),
            "text": lambda: nouns.timed_power(game, lord),
            "gain": lambda: nouns.gain(game, lord),
            "when": lambda: when(game, lord),
            "reach": lambda: abyss(game).afford(s, s.to_move(), lord).reach,
        }

    def location_label(self, s: Position, game: Game, tile: int) -> Values:
        """The arguments of an action with a Location."""
        line = abyss(game).worth(s, s.to_move(), tile)
        shape = self.nouns.shape(game, line)
        return {
            "card": self.nouns.location(tile),
            "shape": shape,
            "worth": lambda: self.nouns.worth(game, line),
            "now": line.points,
            "copied": lambda: self.nouns.location(line.count) if shape == "mirror" else "",
        }

    def special(self, s: Position, game: Game, label: Label) -> Values:
        """The arguments that only some zones need."""
        if label.zone == "threat":
            return {"reward": self.nouns.reward(label.card)}
        if label.zone == "ally":
            return self.ally_label(s, game, label)
        if label.zone == "track" and label.card >= 0:
            return self.track_label(s, game, label)
        return {}

    def ally_label(self, s: Position, game: Game, label: Label) -> Values:
        """An Ally of the hand or of the payment."""
        me, race, value = s.to_move(), int(s.tables.race[label.card]), int(s.tables.value[label.card])
        args: Values = {
            "card": self.nouns.card(game, label.card),
            "race": lambda: self.nouns.race(race),
            "best": lambda: int(extreme_value(s, me, race, True)),
            "better": lambda: max(int(extreme_value(s, me, race, True)), value),
        }
        args |= box_ally_label(s, label.card)
        if s.question() == questions.PAY:
            args |= {
                "laid": lambda: int(spent_value(s)),
                "then": lambda: int(spent_value(s)) + value,
                "price": lambda: int(price(s, me, frame_card(s))),
            }
        return args

    def track_label(self, s: Position, game: Game, label: Label) -> Values:
        """The card just revealed."""
        space = frame_card(s)
        return {
            "card": self.nouns.card(game, label.card),
            "monster": "yes" if label.card == constants.MONSTER else "no",
            "last": "yes" if space == LAST else "no",
            "sent": lambda: allies_beside(s, space),
            "next": label.amount,
            "rewards": lambda: self.nouns.rewards(next_reward(s, label)),
        }

    def follows(self, state: State, label: Label, args: Values) -> list[Clause]:
        """What it makes possible, and what comes next."""
        return consequences(self.nouns, position(state), label, args)

    # Questions.

    def question(self, state: State, viewer: int) -> Values:
        """Who is asked, and about what."""
        s, seat = position(state), state.to_move()
        args: Values = {"me": "seat" if seat == viewer else "none", "seat": self.seat(seat)}
        args["active"] = lambda: self.seat(int(s.turn))
        card, n, form = frame_card(s), frame_n(s), int(s.tables.card_forms[state.question()])
        if form in (questions.LORD, questions.LORD_OR_NONE) and card >= 0:
            args |= {"lord": self.nouns.lord(card), "price": lambda: int(price(s, seat, card))}
        elif form == questions.LOCATION:
            args["location"] = self.nouns.location(card)
        elif form == questions.SPACE:
            args["card"] = self.nouns.card(state.game, int(s.track[card]))
        if state.question() == questions.ASSASSINATE:
            args["victim"] = self.seat(n)
        args["missing"] = constants.KEYS_NEEDED - n // STEP
        args["limit"] = n if state.question() == questions.HAND_LIMIT else constants.COMMANDER_LIMIT
        return args | box_question(self.nouns, s, state.question())

    def help(self, state: State) -> Values:
        """The expansions in play, which change the rules of Monsters and payments."""
        s = position(state)
        return {"border": "yes" if len(s.border) > 0 else "no", "kraken": "yes" if len(s.loot) > 0 else "no"}

    # Events.

    def event(self, game: Game, events: list[Event], viewer: int) -> Values:
        """Who, to whom, which cards, how many."""
        first, n = events[0], sum(event.n for event in events)
        args: Values = {
            "me": self.role(first, viewer),
            "n": first.n,
            "count": len(events),
            "how": first.n,
            "next": first.n + 1,
        }
        args |= {"pearls": lambda: self.nouns.pearls(max(0, n)), "keys": lambda: self.nouns.keys(max(0, n))}
        args["other"] = lambda: self.whom(first, viewer)
        return args | self.event_cards(game, events)

    def event_cards(self, game: Game, events: list[Event]) -> Values:
        """The cards and tokens that an event names."""
        kind, cards = events[0].kind, [event.card for event in events]
        nouns = self.nouns
        boxed = box_event(nouns, game, events)
        if boxed is not None:
            return boxed
        if kind in LORD_EVENTS:
            args: Values = {"lord": nouns.lord(cards[0]), "lords": nouns.listed([nouns.lord(card) for card in cards])}
        elif kind in LOCATION_EVENTS:
            tiles = [nouns.location(card) for card in cards]
            args = {"tile": tiles[0], "tiles": nouns.listed(tiles)}
        elif kind in STACK_EVENTS:
            args = {"race": nouns.race(cards[0]), "many": nouns.many(cards[0])}
        elif kind in PEARL_EVENTS:
            args = {"why": self.because(cards[0])}
        else:
            args = {"cards": nouns.listed([nouns.card(game, card) for card in cards])}
        if kind in UNDER_EVENTS:
            args["location"] = nouns.location(events[0].n)
        return args | ({"why": self.because(events[0].n)} if kind == event_kinds.DISCARDED else {})

    def because(self, why: int) -> str:
        """Why Pearls were gained or lost: a Lord, or one of a few causes."""
        if why in BECAUSE:
            return self.nouns.text(f"because-{BECAUSE[why]}")
        return self.nouns.lord(why) if why >= 0 else self.nouns.text("because-commander")

    # Reasons.

    def reason(self, game: Game, reason: Reason) -> Values:
        """The numbers and names of a refusal."""
        args: Values = {
            "have": reason.have,
            "need": reason.need,
            "cost": self.nouns.pearls(max(0, reason.need)),
            "seat": self.seat(reason.seat),
            "owned": "yes" if reason.seat >= 0 else "no",
        }
        boxed = box_reason(self.nouns, reason)
        if boxed is not None:
            return args | boxed
        if reason.code in NEEDED_RACE:
            args["race"] = self.nouns.race(reason.need)
        if reason.card < 0 or reason.code in NAMELESS:
            return args
        if reason.code in ALLY_REASONS:
            return args | {"ally": self.nouns.card(game, reason.card)}
        if reason.code in RACE_REASONS:
            return args | {"race": self.nouns.race(reason.card), "many": self.nouns.many(reason.card)}
        if reason.code in LOCATION_REASONS:
            return args | {"tile": self.nouns.location(reason.card)}
        return args | {"lord": self.nouns.lord(reason.card)}


def allies_beside(s: Position, space: int) -> int:
    """The Allies on the track besides the card just revealed."""
    cards = [int(kind) for at, kind in enumerate(s.track) if at != space]
    return min(constants.TRACK, len([kind for kind in cards if kind not in (constants.NO_CARD, constants.MONSTER)]))


def next_reward(s: Position, label: Label) -> int:
    """The Threat space whose rewards an action with the card just revealed is about."""
    threat = int(reward_space(s, s.to_move()))
    if label.verb == "go-on" and s.threat < constants.THREATS - 1:
        threat += 1  # a Tamer moves the next reward back as well
    return threat


def position(state: State) -> Position:
    """Return the state as a position of Abyss."""
    return abyss(state.game).position(state)
