"""Checks an edition: if the rules cannot be played with it, it is rejected, with a list of all flaws.

Each flaw names its record. Only laws of the rulebook are checked here. Our own choices for reconstructed data (two or
three infantry, even numbers of missions) are tested only for the built-in data: owners of the game know better.
Differences from what is known about the printed game are in `doubts`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from plancia.engine import Flaw
from plancia.games.editions import flaw, unknown
from plancia.games.warlords.edition.components import (
    ABILITIES,
    ACTIONS,
    FACES,
    GIVEN_UP,
    MANOEUVRES,
    MARKET,
    OPENING_HAND,
    OUTER_PLANETS,
    PLANETS_SET_ASIDE,
    RING,
    SECTORS,
    Edition,
)

Check: TypeAlias = Callable[[Edition], Iterator[Flaw]]
MARKED, SUPPORT, MARKERS_AND_TOKENS, PLANETS, SIDES = 30, 16, 17, 24, 6


def flaws(edition: Edition) -> list[Flaw]:
    """Why the rules cannot be played with these data; empty if they can."""
    return [found for law in LAWS for found in law(edition)]


def names_differ(e: Edition) -> Iterator[Flaw]:
    """No two sectors and no two cards have the same name."""
    for table, records in (("sectors", e.sectors), ("mercenaries", e.mercenaries)):
        names = Counter(record.name for record in records.values())
        for name, record in records.items():
            if not record.name.strip():
                yield flaw(f"{table}.{name}", "no_name")
            elif names[record.name] > 1:
                yield flaw(f"{table}.{name}", "name_twice", name=record.name)


def thirty_for_two(e: Edition) -> Iterator[Flaw]:
    """Thirty of the forty cards have the mark for two players. §1.9"""
    if (marked := sum(card.two for card in e.mercenaries.values())) != MARKED:
        yield flaw("mercenaries", "wrong_marks", found=marked, wanted=MARKED)


def actions_differ(e: Edition) -> Iterator[Flaw]:
    """The actions on one card are different, and there is at least one. §1.9"""
    for name, card in e.mercenaries.items():
        if twice := [action for action, n in Counter(card.actions).items() if n > 1]:
            yield flaw(f"mercenaries.{name}", "action_twice", actions=", ".join(twice))
        if not card.actions:
            yield flaw(f"mercenaries.{name}", "no_action")


def sixteen_support_cards(e: Edition) -> Iterator[Flaw]:
    """Sixteen support cards. §11.1"""
    if (copies := sum(kind.copies for kind in e.support.values())) != SUPPORT:
        yield flaw("support", "wrong_number", found=copies, wanted=SUPPORT)


def seventeen_markers(e: Edition) -> Iterator[Flaw]:
    """Recon tokens for four players and action markers: seventeen in all, and some markers are left over. §1.8 §3.4"""
    yield from unknown("markers", e.markers, ACTIONS)
    markers = sum(kind.copies for kind in e.markers.values())
    tokens = 4 * sum(kind.copies for kind in e.recon.values())
    if markers + tokens != MARKERS_AND_TOKENS:
        yield flaw("markers", "wrong_markers", found=markers + tokens, wanted=MARKERS_AND_TOKENS)
    if e.slots >= markers:
        yield flaw("markers", "too_few_markers", markers=markers, places=e.slots)


def one_token_of_each_kind(e: Edition) -> Iterator[Flaw]:
    """Every player has one Tactical Drop and one Tactical Invade. §10.1"""
    for name, kind in e.recon.items():
        if kind.copies != 1:
            yield flaw(f"recon.{name}", "wrong_copies", found=kind.copies, wanted=1)


def six_faces(e: Edition) -> Iterator[Flaw]:
    """A die has six faces, and every result is on it. §14.6"""
    if len(e.dice.faces) != SIDES:
        yield flaw("dice.battle", "wrong_faces", found=len(e.dice.faces), wanted=SIDES)
    yield from (flaw("dice.battle", "no_face", face=face) for face in FACES if face not in e.dice.faces)


def planets_for_all(e: Edition) -> Iterator[Flaw]:
    """There are 24 planets, and as many in the game as there are places for them. §1.8 §3.2"""
    if (tiles := sum(planet.tiles for planet in e.planets.values())) != PLANETS:
        yield flaw("planets", "wrong_number", found=tiles, wanted=PLANETS)
    certain = PLANETS_SET_ASIDE * len(e.planets)
    outer = OUTER_PLANETS * sum(sector.outer for sector in e.sectors.values())
    for players, setup in e.setup.items():
        drawn, places = certain + setup.extra_planets, outer + setup.core
        if setup.core != players + 1:
            yield flaw(f"setup.{players}", "wrong_core", found=setup.core, wanted=players + 1)
        if drawn != places:
            yield flaw(f"setup.{players}", "planets_and_places", planets=drawn, places=places)


def cards_for_all(e: Edition) -> Iterator[Flaw]:
    """After the hands are dealt the deck can still fill the market. §3.7"""
    kept = OPENING_HAND - GIVEN_UP
    for players, setup in e.setup.items():
        deck = sum(card.two or not setup.two_only for card in e.mercenaries.values()) - setup.removed
        left = deck - players * kept
        if deck < players * OPENING_HAND:
            yield flaw(f"setup.{players}", "too_few_for_hands", cards=deck)
        if left <= MARKET:
            yield flaw(f"setup.{players}", "too_few_for_market", cards=left)


def eight_round_a_core(e: Edition) -> Iterator[Flaw]:
    """The core and eight outer sectors keep their places on the map; they can have other names. §2.1"""
    for name, place in zip(SECTORS, ("C", *RING), strict=True):
        if e.sectors[name].position != place:
            yield flaw(f"sectors.{name}", "wrong_position", place=place)
        if e.sectors[name].outer != (place != "C"):
            yield flaw(f"sectors.{name}", "wrong_outer")


def lanes_lead_elsewhere(e: Edition) -> Iterator[Flaw]:
    """A sector's neighbours are other sectors, each named once. §2.2"""
    for name, sector in e.sectors.items():
        yield from unknown(f"sectors.{name}", sector.adjacent, e.sectors)
        if name in sector.adjacent:
            yield flaw(f"sectors.{name}", "adjacent_to_itself")
        if len(set(sector.adjacent)) < len(sector.adjacent):
            yield flaw(f"sectors.{name}", "neighbour_twice")


def lanes_lead_back(e: Edition) -> Iterator[Flaw]:
    """Adjacency is mutual, and every sector can be reached. §2.2"""
    lanes = {name: [there for there in sector.adjacent if there in e.sectors] for name, sector in e.sectors.items()}
    for name, neighbours in lanes.items():
        yield from (flaw(f"sectors.{there}", "one_way", other=name) for there in neighbours if name not in lanes[there])
    found, ahead = set[str](), [next(iter(lanes))]
    while ahead:
        found.add(here := ahead.pop())
        ahead += [there for there in lanes[here] if there not in found]
    if beyond := sorted(lanes.keys() - found):
        yield flaw("sectors", "out_of_reach", names=", ".join(beyond))


def middle_row_revealed(e: Edition) -> Iterator[Flaw]:
    """The planets of the middle row are face up from the start. §3.3"""
    for name, sector in e.sectors.items():
        if sector.revealed != (sector.position in ("W", "C", "E")):
            yield flaw(f"sectors.{name}", "wrong_row")


def track_rises(e: Edition) -> Iterator[Flaw]:
    """Neither value decreases along the track, and the majority is worth more than deploying. §2.6"""
    if len(e.track) < 2:
        yield flaw("planet_track", "short_track")
    for n, here in enumerate(e.track):
        if here.majority <= here.deploy:
            yield flaw(f"planet_track.{n}", "poor_majority")
        if n and (here.deploy < e.track[n - 1].deploy or here.majority <= e.track[n - 1].majority):
            yield flaw(f"planet_track.{n}", "falling_track")


def reputation_ends(e: Edition) -> Iterator[Flaw]:
    """There are spaces, the markers are in order, and only the last space ends the game. §13.1 §13.9"""
    if not e.reputation:
        yield flaw("reputation", "no_spaces")
    slot = 1
    for n, space in enumerate(e.reputation, start=1):
        if space.slot not in (slot, slot + 1):
            yield flaw(f"reputation.{n}", "wrong_slot", place=space.slot, before=slot)
        slot = space.slot
        if space.ends_game != (n == len(e.reputation)):
            yield flaw(f"reputation.{n}", "wrong_end")
        if len(set(space.offers)) < len(space.offers):
            yield flaw(f"reputation.{n}", "offer_twice")


def one_manoeuvre_each(e: Edition) -> Iterator[Flaw]:
    """Every ability has its own colour and manoeuvre. §14.5"""
    if len({ability.colour for ability in e.abilities.values()}) < len(ABILITIES):
        yield flaw("abilities", "two_alike", field="colour")
    if {ability.manoeuvre for ability in e.abilities.values()} != set(MANOEUVRES):
        yield flaw("abilities", "two_alike", field="manoeuvre")


def forces_fit(e: Edition) -> Iterator[Flaw]:
    """No more units start at the base than there are. §3.1"""
    for name, force in e.units.items():
        if force.launch_pad + force.mission > force.count:
            yield flaw(f"units.{name}", "too_many_begin", count=force.count)


LAWS: tuple[Check, ...] = (
    names_differ,
    thirty_for_two,
    actions_differ,
    sixteen_support_cards,
    one_token_of_each_kind,
    seventeen_markers,
    six_faces,
    eight_round_a_core,
    planets_for_all,
    cards_for_all,
    lanes_lead_elsewhere,
    lanes_lead_back,
    middle_row_revealed,
    track_rises,
    reputation_ends,
    one_manoeuvre_each,
    forces_fit,
)
