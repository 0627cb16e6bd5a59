"""The Kraken box: its words in the notation of a position.

Defaults for omitted words: no Nebulis, Sentinels or Loot; the first seat that can have the Kraken figure has it; the
Loot deck holds all Loot that is nowhere else.
"""

from typing import Final

from hadal.core.events import NOBODY
from hadal.core.notation import Word
from hadal.core.vector import i64
from hadal.games.abyss import constants
from hadal.games.abyss.boxes.kraken.loot import COPIES
from hadal.games.abyss.constants import LOOT_NAMES, SENTINEL_NAMES
from hadal.games.abyss.show.word_reader import NONE, WordReader, lay
from hadal.games.abyss.state import Position

WAITING: Final = "waiting"  # a Sentinel that guards nothing


def place_text(s: Position, place: i64) -> str:
    """What a Sentinel guards: a Lord, a stack or a Location."""
    if place >= constants.AT_LOCATION:
        return s.tables.location_names[place - constants.AT_LOCATION]
    return (
        constants.RACE_NAMES[place - constants.AT_STACK] if place >= constants.AT_STACK else s.tables.lord_names[place]
    )


def sentinel_text(s: Position) -> str:
    """The Sentinels with an owner: what each guards, or since which turn it waits."""
    out: list[str] = []
    for i in range(constants.SENTINELS if len(s.guards) > 0 else 0):
        owner, place, since = s.guards[3 * i], s.guards[3 * i + 1], s.guards[3 * i + 2]
        if owner != NOBODY:
            where = f"{WAITING}:{since}" if place == constants.IN_AREA else place_text(s, place)
            out.append(f"{SENTINEL_NAMES[i]}:{constants.SEAT_LETTERS[owner]}:{where}")
    return ",".join(out)


def loot_text(s: Position) -> str:
    """The Loot on Locations."""
    out: list[str] = []
    for site in range(constants.LOOT_SITES if len(s.loot) > 0 else 0):
        found = [
            LOOT_NAMES[i]
            for i in range(constants.LOOT_VALUES)
            for _ in range(int(s.loot[site * constants.LOOT_VALUES + i]))
        ]
        if found:
            out.append(f"{s.tables.location_names[constants.THE_CETACEAN_GRAVEYARD + site]}:{'+'.join(found)}")
    return ",".join(out)


def figure_text(s: Position) -> str:
    """The holder of the Kraken figure; `-` for nobody although there are Nebulis."""
    if s.kraken_holder != NOBODY:
        return constants.SEAT_LETTERS[s.kraken_holder]
    return NONE if any(n > 0 for n in s.nebulis) else ""


def deck_words(s: Position, seen: bool) -> list[str]:
    """The Loot deck, top card first, or only its size."""
    if len(s.guards) == 0:
        return []
    row = [LOOT_NAMES[s.loot_deck[i]] for i in range(int(s.loot_deck_n) - 1, -1, -1)]
    return [f"loot_deck={','.join(row) if seen else f'?{len(row)}'}"]


def read(r: WordReader) -> None:
    """Read the words of this box."""
    read_nebulis(r)
    read_sentinels(r)
    read_loot(r)


def read_nebulis(r: WordReader) -> None:
    """Read every seat's Nebulis and the holder of the Kraken figure."""
    s = r.s
    for seat, letter in r.letters():
        s.nebulis[seat] = r.number(f"{letter}.nebulis", 0, 999, 0)
    s.kraken_holder = r.figure("kraken_figure", s.nebulis)


def read_sentinels(r: WordReader) -> None:
    """Read the owners of the Sentinels and what they guard: `watcher:A:trader,vigil:B:waiting:12`."""
    s, word = r.s, r.take("sentinels")
    for part, offset in word.items():
        fields = part.split(":")
        if not 3 <= len(fields) <= 4 or fields[0] not in SENTINEL_NAMES:
            raise word.fail(f"a Sentinel like watcher:A:trader or vigil:B:waiting:12 is needed, not {part!r}", offset)
        i = 3 * SENTINEL_NAMES.index(fields[0])
        if s.guards[i] != NOBODY:
            raise word.fail(f"{fields[0]} is named twice", offset)
        s.guards[i] = r.letter(word, fields[1], offset + len(fields[0]) + 1)
        if fields[2] == WAITING:
            s.guards[i + 2] = since(word, fields[3] if len(fields) == 4 else "0", offset)
        elif len(fields) == 4:
            raise word.fail("only a Sentinel that waits has a turn", offset)
        else:
            s.guards[i + 1] = guarded_place(r, word, fields[2], offset)
            s.guarded += 1


def since(word: Word, text: str, offset: int) -> int:
    """Read the turn in which a Sentinel came to its owner's area."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise word.fail(f"a turn is needed, not {text!r}", offset)
    return int(text)


def guarded_place(r: WordReader, word: Word, name: str, offset: int) -> int:
    """Read a Lord, a stack or a Location by its name."""
    if name in constants.RACE_NAMES[: constants.RACES]:
        return constants.AT_STACK + constants.RACE_NAMES.index(name)
    if name in r.locations:
        return constants.AT_LOCATION + r.locations[name]
    return constants.AT_LORD + r.one(word, name, offset, r.lords, "Lord, stack or Location")


def read_loot(r: WordReader) -> None:
    """Read the Loot on Locations, `the_megalodon:7+4`, and the Loot deck."""
    s, word = r.s, r.take("loot")
    left = list(COPIES)
    for part, offset in word.items():
        name, _, cards = part.partition(":")
        site = r.one(word, name, offset, r.locations, "Location") - constants.THE_CETACEAN_GRAVEYARD
        if not 0 <= site < constants.LOOT_SITES:
            raise word.fail(f"no Loot lies on {name}", offset)
        for card in cards.split("+"):
            value = loot_card(word, card, offset, left)
            s.loot[site * constants.LOOT_VALUES + value] += 1
    deck, items, rest = r.row("loot_deck")
    found = [loot_card(deck, name, offset, left) for name, offset in items]
    found += [value for value in range(constants.LOOT_VALUES) for _ in range(left[value])] if rest else []
    s.loot_deck_n = lay(s.loot_deck, found)


def loot_card(word: Word, name: str, offset: int, left: list[int]) -> int:
    """Read a Loot card by its value; reject more copies than exist."""
    if name not in LOOT_NAMES:
        raise word.fail(f"Loot is one of {', '.join(LOOT_NAMES)}, not {name!r}", offset)
    value = LOOT_NAMES.index(name)
    left[value] -= 1
    if left[value] < 0:
        raise word.fail(f"there are only {COPIES[value]} Loot cards {name}", offset)
    return value
