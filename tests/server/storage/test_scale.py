"""A hundred thousand finished games and ten thousand people: every page is read by an index, in a moment."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Any

import anyio
import httpx
import msgspec
import pytest
from sqlalchemy import Connection, Engine, event, insert, inspect, text

from plancia.server.directing import Settings
from plancia.server.http.tournament_page import info, page
from plancia.server.storage import friends, outbox, reading, results, statistics
from plancia.server.storage import tournaments as store
from plancia.server.storage.database import connect, migrate, writing
from plancia.server.storage.results import Wanted
from plancia.server.storage.schema import (
    ratings,
    records,
    seats,
    tables,
    tournament_players,
    tournament_rounds,
    tournament_tables,
    tournaments,
    users,
)
from plancia.server.storage.schema import results as results_
from plancia.server.storage.schema import statistics as statistics_
from plancia.server.tournaments import MOST_PLAYERS, MOST_ROUNDS
from tests.server.live.web import open_web

GAMES = ("tigris", "rex", "warlords")
AT_ONCE = 5_000
EACH = 250  # games of a tournament
MOST = 0.1  # seconds
LARGE = 10_000  # rows: PostgreSQL may read smaller tables from end to end
HEADER = msgspec.json.encode({"options": {}, "pace": "none", "about": "x " * 300}).decode()
RECORD = "tile 10 3 red\n" * 50

Read = Callable[[Connection], object]
LATE = (10**12, "f" * 32)
RECENTLY = 10**12  # later than every game
EVERYBODY = [f"u{number}" for number in range(MOST_PLAYERS)]


def shown(c: Connection) -> object:
    """The page of a tournament as large as one can be, with standings and tie-breaks."""
    whole = store.whole(c, "t0")
    assert whole is not None
    return page(whole, None, rated=True)


# Everything that histories, profiles, leaderboards, lists of tables and tournaments read. User 0 has played the most.
READS: dict[str, Read] = {
    "history": lambda c: results.history(c, "u0", Wanted(), None, 20),
    "history, a later page": lambda c: results.history(c, "u0", Wanted(), LATE, 20),
    "history, filtered": lambda c: results.history(c, "u0", Wanted(game="rex", won=True, people=True), None, 20),
    "history, searched": lambda c: results.history(c, "u0", Wanted(text="name 77"), None, 20),
    "history, counted": lambda c: results.count(c, "u0", Wanted()),
    "profile, tallies": lambda c: results.tallies(c, "u0"),
    "profile, ratings": lambda c: results.ratings_of(c, "u0"),
    "profile, top": lambda c: [results.top(c, row) for row in results.ratings_of(c, "u0")],
    "profile, curve": lambda c: results.curve(c, "u0", "tigris", "people", 100),
    "profile, statistics": lambda c: statistics.of_user(c, "u0"),
    "reliability": lambda c: results.absences(c, "u0"),
    "who is a guest of a host": lambda c: reading.is_guest_of(c, "u1", "u0"),
    "leaders": lambda c: results.leaders(c, "tigris", "people", 100),
    "lobby": lambda c: reading.lobby(c, None, None, 50),
    "tables to watch": lambda c: reading.watchable(c, None, None, 50),
    "who plays at tables to watch": lambda c: results.strength(
        c, [row.id for row in reading.watchable(c, None, None, 50)]
    ),
    "my tables": lambda c: reading.tables_of(c, "u0", False, None, 50),
    "tables that wait for me": lambda c: reading.waiting_for(c, "u0", 50),
    "my finished tables": lambda c: reading.tables_of(c, "u0", True, None, 50),
    "public replays": lambda c: reading.finished_games(c, None, None, None, 50),
    "tournaments": lambda c: [info(*row) for row in store.page(c, False, None, 50)],
    "finished tournaments": lambda c: [info(*row) for row in store.page(c, True, None, 50)],
    "my tournaments": lambda c: [info(*row) for row in store.of_user(c, "u0", None, 50)],
    "a tournament": shown,
    "tournaments to look after": lambda c: store.to_do(c, 10**9),
    "rounds that have begun": lambda c: outbox.begun_since(c, 10**9),
    "rounds that have begun, of one player": lambda c: outbox.begun_since(c, 10**9, "u0"),
    "questions for notices": lambda c: outbox.asked_since(c, RECENTLY),
    "games that have ended, for notices": lambda c: outbox.ended_since(c, RECENTLY),
    "games that have ended, for a digest": lambda c: outbox.ended_since(c, RECENTLY, "u0"),
    "notices that are due": lambda c: [outbox.is_any_due(c, RECENTLY), outbox.due_soon(c, RECENTLY)],
    "friends and requests": lambda c: friends.of(c, "u0"),
    "invitations": lambda c: friends.invitations_of(c, "u0", True, 20),
    "where friends play": lambda c: friends.played_now(c, EVERYBODY, 10**9),
    "who has played with me": lambda c: friends.met(c, "u0", 50, 5),
    "who keeps apart": lambda c: friends.blocked_pairs(c, EVERYBODY),
}


# The pages themselves, as user 0 requests them.
PAGES = (
    "/api/history",
    "/api/history?text=name%2077",
    "/api/history?game_name=rex&result=won&company=people",
    "/api/players/Name%200",
    "/api/players/Name%200/reliability",
    "/api/leaders/tigris",
    "/api/tables",
    "/api/tables/watch",
    "/api/tables/mine",
    "/api/tables/waiting",
    "/api/tables/featured",
    "/api/tournaments",
    "/api/tournaments/t0",
    "/api/friends",
    "/api/invitations",
)


def fill(connection: Connection, people: int, games: int) -> None:
    """Games of two to four people, one of whom plays in every fiftieth of them."""
    chance = Random(1)
    for batch in in_batches(person(number) for number in range(people)):
        connection.execute(insert(users), batch)
    for batch in in_batches(rating(number, game, chance) for number in range(people) for game in GAMES):
        connection.execute(insert(ratings), batch)
    counts = ({"user_id": "u0", "game": game, "name": f"n{at}", "total": at} for game in GAMES for at in range(20))
    connection.execute(insert(statistics_), list(counts))
    made = [Game(number, people, chance) for number in range(games)]
    for table, rows in ((tables, "table"), (seats, "seats"), (records, "record"), (results_, "results")):
        for batch in in_batches(row for game in made for row in getattr(game, rows)):
            connection.execute(insert(table), batch)
    held = [Tournament(number, people) for number in range(max(2, games // EACH))]
    for table, rows in (
        (tournaments, "row"),
        (tournament_players, "players"),
        (tournament_rounds, "rounds"),
        (tournament_tables, "tables"),
    ):
        for batch in in_batches(row for one in held for row in getattr(one, rows)):
            connection.execute(insert(table), batch)


def in_batches(rows: Iterator[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == AT_ONCE:
            yield batch
            batch = []
    if batch:
        yield batch


def person(number: int) -> dict[str, Any]:
    shown = "ratings" if number % 2 else ""
    known = {"id": f"u{number}", "name": f"Name {number}", "name_key": f"name {number}", "skeleton": f"s{number}"}
    return known | {
        "kind": "account",
        "epoch": 0,
        "language": "en",
        "created": 0,
        "deleted": False,
        "shows": shown,
    }


def rating(number: int, game: str, chance: Random) -> dict[str, Any]:
    shown = round(chance.gauss(1500, 200))
    return {
        "user_id": f"u{number}",
        "game": game,
        "ladder": "people",
        "mu": 25.0,
        "sigma": 3.0,
        "rating": shown,
        "best": shown,
        "games": 30,
        "won": 10,
        "settled": True,
        "updated": 0,
    }


class Game:
    """The rows of one game. One of a hundred is in progress, and one of a hundred waits for players."""

    def __init__(self, number: int, people: int, chance: Random) -> None:
        self.id = f"{number:032x}"
        self.game = GAMES[number % 3]
        self.at = 10**9 + number * 1000
        status = {98: "playing", 99: "open"}.get(number % 100, "over")
        others = chance.sample(range(1, people), chance.randint(1, 3))
        players = [0, *others] if number % 50 == 0 else [*others, chance.randrange(1, people)]
        self.players = list(dict.fromkeys(players))
        self.table = [
            {
                "id": self.id,
                "code": f"C{number}",
                "game": self.game,
                "rules": 1,
                "status": status,
                "public": number % 4 > 1,
                "host": f"u{self.players[0]}",
                "created": self.at - 1000,
                "updated": self.at,
                "length": 2,
                "header": HEADER,
                "secret": b"",
            }
        ]
        self.seats = [
            {
                "table_id": self.id,
                "seat": seat,
                "user_id": f"u{one}",
                "name": f"Name {one}",
                "kind": "person",
                "colour": "",
            }
            for seat, one in enumerate(self.players)
        ]
        places = str(list(range(1, len(self.players) + 1)))
        if status != "over":
            self.record, self.results = [], []
            return
        self.record = [{"table_id": self.id, "finished": self.at, "text": RECORD, "places": places}]
        self.results = [
            {
                "table_id": self.id,
                "seat": seat,
                "user_id": f"u{one}",
                "bot": "",
                "game": self.game,
                "started": self.at - 1000,
                "finished": self.at,
                "place": seat + 1,
                "players": len(self.players),
                "people": len(self.players),
                "level": "",
                "score": 5,
                "absent": False,
                "ladder": "people",
                "rating": 1500,
                "change": 1,
            }
            for seat, one in enumerate(self.players)
        ]


class Tournament:
    """The rows of a tournament of pairs; the first one is as large as possible and in progress."""

    def __init__(self, number: int, people: int) -> None:
        self.id = f"t{number}"
        large = number == 0
        players, rounds = (MOST_PLAYERS, MOST_ROUNDS) if large else (16, 4)
        self.row = [
            {
                "id": self.id,
                "name": f"Tournament {number}",
                "game": GAMES[number % 3],
                "host": f"u{number % people}",
                "status": "playing" if number % 40 == 0 else "over",
                "public": True,
                "created": 10**9 + number,
                "round": rounds,
                "version": 1,
                "settings": msgspec.json.encode(
                    Settings(format="swiss", seats=2, options={}, most=MOST_PLAYERS, no_show=10, pause=2)
                ).decode(),
            }
        ]
        self.players = [
            {
                "tournament_id": self.id,
                "number": one + 1,
                "user_id": f"u{(number * 7 + one) % people}",
                "bot": "",
                "joined": 0,
                "first_round": 1,
                "withdrawn": False,
            }
            for one in range(min(players, people))
        ]
        self.rounds = [
            {"tournament_id": self.id, "number": one, "started": one, "ended": one, "byes": "[]"}
            for one in range(1, rounds + 1)
        ]
        self.tables = [
            {
                "tournament_id": self.id,
                "round": one,
                "number": at,
                "stage": "",
                "seats": str([2 * at - 1, 2 * at]),
                "places": "[1, 2]",
                "scores": "[5, 3]",
                "absent": "[false, false]",
            }
            for one in range(1, rounds + 1)
            for at in range(1, len(self.players) // 2 + 1)
        ]


def filled(where: str, people: int, games: int) -> Engine:
    engine = connect(where)
    migrate(engine)
    with writing(engine).begin() as connection:
        fill(connection, people, games)
        if engine.dialect.name == "postgresql":
            # As PostgreSQL does by itself after a while. Only our own schema: others are locked with it.
            names = inspect(connection).get_table_names()
            connection.execute(text(f"ANALYZE {', '.join(names)}"))
    return engine


def plans(connection: Connection) -> Iterator[tuple[str, list[str]]]:
    """How the database finds the rows of each statement."""
    explain = "EXPLAIN" if connection.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
    statements: list[tuple[str, Any]] = []
    event.listen(connection, "before_cursor_execute", lambda *call: statements.append((call[2], call[3])))
    for name, read in READS.items():
        statements.clear()
        read(connection)
        for statement, values in list(statements):
            yield name, [row[-1] for row in connection.exec_driver_sql(f"{explain} {statement}", values)]


def scanned(connection: Connection, large: Collection[str] | None = None) -> list[tuple[str, str]]:
    """Which reads go through a whole table, or through one of these, and the step of the plan that does it."""
    found = []
    for name, plan in plans(connection):
        for step in plan:
            if connection.dialect.name == "postgresql":
                whole = "Seq Scan on " in step
                table = step.partition("Seq Scan on ")[2].partition(" ")[0]
            else:
                whole = step.startswith("SCAN") and "USING" not in step and "subquery" not in step.lower()
                table = step.split()[1]
            if whole and (large is None or table in large):
                found.append((name, step.strip()))
    return found


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_list_reads_a_whole_table(kind: str, new_database: Callable[[str], str]) -> None:
    """An index leads to the rows of every statement."""
    engine = filled(new_database(kind), 50, 300)
    with engine.connect() as connection:
        if kind == "postgresql":  # it would read these small tables from end to end if it could avoid it
            connection.execute(text("SET enable_seqscan = off"))
        assert scanned(connection) == []
    engine.dispose()


def large_tables(connection: Connection) -> set[str]:
    """By name, in the own schema."""
    rows = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND reltuples > :rows"
    return set(connection.execute(text(rows), {"rows": LARGE}).scalars())


def seconds(read: Read, connection: Connection) -> float:
    start = time.perf_counter()
    read(connection)
    return time.perf_counter() - start


async def page_seconds(where: str) -> dict[str, float]:
    """How long each page takes, from the request to the last byte."""
    took = {}
    async with open_web(where) as web:
        token = await web.services.identity.new_api_token("u0", "scale", "account")
        async with httpx.AsyncClient(base_url=f"http://{web.host}", headers={"authorization": f"Bearer {token}"}) as u0:
            for address in PAGES:
                each = []
                for _ in range(4):  # the first fills the caches; others may use the machine as well
                    start = time.perf_counter()
                    answer = await u0.get(address)
                    each.append(time.perf_counter() - start)
                    assert answer.is_success, answer.text
                took[address] = min(each[1:])
    return took


@pytest.mark.soak
@pytest.mark.timeout(1200)  # it fills a database
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_pages_of_a_large_server_are_read_in_a_moment(kind: str, new_database: Callable[[str], str]) -> None:
    where = new_database(kind)
    engine = filled(where, 10_000, 102_000)
    took = {}
    with engine.connect() as connection:
        for name, read in READS.items():
            read(connection)  # so that nothing has to come from the disk
            took[name] = min(seconds(read, connection) for _ in range(3))
        large = large_tables(connection) if kind == "postgresql" else None
        assert large is None or {"tables", "seats", "records", "results", "ratings"} <= large
        assert scanned(connection, large) == []
    engine.dispose()
    took |= anyio.run(page_seconds, where)
    print({name: round(each * 1000, 1) for name, each in took.items()})
    assert {name: each for name, each in took.items() if each > MOST} == {}


def test_few_public_replays_are_found_by_an_index_on_postgresql(new_database: Callable[[str], str]) -> None:
    """It does not go through the private games to find them."""
    engine = filled(new_database("postgresql"), 50, 5_000)
    with writing(engine).begin() as connection:
        connection.execute(text("UPDATE tables SET public = (length(code) = 2)"))
        connection.execute(text("ANALYZE tables"))
    with engine.connect() as connection:
        steps = [step for name, plan in plans(connection) if name == "public replays" for step in plan]
    engine.dispose()
    assert any("ix_tables_lobby" in step for step in steps), steps
    assert not any("ix_records_finished" in step for step in steps), steps
