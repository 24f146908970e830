"""What a table decides when it is asked for something."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from plancia.records import Moment
from plancia.server.events import Event


class Decision(Struct, frozen=True):
    """Events that follow from a request, and what its answers and draws do to the game, worked out once."""

    events: tuple[Event, ...] = ()
    moments: tuple[Moment, ...] = ()  # one for each `Answered` and `Drawn`

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __bool__(self) -> bool:
        return bool(self.events)


def happens(*events: Event) -> Decision:
    """These events; no event means that nothing changes."""
    return Decision(events)
