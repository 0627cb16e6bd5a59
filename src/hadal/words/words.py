"""Sentences for a game: what can be done, what happened, why not."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from hadal.core.event import EVERYONE, Event
from hadal.core.game import Game, State
from hadal.core.label import Label, Reason
from hadal.core.options import Option, OptionError
from hadal.words.catalogue import Catalogue, languages
from hadal.words.speech import Speech

SEAT_LETTERS = "ABCDEFGH"

__all__ = ["SEAT_LETTERS", "Words", "languages"]


class Words:
    """The texts of one language for every game; what is special to a game is in its Speech."""

    def __init__(self, language: str = "en", spelled: Callable[[str], str] = str) -> None:
        if language not in languages():
            raise OptionError(f"there are no texts in {language!r}; the languages are: {', '.join(languages())}")
        self.catalogue = Catalogue(language, spelled)
        self.speeches: dict[str, Speech] = {}

    def text(self, name: str, **args: object) -> str:
        """Any message by its id."""
        return self.catalogue.text(name, "", **args)

    def speech(self, game: str) -> Speech:
        """How a game is spoken of."""
        if game not in self.speeches:
            made = import_module(f"hadal.words.{game}").speech(self.catalogue)
            assert isinstance(made, Speech)
            self.speeches[game] = made
        return self.speeches[game]

    def seat(self, seat: int) -> str:
        """A seat's letter."""
        return SEAT_LETTERS[seat]

    def title(self, game: str) -> str:
        """The name on the box."""
        return self.text(f"{game}-title")

    def card(self, game: Game, card: int) -> str:
        """A card's name in full."""
        return str(self.speech(game.name).card(game, card))

    def label(self, state: State, label: Label) -> str:
        """A legal action as a sentence with its consequence, for the seat to move."""
        speech = self.speech(state.game.name)
        return self.text(f"{state.game.name}-label-{label.verb}", **speech.label(state, label))

    def question(self, state: State, viewer: int) -> str:
        """The question on the table; empty when the game is over."""
        if state.over():
            return ""
        speech = self.speech(state.game.name)
        name = state.game.questions[state.question()]
        return self.text(f"{state.game.name}-ask-{name}", **speech.question(state, viewer))

    def help(self, state: State) -> str:
        """The rules of the question on the table, in a few lines."""
        name = f"{state.game.name}-help-{state.game.questions[state.question()]}"
        return self.text(name, **self.speech(state.game.name).help(state))

    def reason(self, game: Game, reason: Reason) -> str:
        """Why an action is not allowed."""
        speech = self.speech(game.name)
        text = self.text(f"{game.name}-why-{reason.code}", **speech.reason(game, reason))
        return text[:1].upper() + text[1:]

    def option(self, game: str, option: Option) -> str:
        """What an option of a game settles."""
        return self.text(f"{game}-option-{option.name}")

    def deed(self, game: Game, events: list[Event], viewer: int) -> str:
        """What happened in a run of like events, without the subject."""
        args = self.speech(game.name).event(game, events, viewer)
        return self.text(f"{game.name}-event-{game.events[events[0].kind]}", **args)

    def subject(self, event: Event, viewer: int) -> str:
        """Who did it: a seat's letter, You, or the table itself."""
        if event.seat < 0:
            return self.text("cli-table")
        return self.text("cli-you") if event.seat == viewer else self.seat(event.seat)

    def seat_of(self, subject: str, viewer: int | None) -> int:
        """The seat that a subject of a line means; -1 for the table itself."""
        if viewer is not None and subject == self.text("cli-you"):
            return viewer
        return SEAT_LETTERS.index(subject) if len(subject) == 1 and subject in SEAT_LETTERS else -1

    def event(self, game: Game, event: Event, viewer: int) -> str:
        """One event as a whole sentence, as a viewer is told it."""
        told = self.speech(game.name).heard(event.seen_by(viewer))
        deed = self.deed(game, [told], viewer)
        return self.text("cli-sentence", subject=self.subject(told, viewer), deed=deed)

    def story(self, game: Game, events: list[Event], viewer: int | None) -> list[tuple[str, list[str]]]:
        """Events as lines of a log: who, and what they did; hidden cards stay hidden from this viewer.

        Without a viewer nothing is hidden and nobody is You.
        """
        return [(subject, deeds) for subject, deeds, _ in self.tale(game, events, viewer)]

    def tale(self, game: Game, events: list[Event], viewer: int | None) -> list[tuple[str, list[str], bool]]:
        """The same, and whether a line tells a card that not everybody may see."""
        speech = self.speech(game.name)
        retold = speech.retold(events)
        told = [speech.heard(event if viewer is None else event.seen_by(viewer)) for event in retold]
        secret = {id(t) for e, t in zip(retold, told, strict=True) if viewer is not None and is_secret(e, viewer)}
        heard = [event for event in told if worth_telling(game, event, speech, viewer)]
        lines: list[tuple[str, list[str], bool]] = []
        for run in runs(seat_by_seat(game, heard, speech.gathered), speech):
            subject = self.subject(run[0], -1 if viewer is None else viewer)
            deed = self.deed(game, run, -1 if viewer is None else viewer)
            fresh = game.events[run[0].kind] in speech.opening
            if fresh or not lines or lines[-1][0] != subject:
                lines.append((subject, [], False))
            who, deeds, private = lines.pop()
            lines.append((who, [*deeds, deed], private or any(id(event) in secret for event in run)))
        return lines


def worth_telling(game: Game, event: Event, speech: Speech, viewer: int | None) -> bool:
    """Does this event belong in a viewer's log?"""
    name = game.events[event.kind]
    if name in speech.quiet or speech.dull(event):
        return False
    return viewer is None or viewer == event.seat or name not in speech.private


def is_secret(event: Event, viewer: int) -> bool:
    """Does this viewer see a card here that not everybody sees?"""
    return event.audience != EVERYONE and event.card >= 0 and event.readable_by(viewer)


def runs(events: list[Event], speech: Speech) -> list[list[Event]]:
    """Events with neighbours of the same kind, seats and cause put together."""
    out: list[list[Event]] = []
    for event in events:
        if out and alike(out[-1][-1], event, speech):
            out[-1].append(event)
        else:
            out.append([event])
    return out


def alike(one: Event, other: Event, speech: Speech) -> bool:
    """Can two events be told in one breath?"""
    same = (one.kind, one.seat, one.other) == (other.kind, other.seat, other.other)
    return same and speech.cause(one) == speech.cause(other)


def seat_by_seat(game: Game, events: list[Event], gathered: tuple[str, ...]) -> list[Event]:
    """The events with every deal sorted by seat."""
    out: list[Event] = []
    deal: list[Event] = []
    for event in events:
        if game.events[event.kind] in gathered:
            deal.append(event)
            continue
        out += sorted(deal, key=lambda dealt: (dealt.seat, dealt.kind))
        deal = []
        out.append(event)
    return out + sorted(deal, key=lambda dealt: (dealt.seat, dealt.kind))
