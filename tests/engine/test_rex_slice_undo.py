"""What may be taken back in the Rex slice follows from what has happened since."""

from __future__ import annotations

from plancia.engine import Decision, Undo, apply, undo
from plancia.engine.form import Question
from tests.engine.rex_slice.components import DOUBLE_AGENT, INFORMANT, RIFLE
from tests.engine.rex_slice.positions import auction, battle, ceasefire, play, seat_of
from tests.engine.rex_slice.table import State

SEALED = battle(("letnev", "sol"), {"sol": (RIFLE,)})
TALK = ceasefire(("hacan", "sol", "xxcha", "lazax"))


def may_take_back(s: State, who: str, *lines: str) -> Undo:
    """The first of these answers, by the race that gave it."""
    since = []
    for line in lines:
        race, text = line.split(": ")
        seat = seat_of(s, race)
        s, facts = apply(s, seat, Question(s, seat).parse(text), s.asked)
        since.append(Decision(seat, facts))
    return undo(s.races.index(who), since)


def test_a_sealed_plan_may_be_changed_while_the_other_thinks() -> None:
    """Nobody has seen it."""
    assert may_take_back(SEALED, "sol", "sol: 3 agent attack") is Undo.FREE


def test_a_plan_that_was_opened_with_the_others_may_not() -> None:
    """The opponent's plan has been seen."""
    lines = "sol: 3 agent attack", "letnev: 0 overseer none"
    assert may_take_back(SEALED, "sol", *lines) is Undo.IMPOSSIBLE
    assert may_take_back(SEALED, "letnev", *reversed(lines)) is Undo.IMPOSSIBLE


def test_a_bid_may_be_taken_back_until_the_next_speaks() -> None:
    """Then it needs the consent of the others."""
    s = auction(("hacan", "sol", "xxcha"))
    assert may_take_back(s, "hacan", "hacan: bid 2") is Undo.FREE
    assert may_take_back(s, "hacan", "hacan: bid 2", "sol: pass") is Undo.CONSENT


def test_a_bid_that_brought_a_card_needs_consent() -> None:
    """Chance has been drawn, and the buyer has seen it."""
    s = play(auction(("hacan", "sol", "xxcha")), "hacan: pass", "sol: pass")
    assert may_take_back(s, "xxcha", "xxcha: bid 1", "chance: rifle") is Undo.CONSENT


def test_a_bid_that_brought_a_card_seen_before_needs_consent() -> None:
    """Chance was drawn earlier, but the buyer sees it only now."""
    s = play(auction(("jolnar", "sol", "xxcha")), "chance: rifle", "jolnar: pass", "sol: pass")
    assert may_take_back(s, "xxcha", "xxcha: bid 1") is Undo.CONSENT


def test_a_gift_may_be_taken_back_before_anybody_speaks() -> None:
    """Nothing was learned and nobody has decided."""
    assert may_take_back(TALK, "sol", "sol: give 0 3") is Undo.FREE


def test_an_accepted_proposal_needs_consent() -> None:
    """Somebody else has decided since."""
    assert may_take_back(TALK, "sol", "sol: propose 3", "lazax: accept") is Undo.CONSENT


def test_a_question_that_was_answered_may_not_be_put_anew() -> None:
    """Jol-Nar knows the answer."""
    s = battle(("jolnar", "sol"), {})
    assert may_take_back(s, "jolnar", "jolnar: leader") is Undo.FREE
    assert may_take_back(s, "jolnar", "jolnar: leader", "sol: agent") is Undo.IMPOSSIBLE


def test_an_answer_to_jolnar_is_ones_own_secret() -> None:
    """Who has shown only what he knew himself may think again."""
    s = play(battle(("jolnar", "sol"), {}), "jolnar: leader")
    assert may_take_back(s, "sol", "sol: agent") is Undo.FREE


def test_a_double_agent_that_has_drawn_needs_consent() -> None:
    """Chance has been drawn."""
    s = play(auction(("hacan", "sol", "xxcha"), {"sol": (DOUBLE_AGENT, INFORMANT)}), "hacan: pass")
    assert may_take_back(s, "sol", "sol: play double_agent", "chance: emir") is Undo.CONSENT
