"""Commands: carried out once and completely, or refused without any change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hadal.core.registry import create
from hadal.core.state import State
from hadal.games.abyss import events as event_kinds
from hadal.server.errors import TableRefusal
from hadal.server.protocol.settings import TableSettings
from hadal.server.support import support_for
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.messages import Audience
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    asks,
    begun,
    comparable,
    listen,
    live_table_of,
    log_of,
    mover,
    play_until,
    refusal,
    sentence_of,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, new_table, play_out, run


def test_a_stale_move_changes_nothing_and_gets_the_current_entry_number() -> None:
    """A client that has not seen the last entry cannot answer it, even with a legal action."""

    async def scene() -> None:
        kit, clients = await begun()
        await play_until(kit, clients, lambda now: now.seq == 5, Random(1))
        before = comparable(snapshot_of(kit))
        for seq in (0, 4, 6, 1_000_000):
            received = await mover(kit, clients).move(snapshot_of(kit).state.legal()[0], seq=seq)
            assert refusal(received)["code"] == "stale"
            assert refusal(received)["seq"] == 5
            assert "5" in sentence_of(refusal(received))
        assert comparable(snapshot_of(kit)) == before
        assert len(await log_of(kit)) == 5

    run(scene())


def test_the_same_id_is_applied_once() -> None:
    """A repeated command is accepted again with the same entry, whatever else it contains."""

    async def scene() -> None:
        kit, clients = await begun()
        client = mover(kit, clients)
        first = accepted(await client.move(snapshot_of(kit).state.legal()[0], id="once"))
        before = comparable(snapshot_of(kit))
        again = accepted(await client.move(snapshot_of(kit).state.legal()[0], id="once"))
        stale = accepted(await client.move(99, id="once", seq=0))
        assert first == again == stale
        assert comparable(snapshot_of(kit)) == before

    run(scene())


def test_the_same_id_is_applied_once_after_a_restart() -> None:
    """Ids are in the log, not only in memory."""

    async def scene() -> None:
        kit, clients = await begun()
        client = mover(kit, clients)
        first = accepted(await client.move(snapshot_of(kit).state.legal()[0], id="once"))
        await play_until(kit, clients, lambda now: now.seq == 4, Random(1))
        kit.open_tables()
        again = Client(kit, client.seat)
        await again.open(seen=4)
        assert accepted(await again.move(0, id="once")) == first
        assert len(await log_of(kit)) == 4

    run(scene())


def test_two_seats_may_use_the_same_id() -> None:
    """An id belongs to its seat, so two players may choose the same one."""

    async def scene() -> None:
        kit, clients = await begun()
        seats = set()
        for n in range(60):
            client = mover(kit, clients)
            if client.seat not in seats:
                seats.add(client.seat)
                accepted(await client.move(snapshot_of(kit).state.legal()[0], id="mine"))
                assert snapshot_of(kit).seq == n + 1
            else:
                accepted(await client.move(snapshot_of(kit).state.legal()[-1]))
        assert seats == {0, 1}

    run(scene())


def test_a_whole_payment_is_one_move() -> None:
    """Every suggested payment is accepted as it is, and becomes one entry."""

    async def scene(seed: int) -> int:
        kit, clients = await begun(seed=seed)
        await play_until(kit, clients, asks("pay"), Random(seed))
        client = mover(kit, clients)
        ways = client.question["ways"]
        assert ways
        before = snapshot_of(kit)
        accepted(await client.move(*ways[-1]["actions"]))
        now = snapshot_of(kit)
        assert now.seq == before.seq + 1
        assert now.action_count == before.action_count + len(ways[-1]["actions"])
        assert now.moves[-1].actions == tuple(ways[-1]["actions"])
        return len(ways[-1]["actions"])

    assert max(run(scene(seed)) for seed in range(1, 4)) > 1


def test_a_move_of_several_actions_is_done_whole_or_not_at_all() -> None:
    """If the last action is illegal, none of them is played."""

    async def scene() -> None:
        kit, clients = await begun()
        await play_until(kit, clients, asks("pay"), Random(1))
        client = mover(kit, clients)
        way = client.question["ways"][0]["actions"]
        before = comparable(snapshot_of(kit))
        received = await client.move(*way, 100_000)
        assert refusal(received)["code"] in ("not-one-decision", "illegal-later", "shows-something")
        received = await client.move(way[0], *way)
        assert refusal(received)["code"] in ("not-one-decision", "illegal-later")
        assert comparable(snapshot_of(kit)) == before
        accepted(await client.move(*way))

    run(scene())


def test_only_the_seat_to_move_moves() -> None:
    """Out of turn, as a spectator, before the start and after the end: each is refused with its own reason."""

    async def scene() -> None:
        kit = Kit(new_table("the_abyss", "pp"))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        clients = await kit.clients(0, 1, -1)
        for client in clients:
            received = await client.move(0, seq=0)
            assert refusal(received)["code"] == "not-started"
        await kit.tables.begin(await kit.table_row())
        listen(clients)
        before = comparable(snapshot_of(kit))
        legal = snapshot_of(kit).state.legal()
        for client in clients:
            if client.seat != snapshot_of(kit).to_move:
                received = await client.move(legal[0])
                assert refusal(received)["code"] == ("not-seated" if client.seat < 0 else "not-your-turn")
        assert comparable(snapshot_of(kit)) == before
        await play_out(kit, clients, Random(1))
        before = comparable(snapshot_of(kit))
        for client in clients[:2]:
            assert refusal(await client.move(legal[0]))["code"] == "over"
        assert comparable(snapshot_of(kit)) == before

    run(scene())


def everything_said(game_log: GameLog, seat: int, state: State, actions: list[int]) -> Any:
    """What a seat would receive for a move in a position, without making it."""
    kept = game_log.snapshot
    try:
        game_log.snapshot = replace(kept, state=state)
        after = game_log.before_last_action(seat, actions)
        return "fine", after.legal(), after.question(), after.to_move()
    except TableRefusal as refused:
        return refused.code, refused.action, refused.values
    finally:
        game_log.snapshot = kept


@pytest.mark.parametrize(("game", "options"), [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})])
def test_a_refused_move_reveals_nothing_about_hidden_cards(game: str, options: dict[str, str]) -> None:
    """Moves of several actions get the same answer in all positions that look alike to their player."""
    chance, tried = Random(7), set()
    table = new_table(game, "ppp", options)
    for seed in range(2):
        table.secret = bytes([seed]) * 32
        game_log = GameLog(table, create(game, 3, options), support_for(game))
        for _ in range(250):
            now = game_log.snapshot
            if now.state.over():
                break
            seat = now.to_move
            twin = now.state.guess(seat, chance.getrandbits(62))
            for first in chance.sample(now.state.legal(), min(4, len(now.state.legal()))):
                actions = [first, *(chance.randrange(game_log.game.actions) for _ in range(2))]
                then = now.state.clone()
                then.apply(first)
                if not then.over() and then.to_move() == seat:
                    actions[1] = chance.choice(then.legal())
                answer = everything_said(game_log, seat, now.state, actions)
                assert everything_said(game_log, seat, twin, actions) == answer, (now.state.notation(), actions)
                tried.add(answer[0])
            state, _, _ = game_log.play(now.state.clone(), now.action_count, [chance.choice(now.state.legal())])
            game_log.snapshot = replace(now, state=state, action_count=now.action_count + 1)
    assert "shows-something" in tried


def test_a_preview_shows_the_next_question_and_nothing_new() -> None:
    """It shows the question that the move would lead to; revealing a card is refused, and nothing is played."""

    async def scene() -> None:
        kit, clients = await begun(seed=3)
        chance, looked, refused = Random(3), 0, 0
        for n in range(150):
            client, now = mover(kit, clients), snapshot_of(kit)
            action = chance.choice(now.state.legal())
            before = comparable(now)
            received = await client.say({"type": "look", "seq": now.seq, "id": f"look{n}", "actions": [action]})
            assert comparable(snapshot_of(kit)) == before
            question = received[0].get("question")
            accepted(await client.move(action))
            if received[0]["type"] == "refused":
                assert snapshot_of(kit).moves[-1].revealed
                refused += 1
            elif snapshot_of(kit).to_move == client.seat:
                assert question == client.question
                looked += 1
            listen(clients)
        assert looked > 5
        assert refused > 5

    run(scene())


def test_a_forced_payment_is_shown_before_it_is_made() -> None:
    """If there is only one payment, nobody is asked; looking ahead shows which cards and Pearls it takes."""

    async def scene() -> None:
        kit, clients = await begun(seed=5)
        chance, paid_for = Random(5), 0
        for n in range(600):
            if snapshot_of(kit).state.over():
                break
            client, now = mover(kit, clients), snapshot_of(kit)
            recruits = [c["action"] for c in client.question["choices"] if c["verb"] == "recruit"]
            action = recruits[0] if recruits else chance.choice(now.state.legal())
            received = await client.say({"type": "look", "seq": now.seq, "id": f"look{n}", "actions": [action]})
            paid = received[0].get("paid")
            heard = await client.move(action)
            accepted(heard)
            listen(clients)
            if paid is None:
                continue
            events = next(message["events"] for message in heard if message["type"] == "news")
            laid_down = [card for kind, _, _, card, _ in events if kind == event_kinds.LAID_DOWN]
            pearls = sum(
                n for kind, _, _, why, n in events if kind == event_kinds.PEARLS_LOST and why == event_kinds.WHY_RECRUIT
            )
            assert recruits and sorted(laid_down) == sorted(paid["cards"])
            assert pearls == paid.get("pearls", 0)
            paid_for += 1
        assert paid_for > 0

    run(scene())


def test_a_log_line_with_a_card_that_others_cannot_see_is_marked() -> None:
    """Only the player who draws a Monster token sees its value; spectators have no such line."""

    async def scene() -> None:
        kit, clients = await begun("ppp", seed=2)
        chance, marked = Random(2), 0
        for _ in range(400):
            if snapshot_of(kit).state.over():
                break
            client, now = mover(kit, clients), snapshot_of(kit)
            wanted = [c["action"] for c in client.question["choices"] if c["verb"] == "fight" or "-token" in c["name"]]
            accepted(await client.move(wanted[-1] if wanted else chance.choice(now.state.legal())))
            listen(clients)
            events, builder = snapshot_of(kit).events, live_table_of(kit).messages
            drawn = {event.seat for event in events if event.kind == event_kinds.TOKEN_DRAWN}
            for viewer in (-1, 0, 1, 2):
                private = {line.seat for line in builder.event_lines(events, Audience(viewer)) if line.private}
                assert private == drawn & {viewer}
            marked += len(drawn)
        assert marked > 2

    run(scene())


def test_of_two_concurrent_moves_one_is_applied() -> None:
    """The same seat answers from two devices at the same time: one answer is stale."""

    async def scene() -> None:
        import asyncio

        kit, clients = await begun()
        client = mover(kit, clients)
        other = Client(kit, client.seat)
        await other.open()
        action = snapshot_of(kit).state.legal()[0]
        received = await asyncio.gather(client.move(action, id="a"), other.move(action, id="b"))
        kinds = [[m["type"] for m in heard if m["type"] in ("accepted", "refused")] for heard in received]
        assert sorted(kinds) == [["accepted"], ["refused"]]
        assert snapshot_of(kit).seq == 1

    run(scene())


def test_an_entry_of_another_node_makes_a_move_stale() -> None:
    """Another node was faster: its entry is read, and the move is refused."""

    async def scene() -> None:
        kit, clients = await begun(settings=TableSettings(bot_pace_ms=0))
        client = mover(kit, clients)
        seat, action = client.seat, snapshot_of(kit).state.legal()[0]
        live_table = live_table_of(kit)
        kit.open_tables()
        elsewhere = Client(kit, seat)
        await elsewhere.open()
        accepted(await elsewhere.move(action, id="quick"))
        received = await client.move(action, id="slow", seq=0)
        assert refusal(received)["code"] == "stale"
        assert refusal(received)["seq"] == 1
        assert [m["seq"] for m in received if m["type"] == "news"] == [1]
        assert comparable(live_table.game_log.snapshot) == comparable(snapshot_of(kit))
        assert accepted(await client.move(action, id="quick", seq=0))["seq"] == 1

    run(scene())
