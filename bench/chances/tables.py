"""The tables of the documentation, from the curves that ship with the package."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bench.chances.fitting import BINS
from plancia.analysis.chances import Curve, curve
from plancia.games import game

TITLES = {"tigris": "Tigris & Euphrates", "warlords": "Galactic Warlords", "rex": "Rex"}


def tables() -> str:
    """The Brier scores of all curves, then a calibration table for each game."""
    curves = {name: [curve(name, seats) for seats in game(name).SEATS] for name in TITLES}
    return "\n".join([*scores(curves), *(line for name in TITLES for line in calibration(name, curves[name]))])


def scores(curves: dict[str, list[Curve]]) -> Iterator[str]:
    yield "| game | players | fitted on | held out | Brier score | even chances |"
    yield "|---|---|---|---|---|---|"
    for name, found in curves.items():
        for one in found:
            cells = TITLES[name], one.seats, one.games, one.held_out, f"{one.brier:.3f}", f"{one.even:.3f}"
            yield row(cells)


def calibration(name: str, curves: Sequence[Curve]) -> Iterator[str]:
    """For each range of estimates and number of players: how many positions were won, of how many."""
    yield ""
    yield row((TITLES[name], *(f"{one.seats} players" for one in curves)))
    yield "|---" * (len(curves) + 1) + "|"
    for at in range(BINS):
        low, high = 100 * at // BINS, 100 * (at + 1) // BINS
        yield row((f"{low} – {high} %", *(won(one, at) for one in curves)))


def won(one: Curve, at: int) -> str:
    found = next((b for b in one.bins if min(BINS - 1, int(b.chance * BINS)) == at), None)
    return f"{100 * found.won:.0f} % of {found.positions:,}" if found else "–"


def row(cells: Sequence[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"
