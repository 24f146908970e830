"""Tables with rules other than this server's: a clear error, never a crash, and finished games can be watched."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from plancia.games import game
from plancia.server import protocol as p
from plancia.server.archive import ArchivedTable
from plancia.server.deciding import RequestError
from plancia.server.protocol import Refused as RefusedMessage
from plancia.server.storage import JournalRow
from tests.server.live.house import Ear, House, answers, does, journal, open_house
from tests.server.live.web import Person, Web, at_random

pytestmark = pytest.mark.anyio


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server was updated, and its rules give other states now."""
    monkeypatch.setattr(type(game("tigris")), "VERSION", 2)


async def test_a_finished_game_can_be_watched(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """As spectators saw it at the end: the same view, facts and places, without the old rules."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me", options={"stall_guard": True})
    async with ann.follow(table) as playing, Person(web).follow(table) as watching:
        await playing.plays(0, 1, by=at_random("end"))
        await watching.when(lambda: not watching.playing)
        was, story, news = watching.updates[None].view, watching.story[None], watching.table
    assert news is not None
    await web.services.hub.live.pop(table).close()
    other_rules(monkeypatch)
    shown = await ann.get(f"/api/tables/{table}")
    assert (shown["other_rules"], shown["status"]) == (True, "over")
    async with ann.follow(table) as socket:
        assert (socket.updates[None].view, socket.story[None]) == (was, story)
        assert socket.table is not None
        assert (socket.table.phase, socket.table.places, socket.table.reason) == ("over", news.places, news.reason)
        assert [(chair.name, chair.colour) for chair in socket.table.chairs] == [("Ann", "lion"), ("Ann", "bull")]
        for command in (p.Resign(id=0, seat=0), p.Say(id=0, text="hm"), p.Mute(id=0, seat=0, muted=True)):
            assert await socket.refused(command) == "other_rules"
    assert "secret" in (await ann.ask("GET", f"/api/tables/{table}/record")).text


async def test_a_game_in_progress_needs_the_older_version(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """HTTP and the socket report it; lists still show the table, and nothing is changed."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    await web.services.hub.live.pop(table).close()
    other_rules(monkeypatch)
    for end in ("join", "rematch", "start"):
        assert await ann.refused("POST", f"/api/tables/{table}/{end}", {}) == (409, "other_rules")
    assert await ann.refused("GET", f"/api/tables/{table}/record") == (409, "other_rules")
    (mine,) = await ann.get("/api/tables/mine")
    assert (mine["other_rules"], mine["status"]) == (True, "playing")
    async with ann.socket(table) as socket:
        assert (await socket.hears(RefusedMessage)).code == "other_rules"
        assert await socket.closed() == 1008
    monkeypatch.undo()
    async with ann.follow(table) as socket:
        await socket.plays(0, 1, by=at_random("again"), most=2)


async def test_a_server_starts_beside_tables_of_other_rules(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They stay closed; the others continue."""

    def late(request: Any, seconds: float) -> Any:
        raise EOFError

    async with open_house(file, late) as house:
        table = (await house.table("random", "random")).table.id
    other_rules(monkeypatch)
    async with open_house(file) as house:
        length = len(await house.storage.journal(table))
        await house.hub.wake_up()
        assert house.hub.live == {}
        assert len(await house.storage.journal(table)) == length


async def test_an_unreadable_journal_is_reported(web: Web) -> None:
    """Whatever the error: the table is rejected, by HTTP and by socket, and the others continue."""
    ann = await web.person("Ann")
    table, other = await ann.table("me", "me"), await ann.table("me", "me")
    live = web.services.hub.live.pop(table)
    await live.close()
    odd = JournalRow(0, "Answered", b'{"type":"Answered","seat":9,"words":["end"],"by":"person"}')
    await web.services.storage.append(table, live.stored + 1, (odd,))
    assert await ann.refused("POST", f"/api/tables/{table}/join", {}) == (500, "damaged_table")
    async with ann.socket(table) as socket:
        assert (await socket.hears(RefusedMessage)).code == "damaged_table"
    async with ann.follow(other) as socket:
        await socket.plays(0, 1, by=at_random("other"), most=1)


async def test_a_game_that_no_longer_exists_counts_as_other_rules(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may be built without it."""
    live = await house.table("ann", "bob")
    await house.hub.live.pop(live.table.id).close()
    monkeypatch.setattr("plancia.games.NAMES", ())
    with pytest.raises(RequestError, match="other_rules"):
        await house.hub.open(live.table.id)


async def test_an_archived_game_contains_no_secret_and_no_name(house: House) -> None:
    """Neither a hand nor the dealer's secret, even if the game was abandoned; names are in the seats."""
    live = await house.table("ann", "bob")
    (seat,) = live.table.awaited()
    await answers(live, seat)
    await does(live, "ann", p.Resign(id=0, seat=0))
    kept = await house.storage.archived_game(live.table.id)
    assert kept is not None
    assert live.table.secret.hex().encode() not in kept
    assert b"Ann" not in kept
    archived = msgspec.json.decode(kept)
    assert (archived["view"]["hand"], archived["reason"], archived["places"]) == (None, "resigned", [2, 1])
    assert all(fact["to"] is None for fact in archived["facts"])


async def test_an_abandoned_game_is_archived_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not a table where no game has begun."""
    live = await house.table("ann", "bob")
    assert await house.storage.archived_game(live.table.id) is None
    await does(live, "ann", p.Request(id=0, seat=0, what="abort"))
    await does(live, "bob", p.Consent(id=0, seat=1, agrees=True))
    assert await journal(house, live)
    await house.hub.live.pop(live.table.id).close()
    other_rules(monkeypatch)
    shown, ear = await house.hub.watch(live.table.id), Ear("ann")
    assert isinstance(shown, ArchivedTable)
    await shown.follow(ear)
    assert ear.received[-1].phase == "aborted"  # type: ignore[attr-defined]
