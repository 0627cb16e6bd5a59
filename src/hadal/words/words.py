"""Sentences about a game: choices, events, and reasons why an action is not allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hadal.core.events import EVERYONE, Event
from hadal.core.game import Game
from hadal.core.labels import Label, Reason
from hadal.core.options import Option, OptionError
from hadal.core.registry import plugin
from hadal.core.state import State
from hadal.words.catalogue import MOST_GAMES, SEAT_LETTERS, Catalogue, game_key, languages
from hadal.words.game_texts import GameTexts, Values
from hadal.words.recent_cache import RecentCache
from hadal.words.sentence import REMEMBERED, Sentence, capitalised, read, unmarked

__all__ = ["SEAT_LETTERS", "LogLine", "Words", "languages"]


class LogLine(NamedTuple):
    """A line of the log: a subject, and what it did."""

    seat: int  # -1: the table itself
    subject: str
    sentences: list[Sentence]  # without the subject
    private: bool  # does it name a card that not everybody may see?


class LogKinds(NamedTuple):
    """What the log does with each kind of event, by its number."""

    quiet: list[bool]
    private: list[bool]
    gathered: list[bool]
    opening: list[bool]


class Words:
    """The texts of one language for every game. What is special to a game is in its GameTexts.

    Sentences about a game are plain texts with parts: see hadal.words.sentence.
    """

    def __init__(self, language: str = "en", spelled: Callable[[str], str] = str) -> None:
        if language not in languages():
            raise OptionError(f"there are no texts in {language!r}; the languages are: {', '.join(languages())}")
        self.catalogue = Catalogue(language, spelled)
        self.marking = self.catalogue.marking
        self.game_texts: dict[str, GameTexts] = {}
        self.kinds: RecentCache[LogKinds] = RecentCache(MOST_GAMES)  # by game
        self.sentences: RecentCache[Sentence] = RecentCache(REMEMBERED)  # by game, viewer and events
        self.joined: RecentCache[Sentence] = RecentCache(REMEMBERED)  # by clauses

    def text(self, name: str, **args: object) -> str:
        """Return any message by its id."""
        return self.catalogue.text(name, "", **args)

    def sentence_of(self, name: str, **args: object) -> Sentence:
        """Return any message by its id; sentences among its arguments keep their parts."""
        marked = {key: value.marked if isinstance(value, Sentence) else value for key, value in args.items()}
        return read(self.marking.text(name, "", **marked))

    def texts(self, game: str) -> GameTexts:
        """Return the texts of a game, with marks around names."""
        if game not in self.game_texts:
            catalogue = self.marking
            self.game_texts[game] = plugin(game).texts(catalogue) or GameTexts(catalogue)
        return self.game_texts[game]

    def about(self, name: str, missing: str, args: Values) -> str:
        """Return a message of a game with marks around names; if the game has none, `missing` as words."""
        marking = self.marking
        return marking.fill(name, "", args) if name in marking.used or marking.has(name) else in_words(missing)

    def seat(self, seat: int) -> str:
        """Return a seat's letter."""
        return SEAT_LETTERS[seat]

    def title(self, game: str) -> str:
        """Return the title of a game."""
        name = f"{game}-title"
        return self.text(name) if self.catalogue.has(name) else plugin(game).title or game

    def card(self, game: Game, card: int) -> str:
        """Return the full name of a card."""
        return unmarked(self.texts(game.name).card(game, card))

    def label(self, state: State, label: Label) -> Sentence:
        """Describe a legal action and its consequence to the seat to move."""
        return self.labelled(state, label, self.texts(state.game.name).label(state, label))

    def follows(self, state: State, label: Label) -> Sentence:
        """Say what follows from a legal action, beside what `label` says; empty if the game has no texts for it."""
        return self.following(state, label, self.texts(state.game.name).label(state, label))

    def choice(self, state: State, label: Label) -> tuple[Sentence, Sentence]:
        """Return both: the action, and what follows. They have most of their arguments in common."""
        args = self.texts(state.game.name).label(state, label)
        return self.labelled(state, label, args), self.following(state, label, args)

    def labelled(self, state: State, label: Label, args: Values) -> Sentence:
        """Describe a legal action with the arguments of its sentence."""
        missing = first_upper(state.game.blocks.name(label.action))
        return read(self.about(f"{state.game.name}-label-{label.verb}", missing, args))

    def following(self, state: State, label: Label, args: Values) -> Sentence:
        """Say what follows from a legal action with the arguments of its sentence."""
        name = state.game.name
        clauses = self.texts(name).follows(state, label, args)
        said = tuple([text for clause, values in clauses if (text := self.about(f"{name}-then-{clause}", "", values))])
        found = self.joined.get(said)
        if found is None:
            found = self.joined.keep(said, self.joined_clauses(said))
        return found

    def joined_clauses(self, clauses: tuple[str, ...]) -> Sentence:
        """Return clauses as one sentence; empty without any."""
        if not clauses:
            return read("")
        text = clauses[0]
        for clause in clauses[1:]:
            text = self.marking.text("cli-clauses", first=text, last=clause)
        return read(capitalised(self.marking.text("cli-clauses-end", clauses=text)))

    def question(self, state: State, viewer: int) -> Sentence:
        """Return the current question; empty when the game is over."""
        if state.over():
            return read("")
        name = state.game.questions[state.question()]
        args = self.texts(state.game.name).question(state, viewer)
        return read(self.about(f"{state.game.name}-ask-{name}", first_upper(name), args))

    def help(self, state: State) -> str:
        """Return a few lines of rules for the current question; empty if the game has none."""
        name = f"{state.game.name}-help-{state.game.questions[state.question()]}"
        return unmarked(self.about(name, "", self.texts(state.game.name).help(state)))

    def reason(self, game: Game, reason: Reason) -> Sentence:
        """Return why an action is not allowed."""
        args = self.texts(game.name).reason(game, reason)
        return read(capitalised(self.about(f"{game.name}-why-{reason.code}", reason.code, args)))

    def option(self, game: str, option: Option) -> str:
        """Return what an option of a game decides."""
        name = f"{game}-option-{option.name}"
        return self.text(name) if self.catalogue.has(name) else first_upper(in_words(option.name))

    # Events.

    def sentence(self, game: Game, events: list[Event], viewer: int) -> Sentence:
        """Describe a run of similar events, without the subject.

        Sentences are cached: they depend on nothing else, and all tables tell of similar events.
        """
        key: tuple[object, ...] = (game_key(game), viewer, *[number for event in events for number in event.numbers()])
        found = self.sentences.get(key)
        if found is None:
            found = self.sentences.keep(key, read(self.marked_sentence(game, events, viewer)))
        return found

    def marked_sentence(self, game: Game, events: list[Event], viewer: int) -> str:
        """Describe a run of similar events, without the subject, with marks around names."""
        kind = game.events[events[0].kind]
        args = self.texts(game.name).event(game, events, viewer)
        return self.about(f"{game.name}-event-{kind}", kind, args)

    def subject(self, event: Event, viewer: int) -> str:
        """Return the subject of an event: a seat's letter, You, or the table itself."""
        if event.seat < 0:
            return self.text("cli-table")
        return self.text("cli-you") if event.seat == viewer else self.seat(event.seat)

    def event(self, game: Game, event: Event, viewer: int) -> Sentence:
        """Describe one event in a whole sentence, as a viewer may see it."""
        seen = self.texts(game.name).as_logged(event.seen_by(viewer))
        seat = seen.seat
        subject = self.marking.seat(seat) if seat >= 0 and seat != viewer else self.subject(seen, viewer)
        sentence = self.marked_sentence(game, [seen], viewer)
        return read(self.marking.text("cli-sentence", subject=subject, deed=sentence))

    def log(self, game: Game, events: list[Event], viewer: int | None) -> list[tuple[str, list[Sentence]]]:
        """Return events as lines of a log: a subject and what it did. Cards hidden from this viewer stay hidden.

        Without a viewer nothing is hidden, and nobody is called You.
        """
        return [(line.subject, line.sentences) for line in self.log_lines(game, events, viewer)]

    def log_lines(self, game: Game, events: list[Event], viewer: int | None) -> list[LogLine]:
        """Return the lines of a log with their seats, and whether each is private."""
        texts = self.texts(game.name)
        kinds = self.log_kinds(game, texts)
        secret: set[int] = set()
        logged: list[Event] = []
        for event in texts.merged(events):
            if kinds.quiet[event.kind]:
                continue
            seen = texts.as_logged(event if viewer is None else event.seen_by(viewer))
            if texts.skip(seen) or (viewer is not None and viewer != seen.seat and kinds.private[seen.kind]):
                continue
            logged.append(seen)
            if viewer is not None and is_secret(event, viewer):
                secret.add(id(seen))
        if any(kinds.gathered):
            logged = seat_by_seat(logged, kinds.gathered)
        you = -1 if viewer is None else viewer
        lines: list[LogLine] = []
        for run in runs(logged, texts):
            seat = run[0].seat
            if not lines or lines[-1].seat != seat or kinds.opening[run[0].kind]:
                lines.append(LogLine(seat, self.subject(run[0], you), [], False))
            line = lines[-1]
            line.sentences.append(self.sentence(game, run, you))
            if secret and any(id(event) in secret for event in run):
                lines[-1] = line._replace(private=True)
        return lines

    def log_kinds(self, game: Game, texts: GameTexts) -> LogKinds:
        """Return what the log does with each kind of event."""
        key = game_key(game)
        found = self.kinds.get(key)
        if found is None:
            kinds = LogKinds(
                quiet=[name in texts.quiet for name in game.events],
                private=[name in texts.private for name in game.events],
                gathered=[name in texts.gathered for name in game.events],
                opening=[name in texts.opening for name in game.events],
            )
            found = self.kinds.keep(key, kinds)
        return found


def first_upper(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def in_words(name: str) -> str:
    """Turn an identifier into words, for a message that a game lacks."""
    return name.replace("-", " ").replace("_", " ").replace(":", " ")


def is_secret(event: Event, viewer: int) -> bool:
    """Return whether this viewer sees a card here that not everybody sees."""
    return event.audience != EVERYONE and event.card >= 0 and event.readable_by(viewer)


def runs(events: list[Event], texts: GameTexts) -> list[list[Event]]:
    """Group consecutive events of the same kind, seats and cause."""
    out: list[list[Event]] = []
    for event in events:
        if out and alike(out[-1][-1], event, texts):
            out[-1].append(event)
        else:
            out.append([event])
    return out


def alike(one: Event, other: Event, texts: GameTexts) -> bool:
    """Return whether two events can be described in one sentence."""
    same = one.kind == other.kind and one.seat == other.seat and one.other == other.other
    return same and texts.cause(one) == texts.cause(other)


def seat_by_seat(events: list[Event], gathered: list[bool]) -> list[Event]:
    """Return the events with every deal sorted by seat."""
    out: list[Event] = []
    deal: list[Event] = []
    for event in events:
        if gathered[event.kind]:
            deal.append(event)
            continue
        out += sorted(deal, key=lambda dealt: (dealt.seat, dealt.kind))
        deal = []
        out.append(event)
    return out + sorted(deal, key=lambda dealt: (dealt.seat, dealt.kind))
