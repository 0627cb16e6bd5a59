"""Abyss: the words of a position that the Kraken and Leviathan boxes bring; none when they are closed."""

from hadal.core.events import NOBODY
from hadal.core.notation import counted
from hadal.core.vector import i64
from hadal.games.abyss import constants
from hadal.games.abyss.names import BEAST_NAMES, LOCATION_NAMES, LOOT_NAMES, LORD_NAMES, SENTINEL_NAMES, TOKEN_NAMES
from hadal.games.abyss.rules.queries import back_count
from hadal.games.abyss.state import Position

WAITING = "waiting"  # a Sentinel that guards nothing
NONE = "-"  # a figure that nobody has


def place_text(place: i64) -> str:
    """What a Sentinel guards: a Lord, a stack, a Location."""
    if place >= constants.AT_LOCATION:
        return LOCATION_NAMES[place - constants.AT_LOCATION]
    return constants.RACE_NAMES[place - constants.AT_STACK] if place >= constants.AT_STACK else LORD_NAMES[place]


def sentinel_text(s: Position) -> str:
    """The Sentinels that somebody has, with what they guard, or since which turn they wait."""
    out: list[str] = []
    for i in range(constants.SENTINELS if len(s.guards) > 0 else 0):
        owner, place, since = s.guards[3 * i], s.guards[3 * i + 1], s.guards[3 * i + 2]
        if owner != NOBODY:
            where = f"{WAITING}:{since}" if place == constants.IN_AREA else place_text(place)
            out.append(f"{SENTINEL_NAMES[i]}:{constants.SEAT_LETTERS[owner]}:{where}")
    return ",".join(out)


def loot_text(s: Position) -> str:
    """The Loot lying on Locations."""
    out: list[str] = []
    for site in range(constants.LOOT_SITES if len(s.loot) > 0 else 0):
        found = [
            LOOT_NAMES[i]
            for i in range(constants.LOOT_VALUES)
            for _ in range(int(s.loot[site * constants.LOOT_VALUES + i]))
        ]
        if found:
            out.append(f"{LOCATION_NAMES[constants.THE_CETACEAN_GRAVEYARD + site]}:{'+'.join(found)}")
    return ",".join(out)


def border_text(s: Position) -> str:
    """The Leviathans on the Border: zone, card, and the levels already beaten."""
    out: list[str] = []
    for zone in range(constants.ZONES if len(s.border) > 0 else 0):
        if s.border[zone] != constants.NO_BEAST:
            hurt = f":{s.level[zone]}" if s.level[zone] > 0 else ""
            out.append(f"{zone + 1}:{BEAST_NAMES[s.border[zone]]}{hurt}")
    return ",".join(out)


def slain_text(s: Position, seat: int) -> str:
    """The Leviathans a seat has slain."""
    return ",".join(BEAST_NAMES[i] for i in range(len(s.beasts)) if s.beasts[i] == seat)


def seat_box_words(s: Position, seat: int) -> list[tuple[str, str]]:
    """What the boxes bring a seat."""
    wounds = str(s.wounds[seat]) if len(s.wounds) > 0 else ""
    return [("nebulis", str(s.nebulis[seat])), ("wounds", wounds), ("slain", slain_text(s, seat))]


def public_box_words(s: Position) -> list[tuple[str, str]]:
    """What the boxes bring to the table."""
    nebulis = sum([int(n) for n in s.nebulis])
    figure = constants.SEAT_LETTERS[s.kraken_holder] if s.kraken_holder != NOBODY else NONE if nebulis > 0 else ""
    scourge = constants.SEAT_LETTERS[s.scourge_holder] if s.scourge_holder != NOBODY else ""
    return [
        ("kraken_figure", figure), ("scourge", scourge), ("sentinels", sentinel_text(s)), ("loot", loot_text(s)),
        ("border", border_text(s)),
    ]  # fmt: skip


def hidden_box_words(s: Position, seen: bool) -> list[str]:
    """The decks and the pile that the boxes bring, or only their sizes."""
    out: list[str] = []
    if len(s.guards) > 0:
        row = [LOOT_NAMES[s.loot_deck[i]] for i in range(int(s.loot_deck_n) - 1, -1, -1)]
        out.append(f"loot_deck={','.join(row) if seen else f'?{len(row)}'}")
    if len(s.border) > 0:
        row = [BEAST_NAMES[s.beast_deck[i]] for i in range(int(s.beast_deck_n) - 1, -1, -1)]
        out.append(f"leviathan_deck={','.join(row) if seen else f'?{len(row)}'}")
        pile: list[str] = []
        for kind in range(constants.TOKENS, int(s.tables.tokens)):
            pile += [TOKEN_NAMES[kind]] * int(s.tokens[s.seats * s.tables.tokens + kind])
        out.append(f"l_pile={counted(pile) if seen else f'?{len(pile)}'}")
    return out


def hidden_token_text(s: Position, seat: int) -> str:
    """How many Monster tokens of each back a seat holds: `?2,L?1`."""
    base = back_count(s, seat, 0, constants.TOKENS)
    special = back_count(s, seat, constants.TOKENS, s.tables.tokens - constants.TOKENS)
    return ",".join(([f"?{base}"] if base else []) + ([f"L?{special}"] if special else []))
