"""What a seat may know of answers that are given but still sealed; for views and for `imagine`."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine.form import Question
from plancia.engine.position import Position
from plancia.engine.words import RandBelow, Seat, Words

S = TypeVar("S", bound=Position)


class Sealed(Struct, frozen=True, gc=False):
    """The answers given so far, as one seat sees them."""

    answered: tuple[Seat, ...]  # the seats that have answered, as far as this seat may know
    own: Words | None  # the seat's own answer


def sealed(s: Position, seat: Seat | None) -> Sealed:
    """The seat's own answer, and who else has answered if the question shows it. The answers of others stay hidden."""
    given = dict(zip(s.ask.seats, s.answers, strict=True)) if s.ask is not None else {}
    shown = s.ask is not None and s.ask.SHOWS_WHO
    answered = tuple(who for who, words in given.items() if words is not None and (shown or who == seat))
    return Sealed(answered, None if seat is None else given.get(seat))


def imagine_answers(s: S, seat: Seat | None, seen: Sealed, randbelow: RandBelow) -> S:
    """Fill in sealed answers: the seat's own, and any legal one for other seats known to have answered."""
    if s.ask is None:
        return s
    answers = [
        None if who not in seen.answered else seen.own if who == seat else Question(s, who).sample(randbelow)
        for who in s.ask.seats
    ]
    return replace(s, answers=tuple(answers))
