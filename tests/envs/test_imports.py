"""Playing needs none of the research libraries and does not load them."""

import subprocess
import sys

import pytest

RESEARCH = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "matplotlib")


@pytest.mark.parametrize(
    "modules",
    [
        "hadal",
        "hadal.cli.app",
        "hadal.cli.bench",
        "hadal.cli.bench_peers",
        "hadal.cli.records",
        "hadal.envs",
        "hadal.picture",
        "hadal.games.abyss.game, hadal.games.the_abyss.game, hadal.bots",
    ],
)
def test_research_libraries_are_not_imported_unasked(modules: str) -> None:
    script = f"import sys, {modules}\nprint([name for name in {RESEARCH!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"
