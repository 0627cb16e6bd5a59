"""Tables name the version of their rules; a chat message sent twice is stored once; a row to test writing with."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Games that were started earlier follow the first version of the rules."""
    op.add_column("table_", sa.Column("rules", sa.BigInteger, nullable=False, server_default="1"))
    op.add_column("chat", sa.Column("command_id", sa.Text, nullable=False, server_default=""))
    once = sa.text("command_id <> '' and person <> ''")
    columns = ["table_", "person", "command_id"]
    op.create_index("chat_command", "chat", columns, unique=True, sqlite_where=once, postgresql_where=once)
    op.create_table(
        "probe",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("padding", sa.Text, nullable=False),
    )
