"""Reviews, hints and puzzles over HTTP: who may ask, what is stored, what is refused."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select

from plancia.analysis import AnalysisError, shipped
from plancia.engine import Question, Result
from plancia.games import game
from plancia.records import read, write
from plancia.server import protocol as p
from plancia.server import snapshot
from plancia.server.deciding import RequestError
from plancia.server.game_table import GameTable
from plancia.server.http import puzzles
from plancia.server.identity import Limiter
from plancia.server.reviewing import planned
from plancia.server.storage import results
from plancia.server.storage.schema import users
from tests.records.games import finished, left
from tests.server.live.test_replays import played
from tests.server.live.web import Person, Web, at_random

pytestmark = pytest.mark.anyio


async def reviewed(person: Person, table: str, seat: int) -> dict[str, Any]:
    """Start a review and wait for it."""
    await person.post(f"/api/reviews/{table}/{seat}")
    for _ in range(400):
        state: dict[str, Any] = await person.get(f"/api/reviews/{table}/{seat}")
        if state["review"] is not None:
            return state
        assert state["progress"] is not None, "it has stopped"
        await asyncio.sleep(0.1)
    raise AssertionError("it takes too long")


# ---- reviews ---------------------------------------------------------------------------------------------------------
async def test_a_review_is_computed_once_and_stored(web: Web) -> None:
    """Its steps are those of the replay; everybody who may watch the game may read it."""
    ann, table = await played(web, most=10_000)
    with (
        patch("plancia.server.reviewing.SECONDS", 0.0),  # it looks at the first part of the decisions
        patch("plancia.server.reviewing.AT_ONCE", 0.0),  # which is one
    ):
        found = (await reviewed(ann, table, 0))["review"]
    assert found["seen"] == 1 < found["own"]
    steps = len((await ann.get(f"/api/replays/{table}"))["steps"])
    assert all(0 <= one["step"] < steps for one in (*found["points"], *found["assessed"], *found["costliest"]))
    total = found["start"] + found["luck"] + found["others"] + found["decisions"]
    assert total == pytest.approx(found["result"])
    bob = await web.person("Bob")
    with patch.object(web.services.reviews, "start", side_effect=AssertionError("again")):
        assert (await bob.post(f"/api/reviews/{table}/0"))["review"] == found


async def test_a_review_in_progress_shows_what_is_known(web: Web) -> None:
    """From its beginning; in the end it is whole."""
    ann, table = await played(web, most=4)
    begun = await ann.post(f"/api/reviews/{table}/0")
    assert 0 <= begun["progress"] < 1
    assert begun["so_far"]["own"] > 0
    assert begun["review"] is None
    done = await reviewed(ann, table, 0)
    assert (done["progress"], done["so_far"]) == (None, None)
    assert done["review"]["own"] == begun["so_far"]["own"]


async def test_a_review_that_fails_is_no_longer_in_progress(web: Web) -> None:
    """It can be started again."""
    ann, table = await played(web, most=4)
    with patch("plancia.server.reviewing.composed", side_effect=RequestError("took_too_long")):
        await ann.post(f"/api/reviews/{table}/0")
        while web.services.reviews.running:
            await asyncio.sleep(0.05)
    state = await ann.get(f"/api/reviews/{table}/0")
    assert state == {"progress": None, "so_far": None, "review": None}
    assert (await reviewed(ann, table, 0))["review"] is not None


async def test_only_finished_games_can_be_reviewed(web: Web) -> None:
    """And only by a user who is signed in, for a seat that exists."""
    ann = await web.person("Ann")
    table = await ann.table("me", "random")
    assert await ann.refused("POST", f"/api/reviews/{table}/0") == (409, "not_over_yet")
    assert await Person(web).refused("POST", f"/api/reviews/{table}/0") == (401, "not_signed_in")
    _, resigned = await played(web)
    assert await ann.refused("POST", f"/api/reviews/{resigned}/7") == (403, "not_at_this_table")
    assert await ann.refused("POST", "/api/reviews/nothing/0") == (404, "no_such_table")


async def test_a_resigned_game_is_reviewed_up_to_its_end(web: Web) -> None:
    """The review shows it, and its result is the chance at that moment; older records do not contain their ends."""
    ann, table = await played(web, most=4)
    found = (await reviewed(ann, table, 0))["review"]
    assert found["complete"] is False
    assert 0 < found["result"] < 1
    record = read((await ann.ask("GET", f"/api/tables/{table}/record")).text)
    assert record.ended == Result((2, 1), "resigned")
    assert planned(replace(record, ended=None), 0).decisions
    replay = await ann.get(f"/api/replays/{table}")
    assert (replay["places"], replay["reason"]) == ([2, 1], "resigned")


async def test_a_game_that_cannot_be_analysed_is_refused(web: Web) -> None:
    """With the reason as a code."""
    ann, table = await played(web)
    with patch("plancia.server.reviewing.finished", side_effect=AnalysisError("no_curve", game="tigris", seats=9)):
        assert await ann.refused("POST", f"/api/reviews/{table}/0") == (422, "cannot_analyse")


async def test_reviews_are_limited(web: Web) -> None:
    """A person cannot start many at once."""
    ann, table = await played(web)
    with (
        patch.object(web.services.limits, "reviews", Limiter(1, 10**9)),
        patch("plancia.server.reviewing.finished", side_effect=AnalysisError("not_finished")),
    ):
        assert (await ann.refused("POST", f"/api/reviews/{table}/0"))[0] == 422
        assert (await ann.refused("POST", f"/api/reviews/{table}/1"))[0] == 429
    with patch("plancia.server.reviewing.MOST_RUNNING", 0):
        assert await ann.refused("POST", f"/api/reviews/{table}/0") == (503, "busy")


# ---- hints -----------------------------------------------------------------------------------------------------------
async def test_hints_at_a_table_that_allows_them(web: Web) -> None:
    """Legal answers, the best first; only for my own seat, and only when it is asked."""
    ann = await web.person("Ann")
    table = await ann.table("me", "random", hints=True)
    assert (await ann.get(f"/api/tables/{table}"))["hints"] is True
    async with ann.follow(table) as socket:
        await socket.plays(0, by=at_random(table), most=2)
        await socket.when(lambda: socket.asked(0) is not None)
    found = await ann.post(f"/api/tables/{table}/hint", {"seat": 0})
    assert 1 <= len(found["hints"]) <= 3
    t = web.services.hub.live[table].game
    for one in found["hints"]:
        Question(t.session.state, 0).check(tuple(one["words"]))
    assert await ann.refused("POST", f"/api/tables/{table}/hint", {"seat": 1}) == (403, "not_your_seat")
    bob = await web.person("Bob")
    assert await bob.refused("POST", f"/api/tables/{table}/hint", {"seat": 0}) == (403, "not_your_seat")


async def test_the_record_lists_the_hints_that_were_taken(web: Web) -> None:
    """Once for each question, and only when the game is over; nobody notices it before."""
    ann, ben = await web.person("Ann"), await web.person("Ben")
    table = await ann.table("me", "open", begin=False, hints=True)
    await ben.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    t = web.services.hub.live[table].game
    seat = t.session.awaited()[0]
    person = (ann, ben)[seat]
    async with ann.follow(table) as socket:
        before = len(socket.received)
        for _ in range(2):
            await person.post(f"/api/tables/{table}/hint", {"seat": seat})
        assert len(socket.received) == before
        taken = [1 - seat, seat]
        live = read((await person.ask("GET", f"/api/tables/{table}/record")).text)
        assert live.hints == ()
        await socket.does(p.Resign(id=0, seat=0))
    record = read((await ann.ask("GET", f"/api/tables/{table}/record")).text)
    assert [*record.hints] == taken
    assert (await ann.get(f"/api/replays/{table}"))["hints"] == taken


async def test_hints_survive_a_snapshot(web: Web) -> None:
    """They are part of the table."""
    ann = await web.person("Ann")
    table = await ann.table("me", "me", hints=True)
    t = web.services.hub.live[table].game
    seat = t.session.awaited()[0]
    await ann.post(f"/api/tables/{table}/hint", {"seat": seat})
    restored = snapshot.restore(table, t.secret, snapshot.take(t))
    assert isinstance(restored, GameTable)
    assert restored.hinted == {(seat, t.question)}


async def test_no_hints_without_the_option(web: Web) -> None:
    """The table has to allow them from the beginning."""
    ann = await web.person("Ann")
    table = await ann.table("me", "random")
    assert await ann.refused("POST", f"/api/tables/{table}/hint", {"seat": 0}) == (409, "no_hints_here")


async def test_never_hints_at_rated_tables(web: Web) -> None:
    """A rated table with hints cannot be made; and if there were one, it would give none."""
    ann = await web.account("Hinter")
    body = {"game": "tigris", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}], "rated": True}
    assert await ann.refused("POST", "/api/tables", {**body, "hints": True}) == (409, "hints_not_rated")
    table = (await ann.post("/api/tables", body))["id"]
    await ann.post(f"/api/tables/{table}/start")
    t = web.services.hub.live[table].table
    forged = type(t.created)(**{**{f: getattr(t.created, f) for f in t.created.__struct_fields__}, "hints": True})
    with patch.object(t, "created", forged):
        assert await ann.refused("POST", f"/api/tables/{table}/hint", {"seat": 0}) == (409, "no_hints_here")


# ---- habits ----------------------------------------------------------------------------------------------------------
async def test_habits_are_private_until_their_owner_shows_them(web: Web) -> None:
    """The owner always sees them; others only that part which is shown."""
    ann, ben = await web.account("Ann of Habit"), await web.account("Ben of Habit")
    assert await ann.get("/api/players/Ann of Habit/habits") == []
    assert await ben.refused("GET", "/api/players/Ann of Habit/habits") == (403, "not_shown")
    await ann.post("/api/me/profile", {"parts": {"habits": True}})
    assert await ben.get("/api/players/Ann of Habit/habits") == []
    assert await Person(web).get("/api/players/Ann of Habit/habits") == []
    assert await ben.refused("GET", "/api/players/Nobody/habits") == (404, "no_such_player")


async def test_habits_are_counted_once_in_my_latest_games(web: Web) -> None:
    """Games that were resigned, or that our rules cannot replay, do not count; a game is replayed once."""
    ann = await web.account("Ann who counts")
    tables = [(f"{n}" * 32, 0) for n in range(8)]
    texts = dict.fromkeys((table for table, _ in tables), write(finished())) | {"6" * 32: write(left()), "7" * 32: "?"}

    async def record(table: str) -> str:
        return texts[table]

    with (
        patch("plancia.server.habits.results.own_games", lambda c, user, game, most: tables * (game == "tigris")),
        patch.object(web.services.storage, "record", record),
    ):
        (found,) = await ann.get("/api/players/Ann who counts/habits")
        assert (found["game"], found["games"], found["needed"]) == ("tigris", 6, 5)
        assert len(found["observations"]) <= 3
        texts.clear()
        assert await ann.get("/api/players/Ann who counts/habits") == [found]


async def test_only_games_that_i_finished_have_habits(web: Web) -> None:
    """A resigned game belongs to the player who stayed."""
    ann, ben = await web.account("Ann stays"), await web.account("Ben leaves")
    table = await ann.table("me", "open", begin=False)
    await ben.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    async with ben.follow(table) as socket:
        await socket.does(p.Resign(id=0, seat=1))

    def games(connection: Connection, name: str) -> list[tuple[str, int]]:
        user = connection.execute(select(users.c.id).where(users.c.name == name)).scalar_one()
        return results.own_games(connection, user, "tigris", 20)

    assert await web.services.storage.read(lambda c: games(c, "Ann stays")) == [(table, 0)]
    assert await web.services.storage.read(lambda c: games(c, "Ben leaves")) == []


# ---- puzzles ---------------------------------------------------------------------------------------------------------
async def test_the_daily_puzzle_is_the_same_for_everybody(web: Web) -> None:
    """And it shows what its seat may see, not the answer."""
    ann, one = await web.person("Ann"), await Person(web).get("/api/puzzles/daily")
    assert await ann.get("/api/puzzles/daily") == one
    assert one["daily"] is True
    puzzle = puzzles.by_id()[one["id"]]
    assert not {"answer", "others", "state", "chance"} & set(one)
    assert one["view"]["seat"] == puzzle.seat


async def test_a_first_attempt_counts_once(web: Web) -> None:
    """Solving raises my rating and lowers that of the puzzle; trying again changes nothing."""
    ann, puzzle = await web.person("Ann"), shipped("tigris")[0]
    before = await ann.get(f"/api/puzzles/{puzzle.id}")
    right = await ann.post(f"/api/puzzles/{puzzle.id}", {"words": puzzle.answer})
    assert (right["solved"], right["counted"], right["mine"]["right"]) == (True, True, True)
    assert right["change"] > 0
    assert right["puzzle_rating"] < before["rating"]
    again = await ann.post(f"/api/puzzles/{puzzle.id}", {"words": puzzle.others[0].words})
    assert (again["solved"], again["counted"], again["change"]) == (False, False, 0)
    own = await ann.get("/api/puzzles/mine")
    assert (own["attempts"], own["solved"], own["days"], own["rating"]) == (1, 1, 1, right["rating"])
    assert (await ann.get(f"/api/puzzles/{puzzle.id}"))["solved"] is True


async def test_a_wrong_answer_shows_what_would_happen(web: Web) -> None:
    """Also one that the finder has not foreseen: it is judged then."""
    ann, puzzle = await web.person("Ann"), shipped("tigris")[1]
    wrong = await ann.post(f"/api/puzzles/{puzzle.id}", {"words": puzzle.others[0].words})
    assert wrong["solved"] is False
    assert wrong["change"] < 0
    assert wrong["mine"]["chance"] == puzzle.others[0].chance
    assert wrong["facts"]
    known = {puzzle.answer, *(one.words for one in puzzle.others)}
    other = next(words for words in game("tigris").question(puzzle.position(), puzzle.seat) if words not in known)
    unforeseen = await ann.post(f"/api/puzzles/{puzzle.id}", {"words": other})
    assert 0 <= unforeseen["mine"]["chance"] <= puzzle.chance


async def test_what_puzzles_refuse(web: Web) -> None:
    """Unknown ids, illegal answers, answers that are too long; strangers may try without a rating."""
    ann, puzzle = await web.person("Ann"), shipped("warlords")[0]
    assert await ann.refused("GET", "/api/puzzles/nothing") == (404, "no_such_puzzle")
    assert (await ann.refused("POST", f"/api/puzzles/{puzzle.id}", {"words": ["fly"]}))[0] == 409
    assert await ann.refused("POST", f"/api/puzzles/{puzzle.id}", {"words": ["x"] * 99}) == (409, "too_long")
    assert await Person(web).refused("GET", "/api/puzzles/mine") == (401, "not_signed_in")
    result = await Person(web).post(f"/api/puzzles/{puzzle.id}", {"words": puzzle.answer})
    assert (result["solved"], result["counted"], result["rating"]) == (True, False, None)


async def test_the_next_puzzle_is_a_new_one(web: Web) -> None:
    """Of the game and theme I want, and not one I have tried."""
    ann, first = await web.person("Ann"), shipped("rex")[0]
    await ann.post(f"/api/puzzles/{first.id}", {"words": first.answer})
    for _ in range(5):
        one = await ann.get("/api/puzzles/next", game_name="rex")
        assert one["game"] == "rex"
        assert one["id"] != first.id
    theme = (await ann.get("/api/puzzles/next", theme=first.theme, game_name="rex"))["theme"]
    assert theme == first.theme
    assert await ann.refused("GET", "/api/puzzles/next", params={"game_name": "chess"}) == (404, "no_such_puzzle")


async def test_puzzles_by_theme_and_difficulty(web: Web) -> None:
    """Every theme leads to a puzzle of it; easier ones are nearer to a lower rating than mine."""
    themes = await Person(web).get("/api/puzzles/themes")
    assert sum(one["count"] for one in themes) == len(puzzles.by_id())
    for one in themes:
        found = await Person(web).get("/api/puzzles/next", game_name=one["game"], theme=one["theme"])
        assert (found["game"], found["theme"]) == (one["game"], one["theme"])
    with patch.object(puzzles, "NEAREST", 1):
        ratings = [
            (await Person(web).get("/api/puzzles/next", game_name="rex", difficulty=difficulty))["rating"]
            for difficulty in ("easier", "normal", "harder")
        ]
    assert ratings[0] < ratings[1] < ratings[2]


async def test_playing_on_from_a_puzzle(web: Web) -> None:
    """A table of my own that begins with the position, as far as my seat can know it."""
    ann, puzzle = await web.person("Ann"), shipped("tigris")[0]
    table = await ann.post(f"/api/puzzles/{puzzle.id}/play")
    assert (table["status"], table["seats"][puzzle.seat]["mine"]) == ("playing", True)
    async with ann.follow(table["id"]) as socket:
        assert (await socket.hears(p.Update)).seat == puzzle.seat
