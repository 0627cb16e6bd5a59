"""What the Kraken and Leviathan expansions add to a picture: the Border, Sentinels, Loot, figures and wounds."""

from __future__ import annotations

from collections.abc import Callable

from hadal.games.abyss import constants
from hadal.games.abyss.boxes.leviathan.leviathans import LEVIATHAN_ROWS
from hadal.games.abyss.picture import races
from hadal.games.abyss.texts.nouns import Nouns
from hadal.picture import svg_writer as svg
from hadal.picture.drawing import EDGE, View

Say = Callable[..., str]


def border(s: svg.SvgSheet, view: View, say: Say, nouns: Nouns) -> None:
    """Draw the nine zones of the Border, and list the places of Sentinels and Loot."""
    words = [*sentinels(view, say, nouns), *loot(view, say, nouns)]
    if not view["border"] and not words:
        return
    height = (98 if view["border"] else 8) + (26 if words else 0)
    s.box(EDGE - 8, s.y, s.width - 2 * EDGE + 16, height, svg.SLAB, svg.HAIR, 10)
    y = s.y + 8
    if view["border"]:
        s.text(EDGE + 4, y + 10, say("border", deck=view["beast_deck_size"], pile=view["l_token_pile"]), 11, svg.BRASS)
        for zone in range(int(constants.ZONES)):
            draw_zone(s, EDGE + 4 + zone * 104, y + 18, nouns.zone(zone), view["border"][zone], view["level"][zone])
        y += 90
    x = float(EDGE + 4)
    for word in words:
        x += s.chip(x, y, word) + 6
    s.y += height + 6


def draw_zone(s: svg.SvgSheet, x: float, y: float, zone: str, number: int, level: int) -> None:
    """Draw a zone of the Border with its Leviathan: the race, and the resistance of each remaining level."""
    if number < 0:
        s.box(x, y, 96, 62, svg.WELL, svg.HAIR, 6)
        s.text(x + 48, y + 37, zone, 16, svg.HAIR, svg.SERIF, svg.MIDDLE)
        return
    row = LEVIATHAN_ROWS[number]
    s.box(x, y, 96, 62, races.DEEP[row.race], races.COLOURS[row.race], 6)
    s.box(x + 2, y + 54, 92, 6, races.pattern(row.race), r=2)
    s.text(x + 7, y + 16, zone, 12, svg.FAINT)
    races.draw_symbol(s, row.race, x + 34, y + 4, 26)
    s.text(x + 89, y + 17, constants.RACE_LETTERS[row.race], 13, races.COLOURS[row.race], rest=svg.END + svg.BOLD)
    left = [str(n) if i >= level else "×" for i, n in enumerate(row.resists) if n]
    s.text(x + 48, y + 48, " · ".join(left), 14, svg.INK, svg.SERIF, svg.MIDDLE + svg.BOLD)
    if level:
        s.box(x, y, 96, 62, "none", svg.ALARM, 6)


def sentinels(view: View, say: Say, nouns: Nouns) -> list[str]:
    """List what each Sentinel guards."""
    out: list[str] = []
    guards = view["guards"]
    for i in range(constants.SENTINELS if guards else 0):
        owner, place = guards[3 * i], guards[3 * i + 1]
        if owner >= 0:
            where = say("sentinel-waits") if place == constants.IN_AREA else f"{say('sentinels')}: {nouns.place(place)}"
            out.append(f"{constants.SEAT_LETTERS[owner]} · {where}")
    return out


def loot(view: View, say: Say, nouns: Nouns) -> list[str]:
    """List the Loot on Locations."""
    out: list[str] = []
    for site in range(constants.LOOT_SITES if view["loot"] else 0):
        row = view["loot"][site * constants.LOOT_VALUES : (site + 1) * constants.LOOT_VALUES]
        found = [str(value + 3) for value, n in enumerate(row) for _ in range(n)]
        if found:
            out.append(f"{say('loot')} {' '.join(found)}: {nouns.location(constants.THE_CETACEAN_GRAVEYARD + site)}")
    return out


def figures(view: View, seat: int, say: Say) -> list[tuple[str, object]]:
    """Return a seat's expansion items as names and numbers."""
    out: list[tuple[str, object]] = []
    if view["nebulis"][seat]:
        out.append((say("score-nebulis"), view["nebulis"][seat]))
    if view["wounds"] and view["wounds"][seat]:
        out.append((say("score-wounds"), view["wounds"][seat]))
    slain = sum(who == seat for who in view["beasts"])
    if slain:
        out.append((say("slain", n=slain), ""))
    if view["kraken_holder"] == seat:
        out.append((say("figure"), ""))
    if view["scourge_holder"] == seat:
        out.append((say("scourge"), ""))
    return out
