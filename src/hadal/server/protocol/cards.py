"""What a client draws cards from: all facts of a game's cards, with their texts in one language."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

BoxName = Literal["base", "kraken", "leviathan"]
When = Literal["once", "always", "turn", "none"]
Penalty = Literal["allies", "pearls", "lord", "wounds"]
LootReward = Literal["key", "pearls", "token", "ally", ""]
Suit = Literal["points", "sword", "hook", "eye", "panic"]


class NamedInfo(Struct):
    """A race, a guild, or anything else that has a word in the rules and a name for people."""

    id: str  # as in the rules: jellyfish
    name: str
    many: str = ""


class LordInfo(Struct):
    """A Lord; its place in the list is its number."""

    id: str
    name: str
    box: BoxName
    guild: str
    cost: int
    races: int  # how many different races a payment needs
    must: str  # the race that must be among them; empty: any
    points: int
    keys: int
    when: When
    moment: str  # that in a word or two
    brief: str
    text: str


class LocationInfo(Struct):
    """A Location; its place in the list is its number."""

    id: str
    name: str
    box: BoxName
    formula: str
    kind: str  # how it counts: per-guild, per-race …
    base: int
    each: int
    unit: str  # the guild or race that counts, if it is one


class AllyInfo(Struct):
    """A kind of exploration card; its place in the list is its number."""

    id: str  # J5, K4, C3d, M
    name: str
    box: BoxName
    race: str  # empty: a Monster
    value: int
    special: Literal["", "double", "boost"]  # rolls both dice, or one more for each Pearl
    copies: int


class LevelInfo(Struct):
    """One level of a Leviathan."""

    resistance: int
    rewards: int


class LeviathanInfo(Struct):
    """A Leviathan; its place in the list is its number."""

    id: str
    name: str
    race: str
    levels: list[LevelInfo]
    penalty: Penalty
    count: int
    penalty_text: str


class TokenInfo(Struct):
    """A kind of Monster token; its place in the list is its number."""

    id: str  # T2, LK
    box: BoxName
    points: int
    text: str
    copies: int


class LootInfo(Struct):
    """A Loot card; its place in the list is its number."""

    value: int
    reward: LootReward
    copies: int


class RewardInfo(Struct):
    """What a Monster brings."""

    keys: int
    pearls: int
    tokens: int
    text: str


class PlainCardInfo(Struct):
    """A card of a game without boxes; its place in the list is its number."""

    id: str  # P8, S1, X
    name: str
    suit: Suit
    points: int
    copies: int


class CardsInfo(Struct):
    """All cards of a game; a game has only some of the lists."""

    game: str
    language: str
    races: list[NamedInfo] = []
    guilds: list[NamedInfo] = []
    lords: list[LordInfo] = []
    locations: list[LocationInfo] = []
    allies: list[AllyInfo] = []
    leviathans: list[LeviathanInfo] = []
    tokens: list[TokenInfo] = []
    loot: list[LootInfo] = []
    threat: list[list[RewardInfo]] = []  # for each space of the Threat track what a fight may bring
    cards: list[PlainCardInfo] = []
