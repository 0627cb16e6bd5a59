"""What Abyss adds to the protocol: standing orders, payments, previews of cards, totals, and card facts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hadal.server.protocol.http import CardFacts
from hadal.server.protocol.sentences import SentenceParts
from hadal.server.protocol.socket import MoveSuggestion

# Offers and payments.

Price = Annotated[int, Meta(ge=-1, le=9)]
ASK = -1  # a price in orders: ask me; 0: pass; from 1: buy up to this price


class OfferOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders for offered cards: a price for each kind of card.

    `prices` has a row for each race (the Krakens last) and a column for each value: -1 asks, 0 passes,
    3 buys for up to three Pearls and passes if the card costs more.
    """

    prices: Annotated[list[Annotated[list[Price], Meta(min_length=5, max_length=5)]], Meta(min_length=6, max_length=6)]
    scope: Literal["exploration", "turn", "game"] = "turn"  # for this exploration, until my turn, or for the game
    unless_lord: bool = False  # ask me anyway if the card lets me afford a Lord of the Court


class PaymentWay(MoveSuggestion, omit_defaults=True):
    """A whole payment for a Lord."""

    cards: list[int] = field(default_factory=list)
    pearls: int = 0
    nebulis: int = 0
    affiliates: int = -1
    gain: int = 0  # points that the affiliated Ally adds to the best of its race
    value: int = 0
    races: int = 0  # how many races the cards can stand for


# Previews.


class PricePart(Struct):
    """A part of a price: the printed cost, or what Lords in play add or take off."""

    code: str
    amount: int


class Consequence(Struct, omit_defaults=True):
    """Something that recruiting a Lord brings about automatically."""

    # third-key: a Location, with keys to choose; locks: a Location whose keys lock `lords`; sixth and seventh: the end
    # is near or triggered by the number of Lords; refill: the Court is refilled; court-ends: it cannot be refilled,
    # which ends the game; power: the Lord has a power that works on arrival.
    code: Literal["third-key", "locks", "sixth", "seventh", "refill", "court-ends", "power"]
    lords: list[int] = []
    left: int = 0  # Lords left at Court
    pearls: int = 0  # for the seat


class LordPreview(Struct, omit_defaults=True):
    """What a Lord of the Court costs one seat now, and why the seat cannot pay."""

    lord: int
    price: int
    changes: list[PricePart]
    lacks: Literal["", "value", "races", "race", "guarded"] = ""  # empty: it could be paid
    have: int = 0
    need: int = 0
    race: int = -1  # the compulsory race that is missing
    stacks: list[int] = []  # Council stacks that would make it payable, where the table helps to remember
    text: SentenceParts = ()
    then: list[Consequence] = []


# Fights.


class FightOdds(Struct):
    """What an Ally can do to a Leviathan, before the die is rolled."""

    zone: int  # of the Leviathan
    card: int  # the Ally
    chances: list[float]  # to beat at least 1, 2 … of the levels that are left
    levels: float  # the number of levels it beats on average
    rewards: float  # the number of tokens that brings on average
    pearls: int  # how many Pearls the chances count on


class Danger(Struct):
    """What a new Leviathan does if the dice choose an occupied zone."""

    zone: int
    leviathan: int
    chance: float


class CardPreview(Struct, omit_defaults=True):
    """What another card on the table costs one seat now, and what the seat lacks for it."""

    what: Literal["location", "leviathan", "ally"]  # available, on the Border, or offered on the exploration track
    card: int
    price: int = 0  # in Keys for a Location, in Pearls for an Ally
    have: int = 0
    lacks: Literal["", "keys", "ally", "pearls", "bought", "guarded"] = ""  # empty: nothing
    text: SentenceParts = ()
    ways: list[FightOdds] = []  # the odds of the seat's Allies against a Leviathan, best first


class SeatTotals(Struct, gc=False):
    """The points of a seat so far, term by term; what only the seat knows is sent to nobody else."""

    seat: int
    lords: int = 0
    places: int = 0  # the Locations it controls
    allies: int = 0
    nebulis: int = 0
    figure: int = 0
    wounds: int = 0
    scourge: int = 0
    tokens: int = 0  # Monster tokens; 0 for viewers who may not know
    open: int = 0  # everything but the tokens
    each: list[int] = []  # for every Location its points for this seat, whoever controls it
    if_over: list[int] = []  # the same if the game ended now, with this seat's hand; empty for other viewers


# Cards.

BoxName = Literal["base", "kraken", "leviathan"]
When = Literal["once", "always", "turn", "none"]
Penalty = Literal["allies", "pearls", "lord", "wounds"]
LootReward = Literal["key", "pearls", "token", "ally", ""]
Special = Literal["", "double", "boost"]


class NamedInfo(Struct):
    """A race or a guild: its id in the rules and its name for people."""

    id: str  # as in the rules: jellyfish
    name: str
    many: str = ""
    letter: str = ""  # of a race, where there is no room for its name


class LordInfo(Struct):
    """A Lord; its index in the list is its number."""

    id: str
    name: str
    box: BoxName
    guild: str
    cost: int
    races: int  # how many different races a payment must have
    must: str  # the compulsory race; empty: none
    points: int
    keys: int
    when: When
    moment: str  # `when` in a word or two
    brief: str
    text: str
    rulings: list[str]


class LocationInfo(Struct):
    """A Location; its index in the list is its number."""

    id: str
    name: str
    box: BoxName
    formula: str
    kind: str  # how it scores: per-guild, per-race …
    base: int
    each: int
    unit: str  # the guild or race that scores, if it is one
    rulings: list[str]


class AllyInfo(Struct):
    """A kind of exploration card; its index in the list is its number."""

    id: str  # J5, K4, C3d, M
    name: str
    box: BoxName
    race: str  # empty: a Monster
    value: int
    special: Special  # rolls both dice, or one more per Pearl
    copies: int
    by_box: dict[str, int]  # how many copies each box brings
    rulings: list[str]


class LevelInfo(Struct):
    """One level of a Leviathan."""

    resistance: int
    rewards: int


class LeviathanInfo(Struct):
    """A Leviathan; its index in the list is its number."""

    id: str
    name: str
    race: str
    levels: list[LevelInfo]
    penalty: Penalty
    count: int
    penalty_text: str
    rulings: list[str]


class ZoneInfo(Struct):
    """A zone of the Border; its index in the list is its number."""

    name: str  # as printed: the totals of two dice that lead to it
    chance: int  # how many of the 36 rolls of two dice lead to it


class TokenInfo(Struct):
    """A kind of Monster token; its index in the list is its number."""

    id: str  # T2, LK
    box: BoxName
    points: int
    text: str
    copies: int


class LootInfo(Struct):
    """A Loot card; its index in the list is its number."""

    value: int
    reward: LootReward
    copies: int
    name: str
    text: str
    short: str  # the reward, where there is little room
    rulings: list[str]


class PieceInfo(Struct):
    """A token or a figure; its index in the list is its number."""

    id: str  # pearl, sentinel
    name: str
    text: str
    rulings: list[str]


class RewardInfo(Struct):
    """A reward for defeating a Monster."""

    keys: int
    pearls: int
    tokens: int
    text: str


class AbyssCards(CardFacts):
    """All cards of Abyss, of all boxes."""

    races: list[NamedInfo]
    guilds: list[NamedInfo]
    lords: list[LordInfo]
    locations: list[LocationInfo]
    allies: list[AllyInfo]
    leviathans: list[LeviathanInfo]
    zones: list[ZoneInfo]
    tokens: list[TokenInfo]
    loot: list[LootInfo]
    pieces: list[PieceInfo]
    threat: list[list[RewardInfo]]  # for each space of the Threat track the rewards a fight may bring
