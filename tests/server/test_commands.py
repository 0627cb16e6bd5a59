"""Moves: done once, done whole, or refused with nothing changed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hadal.core.registry import create
from hadal.core.state import State
from hadal.games.abyss import events as event_kinds
from hadal.server.errors import Refusal
from hadal.server.protocol.settings import TableSettings
from hadal.server.support import support_for
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.messages import Audience
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    asks,
    begun,
    listen,
    log_of,
    mover,
    now_of,
    picture,
    play_until,
    refusal,
    room_of,
)
from tests.server.table_kit import Client, Kit, laid, play_out, run


def test_a_stale_move_changes_nothing_and_is_told_where_the_table_is() -> None:
    """Whoever has not seen the last entry cannot answer it, even with an action that is legal."""

    async def scene() -> None:
        kit, clients = await begun()
        await play_until(kit, clients, lambda now: now.seq == 5, Random(1))
        before = picture(now_of(kit))
        for seq in (0, 4, 6, 1_000_000):
            told = await mover(kit, clients).move(now_of(kit).state.legal()[0], seq=seq)
            assert refusal(told)["code"] == "stale"
            assert refusal(told)["seq"] == 5
            assert "5" in refusal(told)["text"]
        assert picture(now_of(kit)) == before
        assert len(await log_of(kit)) == 5

    run(scene())


def test_the_same_id_does_a_thing_once() -> None:
    """The second time it is accepted again with the same entry, whatever else it says."""

    async def scene() -> None:
        kit, clients = await begun()
        client = mover(kit, clients)
        first = accepted(await client.move(now_of(kit).state.legal()[0], id="once"))
        before = picture(now_of(kit))
        again = accepted(await client.move(now_of(kit).state.legal()[0], id="once"))
        stale = accepted(await client.move(99, id="once", seq=0))
        assert first == again == stale
        assert picture(now_of(kit)) == before

    run(scene())


def test_the_same_id_does_a_thing_once_though_the_hall_was_opened_anew() -> None:
    """Ids are in the log, not in the mind of the server."""

    async def scene() -> None:
        kit, clients = await begun()
        client = mover(kit, clients)
        first = accepted(await client.move(now_of(kit).state.legal()[0], id="once"))
        await play_until(kit, clients, lambda now: now.seq == 4, Random(1))
        kit.open_hall()
        again = Client(kit, client.seat)
        await again.open(seen=4)
        assert accepted(await again.move(0, id="once")) == first
        assert len(await log_of(kit)) == 4

    run(scene())


def test_two_seats_may_use_the_same_id() -> None:
    """An id belongs to its seat: nobody's move is lost because another had the same idea."""

    async def scene() -> None:
        kit, clients = await begun()
        seats = set()
        for n in range(60):
            client = mover(kit, clients)
            if client.seat not in seats:
                seats.add(client.seat)
                accepted(await client.move(now_of(kit).state.legal()[0], id="mine"))
                assert now_of(kit).seq == n + 1
            else:
                accepted(await client.move(now_of(kit).state.legal()[-1]))
        assert seats == {0, 1}

    run(scene())


def test_a_whole_payment_is_one_move() -> None:
    """Each way to pay that the table suggests is accepted as it stands, and is one entry."""

    async def scene(seed: int) -> int:
        kit, clients = await begun(seed=seed)
        await play_until(kit, clients, asks("pay"), Random(seed))
        client = mover(kit, clients)
        ways = client.question["ways"]
        assert ways
        before = now_of(kit)
        accepted(await client.move(*ways[-1]["actions"]))
        now = now_of(kit)
        assert now.seq == before.seq + 1
        assert now.number == before.number + len(ways[-1]["actions"])
        assert now.steps[-1].actions == tuple(ways[-1]["actions"])
        return len(ways[-1]["actions"])

    assert max(run(scene(seed)) for seed in range(1, 4)) > 1


def test_a_move_of_several_actions_is_done_whole_or_not_at_all() -> None:
    """One wrong action at its end, and nothing of it is done."""

    async def scene() -> None:
        kit, clients = await begun()
        await play_until(kit, clients, asks("pay"), Random(1))
        client = mover(kit, clients)
        way = client.question["ways"][0]["actions"]
        before = picture(now_of(kit))
        told = await client.move(*way, 100_000)
        assert refusal(told)["code"] in ("not-one-decision", "illegal-later", "shows-something")
        told = await client.move(way[0], *way)
        assert refusal(told)["code"] in ("not-one-decision", "illegal-later")
        assert picture(now_of(kit)) == before
        accepted(await client.move(*way))

    run(scene())


def test_only_the_seat_to_move_moves() -> None:
    """Out of turn, from the audience, before the start and after the end: refused, each in its own words."""

    async def scene() -> None:
        kit = Kit(laid("the_abyss", "pp"))
        await kit.store.open()
        await kit.store.add_table(kit.table)
        clients = await kit.clients(0, 1, -1)
        for client in clients:
            told = await client.move(0, seq=0)
            assert refusal(told)["code"] == "not-started"
        await kit.tables.begin(await kit.table_row())
        listen(clients)
        before = picture(now_of(kit))
        legal = now_of(kit).state.legal()
        for client in clients:
            if client.seat != now_of(kit).to_move:
                told = await client.move(legal[0])
                assert refusal(told)["code"] == ("not-seated" if client.seat < 0 else "not-your-turn")
        assert picture(now_of(kit)) == before
        await play_out(kit, clients, Random(1))
        before = picture(now_of(kit))
        for client in clients[:2]:
            assert refusal(await client.move(legal[0]))["code"] == "over"
        assert picture(now_of(kit)) == before

    run(scene())


def everything_said(game_log: GameLog, seat: int, state: State, actions: list[int]) -> Any:
    """What a seat would hear of a move in a position, without making it."""
    kept = game_log.now
    try:
        game_log.now = replace(kept, state=state)
        after = game_log.ahead(seat, actions)
        return "fine", after.legal(), after.question(), after.to_move()
    except Refusal as refused:
        return refused.code, refused.action, refused.values
    finally:
        game_log.now = kept


@pytest.mark.parametrize(("game", "options"), [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})])
def test_a_refused_move_tells_nothing_about_hidden_cards(game: str, options: dict[str, str]) -> None:
    """Moves of several actions get the same answer in every position that looks alike to their player."""
    chance, tried = Random(7), set()
    table = laid(game, "ppp", options)
    for seed in range(2):
        table.secret = bytes([seed]) * 32
        game_log = GameLog(table, create(game, 3, options), support_for(game))
        for _ in range(250):
            now = game_log.now
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
                assert everything_said(game_log, seat, twin, actions) == answer, (str(now.state), actions)
                tried.add(answer[0])
            state, _, _ = game_log.played(now.state.clone(), now.number, [chance.choice(now.state.legal())])
            game_log.now = replace(now, state=state, number=now.number + 1)
    assert "shows-something" in tried


def test_a_look_ahead_shows_what_would_be_asked_and_nothing_new() -> None:
    """It is the question that the move would bring; what would turn up a card is refused, and nothing is done."""

    async def scene() -> None:
        kit, clients = await begun(seed=3)
        chance, looked, refused = Random(3), 0, 0
        for n in range(150):
            client, now = mover(kit, clients), now_of(kit)
            action = chance.choice(now.state.legal())
            before = picture(now)
            told = await client.say({"type": "look", "seq": now.seq, "id": f"look{n}", "actions": [action]})
            assert picture(now_of(kit)) == before
            question = told[0].get("question")
            accepted(await client.move(action))
            if told[0]["type"] == "refused":
                assert now_of(kit).steps[-1].fresh
                refused += 1
            elif now_of(kit).to_move == client.seat:
                assert question == client.question
                looked += 1
            listen(clients)
        assert looked > 5
        assert refused > 5

    run(scene())


def test_the_only_way_to_pay_is_told_before_it_happens_by_itself() -> None:
    """Nobody is asked how to pay where there is one way: a look at recruiting tells which cards and Pearls go."""

    async def scene() -> None:
        kit, clients = await begun(seed=5)
        chance, paid_for = Random(5), 0
        for n in range(600):
            if now_of(kit).state.over():
                break
            client, now = mover(kit, clients), now_of(kit)
            recruits = [c["action"] for c in client.question["choices"] if c["verb"] == "recruit"]
            action = recruits[0] if recruits else chance.choice(now.state.legal())
            told = await client.say({"type": "look", "seq": now.seq, "id": f"look{n}", "actions": [action]})
            paid = told[0].get("paid")
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


def test_a_line_that_tells_a_card_others_do_not_see_is_marked() -> None:
    """A Monster token: whoever draws it reads its worth, the others see its back; spectators have no such line."""

    async def scene() -> None:
        kit, clients = await begun("ppp", seed=2)
        chance, marked = Random(2), 0
        for _ in range(400):
            if now_of(kit).state.over():
                break
            client, now = mover(kit, clients), now_of(kit)
            wanted = [c["action"] for c in client.question["choices"] if c["verb"] == "fight" or "-token" in c["name"]]
            accepted(await client.move(wanted[-1] if wanted else chance.choice(now.state.legal())))
            listen(clients)
            events, builder = now_of(kit).events, room_of(kit).messages_for
            drawn = {event.seat for event in events if event.kind == event_kinds.TOKEN_DRAWN}
            for viewer in (-1, 0, 1, 2):
                private = {line.seat for line in builder.lines(events, Audience(viewer)) if line.private}
                assert private == drawn & {viewer}
            marked += len(drawn)
        assert marked > 2

    run(scene())


def test_two_moves_at_once_are_one() -> None:
    """The same seat answers from two devices at the same time: one of them is stale."""

    async def scene() -> None:
        import asyncio

        kit, clients = await begun()
        client = mover(kit, clients)
        other = Client(kit, client.seat)
        await other.open()
        action = now_of(kit).state.legal()[0]
        told = await asyncio.gather(client.move(action, id="a"), other.move(action, id="b"))
        kinds = [[m["type"] for m in heard if m["type"] in ("accepted", "refused")] for heard in told]
        assert sorted(kinds) == [["accepted"], ["refused"]]
        assert now_of(kit).seq == 1

    run(scene())


def test_an_entry_of_another_node_makes_a_move_stale() -> None:
    """Another node was quicker: the log is taken in, and the move is refused, not lost in silence."""

    async def scene() -> None:
        kit, clients = await begun(settings=TableSettings(bot_pace_ms=0))
        client = mover(kit, clients)
        seat, action = client.seat, now_of(kit).state.legal()[0]
        live_table = room_of(kit)
        kit.open_hall()
        elsewhere = Client(kit, seat)
        await elsewhere.open()
        accepted(await elsewhere.move(action, id="quick"))
        told = await client.move(action, id="slow", seq=0)
        assert refusal(told)["code"] == "stale"
        assert refusal(told)["seq"] == 1
        assert [m["seq"] for m in told if m["type"] == "news"] == [1]
        assert picture(live_table.game_log.now) == picture(now_of(kit))
        assert accepted(await client.move(action, id="quick", seq=0))["seq"] == 1

    run(scene())
