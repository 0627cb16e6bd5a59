"""What the people at a table have agreed to: a rematch, open hands for spectators."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"


def upgrade() -> None:
    """At existing tables nobody has agreed to anything."""
    op.add_column("table_", sa.Column("agreements", sa.Text, nullable=False, server_default="{}"))
