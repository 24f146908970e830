"""The tile action: lay it, score it, fight the wars it causes, build on the square it completes."""

from __future__ import annotations

from plancia.engine import Frame, Next, Refusal, Word, procedure
from plancia.games.tigris.board import BIT, LAND, RIVER, beside, cell_named
from plancia.games.tigris.components import BLACK, BLUE, COLOURS, INDEX, Cell, Colour
from plancia.games.tigris.facts import TileLaid
from plancia.games.tigris.monument import MonumentOffer, squares_with
from plancia.games.tigris.state import Draft, Fields, Survey, put
from plancia.games.tigris.war import Wars


class TileAction(Frame, frozen=True, kw_only=True, gc=False):
    """A tile is laid from hand. §7.1"""

    seat: int
    colour: Colour
    cell: Cell


def ground(colour: int) -> int:
    """Farms go on river, all others on land. §7.2"""
    return RIVER if colour == BLUE else LAND


def cells_for(s: Fields, colour: Colour) -> int:
    """Empty cells of the right ground that touch two kingdoms at most. §7.1 §7.2 §7.3"""
    return s.survey().tile_cells & ground(INDEX[colour])


def layable(s: Fields, seat: int, here: Survey) -> tuple[Colour, ...]:
    """The colours in hand for which there is a cell."""
    cells = here.tile_cells
    return tuple([colour for i, colour in enumerate(COLOURS) if s.hands[4 * seat + i] and cells & ground(i)])


def why_not_colour(s: Fields, seat: int, word: Word) -> Refusal:
    """The rule that forbids laying a tile of this colour."""
    if word not in COLOURS:
        return Refusal("no_such_colour", "7.1")
    held = s.hands[4 * seat + INDEX[str(word)]]
    return Refusal("no_cell_for_tile", "7.2") if held else Refusal("tile_not_held", "7.1")


def why_not(s: Fields, colour: Colour, word: Word) -> Refusal:
    """The rule that forbids laying a tile on this cell."""
    cell = cell_named(word)
    if not cell:
        return Refusal("no_such_cell", "7.1")
    if not s.survey().empty & cell:
        return Refusal("cell_taken", "7.1")
    if not cell & ground(INDEX[colour]):
        return Refusal("wrong_ground", "7.2")
    return Refusal("tile_joins_three_kingdoms", "7.3")


def lay_tile(t: Draft, f: TileAction) -> Next:
    """In one kingdom the leader of that colour scores at once, or else the king. Between two there is war. §7.4 §7.7"""
    cell, colour = BIT[f.cell], INDEX[f.colour]
    touched = [kingdom for kingdom in t.survey().kingdoms if kingdom & beside(cell)]
    t.play_tiles(f.seat, colour)
    t.tiles = put(t.tiles, colour, t.tiles[colour] | cell)
    t.note(TileLaid(seat=f.seat, colour=f.colour, cell=f.cell))
    if len(touched) == 2:
        return Wars(seat=f.seat, union=f.cell)
    if touched and (owner := who_scores(t, colour, touched[0])) is not None:
        t.award(owner, colour, 1, "tile")
    return None


def who_scores(t: Fields, colour: int, kingdom: int) -> int | None:
    """The leader of the tile's colour, or else the king; otherwise nobody. §7.4 §7.5 §7.6"""
    owners = t.rulers(colour, kingdom) or t.rulers(BLACK, kingdom)
    return owners[0] if owners else None


def offer_monument(t: Draft, f: TileAction) -> Next:
    """After the wars, if there is a square. §5.3 §10.2"""
    squares = squares_with(t, INDEX[f.colour], BIT[f.cell])
    return MonumentOffer(seat=f.seat, colour=f.colour, cell=f.cell) if squares else None


PROCEDURES = (procedure(TileAction, lay_tile, offer_monument),)
