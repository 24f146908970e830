"""What happened, for log and animation; each fact has its audience. Rules never read facts."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct

from plancia.engine.fields import NOT_SHOWN
from plancia.engine.words import Seat


class Fact(Struct, frozen=True, tag=True, kw_only=True, gc=False):
    """Something that happened at the table."""

    to: Annotated[tuple[Seat, ...] | None, NOT_SHOWN] = None  # who may know it; None: everybody

    def heard_by(self, seat: Seat | None) -> bool:
        """May this seat (None: a spectator) know it?"""
        return self.to is None or seat in self.to


class Disclosure(Fact, frozen=True, kw_only=True, gc=False):
    """A secret became known to its audience: a card was shown, a plan opened, a tile drawn."""

    of: Seat  # whose secret it was; CHANCE: nobody's, it was drawn


Facts: TypeAlias = tuple[Fact, ...]
