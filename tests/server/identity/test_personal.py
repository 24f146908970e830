"""Deletion, muted people, chat and export, on both databases."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy import text as sql_text

from plancia.server import events as e
from plancia.server.identity import Identity, IdentityError
from plancia.server.identity import identity as module
from plancia.server.storage import Changes, JournalRow, Report, SeatRow, Storage, User, operating
from plancia.server.storage.database import connect
from plancia.server.storage.personal import IS_TALK
from plancia.server.storage.schema import journal, seats, tokens, users
from tests.server.identity.people import PASSPHRASE
from tests.server.storage.rows import table

pytestmark = pytest.mark.anyio


# ---- deletion --------------------------------------------------------------------------------------------------------
async def test_a_deleted_user_is_forgotten(identity: Identity, storage: Storage, account: User) -> None:
    """Name, hashes, tokens and cookies are deleted; the games stay, with an anonymous name."""
    await table(storage, "a", host=account.id, seats=(SeatRow(0, account.id, "Anna", "person"),))
    code = await identity.new_recovery_code(account.id)
    token, link = await identity.new_api_token(account.id, "bot"), await identity.new_link(account.id)
    cookie = identity.cookie(account)
    await identity.delete(account.id)
    assert await identity.user(account.id) is None
    assert await identity.names([account.id]) == {account.id: ""}
    assert await identity.read_cookie(cookie) is None
    assert await identity.check_api_token(token) is None
    for entry in (identity.recover(code), identity.use_link(link), identity.log_in("Anna", PASSPHRASE)):
        with pytest.raises(IdentityError):
            await entry
    found = await storage.table("a")
    assert found is not None
    assert found.seats == (SeatRow(0, account.id, "", "person"),)


async def test_nothing_personal_is_left_in_the_database(identity: Identity, storage: Storage, account: User) -> None:
    """The rows themselves are empty."""
    await table(storage, "a", seats=(SeatRow(0, account.id, "Anna", "person"),))
    await identity.new_recovery_code(account.id)
    await identity.new_api_token(account.id, "Anna's bot")
    await identity.delete(account.id)
    everything = await storage.read(lambda c: repr([c.execute(select(t)).all() for t in (users, seats, tokens)]))
    assert "anna" not in everything.lower()
    assert "argon2" not in everything


async def test_a_deleted_user_stays_deleted(identity: Identity, account: User) -> None:
    """No later change restores the name, and others may take it."""
    await identity.delete(account.id)
    for change in (
        identity.rename(account.id, "Anna"),
        identity.become_account(account.id, "Anna", PASSPHRASE),
        identity.new_recovery_code(account.id),
        identity.new_link(account.id),
        identity.new_api_token(account.id, "bot"),
    ):
        with pytest.raises(IdentityError, match="user-unknown"):
            await change
    other = await identity.new_guest("Anna", "en")
    await identity.become_account(other.id, "Anna", PASSPHRASE)


# ---- muted people ----------------------------------------------------------------------------------------------------
async def test_muted_people_are_stored(identity: Identity, anna: User) -> None:
    """For guests, too, once each, with their current name, until they are unmuted."""
    ben, cleo = [await identity.new_guest(name, "en") for name in ("Ben", "Cleo")]
    for other in (cleo, ben, ben):
        await identity.mute(anna.id, other.id)
    await identity.rename(ben.id, "Benedict")
    assert list((await identity.muted(anna.id)).items()) == [(ben.id, "Benedict"), (cleo.id, "Cleo")]
    assert await identity.muted(ben.id) == {}
    assert await identity.unmute(anna.id, ben.id)
    assert not await identity.unmute(anna.id, ben.id)
    assert list(await identity.muted(anna.id)) == [cleo.id]


async def test_deleted_users_are_muted_by_nobody(identity: Identity, anna: User) -> None:
    """Neither the list of the deleted user nor their entry in other lists is kept."""
    ben = await identity.new_guest("Ben", "en")
    await identity.mute(anna.id, ben.id)
    await identity.mute(ben.id, anna.id)
    await identity.delete(ben.id)
    assert (await identity.muted(anna.id), await identity.muted(ben.id)) == ({}, {})
    with pytest.raises(IdentityError, match="user-unknown"):
        await identity.mute(anna.id, ben.id)


async def test_muted_people_are_limited(identity: Identity, anna: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list has an end."""
    monkeypatch.setattr(module, "MOST_MUTED", 1)
    ben, cleo = [await identity.new_guest(name, "en") for name in ("Ben", "Cleo")]
    await identity.mute(anna.id, ben.id)
    with pytest.raises(IdentityError, match="mutes-too-many"):
        await identity.mute(anna.id, cleo.id)


# ---- chat and export -------------------------------------------------------------------------------------------------
async def test_deleting_a_person_deletes_their_chat(identity: Identity, storage: Storage, anna: User) -> None:
    """From journals, snapshots and reports; what others wrote stays."""
    ben = await identity.new_guest("Ben", "en")
    lines = (e.Chatted(user=anna.id, text="hello"), e.Chatted(user=ben.id, text=f"hi {anna.id}"))
    rows = [JournalRow(5, "Chatted", msgspec.json.encode(line)) for line in lines]
    await table(storage, "a", host=ben.id)
    chat = [[5, anna.id, "hello", []], [5, ben.id, "hi", []]]
    state = b'{"number": 2, "chat": %s, "state": {"x":1}}' % msgspec.json.encode(chat)
    for saved in (state, b"null"):
        update = e.RulesUpdated(rules=2, table=msgspec.Raw(saved))
        rows.append(JournalRow(6, "RulesUpdated", msgspec.json.encode(update)))
    length = len(await storage.journal("a"))
    await storage.append("a", length + 1, rows, Changes(snapshot=state))
    report = Report(at=5, reporter=ben.id, subject=anna.id, table="a", reason="insult", quoted="hello")
    await storage.write(lambda c: operating.add_report(c, report))
    await identity.delete(anna.id)
    events = [msgspec.json.decode(row.payload) for row in (await storage.journal("a"))[length:]]
    assert [event["text"] for event in events[:2]] == ["", f"hi {anna.id}"]
    kept_state = {"number": 2, "chat": chat[1:], "state": {"x": 1}}
    assert [(event["rules"], event["table"]) for event in events[2:]] == [(2, kept_state), (2, None)]
    snapshot = await storage.snapshot("a")
    assert snapshot is not None
    assert msgspec.json.decode(snapshot.payload) == kept_state
    (kept,) = await storage.read(lambda c: operating.reports_made(c))
    assert (kept.quoted, kept.reporter) == ("", ben.id)


async def test_chat_is_found_by_an_index(where: str) -> None:
    """Deleting a person does not read all answers ever given."""
    Storage.open(where).close()
    engine = connect(where)
    query = str(select(journal.c.payload).where(IS_TALK).compile(engine))
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            plan = str(connection.execute(sql_text(f"EXPLAIN QUERY PLAN {query}")).all())
        else:
            connection.execute(sql_text("SET enable_seqscan = off"))
            plan = str(connection.execute(sql_text(f"EXPLAIN {query}")).all())
    engine.dispose()
    assert "ix_journal_talk" in plan


async def test_an_export_contains_what_is_stored_and_nothing_of_others(
    identity: Identity, storage: Storage, account: User
) -> None:
    """No hash is in it, and no chat of other people."""
    ben = await identity.new_guest("Ben", "en")
    await identity.new_api_token(account.id, "my bot")
    await identity.mute(account.id, ben.id)
    await table(storage, "a", host=ben.id, seats=(SeatRow(1, account.id, "Anna", "person"),))
    await table(storage, "b", host=ben.id)
    lines = (e.Chatted(user=account.id, text="hello"), e.Chatted(user=ben.id, text="secret of Ben"))
    rows = [JournalRow(5, "Chatted", msgspec.json.encode(line)) for line in lines]
    await storage.append("a", len(await storage.journal("a")) + 1, rows)
    data = await identity.export(account.id)
    assert data["person"]["name"] == "Anna"
    assert [(token["label"], token["scope"]) for token in data["tokens"]] == [("my bot", "play")]
    assert [(found["id"], found["seats"], found["hosted"]) for found in data["tables"]] == [("a", [1], False)]
    assert data["said"] == [{"table": "a", "at": 5, "text": "hello", "team": []}]
    assert data["muted"] == {ben.id: "Ben"}
    text = msgspec.json.encode(data).decode()
    assert not [secret for secret in ("argon2", "secret of Ben", '"hash"') if secret in text]
