"""Units land on planets: which planets they can reach, and what happens there."""

from __future__ import annotations

from msgspec import Struct

from plancia.engine import (
    Action,
    Answers,
    Ask,
    Case,
    Choices,
    Consequences,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
    procedure,
)
from plancia.games.warlords import foresight
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.edition.components import UNITS_AT_ONCE, UNITS_ON_A_PLANET, Units
from plancia.games.warlords.facts import UnitsDeployed
from plancia.games.warlords.invasion import Invasion
from plancia.games.warlords.state import Draft, Fields
from plancia.games.warlords.troops import Troops, deployable, size_of, troops_of, word_of

EMPTY, OWN, HOSTILE = 1, 2, 4
PEACEFUL = EMPTY | OWN
ANY = EMPTY | OWN | HOSTILE


class Reach(Struct, frozen=True, gc=False):
    """The planets where units may land: in the sector of the ship, and elsewhere."""

    near: int
    far: int = 0
    dropship: bool = True  # is an aircraft needed elsewhere?


REACH = {
    "deploy": Reach(ANY, ANY),  # §9.2 §9.6
    "deploy_only": Reach(PEACEFUL, EMPTY),  # §9.8
    "borrowed_deploy": Reach(PEACEFUL, PEACEFUL),  # by Subterfuge: everything except invasions §9.14
    "covert_ops": Reach(ANY, ANY, dropship=False),  # §12.6
    "tactical_drop": Reach(PEACEFUL),  # §10.2 §10.3
    "tactical_invade": Reach(ANY),
}


def standing(s: Fields, seat: Seat, planet: int) -> int:
    """The relation of the planet to this seat; 0 if it is a teammate's, full or face down. §1.7 §9.7"""
    if not s.face_up >> planet & 1:
        return 0
    owner = s.owners[planet]
    if owner == NOBODY:
        return EMPTY
    if owner == seat:
        return OWN if room_on(s, planet) > 0 else 0
    return 0 if owner == s.box.mates[seat] else HOSTILE


def room_on(s: Fields, planet: int) -> int:
    """How many more units may land on a planet that is empty or the seat's own. §1.7 §20.11"""
    return UNITS_AT_ONCE if s.options.unlimited_units else UNITS_ON_A_PLANET - size_of(s.garrisons[planet])


def sites(s: Fields, seat: Seat, way: str) -> list[int]:
    """The planets where this seat could land units from its Launch Pad."""
    pad, reach, box = s.bases[seat].pad, REACH[way], s.box
    if not any(pad):
        return []
    here = s.ships[seat]
    if not reach.far or (reach.dropship and not pad[2]):
        return [planet for planet in box.planets_in[here] if standing(s, seat, planet) & reach.near]
    return [
        planet
        for planet, sector in enumerate(box.sector_of)
        if standing(s, seat, planet) & (reach.near if sector == here else reach.far)
    ]


def units_for(s: Fields, seat: Seat, way: str, planet: int) -> tuple[str, ...]:
    """One to three units from the Launch Pad, if there is room; with an aircraft if one is needed. §9.2 §9.6"""
    infantry, tanks, aircraft = s.bases[seat].pad
    room = room_on(s, planet) if s.owners[planet] == seat else UNITS_AT_ONCE
    away = REACH[way].dropship and s.box.sector_of[planet] != s.ships[seat]
    most = UNITS_AT_ONCE
    return deployable(min(infantry, most), min(tanks, most), min(aircraft, most), room, away)


def why_not_there(s: Fields, seat: Seat, way: str, word: Word) -> Refusal:
    planet = s.box.planet_number.get(str(word))
    if planet is None:
        return Refusal("no_such_planet", "9.2")
    if not s.face_up >> planet & 1:
        return Refusal("face_down", "9.7")
    match standing(s, seat, planet):
        case 0:
            return Refusal("planet_is_full", "1.7") if s.owners[planet] == seat else Refusal("planet_of_a_mate", "9.7")
        case kind:
            if s.box.sector_of[planet] != s.ships[seat]:
                reachable = REACH[way].far & kind
                return Refusal("needs_a_dropship", "9.6") if reachable else Refusal("too_far_to_deploy", "9.8")
            return Refusal("may_not_invade", "9.8")


class Landed(Action, frozen=True, gc=False):
    planet: Name
    units: Units


class DeployUnits(Ask[Fields, Landed], frozen=True, kw_only=True, gc=False):
    """Choose a planet, and the units to land there. §9.2"""

    RULE = "9.2"
    way: Case  # deploy, deploy_only, borrowed_deploy, covert_ops

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if not prefix:
            return tuple([s.box.planets[planet] for planet in sites(s, seat, self.way)])
        return units_for(s, seat, self.way, s.box.planet_number[str(prefix[0])]) if len(prefix) == 1 else None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_these_units", "9.2") if prefix else why_not_there(s, seat, self.way, word)

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return foresight.of_landings(s, seat, landings(s, seat, self.way))


def landings(s: Fields, seat: Seat, way: str, begun: Words = ()) -> list[tuple[Words, int, tuple[str, ...]]]:
    """Every planet, with the answer that names it and the units that could land there."""
    planets = s.box.planets
    return [((*begun, planets[p]), p, units_for(s, seat, way, p)) for p in sites(s, seat, way)]


class Deployment(Frame, frozen=True, kw_only=True, gc=False):
    """A Deploy of any kind."""

    seat: Seat
    way: str


def choose_landing(t: Draft, f: Deployment) -> Next:
    """Target and units, after reputation was gained. §9.2 §9.8 §12.6 §8.4"""
    return DeployUnits(seats=(f.seat,), way=f.way)


@hears(DeployUnits)
def land_units(t: Draft, f: Deployment, answers: Answers[Landed]) -> Next:
    """One to three units leave the Launch Pad. §9.2"""
    landed = answers[f.seat]
    return land(t, f.seat, t.box.planet_number[landed.planet], troops_of(landed.units))


def land(t: Draft, seat: Seat, planet: int, troops: Troops) -> Next:
    """An empty planet pays, the player's own is reinforced, any other is invaded. §9.3 §9.4 §9.5"""
    t.take_from_pad(seat, troops)
    owner = t.owners[planet]
    if owner not in (NOBODY, seat):
        return Invasion(seat=seat, defender=owner, planet=planet, troops=troops)
    t.note(UnitsDeployed(seat=seat, planet=t.box.planets[planet], units=word_of(troops)))
    t.garrison(planet, seat, t.garrisons[planet] + troops)
    if owner == NOBODY:
        t.award(seat, t.box.track[t.track[t.types[planet]]].deploy, "deploy")
    return None


PROCEDURES = (procedure(Deployment, choose_landing, land_units),)
