"""Migrations of states saved by older versions of the rules. Games in progress survive an update this way."""

from __future__ import annotations

from plancia.engine import Migration, SavedState

TEAMS = 4  # players


def make_room_for_units(saved: SavedState) -> SavedState:
    """Version 3 has seven bits for each kind of unit, not two. It stores for the whole turn whether the team action was
    used, not only in the action phase.
    """
    stack = [frame | _wider(frame) if frame["type"] == "Invasion" else frame for frame in saved["stack"]]
    teams = saved["seats"] == TEAMS and not saved["options"].get("free_for_all", False)
    acted = teams and any(frame["type"] == "ActionPhase" and not frame["team"] for frame in stack)
    return saved | {"stack": stack, "garrisons": [_wide(units) for units in saved["garrisons"]], "acted": acted}


def _wider(invasion: SavedState) -> SavedState:
    return {name: _wide(invasion[name]) for name in ("troops", "fallen") if name in invasion}


def _wide(units: int) -> int:
    infantry, tanks, aircraft = units & 3, units >> 2 & 3, units >> 4
    return infantry + (tanks << 7) + (aircraft << 14)


MIGRATIONS: dict[int, Migration] = {2: make_room_for_units}
