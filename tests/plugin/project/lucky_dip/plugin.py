"""The plug-in that registers Lucky Dip."""

from hadal.core.game import Game
from hadal.core.options import Options
from hadal.core.plugin import GamePlugin


class LuckyDipPlugin(GamePlugin):
    """Only the rules and a few texts: Hadal provides the rest."""

    name = "lucky_dip"
    title = "Lucky Dip"
    seats = (2, 3)
    rules = (1, 2)

    def create(self, options: Options) -> Game:
        from lucky_dip.game import LuckyDip

        return LuckyDip(options)


PLUGIN = LuckyDipPlugin()
