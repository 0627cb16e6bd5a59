"""Tasks of the event loop that run until the server stops."""

from __future__ import annotations

import asyncio

import structlog

from hadal.server.ops.redaction import error_location

log = structlog.get_logger()


async def stop_tasks(*tasks: asyncio.Task[None] | None) -> None:
    """Cancel tasks and wait until they have ended; None stands for one that was not started.

    A task that had failed is logged: nobody else has waited for it.
    """
    started = [task for task in tasks if task is not None]
    for task in started:
        task.cancel()
    for ended in await asyncio.gather(*started, return_exceptions=True):
        if isinstance(ended, Exception):
            log.error("background task failed", why=error_location(ended))
