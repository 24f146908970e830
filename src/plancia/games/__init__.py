"""The games. Each is a package with a `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from plancia.deals import Negotiation
from plancia.engine import Game

NAMES = ("tigris", "rex", "warlords")


def game(name: str) -> Game[Any, Any, Any]:
    """The game with this name; raises `LookupError` with the known names."""
    if name not in NAMES:
        raise LookupError(f"no game called {name!r}; known games: {', '.join(NAMES)}")
    found: Game[Any, Any, Any] = import_module(f"plancia.games.{name}").GAME
    return found


@cache
def negotiation(name: str) -> Negotiation | None:
    """What players of this game may promise each other, from its package `deals`; None: it has none."""
    module = f"plancia.games.{name}.deals"
    try:
        found: Negotiation = import_module(module).NEGOTIATION
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return found
