"""Positions for tests: a dealt table whose hands, Court and Lords are then set."""

import hadal
from hadal.games.abyss.boxes.registered import LOCATION_NAMES, LORD_NAMES
from hadal.games.abyss.constants import ALLY_NAMES, COURT, FACE_UP, GONE, IN_DECK, NO_LORD
from hadal.games.abyss.game import Abyss
from hadal.games.abyss.rules.verbs import arrive
from hadal.games.abyss.state import Position


def lord(name: str) -> int:
    """The number of a Lord."""
    return LORD_NAMES.index(name)


def location(name: str) -> int:
    """The number of a Location."""
    return LOCATION_NAMES.index(name)


def kinds(names: str) -> list[int]:
    """The kinds of these Allies: `J3 C2`."""
    return [ALLY_NAMES.index(name) for name in names.split()]


def abyss(seats: int = 2, **options: str) -> Abyss:
    """The board game."""
    game = hadal.game("abyss", seats, **options)
    assert isinstance(game, Abyss)
    return game


def fresh(game: Abyss, seat: int = 0, pearls: int = 0) -> Position:
    """A dealt table on this seat's turn, with this many Pearls."""
    s = next(s for s in (game.position(game.seeded(n)) for n in range(100)) if s.turn == seat)
    s.pearls[seat] = pearls
    return s


def hold(s: Position, seat: int, names: str) -> None:
    """Put these Allies into a hand."""
    for kind in kinds(names):
        s.cards[seat * s.tables.kinds + kind] += 1


def court(s: Position, *names: str) -> None:
    """Make these the only Lords at Court."""
    for space in range(COURT):
        if s.court[space] != NO_LORD:
            s.owner[s.court[space]] = GONE
        s.court[space] = lord(names[space]) if space < len(names) else NO_LORD
    for name in names:
        s.owner[lord(name)] = FACE_UP
    keep_deck(s)


def give(s: Position, seat: int, *names: str) -> None:
    """Give a seat these Lords, free; their arrival powers do not happen."""
    for name in names:
        arrive(s, seat, lord(name), 0)
        for space in range(COURT):
            if s.court[space] == lord(name):
                s.court[space] = NO_LORD
    keep_deck(s)


def keep_deck(s: Position) -> None:
    """Remove Lords that are elsewhere from the deck."""
    left = [int(s.lord_deck[i]) for i in range(int(s.lord_deck_n)) if s.owner[s.lord_deck[i]] == IN_DECK]
    for i, number in enumerate(left):
        s.lord_deck[i] = number
    s.lord_deck_n = len(left)


def ask_again(s: Position) -> Position:
    """Ask the current question again after the position was edited."""
    s.settle()
    return s


def play(s: Position, *names: str) -> Position:
    """Answer with these actions, by name."""
    for name in names:
        s.apply(s.game.blocks.id(name))
    return s
