"""The leader action: place, move or withdraw."""

from __future__ import annotations

from plancia.engine import Frame, Next, Refusal, Word, procedure
from plancia.games.tigris.board import BIT, LAND, NAMES, beside, cell_named, region
from plancia.games.tigris.components import COLOURS, INDEX, RED, Cell, Colour, Counts
from plancia.games.tigris.facts import LeaderPlaced
from plancia.games.tigris.revolt import Revolt
from plancia.games.tigris.state import Draft, Fields, Survey


class LeaderAction(Frame, frozen=True, kw_only=True, gc=False):
    """A leader is placed from home or moved on the board."""

    seat: int
    colour: Colour
    cell: Cell


class Withdrawal(Frame, frozen=True, kw_only=True, gc=False):
    """A leader leaves the board."""

    seat: int
    colour: Colour


def cells_for(s: Fields, seat: int, colour: Colour) -> int:
    """Empty land beside a face-up temple, touching at most one kingdom; a moved leader is lifted first. §6.6"""
    leader = s.leader(seat, colour)
    return s.survey_without(leader).leader_cells & ~leader if leader else s.survey().leader_cells


def any_can_go(s: Fields, own: Counts, here: Survey) -> bool:
    """Is there a cell for one of these leaders? With one at home the answer is quick."""
    return (0 in own and here.leader_cells != 0) or any(can_go(s, leader, here) for leader in own)


def can_go(s: Fields, leader: int, here: Survey) -> bool:
    """Is there a cell for this leader? Usually we can tell without lifting it, which is slow."""
    if not leader:
        return here.leader_cells != 0
    own = next(kingdom for kingdom in here.kingdoms if kingdom & leader)
    elsewhere = here.leader_cells & ~beside(own)  # lifting the leader changes nothing there
    return elsewhere != 0 or s.survey_without(leader).leader_cells & ~leader != 0


def movable(s: Fields, seat: int) -> tuple[Colour, ...]:
    """The leaders that can be placed or moved. §6.1"""
    here = s.survey()
    return tuple([colour for colour in COLOURS if can_go(s, s.leader(seat, colour), here)])


def on_board(s: Fields, seat: int) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if s.leader(seat, colour))


def why_not(s: Fields, seat: int, colour: Colour, word: Word) -> Refusal:
    """The rule that keeps a leader off this cell."""
    cell = cell_named(word)
    leader = s.leader(seat, colour)
    if not cell:
        return Refusal("no_such_cell", "6.2")
    if cell == leader:
        return Refusal("stands_there_already", "6.7")
    if not s.survey().empty & cell:
        return Refusal("cell_taken", "6.2")
    if not cell & LAND:
        return Refusal("leader_on_river", "6.3")
    if not beside(cell) & s.tiles[RED]:
        return Refusal("no_temple_beside", "6.4")
    return Refusal("leader_joins_kingdoms", "6.6" if leader else "6.5")


def set_down(t: Draft, f: LeaderAction) -> Next:
    """On the cell, without scoring. If the kingdom has a leader of this colour, there is a revolt. §6.2 §6.1 §8.1"""
    origin = t.leader(f.seat, f.colour)
    t.set_leader(f.seat, f.colour, BIT[f.cell])
    t.note(LeaderPlaced(seat=f.seat, colour=f.colour, cell=f.cell, origin=NAMES.get(origin)))
    kingdom = region(BIT[f.cell], t.solid())
    rivals = [seat for seat in t.rulers(INDEX[f.colour], kingdom) if seat != f.seat]
    return Revolt(colour=f.colour, attacker=f.seat, defender=rivals[0]) if rivals else None


def go_home(t: Draft, f: Withdrawal) -> Next:
    """The leader goes home; this takes the whole action. §6.8"""
    t.send_home(f.seat, f.colour, "withdrawn")
    return None


PROCEDURES = (procedure(LeaderAction, set_down), procedure(Withdrawal, go_home))
