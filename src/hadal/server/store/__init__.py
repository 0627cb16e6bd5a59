"""The database: one SQLite file on this machine, or a PostgreSQL database that several nodes share."""

from hadal.core.options import OptionError
from hadal.server.store.base import Store as Store
from hadal.server.store.errors import Conflict as Conflict
from hadal.server.store.errors import Repeated as Repeated
from hadal.server.store.errors import StoreError as StoreError
from hadal.server.store.errors import StoreTimeout as StoreTimeout


def open_store(url: str) -> Store:
    """The store at an address, not yet opened; OptionError if the address is not valid."""
    kind, place = address(url)
    if kind == "postgresql":
        from hadal.server.store.postgres.store import PostgresStore

        return PostgresStore(place)
    from hadal.server.store.sqlite.store import SqliteStore

    return SqliteStore(place)


def address(url: str) -> tuple[str, str]:
    """The engine and place of an address: `sqlite` with a path, or `postgresql` with the whole address."""
    scheme, colon, rest = url.partition(":")
    if scheme in ("postgresql", "postgres") and rest.startswith("//"):
        return "postgresql", url
    path = rest.removeprefix("//") if colon and scheme == "sqlite" else url
    # A path may contain a colon, but not after a word that looks like a scheme; one letter is a drive.
    odd = colon and scheme != "sqlite" and scheme.isalnum() and len(scheme) > 1
    if odd or not path or path.startswith(":") or path.endswith(("/", "\\")):
        forms = "sqlite:PATH, the path of a file, or postgresql://USER@HOST/NAME"
        raise OptionError(f"a database is {forms}, not {without_password(url)!r}")
    return "sqlite", path


def without_password(url: str) -> str:
    """An address without its password."""
    head, at, tail = url.rpartition("@")
    scheme, slashes, user = head.partition("://")
    return f"{scheme}{slashes}{user.partition(':')[0]}{at}{tail}" if at and slashes else url
