"""A table held in memory: its game, its connections, and the order in which things happen.

Only this class appends to the log of a table and publishes the result. Commands, automation, lessons and secret
answers return the entry they want, or refuse.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Container
from typing import TYPE_CHECKING, NamedTuple

import structlog
from msgspec.structs import replace

from hadal.core.options import UnknownRules
from hadal.core.state import State
from hadal.server.errors import RequestError, TableRefusal
from hadal.server.ops.redaction import error_location
from hadal.server.people.accounts import shown_name
from hadal.server.people.look_alikes import skeleton
from hadal.server.people.nicknames import marked_name
from hadal.server.protocol.frames import EncodedMessage
from hadal.server.protocol.socket import (
    ExplainQuery,
    Explanation,
    GuessedPosition,
    LookAheadAnswer,
    LookAheadQuery,
    MyOrders,
    PositionQuery,
    Previews,
    PreviewsQuery,
    Refused,
    ServerClosing,
)
from hadal.server.replays.tasks import OpenTask
from hadal.server.store import Conflict, Repeated, StoreError
from hadal.server.store.errors import Outdated
from hadal.server.store.model import (
    Channel,
    ChatMessage,
    Entry,
    Notification,
    Progress,
    Table,
    open_hands_delay,
    seat_of,
    seats_of,
)
from hadal.server.support import support_for
from hadal.server.tables.automation import Automation
from hadal.server.tables.chat import TableChat
from hadal.server.tables.commands import Commands, LogCommand
from hadal.server.tables.connection import TRY_AGAIN, Connection
from hadal.server.tables.game_log import NOBODY, RECENT_POSITIONS, EntryDraft, GameLog, Snapshot, game_of, next_entry
from hadal.server.tables.messages import Audience, MessageBuilder, RecentEntry
from hadal.server.tables.opened_log import RECENT_ENTRIES, must_be_read_elsewhere, resumed_log
from hadal.server.tables.presence import PresenceCounts
from hadal.server.tables.queries import Queries, refusal_text
from hadal.server.tables.secret_answers import SealedAnswer, SecretAnswers
from hadal.server.tables.turn_hands import TurnHands

if TYPE_CHECKING:
    from hadal.server.tables.registry import LiveTables

log = structlog.get_logger()
RETRY_MS = 1000
MARK_PRESENT_MS = 30_000
SPECTATORS_S = 0.2  # how long the number of spectators is collected before it is sent
SPECTATOR_S = 0.005  # and so much longer for each connection: at most 200 messages a second
HOUR_MS = 3_600_000  # how often a table is tried whose log cannot be read


NewsByAudience = dict[Audience, EncodedMessage]


class BotChoice(NamedTuple):
    """What a bot has chosen in a position: it remains so when others ask to go back, vote or hand over meanwhile."""

    asked_at: int  # the entry since which the position is the same
    bot: str
    action: int


class LiveTable:
    """One table. Every change happens under its lock, one after another."""

    def __init__(self, host: LiveTables, table: Table) -> None:
        self.host = host
        self.table = table
        self.lock = asyncio.Lock()
        self.settling_rematch = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence = PresenceCounts(host.time(), host.absences.pop(table.id, None))
        self.presence_timer: asyncio.TimerHandle | None = None  # until the number of spectators is sent
        self.chat = TableChat(host.store, table)
        self.recent: deque[RecentEntry] = deque(maxlen=RECENT_ENTRIES)
        self.bot_choice: BotChoice | None = None  # the move that a bot makes when its time has come
        # Full views for those who come to watch.
        self.spectator_views: dict[Audience, tuple[Snapshot, EncodedMessage]] = {}
        self.last_used = host.time()
        self.marked_present = 0
        self.unreadable = ""  # why the game cannot be read, as the code of a refusal
        self.playing = False  # whether the game has started and its log can be read

    # The game.

    async def open_game(self) -> None:
        """Read the log, if the game has started. A long one is read in another process, except for its end."""
        self.playing = False
        if self.table.status in ("lobby", "closed"):
            return
        table = self.table
        entries = await self.host.store.entries(table.id) if table.seq else []
        try:
            game, support = game_of(table), support_for(table.game)
            if must_be_read_elsewhere(table, entries):
                data = await self.host.replays.run(OpenTask(table, entries))
                self.game_log = resumed_log(table, game, support, data)
            else:
                self.game_log = GameLog(table, game, support)
            self.read_entries(entries)
        except RequestError:
            raise  # the other process has failed; the log may be fine
        except Exception as error:
            self.mark_unreadable(0, error)
            return
        self.prepare_game()
        self.secret_answers.load(await self.host.store.secret_answers(table.id))

    def deal(self) -> None:
        """Open a game that begins now: there are no entries and no secret answers yet."""
        self.game_log = GameLog(self.table, game_of(self.table), support_for(self.table.game))
        self.read_entries([])
        self.prepare_game()

    def read_entries(self, entries: list[Entry]) -> None:
        """Read a log from where its game stands, and keep the recent entries."""
        start = self.game_log.snapshot.state
        opening = enumerate(self.game_log.opening_events)
        fresh = start if not self.game_log.snapshot.seq else None
        self.turn_hands = TurnHands(self.game_log.game, self.game_log.support, fresh)
        self.recent.clear()
        self.recent.extend(RecentEntry(0, NOBODY, events, n, start, start) for n, events in opening)
        self.game_log.ids = {entry.id: entry.seq for entry in entries}
        self.game_log.read(entries, self.remember)

    def prepare_game(self) -> None:
        """Create what plays the game that was read."""
        self.playing = True
        self.secret_answers = SecretAnswers(self.game_log)
        self.messages = MessageBuilder(self.game_log, self.secret_answers, self.host.words)
        self.messages.turn_hands = self.turn_hands
        self.commands = Commands(self.game_log, self.secret_answers)
        self.automation = Automation(self.game_log, self.secret_answers, self.presence)
        self.queries = Queries(self.game_log, self.messages)

    def mark_unreadable(self, seq: int, error: Exception) -> None:
        """The rules reject this log, or this server lacks its version of the rules: leave this table alone."""
        why = error_location(error)
        log.error("log cannot be read", table=self.table.id, seq=seq, rules=self.table.rules, why=why)
        self.unreadable = "unknown-rules" if isinstance(error, UnknownRules) else "unreadable"
        self.playing = False

    def unreadable_refusal(self) -> TableRefusal:
        """Why the game cannot be read."""
        return TableRefusal(self.unreadable, rules=self.table.rules)

    def check_playing(self) -> None:
        """Refuse what needs a game in progress."""
        if not self.playing:
            closed = "closed" if self.table.status == "closed" else "not-started"
            raise self.unreadable_refusal() if self.unreadable else TableRefusal(closed)

    def audience_of_player(self, connection: Connection) -> Audience:
        """The audience of a connection that is a player's; others are refused."""
        self.check_playing()
        if connection.seat < 0:
            raise TableRefusal("not-seated")
        assert connection.audience is not None, "hello comes first"
        return connection.audience

    async def load(self) -> None:
        """Read the log and the secret answers."""
        if self.playing:
            await self.catch_up()
        if self.playing:
            self.secret_answers.load(await self.host.store.secret_answers(self.table.id))

    async def catch_up(self) -> None:
        """Read entries that were added elsewhere."""
        for entry in await self.host.store.entries(self.table.id, self.game_log.snapshot.seq):
            if entry.seq == self.game_log.snapshot.seq + 1 and self.playing:
                self.read_entry(entry)

    def read_entry(self, entry: Entry) -> None:
        """Apply an entry; the rules may reject one that was written by other rules."""
        try:
            snapshot = self.game_log.snapshot_after(entry)
        except Exception as error:
            self.mark_unreadable(entry.seq, error)
        else:
            self.publish(entry, snapshot, self.progress(snapshot, entry.at))

    # Appending and publishing.

    async def append(self, draft: EntryDraft, author: Connection | None = None) -> int:
        """Append an entry to the log; TableRefusal if another entry came first. Call under the lock.

        The author's messages are held, to be sent together with the answer to the command.
        """
        self.check_playing()  # the table may have been closed while somebody waited or a bot was thinking
        entry = next_entry(self.game_log.snapshot, self.table.id, draft, self.host.time())
        snapshot = self.game_log.snapshot_after(entry)
        progress = self.progress(snapshot, entry.at)
        news = self.prepared_news(entry, snapshot)
        try:
            await self.host.store.append(entry, progress)
        except Conflict:
            await self.catch_up()
            if self.game_log.snapshot.seq < entry.seq:
                await self.notice_closing()
            raise TableRefusal("stale", seq=self.game_log.snapshot.seq) from None
        except Repeated as error:
            await self.catch_up()
            return error.seq
        if author is not None:
            author.hold()
        self.publish(entry, snapshot, progress, news)
        return entry.seq

    async def notice_closing(self) -> None:
        """An entry was refused although no other came first: refuse everything from now on if the table was closed."""
        table = await self.host.store.table(self.table.id)
        if table is None or table.status == "closed":
            self.table.status, self.playing = "closed", False
        self.check_playing()

    def prepared_news(self, entry: Entry, snapshot: Snapshot) -> NewsByAudience:
        """What the players will be told about an entry, if it becomes durable.

        The news is made while the position is still in the caches of the processor: until the entry is stored, other
        tables have replaced it there. Nobody can come or change their language meanwhile, because of the lock.
        """
        if snapshot.rewound:
            return {}
        recent = self.recent_entry(entry, self.game_log.snapshot.state, snapshot)
        players = [audience for audience in self.by_audience() if audience.viewer >= 0]
        with self.game_log.supposing(snapshot):
            return {audience: self.encoded_news(audience, recent) for audience in players}

    def publish(self, entry: Entry, snapshot: Snapshot, progress: Progress, news: NewsByAudience | None = None) -> None:
        """An entry is durable: adopt it and send it to everybody."""
        with_orders = [seat for seat in self.secret_answers.orders if self.secret_answers.active_orders(seat)]
        before = self.game_log.snapshot.state
        self.game_log.adopt(entry, snapshot)
        self.remember(entry, before, snapshot)
        self.update_row(progress)
        self.send_entry(news or {})
        self.follow_turn()
        for seat in with_orders:
            if self.secret_answers.active_orders(seat) is None:
                self.send_orders(seat)
        self.schedule_at(progress.wake)

    def remember(self, entry: Entry, before: State, snapshot: Snapshot) -> None:
        """Keep the recent entries and turns, without those that were taken back."""
        self.turn_hands.note(snapshot)
        if snapshot.rewound:
            standing = {0, *(move.seq for move in snapshot.moves)}
            kept = [recent for recent in self.recent if recent.seq in standing]
            self.recent.clear()
            self.recent.extend(kept)
        self.recent.append(self.recent_entry(entry, before, snapshot))
        if len(self.recent) > RECENT_POSITIONS:
            older = self.recent[-RECENT_POSITIONS - 1]
            self.recent[-RECENT_POSITIONS - 1] = replace(older, before=None, after=None)

    def recent_entry(self, entry: Entry, before: State, snapshot: Snapshot) -> RecentEntry:
        """An entry with the positions before and after it."""
        return RecentEntry(
            seq=snapshot.seq,
            seat=entry.seat,
            events=snapshot.events,
            moves=snapshot.action_count,
            before=before,
            after=snapshot.state,
            turn=self.game_log.support.turn_in_progress(before),
            rewound=snapshot.rewound,
        )

    def progress(self, snapshot: Snapshot, at: int) -> Progress:
        """What changes in the table's row."""
        if not snapshot.state.over():
            return Progress(
                "playing",
                snapshot.to_move,
                snapshot.times.since,
                self.due(snapshot),
                points=self.messages.public_points(snapshot.state),
                deadline=0 if snapshot.waits_for_bot() else snapshot.times.deadline(snapshot.to_move),
            )
        return Progress("over", -1, at, 0, at, snapshot.state.scores(), snapshot.state.winners())

    def update_row(self, progress: Progress) -> None:
        """Update the row in memory as the store did."""
        self.table.seq = self.game_log.snapshot.seq
        for name in Progress.__struct_fields__:
            setattr(self.table, name, getattr(progress, name))

    # Commands and queries of clients.

    async def execute(self, connection: Connection, command: LogCommand) -> int:
        """Carry out a command and return the number of its entry. Repeating a command has no effect.

        Call `connection.release` afterwards, whatever happens.
        """
        self.audience_of_player(connection)
        async with self.lock:
            done = self.commands.repeated(connection.seats, command.id)
            if done is not None:
                return done
            await self.replace_absent_player()  # the scheduler may be late: a move after the deadline does not count
            result = self.commands.prepare(connection.seat, command, self.host.time())
            if isinstance(result, EntryDraft):
                return await self.append(result, connection)
            await self.store_sealed_answer(connection.seat, result)
            return self.game_log.snapshot.seq

    async def store_sealed_answer(self, seat: int, answer: SealedAnswer) -> None:
        """Store an answer until its turn comes."""
        await self.host.store.save_secret_answer(self.secret_answers.to_store(seat, answer))
        self.secret_answers.sealed[seat] = answer
        self.send_standing(seat)

    async def set_orders(self, connection: Connection, orders: object | None) -> None:
        """Set or cancel a player's standing orders."""
        self.audience_of_player(connection)
        seat = connection.seat
        async with self.lock:
            self.commands.check_lesson(seat)
            if orders is None:
                await self.host.store.delete_secret_answers(self.table.id, "orders", seat)
                self.secret_answers.orders.pop(seat, None)
            else:
                given = self.secret_answers.new_orders(seat, orders)
                await self.host.store.save_secret_answer(self.secret_answers.to_store(seat, given))
                self.secret_answers.orders[seat] = given
            self.send_orders(seat)
            self.send_standing(seat)

    async def say(self, connection: Connection, id: str, text: str) -> None:
        """Store a chat message; everybody gets it through the store. Repeating the command has no effect."""
        channel: Channel = "players" if connection.seat >= 0 else "spectators"
        name = await self.chat_name(connection)
        message = ChatMessage(self.table.id, channel, connection.person, name, text, self.host.time(), id)
        try:
            await self.host.store.say(message)
        except Outdated:  # they have just deleted themselves
            raise TableRefusal("nameless") from None

    async def chat_name(self, connection: Connection) -> str:
        """The name in the chat: of a player the one on the seat; that of a spectator looks like no player's."""
        if connection.seat >= 0:
            return self.table.seats[connection.seat].name
        author = await self.host.store.person(connection.person)  # who may have another name than on arrival
        name = shown_name(author) if author else connection.name
        players = {skeleton(seat.name) for seat in self.table.seats if seat.person}
        return marked_name(name, connection.person) if skeleton(name) in players else name

    def explain(self, connection: Connection, query: ExplainQuery) -> Explanation:
        """Why an action is not allowed now."""
        audience = self.audience_of_player(connection)
        return self.queries.explain(audience, query)

    def look_ahead(self, connection: Connection, query: LookAheadQuery) -> LookAheadAnswer:
        """What a player would be asked after some actions."""
        audience = self.audience_of_player(connection)
        self.commands.check_position(query.seq)
        return self.queries.look_ahead(audience, query)

    def previews(self, connection: Connection, query: PreviewsQuery) -> Previews:
        """What a player's options would cost and lead to."""
        audience = self.audience_of_player(connection)
        return self.queries.previews(audience, query)

    def guessed_position(self, connection: Connection, query: PositionQuery) -> GuessedPosition:
        """The position as this viewer knows it."""
        self.check_playing()
        assert connection.audience is not None, "hello comes first"
        return self.queries.guessed_position(connection.audience, query)

    def refused(self, connection: Connection, refusal: TableRefusal, id: str = "") -> Refused:
        """A refusal as a message."""
        words = self.host.words[connection.audience.language if connection.audience else "en"]
        if not self.playing:
            return Refused(refusal.code, refusal_text(words, refusal), id)
        text, reason = self.queries.refusal_reason(words, connection.seat, refusal)
        return Refused(refusal.code, text, id, self.game_log.snapshot.seq, reason)

    # Automation.

    async def run_automation(self) -> None:
        """Make the moves that are due after an entry. Nobody asked for them, so errors are not reported to anybody."""
        try:
            async with self.lock:
                await self.play_prepared_moves()
        except (TableRefusal, StoreError):
            self.host.wake_at(self.table.id, self.host.time() + RETRY_MS)

    async def play_prepared_moves(self) -> None:
        """Make the moves that were prepared in advance, one after another. Call under the lock."""
        while self.playing and (draft := self.automation.prepared_move()) is not None:
            snapshot = self.game_log.snapshot
            covered = self.automation.covered_until(snapshot, self.host.time())
            if covered:
                self.host.wake_at(self.table.id, covered)
                return
            await self.append(draft)
            if self.game_log.snapshot.seq == snapshot.seq:
                raise TableRefusal("stale", seq=snapshot.seq)  # avoids an endless loop

    async def wake(self) -> None:
        """Do what is due: a bot's move, a clock that ran out, a player who is away."""
        if not self.playing:
            self.pass_on()
            return
        try:
            async with self.lock:
                await self.catch_up()
                await self.play_prepared_moves()
                await self.replace_absent_player()
                snapshot = self.game_log.snapshot
            if self.automation.is_paused(snapshot) or self.must_wait(snapshot):
                await self.pause(snapshot)
                return
            if snapshot.waits_for_bot() and self.due(snapshot):
                await self.play_bot_move(snapshot)
        except TableRefusal:
            pass  # another node was faster, and its entry says when to wake up again; or the table was closed
        if self.playing:
            self.schedule()
            await self.store_due()

    async def store_due(self) -> None:
        """Nothing was due: store when something is, or every poll of the scheduler would find this table again."""
        due, stored = self.due(self.game_log.snapshot), self.table.wake
        waits = due and self.game_log.snapshot.waits_for_bot()  # its move says itself what is due then
        if 0 < stored <= self.host.time() and due != stored and not waits:
            self.table.wake = due
            await self.host.store.set_wake(self.table.id, due, self.game_log.snapshot.seq)

    def must_wait(self, snapshot: Snapshot) -> bool:
        """Whether too many bots of the same address think, and nobody is here who waits for this one."""
        busy = snapshot.waits_for_bot() and not self.has_chosen(snapshot) and self.host.has_many_thinking(self.table)
        return busy and not self.presence.anybody()

    async def pause(self, snapshot: Snapshot) -> None:
        """A bot is to move and nobody is connected: do nothing until somebody comes."""
        self.table.wake = 0
        self.host.wake_at(self.table.id, 0)
        await self.host.store.set_wake(self.table.id, 0, snapshot.seq)
        if self.presence.anybody():
            self.resume()  # somebody has come meanwhile

    def resume(self) -> None:
        """Somebody has come to a table that was paused: its node finds it in the store, and goes on."""
        now = self.host.time()
        self.table.wake = now
        self.host.in_background(self.host.store.set_wake(self.table.id, now, self.game_log.snapshot.seq))
        self.host.wake_at(self.table.id, now)

    def is_played_by_bots(self) -> bool:
        """Whether only bots play, for themselves or for people."""
        return self.playing and all(self.game_log.snapshot.drivers)

    def is_waiting_for_bot(self) -> bool:
        """Whether somebody is connected, and a bot is to move."""
        waits = self.game_log.snapshot.waits_for_bot() and not self.game_log.is_full()
        return waits and self.presence.anybody()

    def is_stalled(self, before: int) -> bool:
        """Whether only bots play, somebody watches, and a move is overdue: no node has ended the pause."""
        if not self.playing or not self.connections or not all(self.game_log.snapshot.drivers):
            return False
        return 0 < self.due(self.game_log.snapshot) < before

    def pass_on(self) -> None:
        """Nothing can be done here. A node that knows the rules of this table plays on, until this one is upgraded."""
        if self.unreadable == "unknown-rules" and self.host.shared:
            self.host.wake_at(self.table.id, 0)  # the next poll finds it again, if it is still due
            self.host.notify_nodes(Notification("wake", self.table.id))
        else:
            self.host.wake_at(self.table.id, self.host.time() + HOUR_MS if self.unreadable else 0)

    async def replace_absent_player(self) -> None:
        """Let a bot take over from a player whose time ran out or who was away for too long."""
        draft = self.automation.replacement(self.host.time())
        if draft is not None:
            await self.append(draft)

    async def replace_by_bot(self, person: str, resigned: bool = False) -> None:
        """Let a bot take over the seats of a person who is gone for good, or has resigned."""
        async with self.lock:
            if self.playing:
                await self.catch_up()
            for seat in seats_of(self.table, person):
                draft = self.automation.replacement_of_leaver(seat, resigned) if self.playing else None
                if draft is not None:
                    await self.append(draft)
        await self.run_automation()

    async def play_bot_move(self, snapshot: Snapshot) -> None:
        """Let the bot think without holding the lock; if the table has moved on meanwhile, its move is dropped.

        It thinks at once, and its move is made later: how long it needed may depend on hidden cards.
        """
        if not self.has_chosen(snapshot):
            bot, action = snapshot.drivers[snapshot.to_move], await self.host.bot_action(self.table, snapshot)
            self.bot_choice = BotChoice(snapshot.asked_at, bot, action)
        async with self.lock:
            now, choice = self.game_log.snapshot, self.bot_choice
            if choice is None or not self.has_chosen(now) or self.host.time() < self.due(now):
                return
            await self.append(self.automation.bot_move(now, choice.action))
            await self.play_prepared_moves()

    def due(self, snapshot: Snapshot) -> int:
        """When this table needs attention again; 0: never."""
        think_ms = self.host.think_ms(self.table, snapshot) if snapshot.waits_for_bot() else 0
        return self.automation.due(snapshot, self.host.time(), think_ms)

    def has_chosen(self, snapshot: Snapshot) -> bool:
        """Whether a bot is to move, and has chosen already."""
        choice = self.bot_choice
        if choice is None or not snapshot.waits_for_bot():
            return False
        return choice.asked_at == snapshot.asked_at and choice.bot == snapshot.drivers[snapshot.to_move]

    def schedule(self) -> None:
        """Ask to be woken when something is due."""
        self.schedule_at(self.due(self.game_log.snapshot))

    def schedule_at(self, due: int) -> None:
        """Ask to be woken at this time; a bot begins to think at once."""
        snapshot = self.game_log.snapshot
        thinks_now = due and snapshot.waits_for_bot() and not self.has_chosen(snapshot)
        self.host.wake_at(self.table.id, snapshot.times.since if thinks_now else due)

    # Sending.

    def by_audience(self) -> dict[Audience, list[Connection]]:
        """The connections by audience: those with the same audience get the same bytes."""
        found: dict[Audience, list[Connection]] = {}
        for connection in self.connections:
            if connection.audience is not None:
                found.setdefault(connection.audience, []).append(connection)
        return found

    def send_entry(self, news: NewsByAudience) -> None:
        """Send the last entry to everybody; after a takeback, send full views. Some news may be made already."""
        for audience, connections in self.by_audience().items():
            encoded = news.get(audience)
            if self.game_log.snapshot.rewound:
                encoded = EncodedMessage(self.messages.full_view(audience, list(self.recent), "undo"))
            elif encoded is None:
                encoded = self.encoded_news(audience, self.recent[-1])
            for connection in connections:
                connection.send_encoded(encoded)

    def encoded_news(self, audience: Audience, recent: RecentEntry) -> EncodedMessage:
        """An entry as an audience may see it, with the standing of the current position."""
        return EncodedMessage(self.messages.entry_news(audience, recent, self.messages.standing(audience)))

    def follow_turn(self) -> None:
        """A person who plays several seats now sees the one that must answer."""
        for connection in [each for each in self.connections if len(each.seats) > 1]:
            before = connection.seat
            self.place(connection)
            if connection.audience is not None and connection.seat != before:
                connection.send(self.messages.full_view(connection.audience, list(self.recent), "seat"))

    def send_to_all(self, message: object) -> None:
        """Send everybody the same message."""
        encoded = EncodedMessage(message)
        for connection in self.connections:
            if connection.audience is not None:
                connection.send_encoded(encoded)

    def own_connections(self, seat: int) -> list[tuple[Connection, Audience]]:
        """The connections of a seat."""
        return [
            (connection, connection.audience)
            for connection in self.connections
            if connection.seat == seat and connection.audience is not None
        ]

    def send_orders(self, seat: int) -> None:
        """Send a seat its own standing orders."""
        for connection, _ in self.own_connections(seat):
            connection.send(MyOrders(self.secret_answers.active_orders(seat)))

    def send_standing(self, seat: int) -> None:
        """Send a seat its current standing, since its question may have changed."""
        for connection, audience in self.own_connections(seat):
            connection.send(self.messages.up_to_date(audience))

    def greet(self, connection: Connection, seen: int) -> None:
        """Answer a hello with what the client has missed, or with everything."""
        self.send_table(connection)
        if self.playing:
            self.send_position(connection, seen)
        elif self.unreadable:
            connection.send(self.refused(connection, self.unreadable_refusal()))
            if self.unreadable == "unknown-rules" and self.host.shared:
                connection.close(TRY_AGAIN)  # another node may know these rules
        connection.send(self.presence.message(len(self.table.seats)))

    def send_position(self, connection: Connection, seen: int) -> None:
        """Send the current position to a client that knows the entries up to `seen`."""
        audience, snapshot = connection.audience, self.game_log.snapshot
        assert audience is not None
        several = len(connection.seats) > 1  # what it has seen may have been another seat's
        if seen == snapshot.seq and not several:
            connection.send(self.messages.up_to_date(audience))
            return
        missed = [recent for recent in self.recent if recent.seq > seen]
        leads_here = all(recent.after is not None and not recent.rewound for recent in missed)
        if seen < 0 or several or len(missed) != snapshot.seq - seen or not leads_here:
            connection.send_encoded(self.encoded_full_view(audience))
            return
        standing = self.messages.standing(audience)
        for recent in missed:
            connection.send(self.messages.entry_news(audience, recent, standing))

    def encoded_full_view(self, audience: Audience) -> EncodedMessage:
        """Everything an audience may see. For spectators it is built once: many may come at the same time."""
        snapshot = self.game_log.snapshot
        kept = self.spectator_views.get(audience)
        if kept is not None and kept[0] is snapshot:
            return kept[1]
        encoded = EncodedMessage(self.messages.full_view(audience, list(self.recent)))
        if audience.viewer < 0:
            self.spectator_views[audience] = (snapshot, encoded)
        return encoded

    def send_table(self, connection: Connection) -> None:
        """Send seats and settings."""
        connection.send(self.host.table_info(self.table, connection.person))

    # Connections.

    def enter(self, connection: Connection) -> None:
        """A client connects. What the route has checked may have changed while the table was opened."""
        self.place(connection)
        if not self.admits(connection):
            connection.disconnect()
        alone = not self.presence.anybody()
        self.connections.add(connection)
        self.presence.change(connection.seats, 1)
        for seat in connection.seats:
            self.report_presence(seat)
        if alone and self.playing and self.is_waiting_for_bot():
            self.resume()
        self.mark_present()

    def leave(self, connection: Connection) -> None:
        """A client disconnects."""
        self.connections.discard(connection)
        self.presence.change(connection.seats, -1)
        self.last_used = self.host.time()
        for seat in connection.seats:
            self.report_presence(seat)

    def mark_present(self) -> None:
        """Record from time to time that a player is connected: the list of open tables begins with such tables."""
        now = self.host.time()
        if self.table.status != "lobby" or now - self.marked_present < MARK_PRESENT_MS:
            return
        if any(connection.seat >= 0 for connection in self.connections):
            self.marked_present = now
            self.host.in_background(self.host.store.mark_present(self.table.id, now))

    def is_idle(self, before: int) -> bool:
        """Whether the table can be unloaded."""
        return not self.connections and self.last_used < before and not self.lock.locked()

    def absences(self) -> dict[int, int]:
        """Since when the seats are away, if a bot takes over for somebody who is away for long; otherwise nothing."""
        measured = self.playing and self.automation.absent_until(self.game_log.snapshot)
        return self.presence.absences(len(self.table.seats)) if measured else {}

    def present_seats(self) -> set[int]:
        """The seats whose people are connected."""
        return {seat.seat for seat in self.table.seats if self.presence.count(seat.seat)}

    def report_presence(self, seat: int) -> None:
        """Tell everybody, here and on other nodes, who is connected."""
        self.host.report_presence(self.table.id, seat, self.presence.here(seat))
        self.update_presence(seat)

    def update_presence(self, seat: int) -> None:
        """The connections of a seat have changed. Everybody learns of players at once, of spectators soon."""
        self.presence.update(seat, self.host.time())
        if self.playing and not self.table.wake and self.is_waiting_for_bot():
            self.resume()
        if seat == NOBODY:
            self.send_spectators_later()
            return
        self.send_presence()
        if self.table.agreements.rematch and not self.table.rematch:
            self.host.in_background(self.host.settle_rematch(self.table.id))  # the others may have waited for this seat
        if self.playing and self.table.settings.absence_s:
            self.schedule()

    def send_spectators_later(self) -> None:
        """Send the number of spectators after a delay, so that many who come and go cause one message."""
        if self.presence_timer is None:
            wait_s = SPECTATORS_S + len(self.connections) * SPECTATOR_S
            self.presence_timer = asyncio.get_running_loop().call_later(wait_s, self.send_presence)

    def send_presence(self) -> None:
        """Tell everybody who is connected."""
        self.cancel_timer()
        self.send_to_all(self.presence.message(len(self.table.seats)))

    def cancel_timer(self) -> None:
        """The number of spectators need not be sent later."""
        if self.presence_timer is not None:
            self.presence_timer.cancel()
            self.presence_timer = None

    def forget_nodes(self, alive: list[str]) -> None:
        """Forget the connections of nodes that are gone."""
        for node in set(self.presence.elsewhere) - set(alive):
            for seat in self.presence.forget_node(node):
                self.update_presence(seat)

    def place(self, connection: Connection) -> None:
        """Set the seat whose view a connection gets."""
        connection.seats = seats_of(self.table, connection.person) or [NOBODY]
        connection.seat = seat_of(self.table, connection.person, connection.seat)
        if connection.audience is not None:
            connection.audience = replace(connection.audience, viewer=connection.seat)

    # Changes of the table's row.

    async def reload(self) -> bool:
        """Read the row again: somebody took or left a seat, or the game was started or closed. False: it is gone."""
        async with self.lock:
            table = await self.host.store.table(self.table.id)
            if table is None:
                return False
            before = self.table
            await self.replace_row(table, has_started(before, table))
            self.send_row(before)
        return True

    async def start(self, dealt: LiveTable) -> None:
        """The game was started on this node, and its row is stored: adopt the game without reading anything."""
        async with self.lock:
            before = self.table
            if not has_started(before, dealt.table):
                return  # a notification was faster
            self.table = self.chat.table = dealt.table
            self.game_log, self.turn_hands, self.recent = dealt.game_log, dealt.turn_hands, dealt.recent
            self.prepare_game()
            self.send_row(before)

    def send_row(self, before: Table) -> None:
        """Send everybody the row of the table, which was another one before. Call under the lock."""
        started = has_started(before, self.table)
        for connection in self.connections:
            self.place(connection)
            if not self.admits(connection):
                connection.disconnect()
        moved = self.presence.recount(self.connections)
        for connection in self.connections:
            self.send_change(connection, started)
        if self.playing and not started and open_hands_delay(self.table) != open_hands_delay(before):
            self.spectator_views.clear()
            self.send_standing(NOBODY)
        for seat in moved:
            self.report_presence(seat)

    async def replace_row(self, table: Table, started: bool) -> None:
        """Adopt the row as the store has it now. Call under the lock."""
        self.table = self.chat.table = table
        if started:
            await self.open_game()
            return
        if table.status == "closed":
            self.playing = False
        if self.playing:
            self.game_log.table = table
            await self.load()

    def admits(self, connection: Connection) -> bool:
        """Whether somebody may be connected: their session goes on, and the host has not removed them.

        From the start on, a table without spectators is for its players only.
        """
        kicked = bool(connection.person) and connection.person in self.table.kicked
        if kicked or connection.session in self.host.ended_sessions:
            return False
        private = self.table.status in ("playing", "over") and not self.table.settings.spectators
        return connection.seat >= 0 or not private

    def disconnect_sessions(self, ended: Container[str]) -> None:
        """Close the connections of these sessions, which were ended."""
        for connection in self.connections:
            if connection.session and connection.session in ended:
                connection.disconnect()

    def send_change(self, connection: Connection, started: bool) -> None:
        """Send the table, and the first position when the game has started."""
        if connection.audience is None:
            return
        self.send_table(connection)
        if started and self.playing:
            self.send_position(connection, -1)

    def close_deleted(self) -> None:
        """The table was deleted: tell everybody and close the connections."""
        self.table.status, self.playing = "closed", False
        self.cancel_timer()
        for connection in self.connections:
            if connection.audience is not None:
                connection.send(self.refused(connection, TableRefusal("closed")))
            connection.closed.set()

    def send_closing(self) -> None:
        """The server shuts down: tell everybody and close the connections."""
        for connection in self.connections:
            if connection.audience is not None:
                text = self.host.words[connection.audience.language].text("table-bye")
                connection.send(ServerClosing(text))
            connection.closed.set()


def has_started(before: Table, table: Table) -> bool:
    """Whether the game of a table has started between two versions of its row."""
    return before.status == "lobby" and table.status in ("playing", "over")
