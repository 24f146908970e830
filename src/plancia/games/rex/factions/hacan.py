"""Hacan: they are paid for deployments, and move anywhere for influence. Half prices are in `prices`."""

from __future__ import annotations

from plancia.engine import Answers, Insert, Next, goto, hears
from plancia.games.rex.consent import AllowAlly, Answer, always_allowed, hear_consent
from plancia.games.rex.deployment import Deploying, Deployment, choose_deployment, pay_for_deployment, shift_units
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import HACAN
from plancia.games.rex.factions import seat_of
from plancia.games.rex.prices import price
from plancia.games.rex.timings import Power
from plancia.games.rex.victory import Verdict, last_chance


def hacan_are_paid(t: Draft, f: Deployment) -> Next:
    """By all others, including allies; not for an Informant's deployment, nor if it is cancelled. §22.2 §17.2 §17.9"""
    hacan = seat_of(t, HACAN)
    if f.seat == hacan or f.informant or t.is_stopped(Power.HACAN_INCOME):
        return pay_for_deployment(t, f)
    t.pay(f.seat, price(t, f.seat, t.box.at[f.space], f.units + f.mechanized, informant=False), "deployment", hacan)
    return None


def hacan_may_agree(t: Draft, f: Deploying) -> Next:
    """An ally uses their move only if they agree. §22.4 §7.7"""
    hacan = seat_of(t, HACAN)
    free = f.seat == hacan or always_allowed(t, hacan, f.seat, Power.HACAN_MOVE)
    return AllowAlly(seats=() if free else (hacan,), user=f.seat, power=Power.HACAN_MOVE)


@hears(AllowAlly)
def hear_hacan(t: Draft, f: Deploying, answers: Answers[Answer]) -> Next:
    """If they refuse, the ally may deploy instead. §22.4"""
    ((hacan, answer),) = answers.items()
    if hear_consent(t, hacan, f.seat, Power.HACAN_MOVE, answer.answer):
        return goto(shift_units)
    t.remember(f, refused=True, shift=None)
    return goto(choose_deployment)


def look_at_hacan_aim(t: Draft, f: Verdict) -> Next:
    """If nobody has won by strongholds, and Sol has not reached its goal. §22.5"""
    if last_chance(t, f):
        t.remember(f, winners=t.alliance_of(seat_of(t, HACAN)), reason="hacan")
    return None


INSERTS = (
    Insert(by=HACAN, frame=Deployment, steps=(hacan_are_paid,), instead_of="pay_for_deployment"),
    Insert(by=HACAN, frame=Deploying, steps=(hacan_may_agree, hear_hacan), after=("want_shift",)),
    Insert(
        by=HACAN,
        frame=Verdict,
        steps=(look_at_hacan_aim,),
        after=("look_at_sol_aim", "look_at_strongholds"),
    ),
)
