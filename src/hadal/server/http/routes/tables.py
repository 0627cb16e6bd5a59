"""Tables: creating, listing, joining, starting."""

from __future__ import annotations

from typing import Literal

from litestar import get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from hadal.server.clock import DAY_MS
from hadal.server.errors import RequestError, not_signed_in
from hadal.server.http.openapi import PERSON, body_errors, errors
from hadal.server.http.request import Limiter, SignedIn, TheLimiter, TheServices, Visitor
from hadal.server.lobby import seating
from hadal.server.lobby.open_hands import agree_to_open_hands
from hadal.server.lobby.rematch import answer_rematch
from hadal.server.protocol.http import (
    AgreeToOpenHands,
    AnswerRematch,
    Archive,
    ChangeSeat,
    GiveHash,
    GiveNumber,
    Join,
    Kick,
    NewTable,
    Ready,
    Start,
    TablesInfo,
)
from hadal.server.protocol.socket import TableInfo
from hadal.server.services import Services
from hadal.server.store.errors import Conflict
from hadal.server.store.model import Person, Table, TableFilter
from hadal.server.tables import shuffle

MAX_LISTED = 100
MAX_UNFINISHED = 200  # tables of one person
PRESENT_MS = 90_000  # somebody who was connected so recently counts as present in the list of open tables
ACTIVE_MS = 30 * 60_000  # a game without a move for this long is not among the games to watch
ABANDONED_MS = 3 * DAY_MS  # a game against bots alone that its only player has left leaves their list
ListName = Literal["mine", "archived", "what-ifs", "open", "live"]
FILTERS: dict[str, TableFilter] = {"mine": "games", "archived": "archived", "what-ifs": "what-ifs"}


@post("/tables", responses=body_errors(401, 409, 422), security=PERSON, summary="Create a table")
async def create(person: SignedIn, services: TheServices, limiter: TheLimiter, data: JSONBody[NewTable]) -> TableInfo:
    """A new table. With `start` the game starts at once; every seat must be filled."""
    await check_new_table(services, limiter, person)
    table = seating.create_table(person, data, services.now())
    table.network = limiter.network_id()
    if data.start:
        seating.prepare_start(table, person, Start())
    await services.store.add_table(table)
    if data.start:
        table = await start_game(services, table.id, person, Start(), table.network)
    return seating.table_info(table, person)


async def check_new_table(services: Services, limiter: Limiter, person: Person) -> None:
    """Reject somebody who creates tables too fast, or has too many unfinished ones."""
    limiter.check_for("table", person)
    if await services.store.unfinished_tables_of(person.id, MAX_UNFINISHED) >= MAX_UNFINISHED:
        raise RequestError(409, "too-many-tables", most=MAX_UNFINISHED)


@get("/tables", responses=errors(400, 401), summary="Lists of tables")
async def listed(services: TheServices, visitor: Visitor, list: FromQuery[ListName] = "open") -> TablesInfo:
    """My own tables (first those where it is my turn), those I put away, my what-ifs, open tables, or games to watch.

    Games that were abandoned leave the lists by themselves: those to watch after half an hour without a move, mine
    against bots alone after three days.
    """
    store, now = services.store, services.now()
    if list in FILTERS:
        if visitor is None:
            raise not_signed_in()
        tables = await store.tables_of(visitor.id, MAX_LISTED, FILTERS[list], now - ABANDONED_MS)
    elif list == "open":
        tables = await store.open_tables(MAX_LISTED, now - PRESENT_MS)
    else:
        tables = await store.live_tables(MAX_LISTED, now - ACTIVE_MS)
    return TablesInfo([seating.table_info(table, visitor) for table in tables])


@get("/tables/{id:str}", responses=errors(400, 404), summary="One table")
async def one(services: TheServices, visitor: Visitor, id: FromPath[str]) -> TableInfo:
    """A table as the visitor may see it."""
    return seating.table_info(await seating.find_table(services.store, id), visitor)


async def update(services: Services, id: str, person: Person, change: seating.TableChange) -> TableInfo:
    """Change a table and update its clients."""
    table = await seating.update_table(services.store, id, change)
    await services.tables.table_changed(id)
    return seating.table_info(table, person)


@post("/tables/{id:str}/join", status_code=200, responses=body_errors(401, 404, 409, 422), security=PERSON)
async def join(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
    """Take an open seat, or the seat of an invite."""
    return await update(services, id, person, lambda table: seating.join_table(table, person, data))


@post("/tables/{id:str}/leave", status_code=200, responses=errors(400, 401, 403, 404, 409), security=PERSON)
async def leave(person: SignedIn, services: TheServices, id: FromPath[str]) -> TableInfo:
    """Leave a seat before the start. If the host leaves, the next person becomes the host.

    The host of a game of bots alone closes it, even after the start.
    """
    return await update(services, id, person, lambda table: seating.leave_table(table, person))


@post("/tables/{id:str}/kick", status_code=200, responses=body_errors(401, 404, 409, 422), security=PERSON)
async def kick(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[Kick]) -> TableInfo:
    """The host removes somebody from a seat before the start."""
    return await update(services, id, person, lambda table: seating.kick_person(table, person, data.seat))


@post("/tables/{id:str}/seat", status_code=200, responses=body_errors(401, 404, 409, 422), security=PERSON)
async def seat(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[ChangeSeat]) -> TableInfo:
    """The host makes a seat without a person open, by invite only, a bot's, or their own."""
    return await update(services, id, person, lambda table: seating.change_seat(table, person, data))


@post("/tables/{id:str}/start", status_code=200, responses=body_errors(401, 404, 409, 422), security=PERSON)
async def start(
    person: SignedIn, services: TheServices, limiter: TheLimiter, id: FromPath[str], data: JSONBody[Start]
) -> TableInfo:
    """The host starts the game; empty seats prevent that, are filled with bots, or are removed."""
    return seating.table_info(await start_game(services, id, person, data, limiter.network_id()), person)


async def start_game(services: Services, id: str, person: Person, request: Start, network: str) -> Table:
    """Start the game of a table; if another node changes the table at the same time, try again.

    The network of the host pays for the bots. The table may come from somebody else, who has left or lost interest.
    """
    for _ in range(seating.MAX_ATTEMPTS):
        async with seating.changing(id):
            table = await seating.find_table(services.store, id)
            awaiting = shuffle.is_awaiting(table)
            if not awaiting:
                seating.prepare_start(table, person, request)
                table.network = network
                try:
                    if shuffle.fix(table, services.now()):
                        await services.tables.await_numbers(table)
                    else:
                        await services.tables.begin(table)
                except Conflict:
                    continue
        if not awaiting:
            return table
        await services.tables.deal(id)
        return await seating.find_table(services.store, id)
    raise RequestError(409, "busy")


@put(
    "/tables/{id:str}/hash",
    responses=body_errors(401, 403, 404, 409),
    security=PERSON,
    summary="Contribute to the shuffle: the hash of a number",
)
async def give_hash(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[GiveHash]) -> TableInfo:
    """Before the start: the hash of a random number that this player will add to the shuffle."""
    return await update(services, id, person, lambda table: shuffle.give_hash(table, person, data.hash))


@put(
    "/tables/{id:str}/number",
    responses=body_errors(401, 404, 409, 422),
    security=PERSON,
    summary="Contribute to the shuffle: the number",
)
async def give_number(
    person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[GiveNumber]
) -> TableInfo:
    """After the start: the number. The cards are dealt when the last one is here."""
    table = await seating.update_table(
        services.store, id, lambda table: shuffle.give_number(table, person, data.number)
    )
    if shuffle.is_ready(table, services.now()):
        await services.tables.deal(id)
    return seating.table_info(await seating.find_table(services.store, id), person)


@put("/tables/{id:str}/ready", responses=body_errors(401, 404, 409), security=PERSON, summary="Say that I am ready")
async def ready(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[Ready]) -> TableInfo:
    """Before the start: this player is ready, or is not. The host may start without."""
    return await update(services, id, person, lambda table: seating.set_ready(table, person, data.ready))


@put("/tables/{id:str}/archived", responses=body_errors(401, 404, 409), security=PERSON, summary="Put a table away")
async def archive(person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[Archive]) -> TableInfo:
    """Take a table out of my list of games, or put it back. For the others nothing changes."""
    table = await seating.find_table(services.store, id)
    if seating.seat_of_person(table, person.id) is None:
        raise RequestError(409, "not-here")
    await services.store.archive(id, person.id, data.archived)
    return seating.table_info(table, person)


@post("/tables/{id:str}/resign", status_code=200, responses=errors(400, 401, 403, 404, 409), security=PERSON)
async def resign(person: SignedIn, services: TheServices, id: FromPath[str]) -> TableInfo:
    """Give up a game: a bot plays on for me, and my list of games leaves it out."""
    table = await seating.find_table(services.store, id)
    if seating.seat_of_person(table, person.id) is None:
        raise RequestError(409, "not-here")
    if table.status != "playing":
        raise RequestError(409, "not-playing")
    await services.tables.replace_by_bot(id, person.id, resigned=True)
    await services.store.archive(id, person.id, True)
    return seating.table_info(await seating.find_table(services.store, id), person)


@get("/demonstration", responses=errors(400, 404), summary="The game of bots on the home page")
async def demonstration(services: TheServices, visitor: Visitor) -> TableInfo:
    """A game of bots that everybody may watch: one for all visitors, which goes on while somebody watches."""
    return seating.table_info(await services.demonstration.current(), visitor)


@post(
    "/tables/{id:str}/rematch",
    status_code=200,
    responses=body_errors(401, 403, 404, 409),
    security=PERSON,
    summary="Propose, accept or decline a rematch",
)
async def rematch(
    person: SignedIn, services: TheServices, limiter: TheLimiter, id: FromPath[str], data: JSONBody[AnswerRematch]
) -> TableInfo:
    """The old table. When everybody who is present has answered, its `rematch` names the new one."""
    if data.yes:
        await check_new_table(services, limiter, person)
    await answer_rematch(services.store, id, person, data.yes)
    await services.tables.table_changed(id)
    await services.tables.settle_rematch(id)
    return seating.table_info(await seating.find_table(services.store, id), person)


@put(
    "/tables/{id:str}/open-hands",
    responses=body_errors(401, 403, 404, 409),
    security=PERSON,
    summary="Let spectators see my hand later, or not",
)
async def open_hands(
    person: SignedIn, services: TheServices, id: FromPath[str], data: JSONBody[AgreeToOpenHands]
) -> TableInfo:
    """Every person at the table must agree before the start; if one withdraws, all hands are hidden at once."""
    return await update(services, id, person, lambda table: agree_to_open_hands(table, person, data.yes))


ROUTES = [
    create,
    listed,
    one,
    join,
    leave,
    kick,
    seat,
    start,
    give_hash,
    give_number,
    ready,
    archive,
    resign,
    demonstration,
    rematch,
    open_hands,
]
