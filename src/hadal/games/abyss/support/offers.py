"""Offers of cards from the exploration track: who may buy, and what standing orders answer."""

from __future__ import annotations

from hadal.core.state import State
from hadal.games.abyss import actions, questions
from hadal.games.abyss.rules.verbs import buy_from_track
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.state import Position
from hadal.games.abyss.support.positions import abyss_game, abyss_position
from hadal.games.abyss.support.protocol import ASK, OfferOrders


def is_offer(state: State) -> bool:
    """Whether the question is an offer."""
    return not state.over() and state.question() == questions.OFFER


def simultaneous_offers(state: State) -> list[State]:
    """The position for each seat that may buy the offered card, in seat order, as if all before had passed."""
    if not is_offer(state):
        return [state]
    space, found = frame_card(abyss_position(state)), []
    while state.question() == questions.OFFER and frame_card(abyss_position(state)) == space:
        found.append(state)
        state = state.clone()
        state.apply_unchecked(actions.PASS)
    return found


def answer_by_orders(orders: OfferOrders, state: State) -> list[int] | None:
    """Buy, pass, or None to ask, by the row of the card's race and the column of its value."""
    s = abyss_position(state)
    if state.question() != questions.OFFER:
        return None
    kind = int(s.track[frame_card(s)])
    limit = orders.prices[int(s.tables.race[kind])][int(s.tables.value[kind]) - 1]
    if limit == ASK or (orders.unless_lord and completes_lord(s)):
        return None
    if int(s.sold) + 1 > limit:
        return [actions.PASS]
    # A player who would have to pay with Nebulis has not decided about that: ask.
    return [actions.BUY] if state.allows(actions.BUY) else None


def completes_lord(s: Position) -> bool:
    """Whether the offered card would let this seat afford a Lord of the Court that it cannot afford now."""
    if not s.allows(actions.BUY):
        return False
    seat, then = s.to_move(), s.clone()
    buy_from_track(then, seat, frame_card(s), s.sold + 1, 0)  # a whole step would reveal the next card
    return bool(affordable_lords(then, seat) - affordable_lords(s, seat))


def affordable_lords(s: Position, seat: int) -> set[int]:
    """The Lords of the Court that a seat could pay for."""
    return {int(lord) for lord in s.court if lord >= 0 and abyss_game(s).afford(s, seat, int(lord)).payable}
