"""Orders and sealed answers are secret: others cannot tell them from answers given by hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hadal.core.state import State
from hadal.games.abyss import actions
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.support import AbyssSupport
from hadal.games.abyss.support.positions import abyss_position
from hadal.server.protocol.settings import TableSettings, TimeControl
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    asks,
    begun,
    flat,
    listen,
    live_table_of,
    log_of,
    mover,
    play_until,
    refusal,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, run
from tests.server.test_standing_orders import as_orders

SUPPORT = AbyssSupport()
COVER = 3000
Moves = list[tuple[int, tuple[int, ...]]]
PRICES = [[0, 1, 2, 3, 3], [1, 0, 3, 0, 2], [0, 0, 0, 0, 0], [3, 3, 3, 3, 3], [2, 1, 0, 1, 2], [0, 3, 0, 3, 0]]
MINE = {"prices": PRICES, "scope": "game", "unless_lord": False}


def wants(seat: int, card: int, price: int) -> bool:
    """Whether this seat would buy this card at this price; any rule that depends on nothing else."""
    return Random(seat * 1000 + card * 10 + price).random() < 0.4


def offer_answer(state: State) -> int:
    """The answer to an offer."""
    s = abyss_position(state)
    card, price = int(s.track[frame_card(s)]), int(s.sold) + 1
    return actions.BUY if wants(s.to_move(), card, price) and s.allows(actions.BUY) else actions.PASS


def other_answer(state: State, number: int) -> int:
    """The answer to any other question."""
    return Random(number).choice(state.legal())


def moves_of(kit: Kit) -> Moves:
    """The moves of the game."""
    return [(step.seat, step.actions) for step in snapshot_of(kit).moves]


async def one_after_another(kit: Kit, clients: list[Client]) -> None:
    """Only the seat to move answers."""
    for _ in range(5000):
        now = snapshot_of(kit)
        if now.state.over():
            return
        answer = offer_answer(now.state) if asks("offer")(now) else other_answer(now.state, now.action_count)
        accepted(await mover(kit, clients).move(answer))
        listen(clients)


async def all_at_once(kit: Kit, clients: list[Client], chance: Random) -> int:
    """Everybody who is asked answers in random order, and may change the answer; returns how many answered in
    advance.
    """
    ahead = 0
    for _ in range(5000):
        now = snapshot_of(kit)
        if now.state.over():
            return ahead
        if not asks("offer")(now):
            accepted(await mover(kit, clients).move(other_answer(now.state, now.action_count)))
            listen(clients)
            continue
        places = {place.to_move(): place for place in live_table_of(kit).secret_answers.simultaneous_offers(now)}
        asked = [client for client in clients if client.question]
        assert {client.seat for client in asked} == set(places)
        seats = chance.sample(sorted(places), len(places))
        for seat in seats:
            client, place = clients[seat], places[seat]
            if snapshot_of(kit).offered_at != now.offered_at or not asks("offer")(snapshot_of(kit)):
                break  # sold to somebody before
            if snapshot_of(kit).to_move != seat and chance.random() < 0.3:
                accepted(await client.move(chance.choice(place.legal()), seq=now.seq))
            ahead += snapshot_of(kit).to_move != seat
            accepted(await client.move(offer_answer(place), seq=now.seq))
            listen(clients)
    return ahead


@pytest.mark.parametrize("options", EVERY_BOX)
def test_sealed_offers_give_the_same_game_as_offers_one_after_another(options: dict[str, str]) -> None:
    """The same deal and the same answers give the same moves to the end."""

    async def scene(sealed: bool) -> tuple[Moves, int]:
        settings = TableSettings(bot_pace_ms=0, sealed=sealed)
        kit, clients = await begun("pppp", options=options, settings=settings, seed=5)
        ahead = 0
        if sealed:
            ahead = await all_at_once(kit, clients, Random(5))
        else:
            await one_after_another(kit, clients)
        assert snapshot_of(kit).state.over()
        return moves_of(kit), ahead

    (one, _), (other, ahead) = run(scene(False)), run(scene(True))
    assert one == other
    assert ahead > 10


# Nobody else can tell.


async def by_hand(kit: Kit, clients: list[Client], mine: Callable[[State], int], cover: int, most: int) -> None:
    """Everybody answers by hand; the first seat as and when its orders would."""
    for _ in range(most):
        now = snapshot_of(kit)
        if now.state.over():
            return
        if asks("offer")(now) and now.to_move == 0:
            kit.time.ms = now.times.since + cover
        answer = other_answer(now.state, now.action_count)
        if asks("offer")(now):
            answer = mine(now.state) if now.to_move == 0 else offer_answer(now.state)
        accepted(await mover(kit, clients).move(answer))
        listen(clients)


async def by_order(kit: Kit, clients: list[Client], cover: int, most: int) -> None:
    """The orders of the first seat answer offers when the delay is over."""
    while snapshot_of(kit).seq < most:
        now = snapshot_of(kit)
        if now.state.over():
            return
        if asks("offer")(now) and now.to_move == 0:
            kit.time.ms = now.times.since + cover
            assert kit.due[kit.table.id] == kit.time() or not cover
            await kit.wake()
            assert snapshot_of(kit).seq > now.seq
            listen(clients)
            continue
        answer = offer_answer(now.state) if asks("offer")(now) else other_answer(now.state, now.action_count)
        accepted(await mover(kit, clients).move(answer))
        listen(clients)


def obeyed(state: State) -> int:
    """What the orders say, done by hand."""
    found = SUPPORT.answer_by_orders(as_orders(MINE), state)
    return found[0] if found else actions.PASS


def heard(client: Client, most: int) -> list[bytes]:
    """The messages a client got about entries, and all other messages, in order."""
    out = []
    for data, message in zip(client.bytes, client.received, strict=True):
        if message["type"] == "news" and message["seq"] > most:
            break
        out.append(data)
    return out


@pytest.mark.parametrize(
    ("options", "settings"),
    [
        ({}, TableSettings(bot_pace_ms=0)),
        ({"expansions": "leviathan"}, TableSettings(bot_pace_ms=0, cover_ms=COVER)),
        ({}, TableSettings(bot_pace_ms=0, cover_ms=COVER, clock=TimeControl("live", 600, 5))),
        ({"expansions": "leviathan"}, TableSettings(bot_pace_ms=0, sealed=True, cover_ms=COVER)),
    ],
)
def test_standing_orders_cannot_be_distinguished_from_manual_answers(
    options: dict[str, str], settings: TableSettings
) -> None:
    """Every byte that other players and spectators get is the same, including times."""
    most = 260

    async def scene(ordered: bool) -> tuple[list[list[bytes]], Moves, int]:
        kit, clients = await begun("ppp", options=options, settings=settings, seed=8, watched=True)
        for client in clients:
            again = Client(kit, client.seat, texts=True)
            await again.open()
            clients[clients.index(client)] = again
        if ordered:
            accepted(await clients[0].say({"type": "orders", "id": "o", "orders": MINE}))
            await by_order(kit, clients, settings.cover_ms, most)
        else:
            await by_hand(kit, clients, obeyed, settings.cover_ms, most)
        log = await log_of(kit)
        mine = [entry for entry in log if entry.id.startswith("order:")]
        return [heard(client, most) for client in clients[1:]], moves_of(kit)[:most], len(mine)

    (one, moves, none), (other, again, many) = run(scene(False)), run(scene(True))
    assert moves == again
    assert none == 0
    assert many > 5
    assert one == other


@pytest.mark.parametrize("cover", [0, COVER])
def test_nobody_can_tell_when_a_sealed_answer_was_given(cover: int) -> None:
    """Early, late or changed: others receive it only when its turn comes."""

    async def scene(early: bool) -> list[list[bytes]]:
        settings = TableSettings(bot_pace_ms=0, sealed=True, cover_ms=cover)
        kit, clients = await begun("pppp", settings=settings, seed=8, watched=True)
        given = 0
        for _ in range(200):
            now = snapshot_of(kit)
            if now.state.over():
                break
            if asks("offer")(now):
                place = live_table_of(kit).secret_answers.offer_for(0)
                if early and place is not None:
                    accepted(await clients[0].move(actions.PASS))
                    accepted(await clients[0].move(offer_answer(place)))
                    given += 1
                if now.to_move == 0 or cover:
                    kit.time.ms = now.times.since + cover
                    await kit.wake()
                if snapshot_of(kit).seq > now.seq:
                    continue
                answer = offer_answer(now.state)
            else:
                answer = other_answer(now.state, now.action_count)
            accepted(await mover(kit, clients).move(answer))
            listen(clients)
        assert (given > 3) == early
        return [client.bytes for client in clients[1:]]

    one, other = run(scene(False)), run(scene(True))
    for late, early in zip(one, other, strict=True):
        assert news_only(late)[:100] == news_only(early)[:100]
        assert len(news_only(late)) > 100


def test_the_wake_time_of_a_covered_table_does_not_depend_on_orders() -> None:
    """The wake time is in the row, for a restarted server and for anybody who can read the database."""

    async def scene(ordered: bool) -> list[int]:
        kit, clients = await begun("pp", settings=TableSettings(bot_pace_ms=0, cover_ms=COVER), seed=2)
        if ordered:
            accepted(await clients[0].say({"type": "orders", "id": "o", "orders": flat(-1)}))
        await play_until(kit, clients, lambda now: asks("offer")(now) and now.to_move == 0, Random(2))
        return [(await kit.table_row()).wake - snapshot_of(kit).times.since]

    assert run(scene(False)) == run(scene(True)) == [COVER]


def news_only(received: list[bytes]) -> list[bytes]:
    """The messages without the answers to one's own commands."""
    return [data for data in received if not data.startswith((b'{"type":"accepted"', b'{"type":"here"'))]


# Sealed answers.


async def page_of(kit: Kit, seat: int) -> bytes:
    """The full view that a new connection gets now."""
    client = Client(kit, seat, texts=True)
    await client.open()
    client.viewer.seat = -2  # so that nobody sees it come and go
    client.close()
    return next(
        data for data, received in zip(client.bytes, client.received, strict=True) if received["type"] == "whole"
    )


async def at_a_sealed_offer(seed: int = 8) -> tuple[Kit, list[Client], Client]:
    """Several players are asked at once; returns the last of them."""
    kit, clients = await begun("pppp", settings=TableSettings(bot_pace_ms=0, sealed=True), seed=seed, watched=True)

    def several(now: Any) -> bool:
        return asks("offer")(now) and len(live_table_of(kit).secret_answers.simultaneous_offers(now)) > 2

    await play_until(kit, clients, several, Random(seed))
    last = live_table_of(kit).secret_answers.simultaneous_offers(snapshot_of(kit))[-1].to_move()
    return kit, clients, clients[last]


def test_a_sealed_answer_may_be_changed_until_its_turn_and_is_known_to_its_own_player_only() -> None:
    """The question stays and shows that it is answered; the last answer counts."""

    async def scene() -> None:
        kit, clients, client = await at_a_sealed_offer()
        others = [other for other in clients if other is not client]
        asked = client.question
        assert asked["sealed"] is True
        assert client.seat in others[0].last("standing")["standing"]["asked"]["also"]
        pages = [await page_of(kit, other.seat) for other in others]
        accepted(await client.move(actions.BUY, id="first"))
        assert [await page_of(kit, other.seat) for other in others] == pages
        listen(clients)
        before = [len(other.bytes) for other in others]
        assert client.question["answered"] is True
        accepted(await client.move(actions.PASS, id="second"))
        accepted(await client.move(actions.BUY, id="first"))  # said again: it was replaced
        listen(clients)
        assert [len(other.bytes) for other in others] == before
        while snapshot_of(kit).to_move != client.seat and asks("offer")(snapshot_of(kit)):
            seat = snapshot_of(kit).to_move
            accepted(await clients[seat].move(actions.PASS))
            if snapshot_of(kit).moves[-1].seat == client.seat:
                break
        assert snapshot_of(kit).moves[-1].seat == client.seat
        assert snapshot_of(kit).moves[-1].actions == (actions.PASS,)
        assert accepted(await client.move(actions.PASS, id="second"))["seq"] == snapshot_of(kit).moves[-1].seq

    run(scene())


def test_an_answer_that_is_not_needed_is_discarded_unseen() -> None:
    """Somebody before bought the card, so the next offer is a new question."""

    async def scene() -> None:
        kit, clients, client = await at_a_sealed_offer()
        accepted(await client.move(actions.BUY, id="never"))
        first = mover(kit, clients)
        accepted(await first.move(actions.BUY))
        assert live_table_of(kit).secret_answers.sealed_answer(client.seat) is None
        assert all(entry.id != f"{client.seat}:never" for entry in await log_of(kit))
        kit.open_tables()
        await kit.clients(0)
        assert live_table_of(kit).secret_answers.sealed_answer(client.seat) is None

    run(scene())


def test_undo_discards_a_sealed_answer() -> None:
    """The card is offered again, and everybody is asked again."""

    async def scene() -> None:
        kit, clients, client = await at_a_sealed_offer()
        accepted(await client.move(actions.PASS, id="early"))
        first = mover(kit, clients)
        accepted(await first.move(actions.PASS))
        if live_table_of(kit).game_log.undo_count(first.seat):
            accepted(await first.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "u"}))
            assert live_table_of(kit).secret_answers.sealed_answer(client.seat) is None
            kit.open_tables()
            await kit.clients(0)
            assert live_table_of(kit).secret_answers.sealed_answer(client.seat) is None

    run(scene())


def test_an_id_used_for_something_else_does_not_block_a_sealed_answer() -> None:
    """The answer is still given."""

    async def scene() -> None:
        kit, clients, client = await at_a_sealed_offer()
        accepted(await client.move(actions.PASS, id="x"))
        for bot in ("random", ""):
            message = {"type": "hand-over", "seq": snapshot_of(kit).seq, "id": "x" if bot else "y", "bot": bot}
            accepted(await client.say(message))
        while asks("offer")(snapshot_of(kit)) and snapshot_of(kit).moves[-1].seat != client.seat:
            assert snapshot_of(kit).to_move != client.seat, "the answer lies there, and is not made"
            accepted(await mover(kit, clients).move(actions.PASS))
        assert snapshot_of(kit).moves[-1].seat == client.seat

    run(scene())


def test_a_sealed_answer_must_be_legal_and_one_of_those_who_are_asked_gives_it() -> None:
    """It is refused like any other move."""

    async def scene() -> None:
        kit, clients, client = await at_a_sealed_offer()
        assert refusal(await client.move(actions.TAKE))["code"] == "illegal"
        assert refusal(await client.move(actions.PASS, actions.PASS))["code"] == "illegal"
        assert refusal(await client.move(actions.PASS, seq=snapshot_of(kit).offered_at - 1))["code"] == "stale"
        explorer = next(c for c in clients if not c.question and c.seat >= 0)
        assert refusal(await explorer.move(actions.PASS))["code"] == "not-your-turn"
        assert refusal(await clients[-1].move(actions.PASS))["code"] == "not-seated"
        assert await kit.store.secret_answers(kit.table.id) == []
        accepted(await client.say({"type": "orders", "id": "o", "orders": flat(0)}))
        assert client.question is None

    run(scene())
