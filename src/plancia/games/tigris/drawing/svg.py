"""A position as a picture: one self-contained SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import NamedTuple, Protocol

from plancia.games.art import definitions, painted
from plancia.games.tigris.components import COLOURS, INDEX, MONUMENTS, Cell, Colour
from plancia.games.tigris.drawing.geometry import GEOMETRY, Layout, Spot, num, spot
from plancia.games.tigris.drawing.outline import CELL, outline
from plancia.games.tigris.drawing.paint import SYMBOLS, palette
from plancia.games.tigris.drawing.scenery import scenery

TILES = dict(zip(COLOURS, ("temple", "farm", "market", "settlement"), strict=True))
RANKS = dict(zip(COLOURS, ("priest", "farmer", "trader", "king"), strict=True))

# The names of the pieces, by their symbol.
NAMES: Mapping[str, str] = {
    "board": "Tigris & Euphrates",
    **{f"tile-{colour}": tile for colour, tile in TILES.items()},
    "tile-back": "face-down tile",
    **{f"leader-{of}-{colour}": f"{RANKS[colour]} of the {of}" for of in GEOMETRY.dynasties for colour in COLOURS},
    **{f"monument-{a}-{b}": f"{a} and {b} monument" for a, b in MONUMENTS},
    "treasure": "treasure",
    "catastrophe": "catastrophe tile",
    "unification": "unification marker",
}


class Tower(Protocol):
    """The part of a monument that is drawn."""

    @property
    def colours(self) -> tuple[Colour, Colour]: ...
    @property
    def cell(self) -> Cell: ...  # the top left one of its square


class Scene(Protocol):
    """The part of a view that is drawn."""

    @property
    def tiles(self) -> tuple[tuple[Cell, ...], ...]: ...  # face up, by colour
    @property
    def face_down(self) -> tuple[Cell, ...]: ...
    @property
    def monuments(self) -> tuple[Tower, ...]: ...
    @property
    def leaders(self) -> tuple[tuple[Cell | None, ...], ...]: ...  # by seat and colour
    @property
    def treasures(self) -> tuple[Cell, ...]: ...
    @property
    def catastrophes(self) -> tuple[Cell, ...]: ...
    @property
    def union(self) -> Cell | None: ...  # the cell under the unification marker


class Piece(NamedTuple):
    """A piece on the board."""

    kind: str
    symbol: str
    cell: Cell
    at: Spot  # as drawn
    near: int  # pieces are painted from the far edge to the near one: the row,
    above: int  # and the layer within the row


def svg(
    view: Scene,
    *,
    lit: Iterable[Cell] = (),
    conflicts: Iterable[Cell] = (),
    square: bool = False,
    last: Iterable[Cell] = (),
    outlined: Iterable[Cell] = (),
    turned: bool = False,
    dark: bool = False,
    labels: bool = True,
    names: Mapping[str, str] | None = None,
) -> str:
    """The board as a complete SVG.

    `lit` cells are highlighted as possible targets; those among them that start a conflict are in `conflicts`. The
    highlight is round for a leader and `square` for a tile. `last` marks the cells of the last move, `outlined` the
    kingdoms of these cells. `turned` rotates the board for a tall screen; `labels` writes the coordinates on the frame.
    `names` replaces the names of pieces (see `NAMES`) and may be incomplete.
    """
    layout = GEOMETRY.layouts["turned" if turned else "landscape"]
    titles = {**NAMES, **(names or {})}
    ground = scenery(layout, labels) + _plinths(view, frozenset(outlined), layout)
    pieces = "".join(_piece(piece, titles) for piece in sorted(_pieces(view, layout), key=_far_to_near))
    body = (
        f"{_marks('framed', dict.fromkeys(GEOMETRY.framed, 'framed'), layout)}"
        f"{_marks('lit', _lights(lit, conflicts, square), layout)}"
        f'<g class="pieces">{pieces}</g>'
        f"{_marks('last', dict.fromkeys(last, 'last'), layout)}"
    )
    if view.union is not None:
        body += _piece(Piece("unification", "unification", view.union, layout.at(spot(view.union)), 0, 0), titles)
    left, top, right, bottom = layout.frame
    across, down = layout.columns * CELL + left + right, layout.rows * CELL + top + bottom
    # Colours are inserted before the pieces are added, so that a name is never mistaken for a colour.
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-left} {-top} {across} {down}" role="img"'
        f' aria-label="{escape(titles["board"])}">'
        f"{painted(definitions(ground + body, SYMBOLS) + ground, palette(dark))}{body}</svg>\n"
    )


def _pieces(view: Scene, layout: Layout) -> Iterator[Piece]:
    """Every piece except the unification marker, which covers them all."""

    def piece(kind: str, symbol: str, cell: Cell, above: int) -> Piece:
        at = layout.at(spot(cell))
        return Piece(kind, symbol, cell, at, at[1], above)

    for colour, cells in zip(COLOURS, view.tiles, strict=True):
        for cell in cells:
            yield piece("tile", f"tile-{colour}", cell, 0)
    for cell in view.face_down:
        yield piece("tile", "tile-back", cell, 0)
    for cell in view.catastrophes:
        yield piece("catastrophe", "catastrophe", cell, 0)
    for dynasty, ranks in zip(GEOMETRY.dynasties, view.leaders, strict=False):  # four dynasties, up to four seats
        for colour, place in zip(COLOURS, ranks, strict=True):
            if place is not None:
                yield piece("leader", f"leader-{dynasty}-{colour}", place, 1)
    for cell in view.treasures:
        yield piece("treasure", "treasure", cell, 2)
    for tower in view.monuments:
        first, second = sorted(tower.colours, key=INDEX.__getitem__)
        x, y = spot(tower.cell)
        square = [layout.at((x + dx, y + dy)) for dx in (0, 1) for dy in (0, 1)]
        at = min(column for column, _ in square), min(row for _, row in square)
        yield Piece("monument", f"monument-{first}-{second}", tower.cell, at, at[1] + 1, 3)


def _far_to_near(piece: Piece) -> tuple[int, int, int]:
    return piece.near, piece.above, piece.at[0]


def _piece(piece: Piece, titles: Mapping[str, str]) -> str:
    title = f"<title>{escape(titles[piece.symbol], quote=False)}, {piece.cell.upper()}</title>"
    return _use(piece.kind, piece.symbol, piece.cell, piece.at, title)


def _use(kind: str, symbol: str, cell: Cell, at: Spot, inside: str = "") -> str:
    x, y, width, height = GEOMETRY.boxes[kind]
    x, y = at[0] * CELL + x, at[1] * CELL + y
    art = f'<use class="{kind}" data-cell="{cell}" href="#{symbol}" x="{num(x)}" y="{num(y)}"'
    art += f' width="{num(width)}" height="{num(height)}"'
    return f"{art}>{inside}</use>" if inside else f"{art}/>"


def _marks(kind: str, cells: Mapping[Cell, str], layout: Layout) -> str:
    """The cells with this mark, each with its symbol."""
    return "".join(_use(kind, symbol, cell, layout.at(spot(cell))) for cell, symbol in cells.items())


def _lights(lit: Iterable[Cell], conflicts: Iterable[Cell], square: bool) -> dict[Cell, str]:
    light = "lit-tile" if square else "lit-disc"
    return dict.fromkeys(lit, light) | dict.fromkeys(conflicts, f"{light}-conflict")


def _plinths(view: Scene, outlined: frozenset[Cell], layout: Layout) -> str:
    """Pale stone under connected cells: solid under a kingdom, faint and dotted under a region without a leader."""
    measures = GEOMETRY.plinth
    leaders = {spot(cell) for ranks in view.leaders for cell in ranks if cell is not None}
    tiles = {spot(cell) for cells in (*view.tiles, view.face_down) for cell in cells}
    if view.union is not None:  # until the wars are over the two sides are shown separately
        tiles.discard(spot(view.union))
    chosen = {spot(cell) for cell in outlined}
    art = ""
    for region in _regions(leaders | tiles):
        path = outline([layout.at(place) for place in region], measures.inset, measures.outer, measures.inner)
        kingdom, marked = not leaders.isdisjoint(region), not chosen.isdisjoint(region)
        if kingdom:
            x, y = measures.shadow
            art += f'<path d="{path}" transform="translate({num(x)} {num(y)})" fill="#1b0d02" opacity=".26"/>'
        edge = 'stroke-width="6" stroke-linejoin="round"' if kingdom else 'stroke-width="3.5" stroke-dasharray="3 9"'
        art += (
            f'<path class="{"kingdom" if kingdom else "region"}" d="{path}" fill="var(--plinth)"'
            f' fill-opacity="{"var(--plinth-alpha)" if kingdom else ".42"}" stroke="var(--plinth-edge)"'
            f' {edge} stroke-linecap="round"/>'
        )
        if marked:
            art += (
                f'<g class="outlined" fill="none" stroke-linejoin="round"><path d="{path}"'
                f' stroke="var(--glow-edge)" stroke-width="13"/><path d="{path}" stroke="var(--glow-core)"'
                f' stroke-width="6"/></g>'
            )
    return f'<g class="regions">{art}</g>'


def _regions(occupied: set[Spot]) -> list[list[Spot]]:
    """The occupied places in groups connected by edges, in reading order."""
    left, found = set(occupied), []
    for start in sorted(occupied, key=lambda place: place[::-1]):
        if start not in left:
            continue
        left.remove(start)
        region = [start]
        for x, y in region:  # grows during the iteration
            for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if place in left:
                    left.remove(place)
                    region.append(place)
        found.append(region)
    return found
