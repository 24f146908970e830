"""The component data: the built-in ones, or those of an edition, checked for everything the rules rely on.

Rules and board identify records by id, so an edition replaces them and can give them other names, in any of the
languages:

    [spaces.LOW]
    name = { en = "Market Square", it = "Piazza del Mercato" }

Only placement cards may also be added and removed (`FOU-MEM = false` under `[placements]`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from plancia.engine import Flaw
from plancia.games import editions
from plancia.games.editions import EditionError, flaw, refuse
from plancia.games.rex.edition.checks import flaws
from plancia.games.rex.edition.components import KINDS, Edition

__all__ = ["EditionError", "built_in", "opened", "pack", "words"]

PACKAGE = "plancia.games.rex"
KEYS = {"name": "name", "text": "about"}
GROWS = "placements"  # the only table whose records may be added and removed
PARAGRAPHS = (  # where the rules print some of the data: record and field, and the paragraph; the first match counts
    ("tokens.influence.*", "1.4"),
    ("bombardment.*", "1.5"),
    ("spaces.*.icons", "2.3"),
    ("races.letnev.traitors", "21.1"),
    ("races.*.traitors", "3.3"),
    ("races.letnev.cards", "21.2"),
    ("races.*.cards", "3.5"),
    ("races.*.influence", "3.6"),
    ("races.sol.begin", "19.1"),
    ("races.*.zone", "19.1"),
    ("races.*.begin", "3.7"),
    ("races.*.home", "3.7"),
    ("races.letnev.hand", "21.3"),
    ("races.*.hand", "4.10"),
    ("races.*.free_recruits", "9.2"),
    ("races.sol.range", "19.3"),
    ("races.*.range", "10.2"),
    ("betrayals.*", "15.6"),
    ("strategy.*.command", "23.5"),
    ("strategy.energy-rifle.*", "16.2"),
    ("strategy.bio-weapon.*", "16.3"),
    ("strategy.hylar-iii.*", "16.4"),
    ("strategy.energy-shield.*", "16.6"),
    ("strategy.bio-suit.*", "16.6"),
    ("strategy.tactical-retreat.*", "16.7"),
    ("strategy.informant.*", "16.9"),
    ("strategy.double-agent.*", "16.10"),
    ("strategy.new-recruits.*", "16.11"),
    ("strategy.diplomatic-interference.*", "16.12"),
    ("strategy.graviton-negator.*", "16.14"),
    ("strategy.rapid-mobilization.*", "16.15"),
    ("strategy.tracking-beacon.*", "16.16"),
    ("strategy.fleet-sabotage.*", "16.17"),
    ("strategy.interrogation.*", "16.18"),
    ("*", "27.2"),
)


@lru_cache(maxsize=64)
def opened(packed: str) -> Edition:
    """The data with the changes of an edition, given as its text; `EditionError` lists the wrong records."""
    tables = editions.tables(PACKAGE, packed)
    refuse([*misnamed(tables)])
    with_ids = {
        table: {name: fields | {"id": name} for name, fields in found.items()} for table, found in tables.items()
    }
    refuse([*editions.misfits(with_ids, KINDS)])
    edition = msgspec.convert(
        {table: list(editions.records(with_ids, table, kind).values()) for table, kind in KINDS.items()}, Edition
    )
    refuse(flaws(edition))
    return edition


def misnamed(tables: editions.Tables) -> Iterator[Flaw]:
    """Records that an edition removes although they are needed, or adds where no others are possible."""
    for table, known in editions.tables(PACKAGE).items():
        names = () if table == GROWS else known.keys() ^ tables[table].keys()
        for name in sorted(names):
            record = f"{table}.{name}"
            yield flaw(record, "needed") if name in known else flaw(record, "no_such_record", names=", ".join(known))


def built_in() -> Edition:
    """The built-in data."""
    return opened("")


def words(packed: str, lang: str) -> dict[str, str]:
    """The names and texts of an edition in this language, by the last part of their messages' keys."""
    records = [record for table in opened(packed).tables().values() for record in table]
    texts = ((what, record.id, getattr(record, what)) for what in ("name", "text") for record in records)
    return {f"{KEYS[what]}-{name.lower()}": text[lang] for what, name, text in texts if lang in text}


def pack(toml: str) -> str:
    """The text of an edition file for options and records, on one line; rejects one that cannot be played."""
    packed = editions.read(toml)
    opened(packed)
    return packed
