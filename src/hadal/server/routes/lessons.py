"""Lessons: what there is to learn, and a table to learn it at."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get, post
from litestar.params import FromPath

from hadal.lessons import LEARNER, Lesson, lesson, names
from hadal.server import lobby, wire, wire_rest
from hadal.server.faults import Denied
from hadal.server.lessons import lesson_name
from hadal.server.routes.asking import Asked, described, limited, me, site_of, somebody
from hadal.server.routes.tables import MOST, begun
from hadal.server.rows import Person, Table
from hadal.server.settings import Settings

RIVAL = "greedy"  # plays on when the lesson is over
AGREED = Settings(spectators=False, listed=False, takebacks=False)


@lru_cache
def described_lesson(name: str) -> wire_rest.LessonInfo:
    """A lesson with its steps."""
    found = lesson(name)
    steps = [
        wire_rest.LessonStep(step.at, step.chapter, step.text, list(step.point), list(step.do), step.jump)
        for step in found.steps
    ]
    chapters = max(step.chapter for step in found.steps)
    return wire_rest.LessonInfo(name, found.record.game.name, len(found.record.moves), chapters, steps)


@get("/lessons", opt=described(open_to_all=True), summary="What can be learnt")
async def lessons(request: Asked) -> list[wire_rest.LessonInfo]:
    """First games that teach, with all that is said in them."""
    await somebody(request)
    return [described_lesson(name) for name in names()]


@post("/lessons/{name:str}", opt=described(401, 404, 409), summary="Begin a lesson")
async def begin(request: Asked, name: FromPath[str]) -> Response[wire.TableInfo]:
    """A table with the deal of the lesson; one of the same lesson that was left half-way is put away."""
    person = await me(request)
    if name not in names():
        raise Denied(404, "no-lesson")
    limited(request, "table", person.id)
    await put_away(request, person, name)
    table = laid(lesson(name), person, site_of(request).now())
    await site_of(request).store.add_table(table)
    table = await begun(request, table.id, person, wire_rest.Start())
    return Response(lobby.info(table, person), status_code=201)


def laid(found: Lesson, person: Person, now: int) -> Table:
    """The learner on seat A, bots on the others, and the secret that is no secret."""
    options = found.record.game.options
    seats = [wire_rest.NewSeat("me") if n == LEARNER else wire_rest.NewSeat("bot", RIVAL) for n in range(options.seats)]
    table = lobby.lay(person, wire_rest.NewTable(options.game, seats, dict(options.values), AGREED), now)
    table.secret = found.record.secret
    return table


async def put_away(request: Asked, person: Person, name: str) -> None:
    """Nobody wants a list full of lessons begun."""
    site = site_of(request)
    for table in await site.store.tables_of(person.id, MOST):
        if table.status == "playing" and lesson_name(table) == name:
            await lobby.changed(site.store, table.id, lobby.close)
            await site.hall.table_changed(table.id)


ROUTES = [lessons, begin]
