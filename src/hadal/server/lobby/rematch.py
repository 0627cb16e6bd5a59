"""Rematches: the same people, bots and options, and the next player begins."""

from __future__ import annotations

from copy import deepcopy

from hadal.core.chance import new_secret
from hadal.core.game import Game
from hadal.server.errors import RequestError
from hadal.server.lobby.seating import (
    check_game,
    close_table,
    find_table,
    new_id,
    new_invite,
    seat_of_person,
    update_table,
)
from hadal.server.store.base import Store
from hadal.server.store.model import Person, Seat, Table

MOST_SECRETS = 1000  # tried to find one that lets the right seat begin


async def find_or_create_rematch(store: Store, id: str, person: Person, now: int) -> tuple[Table, bool]:
    """The rematch of a table, and whether it is new: the first player who asks creates it."""
    old = await find_table(store, id)
    check_rematch(old, person)
    expired = old.rematch
    if expired and (found := await store.table(expired)) is not None:
        return found, False
    new = create_rematch(old, person, now)
    await store.add_table(new)
    old = await update_table(store, id, lambda table: set_rematch(table, new.id, expired))
    if old.rematch == new.id:
        return new, True
    await update_table(store, new.id, close_table)  # somebody else was faster
    return await find_table(store, old.rematch), False


def check_rematch(table: Table, person: Person) -> None:
    """Reject rematches before the end, of what-ifs, and by people who did not play."""
    if seat_of_person(table, person.id) is None and table.host != person.id:
        raise RequestError(403, "not-seated")
    if table.origin is not None:
        raise RequestError(409, "branch-rematch")
    if table.status != "over":
        raise RequestError(409, "not-over")


def set_rematch(table: Table, next_id: str, expired: str) -> None:
    """Store the id of the rematch, unless there is one already; an expired one, which was deleted, is replaced."""
    if table.rematch == expired:
        table.rematch = next_id


def create_rematch(old: Table, person: Person, now: int) -> Table:
    """The new table with everybody seated; the person who asked is the host."""
    game = check_game(old.game, len(old.seats), old.options)
    return Table(
        id=new_id(),
        game=old.game,
        options=dict(old.options),
        settings=old.settings,
        seats=[copy_seat(seat) for seat in old.seats],
        host=person.id,
        secret=secret_for(game, (first_seat(game, old.secret) + 1) % game.seats),
        created=now,
        since=now,
        previous=old.id,
        turned=old.turned + 1,
        network=old.network,
        kicked=list(old.kicked),
        rules=game.options.rules,
    )


def copy_seat(seat: Seat) -> Seat:
    """The same seat with a new invite."""
    kept = deepcopy(seat)
    kept.invite = new_invite() if seat.invite else ""
    return kept


def first_seat(game: Game, secret: bytes) -> int:
    """The seat that begins with this secret."""
    return game.new(secret).to_move()


def secret_for(game: Game, seat: int) -> bytes:
    """A random secret that lets this seat begin."""
    for _ in range(MOST_SECRETS):
        secret = new_secret()
        if first_seat(game, secret) == seat:
            return secret
    return new_secret()  # the game always begins with the same seat
