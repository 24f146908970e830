"""Run the suite: `python -m conformance [-f FILE] PROGRAM [ARGUMENT …]`."""

from __future__ import annotations

import subprocess
import sys
from argparse import REMAINDER, ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from conformance.suite import FILES, failures, requests


def main(args: Sequence[str] | None = None) -> int:
    """Check a program; the exit status is 1 if a reply is wrong."""
    parser = ArgumentParser(prog="python -m conformance", description=__doc__)
    parser.add_argument("-f", "--file", type=Path, action="append", help="only this file of requests; may be repeated")
    parser.add_argument("program", nargs=REMAINDER, help="the program under test; without it, our own rules in Python")
    wanted = parser.parse_args(args)
    program = wanted.program or [sys.executable, "-m", "conformance.python"]
    return check(program, wanted.file or FILES)


def check(program: Sequence[str], files: Sequence[Path]) -> int:
    """Send every request to the program and compare the replies."""
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdin
        assert process.stdout
        to, back = process.stdin, process.stdout

        def answer(request: str) -> str:
            to.write(f"{request}\n")
            to.flush()
            line = back.readline()
            if not line:
                raise SystemExit(f"the program exited after this request: {request}")
            return line.rstrip("\n")

        wrong = 0
        for file in files:
            found = list(failures(file, answer))
            print(*found, sep="\n", end="\n" if found else "")
            print(f"{file.name}: {sum(1 for _ in requests(file))} requests, {len(found)} failed cases", flush=True)
            wrong += len(found)
        to.close()
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
