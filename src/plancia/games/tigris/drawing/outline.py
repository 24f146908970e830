"""Lines around sets of cells: the rounded edge of a plinth, the hand-drawn bank of a river."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from plancia.games.tigris.drawing.geometry import GEOMETRY, Point, Spot, num

CELL = GEOMETRY.cell


class Noise:
    """A small generator with a seed: numbers from 0 to 1, the same on every device."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self) -> float:
        self.seed = (self.seed * 1664525 + 1013904223) % 2**32
        return self.seed / 2**32


class Corner(NamedTuple):
    """A corner of an outline that is followed clockwise."""

    x: float
    y: float
    came: Spot  # the direction of the edge before it
    goes: Spot  # the direction of the edge after it
    edge: float  # the length of the edge after it

    @property
    def convex(self) -> bool:
        return self.came[0] * self.goes[1] - self.came[1] * self.goes[0] > 0

    def moved(self, inwards: float) -> Point:
        """The corner, with both edges moved inwards."""
        return (
            self.x - (self.came[1] + self.goes[1]) * inwards,
            self.y + (self.came[0] + self.goes[0]) * inwards,
        )


def loops(cells: Sequence[Spot]) -> list[list[Spot]]:
    """The closed outlines of a set of cells, clockwise, as corners of the grid; holes are counterclockwise."""
    inside = set(cells)
    edges: dict[Spot, list[Spot]] = {}  # where each edge ends, by where it starts
    for x, y in cells:
        if (x, y - 1) not in inside:
            edges.setdefault((x, y), []).append((x + 1, y))
        if (x + 1, y) not in inside:
            edges.setdefault((x + 1, y), []).append((x + 1, y + 1))
        if (x, y + 1) not in inside:
            edges.setdefault((x + 1, y + 1), []).append((x, y + 1))
        if (x - 1, y) not in inside:
            edges.setdefault((x, y + 1), []).append((x, y))
    found = []
    while edges:
        start = next(iter(edges))
        a, b = start, edges[start][0]
        loop = []
        while True:
            edges[a].remove(b)
            if not edges[a]:
                del edges[a]
            loop.append(a)
            if b == start:
                break
            # If two cells touch only at a corner, turning right keeps them two shapes.
            right = (b[0] + a[1] - b[1], b[1] + b[0] - a[0])
            a, b = b, right if right in edges[b] else edges[b][0]
        found.append([p for i, p in enumerate(loop) if not _straight(loop[i - 1], p, loop[(i + 1) % len(loop)])])
    return found


def _straight(a: Spot, b: Spot, c: Spot) -> bool:
    return a[0] == b[0] == c[0] or a[1] == b[1] == c[1]


def _corners(loop: list[Spot]) -> Iterator[Corner]:
    for i, p in enumerate(loop):
        after = loop[(i + 1) % len(loop)]
        length = abs(after[0] - p[0]) + abs(after[1] - p[1])
        yield Corner(p[0] * CELL, p[1] * CELL, _direction(loop[i - 1], p), _direction(p, after), length * CELL)


def _direction(a: Spot, b: Spot) -> Spot:
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])


def outline(cells: Sequence[Spot], inset: float, outer: float, inner: float) -> str:
    """The path around these cells, moved inwards. Convex corners have the radius `outer`, concave ones `inner`."""
    path = ""
    for loop in loops(cells):
        mark = "M"
        for corner in _corners(loop):
            x, y = corner.moved(inset)
            (dx, dy), (ex, ey) = corner.came, corner.goes
            r = outer if corner.convex else inner
            path += f"{mark}{num(x - dx * r)} {num(y - dy * r)}Q{num(x)} {num(y)} {num(x + ex * r)} {num(y + ey * r)}"
            mark = "L"
        path += "Z"
    return path


def bank(cells: Sequence[Spot], seed: int, inset: float, wobble: float, free: Callable[[Point], bool]) -> str:
    """The path of a bank: the outline, pushed inwards by noise and smoothed. Points that are `free` do not move."""
    noise = Noise(seed)
    return "".join(_smooth(list(_sampled(loop, noise, inset, wobble, free))) for loop in loops(cells))


def _sampled(
    loop: list[Spot], noise: Noise, inset: float, wobble: float, free: Callable[[Point], bool]
) -> Iterator[Point]:
    for corner in _corners(loop):
        (dx, dy), (ex, ey) = corner.came, corner.goes
        x, y = corner.moved(inset)
        if free((corner.x, corner.y)):
            yield corner.x, corner.y
        elif corner.convex:
            yield x - dx * 30, y - dy * 30
            yield x + (ex - dx) * 30 * 0.29, y + (ey - dy) * 30 * 0.29
            yield x + ex * 30, y + ey * 30
        else:
            yield x - (dx - ex) * 10 * 0.4, y - (dy - ey) * 10 * 0.4
        steps = round(corner.edge / 50)  # edges are whole cells: nothing is lost
        for s in range(1, steps):
            t = s * corner.edge / steps
            if not 40 <= t <= corner.edge - 40:
                continue
            push = inset + (noise() - 0.35) * wobble
            along = corner.x + ex * t, corner.y + ey * t
            yield along if free(along) else (along[0] - ey * push, along[1] + ex * push)


def _smooth(points: list[Point]) -> str:
    """A closed Catmull-Rom curve through the points."""
    n, k = len(points), 1 / 6
    path = f"M{num(points[0][0])} {num(points[0][1])}"
    for i in range(n):
        p0, p1, p2, p3 = points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n]
        path += (
            f"C{num(p1[0] + (p2[0] - p0[0]) * k)} {num(p1[1] + (p2[1] - p0[1]) * k)}"
            f" {num(p2[0] - (p3[0] - p1[0]) * k)} {num(p2[1] - (p3[1] - p1[1]) * k)} {num(p2[0])} {num(p2[1])}"
        )
    return path + "Z"
