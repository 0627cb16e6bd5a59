"""The arguments that the messages of one game need: names and numbers."""

from __future__ import annotations

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.state import State
from hadal.words.catalogue import Catalogue

Values = dict[str, object]
SEAT_LETTERS = "ABCDEFGH"


class GameTexts:
    """Turns labels, questions, events and reasons into the arguments of their messages."""

    automatic: tuple[str, ...] = ()  # questions that the rules answer themselves: they need no text
    quiet: tuple[str, ...] = ()  # events that a log leaves out
    private: tuple[str, ...] = ()  # events that a log tells only to the seat concerned: the table shows the rest
    gathered: tuple[str, ...] = ()  # events of a deal, which goes round: told seat by seat
    opening: tuple[str, ...] = ()  # events that begin a new line of the log
    example = ""  # an action that somebody might ask about
    chapter = "round"  # the event that begins a chapter of the log

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def card(self, game: Game, card: int) -> str:
        """The full name of a card."""
        return game.card_name(card) if card >= 0 else ""

    def heard(self, event: Event) -> Event:
        """An event with its seat as a log needs it."""
        return event

    def retold(self, events: list[Event]) -> list[Event]:
        """Events as a log tells them, where several make one deed."""
        return events

    def cause(self, event: Event) -> int:
        """What an event happened for, where neighbours of one kind are told together only if that is the same."""
        return 0

    def dull(self, event: Event) -> bool:
        """Is an event of a kind that is told not worth telling this time?"""
        return False

    def label(self, state: State, label: Label) -> Values:
        """The arguments of the sentence for a legal action."""
        args: Values = {"card": self.card(state.game, label.card), "amount": label.amount, "zone": label.zone}
        return args | {"seat": SEAT_LETTERS[label.seat] if label.seat >= 0 else ""}

    def question(self, state: State, viewer: int) -> Values:
        """The arguments of the question on the table."""
        seat = state.to_move()
        return {"me": "seat" if seat == viewer else "none", "seat": SEAT_LETTERS[seat]}

    def help(self, state: State) -> Values:
        """What the rules of the question on the table need."""
        return {}

    def event(self, game: Game, events: list[Event], viewer: int) -> Values:
        """The arguments of the sentence for a run of events of one kind."""
        first = events[0]
        me = "none" if viewer < 0 else "seat" if first.seat == viewer else "other" if first.other == viewer else "none"
        cards = [self.card(game, event.card) for event in events]
        args: Values = {"me": me, "n": first.n, "count": len(events), "card": cards[0], "cards": self.listed(cards)}
        return args | {"other": SEAT_LETTERS[first.other] if first.other >= 0 else ""}

    def reason(self, game: Game, reason: Reason) -> Values:
        """The arguments of the sentence for a refusal."""
        args: Values = {"have": reason.have, "need": reason.need, "card": self.card(game, reason.card)}
        return args | {"seat": SEAT_LETTERS[reason.seat] if reason.seat >= 0 else ""}

    def listed(self, items: list[str]) -> str:
        """Names in a row: a, b and c."""
        return self.catalogue.listed(items)
