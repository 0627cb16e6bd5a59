"""The Leviathan box: the arrival powers of its Lords."""

from hadal.core.events import EVERYONE, NOBODY
from hadal.games.abyss import events, questions
from hadal.games.abyss.boxes.leviathan.border import draw_leviathan, leviathan_count
from hadal.games.abyss.constants import ARMS_DEALER, BORDER_GUARD, DRAWN, REBEL, SORCERER, ZONES
from hadal.games.abyss.rules.verbs import gain_pearls
from hadal.games.abyss.state import Position


def border_guard(s: Position, me: int) -> None:
    s.ask(questions.BORDER_GUARD, me, BORDER_GUARD, 0)


def arms_dealer(s: Position, me: int) -> None:
    gain_pearls(s, me, leviathan_count(s), ARMS_DEALER)


def sorcerer(s: Position, me: int) -> None:
    s.ask(questions.SORCERY, me, SORCERER, 0)


def rebel(s: Position, me: int) -> None:
    s.ask(questions.REBEL, me, REBEL, 0)


def breeder(s: Position, me: int) -> None:
    if s.leviathan_deck_n > 0 and leviathan_count(s) < ZONES:
        leviathan = draw_leviathan(s)
        s.leviathans[leviathan] = DRAWN
        s.tell(events.LEVIATHAN_DRAWN, me, NOBODY, leviathan, 0, EVERYONE)
        s.ask(questions.BREED, me, leviathan, 0)
