"""Builds the messages about a game for one viewer: the only place where a position becomes a message.

Messages are built from `state.view`, from events as the viewer may see them, and from the question of the seat to
move. The secret answers and standing orders of other seats are never used.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import Struct

from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.labels import Label
from hadal.core.patch import diff
from hadal.core.state import State
from hadal.server.protocol.sentences import parts
from hadal.server.protocol.socket import (
    ActionChoice,
    ClockTimes,
    EntryNews,
    EventLine,
    FullView,
    PaymentWay,
    QuestionInfo,
    Standing,
    TakebackState,
    WaitingFor,
)
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.secret_answers import SecretAnswers
from hadal.words import Words
from hadal.words.words import LogLine

Reversibility = Literal["", "shows", "passes"]
RecentEvents = list[tuple[int, list[Event]]]  # what happened, and how many answers there were by then


class Audience(Struct, frozen=True):
    """A seat or a spectator (-1), with a language, with or without sentences. Equal audiences get equal bytes."""

    viewer: int
    language: str = "en"
    texts: bool = True


class RecentEntry(NamedTuple):
    """A recent entry of the log: for the news about it, for clients that reconnect, and for the log of a new page."""

    seq: int
    seat: int
    events: list[Event]
    moves: int
    before: State
    after: State
    back: bool = False  # moves were taken back: no view continues from here


class ViewCache:
    """The views of the last two positions, and the patches between them. Each is computed once for every viewer."""

    def __init__(self) -> None:
        self.views: dict[int, list[tuple[State, dict[str, Any]]]] = {}  # by viewer, latest last
        self.patches: dict[int, tuple[State, State, Any]] = {}  # by viewer: from, to, patch

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        """What a viewer sees in a position."""
        known = self.views.get(viewer, [])
        for known_state, view in known:
            if known_state is state:
                return view
        view = state.view(viewer)
        self.views[viewer] = [*known[-1:], (state, view)]
        return view

    def patch(self, before: State, after: State, viewer: int) -> Any:
        """How a viewer's view changes from one position to another."""
        if before is after:
            return {}
        known = self.patches.get(viewer)
        if known is None or known[0] is not before or known[1] is not after:
            patch = diff(self.view(before, viewer), self.view(after, viewer))
            known = self.patches[viewer] = (before, after, patch)
        return known[2]


class MessageBuilder:
    """Builds the messages of one table."""

    def __init__(self, game_log: GameLog, wishes: SecretAnswers, words: dict[str, Words]) -> None:
        self.game_log = game_log
        self.secret_answers = wishes
        self.words = words  # by language, shared by all tables
        self.views = ViewCache()

    def speech(self, audience: Audience) -> Words | None:
        """The texts of a listener's language, if it wants any."""
        return self.words[audience.language] if audience.texts else None

    # Questions.

    def paid_by_itself(self, audience: Audience, actions: list[int]) -> PaymentWay | None:
        """The only payment there is after one action of this seat; None where there are several, or nothing is paid."""
        state = self.game_log.ahead(audience.viewer, actions)
        if len(actions) > 1:
            return None
        before, state = state.question(), state.clone()
        state.pop_and_answer(actions[0])
        return self.game_log.support.only_way(state) if state.question() != before else None

    def question(self, audience: Audience) -> QuestionInfo | None:
        """What this listener is asked: the seat to move, or in sealed offers whoever may answer already."""
        now = self.game_log.now
        if audience.viewer < 0 or now.state.over() or now.drivers[audience.viewer]:
            return None
        if audience.viewer == now.to_move:
            return self.asked_in(now.state, audience)
        place = self.secret_answers.place(audience.viewer)
        if place is None or self.ordered(audience.viewer, place):
            return None
        asked = self.asked_in(place, audience)
        asked.sealed = True
        asked.answered = self.secret_answers.answer_of(audience.viewer) is not None
        return asked

    def ordered(self, seat: int, place: State) -> bool:
        """Do the seat's own orders answer this?"""
        orders = self.secret_answers.running(seat)
        return orders is not None and self.game_log.support.answer_by_orders(orders, place) is not None

    def asked_in(self, state: State, audience: Audience) -> QuestionInfo:
        """The question of the seat to move in a position."""
        words = self.speech(audience)
        return QuestionInfo(
            kind=state.game.questions[state.question()],
            text=parts(words.question(state, audience.viewer)) if words else (),
            help=words.help(state) if words else "",
            choices=[self.choice(state, label, words) for label in state.labels()],
            ways=self.game_log.support.ways(state, words),
            facts=self.game_log.support.question_facts(state),
        )

    def choice(self, state: State, label: Label, words: Words | None) -> ActionChoice:
        """A legal action."""
        facts = self.game_log.support.choice_facts(state, label)
        return action_choice(state, label, words, self.way_back(state, label.action), facts)

    def way_back(self, state: State, action: int) -> Reversibility:
        """Does an action show something, or else hand the question to somebody else?"""
        after = state.clone()
        after.log = None
        after.dice = entry_dice(self.game_log.table.secret, self.game_log.now.number + 1)
        after.apply_unchecked(action)
        if after.revealed:
            return "shows"
        return "" if after.to_move() == state.to_move() else "passes"

    def asked(self, audience: Audience) -> WaitingFor:
        """Whom the table waits for, as everybody is told."""
        now = self.game_log.now
        state = now.state
        if state.over():
            return WaitingFor(seat=-1, since=now.times.since)
        words = self.speech(audience)
        return WaitingFor(
            seat=state.to_move(),
            kind=state.game.questions[state.question()],
            about=self.game_log.support.about(state),
            text=parts(words.question(state, audience.viewer)) if words else (),
            also=[place.to_move() for place in self.secret_answers.simultaneous_offers(now)[1:]],
            since=now.times.since,
        )

    # What goes with every position.

    def standing(self, audience: Audience) -> Standing:
        """Whom the table waits for, the clocks, what may be taken back, and the result at the end."""
        now = self.game_log.now
        out = Standing(
            asked=self.asked(audience), question=self.question(audience), clock=self.clock(), back=self.back()
        )
        out.drivers = list(now.drivers)
        out.sums = self.game_log.support.sums(now.state, (audience.viewer,))
        out.facts = self.game_log.support.facts(now.state)
        if audience.viewer >= 0:
            out.undo = self.game_log.undoable(audience.viewer)
        if now.state.over():
            out.scores, out.winners = now.state.scores(), now.state.winners()
            out.secret = self.game_log.table.secret.hex()
        return out

    def clock(self) -> ClockTimes | None:
        """The clocks, if there are any; a bot's does not run."""
        now = self.game_log.now
        if not now.times.left:
            return None
        running = -1 if now.waits_for_bot() else now.to_move
        return ClockTimes(list(now.times.left), running, now.times.deadline(running))

    def back(self) -> TakebackState | None:
        """Who asks to go back, and who has agreed."""
        now = self.game_log.now
        if now.request is None:
            return None
        return TakebackState(now.request.seat, now.request.to, sorted(now.request.agreed), self.game_log.voters(now))

    # Messages.

    def news(self, audience: Audience, entry: RecentEntry, standing: Standing | None = None) -> EntryNews:
        """An entry of the log. The standing is that of the last entry, unless it is given."""
        return EntryNews(
            seq=entry.seq,
            events=[event.seen_by(audience.viewer).numbers() for event in entry.events],
            standing=standing or self.standing(audience),
            seat=entry.seat,
            lines=self.lines(entry.events, audience),
            moves=entry.moves,
            patch=self.views.patch(entry.before, entry.after, audience.viewer),
        )

    def whole(self, audience: Audience, story: RecentEvents, why: str = "") -> FullView:
        """Everything this viewer may see, and what happened recently."""
        now = self.game_log.now
        orders = self.secret_answers.running(audience.viewer) if audience.viewer >= 0 else None
        view = self.views.view(now.state, audience.viewer)
        lines = [line for n, events in story for line in self.lines(events, audience, n)]
        return FullView(now.seq, audience.viewer, view, self.standing(audience), lines, now.number, orders, why)

    def lines(self, events: list[Event], audience: Audience, n: int = -1) -> list[EventLine]:
        """Events as lines of a log, with the number of answers given by then if that is wanted."""
        words = self.speech(audience)
        if words is None:
            return []
        return [event_line(line, n) for line in words.log_lines(self.game_log.game, events, audience.viewer)]


def event_line(line: LogLine, n: int = -1) -> EventLine:
    """A line of the log as it travels."""
    return EventLine(line.subject, [parts(sentence) for sentence in line.sentences], line.seat, n, line.private)


def action_choice(
    state: State, label: Label, words: Words | None, final: Reversibility, facts: dict[str, Any]
) -> ActionChoice:
    """A legal action with its name, and as a sentence."""
    return ActionChoice(
        action=label.action,
        name=state.game.blocks.name(label.action),
        verb=label.verb,
        zone=label.zone,
        card=label.card,
        seat=label.seat,
        amount=label.amount,
        text=parts(words.label(state, label)) if words else (),
        facts=facts,
        final=final,
    )
