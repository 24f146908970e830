"""Contests: the same deals from both sides, resumed after a kill, stopped early, and summed up."""

from __future__ import annotations

import csv
import signal
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from plancia.arena import (
    Contest,
    Hypotheses,
    Match,
    MatchResult,
    Outcome,
    Progress,
    ResultsError,
    ResultsFile,
    Times,
    is_decided,
    log_likelihood_ratio,
    play_contest,
    play_match,
    ratings,
    rows,
    summarise,
    write_csv,
    write_parquet,
)

SMALL = Contest(
    game="tigris", bots=("random", "greedy"), seats=2, deals=2, seed="contest", options={"stall_guard": True}
)
RANDOM = "tests/arena/other.py:Other"  # a second bot that takes no time
QUICK = replace(SMALL, bots=("random", RANDOM), deals=3)


def result(pairing: tuple[str, str], deal: int, side: int, winner: str) -> MatchResult:
    """A game of two that this bot has won."""
    seating = pairing if side == 0 else pairing[::-1]
    places = tuple(1 if bot == winner else 2 for bot in seating)
    outcome = Outcome(number=0, seating=seating, places=places, reason="bag", decisions=100 + deal)
    return MatchResult(match=Match(pairing, deal, side), outcome=outcome, times=(Times.of([0.5]), Times.of([0.25])))


def games(results: list[MatchResult]) -> list[tuple[Match, Outcome]]:
    """Everything except the clock."""
    return [(result.match, result.outcome) for result in results]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_deal_gives_each_seat_to_both_bots(seats: int) -> None:
    """In the two games of a deal every seat is taken by each bot once."""
    contest = Contest(game="rex", bots=("a", "b"), seats=seats)
    for deal in range(25):
        first, second = (contest.seating(Match(("a", "b"), deal, side)) for side in (0, 1))
        assert all({one, other} == {"a", "b"} for one, other in zip(first, second, strict=True))
        assert abs(first.count("a") - first.count("b")) == seats % 2


def test_neighbours_change_from_deal_to_deal() -> None:
    """With four seats the partners of a bot are opposite, to the left and to the right."""
    contest = Contest(game="rex", bots=("a", "b"), seats=4)
    seatings = {"".join(contest.seating(Match(("a", "b"), deal, 0))) for deal in range(6)}
    assert seatings == {"aabb", "abab", "abba"}


def test_pairings() -> None:
    """All against all, or all against one."""
    contest = Contest(game="rex", bots=("a", "b", "c"), seats=4)
    assert contest.pairings() == (("a", "b"), ("a", "c"), ("b", "c"))
    assert replace(contest, challenge="b").pairings() == (("a", "b"), ("c", "b"))
    assert len(replace(contest, deals=5).matches()) == 5 * 3 * 2


def test_both_sides_have_the_same_dealer() -> None:
    """With the same bot on both sides the two games of a deal are the same game."""
    contest = replace(SMALL, bots=("random", "random"))
    one, two = (play_match(contest, Match(("random", "random"), 0, side)) for side in (0, 1))
    assert one.outcome == two.outcome


def test_a_shared_victory_is_divided_by_seats() -> None:
    """A bot with two of three winners has two thirds of the victory."""
    outcome = Outcome(number=0, seating=("a", "a", "b", "b"), places=(1, 1, 1, 4), reason="", decisions=1)
    shared = MatchResult(match=Match(("a", "b"), 0, 0), outcome=outcome, times=())
    assert (shared.score("a"), shared.score("b")) == (2 / 3, 1 / 3)


# ---- the results file ------------------------------------------------------------------------------------------------
def played(contest: Contest, path: Path | None = None, jobs: int = 1, most: int = 10**9) -> Progress:
    """Play the contest, or only so many games of it."""
    states = play_contest(contest, jobs, ResultsFile(path, contest) if path else None)
    progress = next(states)
    for _ in zip(range(most), states, strict=False):
        pass
    states.close()
    return progress


def test_a_contest_can_be_resumed(tmp_path: Path) -> None:
    """After a kill in the middle of a line the same games are played as without it, and none twice."""
    path = tmp_path / "games.jsonl"
    played(QUICK, path, most=3)
    path.write_bytes(path.read_bytes()[:-20])
    resumed = played(QUICK, path)
    assert games(resumed.counted()) == games(played(QUICK).counted())
    assert len(path.read_text("utf-8").splitlines()) == 1 + 2 * QUICK.deals


def test_a_file_cut_in_its_first_line_starts_again(tmp_path: Path) -> None:
    """Nothing has been played then."""
    path = tmp_path / "games.jsonl"
    path.write_bytes(b'{"plancia_arena":1,"cont')
    assert len(played(QUICK, path, most=1).results) == 1


def test_more_deals_continue_a_contest(tmp_path: Path) -> None:
    """The games of fewer deals are the first ones of more."""
    path = tmp_path / "games.jsonl"
    few = played(replace(QUICK, deals=1), path).counted()
    more = played(QUICK, path).counted()
    assert games(more)[:2] == games(few)
    assert len(more) == 6


@pytest.mark.timeout(60)
def test_processes_play_the_same_games(tmp_path: Path) -> None:
    """The number of processes does not matter, and a handler for SIGTERM does not keep them alive."""
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        assert games(played(QUICK, tmp_path / "two", jobs=2).counted()) == games(played(QUICK).counted())
    finally:
        signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("game tigris\n", "not_results"),
        ('{"plancia_arena":9,"contest":{"game":"tigris","bots":["a"],"seats":2}}\n', "other_version"),
        ('{"plancia_arena":1,"contest":{"game":"tigris","bots":["a"],"seats":2}}\n', "other_contest"),
    ],
)
def test_another_file_is_not_touched(tmp_path: Path, text: str, code: str) -> None:
    """A file of another contest, or of something else, is rejected and stays as it is."""
    path = tmp_path / "games.jsonl"
    path.write_text(text, "utf-8")
    with pytest.raises(ResultsError, match=code):
        ResultsFile(path, SMALL).load()
    assert path.read_text("utf-8") == text


def test_a_damaged_line_is_an_error(tmp_path: Path) -> None:
    """A line in the middle that is not a game."""
    path = tmp_path / "games.jsonl"
    played(QUICK, path, most=1)
    path.write_text(path.read_text("utf-8") + "nonsense\n", "utf-8")
    with pytest.raises(ResultsError, match="damaged"):
        ResultsFile(path, QUICK).load()


# ---- the test that stops early ---------------------------------------------------------------------------------------
def test_the_ratio_known_value() -> None:
    """32 deals with mean 0.625 and variance 0.0469: 32 · 0.1 · (1.25 − 1.1) / (2 · 0.0469)."""
    scores = [0.5, 0.5, 0.5, 1.0] * 8
    assert log_likelihood_ratio(scores, Hypotheses(0.5, 0.6)) == pytest.approx(5.12)
    assert log_likelihood_ratio(scores[:15], Hypotheses(0.5, 0.6)) == 0


def test_the_test_decides_both_ways_and_not_too_soon() -> None:
    """Clear scores decide, even ones do not."""
    hypotheses = Hypotheses(0.5, 0.6)
    assert is_decided([1.0, 0.5] * 16, hypotheses)
    assert is_decided([0.0, 0.5] * 16, hypotheses)
    assert not is_decided([0.5, 0.6] * 8, Hypotheses(0.54, 0.56))
    assert not is_decided([1.0] * 15, hypotheses)


def test_a_decided_pairing_stops() -> None:
    """No more games of it are played, and those after the verdict do not count, in whatever order they finish."""
    contest = Contest(game="tigris", bots=("a", "b"), seats=2, deals=40, sprt=Hypotheses(0.5, 0.6))
    finished = [result(("a", "b"), deal, side, "a") for deal in range(20) for side in (0, 1)]
    progress = Progress(contest, reversed(finished))
    assert progress.stopped == {("a", "b"): 16}
    assert len(progress.counted()) == 32
    assert progress.remaining() == 0


# ---- what it shows ---------------------------------------------------------------------------------------------------
def test_the_summary() -> None:
    """Shares, seats, lengths and times are those of the games."""
    contest = Contest(game="tigris", bots=("a", "b", "c"), seats=2, deals=2)
    wins = [result((x, y), deal, side, x) for x, y in contest.pairings() for deal in (0, 1) for side in (0, 1)]
    summary = summarise(Progress(contest, wins), None)
    assert [(line.bot, line.share.wins, line.share.games) for line in summary.bots] == [
        ("a", 8, 8),
        ("b", 4, 8),
        ("c", 0, 8),
    ]
    assert next((line.pairing, line.share.share, line.verdict) for line in summary.pairs) == (("a", "b"), 1.0, "")
    assert (summary.seats["a", "0"].share, summary.seats["c", "1"].games) == (1.0, 4)
    assert (summary.lengths.shortest, summary.lengths.median, summary.lengths.longest) == (100, 100.5, 101)
    assert summary.bots[0].times.mean == pytest.approx(0.375)
    assert summary.roles == {}


def test_better_bots_are_rated_higher() -> None:
    """Ratings follow the results; a bot that nobody has played is as uncertain as at the start."""
    pairs = [("a", "b"), ("b", "c")]
    wins = [result(pair, deal, side, pair[0]) for deal in range(10) for pair in pairs for side in (0, 1)]
    found = ratings(("a", "b", "c", "idle"), wins)
    assert found["a"].value > found["b"].value > found["c"].value
    assert all(rating.low < rating.value < rating.high for rating in found.values())
    width = {bot: rating.high - rating.low for bot, rating in found.items()}
    assert width["a"] < width["idle"]
    assert found["idle"].value == 25


def test_ratings_of_tables_with_several_seats() -> None:
    """The seats of a bot are a team: with one of three seats a victory counts more than with two."""

    def game(seating: tuple[str, ...], winner: int) -> MatchResult:
        places = tuple(1 if seat == winner else 2 for seat in range(3))
        outcome = Outcome(number=0, seating=seating, places=places, reason="", decisions=1)
        return MatchResult(match=Match(("a", "b"), 0, 0), outcome=outcome, times=(Times(),) * 3)

    alone = ratings(("a", "b"), [game(("a", "b", "b"), 0)])
    both = ratings(("a", "b"), [game(("a", "a", "b"), 0)])
    assert alone["a"].value > both["a"].value > 25


def test_times() -> None:
    """Sums of histograms give the mean, the longest, and quantiles within ten percent."""
    times = Times.sum([Times.of([0.001] * 94), Times.of([0.1] * 5 + [2.0])])
    assert (times.count, times.longest) == (100, 2.0)
    assert times.mean == pytest.approx(0.02594)
    assert times.quantile(0.5) == pytest.approx(0.001, rel=0.1)
    assert times.quantile(0.95) == pytest.approx(0.1, rel=0.1)
    assert times.quantile(1.0) == 2.0
    assert Times().mean == Times().quantile(0.95) == 0


def test_tables_have_a_row_for_each_seat(tmp_path: Path) -> None:
    """CSV and Parquet hold the same rows, and one victory for each game."""
    polars = pytest.importorskip("polars")
    table = rows(SMALL, [result(("a", "b"), deal, side, "a") for deal in (0, 1) for side in (0, 1)])
    write_csv(tmp_path / "games.csv", table)
    write_parquet(tmp_path / "games.parquet", table)
    read = list(csv.DictReader((tmp_path / "games.csv").read_text("utf-8").splitlines()))
    assert polars.read_parquet(tmp_path / "games.parquet").to_dicts() == table
    assert [{key: str(value) for key, value in row.items()} for row in table] == read
    assert Counter(row["bot"] for row in table if row["win"]) == {"a": 4}
