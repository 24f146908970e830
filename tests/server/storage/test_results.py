"""Results of games: who gets one, how ratings follow, and what a history finds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from plancia.server.storage import (
    Changes,
    JournalRow,
    Ladder,
    Outcome,
    SeatOutcome,
    SeatRow,
    Storage,
    friends,
    people,
    results,
    statistics,
)
from plancia.server.storage.results import PlayedGame, PromiseRecord, RatingRow, Wanted
from tests.server.storage.rows import person, table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def storage(where: str) -> AsyncIterator[Storage]:
    opened = Storage.open(where)
    yield opened
    opened.close()


async def ends(
    storage: Storage,
    name: str,
    seats: list[tuple[str, int]],
    *,
    at: int = 1000,
    game: str = "tigris",
    ladder: Ladder | None = None,
    absent: frozenset[int] = frozenset(),
    promises: tuple[tuple[int, int], ...] = (),
    counted: dict[str, int] | None = None,
) -> None:
    """A game of these people and bots (`-expert`), with their places."""
    rows = tuple(
        SeatRow(i, None, who[1:], "bot") if who.startswith("-") else SeatRow(i, who, f"name of {who[:4]}", "person")
        for i, (who, _) in enumerate(seats)
    )
    await table(storage, name, seats=rows, game=game)
    outcome = Outcome(
        game=game,
        ladder=ladder,
        seats=tuple(
            SeatOutcome(
                user=None if who.startswith("-") else who,
                bot=who[1:] if who.startswith("-") else "",
                place=place,
                score=10 - place,
                absent=i in absent,
                team=i,
                kept=promises[i][0] if promises else 0,
                broken=promises[i][1] if promises else 0,
                counted=counted or {},
            )
            for i, (who, place) in enumerate(seats)
        ),
    )
    started = JournalRow(at - 600, "Started", b"{}")
    places = tuple(place for _, place in seats)
    over = Changes(status="over", record="text\n", places=places, outcome=outcome)
    await storage.append(name, 1, (started, JournalRow(at, "Finished", b"{}")), over)


async def history(storage: Storage, user: str, **wanted: Any) -> list[PlayedGame]:
    return await storage.read(lambda c: results.history(c, user, Wanted(**wanted), None, 50))


async def names(storage: Storage, user: str, **wanted: Any) -> str:
    found = await history(storage, user, **wanted)
    assert await storage.read(lambda c: results.count(c, user, Wanted(**wanted))) == len(found)
    return "".join(one.game.table.id for one in found)


async def ratings(storage: Storage, user: str) -> list[RatingRow]:
    return await storage.read(lambda c: results.ratings_of(c, user))


async def test_a_history_says_how_each_game_ended(storage: Storage) -> None:
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 2), (ben, 1), ("-expert-schemer", 3)])
    (one,) = await history(storage, ann)
    assert (one.seat, one.game.places, one.scores) == (0, (2, 1, 3), (8, 9, 7))
    assert (one.started, one.game.finished, one.ladder, one.change) == (400, 1000, None, None)
    assert [seat.name for seat in one.game.table.seats][2] == "expert-schemer"


async def test_a_history_can_be_filtered(storage: Storage) -> None:
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 1), (ben, 2)], at=1000)
    await ends(storage, "b", [(ann, 2), ("-novice", 1)], at=2000, game="rex")
    await ends(storage, "c", [(ann, 2), (ben, 1), ("-novice", 3)], at=3000)
    await ends(storage, "d", [(ben, 2), ("-novice", 1)], at=4000)
    assert await names(storage, ann) == "cba"
    assert await names(storage, ann, game="rex") == "b"
    assert await names(storage, ann, won=True) == "a"
    assert await names(storage, ann, won=False) == "cb"
    assert await names(storage, ann, people=True) == "ca"
    assert await names(storage, ann, people=False) == "b"
    assert await names(storage, ann, since=2000) == "cb"
    assert await names(storage, ann, text=f"OF {ben[:4]}".upper()) == "ca"
    assert await names(storage, ann, text=f"of {ann[:4]}") == "", "one's own name is no opponent"
    code = (await history(storage, ann, game="rex"))[0].game.table.code
    assert await names(storage, ann, text=code.lower()) == "b"
    assert await names(storage, ann, text="%") == ""


async def test_a_search_ignores_capitals_in_every_alphabet(storage: Storage) -> None:
    ann = await person(storage, "Ann")
    await ends(storage, "a", [(ann, 1), ("-Élodie", 2)])
    assert await names(storage, ann, text="éLODIE") == "a"
    assert await names(storage, ann, text="ÉLO") == "a"
    assert await names(storage, ann, text="elodie") == ""


async def test_a_history_comes_in_pages(storage: Storage) -> None:
    ann = await person(storage, "Ann")
    for number, name in enumerate("abcde"):
        await ends(storage, name, [(ann, 1), ("-novice", 2)], at=1000 + number // 2)
    found, before = "", None
    while page := await storage.read(partial(results.history, user=ann, wanted=Wanted(), before=before, limit=2)):
        found += "".join(one.game.table.id for one in page)
        before = page[-1].game.finished, page[-1].game.table.id
    assert found == "edcba"


async def test_people_who_have_played_together_may_become_friends(storage: Storage) -> None:
    """The most frequent first; without guests, friends, and people who are blocked."""
    ann, *others, guest = [await person(storage, name) for name in ("Ann", "Ben", "Cai", "Dan", "Eve", "Guest")]
    for account in others:
        await storage.write(partial(people.change_user, user=account, kind="account"))
    ben, cai, dan, eve = others
    for number, other in enumerate((cai, ben, cai, guest, dan, eve)):
        await ends(storage, f"t{number}", [(ann, 1), (other, 2)], at=1000 + number)
    await storage.write(lambda c: friends.ask(c, ann, dan, 1))
    await storage.write(lambda c: friends.block(c, ann, eve))
    found = await storage.read(lambda c: friends.met(c, ann, 50, 5))
    assert [(one.name, one.games) for one in found] == [("Cai", 2), ("Ben", 1)]
    assert await storage.read(lambda c: friends.met(c, ann, 1, 5)) == [], "only the latest games count"


async def test_tallies_count_people_and_levels_apart(storage: Storage) -> None:
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 1), (ben, 2), ("-master", 3)])
    await ends(storage, "b", [(ann, 2), ("-novice", 3), ("-expert-merchant", 1)])
    await ends(storage, "c", [(ann, 1), ("-expert", 2)])
    found = await storage.read(lambda c: results.tallies(c, ann))
    assert sorted((t.game, t.level, t.games, t.won) for t in found) == [
        ("tigris", "", 1, 1),
        ("tigris", "expert", 2, 1),
    ]


async def test_a_rated_game_counts_once(storage: Storage) -> None:
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 1), (ben, 2)], ladder="people")
    (first,) = await ratings(storage, ann)
    again = Outcome(game="tigris", ladder="people", seats=(SeatOutcome(user=ann, place=1, team=0),))
    await storage.write(lambda c: results.add(c, "a", again))
    assert await ratings(storage, ann) == [first]
    assert (first.games, first.won, first.ladder, first.settled) == (1, 1, "people", False)
    (mine,), (his,) = await history(storage, ann), await history(storage, ben)
    assert mine.rating == first.rating > 1500
    assert mine.change == first.rating - 1500 == -(his.change or 0)


async def test_games_with_bots_have_a_ladder_of_their_own(storage: Storage) -> None:
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 2), (ben, 1)], ladder="people")
    await ends(storage, "b", [(ann, 1), ("-master", 2)], ladder="bots")
    bots, with_people = await ratings(storage, ann)
    assert (bots.ladder, with_people.ladder) == ("bots", "people")
    assert bots.rating > 1500 > with_people.rating
    assert await storage.read(lambda c: results.curve(c, ann, "tigris", "bots", 9)) == [(1000, bots.rating)]


async def test_somebody_who_left_is_rated_last(storage: Storage) -> None:
    """Even if the bot that took over won the game."""
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 1), (ben, 2)], ladder="people", absent=frozenset({0}))
    (mine,), (his,) = await ratings(storage, ann), await ratings(storage, ben)
    assert mine.rating < 1500 < his.rating
    assert (mine.won, his.won) == (0, 0)
    assert await storage.read(lambda c: results.absences(c, ann)) == (1, 1)
    assert await storage.read(lambda c: results.absences(c, ben)) == (0, 1)


async def test_leaders_are_settled_and_show_their_rating(storage: Storage) -> None:
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    for number in range(24):
        await ends(storage, f"t{number}", [(ann, 1 + number % 2), (ben, 2 - number % 2)], ladder="people")
    assert await storage.read(lambda c: results.leaders(c, "tigris", "people", 10)) == []
    await storage.write(lambda c: people.change_user(c, ann, shows="games,ratings"))
    (first,) = await storage.read(lambda c: results.leaders(c, "tigris", "people", 10))
    assert (first.name, first.games, first.won) == ("Ann", 24, 12)


async def test_a_settled_rating_is_among_the_best_percent(storage: Storage) -> None:
    """Of all settled players of the game and ladder; a provisional rating has no rank."""
    ann, ben, cai = [await person(storage, name) for name in ("Ann", "Ben", "Cai")]
    await ends(storage, "first", [(ann, 1), (cai, 2)], ladder="people")
    for number in range(30):
        await ends(storage, f"t{number}", [(ann, 1 + (number % 3 == 2)), (ben, 2 - (number % 3 == 2))], ladder="people")

    async def top(user: str) -> int | None:
        (row,) = await storage.read(lambda c: results.ratings_of(c, user))
        return await storage.read(lambda c: results.top(c, row))

    assert [await top(user) for user in (ann, ben, cai)] == [50, 100, None]


async def test_a_deleted_person_leaves_no_result(storage: Storage) -> None:
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 1), (ben, 2)], ladder="people")
    await storage.write(lambda c: people.forget(c, ann))
    assert await history(storage, ann) == []
    assert await ratings(storage, ann) == []
    (his,) = await history(storage, ben)
    assert [seat.name for seat in his.game.table.seats] == ["", f"name of {ben[:4]}"]


async def test_promises_are_counted_over_games_with_people(storage: Storage) -> None:
    """A game against bots alone does not count, and a deleted account leaves no record."""
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 1), (ben, 2)], promises=((2, 1), (0, 3)))
    await ends(storage, "b", [(ben, 1), (ann, 2)], promises=((1, 0), (4, 0)))
    await ends(storage, "c", [(ann, 1), ("-expert", 2)], promises=((9, 0), (0, 0)))
    counted = {who: await storage.read(partial(results.promises, user=who)) for who in (ann, ben)}
    assert counted == {ann: PromiseRecord(kept=6, broken=1), ben: PromiseRecord(kept=1, broken=3)}
    await storage.write(lambda c: people.forget(c, ann))
    assert await storage.read(partial(results.promises, user=ann)) == PromiseRecord(kept=0, broken=0)


async def test_statistics_add_up_over_games_played_to_the_end(storage: Storage) -> None:
    """By game; players who left, and abandoned games, do not count."""
    ann, ben = await person(storage, "Ann"), await person(storage, "Ben")
    await ends(storage, "a", [(ann, 1), (ben, 2)], counted={"wars": 3, "wars_won": 1})
    await ends(storage, "b", [(ann, 2), (ben, 1)], counted={"wars": 1}, absent=frozenset({1}))
    await ends(storage, "c", [(ann, 1), (ben, 2)])
    await ends(storage, "d", [(ann, 2), (ben, 1)], game="rex", counted={"battles": 2})
    counted = {who: await storage.read(partial(statistics.of_user, user=who)) for who in (ann, ben)}
    assert counted[ann] == {
        "tigris": {"games": 2, "won": 1, "wars": 4, "wars_won": 1},
        "rex": {"games": 1, "battles": 2},
    }
    assert counted[ben]["tigris"] == {"games": 1, "wars": 3, "wars_won": 1}
    await storage.write(lambda c: people.forget(c, ann))
    assert await storage.read(partial(statistics.of_user, user=ann)) == {}
