"""Rex: Final Days of an Empire, for three to six players."""

from plancia.games.rex.game import GAME
from plancia.games.rex.options import Options
from plancia.games.rex.state import State
from plancia.games.rex.view import View

__all__ = ["GAME", "Options", "State", "View"]
