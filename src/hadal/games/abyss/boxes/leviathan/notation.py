"""The Leviathan box: its words in the notation of a position.

Defaults for omitted words: no wounds, an empty Border, nothing slain; the first seat that can have the Scourge has it;
the deck and the L pile hold everything that is nowhere else. If the deck is given, a Leviathan that is not named is out
of the game; if the L pile is given, an L token that is not named has been used.
"""

from hadal.core.notation import counted, read_counted
from hadal.core.vector import i64, vec, zeros
from hadal.games.abyss import constants, questions
from hadal.games.abyss.constants import LEVIATHAN_NAMES, TOKEN_NAMES
from hadal.games.abyss.show.word_reader import CARDS, WordReader, lay
from hadal.games.abyss.state import Position


def border_text(s: Position) -> str:
    """The Leviathans on the Border: zone, card, and the levels already beaten."""
    out: list[str] = []
    for zone in range(constants.ZONES if len(s.border) > 0 else 0):
        if s.border[zone] != constants.NO_LEVIATHAN:
            hurt = f":{s.level[zone]}" if s.level[zone] > 0 else ""
            out.append(f"{zone + 1}:{LEVIATHAN_NAMES[s.border[zone]]}{hurt}")
    return ",".join(out)


def slain_text(s: Position, seat: int) -> str:
    """The Leviathans a seat has slain."""
    return ",".join(LEVIATHAN_NAMES[i] for i in range(len(s.leviathans)) if s.leviathans[i] == seat)


def deck_words(s: Position, seen: bool) -> list[str]:
    """The Leviathan deck, top card first, and the pile of L tokens, or only their sizes."""
    if len(s.border) == 0:
        return []
    row = [LEVIATHAN_NAMES[s.leviathan_deck[i]] for i in range(int(s.leviathan_deck_n) - 1, -1, -1)]
    pile: list[str] = []
    for kind in range(constants.TOKENS, int(s.tables.tokens)):
        pile += [TOKEN_NAMES[kind]] * int(s.tokens[s.seats * s.tables.tokens + kind])
    return [
        f"leviathan_deck={','.join(row) if seen else f'?{len(row)}'}",
        f"l_pile={counted(pile) if seen else f'?{len(pile)}'}",
    ]


def read(r: WordReader) -> None:
    """Read the words of this box."""
    read_border(r)
    read_wounds(r)
    read_pile(r)


def read_border(r: WordReader) -> None:
    """Read the Leviathans on the Border, slain, drawn and in the deck; the others are out of the game."""
    s, known = r.s, {name: i for i, name in enumerate(LEVIATHAN_NAMES)}
    for leviathan in range(constants.LEVIATHANS):
        s.leviathans[leviathan] = constants.GONE
    read_zones(r, known)
    for seat, letter in r.letters():
        word = r.take(f"{letter}.slain")
        for name, offset in word.items():
            s.leviathans[r.place(word, name, offset, known, "Leviathan")] = seat
    for at in range(0, int(s.top), 4):
        if s.frames[at] == questions.BREED:
            s.leviathans[s.frames[at + 2]] = constants.DRAWN
            r.named.add(LEVIATHAN_NAMES[s.frames[at + 2]])
    deck, items, rest = r.row("leviathan_deck")
    cards = [r.place(deck, name, offset, known, "Leviathan") for name, offset in items]
    cards += [leviathan for name, leviathan in known.items() if name not in r.named] if rest else []
    for leviathan in cards:
        s.leviathans[leviathan] = constants.IN_DECK
    s.leviathan_deck_n = lay(s.leviathan_deck, cards)
    s.scourge_holder = r.figure("scourge", slain_counts(s))


def read_zones(r: WordReader, known: dict[str, int]) -> None:
    """Read the Border: `5:leviathan_17:1` is zone, card and the levels already beaten."""
    s, word = r.s, r.take("border")
    for part, offset in word.items():
        fields = part.split(":")
        fields += ["0"] if len(fields) == 2 else []
        zones = [str(zone + 1) for zone in range(constants.ZONES)]
        if len(fields) != 3 or fields[0] not in zones or fields[2] not in ("0", "1", "2"):
            raise word.fail(f"a zone like 5:leviathan_17 or 5:leviathan_17:1 is needed, not {part!r}", offset)
        zone = zones.index(fields[0])
        if s.border[zone] >= 0:
            raise word.fail(f"zone {fields[0]} is named twice", offset)
        s.border[zone] = r.place(word, fields[1], offset, known, "Leviathan")
        s.level[zone] = int(fields[2])
        s.leviathans[s.border[zone]] = constants.FACE_UP


def slain_counts(s: Position) -> vec[i64]:
    """How many Leviathans each seat has slain."""
    out = zeros(int(s.seats))
    for leviathan in range(constants.LEVIATHANS):
        if s.leviathans[leviathan] >= 0:
            out[s.leviathans[leviathan]] += 1
    return out


def read_wounds(r: WordReader) -> None:
    """Read every seat's wounds."""
    for seat, letter in r.letters():
        r.s.wounds[seat] = r.number(f"{letter}.wounds", 0, 999, 0)


def read_pile(r: WordReader) -> None:
    """Read the L tokens of the pile; by default, all that nobody holds."""
    s, word, kinds = r.s, r.take("l_pile"), r.s.tables.tokens
    if "l_pile" not in r.words:
        return
    for kind in range(constants.TOKENS, int(kinds)):
        s.tokens[s.seats * kinds + kind] = 0
    for kind in read_counted(word, {TOKEN_NAMES[kind]: kind for kind in range(constants.TOKENS, int(kinds))}, CARDS):
        s.tokens[s.seats * kinds + kind] += 1
