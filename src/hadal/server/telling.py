"""What one viewer of a table is told: the only place where a position becomes a message.

Everything is built item by item from `state.view`, from events as their viewer may hear them, and from the
question of whoever must answer. Nothing is built from the wishes of other seats.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hadal.core.chance import entry_dice
from hadal.core.events import Event
from hadal.core.labels import Label
from hadal.core.state import State
from hadal.server.live import Live
from hadal.server.wire import (
    Asked,
    BackAsked,
    Choice,
    ClockFace,
    Line,
    News,
    Question,
    Standing,
    Way,
    Whole,
)
from hadal.server.wishes import Wishes
from hadal.words import Words

Final = Literal["", "shows", "passes"]
Story = list[tuple[int, list[Event]]]  # what happened, and how many answers there were by then


class Ear(Struct, frozen=True):
    """Who listens: a seat or a spectator (-1), in a language, with or without sentences."""

    viewer: int
    language: str = "en"
    texts: bool = True


class Teller:
    """Speaks to the viewers of one table."""

    def __init__(self, live: Live, wishes: Wishes, words: dict[str, Words]) -> None:
        self.live = live
        self.wishes = wishes
        self.words = words  # by language, shared by all tables

    def speech(self, ear: Ear) -> Words | None:
        """The texts of a listener's language, if it wants any."""
        return self.words[ear.language] if ear.texts else None

    # Questions.

    def paid_by_itself(self, ear: Ear, actions: list[int]) -> Way | None:
        """The only payment there is after one action of this seat; None where there are several, or nothing is paid."""
        state = self.live.ahead(ear.viewer, actions)
        if len(actions) > 1:
            return None
        before, state = state.question(), state.clone()
        state.reply(actions[0])
        return self.live.manners.only_way(state) if state.question() != before else None

    def question(self, ear: Ear) -> Question | None:
        """What this listener is asked: the seat to move, or in sealed offers whoever may answer already."""
        now = self.live.now
        if ear.viewer < 0 or now.state.over() or now.drivers[ear.viewer]:
            return None
        if ear.viewer == now.to_move:
            return self.asked_in(now.state, ear)
        place = self.wishes.place(ear.viewer)
        if place is None or self.ordered(ear.viewer, place):
            return None
        asked = self.asked_in(place, ear)
        asked.sealed = True
        asked.answered = self.wishes.answer_of(ear.viewer) is not None
        return asked

    def ordered(self, seat: int, place: State) -> bool:
        """Do the seat's own orders answer this?"""
        orders = self.wishes.running(seat)
        return orders is not None and self.live.manners.obey(orders, place) is not None

    def asked_in(self, state: State, ear: Ear) -> Question:
        """The question of the seat to move in a position."""
        words = self.speech(ear)
        return Question(
            kind=state.game.questions[state.question()],
            text=words.question(state, ear.viewer) if words else "",
            help=words.help(state) if words else "",
            choices=[choice(state, label, words, self.way_back(state, label.action)) for label in state.labels()],
            ways=self.live.manners.ways(state, words),
        )

    def way_back(self, state: State, action: int) -> Final:
        """Does an action show something, or else hand the question to somebody else?"""
        after = state.clone()
        after.log = None
        after.dice = entry_dice(self.live.table.secret, self.live.now.number + 1)
        after.step(action)
        if after.fresh:
            return "shows"
        return "" if after.to_move() == state.to_move() else "passes"

    def asked(self, ear: Ear) -> Asked:
        """Whom the table waits for, as everybody is told."""
        now = self.live.now
        state = now.state
        if state.over():
            return Asked(seat=-1, since=now.times.since)
        words = self.speech(ear)
        return Asked(
            seat=state.to_move(),
            kind=state.game.questions[state.question()],
            about=self.live.manners.about(state),
            text=words.question(state, ear.viewer) if words else "",
            also=[place.to_move() for place in self.wishes.together(now)[1:]],
            since=now.times.since,
        )

    # What goes with every position.

    def standing(self, ear: Ear) -> Standing:
        """Whom the table waits for, the clocks, what may be taken back, and the result at the end."""
        now = self.live.now
        out = Standing(asked=self.asked(ear), question=self.question(ear), clock=self.clock(), back=self.back())
        out.drivers = list(now.drivers)
        out.sums = self.live.manners.sums(now.state, (ear.viewer,))
        if ear.viewer >= 0:
            out.undo = self.live.undoable(ear.viewer)
        if now.state.over():
            out.scores, out.winners = now.state.scores(), now.state.winners()
            out.secret = self.live.table.secret.hex()
        return out

    def clock(self) -> ClockFace | None:
        """The clocks, if there are any; a bot's does not run."""
        now = self.live.now
        if not now.times.left:
            return None
        running = -1 if now.waits_for_bot() else now.to_move
        return ClockFace(list(now.times.left), running, now.times.deadline(running))

    def back(self) -> BackAsked | None:
        """Who asks to go back, and who has agreed."""
        now = self.live.now
        if now.request is None:
            return None
        return BackAsked(now.request.seat, now.request.to, sorted(now.request.agreed), self.live.voters(now))

    # Messages.

    def news(self, ear: Ear, seat: int) -> News:
        """The last entry."""
        now = self.live.now
        heard = [event.seen_by(ear.viewer).numbers() for event in now.events]
        return News(now.seq, heard, self.standing(ear), seat, self.lines(now.events, ear), now.number)

    def whole(self, ear: Ear, story: Story, why: str = "") -> Whole:
        """Everything this listener may see, and what happened lately."""
        now = self.live.now
        orders = self.wishes.running(ear.viewer) if ear.viewer >= 0 else None
        view = now.state.view(ear.viewer)
        lines = [line for n, events in story for line in self.lines(events, ear, n)]
        return Whole(now.seq, ear.viewer, view, self.standing(ear), lines, now.number, orders, why)

    def lines(self, events: list[Event], ear: Ear, n: int = -1) -> list[Line]:
        """Events as lines of a log, if need be with the number of answers after them."""
        words = self.speech(ear)
        if words is None:
            return []
        tale = words.tale(self.live.game, events, ear.viewer)
        return [Line(who, deeds, words.seat_of(who, ear.viewer), n, private) for who, deeds, private in tale]


def choice(state: State, label: Label, words: Words | None, final: Final) -> Choice:
    """A legal action with its name, and as a sentence."""
    return Choice(
        action=label.action,
        name=state.game.blocks.name(label.action),
        verb=label.verb,
        zone=label.zone,
        card=label.card,
        seat=label.seat,
        amount=label.amount,
        text=words.label(state, label) if words else "",
        final=final,
    )
