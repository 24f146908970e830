"""`python -m training.curves LOG... --into FILE.svg`: draws the loss of a run as a picture."""

from __future__ import annotations

import csv
from argparse import ArgumentParser
from collections.abc import Sequence
from math import ceil, floor
from pathlib import Path

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 300, 50, 40, 20
CURVES = {"evaluation": ("the evaluation alone", "#8a6d3b"), "unseen": ("the network", "#1f5f8b")}
TICKS = 20  # of the vertical axis, for a whole
Point = tuple[float, float]


def read(logs: Sequence[Path]) -> dict[str, list[Point]]:
    """By curve: games in thousands, and the loss. A later log continues an earlier one, even if it counts from 0."""
    rows: list[dict[str, str]] = []
    games: list[int] = []
    for log in logs:
        found = list(csv.DictReader(log.read_text("utf-8").splitlines()))
        before = games[-1] if games and int(found[0]["games"]) < games[-1] else 0
        rows += found
        games += [before + int(row["games"]) for row in found]
    return {name: [(n / 1000, float(row[name])) for n, row in zip(games, rows, strict=True)] for name in CURVES}


def picture(curves: dict[str, list[Point]]) -> str:
    """An SVG with both curves and their axes."""
    points = [point for curve in curves.values() for point in curve]
    most = max(x for x, _ in points)
    ticks = range(floor(min(y for _, y in points) * TICKS), ceil(max(y for _, y in points) * TICKS) + 1)
    low, high = ticks[0] / TICKS, ticks[-1] / TICKS

    def at(x: float, y: float) -> str:
        across = LEFT + (WIDTH - LEFT - 10) * x / most
        return f"{across:.1f},{TOP + (HEIGHT - TOP - BOTTOM) * (high - y) / (high - low):.1f}"

    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>']
    for tick in ticks:
        y = tick / TICKS
        x, line = at(0, y).split(",")
        parts.append(f'<path d="M{x},{line}H{WIDTH - 10}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{float(line) + 4:.1f}" text-anchor="end">{y:.2f}</text>')
    for thousands in range(0, int(most) + 1, 50 if most > 100 else 10):
        x = at(thousands, low).split(",")[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{thousands}</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 6}" text-anchor="middle">games, in thousands</text>')
    for name, (label, colour) in CURVES.items():
        line = " ".join(at(*point) for point in curves[name])
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, above = at(*curves[name][len(curves[name]) * 2 // 3]).split(",")
        parts.append(f'<text x="{x}" y="{float(above) - 10:.1f}" fill="{colour}">{label}</text>')
    style = 'font-family="sans-serif" font-size="12" fill="#333"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {style}>{"".join(parts)}</svg>\n'


def main(args: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m training.curves", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("logs", type=Path, nargs="+")
    parser.add_argument("--into", type=Path, required=True)
    wanted = parser.parse_args(args)
    wanted.into.write_text(picture(read(wanted.logs)), "utf-8")


if __name__ == "__main__":
    main()
