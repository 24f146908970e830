"""What the kernel needs from a game's rules. Every position knows its game."""

from __future__ import annotations

from typing import Any, ClassVar

from plancia.engine.flow import Flow, Frame
from plancia.engine.words import Choices, Seat, Words


class Rules:
    """The part of a game that the kernel runs. `s` is a state or a draft: both have the fields of a position."""

    DRAFT: ClassVar[Any]  # the game's Draft: the state while a step changes it
    FLOW: ClassVar[Flow]  # its steps, if no option changes them; otherwise override `flow` and `flows`

    def flow(self, s: Any, /) -> Flow:
        """The steps in force."""
        return self.FLOW

    def flows(self) -> tuple[Flow, ...]:
        """Flows that together contain every step of the game, with all its options."""
        return (self.FLOW,)

    def riders(self, s: Any, seat: Seat, prefix: Words, /) -> Choices | None:
        """The choices after the word `play` in a question that takes riders: as `Ask.next`, but () if no card fits."""
        return ()

    def ride(self, t: Any, seat: Seat, words: Words, /) -> Frame:
        """The procedure that a rider starts, after the seat has answered `play` and these words."""
        raise NotImplementedError
