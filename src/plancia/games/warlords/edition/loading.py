"""The component data: the built-in ones, or those of an edition, checked for everything the rules rely on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from plancia.engine import Flaw
from plancia.games import editions
from plancia.games.editions import flaw, refuse, unknown
from plancia.games.warlords.edition.checks import flaws
from plancia.games.warlords.edition.components import (
    KINDS,
    NAMED,
    NUMBERED,
    AbilityCircle,
    Copies,
    Dice,
    Edition,
    Force,
    Mercenary,
    PlanetType,
    ReputationSpace,
    Sector,
    Setup,
    TrackPosition,
)

PACKAGE = "plancia.games.warlords"
PARAGRAPHS = (  # where the rules print some of the data: record and field, and the paragraph; the first match counts
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


@lru_cache(maxsize=64)  # they come from outside, and their number is unlimited
def edition(text: str = "") -> Edition:
    """The data with the changes of an edition, given as its text; `EditionError` lists the wrong records."""
    tables = editions.tables(PACKAGE, text)
    refuse([*misnamed(tables), *editions.misfits(tables, KINDS)])
    found = Edition(
        text=text,
        planets=editions.records(tables, "planets", PlanetType),
        track=track(editions.records(tables, "planet_track", TrackPosition)),
        sectors=editions.records(tables, "sectors", Sector),
        mercenaries=editions.records(tables, "mercenaries", Mercenary),
        support=editions.records(tables, "support", Copies),
        reputation=track(editions.records(tables, "reputation", ReputationSpace)),
        markers=editions.records(tables, "markers", Copies),
        abilities=editions.records(tables, "abilities", AbilityCircle),
        units=editions.records(tables, "units", Force),
        recon=editions.records(tables, "recon", Copies),
        wounds=editions.records(tables, "wounds", Copies)["token"].copies,
        dice=editions.records(tables, "dice", Dice)["battle"],
        setup={int(players): setup for players, setup in editions.records(tables, "setup", Setup).items()},
    )
    refuse(flaws(found))
    return found


def pack(toml: str) -> str:
    """The text of an edition file for options and records, on one line; rejects one that cannot be played."""
    text = editions.read(toml)
    edition(text)
    return text


def words(text: str, lang: str) -> dict[str, str]:
    """The names in an edition, the same in every language, by the last part of their messages' keys."""
    usual, found = edition(), edition(text)
    pairs = [(name, record.name, usual.mercenaries[name].name) for name, record in found.mercenaries.items()]
    pairs += [(name, record.name, usual.sectors[name].name) for name, record in found.sectors.items()]
    renamed = {f"name-{id_.lower()}": name for id_, name, before in pairs if name != before}
    if core := renamed.get("name-core"):  # its planets and its lettering on the map have their own names
        most = max(setup.core for setup in found.setup.values())
        renamed |= {"piece-sector-core": core} | {f"name-core{n}": f"{core} {n}" for n in range(1, most + 1)}
    return renamed


def misnamed(tables: editions.Tables) -> Iterator[Flaw]:
    """All records that the rules refer to by name must exist, and no others; tracks are numbered without gaps."""
    for table, names in NAMED.items():
        yield from (flaw(f"{table}.{name}", "needed") for name in names if name not in tables[table])
        yield from unknown(table, tables[table], names)
    for table, first in NUMBERED.items():
        numbers = [str(first + n) for n in range(len(tables[table]))]
        yield from (flaw(f"{table}.{n}", "missing_number") for n in numbers if n not in tables[table])


def track(records: dict[str, editions.C]) -> tuple[editions.C, ...]:
    """Its records in the order of their numbers, whatever their order in the file."""
    return tuple(records[number] for number in sorted(records, key=int))
