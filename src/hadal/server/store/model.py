"""What the store keeps, as rows: people, tables, seats, the log, chat, and private wishes."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from hadal.server.protocol.settings import BranchOrigin, TableSettings

# What an entry of the log can be.
MOVE: Final = "move"  # actions: what the seat to move answers, as one move
UNDO: Final = "undo"  # to: the entry that becomes the last one again; its own player takes moves back
ASK_BACK: Final = "ask-back"  # to: the same, but the others must agree
AGREE: Final = "agree"  # yes or no to the one who asked
DRIVE: Final = "drive"  # bot: who plays this seat from now on; an empty name is its own person

EntryKind = Literal["move", "undo", "ask-back", "agree", "drive"]
Status = Literal["lobby", "playing", "over", "closed"]
Channel = Literal["players", "spectators"]
TableFilter = Literal["all", "games", "what-ifs"]  # of the tables somebody sits at
SeatKind = Literal["open", "invite", "person", "bot"]


class Person(Struct):
    """Somebody, known by a nickname and a signed cookie."""

    id: str
    name: str
    created: int  # milliseconds since 1970, as all times here
    language: str = ""
    password: str = ""  # a hash, if the name is claimed
    link: str = ""  # a hash of the personal link that moves this person to another device
    seen: int = 0


class Seat(Struct):
    """Who sits where."""

    seat: int
    kind: SeatKind = "open"
    person: str = ""  # an id, or nobody
    name: str = ""  # the nickname when they sat down, or the bot's
    bot: str = ""  # the bot that was put here
    invite: str = ""  # the token of an invite link


class Table(Struct):
    """A table: what is played, by whom, and how far it is. The log says the rest."""

    id: str
    game: str
    options: dict[str, str]
    settings: TableSettings
    seats: list[Seat]
    host: str  # the person who laid it
    secret: bytes  # deals and rolls; shown to nobody before the end
    created: int
    status: Status = "lobby"
    version: int = 0  # goes up with each change before the start
    seq: int = 0  # entries in the log
    to_move: int = -1  # the seat that must answer, for lists
    since: int = 0  # since when
    wake: int = 0  # when a bot or the clock has something to do; 0: never
    started: int = 0
    ended: int = 0
    scores: list[int] = []
    winners: list[int] = []
    rematch: str = ""  # the table that follows this one
    previous: str = ""  # the table this one follows
    turned: int = 0  # how often the start was handed on by rematches
    origin: BranchOrigin | None = None  # a what-if: the game it was taken from
    past: list[int] = []  # a what-if: the actions between the deal and the first entry of its log


def seats_of(table: Table, person: str) -> list[int]:
    """Where somebody sits: on one seat, or in a what-if on all that are theirs to play."""
    return [seat.seat for seat in table.seats if person and seat.person == person]


def seat_of(table: Table, person: str, before: int = -1) -> int:
    """Where somebody sits, or -1. Of several seats it is the one that is asked, or else the one of before."""
    mine = seats_of(table, person)
    if not mine:
        return -1
    return table.to_move if table.to_move in mine else before if before in mine else mine[0]


class EntryBody(Struct, omit_defaults=True):
    """What an entry says beside its seat; which of these are used depends on its kind."""

    actions: list[int] = []
    to: int = 0
    yes: bool = False
    bot: str = ""
    why: str = ""


class Entry(Struct):
    """One line of a table's log: the truth about it."""

    table: str
    seq: int
    id: str  # unique at its table: saying it twice does it once
    kind: EntryKind
    seat: int
    body: EntryBody
    at: int


class Progress(Struct):
    """What changes in the row of a table together with a new entry."""

    status: Status
    to_move: int
    since: int
    wake: int
    ended: int = 0
    scores: list[int] = []
    winners: list[int] = []


class ChatMessage(Struct):
    """Something said at a table."""

    table: str
    channel: Channel
    person: str
    name: str
    text: str
    at: int
    id: int = 0  # given by the store, ascending


class StoredAnswer(Struct):
    """What a seat has told the server in confidence: its standing orders, or a sealed answer."""

    table: str
    seat: int
    kind: Literal["orders", "sealed"]
    body: str  # JSON
    offer: int = 0  # sealed: which offer it answers


class Notification(Struct, frozen=True):
    """News from the store, or from another node: something about a table has changed."""

    kind: Literal["entry", "table", "chat", "wish", "presence", "reconnected"]
    table: str = ""
    n: int = 0  # entry: its seq; chat: its id; presence: the seat
    text: str = ""  # presence: "node count"
