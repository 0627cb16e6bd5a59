"""The API matches its description: generated requests get responses that it describes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.config import SchemathesisConfig
from waiting import until

from hadal.server.http.openapi import document
from tests.server.conftest import ServerUnderTest

CONFIG = SchemathesisConfig.from_dict(
    {
        # What is understood but not possible, such as a name that is claimed or a table for nine, is 422 here.
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", "401", "403", "404", "409", "422"]},
            # A text that is longer than its schema says is told so: 413.
            "negative_data_rejection": {
                "expected-statuses": [
                    "400",
                    "401",
                    "403",
                    "404",
                    "405",
                    "406",
                    "409",
                    "413",
                    "415",
                    "422",
                    "429",
                    "5xx",
                ]
            },
        }
    }
)
ADMIN = "the token of the operators"


def described() -> dict[str, Any]:
    """The description, without a running server."""
    return document(ServerUnderTest(Path("."), secret="x" * 40).app)


class RunningServer:
    """A server on a port."""

    def __init__(self, folder: Path) -> None:
        self.under_test = ServerUnderTest(folder, admin_token=ADMIN)
        config = uvicorn.Config(self.under_test.app, port=0, log_config=None, server_header=False, ws="none")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    def __enter__(self) -> RunningServer:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive(), "the server to start")
        assert self.thread.is_alive()
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def seated_person(self) -> tuple[str, list[str]]:
        """The cookie of a new person, and tables where they sit: in the lobby, playing, and finished.

        Every request needs a new one, because some requests end the session.
        """
        with httpx.Client(base_url=self.url, timeout=240) as client:
            client.post("/api/me", json={"name": "Ann"}).raise_for_status()
            tables = []
            for other in ("open", "bot", "bot"):
                seats = [{"kind": "me"}, {"kind": other} | ({"bot": "random"} if other == "bot" else {})]
                made = client.post("/api/tables", json={"game": "the_abyss", "seats": seats}).raise_for_status()
                tables.append(made.json()["id"])
            self.under_test.tables.end(tables[2])
            return client.cookies["hadal"], tables

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all generated requests."""
    with RunningServer(tmp_path_factory.mktemp("api")) as found:
        yield found


def without_security(description: dict[str, Any]) -> dict[str, Any]:
    """The description without security, for a client that always has access."""
    for path in description["paths"].values():
        for operation in path.values():
            operation.pop("security", None)
    return description


def whole(value: Any) -> Any:
    """A generated body with 3 instead of 3.0: the same number in JSON Schema, but not for a strict decoder."""
    if isinstance(value, dict):
        return {key: whole(item) for key, item in value.items()}
    if isinstance(value, list):
        return [whole(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


strangers = schemathesis.openapi.from_dict(described(), config=CONFIG)
friends = schemathesis.openapi.from_dict(without_security(described()), config=CONFIG)
FEW = settings(
    max_examples=4, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate]
)


@strangers.parametrize()
@FEW
def test_strangers_get_the_described_responses(case: schemathesis.Case[Any], server: RunningServer) -> None:
    case.body = whole(case.body)
    case.call_and_validate(base_url=server.url, timeout=240)


@friends.parametrize()
@FEW
def test_people_and_operators_get_the_described_responses_too(
    case: schemathesis.Case[Any], server: RunningServer
) -> None:
    case.body = whole(case.body)
    cookie, tables = server.seated_person()
    if "id" in case.path_parameters and (which := len(str(case.path_parameters["id"])) % 4) < 3:
        case.path_parameters["id"] = tables[which]
    headers = {"authorization": f"Bearer {ADMIN}"}
    answer = case.call_and_validate(base_url=server.url, cookies={"hadal": cookie}, headers=headers, timeout=240)
    if answer.status_code == 401:
        assert answer.json()["code"] not in ("who-are-you", "signed-out", "bad-token")


def references(value: Any) -> set[str]:
    """All `$ref`s in a description."""
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*(references(item) for item in value.values()))
    return set().union(*(references(item) for item in value)) if isinstance(value, list) else set()


def test_every_reference_leads_to_a_schema() -> None:
    description = described()
    found = references(description)
    known = {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}
    assert found and found <= known
    assert {"#/components/schemas/CardFacts", "#/components/schemas/WinChances"} <= found


def test_every_operation_describes_its_errors_and_its_security() -> None:
    for path, operations in described()["paths"].items():
        for method, operation in operations.items():
            answers = operation["responses"]
            assert {"429", "500", "503"} <= set(answers), (path, method)
            for status, answer in answers.items():
                if int(status) >= 400:
                    schema = answer["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/ErrorInfo"}, (path, method, status)
            if path.startswith("/api/admin/"):
                assert operation["security"] == [{"admin": []}]


def test_the_body_of_a_record_is_text() -> None:
    content = described()["paths"]["/api/records"]["post"]["requestBody"]["content"]
    assert content == {"text/plain": {"schema": {"type": "string", "maxLength": 262144}}}


def test_unknown_fields_are_refused_and_described_as_such() -> None:
    schemas = described()["components"]["schemas"]
    for name in (
        "NewPerson",
        "NewTable",
        "NewSeat",
        "TableSettings",
        "TimeControl",
        "Join",
        "Start",
        "Kick",
        "ChangeSeat",
        "Branch",
        "BranchRecord",
        "BranchSeat",
        "Login",
    ):
        assert schemas[name]["additionalProperties"] is False
