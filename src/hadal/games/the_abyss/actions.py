"""The Abyss: the action ids, in named blocks. The sizes follow from the deck and the seats."""

from typing import final

from hadal.core.actions import Blocks
from hadal.core.vector import i64
from hadal.games.the_abyss.constants import SEAT_LETTERS


@final
class ActionIds:
    """Where each block of action ids begins."""

    take: i64  # the top of the discard pile
    draw: i64  # two cards of the deck
    keep: i64  # + kind
    play: i64  # + kind
    sacrifice: i64  # begin one
    stop: i64
    done: i64  # end the turn
    give_up: i64  # + kind: a card of a sacrifice
    submit: i64  # be eliminated
    decline: i64  # no sacrifice between two Panics
    top: i64
    bottom: i64
    hook: i64  # + seat
    steal: i64  # + seat
    give: i64  # + seat
    discard: i64  # + kind

    def __init__(self, kinds: list[str], seats: int) -> None:
        cards = kinds[:-1]  # a Panic is never in a hand
        letters = list(SEAT_LETTERS[:seats])
        lone = [""]
        self.blocks = Blocks(
            [
                ("take", lone), ("draw", lone), ("keep", cards), ("play", cards), ("sacrifice", lone),
                ("stop", lone), ("done", lone), ("give-up", cards), ("submit", lone), ("decline", lone),
                ("top", lone), ("bottom", lone), ("hook", letters), ("steal", letters), ("give", letters),
                ("discard", cards),
            ]
        )  # fmt: skip
        first = self.blocks.first
        self.take = first("take")
        self.draw = first("draw")
        self.keep = first("keep")
        self.play = first("play")
        self.sacrifice = first("sacrifice")
        self.stop = first("stop")
        self.done = first("done")
        self.give_up = first("give-up")
        self.submit = first("submit")
        self.decline = first("decline")
        self.top = first("top")
        self.bottom = first("bottom")
        self.hook = first("hook")
        self.steal = first("steal")
        self.give = first("give")
        self.discard = first("discard")
