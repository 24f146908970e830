"""Spectators: tables without them, a delay that leaks nothing, their own chat, and the featured table."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

import pytest

from plancia.engine import Question
from plancia.records import Entry
from plancia.server import deciding
from plancia.server.clock import MINUTE
from plancia.server.protocol import ChatLine, Done, Goodbye, Refused, Say, TableNews, Update
from plancia.server.spectating import GALLERY, visible_decisions
from tests.server.live.web import Person, Socket, Web

pytestmark = pytest.mark.anyio


async def plays(web: Web, table: str, times: int, seed: int = 1) -> None:
    """This many answers of the people at the table."""
    live, random = await web.services.hub.open(table), Random(seed)
    for _ in range(times):
        (seat,) = live.game.awaited()
        words = Question(live.game.session.state, seat).sample(random.randrange)
        answer = partial(deciding.answer, answer=Entry(seat, words), number=live.game.question, by="person")
        await live.do(lambda t, answer=answer: answer(deciding.game_at(t)))  # type: ignore[misc]  # one argument


async def eve(web: Web) -> Person:
    return await web.person("Eve")


# ---- tables without spectators ---------------------------------------------------------------------------------------
async def test_only_players_see_a_table_without_spectators(web: Web) -> None:
    ann, stranger = await web.person("Ann"), await eve(web)
    table = await ann.table("me", "random", spectators=False, public=True)
    refusal = (403, "no_spectators")
    async with stranger.socket(table) as socket:
        assert (await socket.hears(Refused)).code == "no_spectators"
    for path in ("thumbnail.svg", "board.svg", "record"):
        assert await stranger.refused("GET", f"/api/tables/{table}/{path}") == refusal
    assert await stranger.refused("GET", f"/api/replays/{table}") == refusal
    assert await stranger.refused("POST", f"/api/replays/{table}/fork", {"step": 0, "seat": 0}) == refusal
    assert table not in [one["id"] for one in await stranger.get("/api/tables/watch")]
    info = await stranger.get(f"/api/tables/{table}")
    assert (info["spectators"], info["awaited"], info["since"]) == (False, [], 0)
    async with ann.follow(table) as socket:
        assert socket.updates
    assert (await ann.ask("GET", f"/api/tables/{table}/thumbnail.svg")).is_success
    await ann.get(f"/api/replays/{table}")


async def test_people_in_the_lobby_leave_when_the_game_begins_without_spectators(web: Web) -> None:
    ann, stranger = await web.person("Ann"), await eve(web)
    table = await ann.table("me", "random", begin=False, spectators=False)
    async with stranger.follow(table) as socket:
        await ann.post(f"/api/tables/{table}/start")
        assert (await socket.hears(Goodbye)).reason == "no_spectators"
        assert await socket.closed() == 1000
        assert not socket.updates


def knows(socket: Socket, facts: int) -> bool:
    return len(socket.story.get(None, [])) >= facts


# ---- delay -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("delay", [1, 4, 60])
async def test_spectators_with_a_delay_see_exactly_an_older_state(web: Web, delay: int) -> None:
    """After every decision: the view of the state so many decisions ago, and no fact of a later one."""
    ann, stranger = await web.person("Ann"), await eve(web)
    table = await ann.table("me", "me", delay=delay)
    live = await web.services.hub.open(table)
    async with stranger.follow(table) as socket:
        for turn in range(8):
            await plays(web, table, 1, turn)
            session = live.game.session
            known = max(0, len(session.moments) - delay)
            state = session.moments[known].before if known < len(session.moments) else session.state
            facts = [*session.opening, *(fact for moment in session.moments[:known] for fact in moment.facts)]
            public = [fact for fact in facts if fact.heard_by(None)]
            await socket.when(partial(knows, socket, len(public)))
            await asyncio.sleep(0.02)
            assert len(socket.story.get(None, [])) == len(public)
            assert live.audiences[None].decisions == known
            assert live.audiences[None].view == live.game.game.view(state, None)
        news = [message for message in socket.received if isinstance(message, TableNews)]
        assert all(one.awaited == () and one.running == () for one in news)
        assert all(chair.bank is None for one in news for chair in one.chairs)
    assert await stranger.refused("GET", f"/api/replays/{table}") == (403, "spectators_wait")
    assert await stranger.refused("GET", f"/api/tables/{table}/record") == (403, "spectators_wait")
    assert (await stranger.get(f"/api/tables/{table}"))["awaited"] == []


async def test_the_picture_for_spectators_with_a_delay_is_as_old(web: Web) -> None:
    ann, stranger = await web.person("Ann"), await eve(web)
    table = await ann.table("me", "me", delay=60)
    before = (await stranger.ask("GET", f"/api/tables/{table}/board.svg")).text
    await plays(web, table, 6)
    assert (await stranger.ask("GET", f"/api/tables/{table}/board.svg")).text == before
    assert (await ann.ask("GET", f"/api/tables/{table}/board.svg")).text != before


async def test_a_delay_in_minutes_ends_by_itself(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, stranger = await web.person("Ann"), await eve(web)
    table = await ann.table("me", "me", delay=5, delay_unit="minutes")
    live = await web.services.hub.open(table)
    async with stranger.follow(table) as socket:
        await plays(web, table, 3)
        assert live.audiences[None].decisions == 0
        decisions, later = len(live.game.session.moments), live.clock() + 5 * MINUTE + 1
        assert visible_decisions(live.game, live.clock()) == 0
        assert visible_decisions(live.game, later) == decisions
        monkeypatch.setattr(live, "clock", lambda: later)
        live.jobs.put_nowait((live._send_to_spectators, None))
        await socket.when(lambda: live.audiences[None].decisions == decisions)


async def test_spectators_with_a_delay_get_no_chat_before_the_end(web: Web) -> None:
    ann, stranger = await web.person("Ann"), await eve(web)
    table = await ann.table("me", "me", delay=3)
    async with ann.follow(table) as player, stranger.follow(table) as socket:
        await player.does(Say(id=0, text="I attack the farms"))
        await player.hears(ChatLine)
        await plays(web, table, 1)
        await asyncio.sleep(0.05)
        assert "farms" not in "".join(socket.data)
    live = await web.services.hub.open(table)
    await live.do(lambda t: deciding.resign(deciding.game_at(t), 0))
    async with stranger.follow(table) as socket:
        assert (await socket.hears(ChatLine)).text == "I attack the farms"
        update = await socket.hears(Update)
        assert update.number > 0
        assert live.audiences[None].decisions == len(live.game.session.moments)


# ---- the chat of the spectators --------------------------------------------------------------------------------------
async def test_spectators_have_a_chat_that_players_do_not_receive(web: Web) -> None:
    """Not even a player who follows the table as a spectator."""
    ann, one, other = await web.person("Ann"), await web.person("One"), await web.person("Other")
    table = await ann.table("me", "random")
    async with ann.follow(table) as player, ann.follow(table, watch=True) as screen, one.follow(table) as first:
        await first.does(Say(id=0, text="Ann has the kings", spectators=True))
        line = await first.hears(ChatLine)
        assert (line.name, line.text, line.spectators) == ("One", "Ann has the kings", True)
        async with other.follow(table) as second:
            assert (await second.hears(ChatLine)).text == "Ann has the kings"
        assert await player.refused(Say(id=0, text="Hello", spectators=True)) == "players_do_not_write_here"
        assert await first.refused(Say(id=0, text=" ", spectators=True)) == "nothing_said"
        assert await first.refused(Say(id=0, text="x" * 501, spectators=True)) == "too_long"
        assert await first.refused(Say(id=0, text="To the players")) == "not_at_this_table"
        assert "kings" not in "".join(player.data) + "".join(screen.data)
    report = {"table": table, "reason": "cheating", "line": line.at, "spectators": True}
    assert (await other.ask("POST", "/api/reports", report)).status_code == 204
    assert (await ann.refused("POST", "/api/reports", report))[1] == "no_such_line"


async def test_strangers_do_not_write_and_only_the_last_lines_are_kept(web: Web) -> None:
    ann, one = await web.person("Ann"), await web.person("One")
    table = await ann.table("me", "random")
    live = await web.services.hub.open(table)
    async with one.follow(table) as socket:
        for number in range(GALLERY + 5):
            assert isinstance(await socket.asks(Say(id=0, text=f"line {number}", spectators=True)), Done)
    assert [line.text for line in live.gallery.lines] == [f"line {number}" for number in range(5, GALLERY + 5)]
    nobody = Person(web)
    async with nobody.follow(table) as socket:
        assert await socket.refused(Say(id=0, text="Hello", spectators=True)) == "not_signed_in"
    assert (await one.ask("DELETE", "/api/me")).is_success
    assert not live.gallery.lines


# ---- the featured table ----------------------------------------------------------------------------------------------
async def test_the_table_with_the_most_spectators_is_featured(web: Web) -> None:
    ann, stranger = await web.person("Ann"), await eve(web)
    shown = await ann.table("me", "me", public=True, name="Six at the Council")
    await ann.table("me", "me", public=True)
    await ann.table("me", "me", public=True, spectators=False)
    async with stranger.follow(shown):
        found = await stranger.get("/api/tables/featured")
    assert (found["table"]["id"], found["watching"]) == (shown, 1)
    assert found["table"]["name"] == "Six at the Council"
