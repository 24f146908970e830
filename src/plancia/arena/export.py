"""The games of a contest as a table with one row per seat, for spreadsheets and notebooks."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from plancia.arena.contest import Contest, MatchResult
from plancia.arena.negotiating import DealCount
from plancia.arena.ratings import load_package


def rows(contest: Contest, results: Iterable[MatchResult]) -> list[dict[str, Any]]:
    """One row per seat and game; values are of type str, int or float."""
    return [
        {
            "game": contest.game,
            "seats": contest.seats,
            "seed": contest.seed,
            "first": result.match.pairing[0],
            "second": result.match.pairing[1],
            "deal": result.match.deal,
            "side": result.match.side,
            "seat": seat,
            "bot": bot,
            "role": result.outcome.parts[seat] if result.outcome.parts else "",
            "place": result.outcome.places[seat],
            "win": 1 / result.outcome.places.count(1) if result.outcome.places[seat] == 1 else 0.0,
            "reason": result.outcome.reason,
            "decisions": result.outcome.decisions,
            "answers": result.times[seat].count,
            "seconds": result.times[seat].total,
            "longest": result.times[seat].longest,
            **asdict(result.outcome.deals[seat] if result.outcome.deals else DealCount()),
        }
        for result in results
        for seat, bot in enumerate(result.outcome.seating)
    ]


def write_csv(path: Path, table: list[dict[str, Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, fieldnames=list(table[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(table)


def write_parquet(path: Path, table: list[dict[str, Any]]) -> None:
    """Write a Parquet file; raises `MissingPackage` without polars."""
    load_package("polars").DataFrame(table, infer_schema_length=None).write_parquet(path)
