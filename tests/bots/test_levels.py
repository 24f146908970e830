"""The levels that people choose their opponents by."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.arena import Plan, play_game, stream
from plancia.bots import BOTS, EARLIER, FIRST_LEVEL, LEVELS, PEOPLE, Budget, PlannerBot, bot
from plancia.bots.levels import LevelBot, simple_evaluation
from plancia.games import game
from plancia.locale import LANGUAGES, messages
from plancia.records import GameSession, dealer_from_seed

TABLES: dict[str, dict[str, Any]] = {"tigris": {"stall_guard": True}, "warlords": {}, "rex": {"races": "lot"}}


def test_there_are_four_levels_the_weakest_first() -> None:
    """A first game is against the weakest. The bots of older tables can still play."""
    assert list(LEVELS) == ["novice", "regular", "expert", "master"]
    assert next(iter(LEVELS)) == FIRST_LEVEL
    assert set(BOTS) == {*LEVELS, *PEOPLE, "random", "greedy"}
    assert set(EARLIER) == {"random", "greedy"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_description(lang: str) -> None:
    m = messages(lang)
    texts = [m.say(f"level-{level}{what}") for level in LEVELS for what in ("", "-about")]
    assert len(set(texts)) == len(texts)
    assert not any(text.startswith("level-") for text in texts)


@pytest.mark.parametrize("name", TABLES)
def test_all_levels_play_a_whole_game(name: str) -> None:
    """Every answer is legal: an illegal one would stop the game."""
    seats = tuple(LEVELS)
    outcome = play_game(Plan(game=name, bots=seats, options=TABLES[name], seed="levels"), 0)
    assert outcome.places.count(1) >= 1


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_a_weaker_level_takes_no_answer_that_looks_worse_to_it(name: str, level: str) -> None:
    """It is content with an answer that is nearly as good as the best, by its own values, and never with another."""
    rules = game(name)
    session = GameSession(rules, rules.OPTIONS(**TABLES[name]), 3, dealer_from_seed("content"), ("a", "b", "c"))
    player, randbelow = LevelBot(rules, level), stream("content").randrange
    for _ in range(40):
        seat = session.awaited()[0]
        view, question = rules.view(session.state, seat), rules.question(session.state, seat)
        words = player.answer(view, question, randbelow, Budget())
        world = rules.imagine(view, randbelow)
        answers = player.candidates(world, seat)
        if type(session.state.ask).__name__ in ("TakeAction", "MoveUnits", "PlayMercenary") and len(answers) > 1:
            hopes = dict(zip(answers, player.hopes([session.state], seat, answers, randbelow), strict=True))
            chosen = player.choose([session.state], seat, answers, randbelow, Budget())
            assert hopes[chosen] >= max(hopes.values()) - player.level.tolerance - 1e-9
        session.answer(seat, words)


def test_a_game_without_evaluation_is_played_at_random() -> None:
    assert simple_evaluation("spoof", {}) is None


def test_a_level_is_found_by_its_name() -> None:
    assert all(bot(level) is maker for level, maker in LEVELS.items())


def test_expert_answers_as_greedy_1_does_in_tigris() -> None:
    """So what is measured against greedy-1 there is measured against Expert."""
    rules = game("tigris")
    session = GameSession(rules, rules.OPTIONS(stall_guard=True), 2, dealer_from_seed("same"), ("a", "b"))
    expert, first = bot("expert")(rules), bot("greedy-1")(rules)
    for number in range(30):
        seat = session.awaited()[0]
        view, question = rules.view(session.state, seat), rules.question(session.state, seat)
        words = expert.answer(view, question, stream(f"{number}").randrange, Budget())
        assert words == first.answer(view, question, stream(f"{number}").randrange, Budget())
        session.answer(seat, words)


@pytest.mark.parametrize("name", ["warlords", "rex"])
def test_master_answers_as_the_planner_does_without_native_rules(name: str) -> None:
    """Only Tigris & Euphrates has some."""
    rules = game(name)
    session = GameSession(rules, rules.OPTIONS(**TABLES[name]), 3, dealer_from_seed("same"), ("a", "b", "c"))
    master, planner = bot("master")(rules), PlannerBot(rules)
    for number in range(12):
        seat = session.awaited()[0]
        view, question = rules.view(session.state, seat), rules.question(session.state, seat)
        words = master.answer(view, question, stream(f"{number}").randrange, Budget())
        assert words == planner.answer(view, question, stream(f"{number}").randrange, Budget())
        session.answer(seat, words)
