"""What is known of the printed game, from its rulebook and from what people have told in public.

An edition that contradicts it can be played; its owner is told. The last two are aims of our own board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from plancia.games.rex.checks import by_id, connected, distance, in_sectors
from plancia.games.rex.components import SECTORS, Edition, SpaceId

Check: TypeAlias = Callable[[Edition], Iterator[str]]

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
    ("EMB", "VEL", 2),  # they look like neighbours in print, and are none
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


def doubts(edition: Edition) -> list[str]:
    """Where these data contradict what is known; nothing if they do not."""
    return [doubt for check in DOUBTS for doubt in check(edition)]


def sector_1(e: Edition) -> Iterator[str]:
    """Mecatol Power North and the Tarraguth Slums."""
    if (found := in_sectors(e, (1,))) != {"MPN", "TAR"}:
        yield f"spaces: sector 1 holds MPN and TAR, not {', '.join(sorted(found))}"


def known_sectors(e: Edition) -> Iterator[str]:
    spaces = by_id(e)
    for space, sectors in IN_SECTORS.items():
        if spaces[space].sector not in sectors:
            yield f"spaces.{space}: lies in sector {_span(sectors)}, not {spaces[space].sector}"
    if spaces["MPS"].sector in SOL_ZONE:
        yield f"spaces.MPS: lies outside the sectors {_span(SOL_ZONE)}"


def known_shields(e: Edition) -> Iterator[str]:
    spaces = by_id(e)
    if "shield" not in spaces["CIV"].icons:
        yield "spaces.CIV: has a shield"
    yield from (f"spaces.{space}: has no shield" for space in ("SCH", "REC") if "shield" in spaces[space].icons)


def known_distances(e: Edition) -> Iterator[str]:
    for a, b, lines in EXACTLY:
        if (found := distance(e, a, b)) != lines:
            yield f"spaces.{a}: is {lines} lines from {b}, not {found}"
    for a, b, lines in AT_MOST:
        if (found := distance(e, a, b)) > lines:
            yield f"spaces.{a}: is at most {lines} lines from {b}, not {found}"
    if distance(e, "PAL", "COU", in_sectors(e, (13,))) > 3:
        yield "spaces.PAL: is at most 3 lines from COU while sector 13 is closed"
    if min(distance(e, space, "NAV") for space in in_sectors(e, SOL_ZONE)) > 3:
        yield f"spaces.NAV: some space of the sectors {_span(SOL_ZONE)} is within 3 lines"


def known_cards(e: Edition) -> Iterator[str]:
    pairs = {(card.left, card.right): (card.left_amount, card.right_amount) for card in e.placements}
    for pair in ("TAR", "INT"), ("HOL", "SAL"), ("REC", "CAR"):
        if pair not in pairs:
            yield f"placements: one card has {pair[0]} on the left and {pair[1]} on the right"
    if pairs.get(("HOL", "SAL"), (10, 8)) != (10, 8):
        yield "placements.HOL-SAL: the amounts are 10 and 8"


def known_strengths(e: Edition) -> Iterator[str]:
    for race, strength, alone in STRENGTHS:
        found = sum(leader.race == race and leader.strength == strength for leader in e.leaders)
        if found == 0 or (alone and found > 1):
            yield f"races.{race}: {found} leaders have the strength {strength}"


def no_sector_cuts_the_city(e: Edition) -> Iterator[str]:
    """The city hangs together while any one sector, or Mecatol Power South, is closed."""
    for sector in range(1, SECTORS + 1):
        if not connected(e, in_sectors(e, (sector,))):
            yield f"spaces: closing sector {sector} cuts the city in two"
    if not connected(e, ("MPS",)):
        yield "spaces.MPS: closing it cuts the city in two"


def cards_spread_influence(e: Edition) -> Iterator[str]:
    """The two spaces of a placement card lie in different sectors."""
    spaces = by_id(e)
    for card in e.placements:
        if spaces[card.left].sector == spaces[card.right].sector:
            yield f"placements.{card.id}: both spaces lie in sector {spaces[card.left].sector}"


def _span(sectors: range) -> str:
    return str(sectors[0]) if len(sectors) == 1 else f"{sectors[0]} to {sectors[-1]}"


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
