"""The Kraken box: how Nebulis, the figure, Sentinels and Loot are shown. All of them are public."""

from typing import final

from hadal.core.labels import Label, Reason
from hadal.core.observation import copied, list_length, number, one_of, seat_from
from hadal.core.state import View
from hadal.core.vector import i16, i64, vec, whole
from hadal.games.abyss import constants
from hadal.games.abyss.boxes.kraken import invariants, labels, notation, reasons
from hadal.games.abyss.show.word_reader import WordReader
from hadal.games.abyss.state import BoxShow, Position


@final
class KrakenShow(BoxShow):
    """Shows the Kraken box."""

    def view(self, s: Position) -> View:
        """Nebulis, the figure, Sentinels, Loot."""
        return {
            "nebulis": whole(s.nebulis),
            "kraken_holder": int(s.kraken_holder),
            "guards": whole(s.guards),
            "loot": whole(s.loot),
            "loot_deck_size": int(s.loot_deck_n),
        }

    def observe(self, s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
        """The figure, the Sentinels, the Loot."""
        at = one_of(out, at, s.seats, seat_from(viewer, s.kraken_holder, s.seats))
        guards = s.guards
        for i in range(0, len(guards), 3):
            at = one_of(out, at, s.seats, seat_from(viewer, guards[i], s.seats))
            at = number(out, at, guards[i + 1] + 1)
            at = number(out, at, guards[i + 2])
        return copied(out, at, s.loot, 0, len(s.loot))

    def feature_names(self, view: View, seats: list[str], locations: list[str]) -> list[str]:
        """A name for every number of `observe`."""
        out = [f"kraken_figure:{seat}" for seat in seats]
        for i in range(list_length(view, "guards") // 3):
            out += [f"sentinel.{constants.SENTINEL_NAMES[i]}:{seat}" for seat in seats]
            out += [f"sentinel.{constants.SENTINEL_NAMES[i]}.{what}" for what in ("place", "since")]
        for place in range(list_length(view, "loot")):
            site = locations[constants.THE_CETACEAN_GRAVEYARD + place // int(constants.LOOT_VALUES)]
            out.append(f"loot.{site}.{constants.LOOT_NAMES[place % int(constants.LOOT_VALUES)]}")
        return out

    def label(self, s: Position, action: int, block: str, at: int) -> Label | None:
        """Splits with Nebulis, Sentinels, searches, the Executioner, the Fence and the figure."""
        return labels.kraken_label(s, action, block, at)

    def refusal(self, s: Position, me: int, block: str, at: int) -> Reason | None:
        """Why an action about Sentinels, Nebulis or covered Lords is not legal."""
        return reasons.refusal(s, me, block, at)

    def reserved(self, s: Position, me: int, place: int) -> Reason | None:
        """Return whether an opponent's Sentinel guards this."""
        return reasons.reserved(s, me, place)

    def seat_words(self, s: Position, seat: int) -> list[tuple[str, str]]:
        """A seat's Nebulis."""
        return [("nebulis", str(s.nebulis[seat]))]

    def figure_words(self, s: Position) -> list[tuple[str, str]]:
        """The holder of the Kraken figure."""
        return [("kraken_figure", notation.figure_text(s))]

    def board_words(self, s: Position) -> list[tuple[str, str]]:
        """Sentinels and Loot."""
        return [("sentinels", notation.sentinel_text(s)), ("loot", notation.loot_text(s))]

    def deck_words(self, s: Position, seen: bool) -> list[str]:
        """The Loot deck."""
        return notation.deck_words(s, seen)

    def read(self, reader: object) -> None:
        """Read this box's words from a notation."""
        assert isinstance(reader, WordReader)
        if len(reader.s.guards) > 0:
            notation.read(reader)

    def fault(self, s: Position, whole: bool) -> i64:
        """Return the first broken invariant of the box."""
        return invariants.fault(s, whole)

    def agrees(self, s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
        """Return whether this question of the box can be waiting in this position."""
        return invariants.agrees(s, question, seat, card, n)
