"""Build the browser client and compile the rules before packaging."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """The build hook named in pyproject.toml."""

    def dependencies(self) -> list[str]:
        """For isolated builds: a Node.js, if the system has none and the client has to be built."""
        build_client = self.tool("build_client")
        root = Path(self.root)
        needed = (root / "web").is_dir() and not build_client.is_fresh(root) and not build_client.system_node()
        return [build_client.NODE_WHEEL] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and the rules for wheels and editable installs; an sdist contains their sources."""
        root = Path(self.root)
        if self.tool("build_client").bring_up_to_date(root):
            build_data["artifacts"].append("src/hadal/server/client/**")
        if self.target_name != "wheel":
            return
        # In a separate process, because mypyc exits the process on an error.
        subprocess.run([sys.executable, str(root / "tools" / "compile_rules.py")], check=True)
        compile_rules = self.tool("compile_rules")
        if version == "editable" or compile_rules.plain_wanted():
            return
        if compile_rules.is_fresh(root):
            build_data["artifacts"].append("src/hadal/_compiled/**")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def tool(self, name: str) -> Any:
        """Import a module of tools/, which is not a package."""
        folder = str(Path(self.root, "tools"))
        if folder not in sys.path:
            sys.path.insert(0, folder)
        return __import__(name)
