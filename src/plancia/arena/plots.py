"""Plots as inline SVG: no scripts, no external fonts or files. Colours are CSS variables of the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

LABEL, WIDTH, ROW, MARGIN = 220, 460, 26, 30  # pixels


class Dot(NamedTuple):
    """A value and its interval."""

    label: str
    value: float
    low: float
    high: float
    shown: str  # the value in words


def dots(rows: Sequence[Dot], low: float, high: float, marks: Sequence[tuple[float, str]] = ()) -> str:
    """One line per row: a dot and the interval around it. `marks` are vertical lines with a label."""
    height = ROW * len(rows) + MARGIN
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LABEL + WIDTH * (min(high, max(low, value)) - low) / span, 1)

    lines = [
        f'<line class="mark" x1="{x(at)}" x2="{x(at)}" y1="0" y2="{height - MARGIN}"/>'
        f'<text class="axis" x="{x(at)}" y="{height - 10}" text-anchor="middle">{escape(label)}</text>'
        for at, label in marks
    ]
    for number, row in enumerate(rows):
        y = ROW * number + ROW // 2
        lines.append(
            f'<text x="{LABEL - 10}" y="{y + 4}" text-anchor="end">{escape(_short(row.label))}'
            f"<title>{escape(row.label)}</title></text>"
            f'<line class="interval" x1="{x(row.low)}" x2="{x(row.high)}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{x(row.value)}" cy="{y}" r="5"><title>{escape(row.shown)}</title></circle>'
            f'<text class="axis" x="{LABEL + WIDTH + 12}" y="{y + 4}">{escape(row.shown)}</text>'
        )
    return _svg(height, lines)


def histogram(values: Sequence[int], bars: int = 24) -> str:
    """How often values occur, with the lowest and the highest below the axis."""
    low, high = min(values), max(values)
    bars = min(bars, high - low + 1)
    width = (high - low + 1) / bars
    counts = [0] * bars
    for value in values:
        counts[min(bars - 1, int((value - low) / width))] += 1
    height, most = 120, max(counts)
    lines = []
    for number, count in enumerate(counts):
        tall = round((height - MARGIN) * count / most, 1)
        x, step = LABEL + WIDTH * number / bars, WIDTH / bars
        first, last = round(low + width * number), round(low + width * (number + 1) - 1)
        lines.append(
            f'<rect x="{x:.1f}" y="{height - MARGIN - tall}" width="{step - 1:.1f}" height="{tall}">'
            f"<title>{first}–{last}: {count}</title></rect>"
        )
    for x, value, anchor in ((LABEL, low, "start"), (LABEL + WIDTH, high, "end")):
        lines.append(f'<text class="axis" x="{x}" y="{height - 10}" text-anchor="{anchor}">{value}</text>')
    return _svg(height, lines)


def _short(label: str, most: int = 30) -> str:
    """Shorten long names at the start: the class or the arguments are at the end."""
    return label if len(label) <= most else "…" + label[1 - most :]


def _svg(height: int, lines: Sequence[str]) -> str:
    width = LABEL + WIDTH + 200
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img">' + "".join(lines) + "</svg>"
    )
