"""Two servers on one PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.live.conftest import empty_database, file
from tests.server.live.web import Web, open_web
from tests.server.postgres import Cluster


@pytest.fixture(scope="package")
async def pair(postgres: Cluster, anyio_backend: str) -> AsyncIterator[tuple[Web, Web]]:
    """For all tests that do not disturb each other."""
    where = postgres.new_database()
    async with open_web(where) as one, open_web(where) as two:
        yield one, two


__all__ = ["empty_database", "file", "pair"]
