"""The Leviathan box: how the Border, Leviathans, wounds and L tokens are shown. Only L tokens have a secret side."""

from typing import final

from hadal.core.labels import Label, Reason
from hadal.core.observation import list_length, number, one_of, seat_from
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
            at = number(out, at, border[zone] + 1)
            at = number(out, at, s.level[zone])
        wounds = s.wounds
        for i in range(len(wounds)):
            at = number(out, at, wounds[(viewer + i) % seats])
        leviathans = s.leviathans
        for i in range(len(leviathans)):
            out[at] = 1 if leviathans[i] == constants.GONE else 0
            at = one_of(out, at + 1, seats, seat_from(viewer, leviathans[i], seats))
        return at

    def feature_names(self, view: View, seats: list[str], locations: list[str]) -> list[str]:
        """A name for every number of `observe`."""
        out = [f"scourge:{seat}" for seat in seats]
        zones, leviathans = list_length(view, "border"), list_length(view, "beasts")
        out += [f"zone{zone + 1}.{what}" for zone in range(zones) for what in ("leviathan", "level")]
        out += [f"seat{i}.wounds" for i in range(list_length(view, "wounds"))]
        return out + [f"{constants.LEVIATHAN_NAMES[i]}.{what}" for i in range(leviathans) for what in ("gone", *seats)]

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
