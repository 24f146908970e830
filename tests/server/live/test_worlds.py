"""A real database of an older version: everything in it can be opened, continued and watched again.

`tests/server/worlds` contains the files of an older server: the database, a backup of it, and what a spectator saw.
"""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from plancia.games import game
from plancia.records import read, verify
from plancia.server.storage.backup import restore
from tests.server.live.web import Person, Web, at_random, open_web

pytestmark = pytest.mark.anyio
WORLD = Path(__file__).parents[1] / "worlds" / "schema-0003"
NOTES: dict[str, Any] = msgspec.json.decode(WORLD.with_suffix(".json").read_bytes())
TABLES: dict[str, Any] = NOTES["tables"]
PLAYING = [name for name, table in TABLES.items() if table["phase"] == "playing"]
FINISHED = [name for name, table in TABLES.items() if table["phase"] == "over"]


@pytest.fixture(scope="module")
async def old(tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Web]:
    """This server with the database of the older one."""
    file = tmp_path_factory.mktemp("world") / "old.sqlite"
    file.write_bytes(gzip.decompress(WORLD.with_suffix(".sqlite.gz").read_bytes()))
    async with open_web(str(file)) as web:
        yield web


@pytest.fixture(scope="module")
async def ann(old: Web) -> Person:
    person = Person(old, "Ann")
    await person.post("/api/login", NOTES["account"])
    return person


@pytest.mark.parametrize("name", [*PLAYING, *FINISHED])
async def test_a_table_looks_the_same(old: Web, name: str) -> None:
    """For a spectator: the same phase, and the same view in all its old fields, unless somebody could move."""
    was = TABLES[name]
    async with Person(old).follow(was["id"]) as socket:
        assert socket.table is not None
        assert socket.table.phase == was["phase"]
        view = msgspec.to_builtins(socket.updates[None].view)
        expected = was.get("view", view)
        assert view["asked"] > expected["asked"] or agrees(expected, view)
        assert socket.story[None]


def agrees(was: Any, now: Any) -> bool:
    """Everything from before still exists; fields of procedures and options may have changed."""
    if isinstance(was, dict):
        return all(agrees(value, now[key]) for key, value in was.items() if key in now)
    if isinstance(was, list):
        return len(was) == len(now) and all(map(agrees, was, now))
    return bool(was == now)


@pytest.mark.parametrize("name", PLAYING)
async def test_a_game_in_progress_continues(ann: Person, name: str) -> None:
    """Ann answers a few more times and undoes an answer where she may, and the record is complete."""
    table = TABLES[name]["id"]
    async with ann.follow(table) as socket:
        (seat,) = (seat for seat in socket.updates if seat is not None)
        await socket.plays(seat, by=at_random(name), most=6 if "two-people" not in name else 0)
    record = read((await ann.ask("GET", f"/api/tables/{table}/record")).text)
    rules = game(record.game)
    assert record.version == rules.VERSION
    assert {update.rules for update in record.updates} == ({rules.VERSION} if record.rules != rules.VERSION else set())
    watched = await ann.get(f"/api/replays/{table}")
    assert len(watched["steps"]) > 6


@pytest.mark.parametrize("name", FINISHED)
async def test_a_finished_game_can_be_watched_and_checked(ann: Person, name: str) -> None:
    """Its replay, its record with every draw, and a rematch."""
    table = TABLES[name]["id"]
    watched = await ann.get(f"/api/replays/{table}")
    assert watched["places"]
    assert len(watched["steps"]) > 20
    checked = verify(read((await ann.ask("GET", f"/api/tables/{table}/record")).text))
    assert (checked.sealed, checked.unplayed) == (True, 0)
    assert (await ann.post(f"/api/tables/{table}/rematch"))["game"] == watched["game"]


async def test_the_open_table_can_be_started(old: Web, ann: Person) -> None:
    table = TABLES["open"]["id"]
    carl = await old.person("Carl")
    await carl.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    async with carl.follow(table) as socket:
        assert socket.playing


async def test_a_backup_of_an_older_schema_can_be_restored(where: str) -> None:
    """It is migrated while it is restored, and its games continue."""
    rows = restore(WORLD.with_suffix(".backup"), where)
    assert (rows["tables"], rows["records"]) == (len(TABLES), len(FINISHED))
    async with open_web(where) as web:
        ann = Person(web)
        await ann.post("/api/login", NOTES["account"])
        async with ann.follow(TABLES["rex-old"]["id"]) as socket:
            (seat,) = (seat for seat in socket.updates if seat is not None)
            await socket.plays(seat, by=at_random("restored"), most=2)
