"""Measure what the longest legal table costs: opening it, an undo, its history. Processor time of the event loop.

    python tools/measure_opening.py

Half of the entries are moves that were taken back. The table is read from memory, so the database is not included.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))
from hadal.core.registry import cached
from hadal.server.protocol.settings import TableSettings, TimeControl
from hadal.server.replays.pool import ReplayPool
from hadal.server.store.model import MOVE, UNDO, Entry, EntryBody
from hadal.server.support import support_for
from hadal.server.tables.game_log import LIMITS, EntryDraft, GameLog, next_entry
from tests.server.table_kit import Kit, new_table


def longest_log(log: GameLog) -> list[Entry]:
    """Undo whatever can be undone, as long as it is accepted; then play on to the end or the limit."""
    entries, chance = list[Entry](), Random(3)

    def append(draft: EntryDraft) -> None:
        entry = next_entry(log.snapshot, log.table.id, draft, log.snapshot.times.since + 1)
        entries.append(entry)
        log.adopt(entry, log.snapshot_after(entry))

    while len(entries) < LIMITS.entries and not log.snapshot.state.over():
        seat, n = log.snapshot.to_move, len(entries)
        actions = [chance.choice(log.snapshot.state.legal())]
        append(EntryDraft(MOVE, seat, f"m{n}", EntryBody(actions=actions)))
        while log.undo_count(seat) and len(entries) < LIMITS.entries_with_changes and chance.random() < 0.97:
            append(EntryDraft(UNDO, seat, f"u{len(entries)}", EntryBody(to=log.undo_target(seat, False))))
    return entries


async def measure(clock: TimeControl) -> dict[str, object]:
    """Open the table in a fresh server."""
    table = new_table("abyss", "pppp", settings=TableSettings(bot_pace_ms=0, clock=clock))
    entries = longest_log(GameLog(table, cached("abyss", 4, {}), support_for("abyss")))
    kit = Kit(table)
    await kit.store.open()
    table.status, table.started, table.seq = "playing", 1, len(entries)
    await kit.store.add_table(table)
    kit.store.logs[table.id] = entries

    async def read_entries(table: str, after: int = 0) -> list[Entry]:
        return entries[after:]

    kit.store.entries = read_entries  # type: ignore[method-assign]
    pool = ReplayPool()
    kit.tables.replays = pool
    row = await kit.table_row()
    await kit.tables.history(row, 0, "en")  # starts the process
    began, wall = time.thread_time(), time.perf_counter()
    live_table = await kit.tables.get(table.id)
    opened, waited = time.thread_time() - began, time.perf_counter() - wall
    assert live_table is not None and live_table.playing
    began, wall = time.thread_time(), time.perf_counter()
    await kit.tables.history(row, 0, "en")
    history, asked = time.thread_time() - began, time.perf_counter() - wall
    await pool.stop()
    return {
        "clock": clock.kind,
        "entries": len(entries),
        "moves_in_force": len(live_table.game_log.snapshot.moves),
        "open_loop_cpu_ms": round(1000 * opened, 1),
        "open_wall_ms": round(1000 * waited, 1),
        "history_loop_cpu_ms": round(1000 * history, 1),
        "history_wall_ms": round(1000 * asked, 1),
        "moves_played_in_the_loop": live_table.game_log.replayed,
        "load_of_the_machine": [round(load, 1) for load in os.getloadavg()],
    }


if __name__ == "__main__":
    for kind in (TimeControl(), TimeControl("live", 86_400, 60)):
        print(json.dumps(asyncio.run(measure(kind))), flush=True)
