"""Offers without waiting: nobody is asked who cannot act, and standing orders answer for their seat."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from hadal.core.registry import create
from hadal.games.abyss import actions
from hadal.games.abyss.show.labels import frame_card
from hadal.games.abyss.state import Position
from hadal.games.abyss.support import AbyssSupport, position
from hadal.server.protocol.settings import TableSettings
from hadal.server.protocol.socket import Orders
from hadal.server.tables.game_log import GameLog
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    asks,
    begun,
    flat,
    listen,
    log_of,
    mover,
    now_of,
    orders,
    picture,
    play_until,
    refusal,
    room_of,
)
from tests.server.table_kit import Client, Kit, laid, run

MANNERS = AbyssSupport()


def offers(options: dict[str, str], most: int = 60, seed: int = 1) -> list[Position]:
    """Positions in which somebody is offered a card."""
    chance = Random(seed)
    out: list[Position] = []
    for deal in range(40):
        game_log = GameLog(laid("abyss", "pppp", options, seed=deal), create("abyss", 4, options), MANNERS)
        state = game_log.now.state
        while not state.over() and len(out) < most:
            if state.game.questions[state.question()] == "offer" and chance.random() < 0.3:
                out.append(position(state.clone()))
            state.apply(chance.choice(state.legal()))
    return out


def as_orders(wanted: dict[str, Any]) -> Orders:
    """Orders as the table reads them."""
    return msgspec.convert(wanted, Orders)


@pytest.mark.parametrize("options", EVERY_BOX)
def test_orders_buy_up_to_their_price_and_pass_beyond_it(options: dict[str, str]) -> None:
    """The price hangs on the race and the value of the card; -1 asks; Nebulis are never spent."""
    chance, seen = Random(2), set()
    for s in offers(options):
        kind = int(s.track[frame_card(s)])
        row, column = int(s.tables.race[kind]), int(s.tables.value[kind]) - 1
        price = int(s.sold) + 1
        for limit in (-1, 0, price - 1, price, 3):
            wanted = orders(chance) | {"unless_lord": False}
            wanted["prices"][row][column] = limit
            found = MANNERS.answer_by_orders(as_orders(wanted), s)
            enough = int(s.pearls[s.to_move()]) >= price
            expected = None if limit < 0 else [actions.PASS] if limit < price else [actions.BUY] if enough else None
            assert found == expected
            assert found is None or s.allows(found[0])
            seen.add((limit < 0, limit < price, enough))
    assert {(True, True, True), (False, True, True), (False, False, True)} <= seen
    if options.get("expansions") in ("kraken", "both"):
        assert (False, False, False) in seen, "nobody could have paid with Nebulis alone"


@pytest.mark.parametrize("options", EVERY_BOX)
def test_orders_see_what_their_seat_sees(options: dict[str, str]) -> None:
    """Whether somebody is asked must not tell which card comes next."""
    chance = Random(3)
    for s in offers(options):
        wanted = as_orders(orders(chance) | {"unless_lord": True})
        found = MANNERS.answer_by_orders(wanted, s)
        for _ in range(2):
            twin = position(s.guess(s.to_move(), chance.getrandbits(62)))
            twin.dice = chance.getrandbits(62)
            assert MANNERS.answer_by_orders(wanted, twin) == found


def test_orders_ask_anyway_if_the_card_lets_one_afford_a_lord() -> None:
    """Just then, and whatever the price they name."""
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
            assert (MANNERS.answer_by_orders(as_orders(flat(price, unless_lord=True)), s) is None) == completes
            assert MANNERS.answer_by_orders(as_orders(flat(price)), s) is not None
        asked.append(completes)
    assert 5 < sum(asked) < len(asked)


async def at_an_offer(
    seats: str = "ppp", seed: int = 2, settings: TableSettings | None = None
) -> tuple[Kit, list[Client]]:
    """Somebody is offered a card."""
    kit, clients = await begun(seats, seed=seed, settings=settings or TableSettings(bot_pace_ms=0))
    await play_until(kit, clients, asks("offer"), Random(seed))
    return kit, clients


async def order(client: Client, wanted: dict[str, Any] | None, id: str = "order") -> list[Any]:
    """A player gives orders."""
    told = await client.say({"type": "orders", "id": id, "orders": wanted})
    accepted(told)
    return told


def test_orders_answer_the_question_on_the_table_at_once() -> None:
    """And go on answering; the player hears what they are, others hear of a pass."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client, seq = mover(kit, clients), now_of(kit).seq
        told = await order(client, flat(0))
        assert next(m for m in told if m["type"] == "my-orders")["orders"]["scope"] == "game"
        entry = (await log_of(kit))[seq]
        assert (entry.seat, entry.body.actions) == (client.seat, [actions.PASS])
        for _ in range(300):
            assert not (asks("offer")(now_of(kit)) and now_of(kit).to_move == client.seat)
            if now_of(kit).state.over():
                break
            accepted(await mover(kit, clients).move(now_of(kit).state.legal()[-1]))
        fresh = Client(kit, client.seat)
        await fresh.open()
        assert fresh.last("view")["orders"] == flat(0)

    run(scene())


def test_the_kill_switch_stops_orders_at_once_and_for_good() -> None:
    """Also in a hall that is opened anew."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client = next(c for c in clients if c.seat != now_of(kit).to_move)
        await order(client, flat(0))
        told = await order(client, None, "stop")
        assert "orders" not in next(m for m in told if m["type"] == "my-orders")
        kit.open_hall()
        clients = await kit.clients(0, 1, 2)
        assert room_of(kit).secret_answers.running(client.seat) is None
        await play_until(kit, clients, lambda now: asks("offer")(now) and now.to_move == client.seat, Random(2))

    run(scene())


@pytest.mark.parametrize("scope", ["exploration", "turn", "game"])
def test_orders_last_as_long_as_they_were_meant_and_their_player_hears_when_they_end(scope: str) -> None:
    """Until the exploration is another one, until one's own turn, or for good."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client = next(c for c in clients if c.seat == now_of(kit).to_move)
        tally = now_of(kit).counters
        await order(client, flat(0, scope))
        assert now_of(kit).counters.explorations == tally.explorations
        chance, ended = Random(1), False
        for _ in range(400):
            now = now_of(kit).counters
            same = {
                "exploration": now.explorations == tally.explorations,
                "turn": now.turns[client.seat] == tally.turns[client.seat],
                "game": True,
            }[scope]
            assert (room_of(kit).secret_answers.running(client.seat) is not None) == same
            told = [m for m in client.told if m["type"] == "my-orders"]
            assert len(told) == (1 if same else 2)
            ended = ended or not same
            if now_of(kit).state.over() or ended:
                break
            actor = mover(kit, clients)
            choices = now_of(kit).state.legal()
            accepted(await actor.move(chance.choice(choices)))
            listen(clients)
        assert ended == (scope != "game")
        assert ended is False or "orders" not in told[-1]

    run(scene())


def test_orders_are_for_games_with_offers_and_for_players() -> None:
    """Others are told why not."""

    async def scene() -> None:
        kit, clients = await begun("pp", "the_abyss", watched=True)
        message = {"type": "orders", "id": "o", "orders": flat(0)}
        assert refusal(await clients[0].say(message))["code"] == "no-offers"
        assert refusal(await clients[-1].say(message))["code"] == "not-seated"
        assert await kit.store.secret_answers(kit.table.id) == []

    run(scene())


def test_an_id_like_those_of_orders_holds_nobody_up() -> None:
    """A client may call its moves anything: orders are carried out all the same."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client, seq = mover(kit, clients), now_of(kit).seq
        accepted(await client.say({"type": "hand-over", "seq": seq, "id": f"order-{seq + 3}", "bot": "random"}))
        accepted(await client.say({"type": "hand-over", "seq": seq + 1, "id": f"order:{seq + 3}", "bot": ""}))
        before = now_of(kit)
        await order(client, flat(0))
        assert now_of(kit).seq > before.seq
        assert now_of(kit).number > before.number

    run(scene())


def test_nobody_is_asked_who_cannot_act() -> None:
    """Whoever is offered a card can pay for it, and has not bought too much: there are two answers at least."""
    for options in EVERY_BOX:
        for s in offers(options, 40):
            assert len(s.legal()) > 1


def test_a_player_with_orders_is_asked_far_less() -> None:
    """The same game with the same answers: of ten offers, orders leave at most four to be answered by hand."""

    async def scene(seed: int, given: bool) -> tuple[int, list[Any]]:
        kit, clients = await begun("pbbb", seed=seed)
        me, chance, asked = clients[0], Random(seed), 0
        wanted = {"prices": [[0, 0, 0, -1, 2]] * 6, "scope": "game"}
        if given:
            await order(me, wanted)
        for _ in range(3000):
            await kit.wake()
            now = now_of(kit)
            if now.state.over():
                break
            if asks("offer")(now):
                asked += 1
                by_order = MANNERS.answer_by_orders(as_orders(wanted), now.state)
                answer = by_order or [now.state.legal()[now.number % len(now.state.legal())]]
            else:
                answer = [chance.choice(now.state.legal())]
            accepted(await me.move(*answer))
        return asked, [(step.seat, step.actions) for step in now_of(kit).steps]

    by_hand = [run(scene(seed, False)) for seed in (1, 4)]
    ordered = [run(scene(seed, True)) for seed in (1, 4)]
    assert [game for _, game in by_hand] == [game for _, game in ordered]
    assert sum(n for n, _ in ordered) <= 0.4 * sum(n for n, _ in by_hand)


def test_a_bot_does_not_follow_the_orders_of_the_person_it_plays_for() -> None:
    """It has its own mind; the orders come back with their person."""

    async def scene() -> None:
        kit, clients = await at_an_offer()
        client = mover(kit, clients)
        accepted(await client.say({"type": "hand-over", "seq": now_of(kit).seq, "id": "h", "bot": "greedy"}))
        before = picture(now_of(kit))
        await order(client, flat(0))
        assert picture(now_of(kit)) == before
        accepted(await client.say({"type": "hand-over", "seq": now_of(kit).seq, "id": "b", "bot": ""}))
        assert now_of(kit).steps[-1].actions == (actions.PASS,)

    run(scene())
