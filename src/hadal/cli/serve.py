"""`hadal serve`: the table server for browsers."""

from __future__ import annotations

import json
import logging
import os
import sys
import urllib.request
import webbrowser
from dataclasses import replace
from http.client import HTTPException
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from hadal.cli.arguments import OK, UsageError, message

if TYPE_CHECKING:
    from hadal.server.config import Config

HIGHEST_PORT = 65_535
MOST_WORKERS = 64


def serve(given: dict[str, object], data: str | None, open_browser: bool) -> int:
    """Serve until stopped. Settings that are not given come from the environment or the defaults."""
    check_number("--port", given["port"], HIGHEST_PORT)
    check_number("--workers", given["workers"], MOST_WORKERS)
    try:
        from hadal.server.config import PortInUseError, SetupError, from_env
        from hadal.server.ops.logs import start_logs
        from hadal.server.run import run
    except ImportError as error:
        raise UsageError(
            f"the server needs more packages ({error.name} is missing): pip install 'hadal-table[server]'"
        ) from None
    try:
        config = chosen(from_env(os.environ), given, data)
    except SetupError as error:
        raise UsageError(str(error)) from None
    try:
        # On a terminal, show the address instead of a line per request.
        start_logs(level=logging.WARNING if sys.stderr.isatty() else logging.INFO)
        run(config, lambda ready: announce(ready, open_browser))
    except PortInUseError as error:
        if not open_browser or not is_serving(config.address()):
            raise UsageError(str(error)) from None
        print(message("cli-already-serving", address=config.address()), flush=True)
        webbrowser.open(config.address())
    except SetupError as error:
        raise UsageError(str(error)) from None
    return OK


def chosen(config: Config, given: dict[str, object], data: str | None) -> Config:
    """Return the settings with those given on the command line."""
    changes = {name: value for name, value in given.items() if value is not None}
    if data is not None:
        changes["data"] = Path(data)
    return replace(config, **changes)  # type: ignore[arg-type]


def check_number(name: str, value: object, most: int) -> None:
    """Raise if a number is out of bounds."""
    if isinstance(value, int) and not 0 <= value <= most:
        raise UsageError(f"{name} is a number from 0 to {most}, not {value}")


def is_serving(address: str) -> bool:
    """Return whether a Hadal answers at this address."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{address}/api/games", timeout=10) as response:
            games = json.load(response)
    except (OSError, ValueError, HTTPException):
        return False
    return isinstance(games, list) and all(isinstance(game, dict) and "questions" in game for game in games)


def announce(config: Config, open_browser: bool) -> None:
    """Print the address, and open it in a browser."""
    address = config.address()
    print(message("cli-serving", address=address), flush=True)
    if open_browser:
        # In a thread, because some browsers return late.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
