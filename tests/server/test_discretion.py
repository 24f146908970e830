"""No secret is ever printed, logged or raised."""

from __future__ import annotations

import asyncio
import logging
import traceback

import pytest
from argon2 import PasswordHasher
from rich.pretty import pretty_repr
from sqlalchemy import Connection, insert, select

from plancia.server.identity import Identity, IdentityError
from plancia.server.storage import Changes, JournalRow, NewTable, Snapshot, Storage, StorageError
from plancia.server.storage.appending import Append
from plancia.server.storage.schema import tables, users

pytestmark = pytest.mark.anyio

SECRET = "hunter2-hunter2"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


async def shown_by(work: object) -> str:
    """Everything visible of an error: its text, its traceback, and its causes."""
    with pytest.raises((StorageError, IdentityError)) as raised:
        await work  # type: ignore[misc]  # any coroutine
    return repr(raised.value) + "".join(traceback.format_exception(raised.value))


async def test_rows_do_not_print_their_secrets(storage: Storage) -> None:
    """Not with `repr`, `str` or Rich."""
    secret = SECRET.encode()
    new = NewTable(id="a", game="tigris", rules=1, created=0, secret=secret, rows=(JournalRow(0, "Held", secret),))
    await storage.create_table(new)
    everything = (
        new,
        JournalRow(0, "Held", secret),
        Snapshot(0, secret),
        Append("a", 1, new.rows, Changes(snapshot=secret, record=SECRET)),
        await storage.load("a"),
    )
    for value in everything:
        assert SECRET not in repr(value) + str(value) + pretty_repr(value)
    assert "game='tigris'" in repr(new)


async def test_people_do_not_print_their_secrets(storage: Storage) -> None:
    """Neither do their tokens, nor `Identity`."""
    identity = await Identity.open(storage, QUICK)
    anna = await identity.new_guest("Anna", "en")
    account = (await identity.become_account(anna.id, "Anna", SECRET)).user
    text = await identity.new_api_token(anna.id, "bot")
    (token,) = await identity.api_tokens(anna.id)
    hashes = await storage.read(lambda c: c.execute(select(users.c.passphrase)).scalars().all())
    shown = repr((identity, account, token, storage)) + pretty_repr((identity, account, token, storage))
    identity.close()
    for secret in (SECRET, text, token.hash, identity._key.hex(), repr(identity._key), *hashes):
        assert secret not in shown


async def test_errors_do_not_repeat_what_was_typed(storage: Storage) -> None:
    """Not even in the traceback."""
    identity = await Identity.open(storage, QUICK)
    for work in (
        identity.log_in("Anna", SECRET),
        identity.log_in(SECRET, "wrong passphrase"),
        identity.recover(SECRET),
        identity.use_link(SECRET),
        identity.use_link(f"plancia_{SECRET}_{SECRET}"),
        identity.new_guest(SECRET * 3, "en"),
        identity.become_account("nobody", "Anna", SECRET),
    ):
        assert SECRET not in await shown_by(work)
    identity.close()


async def test_the_database_does_not_repeat_rejected_values(storage: Storage) -> None:
    """A violated constraint names itself and not the row: PostgreSQL would print all of it."""
    columns = {"id": "x", "name": SECRET, "kind": "wrong", "passphrase": SECRET, "epoch": 0}
    user = insert(users).values(**columns, language="en", created=0, deleted=False)
    table = insert(tables).values(id="x", secret=SECRET.encode(), header=SECRET)

    def wrong_user(connection: Connection) -> None:
        connection.execute(user)

    def wrong_table(connection: Connection) -> None:
        connection.execute(table)

    for work in (storage.write(wrong_user), storage.write(wrong_table)):
        shown = await shown_by(work)
        assert SECRET not in shown
        assert "constraint" in shown.lower()


async def test_the_log_does_not_show_values(storage: Storage, caplog: pytest.LogCaptureFixture) -> None:
    """Even at level DEBUG: neither what is written nor what is read."""
    for logger in ("", "sqlalchemy", "sqlalchemy.engine", "sqlalchemy.pool", "alembic", "psycopg", "asyncio"):
        caplog.set_level(logging.DEBUG, logger)
    identity = await Identity.open(storage, QUICK)
    anna = await identity.new_guest("Anna", "en")
    await identity.become_account(anna.id, "Anna", SECRET)
    text = await identity.new_api_token(anna.id, "bot")
    await asyncio.gather(identity.check_api_token(text), identity.log_in("Anna", SECRET))
    (token,) = await identity.api_tokens(anna.id)
    identity.close()
    for secret in (SECRET, text, token.hash, "$argon2id", repr(identity._key)):
        assert secret not in caplog.text
