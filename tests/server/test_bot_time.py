"""The time between a question and a bot's answer tells nothing about the answer."""

from __future__ import annotations

import asyncio
from random import Random

from hadal.core.registry import position
from hadal.server.bots.pace import OTHERS_MS, SEARCH_MS, visible_ms
from hadal.server.limits.rate_limits import Requester
from hadal.server.protocol.settings import TableSettings, TimeControl
from tests.server.scenes import accepted, begun, log_of, mover, play_until, read_again, snapshot_of
from tests.server.table_kit import Client, InProcessBots, Kit, play_out, run


class SlowBots(InProcessBots):
    """Bots that need time for a free choice and none for a forced one."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.chance = Random(1)

    async def choose(
        self, table: str, guess: str, seat: int, name: str, seed: int, owner: Requester, background: bool
    ) -> int:
        if len(position(guess).legal()) > 1:
            self.kit.time.ms += self.chance.randrange(20, SEARCH_MS)
        return await super().choose(table, guess, seat, name, seed, owner, background)


def separation(forced: list[int], free: list[int]) -> float:
    """The probability that a random free choice took longer than a random forced one (AUC)."""
    wins = sum((a > b) + (a == b) / 2 for a in free for b in forced)
    return wins / (len(free) * len(forced))


async def bot_times(pace_ms: int, seed: int) -> tuple[list[int], list[int]]:
    """The visible times of forced and of free choices in a game against bots."""
    kit, clients = await begun("pbbb", "the_abyss", settings=TableSettings(bot_pace_ms=pace_ms), seed=seed)
    kit.tables.think_time = lambda pace, table, seq, bot: visible_ms(pace, f"{table}{seed}", seq, "search")
    kit.tables.bots = SlowBots(kit)
    chance, start = Random(seed), len(await log_of(kit))
    for _ in range(4000):
        kit.time.ms = max(kit.time.ms, kit.due.get(kit.table.id, 0))  # the scheduler wakes the table in time
        await kit.wake()
        live_table = kit.tables.live_tables[kit.table.id]
        snapshot = live_table.game_log.snapshot
        if snapshot.state.over():
            break
        if not snapshot.waits_for_bot():
            await clients[0].move(chance.choice(snapshot.state.legal()))
        clients[0].listen()
    forced, free = list[int](), list[int]()
    table, log = await kit.table_row(), await log_of(kit)
    game_log = read_again(table, [])
    for entry in log:
        before = game_log.snapshot
        if entry.id.startswith("bot:") and entry.seq > start + 1:
            (forced if len(before.state.legal()) == 1 else free).append(entry.at - before.times.since)
        game_log.read([entry])
    return forced, free


def test_forced_and_free_choices_cannot_be_told_apart_by_time() -> None:
    for pace in (0, 900):
        forced, free = run(bot_times(pace, 5))
        assert len(forced) > 10 and len(free) > 40
        assert 0.35 < separation(forced, free) < 0.65, pace


def test_a_bot_answers_when_its_time_has_come_and_not_before() -> None:
    """The time is computed from public facts alone."""

    async def scene() -> None:
        forced, free = await bot_times(0, 5)
        assert {ms // 10 for ms in forced + free} <= {SEARCH_MS // 10, (SEARCH_MS + 9) // 10}

    run(scene())


def test_the_visible_time_follows_the_pace_and_is_never_too_short() -> None:
    assert visible_ms(0, "t", 1, "greedy") == OTHERS_MS < visible_ms(0, "t", 1, "search") == SEARCH_MS
    assert visible_ms(0, "t", 1, "level1") == OTHERS_MS < visible_ms(0, "t", 1, "level5") == SEARCH_MS
    assert visible_ms(900, "t", 1, "greedy") == visible_ms(900, "t", 1, "search") > 500


def test_a_bot_still_finishes_a_game() -> None:
    async def scene() -> None:
        kit, clients = await begun("pb", "the_abyss")
        await play_out(kit, clients, Random(2))

    run(scene())


class InterruptedBots(InProcessBots):
    """Bots that think until the test lets them go on."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.released = asyncio.Event()
        self.decisions = 0

    async def choose(
        self, table: str, guess: str, seat: int, name: str, seed: int, owner: Requester, background: bool
    ) -> int:
        self.decisions += 1
        self.asked.set()
        await self.released.wait()
        return await super().choose(table, guess, seat, name, seed, owner, background)


async def bot_thinking() -> tuple[Kit, list[Client], InterruptedBots, asyncio.Task[None]]:
    """A person has handed over to a bot, which thinks; the first client is the other person's."""
    kit, clients = await begun("pp", settings=TableSettings(bot_pace_ms=0, clock=TimeControl("live", base_s=600)))
    await play_until(kit, clients, lambda now: now.seq >= 12, Random(3))
    owner = mover(kit, clients)
    bots = kit.tables.bots = InterruptedBots()
    accepted(await owner.say({"type": "hand-over", "seq": snapshot_of(kit).seq, "id": "h", "bot": "greedy"}))
    thinking = asyncio.create_task(kit.tables.wake(kit.table.id))
    await bots.asked.wait()
    return kit, sorted(clients, key=lambda client: client is owner), bots, thinking


def test_what_others_ask_for_does_not_make_a_bot_think_again() -> None:
    """Otherwise an opponent could use up the time of whoever let the bot play, by requests to go back."""

    async def scene() -> None:
        kit, (other, _), bots, thinking = await bot_thinking()
        before = snapshot_of(kit)
        accepted(await other.say({"type": "ask-back", "seq": before.seq, "id": "a", "to": 0}))
        bots.released.set()
        await thinking
        assert len(snapshot_of(kit).moves) == len(before.moves) + 1
        assert bots.decisions == 1

    run(scene())


def test_a_seat_can_be_taken_back_although_its_bot_has_just_moved() -> None:
    """Otherwise a bot that moves quickly keeps its person from coming back."""

    async def scene() -> None:
        kit, (_, owner), bots, thinking = await bot_thinking()
        seen = snapshot_of(kit).seq
        bots.released.set()
        await thinking
        assert snapshot_of(kit).seq > seen
        accepted(await owner.say({"type": "hand-over", "seq": seen, "id": "back", "bot": ""}))
        assert not snapshot_of(kit).drivers[owner.seat]

    run(scene())


def test_a_bot_that_was_replaced_while_it_thought_does_not_move() -> None:
    async def scene() -> None:
        kit, (_, owner), bots, thinking = await bot_thinking()
        before = snapshot_of(kit)
        for id, bot in (("back", ""), ("again", "random")):
            seq = snapshot_of(kit).seq
            accepted(await owner.say({"type": "hand-over", "seq": seq, "id": id, "bot": bot}))
        bots.released.set()
        await thinking
        assert snapshot_of(kit).moves == before.moves
        await kit.wake()
        assert len(snapshot_of(kit).moves) > len(before.moves) and bots.decisions >= 2

    run(scene())
