"""Games gone by: their records, and how they went in somebody's eyes."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, QueryParameter

from hadal.server.errors import RequestError
from hadal.server.http.request import (
    AnyRequest,
    check_rate,
    described,
    language_of,
    person_or_none,
    read_body,
    services_of,
    signed_in_person,
)
from hadal.server.http.security import RECORD_LIMIT
from hadal.server.lobby import branch as branching
from hadal.server.lobby import seating
from hadal.server.protocol import http as http_protocol
from hadal.server.protocol import socket as protocol
from hadal.server.services import ALL_CARDS
from hadal.server.store.model import Person, Table, seat_of, seats_of
from hadal.server.tables import history as game_history

Eyes = Annotated[
    int | None, QueryParameter(ge=ALL_CARDS, le=4, description="a seat; -1: a spectator; -2: all cards, after the end")
]
Tongue = Annotated[str, QueryParameter(max_length=8, description="en, fr …")]
ONE_AT_A_TIME = asyncio.Semaphore(1)  # replaying takes a core for a moment


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, opt=described(404, 409, open_to_all=True))
async def record(request: AnyRequest, id: FromPath[str]) -> Response[str]:
    """The record of a game that is over, with its secret: `hadal verify` checks it."""
    services = services_of(request)
    table = await seating.find_table(services.store, id)
    if table.status != "over":
        raise RequestError(409, "not-over")
    told = await services.tables.history(table, ALL_CARDS, "en")
    text = game_history.write_record(seating.game_of(table), table.secret, told)
    return Response(
        text, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{id}.jsonl"'}
    )


@get("/tables/{id:str}/chances", opt=described(404, 409, open_to_all=True), summary="How the chances stood")
async def chances(request: AnyRequest, id: FromPath[str]) -> http_protocol.WinChances:
    """The chance of every seat to win after every turn of a game that is over, as nobody could know better then."""
    services = services_of(request)
    table = await seating.find_table(services.store, id)
    if table.status != "over":
        raise RequestError(409, "not-over")
    check_rate(request, "record")
    told = await services.tables.history(table, ALL_CARDS, "en")
    return http_protocol.WinChances(
        await services.chances.of(id, game_history.write_record(seating.game_of(table), table.secret, told))
    )


@get("/tables/{id:str}/history", opt=described(400, 403, 404, 409, 422, open_to_all=True))
async def history(
    request: AnyRequest, id: FromPath[str], viewer: Eyes = None, language: Tongue = ""
) -> http_protocol.History:
    """A game step by step: while it goes on in one's own eyes only, after the end in anybody's."""
    services, person = services_of(request), await person_or_none(request)
    table = await seating.find_table(services.store, id)
    eyes = own_eyes(table, person) if viewer is None else viewer
    check_eyes(table, person, eyes)
    return await services.tables.history(table, eyes, language_of(request))


def own_eyes(table: Table, person: Person | None) -> int:
    """The seat of whoever asks, of several the one that is asked; or a spectator's place."""
    return seat_of(table, person.id if person else "")


def check_eyes(table: Table, person: Person | None, eyes: int) -> None:
    """May this person see this game so?"""
    if not table.started and table.status in ("lobby", "closed"):
        raise RequestError(409, "not-started")
    if eyes >= len(table.seats):
        raise RequestError(422, "no-seat", last=len(table.seats) - 1)
    if table.status == "over":
        return
    if eyes not in (seats_of(table, person.id if person else "") or [-1]):
        raise RequestError(403, "own-eyes")
    if eyes < 0 and not table.settings.spectators:
        raise RequestError(403, "no-spectators")


@post(
    "/records",
    status_code=200,
    request_max_body_size=RECORD_LIMIT,
    opt=described(400, 422, body=str, open_to_all=True),
    summary="Check a record and tell it",
)
async def read_record(request: AnyRequest, viewer: Eyes = None, language: Tongue = "") -> http_protocol.History:
    """The text of a record file is checked, from its secret to its last point, and told; nothing is kept."""
    body = await request.body()
    check_rate(request, "record")
    await person_or_none(request)
    async with ONE_AT_A_TIME:
        return await asyncio.to_thread(retold, body, ALL_CARDS if viewer is None else viewer, language_of(request))


def retold(body: bytes, viewer: int, language: str) -> http_protocol.History:
    """A record told in a viewer's eyes."""
    try:
        match = game_history.read_match(body.decode())
    except UnicodeDecodeError:
        raise RequestError(400, "not-text") from None
    if viewer >= match.game.seats:
        raise RequestError(422, "no-seat", last=match.game.seats - 1)
    return game_history.match_history(match, viewer, language)


# What if.


@post("/tables/{id:str}/branch", opt=described(400, 401, 404, 409, 422, body=http_protocol.Branch), summary="What if?")
async def branch(request: AnyRequest, id: FromPath[str]) -> Response[protocol.TableInfo]:
    """A new table that begins where a finished game was after some of its moves; whoever asks plays there at once."""
    person, services = await signed_in_person(request), services_of(request)
    wish = await read_body(request, http_protocol.Branch)
    table = await seating.find_table(services.store, id)
    if table.status != "over":
        raise RequestError(409, "branch-not-over")
    check_rate(request, "table", person.id)
    told = await services.tables.history(table, ALL_CARDS, "en")
    return await begun(
        request, person, branching.create_branch(branching.record_of(table, told), wish, person, services.now(), id)
    )


@post(
    "/records/branch",
    request_max_body_size=RECORD_LIMIT,
    opt=described(400, 401, 422, body=http_protocol.BranchRecord),
    summary="What if, from a record?",
)
async def branch_record(request: AnyRequest) -> Response[protocol.TableInfo]:
    """The same from the text of a record file, which is checked first; its moves are kept with the new table."""
    person, services = await signed_in_person(request), services_of(request)
    wish = await read_body(request, http_protocol.BranchRecord)
    check_rate(request, "record")
    check_rate(request, "table", person.id)
    async with ONE_AT_A_TIME:
        match = await asyncio.to_thread(game_history.read_match, wish.record)
    return await begun(request, person, branching.create_branch(match.record, wish.branch, person, services.now()))


async def begun(request: AnyRequest, person: Person, table: Table) -> Response[protocol.TableInfo]:
    """A what-if, laid and begun."""
    services = services_of(request)
    await services.store.add_table(table)
    await services.tables.begin(table)
    return Response(
        seating.info_for_person(await seating.find_table(services.store, table.id), person), status_code=201
    )


ROUTES = [record, chances, history, read_record, branch, branch_record]
