"""The box in which the rules look things up: one for each edition, number of players, galaxy and kind of teams."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from plancia.engine import Bag, Seat
from plancia.games.warlords.edition.components import (
    CORNERS,
    FACES,
    OUTER_PLANETS,
    PLANETS,
    SUPPORT_CARDS,
    Mercenary,
    ReputationSpace,
    TrackPosition,
)
from plancia.games.warlords.edition.loading import edition

NOBODY: Seat = -1
NOWHERE = -1


class Box(Struct, frozen=True, kw_only=True):
    """Sectors and planets are numbers inside and names outside; cards are identified by their ids."""

    seats: int
    sectors: tuple[str, ...]
    sector_number: dict[str, int]
    outer: tuple[bool, ...]  # by sector
    revealed: tuple[bool, ...]  # by sector: at set-up
    adjacent: tuple[tuple[int, ...], ...]  # by sector
    planets: tuple[str, ...]  # names: the sector with a number
    planet_number: dict[str, int]
    sector_of: tuple[int, ...]  # by planet
    planets_in: tuple[tuple[int, ...], ...]  # by sector
    tiles: tuple[int, ...]  # planets in the box, by type
    extra_planets: int
    track: tuple[TrackPosition, ...]
    cards: dict[str, Mercenary]  # of this number of players
    removed: int  # cards removed from the deck unseen
    mission: dict[str, int]  # of a card: the number of its planet type
    support: tuple[int, ...]  # copies, in the order of SUPPORT_CARDS
    reputation: tuple[ReputationSpace, ...]
    markers: Bag
    slots: int
    manoeuvre: dict[str, str]  # by ability
    forces: tuple[int, int, int]
    pad: tuple[int, int, int]
    on_mission: int  # infantry that starts there
    wounds: int
    dice: int
    die: Bag
    mates: tuple[Seat, ...]  # by seat; NOBODY without teams
    rivals: tuple[tuple[Seat, ...], ...]  # by seat: the opponents, clockwise


@lru_cache(maxsize=64)  # editions come from outside, and their number is unlimited
def box(text: str, seats: int, square: bool, free_for_all: bool) -> Box:
    """The box of this edition. Four players form teams, unless they play free for all. §3.9 §20.7"""
    e, setup = edition(text), edition(text).setup[seats]
    sectors = tuple(e.sectors)
    planets = [
        (at, f"{name}{n}")
        for at, (name, sector) in enumerate(e.sectors.items())
        for n in range(1, (OUTER_PLANETS if sector.outer else setup.core) + 1)
    ]
    cards = {name: card for name, card in e.mercenaries.items() if card.two or not setup.two_only}
    mates = tuple((seat + 2) % 4 if seats == 4 and not free_for_all else NOBODY for seat in range(seats))
    infantry, tank, aircraft = e.units["infantry"], e.units["tank"], e.units["aircraft"]
    return Box(
        seats=seats,
        sectors=sectors,
        sector_number={name: at for at, name in enumerate(sectors)},
        outer=tuple(sector.outer for sector in e.sectors.values()),
        revealed=tuple(sector.revealed for sector in e.sectors.values()),
        adjacent=tuple(adjacent(text, name, square) for name in sectors),
        planets=tuple(name for _, name in planets),
        planet_number={name: planet for planet, (_, name) in enumerate(planets)},
        sector_of=tuple(at for at, _ in planets),
        planets_in=tuple(tuple(p for p, (at, _) in enumerate(planets) if at == here) for here in range(len(sectors))),
        tiles=tuple(e.planets[kind].tiles for kind in PLANETS),
        extra_planets=setup.extra_planets,
        track=e.track,
        cards=cards,
        removed=setup.removed,
        mission={name: PLANETS.index(card.mission) for name, card in cards.items()},
        support=tuple(e.support[kind].copies for kind in SUPPORT_CARDS),
        reputation=e.reputation,
        markers=Bag(tuple(e.markers), tuple(kind.copies for kind in e.markers.values())),
        slots=e.slots,
        manoeuvre={name: ability.manoeuvre for name, ability in e.abilities.items()},
        forces=(infantry.count, tank.count, aircraft.count),
        pad=(infantry.launch_pad, tank.launch_pad, aircraft.launch_pad),
        on_mission=infantry.mission,
        wounds=e.wounds,
        dice=e.dice.number,
        die=Bag(FACES, tuple(map(e.dice.faces.count, FACES))),
        mates=mates,
        rivals=tuple(
            tuple(other for n in range(1, seats) if (other := (seat + n) % seats) != mates[seat])
            for seat in range(seats)
        ),
    )


def adjacent(text: str, name: str, square: bool) -> tuple[int, ...]:
    """The neighbours of a sector; in a square galaxy corners and Core are not adjacent. §2.2 §20.3"""
    sectors = edition(text).sectors
    here = sectors[name]
    apart = CORNERS if here.position == "C" else ("C",) if here.position in CORNERS else ()
    return tuple(
        at
        for at, (other, there) in enumerate(sectors.items())
        if other in here.adjacent and not (square and there.position in apart)
    )
