"""The Kraken box: how each of its events changes a view."""

from hadal.core.events import Event
from hadal.games.abyss import constants
from hadal.games.abyss.show.fold import Folder


def nebulis(f: Folder, e: Event) -> None:
    f.v["nebulis"][e.seat] += e.n


def figure(f: Folder, e: Event) -> None:
    f.v["kraken_holder"] = e.seat


def toll(f: Folder, e: Event) -> None:
    f.v["pearls"][e.seat] -= e.n
    f.v["pearls"][e.other] += e.n


def sentinel_gained(f: Folder, e: Event) -> None:
    f.v["guards"][3 * e.n : 3 * e.n + 3] = [e.seat, constants.IN_AREA, f.v["turns"]]


def sentinel_placed(f: Folder, e: Event) -> None:
    f.v["guards"][3 * e.n + 1 : 3 * e.n + 3] = [e.card, 0]


def sentinel_back(f: Folder, e: Event) -> None:
    f.v["guards"][3 * e.n + 1 : 3 * e.n + 3] = [constants.IN_AREA, f.v["turns"]]


def loot_drawn(f: Folder, e: Event) -> None:
    f.v["loot_deck_size"] -= 1
    f.v["loot"][loot_place(f, e)] = 1


def loot_gone(f: Folder, e: Event) -> None:
    f.v["loot"][loot_place(f, e)] = 0


def monster_met(f: Folder, e: Event) -> None:
    f.v["deck_size"] -= 1


def monsters_discarded(f: Folder, e: Event) -> None:
    f.to_discard(constants.MONSTER, e.n)


def ally_healed(f: Folder, e: Event) -> None:
    f.to_discard(e.card, -1)
    f.gain(e.seat, e.card)


def affiliated_lost(f: Folder, e: Event) -> None:
    f.v["affiliated"][e.seat][e.card] -= 1
    f.to_discard(e.card)


def lord_freed(f: Folder, e: Event) -> None:
    f.v["under"][e.card] = constants.FREE
    f.v["used"] = [lord for lord in f.v["used"] if lord != e.card]


def loot_place(f: Folder, e: Event) -> int:
    """Return where a Loot card is."""
    return (e.n - constants.THE_CETACEAN_GRAVEYARD) * constants.LOOT_VALUES + e.card
