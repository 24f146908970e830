"""Reviews: a planted blunder is found, the sum is right, and nothing depends on what the seat could not know."""

from __future__ import annotations

from functools import cache, partial
from math import inf
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.analysis import AnalysisError, Analyst, Assessed, Effort, Judged, Review, Reviewer, finished, review
from plancia.analysis.losses import certain_loss
from plancia.analysis.review import MOST_DECISIONS, MOST_POINTS, own_decisions, quality, spread
from plancia.arena import Plan, play_game, stream
from plancia.bots import Budget, bot
from plancia.bots.evaluation import ComparesMore, MixesAnswers, part_of
from plancia.engine import RandBelow, Result, Words
from plancia.games import NAMES, game
from plancia.games.rex.bidding import MakeBid
from plancia.games.rex.ceasefire import AnswerProposal, Talk
from plancia.games.rex.plans import SealPlan
from plancia.games.rex.state import State
from plancia.native.library import switched_off
from plancia.records import GameSession, RecordError, Replay, StandIn, dealer_from_seed, read
from tests.analysis.games import late, played
from tests.analysis.records import BEST, WORST, stored
from tests.bots.test_honesty import twins
from tests.records.games import finished as random_game
from tests.records.games import left

QUICK = Effort(worlds=1, followed=6)
reviewed_wholly = partial(review, seconds=inf)  # however long a busy machine takes: the same review everywhere


def luck(seed: int) -> RandBelow:
    return stream(f"twins/{seed}").randrange


@cache
def reviewed(name: str) -> Review:
    """The late game with a blunder: the worst of the known answers instead of the best."""
    puzzle = late(name)
    return reviewed_wholly(Replay(played(name, blunders=True)), puzzle.seat, effort=QUICK)


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_blunder_is_found_with_the_better_answer(name: str) -> None:
    """It is among the costliest decisions, and the better answer shown is the planted one."""
    puzzle, found = late(name), reviewed(name)
    turning = next(one for one in found.costliest if one.number == 0)
    assert turning.played.words == puzzle.others[-1].words
    assert puzzle.is_solved_by(turning.better.words)
    assert turning.better.chance > turning.played.chance
    assert turning.loss == pytest.approx(turning.better.chance - turning.played.chance)


@pytest.mark.parametrize("name", NAMES)
def test_start_luck_others_and_decisions_make_the_result(name: str) -> None:
    """The parts add up, decisions never gain, and the curve ends with the result."""
    found = reviewed(name)
    assert found.start + found.luck + found.others + found.decisions == pytest.approx(found.result)
    assert found.decisions <= 0
    assert found.points[-1].chances[found.seat] == found.result
    assert len(found.points) <= MOST_POINTS + 1
    assert found.seen <= found.own
    assert {one.quality for one in found.assessed} <= {"best", "fine", "small", "costly"}


@pytest.mark.parametrize("name", NAMES)
def test_judgements_depend_only_on_views(name: str) -> None:
    """In two states that look the same to the seat, chances and answers are the same."""
    rules, analyst = game(name), Analyst(game(name), 3)
    for state, twin, seat in twins(name)[:3]:
        one, two = rules.view(state, seat), rules.view(twin, seat)
        assert analyst.chances(one, luck(1)) == analyst.chances(two, luck(1))
        assert analyst.answers(one, luck(2), QUICK) == analyst.answers(two, luck(2), QUICK)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_review_depends_only_on_views(name: str) -> None:
    """All states of the game but the last are exchanged for others that look the same to the seat: nothing changes."""
    seat, replay = late(name).seat, Replay(played(name, blunders=True))
    true = replay.states[:-1]
    replay.states[:-1] = [replay.game.imagine(replay.game.view(state, seat), luck(n)) for n, state in enumerate(true)]
    assert replay.states[:-1] != true
    assert reviewed_wholly(replay, seat, effort=QUICK) == reviewed(name)


def test_a_review_can_be_repeated_anywhere() -> None:
    """The same game gives the same review, with and without the native rules."""
    puzzle = late("tigris")
    replay = Replay(played("tigris", blunders=False))
    found = reviewed_wholly(replay, puzzle.seat, effort=QUICK)
    with switched_off():
        assert reviewed_wholly(replay, puzzle.seat, effort=QUICK) == found


def test_a_review_without_time_is_marked_as_sampled() -> None:
    """It looks at fewer decisions than there are."""
    puzzle = late("tigris")
    found = review(Replay(played("tigris", blunders=False)), 1 - puzzle.seat, seconds=0.0, effort=QUICK)
    assert found.sampled
    assert found.seen < found.own


def test_long_games_are_sampled_evenly() -> None:
    """At most so many decisions, from the whole game, and the first ones already cover it."""
    numbers = spread(range(1000))
    assert len(numbers) == MOST_DECISIONS == len(set(numbers))
    assert max(numbers) > 980
    assert min(numbers[:4]) < 250 < 500 < max(numbers[:4])
    assert sorted(spread(range(5))) == [0, 1, 2, 3, 4]


def test_decisions_without_a_choice_are_not_judged() -> None:
    """Only answers of the seat, and only where there were several."""
    replay = Replay(random_game())
    assert all(replay.entries[number].seat == 1 for number in own_decisions(replay, 1))


def test_the_quality_of_a_decision() -> None:
    """By what it costs."""
    assert [quality(loss) for loss in (0.0, 0.008, 0.03, 0.2)] == ["best", "fine", "small", "costly"]


def test_a_resigned_game_is_reviewed_up_to_its_end() -> None:
    """Its result is the chance at that moment, and the parts still add up."""
    record = replace(left(), ended=Result((2, 1), "resigned"))
    found = reviewed_wholly(finished(record), 0, effort=QUICK)
    assert not found.complete
    assert 0 < found.result < 1
    assert found.points[-1].chances[0] == found.result
    assert found.start + found.luck + found.others + found.decisions == pytest.approx(found.result)
    assert finished(left(), over=True).result() is None


def test_decisions_that_cannot_be_judged_are_named() -> None:
    """Every decision that was looked at is judged or left out; cards out of turn are always left out."""
    puzzle, found = late("rex"), reviewed("rex")
    assert found.to_judge + sum(one.count for one in found.left_out) == found.seen
    replay = Replay(played("rex", blunders=True))
    reviewer = Reviewer(replay, puzzle.seat)
    kinds = {type(replay.states[number].ask).__name__ for number in own_decisions(replay, puzzle.seat)}
    assert ("cards" in {one.kind for one in found.left_out}) == ("PlayCard" in kinds)
    assert [one.kind for one in reviewer.left_out([0])] == ["other"]


# ---- how much decisions cost -----------------------------------------------------------------------------------------
def test_differences_that_may_be_noise_cost_nothing() -> None:
    """Below two standard errors a difference counts as nothing; one without doubt counts in full."""
    assert certain_loss([0.5, 0.3, 0.6, 0.4], [0.4, 0.4, 0.4, 0.5]) == 0
    assert certain_loss([0.5, 0.5, 0.5], [0.4, 0.4, 0.4]) == pytest.approx(0.1)
    between = certain_loss([0.5, 0.55, 0.45, 0.5], [0.4, 0.4, 0.4, 0.4])
    assert 0 < between < 0.1
    assert certain_loss([0.3, 0.3], [0.4, 0.4]) == 0


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_of_a_puzzle_costs_nothing(name: str) -> None:
    """Not even at the usual effort, in worlds that the finder has not seen."""
    found = Reviewer(Replay(played(name, blunders=False)), late(name).seat).assess(0)
    assert found is not None
    assert found.loss == pytest.approx(0, abs=0.02)


@pytest.mark.parametrize("name", NAMES)
def test_good_play_costs_little(name: str) -> None:
    """In a stored game Master loses little by its decisions, and less than Novice."""
    replay = finished(stored(name))
    best, worst = (-reviewed_wholly(replay, seat, effort=QUICK).decisions for seat in (BEST, WORST))
    assert best < 0.25
    assert best < worst


@pytest.mark.soak
@pytest.mark.parametrize(("name", "most"), [("tigris", 0.35), ("warlords", 0.35), ("rex", 0.5)])
def test_a_game_of_master_against_itself_costs_little(name: str, most: float) -> None:
    """Much less than the same game costs a beginner."""
    costs = []
    for level in ("master", "novice"):
        options = dict(game(name).BOUNDED) | part_of(name, "SELF_PLAY_OPTIONS", {})
        plan = Plan(game=name, bots=(level,) * 3, options=options, keep=True, seed="self")
        costs.append([-reviewed_wholly(finished(read(play_game(plan, n).record)), 0).decisions for n in range(2)])
    assert max(costs[0]) < most
    assert sum(costs[0]) < sum(costs[1])


def test_the_closer_look_counts() -> None:
    """What is shown of a costly decision is what it counts in the sum."""
    found = reviewed("tigris")
    losses = {one.number: one.loss for one in found.assessed}
    assert all(losses[one.number] == pytest.approx(one.loss) for one in found.costliest)
    assert found.decisions == pytest.approx(-sum(losses.values()))


def test_a_game_of_two_players_is_reviewed_within_a_minute() -> None:
    """Every decision of a whole game of Tigris & Euphrates, with the usual effort, in CPU time on one core."""
    began = process_time()
    found = reviewed_wholly(finished(stored("tigris")), WORST)
    assert process_time() - began < 60
    assert found.seen == found.own > 40


# ---- stand-ins -------------------------------------------------------------------------------------------------------
def test_decisions_of_a_stand_in_are_not_those_of_the_player() -> None:
    """They are not judged, and the review counts them; the other seats are as before."""
    puzzle, record = late("tigris"), played("tigris", blunders=False)
    replay = Replay(replace(record, stand_ins=(StandIn(puzzle.seat, 1, len(record.entries)),)))
    assert own_decisions(replay, puzzle.seat) == [0]
    assert own_decisions(replay, 1 - puzzle.seat) == own_decisions(Replay(record), 1 - puzzle.seat)
    found = reviewed_wholly(replay, puzzle.seat, effort=QUICK)
    assert (found.own, found.seen) == (1, 1)
    assert found.replaced == sum(entry.seat == puzzle.seat for entry in record.entries) - 1
    assert reviewed("tigris").replaced == 0


# ---- bids and alliances of Rex ---------------------------------------------------------------------------------------
def session_until(asked: type, seed: str) -> GameSession[Any]:
    """A game of Rex between beginners, up to the first such question with a choice."""
    rules, number = game("rex"), 0
    while True:
        session = GameSession(rules, rules.OPTIONS(races="suggested"), 4, dealer_from_seed(f"{seed}/{number}"))
        players = [bot("novice")(rules) for _ in range(4)]
        while seats := session.awaited():
            if isinstance(session.state.ask, asked) and len(rules_of_rex().alternatives(session.state, seats[0])) > 1:
                return session
            view, question = rules.view(session.state, seats[0]), rules.question(session.state, seats[0])
            session.answer(seats[0], players[seats[0]].answer(view, question, luck(9), Budget()))
        number += 1


def rules_of_rex() -> ComparesMore:
    found = Analyst(game("rex"), 4).judge.rules
    assert isinstance(found, ComparesMore)
    return found


def assessed_last(session: GameSession[Any], words: Words) -> Assessed | None:
    """The seat that is asked gives this answer; how a review judges it."""
    seat, number = session.awaited()[0], len(session.moments)
    session.answer(seat, words)
    return Reviewer(Replay(session.record()), seat).assess(number)


def test_a_bid_far_above_the_worth_of_a_card_is_costly() -> None:
    """All influence for a card that nobody has seen costs chances; to outbid by one, or to pass, does not."""
    losses = {}
    for words in (("bid", "all"), ("bid", 1), ("pass",)):
        session = session_until(MakeBid, "bids")
        purse = session.state.influence[session.awaited()[0]]
        found = assessed_last(session, ("bid", purse) if words[-1] == "all" else words)
        assert found is not None
        losses[words] = found.loss
    assert losses["bid", "all"] > max(losses["bid", 1], losses["pass",]) + 0.005


def test_proposals_are_judged_and_gifts_are_not() -> None:
    """An alliance is followed to the end of the round; a gift is the price of promises that nobody can weigh."""
    session = session_until(Talk, "talks")
    partner = next(words for words in rules_of_rex().alternatives(session.state, session.awaited()[0]) if words[1:])
    assert assessed_last(session, partner) is not None
    assert isinstance(session.state.ask, AnswerProposal)
    assert assessed_last(session_until(AnswerProposal, "talks"), ("refuse",)) is not None
    session = session_until(Talk, "talks")
    other = next(x for x in session.state.order if x != session.awaited()[0])
    assert assessed_last(session, ("give", other, 1)) is None


# ---- battle plans of Rex ---------------------------------------------------------------------------------------------
@cache
def battle() -> tuple[State, int, tuple[Judged, ...]]:
    """The first battle of a game between bots, as one side judges its plans."""
    rules = game("rex")
    session = GameSession(rules, rules.OPTIONS(races="suggested"), 3, dealer_from_seed("battle"))
    players = [bot("novice")(rules) for _ in range(3)]
    randbelow = luck(9)
    while not isinstance(session.state.ask, SealPlan):
        seat = session.awaited()[0]
        view, question = rules.view(session.state, seat), rules.question(session.state, seat)
        session.answer(seat, players[seat].answer(view, question, randbelow, Budget()))
    seat = session.awaited()[0]
    plans = list(rules.question(session.state, seat))
    view = rules.view(session.state, seat)
    return session.state, seat, Analyst(rules, 3).answers(view, luck(1), QUICK, plans)


def test_all_battle_plans_can_be_compared() -> None:
    """The best is better than the worst, and a good mixture of plans loses little against the best."""
    state, seat, judged = battle()
    rules = game("rex")
    assert {one.words for one in judged} >= set(rules.question(state, seat))
    chances = {one.words: one.chance for one in judged}
    assert judged[0].chance > judged[-1].chance + 0.01
    mixture = rules_of_bots().mixture([rules.imagine(rules.view(state, seat), luck(n)) for n in range(4)], seat, inf)
    average = sum(odds * chances[words] for odds, words in mixture)
    assert judged[0].chance - average < average - judged[-1].chance


def rules_of_bots() -> MixesAnswers:
    found = Analyst(game("rex"), 3).judge.rules
    assert isinstance(found, MixesAnswers)
    return found


def test_battle_plans_depend_only_on_the_view() -> None:
    """What the opponent really has does not change the judgement."""
    state, seat, _ = battle()
    rules, analyst = game("rex"), Analyst(game("rex"), 3)
    world = rules.imagine(rules.view(state, seat), luck(77))
    assert world != state
    one, two = (analyst.answers(rules.view(s, seat), luck(3), QUICK) for s in (state, world))
    assert one == two


def test_unfinished_damaged_and_other_records_are_refused() -> None:
    """With a clear reason, and before anything is computed."""
    with pytest.raises(AnalysisError, match="not_finished"):
        finished(left())
    record = random_game()
    with pytest.raises(RecordError, match=r"wrong_draw|illegal_decision|wrong_result"):
        finished(replace(record, entries=record.entries[:-9]))
    with pytest.raises(AnalysisError, match="other_rules"):
        finished(replace(record, rules=record.rules - 1))
    with pytest.raises(RecordError, match="other_rules"):
        finished(replace(record, rules=record.rules + 1))
    with pytest.raises(AnalysisError, match="no_such_seat"):
        Reviewer(Replay(record), 2)
