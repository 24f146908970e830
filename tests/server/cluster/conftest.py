"""Two and three servers on one PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.cluster.three import Three, open_three
from tests.server.live.conftest import empty_database, file
from tests.server.live.web import Web, open_web
from tests.server.postgres import Cluster


@pytest.fixture(scope="package")
async def pair(postgres: Cluster, anyio_backend: str) -> AsyncIterator[tuple[Web, Web]]:
    """For all tests that do not disturb each other."""
    where = postgres.new_database()
    async with open_web(where) as one, open_web(where) as two:
        yield one, two


@pytest.fixture(scope="package")
async def web(postgres: Cluster, anyio_backend: str) -> AsyncIterator[Three]:
    """The server of tests that also run against a single one."""
    async with open_three(postgres.new_database()) as three:
        yield three


__all__ = ["empty_database", "file", "pair", "web"]
