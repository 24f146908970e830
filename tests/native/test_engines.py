"""Games, contests and tuning have the same results with both engines."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from plancia.arena import (
    NATIVE,
    PYTHON,
    Contest,
    Plan,
    obstacle,
    play,
    play_contest,
    share_out,
    sharing,
    simulate,
    using,
)
from plancia.arena.engines import seed_of
from plancia.arena.tuning import Log, new_run
from plancia.bots import Budget, GreedyBot, PlannerBot
from plancia.bots.evaluation import evaluation_of
from plancia.bots.evaluation.tigris import Weights, numbers
from plancia.games import game
from plancia.games.tigris import Options
from plancia.native.library import Missing, NativeMissing, library, missing
from plancia.native.supplied import play_bots, raw_words
from plancia.records import dealer_from_seed

native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
OPTIONS: tuple[dict[str, bool], ...] = ({}, {"english": True, "open_scores": True}, {"open_tiles": True})
PLAN = Plan(game="tigris", bots=("random",) * 3, options={"stall_guard": True}, games=12, seed="a", engine=NATIVE)


@native
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_are_the_same(options: dict[str, bool], seats: int) -> None:
    """Places, endings and decisions, with every number of players and all options."""
    plan = replace(PLAN, bots=("random",) * seats, options={"stall_guard": True, **options}, games=6)
    outcomes = list(simulate(plan))
    assert outcomes == list(simulate(replace(plan, engine=PYTHON)))
    assert len({outcome.decisions for outcome in outcomes}) > 3


@native
def test_a_seed_determines_every_game() -> None:
    """The outcomes are the same for any number of processes; another seed gives others."""
    outcomes = list(simulate(PLAN))
    assert sorted(simulate(PLAN, jobs=2), key=lambda outcome: outcome.number) == outcomes
    assert list(simulate(replace(PLAN, seed="b"))) != outcomes


@native
def test_a_long_game_gets_more_random_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the first supply is too small, the game is played again with a larger one."""
    expected = list(simulate(replace(PLAN, games=1)))
    monkeypatch.setattr("plancia.native.supplied.FIRST_WORDS", 3)
    assert list(simulate(replace(PLAN, games=1))) == expected
    assert raw_words(1, 8)[:12] == raw_words(1, 3)


@native
@pytest.mark.parametrize(
    ("bots", "options"), [(("greedy", "random"), {}), (("greedy-1", "novice", "expert"), {"open_tiles": True})]
)
def test_bots_give_the_same_answers(bots: tuple[str, ...], options: dict[str, bool]) -> None:
    """Records are equal answer by answer."""
    plan = replace(PLAN, bots=bots, options={"stall_guard": True, **options}, games=1, keep=True)
    assert list(simulate(plan)) == list(simulate(replace(plan, engine=PYTHON)))


@native
@pytest.mark.parametrize("other", ["novice", "greedy-1"])
def test_contests_have_the_same_results(other: str) -> None:
    """Everything except the time that the bots take; greedy against greedy-1 is played inside the library."""
    contest = Contest(game="tigris", bots=("greedy", other), seats=2, options={"stall_guard": True})
    both = []
    for engine in (NATIVE, PYTHON):
        (*_, progress) = play_contest(contest, share=sharing(engine, share_out))
        both.append([result.outcome for result in progress.counted()])
        assert all(time.count for result in progress.counted() for time in result.times)
    assert both[0] == both[1]
    assert len(both[0]) == 2


@native
def test_tuning_has_the_same_results(tmp_path: Path) -> None:
    """The logs are equal line by line, so either engine can continue the run of the other."""
    logs = []
    for engine in (NATIVE, PYTHON):
        log = Log(tmp_path / engine, new_run("tigris", 2, "5", 1))
        list(log.play(1, share=sharing(engine, share_out)))
        logs.append(log.path.read_bytes())
    assert logs[0] == logs[1]


@native
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_bots_are_the_same(seats: int) -> None:
    """Greedy bots and planners with different weights, played inside the library or question by question."""
    rules, options = game("tigris"), Options(stall_guard=True)
    judgements = [evaluation_of("tigris", 2 if seat % 2 else 0) for seat in range(seats)]
    bots = [PlannerBot(rules, one) if seat == 1 else GreedyBot(rules, one) for seat, one in enumerate(judgements)]
    expected = play(rules, options, tuple("abcd"[:seats]), bots, "whole", Budget())
    seeds = [seed_of(f"whole/{seat}") for seat in range(seats)]
    weights = [numbers(bot.evaluation.weights) for bot in bots]  # type: ignore[union-attr]  # of this game
    plans = [isinstance(bot, PlannerBot) for bot in bots]
    result, decisions, seconds = play_bots(options, seeds, dealer_from_seed("whole").block, weights, plans)
    assert (result.places, result.reason, decisions) == (expected.places, expected.reason, expected.decisions)
    assert all(all(time > 0 for time in of_seat) and len(of_seat) > 10 for of_seat in seconds)


@native
def test_whole_games_of_bots_are_bounded() -> None:
    """The library plays them only if it can imagine the hands, and if every seat has its weights."""
    block, weights = dealer_from_seed("a").block, numbers(Weights())
    with pytest.raises(ValueError, match="open tiles"):
        play_bots(Options(open_tiles=True), [1, 2], block, [weights] * 2, [False] * 2)
    with pytest.raises(ValueError, match="weights for 2 seats"):
        play_bots(Options(), [1, 2], block, [weights], [False] * 2)
    with pytest.raises(ValueError, match="flags for 2 seats"):
        play_bots(Options(), [1, 2], block, [weights] * 2, [False])


def test_an_engine_is_used_for_a_while() -> None:
    """Within a block, bots find no native rules; afterwards they do again."""
    before = missing()
    with using(PYTHON):
        assert missing() == Missing("switched_off")
        with pytest.raises(NativeMissing):
            library()
    assert missing() == before


def test_the_native_engine_must_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has to use it does not silently use another one."""
    monkeypatch.setattr("plancia.native.library._load", lambda: Missing("not_built"))
    with pytest.raises(NativeMissing, match="not built"):
        list(simulate(PLAN))


def test_obstacles() -> None:
    """Other games, bots of users, and records of random bots need the Python rules."""
    assert obstacle("rex", ("random",)) == "game"
    assert obstacle("tigris", ("random", "exec:./bot")) == "bots"
    assert obstacle("tigris", ("random",), keep=True) == "records"
    assert obstacle("tigris", ("greedy", "random"), keep=True) == ("missing" if missing() else "")
    assert obstacle("tigris", ("random",)) == ("missing" if missing() else "")
