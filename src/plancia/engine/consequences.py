"""What an answer would do, computed before it is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from plancia.engine.words import Words


class Consequence(Struct, frozen=True, tag=str.lower, array_like=True, gc=False):
    """One thing that an answer would do, as far as the seat may know. Each game declares its own kinds."""


Consequences: TypeAlias = Iterable[tuple[Words, Consequence]]  # an answer or its prefix, and what it would do

# On the wire it can be any kind of any game, an array to save space. Decoders that do not know the game keep it as it
# is.
AnyConsequence = Annotated[Any, Meta(extra={"typescript": "WireConsequence<G>"})]
