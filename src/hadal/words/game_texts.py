"""GameTexts: the arguments that the messages of a game need.

A game with plain messages needs no class of its own: the arguments here are the same for every game.
"""

from __future__ import annotations

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.state import State
from hadal.words.catalogue import SEAT_LETTERS, Catalogue

Values = dict[str, object]  # a value may be a function without parameters, called if the message uses it
Clause = tuple[str, Values]  # the name of a message GAME-then-NAME, and its arguments


class GameTexts:
    """Turns labels, questions, events and reasons into the arguments of their messages."""

    automatic: tuple[str, ...] = ()  # questions that the rules answer themselves: they need no message
    quiet: tuple[str, ...] = ("asked",)  # events that the log leaves out
    private: tuple[str, ...] = ()  # events that appear only in the log of the seat concerned; the table shows the rest
    gathered: tuple[str, ...] = ()  # events of a deal, which goes round the table; the log sorts them by seat
    opening: tuple[str, ...] = ()  # events that begin a new line of the log
    example = ""  # an action for the help of `why`
    chapter = "round"  # the event that begins a chapter of the log

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def card(self, game: Game, card: int) -> str:
        """Return the full name of a card."""
        if card < 0:
            return self.catalogue.text("table-hidden-card")
        return self.catalogue.card(game.card_name(card), card)

    def as_logged(self, event: Event) -> Event:
        """Return an event with the seat that the log names as its subject."""
        return event

    def merged(self, events: list[Event]) -> list[Event]:
        """Return the events of the log, with some of them combined into one."""
        return events

    def cause(self, event: Event) -> int:
        """Return the cause of an event: consecutive events are combined only if their causes are equal."""
        return 0

    def skip(self, event: Event) -> bool:
        """Return whether the log omits this event, although it shows others of its kind."""
        return False

    def label(self, state: State, label: Label) -> Values:
        """Return the arguments of the sentence for a legal action."""
        return {
            "amount": label.amount,
            "zone": label.zone,
            "card": self.card(state.game, label.card),
            "seat": self.seat(label.seat),
        }

    def follows(self, state: State, label: Label, args: Values) -> list[Clause]:
        """Return clauses that say what follows from a legal action, beside what its own sentence says.

        `args` are the arguments of that sentence, as `label` returned them.
        """
        return [(label.verb, args)]

    def question(self, state: State, viewer: int) -> Values:
        """Return the arguments of the current question."""
        seat = state.to_move()
        return {"me": "seat" if seat == viewer else "none", "seat": self.seat(seat)}

    def help(self, state: State) -> Values:
        """Return the arguments of the rules help for the current question."""
        return {}

    def event(self, game: Game, events: list[Event], viewer: int) -> Values:
        """Return the arguments of the sentence for a run of similar events."""
        first = events[0]
        return {
            "me": self.role(first, viewer),
            "n": first.n,
            "count": len(events),
            "other": self.whom(first, viewer),
            "card": self.card(game, first.card),
            "cards": self.listed([self.card(game, event.card) for event in events]),
        }

    def reason(self, game: Game, reason: Reason) -> Values:
        """Return the arguments of the sentence for a refusal."""
        return {
            "have": reason.have,
            "need": reason.need,
            "card": self.card(game, reason.card),
            "seat": self.seat(reason.seat),
        }

    # Helpers.

    def role(self, event: Event, viewer: int) -> str:
        """Return whom an event addresses as "you": its seat, its other seat, or neither."""
        if viewer < 0:
            return "none"
        return "seat" if event.seat == viewer else "other" if event.other == viewer else "none"

    def seat(self, seat: int) -> str:
        """Return a seat's letter; empty for no seat."""
        return self.catalogue.seat(seat) if 0 <= seat < len(SEAT_LETTERS) else ""

    def whom(self, event: Event, viewer: int) -> str:
        """Return the other seat of an event, as an object; empty if there is none."""
        seat = event.other
        return self.catalogue.text("cli-you-object") if seat == viewer and seat >= 0 else self.seat(seat)

    def listed(self, items: list[str]) -> str:
        """Return a list of names: a, b and c."""
        return self.catalogue.listed(items)
