"""Guests, accounts, links and tokens, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select
from sqlalchemy import text as sql_text

from plancia.server import events as e
from plancia.server.identity import LIFETIME, LINK_LIFETIME, Identity, IdentityError, clean_name
from plancia.server.identity import identity as module
from plancia.server.identity.cookies import DAY
from plancia.server.identity.identity import MINUTE, MOST_API_TOKENS
from plancia.server.storage import Changes, JournalRow, Report, SeatRow, Storage, User, operating, people
from plancia.server.storage.database import connect
from plancia.server.storage.personal import IS_TALK
from plancia.server.storage.schema import journal, seats, tokens, users
from tests.server.storage.rows import table

pytestmark = pytest.mark.anyio

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSPHRASE = "three rivers, two kings"


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def identity(storage: Storage, clock: Clock) -> AsyncIterator[Identity]:
    opened = await Identity.open(storage, QUICK, clock)
    yield opened
    opened.close()


@pytest.fixture
async def anna(identity: Identity) -> User:
    return await identity.new_guest("Anna", "it")


@pytest.fixture
async def account(identity: Identity, anna: User) -> User:
    return (await identity.become_account(anna.id, "Anna", PASSPHRASE)).user


# ---- guests ----------------------------------------------------------------------------------------------------------
async def test_a_guest_is_identified_by_cookie(identity: Identity, anna: User) -> None:
    """One click, and only the name is asked for."""
    assert (anna.name, anna.kind, anna.language) == ("Anna", "guest", "it")
    assert await identity.read_cookie(identity.cookie(anna)) == anna


async def test_a_cookie_outlives_the_server(storage: Storage, identity: Identity, clock: Clock, anna: User) -> None:
    """The key is in the database."""
    again = await Identity.open(storage, QUICK, clock)
    assert await again.read_cookie(identity.cookie(anna)) == anna
    again.close()


async def test_a_cookie_expires_after_half_a_year(identity: Identity, clock: Clock, anna: User) -> None:
    """To the millisecond."""
    cookie = identity.cookie(anna)
    clock.now += LIFETIME - 1
    assert await identity.read_cookie(cookie) == anna
    clock.now += 1
    assert await identity.read_cookie(cookie) is None


async def test_logging_out_everywhere_invalidates_the_cookies(identity: Identity, anna: User) -> None:
    """The next one is valid again."""
    cookie = identity.cookie(anna)
    await identity.log_out_everywhere(anna.id)
    assert await identity.read_cookie(cookie) is None
    known = await identity.user(anna.id)
    assert known is not None
    assert await identity.read_cookie(identity.cookie(known)) == known


async def test_guests_may_share_a_name(identity: Identity, anna: User) -> None:
    """They are still different people."""
    other = await identity.new_guest("Anna", "en")
    assert other.id != anna.id
    assert await identity.names((anna.id, other.id, "nobody")) == {anna.id: "Anna", other.id: "Anna"}


async def test_a_new_name_is_shown_at_the_tables(identity: Identity, storage: Storage, anna: User) -> None:
    """And nobody else is renamed."""
    await table(storage, "a", seats=(SeatRow(0, anna.id, "Anna", "person"), SeatRow(1, None, "greedy", "bot")))
    assert (await identity.rename(anna.id, "Annalisa")).user.name == "Annalisa"
    found = await storage.table("a")
    assert found is not None
    assert [seat.name for seat in found.seats] == ["Annalisa", "greedy"]


async def test_a_language_can_be_changed(identity: Identity, anna: User) -> None:
    """For later messages."""
    await identity.set_language(anna.id, "fr")
    known = await identity.user(anna.id)
    assert known is not None
    assert known.language == "fr"


# ---- recovery --------------------------------------------------------------------------------------------------------
async def test_a_guest_is_identified_by_recovery_code(identity: Identity, anna: User) -> None:
    """However it is typed."""
    code = await identity.new_recovery_code(anna.id)
    assert await identity.recover(code) == anna
    assert await identity.recover(code.lower().replace("-", " ").replace("0", "o").replace("1", "i")) == anna


async def test_a_new_recovery_code_replaces_the_old_one(identity: Identity, anna: User) -> None:
    """Only the latest code is valid."""
    old, new = await identity.new_recovery_code(anna.id), await identity.new_recovery_code(anna.id)
    with pytest.raises(IdentityError, match="code-unknown"):
        await identity.recover(old)
    assert await identity.recover(new) == anna


async def test_a_typo_differs_from_an_unknown_code(identity: Identity, anna: User) -> None:
    """A mistyped code is reported as such; a code of nobody is unknown."""
    code = await identity.new_recovery_code(anna.id)
    typo = ("2" if code[0] != "2" else "3") + code[1:]
    with pytest.raises(IdentityError, match="code-mistyped"):
        await identity.recover(typo)


# ---- accounts --------------------------------------------------------------------------------------------------------
async def test_a_guest_becomes_an_account(identity: Identity, anna: User) -> None:
    """The same person, with the same id, can log in by name and passphrase."""
    account = (await identity.become_account(anna.id, "  ANNA  Livia ", PASSPHRASE)).user
    assert (account.id, account.name, account.kind) == (anna.id, "ANNA Livia", "account")
    assert await identity.log_in("anna livia", PASSPHRASE) == account


@pytest.mark.parametrize(("name", "passphrase"), [("Anna", PASSPHRASE + "!"), ("Ben", PASSPHRASE), ("x", "short")])
async def test_a_wrong_name_and_a_wrong_passphrase_give_the_same_error(
    identity: Identity, account: User, name: str, passphrase: str
) -> None:
    """Nobody learns which names exist."""
    with pytest.raises(IdentityError, match="passphrase-wrong"):
        await identity.log_in(name, passphrase)


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Ａｎｎａ", "An\u200bna"])
async def test_accounts_do_not_share_a_name(identity: Identity, account: User, name: str) -> None:
    """Not even similar ones."""
    other = await identity.new_guest("Other", "en")
    with pytest.raises(IdentityError, match="name-taken"):
        await identity.become_account(other.id, name, PASSPHRASE)
    known = await identity.user(other.id)
    assert known == other


async def test_an_account_keeps_its_name_when_it_renames_itself(identity: Identity, account: User) -> None:
    """Only others are in conflict; the old name is free afterwards."""
    assert (await identity.rename(account.id, "ANNA")).user.name == "ANNA"
    await identity.rename(account.id, "Livia")
    other = await identity.new_guest("Other", "en")
    await identity.become_account(other.id, "Anna", PASSPHRASE)
    with pytest.raises(IdentityError, match="name-taken"):
        await identity.rename(account.id, "anna")


async def test_an_account_cannot_become_one_again(identity: Identity, account: User) -> None:
    """Otherwise a stolen cookie could change the passphrase."""
    with pytest.raises(IdentityError, match="account-already"):
        await identity.become_account(account.id, "Anna", "another passphrase")


async def test_a_new_passphrase_needs_the_old_one(identity: Identity, account: User) -> None:
    """And logs out all devices."""
    cookie = identity.cookie(account)
    with pytest.raises(IdentityError, match="passphrase-wrong"):
        await identity.change_passphrase(account.id, "not the old one", "a new passphrase")
    assert await identity.read_cookie(cookie) == account
    changed = await identity.change_passphrase(account.id, PASSPHRASE, "a new passphrase")
    assert await identity.read_cookie(cookie) is None
    assert await identity.log_in("Anna", "a new passphrase") == changed


async def test_a_forgotten_passphrase_is_reset_by_recovery_code(identity: Identity, account: User) -> None:
    """Guests have none to reset."""
    code = await identity.new_recovery_code(account.id)
    await identity.reset_passphrase(code, "a new passphrase")
    assert (await identity.log_in("Anna", "a new passphrase")).id == account.id
    guest = await identity.new_guest("Ben", "en")
    with pytest.raises(IdentityError, match="account-missing"):
        await identity.reset_passphrase(await identity.new_recovery_code(guest.id), "a new passphrase")
    with pytest.raises(IdentityError, match="account-missing"):
        await identity.change_passphrase(guest.id, PASSPHRASE, "a new passphrase")


async def test_a_weak_hash_is_renewed(storage: Storage, identity: Identity, account: User) -> None:
    """At the next login, without anybody noticing."""
    harder = await Identity.open(storage, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    assert await harder.log_in("Anna", PASSPHRASE) == account
    stored = await storage.read(lambda c: c.execute(select(users.c.passphrase)).scalar_one())
    harder.close()
    assert stored.startswith("$argon2id$v=19$m=16,t=2,p=1$")


async def test_the_default_parameters_are_argon2id(storage: Storage) -> None:
    """With the parameters of RFC 9106."""
    identity = await Identity.open(storage)
    assert (await identity._passphrases.hashed(PASSPHRASE)).startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    identity.close()


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


# ---- links -----------------------------------------------------------------------------------------------------------
async def test_a_link_logs_in_another_device(identity: Identity, anna: User) -> None:
    """With its subject, and once."""
    link = await identity.new_link(anna.id, subject="table a, seat 2")
    assert await identity.use_link(link) == (anna, "table a, seat 2")
    with pytest.raises(IdentityError, match="link-used"):
        await identity.use_link(link)


async def test_a_link_is_valid_for_ten_minutes(identity: Identity, clock: Clock, anna: User) -> None:
    """To the millisecond."""
    early, late = await identity.new_link(anna.id), await identity.new_link(anna.id)
    clock.now += LINK_LIFETIME - 1
    await identity.use_link(early)
    clock.now += 1
    with pytest.raises(IdentityError, match="link-expired"):
        await identity.use_link(late)


async def test_a_link_of_another_kind_opens_nothing(identity: Identity, anna: User) -> None:
    """A link to a seat does not log in its creator, and a bot's token is not a link."""
    seat = await identity.new_link(anna.id, "seat", "table a, seat 2")
    with pytest.raises(IdentityError, match="link-unknown"):
        await identity.use_link(seat)
    assert await identity.use_link(seat, "seat") == (anna, "table a, seat 2")
    assert await identity.check_api_token(await identity.new_link(anna.id)) is None
    with pytest.raises(IdentityError, match="link-unknown"):
        await identity.use_link(await identity.new_api_token(anna.id, "bot"))


async def test_used_links_are_deleted(identity: Identity, storage: Storage, clock: Clock, anna: User) -> None:
    """When the next one is created."""
    await identity.use_link(await identity.new_link(anna.id))
    await identity.new_link(anna.id)
    clock.now += LINK_LIFETIME
    await identity.new_link(anna.id)
    assert len(await storage.read(lambda c: c.execute(select(tokens)).all())) == 1


# ---- tokens ----------------------------------------------------------------------------------------------------------
async def test_a_token_is_valid_until_it_is_revoked(identity: Identity, anna: User) -> None:
    """Only its owner can revoke it."""
    text = await identity.new_api_token(anna.id, "my bot")
    other = await identity.new_guest("Ben", "en")
    assert await identity.check_api_token(text) == (anna, "play")
    (listed,) = await identity.api_tokens(anna.id)
    assert not await identity.revoke_api_token(other.id, listed.id)
    assert await identity.check_api_token(text) == (anna, "play")
    assert await identity.revoke_api_token(anna.id, listed.id)
    assert await identity.check_api_token(text) is None


async def test_tokens_are_listed_by_label(identity: Identity, clock: Clock, anna: User) -> None:
    """With the time of their last use, to the minute, and without the secret."""
    texts = [await identity.new_api_token(anna.id, label) for label in ("zebra", "ant")]
    clock.now += MINUTE
    await identity.check_api_token(texts[0])
    noted = clock.now
    clock.now += MINUTE - 1
    await identity.check_api_token(texts[0])
    listed = await identity.api_tokens(anna.id)
    assert [(token.label, token.last_used) for token in listed] == [("ant", None), ("zebra", noted)]
    assert not any(token.hash in text for token in listed for text in texts)


async def test_tokens_are_limited(identity: Identity, anna: User) -> None:
    """Until one is revoked."""
    for n in range(MOST_API_TOKENS):
        await identity.new_api_token(anna.id, f"bot {n}")
    with pytest.raises(IdentityError, match="tokens-too-many"):
        await identity.new_api_token(anna.id, "one more")
    await identity.revoke_api_token(anna.id, (await identity.api_tokens(anna.id))[0].id)
    await identity.new_api_token(anna.id, "one more")


# ---- whom one does not want to hear ----------------------------------------------------------------------------------
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


# ---- names that look alike -------------------------------------------------------------------------------------------
ALIKE = ["Аnna", "Αnna", "ΑΝΝΑ", "anna", "Ann\u0430", "𝐀nna"]  # Cyrillic, Greek, capitals, a letter for formulas


@pytest.mark.parametrize("name", ALIKE)
async def test_nobody_can_look_like_an_account(identity: Identity, account: User, name: str) -> None:
    """Neither another account nor a guest, new or renamed."""
    ben = await identity.new_guest("Ben", "en")
    for attempt in (
        identity.new_guest(name, "en"),
        identity.rename(ben.id, name),
        identity.become_account(ben.id, name, PASSPHRASE),
    ):
        with pytest.raises(IdentityError, match="name-taken"):
            await attempt
    assert await identity.user(ben.id) == ben


@pytest.mark.parametrize("name", ["Hanna", "Änna", "Anne", "Анна"])
async def test_other_names_are_free(identity: Identity, account: User, name: str) -> None:
    """An accent is visible, and a name in another alphabet is a different name."""
    assert (await identity.new_guest(name, "en")).name == name


async def test_a_guest_gives_way_to_an_account(identity: Identity, storage: Storage, anna: User) -> None:
    """With a number after the name, at the tables, too; the new account keeps its own."""
    twin = await identity.new_guest("Аnna", "ru")
    await table(storage, "a", seats=(SeatRow(0, twin.id, "Аnna", "person"),))
    claimed = await identity.become_account(anna.id, "Anna", PASSPHRASE)
    (other,) = claimed.others
    assert (claimed.user.name, other.id) == ("Anna", twin.id)
    assert other.name.startswith("Аnna ")
    found = await storage.table("a")
    assert found is not None
    assert found.seats[0].name == other.name


async def test_a_long_name_leaves_room_for_a_number(identity: Identity) -> None:
    name = "A" * 24
    one, two = [await identity.new_guest(name, "en") for _ in range(2)]
    (other,) = (await identity.become_account(one.id, name, PASSPHRASE)).others
    assert other.id == two.id
    assert clean_name(other.name) == other.name


async def test_older_names_are_compared_too(identity: Identity, storage: Storage, clock: Clock, account: User) -> None:
    """Accounts stored without a skeleton get one when the server starts."""
    await storage.write(lambda c: people.change_user(c, account.id, skeleton=None))
    again = await Identity.open(storage, QUICK, clock)
    with pytest.raises(IdentityError, match="name-taken"):
        await again.new_guest("Аnna", "en")
    again.close()


# ---- sessions --------------------------------------------------------------------------------------------------------
async def test_a_cookie_in_use_is_renewed(identity: Identity, clock: Clock, anna: User) -> None:
    """A day later there is a new one for another half year; on the same day the old one is kept."""
    cookie = identity.cookie(anna)
    clock.now += DAY - 1
    visit = await identity.visit(cookie)
    assert visit is not None
    assert visit.renewed == ""
    clock.now += 1
    visit = await identity.visit(cookie)
    assert visit is not None
    clock.now += LIFETIME - 1
    assert await identity.read_cookie(cookie) is None
    known = await identity.read_cookie(visit.renewed)
    assert known is not None
    assert known.seen == clock.now - LIFETIME + 1


async def test_a_cookie_is_invalid_after_logout(identity: Identity, clock: Clock, anna: User) -> None:
    """So are its copies and renewals; other devices stay logged in."""
    cookie, elsewhere = identity.cookie(anna), identity.cookie(anna)
    clock.now += DAY
    visit = await identity.visit(cookie)
    assert visit is not None
    await identity.log_out(cookie)
    await identity.log_out(cookie)
    for old in (cookie, visit.renewed):
        assert await identity.visit(old) is None
    assert await identity.read_cookie(elsewhere) is not None


async def test_logging_out_with_a_forged_cookie_has_no_effect(identity: Identity, anna: User) -> None:
    """Nobody can log out another user."""
    cookie = identity.cookie(anna)
    assert await identity.log_out(cookie[:-1] + ("A" if cookie[-1] != "A" else "B")) is None
    assert await identity.read_cookie(cookie) == anna


async def test_links_to_other_devices_end_when_logging_out_everywhere(identity: Identity, anna: User) -> None:
    link = await identity.new_link(anna.id)
    await identity.log_out_everywhere(anna.id)
    with pytest.raises(IdentityError, match="link-unknown"):
        await identity.use_link(link)


# ---- scopes ----------------------------------------------------------------------------------------------------------
async def test_a_token_has_a_scope_and_expires(identity: Identity, clock: Clock, anna: User) -> None:
    """To the millisecond; then the token is invalid."""
    text = await identity.new_api_token(anna.id, "bot", "bot", days=2)
    assert await identity.check_api_token(text) == (anna, "bot")
    clock.now += 2 * DAY - 1
    assert await identity.check_api_token(text) is not None
    clock.now += 1
    assert await identity.check_api_token(text) is None


# ---- what was said ---------------------------------------------------------------------------------------------------
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
    told = [msgspec.json.decode(row.payload) for row in (await storage.journal("a"))[length:]]
    assert [event["text"] for event in told[:2]] == ["", f"hi {anna.id}"]
    kept_state = {"number": 2, "chat": chat[1:], "state": {"x": 1}}
    assert [(event["rules"], event["table"]) for event in told[2:]] == [(2, kept_state), (2, None)]
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
    told = await identity.export(account.id)
    assert told["person"]["name"] == "Anna"
    assert [(token["label"], token["scope"]) for token in told["tokens"]] == [("my bot", "play")]
    assert [(found["id"], found["seats"], found["hosted"]) for found in told["tables"]] == [("a", [1], False)]
    assert told["said"] == [{"table": "a", "at": 5, "text": "hello", "team": []}]
    assert told["muted"] == {ben.id: "Ben"}
    text = msgspec.json.encode(told).decode()
    assert not [secret for secret in ("argon2", "secret of Ben", '"hash"') if secret in text]
