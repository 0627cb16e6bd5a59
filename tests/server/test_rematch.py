"""A rematch on the wire: everybody sees the proposal and the answers, and is told the new table."""

from __future__ import annotations

from typing import Any

from hadal.server.lobby.rematch import answer_rematch
from hadal.server.lobby.seating import table_info_for
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import Person
from tests.server.scenes import begun, listen
from tests.server.table_kit import Client, Kit, new_table, run


async def ended(seats: str = "ppb") -> tuple[Kit, list[Client]]:
    """The end of a game, with everybody and a spectator connected."""
    kit, clients = await begun(seats, "the_abyss", watched=True)
    kit.tables.table_info = table_info_for
    row = await kit.table_row()
    row.status = "over"
    await kit.store.change_table(row)
    await kit.tables.table_changed(row.id)
    listen(clients)
    return kit, clients


async def answered(kit: Kit, seat: int, yes: bool) -> None:
    """A person answers, as the route carries it out."""
    await answer_rematch(kit.store, kit.table.id, Person(f"person{seat}", "", 1), yes)
    await kit.tables.table_changed(kit.table.id)
    await kit.tables.settle_rematch(kit.table.id)


def told(client: Client) -> Any:
    """The table as a client was last told."""
    client.listen()
    return [message for message in client.received if message["type"] == "table"][-1]


def test_everybody_is_taken_to_the_rematch_when_all_have_accepted() -> None:
    async def scene() -> None:
        kit, clients = await ended()
        await answered(kit, 1, True)
        assert all(told(client)["answers"] == {"accepted": [1]} for client in clients)
        assert not any("rematch" in told(client) for client in clients)
        await answered(kit, 0, True)
        rematches = {told(client)["rematch"] for client in clients}
        new = await kit.store.table(rematches.pop())
        assert not rematches and new is not None
        assert new.host == "person1" and [seat.kind for seat in new.seats] == ["person", "person", "bot"]

    run(scene())


def test_the_link_of_a_rematch_at_a_private_table_is_for_its_players() -> None:
    """Whoever has the link of the old table, such as a removed guest, does not find the new one by it."""
    for spectators, told_to in ((False, ["person0", "person1"]), (True, ["person0", "person1", "guest", ""])):
        table = new_table("abyss", "pp", settings=TableSettings(spectators=spectators))
        table.status, table.rematch = "over", "next"
        people = ["person0", "person1", "guest", ""]
        assert [person for person in people if table_info_for(table, person).rematch] == told_to


def test_nobody_waits_for_a_person_who_leaves() -> None:
    async def scene() -> None:
        kit, clients = await ended()
        await answered(kit, 0, True)
        assert "rematch" not in told(clients[0])
        clients[1].close()
        while kit.tables.outgoing:
            await next(iter(kit.tables.outgoing))
        assert told(clients[0])["rematch"]

    run(scene())


def test_somebody_who_was_deleted_has_no_seat_and_is_not_the_host() -> None:
    async def scene() -> None:
        kit, clients = await ended("ppp")
        await answered(kit, 1, True)
        row = await kit.table_row()
        row.seats[1].person = row.seats[1].name = ""  # as `forget_person` leaves a seat
        await kit.store.change_table(row)
        await kit.tables.table_changed(row.id)
        await answered(kit, 0, True)
        await answered(kit, 2, True)
        new = await kit.store.table(told(clients[0])["rematch"])
        assert new is not None and new.host == "person0"
        assert [(seat.kind, seat.person) for seat in new.seats][1] == ("open", "")

    run(scene())


def test_a_rematch_that_only_somebody_deleted_wants_is_not_proposed_any_more() -> None:
    async def scene() -> None:
        kit, clients = await ended("ppp")
        await answered(kit, 1, True)
        row = await kit.table_row()
        row.seats[1].person = row.seats[1].name = ""
        await kit.store.change_table(row)
        for client in clients:
            client.close()
        await kit.tables.table_changed(row.id)
        await kit.tables.settle_rematch(row.id)
        assert not (await kit.table_row()).rematch

    run(scene())


def test_who_declines_stays() -> None:
    async def scene() -> None:
        kit, clients = await ended("ppp")
        await answered(kit, 0, True)
        await answered(kit, 2, False)
        await answered(kit, 1, True)
        assert told(clients[2])["answers"] == {"accepted": [0, 1], "declined": [2]}
        new = await kit.store.table(told(clients[0])["rematch"])
        assert new is not None and [seat.person for seat in new.seats] == ["person0", "person1", ""]

    run(scene())
