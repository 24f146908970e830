"""The answers worth trying, without those that no player would consider."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.bots.evaluation.tigris.lands import GROUND, NOBODY, Kingdom, Lands, survey_lands
from plancia.engine import Form, Word, Words
from plancia.games.tigris.board import ROW, Cells, beside, bits, names
from plancia.games.tigris.components import BLACK, INDEX, RED, letters
from plancia.games.tigris.state import State
from plancia.games.tigris.turn import TakeAction


def candidates(s: State, seat: int, question: Form) -> Iterator[Words]:
    """Every legal answer, but of the many actions only those that could matter."""
    if type(s.ask) is not TakeAction:
        yield from question.legal()
        return
    lands = survey_lands(s)
    for verb in question.next(()) or ():
        match verb:
            case "tile":
                yield from _tiles(s, seat, lands, question)
            case "leader":
                yield from _leaders(s, seat, lands, question)
            case "catastrophe":
                yield from _catastrophes(s, seat, question)
            case "swap":
                yield from _swaps(s, seat)
            case _:
                yield from question.legal((verb,))


def _cells(question: Form, *prefix: Word) -> int:
    """The cells that can be chosen next."""
    choices = question.next(prefix)
    assert isinstance(choices, Cells)
    return choices.cells


def _tiles(s: State, seat: int, lands: Lands, question: Form) -> Iterator[Words]:
    """Tiles beside a kingdom with a leader of mine; elsewhere they do not help me."""
    mine = [kingdom for kingdom in lands.kingdoms if seat in kingdom.rulers]
    for colour in question.next(("tile",)) or ():
        cells = 0
        for kingdom in mine:
            cells |= _good_cells(s, seat, lands, kingdom, INDEX[colour])
        for cell in names(cells & _cells(question, "tile", colour)):
            yield ("tile", colour, cell)


def _good_cells(s: State, seat: int, lands: Lands, kingdom: Kingdom, colour: int) -> int:
    """Cells that score for me, start a war of mine, or link or add a temple without a point for a rival."""
    owner = kingdom.rulers[colour] if kingdom.rulers[colour] != NOBODY else kingdom.rulers[BLACK]
    cells = kingdom.halo & lands.tile_cells & GROUND[colour]
    if owner not in (seat, NOBODY):
        return cells & lands.shared
    useful = cells & (lands.shared | _useful_cells(s, seat, kingdom, colour))
    return useful | (_a_few(cells & ~useful) if owner == seat else 0)


def _useful_cells(s: State, seat: int, kingdom: Kingdom, colour: int) -> int:
    """Cells where a tile has an effect: it links, approaches a treasure, builds a square, or protects a leader."""
    tiles = s.tiles[colour]
    cells = beside(s.solid() & ~kingdom.cells) | beside(beside(s.treasures & ~kingdom.cells))
    sides, ends = tiles << 1 | tiles >> 1, tiles << ROW | tiles >> ROW
    corners = (tiles << 1 | tiles >> 1) << ROW | (tiles << 1 | tiles >> 1) >> ROW
    cells |= sides & ends & corners
    if colour == RED:
        cells |= beside(sum(s.leaders[4 * seat : 4 * seat + 4]))
    return cells


def _a_few(cells: int) -> int:
    """The first and the last of equally good cells."""
    return cells & -cells | (1 << cells.bit_length() >> 1)


def _leaders(s: State, seat: int, lands: Lands, question: Form) -> Iterator[Words]:
    """Into each kingdom and beside each lone temple, on cells beside the most temples.

    A leader from home tries two of several equal cells. A leader on the board usually has a good place: it tries one.
    """
    for colour in question.next(("leader",)) or ():
        at_home = not s.leader(seat, colour)
        for cells in _destinations(s, lands, _cells(question, "leader", colour)):
            best = next(cells & sheltered for sheltered in reversed(lands.temples) if cells & sheltered)
            for cell in names(_a_few(best) if at_home else best & -best):
                yield ("leader", colour, cell)


def _destinations(s: State, lands: Lands, cells: int) -> Iterator[int]:
    """The cells, kingdom by kingdom and then temple by temple."""
    for halo in (*(kingdom.halo for kingdom in lands.kingdoms), *map(beside, bits(s.tiles[RED]))):
        if cells & halo:
            yield cells & halo
            cells &= ~halo


def _catastrophes(s: State, seat: int, question: Form) -> Iterator[Words]:
    """On the only temple beside a rival's leader."""
    cells = 0
    for i, cell in enumerate(s.leaders):
        temples = beside(cell) & s.tiles[RED]
        if i >> 2 != seat and temples.bit_count() == 1:
            cells |= temples
    for name in names(cells & _cells(question, "catastrophe")):
        yield ("catastrophe", name)


def _swaps(s: State, seat: int) -> Iterator[Words]:
    """Swap the whole hand; all except one, or except two, of each colour; or all of one colour."""
    hand = s.hand(seat)
    handfuls = {hand} | {tuple(max(0, n - keep) for n in hand) for keep in (1, 2)}
    handfuls |= {tuple(n if c == i else 0 for i, n in enumerate(hand)) for c in range(4)}
    for handful in sorted(handfuls):
        if any(handful):
            yield ("swap", letters(handful))
