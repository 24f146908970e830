"""Many games at once: simulations and their tables."""

from plancia.arena.interrupts import ignore_sigint
from plancia.arena.matches import Outcome, Plan, ask_bot, play_game, seat_bot, simulate, stream
from plancia.arena.tally import Standing, interval, standings
from plancia.arena.worker import Worker, WorkFailed

__all__ = [
    "Outcome",
    "Plan",
    "Standing",
    "WorkFailed",
    "Worker",
    "ask_bot",
    "ignore_sigint",
    "interval",
    "play_game",
    "seat_bot",
    "simulate",
    "standings",
    "stream",
]
