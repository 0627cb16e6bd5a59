"""The Abyss: the keys of a view with names, for editors and type checkers. `view.py` fills them."""

from __future__ import annotations

from typing import ClassVar, TypedDict

from hadal.core.named import Item, NamedView


class TheAbyssMemory(TypedDict):
    """What follows from what the viewer has seen; cards as counts by kind."""

    hands: list[list[int]]  # by seat, then the draw in progress: cards the viewer is sure of
    loose: list[int]  # cards known to be in one of several hands
    among: int  # the bits of those hands
    deck: list[int]  # from the top: a kind of card, or -1
    looked: list[int]  # from the top: the bits of the seats that have looked at the card


class TheAbyssView(NamedView):
    """What one viewer of The Abyss sees, with names: `view.hand[0].name`.

    `state.see(viewer)` returns it; `TheAbyssView(state, viewer)` does the same for a position that a type checker does
    not know to be one of The Abyss, such as a bot's guess.
    """

    game_name: ClassVar[str] = "the_abyss"

    viewer: int
    """The seat, or -1 for a spectator."""
    round: int
    """The number of the round, from 1."""
    starter: int
    """The seat that begins the round."""
    turn: int
    """Whose turn it is."""
    turns: int
    """The number of turns begun this round."""
    asked: list[int]
    """The seat to move and the kind of question; both -1 at the end. `question` has its name."""
    totals: list[int]
    """By seat: points of finished rounds."""
    alive: list[int]
    """By seat: 1 while in the round."""
    panics: list[int]
    """By seat: Panics, face up."""
    began: list[int]
    """By seat: the number of its latest turn this round; negative before the first."""
    played: list[list[Item]]
    """By seat: the cards of its combos."""
    sizes: list[int]
    """By seat: the number of cards in hand."""
    hand: list[Item]
    """The viewer's cards; empty for a spectator."""
    drawer: int
    """The seat whose draw is in progress, or -1."""
    drawn_size: int
    """The number of cards drawn but not yet kept."""
    drawn: list[Item]
    """Cards drawn but not yet kept; empty for viewers who do not draw."""
    waiting: int
    """Panics drawn but not yet placed."""
    deck_size: int
    """Cards in the deck."""
    pile: list[Item]
    """The discard pile, the top card last."""
    out: list[Item]
    """Cards out of the round."""
    memory: TheAbyssMemory
    """What the viewer remembers of hidden cards, as numbers."""
