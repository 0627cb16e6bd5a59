"""An index for the clean-up of tables that need not be kept."""

from alembic import op

revision = "0004"
down_revision: str | None = "0002"


def upgrade() -> None:
    """`since` of a table in the lobby was 0: it has waited since it was created."""
    op.execute("update table_ set since = created where since = 0")
    op.create_index("table_expiry", "table_", ["status", "since"])
