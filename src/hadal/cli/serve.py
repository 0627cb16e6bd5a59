"""`hadal serve`: the table server for browsers."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from hadal.cli.border import OK, Refusal, said

if TYPE_CHECKING:
    from hadal.server.config import Config

HIGHEST_PORT = 65_535
MOST_WORKERS = 64


def serve(given: dict[str, object], data: str | None, open_browser: bool) -> int:
    """Serve until the process is stopped. What is not given comes from the environment or the defaults."""
    check_number("--port", given["port"], HIGHEST_PORT)
    check_number("--workers", given["workers"], MOST_WORKERS)
    try:
        from hadal.server.config import SetupError, from_env
        from hadal.server.ops.logs import start_logs
        from hadal.server.run import run
    except ImportError as error:
        raise Refusal(
            f"the server needs more packages ({error.name} is missing): pip install 'hadal[server]'"
        ) from None
    try:
        config = chosen(from_env(os.environ), given, data)
        # At a terminal, show the address and no line for each request.
        start_logs(level=logging.WARNING if sys.stderr.isatty() else logging.INFO)
        run(config, lambda ready: announce(ready, open_browser))
    except SetupError as error:
        raise Refusal(str(error)) from None
    return OK


def chosen(config: Config, given: dict[str, object], data: str | None) -> Config:
    """The configuration with the values of the command line."""
    changes = {name: value for name, value in given.items() if value is not None}
    if data is not None:
        changes["data"] = Path(data)
    return replace(config, **changes)  # type: ignore[arg-type]


def check_number(name: str, value: object, most: int) -> None:
    """Check that a number is within its bounds."""
    if isinstance(value, int) and not 0 <= value <= most:
        raise Refusal(f"{name} is a number from 0 to {most}, not {value}")


def announce(config: Config, open_browser: bool) -> None:
    """Print the address, and open the browser."""
    address = config.address()
    print(said("cli-serving", address=address), flush=True)
    if open_browser:
        # In a thread, because some browsers return late.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
