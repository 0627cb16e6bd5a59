"""The fair shuffle: the players' numbers; tables that wait for them are woken before the game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Existing tables have no numbers."""
    op.add_column("table_", sa.Column("shuffle", sa.Text, nullable=False, server_default="{}"))
    op.drop_index("table_due", "table_")
    condition = sa.text("wake > 0")
    op.create_index("table_due", "table_", ["wake"], sqlite_where=condition, postgresql_where=condition)
