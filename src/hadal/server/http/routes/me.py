"""The person behind the cookie: nickname, language, password, personal link."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody

from hadal.server.errors import not_signed_in
from hadal.server.http.openapi import NO_CONTENT, PERSON, body_errors, errors
from hadal.server.http.request import (
    AnyRequest,
    SignedIn,
    StrictJson,
    TheLimiter,
    TheServices,
    Visitor,
    identity_cookie,
    removed_cookie,
)
from hadal.server.people.accounts import me_info
from hadal.server.protocol.http import ClaimLink, Login, Me, NewPerson, PersonalLink, PersonChanges
from hadal.server.store.model import Person

NOBODY = {204: ResponseSpec(None, description="Nobody, if `stranger` is set")}
LINK = "/#me="  # after the #, so that the token is in no request line, log or referrer


def signed_in(request: AnyRequest, person: Person, status: int = 200) -> Response[Me]:
    """A person with the cookie that identifies them."""
    return Response(me_info(person), status_code=status, cookies=[identity_cookie(request, person)])


@get("/me", responses=errors(400, 401) | NOBODY, summary="Who the server takes you for")
async def who_am_i(
    request: AnyRequest, visitor: Visitor, services: TheServices, stranger: FromQuery[bool] = False
) -> Response[Me]:
    """The person of the cookie, which is renewed once a day. With `stranger`, nobody is not an error."""
    if visitor is None:
        if stranger:
            return Response(None, status_code=204)  # type: ignore[arg-type]
        raise not_signed_in()
    renew = await services.accounts.seen(visitor)
    return signed_in(request, visitor) if renew else Response(me_info(visitor))


@post("/me", dto=StrictJson[NewPerson], return_dto=None, responses=body_errors(409, 422), summary="Choose a nickname")
async def introduce(
    request: AnyRequest, services: TheServices, limiter: TheLimiter, data: JSONBody[NewPerson]
) -> Response[Me]:
    """Create a person; the cookie in the response identifies them."""
    limiter.check("person")
    return signed_in(request, await services.accounts.add(data.name, data.language), 201)


@patch(
    "/me",
    dto=StrictJson[PersonChanges],
    return_dto=None,
    responses=body_errors(401, 409, 422),
    security=PERSON,
    summary="Change name, language or password",
)
async def change(
    request: AnyRequest, person: SignedIn, services: TheServices, limiter: TheLimiter, data: JSONBody[PersonChanges]
) -> Response[Me]:
    """A password claims the name: nobody else can take it, and other devices must sign in again."""
    if data.password is not None:
        limiter.check("login")
    return signed_in(request, await services.accounts.change(person, data))


@post("/me/link", responses=errors(401, 403, 409), security=PERSON, summary="Create a personal link")
async def link(person: SignedIn, services: TheServices, limiter: TheLimiter) -> PersonalLink:
    """A link for another device. The previous link stops working."""
    limiter.check("login", person.id)
    token = await services.accounts.create_link(person)
    return PersonalLink(token, f"{LINK}{token}")


@post(
    "/me/claim",
    status_code=200,
    dto=StrictJson[ClaimLink],
    return_dto=None,
    responses=body_errors(),
    summary="Use a personal link",
)
async def claim(
    request: AnyRequest, services: TheServices, limiter: TheLimiter, data: JSONBody[ClaimLink]
) -> Response[Me]:
    """Become the person whose personal link this is."""
    limiter.check("login")
    return signed_in(request, await services.accounts.person_of_link(data.token))


@post("/me/login", status_code=200, dto=StrictJson[Login], return_dto=None, responses=body_errors(), summary="Sign in")
async def login(request: AnyRequest, services: TheServices, limiter: TheLimiter, data: JSONBody[Login]) -> Response[Me]:
    """Become the person who claimed a name with a password."""
    limiter.check("login")
    limiter.check("login", f"name {data.name.casefold()}")
    return signed_in(request, await services.accounts.login(data.name, data.password))


@post("/me/logout", status_code=204, responses={204: NO_CONTENT, **errors(403)}, summary="Sign out on this device")
async def logout(request: AnyRequest) -> Response[None]:
    """Remove the cookie. Without a personal link or a password this cannot be undone."""
    return Response(None, status_code=204, cookies=[removed_cookie(request)])


ROUTES = [who_am_i, introduce, change, link, claim, login, logout]
