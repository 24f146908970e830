"""A Sol Offensive: all units and all influence in the two spaces of the last placement card are destroyed."""

from __future__ import annotations

from plancia.engine import FINISH, Frame, Next, Seat, goto, procedure
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import BEACON
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.state import Fields


class Offensive(Frame, frozen=True, kw_only=True, gc=False):
    """Sol strikes."""

    spaces: tuple[SpaceId, ...]  # those still to be struck; the first is the current one
    waiting: tuple[Seat, ...] = ()  # whose immune units there may still be repositioned
    target: SpaceId = ""  # where an ally of Sol wants to go, if Sol agrees
    units: int = 0
    special: int = 0


def struck_spaces(s: Fields) -> tuple[SpaceId, ...]:
    """The spaces of the placement card on top of the discard pile, left then right. §6.1 §25.6"""
    card = s.box.placements[s.placements[-1]]
    left_only = s.seats == 3 and s.options.left_space_only
    return (card.left,) if left_only else (card.left, card.right)


def strike_space(t: Draft, f: Offensive) -> Next:
    """All units, including face-down ones, and all influence; a shield does not help. §6.2"""
    if not f.spaces:
        return FINISH
    t.note(facts.SpaceStruck(space=f.spaces[0]))
    t.destroy_space(t.box.at[f.spaces[0]], "offensive")
    return None


def strike_next(t: Draft, f: Offensive) -> Next:
    """First the left space, then the right one. §6.1"""
    t.remember(f, spaces=f.spaces[1:])
    return goto(strike_space)


class Beacon(Frame, frozen=True, kw_only=True, gc=False):
    """A Tracking Beacon in effect."""

    seat: Seat


def light_beacon(t: Draft, f: Beacon) -> Next:
    """It counts as the Sol Offensive of this phase. §16.16"""
    t.play(f.seat, BEACON)
    t.offensive = True
    return Offensive(spaces=struck_spaces(t))


PROCEDURES = (procedure(Offensive, strike_space, strike_next), procedure(Beacon, light_beacon))
