"""The page for hosts says what the server does: its settings, limits, timeouts and metrics."""

from __future__ import annotations

import re
from dataclasses import asdict
from inspect import getsource
from pathlib import Path

from hadal.server import config
from hadal.server.limits.rates import MAX_OPEN, RATES, Rate, most_names
from hadal.server.limits.timeouts import DEFAULT_TIMEOUTS
from hadal.server.ops.metrics import REGISTRY
from hadal.server.store.model import Retention

PAGE = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\|(?P<names> `[^|]+)\|(?P<person>[^|]*)\|(?P<address>[^|]*)\|", re.MULTILINE)
MEGABYTES = re.compile(r"([\d.]+) MB, then ([\d.]+) MB")


def numbers(cell: str) -> list[float]:
    """The numbers of a cell: a burst and what is added in a minute, or how many may be open."""
    if found := MEGABYTES.fullmatch(cell):
        return [1_000_000 * float(number) for number in found.groups()]
    return [float(number) for number in cell.partition(" ")[0].split("/")]


def documented_limits() -> dict[str, list[float]]:
    """The limits in the table of the page, by name."""
    found: dict[str, list[float]] = {}
    for row in ROW.finditer(PAGE[PAGE.index("## Limits") : PAGE.index("## Backup")]):
        names = re.findall(r"`([^`]+)`", row["names"])
        cells = [cell for cell in (row["person"].strip(), row["address"].strip()) if cell]
        found |= dict(zip(names, map(numbers, cells), strict=True))
    return found


def as_numbers(rate: Rate) -> list[float]:
    """A rate as a host writes it."""
    return [rate.burst, round(rate.per_second * 60, 6)]


def test_every_limit_is_documented_with_its_value() -> None:
    rates = {name: as_numbers(rate) for name, rate in RATES.items()}
    most = {name: [float(MAX_OPEN[kind])] for name, kind in most_names(MAX_OPEN).items()}
    assert documented_limits() == rates | most


def test_every_timeout_is_documented_with_its_value() -> None:
    timeouts = " ".join(f"{name}={seconds:g}" for name, seconds in asdict(DEFAULT_TIMEOUTS).items())
    assert f'HADAL_TIMEOUTS="{timeouts}"' in PAGE


def test_every_setting_is_documented() -> None:
    read = set(re.findall(r'"(HADAL_[A-Z_]+)"', getsource(config)))
    assert len(read) > 15
    assert read == set(re.findall(r"HADAL_[A-Z_]+", PAGE))
    assert f"kept ({Retention().lobby_days}; 0: for ever)" in PAGE
    assert (Retention().finished_days, Retention().unfinished_days) == (0, 0)


def test_every_metric_is_documented() -> None:
    found = {metric.name + "_total" * (metric.type == "counter") for metric in REGISTRY.collect()}
    names = {name for name in found if name.startswith("hadal_")}
    assert len(names) > 10
    documented = set(re.findall(r"`((?:hadal|process)_[a-z_]+)`", PAGE[PAGE.index("## Monitoring") :]))
    assert names == {name for name in documented if name.startswith("hadal_")}
    assert {"process_resident_memory_bytes", "process_open_fds"} <= documented
