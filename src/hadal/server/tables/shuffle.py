"""The players' part in the shuffle (docs/fair-shuffle.md).

Before the start every browser sends the hash of a random number. The host's start fixes the list of hashes; then the
browsers send the numbers, and the cards are dealt from the table's secret and the numbers that arrived in time.
"""

from __future__ import annotations

import hashlib

from hadal.core.chance import commitment, key_of
from hadal.core.game import Game
from hadal.core.record import Record, counter_for
from hadal.server.errors import RequestError
from hadal.server.protocol.socket import PlayerNumber
from hadal.server.store.model import Contribution, Person, ShuffleState, Table, note_arrival, seat_of

WAIT_MS = 4000  # how long the numbers are awaited


def table_secret(table: Table) -> bytes:
    """The table's own secret, whose hash is the commitment."""
    return bytes.fromhex(table.shuffle.secret) or table.secret


def give_hash(table: Table, person: Person, hash: str) -> None:
    """Note the hash of a player's number; it can be replaced until the start."""
    if table.shuffle.fixed or table.status != "lobby":
        raise RequestError(409, "shuffle-fixed")
    if seat_of(table, person.id) < 0:
        raise RequestError(403, "not-seated")
    note_arrival(table, person.id)
    others = [old for old in table.shuffle.contributions if old.person != person.id]
    table.shuffle = ShuffleState([*others, Contribution(person.id, hash)])


def give_number(table: Table, person: Person, number: str) -> None:
    """Note a player's number, if it is awaited and matches its hash."""
    mine = next((item for item in table.shuffle.contributions if item.person == person.id), None)
    if mine is None or not table.shuffle.fixed or table.status != "lobby":
        raise RequestError(409, "shuffle-not-awaited")
    if hashlib.sha256(bytes.fromhex(number)).hexdigest() != mine.hash:
        raise RequestError(422, "shuffle-mismatch")
    mine.number = number


def fix(table: Table, now: int) -> bool:
    """Fix the list of hashes at the start; return whether there are numbers to wait for."""
    listed = [item for item in table.shuffle.contributions if seat_of(table, item.person) >= 0]
    for item in listed:
        item.seat = seat_of(table, item.person)
    table.shuffle = ShuffleState(sorted(listed, key=lambda item: item.seat), now)
    table.wake = now + WAIT_MS
    return bool(listed)


def is_awaiting(table: Table) -> bool:
    """Whether the game has been started and the numbers are awaited."""
    return table.status == "lobby" and table.shuffle.fixed > 0


def is_ready(table: Table, now: int) -> bool:
    """Whether the cards can be dealt: all numbers are here, or the time is up."""
    complete = all(item.number for item in table.shuffle.contributions)
    return is_awaiting(table) and (complete or now >= table.shuffle.fixed + WAIT_MS)


def mix(table: Table, game: Game) -> None:
    """Make the secret that deals out of the table's own and the numbers that arrived."""
    numbers = numbers_of(table)
    if not numbers or table.shuffle.secret:
        return
    own = table.secret
    counter = counter_for(game, own, numbers) if table.previous else 0
    table.shuffle.secret, table.shuffle.counter = own.hex(), counter
    table.secret = key_of(own, numbers, counter)


def numbers_of(table: Table) -> list[tuple[int, bytes]]:
    """Seats and numbers of the players whose numbers arrived."""
    return [(item.seat, bytes.fromhex(item.number)) for item in table.shuffle.contributions if item.number]


def describe(table: Table, record: Record) -> None:
    """Add the hashes and the numbers to the record of a table, and whether it is a rematch."""
    record.rematch = bool(table.previous)
    if table.shuffle.fixed:
        record.hashes = [(item.seat, item.hash) for item in table.shuffle.contributions]
    if table.shuffle.secret:
        record.contribute(table_secret(table), numbers_of(table), table.shuffle.counter)
        record.commitment = commitment(record.table_secret)


def player_numbers(table: Table) -> list[PlayerNumber]:
    """What everybody may know of the contributions: seats, hashes, and whose number is there."""
    seats = [
        (item.seat if table.shuffle.fixed else seat_of(table, item.person), item)
        for item in table.shuffle.contributions
    ]
    return [
        PlayerNumber(seat, item.hash, bool(item.number))
        for seat, item in sorted(seats, key=lambda pair: pair[0])
        if seat >= 0
    ]
