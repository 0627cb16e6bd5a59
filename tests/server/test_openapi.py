"""The API keeps to its description: requests made up from it get answers that it foresees."""

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
from tests.server.conftest import House

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
    """The description, without a server that runs."""
    return document(House(Path("."), secret="x" * 40).app)


class Live:
    """A server on a port, and somebody it knows."""

    def __init__(self, folder: Path) -> None:
        self.house = House(folder, admin_token=ADMIN)
        config = uvicorn.Config(self.house.app, port=0, log_config=None, server_header=False, ws="none")
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)

    def __enter__(self) -> Live:
        self.thread.start()
        until(lambda: self.server.started or not self.thread.is_alive(), "the server to start")
        assert self.thread.is_alive()
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=self.url, timeout=240) as client:
            client.post("/api/me", json={"name": "Ann"})
            self.cookie = client.cookies["hadal"]
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "invite"}]
            self.table = client.post("/api/tables", json={"game": "abyss", "seats": seats}).json()["id"]
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join()


@pytest.fixture(scope="module")
def game_log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all made-up requests."""
    with Live(tmp_path_factory.mktemp("api")) as found:
        yield found


def without_door(description: dict[str, Any]) -> dict[str, Any]:
    """The same without a word about who may: for somebody who always may."""
    for path in description["paths"].values():
        for operation in path.values():
            operation.pop("security", None)
    return description


def whole(value: Any) -> Any:
    """A made-up body with 3 for 3.0: the same number to a schema, but not to a strict reader of JSON."""
    if isinstance(value, dict):
        return {key: whole(item) for key, item in value.items()}
    if isinstance(value, list):
        return [whole(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


strangers = schemathesis.openapi.from_dict(described(), config=CONFIG)
friends = schemathesis.openapi.from_dict(without_door(described()), config=CONFIG)
FEW = settings(
    max_examples=4, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate]
)


@strangers.parametrize()
@FEW
def test_strangers_get_the_answers_that_are_described(case: schemathesis.Case[Any], game_log: Live) -> None:
    case.body = whole(case.body)
    case.call_and_validate(base_url=game_log.url, timeout=240)


@friends.parametrize()
@FEW
def test_people_and_operators_do_too(case: schemathesis.Case[Any], game_log: Live) -> None:
    case.body = whole(case.body)
    if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = game_log.table
    known = {"hadal": game_log.cookie}
    headers = {"authorization": f"Bearer {ADMIN}"}
    case.call_and_validate(base_url=game_log.url, cookies=known, headers=headers, timeout=240)
    assert len(game_log.house.store.people) < 500


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
