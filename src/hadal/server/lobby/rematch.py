"""Once more: the same people, bots and options, and the next player begins."""

from __future__ import annotations

from copy import deepcopy

from hadal.core.chance import new_secret
from hadal.core.game import Game
from hadal.server.errors import RequestError
from hadal.server.lobby.seating import close_table, find_table, game_of, new_id, new_invite, seat_taken_by, update_table
from hadal.server.store.base import Store
from hadal.server.store.model import Person, Seat, Table

MOST_SECRETS = 1000  # to look for one that lets the wished seat begin


async def find_or_create_rematch(store: Store, id: str, person: Person, now: int) -> tuple[Table, bool]:
    """The table that follows another one, and whether it is new: whoever asks first lays it, the others find it."""
    old = await find_table(store, id)
    check_rematch(old, person)
    if old.rematch:
        return await find_table(store, old.rematch), False
    new = create_rematch(old, person, now)
    await store.add_table(new)
    old = await update_table(store, id, lambda table: set_rematch(table, new.id))
    if old.rematch == new.id:
        return new, True
    await update_table(store, new.id, close_table)  # somebody else was quicker
    return await find_table(store, old.rematch), False


def check_rematch(table: Table, person: Person) -> None:
    """Only after the end, and only who sat there."""
    if seat_taken_by(table, person.id) is None and table.host != person.id:
        raise RequestError(403, "not-seated")
    if table.origin is not None:
        raise RequestError(409, "branch-rematch")
    if table.status != "over":
        raise RequestError(409, "not-over")


def set_rematch(table: Table, next_id: str) -> None:
    """Note which table comes next, unless there is one."""
    table.rematch = table.rematch or next_id


def create_rematch(old: Table, person: Person, now: int) -> Table:
    """The next table, with everybody seated; whoever wanted it is the host."""
    game = game_of(old)
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
    )


def copy_seat(seat: Seat) -> Seat:
    """Who sat here sits here; an invite is a new one."""
    kept = deepcopy(seat)
    kept.invite = new_invite() if seat.invite else ""
    return kept


def first_seat(game: Game, secret: bytes) -> int:
    """Who begins with this secret."""
    return game.new(secret).to_move()


def secret_for(game: Game, seat: int) -> bytes:
    """A secret that lets this seat begin; all such secrets are equally likely."""
    for _ in range(MOST_SECRETS):
        secret = new_secret()
        if first_seat(game, secret) == seat:
            return secret
    return new_secret()  # a game that always begins with the same seat
