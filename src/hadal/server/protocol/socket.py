"""The messages on the socket of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from hadal.server.protocol.sentences import SentenceParts
from hadal.server.protocol.settings import BranchOrigin, TableSettings

# Printable ASCII without spaces. In Python `$` alone also matches before a final line break.
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$(?!\n)")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
Action = Annotated[int, Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Language = Annotated[str, Meta(max_length=8)]
NO_CONTROLS = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$"  # they control terminals, and PostgreSQL cannot store NUL
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=NO_CONTROLS)]

# From the client.


class Hello(Struct, tag="hello", omit_defaults=True):
    """The first message: which protocol the client speaks, what it has already seen, and the language it wants.

    Unknown fields are ignored, so that a server understands the hello of a newer page.
    """

    protocol: int = 1

    seen: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1  # the last entry the client knows; -1: none
    language: Language = ""
    texts: bool = True  # include sentences beside the numbers?


class MoveCommand(Struct, tag="move", forbid_unknown_fields=True, gc=False):
    """Answer the question at `seq` with one action, or with all actions of one decision."""

    seq: Seq
    id: Id
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]


class UndoCommand(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back my last move, or with `all` every move I may take back alone."""

    seq: Seq
    id: Id
    all: bool = False


class TakebackCommand(Struct, tag="ask-back", forbid_unknown_fields=True):
    """Ask the others to return to the position after entry `to`; without it, to undo the last move."""

    seq: Seq
    id: Id
    to: Seq | None = None


class VoteCommand(Struct, tag="agree", forbid_unknown_fields=True):
    """Accept or reject the takeback that somebody asked for."""

    seq: Seq
    id: Id
    yes: bool


class HandOverCommand(Struct, tag="hand-over", forbid_unknown_fields=True):
    """Let a bot play my seat; an empty name takes the seat back."""

    seq: Seq
    id: Id
    bot: Annotated[str, Meta(max_length=40)]


class OrdersCommand(Struct, tag="orders", forbid_unknown_fields=True):
    """Set my standing orders; null cancels them. The game defines what orders look like."""

    id: Id
    orders: Any


class ChatCommand(Struct, tag="say", forbid_unknown_fields=True):
    """Send a chat message: players write to players, spectators to spectators."""

    id: Id
    text: ChatText


class ExplainQuery(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why an action is not allowed now."""

    id: Id
    action: Action


class LookAheadQuery(Struct, tag="look", forbid_unknown_fields=True):
    """Ask what I would be asked after these actions. Nothing is played."""

    seq: Seq
    id: Id
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]


class PreviewsQuery(Struct, tag="court", forbid_unknown_fields=True):
    """Ask what my options would cost and lead to. Allowed at any time; the game defines the answer."""

    id: Id


class PositionQuery(Struct, tag="position", forbid_unknown_fields=True):
    """Ask for the position in notation, for programs that have the rules themselves."""

    id: Id


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Check that the connection works."""


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
    | PositionQuery
    | Ping
)

# From the server.


class ActionChoice(Struct, omit_defaults=True, gc=False):
    """One legal action, for programs and as a sentence that includes its consequence."""

    action: int
    name: str  # as in records: recruit:trader
    verb: str
    zone: str = ""
    card: int = -1
    seat: int = -1
    amount: int = -1
    text: SentenceParts = ()
    then: SentenceParts = ()  # what follows, beside what the text says
    facts: dict[str, Any] = {}  # what the rules say about it: depends on the game and the verb
    # Whether it can be taken back: "shows" reveals or rolls something, "passes" hands the question to somebody else.
    final: Literal["", "shows", "passes"] = ""


class MoveSuggestion(Struct, omit_defaults=True, gc=False):
    """Several actions that make one decision, to be sent as one move. Games add fields of their own."""

    actions: list[int]
    text: SentenceParts = ()


class QuestionInfo(Struct, omit_defaults=True, gc=False):
    """The question this viewer must answer. Nobody else receives it."""

    kind: str
    text: SentenceParts = ()
    help: str = ""
    choices: list[ActionChoice] = []
    ways: list[MoveSuggestion] = []  # best first
    facts: dict[str, Any] = {}  # what the rules say about it: depends on the game and the kind
    sealed: bool = False  # others answer at the same time; this answer may never be needed
    answered: bool = False  # sealed: an answer is stored and can still be changed


class WaitingFor(Struct, omit_defaults=True, gc=False):
    """Who must answer; everybody receives this."""

    seat: int  # -1: the game is over
    kind: str = ""
    about: int = -1  # the card or place the question is about
    text: SentenceParts = ()
    also: list[int] = []  # sealed offers: the other seats that may already answer
    since: int = 0


class ClockTimes(Struct, omit_defaults=True, gc=False):
    """The time each seat has left, and whose clock is running."""

    left_ms: list[int]
    running: int = -1
    deadline: int = 0  # when that time runs out; 0: never


class TakebackState(Struct, omit_defaults=True):
    """A takeback that somebody asked for and the others are voting on."""

    seat: int
    to: int
    agreed: list[int] = []
    waiting: list[int] = []


class EventLine(Struct, omit_defaults=True, gc=False):
    """A line of the log: who did what."""

    who: str  # the subject in words: a seat's letter, You, or the table
    sentences: list[SentenceParts]
    seat: int = -1
    n: int = -1  # in a full view: the number of answers up to here
    private: bool = False  # mentions a card that not everybody may see


class LogTurn(Struct, omit_defaults=True, gc=False):
    """Where a turn begins among the lines of a full view."""

    line: int  # the index of its first line
    seat: int  # whose turn it is
    turn: int  # its number, from 1
    round: int = -1  # the number of the round, if the game has rounds


class OpenHands(Struct, omit_defaults=True):
    """For spectators, where all players agreed to it: the hands of some turns ago."""

    turns: int  # how many turns ago
    hands: list[list[int]] = []  # by seat, as the game's view lists a hand; empty: the game is not that old yet


class Standing(Struct, omit_defaults=True, gc=False):
    """What accompanies every position: who must answer, the clocks, and what I may take back."""

    asked: WaitingFor
    question: QuestionInfo | None = None
    clock: ClockTimes | None = None
    undo: int = 0  # how many of my moves I may take back alone
    drivers: list[str] = []  # for each seat the bot that plays it, or an empty name
    back: TakebackState | None = None
    # For each seat its points so far, if the game counts them; the game defines the fields.
    totals: list[Any] = field(default_factory=list, name="sums")
    facts: dict[str, Any] = {}  # what the rules say about the position, for everybody: depends on the game
    open_hands: OpenHands | None = None
    scores: list[int] = []  # at the end
    winners: list[int] = []
    secret: str = ""  # at the end: proves the deal


class FullView(Struct, tag="whole", omit_defaults=True, gc=False):
    """Everything this viewer may see."""

    seq: int
    viewer: int
    view: dict[str, Any]
    standing: Standing
    lines: list[EventLine] = []  # recent events
    turns: list[LogTurn] = []  # the turns in which they happened; lines before the first one belong to none
    moves: int = 0  # answers given so far in the game as it stands
    orders: Any = None  # my own standing orders
    why: str = ""  # "undo": moves were taken back; "seat": you play several seats and now see another one


class EntryNews(Struct, tag="news", omit_defaults=True, gc=False):
    """Entry `seq` as this viewer may see it; its events update the view after entry seq - 1."""

    seq: int
    events: list[list[int]]  # kind, seat, other, card, n
    standing: Standing
    seat: int = -1  # whose entry it was
    lines: list[EventLine] = []
    moves: int = 0
    patch: Any = {}  # leads from the last view to the next one: see hadal.core.patch


class UpToDate(Struct, tag="here", omit_defaults=True, gc=False):
    """The client has missed nothing: the table is where it last saw it."""

    seq: int
    standing: Standing


class Accepted(Struct, tag="accepted", omit_defaults=True, gc=False):
    """The command with this id was carried out and is durable; a sealed answer is stored until its turn comes."""

    id: str
    seq: int
    sealed: bool = False


class Refused(Struct, tag="refused", omit_defaults=True):
    """The command with this id was refused, and nothing was changed."""

    code: str
    text: SentenceParts
    id: str = ""
    seq: int = -1  # the last entry of the table
    reason: dict[str, Any] = {}


class Explanation(Struct, tag="because", omit_defaults=True):
    """Why an action is not allowed now; empty if it is."""

    id: str
    action: int
    code: str = ""
    text: SentenceParts = ()


class LookAheadAnswer(Struct, tag="ahead", omit_defaults=True):
    """The question that would follow; empty if somebody else, or nobody, would be asked.

    A decision that leaves only one possibility is made automatically; `paid` describes it.
    """

    id: str
    question: QuestionInfo | None = None
    paid: MoveSuggestion | None = None


class Previews(Struct, tag="prices", omit_defaults=True):
    """What my options would cost and lead to; sent to nobody else. The game defines the items."""

    id: str
    items: list[Any] = field(default_factory=list, name="lords")


class GuessedPosition(Struct, tag="guess", omit_defaults=True):
    """A full position in notation that this viewer cannot tell from the real one: what is hidden is made up."""

    id: str
    seq: int
    notation: str


class MyOrders(Struct, tag="my-orders", omit_defaults=True):
    """My standing orders after they were set or ran out; sent to nobody else."""

    orders: Any = None


class ChatLine(Struct, tag="chat", omit_defaults=True):
    """A chat message."""

    n: int
    channel: str
    name: str
    text: str
    at: int
    seat: int = -1


class Presence(Struct, tag="presence", omit_defaults=True):
    """Who is connected."""

    seats: list[bool]
    spectators: int = 0


class SeatInfo(Struct, omit_defaults=True):
    """A seat as others see it."""

    seat: int
    kind: Literal["open", "invite", "person", "bot"]
    name: str = ""
    bot: str = ""
    mine: bool = False
    invite: str = ""  # only for the host, until somebody takes the seat
    ready: bool = False  # before the start: this player has said that the game may start


class PlayerNumber(Struct, omit_defaults=True):
    """A player's part in the shuffle: the hash of a random number."""

    seat: int
    hash: str
    given: bool = False  # the number has arrived; after the start, one that has not is left out


class RematchAnswers(Struct, omit_defaults=True):
    """A rematch that somebody has proposed, and what the others say."""

    accepted: list[int]  # seats; the first one proposed it
    declined: list[int] = []


class TableInfo(Struct, tag="table", omit_defaults=True):
    """A table as others see it."""

    id: str
    game: str
    options: dict[str, str]
    settings: TableSettings
    seats: list[SeatInfo]
    status: Literal["lobby", "playing", "over", "closed"]
    commitment: str  # a hash of the secret: published before the first move, proved at the end
    hosting: bool = False
    host: int = -1  # the seat of the host
    viewer: int = -1  # my seat; of several the one that must answer
    seq: int = 0
    to_move: int = -1
    since: int = 0
    created: int = 0
    scores: list[int] = []
    winners: list[int] = []
    rematch: str = ""
    answers: RematchAnswers | None = None  # a rematch is or was proposed
    open_hands: list[int] = []  # the seats whose people let spectators see their hand later
    previous: str = ""
    version: int = 0
    origin: BranchOrigin | None = None  # set for what-if tables
    lesson: str = ""  # the lesson taught here
    numbers: list[PlayerNumber] = []  # who contributes to the shuffle
    awaiting: bool = False  # the host has started the game: now the browsers send their numbers
    rules: int = 1  # the version of the rules it is played by
    points: list[int] = []  # the public points of each seat during the game
    deadline: int = 0  # when the person to move runs out of time; 0: never


class Pong(Struct, tag="pong"):
    """The answer to a ping, with the server's time."""

    at: int


class ServerClosing(Struct, tag="bye", omit_defaults=True):
    """The server is shutting down; reconnect in a moment."""

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
    | GuessedPosition
    | ChatLine
    | Presence
    | MyOrders
    | Pong
    | ServerClosing
)
