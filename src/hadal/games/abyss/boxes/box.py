"""What a box is: rows, questions, events, score terms, a setup and how all this is shown.

A box is registered in `boxes/registered.py` and put together with the others in `setup.py` when a table is made.
"""

from collections.abc import Callable
from typing import final

from hadal.core.events import Event
from hadal.core.options import Option
from hadal.games.abyss import questions
from hadal.games.abyss.show.event_cards import ally
from hadal.games.abyss.show.fold import Folder
from hadal.games.abyss.state import ACTIVE, BoxShow, Form, Location, Lord, Position, Question, Tables, Term

Setup = Callable[[Position], None]
CardName = Callable[[Tables, int], str]


@final
class QuestionKind:
    """A kind of question: one row.

    `card` and `n` say what the two numbers of a waiting question stand for. `answers` lists the blocks of actions
    that answer it; where the meaning of a block depends on the question, the verb of the label follows a colon.
    """

    def __init__(
        self,
        number: int,
        name: str,
        question: Question,
        answers: str = "",
        *,
        card: int = questions.NOTHING,
        n: int = questions.NOTHING,
        who: int = ACTIVE,
        step: bool = False,
        exploring: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.question = question
        self.answers = [(part.partition(":")[0], part.partition(":")[2]) for part in answers.split()]
        self.card = card
        self.n = n
        self.who = who
        self.step = step  # do the rules carry it out by themselves?
        self.exploring = exploring  # does it wait only during an exploration, and only once?


@final
class EventKind:
    """A kind of event: one row. `fold` brings a view up to date, `card` names what the event is about."""

    def __init__(
        self, number: int, name: str, fold: Callable[[Folder, Event], None], card: CardName | None = None
    ) -> None:
        self.number = number
        self.name = name
        self.fold = fold
        self.card = card if card is not None else ally


class Box:
    """A box of Abyss. Nobody asks during play which boxes are open: what a box brings is in the tables."""

    def __init__(self, name: str, kinds: int) -> None:
        self.name = name
        self.kinds = kinds  # exploration card kinds are numbered below this when the box is open
        self.seats = 4  # as many players can share it
        self.copies: dict[int, int] = {}  # how many of each kind it adds to the Exploration deck
        self.lords: list[Lord] = []
        self.locations: list[Location] = []
        self.tokens: dict[int, int] = {}  # Monster tokens by kind
        self.actions: list[tuple[str, list[str]]] = []  # blocks of action ids, for boxes registered later
        self.blocks: list[str] = []  # blocks of actions that only this box has a use for
        self.questions: list[QuestionKind] = []
        self.replaces: dict[int, Question] = {}  # questions of other boxes that work differently
        self.answers: dict[str, list[int]] = {}  # blocks of actions that answer questions of other boxes
        self.forms: list[Form] = []  # what the numbers of its questions stand for
        self.events: list[EventKind] = []
        self.faults: dict[int, str] = {}  # what its fault codes mean
        self.removes: list[int] = []  # Lords of other boxes that are left out
        self.terms: list[Term] = []  # what it adds to a score
        self.steps: list[int] = []  # steps it adds to the start of a turn
        self.threat_track = True  # does it leave the Threat track on the board?
        self.switches: list[Option] = []
        self.settle: Callable[[Tables, dict[str, str]], None] | None = None  # what the options mean for the tables
        self.prepare: Setup | None = None  # its own boards and decks, before anything is shuffled
        self.begin: Setup | None = None  # what happens when everything lies ready
        self.numbers = 0  # how many numbers of its own it keeps in a position (`Position.own`)
        self.show = BoxShow()
