"""The hostile clients and the search for secrets against three servers; the short version."""

from __future__ import annotations

import pytest

from tests.server.cluster.three import Three
from tests.server.live.test_hostile import (
    scene,
    test_a_repeated_message,
    test_forged_and_expired_cookies,
    test_forged_tokens,
    test_malformed_messages,
    test_revoked_sessions_are_disconnected,
    test_somebody_elses_seat,
)
from tests.server.live.test_secrets import search
from tests.server.live.web import Person

pytestmark = pytest.mark.anyio


async def test_clients_are_spread(web: Three) -> None:
    """Otherwise these tests would prove nothing about several servers."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    async with ann.follow(table), Person(web).follow(table), Person(web).follow(table):
        assert [len(live.listeners) for live in web.services.hub.live.all(table)] == [1, 1, 1]  # type: ignore[attr-defined]


async def test_the_beginning_of_a_game_reveals_no_secret(web: Three, caplog: pytest.LogCaptureFixture) -> None:
    """Neither in a message nor on a page nor in the log of any of the three."""
    await search(web, caplog, whole=False)


__all__ = [
    "scene",
    "test_a_repeated_message",
    "test_forged_and_expired_cookies",
    "test_forged_tokens",
    "test_malformed_messages",
    "test_revoked_sessions_are_disconnected",
    "test_somebody_elses_seat",
]
