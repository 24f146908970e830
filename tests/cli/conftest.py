"""The command, run in this process with a simulated keyboard."""

from __future__ import annotations

import builtins
import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from msgspec import Struct

from plancia.cli import main
from plancia.records import dealer_from_seed

Typist = Callable[[str], str]


class Ran(Struct, frozen=True):
    """The exit code of a command, and its output."""

    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """The output without line breaks."""
        return re.sub("[ \n]+", " ", self.out)


class Command(Protocol):
    def __call__(self, *arguments: str | Path, keys: Iterable[str] | Typist = ()) -> Ran: ...


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of saved games."""
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def surroundings(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal of 80 columns without colours, and an empty folder to work in."""
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"LANG": "en_GB.UTF-8", "COLUMNS": "80", "TERM": "dumb", "PLANCIA_HOME": str(home)}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def plancia(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Command:
    """Runs `plancia` with these arguments. `keys` are the lines typed; when there are no more, the input ends.

    A test is dealt the same tiles whenever it is run.
    """

    def run(*arguments: str | Path, keys: Iterable[str] | Typist = ()) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "argv", ["plancia", *map(str, arguments)])
            patch.setattr(sys, "excepthook", sys.excepthook)
            patch.setattr("plancia.cli.app.new_dealer", lambda: dealer_from_seed(request.node.name))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            patch.setattr(builtins, "input", keys if callable(keys) else typist(iter(keys)))
            with pytest.raises(SystemExit) as ended:
                main()
        code = ended.value.code
        assert code is None or isinstance(code, int)
        return Ran(code or 0, out.getvalue(), err.getvalue())

    return run


def typist(lines: Iterator[str]) -> Typist:
    """Types these lines, and shows the prompt as a terminal does."""

    def type_line(prompt: str = "") -> str:
        line = next(lines, None)
        print(f"{prompt}{line or ''}")
        if line is None:
            raise EOFError
        return line

    return type_line
