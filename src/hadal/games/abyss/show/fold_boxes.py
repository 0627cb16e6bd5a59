"""Abyss: a view made from events: the small changes, and what the Kraken and Leviathan boxes tell."""

from typing import Any, cast

from hadal.core.events import Event
from hadal.core.state import View
from hadal.games.abyss import constants


class BoxFolder:
    """Applies events of the boxes to one view."""

    def __init__(self, view: View) -> None:
        self.v = cast(dict[str, Any], view)
        self.m = cast(dict[str, Any], view["memory"])
        self.me = cast(int, view["viewer"])
        self.kinds = len(self.v["spent"])

    # Small changes many events share.

    def gain(self, seat: int, card: int, n: int = 1) -> None:
        """A hand grows by cards everybody has seen."""
        self.v["sizes"][seat] += n
        self.m["hands"][seat][card] += n
        if seat == self.me:
            self.v["hand"][card] += n

    def lose(self, seat: int, card: int, n: int = 1) -> None:
        """A hand shrinks."""
        self.gain(seat, card, -n)

    def to_discard(self, card: int, n: int = 1) -> None:
        """Cards go to the discard pile."""
        self.v["discard_size"] += n
        self.m["discard"][card] += n

    def empty_stack(self, stack: int) -> list[int]:
        """A Council stack is taken up: what lay there."""
        cards: list[int] = self.m["council"][stack]
        self.m["council"][stack] = [0] * self.kinds
        self.v["council"][stack] = 0
        return cards

    # Nebulis, Sentinels and Loot.

    def nebulis(self, e: Event) -> None:
        self.v["nebulis"][e.seat] += e.n

    def figure(self, e: Event) -> None:
        self.v["kraken_holder"] = e.seat

    def toll(self, e: Event) -> None:
        self.v["pearls"][e.seat] -= e.n
        self.v["pearls"][e.other] += e.n

    def sentinel_gained(self, e: Event) -> None:
        self.v["guards"][3 * e.n : 3 * e.n + 3] = [e.seat, constants.IN_AREA, self.v["turns"]]

    def sentinel_placed(self, e: Event) -> None:
        self.v["guards"][3 * e.n + 1 : 3 * e.n + 3] = [e.card, 0]

    def sentinel_back(self, e: Event) -> None:
        self.v["guards"][3 * e.n + 1 : 3 * e.n + 3] = [constants.IN_AREA, self.v["turns"]]

    def loot_drawn(self, e: Event) -> None:
        self.v["loot_deck_size"] -= 1
        self.v["loot"][self.loot_place(e)] = 1

    def loot_gone(self, e: Event) -> None:
        self.v["loot"][self.loot_place(e)] = 0

    def loot_place(self, e: Event) -> int:
        """Where a Loot card lies."""
        return (e.n - constants.THE_CETACEAN_GRAVEYARD) * constants.LOOT_VALUES + e.card

    def ally_found(self, e: Event) -> None:
        self.v["deck_size"] -= 1
        self.gain(e.seat, e.card)

    def monster_met(self, e: Event) -> None:
        self.v["deck_size"] -= 1

    def monsters_discarded(self, e: Event) -> None:
        self.to_discard(constants.MONSTER, e.n)

    def ally_healed(self, e: Event) -> None:
        self.to_discard(e.card, -1)
        self.gain(e.seat, e.card)

    def affiliated_lost(self, e: Event) -> None:
        self.v["affiliated"][e.seat][e.card] -= 1
        self.to_discard(e.card)

    # Leviathans.

    def beast_drawn(self, e: Event) -> None:
        self.v["beast_deck_size"] -= 1
        self.v["beasts"][e.card] = constants.DRAWN

    def beast_came(self, e: Event) -> None:
        if self.v["beasts"][e.card] != constants.DRAWN:
            self.v["beast_deck_size"] -= 1
        self.v["beasts"][e.card] = constants.FACE_UP
        self.v["border"][e.n] = e.card
        self.v["level"][e.n] = 0

    def beast_attacked(self, e: Event) -> None:
        self.v["beasts"][e.card] = constants.GONE
        self.leave_border(e.n)

    def wounded(self, e: Event) -> None:
        self.v["wounds"][e.seat] += e.n

    def beast_hurt(self, e: Event) -> None:
        self.v["level"][e.n] += 1

    def beast_slain(self, e: Event) -> None:
        self.v["beasts"][e.card] = e.seat
        self.leave_border(e.n)

    def leave_border(self, zone: int) -> None:
        """A Leviathan leaves its zone."""
        self.v["border"][zone] = -1
        self.v["level"][zone] = 0

    def scourge(self, e: Event) -> None:
        self.v["scourge_holder"] = e.seat
