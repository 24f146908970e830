"""What may be undone in Rex depends on what has happened since."""

from __future__ import annotations

from plancia.engine import Decision, Undo, undo
from tests.games.rex.table import Played, bidding, fight, play, seat_of, talk

FOUR = "hacan sol xxcha lazax"


def sealed() -> Played:
    return fight(units={"letnev": "SAI 3", "sol": "SAI 4"}, hands={"sol": "energy-rifle"})


def questioned() -> Played:
    return fight("jol-nar sol hacan", units={"jol-nar": "SAI 3", "sol": "SAI 4"})


def may_take_back(at: Played, *lines: str) -> Undo:
    """Undo for the first of these answers, by its player."""
    s, since = at.s, []
    for line in lines:
        after = play(s, line)
        since.append(Decision(seat_of(s, line.split(": ")[0]), after.facts))
        s = after.s
    return undo(since[0].seat, since)


def test_a_sealed_plan_may_be_changed_while_the_other_thinks() -> None:
    """Nobody has seen it."""
    assert may_take_back(sealed(), "sol: 3 liaison-agent attack") is Undo.FREE


def test_a_plan_that_was_opened_with_the_others_may_not() -> None:
    """The opponent's plan has been seen, no matter who was first."""
    lines = "sol: 3 liaison-agent attack", "letnev: 0 overseer none"
    assert may_take_back(sealed(), *lines) is Undo.IMPOSSIBLE
    assert may_take_back(sealed(), *reversed(lines)) is Undo.IMPOSSIBLE


def test_a_bid_may_be_taken_back_until_the_next_speaks() -> None:
    """Then it needs the consent of the others."""
    assert may_take_back(bidding("hacan sol xxcha"), "hacan: bid 2") is Undo.FREE
    assert may_take_back(bidding("hacan sol xxcha"), "hacan: bid 2", "sol: pass") is Undo.CONSENT


def test_a_bid_that_bought_a_card_needs_consent() -> None:
    """A card was drawn, and the buyer has seen it."""
    at = play(bidding("hacan sol xxcha"), "hacan: pass", "sol: pass")
    assert may_take_back(at, "xxcha: bid 1", "chance: energy-rifle") is Undo.CONSENT


def test_a_bid_that_bought_a_card_drawn_before_needs_consent() -> None:
    """The card was drawn earlier, but the buyer sees it only now."""
    at = play(bidding("jol-nar sol xxcha"), "chance: energy-rifle", "jol-nar: pass", "sol: pass")
    assert may_take_back(at, "xxcha: bid 1") is Undo.CONSENT


def test_a_gift_may_be_taken_back_before_anybody_speaks() -> None:
    """Nothing was learned and nobody has decided."""
    assert may_take_back(talk(FOUR), "sol: give hacan 3") is Undo.FREE


def test_an_accepted_proposal_needs_consent() -> None:
    """Another player has decided since."""
    assert may_take_back(talk(FOUR), "sol: propose lazax", "lazax: accept") is Undo.CONSENT


def test_a_question_that_was_answered_may_not_be_put_again() -> None:
    """The Jol-Nar know the answer."""
    assert may_take_back(questioned(), "jol-nar: leader") is Undo.FREE
    assert may_take_back(questioned(), "jol-nar: leader", "sol: liaison-agent") is Undo.IMPOSSIBLE


def test_an_answer_to_the_jol_nar_is_the_players_own_secret() -> None:
    """A player who has shown only their own secret may change the answer."""
    assert may_take_back(play(questioned(), "jol-nar: leader"), "sol: liaison-agent") is Undo.FREE


def test_a_double_agent_that_has_drawn_needs_consent() -> None:
    """A card was drawn."""
    at = play(bidding("hacan sol xxcha", hands={"sol": "double-agent informant"}), "hacan: pass")
    assert may_take_back(at, "sol: play double-agent", "chance: emir") is Undo.CONSENT
