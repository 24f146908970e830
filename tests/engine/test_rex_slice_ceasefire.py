"""The ceasefire of the Rex slice: whoever speaks first is heard."""

from __future__ import annotations

import pytest

from plancia.engine import IllegalAction, apply, awaited, to_move
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.positions import asked, ceasefire, legal, play, told

FOUR = ("hacan", "xxcha", "sol", "lazax")


def test_t17_one_leaves_two_ally_and_take_in_the_third() -> None:
    """Hacan leaves Xxcha, Sol and Lazax ally, both take in Hacan: three are allied, and Xxcha is alone."""
    s = play(
        ceasefire(FOUR, alliances=((0, 1),)),
        "hacan: leave",
        "sol: propose 3",
        "lazax: accept",
        "lazax: propose 0",
        "hacan: accept",
        "sol: accept",
    )
    assert s.alliances == ((0, 2, 3),)


def test_r70_it_ends_when_all_are_ready() -> None:
    """Everybody has to say so, in any order."""
    s = play(ceasefire(FOUR), "sol: ready", "hacan: ready", "lazax: ready")
    assert asked(s)[0] == "Talk"
    assert play(s, "xxcha: ready").stack == ()


def test_r70_the_table_waits_for_those_who_are_not_ready() -> None:
    """Whoever is ready may still speak; of a proposal those are waited for who have to answer it."""
    s = play(ceasefire(FOUR), "sol: ready", "hacan: ready")
    assert to_move(s) == (0, 1, 2, 3)
    assert awaited(s) == (1, 3)
    s = play(s, "xxcha: propose 3")
    assert to_move(s) == (1, 3)
    assert awaited(s) == (3,)


def test_r86_an_alliance_makes_everybody_think_again() -> None:
    """Who was ready before is asked once more; a refusal changes nothing."""
    s = play(ceasefire(FOUR), "hacan: ready", "sol: propose 3")
    assert "ready" not in legal(play(s, "lazax: refuse"), "hacan")
    assert "ready" in legal(play(s, "lazax: accept"), "hacan")


def test_r86_one_proposal_at_a_time() -> None:
    """Until it is answered or withdrawn, only those concerned may speak."""
    s = play(ceasefire(FOUR), "sol: propose 3")
    assert asked(s) == ("AnswerProposal", "sol", "lazax")
    assert (legal(s, "sol"), legal(s, "lazax")) == (["withdraw"], ["refuse", "accept"])
    assert asked(play(s, "sol: withdraw")) == ("Talk", *FOUR)


def test_m18_everybody_concerned_must_agree() -> None:
    """A third member needs the consent of both who are allied already."""
    s = play(ceasefire(FOUR, alliances=((0, 1),)), "hacan: propose 2", "sol: accept")
    assert s.alliances == ((0, 1),)
    assert asked(s) == ("AnswerProposal", "hacan", "xxcha")
    assert play(s, "xxcha: refuse").alliances == ((0, 1),)
    assert play(s, "xxcha: accept").alliances == ((0, 1, 2),)


def test_m19_no_alliance_has_more_than_three_members() -> None:
    """Two pairs cannot become one."""
    s = ceasefire(FOUR, alliances=((0, 1), (2, 3)))
    assert legal(s, "hacan", "propose") == []


def test_r69_two_who_are_left_stay_allied() -> None:
    """When one of three leaves, the others remain; when one of two leaves, nobody does."""
    s = play(ceasefire(FOUR, alliances=((0, 1, 2),)), "sol: leave")
    assert s.alliances == ((0, 1),)
    assert play(s, "hacan: leave").alliances == ()


def test_m21_with_three_players_only_influence_changes_hands() -> None:
    """There are gifts, and no alliances."""
    assert {line.split()[0] for line in legal(ceasefire(FOUR[:3]), "sol")} == {"ready", "give"}


def test_m9_a_gift_takes_effect_at_once() -> None:
    """Influence goes to anybody, ally or not."""
    s, news = told(ceasefire(FOUR), "sol: give 0 3")
    assert s.influence == (8, 5, 2, 5)
    assert news == (facts.InfluencePaid(seat=2, amount=3, receiver=0),)


def test_r70_nobody_proposes_without_end() -> None:
    """After the agreed number of proposals and gifts a seat can only be ready; then it has nothing more to say."""
    s = play(ceasefire(FOUR, proposals=2), "sol: propose 3", "lazax: refuse", "sol: give 0 1")
    assert legal(s, "sol") == ["ready"]
    assert asked(play(s, "sol: ready")) == ("Talk", "hacan", "xxcha", "lazax")


def test_an_answer_to_an_earlier_question_is_refused() -> None:
    """While Lazax was typing, Sol was heard: the words are not taken for an answer to the new question."""
    s = ceasefire(FOUR)
    later = play(s, "sol: ready")
    with pytest.raises(IllegalAction, match="stale_question"):
        apply(later, 3, ("ready",), s.asked)
    assert apply(later, 3, ("ready",), later.asked)


def test_an_answer_that_names_no_question_is_refused() -> None:
    """Where the first to speak is heard, one has to say to what one answers."""
    with pytest.raises(IllegalAction, match="question_not_named"):
        apply(ceasefire(FOUR), 3, ("ready",))


def test_who_is_not_asked_is_refused() -> None:
    """While a proposal is open, strangers cannot speak."""
    s = play(ceasefire(FOUR), "sol: propose 3")
    with pytest.raises(IllegalAction, match="not_asked"):
        apply(s, 0, ("accept",), s.asked)
