"""Draws the curve of a training run: `python -m bench.curve ppo_tigris.csv docs/images/ppo-tigris.svg`.

The log is that of examples/ppo_tigris.py: a line of CSV for each evaluation.
"""

from __future__ import annotations

import csv
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import ceil
from pathlib import Path

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 624, 16, 260
LOWEST, GOAL = 40, 80  # percent: the bottom of the picture, and the line that the example has to reach
ABOUT = "CPU minutes of training"


def main(args: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m bench.curve", description="Draw the log of examples/ppo_tigris.py.")
    parser.add_argument("log", type=Path)
    parser.add_argument("picture", type=Path)
    wanted = parser.parse_args(args)
    try:
        points = read(wanted.log)
    except (OSError, ValueError) as error:
        parser.error(f"{wanted.log}: {error}")
    wanted.picture.write_text(draw(points), "utf-8")
    return 0


def read(log: Path) -> list[tuple[float, float]]:
    """CPU minutes and the percentage of games won."""
    with log.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file)
        if not {"cpu_minutes", "wins"} <= {*(rows.fieldnames or ())}:
            raise ValueError("this is no log of examples/ppo_tigris.py: there is no column cpu_minutes or wins")
        found = [(float(row["cpu_minutes"]), 100 * float(row["wins"])) for row in rows]
    if not found:
        raise ValueError("nothing is logged yet")
    return found


def draw(points: list[tuple[float, float]]) -> str:
    longest = max(1, ceil(max(minutes for minutes, _ in points)))
    lowest = min(LOWEST, *(10 * int(wins // 10) for _, wins in points))

    def x(minutes: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * minutes / longest, 1)

    def y(wins: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (wins - lowest) / (100 - lowest), 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="Share of games won against the random bot by {ABOUT}">',
        "<style>text{font:13px sans-serif;fill:#555}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for wins in range(lowest, 101, 10):
        colour = "#b33" if wins == GOAL else "#ddd"
        parts.append(f'<path d="M{LEFT} {y(wins)}H{RIGHT}" stroke="{colour}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(wins) + 4}" text-anchor="end">{wins} %</text>')
    step = ceil(longest / 10)
    parts += [
        f'<text x="{x(minutes)}" y="{BOTTOM + 18}" text-anchor="middle">{minutes}</text>'
        for minutes in range(0, longest + 1, step)
    ]
    parts.append(f'<text x="{(LEFT + RIGHT) // 2}" y="{HEIGHT - 6}" text-anchor="middle">{ABOUT}</text>')
    line = "L".join(f"{x(minutes)} {y(wins)}" for minutes, wins in points)
    parts.append(f'<path d="M{line}" fill="none" stroke="#25a" stroke-width="2"/>')
    parts += [f'<circle cx="{x(minutes)}" cy="{y(wins)}" r="3" fill="#25a"/>' for minutes, wins in points]
    return "".join((*parts, "</svg>\n"))


if __name__ == "__main__":
    sys.exit(main())
