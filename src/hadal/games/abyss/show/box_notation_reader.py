"""Abyss: the words of the Kraken and Leviathan boxes read from a position's line of text.

Left out means: no Nebulis, wounds, Sentinels or Loot, an empty Border, nothing slain; the Kraken figure and the
Scourge with the first seat that can have them; decks and the L pile of everything that is nowhere else.
A Leviathan named nowhere although the deck is written out is out of the game, an L token has been used.
"""

from hadal.core.events import NOBODY
from hadal.core.notation import Word, read_counted
from hadal.core.vector import i64, vec, zeros
from hadal.games.abyss import constants, questions
from hadal.games.abyss.boxes.kraken.loot import COPIES
from hadal.games.abyss.names import BEAST_NAMES, LOOT_NAMES, SENTINEL_NAMES, TOKEN_NAMES
from hadal.games.abyss.show.box_notation import NONE, WAITING
from hadal.games.abyss.show.word_reader import CARDS, WordReader, lay
from hadal.games.abyss.state import Position


def read_boxes(r: WordReader) -> None:
    """The words of the open boxes."""
    if len(r.s.guards) > 0:
        read_nebulis(r)
        read_sentinels(r)
        read_loot(r)
    if len(r.s.border) > 0:
        read_border(r)
        read_wounds(r)
        read_pile(r)


def letters(r: WordReader) -> list[tuple[int, str]]:
    """The seats and their letters."""
    return [(seat, constants.SEAT_LETTERS[seat]) for seat in range(int(r.s.seats))]


def read_nebulis(r: WordReader) -> None:
    """Everybody's Nebulis, and who has the Kraken figure."""
    s = r.s
    for seat, letter in letters(r):
        s.nebulis[seat] = r.number(f"{letter}.nebulis", 0, 999, 0)
    s.kraken_holder = figure(r, "kraken_figure", s.nebulis)


def figure(r: WordReader, key: str, counts: vec[i64]) -> int:
    """Who has a figure: as written, or the first seat that has the most; nobody if all have none."""
    word = r.take(key)
    if key in r.words:
        return NOBODY if word.value == NONE else r.letter(word, word.value, 0)
    best = NOBODY
    for seat in range(len(counts)):
        if counts[seat] > (counts[best] if best >= 0 else 0):
            best = seat
    return best


def read_sentinels(r: WordReader) -> None:
    """Whose the Sentinels are and what they guard: `watcher:A:trader,vigil:B:waiting:12`."""
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
    """The turn in which a Sentinel came to its owner's area."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise word.fail(f"a turn is needed, not {text!r}", offset)
    return int(text)


def guarded_place(r: WordReader, word: Word, name: str, offset: int) -> int:
    """A Lord, a stack or a Location by its name."""
    if name in constants.RACE_NAMES[: constants.RACES]:
        return constants.AT_STACK + constants.RACE_NAMES.index(name)
    if name in r.tiles:
        return constants.AT_LOCATION + r.tiles[name]
    return constants.AT_LORD + r.one(word, name, offset, r.lords, "Lord, stack or Location")


def read_loot(r: WordReader) -> None:
    """Loot on Locations, `the_megalodon:7+4`, and the Loot deck."""
    s, word = r.s, r.take("loot")
    left = list(COPIES)
    for part, offset in word.items():
        name, _, cards = part.partition(":")
        site = r.one(word, name, offset, r.tiles, "Location") - constants.THE_CETACEAN_GRAVEYARD
        if not 0 <= site < constants.LOOT_SITES:
            raise word.fail(f"no Loot lies on {name}", offset)
        for card in cards.split("+"):
            value = loot_card(word, card, offset, left)
            s.loot[site * constants.LOOT_VALUES + value] += 1
    deck, items, rest = r.row("loot_deck")
    found = [loot_card(deck, name, offset, left) for name, offset in items]
    found += [value for value in range(constants.LOOT_VALUES) for _ in range(left[value])] if rest else []
    s.loot_deck = zeros(sum(COPIES))
    s.loot_deck_n = lay(s.loot_deck, found)


def loot_card(word: Word, name: str, offset: int, left: list[int]) -> int:
    """A Loot card by its value, none oftener than there are."""
    if name not in LOOT_NAMES:
        raise word.fail(f"Loot is one of {', '.join(LOOT_NAMES)}, not {name!r}", offset)
    value = LOOT_NAMES.index(name)
    left[value] -= 1
    if left[value] < 0:
        raise word.fail(f"there are only {COPIES[value]} Loot cards {name}", offset)
    return value


def read_border(r: WordReader) -> None:
    """The Leviathans: on the Border, slain, drawn, in the deck; the others are out of the game."""
    s, known = r.s, {name: i for i, name in enumerate(BEAST_NAMES)}
    for beast in range(constants.LEVIATHANS):
        s.beasts[beast] = constants.GONE
    read_zones(r, known)
    for seat, letter in letters(r):
        word = r.take(f"{letter}.slain")
        for name, offset in word.items():
            s.beasts[r.place(word, name, offset, known, "Leviathan")] = seat
    for at in range(0, int(s.top), 4):
        if s.frames[at] == questions.BREED:
            s.beasts[s.frames[at + 2]] = constants.DRAWN
            r.named.add(BEAST_NAMES[s.frames[at + 2]])
    deck, items, rest = r.row("leviathan_deck")
    cards = [r.place(deck, name, offset, known, "Leviathan") for name, offset in items]
    cards += [beast for name, beast in known.items() if name not in r.named] if rest else []
    for beast in cards:
        s.beasts[beast] = constants.IN_DECK
    s.beast_deck = zeros(constants.LEVIATHANS)
    s.beast_deck_n = lay(s.beast_deck, cards)
    s.scourge_holder = figure(r, "scourge", slain_counts(s))


def read_zones(r: WordReader, known: dict[str, int]) -> None:
    """The Border: `5:leviathan_17:1` is zone, card and levels already beaten."""
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
        s.beasts[s.border[zone]] = constants.FACE_UP


def slain_counts(s: Position) -> vec[i64]:
    """How many Leviathans each seat has slain."""
    out = zeros(int(s.seats))
    for beast in range(constants.LEVIATHANS):
        if s.beasts[beast] >= 0:
            out[s.beasts[beast]] += 1
    return out


def read_wounds(r: WordReader) -> None:
    """Everybody's wounds."""
    for seat, letter in letters(r):
        r.s.wounds[seat] = r.number(f"{letter}.wounds", 0, 999, 0)


def read_pile(r: WordReader) -> None:
    """The L tokens of the pile: as written, or all that nobody holds."""
    s, word, kinds = r.s, r.take("l_pile"), r.s.tables.tokens
    if "l_pile" not in r.words:
        return
    for kind in range(constants.TOKENS, int(kinds)):
        s.tokens[s.seats * kinds + kind] = 0
    for kind in read_counted(word, {TOKEN_NAMES[kind]: kind for kind in range(constants.TOKENS, int(kinds))}, CARDS):
        s.tokens[s.seats * kinds + kind] += 1
