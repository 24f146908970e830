"""Prepared databases, and servers with tables."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from plancia.server.storage import Storage
from tests.server.live.house import House, open_house
from tests.server.live.web import Web, open_web


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Created once and copied for every test, which is faster."""
    file = tmp_path_factory.mktemp("database") / "empty.sqlite"
    Storage.open(file).close()
    return file


@pytest.fixture
def file(empty_database: Path, tmp_path: Path) -> str:
    """A separate database."""
    return str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))


@pytest.fixture
async def house(file: str, anyio_backend: str) -> AsyncIterator[House]:
    async with open_house(file) as opened:
        yield opened


@pytest.fixture(scope="session")
async def web(empty_database: Path, tmp_path_factory: pytest.TempPathFactory, anyio_backend: str) -> AsyncIterator[Web]:
    """One server for all tests that do not disturb each other."""
    where = shutil.copy(empty_database, tmp_path_factory.mktemp("web") / "plancia.sqlite")
    async with open_web(str(where)) as opened:
        yield opened
