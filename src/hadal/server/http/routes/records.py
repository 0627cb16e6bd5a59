"""Finished games: records, histories, win chances, and what-ifs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter

from hadal.server.errors import RequestError
from hadal.server.http.openapi import PERSON, body_errors, errors
from hadal.server.http.request import (
    AnyRequest,
    Limiter,
    Locale,
    SignedIn,
    TheLimiter,
    TheServices,
    Visitor,
)
from hadal.server.http.routes.tables import check_new_table
from hadal.server.http.security import RECORD_LIMIT
from hadal.server.lobby import seating
from hadal.server.protocol.http import ALL_CARDS, Branch, BranchRecord, History, WinChances
from hadal.server.protocol.socket import TableInfo
from hadal.server.replays.tasks import BranchTask, LogRejected, UploadedHistoryTask
from hadal.server.services import Services
from hadal.server.store.model import Person, Table, seat_of, seats_of
from hadal.server.tables.history import with_server

ViewerQuery = Annotated[
    int | None,
    QueryParameter(ge=ALL_CARDS, le=4, description="a seat; -1: a spectator; -2: all cards, after the end"),
]


@dataclass
class TextBody(Operation):
    """An operation whose body is the text of a record."""

    def __post_init__(self) -> None:
        schema = Schema(type="string", max_length=RECORD_LIMIT)  # type: ignore[arg-type]
        self.request_body = RequestBody({"text/plain": OpenAPIMediaType(schema)}, required=True)


async def finished_table(services: Services, id: str, person: Person | None, code: str = "not-over") -> Table:
    """A table whose game is over and may be seen by this person; others are rejected."""
    table = await seating.find_table(services.store, id)
    seating.check_private(table, person.id if person else "")
    if table.status != "over":
        raise RequestError(409, code)
    return table


@get("/tables/{id:str}/record", media_type=MediaType.TEXT, responses=errors(400, 403, 404, 409))
async def record(services: TheServices, visitor: Visitor, limiter: TheLimiter, id: FromPath[str]) -> Response[str]:
    """The record of a finished game, with its secret: `hadal verify` checks it."""
    table = await finished_table(services, id, visitor)
    with limiter.outside():
        found = await services.tables.record(table, limiter.requester())
    if services.config.base_url:
        found = with_server(found, services.config.base_url)
    headers = {"content-disposition": f'attachment; filename="{id}.jsonl"'}
    return Response(found, media_type=MediaType.TEXT, headers=headers)


@get("/tables/{id:str}/chances", responses=errors(400, 403, 404, 409), summary="The chances to win during a game")
async def chances(services: TheServices, visitor: Visitor, limiter: TheLimiter, id: FromPath[str]) -> WinChances:
    """The chance of every seat to win after every turn of a finished game, estimated without hidden cards."""
    table = await finished_table(services, id, visitor)
    limiter.check("record")
    with limiter.outside():
        found = await services.tables.record(table, limiter.requester())
        return WinChances(await services.win_chances.of(id, found, limiter.requester()))


@get("/tables/{id:str}/history", responses=errors(400, 403, 404, 409, 422))
async def history(
    services: TheServices,
    visitor: Visitor,
    limiter: TheLimiter,
    locale: Locale,
    id: FromPath[str],
    viewer: ViewerQuery = None,
) -> Response[History]:
    """A game step by step: during the game only as one sees it oneself, after the end as any viewer."""
    table = await seating.find_table(services.store, id)
    person = visitor.id if visitor else ""
    chosen = seat_of(table, person) if viewer is None else viewer
    check_viewer(table, person, chosen)
    with limiter.outside():
        return encoded_history(await services.tables.history(table, chosen, locale, limiter.requester()))


def encoded_history(data: bytes) -> Response[History]:
    """A response with a history that is JSON already."""
    return Response(cast(History, data), media_type=MediaType.JSON)


def check_viewer(table: Table, person: str, viewer: int) -> None:
    """Whether this person may see the game as this viewer."""
    if not table.started and table.status in ("lobby", "closed"):
        raise RequestError(409, "not-started")
    if viewer >= len(table.seats):
        raise RequestError(422, "no-seat", last=len(table.seats) - 1)
    seating.check_private(table, person)
    if table.status == "over":
        return
    if viewer not in (seats_of(table, person) or [-1]):
        raise RequestError(403, "own-eyes")


@post(
    "/records",
    status_code=200,
    request_max_body_size=RECORD_LIMIT,
    responses=body_errors(422),
    operation_class=TextBody,
    summary="Check a record and replay it",
)
async def read_record(
    request: AnyRequest, services: TheServices, limiter: TheLimiter, locale: Locale, viewer: ViewerQuery = None
) -> Response[History]:
    """Check the text of a record file completely and return its history. Nothing is stored."""
    body = await request.body()
    limiter.check("record")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise RequestError(400, "not-text") from None
    task = UploadedHistoryTask(text, ALL_CARDS if viewer is None else viewer, locale)
    with limiter.outside():
        return encoded_history(await services.tables.replays.run(task, limiter.requester()))


# What-ifs.


@post("/tables/{id:str}/branch", responses=body_errors(401, 404, 409, 422), security=PERSON, summary="What if?")
async def branch(
    person: SignedIn, services: TheServices, limiter: TheLimiter, id: FromPath[str], data: JSONBody[Branch]
) -> TableInfo:
    """Create a table that continues a finished game from one of its moves, and start it."""
    table = await finished_table(services, id, person, "branch-not-over")
    await check_new_table(services, limiter, person)
    with limiter.outside():
        found = await services.tables.record(table, limiter.requester())
    return await start_branch(services, person, limiter, BranchTask(data, person, services.now(), found, id))


@post(
    "/records/branch",
    request_max_body_size=RECORD_LIMIT,
    responses=body_errors(401, 422),
    security=PERSON,
    summary="What if, from a record?",
)
async def branch_record(
    person: SignedIn, services: TheServices, limiter: TheLimiter, data: JSONBody[BranchRecord]
) -> TableInfo:
    """The same from the text of a record file, which is checked first; its moves are stored with the new table."""
    limiter.check("record")
    await check_new_table(services, limiter, person)
    task = BranchTask(data.branch, person, services.now(), data.record)
    return await start_branch(services, person, limiter, task)


async def start_branch(services: Services, person: Person, limiter: Limiter, task: BranchTask) -> TableInfo:
    """Create a what-if, store it and start it."""
    try:
        with limiter.outside():
            data = await services.tables.replays.run(task, limiter.requester())
    except LogRejected as error:
        raise RequestError(409, error.code) from None
    table = msgspec.msgpack.decode(data, type=Table)
    table.network = limiter.network_id()
    await services.store.add_table(table)
    await services.tables.begin(table)
    return seating.table_info(await seating.find_table(services.store, table.id), person)


ROUTES = [record, chances, history, read_record, branch, branch_record]
