"""The tutorial in `docs/author-guide.md`, done step by step in a copy of the repository.

What a reader types is taken from the page itself: blocks with a title are files, `diff` blocks are changes, `pycon`
blocks are sessions in Python, and `console` blocks are commands with their output.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "author-guide.md"
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
COPIED = ("src", "tests", "web", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "generated", "__pycache__", "images", "golden")
# The same cards for every reader, and what is typed is shown as a terminal shows it.
COMMAND = """
import builtins, sys
from plancia.cli import app
from plancia.records import dealer_from_seed

def typed(prompt=""):
    line = sys.stdin.readline()
    print(prompt + line, end="")
    if not line:
        raise EOFError
    return line

if __name__ == "__main__":
    app.new_dealer = lambda: dealer_from_seed("tutorial")
    builtins.input = typed
    app.main()
"""
SESSION = """
import doctest, sys
text = sys.stdin.read()
test = doctest.DocTestParser().get_doctest(text, {}, "guide", "guide", 0)
failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
sys.exit(bool(failed))
"""


class Block(Struct, frozen=True):
    """A block of the page."""

    kind: str
    file: str  # its title
    text: str


def blocks() -> Iterator[Block]:
    """All blocks, in the order in which they are typed."""
    for kind, file, text in BLOCK.findall(PAGE.read_text("utf-8")):
        yield Block(kind, file, text)


class Copy:
    """A copy of the repository in which a reader follows the tutorial."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "plancia"
        for name in COPIED:
            source, target = ROOT / name, self.root / name
            if source.is_dir():
                shutil.copytree(source, target, ignore=LEFT_OUT)
            else:
                shutil.copy(source, target)
        (self.root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.home = folder / "home"
        self.command = folder / "command.py"
        self.command.write_text(COMMAND, "utf-8")
        self.written: list[str] = []  # new files

    @property
    def environment(self) -> dict[str, str]:
        chosen = {"PYTHONPATH": str(self.root / "src"), "PLANCIA_HOME": str(self.home), "PYTHONUTF8": "1"}
        plain = {"COLUMNS": "80", "TERM": "dumb", "LC_ALL": "en_GB.UTF-8", "PYTEST_ADDOPTS": ""}
        return os.environ | chosen | plain

    def follow(self, block: Block, *, run: bool = True) -> None:
        """Do what a block says; with `run` also what it tries out."""
        if block.kind == "diff":
            self.change(block)
        elif block.file:
            self.write(block)
        elif run and block.kind == "pycon":
            self.session(block)
        elif run and block.kind == "console":
            self.commands(block)

    def write(self, block: Block) -> None:
        path = self.root / block.file
        assert not path.exists(), f"{block.file} is already there"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, "utf-8")
        self.written.append(block.file)

    def change(self, block: Block) -> None:
        """Replace the lines of each hunk: they occur once."""
        path = self.root / block.file
        text = path.read_text("utf-8")
        for hunk in re.split(r"^@@.*\n", block.text, flags=re.MULTILINE):
            lines = [(line[:1], line[1:]) for line in hunk.splitlines(keepends=True)]
            before = "".join(rest or "\n" for sign, rest in lines if sign != "+")
            after = "".join(rest or "\n" for sign, rest in lines if sign != "-")
            assert text.count(before) == 1, f"{block.file} does not have once:\n{before}"
            text = text.replace(before, after)
        path.write_text(text, "utf-8")

    def npm(self, *arguments: str) -> None:
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
        done = subprocess.run(
            ["npm", *arguments],
            cwd=self.root / "web",
            env=self.environment | {"PATH": path},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=200,
        )

    def session(self, block: Block) -> None:
        done = self.run("-c", SESSION, typed=block.text)
        assert done.returncode == 0, done.stdout + done.stderr

    def commands(self, block: Block) -> None:
        """Type each command, and the answers after its prompts; what is printed is what the page shows."""
        for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
            line, _, shown = part.partition("\n")
            program, *arguments = line.split()
            answers = "".join(f"{answer}\n" for answer in re.findall(r"▸ (.*)$", shown, re.MULTILINE))
            script = {"plancia": [str(self.command)], "pytest": ["-m", "pytest", "-p", "no:cacheprovider"]}[program]
            done = self.run(*script, *arguments, typed=answers)
            assert done.returncode == 0, done.stdout + done.stderr
            assert same(shown, done.stdout), f"{line}\n{done.stdout}"


def finished(folder: Path) -> Copy:
    """A copy of the repository with the whole game."""
    copy = Copy(folder)
    for block in blocks():
        copy.follow(block, run=False)
    return copy


def same(shown: str, printed: str) -> bool:
    """Is this the output? `...` stands for anything, and spaces at the end of a line do not count."""
    want, got = ("\n".join(map(str.rstrip, text.strip().splitlines())) + "\n" for text in (shown, printed))
    return doctest.OutputChecker().check_output(want, got, doctest.ELLIPSIS)
