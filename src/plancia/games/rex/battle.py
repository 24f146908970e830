"""One battle, in the order of the rules."""

from __future__ import annotations

from plancia.engine import Answers, Next, Seat, Words, goto, hears, procedure
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import (
    ATTACK,
    ENERGY_SHIELD,
    HYLAR,
    JOL_NAR,
    LETNEV,
    NONE,
    PAYING,
    RETREAT,
    STOPPED_BY,
    XXCHA,
    Cards,
)
from plancia.games.rex.plans import (
    Ban,
    Battle,
    CallTraitor,
    KeepCards,
    Kept,
    MayRetreat,
    Plan,
    Retreat,
    RevealTraitor,
    SealCards,
    SealPlan,
    Silence,
    Stay,
)
from plancia.games.rex.state import Fields, Group
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import moment


def opponent_of(t: Fields, f: Battle, race: str) -> Seat | None:
    """The seat that a race may act on: the opponent in its own battle, or in an ally's. §20.5 §23.11"""
    seat = t.seat_of(race)
    if seat is None:
        return None
    return next((f.foe(side) for side in f.sides if t.one_side(seat, side)), None)


def report_forces(t: Draft, f: Battle) -> Next:
    """Units and cards of both; then all may play cards, if the Xxcha or the Jol-Nar are involved. §11.4 §26.2"""
    space = t.box.at[f.space]
    one, other = f.sides
    t.note(
        facts.BattleBegan(
            space=f.space,
            sides=f.sides,
            units=(t.units[one][space], t.units[other][space]),
            cards=(len(t.hands[one]), len(t.hands[other])),
        )
    )
    acting = any(opponent_of(t, f, race) is not None for race in (XXCHA, JOL_NAR))
    return moment(t, Timing.BATTLE) if acting else None


def seal_plans(t: Draft, f: Battle) -> Next:
    """Both sides at once, in secret. §11.5"""
    return SealPlan(seats=f.sides)


@hears(SealPlan)
def open_plans(t: Draft, f: Battle, answers: Answers[Plan]) -> Next:
    """Both leaders are bound to the space for the round, win or lose. §11.4 §11.16"""
    for seat, plan in answers.items():
        if plan.leader != NONE:
            t.bind_leader(plan.leader, f.space)
        t.note(facts.PlanOpened(of=seat, dial=plan.dial, leader=plan.leader, slot=plan.slot))
    t.remember(f, plans=dict(answers))
    return None


def seal_cards(t: Draft, f: Battle) -> Next:
    """A second secret choice, after both plans are open. §11.9"""
    return SealCards(seats=tuple(seat for seat in f.sides if f.plans[seat].slot != NONE))


@hears(SealCards)
def open_cards(t: Draft, f: Battle, answers: Answers[Words]) -> Next:
    """At the same time. §11.9"""
    cards: dict[Seat, Cards] = {seat: tuple(map(str, words)) for seat, words in answers.items()}
    for seat in cards:
        t.note(facts.CardsOpened(of=seat, cards=cards[seat]))
        for card in cards[seat]:
            if not f.promised(seat, card):  # otherwise everybody knows it already
                t.show(seat, card)
    t.remember(f, cards=cards)
    return None


def offer_retreat(t: Draft, f: Battle) -> Next:
    """To sides that might hold the card, from public information; not without a leader. §16.7 §26.3"""
    if not t.in_circulation(RETREAT):
        return MayRetreat(seats=())
    return MayRetreat(
        seats=tuple(
            seat
            for seat in f.sides
            if f.plans[seat].leader != NONE
            and f.ban != Ban(seat, RETREAT)
            and len(t.hands[seat]) > len(f.cards.get(seat, ()))
        )
    )


@hears(MayRetreat)
def withdraw(t: Draft, f: Battle, answers: Answers[Stay | Retreat]) -> Next:
    """Army and leader return to the reserve; the leader may fight again elsewhere. The opponent wins. §16.7 §16.8"""
    fled = [seat for seat, answer in answers.items() if isinstance(answer, Retreat)]
    for seat in fled:
        t.play(seat, RETREAT)
        t.withdraw(seat, t.box.at[f.space])
        t.free_leader(f.plans[seat].leader)
    return decided_without_fight(t, f, fled, "retreat")


def call_traitors(t: Draft, f: Battle) -> Next:
    """Both sides, and the Letnev for an ally; a side without a leader cannot be betrayed. §11.7 §11.10 §21.5"""
    against = {}
    for side in f.sides:
        helper = t.seat_of(LETNEV) if t.allied_to(side, LETNEV) and not t.is_stopped(Power.LETNEV_TRAITOR) else None
        for seat in (side, helper):
            if seat is not None and t.traitors[seat] and f.plans[f.foe(side)].leader != NONE:
                against[seat] = f.foe(side)
    return CallTraitor(seats=tuple(against), against=against)


@hears(CallTraitor)
def unmask_traitors(t: Draft, f: Battle, answers: Answers[Silence | RevealTraitor]) -> Next:
    """A side whose leader is a traitor loses leader and army, whatever the strengths; maybe both. §11.11 §11.12"""
    callers = [seat for seat, answer in answers.items() if isinstance(answer, RevealTraitor)]
    betrayed = {seat: next(side for side in f.sides if not t.one_side(seat, side)) for seat in callers}
    for seat, side in betrayed.items():
        leader = f.plans[side].leader
        t.note(facts.TraitorRevealed(of=seat, leader=leader, side=side))
        t.show_traitor(seat, leader)
        t.lose_leader(side, leader)
        t.lose_army(side, t.box.at[f.space], "traitor")
    return decided_without_fight(t, f, list(betrayed.values()), "traitor")


def explode(t: Draft, f: Battle) -> Next:
    """A laser and a shield in one battle destroy both sides, including face-down units, and nothing is paid. §16.5"""
    if not {HYLAR, ENERGY_SHIELD} <= {card for cards in f.cards.values() for card in cards}:
        return None
    space = t.box.at[f.space]
    t.note(facts.Exploded(space=f.space))
    for seat in f.sides:
        t.lose_leader(seat, f.plans[seat].leader)
        t.lose_army(seat, space, "explosion")
    if (xxcha := t.seat_of(XXCHA)) is not None:
        t.lose(xxcha, space, Group(0, t.face_down[space]), "explosion")
    return decided_without_fight(t, f, list(f.sides), "explosion")


def resolve_cards(t: Draft, f: Battle) -> Next:
    """In order of play; a side that has just lost its leader still strikes. A kill is paid even to the loser.

    A shield stops the rifle, a suit the bio-weapon, nothing the laser. §11.13 §16.2 §16.3 §16.4 §16.6
    """
    for seat in f.sides:
        foe = f.foe(seat)
        leader = f.plans[foe].leader
        for weapon in f.cards.get(seat, ()):
            if t.box.icon[weapon] != ATTACK or STOPPED_BY.get(weapon) in f.cards.get(foe, ()):
                continue
            if leader in t.leaders[foe]:
                t.lose_leader(foe, leader)
                if weapon in PAYING:
                    t.gain(seat, t.box.strength[leader], "weapon")
    return None


def compare_strengths(t: Draft, f: Battle) -> Next:
    """Dial plus living leader; the first in order of play wins a tie. The loser loses everything. §11.14 §11.15"""
    first, second = (strength_of(t, f, seat) for seat in f.sides)
    winner = f.sides[0] if first >= second else f.sides[1]
    t.note(facts.BattleDecided(winner=winner, why="strength", strengths=(first, second)))
    t.remember(f, winner=winner)
    t.lose_army(f.foe(winner), t.box.at[f.space], "battle")
    return None


def strength_of(t: Fields, f: Battle, seat: Seat) -> int:
    """A destroyed leader does not count. §11.14"""
    plan = f.plans[seat]
    return plan.dial + (t.box.strength[plan.leader] if plan.leader in t.leaders[seat] else 0)


def winner_loses_dial(t: Draft, f: Battle) -> Next:
    """As many units as the number on the dial. §11.15"""
    assert f.winner is not None
    t.lose(f.winner, t.box.at[f.space], Group(f.plans[f.winner].dial), "battle")
    return None


def loser_discards(t: Draft, f: Battle) -> Next:
    """All cards played. §11.17"""
    for seat in f.sides:
        for card in f.cards.get(seat, ()) if seat != f.winner else ():
            t.discard(seat, card, lay_open=True)
    return None


def winner_may_keep(t: Draft, f: Battle) -> Next:
    """Each of the cards played, or none. §11.17"""
    return KeepCards(seats=tuple(seat for seat in f.cards if seat == f.winner))


@hears(KeepCards)
def keep_cards(t: Draft, f: Battle, answers: Answers[Kept]) -> Next:
    """Discarded cards are public. §11.17"""
    for seat, verdict in answers.items():
        for card, word in zip(f.cards[seat], (verdict.first, verdict.second), strict=False):
            if word == "discard":
                t.discard(seat, card, lay_open=True)
    return None


def battle_over(t: Draft, f: Battle) -> Next:
    """Powers that were cancelled for this battle are in force in the next. §17.7 §17.10"""
    t.release(Power.XXCHA_COMMAND, Power.JOL_NAR_QUESTION)
    if any(t.allied_to(side, LETNEV) for side in f.sides):
        t.release(Power.LETNEV_TRAITOR)
    return None


def decided_without_fight(t: Draft, f: Battle, losers: list[Seat], why: str) -> Next:
    """The remaining side wins, without losses. §11.11 §16.8"""
    if not losers:
        return None
    winner = next((seat for seat in f.sides if seat not in losers), None)
    t.note(facts.BattleDecided(winner=winner, why=why))
    t.remember(f, winner=winner)
    return goto(loser_discards)


PROCEDURES = (
    procedure(
        Battle,
        report_forces,
        seal_plans,
        open_plans,
        seal_cards,
        open_cards,
        offer_retreat,
        withdraw,
        call_traitors,
        unmask_traitors,
        explode,
        resolve_cards,
        compare_strengths,
        winner_loses_dial,
        loser_discards,
        winner_may_keep,
        keep_cards,
        battle_over,
    ),
)
