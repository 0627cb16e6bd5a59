"""A server in memory, and people who use it."""

from __future__ import annotations

import io
import logging
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog
from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from hadal.server.app import create_app
from hadal.server.config import Config
from hadal.server.limits.rate_limits import RateLimits
from hadal.server.ops import logs
from hadal.server.services import Components
from tests.server.fake_tables import FakeTables
from tests.server.memory_store import MemoryStore
from tests.server.store_fixtures import database as database
from tests.server.store_fixtures import empty_file as empty_file
from tests.server.store_fixtures import path as path
from tests.server.store_fixtures import postgres as postgres
from tests.server.store_fixtures import run as run
from tests.server.store_fixtures import url as url

Json = dict[str, Any]


class Person:
    """A person with a browser."""

    def __init__(self, client: TestClient[Litestar], name: str = "") -> None:
        self.client = client
        self.name = name
        self.id = ""
        self.code = ""  # the recovery code
        if name:
            me = self.post("/api/me", {"name": name}, 201)
            self.id, self.code = me["id"], me["recovery_code"]

    def claim(self, password: str) -> str:
        """Protect the name with a password; returns the new recovery code."""
        found = answer(self.ask("PATCH", "/api/me", {"password": password, "proof": self.code}), 200)
        self.code = found["recovery_code"]
        return self.code

    def ask(self, method: str, path: str, body: Json | None = None, **more: Any) -> Response:
        """Send any request."""
        return self.client.request(method, path, json=body, **more)

    def post(self, path: str, body: Json | None = None, status: int = 200) -> Any:
        """Send a request that changes something; returns its answer."""
        return answer(self.ask("POST", path, body), status)

    def get(self, path: str, status: int = 200) -> Any:
        """Send a GET request; returns its answer."""
        return answer(self.ask("GET", path), status)

    def refused(self, path: str, body: Json | None, status: int, code: str) -> str:
        """Send a request that must be rejected; returns the sentence."""
        found = self.post(path, body, status)
        assert found["code"] == code, found
        return str(found["text"])

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        """PUT JSON; the answer."""
        return answer(self.client.put(path, json=body), status)

    def create_table(self, *seats: str, game: str = "abyss", status: int = 201, **more: Any) -> Any:
        """Create a table with these kinds of seats; a bot by its name."""
        kinds = [{"kind": s} if s in ("me", "open", "invite") else {"kind": "bot", "bot": s} for s in seats]
        return self.post("/api/tables", {"game": game, "seats": kinds, **more}, status)


def answer(response: Response, status: int) -> Any:
    """The JSON of a response with the expected status; errors are always an ErrorInfo."""
    assert response.status_code == status, (response.status_code, response.text)
    if status == 204:
        return None
    found = response.json()
    if status >= 400:
        assert set(found) == {"code", "text"} and found["text"].endswith((".", "?")), found
    return found


class ServerUnderTest:
    """A server with its store and tables."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        limits = settings.pop("buckets", None)
        self.store = MemoryStore()
        self.tables = FakeTables(self.store)
        self.time = 1_800_000_000_000
        self.config = Config(data=folder, **({"limits": False} | settings))
        parts = Components(self.store, self.tables)
        self.app = create_app(self.config, parts, now=lambda: self.time, limits=limits)
        self.stack = ExitStack()
        self.client: TestClient[Litestar] | None = None

    def open(self) -> ServerUnderTest:
        """Start the server."""
        self.client = self.stack.enter_context(TestClient(self.app, raise_server_exceptions=False))
        return self

    def person(self, name: str = "", **headers: str) -> Person:
        """A new person with a browser of their own."""
        assert self.client is not None
        # A client of its own has cookies of its own; the server runs already.
        client = TestClient(self.app, raise_server_exceptions=False)
        client.blocking_portal = self.client.blocking_portal
        client.headers.update(headers)
        return Person(client, name)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerUnderTest]:
    """A server without rate limits."""
    found = ServerUnderTest(tmp_path)
    with found.stack:
        yield found.open()


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., ServerUnderTest]]:
    """Creates servers with other settings."""
    with ExitStack() as stack:

        def make(**settings: Any) -> ServerUnderTest:
            found = ServerUnderTest(tmp_path, **settings)
            stack.callback(found.stack.close)
            return found.open()

        yield make


@pytest.fixture
def buckets() -> RateLimits:
    """Rate limits whose clock stands still."""
    return RateLimits(clock=lambda: 0.0)


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged."""
    root, out = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers, root.level
    logs.start_logs(out)
    yield out
    structlog.reset_defaults()
    root.handlers, root.level = handlers, level
