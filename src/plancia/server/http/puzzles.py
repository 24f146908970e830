"""Puzzles: the daily one, the next one, attempts and ratings."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import cache
from random import Random
from typing import Any, Literal, TypeAlias

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct
from sqlalchemy import Connection

from plancia.analysis import AnalysisError, Analyst, Puzzle, Reason, shipped
from plancia.analysis.judging import USUAL
from plancia.analysis.puzzles import consequences
from plancia.analysis.rating import START, after
from plancia.engine import Fact, IllegalAction, Sheet, Words
from plancia.games import NAMES, game
from plancia.server.deciding import RequestError, need
from plancia.server.http.new_table import check_room
from plancia.server.http.people import AnyRequest, address
from plancia.server.http.practice import Start, practice_table
from plancia.server.http.replays import asker
from plancia.server.http.services import Asker, Here, Services, known
from plancia.server.http.tables import TableInfo
from plancia.server.processes import Busy
from plancia.server.storage import User, learning
from plancia.server.storage.learning import Attempt, PuzzleFigures, PuzzlePlayer

DAY = 24 * 60 * 60 * 1000
MOST_WORDS = 40  # of an answer
SECONDS = 10.0  # to judge an answer that nobody has foreseen
NEAREST = 12  # puzzles of about the same rating, of which one is chosen
BOT = "expert"  # plays the others after a puzzle
Difficulty: TypeAlias = Literal["easier", "normal", "harder"]
STEPS: dict[Difficulty, float] = {"easier": -250, "normal": 0, "harder": 250}  # added to my rating


class PuzzleShown(Struct, frozen=True, kw_only=True):
    """A puzzle as its seat sees it."""

    id: str
    game: str
    seats: int
    seat: int
    theme: str  # `term-<game>-<theme>`
    rating: int
    attempts: int  # by how many people
    daily: bool  # is it the puzzle of today?
    solved: bool | None  # by me; null: not tried yet
    view: Any
    question: Sheet


class PuzzleAttempt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    words: Words


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """An answer, what it is worth, and why the best one is better."""

    words: Words
    right: bool
    chance: float | None  # null: it was not judged
    reasons: tuple[Reason, ...]
    people: int  # how many gave it


class PuzzleResult(Struct, frozen=True, kw_only=True):
    solved: bool
    counted: bool  # it was my first attempt
    rating: int | None  # mine, afterwards; null: not signed in
    change: int
    puzzle_rating: int
    answers: list[PuzzleAnswer]  # the best first; clients show them once I have solved it, or ask for them
    mine: PuzzleAnswer
    view: Any  # what I would see then
    facts: list[Any]  # what would happen


class RatedAttempt(Struct, frozen=True, kw_only=True):
    """The rating of a person after an attempt."""

    at: int
    rating: int


class MyPuzzles(Struct, frozen=True, kw_only=True):
    rating: int
    attempts: int
    solved: int
    curve: list[RatedAttempt]  # the latest, the oldest first
    days: int  # in a row with an attempt, up to today


class PuzzleTheme(Struct, frozen=True, kw_only=True):
    """The puzzles of one game with one theme."""

    game: str
    theme: str  # `term-<game>-<theme>`
    count: int


# ---- which puzzle ----------------------------------------------------------------------------------------------------
@cache
def by_id() -> dict[str, Puzzle]:
    """Those that the current rules can read."""
    found = [puzzle for name in NAMES for puzzle in shipped(name)]
    return {puzzle.id: puzzle for puzzle in found if game(puzzle.game).can_migrate(puzzle.rules)}


@cache
def opened(puzzle: str) -> tuple[Any, Sheet]:
    """Computed once: the view and the question."""
    found = by_id()[puzzle]
    state = found.position()
    rules = game(found.game)
    return rules.view(state, found.seat), rules.question(state, found.seat).sheet()


def daily(now: int) -> Puzzle:
    """Another game every day, and another puzzle of it."""
    day, games = now // DAY, [name for name in NAMES if any(one.game == name for one in by_id().values())]
    need(games, "no_such_puzzle")
    name = games[day % len(games)]
    own = [one for one in by_id().values() if one.game == name]
    return own[day // len(games) % len(own)]


def found(puzzle: str) -> Puzzle:
    one = by_id().get(puzzle)
    if one is None:
        raise RequestError("no_such_puzzle")
    return one


async def shown(services: Services, puzzle: Puzzle, user: User | None) -> PuzzleShown:
    def read(connection: Connection) -> tuple[PuzzleFigures | None, Attempt | None]:
        tried = learning.attempt(connection, user.id, puzzle.id) if user else None
        return learning.figures(connection, puzzle.id), tried

    figures, tried = await services.storage.read(read)
    view, question = opened(puzzle.id)
    return PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        seats=puzzle.seats,
        seat=puzzle.seat,
        theme=puzzle.theme,
        rating=round(figures.rating if figures else puzzle.rating),
        attempts=figures.attempts if figures else 0,
        daily=daily(services.hub.clock()).id == puzzle.id,
        solved=tried.solved if tried else None,
        view=view,
        question=question,
    )


@get("/puzzles/daily")
async def today(user: Asker, services: Here) -> PuzzleShown:
    """The puzzle of the day."""
    return await shown(services, daily(services.hub.clock()), user)


@get("/puzzles/themes")
async def by_theme() -> list[PuzzleTheme]:
    """What puzzles are about: by game, the most frequent themes first."""
    counts = Counter((one.game, one.theme) for one in by_id().values())
    found = [PuzzleTheme(game=name, theme=theme, count=count) for (name, theme), count in counts.most_common()]
    return sorted(found, key=lambda one: NAMES.index(one.game))


@get("/puzzles/next")
async def following(
    user: Asker,
    services: Here,
    game_name: FromQuery[str | None] = None,
    theme: FromQuery[str | None] = None,
    difficulty: FromQuery[Difficulty] = "normal",
) -> PuzzleShown:
    """A puzzle that I have not tried yet, of about my rating, or easier or harder; if I have tried all, any."""
    wanted = [one for one in by_id().values() if game_name in (None, one.game) and theme in (None, one.theme)]
    need(wanted, "no_such_puzzle")

    def read(connection: Connection) -> tuple[float, set[str], dict[str, float]]:
        me = learning.player(connection, user.id) if user else None
        tried = learning.tried(connection, user.id) if user else set()
        return me.rating if me else START, tried, learning.all_figures(connection)

    rating, tried, ratings = await services.storage.read(read)
    fresh = [one for one in wanted if one.id not in tried] or wanted
    target = rating + STEPS[difficulty]
    fresh.sort(key=lambda one: abs(ratings.get(one.id, one.rating) - target))
    return await shown(services, Random().choice(fresh[:NEAREST]), user)


@get("/puzzles/mine")
async def mine(user: Asker, services: Here) -> MyPuzzles:
    """My rating and my latest attempts."""
    who = known(user).id

    def read(connection: Connection) -> tuple[PuzzlePlayer | None, list[Attempt]]:
        return learning.player(connection, who), learning.attempts(connection, who)

    me, attempts = await services.storage.read(read)
    return MyPuzzles(
        rating=round(me.rating if me else START),
        attempts=me.attempts if me else 0,
        solved=me.solved if me else 0,
        curve=[RatedAttempt(at=one.at, rating=one.rating) for one in attempts],
        days=days_in_a_row({one.at // DAY for one in attempts}, services.hub.clock() // DAY),
    )


def days_in_a_row(days: set[int], today: int) -> int:
    """Up to today, or to yesterday if today's attempt is still to come."""
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count


@get("/puzzles/{puzzle:str}")
async def one(puzzle: FromPath[str], user: Asker, services: Here) -> PuzzleShown:
    """One puzzle."""
    return await shown(services, found(puzzle), user)


@cache
def drawn(puzzle: str) -> str:
    return game(by_id()[puzzle].game).svg(opened(puzzle)[0])


@get("/puzzles/{puzzle:str}/board.svg", media_type="image/svg+xml")
async def picture(puzzle: FromPath[str]) -> Response[str]:
    """The position as a picture, as its seat sees it."""
    svg = await asyncio.to_thread(drawn, found(puzzle).id)
    need(svg, "no_picture")
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "public, max-age=86400"})


# ---- attempts --------------------------------------------------------------------------------------------------------
@post("/puzzles/{puzzle:str}", status_code=200)
async def attempt(
    puzzle: FromPath[str], data: JSONBody[PuzzleAttempt], request: AnyRequest, user: Asker, services: Here
) -> PuzzleResult:
    """Answer a puzzle. The first attempt counts; a wrong answer shows what would happen."""
    services.limit(services.limits.puzzles, user.id if user else address(request))
    this = found(puzzle)
    need(len(data.words) <= MOST_WORDS, "too_long")
    try:
        opened(this.id)[1].check(data.words)
    except IllegalAction as error:
        raise RequestError(error.code, error.rule, error.word) from error
    solved = this.is_solved_by(data.words)
    counted = await count(services, this, data.words, solved, user)
    view, facts = after_answer(this, data.words)
    people = counted.people
    return PuzzleResult(
        solved=solved,
        counted=counted.first,
        rating=counted.rating,
        change=counted.change,
        puzzle_rating=counted.puzzle_rating,
        answers=answers(this, people),
        mine=await judged(services, asker(request), this, data.words, people),
        view=view,
        facts=facts,
    )


class Counted(Struct, frozen=True, kw_only=True):
    """An attempt, and the ratings after it."""

    first: bool
    rating: int | None
    change: int
    puzzle_rating: int
    people: dict[str, int]  # by answer, as JSON


async def count(services: Services, puzzle: Puzzle, words: Words, solved: bool, user: User | None) -> Counted:
    """Store a first attempt. Both ratings change once."""
    text, now = msgspec.json.encode(words).decode(), services.hub.clock()

    def write(connection: Connection) -> Counted:
        figures = learning.figures(connection, puzzle.id)
        rating, tries = (figures.rating, figures.attempts) if figures else (float(puzzle.rating), 0)
        me = learning.player(connection, user.id) if user else None
        before = me or PuzzlePlayer(rating=START, attempts=0, solved=0)
        first = user is not None and learning.attempt(connection, user.id, puzzle.id) is None
        change = 0
        if first and user is not None:
            mine, its = after(before.rating, before.attempts, rating, solved)
            change, rating = round(mine) - round(before.rating), its
            me = PuzzlePlayer(rating=mine, attempts=before.attempts + 1, solved=before.solved + solved)
            this = Attempt(puzzle=puzzle.id, at=now, words=text, solved=solved, rating=round(mine))
            learning.add_attempt(connection, user.id, this, me, PuzzleFigures(rating=its, attempts=tries + 1))
        return Counted(
            first=first,
            rating=round((me or before).rating) if user else None,
            change=change,
            puzzle_rating=round(rating),
            people=learning.shares(connection, puzzle.id),
        )

    return await services.storage.write(write)


def answers(puzzle: Puzzle, people: dict[str, int]) -> list[PuzzleAnswer]:
    best = PuzzleAnswer(
        words=puzzle.answer, right=True, chance=puzzle.chance, reasons=(), people=given(people, puzzle.answer)
    )
    others = (
        PuzzleAnswer(
            words=one.words, right=False, chance=one.chance, reasons=one.reasons, people=given(people, one.words)
        )
        for one in puzzle.others
    )
    return [best, *others]


def given(people: dict[str, int], words: Words) -> int:
    return people.get(msgspec.json.encode(words).decode(), 0)


async def judged(services: Services, person: str, puzzle: Puzzle, words: Words, people: dict[str, int]) -> PuzzleAnswer:
    """My answer: one that was foreseen, or judged now. If there is no time for that, it has no chance."""
    known_ = next((one for one in answers(puzzle, people) if one.words == words), None)
    if known_ is not None:
        return known_
    right = puzzle.is_solved_by(words)
    try:
        chance, reasons = await services.jobs.within(SECONDS, person, compared, puzzle, words)
    except (RequestError, Busy):
        chance, reasons = None, ()
    return PuzzleAnswer(words=words, right=right, chance=chance, reasons=reasons, people=given(people, words))


def compared(puzzle: Puzzle, words: Words) -> tuple[float | None, tuple[Reason, ...]]:
    """Runs as a job: an answer beside the best one."""
    try:
        analyst = Analyst(game(puzzle.game), puzzle.seats)
    except AnalysisError:
        return None, ()
    view, randbelow = puzzle.view(), Random(puzzle.id).randrange
    chances = {one.words: one.chance for one in analyst.answers(view, randbelow, USUAL, [words, puzzle.answer])}
    chance = puzzle.chance - max(0.0, chances[puzzle.answer] - chances[words])
    return round(max(0.0, chance), 3), analyst.reasons(view, randbelow, puzzle.answer, words)


def after_answer(puzzle: Puzzle, words: Words) -> tuple[Any, list[Fact]]:
    """What the seat would see, and what would happen as far as the seat would know it."""
    state, facts = consequences(puzzle, words, Random(puzzle.id).randrange)
    heard = [fact for fact in facts if fact.heard_by(puzzle.seat)]
    return game(puzzle.game).view(state, puzzle.seat), heard


@post("/puzzles/{puzzle:str}/play", status_code=201)
async def play_on(puzzle: FromPath[str], request: AnyRequest, user: Asker, services: Here) -> TableInfo:
    """A table against bots that begins with this position. What the seat cannot know is dealt again."""
    this, host = found(puzzle), known(user).id
    await check_room(services, request, host)
    rules = game(this.game)
    world = rules.imagine(opened(this.id)[0], Random().randrange)
    start = Start(
        options=world.options,
        seats=this.seats,
        position=rules.save(world).decode(),
        seat=this.seat,
        bot=BOT,
    )
    return await practice_table(services, request, user, rules, start)


ROUTES = Router(
    "/api",
    route_handlers=[today, by_theme, following, mine, one, picture, attempt, play_on],
    opt={"scope": "play"},
    tags=["puzzles"],
)
