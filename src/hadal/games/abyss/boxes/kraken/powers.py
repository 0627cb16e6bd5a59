"""The Kraken box: what a Lord does when it arrives."""

from hadal.core.event import EVERYONE, HIDDEN, NOBODY
from hadal.games.abyss import ask, tell
from hadal.games.abyss.nebulis import change_nebulis, check_figure, give_nebulis
from hadal.games.abyss.rules import protected
from hadal.games.abyss.score import affiliated_count
from hadal.games.abyss.state import Position
from hadal.games.abyss.verbs import gain_pearls
from hadal.games.abyss.words import EXECUTIONER, HEALER, IN_AREA, INHERITOR, LIBERATOR


def fence(s: Position, me: int) -> None:
    opponents = int(s.seats) - 1
    if s.nebulis[me] < opponents:
        s.ask(ask.GIVE_NEBULIS, me, 0, s.nebulis[me])
    else:
        give_nebulis(s, me, (1 << int(s.seats)) - 1 - (1 << me))


def sentinel(s: Position, me: int, token: int) -> None:
    """A Nebulis, and a Sentinel that guards something at once if it can."""
    before = s.nebulis[:]
    s.guards[3 * token] = me
    s.guards[3 * token + 1] = IN_AREA
    s.guards[3 * token + 2] = s.turns
    s.tell(tell.SENTINEL_GAINED, me, NOBODY, HIDDEN, token, EVERYONE)
    s.ask(ask.GUARD, me, token, 0)
    change_nebulis(s, me, 1)
    check_figure(s, before, s.turn)


def watcher(s: Position, me: int) -> None:
    sentinel(s, me, 0)


def vigil(s: Position, me: int) -> None:
    sentinel(s, me, 1)


def lookout(s: Position, me: int) -> None:
    sentinel(s, me, 2)


def inheritor(s: Position, me: int) -> None:
    gain_pearls(s, me, 5, INHERITOR)


def healer(s: Position, me: int) -> None:
    s.ask(ask.HEAL, me, HEALER, 0)


def executioner(s: Position, me: int) -> None:
    for seat in range(int(s.seats)):
        if seat != me and not protected(s, seat) and affiliated_count(s, seat, -1) > 0:
            s.ask(ask.EXECUTE, me, EXECUTIONER, 0)
            return


def liberator(s: Position, me: int) -> None:
    s.ask(ask.LIBERATE, me, LIBERATOR, 0)
