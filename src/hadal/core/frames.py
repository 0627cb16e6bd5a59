"""Rows as a data frame of pandas or polars, if one of them is installed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

LIBRARIES = ("pandas", "polars")


def data_frame(rows: list[dict[str, object]], library: str = "") -> Any:
    """Return rows as a DataFrame of this library; without a name, of the first one that is installed."""
    if library and library not in LIBRARIES:
        raise ValueError(f"a data frame is made by {' or '.join(LIBRARIES)}, not {library!r}")
    for name in [library] if library else LIBRARIES:
        try:
            return import_module(name).DataFrame(rows)
        except ModuleNotFoundError as error:
            if error.name != name:
                raise
    raise ImportError(f"install {library or ' or '.join(LIBRARIES)} for a data frame, or use to_rows()")
