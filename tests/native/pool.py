"""Positions and games for the comparison of the two rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path

from msgspec.structs import replace

from conformance.suite import DATA, requests
from plancia.bots import Budget, bot
from plancia.engine import Question, RandBelow, Words
from plancia.games.tigris import GAME, Options, State
from plancia.records import Replay, read
from tests.games.tigris.lively import lively
from tests.games.tigris.test_perft import positions
from tests.native.parity import Choose, play, seeded

TESTS = Path(__file__).parents[1]
RECORDS = (
    *sorted((TESTS / "golden" / "tigris").glob("*.plancia")),
    *sorted(TESTS.glob("bots/greedy_1/tigris-*.plancia")),
)
OPTIONS = tuple(
    Options(stall_guard=guard, english=english, open_tiles=open_tiles, open_scores=open_scores)
    for guard, english, open_tiles, open_scores in product((False, True), repeat=4)
)
FEW_TILES = 3  # of each colour in the bag, so that a game ends soon


def evenly(question: Question[State], randbelow: RandBelow) -> Words:
    """Each complete answer is equally likely: mostly tiles, since they have the most cells."""
    return question.sample_evenly(randbelow)


CHOOSERS: tuple[Choose, ...] = (Question.sample, lively, lively, evenly)


@cache
def pool() -> tuple[State, ...]:
    """Positions of all rule tests, and of recorded games of bots, also in the middle of an action."""
    texts = (r.text.removeprefix("position ") for r in requests(DATA / "cases.txt") if r.text.startswith("position "))
    recorded = (state for file in RECORDS for state in states(file)[::7])
    return (*map(GAME.position, dict.fromkeys(texts)), *positions().values(), *recorded)


@cache
def states(file: Path) -> tuple[State, ...]:
    """Every state of a recorded game."""
    return tuple(Replay(read(file.read_text("utf-8"))).states)


def quick_game(number: int) -> int:
    """A game from one of these positions, with a bag that is soon empty; one in forty begins at the start."""
    randbelow = seeded(number)
    choose = CHOOSERS[randbelow(len(CHOOSERS))]
    if number % 40 == 0:
        return whole_game(number // 40, choose)
    s = pool()[number % len(pool())]
    s = replace(s, options=replace(s.options, stall_guard=bool(randbelow(4)), open_scores=bool(randbelow(2))))
    if not s.options.open_tiles:
        s = replace(s, options=replace(s.options, english=bool(randbelow(2))))
    s, _ = GAME.resolve_chance(s, randbelow)  # a draw in progress may need more tiles
    return play(replace(s, bag=tuple(min(n, randbelow(FEW_TILES + 1)) for n in s.bag)), choose, randbelow)


def whole_game(number: int, choose: Choose) -> int:
    """A game from the start, with every number of players and all options."""
    options, seats = divmod(number, len(GAME.SEATS))
    s, _ = GAME.begin(OPTIONS[options % len(OPTIONS)], GAME.SEATS[seats])
    return play(s, choose, seeded((number, "whole")))


def bot_game(number: int, names: Sequence[str]) -> int:
    """A game of bots from the start, with every number of players. Without the guard, bots could pass for ever."""
    options, seats = divmod(number, len(GAME.SEATS))
    s, _ = GAME.begin(replace(OPTIONS[options % len(OPTIONS)], stall_guard=True), GAME.SEATS[seats])
    players = [bot(names[(number + seat) % len(names)])(GAME) for seat in range(GAME.SEATS[seats])]

    def choose(question: Question[State], randbelow: RandBelow) -> Words:
        view = GAME.view(question.s, question.seat)
        return players[question.seat].answer(view, question, randbelow, Budget())

    return play(s, choose, seeded((number, names)))
