"""What a deployment costs, and where it is allowed."""

from __future__ import annotations

from plancia.engine import Refusal, Seat
from plancia.games.rex.edition.box import HACAN, SOL
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Power


def deploys_free(s: Fields, seat: Seat) -> bool:
    """Sol, only in its own sectors, unless this is cancelled. §19.4 §17.6"""
    return s.races[seat] == SOL and Power.SOL_DEPLOYMENT not in s.stopped


def pays_half(s: Fields, seat: Seat) -> bool:
    """The Hacan, and their allies without asking. §22.1 §22.4 §7.7"""
    if s.races[seat] == HACAN:
        return Power.HACAN_DISCOUNT not in s.stopped
    return s.allied_to(seat, HACAN) and Power.HACAN_ALLY not in s.stopped


def unit_price(s: Fields, seat: Seat, space: int, informant: bool) -> int:
    """1, or 2 in a space with an enemy's face-up units; in the Council always 1. §10.7 §17.2"""
    if deploys_free(s, seat) and not informant:
        return 0
    if space == s.box.council or (informant and s.races[seat] == SOL):
        return 1
    return 2 if s.enemies_at(seat, space) else 1


def price(s: Fields, seat: Seat, space: int, units: int, informant: bool) -> int:
    """What these units cost together. §10.7"""
    return paid(units * unit_price(s, seat, space, informant), pays_half(s, seat))


def paid(total: int, half: bool) -> int:
    """Half is rounded up, on the total. §4.6 §10.7"""
    return (total + 1) // 2 if half else total


def most_deployed(s: Fields, seat: Seat, space: int, informant: bool) -> int:
    """How many units the reserve and the influence allow."""
    each, purse = unit_price(s, seat, space, informant), s.influence[seat]
    if pays_half(s, seat):
        purse *= 2
    return min(s.reserve[seat], purse // each) if each else s.reserve[seat]


def why_not_deployed(s: Fields, seat: Seat, space: int, informant: bool) -> Refusal | None:
    """What prevents units from entering this space; None: nothing. §10.6"""
    if s.box.sector[space] == s.fleet:
        return Refusal("under_bombardment", "10.6")
    if not s.is_open(space):
        return Refusal("demolished", "2.7")
    if s.beside_ally(seat, space):
        return Refusal("ally_is_there", "10.6")
    if deploys_free(s, seat) and not informant and s.box.sector[space] not in s.box.races[SOL].zone:
        return Refusal("outside_own_sectors", "19.4")
    return None


def can_deploy(s: Fields, seat: Seat, informant: bool = False) -> bool:
    """Is there any space where a unit can be deployed? The Council is open to everybody who can pay. §10.6 §10.7"""
    if not s.reserve[seat]:
        return False
    if deploys_free(s, seat) and not informant:
        return bool(deployable(s, seat))
    return s.influence[seat] > 0


def deployable(s: Fields, seat: Seat, informant: bool = False) -> tuple[SpaceId, ...]:
    """Spaces where at least one unit can be deployed."""
    places, free = s.box, deploys_free(s, seat) and not informant
    if not s.reserve[seat] or not (free or s.influence[seat]):
        return ()
    found = places.open_spaces(s.fleet, s.demolished)
    if free:
        zone = places.races[SOL].zone
        found = [i for i in found if places.sector[i] in zone]
    elif s.influence[seat] == 1 and not pays_half(s, seat):
        found = [i for i in found if unit_price(s, seat, i, informant) == 1]
    if len(s.alliance_of(seat)) > 1:
        found = [i for i in found if not s.beside_ally(seat, i)]
    return tuple([places.ids[i] for i in found])


# ---- the move of the Hacan -------------------------------------------------------------------------------------------
def may_shift(s: Fields, seat: Seat) -> bool:
    """The Hacan, and their allies if they agree. §22.3 §22.4"""
    if s.races[seat] == HACAN:
        return Power.HACAN_MOVE not in s.stopped
    return s.allied_to(seat, HACAN) and Power.HACAN_ALLY not in s.stopped


def shift_origins(s: Fields, seat: Seat) -> tuple[SpaceId, ...]:
    """Spaces with the player's units that are not locked in. §22.3"""
    if not s.influence[seat] or not may_shift(s, seat):
        return ()
    return tuple([space for i, space in enumerate(s.box.ids) if s.group(seat, i).size and s.is_open(i)])


def shift_targets(s: Fields, seat: Seat, origin: SpaceId) -> tuple[SpaceId, ...]:
    """Any other space where they may go. §22.3"""
    return tuple([space for space in puttable(s, seat) if space != origin])


def puttable(s: Fields, seat: Seat) -> tuple[SpaceId, ...]:
    """Open spaces without allies. §10.6 §19.5"""
    ids, found = s.box.ids, s.box.open_spaces(s.fleet, s.demolished)
    if len(s.alliance_of(seat)) == 1:
        return tuple([ids[i] for i in found])
    return tuple([ids[i] for i in found if not s.beside_ally(seat, i)])
