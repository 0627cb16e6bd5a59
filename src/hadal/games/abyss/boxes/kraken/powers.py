"""The Kraken box: the arrival powers of its Lords."""

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.games.abyss import events, questions
from hadal.games.abyss.constants import EXECUTIONER, HEALER, IN_AREA, INHERITOR, LIBERATOR
from hadal.games.abyss.rules.nebulis import change_nebulis, check_figure, give_nebulis
from hadal.games.abyss.rules.queries import protected
from hadal.games.abyss.rules.score import affiliated_count
from hadal.games.abyss.rules.verbs import gain_pearls
from hadal.games.abyss.state import Position


def fence(s: Position, me: int) -> None:
    opponents = int(s.seats) - 1
    if s.nebulis[me] < opponents:
        s.ask(questions.GIVE_NEBULIS, me, 0, s.nebulis[me])
    else:
        give_nebulis(s, me, (1 << int(s.seats)) - 1 - (1 << me))


def sentinel(s: Position, me: int, token: int) -> None:
    """Give a Nebulis and a Sentinel, which guards something at once if possible."""
    before = s.nebulis[:]
    s.guards[3 * token] = me
    s.guards[3 * token + 1] = IN_AREA
    s.guards[3 * token + 2] = s.turns
    s.tell(events.SENTINEL_GAINED, me, NOBODY, HIDDEN, token, EVERYONE)
    s.ask(questions.GUARD, me, token, 0)
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
    s.ask(questions.HEAL, me, HEALER, 0)


def executioner(s: Position, me: int) -> None:
    for seat in range(int(s.seats)):
        if seat != me and not protected(s, seat) and affiliated_count(s, seat, -1) > 0:
            s.ask(questions.EXECUTE, me, EXECUTIONER, 0)
            return


def liberator(s: Position, me: int) -> None:
    s.ask(questions.LIBERATE, me, LIBERATOR, 0)
