"""Improve the weights of the greedy bot by self-play."""

from plancia.arena.tuning.population import PopulationLog
from plancia.arena.tuning.run import Log, Run, new_run, start_of
from plancia.arena.tuning.spsa import changes

__all__ = ["Log", "PopulationLog", "Run", "changes", "new_run", "start_of"]
