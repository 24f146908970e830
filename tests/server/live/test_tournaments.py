"""Tournaments on a real server, played by bots and by people who follow their tables."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from plancia.records import read
from plancia.server import deciding, directing
from plancia.server import events as e
from plancia.server.clock import MINUTE
from plancia.server.protocol import Refused, TableNews
from plancia.server.storage import rounds
from plancia.server.storage import tournaments as store
from tests.server.live.web import PATIENCE, Person, Web, open_web
from tests.server.support import open_market

pytestmark = pytest.mark.anyio

NEW = {"name": "November Rivers", "game": "tigris", "format": "swiss", "seats": 2, "pause": 0, "no_show": 60}


@pytest.fixture
def where(empty_database: Path, tmp_path: Path) -> str:
    return str(shutil.copy(empty_database, tmp_path / "plancia.sqlite"))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop hardly waits."""
    monkeypatch.setattr(directing, "EVERY", 0.1)


@pytest.fixture
async def web(where: str) -> AsyncIterator[Web]:
    async with open_web(where) as opened:
        yield opened


async def page(person: Person, tournament: str) -> dict[str, Any]:
    return dict(await person.get(f"/api/tournaments/{tournament}"))


async def new(host: Person, *others: Person, start: bool = True, **wishes: Any) -> str:
    """A tournament with these players."""
    made = await host.post("/api/tournaments", NEW | wishes)
    tournament = str(made["info"]["id"])
    for person in (host, *others):
        await person.post(f"/api/tournaments/{tournament}/join")
    if start:
        await host.post(f"/api/tournaments/{tournament}/start")
    return tournament


async def until(person: Person, tournament: str, holds: Any) -> dict[str, Any]:
    """The page as soon as this holds."""
    async with asyncio.timeout(3 * PATIENCE):
        while not holds(found := await page(person, tournament)):
            await asyncio.sleep(0.05)
    return found


async def tables_of(person: Person, tournament: str, number: int) -> list[dict[str, Any]]:
    """The tables of a round, once all of its games have begun."""
    found = await until(person, tournament, lambda p: len(p["rounds"]) >= number)
    tables = list(found["rounds"][number - 1]["tables"])
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            while (await person.get(f"/api/tables/{table['table']}"))["status"] == "open":
                await asyncio.sleep(0.05)
    return tables


async def ends(web: Web, table: str, loser: int) -> None:
    """The person in this seat gives up, so the game at a table of two is over."""
    live = await web.services.hub.open(table)
    await live.do(lambda t: deciding.resign(deciding.game_at(t), loser))


async def play_round(web: Web, person: Person, tournament: str, number: int) -> None:
    """At every table of two, the second seat loses."""
    for table in await tables_of(person, tournament, number):
        live = await web.services.hub.open(table["table"])
        if live.table.in_progress:
            await ends(web, table["table"], 1)


async def people(web: Web, *names: str) -> list[Person]:
    return [await web.account(name) for name in names]


# ---- deleted hosts ---------------------------------------------------------------------------------------------------
async def test_the_tables_of_a_deleted_host_lose_the_name_of_the_tournament(web: Web) -> None:
    ann, ben, cai = await people(web, "Ann", "Ben", "Cai")
    made = await ann.post("/api/tournaments", NEW | {"name": "Cup of Ann"})
    tournament = made["info"]["id"]
    for person in (ben, cai):
        await person.post(f"/api/tournaments/{tournament}/join")
    await ann.post(f"/api/tournaments/{tournament}/start")
    (table,) = await tables_of(ben, tournament, 1)
    async with ben.follow(table["table"]) as socket:
        assert (await socket.hears(TableNews)).name == "Cup of Ann"
        assert (await ann.ask("DELETE", "/api/me")).is_success
        await socket.hears(TableNews, lambda news: news.name == "")
    assert (await ben.get(f"/api/tables/{table['table']}"))["name"] == ""
    assert (await page(ben, tournament))["info"]["status"] == "playing"


# ---- a whole tournament ----------------------------------------------------------------------------------------------
async def test_a_swiss_tournament_of_eight_with_bots_finishes(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people and six bots play three rounds of a short game; everybody has three games, and there is a winner."""
    open_market(monkeypatch)
    monkeypatch.setattr("plancia.server.http.tournaments.NAMES", ("market",))
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, ben, game="market", bots="random", fill=8)
    found = await page(ann, tournament)
    assert (found["info"]["players"], found["info"]["rounds"]) == (8, 3)
    for number in (1, 2, 3):
        tables = await tables_of(ann, tournament, number)
        assert len(tables) == 4
        for table in tables:
            live = await web.services.hub.open(table["table"])
            for seat, holder in enumerate(live.table.seats):
                if holder.user and live.table.in_progress:
                    with contextlib.suppress(deciding.RequestError):  # the other one may have given up
                        await ends(web, table["table"], seat)
    found = await until(ann, tournament, lambda p: p["info"]["status"] == "over")
    assert found["players"][0]["place"] == 1
    assert [len(player["rounds"]) for player in found["players"]] == [3] * 8
    assert sum(player["points"] for player in found["players"]) == 3 * 4 * 2
    assert all(one["ended"] for one in found["rounds"])


async def test_everybody_sits_where_the_pairing_says_and_seats_change(web: Web) -> None:
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, ben, format="round_robin", seats=2)
    (table,) = await tables_of(ann, tournament, 1)
    info = await ann.get(f"/api/tables/{table['table']}")
    names = {player["number"]: player["name"] for player in (await page(ann, tournament))["players"]}
    assert [seat["name"] for seat in info["seats"]] == [names[number] for number in table["players"]]
    assert info["name"] == "November Rivers"
    assert info["tournament"] == tournament


# ---- duplicate -------------------------------------------------------------------------------------------------------
async def test_all_tables_of_a_duplicate_round_have_the_same_chance(web: Web) -> None:
    """The same hidden number decides all draws: the first ones, and every later one with the same number."""
    four = await people(web, "Ann", "Ben", "Cat", "Dan")
    tournament = await new(*four, duplicate=True, rounds=2)
    tables = await tables_of(four[0], tournament, 1)
    lives = [await web.services.hub.open(table["table"]) for table in tables]
    secrets = {live.table.secret for live in lives}
    entries = [tuple(entry for entry in live.game.session.entries() if entry.draw) for live in lives]
    assert len(secrets) == 1
    assert len(entries[0]) > 0
    assert entries[0] == entries[1]
    await play_round(web, four[0], tournament, 1)
    later = await tables_of(four[0], tournament, 2)
    assert (await web.services.hub.open(later[0]["table"])).table.secret not in secrets


async def test_nobody_sees_another_table_of_a_duplicate_round_before_it_is_over(web: Web) -> None:
    """Neither players nor strangers, on any way; and its own players do not get the record, which has the secret."""
    *four, stranger = await people(web, "Ann", "Ben", "Cat", "Dan", "Eve")
    tournament = await new(*four, duplicate=True, rounds=1)
    one, other = await tables_of(four[0], tournament, 1)
    await ends(web, one["table"], 1)
    secret = (await web.services.hub.open(one["table"])).table.secret.hex()
    names = {p["number"]: p["name"] for p in (await page(stranger, tournament))["players"]}
    at_one = [person for person in four if person.name in {names[number] for number in one["players"]}]
    at_other = [person for person in four if person not in at_one]
    refusal = (403, "round_in_progress")
    for person, table in ((at_one[0], other["table"]), (at_other[0], one["table"]), (stranger, one["table"])):
        assert await person.refused("GET", f"/api/tables/{table}/thumbnail.svg") == refusal
        assert await person.refused("GET", f"/api/tables/{table}/board.svg") == refusal
        assert await person.refused("GET", f"/api/replays/{table}") == refusal
        assert await person.refused("GET", f"/api/tables/{table}/record") == refusal
        async with person.socket(table) as socket:
            assert (await socket.hears(Refused)).code == "round_in_progress"
    assert await at_one[0].refused("GET", f"/api/replays/{one['table']}") == refusal
    assert await at_one[0].refused("GET", f"/api/tables/{one['table']}/record") == refusal
    assert secret.encode() not in (await at_one[0].ask("GET", "/api/history.zip")).content
    assert one["table"] not in [table["id"] for table in await stranger.get("/api/tables/watch")]
    assert one["table"] not in [game["table"]["id"] for game in await stranger.get("/api/replays")]
    assert (await page(stranger, tournament))["rounds"][0]["tables"][0]["hidden"]
    await ends(web, other["table"], 1)
    await until(stranger, tournament, lambda p: p["rounds"][0]["ended"])
    record = (await stranger.ask("GET", f"/api/tables/{one['table']}/record")).text
    assert read(record).secret == secret
    assert (await stranger.ask("GET", f"/api/tables/{other['table']}/thumbnail.svg")).is_success


# ---- people who are late, missing or gone ----------------------------------------------------------------------------
async def test_a_player_who_does_not_appear_loses(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the stated time; the player who is at the table wins."""
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, ben, rounds=1, no_show=5)
    (table,) = await tables_of(ann, tournament, 1)
    now = web.services.hub.clock()
    async with ann.follow(table["table"]):
        live = await web.services.hub.open(table["table"])
        assert [live.game.seats[seat].user for seat in live.game.not_arrived()] != []
        assert len(live.game.not_arrived()) == 1
        monkeypatch.setattr(live, "clock", lambda: now + 6 * MINUTE)
        await live.do(lambda t: deciding.alarm(t, live.clock()))
    found = await until(ann, tournament, lambda p: p["info"]["status"] == "over")
    assert [(player["name"], player["points"]) for player in found["players"]] == [("Ann", 2), ("Ben", 0)]


async def test_a_withdrawn_player_resigns_and_is_not_paired_again(web: Web) -> None:
    four = await people(web, "Ann", "Ben", "Cat", "Dan")
    tournament = await new(*four, rounds=3)
    await tables_of(four[0], tournament, 1)
    await four[3].post(f"/api/tournaments/{tournament}/withdraw")
    assert await four[3].refused("POST", f"/api/tournaments/{tournament}/withdraw") == (409, "not_in_tournament")
    await play_round(web, four[0], tournament, 1)
    tables = await tables_of(four[0], tournament, 2)
    found = await page(four[0], tournament)
    (dan,) = [player for player in found["players"] if player["name"] == "Dan"]
    assert dan["withdrawn"]
    assert dan["points"] == 0
    assert dan["number"] not in [number for table in tables for number in table["players"]]
    assert len(found["rounds"][1]["byes"]) == 1


async def test_a_late_player_joins_a_swiss_tournament_but_no_other(web: Web) -> None:
    *three, late = await people(web, "Ann", "Ben", "Cat", "Late")
    tournament = await new(*three, rounds=2)
    await late.post(f"/api/tournaments/{tournament}/join")
    await play_round(web, three[0], tournament, 1)
    await tables_of(three[0], tournament, 2)
    found = await page(late, tournament)
    assert found["joined"]
    assert found["rounds"][1]["byes"] == []
    knockout = await new(*three, format="knockout")
    assert await late.refused("POST", f"/api/tournaments/{knockout}/join") == (409, "entries_are_closed")


async def test_bots_make_room_for_late_people(web: Web) -> None:
    """With three people and a bot, a fourth person takes the place of the bot."""
    *three, late = await people(web, "Ann", "Ben", "Cat", "Late")
    tournament = await new(*three, rounds=2, bots="random")
    await late.post(f"/api/tournaments/{tournament}/join")
    for table in await tables_of(three[0], tournament, 1):
        live = await web.services.hub.open(table["table"])
        person = next(seat for seat, holder in enumerate(live.table.seats) if holder.user)
        await ends(web, table["table"], person)
    tables = await tables_of(three[0], tournament, 2)
    bots = {player["number"] for player in (await page(late, tournament))["players"] if player["bot"]}
    assert bots.isdisjoint(number for table in tables for number in table["players"])


async def test_a_deleted_player_leaves_and_the_tournament_continues(web: Web) -> None:
    ann, ben, cat = await people(web, "Ann", "Ben", "Cat")
    tournament = await new(ann, ben, cat, rounds=2)
    await tables_of(ann, tournament, 1)
    assert (await ben.ask("DELETE", "/api/me")).is_success
    found = await page(ann, tournament)
    assert sorted(player["name"] for player in found["players"]) == ["", "Ann", "Cat"]
    assert "Ben" not in msgspec.json.encode(found).decode()


# ---- people who have blocked each other ------------------------------------------------------------------------------
async def test_people_who_have_blocked_each_other_do_not_meet_in_a_swiss_tournament(web: Web) -> None:
    """Seeded one after the other they would meet in the first round."""
    ann, ben, cat, dan = await people(web, "Ann", "Ben", "Cat", "Dan")
    await cat.post("/api/blocks", {"name": "Dan"})
    await dan.post("/api/blocks", {"name": "Ben"})
    tournament = await new(ann, ben, cat, dan, rounds=2, start=False)
    await ann.post(f"/api/tournaments/{tournament}/start")
    for number in (1, 2):
        tables = await tables_of(ann, tournament, number)
        names = {player["number"]: player["name"] for player in (await page(ann, tournament))["players"]}
        pairs = {frozenset(names[player] for player in table["players"]) for table in tables}
        assert pairs.isdisjoint({frozenset({"Cat", "Dan"}), frozenset({"Ben", "Dan"})})
        await play_round(web, ann, tournament, number)


async def test_joining_warns_where_people_cannot_be_kept_apart(web: Web) -> None:
    """It names nobody, and they may join nevertheless."""
    ann, ben, cat = await people(web, "Ann", "Ben", "Cat")
    tournament = await new(ann, ben, format="knockout", start=False)
    await ben.post("/api/blocks", {"name": "Cat"})
    join = f"/api/tournaments/{tournament}/join"
    assert await cat.refused("POST", join) == (409, "meets_blocked")
    assert (await cat.post(f"{join}?anyway=true"))["joined"]


# ---- ratings ---------------------------------------------------------------------------------------------------------
async def test_standings_have_the_ratings_that_players_show(web: Web) -> None:
    """Everybody sees their own, and those of players who show theirs."""
    ann, ben = await people(web, "Ann", "Ben")
    first = await new(ann, ben, rounds=1, rated=True)
    await play_round(web, ann, first, 1)
    await until(ann, first, lambda p: p["info"]["status"] == "over")
    await ann.post("/api/me/profile", {"parts": {"ratings": True}})
    seen = {player["name"]: player for player in (await page(ann, first))["players"]}
    assert seen["Ann"]["rating"] != 1500
    assert seen["Ann"]["provisional"]
    assert seen["Ben"]["rating"] is None
    theirs = {player["name"]: player["rating"] for player in (await page(ben, first))["players"]}
    assert theirs["Ann"] == seen["Ann"]["rating"]
    assert theirs["Ben"] is not None


# ---- cancelling and restarting ---------------------------------------------------------------------------------------
async def test_a_cancelled_tournament_ends_its_games(web: Web) -> None:
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, ben, duplicate=True)
    (table,) = await tables_of(ann, tournament, 1)
    assert await ben.refused("POST", f"/api/tournaments/{tournament}/cancel") == (403, "only_the_host")
    found = await ann.post(f"/api/tournaments/{tournament}/cancel")
    assert found["info"]["status"] == "cancelled"
    info = await ann.get(f"/api/tables/{table['table']}")
    assert (info["status"], info["sealed"]) == ("aborted", False)
    assert await ann.refused("POST", f"/api/tournaments/{tournament}/cancel") == (409, "tournament_is_over")


async def test_a_tournament_continues_after_a_restart(where: str) -> None:
    """In the middle of a round: the games are there, and the next round starts when they are over."""
    async with open_web(where) as before:
        ann, ben, cat, dan = await people(before, "Ann", "Ben", "Cat", "Dan")
        tournament = await new(ann, ben, cat, dan, rounds=2)
        first = await tables_of(ann, tournament, 1)
        await ends(before, first[0]["table"], 1)
        cookies = ann.http.cookies
    async with open_web(where) as after:
        ann = Person(after, "Ann")
        ann.http.cookies = cookies
        assert [table["table"] for table in await tables_of(ann, tournament, 1)] == [t["table"] for t in first]
        await ends(after, first[1]["table"], 1)
        await play_round(after, ann, tournament, 2)
        found = await until(ann, tournament, lambda p: p["info"]["status"] == "over")
        assert len(found["rounds"]) == 2


async def test_a_round_is_claimed_once(web: Web) -> None:
    """However many processes try, and not if the players have changed in the meantime."""
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, ben, rounds=3)
    await tables_of(ann, tournament, 1)
    storage, now = web.services.storage, web.services.hub.clock()
    row = await storage.read(lambda c: store.one(c, tournament))
    assert row is not None
    claims = [await storage.write(lambda c: rounds.claim_round(c, row.id, 2, row.version, now)) for _ in range(3)]
    assert claims == [True, False, False]
    assert not await storage.write(lambda c: rounds.claim_round(c, row.id, 3, row.version + 1, now))


# ---- entries and limits ----------------------------------------------------------------------------------------------
async def test_bad_tournaments_are_refused(web: Web) -> None:
    ann, guest = await web.account("Ann"), await web.person("Guest")
    assert await guest.refused("POST", "/api/tournaments", NEW) == (403, "account_needed")
    for wrong, code in (
        ({"name": ""}, "title-length"),
        ({"name": "x" * 41}, "title-length"),
        ({"game": "chess"}, "no_such_game"),
        ({"seats": 9}, "wrong_number_of_seats"),
        ({"pace": "never"}, "no_such_pace"),
        ({"rounds": 99}, "bad_tournament"),
        ({"most": 65}, "bad_tournament"),
        ({"most": 1}, "bad_tournament"),
        ({"fill": 8}, "bad_tournament"),
        ({"bots": "cheater"}, "no_such_bot"),
        ({"no_show": 0}, "bad_tournament"),
        ({"pause": -1}, "bad_tournament"),
        ({"starts": 1}, "bad_tournament"),
        ({"format": "knockout", "duplicate": True}, "no_duplicate"),
        ({"options": {"colour": "blue"}}, "no_such_option"),
    ):
        assert (await ann.refused("POST", "/api/tournaments", NEW | wrong))[1] == code, wrong


async def test_a_tournament_needs_players_and_its_host(web: Web) -> None:
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, start=False)
    assert await ann.refused("POST", f"/api/tournaments/{tournament}/join") == (409, "joined_already")
    assert await ann.refused("POST", f"/api/tournaments/{tournament}/start") == (409, "too_few_players")
    assert await ben.refused("POST", f"/api/tournaments/{tournament}/start") == (403, "only_the_host")
    assert await ben.refused("GET", "/api/tournaments/nothing") == (404, "no_such_tournament")
    await ben.post("/api/blocks", {"name": "Ann"})
    assert await ben.refused("POST", f"/api/tournaments/{tournament}/join") == (409, "not_with_host")


async def test_tournaments_are_listed_and_private_ones_are_not(web: Web) -> None:
    ann, ben = await people(web, "Ann", "Ben")
    shown, hidden = await new(ann, start=False), await new(ann, start=False, public=False)
    assert [one["id"] for one in await ben.get("/api/tournaments")] == [shown]
    assert {one["id"] for one in await ann.get("/api/tournaments/mine")} == {shown, hidden}
    assert (await page(ben, hidden))["may_join"]
    await ann.post(f"/api/tournaments/{shown}/cancel")
    assert await ben.get("/api/tournaments") == []
    assert [one["id"] for one in await ben.get("/api/tournaments", ended=True)] == [shown]


async def test_a_tournament_starts_at_its_time_or_is_cancelled(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await people(web, "Ann", "Ben")
    soon = web.services.hub.clock() + 60_000
    full, empty = await new(ann, ben, start=False, starts=soon), await new(ann, start=False, starts=soon)
    monkeypatch.setattr(web.services.hub, "clock", lambda: soon + 1)
    await until(ann, full, lambda p: p["info"]["round"] == 1)
    await until(ann, empty, lambda p: p["info"]["status"] == "cancelled")


async def test_games_of_a_tournament_cannot_be_paused_aborted_or_undone(web: Web) -> None:
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, ben)
    (table,) = await tables_of(ann, tournament, 1)
    live = await web.services.hub.open(table["table"])
    for what in ("pause", "abort"):
        with pytest.raises(deciding.RequestError, match="tournament_game"):
            deciding.ask_consent(live.game, 0, what)
    with pytest.raises(deciding.RequestError, match="tournament_game"):
        deciding.undo(live.game, 0)


async def test_a_player_whose_time_is_up_is_replaced_by_a_bot(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await people(web, "Ann", "Ben")
    tournament = await new(ann, ben, pace="quick", no_show=7 * 24 * 60)
    (table,) = await tables_of(ann, tournament, 1)
    live = await web.services.hub.open(table["table"])
    decision = deciding.alarm(live.table, web.services.hub.clock() + 60 * MINUTE)
    assert [type(event) for event in decision] == [e.RanOut, e.HandedOver]
