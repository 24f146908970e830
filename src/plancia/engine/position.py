"""The kernel's part of a state: the stack of procedures, the open question and the answers so far.

A game declares its own fields once, and derives two types from them:

    class Fields(Position): ...                    everything true at the table, and queries
    class State(Fields, frozen=True): ...          the value that is stored, copied and searched
    class Draft(Fields, Verbs): facts: list[Fact]  the same while a step changes it; lives inside one `advance`
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine.facts import Fact
from plancia.engine.flow import Flow, Frame
from plancia.engine.rules import Rules
from plancia.engine.words import Words

F = TypeVar("F", bound=Frame)


class Position(Struct, gc=False):
    """The part of a state that every game has."""

    stack: tuple[Any, ...]  # frames, the running procedure last; empty: the game is over
    ask: Any  # the open question, asked by the running procedure
    answers: tuple[Words | None, ...]  # in the order of the question's seats; None: not answered yet
    asked: int  # how many questions have been asked: the number of the open one

    def rules(self) -> Rules:
        """The game of this position, which owns the flow."""
        raise NotImplementedError

    def flow(self) -> Flow:
        """The steps in force."""
        return self.rules().flow(self)

    def frame(self, kind: type[F]) -> F:
        """The running procedure, which is of this kind."""
        top = self.stack[-1]
        assert isinstance(top, kind), f"{type(top).__name__} is running, not {kind.__name__}"
        return top

    def spelled(self, word: str) -> str:
        """A typed word in the game's own spelling, whatever its case, so that an error can explain it."""
        return word.casefold()


class Verbs:
    """What a step may do to any table. Verbs of the game are in its own Draft."""

    if not TYPE_CHECKING:  # the type checker would want the attributes here; the Draft has them
        __slots__ = ()
    stack: tuple[Any, ...]
    facts: list[Fact]

    def note(self, fact: Fact) -> None:
        """Report a fact."""
        self.facts.append(fact)

    def remember(self, frame: F, **locals_: Any) -> F:
        """Store values in the running procedure, whose frame this is; returns the new frame."""
        assert self.stack[-1] is frame, "this frame was already replaced by `remember`"
        frame = replace(frame, **locals_)
        self.stack = (*self.stack[:-1], frame)
        return frame

    def end_game(self) -> None:
        """End the game: nobody is asked any more."""
        self.stack = ()
