"""The planner: it looks over its whole turn, stops in time, and mixes its answers where others choose at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import inf
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from plancia.bots import Bot, Budget, GreedyBot, PlannerBot, bot, planner
from plancia.bots.evaluation import PlansTurns, PlaysOn, rex
from plancia.bots.evaluation import warlords as war
from plancia.bots.evaluation.rex.ahead import DECIDED
from plancia.bots.evaluation.tigris import Judgement
from plancia.bots.rollouts import play_on
from plancia.engine import CHANCE, RandBelow, Words
from plancia.games.rex.deployment import DeployUnits
from plancia.games.rex.game import GAME as REX
from plancia.games.rex.manoeuvre import MoveUnits
from plancia.games.rex.plans import SealPlan
from plancia.games.rex.state import State as RexState
from plancia.games.tigris import GAME, Options, State
from plancia.games.tigris.conflict import AddTiles
from plancia.games.tigris.turn import TakeAction
from plancia.games.warlords import GAME as WARLORDS
from plancia.games.warlords.notation import position
from plancia.records import Replay, read
from tests.bots.table import ONE_WORLD, play, stream

RECORDS = Path(__file__).parent / "greedy_1"


def turns(seats: int, left: int) -> Iterator[State]:
    """Positions of a game in which so many actions are left."""
    replay = Replay(read((RECORDS / f"tigris-{seats}.plancia").read_text("utf-8")))
    yield from (s for s in replay.states if type(s.ask) is TakeAction and s.ask.left == left)


def answer_of(bot: GreedyBot, s: State, seconds: float | None = None) -> Words:
    seat = s.active
    return bot.answer(GAME.view(s, seat), GAME.question(s, seat).sheet(), stream(1), Budget(seconds=seconds))


class Counting(PlannerBot):
    """Counts the answers that it follows."""

    followed = 0

    def follow(self, me: int, known: dict[Any, float], world: State, words: Words, randbelow: RandBelow) -> float:
        self.followed += 1
        return super().follow(me, known, world, words, randbelow)


def followed(monkeypatch: pytest.MonkeyPatch, s: State, seconds: float | None) -> int:
    """How many first answers are followed to the end of the turn, if every one takes a second."""
    clock = count()
    monkeypatch.setattr(planner, "monotonic", lambda: float(next(clock)) / 2)  # it looks twice for each answer
    bot = Counting(GAME)
    answer_of(bot, s, seconds)
    return bot.followed


@pytest.mark.parametrize("seats", [2, 4])
def test_it_plays_by_the_rules(seats: int) -> None:
    """Every answer is legal, in all variants."""
    options = Options(stall_guard=True, open_tiles=seats == 4, english=seats == 4)
    played = play([PlannerBot(GAME) for _ in range(seats)], seed=seats, options=options, most=40)
    assert len(played.log) == 40


def test_a_turn_is_as_good_as_its_best_second_action() -> None:
    """The plan of an answer is at least what the same answer is worth with any second action."""
    for s in list(turns(2, 2))[:24:6]:
        bot, seat = PlannerBot(GAME), s.active
        for first in bot.candidates(s, seat)[:6]:
            after, _ = GAME.advance(s, seat, first)
            if type(after.ask) is not TakeAction:
                continue
            plan = bot.follow(seat, {}, s, first, stream(1))
            seconds = [bot.outlook(after, seat, second, seat, stream(1)) for second in bot.candidates(after, seat)]
            assert plan == pytest.approx(max(seconds))


def test_a_turn_continues_after_a_conflict() -> None:
    """A first action that starts a conflict is worth the best second action after each way it may end."""
    seen = 0
    for s in turns(4, 2):
        bot, seat = PlannerBot(GAME), s.active
        for first in bot.candidates(s, seat):
            if is_open_conflict(GAME.advance(s, seat, first)[0], seat):
                assert bot.follow(seat, {}, s, first, stream(1)) != bot.outlook(s, seat, first, seat, stream(1))
                seen += 1
        if seen > 3:
            break
    assert seen


def is_open_conflict(s: State, me: int) -> bool:
    """Does it depend on the tiles of a rival how this ends?"""
    while type(s.ask) is AddTiles:
        seat = GAME.awaited(s)[0]
        replies = Judgement().replies(s, seat, me)
        if len(replies) > 1:
            return True
        s, _ = GAME.advance(replies[0][1], seat, replies[0][2])
    return False


def test_it_finds_more_than_greedy() -> None:
    """In some positions the best turn does not begin with the best action, and then its plan is better."""
    better = 0
    for s in list(turns(2, 2))[:30:3]:
        bot, seat = PlannerBot(GAME), s.active
        plans = [
            bot.follow(seat, {}, s, words, stream(1)) for words in (answer_of(bot, s), answer_of(GreedyBot(GAME), s))
        ]
        better += plans[0] > plans[1] + 1e-9
    assert better >= 2


def test_it_stops_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It follows as many answers as there is time for, and the best at first sight if there is none."""
    s = next(turns(2, 2))
    assert followed(monkeypatch, s, None) == Judgement.FOLLOWED
    assert followed(monkeypatch, s, 100.0) == Judgement.FOLLOWED
    assert 1 <= followed(monkeypatch, s, 5.0) < followed(monkeypatch, s, 8.0) < Judgement.FOLLOWED
    assert followed(monkeypatch, s, 0.0) == 0


def test_after_each_third_of_the_worlds_the_better_half_remains() -> None:
    """One lucky world does not decide, and most of the time is spent on the best answers."""
    answers: list[Words] = [(word,) for word in "abcdef"]
    followed: list[int] = []

    def follow(world: int, words: Words, randbelow: RandBelow) -> float:
        followed.append(world)
        lucky = 4.0 * (words == ("a",) and world == 0)
        return lucky + float("abcdef".index(str(words[0])))

    best = PlannerBot(GAME).best_followed(range(6), answers, follow, stream(1), inf)
    assert best == ("f",)
    assert [followed.count(world) for world in range(6)] == [6, 6, 3, 3, 2, 2]


def test_without_time_it_takes_the_best_at_first_sight() -> None:
    """In the world that it imagines, no answer is better."""
    for s in list(turns(3, 2))[:4]:
        bot, seat = PlannerBot(GAME), s.active
        words = answer_of(bot, s, 0.0)
        world = GAME.imagine(GAME.view(s, seat), stream(1))
        hopes = {other: bot.outlook(world, seat, other, seat, stream(1)) for other in bot.candidates(world, seat)}
        assert hopes[words] == max(hopes.values())


def test_a_turn_of_warlords_is_followed_to_the_hire() -> None:
    """A turn lasts from the recall to the hire: the draws after it are luck, and the rival's turn is another one."""
    rules, randbelow, turns_of = war.EVALUATION, stream(3), {0: 0, 1: 0}
    assert isinstance(rules, PlansTurns)
    s, _ = WARLORDS.begin(WARLORDS.OPTIONS(), 2)
    while seats := WARLORDS.awaited(s):
        mine = [seat for seat in (0, 1) if rules.is_my_turn_still(s, seat)]
        name = type(s.ask).__name__
        assert mine == ([] if name == "GiveUpCards" else [s.active] if seats[0] != CHANCE else mine)
        assert len(mine) <= 1
        if name == "HireMercenary":
            turns_of[s.active] += 1
            s, _ = WARLORDS.advance(s, seats[0], ("deck",) if s.deck else ("market", s.market[0]))
            assert not rules.is_my_turn_still(s, seats[0])
        else:
            s, _ = WARLORDS.advance(s, seats[0], WARLORDS.question(s, seats[0]).sample(randbelow))
    assert min(turns_of.values()) > 1


def test_it_ends_a_game_that_this_turn_decides() -> None:
    """One point behind, with the fourth of a kind in hand and an empty planet in reach: the turn wins the game."""
    words = "turn=0:mercenary rows=M01-M02-M03/M08 hands=M04.M30/M05 ships=core/dorn bases=3.0.0/3.0.0 power=0/1"
    s = position(f"Y.B.W/?.?/?.?/?.?/G.R/?.?/?.?/?.?/P.Y {words}")
    view, question = WARLORDS.view(s, 0), WARLORDS.question(s, 0).sheet()
    answers = {PlannerBot(WARLORDS).answer(view, question, stream(n), Budget())[0] for n in range(3)}
    assert answers == {"M04"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_warlords_by_the_rules(seats: int) -> None:
    """Every answer is legal, with teams and without."""
    s, _ = WARLORDS.begin(WARLORDS.OPTIONS(), seats)
    bots = [PlannerBot(WARLORDS) for _ in range(seats)]
    randbelow = stream(seats)
    for _ in range(60):
        seat = WARLORDS.to_move(s)[0]
        question = WARLORDS.question(s, seat)
        if seat == CHANCE:
            words = question.sample(randbelow)
        else:
            words = bots[seat].answer(WARLORDS.view(s, seat), question, randbelow, Budget(seconds=0.05))
        s, _ = WARLORDS.apply(s, seat, words, s.asked)


def battles(bot: GreedyBot, most: int) -> Iterator[RexState]:
    """Positions of a game of Rex in which both sides of a battle make their plans."""
    s, _ = REX.begin(REX.OPTIONS(races="lot"), 4)
    randbelow = stream(5)
    for _ in range(most):
        seat = REX.to_move(s)[0]
        if type(s.ask) is SealPlan:
            yield s
        question = REX.question(s, seat)
        answer = question.sample(randbelow)
        if seat != CHANCE:
            answer = bot.answer(REX.view(s, seat), question, stream(1), ONE_WORLD)
        s, _ = REX.advance(s, seat, answer)


def test_battle_plans_are_mixed() -> None:
    """Every plan that it may make is legal, the odds add up to one, and in some battles several are likely."""
    mixed = 0
    for s in battles(GreedyBot(REX), 400):
        seat = REX.to_move(s)[0]
        worlds = [REX.imagine(REX.view(s, seat), stream(n)) for n in range(3)]
        plans = rex.Judgement().mixture(worlds, seat, inf)
        assert sum(odds for odds, _ in plans) == pytest.approx(1)
        assert all(words in REX.question(s, seat) for _, words in plans)
        mixed += sum(odds > 0.1 for odds, _ in plans) > 1
    assert mixed


@pytest.mark.parametrize("kind", [GreedyBot, PlannerBot])
def test_it_draws_a_battle_plan_by_lot(kind: type[GreedyBot]) -> None:
    """With other random numbers it makes another plan."""
    assert max(len(drawn_plans(kind(REX), s)) for s in battles(GreedyBot(REX), 400)) > 1


@pytest.mark.parametrize("name", ["greedy-1", "expert", "regular", "novice"])
def test_greedy_1_and_the_lower_levels_have_a_fixed_rule_for_battle_plans(name: str) -> None:
    """greedy-1 never changes, and people have learned how strong the levels are."""
    assert max(len(drawn_plans(bot(name)(REX), s)) for s in battles(GreedyBot(REX), 400)) == 1


def drawn_plans(player: Bot, s: RexState) -> set[Words]:
    """What it answers with six series of random numbers."""
    seat = REX.to_move(s)[0]
    view, question = REX.view(s, seat), REX.question(s, seat)
    return {player.answer(view, question, stream(n), ONE_WORLD) for n in range(6)}


def test_other_questions_of_rex_are_answered_as_greedy_does() -> None:
    """Manoeuvres apart, greedy and planner agree: they also make the same battle plans."""
    s, _ = REX.begin(REX.OPTIONS(), 3)
    randbelow = stream(5)
    for number in range(40):
        seat = REX.to_move(s)[0]
        words = REX.question(s, seat).sample(randbelow)
        if seat != CHANCE and not isinstance(s.ask, MoveUnits | DeployUnits):
            view, question = REX.view(s, seat), REX.question(s, seat)
            words, other = (
                kind(REX).answer(view, question, stream(number), ONE_WORLD) for kind in (PlannerBot, GreedyBot)
            )
            assert words == other
        s, _ = REX.advance(s, seat, words)


# The Letnev are about to win with three strongholds. The Hacan move last, and are the only ones who can prevent it.
HELD = (
    "races=letnev,sol,hacan first=0 fleet=9 placements=TAR-INT phase=manoeuvre influence=0/0/9 "
    "units=PAL.LE9,NAV.LE8,ADI.LE2,CIV.SO1,SAL.HA8"
)


def asked_to_move(seat: int, words: str) -> RexState:
    """The position when that seat is asked for its movement; the others stay where they are."""
    s = REX.position(words)
    while REX.to_move(s)[0] != seat or not isinstance(s.ask, MoveUnits):
        other = REX.to_move(s)[0]
        choices = REX.question(s, other).next(()) or ()
        s, _ = REX.advance(s, other, (next(word for word in ("stay", "end", "pass") if word in choices),))
    return s


def test_it_moves_where_it_is_needed_at_the_end_of_the_round() -> None:
    """It attacks one of the three strongholds that would win the game for another player."""
    s = asked_to_move(2, HELD)
    answers = {PlannerBot(REX).answer(REX.view(s, 2), REX.question(s, 2), stream(n), Budget()) for n in range(4)}
    assert {words[:3] for words in answers} == {("move", "SAL", "ADI")}


def test_a_round_is_played_to_its_end() -> None:
    """A victory at its end counts as one, for the winner and for the others; without one the value is in between."""
    s, rules = asked_to_move(0, HELD.replace("first=0", "first=1")), rex.Judgement()
    assert isinstance(rules, PlaysOn)
    assert play_on(REX, rules, 0, s, ("stay",), stream(1)) == DECIDED
    assert -DECIDED < play_on(REX, rules, 0, s, ("move", "ADI", "COU", 2), stream(1)) < DECIDED
    assert rules.result(replace(s, reason="strongholds", winners=(0,)), 1) == -DECIDED


def test_in_haste_fewer_answers_are_considered() -> None:
    """All of them are among those that are considered at leisure."""
    s, rules = asked_to_move(2, HELD), rex.Judgement()
    at_leisure, hasty = (set(r.candidates(s, 2, REX.question(s, 2))) for r in (rules, rules.in_haste()))
    assert hasty < at_leisure


def test_it_plays_on_as_long_as_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With more time it plays on from more answers, and without time from none."""
    s, clock = asked_to_move(2, HELD), count()
    played: list[Words] = []

    def note(game: object, rules: object, me: int, start: object, words: Words, randbelow: RandBelow) -> float:
        played.append(words)
        return 0.0

    monkeypatch.setattr(planner, "monotonic", lambda: float(next(clock)) / 2)  # it looks twice for each answer
    monkeypatch.setattr(planner, "play_on", note)
    numbers = []
    for seconds in (0.0, 3.0, 6.0, None):
        played.clear()
        words = PlannerBot(REX).answer(REX.view(s, 2), REX.question(s, 2), stream(1), Budget(seconds=seconds))
        assert words in REX.question(s, 2)
        numbers.append(len(played))
    assert numbers[0] == 0 < numbers[1] < numbers[2] < numbers[3]


def test_without_time_a_battle_plan_is_greedy() -> None:
    """There is no time to imagine what the foe may do."""
    for s in battles(GreedyBot(REX), 300):
        seat = REX.to_move(s)[0]
        view, question = REX.view(s, seat), REX.question(s, seat)
        answers = [kind(REX).answer(view, question, stream(1), Budget(seconds=0)) for kind in (PlannerBot, GreedyBot)]
        assert answers[0] == answers[1]
