"""What belongs to a person: sessions, identities of the browser, link, recovery code, export and deletion."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from hadal.server.errors import RequestError
from hadal.server.http.openapi import NO_CONTENT, PERSON, body_errors, errors
from hadal.server.http.request import (
    AnyRequest,
    CurrentUser,
    TheLimiter,
    TheServices,
    known_users,
    removed_cookie,
    user_or_none,
)
from hadal.server.http.routes.me import check_proof_rate, signed_in
from hadal.server.people.accounts import SignedInUser
from hadal.server.people.deletion import delete_person
from hadal.server.people.export import export_person
from hadal.server.protocol.http import (
    AccountInfo,
    ChooseIdentity,
    EndSessions,
    IdentityInfo,
    Me,
    PersonalLink,
    Proof,
    RecoveryCode,
    SessionInfo,
)

LINK = "/#me="  # after the #, so that the token is in no request line, log or referrer


@get("/me/account", responses=errors(), summary="My sessions, identities and link")
async def account(request: AnyRequest, services: TheServices) -> AccountInfo:
    """Where I am signed in, who else is signed in in this browser, and whether I have a personal link.

    Somebody who is not signed in gets the identities of the browser.
    """
    user = await user_or_none(request)
    people = {known.person.id: known.person.name for known in await known_users(request) if known.valid}
    me = user.person.id if user else ""
    identities = [IdentityInfo(id, name, id == me) for id, name in people.items()]
    if user is None:
        return AccountInfo([], identities)
    sessions = [
        SessionInfo(row.id, row.device, row.created, row.seen, row.method, row.id == user.session.id)
        for row in await services.store.sessions_of(me)
    ]
    return AccountInfo(sessions, identities, user.person.link_made)


@post("/me/switch", status_code=200, responses=body_errors(404), summary="Switch to another identity of this browser")
async def switch(request: AnyRequest, data: JSONBody[ChooseIdentity]) -> Response[Me]:
    """Become somebody else who is signed in in this browser."""
    known = await known_users(request)
    return signed_in(request, chosen(known, data.person), known)


@post(
    "/me/identities/remove",
    status_code=204,
    responses={204: NO_CONTENT, **body_errors(404)},
    summary="Remove an identity from this browser",
)
async def remove_identity(request: AnyRequest, services: TheServices, data: JSONBody[ChooseIdentity]) -> Response[None]:
    """Sign an identity out in this browser."""
    user = chosen(await known_users(request), data.person)
    await services.accounts.end_sessions(user.person, only=user.session.id)
    current = await user_or_none(request)
    gone = current is not None and current.session.id == user.session.id
    return Response(None, status_code=204, cookies=[removed_cookie(request)] if gone else [])


def chosen(known: list[SignedInUser], person: str) -> SignedInUser:
    """The valid session of a person in this browser."""
    for user in known:
        if user.valid and user.person.id == person:
            return user
    raise RequestError(404, "no-identity")


@post(
    "/me/sessions/end",
    status_code=204,
    responses={204: NO_CONTENT, **body_errors(401, 404)},
    security=PERSON,
    summary="Sign out on other devices",
)
async def end_sessions(
    user: CurrentUser, services: TheServices, limiter: TheLimiter, data: JSONBody[EndSessions]
) -> None:
    """End one session of mine, or all others; their open tables are closed."""
    check_proof_rate(limiter, user, data.proof)
    await services.accounts.check_proof(user.person, data.proof)
    keep = "" if data.session else user.session.id
    ended = await services.accounts.end_sessions(user.person, keep=keep, only=data.session)
    if data.session and not ended:
        raise RequestError(404, "no-session")


@post("/me/link", responses=body_errors(401), security=PERSON, summary="Create a personal link")
async def link(user: CurrentUser, services: TheServices, limiter: TheLimiter, data: JSONBody[Proof]) -> PersonalLink:
    """A link for another device. The previous link stops working."""
    check_proof_rate(limiter, user, data.proof)
    token = await services.accounts.create_link(user.person, data.proof)
    return PersonalLink(token, f"{LINK}{token}")


@post(
    "/me/link/cancel",
    status_code=204,
    responses={204: NO_CONTENT, **body_errors(401)},
    security=PERSON,
    summary="Cancel the personal link",
)
async def cancel_link(user: CurrentUser, services: TheServices, limiter: TheLimiter, data: JSONBody[Proof]) -> None:
    """The personal link stops working."""
    check_proof_rate(limiter, user, data.proof)
    await services.accounts.cancel_link(user.person, data.proof)


@post("/me/recovery", responses=body_errors(401), security=PERSON, summary="Create a recovery code")
async def recovery(
    user: CurrentUser, services: TheServices, limiter: TheLimiter, data: JSONBody[Proof]
) -> RecoveryCode:
    """A new recovery code, which is shown this once. The previous one stops working."""
    check_proof_rate(limiter, user, data.proof)
    return RecoveryCode(await services.accounts.create_recovery_code(user.person, data.proof))


@get(
    "/me/export",
    media_type="application/zip",
    responses=errors(401),
    security=PERSON,
    summary="Everything that is mine",
)
async def export(user: CurrentUser, services: TheServices, limiter: TheLimiter) -> Stream:
    """A zip file: profile, sessions, tables, chat messages, and the records of finished games."""
    limiter.check("export", user.person.id)
    with limiter.outside():
        parts = await export_person(services, user.person, limiter.requester().address)
    headers = {"content-disposition": 'attachment; filename="hadal.zip"'}
    return Stream(parts, media_type="application/zip", headers=headers)


@post(
    "/me/delete",
    status_code=204,
    responses={204: NO_CONTENT, **body_errors(401)},
    security=PERSON,
    summary="Delete me",
)
async def delete(
    request: AnyRequest, user: CurrentUser, services: TheServices, limiter: TheLimiter, data: JSONBody[Proof]
) -> Response[None]:
    """Delete my name, password, sessions and chat messages. Games stay, without my name; a bot plays on for me."""
    check_proof_rate(limiter, user, data.proof)
    await services.accounts.check_proof(user.person, data.proof)
    await delete_person(services, user.person.id)
    return Response(None, status_code=204, cookies=[removed_cookie(request)])


ROUTES = [
    account,
    switch,
    remove_identity,
    end_sessions,
    link,
    cancel_link,
    recovery,
    export,
    delete,
]
