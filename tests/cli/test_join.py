"""`hadal join`: a table of a real server in the terminal."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server_process import ServerProcess
from table_client import ApiClient, ScriptedPlayer
from textual.widgets import Static
from websockets.asyncio.server import ServerConnection, serve

from hadal.cli import join as join_command
from hadal.cli.arguments import UsageError
from hadal.cli.full_screen import joined
from hadal.cli.full_screen.app import TableApp
from hadal.cli.full_screen.joined import JoinedTable
from hadal.cli.full_screen.panels import ChoiceList
from hadal.cli.full_screen.table import Page
from hadal.cli.join import sit_down, wait_for_start
from hadal.cli.online.account import ServerAccount, ServerRefusal
from hadal.cli.online.address import TableAddress, read_address
from hadal.cli.online.texts import printable
from hadal.core.registry import load_record
from hadal.words import Words


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(str(folder / "hadal.db"), folder) as running:
        yield running


@pytest.fixture(autouse=True)
def own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class QuietDisplay:
    """A display that nobody looks at: what it is told, and the pages it shows."""

    def __init__(self) -> None:
        self.sentences: list[str] = []
        self.pages: list[Page] = []

    def refresh_table(self) -> None:
        """Nothing is drawn."""

    def tell(self, sentence: str, warning: bool = False) -> None:
        """Keep a message."""
        self.sentences.append(sentence)

    async def read_to_end(self, page: Page) -> None:
        """Keep a page."""
        self.pages.append(page)

    async def pass_screen(self, lines: list[str]) -> None:
        """There is one person only."""

    async def agreed(self, question: str) -> bool:
        """Agree to everything."""
        self.sentences.append(question)
        return True


async def laid(
    server: ServerProcess, *others: dict[str, str], game: str = "the_abyss", **settings: object
) -> tuple[ApiClient, str]:
    """A table of somebody else with one free seat and these others; returns its host and the link to it."""
    host = ApiClient([server.url], "Charles")
    await host.arrive()
    seats = [{"kind": "me"}, {"kind": "open"}, *others]
    wanted = {"game": game, "seats": seats, "settings": {"bot_pace_ms": 0} | settings}
    made = await host.request("POST", "/api/tables", wanted)
    return host, f"{server.url}/t/{made['id']}"


@contextlib.asynccontextmanager
async def seated(link: str, name: str = "Ada") -> AsyncIterator[JoinedTable]:
    """Somebody who has joined, with a display that nobody looks at."""
    table = await sit_down(ServerAccount(read_address(link), "en"), name)
    table.display = QuietDisplay()
    connection = asyncio.create_task(table.socket.run())
    try:
        yield table
    finally:
        connection.cancel()
        await asyncio.gather(connection, *table.tasks, return_exceptions=True)


async def start(host: ApiClient, table: JoinedTable) -> None:
    """Let the host start the game once our hash for the shuffle is there."""
    while not any(number["seat"] == table.viewer for number in table.table_info.get("numbers", [])):
        await table.wait()
    await host.request("POST", f"/api/tables/{table.table_info['id']}/start", {})
    await wait_for_start(table)


def test_a_whole_game_is_played_with_a_bot_and_its_deal_is_checked(
    server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    chance = Random(4)

    async def main() -> JoinedTable:
        host, link = await laid(server, {"kind": "bot", "bot": "random"})
        async with seated(link) as table:
            await start(host, table)
            other = asyncio.create_task(ScriptedPlayer(host, table.table_info["id"], seed=2).play())
            game = asyncio.create_task(table.run())
            while not game.done():
                table.changed.clear()  # before we look, so that nothing received from here on is missed
                table.fit(100, 40)
                if table.waits_for_me():
                    assert table.question() and table.help()
                    await table.choose(chance.choice(table.choices()))
                else:
                    received = asyncio.ensure_future(table.changed.wait())
                    await asyncio.wait([game, received], return_when=asyncio.FIRST_COMPLETED)
            await game
            await other
            table.save()
            return table

    table = asyncio.run(asyncio.wait_for(main(), 500))
    display = table.display
    assert isinstance(display, QuietDisplay)
    assert table.match is not None and table.match.state.over()
    assert display.pages[-1].lines[-1].plain == table.words.text("cli-join-fair")
    assert table.match.record.secret.hex() in "\n".join(line.plain for line in display.pages[-1].lines)
    record = load_record(table.saved)
    record.verify()
    assert (table.viewer, bytes.fromhex(table.account.numbers[table.table_info["id"]]["number"])) in record.numbers
    assert table.saved in table.closing_lines()[0]
    assert any("takes" in line.text or "draws" in line.text for line in table.log())


def test_the_full_screen_shows_the_table_and_sends_choices(server: ServerProcess) -> None:
    async def main() -> None:
        host, link = await laid(server, game="abyss", clock={"kind": "live", "base_s": 600, "increment_s": 0})
        async with seated(link) as table:
            await start(host, table)
            other = asyncio.create_task(ScriptedPlayer(host, table.table_info["id"], seed=2).play())
            app = TableApp(table)
            async with app.run_test(size=(100, 30)) as pilot:
                while not app.main.query_one(ChoiceList).choices:
                    await pilot.pause()
                clocks = app.main.query_one("#clocks", Static)
                assert clocks.display and "Charles" in str(clocks.visual)
                while "B You 9:" not in str(clocks.visual):  # our clock runs
                    await pilot.pause()
                before = table.seq
                await pilot.press("1")
                if len(table.choices()) >= 10:
                    await pilot.press("enter")
                while table.seq == before:
                    await pilot.pause()
                assert "Charles" in " ".join(line.plain for line in table.board())
                assert await table.hint() is None  # another person plays
            assert link in " ".join(table.closing_lines())
            other.cancel()

    asyncio.run(asyncio.wait_for(main(), 300))


def test_a_lost_connection_is_replaced_and_a_move_is_sent_again(server: ServerProcess) -> None:
    async def main() -> None:
        host, link = await laid(server)
        async with seated(link) as table:
            await start(host, table)
            other = asyncio.create_task(ScriptedPlayer(host, table.table_info["id"], seed=2).play())
            table.fit(100, 40)
            for _ in range(3):
                while not table.waits_for_me():
                    await table.wait()
                before, choice = table.seq, table.choices()[0]
                assert table.socket.connection is not None
                table.socket.connection.transport.abort()
                await table.choose(choice)
                while table.seq == before:
                    await table.wait()
            other.cancel()

    asyncio.run(asyncio.wait_for(main(), 300))


def test_the_server_knows_us_again_and_only_we_can_read_the_cookie(server: ServerProcess) -> None:
    async def main() -> None:
        _, link = await laid(server)
        async with seated(link, "Grace") as table:
            seat = table.viewer
            file = table.account.file
        assert os.name == "nt" or file.stat().st_mode & 0o077 == 0
        async with seated(link, "somebody else") as again:
            assert again.viewer == seat
            assert again.players()[0] == "Charles" and again.name_of(again.table_info["seats"][seat]) == "Grace"
        file.write_text("not JSON")
        assert ServerAccount(read_address(link), "en").cookies == {}

    asyncio.run(asyncio.wait_for(main(), 300))


def offline(language: str = "en") -> JoinedTable:
    """Seat B of a table with three players, without a server."""
    seats = [{"seat": seat, "kind": "person", "name": name} for seat, name in enumerate(("Charles", "Ada", "Grace"))]
    info = {"id": "abc", "game": "abyss", "viewer": 1, "seats": seats}
    return JoinedTable(ServerAccount(read_address("http://one.example/t/abc"), language), Words(language), info)


def test_what_others_write_does_not_control_the_terminal() -> None:
    """An older server may keep such messages, and another one may send anything."""
    sent = {"type": "chat", "n": 1, "name": "Eve", "text": "\x9b2J\x1b]0;title\x07hi\nAda: I resign", "at": 1}
    assert printable(sent)["text"] == "2J]0;titlehi\nAda: I resign"
    table = offline()
    table.receive(printable(sent))
    assert [(line.who, line.text) for line in table.log()] == [("Eve:", "2J]0;titlehi Ada: I resign")]


@pytest.mark.parametrize(
    "sent",
    [
        "hello",
        "[]",
        "{}",
        "[" * 100_000,
        '{"type": "whole"}',
        '{"type": "guess", "seq": 9, "notation": "abyss:?"}',
        "1",
    ],
    ids=["no JSON", "a list", "no type", "deep", "incomplete", "no position", "a number"],
)
def test_a_message_that_cannot_be_understood_ends_the_connection_with_a_sentence(sent: str) -> None:
    """Another program may answer at this address."""

    async def main() -> None:
        async def answer(connection: ServerConnection) -> None:
            await connection.recv()
            await connection.send(sent)
            await connection.wait_closed()

        async with serve(answer, "127.0.0.1", 0) as other:
            table = offline()
            table.socket.address = f"ws://127.0.0.1:{other.sockets[0].getsockname()[1]}/ws/tables/abc"
            await table.socket.run()
            assert table.end_of_connection() == "This server sends what this version of Hadal cannot read."

    asyncio.run(asyncio.wait_for(main(), 300))


class TestClocks:
    NOW_MS = 1_000_000

    @pytest.fixture(autouse=True)
    def stopped(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The clock of this computer stands still."""
        monkeypatch.setattr(joined, "own_clock_ms", lambda: self.NOW_MS)

    def clocked(self, language: str = "en", **clock: object) -> JoinedTable:
        table = offline(language)
        table.standing = {"asked": {"seat": 0}, "clock": clock}
        return table

    def test_the_time_of_every_player_is_shown_and_the_running_clock_by_the_time_of_the_server(self) -> None:
        table = self.clocked(left_ms=[600_000, 65_500, 0], running=0, deadline=self.NOW_MS + 100_000)
        assert table.clocks(80).plain == "A Charles 1:40   B You 1:06   C Grace 0:00"
        table.receive({"type": "pong", "at": self.NOW_MS + 90_000})
        shown = table.clocks(80)
        assert shown.plain.startswith("A Charles 0:10 ")
        assert "bold red" in {str(span.style) for span in shown.spans}

    def test_a_narrow_screen_has_letters_only(self) -> None:
        table = self.clocked(left_ms=[600_000, 65_500, 0])
        assert table.clocks(30).plain == "A 10:00   B 1:06   C 0:00"

    def test_days_are_counted_in_both_languages(self) -> None:
        left = [2 * 86_400_000 + 3 * 3_600_000, 0, 0]
        assert "A 2 d 3 h" in self.clocked(left_ms=left).clocks(20).plain
        assert "A 2\u00a0j 3\u00a0h" in self.clocked("fr", left_ms=left).clocks(20).plain

    def test_a_table_without_clocks_and_a_finished_game_show_none(self) -> None:
        assert not offline().clocks(80)
        table = self.clocked(left_ms=[1, 1, 1])
        table.standing["asked"] = {"seat": -1}
        assert not table.clocks(80)


class TestFetchingTheRecord:
    def fetched(self, monkeypatch: pytest.MonkeyPatch, *answers: str | int) -> tuple[str, list[float]]:
        """The record, and the pauses between the requests for it; a number is the status of a refusal."""
        pauses: list[float] = []
        left = list(answers)

        async def request(account: ServerAccount, method: str, path: str) -> str:
            answer = left.pop(0) if len(left) > 1 else left[0]
            if isinstance(answer, int):
                raise ServerRefusal("no", answer)
            return answer

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)

        monkeypatch.setattr(ServerAccount, "request", request)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        return asyncio.run(offline().fetch_record()), pauses

    def test_it_is_asked_for_again_until_the_server_has_noted_the_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        record, pauses = self.fetched(monkeypatch, 409, 409, 503, 409, "the record")
        assert record == "the record" and pauses == [0.05, 0.1, 0.2, 0.4]

    def test_a_refusal_that_will_not_change_is_told_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with pytest.raises(ServerRefusal):
            self.fetched(monkeypatch, 403, "the record")

    def test_patience_has_an_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with pytest.raises(ServerRefusal):
            self.fetched(monkeypatch, 409)


def test_the_client_needs_no_package_of_the_server() -> None:
    """Who installs the package without its extras can join."""
    program = (
        "import sys\n"
        "for name in ('msgspec', 'litestar', 'uvicorn'):\n    sys.modules[name] = None\n"
        "import hadal.cli.join"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def refusal(link: str, name: str = "Ada") -> str:
    """What is said when a table cannot be joined."""
    with pytest.raises(UsageError) as refused:
        asyncio.run(sit_down(ServerAccount(read_address(link), "en"), name))
    return str(refused.value)


class TestRefusals:
    def test_an_address_where_nobody_answers(self) -> None:
        said = refusal("http://127.0.0.1:9/t/abc")
        assert said == "http://127.0.0.1:9 does not answer: Connection refused"

    def test_a_table_that_does_not_exist(self, server: ServerProcess) -> None:
        said = refusal(f"{server.url}/t/doesnotexist")
        assert said == "Table not found."

    def test_a_server_that_is_not_hadal(self) -> None:
        class Elsewhere(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_error(418)

            def log_message(self, format: str, *args: object) -> None:
                """Print nothing."""

        with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as other:
            threading.Thread(target=other.serve_forever, daemon=True).start()
            said = refusal(f"http://127.0.0.1:{other.server_port}/t/abc")
            other.shutdown()
        assert "is not a Hadal server" in said and "418" in said

    @pytest.mark.parametrize(
        "answer",
        ['{"name": "Ada"}', "[1]", "7", "[" * 100_000, '{"name": "Ada", "game": 7, "viewer": 0, "status": ""}'],
    )
    def test_answers_that_cannot_be_understood(self, answer: str) -> None:
        class Elsewhere(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("content-type", "application/json")
                self.end_headers()
                self.wfile.write(answer.encode())

            def log_message(self, format: str, *args: object) -> None:
                """Print nothing."""

        with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as other:
            threading.Thread(target=other.serve_forever, daemon=True).start()
            said = refusal(f"http://127.0.0.1:{other.server_port}/t/abc")
            other.shutdown()
        assert said == "This server sends what this version of Hadal cannot read."

    def test_a_full_table(self, server: ServerProcess) -> None:
        _, link = asyncio.run(laid(server))
        asyncio.run(sit_down(ServerAccount(read_address(link), "en"), "First"))
        (Path(os.environ["XDG_STATE_HOME"]) / "hadal" / "servers.json").unlink()
        assert "seat" in refusal(link, "Second")

    def test_another_version_of_the_messages(self, server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hadal.cli.full_screen.joined.PROTOCOL", 0)

        async def main() -> None:
            _, link = await laid(server)
            async with seated(link) as table:
                await wait_for_start(table)

        with pytest.raises(UsageError, match="newer Hadal"):
            asyncio.run(asyncio.wait_for(main(), 300))

    def test_rules_that_are_not_installed(self, server: ServerProcess, monkeypatch: pytest.MonkeyPatch) -> None:
        _, link = asyncio.run(laid(server))
        asked = ServerAccount.take_seat

        async def newer(account: ServerAccount) -> dict[str, Any]:
            return await asked(account) | {"rules": 99}

        monkeypatch.setattr(ServerAccount, "take_seat", newer)
        assert "newer Hadal" in refusal(link)

    def test_a_terminal_without_a_full_screen(self) -> None:
        with pytest.raises(UsageError, match="60 columns"):
            join_command.join("http://127.0.0.1:9/t/abc", "Ada")


@pytest.mark.parametrize(
    ("link", "server", "path", "table", "invite"),
    [
        ("http://127.0.0.1:8400/t/abc", "http://127.0.0.1:8400", "", "abc", ""),
        ("127.0.0.1:8400/t/abc/", "http://127.0.0.1:8400", "", "abc", ""),
        ("https://games.example/hadal/t/a-b_C#invite=xyz", "https://games.example", "/hadal", "a-b_C", "xyz"),
        ("http://[::1]:8400/t/abc?x=1", "http://[::1]:8400", "", "abc", ""),
    ],
)
def test_links_are_read(link: str, server: str, path: str, table: str, invite: str) -> None:
    assert read_address(link) == TableAddress(server, path, table, invite)


@pytest.mark.parametrize(
    "link", ["", "abc", "http://host/", "ftp://host/t/abc", "http://host:port/t/abc", "http:///t/a"]
)
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(UsageError, match="not a link to a table"):
        read_address(link)


def test_the_state_file_keeps_several_servers() -> None:
    first, second = (
        ServerAccount(read_address(f"http://{host}/t/abc"), "en") for host in ("one.example", "two.example")
    )
    first.note_cookies(["hadal=1; Path=/; HttpOnly"])
    second.note_cookies(["hadal=2; Path=/; HttpOnly", "known=; Max-Age=0"])
    kept = json.loads(first.file.read_text())
    assert {server: found["cookies"] for server, found in kept.items()} == {
        "http://one.example": {"hadal": "1"},
        "http://two.example": {"hadal": "2"},
    }
