"""What-ifs: the game a table continues, and the moves before its log."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Existing tables are not what-ifs."""
    op.add_column("table_", sa.Column("origin", sa.Text, nullable=False, server_default=""))
    op.add_column("table_", sa.Column("past", sa.Text, nullable=False, server_default="[]"))
