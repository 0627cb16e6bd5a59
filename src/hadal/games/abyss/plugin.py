"""The plug-in of Abyss, the board game."""

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


class AbyssPlugin(GamePlugin):
    """The parts of Abyss; each one is imported on first use."""

    name = "abyss"
    title = "Abyss"
    seats = (2, 3, 4, 5)
    columns = 100
    box_option = "expansions"
    largest = {"expansions": "both"}  # noqa: RUF012

    def options(self) -> list[Option]:
        from hadal.games.abyss.game import options

        return options()

    def create(self, options: Options) -> Game:
        from hadal.games.abyss.game import Abyss

        return Abyss(options)

    def facts(self) -> GameFacts:
        from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
        from hadal.games.abyss.constants import LEVIATHAN_NAMES, TOKEN_NAMES

        return GameFacts(
            names={
                "lords": list(LORD_NAMES),
                "locations": list(LOCATION_NAMES),
                "tokens": list(TOKEN_NAMES),
                "leviathans": list(LEVIATHAN_NAMES),
            },
            owners={"lords": "owner", "locations": "holder"},
            items={"court": "lords", "used": "lords", "track": CARDS, "border": "leviathans"},
            counts={"hand": CARDS, "affiliated": CARDS, "spent": CARDS, "tokens": "tokens"},
            extra_verbs=frozenset({"use"}),
            length_unit="turns",
            length_key="turns",
        )

    def numbers(self) -> dict[str, int]:
        from hadal.games.abyss.constants import SEVEN, TRACK

        return {"lords": SEVEN, "spaces": int(TRACK)}

    def bots(self) -> dict[str, type[Bot]]:
        from hadal.games.abyss.ai.novice import NoviceAbyss

        return {"novice": NoviceAbyss}

    def policy(self, thorough: bool) -> Policy:
        from hadal.games.abyss.ai.policy import AbyssPolicy

        return AbyssPolicy(thorough)

    def search_settings(self) -> SearchSettings:
        return SearchSettings(horizons=(3, 5), spreads=(9.0, 7.5, 7.0, 7.0), rollouts_from=3)

    def texts(self, catalogue: Catalogue) -> GameTexts:
        from hadal.games.abyss.texts.sentences import AbyssTexts

        return AbyssTexts(catalogue)

    def terminal(self, terminal: Terminal, words: Words) -> TerminalTable:
        from hadal.games.abyss.terminal.table import AbyssTable

        return AbyssTable(terminal, words)

    def picture(self, state: State, viewer: int | None, words: Words) -> str:
        from hadal.games.abyss.picture.board import draw

        return draw(state, viewer, words)

    def support(self) -> GameSupport:
        from hadal.games.abyss.support import AbyssSupport

        return AbyssSupport()


PLUGIN = AbyssPlugin()
