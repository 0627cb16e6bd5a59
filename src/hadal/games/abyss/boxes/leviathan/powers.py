"""The Leviathan box: what a Lord does when it arrives."""

from hadal.core.event import EVERYONE, NOBODY
from hadal.games.abyss import ask, tell
from hadal.games.abyss.boxes.leviathan.border import beast_count, draw_beast
from hadal.games.abyss.state import Position
from hadal.games.abyss.verbs import gain_pearls
from hadal.games.abyss.words import ARMS_DEALER, BORDER_GUARD, DRAWN, REBEL, SORCERER, ZONES


def border_guard(s: Position, me: int) -> None:
    s.ask(ask.BORDER_GUARD, me, BORDER_GUARD, 0)


def arms_dealer(s: Position, me: int) -> None:
    gain_pearls(s, me, beast_count(s), ARMS_DEALER)


def sorcerer(s: Position, me: int) -> None:
    s.ask(ask.SORCERY, me, SORCERER, 0)


def rebel(s: Position, me: int) -> None:
    s.ask(ask.REBEL, me, REBEL, 0)


def breeder(s: Position, me: int) -> None:
    if s.beast_deck_n > 0 and beast_count(s) < ZONES:
        beast = draw_beast(s)
        s.beasts[beast] = DRAWN
        s.tell(tell.BEAST_DRAWN, me, NOBODY, beast, 0, EVERYONE)
        s.ask(ask.BREED, me, beast, 0)
