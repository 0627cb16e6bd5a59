"""The Leviathan box: how each of its events changes a view."""

from hadal.core.events import HIDDEN, Event
from hadal.games.abyss import constants
from hadal.games.abyss.show.fold import Folder


def leviathan_drawn(f: Folder, e: Event) -> None:
    f.v["beast_deck_size"] -= 1
    f.v["beasts"][e.card] = constants.DRAWN


def leviathan_came(f: Folder, e: Event) -> None:
    if f.v["beasts"][e.card] != constants.DRAWN:
        f.v["beast_deck_size"] -= 1
    f.v["beasts"][e.card] = constants.FACE_UP
    f.v["border"][e.n] = e.card
    f.v["level"][e.n] = 0


def leviathan_attacked(f: Folder, e: Event) -> None:
    f.v["beasts"][e.card] = constants.GONE
    leave_border(f, e.n)


def wounded(f: Folder, e: Event) -> None:
    f.v["wounds"][e.seat] += e.n


def leviathan_hurt(f: Folder, e: Event) -> None:
    f.v["level"][e.n] += 1


def leviathan_slain(f: Folder, e: Event) -> None:
    f.v["beasts"][e.card] = e.seat
    leave_border(f, e.n)


def scourge(f: Folder, e: Event) -> None:
    f.v["scourge_holder"] = e.seat


def token_revealed(f: Folder, e: Event) -> None:
    f.v["l_token_sizes"][e.seat] -= 1
    if e.seat == f.me:
        f.v["tokens"][e.card] -= 1
    if f.m["theft"][0] == e.seat and f.m["theft"][2] == e.card:
        f.m["theft"][2] = HIDDEN


def leave_border(f: Folder, zone: int) -> None:
    """Remove a Leviathan from its zone."""
    f.v["border"][zone] = -1
    f.v["level"][zone] = 0
