"""Tasks of the event loop that run until the server stops."""

from __future__ import annotations

import asyncio


async def stop_tasks(*tasks: asyncio.Task[None] | None) -> None:
    """Cancel tasks and wait until they have ended; None stands for one that was not started."""
    started = [task for task in tasks if task is not None]
    for task in started:
        task.cancel()
    await asyncio.gather(*started, return_exceptions=True)
