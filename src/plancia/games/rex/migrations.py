"""Migrations of states saved by older versions of the rules. Games in progress survive an update this way."""

from __future__ import annotations

from plancia.engine import Migration, SavedState

GIFTS = 20  # per player and ceasefire, in the version that introduced the limit


def count_gifts_apart(saved: SavedState) -> SavedState:
    """Version 4 has a separate limit for gifts: in a ceasefire in progress all of them are left."""
    gifts = {"gifts": [GIFTS] * saved["seats"]}
    stack = [frame | gifts if frame["type"] == "Ceasefire" else frame for frame in saved["stack"]]
    return saved | {"stack": stack}


MIGRATIONS: dict[int, Migration] = {3: count_gifts_apart}
