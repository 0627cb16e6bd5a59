"""What seats have told the server in confidence: standing orders and sealed answers. Nobody else hears of them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from hadal.core.state import State
from hadal.server.errors import Refusal
from hadal.server.protocol.socket import Orders
from hadal.server.store.model import StoredAnswer
from hadal.server.tables.game_log import GameLog, Snapshot

MAX_REPLACED_IDS = 15  # of answers that were replaced


class StandingOrders(Struct):
    """Orders with the moment they were given, on which their scope hangs."""

    orders: Orders
    exploration: int
    turn: int
    at: int  # the entry after which they were given


class SealedAnswer(Struct):
    """An answer that waits for its turn."""

    ids: list[str]  # of this answer, and before it of those that it replaced: said again, they change nothing
    actions: list[int]
    offer: int  # which card: the entry since which it is on offer


class SecretAnswers:
    """The wishes of one table."""

    def __init__(self, game_log: GameLog) -> None:
        self.game_log = game_log
        self.orders: dict[int, StandingOrders] = {}
        self.sealed: dict[int, SealedAnswer] = {}

    def load(self, wishes: list[StoredAnswer]) -> None:
        """Take the wishes as the store has them."""
        self.orders = {w.seat: msgspec.json.decode(w.body, type=StandingOrders) for w in wishes if w.kind == "orders"}
        self.sealed = {w.seat: msgspec.json.decode(w.body, type=SealedAnswer) for w in wishes if w.kind == "sealed"}

    # Orders.

    def stamped(self, seat: int, orders: Orders) -> StandingOrders:
        """Orders given now."""
        if not self.game_log.support.offers:
            raise Refusal("no-offers")
        tally = self.game_log.now.counters
        return StandingOrders(orders, tally.explorations, tally.turns[seat], self.game_log.now.seq)

    def running(self, seat: int) -> Orders | None:
        """The orders of a seat that have not run out."""
        kept = self.orders.get(seat)
        return kept.orders if kept and self.in_scope(kept, seat) else None

    def in_scope(self, kept: StandingOrders, seat: int) -> bool:
        """Are these orders still meant? When all went back together, a turn or an exploration is another one."""
        now, scope = self.game_log.now, kept.orders.scope
        if scope == "game":
            return True
        same = (
            kept.exploration == now.counters.explorations
            if scope == "exploration"
            else kept.turn == now.counters.turns[seat]
        )
        return same and kept.at >= now.taken_back

    # Sealed answers.

    def simultaneous_offers(self, now: Snapshot) -> list[State]:
        """Everybody who may answer the question on the table at once, people only; the seat to move first."""
        if not self.game_log.table.settings.sealed or now.state.over():
            return [now.state]
        first, *others = self.game_log.support.simultaneous_offers(now.state)
        return [first, *(state for state in others if not now.drivers[state.to_move()])]

    def place(self, seat: int) -> State | None:
        """The position in which a seat may answer ahead; None if it may not."""
        return next(
            (state for state in self.simultaneous_offers(self.game_log.now)[1:] if state.to_move() == seat), None
        )

    def seal(self, seat: int, id: str, actions: list[int]) -> SealedAnswer:
        """An answer given ahead, if it is a legal one."""
        place = self.place(seat)
        if place is None:
            raise Refusal("not-your-turn")
        if len(actions) != 1 or not place.allows(actions[0]):
            raise Refusal("illegal", actions[0])
        before = self.answer_of(seat)
        if before and id in before.ids:
            return before
        return SealedAnswer(
            [*before.ids[-MAX_REPLACED_IDS:], id] if before else [id], actions, self.game_log.now.offered_at
        )

    def is_sealed(self, seat: int, id: str) -> bool:
        """Is what was said with this id an answer that waits for its turn?"""
        kept = self.sealed.get(seat)
        return kept is not None and id in kept.ids and f"{seat}:{id}" not in self.game_log.ids

    def answer_of(self, seat: int) -> SealedAnswer | None:
        """The sealed answer of a seat to the card that is offered."""
        kept = self.sealed.get(seat)
        return kept if kept and kept.offer == self.game_log.now.offered_at else None

    def offered_since(self, seq: int) -> bool:
        """Is a card offered, and was it on offer already at entry `seq`? Then an answer from there is not stale."""
        now = self.game_log.now
        return is_offer(now.state) and now.offered_at <= seq <= now.seq

    # Both.

    def prepared(self) -> tuple[str, list[int]] | None:
        """What the seat to move has said in advance about this question: the id of the entry, and the actions.

        No id that a client can think of looks like those that are made up here.
        """
        now = self.game_log.now
        seat = now.to_move
        if seat < 0 or now.drivers[seat] or not self.game_log.support.offers:
            return None
        sealed = self.answer_of(seat)
        if sealed and is_offer(now.state) and now.state.allows(sealed.actions[0]):
            id = f"{seat}:{sealed.ids[-1]}"
            return (f"sealed:{now.seq + 1}" if id in self.game_log.ids else id), sealed.actions
        orders = self.running(seat)
        actions = self.game_log.support.answer_by_orders(orders, now.state) if orders else None
        return (f"order:{now.seq + 1}", actions) if actions else None


def is_offer(state: State) -> bool:
    """Is the question one that could have been answered ahead?"""
    return not state.over() and state.game.questions[state.question()] == "offer"
