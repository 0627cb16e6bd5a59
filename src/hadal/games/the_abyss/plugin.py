"""The plug-in of The Abyss, the 51-card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hadal.core.options import Option, Options
from hadal.core.plugin import CARDS, GameFacts, GamePlugin, SearchSettings

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


class TheAbyssPlugin(GamePlugin):
    """The parts of The Abyss; each one is imported on first use."""

    name = "the_abyss"
    title = "The Abyss, the 51-card game"
    seats = (2, 3, 4)
    first_choice = True

    def options(self) -> list[Option]:
        from hadal.games.the_abyss.game import options

        return options()

    def create(self, options: Options) -> Game:
        from hadal.games.the_abyss.game import TheAbyss

        return TheAbyss(options)

    def facts(self) -> GameFacts:
        return GameFacts(
            items={"pile": CARDS},
            counts={"hand": CARDS, "drawn": CARDS, "played": CARDS, "out": CARDS},
            length_unit="rounds",
            length_key="round",
        )

    def numbers(self) -> dict[str, int]:
        from hadal.games.the_abyss.constants import DRAW_SIZE, EYE_DEPTH, FATAL, GOAL, SACRIFICE_WORTH, STOP_WORTH

        return {
            "fatal_panics": FATAL,
            "sacrifice": SACRIFICE_WORTH,
            "stop": STOP_WORTH,
            "goal": GOAL,
            "draw": DRAW_SIZE,
            "eye": EYE_DEPTH,
        }

    def bots(self) -> dict[str, type[Bot]]:
        from hadal.games.the_abyss.ai.novice import NoviceTheAbyss

        return {"novice": NoviceTheAbyss}

    def policy(self, thorough: bool) -> Policy:
        from hadal.games.the_abyss.ai.policy import TheAbyssPolicy

        return TheAbyssPolicy()

    def search_settings(self) -> SearchSettings:
        return SearchSettings(horizons=(6, 14), spreads=(10.0, 11.0, 10.0))

    def texts(self, catalogue: Catalogue) -> GameTexts:
        from hadal.games.the_abyss.texts.sentences import TheAbyssTexts

        return TheAbyssTexts(catalogue)

    def terminal(self, terminal: Terminal, words: Words) -> TerminalTable:
        from hadal.games.the_abyss.terminal.table import TheAbyssTable

        return TheAbyssTable(terminal, words)

    def picture(self, state: State, viewer: int | None, words: Words) -> str:
        from hadal.games.the_abyss.picture.board import draw

        return draw(state, viewer, words)

    def support(self) -> GameSupport:
        from hadal.games.the_abyss.support import TheAbyssSupport

        return TheAbyssSupport()


PLUGIN = TheAbyssPlugin()
