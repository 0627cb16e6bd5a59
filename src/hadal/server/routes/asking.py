"""What all routes need: who asks, in which language, and what they sent."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hadal.server import texts
from hadal.server.faults import Denied, unknown_person
from hadal.server.people import COOKIE, COOKIE_DAYS
from hadal.server.rows import Person
from hadal.server.site import Site

Asked = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")


def site_of(asked: Connection) -> Site:
    """The server that was asked."""
    return cast(Site, asked.app.state.site)


async def somebody(asked: Connection) -> Person | None:
    """Who asks, if they are known."""
    if "person" not in asked.state:
        cookie = asked.cookies.get(COOKIE, "")
        asked.state.person = await site_of(asked).people.known_by(cookie) if cookie else None
    return cast("Person | None", asked.state.person)


async def me(asked: Connection) -> Person:
    """Who asks; a stranger is refused."""
    person = await somebody(asked)
    if person is None:
        raise unknown_person()
    return person


def language_of(asked: Connection) -> str:
    """The language to answer in: as the request says, as the person has chosen, as the browser prefers."""
    person = asked.state.get("person")
    chosen = [asked.query_params.get("language", ""), person.language if person else ""]
    return texts.best(*chosen, *texts.accepted(asked.headers.get("accept-language", "")))


async def read(asked: Asked, kind: type[T]) -> T:
    """The body of a request, held strictly against what it must be."""
    body = await asked.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Denied(400, "not-understood", why=str(error)) from None


def limited(asked: Connection, kind: str, key: str = "") -> None:
    """Refuse whoever does this too often: counted for the address, or for a key."""
    door = site_of(asked).door
    door.check_rate(kind, key or door.rate_key(asked.scope))


def cookie_for(asked: Connection, person: Person) -> Cookie:
    """The cookie that makes a browser known again."""
    site = site_of(asked)
    return cookie(site.people.cookie(person), COOKIE_DAYS * 86_400, site.door.secure(asked.scope))


def no_cookie(asked: Connection) -> Cookie:
    """The cookie taken away."""
    return cookie("", 0, site_of(asked).door.secure(asked.scope))


def cookie(value: str, seconds: int, secure: bool) -> Cookie:
    """A cookie no script can read and no other site can use."""
    return Cookie(key=COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)


def described(*faults: int, body: object = None, open_to_all: bool = False) -> dict[str, object]:
    """For the description of the API: what is sent, and how it may be refused."""
    return {"body": body, "faults": faults, "open_to_all": open_to_all}
