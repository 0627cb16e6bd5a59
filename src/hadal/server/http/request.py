"""What routes need from a request: the services, the person, the language, the body, and rate limits.

The functions named `provide_…` are dependencies: a handler gets what it names among its parameters.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any, TypeVar, cast

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.dto import AbstractDTO
from litestar.params import QueryParameter

from hadal.server import i18n
from hadal.server.errors import RequestError, not_signed_in
from hadal.server.limits.metering import Meter
from hadal.server.limits.rate_limits import Requester
from hadal.server.people.accounts import COOKIE, COOKIE_DAYS
from hadal.server.services import Services
from hadal.server.store.model import Person

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
LanguageQuery = Annotated[str, QueryParameter(max_length=8, description="en, fr …")]
T = TypeVar("T")


def services_of(connection: AnyConnection) -> Services:
    """The services of the application."""
    return cast(Services, connection.app.state.services)


async def person_or_none(connection: AnyConnection) -> Person | None:
    """The person the cookie belongs to, if there is one."""
    if "person" not in connection.state:
        cookie = connection.cookies.get(COOKIE, "")
        connection.state.person = await services_of(connection).accounts.person_of_cookie(cookie) if cookie else None
    return cast("Person | None", connection.state.person)


def language_of(connection: AnyConnection) -> str:
    """The language of the response: as the request asks, as the person chose, or as the browser prefers."""
    person = connection.state.get("person")
    chosen = [connection.query_params.get("language", ""), person.language if person else ""]
    accepted = i18n.accepted_languages(connection.headers.get("accept-language", ""))
    return i18n.best_language(*chosen, *accepted)


# Dependencies.


class Limiter:
    """Checks the rate limits of one request."""

    def __init__(self, connection: AnyConnection) -> None:
        self.connection = connection
        self.policy = services_of(connection).policy

    def check(self, kind: str, key: str = "") -> None:
        """Reject a client that does this too often; counted for its address, or for a key."""
        self.policy.check_rate(kind, key or self.policy.rate_key(self.connection.scope))

    def requester(self, person: Person | None = None) -> Requester:
        """Who pays: the person, and the address."""
        found = person or self.connection.state.get("person")
        return self.policy.requester(self.connection.scope, found.id if found else "")

    def check_for(self, kind: str, person: Person | None) -> None:
        """Reject a person or an address that does this too often."""
        self.policy.limits.check(kind, self.requester(person))

    def charge(self, person: Person | None = None) -> AbstractAsyncContextManager[Meter]:
        """Reject somebody without a budget of processor time; charge them for what the block measures."""
        return self.policy.limits.charge(self.requester(person))

    def network_id(self) -> str:
        """What is stored of the address."""
        return self.policy.network_id(self.connection.scope)


async def provide_services(request: AnyRequest) -> Services:
    """The services of the application."""
    return services_of(request)


async def provide_visitor(request: AnyRequest) -> Person | None:
    """The person who sends the request, or nobody."""
    return await person_or_none(request)


async def provide_person(visitor: NamedDependency[Person | None]) -> Person:
    """The person who sends the request; others are rejected."""
    if visitor is None:
        raise not_signed_in()
    return visitor


async def provide_locale(
    request: AnyRequest, visitor: NamedDependency[Person | None], language: LanguageQuery = ""
) -> str:
    """The language of the response. Handlers that use it take a query parameter `language`."""
    return language_of(request)


async def provide_limiter(request: AnyRequest) -> Limiter:
    """The rate limits of this request."""
    return Limiter(request)


DEPENDENCIES = {
    "services": Provide(provide_services),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
    "locale": Provide(provide_locale),
    "limiter": Provide(provide_limiter),
}
TheServices = NamedDependency[Services]
Visitor = NamedDependency[Person | None]
SignedIn = NamedDependency[Person]
Locale = NamedDependency[str]
TheLimiter = NamedDependency[Limiter]


class StrictJson(AbstractDTO[T]):
    """Decodes a JSON body strictly.

    Litestar itself would accept "3" for a number. As `dto=StrictJson[NewTable]` this is used instead.
    """

    def decode_bytes(self, value: bytes) -> Any:
        """The body as the struct that the handler declares."""
        try:
            return msgspec.json.decode(value, type=self.model_type)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RequestError(400, "not-understood", why=str(error)) from None

    @classmethod
    def create_for_field_definition(cls, *args: Any, **kwargs: Any) -> None:
        """The struct is its own transfer model."""

    @classmethod
    def create_openapi_schema(cls, field_definition: Any, handler_id: str, schema_creator: Any) -> Any:
        """The schema of the struct."""
        return schema_creator.for_field_definition(field_definition)

    @classmethod
    def generate_field_definitions(cls, model_type: type[Any]) -> Any:
        """Not used: the struct is its own transfer model."""
        raise NotImplementedError

    @classmethod
    def detect_nested_field(cls, field_definition: Any) -> bool:
        """Not used: the struct is its own transfer model."""
        raise NotImplementedError


# Cookies.


def identity_cookie(connection: AnyConnection, person: Person) -> Cookie:
    """The cookie by which a browser is recognized."""
    services = services_of(connection)
    value, secure = services.accounts.cookie(person), services.policy.is_https(connection.scope)
    return new_cookie(value, COOKIE_DAYS * 86_400, secure)


def removed_cookie(connection: AnyConnection) -> Cookie:
    """A cookie that removes the identity."""
    return new_cookie("", 0, services_of(connection).policy.is_https(connection.scope))


def new_cookie(value: str, seconds: int, secure: bool) -> Cookie:
    """A cookie that no script can read and no other site can use."""
    return Cookie(key=COOKIE, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=secure)
