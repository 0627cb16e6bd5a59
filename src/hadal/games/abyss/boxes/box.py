"""A box: its rows, questions, events, score terms and setup, and how all of them are shown.

Boxes are registered in `boxes/registered.py` and combined in `setup.py` when a table is created.
"""

from collections.abc import Callable
from typing import final

from hadal.core.events import Event
from hadal.core.options import Option
from hadal.games.abyss import questions
from hadal.games.abyss.show.event_cards import ally
from hadal.games.abyss.show.fold import Folder
from hadal.games.abyss.state import ACTIVE, BoxShow, Location, Lord, NumberMeaning, Position, Question, Tables, Term

Setup = Callable[[Position], None]
CardName = Callable[[Tables, int], str]


@final
class QuestionKind:
    """A kind of question: one row.

    `card` and `n` say what the two numbers of a waiting question stand for. `answers` lists the blocks of actions that
    answer it; if the meaning of a block depends on the question, the verb of the label follows after a colon.
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
        whom: int = ACTIVE,
        step: bool = False,
        exploring: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.question = question
        self.answers = [(part.partition(":")[0], part.partition(":")[2]) for part in answers.split()]
        self.card = card
        self.n = n
        self.whom = whom
        self.step = step  # do the rules carry it out without asking anybody?
        self.exploring = exploring  # does it wait only during an exploration, and only once?


@final
class EventKind:
    """A kind of event: one row. `fold` updates a view, `card` names what the event is about."""

    def __init__(
        self, number: int, name: str, fold: Callable[[Folder, Event], None], card: CardName | None = None
    ) -> None:
        self.number = number
        self.name = name
        self.fold = fold
        self.card = card if card is not None else ally


class Box:
    """A box of Abyss. The rules never check which boxes are open: everything a box adds is in the tables."""

    def __init__(self, name: str, kinds: int) -> None:
        self.name = name
        self.kinds = kinds  # kinds of exploration card are below this number when the box is open
        self.seats = 4  # maximum number of players
        self.copies: dict[int, int] = {}  # how many of each kind it adds to the Exploration deck
        self.lords: list[Lord] = []
        self.locations: list[Location] = []
        self.tokens: dict[int, int] = {}  # Monster tokens by kind
        self.actions: list[tuple[str, list[str]]] = []  # blocks of action ids of boxes registered later
        self.blocks: list[str] = []  # blocks of actions that only this box uses
        self.questions: list[QuestionKind] = []
        self.replaces: dict[int, Question] = {}  # questions of other boxes that it replaces
        self.answers: dict[str, list[int]] = {}  # blocks of actions that it adds to questions of other boxes
        self.number_meanings: list[NumberMeaning] = []  # meanings of the numbers in its questions
        self.events: list[EventKind] = []
        self.faults: dict[int, str] = {}  # meaning of its fault codes
        self.removes: list[int] = []  # Lords of other boxes that it removes
        self.terms: list[Term] = []  # terms it adds to a score
        self.steps: list[int] = []  # steps it adds to the start of a turn
        self.threat_track = True  # does it keep the Threat track on the board?
        self.switches: list[Option] = []
        self.apply_options: Callable[[Tables, dict[str, str]], None] | None = None  # applies the options to the tables
        self.prepare: Setup | None = None  # sets up its own boards and decks before anything is shuffled
        self.begin: Setup | None = None  # runs once the setup is complete
        self.numbers = 0  # how many numbers it stores in `Position.box_numbers`
        self.show = BoxShow()
