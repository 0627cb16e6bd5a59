"""Sessions, recovery codes, one-time links, the look of names, and people who were removed from tables."""

import sqlalchemy as sa
from alembic import op

from hadal.server.people.look_alikes import skeleton

revision = "0003"
down_revision: str | None = "0002"

PERSON = sa.table("person", sa.column("id", sa.Text), sa.column("name", sa.Text), sa.column("skeleton", sa.Text))


def word(name: str) -> sa.Column[str]:
    """A text column for existing rows."""
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def number(name: str) -> sa.Column[int]:
    """An integer column for existing rows."""
    return sa.Column(name, sa.BigInteger, nullable=False, server_default="0")


def index(name: str, table: str, columns: list[str], where: str = "") -> None:
    """An index, optionally of some rows only."""
    condition = sa.text(where) if where else None
    op.create_index(name, table, columns, sqlite_where=condition, postgresql_where=condition)


def people() -> None:
    """Existing people keep their names, even if two claimed ones look alike."""
    for column in (word("recovery"), word("reissue"), word("skeleton")):
        op.add_column("person", column)
    for time in (number("link_made"), number("reissue_until"), number("signed_out")):
        op.add_column("person", time)
    db = op.get_bind()
    for id, name in db.execute(sa.select(PERSON.c.id, PERSON.c.name)).fetchall():
        db.execute(sa.update(PERSON).where(PERSON.c.id == id).values(skeleton=skeleton(name)))
    index("person_skeleton", "person", ["skeleton"], "claim is not null")
    index("person_recovery", "person", ["recovery"], "recovery <> ''")
    index("person_reissue", "person", ["reissue"], "reissue <> ''")


def sessions() -> None:
    """Sessions. A cookie from before gets one when it is used."""
    person = sa.Column("person", sa.Text, sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False)
    key = sa.Column("id", sa.Text, primary_key=True)
    times = [number(name) for name in ("created", "seen", "ended")]
    op.create_table("session", key, person, *times, word("device"), word("method"))
    index("session_person", "session", ["person"])


def upgrade() -> None:
    """Add what identities need."""
    people()
    sessions()
    op.add_column("table_", sa.Column("kicked", sa.Text, nullable=False, server_default="[]"))
    index("chat_person", "chat", ["person"], "person <> ''")
