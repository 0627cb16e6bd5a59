"""The arguments that the messages of one game need: names and numbers."""

from __future__ import annotations

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.state import State
from hadal.words.catalogue import Catalogue

Values = dict[str, object]


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
        """A card's name in full."""
        raise NotImplementedError

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
        """What the sentence for a legal action needs."""
        raise NotImplementedError

    def question(self, state: State, viewer: int) -> Values:
        """What the question on the table needs."""
        raise NotImplementedError

    def help(self, state: State) -> Values:
        """What the rules of the question on the table need."""
        return {}

    def event(self, game: Game, events: list[Event], viewer: int) -> Values:
        """What the sentence for a run of like events needs."""
        raise NotImplementedError

    def reason(self, game: Game, reason: Reason) -> Values:
        """What the sentence for a refusal needs."""
        raise NotImplementedError

    def listed(self, items: list[str]) -> str:
        """Names in a row: a, b and c."""
        return self.catalogue.listed(items)
