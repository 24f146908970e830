"""Improve the weights of greedy and planner by self-play."""

from plancia.arena.tuning.population import PopulationLog
from plancia.arena.tuning.run import GREEDY, PLAYERS, Log, Run, new_run, start_of
from plancia.arena.tuning.spsa import changes

__all__ = ["GREEDY", "PLAYERS", "Log", "PopulationLog", "Run", "changes", "new_run", "start_of"]
