"""Backups can be restored from any database to any other, completely or not at all."""

from __future__ import annotations

import gzip
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, select

from plancia.server.identity import Identity
from plancia.server.storage import (
    BackupDamaged,
    Changes,
    DatabaseInUse,
    NewTable,
    Outcome,
    Report,
    SeatOutcome,
    SeatRow,
    Storage,
    StorageError,
    Task,
    UnknownDatabase,
    backup,
    friends,
    operating,
    outbox,
    reachable,
    restore,
    rounds,
    schema,
    tournaments,
)
from plancia.server.storage.database import connect
from plancia.server.storage.schema import metadata
from tests.server.storage.rows import row, rows, table

pytestmark = pytest.mark.anyio
KINDS = ("sqlite", "postgresql")


async def fill(where: str) -> None:
    """At least one row in every table, and some odd ones."""
    storage = Storage.open(where)
    identity = await Identity.open(storage)
    anna = await identity.new_guest("Anna è 🂡", "it")
    await identity.new_recovery_code(anna.id)
    await identity.new_api_token(anna.id, "bot")
    ben = await identity.new_guest("Ben", "en")
    await identity.mute(anna.id, ben.id)
    await storage.write(lambda c: friends.block(c, anna.id, ben.id))
    await storage.write(lambda c: friends.ask(c, ben.id, anna.id, 1))
    await table(storage, "a", host=anna.id, seats=(SeatRow(0, anna.id, "Anna", "person"), SeatRow(1)), length=1500)
    won = Outcome(
        game="tigris", seats=(SeatOutcome(user=anna.id, place=1, team=0, counted={"wars": 1}),), ladder="people"
    )
    end = Changes(status="over", snapshot=b'"s"', record="text\n", archived=b"{}", outcome=won)
    await storage.append("a", 1501, [row(1501, "\\u0000 \\n é")], end)
    await storage.write(lambda c: friends.invite(c, "a", ben.id, anna.id, 1))
    await storage.write(lambda c: add_tournament(c, anna.id))
    await storage.write(lambda c: add_notices(c, anna.id))
    await storage.write(lambda c: add_learning(c, anna.id))
    await identity.log_out(identity.cookie(anna))
    report = Report(at=1, reporter=anna.id, subject=None, table="a", reason="spam")
    await storage.write(lambda c: operating.add_report(c, report))
    await storage.write(lambda c: operating.add_task(c, Task(at=1, actor="root", action="prune")))
    identity.close()
    storage.close()


def add_tournament(connection: Connection, host: str) -> None:
    """One with a player, and a round with a table."""
    status: Any = {"host": host, "status": "playing", "public": True, "round": 0, "version": 0}
    times: Any = {"created": 1, "starts": None, "due": None, "ended": None}
    cup = tournaments.TournamentRow(id="cup", name="Cup", game="tigris", settings="{}", **status, **times)
    tournaments.add(connection, cup)
    tournaments.add_player(connection, "cup", host, "", 1, 1)
    found = tournaments.one(connection, "cup")
    assert found is not None
    new = NewTable(id="t", game="tigris", rules=1, created=1, secret=b"secret")
    planned = tournaments.PlannedTable(new=new, seats=(1,), stage="")
    assert rounds.start_round(connection, found, (), [planned], 1)


def add_notices(connection: Connection, user: str) -> None:
    """Where to send them, one that waits, and a vacation."""
    reach = reachable.settings_of(connection, user)
    reachable.keep_settings(connection, reach)
    device = reachable.Device(id="d", user=user, endpoint="https://push.example/d", key="k", auth="a", created=1)
    reachable.add_device(connection, device, 5)
    outbox.add(connection, [outbox.new_notice(reach, "email", "turn", "a 1", 1, 2, "a")])
    connection.execute(insert(schema.vacations).values(user_id=user, first=1, last=2))


def add_learning(connection: Connection, user: str) -> None:
    """A review, and a puzzle that somebody has solved."""
    review = {"table_id": "a", "seat": 0, "version": 1, "created": 1, "payload": "{}"}
    tried = {"user_id": user, "puzzle_id": "p", "at": 1, "words": "[]", "solved": True, "rating": 1500}
    connection.execute(insert(schema.reviews).values(**review))
    connection.execute(insert(schema.puzzles).values(id="p", rating=1500.5, attempts=1))
    connection.execute(insert(schema.puzzle_players).values(user_id=user, rating=1500.5, attempts=1, solved=1))
    connection.execute(insert(schema.puzzle_attempts).values(**tried))


def content(where: str) -> dict[str, list[Any]]:
    engine = connect(where)
    with engine.connect() as connection:
        everything = {
            t.name: sorted(map(tuple, connection.execute(select(t))), key=repr) for t in metadata.sorted_tables
        }
    engine.dispose()
    return everything


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
async def test_a_backup_can_be_restored_anywhere(
    source: str, target: str, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """Everything that was in one database is in the other."""
    old, new, file = new_database(source), new_database(target), tmp_path / "backup"
    await fill(old)
    counts = backup(old, file)
    assert restore(file, new) == counts
    assert content(new) == content(old)
    assert all(counts.values())
    assert counts["journal"] == 1501


async def test_people_and_tables_continue_after_a_restore(where: str, tmp_path: Path) -> None:
    """Cookies are still valid, and journals continue where they ended."""
    old, file = tmp_path / "old.sqlite", tmp_path / "backup"
    await fill(str(old))
    storage = Storage.open(old)
    guest = await (identity := await Identity.open(storage)).new_guest("Ben", "en")
    cookie = identity.cookie(guest)
    storage.close()
    backup(old, file)
    restore(file, where)
    storage = Storage.open(where)
    assert await (await Identity.open(storage)).read_cookie(cookie) == guest
    await storage.append("a", 1502, rows((1502,)))
    storage.close()


async def test_a_database_in_use_is_not_overwritten(where: str, tmp_path: Path) -> None:
    """Unless forced; then its content is deleted."""
    await fill(where)
    before, file, empty = content(where), tmp_path / "backup", tmp_path / "empty.sqlite"
    Storage.open(empty).close()
    backup(empty, file)
    with pytest.raises(DatabaseInUse):
        restore(file, where)
    assert content(where) == before
    restore(file, where, force=True)
    assert not any(content(where).values())


async def test_a_server_that_was_only_started_counts_as_empty(where: str, tmp_path: Path) -> None:
    """It contains a key, which nobody uses yet."""
    old, file = str(tmp_path / "old.sqlite"), tmp_path / "backup"
    await fill(old)
    backup(old, file)
    storage = Storage.open(where)
    (await Identity.open(storage)).close()
    storage.close()
    restore(file, where)
    assert content(where) == content(old)


@pytest.fixture(scope="module")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A small backup."""
    folder = tmp_path_factory.mktemp("healthy")
    storage = Storage.open(folder / "a.sqlite")
    storage.close()
    backup(folder / "a.sqlite", folder / "backup")
    return (folder / "backup").read_bytes()


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_changed_byte_is_noticed_or_does_not_matter(data: st.DataObject, healthy: bytes, tmp_path: Path) -> None:
    """Wherever the damage is, the database is unchanged or gets exactly what was written."""
    place = data.draw(st.integers(0, len(healthy) - 1))
    byte = data.draw(st.integers(1, 255))
    file, target = tmp_path / "damaged", tmp_path / "target.sqlite"
    file.write_bytes(healthy[:place] + bytes([healthy[place] ^ byte]) + healthy[place + 1 :])
    target.unlink(missing_ok=True)
    try:
        restore(file, target)
    except (BackupDamaged, UnknownDatabase):
        assert not target.exists()
    else:
        assert not any(content(str(target)).values())


async def test_a_truncated_backup_changes_nothing(where: str, tmp_path: Path) -> None:
    """At any length, and with a clear error."""
    await fill(where)
    before, file = content(where), tmp_path / "backup"
    backup(where, file)
    whole = file.read_bytes()
    for length in range(0, len(whole), len(whole) // 10):
        file.write_bytes(whole[:length])
        with pytest.raises(BackupDamaged, match="not_a_backup"):
            restore(file, where, force=True)
    assert content(where) == before


@pytest.mark.parametrize(("old", "new"), [(b'"Anna', b'"Ella'), (b'["journal",{"table_id":"a","number":7,', b"")])
async def test_an_edited_backup_changes_nothing(old: bytes, new: bytes, tmp_path: Path) -> None:
    """A changed name or a missing beginning of a line does not fit the hash at the end."""
    where, file, target = str(tmp_path / "old.sqlite"), tmp_path / "backup", tmp_path / "new.sqlite"
    await fill(where)
    backup(where, file)
    lines = gzip.decompress(file.read_bytes())
    assert old in lines
    file.write_bytes(gzip.compress(lines.replace(old, new, 1)))
    with pytest.raises(BackupDamaged, match="backup_changed"):
        restore(file, target)
    assert not target.exists()


def test_a_backup_of_another_version_is_rejected(healthy: bytes, tmp_path: Path) -> None:
    """The error says what to do."""
    file = tmp_path / "backup"
    file.write_bytes(gzip.compress(gzip.decompress(healthy).replace(b'"format":1', b'"format":2')))
    with pytest.raises(UnknownDatabase, match="other_backup"):
        restore(file, tmp_path / "new.sqlite")


def test_a_failed_backup_leaves_the_older_one(tmp_path: Path) -> None:
    """And no half of a new one."""
    file = tmp_path / "backup"
    file.write_bytes(b"older")
    with pytest.raises(UnknownDatabase):
        backup(tmp_path / "nothing.sqlite", file)
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(StorageError):
        backup(tmp_path / "empty.sqlite", file)
    assert file.read_bytes() == b"older"
    assert not (tmp_path / "nothing.sqlite").exists()
    assert not list(tmp_path.glob("*.new"))


def test_a_backup_is_for_its_owner_only(tmp_path: Path) -> None:
    """It contains the same secrets as the database."""
    Storage.open(tmp_path / "a.sqlite").close()
    backup(tmp_path / "a.sqlite", tmp_path / "backup")
    assert stat.S_IMODE((tmp_path / "backup").stat().st_mode) == 0o600
