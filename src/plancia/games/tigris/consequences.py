"""What a tile, a leader or a catastrophe would do."""

from __future__ import annotations

from plancia.engine import Amount, Consequence, Seat
from plancia.games.tigris.components import Colour


class Point(Consequence, frozen=True, gc=False):
    """The owner of a leader scores for the tile. §7.4"""

    seat: Seat
    colour: Colour


class War(Consequence, frozen=True, gc=False):
    """Two leaders fight, with this many supporters on the board. §9.2"""

    colour: Colour
    attacker: Seat
    defender: Seat
    attack: Amount
    defence: Amount


class Unites(Consequence, frozen=True, gc=False):
    """Two kingdoms become one without a war. §9.3"""


class MonumentPossible(Consequence, frozen=True, tag="monument", gc=False):
    """A monument may be built. §10.1"""


class Treasure(Consequence, frozen=True, gc=False):
    """The owner of a trader takes a treasure. §11.2"""

    seat: Seat


class Revolt(Consequence, frozen=True, gc=False):
    """A revolt against this player, with this many temples on each side. §8.2"""

    seat: Seat
    attack: Amount
    defence: Amount


class Home(Consequence, frozen=True, gc=False):
    """A leader goes home. §6.10"""

    seat: Seat
    colour: Colour


class Parts(Consequence, frozen=True, gc=False):
    """A kingdom splits. §4.4"""
