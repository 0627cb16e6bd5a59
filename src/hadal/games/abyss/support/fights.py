"""The odds of a fight as clients get them."""

from __future__ import annotations

from typing import Any

from hadal.core.labels import Label
from hadal.games.abyss.boxes.leviathan import fight_odds
from hadal.games.abyss.boxes.leviathan.border import can_fight_zone, levels_beaten
from hadal.games.abyss.boxes.leviathan.fight import SLAIN
from hadal.games.abyss.constants import ZONES
from hadal.games.abyss.show.labels import frame_card, frame_n
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.protocol import Danger, FightOdds


def fight_facts(s: Position, label: Label) -> dict[str, Any]:
    """The facts of an action in a fight.

    `ways`: every Ally that can be used, best first. `odds`: the chosen Ally. `attack` and `beaten`: the attack with
    this many Pearls, and the levels it beats. `dangers`: the zones where a new Leviathan would cause an attack.
    """
    me = s.to_move()
    if label.verb == "fight-leviathan":
        zones = [zone for zone in range(ZONES) if can_fight_zone(s, me, zone)]
        return {"ways": [way for zone in zones for way in ways(s, me, zone)]}
    if label.verb == "choose-leviathan":
        return {"ways": ways(s, me, fight_odds.zone_of(s, label.card))}
    if label.verb == "fight-again":
        return {"ways": ways(s, me, frame_card(s))}
    if label.verb == "strike":
        return {"odds": odds(fight_odds.way(s, me, frame_card(s), label.card))}
    if label.verb == "boost":
        attack = frame_n(s) % SLAIN + label.amount
        return {"attack": attack, "beaten": int(levels_beaten(s, frame_card(s), attack))}
    if label.verb in ("pass-by", "send-leviathan"):
        return {"dangers": [Danger(zone, int(s.border[zone]), chance) for zone, chance in fight_odds.dangers(s)]}
    return {}


def ways(s: Position, seat: int, zone: int) -> list[FightOdds]:
    """The odds of every Ally of a seat against the Leviathan of a zone, best first."""
    return [odds(way) for way in fight_odds.ways(s, seat, zone)]


def odds(way: fight_odds.Way) -> FightOdds:
    """The odds of one Ally."""
    return FightOdds(way.zone, way.card, way.chances, way.levels, way.rewards, way.pearls)
