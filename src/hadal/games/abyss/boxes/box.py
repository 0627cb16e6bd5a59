"""What a box is: rows, removals, questions and a setup, put together once when a table is laid."""

from typing import final

from hadal.games.abyss.state import Location, Lord, Question


@final
class Box:
    """A box of Abyss. Nobody asks during play which boxes are open: what a box brings is in the tables."""

    def __init__(
        self,
        name: str,
        kinds: int,
        copies: dict[int, int],
        lords: list[Lord],
        locations: list[Location],
        tokens: dict[int, int],
        questions: dict[int, Question],
        removes: list[int],
    ) -> None:
        self.name = name
        self.kinds = kinds  # exploration card kinds are numbered below this when the box is open
        self.copies = copies  # how many of each kind it adds to the Exploration deck
        self.lords = lords
        self.locations = locations
        self.tokens = tokens  # Monster tokens by kind
        self.questions = questions  # new kinds of question, or other answers to old ones
        self.removes = removes  # Lords of other boxes that are left out
