"""A bot that is a separate program, in any language: it reads updates line by line and writes its answers.

The lines are messages of the server's protocol: an `Update` with the view and the question, and an `Answer`. In a game
with deals the update lists those the seat may know, and the program may write commands about them before its answer.
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
from plancia.deals import Accepted, DealMove, Declined, DeclineReason, KnownDeals, Proposal, Withdrawn
from plancia.engine import Form, Game, NearEnd, Question, RandBelow, Seat, Sheet, Word, Words

PREFIX = "exec:"
PATIENCE = 60.0  # seconds for an answer, if the budget has no limit
GRACE = 2.0  # seconds to exit by itself
LONGEST_LINE = 4096  # bytes, as on the server
MOST_LINES = 8  # for one answer: the lines before it are about deals


class Update(Struct, frozen=True, tag=True, kw_only=True):
    """What the program reads: the protocol's `Update`. It is sent only when the program has to answer."""

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
    deals: KnownDeals | None = None  # those the seat may know; None in a game without deals


class Answer(Struct, frozen=True, tag=True):
    """What the program writes: the protocol's `Answer`."""

    id: int
    seat: Seat
    question: int
    words: tuple[Word, ...]


class MakeOffer(Struct, frozen=True, tag=True):
    """An optional line before the answer: the protocol's `MakeOffer`."""

    id: int
    seat: Seat
    to: Seat
    terms: tuple[dict[str, Any], ...] = ()
    promises: tuple[dict[str, Any], ...] = ()
    private: bool = False
    counters: str = ""

    def move(self) -> DealMove:
        return Proposal(
            to=self.to, terms=self.terms, promises=self.promises, private=self.private, counters=self.counters
        )


class AcceptOffer(Struct, frozen=True, tag=True):
    id: int
    seat: Seat
    offer: str

    def move(self) -> DealMove:
        return Accepted(offer=self.offer)


class DeclineOffer(Struct, frozen=True, tag=True):
    id: int
    seat: Seat
    offer: str
    reason: DeclineReason = ""

    def move(self) -> DealMove:
        return Declined(offer=self.offer, reason=self.reason)


class WithdrawOffer(Struct, frozen=True, tag=True):
    id: int
    seat: Seat
    offer: str

    def move(self) -> DealMove:
        return Withdrawn(offer=self.offer)


Line = Answer | MakeOffer | AcceptOffer | DeclineOffer | WithdrawOffer


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
        self.deals: KnownDeals | None = None
        self.moves: list[DealMove] = []  # about deals, written by the program together with its last answer

    def learn(self, deals: KnownDeals) -> None:
        self.deals = deals

    def deal(self, view: Any, randbelow: RandBelow) -> DealMove | None:
        """The moves written together with the last answer, one by one. The program is not asked separately."""
        return self.moves.pop(0) if self.moves else None

    def answer(self, view: Any, question: Form, randbelow: RandBelow, budget: Budget) -> Words:
        """The answer of the program; raises `BotError` if it ends, takes too long or writes anything else."""
        self.number += 1
        sheet = question.sheet() if isinstance(question, Question) else question
        assert isinstance(sheet, Sheet)
        near = self.game.near_end(view)
        update = Update(seat=view.seat, number=self.number, view=view, near_end=near, question=sheet, deals=self.deals)
        self._write(msgspec.json.encode(update) + b"\n")
        seconds = PATIENCE if budget.seconds is None else budget.seconds
        deadline = monotonic() + seconds
        self.moves = []
        for _ in range(MOST_LINES):
            line = self._line(deadline, seconds)
            message = self._read(line)
            if not isinstance(message, Answer) and message.seat == view.seat:
                self.moves.append(message.move())
            elif isinstance(message, Answer) and (message.seat, message.question) == (view.seat, sheet.number):
                return message.words
            else:
                break
        raise BotError("not_an_answer", name=self.command, said=line.decode(errors="replace"))

    def _read(self, line: bytes) -> Line:
        try:
            message: Line = msgspec.json.decode(line, type=Line)
        except msgspec.MsgspecError as error:
            raise BotError("not_an_answer", name=self.command, said=line.decode(errors="replace")) from error
        return message

    def close(self) -> None:
        """Stop the program: let it exit by itself for a moment, then kill it."""
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

    def _line(self, deadline: float, seconds: float) -> bytes:
        """The next line, as soon as it is complete."""
        pipe = self._pipe(self.process.stdout)
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
