"""Galactic Warlords: Battle for Dominion, for two to four players."""

from plancia.games.warlords.game import GAME
from plancia.games.warlords.state import Options, State
from plancia.games.warlords.view import View

__all__ = ["GAME", "Options", "State", "View"]
