"""Tests wait for conditions, not for durations, and assert nothing about the wall clock.

How long something takes depends on what else the machine is doing. `tools/waiting.py` waits for a condition; processor
time, counts and structures can be compared. A measurement belongs in a tool, or is marked `slow`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CLOCKS = {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"}

# Exceptions: by file, the functions that may sleep or read the clock, and why.
ALLOWED = {
    "tests/arena/odd_bots.py": {"choose"},  # bots that are slow on purpose
    "tests/arena/odd_program.py": {"misbehave"},  # a program that is slow on purpose
    "tools/waiting.py": {"until", "reached", "retried"},  # the only polling loop
    "tools/table_client.py": {"request", "play", "act", "refused"},  # a player who thinks, and one who comes back
    "tools/storm.py": {"kill_one", "run_kills", "report"},  # measures how long play is interrupted, and ends in time
    "tools/fuzz_sockets.py": {"connection", "send"},  # an attacker who sometimes reads
    "tools/prove_reasons.py": {"main"},  # prints how long it took
}
# Tools that measure time; no test asserts their results.
MEASURING = {"load_tables.py", "measure_envs.py", "measure_search.py", "measure_store.py", "measure_tables.py"}
MEASURING |= {"tune_search.py", "attack_tables.py", "attack_abuse.py", "soak_tables.py", "measure_opening.py"}
MEASURING |= {"measure_messages.py", "measure_moves.py", "measure_decisions.py"}
MEASURING |= {"measure_network.py", "network_games.py"}  # stop after some minutes
MEASURING |= {"tune_network.py", "measure_starts.py"}  # print the load of the machine


def files() -> list[Path]:
    """All tests and tools except those that measure."""
    found = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "tools").glob("*.py")]
    return sorted(path for path in found if path.name not in MEASURING)


def name_of(node: ast.AST) -> str:
    """A dotted name; empty for anything else."""
    if isinstance(node, ast.Attribute):
        inner = name_of(node.value)
        return f"{inner}.{node.attr}" if inner else node.attr
    return node.id if isinstance(node, ast.Name) else ""


def imported(tree: ast.AST) -> dict[str, str]:
    """The meaning of imported names: `sleep` is `time.sleep` after `from time import sleep`."""
    out: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            out |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            out |= {alias.asname: alias.name for alias in node.names if alias.asname}
    return out


def wrong(call: ast.Call, names: dict[str, str]) -> str:
    """What is wrong with a call, if anything."""
    name = name_of(call.func)
    head, _, rest = name.partition(".")
    name = names.get(head, head) + (f".{rest}" if rest else "")
    last = name.rpartition(".")[2]
    if last == "wait_for_timeout":
        return "wait_for_timeout waits for a time: use waiting.until, expect or rested"
    if name in ("time.sleep", "asyncio.sleep", "anyio.sleep"):
        given = call.args[0] if call.args else None
        if not (isinstance(given, ast.Constant) and given.value == 0):
            return f"{name} waits for a time: use waiting.until or waiting.reached"
    if name.startswith("time.") and last in CLOCKS:
        return f"{name} reads the clock on the wall: compare processor time or counts, wait by waiting.until"
    if last in ("getloadavg", "call_later"):
        return f"{name} depends on the machine"
    return ""


def functions(tree: ast.AST, name: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every node, with the outermost function or method it is in."""
    for node in ast.iter_child_nodes(tree):
        inside = name
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = name or node.name
        yield inside, node
        yield from functions(node, inside)


def waits(path: str, text: str) -> list[str]:
    """Every fixed wait and every use of the clock, with its line."""
    tree, found = ast.parse(text), []
    names = imported(tree)
    for function, node in functions(tree):
        if isinstance(node, ast.Call) and function not in ALLOWED.get(path, set()) and (why := wrong(node, names)):
            found.append(f"{path}:{node.lineno}: {why}")
    return found


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_waits_for_a_fixed_time(path: Path) -> None:
    assert waits(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "page.wait_for_timeout(20)",
        "rested(page).wait_for_timeout(20)",
        "import time\ntime.sleep(1)",
        "from time import sleep\nsleep(0.1)",
        "import asyncio\nasync def f(x):\n    await asyncio.sleep(x)",
        "import time\nassert time.monotonic() - began < 4",
        "from time import perf_counter as now\nnow()",
        "loop.call_later(0.01, gate.set)",
        "import os\nos.getloadavg()",
    ],
)
def test_a_planted_wait_is_found(text: str) -> None:
    assert len(waits("tests/planted.py", text)) == 1


@pytest.mark.parametrize("text", ["await asyncio.sleep(0)", "time.process_time()", "until(page.evaluate, 'x')"])
def test_what_does_not_depend_on_the_machine_is_allowed(text: str) -> None:
    assert waits("tests/planted.py", f"async def f():\n    {text}") == []


def test_every_exception_is_still_needed() -> None:
    for path, names in ALLOWED.items():
        tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
        used = {name for name, node in functions(tree) if isinstance(node, ast.Call) and wrong(node, imported(tree))}
        assert names == used, path
