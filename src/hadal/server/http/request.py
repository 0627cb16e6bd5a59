"""What all routes need: who asks, in which language, and what they sent."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hadal.server import i18n
from hadal.server.errors import RequestError, not_signed_in
from hadal.server.people.accounts import COOKIE, COOKIE_DAYS
from hadal.server.services import Services
from hadal.server.store.model import Person

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
T = TypeVar("T")


def services_of(asked: AnyConnection) -> Services:
    """The server that was asked."""
    return cast(Services, asked.app.state.services)


async def person_or_none(asked: AnyConnection) -> Person | None:
    """Who asks, if they are known."""
    if "person" not in asked.state:
        cookie = asked.cookies.get(COOKIE, "")
        asked.state.person = await services_of(asked).people.person_of_cookie(cookie) if cookie else None
    return cast("Person | None", asked.state.person)


async def signed_in_person(asked: AnyConnection) -> Person:
    """Who asks; a stranger is refused."""
    person = await person_or_none(asked)
    if person is None:
        raise not_signed_in()
    return person


def language_of(asked: AnyConnection) -> str:
    """The language to answer in: as the request says, as the person has chosen, as the browser prefers."""
    person = asked.state.get("person")
    chosen = [asked.query_params.get("language", ""), person.language if person else ""]
    return i18n.best_language(*chosen, *i18n.accepted_languages(asked.headers.get("accept-language", "")))


async def read_body(asked: AnyRequest, kind: type[T]) -> T:
    """The body of a request, held strictly against what it must be."""
    body = await asked.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestError(400, "not-understood", why=str(error)) from None


def check_rate(asked: AnyConnection, kind: str, key: str = "") -> None:
    """Refuse whoever does this too often: counted for the address, or for a key."""
    policy = services_of(asked).policy
    policy.check_rate(kind, key or policy.rate_key(asked.scope))


def identity_cookie(asked: AnyConnection, person: Person) -> Cookie:
    """The cookie that makes a browser known again."""
    services = services_of(asked)
    return cookie(services.people.cookie(person), COOKIE_DAYS * 86_400, services.policy.is_https(asked.scope))


def removed_cookie(asked: AnyConnection) -> Cookie:
    """The cookie taken away."""
    return cookie("", 0, services_of(asked).policy.is_https(asked.scope))


def cookie(value: str, seconds: int, secure: bool) -> Cookie:
    """A cookie no script can read and no other site can use."""
    return Cookie(key=COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)


def described(*faults: int, body: object = None, open_to_all: bool = False) -> dict[str, object]:
    """For the description of the API: what is sent, and how it may be refused."""
    return {"body": body, "faults": faults, "open_to_all": open_to_all}
