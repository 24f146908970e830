"""What a running game needs to know of its rules. A game owns it, and every position can name its game."""

from __future__ import annotations

from typing import Any, ClassVar

from plancia.engine.flow import Flow, Frame
from plancia.engine.words import Choices, Seat, Words


class Rules:
    """The part of a game that the kernel runs. `s` is a state or its draft: both have the fields of a position."""

    DRAFT: ClassVar[Any]  # the game's Draft: its state while a step works on it
    FLOW: ClassVar[Flow]  # its steps, if no option changes them; otherwise override `flow` and `flows`

    def flow(self, s: Any, /) -> Flow:
        """The steps in force."""
        return self.FLOW

    def flows(self) -> tuple[Flow, ...]:
        """Flows that together have every step of the game, with all its options."""
        return (self.FLOW,)

    def riders(self, s: Any, seat: Seat, said: Words, /) -> Choices | None:
        """What may follow the word `play` in a question that takes riders: as `Ask.next`, but () where nothing fits."""
        return ()

    def ride(self, t: Any, seat: Seat, words: Words, /) -> Frame:
        """The procedure that a rider calls, once the seat has said `play` and these words."""
        raise NotImplementedError
