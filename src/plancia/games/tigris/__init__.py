"""Tigris & Euphrates, for two to four players."""

from plancia.games.tigris.game import GAME
from plancia.games.tigris.regions import Kingdom, kingdom_at, kingdoms
from plancia.games.tigris.state import Options, State
from plancia.games.tigris.view import View

__all__ = ["GAME", "Kingdom", "Options", "State", "View", "kingdom_at", "kingdoms"]
