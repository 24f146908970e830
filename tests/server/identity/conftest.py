"""A guest and an account, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from plancia.server.identity import Identity
from plancia.server.storage import Storage, User
from tests.server.identity.people import PASSPHRASE, QUICK, Clock


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
