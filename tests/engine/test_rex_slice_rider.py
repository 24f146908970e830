"""A rider in the Rex slice: the Double Agent, played instead of an answer that is owed anyway."""

from __future__ import annotations

import pytest

from plancia.engine import CHANCE, HIDDEN, IllegalAction, Question, apply
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import DOUBLE_AGENT, RIFLE
from tests.engine.rex_slice.positions import asked, auction, battle, ceasefire, legal, play, told

RACES = ("hacan", "sol", "xxcha", "letnev")
AGENT = {"sol": (DOUBLE_AGENT,)}


def test_r82_a_double_agent_is_played_instead_of_a_bid() -> None:
    """The traitor is drawn for its owner alone, then the same bid is called for again."""
    s = play(auction(RACES, AGENT), "hacan: bid 2")
    assert legal(s, "sol")[-1] == "play double_agent"
    s = play(s, "sol: play double_agent")
    assert asked(s) == ("DrawTraitors", "chance")
    assert Question(s, CHANCE).seen(("emir",), 0) == (HIDDEN,)
    s, news = told(s, "chance: emir")
    assert s.traitors[1] == ("emir",)
    assert news == (facts.TraitorsDrawn(of=CHANCE, to=(1,), seat=1, leaders=("emir",)),)
    assert asked(s) == ("MakeBid", "sol")
    assert legal(s, "sol") == ["pass", "bid 3", "bid 4", "bid 5"]


def test_r82_a_rider_goes_with_a_question_to_the_first_who_speaks() -> None:
    """In a ceasefire, too, everybody is asked again afterwards; what was said before still stands."""
    s = play(ceasefire(RACES, AGENT), "hacan: ready", "sol: play double_agent", "chance: emir")
    assert asked(s) == ("Talk", *RACES)
    assert "ready" not in legal(s, "hacan")


def test_r82_who_does_not_hold_it_cannot_play_it() -> None:
    """The word is not among the choices, and is refused like any other."""
    s = play(auction(RACES, AGENT), "hacan: bid 2", "sol: pass")
    with pytest.raises(IllegalAction, match="not_offered: 'play'"):
        apply(s, 2, ("play", DOUBLE_AGENT))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("play",), "unfinished"),
        (("play", RIFLE), "not_offered"),
        (("play", DOUBLE_AGENT, 1), "too_long"),
        (("play", 1), "not_offered"),
    ],
)
def test_a_rider_that_is_misspelt_is_refused(words: tuple[str | int, ...], code: str) -> None:
    """A rider is a form like any other."""
    s = play(auction(RACES, AGENT), "hacan: bid 2")
    with pytest.raises(IllegalAction) as refused:
        apply(s, 1, words)
    assert refused.value.code == code


def test_r82_no_rider_in_a_battle() -> None:
    """The questions of a battle take none."""
    s = battle(RACES, AGENT)
    assert legal(s, "sol", "play") == []


def test_a_rider_is_no_default() -> None:
    """When the clock runs out, a seat passes; it does not play a card."""
    assert Question(play(auction(RACES, AGENT), "hacan: pass"), 1).default() == ("pass",)


def test_a_rider_is_called_by_its_own_name_in_prompts() -> None:
    """Prompts are keyed by the field to be filled."""
    question = Question(play(auction(RACES, AGENT), "hacan: pass"), 1)
    assert [question.field(said) for said in ((), ("play",), ("bid",))] == ["verb", "rider", "amount"]
