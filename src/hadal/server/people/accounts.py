"""Who is who, without accounts: a nickname and a signed cookie; a link or a password takes it to another device."""

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
from hadal.server.people import nicknames
from hadal.server.protocol.http import Me, PersonChanges
from hadal.server.store.base import Store
from hadal.server.store.errors import Conflict
from hadal.server.store.model import Person

COOKIE = "hadal"
COOKIE_DAYS = 400  # browsers keep none for longer
HASHES_AT_ONCE = 2  # each takes 19 MiB, as OWASP recommends, and a while
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# The hash of a password that nobody knows, so that an unknown name takes as long as a wrong password.
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$379uRKkOvQWJTAF30j7ylA$PlaAArxAT9QxNOxSE9JhUCv9u6F1YytqgWO912s4TBE"


class Accounts:
    """Everybody this installation knows."""

    def __init__(self, store: Store, key: str, now: TimeSource = wall_clock) -> None:
        self.store = store
        self.now = now
        self.signer = TimestampSigner(key, salt="hadal person", digest_method=hashlib.sha256)
        self.changing = asyncio.Lock()
        self.hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    # The cookie.

    def cookie(self, person: Person) -> str:
        """What a browser keeps to be known again."""
        return self.signer.sign(f"{person.id}.{password_stamp(person)}").decode()

    async def person_of_cookie(self, cookie: str) -> Person | None:
        """Whom a cookie belongs to; nobody if it is forged, too old, or from before a change of password."""
        try:
            text = self.signer.unsign(cookie, max_age=COOKIE_DAYS * 86_400).decode()
        except (BadSignature, UnicodeError):
            return None
        id, _, stamped = text.partition(".")
        person = await self.store.person(id)
        return person if person and person.name and password_stamp(person) == stamped else None

    # Coming, and changing.

    async def add(self, name: str, language: str) -> Person:
        """Somebody new."""
        now = self.now()
        person = Person(
            secrets.token_urlsafe(12), nicknames.clean_nickname(name), now, nicknames.check_language(language), seen=now
        )
        await self.kept(person, new=True)
        return person

    async def kept(self, person: Person, new: bool = False) -> None:
        """Keep somebody, if the name is not claimed by another."""
        try:
            await (self.store.add_person(person) if new else self.store.change_person(person))
        except Conflict:
            raise RequestError(409, "name-claimed", nickname=person.name) from None

    async def changed(self, id: str, **new: object) -> Person:
        """Somebody with something new; what was changed meanwhile stays."""
        async with self.changing:
            person = await self.store.person(id)
            if person is None or not person.name:
                raise not_signed_in()
            person = structs.replace(person, **new)
            await self.kept(person)
            return person

    async def change(self, person: Person, wish: PersonChanges) -> Person:
        """A new nickname, language or password; a password claims the name."""
        new: dict[str, str] = {}
        if wish.name is not None:
            new["name"] = nicknames.clean_nickname(wish.name)
        if wish.language is not None:
            new["language"] = nicknames.check_language(wish.language)
        if wish.password is not None:
            new["password"] = await self.hashed(wish.password)
        return await self.changed(person.id, **new)

    async def seen(self, person: Person) -> bool:
        """Note once a day that somebody is still there; is the cookie to be renewed?"""
        if self.now() - person.seen < DAY_MS:
            return False
        await self.changed(person.id, seen=self.now())
        return True

    async def forget(self, id: str) -> None:
        """Take away everything that tells who somebody is; the row stays, because seats point at it."""
        person = await self.store.person(id) if nicknames.ID.fullmatch(id) else None
        if person is None:
            raise RequestError(404, "no-person")
        await self.store.change_person(Person(person.id, "", person.created))

    # Another device.

    async def create_link(self, person: Person) -> str:
        """The token of a personal link; one that was made before is worth nothing now."""
        token = secrets.token_urlsafe(24)
        await self.changed(person.id, link=link_hash(token))
        return token

    async def person_of_link(self, token: str) -> Person:
        """Whose personal link this is."""
        person = await self.store.person_linked(link_hash(token))
        if person is None or not person.name:
            raise RequestError(403, "bad-link")
        return person

    async def login(self, name: str, password: str) -> Person:
        """Who claimed a name with this password."""
        try:
            person = await self.store.person_named(nicknames.clean_nickname(name))
        except RequestError:
            person = None
        right = await self.fits(password, person.password if person else NOBODY)
        if person is None or not right:
            raise RequestError(403, "bad-password")
        return person

    async def hashed(self, password: str) -> str:
        """A password as it is kept."""
        async with self.hashing:
            return await asyncio.to_thread(HASHER.hash, encoded(password))

    async def fits(self, password: str, hash: str) -> bool:
        """Is this the password?"""
        async with self.hashing:
            return await asyncio.to_thread(verify_hash, password, hash)


def verify_hash(password: str, hash: str) -> bool:
    """The same, in a thread: it takes a while on purpose."""
    try:
        return HASHER.verify(hash, encoded(password))
    except (Argon2Error, InvalidHashError):
        return False


def encoded(password: str) -> bytes:
    """A password as bytes; half a character is a character too."""
    return password.encode("utf-8", "surrogatepass")


def link_hash(token: str) -> str:
    """What is kept of a link: enough to know it again, not enough to make it."""
    return hashlib.sha256(encoded(token)).hexdigest()


def password_stamp(person: Person) -> str:
    """Changes with the password, so that a new one ends what older cookies can do."""
    return hashlib.sha256(f"{person.id} {person.password}".encode()).hexdigest()[:12]


def me_info(person: Person) -> Me:
    """Somebody as they are told who they are."""
    return Me(person.id, person.name, person.language, bool(person.password))
