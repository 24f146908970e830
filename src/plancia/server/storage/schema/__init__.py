"""The tables of the database. Migrations build the same; a test compares them.

Names of people are only in `users` and `seats`: headers, journals and records contain user ids. To delete a person,
only these two have to change, and the games stay.
"""

from plancia.server.storage.schema.base import metadata
from plancia.server.storage.schema.contests import (
    tournament_players,
    tournament_rounds,
    tournament_tables,
    tournaments,
)
from plancia.server.storage.schema.finished import (
    puzzle_attempts,
    puzzle_players,
    puzzles,
    ratings,
    results,
    reviews,
    statistics,
)
from plancia.server.storage.schema.people import (
    blocks,
    friends,
    keys,
    logouts,
    mutes,
    notice_settings,
    notices,
    push_devices,
    tokens,
    users,
    vacations,
)
from plancia.server.storage.schema.playing import (
    audit,
    exhibits,
    invitations,
    journal,
    records,
    reports,
    seats,
    snapshots,
    tables,
)

__all__ = [
    "audit",
    "blocks",
    "exhibits",
    "friends",
    "invitations",
    "journal",
    "keys",
    "logouts",
    "metadata",
    "mutes",
    "notice_settings",
    "notices",
    "push_devices",
    "puzzle_attempts",
    "puzzle_players",
    "puzzles",
    "ratings",
    "records",
    "reports",
    "results",
    "reviews",
    "seats",
    "snapshots",
    "statistics",
    "tables",
    "tokens",
    "tournament_players",
    "tournament_rounds",
    "tournament_tables",
    "tournaments",
    "users",
    "vacations",
]
