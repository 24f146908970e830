"""Observations and actions as Gymnasium spaces."""

from __future__ import annotations

from typing import Any, cast

from plancia.research.needs import need

need("gymnasium", "plancia.research")

import numpy as np  # noqa: E402
from gymnasium.spaces import Box, Dict, Discrete, Space  # noqa: E402

from plancia.research.observation import Arrays, Layout  # noqa: E402
from plancia.research.table import Table  # noqa: E402


def arrays_space(layout: Layout) -> Space[Arrays]:
    """One box for each named array."""
    boxes: dict[str, Space[Any]] = {
        feature.name: Box(feature.low, feature.high, feature.shape, np.int8 if feature is layout.planes else np.int16)
        for feature in layout.features
    }
    return cast(Space[Arrays], Dict(boxes))


def masked_space(table: Table) -> Dict:
    """The arrays and the mask of legal actions."""
    mask = Box(0, 1, (table.actions,), np.int8)
    return Dict({"observation": arrays_space(table.observer.layout), "action_mask": mask})


def actions_space(table: Table) -> Discrete:
    return Discrete(table.actions)
