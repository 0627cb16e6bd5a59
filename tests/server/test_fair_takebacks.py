"""Going back is fair: every person must agree, nothing that was seen is of use, and no clock gains by it."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest

import hadal
from hadal.core.match import replay
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.store.model import AGREE, ASK_BACK, DRIVE, MOVE, Entry, EntryBody
from hadal.server.tables.game_log import LIMITS
from hadal.server.tables.history import record_of
from hadal.server.tables.messages import Audience
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    begun,
    comparable,
    live_table_of,
    log_of,
    mover,
    play_until,
    read_again,
    refusal,
    snapshot_of,
)
from tests.server.table_kit import Client, Kit, new_table, play_out, run

FISCHER = TableSettings(bot_pace_ms=0, clock=TimeControl("live", base_s=120, increment_s=10))
TABLES = [("abyss", box) for box in EVERY_BOX] + [("the_abyss", {})]


async def say(kit: Kit, client: Client, kind: str, id: str, **more: Any) -> list[Any]:
    """Send a command about the current entry."""
    return await client.say({"type": kind, "seq": snapshot_of(kit).seq, "id": id, **more})


async def in_progress(
    seats: str = "pp", game: str = "abyss", options: dict[str, str] | None = None, entries: int = 14, seed: int = 3
) -> tuple[Kit, list[Client]]:
    """A game some entries after its deal."""
    kit, clients = await begun(seats, game, options, seed=seed)
    await play_until(kit, clients, lambda now: now.seq >= entries, Random(seed))
    return kit, clients


async def go_back(kit: Kit, clients: list[Client], to: int, id: str) -> None:
    """One person asks, and the others agree."""
    accepted(await say(kit, clients[0], "ask-back", f"ask{id}", to=to))
    for client in clients[1:]:
        accepted(await say(kit, client, "agree", f"yes{id}", yes=True))


# Consent.


def test_a_seat_that_a_bot_drives_must_still_agree() -> None:
    """Otherwise somebody whose opponent is away could go back to the deal alone."""

    async def scene() -> None:
        kit, (a, b) = await in_progress()
        b_is_away = mover(kit, [a, b]) is b
        asker, other = (a, b) if b_is_away else (b, a)
        accepted(await say(kit, other, "hand-over", "h", bot="random"))
        before = snapshot_of(kit).moves
        accepted(await say(kit, asker, "ask-back", "a", to=2))
        assert snapshot_of(kit).moves == before
        request = snapshot_of(kit).takeback
        assert request is not None and request.voters == frozenset({other.seat})
        accepted(await say(kit, other, "agree", "v", yes=True))
        assert snapshot_of(kit).rewound and len(snapshot_of(kit).moves) < len(before)

    run(scene())


def test_handing_over_does_not_carry_out_a_request_that_waits_for_a_vote() -> None:
    async def scene() -> None:
        kit, (a, b) = await in_progress()
        before = snapshot_of(kit).moves
        accepted(await say(kit, a, "ask-back", "a", to=2))
        accepted(await say(kit, b, "hand-over", "h", bot="random"))
        assert snapshot_of(kit).moves == before and not snapshot_of(kit).rewound

    run(scene())


def test_a_person_alone_with_bots_needs_nobody() -> None:
    async def scene() -> None:
        kit, clients = await in_progress("pb")
        accepted(await say(kit, clients[0], "ask-back", "a", to=2))
        assert snapshot_of(kit).rewound_at

    run(scene())


def test_a_log_from_before_these_rules_is_read_as_it_was_written() -> None:
    """Its takebacks needed the consent of those who played, and chance stayed as it was."""
    table = new_table("abyss", "pp")
    table.status = "playing"

    def entry(seq: int, kind: Any, seat: int, **body: Any) -> Entry:
        return Entry(table.id, seq, f"e{seq}", kind, seat, EntryBody(**body), 10 * seq)

    entries: list[Entry] = []
    for seq in range(1, 9):
        now = read_again(table, entries).snapshot
        entries.append(entry(seq, MOVE, now.to_move, actions=[now.state.legal()[-1]]))
    then = read_again(table, entries[:4]).snapshot
    entries += [entry(9, DRIVE, 1, bot="greedy", why="hand-over"), entry(10, ASK_BACK, 0, to=4)]
    assert read_again(table, entries).snapshot.state.notation() == then.state.notation()
    entries += [entry(11, DRIVE, 1, why="back"), entry(12, MOVE, then.to_move, actions=[then.state.legal()[-1]])]
    entries += [entry(13, ASK_BACK, 0, to=4), entry(14, AGREE, 1, yes=True)]
    assert read_again(table, entries).snapshot.state.notation() == then.state.notation()


# Chance.


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_after_a_takeback_that_revealed_something_chance_is_drawn_anew(game: str, options: dict[str, str]) -> None:
    """The same moves lead to other cards; nobody notices a difference in the position itself."""

    async def scene() -> None:
        kit, clients = await in_progress("pp", game, options, 30)
        to = 8
        log, table = await log_of(kit), await kit.table_row()
        before = read_again(table, log[:to]).snapshot
        assert any(move.revealed for move in snapshot_of(kit).moves if move.seq > to)
        states = set()
        for n in range(3):
            await go_back(kit, clients, to, str(n))
            now = snapshot_of(kit)
            assert now.redraw == n + 1
            assert [now.state.view(viewer) for viewer in range(-1, 2)] == [
                before.state.view(viewer) for viewer in range(-1, 2)
            ]
            states.add(now.state.notation())
            for _ in range(12):
                await kit.wake()
                accepted(await mover(kit, clients).move(snapshot_of(kit).state.legal()[-1]))
        assert len(states | {before.state.notation()}) == 4, "the decks are in another order each time"
        assert comparable(read_again(await kit.table_row(), await log_of(kit)).snapshot) == comparable(snapshot_of(kit))

    run(scene())


def test_a_takeback_that_revealed_nothing_keeps_its_chance() -> None:
    async def scene() -> None:
        kit, clients = await begun("pp", seed=3)
        await play_until(kit, clients, lambda now: len(now.moves) > 3 and not now.moves[-1].revealed, Random(3))
        to = snapshot_of(kit).moves[-1].seq - 1
        before = read_again(await kit.table_row(), (await log_of(kit))[:to]).snapshot
        await go_back(kit, clients, to, "")
        assert snapshot_of(kit).redraw == 0
        assert snapshot_of(kit).state.notation() == before.state.notation()

    run(scene())


def test_nobody_returns_alone_behind_a_redraw() -> None:
    """The earlier order of the cards is known, so it never comes back."""

    async def scene() -> None:
        kit, clients = await in_progress(entries=16)
        await play_until(kit, clients, lambda now: not now.moves[-1].revealed, Random(1))
        to = snapshot_of(kit).moves[-1].seq
        await play_until(
            kit, clients, lambda now: any(move.revealed and move.seq > to for move in now.moves), Random(1)
        )
        await go_back(kit, clients, to, "")
        for client in clients:
            assert refusal(await say(kit, client, "undo", "u"))["code"] == "nothing-to-undo"
        assert refusal(await say(kit, clients[0], "ask-back", "b", to=to))["code"] == "nothing-to-take-back"
        await go_back(kit, clients, to - 2, "again")
        assert snapshot_of(kit).redraw == 2

    run(scene())


@pytest.mark.parametrize("game", ["abyss", "the_abyss"])
def test_the_record_of_a_game_with_redraws_verifies(game: str) -> None:
    async def scene() -> None:
        kit, clients = await in_progress("pp", game, entries=30)
        await go_back(kit, clients, 6, "1")
        await play_until(kit, clients, lambda now: len(now.moves) > 20, Random(5))
        await go_back(kit, clients, snapshot_of(kit).moves[-5].seq, "2")
        await play_out(kit, clients, Random(8))
        text = record_of(await kit.table_row(), await log_of(kit)).write()
        assert text.count("redraw") >= 1
        match = replay(hadal.read_record(text))
        assert match.state.notation() == snapshot_of(kit).state.notation()
        assert match.state.scores() == match.record.scores

    run(scene())


# Clocks.


def test_handing_over_gives_no_time_even_if_the_bot_has_answered() -> None:
    """Whoever is short of time cannot let a bot answer once and return with a full minute."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        client = mover(kit, clients)
        kit.time.ms += 110_000
        accepted(await say(kit, client, "hand-over", "h", bot="random"))
        await kit.wake()
        assert any(entry.kind == MOVE and entry.seat == client.seat for entry in await log_of(kit))
        left = snapshot_of(kit).times.left[client.seat]
        accepted(await say(kit, client, "hand-over", "b", bot=""))
        assert snapshot_of(kit).times.left[client.seat] == left == 10_000

    run(scene())


def test_whoever_hands_over_pays_for_the_time_of_the_bot() -> None:
    """They may think meanwhile. A bot that takes over for somebody who is away costs nothing."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        client = mover(kit, clients)
        left = snapshot_of(kit).times.left
        accepted(await say(kit, client, "hand-over", "h", bot="random"))
        clock = live_table_of(kit).messages.standing(Audience(client.seat)).clock
        assert clock is not None and clock.running == client.seat
        kit.time.ms += 3_000
        await kit.wake()
        assert any(entry.kind == MOVE and entry.seat == client.seat for entry in await log_of(kit))
        assert snapshot_of(kit).times.left[client.seat] == left[client.seat] - 3_000
        accepted(await say(kit, client, "hand-over", "b", bot=""))
        assert snapshot_of(kit).times.left[client.seat] == left[client.seat] - 3_000
        assert comparable(read_again(await kit.table_row(), await log_of(kit)).snapshot) == comparable(snapshot_of(kit))
        live_table = live_table_of(kit)
        async with live_table.lock:
            draft = live_table.automation.replacement_of_leaver(snapshot_of(kit).to_move)
            assert draft is not None
            await live_table.append(draft)
        clock = live_table.messages.standing(Audience(client.seat)).clock
        assert clock is not None and clock.running == -1

    run(scene())


def test_whoever_resigns_and_comes_back_has_paid_for_the_time_of_the_bot() -> None:
    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        client = mover(kit, clients)
        left = snapshot_of(kit).times.left[client.seat]
        await kit.tables.replace_by_bot("table1", f"person{client.seat}", resigned=True)
        kit.time.ms += 3_000
        await kit.wake()
        assert any(entry.kind == MOVE and entry.seat == client.seat for entry in await log_of(kit))
        accepted(await say(kit, client, "hand-over", "b", bot=""))
        assert snapshot_of(kit).times.left[client.seat] == left - 3_000

    run(scene())


@pytest.mark.parametrize("between", [False, True], ids=["at once", "with other entries in between"])
def test_the_clock_cannot_be_stopped_by_handing_over(between: bool) -> None:
    """Whoever takes the seat back before the bot has answered has thought on their own time."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        client = mover(kit, clients)
        other = next(one for one in clients if one is not client)
        left = snapshot_of(kit).times.left[client.seat]
        accepted(await say(kit, client, "hand-over", "h", bot="random"))
        kit.time.ms += 20_000
        if between:
            accepted(await say(kit, other, "hand-over", "o", bot="random"))
            kit.time.ms += 10_000
        accepted(await say(kit, client, "hand-over", "b", bot=""))
        assert snapshot_of(kit).times.left[client.seat] == left - (30_000 if between else 20_000)

    run(scene())


def test_whose_time_ran_out_returns_once_with_a_minute() -> None:
    """Letting the time run out again and again would be a way to gain time too."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        client = mover(kit, clients)
        other = next(one for one in clients if one is not client)
        for n, left in enumerate((60_000, None)):
            while not snapshot_of(kit).drivers[client.seat]:
                if snapshot_of(kit).to_move == other.seat:
                    accepted(await other.move(snapshot_of(kit).state.legal()[0]))
                else:
                    kit.time.ms += 200_000
                    await kit.wake()
            answer = await say(kit, client, "hand-over", f"b{n}", bot="")
            if left is None:
                assert refusal(answer)["code"] == "time-is-up"
            else:
                accepted(answer)
                assert snapshot_of(kit).times.left[client.seat] == left
        assert comparable(read_again(await kit.table_row(), await log_of(kit)).snapshot) == comparable(snapshot_of(kit))

    run(scene())


def test_whose_time_ran_out_does_not_move_any_more() -> None:
    """Neither a late move nor one right after taking the seat back is accepted, however late the clock is looked at."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        client = mover(kit, clients)
        kit.time.ms += 120_000
        assert refusal(await client.move(snapshot_of(kit).state.legal()[0]))["code"] == "bot-drives"
        accepted(await say(kit, client, "hand-over", "back", bot=""))
        kit.time.ms += 60_000
        assert refusal(await client.move(snapshot_of(kit).state.legal()[0]))["code"] == "bot-drives"
        assert refusal(await say(kit, client, "hand-over", "again", bot=""))["code"] == "time-is-up"
        assert not snapshot_of(kit).moves
        assert comparable(read_again(await kit.table_row(), await log_of(kit)).snapshot) == comparable(snapshot_of(kit))

    run(scene())


def test_whoever_returns_before_the_bot_has_answered_gets_the_minute_too() -> None:
    """Otherwise the quick would be replaced again at once, and have used up their return."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        client = mover(kit, clients)
        kit.time.ms += 120_000
        await live_table_of(kit).replace_absent_player()
        accepted(await say(kit, client, "hand-over", "back", bot=""))
        assert snapshot_of(kit).times.left[client.seat] == 60_000
        kit.time.ms += 50_000
        accepted(await client.move(snapshot_of(kit).state.legal()[0]))
        assert snapshot_of(kit).times.left[client.seat] == 20_000

    run(scene())


def test_a_move_of_a_bot_is_taken_back_only_with_consent() -> None:
    """Otherwise a person could think while the bot does, take the seat and the question back, and lose no time."""

    async def scene() -> None:
        kit, clients = await begun(settings=FISCHER)
        found = False
        while not found:
            client = mover(kit, clients)
            before = len(snapshot_of(kit).moves)
            accepted(await say(kit, client, "hand-over", f"h{before}", bot="random"))
            await kit.wake()
            accepted(await say(kit, client, "hand-over", f"b{before}", bot=""))
            moves = snapshot_of(kit).moves
            found = len(moves) > before and moves[-1].seat == client.seat and not moves[-1].revealed
        assert refusal(await say(kit, client, "undo", "u"))["code"] == "nothing-to-undo"
        assert comparable(read_again(await kit.table_row(), await log_of(kit)).snapshot) == comparable(snapshot_of(kit))
        live_table = live_table_of(kit)
        assert live_table.messages.standing(Audience(client.seat)).undo == 0
        accepted(await say(kit, client, "ask-back", "a", to=moves[-1].seq - 1))

    run(scene())


@pytest.mark.parametrize("clock", ["none", "live"])
def test_a_bot_does_not_think_slowly_for_a_person_on_a_clock(clock: Literal["none", "live"]) -> None:
    """Its time is time to think for the person, who may take the seat back afterwards."""

    async def scene() -> None:
        slow = TableSettings(bot_pace_ms=60_000, clock=TimeControl(clock))
        kit, clients = await begun("ppb", settings=slow)
        client = mover(kit, clients)
        accepted(await say(kit, client, "hand-over", "h", bot="random"))
        live_table = live_table_of(kit)
        waits = kit.tables.think_ms(live_table.table, snapshot_of(kit))
        assert waits == (60_000 if clock == "none" else TableSettings().bot_pace_ms)

    run(scene())


async def with_a_move_that_passes(settings: TableSettings) -> tuple[Kit, Client, Client, int]:
    """A game, the client to move, the other one, and an action that reveals nothing and asks the other one."""
    kit, clients = await begun(settings=settings)
    while True:
        client = mover(kit, clients)
        choices = client.question["choices"]
        passes = [choice["action"] for choice in choices if choice.get("final") == "passes"]
        if passes:
            return kit, client, next(one for one in clients if one is not client), passes[0]
        accepted(await client.move(choices[0]["action"]))
        for one in clients:
            one.listen()


@pytest.mark.parametrize("between", [False, True], ids=["at once", "with other entries in between"])
def test_nobody_uses_up_the_time_of_others_by_moving_and_taking_back(between: bool) -> None:
    """Whoever takes back has thought all the while; the seat that was asked meanwhile loses nothing."""

    async def scene() -> None:
        kit, client, other, action = await with_a_move_that_passes(FISCHER)
        accepted(await client.move(action))
        before = snapshot_of(kit).times.left
        for n in range(3):
            kit.time.ms += 15_000
            if between:
                accepted(await say(kit, client, "hand-over", f"h{n}", bot="random"))
                kit.time.ms += 5_000
                accepted(await say(kit, client, "hand-over", f"b{n}", bot=""))
            accepted(await say(kit, client, "undo", f"u{n}"))
            left = snapshot_of(kit).times.left
            assert left[other.seat] == before[other.seat]
            assert left[client.seat] == before[client.seat] - (n + 1) * (20_000 if between else 15_000)
            client.listen()
            accepted(await client.move(action, id=f"again{n}"))
        assert comparable(read_again(await kit.table_row(), await log_of(kit)).snapshot) == comparable(snapshot_of(kit))

    run(scene())


def test_nobody_takes_back_with_time_they_do_not_have() -> None:
    async def scene() -> None:
        clock = TimeControl("live", base_s=120, increment_s=0)
        kit, client, other, action = await with_a_move_that_passes(TableSettings(bot_pace_ms=0, clock=clock))
        kit.time.ms += 60_000
        accepted(await client.move(action))
        kit.time.ms += 60_000
        assert refusal(await say(kit, client, "undo", "u"))["code"] == "undo-too-late"
        assert snapshot_of(kit).times.left[client.seat] == 60_000
        assert snapshot_of(kit).to_move == other.seat

    run(scene())


def test_an_undo_from_before_this_rule_is_read_as_it_was_written() -> None:
    """Otherwise the clocks of a running game would change with the server."""

    async def scene() -> None:
        kit, client, other, action = await with_a_move_that_passes(FISCHER)
        accepted(await client.move(action))
        left = snapshot_of(kit).times.left
        kit.time.ms += 15_000
        accepted(await say(kit, client, "undo", "u"))
        log = await log_of(kit)
        log[-1].body.pays = False
        times = read_again(await kit.table_row(), log).snapshot.times
        assert times.left[other.seat] == left[other.seat] - 15_000
        assert times.left[client.seat] == left[client.seat]

    run(scene())


# Nobody is kept from moving.


@pytest.mark.parametrize("kind", ["ask-back", "hand-over"])
def test_an_opponent_cannot_keep_a_player_from_moving(kind: str) -> None:
    """Requests and changes of driver leave the position as it is: a move that answers it is not stale."""

    async def scene() -> None:
        kit, clients = await in_progress()
        client = mover(kit, clients)
        other = next(one for one in clients if one is not client)
        seen = snapshot_of(kit).seq
        for n in range(4):
            more = {"to": 0} if kind == "ask-back" else {"bot": "random" if n % 2 == 0 else ""}
            accepted(await say(kit, other, kind, f"again{n}", **more))
        assert snapshot_of(kit).seq == seen + 4
        look = await client.say(
            {"type": "look", "seq": seen, "id": "l", "actions": [snapshot_of(kit).state.legal()[0]]}
        )
        assert not any(message.get("code") == "stale" for message in look)
        assert refusal(await client.move(snapshot_of(kit).state.legal()[0], seq=seen - 1))["code"] == "stale"
        accepted(await client.move(snapshot_of(kit).state.legal()[0], seq=seen))
        assert refusal(await client.move(snapshot_of(kit).state.legal()[0], seq=seen))["code"] == "stale"

    run(scene())


def test_a_move_after_a_takeback_answers_the_new_position() -> None:
    """A takeback changes the position, so what was sent for the one before it is stale, though it may be legal."""

    async def scene() -> None:
        kit, clients = await in_progress()
        seen = snapshot_of(kit).seq
        await go_back(kit, clients, seen - 2, "1")
        client = mover(kit, clients)
        for seq in (seen - 2, seen, seen + 1):
            assert refusal(await client.move(snapshot_of(kit).state.legal()[0], seq=seq))["code"] == "stale"
        accepted(await client.move(snapshot_of(kit).state.legal()[0], seq=snapshot_of(kit).seq))

    run(scene())


def test_nobody_interrupts_the_player_who_must_answer_without_end() -> None:
    """Each seat may ask or hand over so many times; after the next move, again. What it handed over it gets back."""

    async def scene() -> None:
        kit, clients = await in_progress()
        client = mover(kit, clients)
        other = next(one for one in clients if one is not client)
        for n in range(LIMITS.changes_at_once - 1):
            accepted(await say(kit, other, "ask-back", f"a{n}", to=0))
        accepted(await say(kit, other, "hand-over", "h", bot="random"))
        assert refusal(await say(kit, other, "ask-back", "more", to=0))["code"] == "too-many-at-once"
        accepted(await say(kit, other, "hand-over", "back", bot=""))
        assert refusal(await say(kit, other, "hand-over", "more", bot="random"))["code"] == "too-many-at-once"
        accepted(await client.move(snapshot_of(kit).state.legal()[0]))
        accepted(await say(kit, other, "ask-back", "next", to=0))
        reread = read_again(await kit.table_row(), await log_of(kit)).snapshot
        now = snapshot_of(kit)
        assert (reread.asked_at, reread.asked_changes) == (now.asked_at, now.asked_changes)

    run(scene())


def test_nobody_resigns_and_comes_back_without_end() -> None:
    """A bot plays on until the next move; after that the seat can be taken back."""

    async def scene() -> None:
        kit, clients = await in_progress()
        client = mover(kit, clients)
        other = next(one for one in clients if one is not client)
        codes: list[str] = []
        while "too-many-at-once" not in codes and len(codes) <= LIMITS.changes_at_once:
            await kit.tables.replace_by_bot("table1", f"person{other.seat}", resigned=True)
            codes.append((await say(kit, other, "hand-over", f"b{len(codes)}", bot=""))[-1].get("code", ""))
        assert codes[-1] == "too-many-at-once"
        accepted(await client.move(snapshot_of(kit).state.legal()[0]))
        await kit.wake()
        accepted(await say(kit, other, "hand-over", "back", bot=""))

    run(scene())
