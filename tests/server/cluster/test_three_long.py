"""The hostile clients and the search for secrets against three servers: everything that `test_three` leaves out."""

from __future__ import annotations

import pytest

from tests.server.cluster import test_three
from tests.server.cluster.test_two_processes import at, until
from tests.server.cluster.three import Three
from tests.server.live import test_hostile, test_secrets
from tests.server.support import open_market

pytestmark = [pytest.mark.anyio, pytest.mark.soak]

# These are about one process: its address, its queue, its messages byte for byte, or what it knows at once.
# `test_each_of_three` has them.
OF_ONE_PROCESS = {
    "test_our_own_page_and_programs_come_in",
    "test_slow_readers_are_disconnected",
    "test_a_socket_carries_exactly_the_messages_to_listeners",
    "test_lists_of_tables_do_not_reveal_when_somebody_answered",
}
scene = test_hostile.scene
LEFT_OUT = OF_ONE_PROCESS | set(test_three.__all__)
for suite in (test_hostile, test_secrets):
    tests = {name: test for name, test in vars(suite).items() if name.startswith("test_")}
    globals().update({name: test for name, test in tests.items() if name not in LEFT_OUT})


async def test_lists_of_no_server_reveal_when_somebody_answered(web: Three, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a window: when all servers know of the answer, the entry of the table is the same as before."""
    open_market(monkeypatch)
    ann = await web.person("Ann")
    table = await ann.table("me", "me", "me", game="market", public=True, options={"whistles": [True, True, True]})
    people = [ann, at(web, ann), at(web, ann)]

    async def shown() -> list[object]:
        length = await web.services.storage.length(table)
        await until(lambda: all(live.table.number >= length for live in web.services.hub.live.all(table)))  # type: ignore[attr-defined]
        paths = ("/api/tables/watch", "/api/tables/mine", f"/api/tables/{table}", f"/-/tables/{table}")
        return [await person.get(path) for person in people for path in paths]

    async with ann.follow(table) as socket:
        for seat, coins in ((0, 3), (1, 0), (2, 0)):
            await socket.answers(seat, (coins,))
        await socket.when(lambda: socket.question(1) is not None)
        await shown()  # opens it at all servers
        before = await shown()
        await socket.answers(1, ("whistle",))
        assert await shown() == before
