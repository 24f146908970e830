"""Run the suite: `python -m conformance [-f FILE] PROGRAM [ARGUMENT …]`."""

from __future__ import annotations

import subprocess
import sys
from argparse import REMAINDER, ArgumentParser
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from conformance.suite import FILES, Request, failures, requests

PATIENCE = 10.0  # seconds until a missing reply is explained; only deep perft counts take longer
FLUSH = "\nWe wait. If your program has written the reply, it has to flush its output after each line."
EXITED = "\n"  # no line of a program


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
    cases = {file: read(file) for file in files}
    try:
        process = subprocess.Popen(
            program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
        )
    except OSError as error:
        raise SystemExit(f"{program[0]} cannot be started: {error.strerror}") from None
    with process:
        answer, wrong = conversation(process), 0
        for file, asked in cases.items():
            failed = 0
            for failure in failures(asked, answer):
                print(failure, flush=True)  # at once: the program may exit later
                failed += 1
            print(f"{file.name}: {len(asked)} requests, {failed} failed cases", flush=True)
            wrong += failed
        assert process.stdin
        process.stdin.close()
    return min(wrong, 1)


def conversation(process: subprocess.Popen[str]) -> Callable[[Request], str]:
    """A function that sends a request to the program and returns its reply."""
    assert process.stdin
    assert process.stdout
    to, back, replies = process.stdin, process.stdout, SimpleQueue[str]()

    def listen() -> None:
        for line in back:
            replies.put(line.rstrip("\n"))
        replies.put(EXITED)

    Thread(target=listen, daemon=True).start()  # so that a program that does not reply can be explained

    def answer(request: Request) -> str:
        with suppress(BrokenPipeError):
            to.write(f"{request.text}\n")
            to.flush()
        try:
            reply = replies.get(timeout=PATIENCE)
        except Empty:
            print(f"still no reply to {place(request)}{FLUSH}", file=sys.stderr)
            reply = replies.get()
        if reply == EXITED:
            with suppress(BrokenPipeError):
                to.close()
            raise SystemExit(f"the program exited after this request: {place(request)}")
        return reply

    return answer


def place(request: Request) -> str:
    return f"{request.text}\n({request.where}: {request.case})"


def read(file: Path) -> list[Request]:
    """The requests of a file. One without any would always pass."""
    try:
        found = list(requests(file))
    except OSError as error:
        raise SystemExit(f"{file} cannot be read: {error.strerror}") from None
    if not found:
        raise SystemExit(f"{file} has no requests")
    return found


if __name__ == "__main__":
    sys.exit(main())
