"""The cards of Abyss for a client that draws them: the rows of the rules with their texts."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from hadal.core.registry import create
from hadal.games.abyss import constants
from hadal.games.abyss.boxes.box import Box
from hadal.games.abyss.boxes.kraken.loot import COPIES as LOOT_COPIES
from hadal.games.abyss.boxes.leviathan.border import zone_chance
from hadal.games.abyss.boxes.leviathan.fight import BOOSTERS
from hadal.games.abyss.boxes.leviathan.leviathans import LEVIATHAN_ROWS
from hadal.games.abyss.boxes.registered import BOXES, LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.rules import score
from hadal.games.abyss.rules.explore import REWARD_KEYS, REWARD_PEARLS, REWARD_TOKENS, SPACE_START
from hadal.games.abyss.state import Location, Lord
from hadal.games.abyss.support.protocol import (
    AbyssCards,
    AllyInfo,
    BoxName,
    LevelInfo,
    LeviathanInfo,
    LocationInfo,
    LootInfo,
    LootReward,
    LordInfo,
    NamedInfo,
    Penalty,
    PieceInfo,
    RewardInfo,
    Special,
    TokenInfo,
    When,
    ZoneInfo,
)
from hadal.games.abyss.texts.nouns import Nouns
from hadal.server import i18n

# How Locations score, in the order of score.py.
KINDS = [
    "per-guild", "per-race", "per-guilds", "copy", "nothing", "weakest", "strongest", "per-lord", "with-key",
    "without-key", "weakest-allies", "per-ally", "per-nebulis", "loot",
]  # fmt: skip
PENALTIES = ["allies", "pearls", "lord", "wounds"]
LOOT_REWARDS = ["key", "pearls", "token", "ally", ""]
PIECES = [
    "pearl", "key", "monster-token", "monster-token-l", "nebulis", "kraken-figure", "sentinel", "wound",
    "scourge-figure",
]  # fmt: skip


def boxes() -> list[tuple[BoxName, Box]]:
    """All boxes, whatever a table uses."""
    return [(cast(BoxName, box.name), box) for box in BOXES]


@lru_cache(maxsize=16)
def abyss_cards(language: str) -> AbyssCards:
    """All cards in a language."""
    nouns = Nouns(i18n.words(language).catalogue)
    return AbyssCards(
        game="abyss",
        language=language,
        races=[
            NamedInfo(name, str(nouns.race(race)), nouns.many(race), nouns.letter(race))
            for race, name in enumerate(constants.RACE_NAMES)
        ],
        guilds=[NamedInfo(name, nouns.text(f"guild-{name}")) for name in constants.GUILD_NAMES],
        lords=lords(nouns),
        locations=locations(nouns),
        allies=[ally(nouns, kind) for kind in range(len(constants.ALLY_NAMES))],
        leviathans=[leviathan(nouns, beast) for beast in range(len(LEVIATHAN_ROWS))],
        zones=[ZoneInfo(nouns.zone(zone), zone_chance(zone)) for zone in range(constants.ZONES)],
        tokens=tokens(nouns),
        loot=[loot(nouns, i, n) for i, n in enumerate(LOOT_COPIES)],
        pieces=[piece(nouns, name) for name in PIECES],
        threat=[threat(nouns, space) for space in range(len(SPACE_START) - 1)],
    )


def lords(nouns: Nouns) -> list[LordInfo]:
    """Every Lord, by number."""
    rows = [(name, row) for name, box in boxes() for row in box.lords]
    return [lord(nouns, name, row) for name, row in sorted(rows, key=lambda pair: pair[1].lord)]


def lord(nouns: Nouns, box: BoxName, row: Lord) -> LordInfo:
    """One Lord."""
    moment, name = when(row), f"lord-{LORD_NAMES[row.lord]}"
    silent = moment == "none"
    return LordInfo(
        id=LORD_NAMES[row.lord],
        name=str(nouns.lord(row.lord)),
        box=box,
        guild=constants.GUILD_NAMES[row.guild],
        cost=row.cost,
        races=row.races,
        must="" if row.race == constants.ANY else constants.RACE_NAMES[row.race],
        points=row.points,
        keys=row.keys,
        when=moment,
        moment=nouns.text("when-none") if silent else moment_of(nouns, moment),
        brief="" if silent else nouns.text(name, "brief"),
        text="" if silent else nouns.text(name, "text"),
        rulings=nouns.rulings(name),
    )


def when(row: Lord) -> When:
    """When a Lord's power works."""
    if row.each_turn >= 0:
        return "turn"
    if row.lasting:
        return "always"
    return "once" if row.arrives is not None else "none"


def moment_of(nouns: Nouns, moment: str) -> str:
    """The words for that, which are printed before the power."""
    return nouns.text(f"when-{moment}", power="").strip().removesuffix(":").strip()


def locations(nouns: Nouns) -> list[LocationInfo]:
    """Every Location, by number."""
    rows = [(name, row) for name, box in boxes() for row in box.locations]
    return [location(nouns, name, row) for name, row in sorted(rows, key=lambda pair: pair[1].location)]


def location(nouns: Nouns, box: BoxName, row: Location) -> LocationInfo:
    """One Location."""
    counted = {score.PER_GUILD: constants.GUILD_NAMES, score.PER_RACE: constants.RACE_NAMES}.get(row.kind)
    return LocationInfo(
        id=LOCATION_NAMES[row.location],
        name=str(nouns.location(row.location)),
        box=box,
        formula=nouns.formula(row.location),
        kind=KINDS[row.kind],
        base=row.base,
        each=row.each,
        unit=counted[row.unit] if counted else "",
        rulings=nouns.rulings(f"location-{KINDS[row.kind]}"),
    )


def ally(nouns: Nouns, kind: int) -> AllyInfo:
    """One kind of exploration card."""
    word, game = constants.ALLY_NAMES[kind], create("abyss", 2, {"expansions": "both"})
    race = "" if kind == constants.MONSTER else constants.RACE_NAMES[constants.RACE_LETTERS.index(word[0])]
    special: Special = "" if kind < constants.SPECIAL else "double" if kind < BOOSTERS else "boost"
    home = next(name for name, box in boxes() if kind in box.copies)
    return AllyInfo(
        id=word,
        name=str(nouns.card(game, kind)),
        box=home,
        race=race,
        value=0 if kind == constants.MONSTER else int(word[1]),
        special=special,
        copies=sum(box.copies.get(kind, 0) for _, box in boxes()),
        by_box={name: box.copies[kind] for name, box in boxes() if kind in box.copies},
        rulings=ally_rulings(nouns, race, special),
    )


def ally_rulings(nouns: Nouns, race: str, special: Special) -> list[str]:
    """The rulings about an exploration card, those about its special effect first."""
    if race in ("", "kraken"):
        return nouns.rulings(race or "monster")
    return nouns.rulings(*([f"ally-{special}"] if special else []), "ally", race=race)


def leviathan(nouns: Nouns, beast: int) -> LeviathanInfo:
    """One Leviathan."""
    row = LEVIATHAN_ROWS[beast]
    penalty = PENALTIES[row.penalty]
    levels = zip(row.resists, row.rewards, strict=True)
    return LeviathanInfo(
        id=constants.LEVIATHAN_NAMES[beast],
        name=str(nouns.leviathan(beast)),
        race=constants.RACE_NAMES[row.race],
        levels=[LevelInfo(resistance, rewards) for resistance, rewards in levels if resistance],
        penalty=cast(Penalty, penalty),
        count=row.count,
        penalty_text=nouns.text(f"penalty-{penalty}", n=row.count),
        rulings=nouns.rulings("leviathan", f"leviathan-{penalty}"),
    )


def tokens(nouns: Nouns) -> list[TokenInfo]:
    """Every kind of Monster token; those of the base box score points, the others have an effect."""
    rows = sorted((kind, name, n) for name, box in boxes() for kind, n in box.tokens.items())
    return [
        TokenInfo(
            constants.TOKEN_NAMES[kind],
            name,
            kind + 2 if kind < constants.TOKENS else 0,
            nouns.effect(kind) if kind >= constants.TOKENS else "",
            n,
        )
        for kind, name, n in rows
    ]


def threat(nouns: Nouns, space: int) -> list[RewardInfo]:
    """The rewards for a Monster when the Threat token is on this space."""
    rows = range(SPACE_START[space], SPACE_START[space + 1])
    return [RewardInfo(REWARD_KEYS[i], REWARD_PEARLS[i], REWARD_TOKENS[i], nouns.reward(i)) for i in rows]


def loot(nouns: Nouns, number: int, copies: int) -> LootInfo:
    """One Loot card."""
    value, reward = constants.LEAST_LOOT + number, LOOT_REWARDS[number]
    told = {"value": value, "reward": reward or "none"}
    return LootInfo(
        value=value,
        reward=cast(LootReward, reward),
        copies=copies,
        name=nouns.text("loot", value=value),
        text=nouns.text("loot", "text", **told),
        short=nouns.text("loot", "short", **told),
        rulings=nouns.rulings(*([f"loot-{reward}"] if reward else []), "loot"),
    )


def piece(nouns: Nouns, name: str) -> PieceInfo:
    """One kind of token or figure."""
    return PieceInfo(name, nouns.text(f"piece-{name}"), nouns.text(f"piece-{name}", "text"), nouns.rulings(name))
