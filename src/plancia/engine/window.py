"""A window: "any player may play a card now". One procedure for every timing of every game.

When a window opens, and which seats it asks, depends on public facts only, so being asked reveals nothing. All seats
answer at once. If several play a card, the rulebook's order of seats decides which is played first. The window closes
when everybody passes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from plancia.engine.ask import Ask
from plancia.engine.fields import Case
from plancia.engine.flow import Answers, Frame, Hearing, Next, Procedure, goto, hears, procedure
from plancia.engine.words import Choices, Seat, Words

PASS = "pass"

T = TypeVar("T")


class Window(Frame, frozen=True, kw_only=True, gc=False):
    """Subclass once per game, to bind it to the game's own state."""

    timing: str  # what has just happened, or is about to: a member of the game's list of timings
    seats: tuple[Seat, ...]  # in order of priority


W = TypeVar("W", bound=Window)


class MayPlay(Ask[Any, Words], frozen=True, kw_only=True, gc=False):
    """Play a card now, or pass. A game defines in `playable` what a seat could play."""

    WINDOW = True
    timing: Case

    def playable(self, s: Any, seat: Seat, prefix: Words, /) -> Choices | None:
        """Like `next`, without the pass."""
        raise NotImplementedError

    def next(self, s: Any, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix == (PASS,):
            return None
        choices = self.playable(s, seat, prefix)
        return choices if prefix else (PASS, *(choices or ()))

    @staticmethod
    def honoured(answers: Mapping[Seat, Words], /) -> Seat | None:
        """Whose card is played; the answers are in order of priority. The cards of the others stay hidden."""
        return next((seat for seat, words in answers.items() if words != (PASS,)), None)

    def default(self, s: Any, seat: Seat, /) -> Words:
        return (PASS,)

    def occasions(self, s: Any, /) -> tuple[str, ...]:
        return (self.timing,)


def window(
    frame: type[W],
    may_play: type[MayPlay],
    could: Callable[[T, W, Seat], bool],
    effect: Callable[[T, W, Seat, Words], Frame],
) -> Procedure:
    """The procedure of a game's windows.

    `could` leaves out seats that have nothing to play, from public facts; `effect` is the procedure of a card.
    """

    def invite(t: T, w: W) -> Next:
        return may_play(seats=tuple(seat for seat in w.seats if could(t, w, seat)), timing=w.timing)

    @hears(may_play)
    def honour_first(t: T, w: W, answers: Answers[Words]) -> Next:
        seat = may_play.honoured(answers)
        return None if seat is None else goto(invite, after=effect(t, w, seat, answers[seat]))

    invite.__doc__ = frame.__doc__
    heard: Hearing[T, W] = honour_first
    heard.__doc__ = frame.__doc__
    return procedure(frame, invite, heard)
