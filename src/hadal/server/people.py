"""Who is who, without accounts: a nickname and a signed cookie; a link or a password takes it to another device."""

from __future__ import annotations

import asyncio
import hashlib
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, TimestampSigner
from msgspec import structs

from hadal.server import names
from hadal.server.faults import Denied, unknown_person
from hadal.server.rows import Person
from hadal.server.store.base import Conflict, Store
from hadal.server.times import DAY, Now, wall
from hadal.server.wire_rest import ChangedPerson, Me

COOKIE = "hadal"
COOKIE_DAYS = 400  # browsers keep none for longer
HASHES_AT_ONCE = 2  # each takes 19 MiB, as OWASP recommends, and a while
HASHER = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
# The hash of a password that nobody knows, so that an unknown name takes as long as a wrong password.
NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$379uRKkOvQWJTAF30j7ylA$PlaAArxAT9QxNOxSE9JhUCv9u6F1YytqgWO912s4TBE"


class People:
    """Everybody this installation knows."""

    def __init__(self, store: Store, key: str, now: Now = wall) -> None:
        self.store = store
        self.now = now
        self.signer = TimestampSigner(key, salt="hadal person", digest_method=hashlib.sha256)
        self.changing = asyncio.Lock()
        self.hashing = asyncio.Semaphore(HASHES_AT_ONCE)

    # The cookie.

    def cookie(self, person: Person) -> str:
        """What a browser keeps to be known again."""
        return self.signer.sign(f"{person.id}.{stamp(person)}").decode()

    async def known_by(self, cookie: str) -> Person | None:
        """Whom a cookie belongs to; nobody if it is forged, too old, or from before a change of password."""
        try:
            text = self.signer.unsign(cookie, max_age=COOKIE_DAYS * 86_400).decode()
        except (BadSignature, UnicodeError):
            return None
        id, _, stamped = text.partition(".")
        person = await self.store.person(id)
        return person if person and person.name and stamp(person) == stamped else None

    # Coming, and changing.

    async def add(self, name: str, language: str) -> Person:
        """Somebody new."""
        now = self.now()
        person = Person(secrets.token_urlsafe(12), names.tidy(name), now, names.language(language), seen=now)
        await self.kept(person, new=True)
        return person

    async def kept(self, person: Person, new: bool = False) -> None:
        """Keep somebody, if the name is not claimed by another."""
        try:
            await (self.store.add_person(person) if new else self.store.change_person(person))
        except Conflict:
            raise Denied(409, "name-claimed", nickname=person.name) from None

    async def changed(self, id: str, **new: object) -> Person:
        """Somebody with something new; what was changed meanwhile stays."""
        async with self.changing:
            person = await self.store.person(id)
            if person is None or not person.name:
                raise unknown_person()
            person = structs.replace(person, **new)
            await self.kept(person)
            return person

    async def change(self, person: Person, wish: ChangedPerson) -> Person:
        """A new nickname, language or password; a password claims the name."""
        new: dict[str, str] = {}
        if wish.name is not None:
            new["name"] = names.tidy(wish.name)
        if wish.language is not None:
            new["language"] = names.language(wish.language)
        if wish.password is not None:
            new["password"] = await self.hashed(wish.password)
        return await self.changed(person.id, **new)

    async def seen(self, person: Person) -> bool:
        """Note once a day that somebody is still there; is the cookie to be renewed?"""
        if self.now() - person.seen < DAY:
            return False
        await self.changed(person.id, seen=self.now())
        return True

    async def forget(self, id: str) -> None:
        """Take away everything that tells who somebody is; the row stays, because seats point at it."""
        person = await self.store.person(id) if names.ID.fullmatch(id) else None
        if person is None:
            raise Denied(404, "no-person")
        await self.store.change_person(Person(person.id, "", person.created))

    # Another device.

    async def new_link(self, person: Person) -> str:
        """The token of a personal link; one that was made before is worth nothing now."""
        token = secrets.token_urlsafe(24)
        await self.changed(person.id, link=fingerprint(token))
        return token

    async def linked(self, token: str) -> Person:
        """Whose personal link this is."""
        person = await self.store.person_linked(fingerprint(token))
        if person is None or not person.name:
            raise Denied(403, "bad-link")
        return person

    async def login(self, name: str, password: str) -> Person:
        """Who claimed a name with this password."""
        try:
            person = await self.store.person_named(names.tidy(name))
        except Denied:
            person = None
        right = await self.fits(password, person.password if person else NOBODY)
        if person is None or not right:
            raise Denied(403, "bad-password")
        return person

    async def hashed(self, password: str) -> str:
        """A password as it is kept."""
        async with self.hashing:
            return await asyncio.to_thread(HASHER.hash, encoded(password))

    async def fits(self, password: str, hash: str) -> bool:
        """Is this the password?"""
        async with self.hashing:
            return await asyncio.to_thread(verified, password, hash)


def verified(password: str, hash: str) -> bool:
    """The same, in a thread: it takes a while on purpose."""
    try:
        return HASHER.verify(hash, encoded(password))
    except (Argon2Error, InvalidHashError):
        return False


def encoded(password: str) -> bytes:
    """A password as bytes; half a character is a character too."""
    return password.encode("utf-8", "surrogatepass")


def fingerprint(token: str) -> str:
    """What is kept of a link: enough to know it again, not enough to make it."""
    return hashlib.sha256(encoded(token)).hexdigest()


def stamp(person: Person) -> str:
    """Changes with the password, so that a new one ends what older cookies can do."""
    return hashlib.sha256(f"{person.id} {person.password}".encode()).hexdigest()[:12]


def shown(person: Person) -> Me:
    """Somebody as they are told who they are."""
    return Me(person.id, person.name, person.language, bool(person.password))
