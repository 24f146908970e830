"""Why a bot prefers an answer: values split into terms."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.arena import stream
from plancia.bots import LEVELS, Budget, GreedyBot
from plancia.bots.evaluation import GAMES, part_of
from plancia.bots.explaining import REST, Candidate, without
from plancia.games import game
from plancia.records import GameSession, dealer_from_seed

TABLES: dict[str, dict[str, Any]] = {"tigris": {"stall_guard": True}, "warlords": {}, "rex": {"races": "lot"}}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_terms_add_up_to_the_worth(name: str, level: str) -> None:
    """Every candidate is legal, and its terms add up to what it is worth; the bot's own answer comes first."""
    rules = game(name)
    session = GameSession(rules, rules.OPTIONS(**TABLES[name]), 3, dealer_from_seed("why"), ("a", "b", "c"))
    player, randbelow = LEVELS[level](rules), stream("why").randrange
    assert isinstance(player, GreedyBot)
    for _ in range(12):
        seat = session.awaited()[0]
        view, question = rules.view(session.state, seat), rules.question(session.state, seat)
        found = player.explain(view, question, randbelow, Budget())
        assert found.candidates[0].words == found.answer
        for one in found.candidates:
            assert one.words in question
            assert sum(one.terms.values()) == pytest.approx(one.worth)
            assert set(one.terms) == {*part_of(name, "TERMS"), REST}
        session.answer(seat, found.answer)


def test_an_answer_that_the_bot_would_not_try_can_be_explained_too() -> None:
    rules = game("tigris")
    session = GameSession(rules, rules.OPTIONS(), 2, dealer_from_seed("why"), ("a", "b"))
    seat = session.awaited()[0]
    view, question = rules.view(session.state, seat), rules.question(session.state, seat)
    found = GreedyBot(rules).explain(view, question, stream("why").randrange, Budget(), [("end",)])
    end = found.candidate(("end",))
    assert end is not None
    assert found.candidates[0].decisive(end)


def test_decisive_terms_come_in_order_of_importance() -> None:
    one = Candidate(words=("a",), worth=3.0, terms={"small": 1.0, "large": 2.0, "same": 1.0, "worse": -1.0})
    two = Candidate(words=("b",), worth=1.0, terms={"small": 0.5, "large": -0.5, "same": 1.0, "worse": 0.0})
    assert [difference.term for difference in one.decisive(two)] == ["large", "small"]
    assert [difference.term for difference in two.decisive(one)] == ["worse"]


@pytest.mark.parametrize("name", GAMES)
def test_every_term_is_one_of_the_evaluation(name: str) -> None:
    """A weight that was renamed would be noticed here."""
    evaluation = GreedyBot(game(name)).evaluation
    for zero in part_of(name, "TERMS").values():
        assert without(evaluation, zero) != evaluation
