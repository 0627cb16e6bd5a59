"""Names are compared anew: some characters that look like Latin letters were not known as such."""

import sqlalchemy as sa
from alembic import op

from hadal.server.people.look_alikes import skeleton

revision = "0012"
down_revision: str | None = "0011"

PERSON = sa.table("person", sa.column("id"), sa.column("name"), sa.column("skeleton"))


def upgrade() -> None:
    """People keep their names, even if two claimed ones look alike."""
    db = op.get_bind()
    for id, name, known in db.execute(sa.select(PERSON.c.id, PERSON.c.name, PERSON.c.skeleton)).fetchall():
        if name and skeleton(name) != known:
            db.execute(sa.update(PERSON).where(PERSON.c.id == id).values(skeleton=skeleton(name)))
