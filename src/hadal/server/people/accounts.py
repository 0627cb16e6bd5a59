"""Accounts without registration: a nickname, and a signed cookie that holds a session.

A cookie alone plays and reads. What could lock its owner out (a password, a new link, ending sessions, deleting
everything) needs a proof as well: the password, or the recovery code, which is never part of a cookie.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, Signer, TimestampSigner
from itsdangerous.encoding import base64_decode, base64_encode
from msgspec import structs

from hadal.server.clock import DAY_MS, TimeSource, wall_clock
from hadal.server.errors import RequestError, not_signed_in
from hadal.server.limits.metering import in_thread
from hadal.server.people.nicknames import check_language, clean_nickname, marked_name, new_nickname
from hadal.server.people.recovery_codes import new_code, plain_code
from hadal.server.protocol.http import Me, PersonChanges
from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict, Outdated
from hadal.server.store.model import LoginSession, Person, SignInMethod

COOKIE = "hadal"
KNOWN_COOKIE = "hadal_known"  # the sessions of all identities of this browser
COOKIE_DAYS = 400  # the longest that browsers keep a cookie
MAX_KNOWN = 24  # identities of one browser: 600 bytes
SESSION_COOKIE = "2"  # the format of cookies that hold a session; older ones hold a person
REISSUE_DAYS = 7
# What a session was opened with, and the error if it is not valid any longer. A one-time link gives a recovery code.
OPENED_WITH = {
    "password": ("password", "bad-password"),
    "link": ("link", "bad-link"),
    "recovery": ("recovery", "bad-code"),
    "reissue": ("recovery", "bad-link"),
}
TOUCH_MS = DAY_MS // 24  # how exactly the list of sessions says when one was used
HASHES_AT_ONCE = 2  # each takes 19 MiB, as OWASP recommends, and some time
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# The hash of an unknown password, so that an unknown name takes as long as a wrong password.
UNKNOWN_HASH = "$argon2id$v=19$m=19456,t=2,p=1$379uRKkOvQWJTAF30j7ylA$PlaAArxAT9QxNOxSE9JhUCv9u6F1YytqgWO912s4TBE"


@dataclass(frozen=True)
class SignedInUser:
    """A person, and the session of the browser they use."""

    person: Person
    session: LoginSession
    outdated: bool = False  # the cookie has an old format

    @property
    def valid(self) -> bool:
        """Whether the session was not ended, and the person not forgotten."""
        return bool(self.person.name) and not self.session.ended


class Accounts:
    """All people this installation knows."""

    def __init__(self, store: Store, keys: list[str], now: TimeSource = wall_clock) -> None:
        self.store = store
        self.now = now
        newest_last = list(reversed(keys))
        self.signer = TimestampSigner(newest_last, salt="hadal person", digest_method=hashlib.sha256)
        self.known_signer = Signer(newest_last, salt="hadal known", digest_method=hashlib.sha256)
        self.hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    # Cookies and sessions.

    def cookie(self, session: LoginSession) -> str:
        """The value of the cookie that identifies a person in one browser."""
        return self.signer.sign(f"{SESSION_COOKIE}.{session.id}").decode()

    async def user_of_cookie(self, cookie: str, device: str = "") -> SignedInUser | None:
        """Whom a cookie belongs to, even if the session was ended; None if it is forged or expired."""
        try:
            value, signed_at = self.signer.unsign(cookie, return_timestamp=True)
            text = value.decode()
        except (BadSignature, UnicodeError):
            return None
        at = int(signed_at.timestamp() * 1000)
        if wall_clock() - at > COOKIE_DAYS * DAY_MS:  # a cookie from the future is valid: clocks of nodes differ
            return None
        format, _, rest = text.partition(".")
        if not has_usual_signature(cookie):
            return None
        if format != SESSION_COOKIE:
            return await self.user_of_person_cookie(cookie, text, at, device)
        found = await self.store.session(rest)
        return SignedInUser(found[1], found[0]) if found else None

    async def user_of_person_cookie(self, cookie: str, text: str, at: int, device: str) -> SignedInUser | None:
        """Whom a cookie without a session belongs to: it gets a session, which can be ended like any other."""
        id, _, stamp = text.partition(".")
        session_id = f"old-{link_hash(cookie)[:32]}"
        found = await self.store.session(session_id)
        if found is not None:
            return SignedInUser(found[1], found[0], outdated=True)
        person = await self.store.person(id)
        if person is None or not person.name or password_stamp(person) != stamp or at < person.signed_out:
            return None
        session = LoginSession(session_id, id, at, self.now(), device, "cookie")
        try:
            await self.store.add_session(session, {"password": person.password, "signed_out": person.signed_out})
        except Outdated:
            return None
        return SignedInUser(person, session, outdated=True)

    async def sign_in(self, person: Person, method: SignInMethod, device: str) -> SignedInUser:
        """A new session of a person as they were when the password, link or code was checked.

        If it was replaced since, the session is refused: its owner has just ended all those that were opened with it.
        """
        now = self.now()
        session = LoginSession(secrets.token_urlsafe(18), person.id, now, now, device, method)
        field, code = OPENED_WITH.get(method, ("", ""))
        try:
            await self.store.add_session(session, {field: getattr(person, field)} if field else {})
        except Outdated:
            raise RequestError(403, code) from None
        return SignedInUser(person, session)

    async def end_sessions(self, person: Person, keep: str = "", only: str = "") -> list[str]:
        """End all sessions of a person, except one or only one; their sockets are closed."""
        if not only:
            await self.update(person, signed_out=self.now())
        return await self.store.end_sessions(
            person.id, self.now(), keep, only, old=self.now() - (COOKIE_DAYS + 1) * DAY_MS
        )

    async def seen(self, user: SignedInUser, device: str) -> bool:
        """Record that a person is active; True if the cookie must be renewed, once a day."""
        if self.now() - user.session.seen >= TOUCH_MS:
            await self.store.touch_session(user.session.id, self.now(), device)
        if self.now() - user.person.seen < DAY_MS:
            return user.outdated
        await self.update(user.person, seen=self.now())
        return True

    # The identities of a browser.

    def known_cookie(self, sessions: list[str]) -> str:
        """The value of the cookie that holds all sessions of a browser, the current one first."""
        return self.known_signer.sign(".".join(sessions[:MAX_KNOWN])).decode()

    def known_sessions(self, cookie: str) -> list[str]:
        """The ids of the sessions of a browser; some may have ended."""
        try:
            text = self.known_signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return []
        return [id for id in text.split(".") if id][:MAX_KNOWN]

    async def known_users(self, cookie: str) -> list[SignedInUser]:
        """The people who are or were signed in in this browser."""
        found = [await self.store.session(id) for id in self.known_sessions(cookie)]
        return [SignedInUser(pair[1], pair[0]) for pair in found if pair is not None]

    # Adding and changing.

    async def add(self, name: str, language: str) -> tuple[Person, str]:
        """A new person, and their recovery code."""
        id, now, code = secrets.token_urlsafe(12), self.now(), new_code()
        person = Person(id, new_nickname(name), now, check_language(language), seen=now, recovery=code_hash(code))
        try:
            await self.store.add_person(person)
        except Conflict:
            raise RequestError(409, "name-claimed", nickname=person.name) from None
        return person, code

    async def update(self, person: Person, proven: bool = False, **changes: object) -> Person:
        """Change some fields of a person; concurrent changes of other fields are kept.

        If the change was proven, the password and the recovery code must still be those of the proof. A name that
        needed no proof must still be unprotected: its owner may just have protected it.
        """
        expected = {"password": person.password, "recovery": person.recovery} if proven else {}
        if "name" in changes:
            expected["password"] = person.password
        try:
            await self.store.change_person(person.id, changes, expected)
        except Outdated:
            if proven:
                raise RequestError(403, "bad-proof") from None
            known = await self.store.person(person.id)
            raise (RequestError(403, "proof-needed") if known and known.name else not_signed_in()) from None
        except Conflict:
            raise RequestError(409, "name-claimed", nickname=changes.get("name", person.name)) from None
        return await self.store.person(person.id) or person  # with the mark as it is now

    async def change(self, person: Person, request: PersonChanges) -> tuple[Person, str]:
        """Change nickname, language or password; returns a new recovery code if the name is claimed now.

        A new password ends the personal link; the caller ends the other sessions.
        """
        proven = request.password is not None or bool(person.password and request.name not in (None, person.name))
        if proven:
            await self.check_proof(person, request.proof)
        changes: dict[str, object] = {}
        code = ""
        if request.name is not None and request.name != person.name:
            changes["name"] = new_nickname(request.name)
        if request.language is not None:
            changes["language"] = check_language(request.language)
        if request.password is not None:
            changes |= {"password": await self.hash_password(request.password), "link": "", "link_made": 0}
            changes |= {"reissue": "", "reissue_until": 0}
            if not person.password:
                code = new_code()
                changes["recovery"] = code_hash(code)
        return await self.update(person, proven, **changes), code

    async def check_proof(self, person: Person, proof: str) -> None:
        """Reject a request without the password or the recovery code.

        People from before there were recovery codes may have neither; their first code needs no proof.
        """
        if not person.password and not person.recovery:
            return
        if not proof:
            raise RequestError(403, "proof-needed")
        if is_recovery_code(person, proof):
            return
        if not await self.check_password(proof, person.password or UNKNOWN_HASH):
            raise RequestError(403, "bad-proof")

    async def create_recovery_code(self, person: Person, proof: str) -> str:
        """A new recovery code, which replaces the previous one."""
        await self.check_proof(person, proof)
        code = new_code()
        await self.update(person, True, recovery=code_hash(code))
        return code

    # Other devices.

    async def create_link(self, person: Person, proof: str) -> str:
        """The token of a new personal link; the previous link stops working."""
        await self.check_proof(person, proof)
        token = secrets.token_urlsafe(24)
        await self.update(person, True, link=link_hash(token), link_made=self.now())
        return token

    async def cancel_link(self, person: Person, proof: str) -> None:
        """End the personal link."""
        await self.check_proof(person, proof)
        await self.update(person, True, link="", link_made=0)

    async def person_of_link(self, token: str) -> Person:
        """The person a personal link or a one-time link belongs to."""
        hash = link_hash(token)
        person = await self.store.person_linked(hash)
        if person is None:
            person = await self.store.person_reissued(hash)
            if person is not None and person.reissue_until < self.now():
                person = None
        if person is None or not person.name:
            raise RequestError(403, "bad-link")
        return person

    async def use_link(self, token: str) -> tuple[Person, SignInMethod, str]:
        """Use a link. A one-time link stops working, and gives a new recovery code: its owner has lost the old one."""
        person = await self.person_of_link(token)
        if person.reissue != link_hash(token):
            return person, "link", ""
        code = new_code()
        changes: dict[str, object] = {"reissue": "", "reissue_until": 0, "recovery": code_hash(code)}
        try:
            await self.store.change_person(person.id, changes, {"reissue": person.reissue})
        except Outdated:  # somebody else has just used it
            raise RequestError(403, "bad-link") from None
        return structs.replace(person, **changes), "reissue", code

    async def reissue(self, person: Person) -> str:
        """The token of a one-time link that the host gives to somebody who lost everything."""
        token = secrets.token_urlsafe(24)
        until = self.now() + REISSUE_DAYS * DAY_MS
        await self.update(person, reissue=link_hash(token), reissue_until=until)
        return token

    async def recover(self, code: str) -> Person:
        """The person whose recovery code this is."""
        plain = plain_code(code)
        person = await self.store.person_recovering(code_hash(plain)) if plain else None
        if person is None or not person.name:
            raise RequestError(403, "bad-code")
        return person

    async def login(self, name: str, password: str) -> Person:
        """The person who claimed a name with this password."""
        try:
            person = await self.store.person_named(clean_nickname(name))
        except RequestError:
            person = None
        right = await self.check_password(password, person.password if person else UNKNOWN_HASH)
        if person is None or not right:
            raise RequestError(403, "bad-password")
        return person

    async def hash_password(self, password: str) -> str:
        """The hash under which a password is stored."""
        async with self.hashing:
            return await in_thread(HASHER.hash, to_bytes(password))

    async def check_password(self, password: str, hash: str) -> bool:
        """Whether a password matches a hash."""
        async with self.hashing:
            return await in_thread(verify_hash, password, hash)


def verify_hash(password: str, hash: str) -> bool:
    """Whether a password matches a hash. Deliberately slow: call it in a thread."""
    try:
        return HASHER.verify(hash, to_bytes(password))
    except (Argon2Error, InvalidHashError):
        return False


def to_bytes(text: str) -> bytes:
    """A text as bytes, even if it holds half a character."""
    return text.encode("utf-8", "surrogatepass")


def has_usual_signature(cookie: str) -> bool:
    """Whether a valid signature is spelt as we write it. Base64 ignores some characters and bits.

    The session of an old cookie depends on its text, so another spelling would be another session.
    """
    signature = cookie.rpartition(".")[2]
    return base64_encode(base64_decode(signature)).decode() == signature


def link_hash(token: str) -> str:
    """The hash under which a link is stored. Tokens are random, so a fast hash is safe."""
    return hashlib.sha256(to_bytes(token)).hexdigest()


def code_hash(code: str) -> str:
    """The hash under which a recovery code is stored. Codes have 125 random bits, so a fast hash is safe."""
    return hashlib.sha256(f"recovery {plain_code(code)}".encode()).hexdigest()


def is_recovery_code(person: Person, proof: str) -> bool:
    """Whether a proof is the recovery code of a person."""
    return bool(plain_code(proof) and person.recovery) and secrets.compare_digest(code_hash(proof), person.recovery)


def password_stamp(person: Person) -> str:
    """A value that changes with the password, so that older cookies without a session stop working."""
    return hashlib.sha256(f"{person.id} {person.password}".encode()).hexdigest()[:12]


def shown_name(person: Person) -> str:
    """The name others see: with a mark if somebody else has claimed it since."""
    return marked_name(person.name, person.id) if person.marked else person.name


def me_info(person: Person, code: str = "") -> Me:
    """A person as they see themselves; `code` is a new recovery code."""
    shown = shown_name(person)
    return Me(
        id=person.id,
        name=person.name,
        language=person.language,
        claimed=bool(person.password),
        shown="" if shown == person.name else shown,
        recovery=bool(person.recovery),
        recovery_code=code,
    )
