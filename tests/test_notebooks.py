"""The notebooks run, and show what they showed when they were written."""

import json
from pathlib import Path
from typing import Any

import pytest
from run_notebook import CellFailed, run

NOTEBOOKS = sorted((Path(__file__).parent.parent / "docs" / "notebooks").glob("*.ipynb"))


def kinds(notebook: dict[str, Any]) -> list[list[list[str]]]:
    """The kinds of output that the cells show."""
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [[sorted(output.get("data", {"text": ""})) for output in cell["outputs"]] for cell in code]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_runs_and_shows_what_it_showed(path: Path) -> None:
    kept = json.loads(path.read_text(encoding="utf-8"))
    done = run(kept)
    assert kinds(done) == kinds(kept)
    assert any("image/svg+xml" in output for cell in kinds(done) for output in cell)
    assert any("image/png" in output for cell in kinds(done) for output in cell)


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS


def test_a_cell_that_fails_is_named() -> None:
    cell = {"cell_type": "code", "source": ["1 / 0"], "metadata": {}}
    with pytest.raises(CellFailed, match=r"(?s)cell 1: .*ZeroDivisionError"):
        run({"cells": [cell]})
