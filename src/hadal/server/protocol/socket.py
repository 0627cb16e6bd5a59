"""The messages between a table and whoever sits at it. docs/protocol.md tells the story around them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hadal.server.protocol.previews import LordPreview, SeatTotals
from hadal.server.protocol.sentences import SentenceParts
from hadal.server.protocol.settings import BranchOrigin, TableSettings

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]  # plain signs without blanks
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Action = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Language = Annotated[str, Meta(max_length=8)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Price = Annotated[int, Meta(ge=-1, le=9)]

# Standing orders.

ASK = -1  # a price in an order: ask me
PASS = 0  # always pass; from 1 on: buy up to this price


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wants done when a card is offered: a price for each kind of card.

    `prices` has a row for each race (the Krakens last) and a column for each value; -1 asks, 0 passes,
    3 buys for up to three Pearls and passes if it is dearer.
    """

    prices: Annotated[list[Annotated[list[Price], Meta(min_length=5, max_length=5)]], Meta(min_length=6, max_length=6)]
    scope: Literal["exploration", "turn", "game"] = "turn"  # until it is over, until my turn, or for good
    unless_lord: bool = False  # ask me anyway if the card lets me afford a Lord of the Court


# What a client says.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: what the client has seen already, and how it wants to be spoken to."""

    seen: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1  # the last entry it knows; -1: nothing
    language: Language = ""
    texts: bool = True  # sentences beside the numbers?


class MoveCommand(Struct, tag="move", forbid_unknown_fields=True):
    """The answer to the question at `seq`: one action, or all actions of one decision."""

    seq: Seq
    id: Id
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]


class UndoCommand(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last move, or with `all` everything since the last thing that cannot be taken back."""

    seq: Seq
    id: Id
    all: bool = False


class TakebackCommand(Struct, tag="ask-back", forbid_unknown_fields=True):
    """Ask the others to go back to the position after entry `to`."""

    seq: Seq
    id: Id
    to: Seq


class VoteCommand(Struct, tag="agree", forbid_unknown_fields=True):
    """Yes or no to the one who asked to go back."""

    seq: Seq
    id: Id
    yes: bool


class HandOverCommand(Struct, tag="hand-over", forbid_unknown_fields=True):
    """Let a bot play my seat; an empty name takes the seat back."""

    seq: Seq
    id: Id
    bot: Annotated[str, Meta(max_length=40)]


class OrdersCommand(Struct, tag="orders", forbid_unknown_fields=True):
    """My standing orders from now on; none at all to be asked again."""

    id: Id
    orders: Orders | None


class ChatCommand(Struct, tag="say", forbid_unknown_fields=True):
    """Something for the others at the table: players to players, spectators to spectators."""

    id: Id
    text: ChatText


class ExplainQuery(Struct, tag="why", forbid_unknown_fields=True):
    """Why may I not do this now?"""

    id: Id
    action: Action


class LookAheadQuery(Struct, tag="look", forbid_unknown_fields=True):
    """What would I be asked after these actions? Nothing is done yet."""

    seq: Seq
    id: Id
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]


class PreviewsQuery(Struct, tag="court", forbid_unknown_fields=True):
    """What does each Lord of the Court cost me, and what do I lack? At any time, whoever's turn it is."""

    id: Id


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = (
    Hello
    | MoveCommand
    | UndoCommand
    | TakebackCommand
    | VoteCommand
    | HandOverCommand
    | OrdersCommand
    | ChatCommand
    | ExplainQuery
    | LookAheadQuery
    | PreviewsQuery
    | Ping
)

# What the table says.


class ActionChoice(Struct, omit_defaults=True):
    """One legal action: for programs, and as a sentence with its consequence."""

    action: int
    name: str  # as in records: recruit:trader
    verb: str
    zone: str = ""
    card: int = -1
    seat: int = -1
    amount: int = -1
    text: SentenceParts = ()
    facts: dict[str, Any] = {}  # what the rules say about it: depends on the game and the verb
    # Is there a way back? None if something is shown or rolled; only until they answer if somebody else is asked then.
    final: Literal["", "shows", "passes"] = ""


class PaymentWay(Struct, omit_defaults=True):
    """Several actions that make one decision, such as a whole payment: to be sent as one move."""

    actions: list[int]
    text: SentenceParts = ()
    cards: list[int] = []
    pearls: int = 0
    nebulis: int = 0
    affiliates: int = -1
    gain: int = 0  # points that the affiliated Ally adds to the best of its race
    value: int = 0
    races: int = 0  # that the cards can stand for


class QuestionInfo(Struct, omit_defaults=True):
    """What this viewer is asked. Only whoever must answer gets it."""

    kind: str
    text: SentenceParts = ()
    help: str = ""
    choices: list[ActionChoice] = []
    ways: list[PaymentWay] = []  # best first
    facts: dict[str, Any] = {}  # what the rules say about it: depends on the game and the kind
    sealed: bool = False  # answered at the same time as others: the answer may never be needed
    answered: bool = False  # sealed: an answer lies here, and may still be changed


class WaitingFor(Struct, omit_defaults=True):
    """Whom the table waits for; everybody is told."""

    seat: int  # -1: the game is over
    kind: str = ""
    about: int = -1  # the Lord, Location or space it is about
    text: SentenceParts = ()
    also: list[int] = []  # sealed offers: the other seats that may answer already
    since: int = 0


class ClockTimes(Struct, omit_defaults=True):
    """How much time everybody has left, and whose time runs."""

    left_ms: list[int]
    running: int = -1
    deadline: int = 0  # when it is used up; 0: never


class TakebackState(Struct, omit_defaults=True):
    """Somebody asks to go back."""

    seat: int
    to: int
    agreed: list[int] = []
    waiting: list[int] = []


class EventLine(Struct, omit_defaults=True):
    """A line of the log: a subject, and what it did."""

    who: str  # the subject in words: a seat's letter, You, or the table
    sentences: list[SentenceParts]
    seat: int = -1
    n: int = -1  # in a whole view: how many answers had been given by then
    private: bool = False  # names a card that not everybody may see


class Standing(Struct, omit_defaults=True):
    """What goes with every position: whom the table waits for, clocks, and what I may take back."""

    asked: WaitingFor
    question: QuestionInfo | None = None
    clock: ClockTimes | None = None
    undo: int = 0  # how many of my moves I may take back
    drivers: list[str] = []  # for each seat the bot that plays it, or nothing
    back: TakebackState | None = None
    sums: list[SeatTotals] = []  # for each seat what its cards are worth now, where the game counts that before the end
    facts: dict[str, Any] = {}  # what the rules say about the position, for everybody: depends on the game
    scores: list[int] = []  # at the end
    winners: list[int] = []
    secret: str = ""  # at the end: proves the deal


class FullView(Struct, tag="whole", omit_defaults=True):
    """A fresh page: everything this viewer may see."""

    seq: int
    viewer: int
    view: dict[str, Any]
    standing: Standing
    lines: list[EventLine] = []  # what happened lately
    moves: int = 0  # answers given so far in the game as it stands
    orders: Orders | None = None  # my own
    why: str = ""  # "undo": somebody went back; "seat": you play several, and look from another now


class EntryNews(Struct, tag="news", omit_defaults=True):
    """Entry `seq` as this viewer may know it: what happened, and how its view changes from entry seq - 1 on."""

    seq: int
    events: list[list[int]]  # kind, seat, other, card, n
    standing: Standing
    seat: int = -1  # whose entry it was
    lines: list[EventLine] = []
    moves: int = 0
    patch: Any = {}  # leads from the last view to the next one: see hadal.core.patch


class UpToDate(Struct, tag="here", omit_defaults=True):
    """You have missed nothing: the table is where you saw it last."""

    seq: int
    standing: Standing


class Accepted(Struct, tag="accepted", omit_defaults=True):
    """What you said with this id is done, and durable; a sealed answer is kept until its turn comes."""

    id: str
    seq: int
    sealed: bool = False


class Refused(Struct, tag="refused", omit_defaults=True):
    """What you said with this id was not done, and nothing was changed."""

    code: str
    text: SentenceParts
    id: str = ""
    seq: int = -1  # where the table is
    reason: dict[str, Any] = {}


class Explanation(Struct, tag="because", omit_defaults=True):
    """Why an action is not allowed now; no reason if it is."""

    id: str
    action: int
    code: str = ""
    text: SentenceParts = ()


class LookAheadAnswer(Struct, tag="ahead", omit_defaults=True):
    """What you would be asked then; nothing if somebody else would be, or nobody.

    Where there is only one way to pay nobody is asked how: it is told here, for it happens by itself.
    """

    id: str
    question: QuestionInfo | None = None
    paid: PaymentWay | None = None


class Previews(Struct, tag="prices", omit_defaults=True):
    """The Lords of the Court as one seat could pay for them; nobody else is told."""

    id: str
    lords: list[LordPreview] = []


class MyOrders(Struct, tag="my-orders", omit_defaults=True):
    """My standing orders, as they were just kept or have run out; nobody else is told."""

    orders: Orders | None = None


class ChatLine(Struct, tag="chat", omit_defaults=True):
    """Something said at the table."""

    n: int
    channel: str
    name: str
    text: str
    at: int
    seat: int = -1


class Presence(Struct, tag="presence", omit_defaults=True):
    """Who is there."""

    seats: list[bool]
    spectators: int = 0


class SeatInfo(Struct, omit_defaults=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "invite", "person", "bot"]
    name: str = ""
    bot: str = ""
    mine: bool = False
    invite: str = ""  # only for the host, until somebody sits there


class TableInfo(Struct, tag="table", omit_defaults=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, str]
    settings: TableSettings
    seats: list[SeatInfo]
    status: Literal["lobby", "playing", "over", "closed"]
    commitment: str  # a hash of the secret: published before the first move, proved at the end
    hosting: bool = False
    viewer: int = -1  # my seat; of several the one that is asked
    seq: int = 0
    to_move: int = -1
    since: int = 0
    created: int = 0
    scores: list[int] = []
    winners: list[int] = []
    rematch: str = ""
    previous: str = ""
    version: int = 0
    origin: BranchOrigin | None = None  # a what-if: the game it was taken from
    lesson: str = ""  # the lesson that is taught here


class Pong(Struct, tag="pong"):
    """Here I am."""

    at: int


class ServerClosing(Struct, tag="bye", omit_defaults=True):
    """The server closes; come back in a moment."""

    text: str = ""


ServerMessage = (
    TableInfo
    | FullView
    | EntryNews
    | UpToDate
    | Accepted
    | Refused
    | Explanation
    | LookAheadAnswer
    | Previews
    | ChatLine
    | Presence
    | MyOrders
    | Pong
    | ServerClosing
)
