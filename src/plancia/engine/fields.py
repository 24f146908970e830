"""What a field holds: a player, an amount, a thing with a name. Every text about it follows from that.

A type carries its kind, so that a struct declares it where it declares the field: `cell: Cell` with
`Cell = Annotated[str, CELL]`. Nothing reads these annotations while a game is played, encoded or decoded.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, TypeAlias, get_args, get_type_hints

from msgspec import Struct


class FieldKind(Struct, frozen=True, omit_defaults=True):
    """How a field is shown. Only pieces use more than the name of their kind."""

    kind: str
    part: str = ""  # the message for pieces of one type: `<game>-part-<part>`
    variable: str = ""  # the variable for that type in the message
    letters: tuple[tuple[str, str], ...] = ()  # how each type is written, and its name


SEAT = FieldKind("seat")  # a player, or several
AMOUNT = FieldKind("amount")  # a number, or several
NAME = FieldKind("name")  # a thing with a name, such as a card or a place, or several
CELL = FieldKind("cell")  # a place shown by its coordinates, or several
CASE = FieldKind("case")  # selects a variant of the message; never shown itself
PLACES = FieldKind("places")  # the final place of each seat
STRENGTHS = FieldKind("strengths")  # attack and defence
NOT_SHOWN = FieldKind("not shown")


def pieces(part: str, variable: str, **letters: str) -> FieldKind:
    """Pieces written as letters: RRG is two temples and a market."""
    return FieldKind("pieces", part, variable, tuple(letters.items()))


Amount: TypeAlias = Annotated[int, AMOUNT]
Name: TypeAlias = Annotated[str, NAME]
Case: TypeAlias = Annotated[str, CASE]
Places: TypeAlias = Annotated[tuple[int, ...], PLACES]
Strengths: TypeAlias = Annotated[tuple[int, int], STRENGTHS]


@cache
def field_kinds(struct: type[Struct]) -> dict[str, FieldKind]:
    """Return the kind of each field; raise `TypeError` for a field whose type carries none."""
    hints = get_type_hints(struct, include_extras=True)
    kinds = {field: _kind(hints[field]) for field in struct.__struct_fields__}
    if missing := [field for field, kind in kinds.items() if kind is None]:
        raise TypeError(f"{struct.__module__}.{struct.__name__}: no kind for {', '.join(missing)}")
    return {field: kind for field, kind in kinds.items() if kind is not None}


def _kind(hint: Any) -> FieldKind | None:
    """Return the kind that a type carries: its own, or that of its members. A bool is always a case."""
    if hint is bool:
        return CASE
    found = (extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, FieldKind))
    return next(found, None) or next(filter(None, map(_kind, get_args(hint))), None)
