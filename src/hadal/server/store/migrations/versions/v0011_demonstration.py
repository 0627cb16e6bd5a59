"""An index for the games of bots on the home page, which the clean-up looks for."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"


def upgrade() -> None:
    """Without it, every clean-up would read all tables."""
    shown = sa.text("host = 'demonstration'")
    op.create_index("table_demonstration", "table_", ["since"], sqlite_where=shown, postgresql_where=shown)
