"""The Abyss: a view computed from events alone, as a client that received them would do it.

`core.promises` compares it with the view computed from the position, which proves that a view, including its memory,
contains nothing its viewer was not told.
"""

from collections.abc import Callable
from typing import Any, cast

from hadal.core.events import HIDDEN, Event
from hadal.core.state import ASKED, View
from hadal.games.the_abyss import constants


def blank(viewer: int, seats: int, kinds: int) -> View:
    """Return a view before the first event."""
    rows = [[0] * kinds for _ in range(seats)]
    return {
        "viewer": viewer,
        "round": 0,
        "starter": 0,
        "turn": 0,
        "turns": 0,
        "asked": [-1, -1],
        "totals": [0] * seats,
        "alive": [1] * seats,
        "panics": [0] * seats,
        "began": [0] * seats,
        "played": rows,
        "sizes": [0] * seats,
        "hand": [0] * kinds if viewer >= 0 else [],
        "drawer": -1,
        "drawn_size": 0,
        "drawn": [],
        "waiting": 0,
        "deck_size": 0,
        "pile": [],
        "out": [0] * kinds,
        "memory": blank_memory(seats, kinds),
    }


def blank_memory(seats: int, kinds: int) -> View:
    """A memory with nothing in it."""
    hands = [[0] * kinds for _ in range(seats + 1)]
    return {"hands": hands, "loose": [0] * kinds, "among": 0, "deck": [], "looked": []}


class Folder:
    """Applies one event to one view. Zone `seats` of the memory's hands is the draw, as in a position."""

    def __init__(self, view: View, cards: int, kinds: int) -> None:
        self.v = cast(dict[str, Any], view)
        self.m = cast(dict[str, Any], view["memory"])
        self.me = cast(int, view["viewer"])
        self.seats = len(self.v["totals"])
        self.cards = cards
        self.kinds = kinds

    # Changes that many events share.

    def gain(self, seat: int, card: int) -> None:
        """Add a card to a hand."""
        self.v["sizes"][seat] += 1
        if seat == self.me:
            self.v["hand"][card] += 1

    def lose(self, seat: int, card: int) -> None:
        """Remove a card that everybody sees from a hand."""
        self.v["sizes"][seat] -= 1
        if seat == self.me:
            self.v["hand"][card] -= 1
        self.drop(seat, card)

    def note(self, zone: int, card: int) -> None:
        """The viewer learns that a card is in a zone."""
        if zone != self.me:
            self.m["hands"][zone][card] += 1

    def drop(self, zone: int, card: int) -> None:
        """The viewer sees a card leave a zone."""
        hands, loose = self.m["hands"], self.m["loose"]
        if hands[zone][card] > 0:
            hands[zone][card] -= 1
        elif self.m["among"] >> zone & 1 and loose[card] > 0:
            loose[card] -= 1
        if not any(loose):
            self.m["among"] = 0

    def lift(self) -> tuple[int, int]:
        """Remove the top card of the deck: what the viewer knew about it, and who had looked at it."""
        self.v["deck_size"] -= 1
        return self.m["deck"].pop(0), self.m["looked"].pop(0)

    def new_deck(self, size: int) -> None:
        """A shuffled deck about which nobody knows anything."""
        self.v["deck_size"] = size
        self.m["deck"] = [HIDDEN] * size
        self.m["looked"] = [0] * size

    # One method for each kind of event.

    def asked(self, e: Event) -> None:
        self.v["asked"] = [e.seat, e.n]

    def round(self, e: Event) -> None:
        fresh = blank(self.me, self.seats, self.kinds)
        fresh.update(round=e.n, starter=e.seat, totals=self.v["totals"], turn=self.v["turn"])
        fresh["began"] = [(i - e.seat + self.seats) % self.seats - self.seats for i in range(self.seats)]
        self.v.update(fresh)
        self.m = cast(dict[str, Any], fresh["memory"])
        self.new_deck(self.cards)

    def dealt(self, e: Event) -> None:
        self.lift()
        self.gain(e.seat, e.card)

    def dealt_panic(self, e: Event) -> None:
        self.lift()
        self.v["panics"][e.seat] += 1

    def shuffled_back(self, e: Event) -> None:
        self.new_deck(self.v["deck_size"])

    def turned_up(self, e: Event) -> None:
        self.lift()
        self.v["pile"].append(e.card)

    def turn(self, e: Event) -> None:
        self.v["turn"] = e.seat
        self.v["began"][e.seat] = e.n
        self.v["turns"] = e.n + 1

    def took(self, e: Event) -> None:
        self.v["pile"].pop()
        self.gain(e.seat, e.card)
        self.note(e.seat, e.card)

    def drew(self, e: Event) -> None:
        expected, looked = self.lift()
        self.start_draw(e.seat)
        self.v["drawn_size"] += 1
        if e.seat == self.me:
            self.v["drawn"][e.card] += 1
        elif self.me >= 0 and looked >> self.me & 1:
            self.m["hands"][self.seats][expected] += 1

    def drew_panic(self, e: Event) -> None:
        self.lift()
        self.start_draw(e.seat)
        self.v["waiting"] += 1

    def start_draw(self, seat: int) -> None:
        """Begin a seat's draw, unless it has begun."""
        if self.v["drawer"] != seat:
            self.v["drawer"] = seat
            self.v["drawn"] = [0] * self.kinds if seat == self.me else []

    def kept(self, e: Event) -> None:
        self.v["drawn_size"] -= 1
        self.gain(e.seat, e.card)
        if e.seat == self.me:
            self.v["drawn"][e.card] -= 1
            return
        drawn = self.m["hands"][self.seats]
        for kind in range(self.kinds):
            # one card of the draw is left, or all are kept: what is known about it now applies to the hand
            if drawn[kind] > 0:
                drawn[kind] -= 1
                self.note(e.seat, kind)
                break

    def discarded(self, e: Event) -> None:
        self.v["pile"].append(e.card)
        if e.n == 1:
            self.lose(e.seat, e.card)
            return
        self.v["drawn_size"] -= 1
        if e.seat == self.me:
            self.v["drawn"][e.card] -= 1
        self.drop(self.seats, e.card)

    def draw_done(self, e: Event) -> None:
        self.v["drawer"] = -1
        self.v["drawn"] = []

    def gone(self, e: Event) -> None:
        self.v["waiting"] -= 1
        self.v["out"][e.card] += 1

    def placed(self, e: Event) -> None:
        self.v["waiting"] -= 1
        self.v["panics"][e.seat] += 1

    def played(self, e: Event) -> None:
        self.lose(e.seat, e.card)
        self.v["played"][e.seat][e.card] += 1

    def peeked(self, e: Event) -> None:
        self.m["looked"][e.n] |= 1 << e.seat
        if e.seat == self.me:
            self.m["deck"][e.n] = e.card

    def put_back(self, e: Event) -> None:
        if e.other == 1:
            for name in ("deck", "looked"):
                self.m[name] = self.m[name][e.n :] + self.m[name][: e.n]

    def stole(self, e: Event) -> None:
        self.v["sizes"][e.other] -= 1
        self.gain(e.seat, e.card)
        if self.me == e.seat:
            self.drop(e.other, e.card)
        elif self.me == e.other:
            self.v["hand"][e.card] -= 1
            self.note(e.seat, e.card)
        else:
            self.make_ambiguous(e.other, e.seat)

    def make_ambiguous(self, victim: int, thief: int) -> None:
        """A card moved face down between hands: cards known to be in the first may now be in either."""
        known = self.m["hands"][victim]
        self.m["loose"] = [a + b for a, b in zip(self.m["loose"], known, strict=True)]
        touched = any(known) or self.m["among"] >> victim & 1
        self.m["hands"][victim] = [0] * self.kinds
        if touched and any(self.m["loose"]):
            self.m["among"] |= 1 << victim | 1 << thief

    def gave(self, e: Event) -> None:
        self.v["panics"][e.seat] -= 1
        self.v["panics"][e.other] += 1

    def sacrificed(self, e: Event) -> None:
        self.lose(e.seat, e.card)
        self.v["out"][e.card] += 1

    def destroyed(self, e: Event) -> None:
        self.v["panics"][e.seat] -= 1
        self.v["out"][e.card] += 1

    def lost(self, e: Event) -> None:
        self.sacrificed(e)

    def eliminated(self, e: Event) -> None:
        v = self.v
        v["out"][self.kinds - 1] += v["panics"][e.seat]
        v["out"] = [a + b for a, b in zip(v["out"], v["played"][e.seat], strict=True)]
        v["panics"][e.seat] = v["alive"][e.seat] = 0
        v["played"][e.seat] = [0] * self.kinds

    def nothing(self, e: Event) -> None:
        """For the log only; changes no view."""

    def scored(self, e: Event) -> None:
        self.v["totals"][e.seat] += e.n


class EventKind:
    """A kind of event: one row. `fold` brings a view up to date."""

    def __init__(self, number: int, name: str, fold: Callable[[Folder, Event], None]) -> None:
        self.number = number
        self.name = name
        self.fold = fold


EVENT_KINDS = [
    EventKind(ASKED, "asked", Folder.asked),
    EventKind(constants.ROUND, "round", Folder.round),
    EventKind(constants.DEALT_CARD, "dealt", Folder.dealt),
    EventKind(constants.DEALT_PANIC, "dealt-panic", Folder.dealt_panic),
    EventKind(constants.SHUFFLED_BACK, "shuffled-back", Folder.shuffled_back),
    EventKind(constants.TURNED_UP, "turned-up", Folder.turned_up),
    EventKind(constants.TURN, "turn", Folder.turn),
    EventKind(constants.TOOK, "took", Folder.took),
    EventKind(constants.DREW, "drew", Folder.drew),
    EventKind(constants.DREW_PANIC, "drew-panic", Folder.drew_panic),
    EventKind(constants.KEPT, "kept", Folder.kept),
    EventKind(constants.DISCARDED, "discarded", Folder.discarded),
    EventKind(constants.PLACED, "placed", Folder.placed),
    EventKind(constants.PLAYED, "played", Folder.played),
    EventKind(constants.PEEKED, "peeked", Folder.peeked),
    EventKind(constants.PUT_BACK, "put-back", Folder.put_back),
    EventKind(constants.STOLE, "stole", Folder.stole),
    EventKind(constants.GAVE, "gave", Folder.gave),
    EventKind(constants.SACRIFICED, "sacrificed", Folder.sacrificed),
    EventKind(constants.DESTROYED, "destroyed", Folder.destroyed),
    EventKind(constants.LOST, "lost", Folder.lost),
    EventKind(constants.ELIMINATED, "eliminated", Folder.eliminated),
    EventKind(constants.STOPPED, "stopped", Folder.nothing),
    EventKind(constants.SHOWN, "shown", Folder.nothing),
    EventKind(constants.SCORED, "scored", Folder.scored),
    EventKind(constants.WON, "won", Folder.nothing),
    EventKind(constants.DRAW_DONE, "draw-done", Folder.draw_done),
    EventKind(constants.GONE, "gone", Folder.gone),
]
assert [kind.number for kind in EVENT_KINDS] == list(range(len(EVENT_KINDS)))
EVENT_NAMES = [kind.name for kind in EVENT_KINDS]


def fold(view: View, event: Event, cards: int, kinds: int) -> None:
    """Update a view with one event."""
    EVENT_KINDS[event.kind].fold(Folder(view, cards, kinds), event)
