"""The live tables of this node: loaded when needed, unloaded when idle, kept up to date by notifications."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

import structlog

from hadal.bots.play import decision_seed
from hadal.core.chance import entry_dice
from hadal.server import i18n
from hadal.server.background import stop_tasks
from hadal.server.clock import TimeSource, wall_clock
from hadal.server.errors import RequestError, TableRefusal
from hadal.server.limits.metering import Meter, charged_steps
from hadal.server.limits.rate_limits import SERVER, RateLimits, Requester
from hadal.server.limits.throttle import Throttle
from hadal.server.limits.timeouts import DEFAULT_TIMEOUTS, Timeouts
from hadal.server.lobby import rematch
from hadal.server.lobby.seating import changing
from hadal.server.ops.redaction import error_location
from hadal.server.people.accounts import shown_name
from hadal.server.protocol.frames import DIRECT_WRITE
from hadal.server.protocol.settings import TableSettings
from hadal.server.protocol.socket import TableInfo
from hadal.server.replays.pool import InlineReplays, ReplayRunner
from hadal.server.replays.tasks import HistoryTask, LogRejected, RecordTask, ReplayTask
from hadal.server.services import Socket
from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict, StoreError
from hadal.server.store.model import Notification, Person, Table, seat_of
from hadal.server.tables import lessons, shuffle
from hadal.server.tables.connection import Connection
from hadal.server.tables.game_log import Snapshot, game_of
from hadal.server.tables.live_table import LiveTable
from hadal.server.tables.session import ClientSession, WebSocketTransport

log = structlog.get_logger()

GUESS_SEEDS = 1 << 41  # far beyond any log and the seeds of bots, so that the guess of a bot shares no dice with them
IDLE_MS = 60_000  # a table nobody has used for this long is unloaded
SWEEP_S = 10
ENDED_MS = 600_000  # much longer than it takes to open a table
STALLED_MS = 10_000
LONGEST_BOT_DELAY_S = 1.0  # bots that play alone wait so long at most; less than the end of the server waits for them
MOST_THINKING = 100  # bots of one address, while nobody is connected to their tables
MAX_ATTEMPTS = 5  # to add an entry while others move
PRESENCE_QUERY = "?"  # instead of a count: ask the other nodes for theirs


class BotDecider(Protocol):
    """Chooses actions for bots."""

    async def choose(
        self, table: str, guess: str, seat: int, bot: str, seed: int, owner: Requester, background: bool
    ) -> int:
        """The action of a bot in a guessed position; the owner pays for it."""


InfoBuilder = Callable[[Table, str], TableInfo]
WakeAt = Callable[[str, int], None]
ThinkTime = Callable[[int, str, int, str], int]  # pace, table, entry, bot


class LiveTables:
    """The tables that this node holds in memory."""

    def __init__(
        self,
        store: Store,
        bots: BotDecider,
        table_info: InfoBuilder,
        think_time: ThinkTime,
        node: str = "here",
        shared: bool = False,
        limits: RateLimits | None = None,
        timeouts: Timeouts = DEFAULT_TIMEOUTS,
        now: TimeSource = wall_clock,
        replays: ReplayRunner | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.table_info = table_info
        self.think_time = think_time
        self.node = node
        self.shared = shared  # are there other nodes?
        self.limits = limits or RateLimits(on=False)
        self.timeouts = timeouts
        self.time = now
        self.replays = replays or InlineReplays()
        self.wake_at: WakeAt = lambda table, when: None  # replaced by the scheduler
        self.words = {language: i18n.words(language) for language in i18n.languages_available()}
        self.live_tables: dict[str, LiveTable] = {}
        self.absences: dict[str, dict[int, int]] = {}  # of unloaded tables: since when each seat is away
        # Sessions that have ended lately, and when: a client of one may still be about to enter a table.
        self.ended_sessions: dict[str, int] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.outdated: set[str] = set()  # tables that have changed while they were being loaded
        self.tasks: list[asyncio.Task[None]] = []
        self.unsent: list[Notification] = []  # to the other nodes
        self.outgoing: set[asyncio.Task[None]] = set()  # notifications and other writes that nobody waits for
        self.thinking: Counter[str] = Counter()  # bots that think, or wait for their turn, by the address that pays
        self.taking_over: dict[str, asyncio.Task[None]] = {}
        self.closing = False

    # Starting, stopping, loading.

    async def start(self) -> None:
        """Follow the notifications of the store, and unload idle tables from time to time."""
        self.tasks = [asyncio.create_task(self.follow_notifications()), asyncio.create_task(self.sweep_forever())]

    async def stop(self) -> None:
        """Tell everybody that the server shuts down."""
        self.closing = True
        await stop_tasks(*self.tasks)
        for live_table in self.live_tables.values():
            live_table.send_closing()

    async def get(self, id: str) -> LiveTable | None:
        """A table, loaded if necessary; None if it does not exist."""
        live_table = self.live_tables.get(id) or await self.load(id)
        if live_table is not None:
            live_table.last_used = self.time()
        return live_table

    async def load(self, id: str) -> LiveTable | None:
        """Load a table, once even if several clients want it at the same time. The first one pays for it."""
        if id not in self.loading:
            task = self.loading[id] = asyncio.create_task(charged_steps(self.load_now(id)))
            task.add_done_callback(lambda _: self.loaded(id))
        return await asyncio.shield(self.loading[id])

    def loaded(self, id: str) -> None:
        """A table was loaded, or could not be."""
        self.loading.pop(id, None)
        self.outdated.discard(id)

    async def load_now(self, id: str) -> LiveTable | None:
        """Read a table. It is read again at the end if there were notifications in between: they were not delivered."""
        table = await self.store.table(id)
        if table is None:
            return None
        live_table = LiveTable(self, table)
        await live_table.open_game()
        self.live_tables[id] = live_table
        if id in self.outdated:
            await live_table.reload()
        await live_table.run_automation()
        self.query_presence(id)
        return live_table

    async def sweep_forever(self) -> None:
        """Unload idle tables from time to time."""
        while True:
            await asyncio.sleep(SWEEP_S)
            self.sweep()

    def sweep(self) -> None:
        """Unload the tables that nobody has used for a while; the log has everything."""
        before = self.time() - IDLE_MS
        self.ended_sessions = {id: at for id, at in self.ended_sessions.items() if at > self.time() - ENDED_MS}
        for id, live_table in list(self.live_tables.items()):
            if live_table.is_idle(before):
                live_table.cancel_timer()
                if away := live_table.absences():
                    self.absences[id] = away
                del self.live_tables[id]
                continue
            live_table.mark_present()
            if live_table.is_stalled(self.time() - STALLED_MS):
                live_table.resume()

    # Notifications.

    async def follow_notifications(self) -> None:
        """Handle the notifications of all writes, here and on other nodes."""
        async for notification in self.store.subscribe():
            try:
                await self.handle(notification)
            except TableRefusal:
                pass  # another node was faster
            except Exception as error:
                # A failure at one table must not stop the notifications for all others.
                why = error_location(error)
                log.error("notification failed", table=notification.table, kind=notification.kind, why=why)

    async def handle(self, notification: Notification) -> None:
        """Handle one notification; it matters only for tables that are loaded here."""
        if notification.kind == "reconnected":
            self.outdated |= self.loading.keys()
            # A failure at one table must not affect the others.
            await asyncio.gather(*(self.refresh(table) for table in self.live_tables.values()), return_exceptions=True)
            await self.check_sessions()
        elif notification.kind == "sign-out":
            self.disconnect_sessions({notification.text})
        elif notification.kind == "wake":
            self.take_over(notification.table)
        elif notification.table in self.live_tables:
            handlers: dict[str, Callable[[LiveTable, Notification], Awaitable[None]]] = {
                "entry": self.handle_entry,
                "table": self.handle_table,
                "chat": self.handle_chat,
                "wish": self.handle_secret_answer,
                "presence": self.handle_presence,
            }
            await handlers[notification.kind](self.live_tables[notification.table], notification)
        elif notification.table in self.loading and notification.kind != "presence":
            self.outdated.add(notification.table)

    def disconnect_sessions(self, ended: set[str]) -> None:
        """Close the connections of sessions that were ended, at all tables."""
        self.ended_sessions |= dict.fromkeys(ended, self.time())
        for live_table in self.live_tables.values():
            live_table.disconnect_sessions(ended)

    async def check_sessions(self) -> None:
        """Sessions may have been ended without notice: close the connections of those that were."""
        open_sessions = {connection.session for table in self.live_tables.values() for connection in table.connections}
        found = {id: await self.store.session(id) for id in open_sessions if id}
        self.disconnect_sessions({id for id, pair in found.items() if pair is None or pair[0].ended})

    def take_over(self, id: str) -> None:
        """Another node does not know the rules of a table and passes it on: do what is due, if this one knows them."""
        if id not in self.taking_over:
            task = self.taking_over[id] = asyncio.create_task(self.wake_if_known(id))
            task.add_done_callback(lambda _: self.taking_over.pop(id, None))

    async def wake_if_known(self, id: str) -> None:
        """Do what is due at a table of another node."""
        try:
            live_table = await self.get(id)
            if live_table is not None and live_table.playing:
                await live_table.wake()
        except StoreError as error:  # the node that passed it on repeats that
            log.warning("table not taken over", table=id, why=error_location(error))

    async def refresh(self, live_table: LiveTable) -> None:
        """Notifications may have been lost: read everything again."""
        if not await live_table.reload():
            self.close_deleted(live_table)
            return
        await live_table.chat.deliver_new(live_table.connections)
        await live_table.run_automation()
        self.query_presence(live_table.table.id)

    async def handle_entry(self, live_table: LiveTable, notification: Notification) -> None:
        """The log has a new entry; usually this node wrote it."""
        if not live_table.playing or notification.n <= live_table.game_log.snapshot.seq:
            return
        async with live_table.lock:
            if notification.n <= live_table.game_log.snapshot.seq:
                return  # the writer published it while this waited for the lock
            await live_table.catch_up()
        await live_table.run_automation()

    async def handle_table(self, live_table: LiveTable, notification: Notification) -> None:
        """The row of a table has changed; usually this node changed it and has the new one."""
        known = 0 < notification.n <= live_table.table.version
        if not known and not await live_table.reload():
            self.close_deleted(live_table)
        elif self.shared:
            await self.settle_rematch(live_table.table.id)

    async def handle_chat(self, live_table: LiveTable, notification: Notification) -> None:
        """There is a new chat message."""
        if notification.n > live_table.chat.last:
            await live_table.chat.deliver_new(live_table.connections)

    async def handle_secret_answer(self, live_table: LiveTable, notification: Notification) -> None:
        """Secret answers have changed, perhaps on another node."""
        async with live_table.lock:
            if live_table.playing:
                live_table.secret_answers.load(await self.store.secret_answers(notification.table))
        await live_table.run_automation()

    async def handle_presence(self, live_table: LiveTable, notification: Notification) -> None:
        """Another node reports or asks who is connected."""
        node, _, count = notification.text.partition(" ")
        if node == self.node:
            return
        if count == PRESENCE_QUERY:
            for seat in {seat for connection in live_table.connections for seat in connection.seats}:
                self.report_presence(notification.table, seat, live_table.presence.here(seat))
            return
        live_table.presence.set_elsewhere(node, notification.n, int(count))
        live_table.update_presence(notification.n)

    def forget_nodes(self, alive: list[str]) -> None:
        """Forget the connections of nodes that are gone."""
        for live_table in self.live_tables.values():
            live_table.forget_nodes(alive)

    def query_presence(self, id: str) -> None:
        """Ask the other nodes who is connected there, so that nobody is taken for absent."""
        self.notify_nodes(Notification("presence", id, -1, f"{self.node} {PRESENCE_QUERY}"))

    def report_presence(self, id: str, seat: int, count: int) -> None:
        """Tell the other nodes how many connections a seat has here."""
        self.notify_nodes(Notification("presence", id, seat, f"{self.node} {count}"))

    def notify_nodes(self, notification: Notification) -> None:
        """Send a notification to the other nodes, without a guarantee."""
        if self.shared and not self.closing:
            self.unsent.append(notification)
            if len(self.unsent) == 1:
                self.in_background(self.send_notifications())

    async def send_notifications(self) -> None:
        """Send the notifications of this moment together. PostgreSQL drops all but the first of equal ones."""
        await asyncio.sleep(0)
        unsent, self.unsent = self.unsent, []
        await self.store.notify_all(list(dict.fromkeys(reversed(unsent)))[::-1])

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Write something that nobody waits for, and that is written again later if it fails."""
        task = asyncio.create_task(work)
        self.outgoing.add(task)
        task.add_done_callback(self.background_done)

    def background_done(self, task: asyncio.Task[None]) -> None:
        """A notification was sent, or is lost: presence is reported again with the next change."""
        self.outgoing.discard(task)
        if not task.cancelled():
            task.exception()

    # What the rest of the server asks for.

    def row(self, id: str) -> Table | None:
        """The row of a table that this node holds in memory."""
        live_table = self.live_tables.get(id)
        return live_table.table if live_table is not None else None

    async def table_changed(self, id: str) -> None:
        """An HTTP request has changed a table: update its clients."""
        live_table = self.live_tables.get(id)
        if live_table is not None:
            await live_table.reload()

    async def table_deleted(self, id: str) -> None:
        """A table was deleted from the store: tell all nodes."""
        await self.store.notify(Notification("table", id))

    def close_deleted(self, live_table: LiveTable) -> None:
        """Disconnect the clients of a table that was deleted."""
        live_table.close_deleted()
        self.live_tables.pop(live_table.table.id, None)
        self.wake_at(live_table.table.id, 0)

    async def settle_rematch(self, id: str) -> None:
        """Create the table of a proposed rematch, if everybody who is present has answered, and send everybody there.

        A node that has just loaded the table does not know yet who is connected to others: those settle it.
        """
        known = id in self.live_tables or not self.shared
        live_table = await self.get(id)
        if live_table is None or not known or not rematch.is_proposed(live_table.table):
            return
        async with live_table.settling_rematch:
            settled = await rematch.settle_rematch(self.store, id, live_table.present_seats(), self.time())
        if settled:
            await self.table_changed(id)

    async def begin(self, table: Table) -> None:
        """Start the game of a table."""
        table.status, table.started = "playing", self.time()
        table.since = table.wake = table.started
        if table.past:  # a what-if knows who is to move; its moves are played by whoever loads it
            await self.store.change_table(table)
            await self.table_changed(table.id)
            self.wake_at(table.id, table.wake)
            return
        shuffle.mix(table, game_of(table))
        dealt = LiveTable(self, table)
        dealt.deal()
        snapshot = dealt.game_log.snapshot
        table.to_move = snapshot.to_move
        if not snapshot.waits_for_bot() and lessons.lesson_of(table) is None:  # otherwise the scheduler looks at it now
            table.wake = dealt.due(snapshot)
        await self.store.change_table(table)
        await self.keep(dealt)

    async def keep(self, dealt: LiveTable) -> None:
        """Keep a table whose game has just been started here, so that nobody need load it."""
        id = dealt.table.id
        if id in self.loading:
            await self.load(id)
        live_table = self.live_tables.setdefault(id, dealt)
        if live_table is dealt:
            self.query_presence(id)
        else:
            await live_table.start(dealt)
        self.wake_at(id, dealt.table.wake)

    async def await_numbers(self, table: Table) -> None:
        """The list of hashes is fixed: ask the players for their numbers, and deal after a while without them."""
        await self.store.change_table(table)
        await self.table_changed(table.id)
        self.wake_at(table.id, table.wake)

    async def wake(self, id: str) -> None:
        """Do what is due at a table."""
        live_table = await self.get(id)
        if live_table is not None and live_table.table.status == "lobby":
            await self.deal(id)
        elif live_table is not None and live_table.is_played_by_bots():
            await self.wake_bots(live_table)
        elif live_table is not None:
            await live_table.wake()

    async def wake_bots(self, live_table: LiveTable) -> None:
        """Do what is due where only bots play. The host pays for the time, and beyond their budget the bots are slow.

        Their moves take more time of the event loop than of the bots, and come as fast as the table lets them.
        """
        payer = payer_of_moves(live_table.table)
        wait = self.limits.debt_s("processor", payer)
        if wait:
            await self.limits.sleep(min(wait, LONGEST_BOT_DELAY_S))
        meter = Meter()
        try:
            await meter.run(live_table.wake())
        finally:
            self.limits.spend_for("processor", payer, meter.seconds)

    async def deal(self, id: str) -> None:
        """Start a game whose players' numbers were awaited, if they are here or the time for them is over."""
        async with changing(id):
            table = await self.store.table(id)
            if table is None or not shuffle.is_awaiting(table):
                return
            if not shuffle.is_ready(table, self.time()):
                self.wake_at(id, table.wake)
                return
            with contextlib.suppress(Conflict):  # another node was faster
                await self.begin(table)

    async def replace_by_bot(self, table_id: str, person: str, resigned: bool = False) -> None:
        """Let a bot play the seats of a person who is gone for good, or has resigned."""
        for _ in range(MAX_ATTEMPTS):
            live_table = await self.get(table_id)
            if live_table is None:
                return
            with contextlib.suppress(TableRefusal):  # another node was faster: try again
                await live_table.replace_by_bot(person, resigned)
                return

    async def record(self, table: Table, requester: Requester = SERVER) -> str:
        """The record of a table's game so far, as text; an error if the rules reject its log."""
        task = RecordTask(table, await self.store.entries(table.id))
        return (await self.replay(table, task, requester)).decode()

    async def history(self, table: Table, viewer: int, language: str, requester: Requester = SERVER) -> bytes:
        """A game from its deal on, as a viewer may see it, as JSON; an error if the rules reject its log."""
        task = HistoryTask(table, await self.store.entries(table.id), viewer, language)
        return await self.replay(table, task, requester)

    async def replay(self, table: Table, task: ReplayTask, requester: Requester) -> bytes:
        """The result of a task about a table."""
        try:
            return await self.replays.run(task, requester)
        except LogRejected as error:
            raise unreadable(table, error) from None

    async def socket(
        self, ws: Socket, table_id: str, person: Person | None, requester: Requester, session: str = ""
    ) -> None:
        """Serve one socket until it closes."""
        throttle = Throttle(self.limits, requester)
        live_table = await throttle.meter.run(self.get(table_id))
        throttle.settle()
        assert live_table is not None, "the route has checked that the table exists"
        await ws.accept()
        id, name = (person.id, shown_name(person)) if person else ("", "")
        write: Any = (ws.scope.get("extensions") or {}).get(DIRECT_WRITE)
        connection = Connection(id, name, seat_of(live_table.table, id), session, write)
        await ClientSession(self, live_table, connection, throttle).run(WebSocketTransport(ws))

    # Bots.

    def think_ms(self, table: Table, snapshot: Snapshot) -> int:
        """How long a bot appears to think. This must not depend on its choices, which may reveal hidden cards.

        A bot that plays for a person on a live clock is not slow: its time is time to think for that person.
        """
        seat, pace_ms = snapshot.to_move, table.settings.bot_pace_ms
        bot = snapshot.drivers[seat] if seat >= 0 else ""
        if bot and table.seats[seat].person and table.settings.clock.kind == "live":
            pace_ms = min(pace_ms, TableSettings().bot_pace_ms)
        return self.think_time(pace_ms, table.id, snapshot.seq, bot)

    async def bot_action(self, table: Table, snapshot: Snapshot) -> int:
        """The action of the bot to move. It is shown a guess: what its seat cannot know is made up."""
        if rest := lessons.remaining_actions(table, snapshot):
            return rest[0]
        seat = snapshot.to_move
        n, redraw = snapshot.action_count, snapshot.redraw
        guess = snapshot.state.guess(seat, entry_dice(table.secret, GUESS_SEEDS + n, redraw))
        seed = decision_seed(table.secret, n, redraw)
        owner = owner_of(table)
        only_bots = all(snapshot.drivers)
        self.thinking[owner.address] += 1
        try:
            bot = snapshot.drivers[seat]
            return await self.bots.choose(table.id, guess.notation(), seat, bot, seed, owner, only_bots)
        finally:
            self.thinking[owner.address] -= 1
            if not self.thinking[owner.address]:
                del self.thinking[owner.address]

    def has_many_thinking(self, table: Table) -> bool:
        """Whether so many bots of the address that pays for this table think or wait that others should not join them.

        Each of them keeps its table in memory.
        """
        return self.thinking[owner_of(table).address] >= MOST_THINKING


def owner_of(table: Table) -> Requester:
    """Who pays for the bots of a table."""
    return Requester(table.network or table.host, table.host)


def payer_of_moves(table: Table) -> Requester:
    """Who pays for the event loop's time at a table where only bots play: apart from what the host does themselves."""
    owner = owner_of(table)
    return Requester(owner.address, f"bots of {owner.person}")


def unreadable(table: Table, error: LogRejected) -> RequestError:
    """The rules reject the log of a table."""
    log.error("history failed", table=table.id, why=str(error))
    return RequestError(409, error.code)
