"""Tasks that run until the server stops."""

from __future__ import annotations

import asyncio
import io
import json

from hadal.server.background import stop_tasks


def test_a_task_that_had_failed_is_logged_when_it_is_stopped(lines: io.StringIO) -> None:
    """Nobody else learns of it: what the task did has not been done since."""

    async def fail() -> None:
        raise ZeroDivisionError("nobody's business")

    async def wait() -> None:
        await asyncio.Event().wait()

    async def scene() -> None:
        tasks = [asyncio.create_task(fail()), asyncio.create_task(wait())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await stop_tasks(*tasks, None)
        assert tasks[1].cancelled()

    asyncio.run(scene())
    [logged] = map(json.loads, lines.getvalue().splitlines())
    assert (logged["event"], logged["level"]) == ("background task failed", "error")
    assert logged["why"].startswith("ZeroDivisionError") and "business" not in lines.getvalue()
