"""Tournaments: who plays whom, and who is ahead. Pure; the server stores and starts what is decided here."""

from plancia.server.tournaments.model import (
    FORMATS,
    MOST_PLAYERS,
    MOST_ROUNDS,
    Apart,
    Entrant,
    Format,
    PlayedTable,
    Round,
    Setup,
)
from plancia.server.tournaments.rounds import next_round, number_of_rounds, seeding
from plancia.server.tournaments.standings import Standing, points_of, standings, tie_breaks

__all__ = [
    "FORMATS",
    "MOST_PLAYERS",
    "MOST_ROUNDS",
    "Apart",
    "Entrant",
    "Format",
    "PlayedTable",
    "Round",
    "Setup",
    "Standing",
    "next_round",
    "number_of_rounds",
    "points_of",
    "seeding",
    "standings",
    "tie_breaks",
]
