"""Accounts without registration: a nickname and a signed cookie. A link or a password moves it to another device."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, TimestampSigner
from msgspec import structs

from hadal.server.clock import DAY_MS, TimeSource, wall_clock
from hadal.server.errors import RequestError, not_signed_in
from hadal.server.people.nicknames import ID, check_language, clean_nickname
from hadal.server.protocol.http import Me, PersonChanges
from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict
from hadal.server.store.model import Person

COOKIE = "hadal"
COOKIE_DAYS = 400  # the longest that browsers keep a cookie
HASHES_AT_ONCE = 2  # each takes 19 MiB, as OWASP recommends, and some time
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# The hash of an unknown password, so that an unknown name takes as long as a wrong password.
UNKNOWN_HASH = "$argon2id$v=19$m=19456,t=2,p=1$379uRKkOvQWJTAF30j7ylA$PlaAArxAT9QxNOxSE9JhUCv9u6F1YytqgWO912s4TBE"


class Accounts:
    """All people this installation knows."""

    def __init__(self, store: Store, key: str, now: TimeSource = wall_clock) -> None:
        self.store = store
        self.now = now
        self.signer = TimestampSigner(key, salt="hadal person", digest_method=hashlib.sha256)
        self.changing = asyncio.Lock()
        self.hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    # The cookie.

    def cookie(self, person: Person) -> str:
        """The value of the cookie that identifies a person."""
        return self.signer.sign(f"{person.id}.{password_stamp(person)}").decode()

    async def person_of_cookie(self, cookie: str) -> Person | None:
        """The person a cookie belongs to; None if it is forged, expired, or older than the password."""
        try:
            text = self.signer.unsign(cookie, max_age=COOKIE_DAYS * 86_400).decode()
        except (BadSignature, UnicodeError):
            return None
        id, _, stamp = text.partition(".")
        person = await self.store.person(id)
        return person if person and person.name and password_stamp(person) == stamp else None

    # Adding and changing.

    async def add(self, name: str, language: str) -> Person:
        """A new person."""
        id, now = secrets.token_urlsafe(12), self.now()
        person = Person(id, clean_nickname(name), now, check_language(language), seen=now)
        await self.save(person, new=True)
        return person

    async def save(self, person: Person, new: bool = False) -> None:
        """Store a person, unless the name is claimed by somebody else."""
        try:
            await (self.store.add_person(person) if new else self.store.change_person(person))
        except Conflict:
            raise RequestError(409, "name-claimed", nickname=person.name) from None

    async def update(self, id: str, **changes: object) -> Person:
        """Change some fields of a person; concurrent changes of other fields are kept."""
        async with self.changing:
            person = await self.store.person(id)
            if person is None or not person.name:
                raise not_signed_in()
            person = structs.replace(person, **changes)
            await self.save(person)
            return person

    async def change(self, person: Person, request: PersonChanges) -> Person:
        """Change nickname, language or password; a password claims the name."""
        changes: dict[str, str] = {}
        if request.name is not None:
            changes["name"] = clean_nickname(request.name)
        if request.language is not None:
            changes["language"] = check_language(request.language)
        if request.password is not None:
            changes["password"] = await self.hash_password(request.password)
        return await self.update(person.id, **changes)

    async def seen(self, person: Person) -> bool:
        """Record once a day that a person is active; True if the cookie must be renewed."""
        if self.now() - person.seen < DAY_MS:
            return False
        await self.update(person.id, seen=self.now())
        return True

    async def forget(self, id: str) -> None:
        """Delete everything that identifies a person. The row stays, because seats refer to it."""
        person = await self.store.person(id) if ID.fullmatch(id) else None
        if person is None:
            raise RequestError(404, "no-person")
        await self.store.change_person(Person(person.id, "", person.created))

    # Other devices.

    async def create_link(self, person: Person) -> str:
        """The token of a new personal link; the previous link stops working."""
        token = secrets.token_urlsafe(24)
        await self.update(person.id, link=link_hash(token))
        return token

    async def person_of_link(self, token: str) -> Person:
        """The person a personal link belongs to."""
        person = await self.store.person_linked(link_hash(token))
        if person is None or not person.name:
            raise RequestError(403, "bad-link")
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
            return await asyncio.to_thread(HASHER.hash, to_bytes(password))

    async def check_password(self, password: str, hash: str) -> bool:
        """Whether a password matches a hash."""
        async with self.hashing:
            return await asyncio.to_thread(verify_hash, password, hash)


def verify_hash(password: str, hash: str) -> bool:
    """Whether a password matches a hash. Deliberately slow: call it in a thread."""
    try:
        return HASHER.verify(hash, to_bytes(password))
    except (Argon2Error, InvalidHashError):
        return False


def to_bytes(text: str) -> bytes:
    """A text as bytes, even if it holds half a character."""
    return text.encode("utf-8", "surrogatepass")


def link_hash(token: str) -> str:
    """The hash under which a personal link is stored."""
    return hashlib.sha256(to_bytes(token)).hexdigest()


def password_stamp(person: Person) -> str:
    """A value that changes with the password, so that older cookies stop working."""
    return hashlib.sha256(f"{person.id} {person.password}".encode()).hexdigest()[:12]


def me_info(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.id, person.name, person.language, bool(person.password))
