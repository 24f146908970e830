"""Installs other programs from pinned files, each into a folder of its own, and runs them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
HOME = HERE.parent / ".bench"


class PeerMissing(RuntimeError):
    """Another program could not be installed or run."""


def install(name: str, home: Path | None = None) -> Path:
    """The Python of the packages pinned in `bench/<name>.txt`; installed on the first run and when the pins change."""
    home = home or HOME / name
    pinned = HERE / f"{name}.txt"
    python, installed = home / "bin" / "python", home / "installed.txt"
    pins = pinned.read_text()
    if not installed.is_file() or installed.read_text() != pins:
        uv = Path(sys.prefix) / "bin" / "uv"
        wanted = ["--quiet", "--require-hashes", "--requirement", str(pinned)]
        run(name, [sys.executable, "-m", "venv", "--clear", *(["--without-pip"] if uv.is_file() else []), str(home)])
        if uv.is_file():
            run(name, [str(uv), "pip", "install", "--python", str(python), *wanted])
        else:
            run(name, [str(python), "-m", "pip", "install", *wanted])
        installed.write_text(pins)
    return python


def run(name: str, command: Sequence[str]) -> bytes:
    """What a program writes; raises `PeerMissing` with its error messages."""
    try:
        return subprocess.run(command, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        output = getattr(error, "stderr", None) or b""
        raise PeerMissing(f"{name}: {error}\n{output.decode(errors='replace')}".strip()) from error
