"""The person behind the cookie: nickname, language, password, signing in and out."""

from __future__ import annotations

from litestar import Response, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody

from hadal.server.errors import RequestError, not_signed_in
from hadal.server.http.openapi import NO_CONTENT, PERSON, body_errors, errors
from hadal.server.http.request import (
    AnyRequest,
    CurrentUser,
    Limiter,
    TheLimiter,
    TheServices,
    device_of,
    identity_cookies,
    known_users,
    removed_cookie,
    services_of,
    user_of_cookie,
)
from hadal.server.people.accounts import SignedInUser, is_recovery_code, me_info
from hadal.server.people.look_alikes import skeleton
from hadal.server.people.nicknames import is_nickname
from hadal.server.protocol.http import ClaimLink, LinkOwner, Login, Me, NewPerson, PersonChanges, Recover
from hadal.server.store.model import Person, SignInMethod
from hadal.server.store.sql import claim_of

NOBODY = {204: ResponseSpec(None, description="Nobody, if `stranger` is set")}


async def sign_in(
    request: AnyRequest, person: Person, method: SignInMethod, code: str = "", status: int = 200
) -> Response[Me]:
    """Sign a person in in this browser, which keeps its other identities."""
    known = await known_users(request)
    same = next((user for user in known if user.valid and user.person.id == person.id), None)
    session = same.session if same else (await new_session(request, person, method)).session
    return signed_in(request, SignedInUser(person, session), known, code, status)


async def new_session(request: AnyRequest, person: Person, method: SignInMethod) -> SignedInUser:
    """A new session of this browser."""
    return await services_of(request).accounts.sign_in(person, method, device_of(request))


def signed_in(
    request: AnyRequest, user: SignedInUser, known: list[SignedInUser], code: str = "", status: int = 200
) -> Response[Me]:
    """A person with the cookies that identify them.

    Ended sessions stay known, because they show whose browser this was, but never in the place of an identity in use.
    """
    others = [other.session.id for other in sorted(known, key=lambda other: not other.valid)]
    cookies = identity_cookies(request, user, others)
    return Response(me_info(user.person, code), status_code=status, cookies=cookies)


@get("/me", responses=errors(400, 401) | NOBODY, summary="Who the server takes you for")
async def who_am_i(request: AnyRequest, services: TheServices, stranger: FromQuery[bool] = False) -> Response[Me]:
    """The person of the cookie, which is renewed once a day. With `stranger`, nobody is not an error.

    Somebody whose session was ended on another device is told so.
    """
    user = await user_of_cookie(request)
    if user is not None and not user.valid:
        raise RequestError(401, "signed-out")
    if user is None:
        if stranger:
            return Response(None, status_code=204)  # type: ignore[arg-type]
        raise not_signed_in()
    if await services.accounts.seen(user, device_of(request)):
        return signed_in(request, user, await known_users(request))
    return Response(me_info(user.person))


@post("/me", responses=body_errors(409, 422), summary="Choose a nickname")
async def introduce(
    request: AnyRequest, services: TheServices, limiter: TheLimiter, data: JSONBody[NewPerson]
) -> Response[Me]:
    """Create a person with a recovery code; the cookie in the response identifies them.

    Somebody who is or was signed in in this browser gets another identity only if `another` is set.
    """
    user = await user_of_cookie(request)
    if user is not None and not data.another:
        raise RequestError(409, "already-signed-in" if user.valid else "signed-out")
    limiter.check("person")
    person, code = await services.accounts.add(data.name, data.language)
    return await sign_in(request, person, "name", code, 201)


def check_proof_rate(limiter: Limiter, user: SignedInUser, proof: str) -> None:
    """Limit guesses of the proof by session.

    The right recovery code counts apart: a thief shares the session with its owner, but does not have the code.
    """
    right = is_recovery_code(user.person, proof)
    limiter.check("login", f"code {user.person.id}" if right else f"proof {user.session.id}")


@patch("/me", responses=body_errors(401, 409, 422), security=PERSON, summary="Change name, language or password")
async def change(
    request: AnyRequest, user: CurrentUser, services: TheServices, limiter: TheLimiter, data: JSONBody[PersonChanges]
) -> Response[Me]:
    """A password claims the name: nobody else can take it or one that looks like it.

    A new password ends the personal link and all other sessions.
    """
    if data.password is not None or data.proof:
        check_proof_rate(limiter, user, data.proof)
    person, code = await services.accounts.change(user.person, data)
    known = await known_users(request)
    if data.password is None:
        return signed_in(request, SignedInUser(person, user.session), known, code)
    new = await new_session(request, person, "password")  # a copy of the old cookie must not stay valid
    await services.accounts.end_sessions(person, keep=new.session.id)
    return signed_in(request, new, known, code)


@post("/me/claim/owner", status_code=200, responses=body_errors(), summary="Whose personal link this is")
async def link_owner(services: TheServices, limiter: TheLimiter, data: JSONBody[ClaimLink]) -> LinkOwner:
    """The owner of a personal link. Nothing changes, so that a page can ask before it uses the link."""
    limiter.check("login")
    person = await services.accounts.person_of_link(data.token)
    return LinkOwner(person.id, person.name)


@post("/me/claim", status_code=200, responses=body_errors(409), summary="Use a personal link")
async def claim(
    request: AnyRequest, services: TheServices, limiter: TheLimiter, data: JSONBody[ClaimLink]
) -> Response[Me]:
    """Become the person whose personal link this is; the browser keeps its other identities."""
    limiter.check("login")
    person, method, code = await services.accounts.use_link(data.token)
    return await sign_in(request, person, method, code)


@post("/me/recover", status_code=200, responses=body_errors(), summary="Use a recovery code")
async def recover(
    request: AnyRequest, services: TheServices, limiter: TheLimiter, data: JSONBody[Recover]
) -> Response[Me]:
    """Become the person whose recovery code this is."""
    limiter.check("login")
    return await sign_in(request, await services.accounts.recover(data.code), "recovery")


@post("/me/login", status_code=200, responses=body_errors(), summary="Sign in")
async def login(request: AnyRequest, services: TheServices, limiter: TheLimiter, data: JSONBody[Login]) -> Response[Me]:
    """Become the person who claimed a name with a password."""
    await check_login_rate(request, limiter, data.name)
    return await sign_in(request, await services.accounts.login(data.name, data.password), "password")


async def check_login_rate(request: AnyRequest, limiter: Limiter, name: str) -> None:
    """Limit passwords by address, and by name over all its spellings.

    A browser in which the person who claimed the name was signed in before has a limit of its own, so strangers cannot
    lock them out. A person with a similar name who has claimed nothing is a stranger.
    """
    claim = claim_of(" ".join(name.split()))
    for user in await known_users(request):
        if user.person.password and claim_of(user.person.name) == claim:
            limiter.check("login", f"device {user.session.id}")
            return
    limiter.check("login")
    if is_nickname(name):  # nobody has another one, and its characters may be such that no database stores them
        limiter.check("name", skeleton(claim))  # of the claim: the skeletons of some letters depend on their case


@post("/me/logout", status_code=204, responses={204: NO_CONTENT, **errors(403)}, summary="Sign out on this device")
async def logout(request: AnyRequest, services: TheServices) -> Response[None]:
    """End the session, so that copies of its cookie are useless too.

    Without a personal link, a recovery code or a password this cannot be undone.
    """
    user = await user_of_cookie(request)
    if user is not None and user.valid:
        await services.accounts.end_sessions(user.person, only=user.session.id)
    return Response(None, status_code=204, cookies=[removed_cookie(request)])


ROUTES = [who_am_i, introduce, change, link_owner, claim, recover, login, logout]
