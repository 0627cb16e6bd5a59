"""Abyss: the keys of a view with names, for editors and type checkers. `view.py` fills them."""

from __future__ import annotations

from typing import ClassVar, TypedDict

from hadal.core.named import Item, NamedView


class AbyssMemory(TypedDict):
    """Cards whose place everybody has seen, as counts by kind, and the last stolen token."""

    hands: list[list[int]]  # by seat
    council: list[list[int]]  # by stack
    discard: list[int]
    theft: list[int]  # thief, robbed seat and token; -1 before a theft, and for a token that the viewer does not know


class AbyssView(NamedView):
    """What one viewer of Abyss sees, with names: `view.court[0].name`.

    `state.see(viewer)` returns it; `AbyssView(state, viewer)` does the same for a position that a type checker does not
    know to be one of Abyss, such as a bot's guess. The keys of a box exist only if it is open.
    """

    game_name: ClassVar[str] = "abyss"

    viewer: int
    """The seat, or -1 for a spectator."""
    turn: int
    """Whose turn it is."""
    turns: int
    """The number of turns begun."""
    asked: list[int]
    """The seat to move and the kind of question; both -1 at the end. `question` has its name."""
    threat: int
    """The space of the Threat track, from 0."""
    sold: int
    """Allies sold this turn."""
    bought: list[int]
    """By seat: Allies bought this turn."""
    used: list[Item]
    """Lords whose power has been used this turn."""
    extra: bool
    """Does the same player have another turn after this one?"""
    closer: int
    """The seat that triggered the end, or -1."""
    pearls: list[int]
    """By seat."""
    sizes: list[int]
    """By seat: the number of cards in hand."""
    hand: list[Item]
    """The viewer's cards; empty for a spectator."""
    affiliated: list[list[Item]]
    """By seat: affiliated Allies."""
    spent: list[Item]
    """Allies laid down for the payment in progress."""
    council: list[int]
    """By stack of the Council: its number of cards."""
    track: list[Item | None]
    """By space of the exploration track: its card."""
    deck_size: int
    """Cards in the exploration deck."""
    discard_size: int
    """Cards in the discard pile."""
    court: list[Item | None]
    """By space of the Court, the far end first: its Lord."""
    lord_deck_size: int
    """Lords in the deck."""
    owner: list[int]
    """By Lord: the seat that has it; -1 in the deck, -2 at Court, -3 out of the game."""
    under: list[int]
    """By Lord: the Location it is under; -1 free, -2 disabled."""
    holder: list[int]
    """By Location: the seat that controls it; -1 in the deck, -2 available, -3 out of the game, -4 just drawn."""
    location_deck_size: int
    """Locations in the deck."""
    token_sizes: list[int]
    """By seat: the number of Monster tokens."""
    tokens: list[Item]
    """The viewer's Monster tokens; empty for a spectator."""
    token_pile: int
    """Monster tokens in the pile."""
    memory: AbyssMemory
    """What the viewer remembers of hidden cards, as numbers."""

    # With the Kraken box.
    nebulis: list[int]
    """Kraken box: Nebulis by seat."""
    kraken_holder: int
    """Kraken box: the seat that has the Kraken figure, or -1."""
    guards: list[int]
    """Kraken box: three numbers for each Sentinel: its seat, what it guards, and the turn in which it came."""
    loot: list[int]
    """Kraken box: the number of Loot cards at site * 5 + value - 3."""
    loot_deck_size: int
    """Kraken box: Loot cards in the deck."""

    # With the Leviathan box.
    wounds: list[int]
    """Leviathan box: wounds by seat."""
    scourge_holder: int
    """Leviathan box: the seat that has the Scourge of the Abyss, or -1."""
    border: list[Item | None]
    """Leviathan box: by zone of the Border, its Leviathan."""
    level: list[int]
    """Leviathan box: by zone, the levels already beaten."""
    beasts: list[int]
    """Leviathan box: by Leviathan, the seat that has slain it; -1 in the deck, -2 on the Border, -3 out of the game."""
    beast_deck_size: int
    """Leviathan box: Leviathans in the deck."""
    l_token_sizes: list[int]
    """Leviathan box: the number of L tokens by seat."""
    l_token_pile: int
    """Leviathan box: L tokens in the pile."""

    @property
    def key_tokens(self) -> list[int]:
        """By seat: Key tokens, `view["keys"]`; `view.keys()` lists the keys of the view, as for any mapping."""
        tokens: list[int] = self["keys"]
        return tokens
