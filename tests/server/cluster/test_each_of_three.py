"""What is about one process, at each of three servers beside the two others: `test_three_long` leaves it out."""

from __future__ import annotations

import pytest

from tests.server.cluster.three import Three
from tests.server.live.test_hostile import (
    scene,
    test_our_own_page_and_programs_come_in,
    test_slow_readers_are_disconnected,
)
from tests.server.live.test_secrets import (
    test_a_socket_carries_exactly_the_messages_to_listeners,
    test_lists_of_tables_do_not_reveal_when_somebody_answered,
)
from tests.server.live.web import Web

pytestmark = [pytest.mark.anyio, pytest.mark.soak]


@pytest.fixture(params=range(3))
def web(web: Three, request: pytest.FixtureRequest) -> Web:
    """One of them: its address, its queues, and what it knows at once."""
    one: Web = web.servers[request.param]
    return one


__all__ = [
    "scene",
    "test_a_socket_carries_exactly_the_messages_to_listeners",
    "test_lists_of_tables_do_not_reveal_when_somebody_answered",
    "test_our_own_page_and_programs_come_in",
    "test_slow_readers_are_disconnected",
]
