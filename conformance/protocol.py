"""The line protocol: one request per line, one line in reply."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from hashlib import sha256
from typing import Protocol, TextIO


class Engine(Protocol):
    """An implementation of the rules, with words as in docs/notation.md."""

    def new(self, seats: int, options: str) -> None:
        """Start a game."""

    def position(self, text: str) -> None:
        """Set up a position."""

    def asked(self) -> str:
        """The seat that has to answer, and the question: `0 TakeAction`, `chance Draw 6`, `over bag`."""

    def play(self, answer: str) -> bool:
        """Answer the open question. False: illegal, and nothing has changed."""

    def legal(self) -> Iterable[str]:
        """All legal answers of the player who is asked, in any order."""

    def state(self) -> str:
        """The position in notation, without the fields about procedures."""

    def result(self) -> str:
        """The places by seat, and the four totals of each seat."""

    def perft(self, depth: int) -> int:
        """The number of sequences of decisions."""


INTERNAL = ("flow=", "asked=", "proofs=")  # fields of a position that only our implementation needs


def shown(position: str) -> str:
    """A position without the fields about procedures."""
    return " ".join(word for word in position.split() if not word.startswith(INTERNAL))


def digest(answers: Iterable[str]) -> str:
    """The number of answers, and the first 16 digits of the SHA-256 of the sorted answers, one per line."""
    found = sorted(answers)
    text = "".join(f"{answer}\n" for answer in found)
    return f"{len(found)} {sha256(text.encode()).hexdigest()[:16]}"


def reply(engine: Engine, request: str) -> str:
    """The reply to one request."""
    command, _, rest = request.partition(" ")
    match command:
        case "new":
            seats, _, options = rest.partition(" ")
            engine.new(int(seats), options)
            return engine.asked()
        case "position":
            engine.position(rest)
            return engine.asked()
        case "play":
            return engine.asked() if engine.play(rest) else "illegal"
        case "legal":
            return digest(engine.legal())
        case "list":
            return ", ".join(sorted(engine.legal()))
        case "state":
            return engine.state()
        case "result":
            return engine.result()
        case "perft":
            return str(engine.perft(int(rest)))
        case _:
            return f"unknown request: {command}"


def serve(engine: Engine, requests: TextIO = sys.stdin, replies: TextIO = sys.stdout) -> None:
    """Answer every line until there are no more."""
    for request in requests:
        print(reply(engine, request.rstrip("\n")), file=replies, flush=True)
