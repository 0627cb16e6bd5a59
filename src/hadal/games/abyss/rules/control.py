"""Abyss: keys and Locations."""

from typing import Final

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.core.vector import i64
from hadal.games.abyss import actions, events, questions
from hadal.games.abyss.constants import BLACK_SMOKERS, DRAWN, IN_DECK, KEYS_NEEDED, MOST_DRAWN
from hadal.games.abyss.rules.location_verbs import control, leave_drawn, open_location, swap_smokers
from hadal.games.abyss.rules.queries import any_location, has_key, key_count, may_take_location
from hadal.games.abyss.rules.verbs import cover
from hadal.games.abyss.state import Position, Question, Step

STEP: Final = 100  # how SPEND_KEYS packs two numbers into one


def draw_locations(s: Position, n: i64) -> None:
    """Draw Locations for a choice, as many as are left."""
    while n > 0 and s.location_deck_n > 0:
        open_location(s, DRAWN)
        n -= 1


class Control(Question):
    """D11: asked while the seat has three keys and there is a Location to take."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if key_count(s, seat) < KEYS_NEEDED or not any_location(s, seat):
            return False
        for location in range(s.tables.locations):
            if may_take_location(s, seat, location):
                s.insert(s.tables.location_id[location])
        most: i64 = s.location_deck_n if s.location_deck_n < MOST_DRAWN else MOST_DRAWN
        for d in range(most):
            s.insert(actions.DRAW + d)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        s.ask(questions.CONTROL, seat, card, n)
        if s.tables.block[action] != actions.B_LOCATION:
            draw_locations(s, action - actions.DRAW + 1)
            s.ask(questions.PICK_DRAWN, seat, -1, 0)
        else:
            take_with_keys(s, seat, s.tables.target[action])


def take_with_keys(s: Position, seat: i64, location: i64) -> None:
    """A seat takes a Location and has three keys to spend for it."""
    control(s, seat, location)
    s.ask(questions.LOCATION_TAKEN, seat, location, 0)
    s.ask(questions.SPEND_KEYS, seat, location, 0)


class PickDrawn(Question):
    """D12: choose one of the Locations drawn; the others stay face up. `card` is an Ambassador, or -1 for keys."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        for location in range(s.tables.locations):
            if s.location_owner[location] == DRAWN:
                s.insert(s.tables.location_id[location])
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        location = s.tables.target[action]
        if card < 0:
            take_with_keys(s, seat, location)
        else:
            control(s, seat, location)
            cover(s, card, location)
            s.ask(questions.LOCATION_TAKEN, seat, location, 0)
        leave_drawn(s)


class SpendKeys(Question):
    """D13: spend three keys: Lords first, by number, then tokens."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        missing = KEYS_NEEDED - n // STEP
        if missing == 0:
            return False
        if s.keys[seat] > 0 and s.keys[seat] >= missing:
            s.offer(actions.KEY_TOKEN)
        left = s.keys[seat] + self.lords_from(s, seat, n % STEP)
        lord = n % STEP
        while lord < s.tables.lords and left >= missing:
            if has_key(s, lord, seat):
                s.insert(s.tables.lord_id[lord])
                left -= 1
            lord += 1
        return False

    def lords_from(self, s: Position, seat: i64, first: i64) -> i64:
        """Number of Lords from this number on with a key to spend."""
        count: i64 = 0
        for lord in range(first, s.tables.lords):
            if has_key(s, lord, seat):
                count += 1
        return count

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.KEY_TOKEN:
            self.spend_tokens(s, seat, KEYS_NEEDED - n // STEP)
            return
        lord = s.tables.target[action]
        s.ask(questions.SPEND_KEYS, seat, card, (n // STEP + 1) * STEP + lord + 1)
        cover(s, lord, card)

    def spend_tokens(self, s: Position, seat: i64, n: i64) -> None:
        """Return Key tokens to the supply."""
        s.keys[seat] -= n
        s.tell(events.KEYS_SPENT, seat, NOBODY, HIDDEN, n, EVERYONE)


class LocationTaken(Step):
    """The effect of taking a Location."""

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if card == BLACK_SMOKERS:
            s.ask(questions.SMOKERS, seat, card, 0)


class Smokers(Question):
    """D26: keep Black Smokers, or replace it with any Location of the deck."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        if s.location_deck_n == 0:
            return False
        s.offer(actions.KEEP_LOCATION)
        for location in range(s.tables.locations):
            if s.location_owner[location] == IN_DECK:
                s.insert(s.tables.location_id[location])
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if action == actions.KEEP_LOCATION:
            return
        new = s.tables.target[action]
        swap_smokers(s, seat, card, new)
        s.ask(questions.LOCATION_TAKEN, seat, new, 0)
