"""`hadal join`: takes a seat at a table of a server, waits for the start, and opens the full screen."""

from __future__ import annotations

import asyncio
import contextlib
import getpass

from hadal.cli.arguments import FAILED, OK, UsageError, catalogue, language_in_use, message
from hadal.cli.full_screen.app import TableApp
from hadal.cli.full_screen.joined import JoinedTable, check_rules
from hadal.cli.online.account import ServerAccount
from hadal.cli.online.address import read_address
from hadal.cli.online.texts import UNREADABLE
from hadal.cli.play import full_screen_possible
from hadal.cli.terminal import Terminal


def join(link: str, name: str) -> int:
    """Play at the table that a link leads to."""
    address = read_address(link)
    if not full_screen_possible(Terminal()):
        raise UsageError(message("cli-join-full-screen"), FAILED)
    account = ServerAccount(address, language_in_use())
    for line in asyncio.run(play(account, name)):
        print(line)
    return OK


async def play(account: ServerAccount, name: str) -> list[str]:
    """Sit down, wait for the start, and play; return what the terminal says afterwards."""
    table = await sit_down(account, name)
    connection = asyncio.create_task(table.socket.run())
    try:
        await wait_for_start(table)
        await TableApp(table).run_async()
    finally:
        connection.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await connection
    return table.closing_lines()


async def sit_down(account: ServerAccount, name: str) -> JoinedTable:
    """Introduce ourselves if the server does not know us, and take a seat."""
    try:
        return await take_place(account, name)
    except UNREADABLE:
        raise UsageError(message("cli-join-unreadable"), FAILED) from None


async def take_place(account: ServerAccount, name: str) -> JoinedTable:
    """The same for answers that can be read."""
    words = catalogue()
    me = await account.me()
    if me is None:
        chosen = name or input(f"{words.text('cli-join-name')} > ").strip() or getpass.getuser()
        me = await account.introduce(chosen)
        print(words.text("cli-join-recovery", player=me["name"], code=me["recovery_code"]))
    info = await account.take_seat()
    check_rules(info, words)
    if info.get("viewer", -1) < 0:
        print(words.text("cli-join-watching"))
    return JoinedTable(account, words, info)


async def wait_for_start(table: JoinedTable) -> None:
    """Wait for the first position; meanwhile print who is at the table."""
    said = ""
    while not table.started():
        if table.end_of_connection():
            raise UsageError(table.end_of_connection(), FAILED)
        seats = ", ".join(
            table.words.text(
                "cli-join-seat", seat=table.words.seat(seat["seat"]), kind=seat["kind"], player=table.name_of(seat)
            )
            for seat in table.table_info["seats"]
        )
        waiting = table.words.text("cli-join-lobby", seats=seats)
        if table.table_info["status"] == "lobby" and waiting != said:
            print(waiting)
            said = waiting
        await table.wait()
