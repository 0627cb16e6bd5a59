"""Lists show points and clocks; players put tables away, and say before the start that they are ready."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    """Games in progress get their points with the next move."""
    op.add_column("table_", sa.Column("points", sa.Text, nullable=False, server_default="[]"))
    op.add_column("table_", sa.Column("deadline", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("ready", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("archived", sa.BigInteger, nullable=False, server_default="0"))
