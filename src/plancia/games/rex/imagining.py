"""A whole table dealt from one seat's view: chance's odds, given what the rules prove."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from plancia.engine import Below, imagine_answers
from plancia.games.rex.box import XXCHA, Cards, minus, plus
from plancia.games.rex.components import ROUNDS, RaceId
from plancia.games.rex.plans import Battle
from plancia.games.rex.state import Glimpse, State
from plancia.games.rex.view import View

T = TypeVar("T")
Hands = list[Cards]
DECK = -1  # the place of what nobody holds


def imagine(v: View, below: Below) -> State:
    """Deal what the seat cannot see. §24.2"""
    hands, on_offer, deck = deal_strategy_cards(v, below)
    traitors, dealt, traitor_deck = deal_traitors(v, below)
    influence_top = v.influence_top or (pick(v.influence_deck, below) if v.influence_seen else "")
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
        denied=v.denied,
        known_traitors=v.known_traitors,
        denied_traitors=v.denied_traitors,
        hands=hands,
        deck=deck[: v.deck],
        beneath=plus((), *deck[v.deck :]),
        on_offer=on_offer,
        looked_at=tuple(minus(known, *shown) for known, shown in zip(v.known, v.shown, strict=True)),
        returned=v.returned,
        dealt=dealt,
        traitors=traitors,
        traitor_deck=traitor_deck,
        put_back=v.put_back,
        influence_deck=minus(v.influence_deck, influence_top) if influence_top else v.influence_deck,
        influence_top=influence_top,
        bombardment_top=v.bombardment_top or (pick(v.box.bombardment, below) if v.bombardment_seen else 0),
        prediction=foresee(v, below),
        betrayals=deal_betrayals(v, below),
        winners=v.winners,
        reason=v.reason,
    )
    return imagine_answers(s, v.seat, v.sealed, below)


# ---- cards -----------------------------------------------------------------------------------------------------------
def deal_strategy_cards(v: View, below: Below) -> tuple[tuple[Cards, ...], str, Cards]:
    """Hands, the card on auction, and the deck; again until it agrees with what was shown and denied."""
    battles = [frame for frame in v.stack if isinstance(frame, Battle)]
    offer = v.seats  # a place of its own for the card on auction
    known = [v.hand if seat == v.seat else v.known[seat] for seat in range(v.seats)]
    seen = (*v.discarded, *filter(None, (v.on_offer,)), *(card for hand in known for card in hand))
    unseen = minus(v.box.strategy, *seen)
    room = {seat: size - len(known[seat]) for seat, size in enumerate(v.hand_sizes)}
    room |= {offer: int(v.card_seen and not v.on_offer), DECK: v.deck + v.beneath}
    while True:
        dealt = deal(unseen, room, v.returned, below)
        hands = tuple(plus(known[seat], *dealt[seat]) for seat in range(v.seats))
        if agree(v, battles, hands):
            deck = shuffled(dealt[DECK], below) if v.beneath else dealt[DECK]
            return hands, v.on_offer or "".join(dealt[offer]), (*plus((), *deck[: v.deck]), *deck[v.deck :])


def agree(v: View, battles: list[Battle], hands: tuple[Cards, ...]) -> bool:
    """Nobody holds what was denied, and an open slot proves a card for each of its icons. §16.18 §11.8"""
    denied = any(set(v.denied[seat]).intersection(hands[seat]) for seat in range(v.seats))
    icons = v.box.icon
    return not denied and all(f.agrees(icons, seat, hands[seat]) for f in battles for seat in f.sides)


def deal_traitors(v: View, below: Below) -> tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]:
    """Traitors held, those among which players are choosing, and the deck."""
    if not any((*v.traitor_counts, *v.dealt_counts, v.traitor_deck)):  # before the races are chosen
        return ((),) * v.seats, ((),) * v.seats, ()
    known = [v.traitors if seat == v.seat else v.known_traitors[seat] for seat in range(v.seats)]
    chosen_from = [v.dealt if seat == v.seat else () for seat in range(v.seats)]
    unseen = minus(v.box.traitor_deck(v.races), *(leader for held in (*known, *chosen_from) for leader in held))
    room = {seat: size - len(known[seat]) for seat, size in enumerate(v.traitor_counts)}
    room |= {v.seats + seat: size - len(chosen_from[seat]) for seat, size in enumerate(v.dealt_counts)}
    room[DECK] = v.traitor_deck
    while True:
        dealt = deal(unseen, room, v.put_back, below)
        held = tuple(plus(known[seat], *dealt[seat]) for seat in range(v.seats))
        if not any(set(v.denied_traitors[seat]).intersection(held[seat]) for seat in range(v.seats)):
            aside = tuple(plus(chosen_from[seat], *dealt[v.seats + seat]) for seat in range(v.seats))
            return held, aside, plus((), *dealt[DECK])


def deal(cards: Cards, room: dict[int, int], glimpses: tuple[Glimpse, ...], below: Below) -> dict[int, Cards]:
    """Every card to a place with room for it. First those seen going into the deck: each is still there, or with one
    of those who have drawn since, all places being equally likely.
    """
    left, places = list(cards), {place: list[str]() for place in room}
    for glimpse in glimpses:
        for card in glimpse.cards:
            free = [x for x in glimpse.drawn if len(places[x]) < room[x]]
            free += [DECK] * (room[DECK] - len(places[DECK]))
            if card in left and free:
                left.remove(card)
                places[pick(free, below)].append(card)
    for place, size in room.items():
        if place != DECK:
            while len(places[place]) < size:
                places[place].append(left.pop(below(len(left))))
    places[DECK] += left
    return {place: tuple(sorted(found)) for place, found in places.items()}


def shuffled(cards: Cards, below: Below) -> Cards:
    left = list(cards)
    return tuple(left.pop(below(len(left))) for _ in cards)


# ---- prediction and betrayal -----------------------------------------------------------------------------------------
def foresee(v: View, below: Below) -> tuple[RaceId, int]:
    """Any race and any round are as likely as others. §23.1"""
    if v.prediction[1] or not v.predicted:
        return v.prediction
    return pick([race for race in v.races if race != XXCHA], below), 1 + below(ROUNDS)


def deal_betrayals(v: View, below: Below) -> Cards:
    """Those shown at the end are known from the procedure. §15.1"""
    shown = {seat: card for frame in v.stack for seat, card in getattr(frame, "shown", {}).items()}
    if v.seat is not None and v.betrayal:
        shown[v.seat] = v.betrayal
    left = [card for card in v.box.difficulty if card not in shown.values()]
    return tuple(
        shown.get(seat, left.pop(below(len(left))) if dealt and seat not in shown else "")
        for seat, dealt in enumerate(v.betrayals_dealt)
    )


def pick(choices: Sequence[T], below: Below) -> T:
    return choices[below(len(choices))]
