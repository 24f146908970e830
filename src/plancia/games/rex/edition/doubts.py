"""What is known about the printed game, from its rulebook and from public sources.

An edition that contradicts it can be played, with a warning. The last two checks are goals for our own board.
"""

from __future__ import annotations

from collections.abc import Iterator

from plancia.engine import Flaw
from plancia.games.editions import flaw
from plancia.games.rex.edition.checks import Check, by_id, connected, distance, in_sectors
from plancia.games.rex.edition.components import SECTORS, Edition, SpaceId
from plancia.games.rex.edition.loading import opened

SOL_ZONE = range(13, 18)
IN_SECTORS: dict[SpaceId, range] = {
    "CIV": range(2, 3),
    "ADI": range(7, 8),
    "INT": range(10, 11),
    "PAL": range(14, 18),
    "SCH": range(11, 15),
    "REC": range(11, 15),
}
EXACTLY: tuple[tuple[SpaceId, SpaceId, int], ...] = (
    ("EMB", "VEL", 2),  # they look adjacent in print, but are not
    ("CAR", "ADI", 2),  # so do these
    ("SAI", "INC", 2),
    ("SAI", "CIV", 3),
)
AT_MOST: tuple[tuple[SpaceId, SpaceId, int], ...] = (
    ("PAL", "COU", 3),
    ("NAV", "TAR", 4),
    ("CIV", "INT", 4),
    ("NAV", "ADM", 4),
)
STRENGTHS: tuple[tuple[str, int, bool], ...] = (  # race, strength, whether exactly one leader has it
    ("sol", 6, True),
    ("sol", 5, True),
    ("letnev", 4, False),
    ("lazax", 5, False),
)


def doubts(packed: str) -> list[Flaw]:
    """Where an edition, given as its text, contradicts what is known; empty if it does not."""
    return [doubt for check in DOUBTS for doubt in check(opened(packed))]


def sector_1(e: Edition) -> Iterator[Flaw]:
    """Mecatol Power North and the Tarraguth Slums."""
    if (found := in_sectors(e, (1,))) != {"MPN", "TAR"}:
        yield flaw("spaces", "known_sector_1", found=", ".join(sorted(found)))


def known_sectors(e: Edition) -> Iterator[Flaw]:
    spaces = by_id(e)
    for space, sectors in IN_SECTORS.items():
        found = spaces[space].sector
        if found not in sectors and len(sectors) == 1:
            yield flaw(f"spaces.{space}", "known_sector", sector=sectors[0], found=found)
        elif found not in sectors:
            yield flaw(f"spaces.{space}", "known_sectors", first=sectors[0], last=sectors[-1], found=found)
    if spaces["MPS"].sector in SOL_ZONE:
        yield flaw("spaces.MPS", "known_outside", first=SOL_ZONE[0], last=SOL_ZONE[-1])


def known_shields(e: Edition) -> Iterator[Flaw]:
    spaces = by_id(e)
    if "shield" not in spaces["CIV"].icons:
        yield flaw("spaces.CIV", "known_shield")
    for space in ("SCH", "REC"):
        if "shield" in spaces[space].icons:
            yield flaw(f"spaces.{space}", "known_unshielded")


def known_distances(e: Edition) -> Iterator[Flaw]:
    for a, b, lines in EXACTLY:
        if (found := distance(e, a, b)) != lines:
            yield flaw(f"spaces.{a}", "known_distance", lines=lines, other=b, found=found)
    for a, b, lines in AT_MOST:
        if (found := distance(e, a, b)) > lines:
            yield flaw(f"spaces.{a}", "known_nearness", lines=lines, other=b, found=found)
    if distance(e, "PAL", "COU", in_sectors(e, (13,))) > 3:
        yield flaw("spaces.PAL", "known_way_round", lines=3, other="COU", sector=13)
    if min(distance(e, space, "NAV") for space in in_sectors(e, SOL_ZONE)) > 3:
        yield flaw("spaces.NAV", "known_reach", first=SOL_ZONE[0], last=SOL_ZONE[-1], lines=3)


def known_cards(e: Edition) -> Iterator[Flaw]:
    pairs = {(card.left, card.right): (card.left_amount, card.right_amount) for card in e.placements}
    for pair in ("TAR", "INT"), ("HOL", "SAL"), ("REC", "CAR"):
        if pair not in pairs:
            yield flaw("placements", "known_card", left=pair[0], right=pair[1])
    if pairs.get(("HOL", "SAL"), (10, 8)) != (10, 8):
        yield flaw("placements.HOL-SAL", "known_amounts", left=10, right=8)


def known_strengths(e: Edition) -> Iterator[Flaw]:
    for race, strength, alone in STRENGTHS:
        found = sum(leader.race == race and leader.strength == strength for leader in e.leaders)
        if found == 0 or (alone and found > 1):
            yield flaw(f"races.{race}", "known_strength", found=found, strength=strength)


def no_sector_cuts_the_city(e: Edition) -> Iterator[Flaw]:
    """The city stays connected while any one sector, or Mecatol Power South, is closed."""
    for sector in range(1, SECTORS + 1):
        if not connected(e, in_sectors(e, (sector,))):
            yield flaw("spaces", "sector_cuts", sector=sector)
    if not connected(e, ("MPS",)):
        yield flaw("spaces.MPS", "space_cuts")


def cards_spread_influence(e: Edition) -> Iterator[Flaw]:
    """The two spaces of a placement card are in different sectors."""
    spaces = by_id(e)
    for card in e.placements:
        if spaces[card.left].sector == spaces[card.right].sector:
            yield flaw(f"placements.{card.id}", "one_sector", sector=spaces[card.left].sector)


DOUBTS: tuple[Check, ...] = (
    sector_1,
    known_sectors,
    known_shields,
    known_distances,
    known_cards,
    known_strengths,
    no_sector_cuts_the_city,
    cards_spread_influence,
)
