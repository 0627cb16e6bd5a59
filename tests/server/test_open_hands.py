"""Spectators see hands only where every person at the table agreed, and only some turns later."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hadal.server.lobby import seating
from hadal.server.lobby.open_hands import agree_to_open_hands
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import Person, Table
from tests.server.conftest import ServerUnderTest
from tests.server.scenes import accepted, begun, listen, live_table_of, mover, snapshot_of
from tests.server.table_kit import Client, Kit, new_table, run

DELAY = 2
SETTINGS = TableSettings(bot_pace_ms=0, open_hands=DELAY)


async def started(game: str, agreed: tuple[int, ...] = (0, 1), seats: str = "pp") -> tuple[Kit, list[Client]]:
    """A game with these people's consent, and its clients; a spectator comes last."""
    table = new_table(game, seats, settings=SETTINGS)
    table.agreements.open_hands = [f"person{seat}" for seat in agreed]
    kit = Kit(table)
    await kit.start()
    clients = await kit.clients(*(n for n, who in enumerate(seats) if who == "p"), -1)
    await kit.wake()
    listen(clients)
    return kit, clients


def shown(client: Client) -> Any:
    """The hands that a client was last sent."""
    return client.last("standing")["standing"].get("open_hands")


@pytest.mark.parametrize("game", ["abyss", "the_abyss"])
def test_spectators_see_the_hands_of_so_many_turns_ago_and_players_none(game: str) -> None:
    async def scene() -> None:
        kit, clients = await started(game)
        watcher, chance = clients[-1], Random(3)
        turn = list(live_table_of(kit).game_log.game.events).index("turn")
        begun_turns = [snapshot_of(kit).state]
        assert shown(watcher) == {"turns": DELAY}
        differed = 0
        for _ in range(150):
            if snapshot_of(kit).state.over():
                break
            accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
            listen(clients)
            now = snapshot_of(kit)
            if any(event.kind == turn for event in now.events):
                begun_turns.append(now.state)
            if now.state.over():
                break
            assert all(shown(player) is None for player in clients[:-1])
            found = shown(watcher)
            if len(begun_turns) <= DELAY:
                assert found == {"turns": DELAY}
                continue
            then = begun_turns[-DELAY - 1]
            assert found == {"turns": DELAY, "hands": [then.view(seat)["hand"] for seat in range(2)]}
            differed += found["hands"] != [now.state.view(seat)["hand"] for seat in range(2)]
        assert differed

    run(scene())


def test_without_the_consent_of_everybody_no_hand_is_sent() -> None:
    async def scene() -> None:
        kit, clients = await started("the_abyss", agreed=(0,))
        chance = Random(3)
        for _ in range(60):
            accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
            listen(clients)
        assert not any(b"open_hands" in data for data in clients[-1].bytes if b'"type":"table"' not in data)

    run(scene())


def test_whoever_withdraws_closes_all_hands_at_once() -> None:
    async def scene() -> None:
        kit, clients = await started("the_abyss", seats="ppb")
        assert shown(clients[-1]) == {"turns": DELAY}
        ann = Person("person0", "Player 0", 1)
        await seating.update_table(kit.store, kit.table.id, lambda table: agree_to_open_hands(table, ann, False))
        await kit.tables.table_changed(kit.table.id)
        listen(clients)
        assert shown(clients[-1]) is None
        late = (await kit.clients(-1))[0]
        assert shown(late) is None

    run(scene())


def test_turns_that_were_taken_back_are_not_shown() -> None:
    async def scene() -> None:
        kit, clients = await begun("pp", "the_abyss")
        live_table = live_table_of(kit)
        chance = Random(3)
        for _ in range(40):
            accepted(await mover(kit, clients).move(chance.choice(snapshot_of(kit).state.legal())))
        kept = [turn.action_count for turn in live_table.turn_hands.turns]
        back = snapshot_of(kit).moves[5].seq
        asker, other = clients
        ask = {"type": "ask-back", "seq": snapshot_of(kit).seq, "id": "back", "to": back}
        accepted(await asker.say(ask))
        accepted(await other.say({"type": "agree", "seq": snapshot_of(kit).seq, "id": "yes", "yes": True}))
        left = [turn.action_count for turn in live_table.turn_hands.turns]
        assert left == [count for count in kept if count <= snapshot_of(kit).action_count] and len(left) < len(kept)

    run(scene())


def test_people_agree_in_the_lobby_and_nobody_agrees_for_them(server: ServerUnderTest) -> None:
    ann, bob, eve = (server.person(name) for name in ("Ann", "Bob", "Eve"))
    closed = ann.create_table("me", "open")["id"]
    assert ann.put(f"/api/tables/{closed}/open-hands", {"yes": True}, 409)["code"] == "hands-closed"
    table = ann.create_table("me", "open", settings={"open_hands": 3})
    path = f"/api/tables/{table['id']}"
    assert table["open_hands"] == [0]  # whoever chooses it agrees
    assert bob.post(f"{path}/join", {})["open_hands"] == [0]
    assert bob.put(f"{path}/open-hands", {"yes": True})["open_hands"] == [0, 1]
    assert eve.put(f"{path}/open-hands", {"yes": True}, 403)["code"] == "not-seated"
    bob.post(f"{path}/leave")
    assert eve.post(f"{path}/join", {})["open_hands"] == [0]
    eve.put(f"{path}/open-hands", {"yes": True})
    ann.post(f"{path}/start", {})
    assert ann.put(f"{path}/open-hands", {"yes": False})["open_hands"] == [1]
    ann.put(f"{path}/open-hands", {"yes": True}, 409)


def test_a_rematch_asks_for_consent_again(server: ServerUnderTest) -> None:
    ann = server.person("Ann")
    id = ann.create_table("me", "greedy", settings={"open_hands": 3}, start=True)["id"]
    server.tables.end(id)
    new: Table = server.store.tables[ann.post(f"/api/tables/{id}/rematch", {})["rematch"]]
    assert new.settings.open_hands == 3 and not new.agreements.open_hands
