"""Creates tables at chosen positions before a server starts, for browser checks and screenshots.

A table is its secret and its log. A game between bots is played to the chosen position, and its row and log are
written as the server would have written them. Players enter by a personal link.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Final

from hadal.bots.registry import bot
from hadal.core.bot import decide
from hadal.core.chance import secret_of
from hadal.core.match import Match
from hadal.core.registry import create
from hadal.server.people.accounts import link_hash
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import ChatMessage, Entry, EntryBody, Person, Progress, Seat, Table
from hadal.server.store.sqlite.store import SqliteStore

NOON = 1_700_000_000_000  # time of all created events: long ago, because bots would wait for a recent one
ME, LINK = "stage-me", "stage-link-of-the-first-person"
OTHER, OTHER_LINK = "stage-other", "stage-link-of-the-second-person"
NAMES = ("Nerissa", "Octave", "Pelagia", "Quill", "Rhea")
QUIET = TableSettings(bot_pace_ms=0)
PLAYING: Final = "playing"
NEVER: Final = 0

Until = Callable[[Match], bool]


def played(
    game: str,
    seats: int,
    options: dict[str, str],
    seed: int,
    most: int = 100_000,
    until: Until | None = None,
    wild: float = 0.15,
) -> Match:
    """Play a game between greedy bots with some random moves, up to the chosen position."""
    table = create(game, seats, options)
    match, chance, greedy = Match(table, secret_of(seed)), Random(seed), bot("greedy", game)
    while not match.state.over() and len(match.record.moves) < most:
        if until is not None and until(match):
            break
        wander = chance.random() < wild
        match.play(
            chance.choice(match.state.legal()) if wander else decide(greedy, match.state, chance.randrange(1 << 30))
        )
    return match


def begun(match: Match, moves: int) -> Match:
    """Return the same game after its first moves."""
    out = Match(match.game, match.record.secret)
    for _, action in match.record.moves[:moves]:
        out.play(action)
    return out


def sought(game: str, seats: int, options: dict[str, str], until: Until, first_seed: int = 1) -> Match:
    """Return the first game, by seed, that reaches a matching position; it stops there."""
    for seed in range(first_seed, first_seed + 300):
        match = played(game, seats, options, seed, until=until)
        if not match.state.over():
            return match
    raise LookupError("no game comes to such a position")


@dataclass
class StagedTable:
    """A table to write: a game up to some move, and its players."""

    id: str
    match: Match
    me: int = -1  # my seat; -1: the seat to move, or the first seat after the end
    bots: bool = False  # are the other seats bots, or people who do not move?
    settings: TableSettings = QUIET
    said: list[tuple[int, str]] = field(default_factory=list)  # chat: seat, text

    def seat(self) -> int:
        """Return my seat."""
        return self.me if self.me >= 0 else max(0, self.match.state.to_move())

    def seats(self) -> list[Seat]:
        """Return the seats; a second person has one of them, and the rest are inactive."""
        mine, out = self.seat(), []
        second = (mine + 1) % self.match.game.seats
        for n in range(self.match.game.seats):
            if n == mine:
                out.append(Seat(n, "person", ME, NAMES[0]))
            elif self.bots:
                out.append(Seat(n, "bot", name="greedy", bot="greedy"))
            else:
                out.append(
                    Seat(n, "person", OTHER if n == second else f"stage-{n}", NAMES[(n - mine) % self.match.game.seats])
                )
        return out

    def row(self) -> Table:
        """Return the table row at its deal."""
        record, game = self.match.record, self.match.game
        first = game.new(record.secret).to_move()
        return Table(
            self.id, game.name, dict(game.options.values), self.settings, self.seats(), ME, record.secret, NOON,
            PLAYING, started=NOON, since=NOON, to_move=first,
        )  # fmt: skip

    def log(self) -> list[tuple[Entry, Progress]]:
        """Return every move as an entry, with its effect on the row."""
        moves, out = self.match.record.moves, []
        if not moves:
            return []
        movers = [seat for seat, _ in moves[1:]] + [self.match.state.to_move()]
        for n, ((seat, action), then) in enumerate(zip(moves, movers, strict=True), 1):
            entry = Entry(self.id, n, f"stage{n}", "move", seat, EntryBody([action]), NOON)
            out.append((entry, Progress(PLAYING, then, NOON, NEVER)))
        if self.match.state.over():
            state = self.match.state
            out[-1] = (out[-1][0], Progress("over", -1, NOON, NEVER, NOON, state.scores(), state.winners()))
        return out


def batched(tables: Iterable[StagedTable], most: int) -> Iterator[list[StagedTable]]:
    """Yield the tables in batches."""
    rest = iter(tables)
    while some := list(islice(rest, most)):
        yield some


async def write(path: str, tables: Iterable[StagedTable]) -> None:
    """Write the people and tables into a database that no server uses yet."""
    store = SqliteStore(path)
    await store.open()
    try:
        for id, name, link in ((ME, NAMES[0], LINK), (OTHER, NAMES[1], OTHER_LINK)):
            if await store.person(id) is None:
                await store.add_person(Person(id, name, NOON, link=link_hash(link)))
        for some in batched(tables, 8):  # written concurrently, few enough for a busy disk
            await asyncio.gather(*(store.add_table(staged.row()) for staged in some))
            await asyncio.gather(*(store.append(*line) for staged in some for line in staged.log()))
            for staged in some:
                for seat, text in staged.said:
                    who = staged.seats()[seat]
                    await store.say(ChatMessage(staged.id, "players", who.person, who.name, text, NOON))
    finally:
        await store.close()


def stage(path: str, tables: Iterable[StagedTable]) -> None:
    """Do the same when an event loop may already be running."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(write(path, tables))).result()
