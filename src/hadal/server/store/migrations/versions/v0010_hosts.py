"""An index for the tables that somebody hosts."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    """Only tables whose games are not over are looked for."""
    unfinished = sa.text("status in ('lobby', 'playing')")
    op.create_index("table_host", "table_", ["host"], sqlite_where=unfinished, postgresql_where=unfinished)
