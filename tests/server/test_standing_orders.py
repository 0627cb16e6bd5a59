"""Standing orders: they answer offers for their seat, and nobody is asked who cannot act."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hadal.core.registry import create
from hadal.games.abyss import actions
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.state import Position
from hadal.games.abyss.support import AbyssSupport
from hadal.games.abyss.support.positions import abyss_position
from hadal.games.abyss.support.protocol import OfferOrders
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import StoredAnswer
from hadal.server.tables.game_log import GameLog
from hadal.server.tables.secret_answers import SecretAnswers
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    asks,
    begun,
    comparable,
    flat,
    listen,
    live_table_of,
    log_of,
    mover,
    orders,
    play_until,
    refusal,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, new_table, run

SUPPORT = AbyssSupport()


def offers(options: dict[str, str], most: int = 60, seed: int = 1) -> list[Position]:
    """Positions in which a card is offered."""
    chance = Random(seed)
    out: list[Position] = []
    for deal in range(40):
        game_log = GameLog(new_table("abyss", "pppp", options, seed=deal), create("abyss", 4, options), SUPPORT)
        state = game_log.snapshot.state
        while not state.over() and len(out) < most:
            if state.game.questions[state.question()] == "offer" and chance.random() < 0.3:
                out.append(abyss_position(state.clone()))
            state.apply(chance.choice(state.legal()))
    return out


def as_orders(wanted: dict[str, Any]) -> OfferOrders:
    """Orders as the server decodes them."""
    return msgspec.convert(wanted, OfferOrders)


@pytest.mark.parametrize("options", EVERY_BOX)
def test_orders_buy_up_to_their_price_and_pass_beyond_it(options: dict[str, str]) -> None:
    """The price depends on the race and value of the card; -1 asks; Nebulis are never spent."""
    chance, seen = Random(2), set()
    for s in offers(options):
        kind = int(s.track[frame_card(s)])
        row, column = int(s.tables.race[kind]), int(s.tables.value[kind]) - 1
        price = int(s.sold) + 1
        for limit in (-1, 0, price - 1, price, 3):
            wanted = orders(chance) | {"unless_lord": False}
            wanted["prices"][row][column] = limit
            found = SUPPORT.answer_by_orders(as_orders(wanted), s)
            enough = int(s.pearls[s.to_move()]) >= price
            expected = None if limit < 0 else [actions.PASS] if limit < price else [actions.BUY] if enough else None
            assert found == expected
            assert found is None or s.allows(found[0])
            seen.add((limit < 0, limit < price, enough))
    assert {(True, True, True), (False, True, True), (False, False, True)} <= seen
    if options.get("expansions") in ("kraken", "both"):
        assert (False, False, False) in seen, "nobody could have paid with Nebulis alone"


@pytest.mark.parametrize("options", EVERY_BOX)
def test_orders_use_only_what_their_seat_sees(options: dict[str, str]) -> None:
    """Whether a player is asked must not reveal the next card."""
    chance = Random(3)
    for s in offers(options):
        wanted = as_orders(orders(chance) | {"unless_lord": True})
        found = SUPPORT.answer_by_orders(wanted, s)
        for _ in range(2):
            twin = abyss_position(s.guess(s.to_move(), chance.getrandbits(62)))
            twin.dice = chance.getrandbits(62)
            assert SUPPORT.answer_by_orders(wanted, twin) == found


def test_orders_ask_anyway_if_the_card_lets_one_afford_a_lord() -> None:
    """Exactly then, whatever the price."""
    asked = []
    for s in offers({}, 300):
        if not s.allows(actions.BUY):
            continue
        seat, then = s.to_move(), s.clone()
        then.apply(actions.BUY)
        court = [int(lord) for lord in s.court if lord >= 0]
        game = s.game
        completes = any(
            game.afford(then, seat, lord).payable and not game.afford(s, seat, lord).payable  # type: ignore[attr-defined]
            for lord in court
        )
        for price in (0, 3):
            assert (SUPPORT.answer_by_orders(as_orders(flat(price, unless_lord=True)), s) is None) == completes
            assert SUPPORT.answer_by_orders(as_orders(flat(price)), s) is not None
        asked.append(completes)
    assert 5 < sum(asked) < len(asked)


async def at_an_offer(
    seats: str = "ppp", seed: int = 2, settings: TableSettings | None = None
) -> tuple[Kit, list[Client]]:
    """A position in which a card is offered."""
    kit, clients = await begun(seats, seed=seed, settings=settings or TableSettings(bot_pace_ms=0))
    await play_until(kit, clients, asks("offer"), Random(seed))
    return kit, clients


async def order(client: Client, wanted: dict[str, Any] | None, id: str = "order") -> list[Any]:
    """A player gives orders."""
    received = await client.say({"type": "orders", "id": id, "orders": wanted})
    accepted(received)
    return received


def test_orders_answer_the_question_on_the_table_at_once() -> None:
    """They go on answering; the player receives the orders, and others see a pass."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client, seq = mover(kit, clients), snapshot_of(kit).seq
        received = await order(client, flat(0))
        assert next(m for m in received if m["type"] == "my-orders")["orders"]["scope"] == "game"
        entry = (await log_of(kit))[seq]
        assert (entry.seat, entry.body.actions) == (client.seat, [actions.PASS])
        for _ in range(300):
            assert not (asks("offer")(snapshot_of(kit)) and snapshot_of(kit).to_move == client.seat)
            if snapshot_of(kit).state.over():
                break
            accepted(await mover(kit, clients).move(snapshot_of(kit).state.legal()[-1]))
        fresh = Client(kit, client.seat)
        await fresh.open()
        assert fresh.last("view")["orders"] == flat(0)

    run(scene())


def test_the_kill_switch_stops_orders_at_once_and_for_good() -> None:
    """Also after a restart."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client = next(c for c in clients if c.seat != snapshot_of(kit).to_move)
        await order(client, flat(0))
        received = await order(client, None, "stop")
        assert "orders" not in next(m for m in received if m["type"] == "my-orders")
        kit.open_tables()
        clients = await kit.clients(0, 1, 2)
        assert live_table_of(kit).secret_answers.active_orders(client.seat) is None
        await play_until(kit, clients, lambda now: asks("offer")(now) and now.to_move == client.seat, Random(2))

    run(scene())


@pytest.mark.parametrize("scope", ["exploration", "turn", "game"])
def test_orders_last_for_their_scope_and_their_player_is_notified_at_the_end(scope: str) -> None:
    """Until the end of the exploration, until one's own turn, or for the game."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client = next(c for c in clients if c.seat == snapshot_of(kit).to_move)
        tally = snapshot_of(kit).counters
        await order(client, flat(0, scope))
        assert snapshot_of(kit).counters.rounds == tally.rounds
        chance, ended = Random(1), False
        for _ in range(400):
            now = snapshot_of(kit).counters
            same = {
                "exploration": now.rounds == tally.rounds,
                "turn": now.turns[client.seat] == tally.turns[client.seat],
                "game": True,
            }[scope]
            assert (live_table_of(kit).secret_answers.active_orders(client.seat) is not None) == same
            received = [m for m in client.received if m["type"] == "my-orders"]
            assert len(received) == (1 if same else 2)
            ended = ended or not same
            if snapshot_of(kit).state.over() or ended:
                break
            actor = mover(kit, clients)
            choices = snapshot_of(kit).state.legal()
            accepted(await actor.move(chance.choice(choices)))
            listen(clients)
        assert ended == (scope != "game")
        assert ended is False or "orders" not in received[-1]

    run(scene())


def test_orders_are_for_games_with_offers_and_for_players() -> None:
    """Others are refused with a reason."""

    async def scene() -> None:
        kit, clients = await begun("pp", "the_abyss", watched=True)
        message = {"type": "orders", "id": "o", "orders": flat(0)}
        assert refusal(await clients[0].say(message))["code"] == "no-offers"
        assert refusal(await clients[-1].say(message))["code"] == "not-seated"
        assert await kit.store.secret_answers(kit.table.id) == []

    run(scene())


def test_an_id_like_those_of_orders_blocks_nothing() -> None:
    """A client may choose any id, and orders still work."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client, seq = mover(kit, clients), snapshot_of(kit).seq
        accepted(await client.say({"type": "hand-over", "seq": seq, "id": f"order-{seq + 3}", "bot": "random"}))
        accepted(await client.say({"type": "hand-over", "seq": seq + 1, "id": f"order:{seq + 3}", "bot": ""}))
        before = snapshot_of(kit)
        await order(client, flat(0))
        assert snapshot_of(kit).seq > before.seq
        assert snapshot_of(kit).action_count > before.action_count

    run(scene())


def test_seats_that_cannot_act_are_not_asked() -> None:
    """A player who gets an offer can pay and may buy, so there are at least two answers."""
    for options in EVERY_BOX:
        for s in offers(options, 40):
            assert len(s.legal()) > 1


def test_a_player_with_orders_is_asked_far_less() -> None:
    """The same game with the same answers: at most four of ten offers are answered by hand."""

    async def scene(seed: int, given: bool) -> tuple[int, list[Any]]:
        kit, clients = await begun("pbbb", seed=seed)
        me, chance, asked = clients[0], Random(seed), 0
        wanted = {"prices": [[0, 0, 0, -1, 2]] * 6, "scope": "game"}
        if given:
            await order(me, wanted)
        for _ in range(3000):
            await kit.wake()
            now = snapshot_of(kit)
            if now.state.over():
                break
            if asks("offer")(now):
                asked += 1
                by_order = SUPPORT.answer_by_orders(as_orders(wanted), now.state)
                answer = by_order or [now.state.legal()[now.action_count % len(now.state.legal())]]
            else:
                answer = [chance.choice(now.state.legal())]
            accepted(await me.move(*answer))
        return asked, [(step.seat, step.actions) for step in snapshot_of(kit).moves]

    by_hand = [run(scene(seed, False)) for seed in (1, 4)]
    ordered = [run(scene(seed, True)) for seed in (1, 4)]
    assert [game for _, game in by_hand] == [game for _, game in ordered]
    assert sum(n for n, _ in ordered) <= 0.4 * sum(n for n, _ in by_hand)


def test_a_bot_does_not_follow_the_orders_of_the_person_it_plays_for() -> None:
    """The orders apply again when the person returns."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client = mover(kit, clients)
        accepted(await client.say({"type": "hand-over", "seq": snapshot_of(kit).seq, "id": "h", "bot": "greedy"}))
        before = comparable(snapshot_of(kit))
        await order(client, flat(0))
        assert comparable(snapshot_of(kit)) == before
        accepted(await client.say({"type": "hand-over", "seq": snapshot_of(kit).seq, "id": "b", "bot": ""}))
        assert snapshot_of(kit).moves[-1].actions == (actions.PASS,)

    run(scene())


def test_stored_orders_keep_their_format() -> None:
    """Orders that an older version stored can be read."""
    prices = [[1] * 5 for _ in range(6)]
    orders = {"prices": prices, "scope": "exploration", "unless_lord": False}
    stored = {"orders": orders, "exploration": 0, "turn": 0, "at": 0}
    log = GameLog(new_table("abyss", "pp"), create("abyss", 2, {}), SUPPORT)
    answers = SecretAnswers(log)
    answers.load([StoredAnswer("table1", 1, "orders", msgspec.json.encode(stored).decode())])
    assert msgspec.json.decode(answers.to_store(1, answers.orders[1]).body) == stored
    assert answers.active_orders(1) == as_orders(orders)
