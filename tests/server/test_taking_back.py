"""Undo, and other requests that need consent: by the engine's rule, by consent, or not at all."""

from __future__ import annotations

from random import Random

import pytest

from plancia.engine import Question, Undo
from plancia.server import events as e
from plancia.server import protocol as p
from plancia.server.clock import HOUR, MINUTE
from plancia.server.seats import Phase
from tests.games.tigris.lively import lively
from tests.server.support import begun, lay_a_tile, one_answers, plays_a_turn, refusal


# ---- undo ------------------------------------------------------------------------------------------------------------
def test_an_answer_without_consequences_is_undone_freely() -> None:
    """The first action of a turn, as long as nothing was drawn."""
    life = begun()
    before = life.state
    seat = lay_a_tile(life)
    assert life.does(life.table.seats[seat].user, p.Undo(id=1, seat=seat)) == [e.TakenBack(seat=seat)]
    assert life.state == before


def test_after_a_draw_the_others_are_asked() -> None:
    """With their consent it is undone, and the draws are used up."""
    life = begun()
    lay_a_tile(life)
    before, drawn = life.state, life.table.session.draws
    seat = one_answers(life)
    me, other = (life.table.seats[s].user for s in (seat, 1 - seat))
    assert life.does(me, p.Undo(id=1, seat=seat)) == [e.ConsentAsked(what="undo", seat=seat)]
    life.does(other, p.Consent(id=1, seat=1 - seat, agrees=True))
    assert life.state == before
    assert life.table.consent is None
    assert life.table.session is not None
    assert life.table.session.draws > drawn
    drawn = life.table.session.draws
    assert life.answers(seat, "end")[1].draw == drawn + 1  # type: ignore[attr-defined]


def test_a_question_asked_again_has_a_new_number() -> None:
    """So that an answer to the undone question does not reach the new one, even if it would be legal."""
    life = begun()
    (seat,) = life.table.awaited()
    user, first = life.table.seats[seat].user, life.table.question
    lay_a_tile(life)
    second = life.table.question
    life.does(user, p.Undo(id=1, seat=seat))
    third = life.table.question
    assert first < second < third
    for stale in (first, second):
        assert refusal(life, user, p.Answer(id=1, seat=seat, question=stale, words=("end",))) == "stale_question"
    lay_a_tile(life)
    assert life.table.question > third


def test_a_rejected_or_impossible_undo() -> None:
    """One refusal is enough; revealed secrets stay revealed; and there has to be an answer to undo."""
    life = begun()
    (seat,) = life.table.awaited()
    me, other = life.table.seats[seat].user, life.table.seats[1 - seat].user
    assert refusal(life, me, p.Undo(id=1, seat=seat)) == "nothing_to_undo"
    plays_a_turn(life)
    life.does(me, p.Undo(id=1, seat=seat))
    life.does(other, p.Consent(id=1, seat=1 - seat, agrees=False))
    assert life.table.consent is None
    assert refusal(life, other, p.Consent(id=1, seat=1 - seat, agrees=True)) == "nothing_to_agree_to"


def test_revealed_secrets_cannot_be_undone() -> None:
    """In a conflict tiles came from another hand: nobody can agree to forget them."""
    random = Random("secrets")
    life = begun()
    while life.table.playing:
        (seat,) = life.table.awaited()
        life.answers(seat, *lively(Question(life.state, seat), random.randrange))
        assert life.table.session is not None
        for other in range(2):
            if life.table.session.may_undo(other) is Undo.IMPOSSIBLE:
                user = life.table.seats[other].user
                assert refusal(life, user, p.Undo(id=1, seat=other)) == "undo_secrets_were_shown"
                return
    raise AssertionError("no conflict in this game: choose another")


def test_a_request_to_undo_ends_when_a_person_answers() -> None:
    """The other player has answered, and the game continues; a bot's answer does not count."""
    life = begun()
    seat = plays_a_turn(life)
    life.does(life.table.seats[seat].user, p.Undo(id=1, seat=seat))
    one_answers(life)
    assert life.table.consent is None


def test_bots_do_not_end_a_request_by_answering() -> None:
    """They are faster than people, who could never agree to anything."""
    life = begun("ann", "bob", "bot")
    random = Random(5)
    while life.table.awaited() != (0,):
        life.bots_answer(random)
        if life.table.awaited() == (1,):
            life.answers(1)
    plays_a_turn(life)
    before = len(life.table.session.moments)
    life.does("ann", p.Undo(id=1, seat=0))
    life.bots_answer(random)
    assert life.table.consent is not None
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert len(life.table.session.moments) < before


# ---- consent ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("what", "phase"), [("pause", Phase.PAUSED), ("abort", Phase.ABORTED)])
def test_a_request_that_everybody_accepts_is_carried_out(what: str, phase: Phase) -> None:
    """Three people: the second consent decides."""
    life = begun("ann", "bob", "cat")
    life.does("ann", p.Request(id=1, seat=0, what=what))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.playing
    assert refusal(life, "bob", p.Consent(id=1, seat=1, agrees=True)) == "agreed_already"
    assert refusal(life, "ann", p.Consent(id=1, seat=0, agrees=True)) == "agreed_already"
    life.does("cat", p.Consent(id=1, seat=2, agrees=True))
    assert life.table.phase is phase
    assert life.table.consent is None


def test_a_pause_ends_as_it_began() -> None:
    """By agreement; in between nobody answers and no clock runs."""
    life = begun(pace="quick")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    life.waits(MINUTE)
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    banks = life.table.clocks.banks
    assert life.waits(5 * HOUR) == []
    assert life.table.awaited() == ()
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="pause")) == "not_now"
    life.does("bob", p.Request(id=1, seat=1, what="resume"))
    life.does("ann", p.Consent(id=1, seat=0, agrees=True))
    assert (life.table.playing, life.table.clocks.banks) == (True, banks)


def test_invalid_requests() -> None:
    """Unknown, not now, two at a time; and undo has its own command."""
    life = begun()
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="win")) == "no_such_request"
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="undo")) == "no_such_request"
    assert refusal(life, "ann", p.Request(id=1, seat=0, what="resume")) == "not_now"
    life.does("ann", p.Request(id=1, seat=0, what="abort"))
    assert refusal(life, "bob", p.Request(id=1, seat=1, what="pause")) == "another_request_is_open"


def test_a_request_can_be_withdrawn() -> None:
    """Otherwise nothing else could be requested while the other player is silent."""
    life = begun()
    life.does("ann", p.Request(id=1, seat=0, what="abort"))
    assert life.does("ann", p.Consent(id=1, seat=0, agrees=False)) == [e.ConsentRefused(seat=0)]
    life.does("bob", p.Request(id=1, seat=1, what="pause"))


def test_with_bots_only_no_consent_is_needed() -> None:
    """The only person decides."""
    life = begun("ann", "bot")
    life.does("ann", p.Request(id=1, seat=0, what="abort"))
    assert life.table.phase is Phase.ABORTED


def test_a_request_for_a_pause_outlives_answers() -> None:
    """It does not depend on them."""
    life = begun()
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    one_answers(life)
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.phase is Phase.PAUSED


def test_players_without_a_vote_cannot_refuse() -> None:
    """A player who resigned or was replaced by a bot is not asked."""
    life = begun("ann", "bob", "cat")
    life.does("cat", p.Resign(id=1, seat=2))
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    assert refusal(life, "cat", p.Consent(id=1, seat=2, agrees=False)) == "not_asked"
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.phase is Phase.PAUSED


def test_when_a_player_leaves_a_request_can_be_made_again() -> None:
    """Otherwise the others would wait forever for a deleted user, in a pause that cannot end."""
    life = begun("ann", "bob", "cat")
    for user, seat in (("ann", 0), ("bob", 1), ("cat", 2)):
        life.does(user, p.Consent(id=1, seat=seat, agrees=True) if seat else p.Request(id=1, seat=0, what="pause"))
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    life.does("cat", p.Resign(id=1, seat=2))
    life.does("ann", p.Request(id=1, seat=0, what="resume"))
    life.does("bob", p.Consent(id=1, seat=1, agrees=True))
    assert life.table.playing


def test_one_consent_speaks_for_all_seats_of_a_person() -> None:
    """Bob at a hot-seat is asked once."""
    life = begun("ann", "bob", "bob")
    life.does("ann", p.Request(id=1, seat=0, what="pause"))
    life.does("bob", p.Consent(id=1, seat=2, agrees=True))
    assert life.table.phase is Phase.PAUSED
