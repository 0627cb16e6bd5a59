"""Abyss: asking the Council for support."""

from hadal.core.vector import i64
from hadal.games.abyss import actions, questions
from hadal.games.abyss.constants import ALCHEMIST
from hadal.games.abyss.rules.queries import has
from hadal.games.abyss.rules.shared_powers import is_use, offer_lords, offer_stacks, use_lord
from hadal.games.abyss.rules.verbs import take_stack
from hadal.games.abyss.state import Position, Question


def request_support(s: Position, seat: i64, stack: i64) -> None:
    """The main action: take a whole stack, and with the Alchemist a second one."""
    take_stack(s, seat, stack)
    if has(s, seat, ALCHEMIST):
        s.ask(questions.SECOND_STACK, seat, 0, 0)


class SecondStack(Question):
    """D8: compulsory when possible."""

    def offer_answers(self, s: Position, seat: i64, card: i64, n: i64) -> bool:
        offer_stacks(s, seat, -1)
        if s.count > 0:
            offer_lords(s, seat)
        return False

    def answer(self, s: Position, seat: i64, card: i64, n: i64, action: i64) -> None:
        if is_use(s, action):
            s.ask(questions.SECOND_STACK, seat, card, n)
            use_lord(s, seat, s.tables.target[action])
        else:
            take_stack(s, seat, action - actions.STACK)
