"""GamePlugin: the interface between a game and the rest of Hadal.

A game is one package. Its plug-in declares the parts and imports each only when it is needed. Games in `hadal.games`
are discovered automatically. Another distribution registers its game as an entry point:

    [project.entry-points."hadal.games"]
    my_game = "my_package.plugin:PLUGIN"
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from hadal.core.options import FIRST_RULES, Option, Options

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


CARDS = "cards"  # the kind of item that `Game.card_name` names


@dataclass(frozen=True)
class GameFacts:
    """How programs read a game: names of items, their owners, where they are, kinds of answers, and its length."""

    names: dict[str, list[str]] = field(default_factory=dict)  # by kind: the names of the items numbered in a view
    owners: dict[str, str] = field(default_factory=dict)  # by kind: the key of a view that lists the owner of each item
    items: dict[str, str] = field(default_factory=dict)  # by key of a view that lists items: their kind, or CARDS
    counts: dict[str, str] = field(default_factory=dict)  # by key of a view that counts items: their kind, or CARDS
    # the verbs of answers that a question may have beside its own, such as a power that can be used at any time
    extra_verbs: frozenset[str] = frozenset()
    length_unit: str = ""  # unit of a game's length, besides decisions
    length_key: str = ""  # the key of a view that holds this count


@dataclass(frozen=True)
class SearchSettings:
    """How far the search looks ahead in a game."""

    # rounds of turns until a position is evaluated: with a small budget, with a large one
    horizons: tuple[int, int] = (3, 5)
    # by number of players, from two: a lead of this many points multiplies the odds by e
    spreads: tuple[float, ...] = (9.0,)
    # with at least this many players, a search with a network plays on by the heuristic policy; 0: never
    rollouts_from: int = 0


class GamePlugin:
    """A game as the rest of Hadal sees it. Only `name`, `seats` and `create` are required."""

    name: str  # identifier in records, notations and URLs
    title: str = ""  # the name on the box, for programs; players see the texts
    seats: tuple[int, ...]  # the possible numbers of players
    # The versions of the rules that this game can play, ascending; new tables get the last. See docs/decisions/0016.
    rules: tuple[int, ...] = (FIRST_RULES,)
    first_choice: bool = False  # is this the default game of commands?
    columns: int = 80  # width of its table in the terminal
    box_option: str = ""  # the option that selects the open boxes, if there are boxes
    largest: dict[str, str] = {}  # noqa: RUF012  the options of the largest table, for benchmarks

    def options(self) -> list[Option]:
        """Return the options of a table, besides the number of seats."""
        return []

    def create(self, options: Options) -> Game:
        """Create the game with these options."""
        raise NotImplementedError

    @property
    def folder(self) -> Path:
        """Return the folder of the game, which contains `texts` and `lesson`."""
        return Path(str(sys.modules[type(self).__module__].__file__)).parent

    # Optional parts.

    def how_to_play(self, language: str) -> str:
        """Return the rules for players, as Markdown; in English if the game has none in this language, or nothing."""
        for code in (language, "en"):
            page = self.folder / "texts" / code / "how_to_play.md"
            if page.is_file():
                return page.read_text(encoding="utf-8")
        return ""

    def numbers(self) -> dict[str, int]:
        """Return numbers of the rules that a client shows, such as the points that end the game."""
        return {}

    def facts(self) -> GameFacts:
        """Return how the arena reads a view of this game."""
        return GameFacts()

    def bots(self) -> dict[str, type[Bot]]:
        """Return the game's own bots by name, weakest first.

        `random` always exists; `greedy` and `search` exist if there is a policy.
        """
        return {}

    def policy(self, thorough: bool) -> Policy | None:
        """Return a new heuristic policy: fast for rollouts, or thorough for playing.

        Without a policy there is no `search`.
        """
        return None

    def search_settings(self) -> SearchSettings:
        """Return how far the search looks ahead."""
        return SearchSettings()

    def texts(self, catalogue: Catalogue) -> GameTexts | None:
        """Return the object that turns labels, questions, events and reasons into sentences."""
        return None

    def terminal(self, terminal: Terminal, words: Words) -> TerminalTable | None:
        """Return the terminal table of the game; None for a plain list of what the viewer sees."""
        return None

    def picture(self, state: State, viewer: int | None, words: Words) -> str | None:
        """Return a position as SVG; None for a plain list of what the viewer sees."""
        return None

    def support(self) -> GameSupport | None:
        """Return the game's server features beyond the rules; None if there are none."""
        return None
