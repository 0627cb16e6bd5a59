"""Taking back: alone until something was revealed or somebody else has moved, further only if all agree."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hadal.core.chance import entry_dice
from hadal.core.promises import seen
from hadal.core.registry import create
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import MOVE, UNDO, EntryBody
from hadal.server.support import support_for
from hadal.server.tables.game_log import EntryDraft, GameLog, Snapshot, next_entry
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    asks,
    begun,
    comparable,
    listen,
    live_table_of,
    log_of,
    play_until,
    read_again,
    refusal,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, new_table, play_out, run
from tests.strategies import few

TABLES = [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})]


def can_undo(kit: Kit, count: int) -> Callable[[Snapshot], bool]:
    """Whether the last player may take back this many moves."""
    return lambda now: bool(now.moves) and live_table_of(kit).game_log.undo_count(now.moves[-1].seat) >= count


def read_move(game_log: GameLog, actions: list[int]) -> None:
    """The seat to move plays these actions."""
    snapshot = game_log.snapshot
    draft = EntryDraft(MOVE, snapshot.to_move, f"m{snapshot.seq}", EntryBody(actions=actions))
    game_log.read([next_entry(snapshot, "t", draft, 0)])


def tells_the_same_of_a_twin(game_log: GameLog, seat: int, to: int, seed: int) -> bool:
    """Replayed in a position that looked alike, with other dice: whether the seat sees the same as now."""
    dropped = [step for step in game_log.snapshot.moves if step.seq > to]
    before = game_log.rewind(game_log.snapshot, to)
    twin = before.state.guess(seat, seed)
    for n, action in enumerate(action for step in dropped for action in step.actions):
        if twin.to_move() != seat or not twin.allows(action):
            return False
        twin.dice = entry_dice(seed.to_bytes(32, "big"), n)
        twin.apply(action)
    return seen(twin, seat) == seen(game_log.snapshot.state, seat)


@pytest.mark.parametrize(("game", "options"), TABLES)
@few(8)
@given(st.integers(0, 10_000))
def test_undoable_moves_revealed_nothing_and_were_all_by_one_player(
    game: str, options: dict[str, str], seed: int
) -> None:
    """Whatever the hidden cards and dice, the player has learned nothing from the moves they take back."""
    chance, crossed = Random(seed), 0
    game_log = GameLog(new_table(game, "ppp", options, seed=seed), create(game, 3, options), support_for(game))
    for _ in range(120):
        if game_log.snapshot.state.over():
            break
        read_move(game_log, [chance.choice(game_log.snapshot.state.legal())])
        for seat in range(3):
            count = game_log.undo_count(seat)
            taken = game_log.snapshot.moves[len(game_log.snapshot.moves) - count :]
            assert all(step.seat == seat for step in taken)
            if count and chance.random() < 0.5:
                crossed += 1
                to = game_log.undo_target(seat, everything=True)
                assert to == taken[0].seq - 1
                assert game_log.undo_target(seat, everything=False) == taken[-1].seq - 1
                assert tells_the_same_of_a_twin(game_log, seat, to, chance.getrandbits(62))
    assert crossed or game == "the_abyss"


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_going_back_gives_everybody_the_view_they_had_then(game: str, options: dict[str, str]) -> None:
    """The position is the one after that entry, and continues with the same dice."""
    chance = Random(5)
    game_log = GameLog(new_table(game, "ppp", options), create(game, 3, options), support_for(game))
    views = {0: [game_log.snapshot.state.view(viewer) for viewer in range(-1, 3)]}
    texts = {0: game_log.snapshot.state.notation()}
    for _ in range(40):
        read_move(game_log, [chance.choice(game_log.snapshot.state.legal())])
        views[game_log.snapshot.seq] = [game_log.snapshot.state.view(viewer) for viewer in range(-1, 3)]
        texts[game_log.snapshot.seq] = game_log.snapshot.state.notation()
    steps = game_log.snapshot.moves
    for to in chance.sample(range(40), 12):
        then = game_log.rewind(game_log.snapshot, to)
        assert then.state.notation() == texts[to]
        assert [then.state.view(viewer) for viewer in range(-1, 3)] == views[to]
        if to < 40:
            state, _, _ = game_log.play(then.state.clone(), then.action_count, list(steps[to].actions))
            assert state.notation() == texts[to + 1]


def test_a_turn_is_restarted_by_one_message() -> None:
    """`all` takes back every move that can be taken back alone; one after another does the same."""

    async def scene() -> None:
        kit, clients = await begun(seed=3)
        chance = Random(3)
        await play_until(kit, clients, can_undo(kit, 2), chance)
        seat = snapshot_of(kit).moves[-1].seat
        client = next(c for c in clients if c.seat == seat)
        count = client.last("standing")["standing"]["undo"]
        assert count == live_table_of(kit).game_log.undo_count(seat) > 1
        first = snapshot_of(kit).moves[-count]
        received = await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "restart", "all": True})
        accepted(received)
        page = next(m for m in received if m["type"] == "whole")
        assert page["why"] == "undo"
        assert page["standing"].get("undo", 0) == 0
        table, log = await kit.table_row(), await log_of(kit)
        fresh = read_again(table, log[: first.seq - 1]).snapshot
        assert fresh.state.notation() == snapshot_of(kit).state.notation()
        for other in clients:
            assert other.last("view")["view"] == fresh.state.view(other.seat)
        assert refusal(await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "more"}))["code"] == (
            "nothing-to-undo"
        )

    run(scene())


def test_the_log_of_a_page_omits_undone_moves() -> None:
    """Events before that are still there."""

    async def scene() -> None:
        kit, clients = await begun(seed=3)
        await play_until(kit, clients, can_undo(kit, 2), Random(3))
        seat = snapshot_of(kit).moves[-1].seat
        client = next(c for c in clients if c.seat == seat)
        accepted(await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "back", "all": True}))
        table, log = await kit.table_row(), await log_of(kit)
        events = list(read_again(table, []).snapshot.events)
        for step in snapshot_of(kit).moves:
            events += read_again(table, log[: step.seq]).snapshot.events
        assert [event for recent in live_table_of(kit).recent for event in recent.events] == events

    run(scene())


def test_taking_back_twice_with_one_id_takes_back_once() -> None:
    """The repeated command finds its entry."""

    async def scene() -> None:
        kit, clients = await begun(seed=3)
        await play_until(kit, clients, can_undo(kit, 2), Random(3))
        client = next(c for c in clients if c.seat == snapshot_of(kit).moves[-1].seat)
        message = {"type": "undo", "seq": snapshot_of(kit).seq, "id": "back"}
        first = accepted(await client.say(message))
        before = comparable(snapshot_of(kit))
        assert accepted(await client.say(message)) == first
        assert comparable(snapshot_of(kit)) == before
        kit.open_tables()
        again = Client(kit, client.seat)
        await again.open()
        assert accepted(await again.say(message)) == first
        assert comparable(snapshot_of(kit))["state"] == before["state"]

    run(scene())


def test_the_end_cannot_be_taken_back() -> None:
    """At the end the secret and all cards are revealed."""

    async def scene(seed: int) -> None:
        kit, clients = await begun("pp", "the_abyss", seed=seed)
        await play_out(kit, clients, Random(seed))
        before = comparable(snapshot_of(kit))
        for client in clients:
            assert client.last("standing")["standing"].get("undo", 0) == 0
            received = await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "undo"})
            assert refusal(received)["code"] == "nothing-to-undo"
            received = await client.say({"type": "ask-back", "seq": snapshot_of(kit).seq, "id": "ask", "to": 1})
            assert refusal(received)["code"] == "over"
        assert comparable(snapshot_of(kit)) == before
        assert (await kit.table_row()).status == "over"

    for seed in range(1, 7):
        run(scene(seed))


def test_the_end_cannot_be_taken_back_even_if_it_showed_nothing() -> None:
    """Whatever the last move was."""
    game_log = GameLog(new_table("the_abyss", "pp"), create("the_abyss", 2, {}), support_for("the_abyss"))
    chance = Random(1)
    while not game_log.snapshot.state.over():
        read_move(game_log, [chance.choice(game_log.snapshot.state.legal())])
    last = game_log.snapshot.moves[-1]
    harmless = replace(last, revealed=False)
    game_log.snapshot = replace(game_log.snapshot, moves=(*game_log.snapshot.moves[:-1], harmless))
    assert game_log.undo_count(last.seat) == 0


def test_a_player_whose_seat_a_bot_plays_cannot_undo() -> None:
    """The bot would only repeat the move."""

    async def scene() -> None:
        kit, clients = await begun(seed=3)
        await play_until(kit, clients, can_undo(kit, 1), Random(3))
        client = next(c for c in clients if c.seat == snapshot_of(kit).moves[-1].seat)
        accepted(await client.say({"type": "hand-over", "seq": snapshot_of(kit).seq, "id": "h", "bot": "random"}))
        assert client.last("standing")["standing"].get("undo", 0) == 0
        received = await client.say({"type": "undo", "seq": snapshot_of(kit).seq, "id": "u"})
        assert refusal(received)["code"] == "nothing-to-undo"

    run(scene())


# Together.


async def three_in_a_game(seats: str = "ppp", settings: TableSettings | None = None) -> tuple[Kit, list[Client]]:
    """A game in progress."""
    kit, clients = await begun(seats, settings=settings or TableSettings(bot_pace_ms=0), watched=True)
    await play_until(kit, clients, lambda now: now.seq >= 12 and now.to_move == 0, Random(4))
    return kit, clients


async def ask_back(kit: Kit, client: Client, to: int = 6, id: str = "ask") -> None:
    """Ask for a takeback."""
    accepted(await client.say({"type": "ask-back", "seq": snapshot_of(kit).seq, "id": id, "to": to}))


async def vote(kit: Kit, client: Client, yes: bool, id: str = "vote") -> list[Any]:
    """Vote on a takeback."""
    return await client.say({"type": "agree", "seq": snapshot_of(kit).seq, "id": id, "yes": yes})


def test_all_agree_and_the_game_goes_back() -> None:
    """Everybody sees who asks and who has agreed; after the last vote everybody gets the earlier view."""

    async def scene() -> None:
        kit, clients = await three_in_a_game()
        a, b, c, watcher = clients
        then = read_again(await kit.table_row(), (await log_of(kit))[:6]).snapshot
        await ask_back(kit, a)
        for client in clients:
            back = client.last("standing")["standing"]["back"]
            assert (back["seat"], back["to"], back.get("agreed", []), back["waiting"]) == (0, 6, [], [1, 2])
        accepted(await vote(kit, b, True))
        assert watcher.last("standing")["standing"]["back"]["waiting"] == [2]
        assert snapshot_of(kit).state.notation() != then.state.notation()
        accepted(await vote(kit, c, True))
        for client in clients:
            page = client.last("view")
            assert page["type"] == "whole"
            assert page["view"] == then.state.view(client.seat)
            assert "back" not in page["standing"]

    run(scene())


def test_one_no_is_enough() -> None:
    """Nothing is taken back, and the request is gone."""

    async def scene() -> None:
        kit, clients = await three_in_a_game()
        before = snapshot_of(kit).state.notation()
        await ask_back(kit, clients[0])
        accepted(await vote(kit, clients[1], True))
        accepted(await vote(kit, clients[2], False))
        assert snapshot_of(kit).state.notation() == before
        assert "back" not in clients[3].last("standing")["standing"]
        assert refusal(await vote(kit, clients[1], True, "again"))["code"] == "nobody-asked"

    run(scene())


def test_the_last_move_may_be_asked_for_again_after_a_no() -> None:
    """Requests and votes follow the last move in the log; it stays the last move."""

    async def scene() -> None:
        kit, clients = await three_in_a_game()
        moves = snapshot_of(kit).moves
        for id in ("first", "second"):
            ask = {"type": "ask-back", "seq": snapshot_of(kit).seq, "id": id}
            accepted(await clients[0].say(ask))
            request = snapshot_of(kit).takeback
            assert request is not None and request.to == moves[-1].seq - 1
            accepted(await vote(kit, clients[1], False, id))

    run(scene())


def test_a_move_ends_an_undo_request() -> None:
    """A move cancels the request."""

    async def scene() -> None:
        kit, clients = await three_in_a_game()
        await ask_back(kit, clients[1])
        accepted(await clients[0].move(snapshot_of(kit).state.legal()[0]))
        listen(clients)
        assert snapshot_of(kit).takeback is None
        assert refusal(await vote(kit, clients[2], True))["code"] == "nobody-asked"

    run(scene())


def test_bots_need_not_agree_and_nobody_votes_twice_or_for_himself() -> None:
    """Only the other people vote."""

    async def scene() -> None:
        kit, clients = await three_in_a_game("ppb")
        await ask_back(kit, clients[0])
        assert clients[1].last("standing")["standing"]["back"]["waiting"] == [1]
        assert refusal(await vote(kit, clients[0], True))["code"] == "not-asked"
        assert refusal(await vote(kit, clients[2], True))["code"] == "not-seated"
        accepted(await vote(kit, clients[1], True))
        assert snapshot_of(kit).rewound
        kit, clients = await three_in_a_game("pbb")
        await ask_back(kit, clients[0])
        assert snapshot_of(kit).rewound

    run(scene())


def test_a_vote_on_an_outdated_request_does_not_count() -> None:
    """The request was replaced meanwhile, so the vote was for another one."""

    async def scene() -> None:
        kit, clients = await three_in_a_game("ppp")
        await ask_back(kit, clients[0], 10)
        seq = snapshot_of(kit).seq
        await ask_back(kit, clients[0], 2, "farther")
        received = await clients[1].say({"type": "agree", "seq": seq, "id": "v", "yes": True})
        assert refusal(received)["code"] == "stale"
        request = snapshot_of(kit).takeback
        assert request is not None
        assert request.agreed == frozenset()

    run(scene())


def test_undo_requests_can_be_disabled() -> None:
    """The settings forbid it, and so does a target that does not exist."""

    async def scene() -> None:
        kit, clients = await three_in_a_game("pp", TableSettings(bot_pace_ms=0, takebacks=False))
        received = await clients[0].say({"type": "ask-back", "seq": snapshot_of(kit).seq, "id": "a", "to": 3})
        assert refusal(received)["code"] == "no-takebacks"
        kit, clients = await three_in_a_game("pp")
        received = await clients[0].say({"type": "ask-back", "seq": snapshot_of(kit).seq, "id": "a", "to": 500})
        assert refusal(received)["code"] == "nothing-to-take-back"

    run(scene())


def test_undo_by_agreement_discards_orders_for_the_turn() -> None:
    """Orders for an exploration end with a takeback; orders for the game do not."""

    async def scene(scope: str) -> bool:
        kit, clients = await begun("pp", seed=2)
        await play_until(kit, clients, asks("take-or-dig"), Random(2))
        other = next(c for c in clients if c.seat != snapshot_of(kit).to_move)
        prices = [[0] * 5 for _ in range(6)]
        received = await other.say({"type": "orders", "id": "o", "orders": {"prices": prices, "scope": scope}})
        accepted(received)
        await ask_back(kit, other, snapshot_of(kit).seq - 1)
        accepted(await vote(kit, next(c for c in clients if c is not other), True))
        assert snapshot_of(kit).rewound_at
        return live_table_of(kit).secret_answers.active_orders(other.seat) is not None

    assert not run(scene("exploration"))
    assert not run(scene("turn"))
    assert run(scene("game"))


def test_an_undo_entry_contains_its_target() -> None:
    """The log can be read without computing what could be taken back."""
    game_log = GameLog(new_table("abyss", "pp"), create("abyss", 2, {}), support_for("abyss"))
    read_move(game_log, [game_log.snapshot.state.legal()[0]])
    read_move(game_log, [game_log.snapshot.state.legal()[0]])
    game_log.read([next_entry(game_log.snapshot, "t", EntryDraft(UNDO, 0, "u", EntryBody(to=1)), 0)])
    assert [step.seq for step in game_log.snapshot.moves] == [1]
    assert game_log.snapshot.seq == 3
