"""Many games at once: simulations and their tables."""

from plancia.arena.matches import BotError, Outcome, Plan, play_game, simulate, stream
from plancia.arena.tally import Standing, interval, standings

__all__ = ["BotError", "Outcome", "Plan", "Standing", "interval", "play_game", "simulate", "standings", "stream"]
