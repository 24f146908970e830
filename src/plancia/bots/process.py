"""A bot that is a program of its own, in any language: it reads updates line by line and writes its answers.

The lines are messages of the table server: an `Update` with the view and the question, and an `Answer` to it.
"""

from __future__ import annotations

import select
import shlex
import subprocess
from contextlib import suppress
from time import monotonic
from typing import IO, Any

import msgspec
from msgspec import Struct

from plancia.bots.bot import BotError, Budget
from plancia.engine import Form, Game, NearEnd, Question, RandBelow, Seat, Sheet, Word, Words

PREFIX = "exec:"
PATIENCE = 60.0  # seconds for an answer, if the budget does not say
GRACE = 2.0  # seconds to end by itself
LONGEST_LINE = 4096  # bytes, as on the server


class Update(Struct, frozen=True, tag=True, kw_only=True):
    """What the program gets: the protocol's `Update`. It is asked only when it is awaited."""

    epoch: str = ""
    seat: Seat
    number: int
    view: Any
    near_end: tuple[NearEnd, ...]
    facts: tuple[()] = ()
    fresh: bool = True  # there are no facts: the view is complete
    question: Sheet
    awaited: bool = True
    orders: dict[str, tuple[Words, ...]] = {}
    may_order: None = None


class Answer(Struct, frozen=True, tag=True):
    """What it says: the protocol's `Answer`."""

    id: int
    seat: Seat
    question: int
    words: tuple[Word, ...]


class ProcessBot:
    """One process for one seat of one game. Closing its input ends it."""

    def __init__(self, game: Game[Any, Any, Any], command: str) -> None:
        self.game = game
        self.command = command
        self.number = 0
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except (OSError, ValueError) as error:
            raise BotError("cannot_start", name=command, detail=str(error)) from error
        self.rest = b""

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        """The answer of the program; raises `BotError` if it ends, takes too long or writes anything else."""
        self.number += 1
        sheet = question.sheet() if isinstance(question, Question) else question
        assert isinstance(sheet, Sheet)
        near = self.game.near_end(view)
        update = Update(seat=view.seat, number=self.number, view=view, near_end=near, question=sheet)
        self._write(msgspec.json.encode(update) + b"\n")
        line = self._line(PATIENCE if budget.seconds is None else budget.seconds)
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError as error:
            raise BotError("not_an_answer", name=self.command, said=line.decode(errors="replace")) from error
        if (answer.seat, answer.question) != (view.seat, sheet.number):
            raise BotError("not_an_answer", name=self.command, said=line.decode(errors="replace"))
        return answer.words

    def close(self) -> None:
        """End the program: it may finish by itself, but not for long."""
        with suppress(OSError):
            self._pipe(self.process.stdin).close()
        try:
            self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._pipe(self.process.stdout).close()

    def _write(self, line: bytes) -> None:
        try:
            pipe = self._pipe(self.process.stdin)
            pipe.write(line)
            pipe.flush()
        except OSError as error:
            raise BotError("program_ended", name=self.command) from error

    def _line(self, seconds: float) -> bytes:
        """The next line, as soon as it is complete."""
        pipe, deadline = self._pipe(self.process.stdout), monotonic() + seconds
        while b"\n" not in self.rest:
            if not select.select([pipe], [], [], max(0.0, deadline - monotonic()))[0]:
                raise BotError("too_slow", name=self.command, seconds=f"{seconds:g}")
            part = pipe.read1(LONGEST_LINE)  # type: ignore[attr-defined]  # a buffered reader
            if not part:
                raise BotError("program_ended", name=self.command)
            self.rest += part
            if len(self.rest) > LONGEST_LINE:
                raise BotError("line_too_long", name=self.command, most=LONGEST_LINE)
        line, _, self.rest = self.rest.partition(b"\n")
        return line

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None, "opened with the process"
        return pipe
