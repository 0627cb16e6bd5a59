"""GamePlugin: everything the rest of Hadal asks a game for.

A game is one package. Its plug-in says what the package has, and imports each part only when somebody asks for it.
The games in `hadal.games` are found by themselves. Another distribution registers its game as an entry point:

    [project.entry-points."hadal.games"]
    my_game = "my_package.plugin:PLUGIN"
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from hadal.core.options import Option, Options

if TYPE_CHECKING:
    from hadal.cli.drawing import TerminalTable
    from hadal.cli.terminal import Terminal
    from hadal.core.bot import Bot
    from hadal.core.game import Game
    from hadal.core.state import State
    from hadal.search.policy import Policy
    from hadal.server.support import GameSupport
    from hadal.words import Words
    from hadal.words.catalogue import Catalogue
    from hadal.words.game_texts import GameTexts


@dataclass(frozen=True)
class GameFacts:
    """How the arena reads a view: what things are called, who owns them, and how long a game was."""

    names: dict[str, list[str]] = field(default_factory=dict)  # by kind: the names of the things numbered in a view
    owners: dict[str, str] = field(default_factory=dict)  # by kind: the key of a view that lists each thing's owner
    length_unit: str = ""  # what the length of a game is counted in, beside decisions
    length_key: str = ""  # the key of a view that holds this count


@dataclass(frozen=True)
class SearchSettings:
    """How far the search looks ahead in a game."""

    horizons: tuple[int, int] = (3, 5)  # rounds of turns until a position is evaluated: with little time, with more
    spreads: tuple[float, ...] = (9.0,)  # by players, from two: a lead of so many points multiplies the odds by e


class GamePlugin:
    """A game as the rest of Hadal knows it. Only `name`, `seats` and `create` are required."""

    name: str  # the identifier in records, notations and addresses
    title: str = ""  # the name on the box, for programs; players read the texts
    seats: tuple[int, ...]  # the numbers of players
    first_choice: bool = False  # is it the game that commands use when none is named?
    columns: int = 80  # width of its table in the terminal
    box_option: str = ""  # the option that says which boxes are open, if there are boxes
    largest: dict[str, str] = {}  # noqa: RUF012  the options of the largest table, for benchmarks

    def options(self) -> list[Option]:
        """The options of a table, beside the number of seats."""
        return []

    def create(self, options: Options) -> Game:
        """The game with these options."""
        raise NotImplementedError

    @property
    def folder(self) -> Path:
        """The folder of the game, with its `texts` and `lesson`."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    # Parts that a game may leave out.

    def numbers(self) -> dict[str, int]:
        """Numbers of the rules that a client shows, such as the points that end the game."""
        return {}

    def facts(self) -> GameFacts:
        """How the arena reads a view of this game."""
        return GameFacts()

    def bots(self) -> dict[str, type[Bot]]:
        """The game's own bots by name, weakest first, beside `random` and, with a policy, `greedy` and `search`."""
        return {}

    def policy(self, thorough: bool) -> Policy | None:
        """A new heuristic policy: fast for rollouts, or thorough for playing. Without one there is no `search`."""
        return None

    def search_settings(self) -> SearchSettings:
        """How far the search looks ahead."""
        return SearchSettings()

    def texts(self, catalogue: Catalogue) -> GameTexts | None:
        """What turns labels, questions, events and reasons into sentences."""
        return None

    def terminal(self, terminal: Terminal, words: Words) -> TerminalTable | None:
        """The table drawn in a terminal; None for a plain list of what the viewer sees."""
        return None

    def picture(self, state: State, viewer: int | None, words: Words) -> str | None:
        """A position as SVG; None for a plain list of what the viewer sees."""
        return None

    def support(self) -> GameSupport | None:
        """What the server offers beyond the rules; None for nothing."""
        return None
