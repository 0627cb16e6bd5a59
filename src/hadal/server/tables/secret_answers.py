"""Answers that seats gave in advance: standing orders and sealed answers. Other seats never learn of them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from hadal.core.state import State
from hadal.server.errors import TableRefusal
from hadal.server.store import model
from hadal.server.store.model import EntryBody, StoredAnswer
from hadal.server.tables.game_log import EntryDraft, GameLog, Snapshot

MAX_REPLACED_IDS = 15


class StandingOrders(Struct):
    """Standing orders, and the moment they were given: their scope depends on it."""

    orders: Any  # of the type the game defines
    round: int = field(name="exploration")  # the number of offer rounds begun by then
    turn: int  # the number of turns the seat had begun by then
    at: int  # the entry after which they were given


class SealedAnswer(Struct):
    """An answer to an offer, stored until its turn comes."""

    ids: list[str]  # of the commands that set it, newest last; repeating one of them changes nothing
    actions: list[int]
    offer: int  # the entry since which the card is on offer


class SecretAnswers:
    """The orders and sealed answers of one table."""

    def __init__(self, game_log: GameLog) -> None:
        self.game_log = game_log
        self.orders: dict[int, StandingOrders] = {}
        self.sealed: dict[int, SealedAnswer] = {}

    def load(self, stored: list[StoredAnswer]) -> None:
        """Replace everything by what the store has."""
        self.orders = {row.seat: self.decode_orders(row.body) for row in stored if row.kind == "orders"}
        self.sealed = {
            row.seat: msgspec.json.decode(row.body, type=SealedAnswer) for row in stored if row.kind == "sealed"
        }

    def decode_orders(self, body: str) -> StandingOrders:
        """Orders as they were stored."""
        found = msgspec.json.decode(body, type=StandingOrders)
        found.orders = msgspec.convert(found.orders, type=self.game_log.support.orders_type)
        return found

    def to_store(self, seat: int, answer: StandingOrders | SealedAnswer) -> StoredAnswer:
        """The row for the store."""
        body = msgspec.json.encode(answer).decode()
        if isinstance(answer, SealedAnswer):
            return StoredAnswer(self.game_log.table.id, seat, "sealed", body, answer.offer)
        return StoredAnswer(self.game_log.table.id, seat, "orders", body)

    # Orders.

    def new_orders(self, seat: int, orders: object) -> StandingOrders:
        """Orders given now, checked against the type the game defines."""
        wanted = self.game_log.support.orders_type
        if wanted is None:
            raise TableRefusal("no-offers")
        try:
            checked = msgspec.convert(orders, type=wanted)
        except msgspec.ValidationError as error:
            raise TableRefusal("bad-message", fault=str(error).replace("`$", "`$.orders")) from None
        counters = self.game_log.snapshot.counters
        return StandingOrders(checked, counters.rounds, counters.turns[seat], self.game_log.snapshot.seq)

    def active_orders(self, seat: int) -> Any:
        """The orders of a seat that are still in scope, or None."""
        given = self.orders.get(seat)
        return given.orders if given and self.in_scope(given, seat) else None

    def in_scope(self, given: StandingOrders, seat: int) -> bool:
        """Whether orders still apply."""
        snapshot = self.game_log.snapshot
        rewound = given.at < snapshot.rewound_at
        return self.game_log.support.orders_in_scope(given.orders, given, snapshot.counters, seat, rewound)

    # Sealed answers.

    def simultaneous_offers(self, snapshot: Snapshot) -> list[State]:
        """The position of every person who may answer the current question now; the seat to move first."""
        if not self.game_log.table.settings.sealed or snapshot.state.over():
            return [snapshot.state]
        first, *others = self.game_log.support.simultaneous_offers(snapshot.state)
        return [first, *(state for state in others if not snapshot.drivers[state.to_move()])]

    def offer_for(self, seat: int) -> State | None:
        """The position in which a seat may answer in advance; None if it may not."""
        states = self.simultaneous_offers(self.game_log.snapshot)[1:]
        return next((state for state in states if state.to_move() == seat), None)

    def seal(self, seat: int, id: str, actions: list[int]) -> SealedAnswer:
        """A new sealed answer; TableRefusal if it is not legal."""
        state = self.offer_for(seat)
        if state is None:
            raise TableRefusal("not-your-turn")
        if len(actions) != 1 or not state.allows(actions[0]):
            raise TableRefusal("illegal", actions[0])
        before = self.sealed_answer(seat)
        if before and id in before.ids:
            return before
        ids = [*before.ids[-MAX_REPLACED_IDS:], id] if before else [id]
        return SealedAnswer(ids, actions, self.game_log.snapshot.offered_at)

    def is_sealed(self, seat: int, id: str) -> bool:
        """Whether the command with this id became a sealed answer that still waits for its turn."""
        sealed = self.sealed.get(seat)
        return sealed is not None and id in sealed.ids and f"{seat}:{id}" not in self.game_log.ids

    def sealed_answer(self, seat: int) -> SealedAnswer | None:
        """The sealed answer of a seat to the card that is on offer."""
        sealed = self.sealed.get(seat)
        return sealed if sealed and sealed.offer == self.game_log.snapshot.offered_at else None

    def offered_since(self, seq: int) -> bool:
        """Whether the card on offer was already on offer at entry `seq`, so that an answer to it is not stale."""
        snapshot = self.game_log.snapshot
        return self.game_log.support.is_offer(snapshot.state) and snapshot.offered_at <= seq <= snapshot.seq

    # Both.

    def prepared_move(self) -> EntryDraft | None:
        """The answer that the seat to move gave in advance to the current question.

        Clients cannot choose ids that look like the ones made here.
        """
        snapshot = self.game_log.snapshot
        seat = snapshot.to_move
        if seat < 0 or snapshot.drivers[seat] or self.game_log.support.orders_type is None:
            return None
        sealed = self.sealed_answer(seat)
        if sealed and self.game_log.support.is_offer(snapshot.state) and snapshot.state.allows(sealed.actions[0]):
            id = f"{seat}:{sealed.ids[-1]}"
            id = f"sealed:{snapshot.seq + 1}" if id in self.game_log.ids else id
            return EntryDraft(model.MOVE, seat, id, EntryBody(actions=sealed.actions))
        orders = self.active_orders(seat)
        actions = self.game_log.support.answer_by_orders(orders, snapshot.state) if orders else None
        if not actions:
            return None
        return EntryDraft(model.MOVE, seat, f"order:{snapshot.seq + 1}", EntryBody(actions=actions))
