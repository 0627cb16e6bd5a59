"""What a store must do. Every method that writes returns after the write is durable, or raises."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

from hadal.server.rows import Chat, Entry, Note, Person, Progress, Table, Which, Wish


class StoreError(Exception):
    """The store cannot do this now (disk full, read only, database gone); nothing was changed.

    Only where a database went away in the middle of a commit may it have happened: saying it again with the same id
    does it once.
    """


class Conflict(Exception):
    """Somebody else was quicker: the seq is taken, the table has another version by now, or is not there at all."""


class Repeated(Exception):
    """An entry with this id is in the log already, under `seq`."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"already there, as entry {seq}")
        self.seq = seq


class Store(Protocol):
    """The tables of one installation."""

    async def open(self) -> None:
        """Connect; a schema older than the program is brought up to date, a newer one is refused."""

    async def close(self) -> None:
        """Finish what is being written, then let go."""

    async def healthy(self) -> bool:
        """Does the store answer?"""

    # People.

    async def add_person(self, person: Person) -> None:
        """Somebody new; Conflict if the name is claimed."""

    async def person(self, id: str) -> Person | None:
        """Somebody by id."""

    async def person_named(self, name: str) -> Person | None:
        """Who has claimed this name, whatever its capitals."""

    async def person_linked(self, link: str) -> Person | None:
        """Whose personal link has this hash."""

    async def change_person(self, person: Person) -> None:
        """Keep a person's new name, language, password or link; Conflict if the name is claimed by another."""

    # Tables.

    async def add_table(self, table: Table) -> None:
        """A new table, in the lobby or ready to play."""

    async def table(self, id: str) -> Table | None:
        """A table with its seats."""

    async def change_table(self, table: Table) -> None:
        """Keep a table with its seats as it is now; its `version` goes up, in `table` too.

        Conflict if `version` or `seq` are not the stored ones: somebody has changed the table, or moved.
        """

    async def tables_of(self, person: str, limit: int, which: Which = "all") -> list[Table]:
        """The tables somebody sits at, what-ifs or not: those to move at first, then the newest."""

    async def open_tables(self, limit: int) -> list[Table]:
        """Listed tables in the lobby with an open seat, newest first."""

    async def live_tables(self, limit: int) -> list[Table]:
        """Listed tables being played that may be watched, the liveliest first."""

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables being played whose `wake` has come."""

    # The log.

    async def append(self, entry: Entry, progress: Progress) -> None:
        """Add an entry as number `entry.seq`, which must follow the last one, and change the row with it.

        Conflict if that number is taken or not next; Repeated if the id is there already.
        """

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table after an entry, in order."""

    # Chat and wishes.

    async def say(self, chat: Chat) -> int:
        """Keep what was said; its id."""

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Chat]:
        """What was said at a table after an id; the newest `limit`, in order."""

    async def keep_wish(self, wish: Wish) -> None:
        """Keep orders or a sealed answer, instead of what the seat had of that kind."""

    async def wishes(self, table: str) -> list[Wish]:
        """All wishes of a table."""

    async def drop_wishes(self, table: str, kind: str, seat: int = -1) -> None:
        """Forget the wishes of a kind, of one seat or of all."""

    # Nodes.

    async def beat(self, node: str, now: int, dead_after_ms: int) -> list[str]:
        """Say that this node lives; all nodes that have said so lately, sorted, this one among them."""

    async def leave(self, node: str) -> None:
        """This node goes: its tables may be kept by others at once."""

    async def tell(self, note: Note) -> None:
        """Tell all nodes, this one too, something that need not be kept."""

    def watch(self) -> AsyncIterator[Note]:
        """News of every write, here or elsewhere; 'reconnected' says that some may have been missed."""
