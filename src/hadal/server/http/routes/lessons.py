"""Lessons: what there is to learn, and a table to learn it at."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get, post
from litestar.params import FromPath

from hadal.lessons import LEARNER, Lesson, lesson, names
from hadal.server.errors import RequestError
from hadal.server.http.request import AnyRequest, check_rate, described, person_or_none, services_of, signed_in_person
from hadal.server.http.routes.tables import MOST, begun
from hadal.server.lobby import seating
from hadal.server.protocol import http as http_protocol
from hadal.server.protocol import socket as protocol
from hadal.server.protocol.settings import TableSettings
from hadal.server.store.model import Person, Table
from hadal.server.tables.lessons import lesson_name

RIVAL = "greedy"  # plays on when the lesson is over
AGREED = TableSettings(spectators=False, listed=False, takebacks=False)


@lru_cache
def described_lesson(name: str) -> http_protocol.LessonInfo:
    """A lesson with its steps."""
    found = lesson(name)
    steps = [
        http_protocol.LessonStep(step.at, step.chapter, step.text, list(step.point), list(step.do), step.jump)
        for step in found.steps
    ]
    chapters = max(step.chapter for step in found.steps)
    return http_protocol.LessonInfo(name, found.record.game.name, len(found.record.moves), chapters, steps)


@get("/lessons", opt=described(open_to_all=True), summary="What can be learnt")
async def lessons(request: AnyRequest) -> list[http_protocol.LessonInfo]:
    """First games that teach, with all that is said in them."""
    await person_or_none(request)
    return [described_lesson(name) for name in names()]


@post("/lessons/{name:str}", opt=described(401, 404, 409), summary="Begin a lesson")
async def begin(request: AnyRequest, name: FromPath[str]) -> Response[protocol.TableInfo]:
    """A table with the deal of the lesson; one of the same lesson that was left half-way is put away."""
    person = await signed_in_person(request)
    if name not in names():
        raise RequestError(404, "no-lesson")
    check_rate(request, "table", person.id)
    await put_away(request, person, name)
    table = laid(lesson(name), person, services_of(request).now())
    await services_of(request).store.add_table(table)
    table = await begun(request, table.id, person, http_protocol.Start())
    return Response(seating.info_for_person(table, person), status_code=201)


def laid(found: Lesson, person: Person, now: int) -> Table:
    """The learner on seat A, bots on the others, and the secret that is no secret."""
    options = found.record.game.options
    seats = [
        http_protocol.NewSeat("me") if n == LEARNER else http_protocol.NewSeat("bot", RIVAL)
        for n in range(options.seats)
    ]
    table = seating.create_table(person, http_protocol.NewTable(options.game, seats, dict(options.values), AGREED), now)
    table.secret = found.record.secret
    return table


async def put_away(request: AnyRequest, person: Person, name: str) -> None:
    """Nobody wants a list full of lessons begun."""
    services = services_of(request)
    for table in await services.store.tables_of(person.id, MOST):
        if table.status == "playing" and lesson_name(table) == name:
            await seating.update_table(services.store, table.id, seating.close_table)
            await services.tables.table_changed(table.id)


ROUTES = [lessons, begin]
