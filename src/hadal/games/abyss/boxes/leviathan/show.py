"""The Leviathan box: how the Border, Leviathans, wounds and L tokens are shown. Only L tokens have a secret side."""

from typing import final

from hadal.core.feature_list import ints, number, seat_numbers
from hadal.core.labels import Label, Reason
from hadal.core.observation import number as write_number
from hadal.core.observation import one_of, seat_from
from hadal.core.state import View
from hadal.core.vector import i16, i64, vec, whole
from hadal.games.abyss import constants
from hadal.games.abyss.boxes.leviathan import invariants, labels, notation, reasons
from hadal.games.abyss.rules.queries import back_count
from hadal.games.abyss.show.word_reader import WordReader
from hadal.games.abyss.state import BoxShow, Position


@final
class LeviathanShow(BoxShow):
    """Shows the Leviathan box."""

    def view(self, s: Position) -> View:
        """Wounds, the Scourge, the Border, the Leviathans, and the numbers of L tokens."""
        special = s.tables.tokens - constants.TOKENS
        return {
            "wounds": whole(s.wounds),
            "scourge_holder": int(s.scourge_holder),
            "border": whole(s.border),
            "level": whole(s.level),
            "beasts": whole(s.leviathans),
            "beast_deck_size": int(s.leviathan_deck_n),
            "l_token_sizes": [int(back_count(s, seat, constants.TOKENS, special)) for seat in range(int(s.seats))],
            "l_token_pile": int(back_count(s, s.seats, constants.TOKENS, special)),
        }

    def observe(self, s: Position, viewer: i64, out: vec[i16], at: i64) -> i64:
        """The Scourge, the Border, wounds, slain Leviathans."""
        seats = s.seats
        at = one_of(out, at, seats, seat_from(viewer, s.scourge_holder, seats))
        border = s.border
        for zone in range(len(border)):
            at = write_number(out, at, border[zone] + 1)
            at = write_number(out, at, s.level[zone])
        wounds = s.wounds
        for i in range(len(wounds)):
            at = write_number(out, at, wounds[(viewer + i) % seats])
        leviathans = s.leviathans
        for i in range(len(leviathans)):
            out[at] = 1 if leviathans[i] == constants.GONE else 0
            at = one_of(out, at + 1, seats, seat_from(viewer, leviathans[i], seats))
        return at

    def feature_names(self, view: View, seats: list[str], locations: list[str]) -> list[str]:
        """A name for every number of `observe`."""
        out = [f"scourge:{seat}" for seat in seats]
        zones, leviathans = len(ints(view["border"])), len(ints(view["beasts"]))
        out += [f"zone{zone + 1}.{what}" for zone in range(zones) for what in ("leviathan", "level")]
        out += [f"seat{i}.wounds" for i in range(len(ints(view["wounds"])))]
        return out + [f"{constants.LEVIATHAN_NAMES[i]}.{what}" for i in range(leviathans) for what in ("gone", *seats)]

    def features(self, view: View, me: int, seats: int) -> list[int]:
        """Return the numbers of `observe`, computed from a view."""
        out = seat_numbers(me, number(view["scourge_holder"]), seats)
        border, level, wounds = ints(view["border"]), ints(view["level"]), ints(view["wounds"])
        for zone in range(len(border)):
            out += [border[zone] + 1, level[zone]]
        out += [wounds[(me + i) % seats] for i in range(len(wounds))]
        for who in ints(view["beasts"]):
            out += [int(who == constants.GONE), *seat_numbers(me, who, seats)]
        return out

    def label(self, s: Position, action: int, block: str, at: int) -> Label | None:
        """Describe fights, zones, tokens, and actions about Monsters in this box."""
        return labels.leviathan_label(s, action, block, at)

    def refusal(self, s: Position, me: int, block: str, at: int) -> Reason | None:
        """Why an action about the Border, a fight or tokens is not legal."""
        return reasons.refusal(s, me, block, at)

    def seat_words(self, s: Position, seat: int) -> list[tuple[str, str]]:
        """A seat's wounds and the Leviathans it has slain."""
        wounds = str(s.wounds[seat]) if len(s.wounds) > 0 else ""
        return [("wounds", wounds), ("slain", notation.slain_text(s, seat))]

    def figure_words(self, s: Position) -> list[tuple[str, str]]:
        """The holder of the Scourge of the Abyss."""
        return [("scourge", constants.SEAT_LETTERS[s.scourge_holder] if s.scourge_holder >= 0 else "")]

    def board_words(self, s: Position) -> list[tuple[str, str]]:
        """The Border."""
        return [("border", notation.border_text(s))]

    def deck_words(self, s: Position, seen: bool) -> list[str]:
        """The Leviathan deck and the pile of L tokens."""
        return notation.deck_words(s, seen)

    def read(self, reader: object) -> None:
        """Read this box's words from a notation."""
        assert isinstance(reader, WordReader)
        if len(reader.s.border) > 0:
            notation.read(reader)

    def fault(self, s: Position, whole: bool) -> i64:
        """Return the first broken invariant of the box."""
        return invariants.fault(s, whole)

    def agrees(self, s: Position, question: i64, seat: i64, card: i64, n: i64) -> bool:
        """Return whether this question of the box can be waiting in this position."""
        return invariants.agrees(s, question, seat, card, n)
