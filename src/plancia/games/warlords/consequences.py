"""What an answer would do: units that land, ships that move, cards and actions that are played."""

from __future__ import annotations

from plancia.engine import Amount, Case, Consequence, Name, Seat


class Power(Consequence, frozen=True, gc=False):
    """Power gained. §9.3"""

    count: Amount


class Reinforces(Consequence, frozen=True, gc=False):
    """Units join others on the player's own planet. §9.4"""


class Invades(Consequence, frozen=True, gc=False):
    """A battle against this many units. §9.5"""

    seat: Seat
    count: Amount


class Guards(Consequence, frozen=True, gc=False):
    """The defender may send a guard. §14.3"""

    seat: Seat


class Odds(Consequence, frozen=True, gc=False):
    """How many of a hundred battles the invader wins, and in how many nobody is left."""

    count: Amount
    both: Amount


class Reveals(Consequence, frozen=True, gc=False):
    """How many planets are revealed. §6.5"""

    count: Amount


class OwnToken(Consequence, frozen=True, tag="token", gc=False):
    """The player's own recon token can be used. §6.6"""

    token: Name


class Circle(Consequence, frozen=True, gc=False):
    """A circle is completed at this end of the row. §7.3"""

    side: Case
    ability: Name


class Opens(Consequence, frozen=True, gc=False):
    """A guard there makes an ability available. §7.7"""

    ability: Name


class Fourth(Consequence, frozen=True, gc=False):
    """The fourth mercenary with this mission ends the game. §7.9"""

    planet: Name


class Cost(Consequence, frozen=True, gc=False):
    """What the action costs. §8.4"""

    kind: Case


class Reputation(Consequence, frozen=True, gc=False):
    """A step on the reputation track, to this space. §13.3"""

    space: Amount


class Takes(Consequence, frozen=True, gc=False):
    """How much power the victim would lose now. §18.4"""

    count: Amount


class Manoeuvre(Consequence, frozen=True, gc=False):
    """The guard has a manoeuvre. §14.4"""

    manoeuvre: Case


class Clears(Consequence, frozen=True, gc=False):
    """The market leaves the game. §15.3"""
