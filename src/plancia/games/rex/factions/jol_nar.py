"""Jol-Nar: they see cards before others do, and ask about others' plans."""

from __future__ import annotations

from typing import Annotated

from plancia.engine import (
    CHANCE,
    NAME,
    Action,
    Answers,
    Ask,
    Case,
    Choices,
    Insert,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
)
from plancia.games.rex import facts
from plancia.games.rex.battle import opponent_of
from plancia.games.rex.bidding import Bidding
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import DrawCards, DrawInfluence
from plancia.games.rex.edition.box import ICONS, JOL_NAR, NONE, minus
from plancia.games.rex.factions import seat_of
from plancia.games.rex.manoeuvre import ManoeuvrePhase
from plancia.games.rex.plans import Battle, Promise, dials, free_leaders, playable
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Power

NOTHING = "nothing"


# ---- the card on auction ---------------------------------------------------------------------------------------------
def jol_nar_look(t: Draft, f: Bidding) -> Next:
    """At the card on offer, and at no other. §20.1"""
    jol_nar = seat_of(t, JOL_NAR)
    return DrawCards(seats=() if t.is_stopped(Power.JOL_NAR_LOOK) else (CHANCE,), to=(jol_nar,), for_row=True)


@hears(DrawCards)
def jol_nar_see_card(t: Draft, f: Bidding, answers: Answers[Words]) -> Next:
    """Everybody sees that they look. §20.1"""
    jol_nar, card = seat_of(t, JOL_NAR), str(answers[CHANCE][0])
    t.look_at_offer(jol_nar, card)
    t.note(facts.Looked(seat=jol_nar, at="card"))
    t.note(facts.CardsSeen(of=CHANCE, to=(jol_nar,), seat=jol_nar, cards=(card,)))
    return None


# ---- the influence card of the next round ----------------------------------------------------------------------------
def jol_nar_look_ahead(t: Draft, f: ManoeuvrePhase) -> Next:
    """At the start of the phase, once per round. §20.2"""
    jol_nar, stopped = seat_of(t, JOL_NAR), t.is_stopped(Power.JOL_NAR_FORECAST)
    t.release(Power.JOL_NAR_FORECAST)
    return DrawInfluence(seats=() if stopped else (CHANCE,), to=(jol_nar,))


@hears(DrawInfluence)
def jol_nar_see_forecast(t: Draft, f: ManoeuvrePhase, answers: Answers[Words]) -> Next:
    """It stays on top of the deck. §20.2"""
    jol_nar, card = seat_of(t, JOL_NAR), str(answers[CHANCE][0])
    t.influence_deck, t.influence_top = minus(t.influence_deck, card), card
    t.note(facts.Looked(seat=jol_nar, at="influence"))
    t.note(facts.ForecastSeen(of=CHANCE, to=(jol_nar,), card=card))
    return None


# ---- the question ----------------------------------------------------------------------------------------------------
class Topic(Action, frozen=True, gc=False):
    topic: Case


class PutQuestion(Ask[Fields, Topic], frozen=True, kw_only=True, gc=False):
    """Ask for leader, attack card, defence card or dial; or for nothing. §20.3"""

    RULE = "20.3"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else (NOTHING, "leader", *ICONS, "dial")


class BindingAnswer(Action, frozen=True, gc=False):
    value: Annotated[Word, NAME]


class AnswerQuestion(Ask[Fields, BindingAnswer], frozen=True, kw_only=True, gc=False):
    """Say in public what you will do: any choice that is legal now. You must keep to it. §20.4"""

    RULE = "20.4"

    topic: Case

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        f = s.frame(Battle)
        match self.topic:
            case "dial":
                return dials(s, f, seat)
            case "leader":
                return free_leaders(s, f, seat)
            case icon:
                leaderless = list(free_leaders(s, f, seat)) == [NONE]  # no cards without a leader. §11.7
                return (NONE,) if leaderless else (NONE, *playable(s.box.icon, f, s.hands[seat], seat, icon))

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_a_legal_choice", "20.4")


def jol_nar_may_ask(t: Draft, f: Battle) -> Next:
    """In their battles and in those of allies, once. §20.3 §20.5"""
    able = opponent_of(t, f, JOL_NAR) is not None and not t.is_stopped(Power.JOL_NAR_QUESTION)
    return PutQuestion(seats=(seat_of(t, JOL_NAR),) if able else ())


@hears(PutQuestion)
def opponent_must_answer(t: Draft, f: Battle, answers: Answers[Topic]) -> Next:
    """Before the plans are made. §20.3"""
    ((jol_nar, question),), foe = answers.items(), opponent_of(t, f, JOL_NAR)
    if foe is None or question.topic == NOTHING:
        return None
    t.remember(f, topic=question.topic)
    t.note(facts.QuestionPut(seat=jol_nar, target=foe, topic=question.topic))
    return AnswerQuestion(seats=(foe,), topic=question.topic)


@hears(AnswerQuestion)
def answer_binds(t: Draft, f: Battle, answers: Answers[BindingAnswer]) -> Next:
    """It is public; a card that is named is known to be in hand. §20.4"""
    ((seat, answer),) = answers.items()
    t.remember(f, promise=Promise(seat, f.topic, answer.value))
    t.note(facts.QuestionAnswered(of=seat, topic=f.topic, value=answer.value))
    if f.topic in ICONS and answer.value != NONE:
        t.show(seat, str(answer.value))
    return None


INSERTS = (
    Insert(by=JOL_NAR, frame=Bidding, steps=(jol_nar_look, jol_nar_see_card), after=("offer_card",)),
    Insert(
        by=JOL_NAR,
        frame=ManoeuvrePhase,
        steps=(jol_nar_look_ahead, jol_nar_see_forecast),
        after=("begin_manoeuvre_phase",),
    ),
    Insert(
        by=JOL_NAR,
        frame=Battle,
        steps=(jol_nar_may_ask, opponent_must_answer, answer_binds),
        before=("seal_plans",),
    ),
)
