"""A table of a server on the full screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from hadal.cli.arguments import FAILED, UsageError, command_name, write_text
from hadal.cli.drawing import Choice
from hadal.cli.full_screen.table import LOG_SEPARATOR, FullScreenTable, LogEntry, Page
from hadal.cli.online.account import Json, ServerAccount, ServerRefusal
from hadal.cli.online.socket import CANNOT_READ, Message, TableSocket
from hadal.cli.recent import usual_file
from hadal.core import registry
from hadal.core.match import Match, replay
from hadal.core.plugin import GamePlugin
from hadal.core.state import State
from hadal.server.protocol.version import PROTOCOL
from hadal.words import Words

FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.05, 2.0  # between requests for the record
PATIENCE_S = 60.0  # until we give up
NOT_YET = (409, 429, 503)  # the game is not yet noted as over, or the server is busy
LOW_MS = 30_000  # from here on a running clock is drawn in red
CLOCK_GAP = "   "
OLD_PAGE, NEW_PAGE = "old-page", "new-page"


class JoinedTable(FullScreenTable):
    """A game on a server, as the player with this account sees it.

    The server sends the position in notation, with everything made up that the player may not see. The terminal has the
    rules, so it draws the table and lists the choices itself.
    """

    leave_question = "cli-leave-server"
    can_chat = True

    def __init__(self, account: ServerAccount, words: Words, info: Json) -> None:
        self.account = account
        self.words = words
        self.table_info = info
        self.viewer = int(info.get("viewer", -1))
        self.title = words.title(info["game"])
        self.socket = TableSocket(account.address.socket, account.cookie, self)
        self.seq = -1  # of the last message about the position
        self.standing: Json = {}
        self.position: State | None = None
        self.position_seq = -1
        self.lines: list[LogEntry] = []
        self.refused = ""  # why the server closed the socket
        self.changed = asyncio.Event()  # something was received
        self.match: Match | None = None  # the whole game, when it is over
        self.seen_takeback: Json | None = None
        self.saved = ""
        self.clock_ahead_ms = 0  # how far the server's clock is ahead of ours
        self.on_screen = False  # the application runs
        self.tasks: set[asyncio.Task[None]] = set()

    # Messages.

    def hello(self) -> Message:
        """Return the first message of a connection: everything is sent again, which is little."""
        return {"type": "hello", "protocol": PROTOCOL, "seen": -1, "language": self.account.language, "texts": True}

    def receive(self, message: Message) -> None:
        """Handle a message of the server."""
        kind = message["type"]
        if kind == "table":
            self.table_info = message
            self.begin(self.account.contribute(message))
        elif kind in ("whole", "news", "here"):
            self.receive_position(message)
        elif kind == "guess":
            self.receive_notation(message)
        elif kind == "chat":
            self.lines.append(LogEntry(f"{message['name']}:", " ".join(message["text"].split())))
        elif kind == "refused":
            self.receive_refusal(message)
        elif kind == "pong":
            self.clock_ahead_ms = message["at"] - own_clock_ms()
        self.changed.set()
        if self.on_screen:
            self.display.refresh_table()

    def receive_position(self, message: Message) -> None:
        """Note who must answer and what happened, and ask for the position."""
        self.seq, self.standing = message["seq"], message["standing"]
        new = [
            LogEntry(line["who"], LOG_SEPARATOR.join(self.sentence(parts) for parts in line["sentences"]))
            for line in message.get("lines", [])
        ]
        if message["type"] == "whole":
            self.viewer = message["viewer"]
            self.lines = new
            self.begin(self.socket.write({"type": "ping"}))  # the answer tells the server's time
        else:
            self.lines = self.lines + new
        self.begin(self.ask_position())

    def receive_notation(self, message: Message) -> None:
        """Read the position."""
        if message["seq"] >= self.seq:
            self.position = registry.position(message["notation"])
            self.position_seq = message["seq"]

    def receive_refusal(self, message: Message) -> None:
        """Note why something was refused; a refusal without an id is about the connection."""
        if message.get("id"):
            return
        code = message["code"]
        known = {OLD_PAGE: "cli-join-old", NEW_PAGE: "cli-join-new"}
        self.refused = self.words.text(known[code]) if code in known else self.sentence(message["text"])

    def link_changed(self, connected: bool) -> None:
        """Tell the player that the connection was lost, or is back."""
        name = "cli-join-back" if connected else "cli-join-lost"
        if self.on_screen:
            self.display.tell(self.words.text(name), not connected)
        elif not connected:
            print(self.words.text(name))

    def closed(self) -> None:
        """Wake whoever waits for the server."""
        self.changed.set()

    async def ask_position(self) -> None:
        """Ask for the position."""
        await self.socket.ask("position")

    def begin(self, work: Any) -> None:
        """Do something beside the messages; keep it alive until it is done."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def sentence(self, parts: list[Any]) -> str:
        """Return a sentence of the server as text; players by the letters of their seats."""
        return "".join(self.part(part) for part in parts)

    def part(self, part: Any) -> str:
        """Return a part of a sentence."""
        if isinstance(part, str):
            return part
        return self.words.seat(part["seat"]) if part["type"] == "seat" else str(part["text"])

    # What is shown.

    def started(self) -> bool:
        """Return whether there is a position to show."""
        return self.position is not None

    def state(self) -> State:
        """Return the position; what we may not see is made up. At the end, the real one."""
        if self.match is not None:
            return self.match.state
        assert self.position is not None
        return self.position

    def players(self) -> list[str]:
        """Return a name for each seat."""
        you = self.words.text("cli-you")
        return [you if seat["seat"] == self.viewer else self.name_of(seat) for seat in self.table_info["seats"]]

    def name_of(self, seat: Json) -> str:
        """Return the name at a seat."""
        return str(seat.get("name") or seat.get("bot") or "")

    def board(self) -> list[Text]:
        """Return the table as lines."""
        return self.draw.table(self.state(), self.viewer, self.players())

    def log(self) -> list[LogEntry]:
        """Return what happened since we sat down, and a little before."""
        return list(self.lines)

    def asked(self) -> Json | None:
        """Return the server's question, unless it is answered already or the position is still on its way."""
        question: Json | None = self.standing.get("question")
        fresh = self.position_seq == self.seq and not self.over()
        return question if question and fresh and not question.get("answered") else None

    def over(self) -> bool:
        """Return whether the game is over."""
        return bool(self.standing) and self.standing["asked"]["seat"] < 0

    def waits_for_me(self) -> bool:
        """Return whether we must answer."""
        return self.asked() is not None

    def question(self) -> str:
        """Return the question, or who is being waited for."""
        asked = self.asked()
        if asked:
            return self.sentence(asked.get("text", []))
        if self.over():
            return self.words.text("cli-over")
        seat = self.standing["asked"]["seat"] if self.standing else self.state().to_move()
        return self.words.text("cli-waiting-for", seat=self.seat_name(seat))

    def seat_name(self, seat: int) -> str:
        """Return the letter of a seat and who sits there."""
        return f"{self.words.seat(seat)} {self.players()[seat]}".strip()

    def clocks(self, columns: int) -> Text:
        """Return the time that each player has left; the running clock is bold. Empty at a table without clocks."""
        times: Json | None = None if self.over() else self.standing.get("clock")
        if not times:
            return Text()
        running = times.get("running", -1)
        left = list(times["left_ms"])
        if running >= 0 and times.get("deadline"):
            left[running] = max(0, times["deadline"] - own_clock_ms() - self.clock_ahead_ms)
        names = [self.seat_name(seat) for seat in range(len(left))]
        shown = [time_left(self.words, ms) for ms in left]
        if cell_len(CLOCK_GAP.join(f"{name} {text}" for name, text in zip(names, shown, strict=True))) > columns:
            names = [self.words.seat(seat) for seat in range(len(left))]
        styles = [
            ("bold red" if left[seat] < LOW_MS else "bold") if seat == running else "" for seat in range(len(left))
        ]
        parts = zip(names, shown, styles, strict=True)
        return Text(CLOCK_GAP).join(Text(f"{name} {text}", style) for name, text, style in parts)

    def choices(self) -> list[Choice]:
        """Return the choices: whole decisions as the game lists them, or the server's if others answer as well."""
        asked = self.asked()
        if asked is None:
            return []
        if self.state().to_move() == self.viewer:
            return self.draw.choices(self.state(), self.single)
        return [Choice(self.sentence(choice["text"]), [choice["action"]]) for choice in asked["choices"]]

    def help(self) -> str:
        """Return the rules of the question."""
        asked = self.asked()
        return str(asked.get("help", "")) if asked else ""

    # What the player does.

    async def play(self, actions: list[int]) -> None:
        """Send the moves of one choice and wait until they are durable."""
        await self.command("move", seq=self.seq, actions=actions)

    async def command(self, type: str, **fields: object) -> bool:
        """Send a command; say why it was refused."""
        answer = await self.socket.ask(type, **fields)
        if answer["type"] == "refused":
            self.display.tell(self.sentence(answer["text"]), True)
        return bool(answer["type"] == "accepted")

    async def undo(self) -> None:
        """Take back our last move, if we may do that alone."""
        if not self.standing.get("undo"):
            self.display.tell(self.words.text("cli-join-no-undo"), True)
        elif await self.command("undo", seq=self.seq):
            self.display.tell(self.words.text("cli-undone"))

    async def vote(self, back: Json) -> None:
        """Ask the player whether somebody may take moves back."""
        yes = await self.display.agreed(self.words.text("cli-join-takeback", seat=self.seat_name(back["seat"])))
        await self.command("agree", seq=self.seq, yes=yes)

    async def hint(self) -> Page | None:
        """Return what the strongest bot would consider; nothing if other people play."""
        alone = all(seat["kind"] == "bot" or seat["seat"] == self.viewer for seat in self.table_info["seats"])
        return await self.searched(self.seq) if alone else None

    async def say(self, text: str) -> None:
        """Send a chat message."""
        await self.command("say", text=text)

    # Course of the game.

    async def wait(self) -> None:
        """Wait until something is received, or the server closed the socket."""
        self.changed.clear()
        await self.changed.wait()

    def end_of_connection(self) -> str:
        """Return why the server closed the socket for good; empty if it did not."""
        if not self.socket.closed_code:
            return ""
        unreadable = self.socket.closed_code == CANNOT_READ
        return self.refused or self.words.text("cli-join-unreadable" if unreadable else "cli-join-closed")

    async def run(self) -> None:
        """Show what the server sends until the game is over."""
        self.on_screen = True
        while not self.over():
            self.display.refresh_table()
            if self.end_of_connection():
                await self.display.read_to_end(Page(self.title, [Text(self.end_of_connection())]))
                return
            back = self.standing.get("back")
            if back and self.viewer in back.get("waiting", []) and back != self.seen_takeback:
                self.begin(self.vote(back))
            self.seen_takeback = back
            await self.wait()
        await self.show_end()

    async def show_end(self) -> None:
        """Fetch the record and show the points."""
        try:
            self.match = replay(registry.read_record(await self.fetch_record()))
        except (UsageError, ValueError) as error:
            self.display.tell(str(error), True)
            return
        self.display.refresh_table()
        page = self.results_of(self.match, self.viewer, self.players())
        page.lines += [Text(), Text(self.words.text(self.shuffle_checked()))]
        await self.display.read_to_end(page)

    async def fetch_record(self) -> str:
        """Fetch the record; the server may need a moment to note that the game is over."""
        for pause in growing_pauses():
            try:
                return str(await self.account.request("GET", f"/tables/{self.table_info['id']}/record"))
            except ServerRefusal as refusal:
                if refusal.status not in NOT_YET or pause == 0:
                    raise
            await asyncio.sleep(pause)
        raise AssertionError  # the last pause is 0

    def shuffle_checked(self) -> str:
        """Check that the cards were dealt from the secret that was promised, and from our number; return the text."""
        assert self.match is not None
        record = self.match.record
        note = self.account.numbers.get(self.table_info["id"])
        if note is None:
            return "cli-join-no-number"
        mine = (self.viewer, bytes.fromhex(note["number"]))
        sound = record.commitment == note["commitment"] and mine in record.numbers
        return "cli-join-fair" if sound else "cli-join-unfair"

    def save(self) -> None:
        """Save the record, once the game is over."""
        if self.match is None:
            self.display.tell(self.words.text("cli-join-save-later"), True)
            return
        self.saved = self.saved or usual_file(self.match)
        try:
            write_text(self.saved, self.match.record.write())
        except UsageError as refusal:
            self.display.tell(str(refusal), True)
            self.saved = ""
            return
        self.display.tell(self.words.text("cli-saved", file=self.saved))

    def closing_lines(self) -> list[str]:
        """Return how to go on."""
        if self.end_of_connection():
            return [self.end_of_connection()]
        if self.saved:
            return [self.words.text("cli-verify-hint", hadal=command_name(), file=self.saved)]
        address = self.account.address
        link = f"{address.server}{address.path}/t/{address.table}"
        return [] if self.over() else [self.words.text("cli-join-again", hadal=command_name(), link=link)]


def own_clock_ms() -> int:
    """Return the time of this computer's clock, in milliseconds."""
    return int(time.time() * 1000)


def time_left(words: Words, left_ms: int) -> str:
    """Return a time as on a clock: minutes and seconds, or days and hours."""
    seconds = -(-left_ms // 1000)
    if seconds >= 86_400:
        return words.text("cli-clock-days", days=seconds // 86_400, hours=seconds % 86_400 // 3600)
    return f"{seconds // 60}:{seconds % 60:02}"


def growing_pauses() -> Iterator[float]:
    """Return pauses that double up to a limit; 0 as the last when patience has run out."""
    pause, waited = FIRST_PAUSE_S, 0.0
    while waited < PATIENCE_S:
        yield pause
        waited += pause
        pause = min(2 * pause, LONGEST_PAUSE_S)
    yield 0


def check_rules(info: Json, words: Words) -> None:
    """Raise if this installation cannot play the game of a table."""
    if not registry.is_game(info["game"]):
        raise UsageError(words.text("cli-join-no-game", game=info["game"]), FAILED)
    plugin: GamePlugin = registry.plugin(info["game"])
    if info.get("rules", 1) not in plugin.rules:
        raise UsageError(words.text("cli-join-old"), FAILED)
