"""Abyss: a view made from events alone, as a client that was told them would make it."""

from collections.abc import Callable

from hadal.core.events import HIDDEN, Event
from hadal.core.state import ASKED, View
from hadal.games.abyss import constants, events
from hadal.games.abyss.show.fold_boxes import BoxFolder


class Folder(BoxFolder):
    """Applies one event to one view."""

    # Turns and Pearls.

    def asked(self, e: Event) -> None:
        self.v["asked"] = [e.seat, e.n]

    def turn(self, e: Event) -> None:
        self.v.update(turn=e.seat, turns=e.n, sold=0, used=[], bought=[0] * len(self.v["bought"]), extra=False)

    def pearls_gained(self, e: Event) -> None:
        self.v["pearls"][e.seat] += e.n

    def pearls_lost(self, e: Event) -> None:
        self.v["pearls"][e.seat] -= e.n

    def pearls_paid(self, e: Event) -> None:
        self.v["pearls"][e.seat] -= e.n
        self.v["pearls"][e.other] += e.n
        self.v["bought"][e.seat] += 1
        self.v["sold"] += 1

    def keys_gained(self, e: Event) -> None:
        self.v["keys"][e.seat] += e.n

    def keys_spent(self, e: Event) -> None:
        self.v["keys"][e.seat] -= e.n

    def end_triggered(self, e: Event) -> None:
        self.v["closer"] = e.seat

    def extra_turn(self, e: Event) -> None:
        self.v["extra"] = True

    def nothing(self, e: Event) -> None:
        """Told for the log; changes no view."""

    # Exploration cards.

    def reshuffled(self, e: Event) -> None:
        self.v.update(deck_size=e.n, discard_size=0)
        self.m["discard"] = [0] * self.kinds

    def revealed(self, e: Event) -> None:
        self.v["deck_size"] -= 1
        self.v["track"][e.n] = e.card

    def taken(self, e: Event) -> None:
        self.v["track"][e.n] = -1
        self.gain(e.seat, e.card)

    def sent(self, e: Event) -> None:
        self.v["track"][e.n] = -1
        self.v["council"][e.seat] += 1
        self.m["council"][e.seat][e.card] += 1

    def cleared(self, e: Event) -> None:
        self.v["track"][e.n] = -1
        self.to_discard(e.card)

    def discarded(self, e: Event) -> None:
        self.lose(e.seat, e.card)
        self.to_discard(e.card)

    def stack_taken(self, e: Event) -> None:
        for kind, n in enumerate(self.empty_stack(e.card)):
            self.gain(e.seat, kind, n)

    def stack_banished(self, e: Event) -> None:
        for kind, n in enumerate(self.empty_stack(e.card)):
            self.to_discard(kind, n)

    def laid_down(self, e: Event) -> None:
        self.lose(e.seat, e.card)
        self.v["spent"][e.card] += 1

    def affiliated(self, e: Event) -> None:
        self.v["affiliated"][e.seat][e.card] += 1
        if e.n == 1:
            self.v["spent"][e.card] -= 1
        else:
            self.lose(e.seat, e.card)

    def spent(self, e: Event) -> None:
        self.v["spent"][e.card] -= e.n
        self.to_discard(e.card, e.n)

    def final_discard(self, e: Event) -> None:
        self.lose(e.seat, e.card, e.n)
        self.to_discard(e.card, e.n)

    # Monsters.

    def threat(self, e: Event) -> None:
        self.v["threat"] = e.n

    def token_drawn(self, e: Event) -> None:
        sizes, pile = self.back(e.n)
        self.v[pile] -= 1
        self.v[sizes][e.seat] += 1
        if e.seat == self.me:
            self.v["tokens"][e.card] += 1

    def token_stolen(self, e: Event) -> None:
        sizes, _ = self.back(e.n)
        self.v[sizes][e.seat] += 1
        self.v[sizes][e.other] -= 1
        self.m["theft"] = [e.seat, e.other, e.card]
        if e.card != HIDDEN:
            self.v["tokens"][e.card] += 1 if e.seat == self.me else -1

    def token_revealed(self, e: Event) -> None:
        self.v["l_token_sizes"][e.seat] -= 1
        if e.seat == self.me:
            self.v["tokens"][e.card] -= 1
        if self.m["theft"][0] == e.seat and self.m["theft"][2] == e.card:
            self.m["theft"][2] = HIDDEN

    def back(self, first: int) -> tuple[str, str]:
        """Where tokens with the back of this kind are counted: before the seats, and in the pile."""
        return ("token_sizes", "token_pile") if first < constants.TOKENS else ("l_token_sizes", "l_token_pile")

    # Lords.

    def lord_freed(self, e: Event) -> None:
        self.v["under"][e.card] = constants.FREE
        self.v["used"] = [lord for lord in self.v["used"] if lord != e.card]

    def lord_presented(self, e: Event) -> None:
        self.v["lord_deck_size"] -= 1
        self.v["court"][e.n] = e.card
        self.v["owner"][e.card] = constants.FACE_UP

    def court_closed(self, e: Event) -> None:
        there = [lord for lord in self.v["court"] if lord >= 0]
        self.v["court"] = there + [-1] * (constants.COURT - len(there))

    def lord_left_court(self, e: Event) -> None:
        self.v["court"][e.n] = -1

    def lord_arrived(self, e: Event) -> None:
        self.v["owner"][e.card] = e.seat
        self.v["under"][e.card] = constants.FREE
        self.v["used"] = [lord for lord in self.v["used"] if lord != e.card]
        if e.n == events.FROM_THE_DECK:
            self.v["lord_deck_size"] -= 1

    def lord_used(self, e: Event) -> None:
        self.v["used"] = sorted([*self.v["used"], e.card])

    def lord_disabled(self, e: Event) -> None:
        self.v["under"][e.card] = constants.DISABLED

    def lord_dismissed(self, e: Event) -> None:
        self.v["owner"][e.card] = constants.GONE
        self.v["under"][e.card] = constants.FREE

    def lord_covered(self, e: Event) -> None:
        self.v["under"][e.card] = e.n

    def lord_removed(self, e: Event) -> None:
        self.v["owner"][e.card] = constants.GONE

    # Locations.

    def location_opened(self, e: Event) -> None:
        self.v["location_deck_size"] -= 1
        self.v["holder"][e.card] = constants.DRAWN if e.n == 1 else constants.FACE_UP

    def location_taken(self, e: Event) -> None:
        self.v["holder"][e.card] = e.seat

    def location_left(self, e: Event) -> None:
        self.v["holder"][e.card] = constants.FACE_UP

    def location_exchanged(self, e: Event) -> None:
        self.v["holder"][e.n] = constants.FACE_UP
        self.move_lords(e)

    def smokers_swapped(self, e: Event) -> None:
        into_deck = e.other == 1
        self.v["holder"][e.n] = constants.IN_DECK if into_deck else constants.GONE
        self.v["location_deck_size"] -= 0 if into_deck else 1
        self.move_lords(e)

    def move_lords(self, e: Event) -> None:
        """A tile takes the place of another, with the Lords under it."""
        self.v["holder"][e.card] = e.seat
        self.v["under"] = [e.card if place == e.n else place for place in self.v["under"]]


METHODS: dict[int, Callable[[Folder, Event], None]] = {
    ASKED: Folder.asked,
    events.TURN: Folder.turn,
    events.PEARLS_GAINED: Folder.pearls_gained,
    events.PEARLS_LOST: Folder.pearls_lost,
    events.PEARLS_PAID: Folder.pearls_paid,
    events.KEYS_GAINED: Folder.keys_gained,
    events.RESHUFFLED: Folder.reshuffled,
    events.REVEALED: Folder.revealed,
    events.TAKEN: Folder.taken,
    events.SENT: Folder.sent,
    events.CLEARED: Folder.cleared,
    events.DISCARDED: Folder.discarded,
    events.STACK_TAKEN: Folder.stack_taken,
    events.STACK_BANISHED: Folder.stack_banished,
    events.LAID_DOWN: Folder.laid_down,
    events.AFFILIATED: Folder.affiliated,
    events.SPENT: Folder.spent,
    events.THREAT: Folder.threat,
    events.TOKEN_DRAWN: Folder.token_drawn,
    events.TOKEN_STOLEN: Folder.token_stolen,
    events.LORD_PRESENTED: Folder.lord_presented,
    events.COURT_CLOSED: Folder.court_closed,
    events.LORD_ARRIVED: Folder.lord_arrived,
    events.LORD_LEFT_COURT: Folder.lord_left_court,
    events.LORD_DISABLED: Folder.lord_disabled,
    events.LORD_DISMISSED: Folder.lord_dismissed,
    events.LORD_COVERED: Folder.lord_covered,
    events.LORD_REMOVED: Folder.lord_removed,
    events.LOCATION_OPENED: Folder.location_opened,
    events.LOCATION_TAKEN: Folder.location_taken,
    events.LOCATION_LEFT: Folder.location_left,
    events.LOCATION_EXCHANGED: Folder.location_exchanged,
    events.SMOKERS_SWAPPED: Folder.smokers_swapped,
    events.KEYS_SPENT: Folder.keys_spent,
    events.END_TRIGGERED: Folder.end_triggered,
    events.LORD_USED: Folder.lord_used,
    events.EXTRA_TURN: Folder.extra_turn,
    events.PASSED: Folder.nothing,
    events.EXPLORED: Folder.nothing,
    events.EXPLORATION_OVER: Folder.nothing,
    events.FINAL_DISCARD: Folder.final_discard,
    events.SCORED: Folder.nothing,
    events.WON: Folder.nothing,
    events.NEBULIS: Folder.nebulis,
    events.FIGURE: Folder.figure,
    events.TOLL: Folder.toll,
    events.SENTINEL_GAINED: Folder.sentinel_gained,
    events.SENTINEL_PLACED: Folder.sentinel_placed,
    events.SENTINEL_BACK: Folder.sentinel_back,
    events.LOOT_DRAWN: Folder.loot_drawn,
    events.LOOT_GONE: Folder.loot_gone,
    events.ALLY_FOUND: Folder.ally_found,
    events.MONSTER_MET: Folder.monster_met,
    events.MONSTERS_DISCARDED: Folder.monsters_discarded,
    events.ALLY_HEALED: Folder.ally_healed,
    events.AFFILIATED_LOST: Folder.affiliated_lost,
    events.LORD_FREED: Folder.lord_freed,
    events.KRAKEN_SENT: Folder.sent,
    events.KRAKENS_TURNED_IN: Folder.final_discard,
    events.DICE: Folder.nothing,
    events.BEAST_DRAWN: Folder.beast_drawn,
    events.BEAST_CAME: Folder.beast_came,
    events.BEAST_ATTACKED: Folder.beast_attacked,
    events.WOUNDED: Folder.wounded,
    events.BEAST_HURT: Folder.beast_hurt,
    events.BEAST_SLAIN: Folder.beast_slain,
    events.SCOURGE: Folder.scourge,
    events.TOKEN_REVEALED: Folder.token_revealed,
    events.ATTACK: Folder.nothing,
    events.BOOSTED: Folder.nothing,
    events.MONSTER_IGNORED: Folder.nothing,
    events.DEALT_ALLY: Folder.ally_found,
}


def fold(view: View, event: Event) -> None:
    """Bring a view up to date with one event."""
    METHODS[event.kind](Folder(view), event)
