"""Tables before the start: creating, joining, leaving, starting."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

from hadal.bots.registry import bot as bot_named
from hadal.core.chance import commitment, new_secret
from hadal.core.game import Game
from hadal.core.options import NEWEST_RULES, OptionError
from hadal.core.registry import cached
from hadal.server.errors import RequestError
from hadal.server.people.accounts import shown_name
from hadal.server.people.look_alikes import skeleton
from hadal.server.people.nicknames import ID, marked_name
from hadal.server.protocol.http import ChangeSeat, Join, NewSeat, NewTable, Start
from hadal.server.protocol.socket import RematchAnswers, SeatInfo, TableInfo
from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict
from hadal.server.store.model import Agreements, Person, Seat, Table, note_arrival, seat_of, seats_of
from hadal.server.tables import shuffle
from hadal.server.tables.lessons import lesson_name, lesson_of

MAX_ATTEMPTS = 10  # to change a table while other nodes change it too
LOCKS: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of tables that are being changed
TableChange = Callable[[Table], None]
NOT_IN_LOBBY = {"playing": "not-lobby-playing", "over": "not-lobby-over", "closed": "not-lobby-closed"}


# Common to all changes.


async def find_table(store: Store, id: str) -> Table:
    """A table by its id; 404 if it does not exist."""
    table = await store.table(id) if ID.fullmatch(id) else None
    if table is None:
        raise RequestError(404, "no-table")
    return table


def changing(id: str) -> asyncio.Lock:
    """The lock of a table for changes of its row on this node, in order of arrival.

    Without it, somebody who changes the table without end could keep the host from starting or removing them.
    """
    return LOCKS.setdefault(id, asyncio.Lock())


async def update_table(store: Store, id: str, change: TableChange) -> Table:
    """Change a table; if another node changed it at the same time, apply the change to the newer version."""
    async with changing(id):
        for _ in range(MAX_ATTEMPTS):
            table = await find_table(store, id)
            change(table)
            try:
                await store.change_table(table)
            except Conflict:
                continue
            return table
    raise RequestError(409, "busy")


def check_lobby(table: Table) -> None:
    """Reject changes after the start."""
    if table.status != "lobby":
        raise RequestError(409, NOT_IN_LOBBY[table.status])
    if shuffle.is_awaiting(table):
        raise RequestError(409, "not-lobby-playing")


def check_host(table: Table, person: Person) -> None:
    """Reject everybody but the host, and everything after the start."""
    if table.host != person.id:
        raise RequestError(403, "not-host")
    check_lobby(table)


def check_private(table: Table, person: str) -> None:
    """From the start on, a table without spectators belongs to its players, even after the end."""
    if table.status != "lobby" and not table.settings.spectators and seat_of_person(table, person) is None:
        raise RequestError(403, "no-spectators")


def check_not_kicked(table: Table, person: str) -> None:
    """Reject somebody whom the host has removed."""
    if person and person in table.kicked:
        raise RequestError(403, "kicked")


def seat_of_person(table: Table, person: str) -> Seat | None:
    """The seat of a person, if they have one."""
    return next((seat for seat in table.seats if person and seat.person == person), None)


def seat_at(table: Table, number: int) -> Seat:
    """A seat by its number; 422 if there is none."""
    if number >= len(table.seats):
        raise RequestError(422, "no-seat", last=len(table.seats) - 1)
    return table.seats[number]


def check_bot(name: str, game: str) -> None:
    """Reject unknown bots. Settings such as thinking time are not allowed here."""
    try:
        if ":" in name:
            raise OptionError(f"bots at a table are named without settings, not {name!r}")
        bot_named(name, game)
    except OptionError as error:
        raise RequestError(422, "bad-table", why=str(error)) from None


def check_game(name: str, seats: int, options: dict[str, str], rules: int = NEWEST_RULES) -> Game:
    """The game with these options; 422 with what is allowed if they are not possible."""
    try:
        return cached(name, seats, options, rules)
    except OptionError as error:
        raise RequestError(422, "bad-table", why=str(error)) from None


def new_id() -> str:
    """An id that cannot be guessed: the link of an unlisted table is its only protection."""
    return secrets.token_urlsafe(12)


def new_invite() -> str:
    """The token of an invite link."""
    return secrets.token_urlsafe(18)


# Creating.


def create_table(person: Person, request: NewTable, now: int) -> Table:
    """A new table in the lobby; RequestError if something is wrong with the request."""
    game = check_game(request.game, len(request.seats), request.options)
    check_bot(request.settings.takeover, request.game)
    for seat in request.seats:
        check_seat(seat, request.game)
    if sum(seat.kind == "me" for seat in request.seats) > 1:
        raise RequestError(422, "two-of-me")
    seats = [create_seat(number, seat, person) for number, seat in enumerate(request.seats)]
    return Table(
        id=new_id(),
        game=request.game,
        options=dict(game.options.values),
        settings=request.settings,
        seats=seats,
        host=person.id,
        secret=new_secret(),
        created=now,
        since=now,
        rules=game.options.rules,
        agreements=Agreements(open_hands=[person.id] if request.settings.open_hands else []),
    )


def check_seat(seat: NewSeat | ChangeSeat, game: str) -> None:
    """Exactly the seats of bots must name a bot."""
    if seat.kind == "bot":
        check_bot(seat.bot, game)
    elif seat.bot:
        raise RequestError(422, "bot-without-seat")


def create_seat(number: int, request: NewSeat, person: Person) -> Seat:
    """A seat of a new table."""
    seat = Seat(number)
    if request.kind == "me":
        seat_person(seat, person)
    else:
        reset_seat(seat, request.kind, request.bot)
    return seat


def reset_seat(seat: Seat, kind: str, bot: str = "") -> None:
    """Make a seat open, by a new invite, or a bot's."""
    seat.person = ""
    seat.bot = seat.name = bot
    seat.kind = "bot" if kind == "bot" else "invite" if kind == "invite" else "open"
    seat.ready = seat.archived = 0
    seat.invite = new_invite() if kind == "invite" else ""


def seat_person(seat: Seat, person: Person, others: Sequence[Seat] = ()) -> None:
    """Seat a person. The seat keeps its invite, so that the link works again if they leave.

    Among others whose name looks the same, the name gets a mark.
    """
    seat.kind, seat.person, seat.name, seat.bot = "person", person.id, name_at(seat, person, others), ""
    seat.ready = seat.archived = 0


def name_at(seat: Seat, person: Person, others: Sequence[Seat]) -> str:
    """The name of a person at a table."""
    name = shown_name(person)
    if any(other is not seat and skeleton(other.name) == skeleton(name) for other in others if other.person):
        return marked_name(person.name, person.id)
    return name


def vacate(seat: Seat) -> None:
    """Make a seat free again, as it was before."""
    seat.kind = "invite" if seat.invite else "open"
    seat.person = seat.name = ""
    seat.ready = seat.archived = 0


# Joining and leaving.


def join_table(table: Table, person: Person, request: Join) -> None:
    """Take a seat, or move to another one."""
    check_not_kicked(table, person.id)
    check_lobby(table)
    note_arrival(table, person.id)
    mine = seat_of_person(table, person.id)
    if mine is not None and request.seat is None and not request.invite:
        mine.name = name_at(mine, person, table.seats)  # it may have changed since they sat down
        return
    seat = invited_seat(table, request) if request.invite else open_seat(table, request.seat)
    if seat is not mine:
        move_person(table, person, seat)


def move_person(table: Table, person: Person, seat: Seat) -> None:
    """Seat a person who may have had another seat. An invite they used is replaced: they could be removed here."""
    mine = seat_of_person(table, person.id)
    if mine is not None:
        reset_seat(mine, "invite" if mine.invite else "open")
    seat_person(seat, person, table.seats)


def invited_seat(table: Table, request: Join) -> Seat:
    """The seat an invite is for."""
    for seat in table.seats:
        if seat.invite and secrets.compare_digest(seat.invite.encode(), encoded(request.invite)):
            if request.seat is not None and request.seat != seat.seat:
                raise RequestError(422, "invite-elsewhere", seat=seat.seat)
            if seat.kind != "invite":
                raise RequestError(409, "seat-taken")
            return seat
    raise RequestError(403, "bad-invite")


def encoded(text: str) -> bytes:
    """A text as bytes, even if it holds half a character."""
    return text.encode("utf-8", "surrogatepass")


def open_seat(table: Table, number: int | None) -> Seat:
    """The requested seat, or the first open one."""
    if number is None:
        free = [seat for seat in table.seats if seat.kind == "open"]
        if not free:
            raise RequestError(409, "table-full")
        return free[0]
    seat = seat_at(table, number)
    if seat.kind != "open":
        raise RequestError(
            403 if seat.kind == "invite" else 409, "seat-invite" if seat.kind == "invite" else "seat-taken"
        )
    return seat


def leave_table(table: Table, person: Person) -> None:
    """Leave before the start. If the host leaves, the next person becomes the host; an empty table is closed.

    A game of bots alone is closed by its host at any time.
    """
    mine = seat_of_person(table, person.id)
    if mine is None and table.host != person.id:
        raise RequestError(409, "not-here")
    if table.status == "playing" and table.host == person.id and all(seat.kind == "bot" for seat in table.seats):
        close_table(table)
        return
    check_lobby(table)
    if mine is not None:
        vacate(mine)
    if table.host == person.id:
        reassign_host(table, mine.seat if mine else -1)


def reassign_host(table: Table, left: int) -> None:
    """The next person after this seat becomes the host."""
    seats = table.seats[left + 1 :] + table.seats[: left + 1]
    people = [seat.person for seat in seats if seat.kind == "person"]
    if people:
        table.host = people[0]
    else:
        table.status = "closed"


def set_ready(table: Table, person: Person, ready: bool) -> None:
    """A player says that the game may start, or takes that back. The host may start without."""
    mine = seat_of_person(table, person.id)
    if mine is None:
        raise RequestError(409, "not-here")
    check_lobby(table)
    note_arrival(table, person.id)
    mine.ready = int(ready)


def kick_person(table: Table, person: Person, number: int) -> None:
    """The host removes a person, who cannot come back unless they had not come yet; the old invite no longer works."""
    check_host(table, person)
    seat = seat_at(table, number)
    if seat.kind != "person":
        raise RequestError(409, "nobody-there")
    if seat.person == person.id:
        raise RequestError(409, "kick-yourself")
    if seat.person in table.agreements.awaited:
        note_arrival(table, seat.person)
    else:
        table.kicked = [*table.kicked, seat.person]
    reset_seat(seat, "invite" if seat.invite else "open")


def change_seat(table: Table, person: Person, request: ChangeSeat) -> None:
    """The host makes a seat without a person open, by invite only, a bot's, or their own, or removes it."""
    check_host(table, person)
    seat = seat_at(table, request.seat)
    if seat.kind == "person":
        raise RequestError(409, "seat-taken")
    check_seat(request, table.game)
    if request.kind == "me":
        move_person(table, person, seat)
    elif request.kind == "remove":
        check_game(table.game, len(table.seats) - 1, table.options)
        remove_seats(table, [seat])
    else:
        reset_seat(seat, request.kind, request.bot)


def close_table(table: Table) -> None:
    """Close a table for good."""
    if table.status in ("closed", "over"):
        raise RequestError(409, NOT_IN_LOBBY[table.status])
    table.status = "closed"
    table.wake = 0


# The start.


def prepare_start(table: Table, person: Person, request: Start) -> None:
    """Fill or remove the empty seats as requested, and check that the game can start."""
    check_host(table, person)
    if request.fill == "bots":
        check_bot(request.bot, table.game)
        for seat in empty_seats(table):
            reset_seat(seat, "bot", request.bot)
    if request.fill == "remove":
        remove_seats(table, empty_seats(table))
    if empty_seats(table):
        raise RequestError(409, "seats-empty", n=len(empty_seats(table)))
    if absent := [seat.name for seat in table.seats if seat.person in table.agreements.awaited]:
        raise RequestError(409, "not-come", names=", ".join(absent))
    table.rules = check_game(table.game, len(table.seats), table.options, rules_at_start(table)).options.rules


def rules_at_start(table: Table) -> int:
    """The rules a game starts with: the newest, but a lesson keeps those of its record."""
    lesson = lesson_of(table)
    return lesson.record.game.options.rules if lesson else NEWEST_RULES


def empty_seats(table: Table) -> list[Seat]:
    """The seats without a person or a bot."""
    return [seat for seat in table.seats if seat.kind in ("open", "invite")]


def remove_seats(table: Table, gone: list[Seat]) -> None:
    """Remove seats and renumber the others."""
    table.seats = [seat for seat in table.seats if seat not in gone]
    for number, seat in enumerate(table.seats):
        seat.seat = number


# Descriptions for clients.


def table_info(table: Table, person: Person | None = None) -> TableInfo:
    """A table as a person may see it."""
    return table_info_for(table, person.id if person else "")


def table_info_for(table: Table, me: str) -> TableInfo:
    """A table as the person with this id may see it. It holds no secret; only the host sees invites.

    A private table tells only its players where they meet again: that link is the only protection of the new table.
    """
    hosting = bool(me) and table.host == me
    viewer = seat_of(table, me)
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        settings=table.settings,
        seats=[seat_info(seat, me, hosting and table.status == "lobby") for seat in table.seats],
        status=table.status,
        commitment=commitment(shuffle.table_secret(table)),
        hosting=hosting,
        host=seat_of(table, table.host),
        viewer=viewer,
        seq=table.seq,
        to_move=table.to_move,
        since=table.since,
        created=table.created,
        scores=table.scores,
        winners=table.winners,
        rematch=table.rematch if table.settings.spectators or hosting or viewer >= 0 else "",
        answers=rematch_answers(table),
        open_hands=seats_of_people(table, table.agreements.open_hands),
        previous=table.previous,
        version=table.version,
        origin=table.origin,
        lesson=lesson_name(table),
        numbers=shuffle.player_numbers(table),
        awaiting=shuffle.is_awaiting(table),
        rules=table.rules,
        points=table.points if table.status == "playing" else [],
        deadline=table.deadline if table.status == "playing" else 0,
    )


def seats_of_people(table: Table, people: list[str]) -> list[int]:
    """The seats of these people, in the order of the list."""
    return [seat for person in people for seat in seats_of(table, person)]


def rematch_answers(table: Table) -> RematchAnswers | None:
    """Who wants a rematch and who does not, if one is or was proposed."""
    agreed = table.agreements
    if not agreed.rematch:
        return None
    return RematchAnswers(seats_of_people(table, agreed.rematch), seats_of_people(table, agreed.no_rematch))


def seat_info(seat: Seat, me: str, show_invite: bool) -> SeatInfo:
    """A seat as the person with this id may see it."""
    invite = seat.invite if show_invite and seat.kind == "invite" else ""
    mine = bool(me) and seat.person == me
    return SeatInfo(seat.seat, seat.kind, seat.name, seat.bot, mine, invite, bool(seat.ready))
