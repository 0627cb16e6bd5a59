"""What a box is: rows, removals, questions, score terms and a setup, put together once when a table is laid."""

from collections.abc import Callable

from hadal.games.abyss.state import Location, Lord, Position, Question, Term

Setup = Callable[[Position], None]


class Box:
    """A box of Abyss. Nobody asks during play which boxes are open: what a box brings is in the tables."""

    def __init__(self, name: str, kinds: int) -> None:
        self.name = name
        self.kinds = kinds  # exploration card kinds are numbered below this when the box is open
        self.copies: dict[int, int] = {}  # how many of each kind it adds to the Exploration deck
        self.lords: list[Lord] = []
        self.locations: list[Location] = []
        self.tokens: dict[int, int] = {}  # Monster tokens by kind
        self.questions: dict[int, Question] = {}  # new kinds of question, or other answers to old ones
        self.removes: list[int] = []  # Lords of other boxes that are left out
        self.terms: list[Term] = []  # what it adds to a score
        self.steps: list[int] = []  # steps it adds to the start of a turn
        self.threat_track = True  # does it leave the Threat track on the board?
        self.prepare: Setup | None = None  # its own boards and decks, before anything is shuffled
        self.begin: Setup | None = None  # what happens when everything lies ready
