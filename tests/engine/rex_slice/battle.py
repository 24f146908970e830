"""One battle, in the order of the rulebook."""

from __future__ import annotations

from plancia.engine import Next, Said, Seat, Words, goto, hears, procedure
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import (
    ATTACK,
    HYLAR,
    ICON,
    LETNEV,
    NONE,
    RETREAT,
    SHIELD,
    STOPPED_BY,
    Cards,
    minus,
    plus,
)
from tests.engine.rex_slice.plans import (
    Ban,
    Battle,
    CallTraitor,
    KeepCards,
    MayRetreat,
    Plan,
    Retreat,
    RevealTraitor,
    SealCards,
    SealPlan,
    Silence,
    Stay,
)
from tests.engine.rex_slice.table import Table, put


def seal_plans(t: Table, f: Battle) -> Next:
    """Both sides at once, in secret."""
    return SealPlan(seats=f.sides)


@hears(SealPlan)
def open_plans(t: Table, f: Battle, said: Said[Plan]) -> Next:
    """Both leaders are bound to the space for the round, win or lose (M41)."""
    t.fought = t.fought | {plan.leader: f.space for plan in said.values() if plan.leader != NONE}
    for seat, plan in said.items():
        t.note(facts.PlanOpened(of=seat, dial=plan.dial, leader=plan.leader, slot=plan.slot))
    t.remember(f, plans=dict(said))
    return None


def seal_cards(t: Table, f: Battle) -> Next:
    """A second secret choice, when the plans of both are open (M35)."""
    return SealCards(seats=tuple(seat for seat in f.sides if f.plans[seat].slot != NONE))


@hears(SealCards)
def open_cards(t: Table, f: Battle, said: Said[Words]) -> Next:
    cards: dict[Seat, Cards] = {seat: tuple(map(str, words)) for seat, words in said.items()}
    for seat in cards:
        t.note(facts.CardsOpened(of=seat, cards=cards[seat]))
        for card in cards[seat]:
            t.show(seat, card)
    t.remember(f, cards=cards)
    return None


def offer_retreat(t: Table, f: Battle) -> Next:
    """To whoever could hold the card as far as all can see; not without a leader (R59)."""
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
def withdraw(t: Table, f: Battle, said: Said[Stay | Retreat]) -> Next:
    """Army and leader leave for the reserve; he may fight again elsewhere (R27). The opponent has won (R59)."""
    fled = [seat for seat, answer in said.items() if isinstance(answer, Retreat)]
    for seat in fled:
        t.note(facts.Retreated(seat=seat))
        t.play(seat, RETREAT)
        t.lose_army(seat)
        t.fought = {leader: space for leader, space in t.fought.items() if leader != f.plans[seat].leader}
    return decided_without_fight(t, f, fled)


def call_traitors(t: Table, f: Battle) -> Next:
    """Of both sides, and of Letnev for an ally (R80); a side without a leader has nobody to be unmasked (R58)."""
    against = {}
    for side in f.sides:
        for seat in t.seats:
            calls = seat == side or (t.races[seat] == LETNEV and t.one_side(seat, side))
            if calls and t.traitors[seat] and f.plans[f.foe(side)].leader != NONE:
                against[seat] = f.foe(side)
    return CallTraitor(seats=tuple(against), against=against)


@hears(CallTraitor)
def unmask_traitors(t: Table, f: Battle, said: Said[Silence | RevealTraitor]) -> Next:
    """Whose leader is a traitor loses him and the army, whatever the strengths (M38); both may (R15)."""
    callers = [seat for seat, answer in said.items() if isinstance(answer, RevealTraitor)]
    betrayed = {seat: next(side for side in f.sides if not t.one_side(seat, side)) for seat in callers}
    for seat, side in betrayed.items():
        leader = f.plans[side].leader
        t.note(facts.TraitorRevealed(of=seat, leader=leader))
        t.traitors = put(t.traitors, seat, minus(t.traitors[seat], leader))
        t.traitor_deck = plus(t.traitor_deck, leader)
        t.lose_leader(side, leader)
        t.lose_army(side)
    return decided_without_fight(t, f, list(betrayed.values()))


def explode(t: Table, f: Battle) -> Next:
    """A laser and a shield in one battle destroy both sides, and nothing is paid (6.1, R60)."""
    if not {HYLAR, SHIELD} <= {card for cards in f.cards.values() for card in cards}:
        return None
    t.note(facts.Exploded())
    for seat in f.sides:
        t.lose_leader(seat, f.plans[seat].leader)
        t.lose_army(seat)
    return decided_without_fight(t, f, list(f.sides))


def resolve_cards(t: Table, f: Battle) -> Next:
    """In order of play; who has just lost his leader still strikes (M39). A kill is paid, win or lose (R14)."""
    for seat in f.sides:
        foe = f.foe(seat)
        weapons = [card for card in f.cards.get(seat, ()) if ICON[card] == ATTACK]
        hit = any(STOPPED_BY.get(weapon) not in f.cards.get(foe, ()) for weapon in weapons)
        leader = f.plans[foe].leader
        if hit and leader != NONE:
            t.gain(seat, t.leaders[foe][leader])
            t.lose_leader(foe, leader)
    return None


def compare_strengths(t: Table, f: Battle) -> Next:
    """Dial and living leader; a tie goes to the earlier in order of play (M40)."""
    first, second = (f.plans[seat].dial + t.leaders[seat].get(f.plans[seat].leader, 0) for seat in f.sides)
    winner = f.sides[0] if first >= second else f.sides[1]
    t.note(facts.BattleWon(seat=winner))
    t.remember(f, winner=winner)
    t.lose_army(f.foe(winner))
    return None


def winner_loses_dial(t: Table, f: Battle) -> Next:
    """As many units as the number on his dial (M41)."""
    assert f.winner is not None
    t.lose_units(f.winner, f.plans[f.winner].dial)
    return None


def loser_discards(t: Table, f: Battle) -> Next:
    for seat in f.sides:
        for card in f.cards.get(seat, ()) if seat != f.winner else ():
            t.discard(seat, card)
    return None


def winner_may_keep(t: Table, f: Battle) -> Next:
    return KeepCards(seats=tuple(seat for seat in f.cards if seat == f.winner))


@hears(KeepCards)
def keep_cards(t: Table, f: Battle, said: Said[Words]) -> Next:
    for seat, verdicts in said.items():
        for card, verdict in zip(f.cards[seat], verdicts, strict=True):
            if verdict == "discard":
                t.discard(seat, card)
    return None


def decided_without_fight(t: Table, f: Battle, losers: list[Seat]) -> Next:
    """Whoever is left has won, and loses nobody."""
    if not losers:
        return None
    winner = next((seat for seat in f.sides if seat not in losers), None)
    t.note(facts.BattleWon(seat=winner))
    t.remember(f, winner=winner)
    return goto(loser_discards)


PROCEDURES = (
    procedure(
        Battle,
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
    ),
)
