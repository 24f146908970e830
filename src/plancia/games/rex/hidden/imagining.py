"""A complete state dealt from one seat's view, with the odds of chance given what the rules prove."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from plancia.engine import RandBelow, imagine_answers
from plancia.games.rex.edition.box import XXCHA, Cards, minus
from plancia.games.rex.edition.components import ROUNDS, RaceId
from plancia.games.rex.hidden.knowledge import BENEATH, DECK, OFFER, Place
from plancia.games.rex.hidden.possibilities import Lying, Places, Possibilities, possibilities
from plancia.games.rex.plans import Battle
from plancia.games.rex.state import State
from plancia.games.rex.view import View

T = TypeVar("T")


def imagine(v: View, randbelow: RandBelow) -> State:
    """Deal what the seat cannot see. §24.2"""
    cards, leaders = deal_strategy_cards(v, randbelow), deal_traitors(v, randbelow)
    influence_top = v.influence_top or (pick(v.influence_deck, randbelow) if v.influence_seen else "")
    s = State(
        stack=v.stack,
        ask=v.ask,
        answers=(),
        asked=v.asked,
        options=v.options,
        seats=v.seats,
        races=v.races,
        first=v.first,
        round=v.round,
        fleet=v.fleet,
        shield_down=v.shield_down,
        alliances=v.alliances,
        consents=v.consents,
        influence=v.influence,
        pool=v.pool,
        on_board=v.on_board,
        units=v.units,
        mechanized=v.mechanized,
        face_down=v.face_down,
        reserve=v.reserve,
        mechanized_reserve=v.mechanized_reserve,
        casualties=v.casualties,
        mechanized_casualties=v.mechanized_casualties,
        mechanized_recruited=v.mechanized_recruited,
        council_unit=v.council_unit,
        offensive=v.offensive,
        barred=v.barred,
        sabotage=v.sabotage,
        leaders=v.leaders,
        fought=v.fought,
        placements=v.placements,
        removed=v.removed,
        discarded=v.discarded,
        row=v.row,
        stopped=v.stopped,
        shown=v.shown,
        known_traitors=v.known_traitors,
        card_history=v.card_history,
        traitor_history=v.traitor_history,
        hands=tuple(cards[seat] for seat in range(v.seats)),
        deck=cards[DECK],
        beneath=cards[BENEATH],
        on_offer="".join(cards[OFFER]),
        card_sights=v.card_sights,
        looked_at=tuple(minus(known, *shown) for known, shown in zip(v.known, v.shown, strict=True)),
        dealt=tuple(leaders[v.seats + seat] for seat in range(v.seats)),
        traitors=tuple(leaders[seat] for seat in range(v.seats)),
        traitor_deck=leaders[DECK],
        traitor_sights=v.traitor_sights,
        influence_deck=minus(v.influence_deck, influence_top) if influence_top else v.influence_deck,
        influence_top=influence_top,
        bombardment_top=v.bombardment_top or (pick(v.box.bombardment, randbelow) if v.bombardment_seen else 0),
        prediction=foresee(v, randbelow),
        betrayals=deal_betrayals(v, randbelow),
        winners=v.winners,
        reason=v.reason,
    )
    return imagine_answers(s, v.seat, v.sealed, randbelow)


# ---- cards -----------------------------------------------------------------------------------------------------------
def deal_strategy_cards(v: View, randbelow: RandBelow) -> Lying:
    """Hands, the card on auction, the deck and the pile beneath; dealt again until the hands agree with open slots."""
    found = strategy_cards(v)
    battles = [frame for frame in v.stack if isinstance(frame, Battle)]
    while not proved(v, battles, lying := found.draw(randbelow)):
        pass
    return lying


def strategy_cards(v: View) -> Possibilities:
    """All possible distributions, given what this seat remembers."""
    sizes: dict[Place, int] = {**dict(enumerate(v.hand_sizes)), OFFER: int(v.card_seen)}
    seen: dict[Place, Cards] = {} if v.seat is None else {v.seat: v.hand}
    if v.on_offer:
        seen[OFFER] = (v.on_offer,)
    hidden = minus(v.box.strategy, *v.discarded)
    return possibilities(
        v.card_history, v.card_sights, hidden, Places.of(sizes, seen, {DECK: v.deck, BENEATH: v.beneath})
    )


def proved(v: View, battles: list[Battle], hands: Lying) -> bool:
    """An open slot proves a card for each of its icons. §11.8"""
    return all(f.agrees(v.box.icon, seat, hands[seat]) for f in battles for seat in f.sides)


def deal_traitors(v: View, randbelow: RandBelow) -> Lying:
    """Traitors in hand, the deck, and after the seats the traitors that players are choosing from."""
    if not any((*v.traitor_counts, *v.dealt_counts, v.traitor_deck)):  # before the races are chosen
        return dict.fromkeys((*range(2 * v.seats), DECK), ())
    return traitors(v).draw(randbelow)


def traitors(v: View) -> Possibilities:
    sizes: dict[Place, int] = dict(enumerate((*v.traitor_counts, *v.dealt_counts)))
    seen: dict[Place, Cards] = {} if v.seat is None else {v.seat: v.traitors, v.seats + v.seat: v.dealt}
    everyone = v.box.traitor_deck(v.races)
    return possibilities(v.traitor_history, v.traitor_sights, everyone, Places.of(sizes, seen, {DECK: v.traitor_deck}))


# ---- prediction and betrayal -----------------------------------------------------------------------------------------
def foresee(v: View, randbelow: RandBelow) -> tuple[RaceId, int]:
    """Every race and round is equally likely. §23.1"""
    if v.prediction[1] or not v.predicted:
        return v.prediction
    return pick([race for race in v.races if race != XXCHA], randbelow), 1 + randbelow(ROUNDS)


def deal_betrayals(v: View, randbelow: RandBelow) -> Cards:
    """Cards shown at the end are known from the procedure. §15.1"""
    shown = {seat: card for frame in v.stack for seat, card in getattr(frame, "shown", {}).items()}
    if v.seat is not None and v.betrayal:
        shown[v.seat] = v.betrayal
    left = [card for card in v.box.difficulty if card not in shown.values()]
    return tuple(
        shown.get(seat, left.pop(randbelow(len(left))) if dealt and seat not in shown else "")
        for seat, dealt in enumerate(v.betrayals_dealt)
    )


def pick(choices: Sequence[T], randbelow: RandBelow) -> T:
    return choices[randbelow(len(choices))]
