"""Databases for the tests of the server: every test that asks for one runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from plancia.server.storage import Storage
from tests.server.postgres import Cluster, running

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that are coroutines run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One cluster for each process that runs tests, started when the first test asks for it."""
    with running() as cluster:
        yield cluster


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes an empty database of a kind and gives its address."""
    numbers = count(1)

    def new(kind: str) -> str:
        if kind == "postgresql":
            cluster: Cluster = request.getfixturevalue("postgres")
            return cluster.new_database()
        return str(tmp_path / f"plancia-{next(numbers)}.sqlite")

    return new


@pytest.fixture(params=KINDS)
def where(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """The address of an empty database, of one kind after the other."""
    return new_database(request.param)


@pytest.fixture
def storage(where: str) -> Iterator[Storage]:
    opened = Storage.open(where)
    yield opened
    opened.close()
