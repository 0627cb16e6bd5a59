"""Who am I: nickname, language, password, personal link."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.openapi import ResponseSpec

from hadal.server import people, wire_rest
from hadal.server.routes.asking import (
    Asked,
    cookie_for,
    described,
    limited,
    me,
    no_cookie,
    read,
    site_of,
    somebody,
)
from hadal.server.rows import Person

NOBODY = {204: ResponseSpec(None, description="Nobody, where strangers are expected")}
LINK = "/#me="  # after the #, so that the token is in no request line, log or referrer


def signed(asked: Asked, person: Person, status: int = 200) -> Response[wire_rest.Me]:
    """Somebody, with the cookie that makes them known."""
    return Response(people.shown(person), status_code=status, cookies=[cookie_for(asked, person)])


@get("/me", opt=described(400, 401, open_to_all=True), responses=NOBODY, summary="Who the server takes you for")
async def who_am_i(request: Asked, stranger: bool = False) -> Response[wire_rest.Me] | Response[None]:
    """The person of the cookie, which is renewed now and then; nobody is no fault where strangers are expected."""
    if stranger and await somebody(request) is None:
        return Response(None, status_code=204)
    person = await me(request)
    renew = await site_of(request).people.seen(person)
    return signed(request, person) if renew else Response(people.shown(person))


@post("/me", opt=described(400, 409, 422, body=wire_rest.NewPerson, open_to_all=True), summary="Choose a nickname")
async def introduce(request: Asked) -> Response[wire_rest.Me]:
    """Somebody new; the cookie in the answer is who they are."""
    wish = await read(request, wire_rest.NewPerson)
    limited(request, "person")
    return signed(request, await site_of(request).people.add(wish.name, wish.language), 201)


@patch(
    "/me", opt=described(400, 401, 409, 422, body=wire_rest.ChangedPerson), summary="Change name, language or password"
)
async def change(request: Asked) -> Response[wire_rest.Me]:
    """A password claims the name: nobody else can take it, and other devices must sign in again."""
    person = await me(request)
    wish = await read(request, wire_rest.ChangedPerson)
    if wish.password is not None:
        limited(request, "login")
    return signed(request, await site_of(request).people.change(person, wish))


@post("/me/link", status_code=201, opt=described(401, 409), summary="Make a personal link")
async def link(request: Asked) -> wire_rest.Link:
    """A link for another device; the one made before no longer works."""
    person = await me(request)
    limited(request, "login", person.id)
    token = await site_of(request).people.new_link(person)
    return wire_rest.Link(token, f"{LINK}{token}")


@post(
    "/me/claim", status_code=200, opt=described(400, 403, body=wire_rest.Claim, open_to_all=True), summary="Use a link"
)
async def claim(request: Asked) -> Response[wire_rest.Me]:
    """Become the person whose personal link this is."""
    wish = await read(request, wire_rest.Claim)
    limited(request, "login")
    return signed(request, await site_of(request).people.linked(wish.token))


@post("/me/login", status_code=200, opt=described(400, 403, body=wire_rest.Login, open_to_all=True), summary="Sign in")
async def login(request: Asked) -> Response[wire_rest.Me]:
    """Become the person who claimed a name with a password."""
    wish = await read(request, wire_rest.Login)
    limited(request, "login")
    limited(request, "login", f"name {wish.name.casefold()}")
    return signed(request, await site_of(request).people.login(wish.name, wish.password))


@post("/me/logout", status_code=204, opt=described(open_to_all=True), summary="Be nobody on this device")
async def logout(request: Asked) -> Response[None]:
    """The cookie is taken away; without a link or a password there is no way back."""
    return Response(None, status_code=204, cookies=[no_cookie(request)])


ROUTES = [who_am_i, introduce, change, link, claim, login, logout]
