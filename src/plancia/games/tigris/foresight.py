"""What a tile, a leader or a catastrophe would do. It depends only on the board, not on anybody's hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from plancia.engine import Consequence, Consequences
from plancia.games.tigris import catastrophe, leader, tile
from plancia.games.tigris.board import CELLS, NAMES, ROW, beside, bits, names, region
from plancia.games.tigris.components import COLOURS, GREEN, INDEX, RED, Counts
from plancia.games.tigris.consequences import Home, MonumentPossible, Parts, Point, Revolt, Treasure, Unites, War
from plancia.games.tigris.monument import monuments_left
from plancia.games.tigris.state import Fields, put
from plancia.games.tigris.war import Wars, supporters, war, wars_due


class Joined(NamedTuple):
    """The regions that each cell would connect. Most cells touch one region and have its effect, so we compute with
    sets of cells: one by one took 200 µs instead of 140 for all consequences of a turn.
    """

    regions: tuple[tuple[int, int], ...]  # each with the cells beside it, kingdom or not
    shared: int  # cells beside more than one
    touched: dict[int, list[int]]  # the regions beside each of these


def of_tiles(s: Fields, seat: int) -> Consequences:
    """Points, unions and their wars, monuments, treasures. A cell with no neighbours has no effect. §7.4 §7.7"""
    here = s.survey()
    joined = joins(s.solid(), 0, here.tile_cells)
    any_colour = of_any_tile(s, seat, joined)
    cells_near = beside_one(here.kingdoms, joined)
    touching = 0
    for _, near in joined.regions:
        touching |= near
    for colour in tile.layable(s, seat, here):
        cells = here.tile_cells & tile.ground(INDEX[colour]) & touching
        for cell, effects in any_colour.items():
            if cell & cells:
                answer = ("tile", colour, NAMES[cell])
                for what in effects:
                    yield answer, what
        for kingdom, near in cells_near.items():  # §7.4 §7.5
            owner = tile.who_scores(s, INDEX[colour], kingdom) if near & cells else None
            if owner is not None:
                point = Point(owner, colour)
                for name in names(near & cells):
                    yield ("tile", colour, name), point
        if monuments_left(s, colour):
            for name in names(cells & completing(s.tiles[INDEX[colour]], s.dead)):
                yield ("tile", colour, name), MonumentPossible()


def of_any_tile(s: Fields, seat: int, joined: Joined) -> dict[int, tuple[Consequence, ...]]:
    """By cell: what a tile of any colour would do there, if anything. §9.2 §11.1"""
    kingdoms = s.survey().kingdoms
    found: dict[int, tuple[Consequence, ...]] = {}
    for one, near in joined.regions:
        if treasure := tuple(treasures(s, s.leaders, one)):
            found |= dict.fromkeys(bits(near & ~joined.shared), treasure)
    for cell, touched in joined.touched.items():
        united = unions(s, seat, cell) if unite(kingdoms, touched) else ()
        if effects := (*united, *treasures(s, s.leaders, sum(touched))):
            found[cell] = effects
    return found


def beside_one(kingdoms: tuple[int, ...], joined: Joined) -> dict[int, int]:
    """By kingdom: the cells beside it that are not beside another one. §7.4"""
    found = {kingdom: near for kingdom, near in joined.regions if kingdom in kingdoms}
    once = twice = 0
    for near in found.values():
        twice |= once & near
        once |= near
    return {kingdom: near & ~twice for kingdom, near in found.items()}


def joins(solid: int, lifted: int, cells: int) -> Joined:
    """The regions that each of these cells would connect, without that leader."""
    regions, once, shared = list[tuple[int, int]](), 0, 0
    for found, around in without(solid, lifted) if lifted else regions_of(solid):
        if near := around & cells:
            shared |= once & near
            once |= near
            regions.append((found, near))
    touched: dict[int, list[int]] = {}
    if shared:
        for found, near in regions:
            for cell in bits(near & shared):
                touched.setdefault(cell, []).append(found)
    return Joined(tuple(regions), shared, touched)


@lru_cache(maxsize=16)  # the same board for every leader
def regions_of(solid: int) -> tuple[tuple[int, int], ...]:
    """The connected regions, in reading order of their first cells, each with what is beside it."""
    found = []
    while solid:
        one = region(solid & -solid, solid)
        found.append((one, beside(one)))
        solid &= ~one
    return tuple(found)


def without(solid: int, leader: int) -> list[tuple[int, int]]:
    """The same without that leader: only its own region changes."""
    whole = regions_of(solid)
    own = next(one for one, _ in whole if one & leader)
    rest = [(one, around) for one, around in whole if one is not own]
    return sorted([*rest, *regions_of(own - leader)], key=lambda one: one[0] & -one[0])


def unite(kingdoms: tuple[int, ...], touched: list[int]) -> bool:
    """Do two of these regions have leaders? §9.2"""
    return len([region for region in touched if region in kingdoms]) > 1


def unions(s: Fields, seat: int, cell: int) -> Iterator[Consequence]:
    """Two kingdoms become one: every war, as it would start on the current board. §9.2 §9.5 §9.6"""
    wars = Wars(seat=seat, union=NAMES[cell])
    due = [war(s, wars, colour) for colour in wars_due(s, wars)]
    if not due:
        yield Unites()
    for f in due:
        attack, defence = (supporters(s, f, who).bit_count() for who in (f.attacker, f.defender))
        yield War(f.colour, f.attacker, f.defender, attack, defence)


def treasures(s: Fields, leaders: Counts, whole: int) -> Iterator[Consequence]:
    """A kingdom with one trader and two treasures. §11.1"""
    if (s.treasures & whole).bit_count() > 1:
        traders = [seat for seat, cell in enumerate(leaders[GREEN::4]) if cell & whole]
        if len(traders) == 1:
            yield Treasure(traders[0])


def completing(tiles: int, dead: int) -> int:
    """Cells for the fourth tile of a square that was not declined before: all at once, by shifting. §10.1 §10.6"""
    right, below, across = tiles >> 1, tiles >> ROW, tiles >> ROW + 1  # neighbours of a square's top left cell
    corners = CELLS & ~dead
    return (
        (right & below & across & corners)
        | (tiles & below & across & corners) << 1
        | (tiles & right & across & corners) << ROW
        | (tiles & right & below & corners) << ROW + 1
    )


def of_leaders(s: Fields, seat: int) -> Consequences:
    """A revolt, and the temples on either side; a treasure. §8.1 §8.2 §11.1"""
    solid = s.solid()
    for colour in leader.movable(s, seat):
        lifted, own = s.leader(seat, colour), 4 * seat + INDEX[colour]
        others = sum(s.leaders[INDEX[colour] :: 4]) & ~lifted
        for whole, cells in reached(solid, lifted, leader.cells_for(s, seat, colour)):
            hoard = (s.treasures & whole).bit_count() > 1
            if not whole & others and not hoard:
                continue
            first = cells & -cells  # the treasure is the same from each of the cells
            treasure = tuple(treasures(s, put(s.leaders, own, first), whole | first)) if hoard else ()
            rivals = s.rulers(INDEX[colour], whole & ~lifted) if whole & others else []
            defence = [temples(s, s.leader(rival, colour)) for rival in rivals]
            for cell in bits(cells) if rivals or treasure else ():
                answer = ("leader", colour, NAMES[cell])
                for rival, beside_rival in zip(rivals, defence, strict=True):
                    yield answer, Revolt(rival, temples(s, cell), beside_rival)
                for what in treasure:
                    yield answer, what


@lru_cache(maxsize=8)  # leaders at home all ask for the same
def reached(solid: int, lifted: int, cells: int) -> tuple[tuple[int, int], ...]:
    """The regions, alone or together, each with those of the cells where a leader would join exactly these."""
    joined = joins(solid, lifted, cells)
    found = {one: near & ~joined.shared for one, near in joined.regions if near & ~joined.shared}
    for cell, touched in joined.touched.items():
        whole = sum(touched)
        found[whole] = found.get(whole, 0) | cell
    return tuple(found.items())


def temples(s: Fields, place: int) -> int:
    """How many temples are beside this place. §8.2"""
    return (beside(place) & s.tiles[RED]).bit_count()


def of_catastrophes(s: Fields, seat: int) -> Consequences:
    """Leaders that lose their last temple, kingdoms that fall apart. §12.4"""
    if not s.catastrophes_left[seat]:
        return
    here = s.survey()
    for cell in bits(catastrophe.cells_for(s, here) & sum(s.tiles)):
        answer = ("catastrophe", NAMES[cell])
        temples = s.tiles[RED] & ~cell
        for who, position in enumerate(s.leaders):
            if position & beside(cell) and not beside(position) & temples:
                yield answer, Home(who // 4, COLOURS[who % 4])
        kingdom = next((kingdom for kingdom in here.kingdoms if kingdom & cell), 0)
        rest = kingdom & ~cell
        if rest and region(rest & -rest, rest) != rest:
            yield answer, Parts()
