"""Hashing passphrases is slow on purpose: it runs after every cheap check, and its queue is short."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import AsyncIterator
from typing import Literal

import pytest
from argon2 import PasswordHasher

from plancia.server.identity import Identity, IdentityError
from plancia.server.identity.passphrases import AT_ONCE, MOST, MOST_OF_ONE, NICE, Passphrases
from plancia.server.processes import Busy
from plancia.server.storage import Storage

pytestmark = pytest.mark.anyio

PASSPHRASE = "three rivers, two kings"


class Hasher(PasswordHasher):
    """Counts its work, and does it when the test allows."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.hashed = 0
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.hashed += 1
        assert self.may_go_on.wait(20)
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.hashed += 1
        assert self.may_go_on.wait(20)
        return super().verify(hash, password)


@pytest.fixture
def hasher() -> Hasher:
    return Hasher()


@pytest.fixture
async def identity(storage: Storage, hasher: Hasher) -> AsyncIterator[Identity]:
    opened = await Identity.open(storage, hasher)
    yield opened
    hasher.may_go_on.set()
    opened.close()


async def test_nothing_is_hashed_for_an_invalid_account(identity: Identity, hasher: Hasher) -> None:
    """A name that is taken, bad or too long, a short passphrase, an existing account: all checks are cheap."""
    anna, ben = await identity.new_guest("Anna", "en"), await identity.new_guest("Ben", "en")
    await identity.become_account(anna.id, "Anna", PASSPHRASE)
    hasher.hashed = 0
    for user, name, passphrase, code in (
        (ben.id, "Anna", PASSPHRASE, "name-taken"),
        (ben.id, "\u0410nna", PASSPHRASE, "name-taken"),
        (ben.id, "B", PASSPHRASE, "name-length"),
        (ben.id, "Ben", "short", "passphrase-length"),
        (anna.id, "Anna", PASSPHRASE, "account-already"),
        ("nobody", "Cleo", PASSPHRASE, "user-unknown"),
    ):
        with pytest.raises(IdentityError, match=code):
            await identity.become_account(user, name, passphrase)
    assert hasher.hashed == 0


async def test_nothing_is_hashed_for_an_invalid_new_passphrase(identity: Identity, hasher: Hasher) -> None:
    """Neither with the old passphrase nor with a recovery code."""
    anna = await identity.new_guest("Anna", "en")
    await identity.become_account(anna.id, "Anna", PASSPHRASE)
    code = await identity.new_recovery_code(anna.id)
    hasher.hashed = 0
    with pytest.raises(IdentityError, match="passphrase-length"):
        await identity.change_passphrase(anna.id, PASSPHRASE, "short")
    with pytest.raises(IdentityError, match="passphrase-length"):
        await identity.reset_passphrase(code, "short")
    assert hasher.hashed == 0


async def test_two_requests_for_one_name_do_not_both_succeed(identity: Identity, hasher: Hasher) -> None:
    """The name is checked again after the hash."""
    hasher.may_go_on.clear()
    guests = [await identity.new_guest(f"Guest {n}", "en") for n in range(2)]
    wanted = [asyncio.create_task(identity.become_account(guest.id, "Anna", PASSPHRASE, guest.id)) for guest in guests]
    while hasher.hashed < 2:
        await asyncio.sleep(0.002)
    hasher.may_go_on.set()
    results = await asyncio.gather(*wanted, return_exceptions=True)
    refused = [result for result in results if isinstance(result, IdentityError)]
    assert [refusal.code for refusal in refused] == ["name-taken"]


async def test_the_queue_is_short(hasher: Hasher) -> None:
    """An address has a few places in it, and the total is small; afterwards requests are accepted again."""
    passphrases = Passphrases(hasher)
    hasher.may_go_on.clear()
    waiting = [asyncio.create_task(passphrases.hashed(PASSPHRASE, "a house")) for _ in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await passphrases.hashed(PASSPHRASE, "a house")
    waiting += [asyncio.create_task(passphrases.hashed(PASSPHRASE, f"house {n}")) for n in range(MOST - MOST_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await passphrases.hashed(PASSPHRASE, "another house")
    assert hasher.hashed <= AT_ONCE
    hasher.may_go_on.set()
    await asyncio.gather(*waiting)
    assert not passphrases._asked
    assert await passphrases.matches(await passphrases.hashed(PASSPHRASE, "a house"), PASSPHRASE, "a house")
    passphrases.close()


async def test_people_who_play_come_first(hasher: Hasher, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing gives way to everything else that the server does, where a thread can have a priority of its own."""
    found = []
    usual = os.getpriority(os.PRIO_PROCESS, 0)

    def note_priority(password: str | bytes, *, salt: bytes | None = None) -> str:
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return "hash"

    monkeypatch.setattr(hasher, "hash", note_priority)
    passphrases = Passphrases(hasher)
    await passphrases.hashed(PASSPHRASE, "a house")
    passphrases.close()
    assert found == [min(19, usual + NICE) if sys.platform == "linux" else usual]
    assert os.getpriority(os.PRIO_PROCESS, 0) == usual


async def test_a_cancelled_request_leaves_the_queue(hasher: Hasher) -> None:
    """It does not keep its place."""
    passphrases = Passphrases(hasher)
    hasher.may_go_on.clear()
    waiting = [asyncio.create_task(passphrases.hashed(PASSPHRASE, "a house")) for _ in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    hasher.may_go_on.set()
    assert await passphrases.hashed(PASSPHRASE, "a house")
    passphrases.close()
