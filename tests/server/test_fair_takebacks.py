"""Going back is fair: every person must agree, nothing that was seen is of use, and no clock gains by it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hadal
from hadal.core.match import replay
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.store.model import AGREE, ASK_BACK, DRIVE, MOVE, Entry, EntryBody
from hadal.server.tables.history import record_of
from tests.server.scenes import (
    EVERY_BOX,
    accepted,
    begun,
    comparable,
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
    assert str(read_again(table, entries).snapshot.state) == str(then.state)
    entries += [entry(11, DRIVE, 1, why="back"), entry(12, MOVE, then.to_move, actions=[then.state.legal()[-1]])]
    entries += [entry(13, ASK_BACK, 0, to=4), entry(14, AGREE, 1, yes=True)]
    assert str(read_again(table, entries).snapshot.state) == str(then.state)


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
            states.add(str(now.state))
            for _ in range(12):
                await kit.wake()
                accepted(await mover(kit, clients).move(snapshot_of(kit).state.legal()[-1]))
        assert len(states | {str(before.state)}) == 4, "the decks are in another order each time"
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
        assert str(snapshot_of(kit).state) == str(before.state)

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
        assert str(match.state) == str(snapshot_of(kit).state)
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
