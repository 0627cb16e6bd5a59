"""The base box: how each of its events changes a view."""

from hadal.core.events import HIDDEN, Event
from hadal.games.abyss import constants, events
from hadal.games.abyss.show.fold import Folder


def asked(f: Folder, e: Event) -> None:
    f.v["asked"] = [e.seat, e.n]


def turn(f: Folder, e: Event) -> None:
    f.v.update(turn=e.seat, turns=e.n, sold=0, used=[], bought=[0] * len(f.v["bought"]), extra=False)


def pearls_gained(f: Folder, e: Event) -> None:
    f.v["pearls"][e.seat] += e.n


def pearls_lost(f: Folder, e: Event) -> None:
    f.v["pearls"][e.seat] -= e.n


def pearls_paid(f: Folder, e: Event) -> None:
    f.v["pearls"][e.seat] -= e.n
    f.v["pearls"][e.other] += e.n
    f.v["bought"][e.seat] += 1
    f.v["sold"] += 1


def keys_gained(f: Folder, e: Event) -> None:
    f.v["keys"][e.seat] += e.n


def keys_spent(f: Folder, e: Event) -> None:
    f.v["keys"][e.seat] -= e.n


def end_triggered(f: Folder, e: Event) -> None:
    f.v["closer"] = e.seat


def extra_turn(f: Folder, e: Event) -> None:
    f.v["extra"] = True


def reshuffled(f: Folder, e: Event) -> None:
    f.v.update(deck_size=e.n, discard_size=0)
    f.m["discard"] = [0] * f.kinds


def revealed(f: Folder, e: Event) -> None:
    f.v["deck_size"] -= 1
    f.v["track"][e.n] = e.card


def taken(f: Folder, e: Event) -> None:
    f.v["track"][e.n] = -1
    f.gain(e.seat, e.card)


def cleared(f: Folder, e: Event) -> None:
    f.v["track"][e.n] = -1
    f.to_discard(e.card)


def discarded(f: Folder, e: Event) -> None:
    f.lose(e.seat, e.card)
    f.to_discard(e.card)


def stack_taken(f: Folder, e: Event) -> None:
    for kind, n in enumerate(f.empty_stack(e.card)):
        f.gain(e.seat, kind, n)


def stack_banished(f: Folder, e: Event) -> None:
    for kind, n in enumerate(f.empty_stack(e.card)):
        f.to_discard(kind, n)


def laid_down(f: Folder, e: Event) -> None:
    f.lose(e.seat, e.card)
    f.v["spent"][e.card] += 1


def affiliated(f: Folder, e: Event) -> None:
    f.v["affiliated"][e.seat][e.card] += 1
    if e.n == 1:
        f.v["spent"][e.card] -= 1
    else:
        f.lose(e.seat, e.card)


def spent(f: Folder, e: Event) -> None:
    f.v["spent"][e.card] -= e.n
    f.to_discard(e.card, e.n)


def threat(f: Folder, e: Event) -> None:
    f.v["threat"] = e.n


def token_drawn(f: Folder, e: Event) -> None:
    sizes, pile = f.back(e.n)
    f.v[pile] -= 1
    f.v[sizes][e.seat] += 1
    if e.seat == f.me:
        f.v["tokens"][e.card] += 1


def token_stolen(f: Folder, e: Event) -> None:
    sizes, _ = f.back(e.n)
    f.v[sizes][e.seat] += 1
    f.v[sizes][e.other] -= 1
    f.m["theft"] = [e.seat, e.other, e.card]
    if e.card != HIDDEN:
        f.v["tokens"][e.card] += 1 if e.seat == f.me else -1


def lord_presented(f: Folder, e: Event) -> None:
    f.v["lord_deck_size"] -= 1
    f.v["court"][e.n] = e.card
    f.v["owner"][e.card] = constants.FACE_UP


def court_closed(f: Folder, e: Event) -> None:
    there = [lord for lord in f.v["court"] if lord >= 0]
    f.v["court"] = there + [-1] * (constants.COURT - len(there))


def lord_left_court(f: Folder, e: Event) -> None:
    f.v["court"][e.n] = -1


def lord_arrived(f: Folder, e: Event) -> None:
    f.v["owner"][e.card] = e.seat
    f.v["under"][e.card] = constants.FREE
    f.v["used"] = [lord for lord in f.v["used"] if lord != e.card]
    if e.n == events.FROM_THE_DECK:
        f.v["lord_deck_size"] -= 1


def lord_used(f: Folder, e: Event) -> None:
    f.v["used"] = sorted([*f.v["used"], e.card])


def lord_disabled(f: Folder, e: Event) -> None:
    f.v["under"][e.card] = constants.DISABLED


def lord_dismissed(f: Folder, e: Event) -> None:
    f.v["owner"][e.card] = constants.GONE
    f.v["under"][e.card] = constants.FREE


def lord_covered(f: Folder, e: Event) -> None:
    f.v["under"][e.card] = e.n


def lord_removed(f: Folder, e: Event) -> None:
    f.v["owner"][e.card] = constants.GONE


def location_opened(f: Folder, e: Event) -> None:
    f.v["location_deck_size"] -= 1
    f.v["holder"][e.card] = constants.DRAWN if e.n == 1 else constants.FACE_UP


def location_taken(f: Folder, e: Event) -> None:
    f.v["holder"][e.card] = e.seat


def location_left(f: Folder, e: Event) -> None:
    f.v["holder"][e.card] = constants.FACE_UP


def location_exchanged(f: Folder, e: Event) -> None:
    f.v["holder"][e.n] = constants.FACE_UP
    move_lords(f, e)


def smokers_swapped(f: Folder, e: Event) -> None:
    into_deck = e.other == 1
    f.v["holder"][e.n] = constants.IN_DECK if into_deck else constants.GONE
    f.v["location_deck_size"] -= 0 if into_deck else 1
    move_lords(f, e)


def move_lords(f: Folder, e: Event) -> None:
    """Replace a Location by another one; the Lords under it move along."""
    f.v["holder"][e.card] = e.seat
    f.v["under"] = [e.card if place == e.n else place for place in f.v["under"]]
