"""Rematches: one player proposes, the others answer; then the same people, bots and options, and the next begins.

The answers are in the row of the old table. When every person who is present has answered, those who accepted and
those who are away get their seats at a new table; the seat of a person who declined is open there. The new game does
not start before those who were away have come, or the host has freed their seats.
"""

from __future__ import annotations

from collections.abc import Container
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
    vacate,
)
from hadal.server.store.base import Store
from hadal.server.store.model import Agreements, Person, Seat, Table, note_arrival

MOST_SECRETS = 1000  # tried to find one that lets the right seat begin


# Proposals and answers.


async def answer_rematch(store: Store, id: str, person: Person, yes: bool) -> Table:
    """Propose a rematch, accept it, or decline it. If there is one already, only a yes matters: it is noted there."""
    table = await find_table(store, id)
    check_rematch(table, person)
    expired = table.rematch
    next_table = await store.table(expired) if expired else None
    if next_table is not None:
        if yes and next_table.status == "lobby" and person.id in next_table.agreements.awaited:
            await update_table(store, expired, lambda table: note_arrival(table, person.id))
        return table
    return await update_table(store, id, lambda table: note_answer(table, person, yes, expired))


def check_rematch(table: Table, person: Person) -> None:
    """Reject rematches before the end, of what-ifs, and by people who did not play."""
    if seat_of_person(table, person.id) is None and table.host != person.id:
        raise RequestError(403, "not-seated")
    if table.origin is not None:
        raise RequestError(409, "branch-rematch")
    if table.status != "over":
        raise RequestError(409, "not-over")


def note_answer(table: Table, person: Person, yes: bool, expired: str) -> None:
    """Store an answer. A new proposal asks those who declined again; an expired rematch is forgotten."""
    if table.rematch != expired:
        return  # the table of the rematch has just been created
    agreed = table.agreements
    if expired:
        table.rematch, agreed.rematch, agreed.no_rematch = "", [], []
    if not yes and not agreed.rematch:
        raise RequestError(409, "no-rematch")
    again = yes and person.id in agreed.rematch
    wanted = [id for id in agreed.rematch if id != person.id or again]
    unwanted = [] if again else [id for id in agreed.no_rematch if id != person.id]
    if not again:
        (wanted if yes else unwanted).append(person.id)
    set_answers(table, wanted, unwanted)


def set_answers(table: Table, wanted: list[str], unwanted: list[str]) -> None:
    """Store who wants a rematch and who does not. If nobody wants one, there is nothing to decline."""
    agreed = table.agreements
    agreed.rematch, agreed.no_rematch = wanted, unwanted if wanted else []


def wanting(table: Table) -> list[str]:
    """Who wants a rematch; the first one proposed it. Somebody who is just being deleted is left out."""
    known = {table.host, *(seat.person for seat in table.seats)}
    return [person for person in table.agreements.rematch if person in known]


def is_proposed(table: Table) -> bool:
    """Whether a rematch is proposed that has no table yet."""
    return bool(wanting(table)) and not table.rematch


def is_accepted(table: Table, present: Container[int]) -> bool:
    """Whether everybody who is present has answered, and somebody accepted unless nobody else is there."""
    wanted, unwanted = wanting(table), table.agreements.no_rematch
    asked = [seat.person for seat in table.seats if seat.person and seat.seat in present]
    return all(person in [*wanted, *unwanted] for person in asked) and (len(wanted) > 1 or not unwanted)


# The new table.


async def settle_rematch(store: Store, id: str, present: Container[int], now: int) -> bool:
    """Create the table of the rematch if everybody who is present has answered; return whether it was created."""
    old = await find_table(store, id)
    if is_proposed(old) and await is_host_gone(store, old):
        gone = old.host
        old = await update_table(store, id, lambda table: withdraw(table, gone))
    if not is_proposed(old) or not is_accepted(old, present):
        return False
    new = create_rematch(old, now)
    await store.add_table(new)
    old = await update_table(store, id, lambda table: set_rematch(table, new.id))
    if old.rematch != new.id:
        await update_table(store, new.id, close_table)  # another node was faster
    return True


def set_rematch(table: Table, next_id: str) -> None:
    """Store the id of the rematch, unless there is one already."""
    if not table.rematch:
        table.rematch = next_id


def create_rematch(old: Table, now: int) -> Table:
    """The new table; the person who proposed it is the host."""
    game = check_game(old.game, len(old.seats), old.options)
    seats = [copy_seat(seat, old.agreements) for seat in old.seats]
    away = [seat.person for seat in seats if seat.person and seat.person not in old.agreements.rematch]
    return Table(
        id=new_id(),
        game=old.game,
        options=dict(old.options),
        settings=old.settings,
        seats=seats,
        host=wanting(old)[0],
        secret=secret_for(game, (first_seat(game, old.secret) + 1) % game.seats),
        created=now,
        since=now,
        previous=old.id,
        turned=old.turned + 1,
        network=old.network,
        kicked=list(old.kicked),
        rules=game.options.rules,
        agreements=Agreements(awaited=away),
    )


def withdraw(table: Table, person: str) -> None:
    """Somebody is deleted: they neither want a rematch nor host one."""
    agreed = table.agreements
    wanted = [id for id in agreed.rematch if id != person]
    set_answers(table, wanted, [id for id in agreed.no_rematch if id != person])
    if table.host == person:
        table.host = ""


async def is_host_gone(store: Store, table: Table) -> bool:
    """Whether the host had no seat and was deleted: then nothing at the table shows it."""
    if not table.host or seat_of_person(table, table.host) is not None:
        return False
    host = await store.person(table.host)
    return host is None or not host.name


def copy_seat(seat: Seat, agreed: Agreements) -> Seat:
    """The same seat with a new invite; that of a person who declined, or was deleted, is free."""
    kept = deepcopy(seat)
    kept.invite = new_invite() if seat.invite else ""
    kept.ready = kept.archived = 0
    if seat.kind == "person" and (not seat.person or seat.person in agreed.no_rematch):
        vacate(kept)
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
