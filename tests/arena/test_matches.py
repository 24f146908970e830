"""Games between bots: seats rotate, and every game can be reproduced."""

import signal
from itertools import islice
from pathlib import Path

import pytest

from plancia.arena import Outcome, Plan, play_game, simulate, stream
from plancia.bots import BotError
from plancia.records import read, verify

TWO = Plan(game="tigris", bots=("random", "random"), games=3, seed="arena", keep=True)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_seats_rotate(seats: int) -> None:
    """Over as many games as there are seats, every bot has every seat once, in the same order."""
    bots = tuple("abcd"[:seats])
    plan = Plan(game="tigris", bots=bots)
    seatings = [plan.seating(number) for number in range(seats)]
    assert seatings[0] == bots
    for seat in range(seats):
        assert sorted(seating[seat] for seating in seatings) == sorted(bots)
    assert plan.seating(seats) == bots
    assert [plan.seating(number)[(number + 1) % seats] for number in range(9)] == [bots[1 % seats]] * 9


def test_a_game_can_be_reproduced() -> None:
    """The same plan and number give the same game, down to the record."""
    assert play_game(TWO, 1) == play_game(TWO, 1)


def test_a_game_does_not_depend_on_the_others() -> None:
    """Played alone it is the same as among others."""
    assert list(simulate(TWO)) == [play_game(TWO, number) for number in range(3)]


def test_seeds_and_numbers_make_different_games() -> None:
    """No two games of a plan are the same, nor those of two seeds."""
    other = Plan(game="tigris", bots=TWO.bots, seed="other", keep=True)
    records = {play_game(plan, number).record for plan in (TWO, other) for number in (0, 1)}
    assert len(records) == 4


def test_bots_do_not_share_their_chance_with_the_dealer() -> None:
    """The same tiles are dealt, no matter who plays."""
    idle = Plan(game="tigris", bots=("random", "random"), options={"english": True}, seed="arena", keep=True)
    dealt = [
        [entry for entry in read(play_game(plan, 0).record).entries if entry.draw in (1, 2, 3)] for plan in (TWO, idle)
    ]
    assert dealt[0] == dealt[1]


def test_an_outcome_describes_the_game() -> None:
    """Seating, places, reason and the number of decisions are those of the record, which can be verified."""
    outcome = play_game(TWO, 2)
    record = read(outcome.record)
    assert record.names == outcome.seating
    assert record.result is not None
    assert (record.result.places, record.result.reason) == (outcome.places, outcome.reason)
    assert verify(record).decisions == outcome.decisions


def test_records_are_kept_on_demand() -> None:
    """A plan that does not keep records has none."""
    assert play_game(Plan(game="tigris", bots=("random", "random")), 0).record == ""


def test_options_are_played_by() -> None:
    """The options of the plan are in the record."""
    plan = Plan(game="tigris", bots=("random", "random"), options={"open_tiles": True}, keep=True)
    assert read(play_game(plan, 0).record).options == {"open_tiles": True}


def test_listening_can_stop_early() -> None:
    """Games are played on demand, and the rest are not played."""
    games = simulate(Plan(game="tigris", bots=("random", "random"), games=10**9))
    first = list(islice(games, 2))
    games.close()
    assert [outcome.number for outcome in first] == [0, 1]
    assert all(isinstance(outcome, Outcome) for outcome in first)


@pytest.mark.timeout(60)
def test_processes_end_where_the_caller_handles_signals() -> None:
    """A program may have its own handler for SIGTERM, which forked processes inherit."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        assert len(list(simulate(Plan(game="tigris", bots=("random", "random"), games=2, seed="signals"), jobs=2))) == 2
    finally:
        signal.signal(signal.SIGTERM, before)


def test_a_stream_is_the_same_everywhere() -> None:
    """Chance for bots does not depend on the process, unlike string hashes."""
    randbelow = stream("plancia").randrange
    assert [randbelow(1000) for _ in range(5)] == [458, 827, 381, 527, 397]
    assert stream("a").random() != stream("b").random()


def test_a_bot_that_cannot_play_is_named(tmp_path: Path) -> None:
    """The error has the bot, the question and the answer."""
    file = tmp_path / "cheat.py"
    file.write_text(
        "class Cheat:\n    def __init__(self, game): pass\n    def answer(self, *_): return ('win',)\n", "utf-8"
    )
    with pytest.raises(
        BotError, match=r"is_refused: name=.*cheat\.py:Cheat', asked='TakeAction', said=.*win.*no_such_action"
    ):
        play_game(Plan(game="tigris", bots=(f"{file}:Cheat", "random")), 0)
