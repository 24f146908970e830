"""Shared by the small games of the tests: a view that hides some fields, no options, and the highest score wins."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from msgspec import Struct

from plancia.engine import Game, Position, RandBelow, Result, Sealed, Seat, imagine_answers, sealed

S = TypeVar("S", bound=Position)
T = TypeVar("T")


class Options(Struct, frozen=True, gc=False):
    pass


class View(Struct, Generic[S], frozen=True, gc=False):
    seat: Seat | None
    table: S  # without the secrets of other seats
    sealed: Sealed


class SmallGame(Game[S, View[S], Options]):
    """A game defines what a seat may see, and how many points each seat has."""

    VERSION = 1
    OPTIONS = Options
    REASON: ClassVar[str]  # why it is over

    def seen(self, s: S, seat: Seat | None) -> S:
        """The state without secrets of other seats; answers are sealed, so they are left out."""
        raise NotImplementedError

    def points(self, s: S) -> tuple[int, ...]:
        raise NotImplementedError

    def view(self, s: S, seat: Seat | None) -> View[S]:
        return View(seat, self.seen(s, seat), sealed(s, seat))

    def imagine(self, view: View[S], randbelow: RandBelow) -> S:
        return imagine_answers(view.table, view.seat, view.sealed, randbelow)

    def result(self, s: S) -> Result | None:
        if s.stack:
            return None
        points = self.points(s)
        return Result(tuple(1 + sum(more > own for more in points) for own in points), self.REASON)


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
