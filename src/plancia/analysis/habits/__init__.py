"""Habits: how a player differs from the strongest bots, counted in finished games.

Every game has a module here that counts some things in a replay, for each seat. The same counts from games between
bots (`python -m bench.habits`) are in `baselines/`, for each number of players.
"""

from plancia.analysis.habits.comparing import LEAST, MOST, GameHabits, Observation, compare
from plancia.analysis.habits.counting import Baseline, Counts, Figure, Table, baseline, count, counters

__all__ = [
    "LEAST",
    "MOST",
    "Baseline",
    "Counts",
    "Figure",
    "GameHabits",
    "Observation",
    "Table",
    "baseline",
    "compare",
    "count",
    "counters",
]
