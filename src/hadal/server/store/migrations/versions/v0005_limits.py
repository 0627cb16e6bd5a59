"""Limits: where a table was created from and when somebody was last there, and budgets that nodes share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """Existing tables have an unknown network. Budgets are worthless after a crash and are not logged."""
    op.add_column("table_", sa.Column("network", sa.Text, nullable=False, server_default=""))
    op.add_column("table_", sa.Column("present", sa.BigInteger, nullable=False, server_default="0"))
    waiting = sa.text("status = 'lobby' and listed = 1")
    op.drop_index("table_open", "table_")
    op.create_index("table_open", "table_", ["present", "created"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_table(
        "budget",
        *[sa.Column(name, sa.Text, nullable=False) for name in ("name", "key", "node")],
        *[sa.Column(name, sa.Float, nullable=False) for name in ("used", "burst", "per_second")],
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", "key", "node"),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
