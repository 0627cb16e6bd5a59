"""The base box: the arrival powers of its Lords, as short functions made of verbs and questions."""

from hadal.core.events import EVERYONE, HIDDEN, NOBODY
from hadal.games.abyss import constants, events, questions
from hadal.games.abyss.rules.control import draw_locations
from hadal.games.abyss.rules.queries import protected
from hadal.games.abyss.rules.shared_powers import ask_targets
from hadal.games.abyss.rules.verbs import gain_pearls, lose_pearls
from hadal.games.abyss.state import Position


def jailer(s: Position, me: int) -> None:
    ask_targets(s, questions.DISCARD, me, constants.JAILER, 1)


def seeker(s: Position, me: int) -> None:
    for seat in range(int(s.seats)):
        if seat != me and not protected(s, seat):
            lose_pearls(s, seat, min(2, int(s.pearls[seat])), constants.SEEKER)


def assassin(s: Position, me: int) -> None:
    for step in range(int(s.seats) - 1, 0, -1):
        seat = (me + step) % int(s.seats)
        if not protected(s, seat):
            s.ask(questions.ASSASSINATE, me, constants.ASSASSIN, seat)


def commander(s: Position, me: int) -> None:
    ask_targets(s, questions.CUT, me, constants.COMMANDER, 0)


def hunter(s: Position, me: int) -> None:
    s.ask(questions.HUNT, me, constants.HUNTER, 0)


def trader(s: Position, me: int) -> None:
    gain_pearls(s, me, 3, constants.TRADER)


def peddler(s: Position, me: int) -> None:
    gain_pearls(s, me, 2, constants.PEDDLER)


def shopkeeper(s: Position, me: int) -> None:
    gain_pearls(s, me, 1, constants.SHOPKEEPER)


def landlord(s: Position, me: int) -> None:
    gain_pearls(s, me, 1, constants.LANDLORD)


def invoker(s: Position, me: int) -> None:
    s.extra = True
    s.tell(events.EXTRA_TURN, me, NOBODY, HIDDEN, 0, EVERYONE)


def apprentice(s: Position, me: int) -> None:
    s.ask(questions.TAKE_STACK, me, constants.APPRENTICE, 0)


def illusionist(s: Position, me: int) -> None:
    s.ask(questions.TRADE_AWAY, me, constants.ILLUSIONIST, 0)


def corruptor(s: Position, me: int) -> None:
    s.ask(questions.BRIBE, me, constants.CORRUPTOR, 0)


def traitor(s: Position, me: int) -> None:
    s.ask(questions.DISMISS, me, constants.TRAITOR, 0)


def schemer(s: Position, me: int) -> None:
    s.ask(questions.DISMISS, me, constants.SCHEMER, 0)


def sage(s: Position, me: int) -> None:
    draw_locations(s, 2)
    s.ask(questions.PICK_DRAWN, me, constants.SAGE, 0)


def hermit(s: Position, me: int) -> None:
    draw_locations(s, 1)
    s.ask(questions.PICK_DRAWN, me, constants.HERMIT, 0)


def elder(s: Position, me: int) -> None:
    draw_locations(s, 3)
    s.ask(questions.PICK_DRAWN, me, constants.ELDER, 0)
