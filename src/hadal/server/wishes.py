"""What seats have told the server in confidence: standing orders and sealed answers. Nobody else hears of them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from hadal.core.game import State
from hadal.server.live import Live, Now
from hadal.server.refusal import Refusal
from hadal.server.rows import Wish
from hadal.server.wire import Orders


class KeptOrders(Struct):
    """Orders with the moment they were given, on which their scope hangs."""

    orders: Orders
    exploration: int
    turn: int


class SealedAnswer(Struct):
    """An answer that waits for its turn."""

    id: str
    actions: list[int]
    offer: int  # which card: so many had been turned up


class Wishes:
    """The wishes of one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.orders: dict[int, KeptOrders] = {}
        self.sealed: dict[int, SealedAnswer] = {}

    def load(self, wishes: list[Wish]) -> None:
        """Take the wishes as the store has them."""
        self.orders = {w.seat: msgspec.json.decode(w.body, type=KeptOrders) for w in wishes if w.kind == "orders"}
        self.sealed = {w.seat: msgspec.json.decode(w.body, type=SealedAnswer) for w in wishes if w.kind == "sealed"}

    # Orders.

    def stamped(self, seat: int, orders: Orders) -> KeptOrders:
        """Orders given now."""
        if not self.live.manners.offers:
            raise Refusal("no-offers")
        tally = self.live.now.tally
        return KeptOrders(orders, tally.explorations, tally.turns[seat])

    def running(self, seat: int) -> Orders | None:
        """The orders of a seat that have not run out."""
        kept = self.orders.get(seat)
        tally = self.live.now.tally
        if kept is None or (kept.orders.scope == "exploration" and kept.exploration != tally.explorations):
            return None
        return None if kept.orders.scope == "turn" and kept.turn != tally.turns[seat] else kept.orders

    # Sealed answers.

    def together(self, now: Now) -> list[State]:
        """Everybody who may answer the question on the table at once, people only; the seat to move first."""
        if not self.live.table.settings.sealed or now.state.over():
            return [now.state]
        first, *others = self.live.manners.together(now.state)
        return [first, *(state for state in others if not now.drivers[state.to_move()])]

    def place(self, seat: int) -> State | None:
        """The position in which a seat may answer ahead; None if it may not."""
        return next((state for state in self.together(self.live.now)[1:] if state.to_move() == seat), None)

    def seal(self, seat: int, id: str, actions: list[int]) -> SealedAnswer:
        """An answer given ahead, if it is a legal one."""
        place = self.place(seat)
        if place is None:
            raise Refusal("not-your-turn")
        if len(actions) != 1 or not place.allows(actions[0]):
            raise Refusal("illegal", actions[0])
        return SealedAnswer(id, actions, self.live.now.tally.reveals)

    def answer_of(self, seat: int) -> SealedAnswer | None:
        """The sealed answer of a seat to the card that is offered."""
        kept = self.sealed.get(seat)
        return kept if kept and kept.offer == self.live.now.tally.reveals else None

    def offered_since(self, seq: int) -> bool:
        """Is a card offered, and was it on offer already at entry `seq`? Then an answer from there is not stale."""
        now = self.live.now
        return is_offer(now.state) and now.offered_at <= seq <= now.seq

    # Both.

    def prepared(self) -> tuple[str, list[int]] | None:
        """What the seat to move has said in advance about this question: an id and the actions."""
        now = self.live.now
        seat = now.to_move
        if seat < 0 or now.drivers[seat] or not self.live.manners.offers:
            return None
        sealed = self.answer_of(seat)
        if sealed and is_offer(now.state) and now.state.allows(sealed.actions[0]):
            return sealed.id, sealed.actions
        orders = self.running(seat)
        actions = self.live.manners.obey(orders, now.state) if orders else None
        return (f"order-{now.seq + 1}", actions) if actions else None


def is_offer(state: State) -> bool:
    """Is the question one that could have been answered ahead?"""
    return not state.over() and state.game.questions[state.question()] == "offer"
