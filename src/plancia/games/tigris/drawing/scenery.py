"""The background, which never changes: frame, land, rivers, palms, grid, coordinates.

The look comes from noise with fixed seeds. The numbers are drawn in a fixed order; another order gives another board.
"""

from __future__ import annotations

from functools import cache

from plancia.games.tigris.board import HEIGHT, WIDTH
from plancia.games.tigris.drawing.geometry import GEOMETRY, Layout, Point, Spot, num, spot
from plancia.games.tigris.drawing.outline import CELL, Noise, bank

STROKES = 330  # attempts to draw dunes, stones and tufts; those in the water are left out
PALMS = 0.42  # the share of land cells beside water that have a palm


@cache
def scenery(layout: Layout, labels: bool = True) -> str:
    """The whole background of one layout."""
    width, height = layout.columns * CELL, layout.rows * CELL
    river = [layout.at(spot(cell)) for cell in sorted(GEOMETRY.river, key=lambda cell: spot(cell)[::-1])]
    noise = Noise(7)
    land = _land(noise, width, height, frozenset(river))
    water = _water(noise, width, height, river + _mouths(layout))
    return (
        f'<g class="scenery">{_frame(layout, width, height)}'
        # the inner svg cuts off everything under the frame
        f'<svg x="-4" y="-4" width="{width + 8}" height="{height + 8}" viewBox="-4 -4 {width + 8} {height + 8}">'
        f"{land}{water}{_palms(layout, frozenset(river))}{_grid(layout, width, height)}</svg>"
        f"{_wedges(layout)}{_labels(layout) if labels else ''}</g>"
    )


def _frame(layout: Layout, width: int, height: int) -> str:
    left, top, right, bottom = layout.frame
    across, down = width + left + right, height + top + bottom
    return (
        f'<rect x="{-left}" y="{-top}" width="{across}" height="{down}" rx="26" fill="url(#wood)"/>'
        f'<rect x="{5 - left}" y="{5 - top}" width="{across - 10}" height="{down - 10}" rx="22" fill="none"'
        ' stroke="var(--frame-inlay)" stroke-width="2.5" opacity=".55"/>'
        f'<rect x="-9" y="-9" width="{width + 18}" height="{height + 18}" rx="8" fill="var(--frame-lo)"/>'
    )


def _land(noise: Noise, width: int, height: int, river: frozenset[Spot]) -> str:
    """Sand: broad tones, then short strokes in two tones."""
    art = f'<rect x="-4" y="-4" width="{width + 8}" height="{height + 8}" fill="url(#land)"/>'
    for i in range(16):
        x, y, rx = noise() * width, noise() * height, 130 + noise() * 220
        ry = rx * (0.4 + noise() * 0.3)
        tone = "warm" if i % 2 else "pale"
        art += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="url(#{tone})"/>'
    dunes = crests = stones = tufts = ""
    for _ in range(STROKES):
        x, y = noise() * width, noise() * height
        if (int(x // CELL), int(y // CELL)) in river:
            continue
        here, kind = f"M{num(x)} {num(y)}", noise()
        if kind < 0.45:
            w, h = 22 + noise() * 40, 5 + noise() * 8
            arc = f"q{num(w / 2)} {num(-h)} {num(w)} 0"
            dunes += here + arc
            crests += f"M{num(x)} {num(y + 4)}{arc}"
        elif kind < 0.8:
            stones += f"{here}h.1M{num(x + 9)} {num(y + 5)}h.1"
        else:
            tufts += f"{here}l-4-9{here}v-11{here}l4-9"
    return (
        f'{art}<g fill="none" stroke-linecap="round" stroke-width="2.4">'
        f'<path d="{crests}" stroke="var(--land-light)" stroke-width="3" opacity=".6"/>'
        f'<path d="{dunes}" stroke="var(--land-dark)" opacity=".5"/>'
        f'<path d="{stones}" stroke="var(--land-dark)" stroke-width="5" opacity=".4"/>'
        f'<path d="{tufts}" stroke="var(--reed)" opacity=".5"/></g>'
    )


def _mouths(layout: Layout) -> list[Spot]:
    """Cells of water beyond the edge, so that the rivers do not end there."""
    beyond = []
    for cell, x, y in GEOMETRY.mouths:
        (column, row), (dx, dy) = layout.at(spot(cell)), layout.step(x, y)
        beyond.append((column + dx, row + dy))
    return beyond


def _water(noise: Noise, width: int, height: int, cells: list[Spot]) -> str:
    """Five shapes from the fertile strip to the deep water, then the current in two tones."""

    def off_board(point: Point) -> bool:
        return not (0 <= point[0] <= width and 0 <= point[1] <= height)

    def shape(seed: int, inset: float, wobble: float, paint: str) -> str:
        return f'<path d="{bank(cells, seed, inset, wobble, off_board)}" {paint}/>'

    art = (
        shape(13, -26, 34, 'fill="var(--field)" opacity=".34"')
        + shape(3, -9, 18, 'fill="var(--silt)" opacity=".75"')
        + shape(5, 2, 9, 'fill="var(--bank)"')
        + shape(5, 7, 9, 'fill="url(#water)"')
        + shape(9, 21, 14, 'fill="var(--river-lo)" opacity=".2"')
    )
    wet = set(cells)
    foam = dark = ""
    for x, y in cells:
        for dx, dy in ((1, 0), (0, 1)):
            if (x + dx, y + dy) not in wet:
                continue
            for lane in (-27, -9, 9, 27):
                start, length, side = noise() * 34, 34 + noise() * 30, lane + (noise() - 0.5) * 8
                half, quarter = num(length / 2), num(length / 4)
                a, b = x * CELL + CELL / 2, y * CELL + CELL / 2
                if dx:
                    wave = f"M{num(a + start)} {num(b + side)}q{quarter} -7 {half} 0t{half} 0"
                else:
                    wave = f"M{num(a + side)} {num(b + start)}q-7 {quarter} 0 {half}t0 {half}"
                if noise() < 0.5:
                    foam += wave
                else:
                    dark += wave
    return (
        f'{art}<g fill="none" stroke-linecap="round" stroke-width="3.2">'
        f'<path d="{foam}" stroke="var(--foam)" opacity=".75"/>'
        f'<path d="{dark}" stroke="var(--river-lo)" opacity=".55"/></g>'
    )


def _palms(layout: Layout, river: frozenset[Spot]) -> str:
    noise, palms = Noise(21), ""
    for y in range(layout.rows):
        for x in range(layout.columns):
            beside_water = not river.isdisjoint(((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)))
            if (x, y) not in river and beside_water and noise() < PALMS:
                left, top = x * CELL + 18 + noise() * 34, y * CELL + 16 + noise() * 22
                palms += f'<use href="#palm" x="{num(left)}" y="{num(top)}" width="30" height="45"/>'
    return f'<g color="var(--reed)" opacity=".72">{palms}</g>'


def _grid(layout: Layout, width: int, height: int) -> str:
    """Engraved: a dark line, and light on its far edge."""
    lines = "".join(f"M{x * CELL} 0V{height}" for x in range(1, layout.columns))
    lines += "".join(f"M0 {y * CELL}H{width}" for y in range(1, layout.rows))
    return (
        f'<path d="{lines}" fill="none" stroke="var(--grid-dark)" stroke-width="1.8" opacity=".34"/>'
        f'<path d="{lines}" fill="none" stroke="var(--grid-light)" stroke-width="1.6" opacity=".42"'
        ' transform="translate(1.8 1.8)"/>'
    )


def _wedges(layout: Layout) -> str:
    return "".join(
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}" fill="url(#wedges)"/>'
        for x, y, width, height in layout.wedges
    )


def _labels(layout: Layout) -> str:
    """Letters and numbers are rotated with the map: f3 is f3 in every layout."""
    label = GEOMETRY.label
    marks = [(chr(ord("A") + x), layout.letters.beside(layout.at((x, 0)), CELL)) for x in range(WIDTH)]
    marks += [(str(y + 1), layout.numbers.beside(layout.at((0, y)), CELL)) for y in range(HEIGHT)]
    discs = "".join(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(label.radius)}"/>' for _, (x, y) in marks)
    texts = "".join(f'<text x="{num(x)}" y="{num(y + label.baseline)}">{mark}</text>' for mark, (x, y) in marks)
    return (
        f'<g fill="var(--frame)">{discs}</g><g class="labels" fill="var(--frame-text)" text-anchor="middle"'
        f' font-family="{label.font}" font-size="{num(label.size)}">{texts}</g>'
    )
