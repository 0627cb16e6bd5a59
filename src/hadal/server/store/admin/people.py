"""Changes to people that a host makes from the command line."""

from __future__ import annotations

import secrets

from hadal.server.clock import DAY_MS, TimeSource, wall_clock
from hadal.server.people.accounts import REISSUE_DAYS, link_hash
from hadal.server.store import sql
from hadal.server.store.admin.connection import writing_beside
from hadal.server.store.errors import StoreError

FIND = "select id, name from person where name <> '' and (id = :id or claim = :claim) order by id <> :id limit 1"
REISSUE = "update person set reissue = :hash, reissue_until = :until where id = :id"


def reissue(url: str, person: str, now: TimeSource = wall_clock) -> tuple[str, str]:
    """The name of a person, found by id or claimed name, and the token of a new one-time link for them."""
    token = secrets.token_urlsafe(24)
    with writing_beside(url) as db:
        found = db.rows(FIND, {"id": person, "claim": sql.claim_of(person)})
        if not found:
            raise StoreError(f"there is nobody with the id or the protected name {person!r}")
        id, name = found[0]
        db.rows(REISSUE, {"id": id, "hash": link_hash(token), "until": now() + REISSUE_DAYS * DAY_MS})
    return name, token
