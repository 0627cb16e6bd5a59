"""Compile the rules before the package is packed, and ship them if that worked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """The build hook that pyproject.toml names."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile for wheels and editable installs; an sdist carries sources only."""
        if self.target_name != "wheel":
            return
        tool = Path(self.root, "tools", "compile_rules.py")
        # In a process of its own: mypyc stops the whole process on an error.
        subprocess.run([sys.executable, str(tool)], check=True)
        sys.path.insert(0, str(tool.parent))
        import compile_rules

        if version == "editable" or compile_rules.plain_wanted():
            return
        if compile_rules.is_fresh(Path(self.root)):
            build_data["artifacts"].append("src/hadal/_compiled/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
