"""States saved by older versions of the rules, turned into those of the next. A game in progress survives by them."""

from __future__ import annotations

from plancia.engine import Migration, SavedState

GIFTS = 20  # of each player in a ceasefire, in the version that began to count them


def count_gifts_apart(saved: SavedState) -> SavedState:
    """Version 4 has a limit of its own for gifts: a ceasefire in progress has all of them left."""
    gifts = {"gifts": [GIFTS] * saved["seats"]}
    stack = [frame | gifts if frame["type"] == "Ceasefire" else frame for frame in saved["stack"]]
    return saved | {"stack": stack}


MIGRATIONS: dict[int, Migration] = {3: count_gifts_apart}
