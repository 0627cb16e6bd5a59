"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from hadal.server.protocol.settings import BotName, TableSettings
from hadal.server.protocol.socket import EventLine, Language, SeatNumber, Seq, TableInfo

ALL_CARDS = -2  # a viewer of a finished game who sees all cards


# People.

ProofText = Annotated[str, Meta(max_length=200)]


class NewPerson(Struct, forbid_unknown_fields=True):
    """Choose a nickname. Somebody who is signed in must say that they want another identity."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    language: Language = ""
    another: bool = False


class PersonChanges(Struct, forbid_unknown_fields=True):
    """Change the nickname, language or password. A password, and the name once it is claimed, need a proof."""

    name: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    language: Language | None = None
    password: Annotated[str, Meta(min_length=8, max_length=200)] | None = None
    proof: ProofText = ""


class Proof(Struct, forbid_unknown_fields=True):
    """What only the owner knows: the password, or the recovery code."""

    proof: ProofText = ""


class EndSessions(Struct, forbid_unknown_fields=True):
    """End one session, or all others if none is named."""

    session: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")] = ""
    proof: ProofText = ""


class Recover(Struct, forbid_unknown_fields=True):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class ChooseIdentity(Struct, forbid_unknown_fields=True):
    """One of the people who are signed in in this browser."""

    person: Annotated[str, Meta(min_length=1, max_length=64)]


class Login(Struct, forbid_unknown_fields=True):
    """A claimed name and its password."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ClaimLink(Struct, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Struct, omit_defaults=True):
    """The person the cookie belongs to."""

    id: str
    name: str
    language: str = ""
    claimed: bool = False
    shown: str = ""  # the name that others see, if somebody else has claimed `name`
    recovery: bool = False  # there is a recovery code
    recovery_code: str = ""  # a new one, which is shown this once


class LinkOwner(Struct):
    """Who the owner of a personal link is."""

    id: str
    name: str


class RecoveryCode(Struct):
    """A new recovery code, which is shown this once."""

    code: str


class SessionInfo(Struct, omit_defaults=True):
    """A browser in which I am signed in."""

    id: str
    device: str
    created: int
    seen: int
    method: Literal["name", "link", "password", "recovery", "reissue", "cookie"]
    current: bool = False


class IdentityInfo(Struct, omit_defaults=True):
    """Somebody who is signed in in this browser."""

    id: str
    name: str
    current: bool = False


class AccountInfo(Struct, omit_defaults=True):
    """My sessions, the identities of this browser, and my personal link."""

    sessions: list[SessionInfo]
    identities: list[IdentityInfo]
    link_made: int = 0  # 0: there is no personal link


class PersonalLink(Struct):
    """A personal link: whoever opens it becomes you."""

    token: str
    path: str


# Tables.


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who sits on a seat of a new table."""

    kind: Literal["me", "open", "invite", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """Create a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]] = {}
    settings: TableSettings = TableSettings()
    start: bool = False  # start at once; every seat must be filled


class BranchSeat(Struct, forbid_unknown_fields=True):
    """Who plays a seat of a what-if: me, on any number of seats, or a bot."""

    kind: Literal["me", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Branch(Struct, forbid_unknown_fields=True):
    """A what-if: continue an old game from the position after `move` of its moves."""

    move: Seq
    seats: Annotated[list[BranchSeat], Meta(min_length=2, max_length=5)]


class BranchRecord(Struct, forbid_unknown_fields=True):
    """A what-if from the text of a record file."""

    record: str
    branch: Branch


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat: the given one, or the one an invite is for."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""


class AnswerRematch(Struct, forbid_unknown_fields=True):
    """Propose or accept a rematch, or decline it."""

    yes: bool = True


class AgreeToOpenHands(Struct, forbid_unknown_fields=True):
    """Let spectators see my hand some turns later, or not."""

    yes: bool


class Kick(Struct, forbid_unknown_fields=True):
    """Remove somebody from a seat before the start."""

    seat: SeatNumber


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Make a seat without a person open, by invite only, a bot's, or the host's own; or remove it."""

    seat: SeatNumber
    kind: Literal["open", "invite", "bot", "me", "remove"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Start(Struct, forbid_unknown_fields=True):
    """Start the game; `fill` says what happens to empty seats."""

    fill: Literal["refuse", "bots", "remove"] = "refuse"
    bot: BotName = "greedy"


class Ready(Struct, forbid_unknown_fields=True):
    """Say before the start that I am ready, or that I am not."""

    ready: bool


class Archive(Struct, forbid_unknown_fields=True):
    """Put a table away, out of my list of games, or take it back."""

    archived: bool


# In Python `$` also matches before a final line break: the length rules that out.
Digits = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]


class GiveHash(Struct, forbid_unknown_fields=True):
    """The hash (SHA-256) of a random number of 32 bytes that this player will add to the shuffle."""

    hash: Digits


class GiveNumber(Struct, forbid_unknown_fields=True):
    """The number itself, once the host has started the game."""

    number: Digits


class TablesInfo(Struct):
    """A list of tables."""

    tables: list[TableInfo]


# Games and lessons.


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    values: list[str]
    default: str
    text: str
    free: bool = False  # values other than those listed may be allowed


class BotInfo(Struct, omit_defaults=True):
    """A bot that can sit at a table, with its measured strength (docs/performance.md), if it was measured."""

    name: str
    style: str
    rating: int = 0  # Elo points above random play, from the chain of measured matches
    against: str = ""  # the bot it was measured against
    wins: float = 0.0  # in per cent of these games
    error: float = 0.0  # 95 % interval of `wins`, either way, if it was calculated
    games: int = 0
    players: int = 0  # at each table; all others are the bot it was measured against


class GameInfo(Struct):
    """A game with its player counts, options and bots."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    questions: list[str]
    events: list[str]
    actions: list[str]
    numbers: dict[str, int]  # of the rules, where a client shows them: depends on the game


class CardFacts(Struct):
    """The cards of a game with everything printed on them. Games add lists of their own."""

    game: str
    language: str


class LessonStepInfo(Struct, omit_defaults=True):
    """What the learner is told before move `at`: `ui-lesson-NAME-TEXT` of the catalogues."""

    at: int
    chapter: int
    text: str
    point: list[str] = []  # places on the table; the first one that exists is highlighted
    do: list[int] = []  # the learner's next actions; none: read and continue
    jump: bool = False  # the moves up to the next step are played automatically


class LessonInfo(Struct):
    """A lesson: a first game that teaches the rules."""

    name: str
    game: str
    moves: int  # in the lesson
    chapters: int
    steps: list[LessonStepInfo]


# Finished games.


class HistoryStep(Struct, omit_defaults=True):
    """One answer of a recorded game, as a viewer may see it."""

    n: int
    seat: int
    action: int
    name: str
    events: list[list[int]]
    lines: list[EventLine] = []
    totals: list[Any] = field(default_factory=list, name="sums")  # of the seats whose totals change
    patch: Any = {}  # leads from the view before this step to the one after it
    facts: dict[str, Any] = {}  # as in a Standing


class History(Struct, omit_defaults=True):
    """A game from its deal on, as a viewer may see it."""

    viewer: int
    view: dict[str, Any]  # after the deal
    steps: list[HistoryStep]
    totals: list[Any] = field(default_factory=list, name="sums")  # after the deal
    scores: list[int] = []
    winners: list[int] = []


class WinChances(Struct):
    """The chances to win during a finished game, as an observer who sees no hidden card would estimate them."""

    turns: list[list[float]]  # after the deal, after every turn, at the end: one number for each seat


class ErrorInfo(Struct, omit_defaults=True):
    """Why a request was rejected."""

    code: str
    text: str
