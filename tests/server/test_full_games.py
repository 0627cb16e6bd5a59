"""Complete games through client sessions, without a network."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.table_kit import Kit, new_table, play_out, run


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("abyss", "ppbb", {"expansions": "both"}),
        ("abyss", "ppppp", {"expansions": "leviathan"}),
        ("abyss", "pp", {}),
        ("the_abyss", "ppb", {}),
    ],
)
def test_people_and_bots_play_a_game_to_its_end(game: str, seats: str, options: dict[str, str]) -> None:
    """Every offered action is accepted, everybody receives it, and the row has the result."""

    async def scene() -> None:
        kit = Kit(new_table(game, seats, options))
        await kit.start()
        people = [i for i, who in enumerate(seats) if who == "p"]
        clients = await kit.clients(*people, -1)
        await play_out(kit, clients, Random(1))
        row = await kit.table_row()
        assert row.status == "over"
        assert row.winners
        for client in clients:
            client.listen()
            received = [m["seq"] for m in client.received if m["type"] == "news"]
            assert received == list(range(1, row.seq + 1))
            assert client.last("standing")["standing"]["scores"] == row.scores

    run(scene())
