"""Who am I: nickname, language, password, personal link."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.openapi import ResponseSpec

from hadal.server.http.request import (
    AnyRequest,
    check_rate,
    described,
    identity_cookie,
    person_or_none,
    read_body,
    removed_cookie,
    services_of,
    signed_in_person,
)
from hadal.server.people import accounts
from hadal.server.protocol import http as http_protocol
from hadal.server.store.model import Person

NOBODY = {204: ResponseSpec(None, description="Nobody, where strangers are expected")}
LINK = "/#me="  # after the #, so that the token is in no request line, log or referrer


def signed(asked: AnyRequest, person: Person, status: int = 200) -> Response[http_protocol.Me]:
    """Somebody, with the cookie that makes them known."""
    return Response(accounts.me_info(person), status_code=status, cookies=[identity_cookie(asked, person)])


@get("/me", opt=described(400, 401, open_to_all=True), responses=NOBODY, summary="Who the server takes you for")
async def who_am_i(request: AnyRequest, stranger: bool = False) -> Response[http_protocol.Me] | Response[None]:
    """The person of the cookie, which is renewed now and then; nobody is no fault where strangers are expected."""
    if stranger and await person_or_none(request) is None:
        return Response(None, status_code=204)
    person = await signed_in_person(request)
    renew = await services_of(request).people.seen(person)
    return signed(request, person) if renew else Response(accounts.me_info(person))


@post("/me", opt=described(400, 409, 422, body=http_protocol.NewPerson, open_to_all=True), summary="Choose a nickname")
async def introduce(request: AnyRequest) -> Response[http_protocol.Me]:
    """Somebody new; the cookie in the answer is who they are."""
    wish = await read_body(request, http_protocol.NewPerson)
    check_rate(request, "person")
    return signed(request, await services_of(request).people.add(wish.name, wish.language), 201)


@patch(
    "/me",
    opt=described(400, 401, 409, 422, body=http_protocol.PersonChanges),
    summary="Change name, language or password",
)
async def change(request: AnyRequest) -> Response[http_protocol.Me]:
    """A password claims the name: nobody else can take it, and other devices must sign in again."""
    person = await signed_in_person(request)
    wish = await read_body(request, http_protocol.PersonChanges)
    if wish.password is not None:
        check_rate(request, "login")
    return signed(request, await services_of(request).people.change(person, wish))


@post("/me/link", status_code=201, opt=described(401, 409), summary="Make a personal link")
async def link(request: AnyRequest) -> http_protocol.PersonalLink:
    """A link for another device; the one made before no longer works."""
    person = await signed_in_person(request)
    check_rate(request, "login", person.id)
    token = await services_of(request).people.create_link(person)
    return http_protocol.PersonalLink(token, f"{LINK}{token}")


@post(
    "/me/claim",
    status_code=200,
    opt=described(400, 403, body=http_protocol.ClaimLink, open_to_all=True),
    summary="Use a link",
)
async def claim(request: AnyRequest) -> Response[http_protocol.Me]:
    """Become the person whose personal link this is."""
    wish = await read_body(request, http_protocol.ClaimLink)
    check_rate(request, "login")
    return signed(request, await services_of(request).people.person_of_link(wish.token))


@post(
    "/me/login", status_code=200, opt=described(400, 403, body=http_protocol.Login, open_to_all=True), summary="Sign in"
)
async def login(request: AnyRequest) -> Response[http_protocol.Me]:
    """Become the person who claimed a name with a password."""
    wish = await read_body(request, http_protocol.Login)
    check_rate(request, "login")
    check_rate(request, "login", f"name {wish.name.casefold()}")
    return signed(request, await services_of(request).people.login(wish.name, wish.password))


@post("/me/logout", status_code=204, opt=described(open_to_all=True), summary="Be nobody on this device")
async def logout(request: AnyRequest) -> Response[None]:
    """The cookie is taken away; without a link or a password there is no way back."""
    return Response(None, status_code=204, cookies=[removed_cookie(request)])


ROUTES = [who_am_i, introduce, change, link, claim, login, logout]
