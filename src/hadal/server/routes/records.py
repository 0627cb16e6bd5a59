"""Games gone by: their records, and how they went in somebody's eyes."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, QueryParameter

from hadal.server import lobby, past, whatif, wire, wire_rest
from hadal.server.faults import Denied
from hadal.server.guards import RECORD_LIMIT
from hadal.server.routes.asking import Asked, described, language_of, limited, me, read, site_of, somebody
from hadal.server.rows import Person, Table, seat_of, seats_of
from hadal.server.site import OPEN

Eyes = Annotated[
    int | None, QueryParameter(ge=OPEN, le=4, description="a seat; -1: a spectator; -2: all cards, after the end")
]
Tongue = Annotated[str, QueryParameter(max_length=8, description="en, fr …")]
ONE_AT_A_TIME = asyncio.Semaphore(1)  # replaying takes a core for a moment


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, opt=described(404, 409, open_to_all=True))
async def record(request: Asked, id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, with its secret: `hadal verify` checks it."""
    site = site_of(request)
    table = await lobby.found(site.store, id)
    if table.status != "over":
        raise Denied(409, "not-over")
    told = await site.hall.history(table, OPEN, "en")
    text = past.written(lobby.game_of(table), table.secret, told)
    return Response(
        text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{id}.jsonl"'}
    )


@get("/tables/{id:str}/chances", opt=described(404, 409, open_to_all=True), summary="How the chances stood")
async def chances(request: Asked, id: FromPath[str]) -> wire_rest.Chances:
    """The chance of every seat to win after every turn of a game that is over, as nobody could know better then."""
    site = site_of(request)
    table = await lobby.found(site.store, id)
    if table.status != "over":
        raise Denied(409, "not-over")
    limited(request, "record")
    told = await site.hall.history(table, OPEN, "en")
    return wire_rest.Chances(await site.chances.of(id, past.written(lobby.game_of(table), table.secret, told)))


@get("/tables/{id:str}/history", opt=described(400, 403, 404, 409, 422, open_to_all=True))
async def history(request: Asked, id: FromPath[str], viewer: Eyes = None, language: Tongue = "") -> wire_rest.History:
    """A game step by step: while it goes on in one's own eyes only, after the end in anybody's."""
    site, person = site_of(request), await somebody(request)
    table = await lobby.found(site.store, id)
    eyes = own_eyes(table, person) if viewer is None else viewer
    check_eyes(table, person, eyes)
    return await site.hall.history(table, eyes, language_of(request))


def own_eyes(table: Table, person: Person | None) -> int:
    """The seat of whoever asks, of several the one that is asked; or a spectator's place."""
    return seat_of(table, person.id if person else "")


def check_eyes(table: Table, person: Person | None, eyes: int) -> None:
    """May this person see this game so?"""
    if not table.started and table.status in ("lobby", "closed"):
        raise Denied(409, "not-started")
    if eyes >= len(table.seats):
        raise Denied(422, "no-seat", last=len(table.seats) - 1)
    if table.status == "over":
        return
    if eyes not in (seats_of(table, person.id if person else "") or [-1]):
        raise Denied(403, "own-eyes")
    if eyes < 0 and not table.settings.spectators:
        raise Denied(403, "no-spectators")


@post(
    "/records",
    status_code=200,
    request_max_body_size=RECORD_LIMIT,
    opt=described(400, 422, body=str, open_to_all=True),
    summary="Check a record and tell it",
)
async def read_record(request: Asked, viewer: Eyes = None, language: Tongue = "") -> wire_rest.History:
    """The text of a record file is checked, from its secret to its last point, and told; nothing is kept."""
    body = await request.body()
    limited(request, "record")
    await somebody(request)
    async with ONE_AT_A_TIME:
        return await asyncio.to_thread(retold, body, OPEN if viewer is None else viewer, language_of(request))


def retold(body: bytes, viewer: int, language: str) -> wire_rest.History:
    """A record told in a viewer's eyes."""
    try:
        match = past.read(body.decode())
    except UnicodeDecodeError:
        raise Denied(400, "not-text") from None
    if viewer >= match.game.seats:
        raise Denied(422, "no-seat", last=match.game.seats - 1)
    return past.history(match, viewer, language)


# What if.


@post("/tables/{id:str}/branch", opt=described(400, 401, 404, 409, 422, body=wire_rest.Branch), summary="What if?")
async def branch(request: Asked, id: FromPath[str]) -> Response[wire.TableInfo]:
    """A new table that begins where a finished game was after some of its moves; whoever asks plays there at once."""
    person, site = await me(request), site_of(request)
    wish = await read(request, wire_rest.Branch)
    table = await lobby.found(site.store, id)
    if table.status != "over":
        raise Denied(409, "branch-not-over")
    limited(request, "table", person.id)
    told = await site.hall.history(table, OPEN, "en")
    return await begun(request, person, whatif.laid(whatif.record_of(table, told), wish, person, site.now(), id))


@post(
    "/records/branch",
    request_max_body_size=RECORD_LIMIT,
    opt=described(400, 401, 422, body=wire_rest.BranchRecord),
    summary="What if, from a record?",
)
async def branch_record(request: Asked) -> Response[wire.TableInfo]:
    """The same from the text of a record file, which is checked first; its moves are kept with the new table."""
    person, site = await me(request), site_of(request)
    wish = await read(request, wire_rest.BranchRecord)
    limited(request, "record")
    limited(request, "table", person.id)
    async with ONE_AT_A_TIME:
        match = await asyncio.to_thread(past.read, wish.record)
    return await begun(request, person, whatif.laid(match.record, wish.branch, person, site.now()))


async def begun(request: Asked, person: Person, table: Table) -> Response[wire.TableInfo]:
    """A what-if, laid and begun."""
    site = site_of(request)
    await site.store.add_table(table)
    await site.hall.begin(table)
    return Response(lobby.info(await lobby.found(site.store, table.id), person), status_code=201)


ROUTES = [record, chances, history, read_record, branch, branch_record]
