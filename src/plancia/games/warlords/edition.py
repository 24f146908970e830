"""The component data: the built-in ones, or those of an edition, checked for all that the rules rely on.

Only laws of the rulebook are checked here. How we shaped what is reconstructed (two or three infantry, even numbers of
missions) is tested for the built-in data alone: whoever owns the box knows better.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from plancia.games import editions
from plancia.games.editions import demand, demand_known
from plancia.games.warlords.components import (
    ABILITIES,
    ACTIONS,
    FACES,
    GIVEN_UP,
    MANOEUVRES,
    MARKET,
    MERCENARIES,
    OPENING_HAND,
    OUTER_PLANETS,
    PLANETS,
    PLANETS_SET_ASIDE,
    RING,
    SECTORS,
    SUPPORT_CARDS,
    TOKENS,
    UNITS,
    AbilityCircle,
    Copies,
    Dice,
    Force,
    Mercenary,
    PlanetType,
    ReputationSpace,
    Sector,
    Setup,
    TrackPosition,
)

PACKAGE = "plancia.games.warlords"
TOLD_IN = (  # where the rules print something of the data: record and field, and the paragraph; the first that fits
    ("units.*.count", "1.2"),
    ("units.*", "3.1"),
    ("planets.*", "1.8"),
    ("wounds.*", "1.8"),
    ("dice.*.number", "1.8"),
    ("dice.*", "14.6"),
    ("sectors.*.adjacent", "2.2"),
    ("planet_track.*", "2.6"),
    ("setup.*.extra_planets", "3.2"),
    ("setup.*.core", "3.2"),
    ("setup.*", "3.6"),
    ("markers.*", "3.4"),
    ("support.*", "11.1"),
    ("abilities.*.manoeuvre", "14.5"),
    ("abilities.heavy_assault.*", "12.3"),
    ("abilities.orbital_bombardment.*", "12.4"),
    ("abilities.call_support.*", "12.5"),
    ("abilities.covert_ops.*", "12.6"),
    ("reputation.*", "13.6"),
    ("*", "21.1"),
)


class Edition(Struct, frozen=True, kw_only=True):
    """All component data, by id; tracks in order, so that `reputation[0]` is the first space."""

    text: str  # what differs from the built-in data, "" if nothing does
    planets: dict[str, PlanetType]
    track: tuple[TrackPosition, ...]
    sectors: dict[str, Sector]
    mercenaries: dict[str, Mercenary]
    support: dict[str, Copies]
    reputation: tuple[ReputationSpace, ...]
    markers: dict[str, Copies]
    abilities: dict[str, AbilityCircle]
    units: dict[str, Force]
    recon: dict[str, Copies]
    wounds: int
    dice: Dice
    setup: dict[int, Setup]  # by number of players

    @property
    def slots(self) -> int:
        """Places for action markers on the reputation track. §13.1"""
        return max(space.slot for space in self.reputation)


@lru_cache(maxsize=64)  # they come from outside, and there is no end of them
def edition(text: str = "") -> Edition:
    """The data with the changes of an edition, given as its text; `EditionError` says which record is wrong."""
    tables = editions.tables(PACKAGE, text)
    for table, names in NAMED.items():
        same_names(table, tables[table], names)
    found = Edition(
        text=text,
        planets=editions.records(tables, "planets", PlanetType),
        track=numbered(editions.records(tables, "planet_track", TrackPosition), "planet_track", first=0),
        sectors=editions.records(tables, "sectors", Sector),
        mercenaries=editions.records(tables, "mercenaries", Mercenary),
        support=editions.records(tables, "support", Copies),
        reputation=numbered(editions.records(tables, "reputation", ReputationSpace), "reputation", first=1),
        markers=editions.records(tables, "markers", Copies),
        abilities=editions.records(tables, "abilities", AbilityCircle),
        units=editions.records(tables, "units", Force),
        recon=editions.records(tables, "recon", Copies),
        wounds=editions.records(tables, "wounds", Copies)["token"].copies,
        dice=editions.records(tables, "dice", Dice)["battle"],
        setup={int(players): setup for players, setup in editions.records(tables, "setup", Setup).items()},
    )
    for law in LAWS:
        law(found)
    return found


def pack(toml: str) -> str:
    """An edition file as the one line that options and records keep; refuses one that cannot be played with."""
    text = editions.read(toml)
    edition(text)
    return text


def words(text: str, lang: str) -> dict[str, str]:
    """The names that an edition brings, the same in every language, by the last part of their messages' keys."""
    usual, found = edition(), edition(text)
    pairs = [(name, record.name, usual.mercenaries[name].name) for name, record in found.mercenaries.items()]
    pairs += [(name, record.name, usual.sectors[name].name) for name, record in found.sectors.items()]
    brought = {f"name-{name.lower()}": called for name, called, before in pairs if called != before}
    if core := brought.get("name-core"):  # its planets and its lettering on the map have names of their own
        most = max(setup.core for setup in found.setup.values())
        brought |= {"piece-sector-core": core} | {f"name-core{n}": f"{core} {n}" for n in range(1, most + 1)}
    return brought


# What rules, texts and art call by name: these records can be changed, but not taken away, and there are no others.
NAMED = {
    "planets": PLANETS,
    "sectors": SECTORS,
    "mercenaries": MERCENARIES,
    "support": SUPPORT_CARDS,
    "abilities": ABILITIES,
    "units": UNITS,
    "recon": TOKENS,
    "wounds": ("token",),
    "dice": ("battle",),
    "setup": ("2", "3", "4"),
}


def same_names(table: str, records: dict[str, object], names: tuple[str, ...]) -> None:
    """A table whose records the rules call by name."""
    for name in names:
        demand(name in records, f"{table}.{name}", "needed")
    demand_known(table, records, names)


def numbered(records: dict[str, editions.C], table: str, first: int) -> tuple[editions.C, ...]:
    """A track: its records are numbered without gaps, in any order."""
    numbers = [str(first + n) for n in range(len(records))]
    for number in numbers:
        demand(number in records, f"{table}.{number}", "missing_number")
    return tuple(records[number] for number in numbers)


# ---- what the records must fulfil together ---------------------------------------------------------------------------
def names_differ(e: Edition) -> None:
    """No two sectors and no two cards are called alike."""
    for table, records in (("sectors", e.sectors), ("mercenaries", e.mercenaries)):
        names = Counter(record.name for record in records.values())
        for name, record in records.items():
            demand(bool(record.name.strip()), f"{table}.{name}", "no_name")
            demand(names[record.name] == 1, f"{table}.{name}", "name_twice", name=record.name)


def thirty_for_two(e: Edition) -> None:
    """Thirty of the forty cards have the mark for two players. §1.9"""
    marked = sum(card.two for card in e.mercenaries.values())
    demand(marked == 30, "mercenaries", "wrong_marks", found=marked, wanted=30)


def actions_differ(e: Edition) -> None:
    """The actions on one card are different ones, and there is at least one. §1.9"""
    for name, card in e.mercenaries.items():
        twice = [action for action, n in Counter(card.actions).items() if n > 1]
        demand(not twice, f"mercenaries.{name}", "action_twice", actions=", ".join(twice))
        demand(bool(card.actions), f"mercenaries.{name}", "no_action")


def sixteen_support_cards(e: Edition) -> None:
    """Sixteen support cards. §11.1"""
    copies = sum(kind.copies for kind in e.support.values())
    demand(copies == 16, "support", "wrong_number", found=copies, wanted=16)


def seventeen_markers(e: Edition) -> None:
    """Recon tokens for four players and action markers: seventeen, and some markers are left over. §1.8 §3.4"""
    demand_known("markers", e.markers, ACTIONS)
    markers = sum(kind.copies for kind in e.markers.values())
    tokens = 4 * sum(kind.copies for kind in e.recon.values())
    demand(markers + tokens == 17, "markers", "wrong_markers", found=markers + tokens, wanted=17)
    demand(e.slots < markers, "markers", "too_few_markers", markers=markers, places=e.slots)


def one_token_of_each_kind(e: Edition) -> None:
    """Every player has one Tactical Drop and one Tactical Invade. §10.1"""
    for name, kind in e.recon.items():
        demand(kind.copies == 1, f"recon.{name}", "wrong_copies", found=kind.copies, wanted=1)


def six_faces(e: Edition) -> None:
    """A die has six faces, and every result is on it. §14.6"""
    demand(len(e.dice.faces) == 6, "dice.battle", "wrong_faces", found=len(e.dice.faces), wanted=6)
    for face in FACES:
        demand(face in e.dice.faces, "dice.battle", "no_face", face=face)


def planets_for_all(e: Edition) -> None:
    """There are 24 planets, and as many come into the game as there are places for them. §1.8 §3.2"""
    tiles = sum(planet.tiles for planet in e.planets.values())
    demand(tiles == 24, "planets", "wrong_number", found=tiles, wanted=24)
    certain = PLANETS_SET_ASIDE * len(e.planets)
    outer = OUTER_PLANETS * sum(sector.outer for sector in e.sectors.values())
    for players, setup in e.setup.items():
        drawn, places = certain + setup.extra_planets, outer + setup.core
        core = players + 1
        demand(setup.core == core, f"setup.{players}", "wrong_core", found=setup.core, wanted=core)
        demand(drawn == places, f"setup.{players}", "planets_and_places", planets=drawn, places=places)


def cards_for_all(e: Edition) -> None:
    """When the hands are dealt the deck still fills the market. §3.7"""
    kept = OPENING_HAND - GIVEN_UP
    for players, setup in e.setup.items():
        deck = sum(card.two or not setup.two_only for card in e.mercenaries.values()) - setup.removed
        left = deck - players * kept
        demand(deck >= players * OPENING_HAND, f"setup.{players}", "too_few_for_hands", cards=deck)
        demand(left > MARKET, f"setup.{players}", "too_few_for_market", cards=left)


def eight_round_a_core(e: Edition) -> None:
    """The core and eight outer sectors keep their places on the map; they can have other names. §2.1"""
    for name, place in zip(SECTORS, ("C", *RING), strict=True):
        sector = e.sectors[name]
        demand(sector.position == place, f"sectors.{name}", "wrong_position", place=place)
        demand(sector.outer == (place != "C"), f"sectors.{name}", "wrong_outer")


def lanes_lead_elsewhere(e: Edition) -> None:
    """A sector's neighbours are other sectors, each named once. §2.2"""
    for name, sector in e.sectors.items():
        demand_known(f"sectors.{name}", sector.adjacent, e.sectors)
        demand(name not in sector.adjacent, f"sectors.{name}", "adjacent_to_itself")
        demand(len(set(sector.adjacent)) == len(sector.adjacent), f"sectors.{name}", "neighbour_twice")


def lanes_lead_back(e: Edition) -> None:
    """Adjacency goes both ways, and every sector can be reached. §2.2"""
    for name, sector in e.sectors.items():
        for other in sector.adjacent:
            demand(name in e.sectors[other].adjacent, f"sectors.{other}", "one_way", other=name)
    found, ahead = set[str](), [next(iter(e.sectors))]
    while ahead:
        found.add(here := ahead.pop())
        ahead += [there for there in e.sectors[here].adjacent if there not in found]
    demand(found == set(e.sectors), "sectors", "out_of_reach", names=", ".join(sorted(set(e.sectors) - found)))


def middle_row_revealed(e: Edition) -> None:
    """The planets of the middle row are open from the beginning. §3.3"""
    for name, sector in e.sectors.items():
        middle = sector.position in ("W", "C", "E")
        demand(sector.revealed == middle, f"sectors.{name}", "wrong_row")


def track_rises(e: Edition) -> None:
    """Both values never fall along the track, and the majority is worth more than deploying. §2.6"""
    demand(len(e.track) >= 2, "planet_track", "short_track")
    for n, here in enumerate(e.track):
        demand(here.majority > here.deploy, f"planet_track.{n}", "poor_majority")
        if n:
            below = e.track[n - 1]
            rises = here.deploy >= below.deploy and here.majority > below.majority
            demand(rises, f"planet_track.{n}", "falling_track")


def reputation_ends(e: Edition) -> None:
    """The markers stand in order, and the last space alone ends the game. §13.1 §13.9"""
    slot = 1
    for n, space in enumerate(e.reputation, start=1):
        demand(space.slot in (slot, slot + 1), f"reputation.{n}", "wrong_slot", place=space.slot, before=slot)
        slot = space.slot
        last = n == len(e.reputation)
        demand(space.ends_game == last, f"reputation.{n}", "wrong_end")
        twice = len(set(space.offers)) < len(space.offers)
        demand(not twice, f"reputation.{n}", "offer_twice")


def one_manoeuvre_each(e: Edition) -> None:
    """Every ability has a colour and a manoeuvre of its own. §14.5"""
    demand(len({a.colour for a in e.abilities.values()}) == len(ABILITIES), "abilities", "two_alike", field="colour")
    manoeuvres = {ability.manoeuvre for ability in e.abilities.values()}
    demand(manoeuvres == set(MANOEUVRES), "abilities", "two_alike", field="manoeuvre")


def forces_fit(e: Edition) -> None:
    """What begins at the base is not more than there is. §3.1"""
    for name, force in e.units.items():
        fits = force.launch_pad + force.mission <= force.count
        demand(fits, f"units.{name}", "too_many_begin", count=force.count)


LAWS = (
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
