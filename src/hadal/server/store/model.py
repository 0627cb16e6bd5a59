"""The rows of the store: people, tables, seats, log entries, chat, and secret answers."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from hadal.core.options import FIRST_RULES
from hadal.server.protocol.settings import BranchOrigin, TableSettings

# The kinds of log entries.
MOVE: Final = "move"  # actions: the answer of the seat to move, as one move
UNDO: Final = "undo"  # to: the entry to return to; a player takes back their own moves
ASK_BACK: Final = "ask-back"  # to: the same, but the other players must agree
AGREE: Final = "agree"  # yes or no: the vote on that; the last yes repeats `to` and carries it out
DRIVE: Final = "drive"  # bot: who plays this seat from now on; an empty name is its person

EntryKind = Literal["move", "undo", "ask-back", "agree", "drive"]
Status = Literal["lobby", "playing", "over", "closed"]
Channel = Literal["players", "spectators"]
TableFilter = Literal["all", "games", "archived", "what-ifs"]  # of a person's tables
SeatKind = Literal["open", "invite", "person", "bot"]


class Person(Struct):
    """A person, identified by a signed cookie."""

    id: str
    name: str
    created: int  # milliseconds since 1970, like all times here
    language: str = ""
    password: str = ""  # its hash, if the name is claimed
    link: str = ""  # the hash of the personal link for other devices
    seen: int = 0
    recovery: str = ""  # the hash of the recovery code
    link_made: int = 0  # when the personal link was made
    reissue: str = ""  # the hash of a one-time link from the host
    reissue_until: int = 0
    signed_out: int = 0  # cookies without a session that are older than this are refused
    marked: bool = False  # somebody else has claimed a name that looks like this one; found when read, not stored


SignInMethod = Literal["name", "link", "password", "recovery", "reissue", "cookie"]


class LoginSession(Struct):
    """A browser in which a person is signed in. Its cookie holds the id, signed."""

    id: str
    person: str
    created: int
    seen: int
    device: str = ""  # such as Firefox, Linux
    method: SignInMethod = "name"
    ended: int = 0  # when it was ended; 0: it is valid


class Seat(Struct):
    """A seat and who sits there."""

    seat: int
    kind: SeatKind = "open"
    person: str = ""  # an id, or empty
    name: str = ""  # the nickname when they took the seat, or the bot's name
    bot: str = ""  # the bot on this seat
    invite: str = ""  # the token of an invite link
    ready: int = 0  # 1: this person has said that the game may start
    archived: int = 0  # 1: this person has put the table away; their list of games leaves it out


class Contribution(Struct, omit_defaults=True):
    """A player's part in the shuffle: first the hash of a random number, after the start the number."""

    person: str
    hash: str
    seat: int = -1  # set when the list is fixed
    number: str = ""  # hexadecimal; empty until it arrives


class ShuffleState(Struct, omit_defaults=True):
    """Where the shuffle of a table comes from, besides its secret."""

    contributions: list[Contribution] = []
    fixed: int = 0  # when the list was fixed: the host has started the game, and the numbers are awaited
    secret: str = ""  # the table's own secret, once `Table.secret` is made of it and the numbers
    counter: int = 0


class Agreements(Struct, omit_defaults=True):
    """What the people at a table have agreed to, by their ids."""

    rematch: list[str] = []  # who wants a rematch; the first one proposed it
    no_rematch: list[str] = []  # who does not
    open_hands: list[str] = []  # who lets spectators see their hand later
    awaited: list[str] = []  # a rematch: who has a seat, but has neither accepted nor come yet


class Table(Struct):
    """A table: the game, the players, and how far the game is. The log holds the rest."""

    id: str
    game: str
    options: dict[str, str]
    settings: TableSettings
    seats: list[Seat]
    host: str  # the person who created it
    secret: bytes  # determines the deal and all dice; disclosed only at the end
    created: int
    status: Status = "lobby"
    version: int = 0  # incremented by each change before the start
    seq: int = 0  # the number of log entries
    to_move: int = -1  # the seat that must answer, for lists
    since: int = 0  # since when
    wake: int = 0  # when a bot or a clock needs attention; 0: never
    started: int = 0
    ended: int = 0
    scores: list[int] = []
    winners: list[int] = []
    rematch: str = ""  # the table of the rematch
    previous: str = ""  # the table this is the rematch of
    turned: int = 0  # the number of rematches before this one
    origin: BranchOrigin | None = None  # a what-if: the game it continues
    past: list[int] = []  # a what-if: the actions before the first entry of its log
    kicked: list[str] = []  # the people whom the host removed; they cannot come back
    rules: int = FIRST_RULES  # the version of the rules the game is played by, from the start to the end
    network: str = ""  # a keyed hash of the address it was created or started from, for limits
    shuffle: ShuffleState = msgspec.field(default_factory=ShuffleState)
    agreements: Agreements = msgspec.field(default_factory=Agreements)
    points: list[int] = []  # the public points of each seat during the game, for lists
    deadline: int = 0  # when the person to move runs out of time, for lists; 0: never


def note_arrival(table: Table, person: str) -> None:
    """Somebody has come to a rematch that was agreed while they were away."""
    if person in table.agreements.awaited:
        table.agreements.awaited = [other for other in table.agreements.awaited if other != person]


def seats_of(table: Table, person: str) -> list[int]:
    """The seats of a person: one, or in a what-if any number."""
    return [seat.seat for seat in table.seats if person and seat.person == person]


def seat_of(table: Table, person: str, before: int = -1) -> int:
    """The seat of a person, or -1. Of several seats it is the one that must answer, or else the one before."""
    mine = seats_of(table, person)
    if not mine:
        return -1
    return table.to_move if table.to_move in mine else before if before in mine else mine[0]


def open_hands_delay(table: Table) -> int:
    """After how many turns spectators see the hands; 0: never, because the table or somebody at it is against it."""
    people = [seat.person for seat in table.seats if seat.kind == "person"]
    return table.settings.open_hands if all(person in table.agreements.open_hands for person in people) else 0


DEMONSTRATION_HOST: Final = "demonstration"  # hosts the games of bots on the home page; no person has this id
KEEP_DEMONSTRATION_MS: Final = 3_600_000  # since the last move


class Retention(Struct, frozen=True):
    """How many days tables are kept; 0: for ever."""

    lobby_days: int = 7  # tables whose game never began, since they were created
    finished_days: int = 0  # finished games, since their end
    unfinished_days: int = 0  # games in progress or stopped, since the last move


class EntryBody(Struct, omit_defaults=True, gc=False):
    """The content of an entry; which fields are used depends on its kind."""

    actions: list[int] = []
    to: int = 0
    yes: bool = False
    bot: str = ""
    why: str = ""
    voters: list[int] | None = None  # ask-back: the seats whose people must agree; None: before there was this rule
    redraw: int = 0  # an entry that takes moves back: chance is drawn anew with this number; 0: it is not
    at_least: int = (
        -1
    )  # drive: raise the returning person's clock to these milliseconds; -1: before there was this rule
    # undo: the seat pays for the time since its move; drive: for the time of its bot. False: before there was this rule
    pays: bool = False


class Entry(Struct, gc=False):
    """An entry of a table's log."""

    table: str
    seq: int
    id: str  # unique in the log, so that a repeated command has no effect
    kind: EntryKind
    seat: int
    body: EntryBody
    at: int


class Progress(Struct, gc=False):
    """The changes in the row of a table that go with a new entry."""

    status: Status
    to_move: int
    since: int
    wake: int
    ended: int = 0
    scores: list[int] = []
    winners: list[int] = []
    points: list[int] = []
    deadline: int = 0


class ChatMessage(Struct):
    """A chat message."""

    table: str
    channel: Channel
    person: str
    name: str
    text: str
    at: int
    command_id: str = ""  # of the client's command: unique for a person at a table, unless it is empty
    id: int = 0  # assigned by the store, ascending


class StoredAnswer(Struct):
    """The standing orders or a sealed answer of a seat; no other seat may learn of it."""

    table: str
    seat: int
    kind: Literal["orders", "sealed"]
    body: str  # JSON
    offer: int = 0  # sealed: the entry of the offer it answers


class Spending(Struct, frozen=True):
    """What was used of a rate limit."""

    name: str  # of the rate
    key: str  # whose it is
    amount: float
    burst: float
    per_second: float


class OpenCount(Struct, frozen=True):
    """How many connections a person or an address has open."""

    name: str
    key: str
    amount: int


class Notification(Struct, frozen=True, gc=False):
    """A notification from the store or another node that something about a table or a session has changed."""

    kind: Literal["entry", "table", "chat", "wish", "presence", "wake", "reconnected", "sign-out"]
    table: str = ""
    n: int = 0  # entry: its seq; table: its version, or 0; chat: its id; presence: the seat
    text: str = ""  # presence: "node count"; sign-out: the id of a session that was ended
