"""The catastrophe action."""

from __future__ import annotations

from plancia.engine import Frame, Next, Refusal, Word, procedure
from plancia.games.tigris.board import BIT, cell_named
from plancia.games.tigris.components import COLOURS, Cell
from plancia.games.tigris.facts import CatastrophePlayed
from plancia.games.tigris.state import Draft, Fields, Survey, put


class CatastropheAction(Frame, frozen=True, kw_only=True, gc=False):
    """A cell is laid waste. §12.1"""

    seat: int
    cell: Cell


def cells_for(s: Fields, here: Survey) -> int:
    """Any empty cell, and any face-up tile without a treasure. §12.2"""
    return here.empty | sum(s.tiles) & ~s.treasures


def why_not(s: Fields, word: Word) -> Refusal:
    """The rule that forbids a catastrophe on this cell. §12.3"""
    cell = cell_named(word)
    for code, cells in (
        ("on_a_leader", sum(s.leaders)),
        ("on_a_monument", s.face_down),
        ("on_a_treasure", s.treasures),
        ("on_a_catastrophe", s.catastrophes),
    ):
        if cell & cells:
            return Refusal(code, "12.3")
    return Refusal("no_such_cell", "12.2")


def lay_waste(t: Draft, f: CatastropheAction) -> Next:
    """The tile leaves the game, the cell no longer connects anything, and leaders without a temple go home. §12.4"""
    cell = BIT[f.cell]
    destroyed = next((i for i, tiles in enumerate(t.tiles) if tiles & cell), None)
    if destroyed is not None:
        t.remove_tiles(destroyed, cell)
    t.catastrophes |= cell
    t.catastrophes_left = put(t.catastrophes_left, f.seat, t.catastrophes_left[f.seat] - 1)
    t.quiet = -1
    t.note(CatastrophePlayed(seat=f.seat, cell=f.cell, destroyed=None if destroyed is None else COLOURS[destroyed]))
    t.send_home_templeless()
    return None


PROCEDURES = (procedure(CatastropheAction, lay_waste),)
