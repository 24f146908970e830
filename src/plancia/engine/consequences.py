"""What an answer would do, said before it is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from plancia.engine.words import Words


class Consequence(Struct, frozen=True, tag=str.lower, array_like=True, gc=False):
    """One thing that an answer would do, as far as the seat may know. A game declares a kind for each of them."""


Consequences: TypeAlias = Iterable[tuple[Words, Consequence]]  # an answer, or how it begins, and what it would do

# On the wire any kind of any game, as an array to save space; a decoder that does not know the game leaves it so.
AnyConsequence = Annotated[Any, Meta(extra={"typescript": "WireConsequence<G>"})]
