"""A rider in Rex: the Double Agent, played instead of an answer to another question."""

from __future__ import annotations

import pytest

from plancia.engine import CHANCE, HIDDEN, Question
from plancia.games.rex.facts import TraitorDrawn
from tests.games.rex.table import Played, bidding, legal, may, play, quiet, refused, talk

RACES = "hacan xxcha lazax letnev"
AGENT = {"xxcha": "double-agent"}


def bid() -> Played:
    """The Xxcha have the card, and are asked to outbid."""
    return play(bidding(RACES, hands=AGENT), "hacan: bid 2")


def test_26_1_a_double_agent_is_played_instead_of_a_bid() -> None:
    """Only its owner sees the traitor, then the same bid is asked for again. §26.1"""
    at = bid()
    assert legal(at, "xxcha") == ["pass", "bid 3", "bid 4", "bid 5", "play double-agent"]
    at = play(at, "xxcha: play double-agent")
    assert at.asks == "DrawTraitors chance"
    drawn = Question(at.s, CHANCE)
    assert [drawn.seen(("emir",), seat) for seat in (0, 1, None)] == [(HIDDEN,), ("emir",), (HIDDEN,)]
    at = play(at, "chance: emir")
    assert at.s.traitors[1] == ("emir",)
    assert at.facts_of(TraitorDrawn) == [TraitorDrawn(of=CHANCE, to=(1,), seat=1, leader="emir")]
    assert at.asks == "MakeBid xxcha"
    assert legal(at, "xxcha") == ["pass", "bid 3", "bid 4", "bid 5"]


def test_26_1_a_rider_goes_with_a_question_to_the_first_who_speaks() -> None:
    """In a ceasefire everybody is asked again afterwards; earlier answers stay valid. §26.1"""
    at = play(quiet(talk(RACES, hands=AGENT)), "hacan: ready", "xxcha: play double-agent", "chance: emir")
    assert at.asks == f"Talk {RACES}"
    assert not may(at, "hacan: ready")


def test_26_1_players_without_the_card_cannot_play_it() -> None:
    """The word is not among the choices, and is rejected like any other. §26.1"""
    at = play(bid(), "xxcha: pass", "lazax: pass")
    assert refused(at, "letnev: play double-agent") == ("not_offered", "8.4")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("play", "unfinished"),
        ("play energy-rifle", "not_offered"),
        ("play double-agent 1", "too_long"),
        ("play 1", "not_offered"),
    ],
)
def test_a_rider_that_is_misspelt_is_refused(words: str, code: str) -> None:
    """A rider is a form like any other."""
    assert refused(bid(), f"xxcha: {words}")[0] == code


def test_a_rider_is_no_default() -> None:
    """When the clock runs out, a seat passes; it does not play a card."""
    assert Question(bid().s, 1).default() == ("pass",)


def test_a_rider_is_called_by_its_own_name_in_prompts() -> None:
    """Prompts are keyed by the field to fill."""
    question = Question(bid().s, 1)
    assert [question.field(prefix) for prefix in ((), ("play",), ("bid",))] == ["verb", "rider", "amount"]
