"""Everything at once: kills, reconnections, workers, and a database that goes away."""

from __future__ import annotations

import pytest

from tests.server import postgres
from tests.server.cluster.storm import storm

pytestmark = [pytest.mark.anyio, pytest.mark.soak]


@pytest.mark.parametrize(("tables", "kills", "restarts"), [(1000, 100, 0), (200, 20, 5)])
@pytest.mark.timeout(7200)
async def test_nothing_is_lost_doubled_or_stopped(tables: int, kills: int, restarts: int) -> None:
    """Three servers and two workers; people go from server to server. Also with PostgreSQL restarted under load."""
    with postgres.running(max_connections="200") as cluster:
        result = await storm(cluster, tables, kills, restarts)
    assert result.acknowledged > tables
    assert result.resumed > 0
