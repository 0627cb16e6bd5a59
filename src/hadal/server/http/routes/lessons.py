"""Lessons, and tables to take them at."""

from __future__ import annotations

from functools import lru_cache

from litestar import get, post
from litestar.params import FromPath

from hadal.lessons import LEARNER, Lesson, lesson, names
from hadal.server.errors import RequestError
from hadal.server.http.openapi import PERSON, errors
from hadal.server.http.request import SignedIn, TheLimiter, TheServices
from hadal.server.http.routes.tables import MAX_LISTED, check_new_table, start_game
from hadal.server.lobby import seating
from hadal.server.protocol.http import LessonInfo, LessonStepInfo, NewSeat, NewTable, Start
from hadal.server.protocol.settings import TableSettings
from hadal.server.protocol.socket import TableInfo
from hadal.server.services import Services
from hadal.server.store.model import Person, Table
from hadal.server.tables.lessons import lesson_name

OPPONENT = "greedy"  # plays on after the lesson
SETTINGS = TableSettings(spectators=False, listed=False, takebacks=False)


@lru_cache
def lesson_info(name: str) -> LessonInfo:
    """A lesson with its steps."""
    found = lesson(name)
    steps = [
        LessonStepInfo(step.at, step.chapter, step.text, list(step.point), list(step.do), step.jump)
        for step in found.steps
    ]
    chapters = max(step.chapter for step in found.steps)
    return LessonInfo(name, found.record.game.name, len(found.record.moves), chapters, steps)


@get("/lessons", responses=errors(), summary="The lessons there are")
async def lessons() -> list[LessonInfo]:
    """All lessons with their steps."""
    return [lesson_info(name) for name in names()]


@post("/lessons/{name:str}", responses=errors(400, 401, 403, 404, 409), security=PERSON, summary="Start a lesson")
async def begin(person: SignedIn, services: TheServices, limiter: TheLimiter, name: FromPath[str]) -> TableInfo:
    """Create a table with the deal of the lesson. An unfinished table of the same lesson is closed."""
    if name not in names():
        raise RequestError(404, "no-lesson")
    await check_new_table(services, limiter, person)
    await close_unfinished(services, person, name)
    table = lesson_table(lesson(name), person, services.now())
    table.network = limiter.network_id()
    await services.store.add_table(table)
    table = await start_game(services, table.id, person, Start(), table.network)
    return seating.table_info(table, person)


def lesson_table(found: Lesson, person: Person, now: int) -> Table:
    """The learner on seat A, bots on the others, and the publicly known secret of the lesson."""
    options = found.record.game.options
    seats = [NewSeat("me") if n == LEARNER else NewSeat("bot", OPPONENT) for n in range(options.seats)]
    table = seating.create_table(person, NewTable(options.game, seats, dict(options.values), SETTINGS), now)
    table.secret = found.record.secret
    return table


async def close_unfinished(services: Services, person: Person, name: str) -> None:
    """Close this person's unfinished tables of a lesson, so that they do not fill their list."""
    for table in await services.store.tables_of(person.id, MAX_LISTED):
        if table.status == "playing" and lesson_name(table) == name:
            await seating.update_table(services.store, table.id, seating.close_table)
            await services.tables.table_changed(table.id)


ROUTES = [lessons, begin]
