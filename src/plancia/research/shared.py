"""What all processes of a vector environment have in common: what is played, and the arrays in shared memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from plancia.bots import Budget
from plancia.research.codec import Mask
from plancia.research.observation.features import Planes, Row


class Plan(Struct, frozen=True, kw_only=True):
    """What is played in every slot."""

    game: str
    seats: int
    options: dict[str, Any]
    actions: str
    opponents: tuple[str, ...] | None  # None: the learner plays all seats
    seat: int | None  # of the learner; None: another one in every game
    budget: Budget
    native: bool = False  # with the native rules?


class Shared:
    """The arrays of all slots, one line each."""

    def __init__(self, buffers: dict[str, tuple[Any, tuple[int, ...], str]]) -> None:
        """By name: a buffer, the shape and the type of its array."""
        self.buffers = buffers
        arrays: dict[str, NDArray[Any]] = {
            name: np.frombuffer(buffer, dtype).reshape(shape) if np.prod(shape) else np.zeros(shape, dtype)
            for name, (buffer, shape, dtype) in buffers.items()
        }
        self.rows: Row = arrays["rows"]
        self.planes: Planes = arrays["planes"]
        self.masks: Mask = arrays["masks"]
        self.actions = arrays["actions"]
        self.rewards = arrays["rewards"]
        self.terminations = arrays["terminations"]
        self.seats = arrays["seats"]
        self.utilities = arrays["utilities"]
