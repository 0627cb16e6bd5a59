"""Sentences for a game: what can be done, what happened, why not."""

from __future__ import annotations

from collections.abc import Callable

from hadal.core.events import EVERYONE, Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.options import Option, OptionError
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.words.catalogue import Catalogue, languages
from hadal.words.game_texts import SEAT_LETTERS, GameTexts

__all__ = ["SEAT_LETTERS", "Words", "languages"]


class Words:
    """The texts of one language for every game; what is special to a game is in its GameTexts."""

    def __init__(self, language: str = "en", spelled: Callable[[str], str] = str) -> None:
        if language not in languages():
            raise OptionError(f"there are no texts in {language!r}; the languages are: {', '.join(languages())}")
        self.catalogue = Catalogue(language, spelled)
        self.game_texts: dict[str, GameTexts] = {}

    def text(self, name: str, **args: object) -> str:
        """Any message by its id."""
        return self.catalogue.text(name, "", **args)

    def texts(self, game: str) -> GameTexts:
        """What turns the labels, questions and events of a game into sentences."""
        if game not in self.game_texts:
            self.game_texts[game] = plugin(game).texts(self.catalogue) or GameTexts(self.catalogue)
        return self.game_texts[game]

    def seat(self, seat: int) -> str:
        """A seat's letter."""
        return SEAT_LETTERS[seat]

    def title(self, game: str) -> str:
        """The name on the box."""
        return self.text(f"{game}-title")

    def card(self, game: Game, card: int) -> str:
        """A card's name in full."""
        return str(self.texts(game.name).card(game, card))

    def label(self, state: State, label: Label) -> str:
        """A legal action as a sentence with its consequence, for the seat to move."""
        texts = self.texts(state.game.name)
        return self.text(f"{state.game.name}-label-{label.verb}", **texts.label(state, label))

    def question(self, state: State, viewer: int) -> str:
        """The question on the table; empty when the game is over."""
        if state.over():
            return ""
        texts = self.texts(state.game.name)
        name = state.game.questions[state.question()]
        return self.text(f"{state.game.name}-ask-{name}", **texts.question(state, viewer))

    def help(self, state: State) -> str:
        """The rules of the question on the table, in a few lines."""
        name = f"{state.game.name}-help-{state.game.questions[state.question()]}"
        return self.text(name, **self.texts(state.game.name).help(state))

    def reason(self, game: Game, reason: Reason) -> str:
        """Why an action is not allowed."""
        texts = self.texts(game.name)
        text = self.text(f"{game.name}-why-{reason.code}", **texts.reason(game, reason))
        return text[:1].upper() + text[1:]

    def option(self, game: str, option: Option) -> str:
        """What an option of a game settles."""
        return self.text(f"{game}-option-{option.name}")

    def deed(self, game: Game, events: list[Event], viewer: int) -> str:
        """What happened in a run of like events, without the subject."""
        args = self.texts(game.name).event(game, events, viewer)
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
        told = self.texts(game.name).heard(event.seen_by(viewer))
        deed = self.deed(game, [told], viewer)
        return self.text("cli-sentence", subject=self.subject(told, viewer), deed=deed)

    def story(self, game: Game, events: list[Event], viewer: int | None) -> list[tuple[str, list[str]]]:
        """Events as lines of a log: who, and what they did; hidden cards stay hidden from this viewer.

        Without a viewer nothing is hidden and nobody is You.
        """
        return [(subject, deeds) for subject, deeds, _ in self.tale(game, events, viewer)]

    def tale(self, game: Game, events: list[Event], viewer: int | None) -> list[tuple[str, list[str], bool]]:
        """The same, and whether a line tells a card that not everybody may see."""
        texts = self.texts(game.name)
        retold = texts.retold(events)
        told = [texts.heard(event if viewer is None else event.seen_by(viewer)) for event in retold]
        secret = {id(t) for e, t in zip(retold, told, strict=True) if viewer is not None and is_secret(e, viewer)}
        heard = [event for event in told if worth_telling(game, event, texts, viewer)]
        lines: list[tuple[str, list[str], bool]] = []
        for run in runs(seat_by_seat(game, heard, texts.gathered), texts):
            subject = self.subject(run[0], -1 if viewer is None else viewer)
            deed = self.deed(game, run, -1 if viewer is None else viewer)
            fresh = game.events[run[0].kind] in texts.opening
            if fresh or not lines or lines[-1][0] != subject:
                lines.append((subject, [], False))
            who, deeds, private = lines.pop()
            lines.append((who, [*deeds, deed], private or any(id(event) in secret for event in run)))
        return lines


def worth_telling(game: Game, event: Event, texts: GameTexts, viewer: int | None) -> bool:
    """Does this event belong in a viewer's log?"""
    name = game.events[event.kind]
    if name in texts.quiet or texts.dull(event):
        return False
    return viewer is None or viewer == event.seat or name not in texts.private


def is_secret(event: Event, viewer: int) -> bool:
    """Does this viewer see a card here that not everybody sees?"""
    return event.audience != EVERYONE and event.card >= 0 and event.readable_by(viewer)


def runs(events: list[Event], texts: GameTexts) -> list[list[Event]]:
    """Events with neighbours of the same kind, seats and cause put together."""
    out: list[list[Event]] = []
    for event in events:
        if out and alike(out[-1][-1], event, texts):
            out[-1].append(event)
        else:
            out.append([event])
    return out


def alike(one: Event, other: Event, texts: GameTexts) -> bool:
    """Can two events be told in one breath?"""
    same = (one.kind, one.seat, one.other) == (other.kind, other.seat, other.other)
    return same and texts.cause(one) == texts.cause(other)


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
