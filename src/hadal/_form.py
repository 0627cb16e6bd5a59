"""Selects the form of the rules: compiled by mypyc if up to date, plain Python otherwise."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any

PACKAGE = os.path.dirname(os.path.abspath(__file__))
COMPILED = "_compiled"
MANIFEST = "manifest.json"

_form = "plain"
_why = "not decided yet"


def form() -> str:
    """Return the form that runs in this process: "compiled" or "plain"."""
    return _form


def why() -> str:
    """Return the reason for that form."""
    return _why


class CompiledFinder:
    """Finds the modules of the manifest before their plain sources."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the spec of the compiled module with this name, if there is one."""
        file = self.files.get(name)
        if file is None:
            return None
        loader = importlib.machinery.ExtensionFileLoader(name, file)
        return importlib.util.spec_from_file_location(name, file, loader=loader)


def digests(package: str, paths: Sequence[str]) -> dict[str, str]:
    """Return the SHA-256 of these sources by their path in the package; missing files are left out."""
    found: dict[str, str] = {}
    for path in paths:
        with contextlib.suppress(FileNotFoundError), open(os.path.join(package, *path.split("/")), "rb") as source:
            found[path] = hashlib.sha256(source.read()).hexdigest()
    return found


def difference(old: dict[str, str], new: dict[str, str]) -> str:
    """Describe what changed in the sources since they were compiled; empty if nothing."""
    for path in sorted(old.keys() | new.keys()):
        if old.get(path) != new.get(path):
            change = "is gone" if path not in new else "has changed"
            return f"{path} {change} since the rules were compiled"
    return ""


def read_manifest(folder: str) -> dict[str, Any]:
    """Read the manifest of the compiled files; empty if it is missing or unreadable."""
    try:
        with open(os.path.join(folder, MANIFEST), encoding="utf-8") as text:
            manifest = json.load(text)
    except (OSError, ValueError):
        return {}
    return manifest if isinstance(manifest, dict) else {}


def stale(package: str, folder: str, manifest: dict[str, Any]) -> str:
    """Return why the compiled files in this folder cannot be used; empty if they can."""
    if not manifest:
        return "the rules are not compiled"
    if manifest["suffix"] != importlib.machinery.EXTENSION_SUFFIXES[0]:
        return f"the rules were compiled for {manifest['python']}, not for this Python"
    for file in manifest["modules"].values():
        if not os.path.exists(os.path.join(folder, file)):
            return f"the compiled file {file} is missing"
    return difference(manifest["sources"], digests(package, list(manifest["sources"])))


def choose(package: str = PACKAGE) -> None:
    """Choose the form, once, before any module of the rules is imported."""
    global _form, _why
    _form = "plain"
    if os.environ.get("HADAL_PURE", "0") not in ("", "0"):
        _why = "HADAL_PURE is set"
        return
    folder = os.path.join(package, COMPILED)
    manifest = read_manifest(folder)
    _why = stale(package, folder, manifest)
    if not _why:
        files = {name: os.path.join(folder, file) for name, file in manifest["modules"].items()}
        sys.meta_path.insert(0, CompiledFinder(files))
        _form, _why = "compiled", f"by mypyc {manifest['mypyc']}"
