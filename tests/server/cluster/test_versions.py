"""Processes of different versions do not share a database, and SQLite has one process only."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from alembic import command

from plancia.server import run
from plancia.server.cluster import OtherVersion, agreed, member, versions
from plancia.server.storage import Storage, UnknownDatabase, claims, restore
from plancia.server.storage import backup as write_backup
from plancia.server.storage import database as db
from plancia.server.storage.database import the_only_one
from tests.server.live.web import open_web
from tests.server.postgres import Cluster

pytestmark = pytest.mark.anyio


async def test_other_rules_are_refused_while_the_others_live(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error names the difference; when the others have ended, the process may start."""
    monkeypatch.setattr(member, "WAIT_FOR_OTHERS", 0.0)
    storage = Storage.open(postgres.new_database())
    older = msgspec.json.encode(versions() | {"rules-rex": "1"}).decode()
    await storage.write(lambda c: claims.add_process(c, "old", older))
    with pytest.raises(OtherVersion) as refused:
        await agreed(storage)
    assert refused.value.values == {"different": "rules-rex"}
    await storage.write(lambda c: claims.remove_process(c, "old"))
    assert msgspec.json.decode(await agreed(storage)) == versions()
    storage.close()


def test_the_format_of_the_journal_is_one_of_the_versions() -> None:
    """It is the same in every process, whatever the addresses in its memory."""
    assert set(versions()) >= {"schema", "journal", "rules-tigris", "rules-rex", "rules-warlords"}
    assert "0x" not in versions()["journal"]


async def test_the_schema_is_not_changed_under_running_processes(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer plancia refuses to migrate until they have ended."""
    monkeypatch.setattr(db, "WAIT_FOR_OTHERS", 0.0)
    engine = db.connect(postgres.new_database())
    with db.migrating(engine) as connection:
        command.upgrade(db.migrations(connection), "0011")
        claims.add_process(connection, "old", "{}")
    monkeypatch.setattr(db, "head", lambda: "9999")
    with pytest.raises(UnknownDatabase) as refused:
        db.migrate(engine)
    assert refused.value.code == "other_processes"
    engine.dispose()


async def test_a_backup_is_not_restored_under_a_running_server(postgres: Cluster, tmp_path: Path) -> None:
    """Not even by force."""
    where = postgres.new_database()
    async with open_web(where):
        write_backup(where, tmp_path / "backup")
        with pytest.raises(UnknownDatabase) as refused:
            restore(tmp_path / "backup", where, force=True)
        assert refused.value.code == "served"
    restore(tmp_path / "backup", where, force=True)


async def test_a_second_server_on_one_file_is_refused(file: str) -> None:
    """Before it has changed anything; afterwards the file is free."""
    async with open_web(file):
        with pytest.raises(UnknownDatabase) as refused:
            run.check(file)
        assert refused.value.code == "used_by_another"
    with the_only_one(file):
        pass
