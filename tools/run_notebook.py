"""Run notebooks in this Python with only the standard library, and store their outputs.

python tools/run_notebook.py docs/notebooks/first_game.ipynb          run it and write its outputs into it
python tools/run_notebook.py --check docs/notebooks/first_game.ipynb  only run it; fails if a cell does
"""

from __future__ import annotations

import argparse
import ast
import base64
import contextlib
import io
import json
import traceback
from pathlib import Path
from typing import Any

FORMATS = (("_repr_svg_", "image/svg+xml"), ("_repr_html_", "text/html"))


class CellFailed(Exception):
    """A cell of a notebook raised; says which and how."""


def lines(text: str) -> list[str]:
    """Split a text into lines as notebooks store it."""
    return text.splitlines(keepends=True)


def shown(value: object) -> dict[str, Any]:
    """Return the display data of a value: as a picture if it has one, and as text."""
    if hasattr(value, "savefig"):
        out = io.BytesIO()
        value.savefig(out, format="png", dpi=80, bbox_inches="tight", metadata={"Software": None})
        return {"image/png": base64.b64encode(out.getvalue()).decode(), "text/plain": ["<Figure>"]}
    for method, kind in FORMATS:
        if hasattr(value, method):
            return {kind: lines(str(getattr(value, method)())), "text/plain": [f"<{type(value).__name__}>"]}
    return {"text/plain": lines(repr(value))}


def run_cell(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """Run one cell; return its outputs: printed text and the value of its last expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    output = io.StringIO()
    value = None
    with contextlib.redirect_stdout(output):
        exec(compile(tree, "<cell>", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if output.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": lines(output.getvalue())})
    if value is not None:
        outputs.append({"output_type": "display_data", "data": shown(value), "metadata": {}})
    return outputs


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook with the outputs of a new run."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = []
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            try:
                outputs = run_cell("".join(cell["source"]), names)
            except Exception as error:
                raise CellFailed(f"cell {count}: {traceback.format_exc(limit=-2)}") from error
            cell = cell | {"outputs": outputs, "execution_count": count}
        cells.append(cell)
    return notebook | {"cells": cells}


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("notebooks", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args()
    for path in given.notebooks:
        done = run(json.loads(path.read_text(encoding="utf-8")))
        if not given.check:
            path.write_text(json.dumps(done, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
