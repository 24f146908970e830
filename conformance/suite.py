"""Reads the data files: comments, requests after `>`, and the expected reply after `<`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from msgspec import Struct

DATA = Path(__file__).parent / "tigris"
DEEP = DATA / "perft-deep.txt"  # takes minutes in Python
FILES = tuple(sorted(DATA.glob("*.txt")))


class Request(Struct, frozen=True):
    """A request, the reply that the rules demand, and where it is written."""

    text: str
    expected: str
    case: str  # the comment above it
    where: str  # file and line


class Failure(Struct, frozen=True):
    """A wrong reply."""

    request: Request
    got: str

    def __str__(self) -> str:
        r = self.request
        return f"{r.where} ({r.case})\n  > {r.text}\n  < {r.expected}\n  but got {self.got}"


def requests(file: Path) -> Iterator[Request]:
    """All requests of a file, in order."""
    case = text = ""
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        mark, rest = line[:2], line[2:]
        if mark == "# ":
            case = rest
        elif mark == "> ":
            text = rest
        elif mark == "< ":
            yield Request(text, rest, case, f"{file.name}:{number}")


def failures(asked: Iterable[Request], answer: Callable[[Request], str]) -> Iterator[Failure]:
    """The wrong replies to these requests, at most one per case: later ones are usually its consequences."""
    wrong = ""
    for request in asked:
        if request.case != wrong and (got := answer(request)) != request.expected:
            wrong = request.case
            yield Failure(request, got)
