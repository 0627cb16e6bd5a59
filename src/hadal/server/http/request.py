"""What routes need from a request: the services, the person, the language, and rate limits.

The functions named `provide_…` are dependencies: a handler gets what it names among its parameters.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import Annotated, Any, cast

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from hadal.server import i18n
from hadal.server.errors import not_signed_in
from hadal.server.http.security import all_headers
from hadal.server.limits.metering import Meter
from hadal.server.limits.rate_limits import Requester
from hadal.server.people.accounts import COOKIE, COOKIE_DAYS, KNOWN_COOKIE, SignedInUser
from hadal.server.people.devices import device_name
from hadal.server.services import Services
from hadal.server.store.model import Person

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
LanguageQuery = Annotated[str, QueryParameter(max_length=8, description="en, fr …")]


def services_of(connection: AnyConnection) -> Services:
    """The services of the application."""
    return cast(Services, connection.app.state.services)


def device_of(connection: AnyConnection) -> str:
    """What the browser calls itself, in short."""
    return device_name(connection.headers.get("user-agent", ""))


def cookie_of(connection: AnyConnection, name: str) -> str:
    """The value of a cookie, or an empty string.

    Litestar's own reader keeps the cookies of the last thousand headers in memory, however long they were.
    """
    pairs = [part.partition("=") for part in all_headers(connection.scope, "cookie", "; ").split(";")]
    return {key.strip(): value.strip() for key, _, value in pairs}.get(name, "")


async def user_of_cookie(connection: AnyConnection) -> SignedInUser | None:
    """Whom the cookie belongs to, even if the session was ended."""
    if "user" not in connection.state:
        cookie = cookie_of(connection, COOKIE)
        accounts = services_of(connection).accounts
        connection.state.user = await accounts.user_of_cookie(cookie, device_of(connection)) if cookie else None
    return cast("SignedInUser | None", connection.state.user)


async def user_or_none(connection: AnyConnection) -> SignedInUser | None:
    """The person and session the cookie belongs to, if they are valid."""
    user = await user_of_cookie(connection)
    return user if user is not None and user.valid else None


async def known_users(connection: AnyConnection) -> list[SignedInUser]:
    """All who are or were signed in in this browser, the current one first."""
    current = await user_of_cookie(connection)
    cookie = cookie_of(connection, KNOWN_COOKIE)
    others = await services_of(connection).accounts.known_users(cookie) if cookie else []
    if current is None:
        return others
    return [current, *(user for user in others if user.session.id != current.session.id)]


async def person_or_none(connection: AnyConnection) -> Person | None:
    """The person the cookie belongs to, if there is one."""
    user = await user_or_none(connection)
    return user.person if user else None


def language_of(connection: AnyConnection) -> str:
    """The language of the response: as the request asks, as the person chose, or as the browser prefers."""
    user: SignedInUser | None = connection.state.get("user")
    chosen = [connection.query_params.get("language", ""), user.person.language if user else ""]
    accepted = i18n.accepted_languages(connection.headers.get("accept-language", ""))
    return i18n.best_language(*chosen, *accepted)


# Dependencies. Each but the first depends on another one, even if it does not use it: Litestar starts a group of tasks
# for those that could be made at the same time, which costs more than making them.


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
        user: SignedInUser | None = self.connection.state.get("user")
        found = person or (user.person if user else None)
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

    def outside(self) -> AbstractContextManager[None]:
        """While the block waits for another process, other requests of this address go on."""
        return self.policy.limits.turns.outside(self.policy.rate_key(self.connection.scope))


async def provide_services(request: AnyRequest) -> Services:
    """The services of the application."""
    return services_of(request)


async def provide_visitor(request: AnyRequest, limiter: NamedDependency[Limiter]) -> Person | None:
    """The person who sends the request, or nobody."""
    return await person_or_none(request)


async def provide_person(visitor: NamedDependency[Person | None]) -> Person:
    """The person who sends the request; others are rejected."""
    if visitor is None:
        raise not_signed_in()
    return visitor


async def provide_user(request: AnyRequest, limiter: NamedDependency[Limiter]) -> SignedInUser:
    """The person who sends the request with their session; others are rejected."""
    user = await user_or_none(request)
    if user is None:
        raise not_signed_in()
    return user


async def provide_locale(
    request: AnyRequest, visitor: NamedDependency[Person | None], language: LanguageQuery = ""
) -> str:
    """The language of the response. Handlers that use it take a query parameter `language`."""
    return language_of(request)


async def provide_limiter(request: AnyRequest, services: NamedDependency[Services]) -> Limiter:
    """The rate limits of this request."""
    return Limiter(request)


DEPENDENCIES = {
    "services": Provide(provide_services),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
    "user": Provide(provide_user),
    "locale": Provide(provide_locale),
    "limiter": Provide(provide_limiter),
}
TheServices = NamedDependency[Services]
Visitor = NamedDependency[Person | None]
SignedIn = NamedDependency[Person]
CurrentUser = NamedDependency[SignedInUser]
Locale = NamedDependency[str]
TheLimiter = NamedDependency[Limiter]


# Cookies.


def identity_cookies(connection: AnyConnection, user: SignedInUser, others: list[str]) -> list[Cookie]:
    """The cookies by which a browser is recognized: the session in use, and all sessions of this browser."""
    accounts = services_of(connection).accounts
    known = list(dict.fromkeys([user.session.id, *others]))
    return [
        new_cookie(connection, COOKIE, accounts.cookie(user.session)),
        new_cookie(connection, KNOWN_COOKIE, accounts.known_cookie(known)),
    ]


def removed_cookie(connection: AnyConnection) -> Cookie:
    """A cookie that removes the identity in use; the browser keeps the others."""
    return new_cookie(connection, COOKIE, "", 0)


def new_cookie(connection: AnyConnection, name: str, value: str, days: int = COOKIE_DAYS) -> Cookie:
    """A cookie that no script can read and no other site can use."""
    secure = services_of(connection).policy.is_https(connection.scope)
    return Cookie(key=name, value=value, max_age=days * 86_400, path="/", httponly=True, samesite="lax", secure=secure)
