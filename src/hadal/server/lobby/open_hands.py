"""Open hands: spectators see the hands of some turns ago, if the table allows it and every person at it agrees."""

from __future__ import annotations

from hadal.server.errors import RequestError
from hadal.server.lobby.seating import check_lobby, seat_of_person
from hadal.server.store.model import Person, Table, note_arrival


def agree_to_open_hands(table: Table, person: Person, yes: bool) -> None:
    """Agree, or withdraw. Before the start both are possible, during the game only to withdraw."""
    if seat_of_person(table, person.id) is None:
        raise RequestError(403, "not-seated")
    if not table.settings.open_hands:
        raise RequestError(409, "hands-closed")
    if yes:
        check_lobby(table)
    note_arrival(table, person.id)
    others = [id for id in table.agreements.open_hands if id != person.id]
    table.agreements.open_hands = [*others, person.id] if yes else others
