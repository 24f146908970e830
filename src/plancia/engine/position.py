"""What the kernel knows of a table: the stack of procedures, the open question and the answers so far.

A game declares its own fields once, and makes two types of them:

    class Fields(Position): ...                    everything true at the table, and questions about it
    class State(Fields, frozen=True): ...          the value: what is stored, copied, searched
    class Draft(Fields, Verbs): facts: list[Fact]  the same while a step works on it; lives inside one `advance`
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
    ask: Any  # the open question: the running procedure's
    answers: tuple[Words | None, ...]  # to it, in the order of its seats; None: not yet
    asked: int  # questions put so far: the number of the open one

    def rules(self) -> Rules:
        """The game of this position: it owns the flow."""
        raise NotImplementedError

    def flow(self) -> Flow:
        """The steps in force."""
        return self.rules().flow(self)

    def frame(self, kind: type[F]) -> F:
        """The running procedure, of this kind."""
        top = self.stack[-1]
        assert isinstance(top, kind), f"{type(top).__name__} is running, not {kind.__name__}"
        return top

    def spelled(self, word: str) -> str:
        """A typed word as the game writes it, whatever its case, so that a refusal knows what was meant."""
        return word.casefold()


class Verbs:
    """What a step may do to any table. Verbs of the game are in its own Draft."""

    if not TYPE_CHECKING:  # the type checker would want the attributes here; the Draft has them
        __slots__ = ()
    stack: tuple[Any, ...]
    facts: list[Fact]

    def note(self, fact: Fact) -> None:
        """Tell what happened."""
        self.facts.append(fact)

    def remember(self, frame: F, **locals_: Any) -> F:
        """Keep values in the running procedure, whose frame this is; hands back the frame as it is now."""
        assert self.stack[-1] is frame, "a frame that was remembered before is stale"
        frame = replace(frame, **locals_)
        self.stack = (*self.stack[:-1], frame)
        return frame

    def end_game(self) -> None:
        """Nobody decides anything any more."""
        self.stack = ()
