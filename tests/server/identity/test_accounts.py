"""Accounts and passphrases, on both databases."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from plancia.server.identity import Identity, IdentityError
from plancia.server.storage import Storage, User
from plancia.server.storage.schema import users
from tests.server.identity.people import PASSPHRASE

pytestmark = pytest.mark.anyio


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
