"""People, tables with their seats, the log, chat, secret answers, nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def word(name: str) -> sa.Column[str]:
    """A text column without null."""
    return sa.Column(name, sa.Text, nullable=False)


def number(name: str) -> sa.Column[int]:
    """An integer column; times in milliseconds need 64 bits."""
    return sa.Column(name, sa.BigInteger, nullable=False)


def of_table() -> sa.Column[str]:
    """A reference to the table a row belongs to."""
    return sa.Column("table_", sa.Text, sa.ForeignKey("table_.id", ondelete="CASCADE"), nullable=False)


def index(name: str, table: str, columns: list[str], where: str = "", unique: bool = False) -> None:
    """An index, optionally of some rows only."""
    condition = sa.text(where) if where else None
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def people() -> None:
    """People; `claim` is the name as it is compared, if it is protected by a password."""
    texts = [word(name) for name in ("name", "language", "password", "link")]
    key = sa.Column("id", sa.Text, primary_key=True)
    claim = sa.Column("claim", sa.Text, unique=True)
    op.create_table("person", key, *texts, number("created"), number("seen"), claim)
    index("person_link", "person", ["link"], "link <> ''")


def tables() -> None:
    """Tables; `listed` and `spectators` are copies of settings, for lists."""
    words = ["game", "options", "settings", "host", "status", "scores", "winners", "rematch", "previous"]
    numbers = ["created", "version", "seq", "to_move", "since", "wake", "started", "ended", "turned"]
    op.create_table(
        "table_",
        sa.Column("id", sa.Text, primary_key=True),
        *[word(name) for name in words],
        sa.Column("secret", sa.LargeBinary, nullable=False),
        *[number(name) for name in [*numbers, "listed", "spectators"]],
    )
    index("table_open", "table_", ["created"], "status = 'lobby' and listed = 1")
    index("table_live", "table_", ["since"], "status = 'playing' and listed = 1 and spectators = 1")
    index("table_due", "table_", ["wake"], "status = 'playing' and wake > 0")


def seats() -> None:
    """Seats."""
    words = [word(name) for name in ("kind", "person", "name", "bot", "invite")]
    op.create_table("seat", of_table(), number("seat"), *words, sa.PrimaryKeyConstraint("table_", "seat"))
    index("seat_person", "seat", ["person"], "person <> ''")


def log() -> None:
    """The log: numbers and ids are unique at a table."""
    op.create_table(
        "entry",
        of_table(),
        number("seq"),
        word("id"),
        word("kind"),
        number("seat"),
        word("body"),
        number("at"),
        sa.PrimaryKeyConstraint("table_", "seq"),
        sqlite_with_rowid=False,
    )
    index("entry_id", "entry", ["table_", "id"], unique=True)


def chat() -> None:
    """Chat; ids are never reused."""
    key = sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), sa.Identity(), primary_key=True)
    words = [word(name) for name in ("channel", "person", "name", "text")]
    op.create_table("chat", key, of_table(), *words, number("at"), sqlite_autoincrement=True)
    index("chat_table", "chat", ["table_", "id"])


def secret_answers() -> None:
    """Standing orders and sealed answers."""
    key = sa.PrimaryKeyConstraint("table_", "seat", "kind")
    op.create_table("wish", of_table(), number("seat"), word("kind"), word("body"), number("offer"), key)


def upgrade() -> None:
    """Create all tables."""
    people()
    tables()
    seats()
    log()
    chat()
    secret_answers()
    op.create_table("node", sa.Column("id", sa.Text, primary_key=True), number("seen"))
