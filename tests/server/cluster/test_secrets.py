"""Nothing secret gets from one process to the clients of another."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from plancia.engine import PASS, Words
from plancia.server import protocol as p
from plancia.server.game_table import GameTable
from plancia.server.storage.announcing import Announcement
from tests.server.cluster.test_two_processes import Pair, at, until
from tests.server.live.web import Person
from tests.server.support import open_market

pytestmark = pytest.mark.anyio


async def test_a_sealed_answer_sends_no_byte_to_others_at_another_server(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other server learns of it and changes nothing that its clients could see."""
    open_market(monkeypatch)
    payloads: list[bytes] = []
    member = pair[1].services.hub.cluster
    usual = member.hear  # type: ignore[attr-defined]

    def hear(payload: bytes) -> None:
        payloads.append(payload)
        usual(payload)

    monkeypatch.setattr(member, "hear", hear)
    ann, bob = await pair[0].person("Ann"), await pair[0].person("Bob")
    cat = await pair[1].person("Cat")
    wishes = {"game": "market", "options": {"whistles": [False, True, True]}}
    table = await ann.table("me", "open", "open", begin=False, **wishes)
    for person in (bob, cat):
        await person.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    async with (
        ann.follow(table) as a,
        bob.follow(table) as b,
        cat.follow(table) as c,
        Person(pair[1]).follow(table) as watcher,
        at(pair[1], bob).follow(table) as bob_elsewhere,
    ):
        live = pair[1].services.hub.live[table]

        async def answers_in_secret(words: Words) -> None:
            await asyncio.sleep(0.7)  # presence has arrived
            before, mine = (len(c.data), len(watcher.data)), len(bob_elsewhere.data)
            assert isinstance(await b.answers(1, words), p.Done)
            length = await pair[0].services.storage.length(table)
            await until(lambda: live.table.number >= length and live.jobs.empty())
            await until(lambda: len(bob_elsewhere.data) > mine)
            assert (len(c.data), len(watcher.data)) == before

        for seat, socket, coins in ((0, a, 3), (1, b, 0), (2, c, 0)):
            await until(lambda seat=seat, socket=socket: socket.question(seat) is not None)
            assert isinstance(await socket.answers(seat, (coins,)), p.Done)
        await until(lambda: isinstance(live.table, GameTable) and live.table.window is not None)
        await until(lambda: b.question(1) is not None)
        await answers_in_secret((PASS,))
    announcements = [msgspec.json.decode(payload, type=Announcement) for payload in payloads]
    about = [one.values[table] for one in announcements if one.topic == "tables" and table in one.values]
    assert about, "the other server was notified"
    assert all(isinstance(length, int) for length in about), "and only how long the journal is"
