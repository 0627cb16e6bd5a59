"""What a browser sends and gets over plain requests; what goes over the socket of a table is in wire.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hadal.server.protocol.previews import SeatTotals
from hadal.server.protocol.settings import BotName, TableSettings
from hadal.server.protocol.socket import EventLine, Language, SeatNumber, Seq, TableInfo


class NewPerson(Struct, forbid_unknown_fields=True):
    """A nickname is all that is needed."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    language: Language = ""


class PersonChanges(Struct, forbid_unknown_fields=True):
    """A new nickname, language or password."""

    name: Annotated[str, Meta(min_length=1, max_length=24)] | None = None
    language: Language | None = None
    password: Annotated[str, Meta(min_length=8, max_length=200)] | None = None


class Login(Struct, forbid_unknown_fields=True):
    """A claimed name and its password."""

    name: Annotated[str, Meta(min_length=1, max_length=24)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ClaimLink(Struct, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Struct, omit_defaults=True):
    """Who the server takes you for."""

    id: str
    name: str
    language: str = ""
    claimed: bool = False


class PersonalLink(Struct):
    """A personal link: whoever opens it is you."""

    token: str
    path: str


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "invite", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be laid."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=5)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]] = {}
    settings: TableSettings = TableSettings()
    start: bool = False  # at once, if no seat is left to fill


class BranchSeat(Struct, forbid_unknown_fields=True):
    """Who plays a seat of a what-if: I do, as many as I like, or a bot."""

    kind: Literal["me", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Branch(Struct, forbid_unknown_fields=True):
    """A what-if: play on from where an old game was after so many of its moves."""

    move: Seq
    seats: Annotated[list[BranchSeat], Meta(min_length=2, max_length=5)]


class BranchRecord(Struct, forbid_unknown_fields=True):
    """A what-if from the text of a record file."""

    record: str
    branch: Branch


class Join(Struct, forbid_unknown_fields=True):
    """Sit down: on a given seat, or where an invite says."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""


class Kick(Struct, forbid_unknown_fields=True):
    """Ask somebody to leave a seat before the start."""

    seat: SeatNumber


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Make a free seat open, by invite, or a bot's."""

    seat: SeatNumber
    kind: Literal["open", "invite", "bot"]
    bot: Annotated[str, Meta(max_length=40)] = ""


class Start(Struct, forbid_unknown_fields=True):
    """Begin; what becomes of the empty seats?"""

    fill: Literal["refuse", "bots", "remove"] = "refuse"
    bot: BotName = "greedy"


class OptionInfo(Struct):
    """One switch of a game."""

    name: str
    values: list[str]
    default: str
    text: str
    free: bool = False  # other texts than those listed may be allowed


class BotInfo(Struct):
    """A bot that can sit at a table."""

    name: str
    style: str


class GameInfo(Struct):
    """What can be played, for how many, with which switches."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    questions: list[str]
    events: list[str]
    actions: list[str]
    numbers: dict[str, int]  # of the rules, where a client shows them: depends on the game


class LessonStep(Struct, omit_defaults=True):
    """Something said to the learner before move `at`: `ui-lesson-NAME-TEXT` of the catalogues."""

    at: int
    chapter: int
    text: str
    point: list[str] = []  # places on the table; the first that is there is meant
    do: list[int] = []  # the learner's next actions; none: look, and go on
    jump: bool = False  # the moves until the next step are made for the learner


class LessonInfo(Struct):
    """A first game that teaches."""

    name: str
    game: str
    moves: int  # until the lesson is over
    chapters: int
    steps: list[LessonStep]


class TablesInfo(Struct):
    """A list of tables."""

    tables: list[TableInfo]


class HistoryStep(Struct, omit_defaults=True):
    """One answer of a game gone by, in a viewer's eyes."""

    n: int
    seat: int
    action: int
    name: str
    events: list[list[int]]
    lines: list[EventLine] = []
    sums: list[SeatTotals] = []  # of the seats for which they change
    patch: Any = {}  # leads from the view before this step to the one after it
    facts: dict[str, Any] = {}  # as in a Standing


class History(Struct, omit_defaults=True):
    """A game from its deal on, in a viewer's eyes."""

    viewer: int
    view: dict[str, Any]  # after the deal
    steps: list[HistoryStep]
    sums: list[SeatTotals] = []  # after the deal
    scores: list[int] = []
    winners: list[int] = []


class WinChances(Struct):
    """How the chances stood in a game gone by, for somebody who sees no hidden card."""

    turns: list[list[float]]  # after the deal, after every turn, at the end: for each seat


class ErrorInfo(Struct, omit_defaults=True):
    """What was wrong with a request."""

    code: str
    text: str
