"""What a move, a deployment, a plan or an alliance would mean."""

from __future__ import annotations

from plancia.engine import Amount, Consequence, Seat
from plancia.games.rex.edition.components import SpaceId


class Lines(Consequence, frozen=True, gc=False):
    """The distance. §10.2"""

    count: Amount


class Via(Consequence, frozen=True, gc=False):
    """The spaces on the way, including the target."""

    spaces: tuple[SpaceId, ...]


class Meets(Consequence, frozen=True, gc=False):
    """Units to fight there. §11.1"""

    seat: Seat
    count: Amount


class Risk(Consequence, frozen=True, gc=False):
    """How many of the possible bombardment cards would reach the space. §13.2"""

    count: Amount
    most: Amount


class Each(Consequence, frozen=True, gc=False):
    """The price of a unit. §10.7"""

    count: Amount


class Pays(Consequence, frozen=True, gc=False):
    """The total price."""

    count: Amount


class Hacan(Consequence, frozen=True, gc=False):
    """Who is paid. §22.2"""

    seat: Seat


class Against(Consequence, frozen=True, gc=False):
    """The range of the opponent's strength. §11.14"""

    low: Amount
    high: Amount


class Tie(Consequence, frozen=True, gc=False):
    """Who wins a tie. §11.14"""

    seat: Seat


class Needs(Consequence, frozen=True, gc=False):
    """Strongholds that the alliance needs to win, and those it has. §14.3"""

    strongholds: Amount
    held: Amount
