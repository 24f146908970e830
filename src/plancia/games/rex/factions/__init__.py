"""The races: what each changes in the common procedures. Their numbers are on their sheets."""

from __future__ import annotations

from plancia.engine import Seat
from plancia.games.rex.state import Fields


def seat_of(s: Fields, race: str) -> Seat:
    """The seat of a race in play: otherwise its steps would not be in force."""
    seat = s.seat_of(race)
    assert seat is not None
    return seat
