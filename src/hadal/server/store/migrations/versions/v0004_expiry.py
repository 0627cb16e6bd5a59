"""Indexes for the clean-up of tables that need not be kept: those that never began, and the others."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """`since` of an old table in the lobby may be 0: it has waited since it was created."""
    op.execute("update table_ set since = created where since = 0")
    for name, which in (("table_not_begun", "started = 0"), ("table_begun", "started > 0")):
        condition = sa.text(which)
        op.create_index(name, "table_", ["since"], sqlite_where=condition, postgresql_where=condition)
