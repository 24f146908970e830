"""Tigris & Euphrates, for two to four players."""

from plancia.games.tigris.game import GAME
from plancia.games.tigris.state import Options, State
from plancia.games.tigris.view import View

__all__ = ["GAME", "Options", "State", "View"]
