"""Replays and forks over HTTP: who may see what, errors in files, and tables that continue from a moment."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from plancia.games.tigris import GAME
from plancia.games.warlords import GAME as WARLORDS
from plancia.games.warlords import Options
from plancia.games.warlords.edition.loading import pack
from plancia.records import GameSession, Record, dealer_from_seed, write
from plancia.server import protocol as p
from plancia.server.http.services import Limits
from tests.records.games import finished, left
from tests.server.live.web import Person, Web, at_random

pytestmark = pytest.mark.anyio


async def played(web: Web, most: int = 8, **wishes: Any) -> tuple[Person, str]:
    """A finished game against a bot: played to its end, or resigned after this many answers."""
    ann = await web.person("Ann")
    table = await ann.table("me", "random", options={"stall_guard": True}, **wishes)
    async with ann.follow(table) as socket:
        await socket.plays(0, by=at_random(table), most=most)
        if socket.playing:
            await socket.does(p.Resign(id=0, seat=0))
    return ann, table


async def test_everybody_may_see_a_finished_game_completely(web: Web) -> None:
    """With all seats, and the names of the table."""
    _, table = await played(web, most=10_000)
    replay = await Person(web).get(f"/api/replays/{table}")
    assert (replay["game"], replay["whole"], replay["eyes"]) == ("tigris", True, [0, 1])
    assert [(player["name"], player["kind"]) for player in replay["players"]] == [("Ann", "person"), ("random", "bot")]
    assert sorted(replay["places"]) in ([1, 2], [1, 1])
    assert all(set(step["seats"]) == {"0", "1"} for step in replay["steps"])


async def test_a_game_in_progress_shows_what_the_user_may_know(web: Web) -> None:
    """Ann's own seat for Ann, no seat for others, and no secret for anybody."""
    ann = await web.person("Ann")
    table = await ann.table("me", "open", begin=False)
    assert await ann.refused("GET", f"/api/replays/{table}") == (409, "game_has_not_begun")
    bob = await web.person("Bob")
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    own, others = await ann.get(f"/api/replays/{table}"), await Person(web).get(f"/api/replays/{table}")
    assert (own["whole"], own["eyes"], others["eyes"]) == (False, [0], [])
    assert all(set(step["seats"]) == {"0"} for step in own["steps"])
    assert all(fact["to"] in (None, [0]) for step in own["steps"] for fact in step["facts"])
    assert all(fact["to"] is None for step in others["steps"] for fact in step["facts"])
    fork = {"step": 0, "seat": 1}
    assert await ann.refused("POST", f"/api/replays/{table}/fork", fork) == (403, "not_your_seat")


async def test_finished_games_are_listed(web: Web) -> None:
    """Public ones for everybody, private ones for their players; each names the winner."""
    ann, private = await played(web)
    _, public = await played(web, public=True)
    everybody = [game["table"]["id"] for game in await Person(web).get("/api/replays")]
    assert public in everybody
    assert private not in everybody
    given_up = await ann.get("/api/replays", mine=True)
    assert [(game["table"]["id"], game["places"]) for game in given_up] == [(private, [2, 1])]
    assert await Person(web).refused("GET", "/api/replays", params={"mine": True}) == (401, "not_signed_in")


async def test_a_file_is_watched_without_a_table(web: Web) -> None:
    """Only the text is needed; nothing is stored."""
    answer = await Person(web).ask("POST", "/api/replays", {"record": write(finished())})
    assert answer.headers["content-encoding"] == "gzip"
    replay = answer.json()
    assert [player["name"] for player in replay["players"]] == ["player 0", "player 1"]
    assert replay["whole"]
    assert len(replay["steps"]) > 10


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("plancia record 1", "plancia record 9", 1, "not_a_record"),
        ("\nrules 1", "\nrules 7", None, "changed"),
        ("\n4 ", "\n5 ", None, "other_number"),
        ("leader", "lieder", None, ""),
        ("seats 2", "seats two", None, "header_unreadable"),
    ],
)
async def test_damage_is_reported_by_line(web: Web, old: str, new: str, line: int | None, reason: str) -> None:
    """So that a person can repair it."""
    answer = await Person(web).ask("POST", "/api/replays", {"record": write(left()).replace(old, new, 1)})
    error = answer.json()
    assert (answer.status_code, error["code"]) == (422, "damaged_record")
    assert line is None or error["values"]["line"] == line
    assert reason in error["fault"]


async def test_errors_in_an_edition_are_reported(web: Web) -> None:
    """A record may contain component data, which may be invalid."""
    record = Record(game="warlords", rules=WARLORDS.VERSION, seats=2, edition='{"support":{"recon":{"copies":9}}}')
    answer = await Person(web).ask("POST", "/api/replays", {"record": write(record)})
    assert answer.json() == {
        "code": "damaged_record",
        "fault": "flawed_edition",
        "values": {"flaws": [{"record": "support", "code": "wrong_number", "values": {"found": 22, "wanted": 16}}]},
    }


async def test_a_game_with_an_edition_is_watched_and_continued(web: Web) -> None:
    """Its options contain the edition; the new table uses it, too."""
    ann = await web.person("Ann")
    edition = pack("[wounds.token]\ncopies = 9")
    session = GameSession(WARLORDS, Options(edition=edition), 2, dealer_from_seed("edition"))
    record = write(session.record(reveal=True))
    assert (await ann.post("/api/replays", {"record": record}))["options"] == {"edition": edition}
    new = await ann.post("/api/forks", {"record": record, "step": 0, "seat": 0, "bot": "random"})
    assert (await web.services.hub.open(new["id"])).table.options == Options(edition=edition)


async def test_too_much_is_rejected(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Too large, and too often."""
    stranger = Person(web)
    assert (await stranger.refused("POST", "/api/replays", {"record": "x" * 2**20}))[0] == 413
    monkeypatch.setattr(web.services.limits, "replays", Limits().replays)
    answers = [await stranger.ask("POST", "/api/replays", {"record": ""}) for _ in range(25)]
    assert {answer.status_code for answer in answers} == {422, 429}


async def test_the_record_of_a_game_in_progress_is_limited(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """It needs a replay and counts as one; the record of a finished game is stored."""
    _, over = await played(web)
    ann = await web.person("Ann")
    table = await ann.table("me", "me")
    monkeypatch.setattr(web.services.limits, "replays", Limits().replays)
    asked = [await ann.ask("GET", f"/api/tables/{table}/record") for _ in range(Limits().replays.burst + 5)]
    assert {answer.status_code for answer in asked} == {200, 429}
    assert (await ann.ask("GET", f"/api/tables/{over}/record")).status_code == 200


async def test_a_fork_continues_against_bots(web: Web) -> None:
    """At a new table, in the chosen seat, with that seat's own tiles; it can be played to its end."""
    ann, table = await played(web)
    replay = await ann.get(f"/api/replays/{table}")
    moment = 6
    hand = [step["seats"]["1"]["hand"] for step in replay["steps"]][moment]
    new = await ann.post(f"/api/replays/{table}/fork", {"step": moment, "seat": 1, "bot": "random"})
    assert [seat["kind"] for seat in new["seats"]] == ["bot", "person"]
    assert new["status"] == "playing"
    async with ann.follow(new["id"]) as socket:
        assert list(socket.updates[1].view["hand"]) == hand
        await socket.plays(1, by=at_random("fork"))
    again = await ann.get(f"/api/replays/{new['id']}")
    assert again["steps"][0]["seats"]["1"]["hand"] == hand
    record = (await ann.ask("GET", f"/api/tables/{new['id']}/record")).text
    assert await ann.post("/api/replays", {"record": record})
    rematch = await ann.post(f"/api/tables/{new['id']}/rematch")
    assert (await web.services.hub.open(rematch["id"])).table.created.position == ""


async def test_a_fork_of_a_game_in_progress_contains_no_secrets(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal of the new table is made from the view alone: other hidden tiles would give the same bytes."""
    ann = await web.person("Ann")
    table = await ann.table("me", "open", begin=False)
    bob = await web.person("Bob")
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    live = await web.services.hub.open(table)
    assert live.game.session is not None
    truth = live.game.session.state
    monkeypatch.setattr("plancia.server.http.replays.randbelow", lambda n: n // 2)
    new = await ann.post(f"/api/replays/{table}/fork", {"step": 0, "seat": 0})
    created = msgspec.json.decode((await web.services.storage.journal(new["id"]))[0].payload)
    view = GAME.view(truth, 0)
    assert created["position"] == GAME.save(GAME.imagine(view, lambda n: n // 2)).decode()
    other = GAME.imagine(view, lambda n: n - 1)
    assert other.hand(1) != truth.hand(1)
    assert GAME.save(GAME.imagine(GAME.view(other, 0), lambda n: n // 2)).decode() == created["position"]
    secret = live.table.secret.hex().encode()
    assert all(secret not in row.payload for row in await web.services.storage.journal(new["id"]))


async def test_a_fork_from_a_file(web: Web) -> None:
    """Every user with a record may continue it; strangers cannot sit anywhere."""
    ann, data = await web.person("Ann"), {"record": write(finished()), "step": 3, "seat": 0}
    assert (await ann.post("/api/forks", data))["status"] == "playing"
    assert await Person(web).refused("POST", "/api/forks", data) == (401, "not_signed_in")
    assert await ann.refused("POST", "/api/forks", {**data, "bot": "genius"}) == (409, "no_such_bot")
    assert await ann.refused("POST", "/api/forks", {**data, "seat": 5}) == (403, "not_your_seat")
    assert await ann.refused("POST", "/api/forks", {**data, "step": 10**6}) == (409, "no_such_step")


async def test_a_fork_survives_closing_the_table(web: Web) -> None:
    """Its journal gives the same table again."""
    ann, table = await played(web)
    new = await ann.post(f"/api/replays/{table}/fork", {"step": 4, "seat": 0, "bot": "random"})
    live = await web.services.hub.open(new["id"])
    async with ann.follow(new["id"]) as socket:
        await socket.plays(0, by=at_random("sleep"), most=3)
    state = live.game.session.state
    await live.close()
    del web.services.hub.live[new["id"]]
    again = await web.services.hub.open(new["id"])
    assert again.game.session.entries()[: len(live.game.session.entries())] == live.game.session.entries()
    assert state is not None
