"""The migrations build the schema that the code expects."""

from __future__ import annotations

import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, inspect, text

from plancia.server.storage import Storage, StorageFailed, UnknownDatabase, people
from plancia.server.storage.database import address, connect, head, migrate, migrations, revision, writing
from plancia.server.storage.reading import due_tables, finished_games, one_table
from plancia.server.storage.schema import metadata
from tests.server.storage.crash import FORKS

PARTS = ("columns", "pk_constraint", "foreign_keys", "unique_constraints", "check_constraints", "indexes")


def built(connection: Connection) -> dict[str, Any]:
    """Everything the database knows about its tables."""
    found = inspect(connection)
    names = [name for name in found.get_table_names() if name != "alembic_version"]
    return {name: {part: in_order(getattr(found, f"get_{part}")(name)) for part in PARTS} for name in names}


def in_order(parts: Any) -> Any:
    return sorted(map(described, parts)) if isinstance(parts, list) else repr(parts)


def described(part: Any) -> str:
    """A condition is shown as text, not by its address in memory."""
    options = {name: str(value) for name, value in part.get("dialect_options", {}).items()}
    return repr(part | {"dialect_options": options})


def migrate_step_by_step(engine: Engine) -> None:
    """As a database that has seen all versions; the tables of a new one are created at once."""
    with writing(engine).begin() as connection:
        command.upgrade(migrations(connection), "head")


def test_an_empty_database_is_migrated_to_the_newest_schema(where: str) -> None:
    """Opening is enough, and opening again changes nothing."""
    for _ in range(2):
        Storage.open(where).close()
    engine = connect(where)
    with engine.connect() as connection:
        assert revision(connection) == head()
    engine.dispose()


def test_the_migrations_and_the_schema_agree(where: str) -> None:
    """Alembic finds nothing for a new migration to do."""
    engine = connect(where)
    migrate_step_by_step(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_build_the_same_as_the_schema(kind: str, new_database: Callable[[str], str]) -> None:
    """Also where Alembic does not look: checks, and the names of all constraints."""
    migrated, created = connect(new_database(kind)), connect(new_database(kind))
    migrate_step_by_step(migrated)
    migrate(created)
    with migrated.connect() as by_migrations, created.connect() as by_schema:
        assert revision(by_migrations) == revision(by_schema)
        assert built(by_migrations) == built(by_schema)
    migrated.dispose()
    created.dispose()


def test_games_of_the_first_schema_continue(where: str) -> None:
    """Every table with a game is opened once after the start; the others stay closed."""
    engine = connect(where)
    with writing(engine).begin() as connection:
        command.upgrade(migrations(connection), "0001")
        for name, status in (("a", "playing"), ("b", "open")):
            new_table(connection, name, status)
    migrate(engine)
    with engine.connect() as connection:
        assert due_tables(connection, 0) == ["a"]
        assert one_table(connection, "b") is not None
    engine.dispose()


def test_older_games_name_their_winner(where: str) -> None:
    """It is read from their archive; for games without one it is unknown."""
    engine = connect(where)
    with writing(engine).begin() as connection:
        command.upgrade(migrations(connection), "0002")
        for name in ("a", "b"):
            new_table(connection, name, "over")
            connection.execute(text("INSERT INTO records VALUES (:name, 1, 'record')"), {"name": name})
        exhibit = {"payload": '{"seal":"","places":[2,1],"reason":"","view":{},"facts":[]}'}
        connection.execute(text("INSERT INTO exhibits VALUES ('a', :payload)"), exhibit)
    migrate(engine)
    with engine.connect() as connection:
        found = finished_games(connection, None, None, None, 9)
        assert {game.table.id: game.places for game in found} == {"a": (2, 1), "b": ()}
    engine.dispose()


def test_older_people_and_tokens_stay(where: str) -> None:
    """Nobody counts as absent for long, and a token may play but no longer change the account."""
    engine = connect(where)
    with writing(engine).begin() as connection:
        command.upgrade(migrations(connection), "0003")
        row = "INSERT INTO users (id, name, kind, epoch, language, created, deleted)"
        connection.execute(text(f"{row} VALUES ('ann', 'Ann', 'guest', 0, 'en', 1, FALSE)"))
        row = "INSERT INTO tokens (id, hash, user_id, kind, label, subject, created)"
        connection.execute(text(f"{row} VALUES ('t', 'h', 'ann', 'api', 'bot', '', 1)"))
    migrate(engine)
    with engine.connect() as connection:
        (ann,) = people.without_skeleton(connection)
        assert ann.seen > 1_700_000_000_000
        assert (ann.banned, ann.muted) == (0, 0)
        token = people.token_by_id(connection, "t")
        assert token is not None
        assert (token.scope, token.expires) == ("play", None)
    engine.dispose()


def new_table(connection: Connection, name: str, status: str) -> None:
    """As the first schema wrote it."""
    connection.execute(
        text(
            "INSERT INTO tables (id, code, game, rules, status, public, created, updated, length, header,"
            " secret) VALUES (:name, :name, 'tigris', 1, :status, TRUE, 1, 1, 0, '{}', :secret)"
        ),
        {"name": name, "status": status, "secret": b"secret"},
    )


def open_and_close(where: str) -> None:
    Storage.open(where).close()


def test_several_processes_may_open_an_empty_database_at_once(where: str) -> None:
    """One of them migrates and the others wait for it."""
    processes = [FORKS.Process(target=open_and_close, args=(where,)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0, 0, 0, 0]


def test_several_databases_may_be_opened_at_once(new_database: Callable[[str], str]) -> None:
    """Their migrations do not get in each other's way."""
    kinds = ("sqlite", "postgresql") * 3
    with ThreadPoolExecutor(6) as threads:
        list(threads.map(open_and_close, [new_database(kind) for kind in kinds]))


def test_a_database_of_a_newer_version_is_not_opened(where: str) -> None:
    """An older program would not understand its data."""
    Storage.open(where).close()
    engine = connect(where)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(UnknownDatabase, match="newer_plancia"):
        Storage.open(where)


def test_foreign_keys_are_kept_and_writing_is_safe(tmp_path: Path) -> None:
    """SQLite does both only on request."""
    engine = connect(tmp_path / "a.sqlite")
    with engine.connect() as connection:
        pragmas = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("foreign_keys", "synchronous")
        }
        assert pragmas == {"foreign_keys": 1, "synchronous": 2}
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    """It contains keys and the secrets of dealers; missing folders are created."""
    file = tmp_path / "new" / "folder" / "plancia.sqlite"
    storage = Storage.open(file)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    storage.close()
    assert modes == {0o600}


@pytest.mark.parametrize("wrong", ["mysql://me:hunter2@host/db", "sqlite://", "sqlite:///:memory:", "://hunter2"])
def test_other_addresses_are_rejected(wrong: str) -> None:
    """The error does not repeat the password in them."""
    with pytest.raises(UnknownDatabase) as refused:
        Storage.open(wrong)
    assert "hunter2" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_has_several_names(scheme: str) -> None:
    """Hosting services write its address in different ways."""
    assert address(f"{scheme}://me@host/db").drivername == "postgresql+psycopg"


def test_an_unreachable_server_is_a_clear_error(tmp_path: Path) -> None:
    """Without the password."""
    with pytest.raises(StorageFailed) as failed:
        Storage.open(f"postgresql://me:hunter2@/db?host={tmp_path}")
    assert "hunter2" not in str(failed.value)
