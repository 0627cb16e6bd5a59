"""Builds the messages for each viewer: the only place where a position becomes a message.

Everything is built item by item from `state.view`, from events as the viewer may see them, and from the question of
the seat that must answer. Nothing depends on the secret answers of other seats.
"""

from __future__ import annotations

from typing import Any, Literal
from weakref import WeakKeyDictionary

from msgspec import Struct

from hadal.core.events import Event
from hadal.core.game import Game
from hadal.core.labels import Label
from hadal.core.patch import diff
from hadal.core.state import State
from hadal.server.protocol.sentences import SentenceParts, parts
from hadal.server.protocol.socket import (
    ActionChoice,
    ClockTimes,
    EntryNews,
    EventLine,
    FullView,
    LogTurn,
    MoveSuggestion,
    OpenHands,
    QuestionInfo,
    Standing,
    TakebackState,
    UpToDate,
    WaitingFor,
)
from hadal.server.store.model import open_hands_delay
from hadal.server.support import TurnInProgress
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.secret_answers import SecretAnswers
from hadal.server.tables.shuffle import table_secret
from hadal.server.tables.turn_hands import TurnHands
from hadal.words import Words
from hadal.words.catalogue import game_key
from hadal.words.words import LogLine

Reversibility = Literal["", "shows", "passes"]
MOST_LINES = 10_000  # for each language: about 8 MB
LINES: WeakKeyDictionary[Words, dict[tuple[int, ...], list[EventLine]]] = WeakKeyDictionary()


class Audience(Struct, frozen=True, gc=False):
    """Who a message is for: a seat or a spectator (-1), in a language, with or without sentences."""

    viewer: int
    language: str = "en"
    texts: bool = True


class RecentEntry(Struct, frozen=True, gc=False):
    """A recent entry: for the news about it, for clients that reconnect, and for the log of a full view.

    Only the last few have positions, which take most of the memory of a table.
    """

    seq: int
    seat: int
    events: list[Event]
    moves: int  # answers given by then
    before: State | None
    after: State | None
    turn: TurnInProgress | None = None  # in which it was made
    rewound: bool = False  # moves were taken back: no older view leads here


class PatchCache:
    """The patch that led to the last position, computed once for every viewer.

    The views are not kept: making one again takes less time than reading one that has left the caches of the processor,
    and lists that live long are what the garbage collector has to look at.
    """

    def __init__(self) -> None:
        self.patches: dict[int, tuple[State, State, Any]] = {}  # by viewer: from, to, patch

    def patch(self, before: State, after: State, viewer: int) -> Any:
        """How a viewer's view changes from one position to another."""
        if before is after:
            return {}
        known = self.patches.get(viewer)
        if known is None or known[0] is not before or known[1] is not after:
            patch = diff(before.view(viewer), after.view(viewer))
            known = self.patches[viewer] = (before, after, patch)
        return known[2]


class PositionCache:
    """Parts of messages about one position, each made once for all who get it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.questions: dict[Audience, SentenceParts] = {}
        self.totals: dict[int, Any] = {}  # by seat, as the game keeps them


class MessageBuilder:
    """Builds the messages of one table."""

    def __init__(self, game_log: GameLog, secret_answers: SecretAnswers, words: dict[str, Words]) -> None:
        self.game_log = game_log
        self.secret_answers = secret_answers
        self.words = words  # by language, shared by all tables
        self.turn_hands = TurnHands(game_log.game, game_log.support)  # kept by the table
        self.patches = PatchCache()
        self.position_cache = PositionCache(game_log.snapshot.state)
        self.next_position_cache = self.position_cache  # of the entry that is being stored

    def words_for(self, audience: Audience) -> Words | None:
        """The texts in the language of an audience, if it wants any."""
        return self.words[audience.language] if audience.texts else None

    # Questions.

    def automatic_payment(self, audience: Audience, actions: list[int]) -> MoveSuggestion | None:
        """The decision that would follow one action automatically because there is only one possibility, or None."""
        state = self.game_log.before_last_action(audience.viewer, actions)
        if len(actions) > 1:
            return None
        before, state = state.question(), state.clone()
        state.pop_and_answer(actions[0])
        return self.game_log.support.only_suggestion(state) if state.question() != before else None

    def question(self, audience: Audience) -> QuestionInfo | None:
        """The question for this audience: the seat to move, or with sealed offers any seat that may answer now."""
        snapshot = self.game_log.snapshot
        if audience.viewer < 0 or snapshot.state.over() or snapshot.drivers[audience.viewer]:
            return None
        if audience.viewer == snapshot.to_move:
            return self.question_in(snapshot.state, audience, self.question_text(audience))
        state = self.secret_answers.offer_for(audience.viewer)
        if state is None or self.answered_by_orders(audience.viewer, state):
            return None
        question = self.question_in(state, audience)
        question.sealed = True
        question.answered = self.secret_answers.sealed_answer(audience.viewer) is not None
        return question

    def answered_by_orders(self, seat: int, state: State) -> bool:
        """Whether the seat's own orders answer the question."""
        orders = self.secret_answers.active_orders(seat)
        return orders is not None and self.game_log.support.answer_by_orders(orders, state) is not None

    def question_text(self, audience: Audience) -> SentenceParts:
        """The current question as a sentence; it is part of both the question and what everybody waits for."""
        shared = self.shared()
        if audience not in shared.questions:
            words = self.words_for(audience)
            shared.questions[audience] = parts(words.question(shared.state, audience.viewer)) if words else ()
        return shared.questions[audience]

    def shared(self) -> PositionCache:
        """What messages about the current position share."""
        state = self.game_log.snapshot.state
        if self.position_cache.state is not state:
            upcoming = self.next_position_cache
            self.position_cache = upcoming if upcoming.state is state else PositionCache(state)
        return self.position_cache

    def public_points(self, state: State) -> list[int]:
        """The points that everybody knows, in a position that is probably the next one."""
        self.next_position_cache = PositionCache(state)
        return self.game_log.support.public_points(state, self.next_position_cache.totals)

    def question_in(self, state: State, audience: Audience, text: SentenceParts | None = None) -> QuestionInfo:
        """The question of the seat to move in a position; its text may be known already."""
        words = self.words_for(audience)
        if text is None:
            text = parts(words.question(state, audience.viewer)) if words else ()
        return QuestionInfo(
            kind=state.game.questions[state.question()],
            text=text,
            help=words.help(state) if words else "",
            choices=self.choices(state, words),
            ways=self.game_log.support.suggestions(state, words),
            facts=self.game_log.support.question_facts(state),
        )

    def choices(self, state: State, words: Words | None) -> list[ActionChoice]:
        """The legal actions."""
        snapshot, support = self.game_log.snapshot, self.game_log.support
        dice = self.game_log.dice(snapshot.action_count + 1, snapshot.redraw)
        return [
            action_choice(
                state, label, words, reversibility(state, label.action, dice), support.choice_facts(state, label)
            )
            for label in state.labels()
        ]

    def waiting_for(self, audience: Audience) -> WaitingFor:
        """Who must answer, as everybody may know it."""
        snapshot = self.game_log.snapshot
        state = snapshot.state
        if state.over():
            return WaitingFor(seat=-1, since=snapshot.times.since)
        return WaitingFor(
            seat=state.to_move(),
            kind=state.game.questions[state.question()],
            about=self.game_log.support.question_subject(state),
            text=self.question_text(audience),
            also=[other.to_move() for other in self.secret_answers.simultaneous_offers(snapshot)[1:]],
            since=snapshot.times.since,
        )

    # What accompanies every position.

    def standing(self, audience: Audience) -> Standing:
        """Who must answer, the clocks, what can be taken back, and the result at the end."""
        snapshot = self.game_log.snapshot
        standing = Standing(
            asked=self.waiting_for(audience),
            question=self.question(audience),
            clock=self.clock_times(),
            back=self.takeback_state(),
            drivers=list(snapshot.drivers),
            totals=self.game_log.support.totals(snapshot.state, (audience.viewer,), self.shared().totals),
            facts=self.game_log.support.facts(snapshot.state),
        )
        if audience.viewer >= 0:
            standing.undo = self.game_log.undo_count(audience.viewer)
        elif not snapshot.state.over():
            standing.open_hands = self.open_hands()
        if snapshot.state.over():
            standing.scores, standing.winners = snapshot.state.scores(), snapshot.state.winners()
            standing.secret = table_secret(self.game_log.table).hex()
        return standing

    def open_hands(self) -> OpenHands | None:
        """For spectators: the hands of some turns ago, if everybody at the table agreed to it."""
        delay = open_hands_delay(self.game_log.table)
        if not delay:
            return None
        return OpenHands(delay, self.turn_hands.turns_ago(delay) or [])

    def clock_times(self) -> ClockTimes | None:
        """The clocks, if there are any. A bot's clock does not run, except if its person pays for its time."""
        snapshot = self.game_log.snapshot
        if not snapshot.times.left:
            return None
        stands = snapshot.waits_for_bot() and snapshot.to_move not in snapshot.paying
        running = -1 if stands else snapshot.to_move
        return ClockTimes(list(snapshot.times.left), running, snapshot.times.deadline(running))

    def takeback_state(self) -> TakebackState | None:
        """The takeback somebody asked for, and who has agreed."""
        snapshot = self.game_log.snapshot
        if snapshot.takeback is None:
            return None
        takeback = snapshot.takeback
        return TakebackState(takeback.seat, takeback.to, sorted(takeback.agreed), self.game_log.voters(snapshot))

    # Whole messages.

    def entry_news(self, audience: Audience, entry: RecentEntry, standing: Standing) -> EntryNews:
        """An entry as the audience may see it, with the standing of the current position."""
        assert entry.before is not None and entry.after is not None, "its positions were dropped"
        return EntryNews(
            seq=entry.seq,
            events=[event.seen_by(audience.viewer).numbers() for event in entry.events],
            standing=standing,
            seat=entry.seat,
            lines=self.event_lines(entry.events, audience),
            moves=entry.moves,
            patch=self.patches.patch(entry.before, entry.after, audience.viewer),
        )

    def full_view(self, audience: Audience, recent: list[RecentEntry], why: str = "") -> FullView:
        """Everything the audience may see, with the recent events."""
        snapshot = self.game_log.snapshot
        lines, turns = self.recent_lines(audience, recent)
        return FullView(
            seq=snapshot.seq,
            viewer=audience.viewer,
            view=snapshot.state.view(audience.viewer),
            standing=self.standing(audience),
            lines=lines,
            turns=turns,
            moves=snapshot.action_count,
            orders=self.secret_answers.active_orders(audience.viewer) if audience.viewer >= 0 else None,
            why=why,
        )

    def up_to_date(self, audience: Audience) -> UpToDate:
        """The standing alone, for a client that has seen the last entry."""
        return UpToDate(self.game_log.snapshot.seq, self.standing(audience))

    def recent_lines(self, audience: Audience, recent: list[RecentEntry]) -> tuple[list[EventLine], list[LogTurn]]:
        """The lines of recent entries, and where turns begin among them."""
        lines: list[EventLine] = []
        turns: list[LogTurn] = []
        last: TurnInProgress | None = None
        for entry in recent:
            told = self.event_lines(entry.events, audience, entry.moves)
            if told and entry.turn is not None and entry.turn != last:
                last = entry.turn
                turns.append(LogTurn(len(lines), last.seat, last.turn, last.round))
            lines += told
        return lines, turns

    def event_lines(self, events: list[Event], audience: Audience, n: int = -1) -> list[EventLine]:
        """Events as lines of a log, optionally with the number of answers up to then."""
        words = self.words_for(audience)
        if words is None:
            return []
        if n >= 0:
            return [event_line(line, n) for line in words.log_lines(self.game_log.game, events, audience.viewer)]
        return recurring_lines(words, self.game_log.game, events, audience.viewer)


def recurring_lines(words: Words, game: Game, events: list[Event], viewer: int) -> list[EventLine]:
    """Events as lines of a log. Cached: half of all moves have the same events as an earlier one.

    The key holds whole events, with who may see their cards, and the viewer.
    """
    known = LINES.setdefault(words, {})
    key = (game_key(game), viewer, *[number for event in events for number in event.key()])
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_LINES:
            known.clear()
        found = known[key] = [event_line(line) for line in words.log_lines(game, events, viewer)]
    return found


def reversibility(state: State, action: int, dice: int) -> Reversibility:
    """Whether an action, with these dice, reveals something, or else hands the question to somebody else."""
    after = state.clone()
    after.log = None
    after.dice = dice
    after.apply_unchecked(action)
    if after.revealed:
        return "shows"
    return "" if after.to_move() == state.to_move() else "passes"


def event_line(line: LogLine, n: int = -1) -> EventLine:
    """A line of the log as a message holds it."""
    return EventLine(line.subject, [parts(sentence) for sentence in line.sentences], line.seat, n, line.private)


def action_choice(
    state: State, label: Label, words: Words | None, final: Reversibility, facts: dict[str, Any]
) -> ActionChoice:
    """A legal action with its name, and as a sentence."""
    text, then = words.choice(state, label) if words else (None, None)
    return ActionChoice(
        action=label.action,
        name=state.game.blocks.name(label.action),
        verb=label.verb,
        zone=label.zone,
        card=label.card,
        seat=label.seat,
        amount=label.amount,
        text=parts(text) if text is not None else (),
        then=parts(then) if then is not None else (),
        facts=facts,
        final=final,
    )
