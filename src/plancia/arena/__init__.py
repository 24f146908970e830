"""Many games at once: simulations, contests and their tables."""

from plancia.arena.contest import Contest, Match, MatchResult, play_match
from plancia.arena.engines import AUTOMATIC, ENGINES, NATIVE, PYTHON, obstacle, sharing, using
from plancia.arena.export import rows, write_csv, write_parquet
from plancia.arena.interrupts import ignore_sigint
from plancia.arena.matches import (
    Outcome,
    Plan,
    ask_bot,
    play,
    play_game,
    seat_bot,
    share_out,
    simulate,
    stream,
)
from plancia.arena.negotiating import ANY, OFF, TALKS, DealCount, DealDone, negotiate, summed, tell
from plancia.arena.plots import Dot, dots, histogram
from plancia.arena.ratings import MissingPackage, Rating, ratings
from plancia.arena.results import Progress, ResultsError, ResultsFile, play_contest
from plancia.arena.sprt import Hypotheses, is_decided, log_likelihood_ratio
from plancia.arena.summary import Share, Summary, summarise
from plancia.arena.tally import Standing, interval, standings
from plancia.arena.times import Times
from plancia.arena.worker import Worker, WorkFailed

__all__ = [
    "ANY",
    "AUTOMATIC",
    "ENGINES",
    "NATIVE",
    "OFF",
    "PYTHON",
    "TALKS",
    "Contest",
    "DealCount",
    "DealDone",
    "Dot",
    "Hypotheses",
    "Match",
    "MatchResult",
    "MissingPackage",
    "Outcome",
    "Plan",
    "Progress",
    "Rating",
    "ResultsError",
    "ResultsFile",
    "Share",
    "Standing",
    "Summary",
    "Times",
    "WorkFailed",
    "Worker",
    "ask_bot",
    "dots",
    "histogram",
    "ignore_sigint",
    "interval",
    "is_decided",
    "log_likelihood_ratio",
    "negotiate",
    "obstacle",
    "play",
    "play_contest",
    "play_game",
    "play_match",
    "ratings",
    "rows",
    "seat_bot",
    "share_out",
    "sharing",
    "simulate",
    "standings",
    "stream",
    "summarise",
    "summed",
    "tell",
    "using",
    "write_csv",
    "write_parquet",
]
