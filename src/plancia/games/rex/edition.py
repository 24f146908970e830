"""The component data: the built-in ones, or those of an edition, checked for all that the rules rely on.

Records are known to rules and board by their ids, so an edition replaces them and gives them other names, in any of the
languages:

    [spaces.LOW]
    name = { en = "Market Square", it = "Piazza del Mercato" }

Placement cards alone may also be added and taken away (`FOU-MEM = false` under `[placements]`).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from plancia.games import editions
from plancia.games.editions import EditionError, demand, flawed
from plancia.games.rex.checks import flaws
from plancia.games.rex.components import KINDS, Edition

__all__ = ["EditionError", "built_in", "opened", "pack", "words"]

PACKAGE = "plancia.games.rex"
KEYS = {"name": "name", "text": "about"}
GROWS = "placements"  # the one table whose records may be added and taken away


@lru_cache(maxsize=64)
def opened(packed: str) -> Edition:
    """The data with the changes of an edition, given as its text; `EditionError` says which records are wrong."""
    tables = editions.tables(PACKAGE, packed)
    known = editions.tables(PACKAGE)
    for table, records in tables.items():
        for name in () if table == GROWS else known[table].keys() ^ records.keys():
            demand(name in records, f"{table}.{name}", "needed")
            demand(False, f"{table}.{name}", "no_such_record", names=", ".join(known[table]))
    with_ids = {
        table: {name: fields | {"id": name} for name, fields in found.items()} for table, found in tables.items()
    }
    edition = msgspec.convert(
        {table: list(editions.records(with_ids, table, kind).values()) for table, kind in KINDS.items()}, Edition
    )
    if found := flaws(edition):
        raise flawed(*found)
    return edition


def built_in() -> Edition:
    """The data this game comes with."""
    return opened("")


def words(packed: str, lang: str) -> dict[str, str]:
    """The names and texts that an edition brings in this language, by the last part of their messages' keys."""
    records = [record for table in opened(packed).tables().values() for record in table]
    told = ((what, record.id, getattr(record, what)) for what in ("name", "text") for record in records)
    return {f"{KEYS[what]}-{name.lower()}": said[lang] for what, name, said in told if lang in said}


def pack(toml: str) -> str:
    """An edition file as the one line that options and records keep; refuses one that cannot be played with."""
    packed = editions.read(toml)
    opened(packed)
    return packed
