"""The wheel contains the whole package, and its layers need only what they declare."""

import ast
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest

import plancia

PACKAGE = Path(plancia.__file__).parent
ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a freshly built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("plancia-*.whl")
    return set(ZipFile(wheel).namelist())


def test_the_wheel_holds_every_file_of_the_package(shipped: set[str]) -> None:
    """Rules, component data, messages and drawings are shipped with the code."""
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    assert {str(path.relative_to(PACKAGE.parent).as_posix()) for path in files} <= shipped


def test_the_wheel_holds_nothing_else(shipped: set[str]) -> None:
    """Only the package and its metadata are shipped, including the licence and the notice."""
    metadata = {name for name in shipped if ".dist-info/" in name}
    assert all(name.startswith("plancia/") for name in shipped - metadata)
    assert {Path(name).name for name in metadata} >= {"LICENSE", "NOTICE", "METADATA", "entry_points.txt"}


def test_the_web_app_is_built_with_the_packages_of_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """The build environment of pip is on PYTHONPATH: npm, a script in Python, does not start without."""
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    ran: list[dict[str, Any]] = []
    monkeypatch.setenv("PYTHONPATH", "packages")
    monkeypatch.setattr(module.shutil, "which", lambda name, path: name)
    monkeypatch.setattr(module.subprocess, "run", lambda command, **how: ran.append(how["env"]))
    module.Build._build_web(SimpleNamespace(root=str(ROOT)))
    assert {env["PYTHONPATH"] for env in ran} == {f"{ROOT / 'src'}{os.pathsep}packages"}


@pytest.mark.parametrize("layer", ["engine", "games"])
def test_rules_need_msgspec_only(layer: str) -> None:
    """Besides the standard library, the engine and the games import msgspec and nothing else."""
    imported: set[str] = set()
    for module in (PACKAGE / layer).rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module.partition(".")[0])
    assert imported - sys.stdlib_module_names <= {"msgspec", "plancia"}
