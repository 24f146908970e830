"""A whole table dealt from one seat's view: chance's odds, given what the rules prove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TypeVar

from plancia.engine import Below, Seat, imagine_answers
from plancia.games.rex.box import XXCHA, Cards, minus, plus
from plancia.games.rex.components import ROUNDS, RaceId
from plancia.games.rex.knowledge import BENEATH, DECK, OFFER, Denials, Glimpses, Place, after_discovery, odds, settled
from plancia.games.rex.plans import Battle
from plancia.games.rex.state import State
from plancia.games.rex.view import View

T = TypeVar("T")


def imagine(v: View, below: Below) -> State:
    """Deal what the seat cannot see. §24.2"""
    hands, on_offer, deck, beneath = deal_strategy_cards(v, below)
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
        deck=deck,
        beneath=beneath,
        on_offer=on_offer,
        looked_at=tuple(minus(known, *shown) for known, shown in zip(v.known, v.shown, strict=True)),
        denied_to_jol_nar=v.ruled_out,
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
def deal_strategy_cards(v: View, below: Below) -> tuple[tuple[Cards, ...], str, Cards, Cards]:
    """Hands, the card on auction, the deck and what lies beneath: again until it agrees with what was denied."""
    battles = [frame for frame in v.stack if isinstance(frame, Battle)]
    known: dict[Place, Cards] = {seat: v.hand if seat == v.seat else v.known[seat] for seat in range(v.seats)}
    known[OFFER] = (v.on_offer,) if v.on_offer else ()
    sizes: dict[Place, int] = {
        **dict(enumerate(v.hand_sizes)),
        OFFER: int(v.card_seen),
        DECK: v.deck,
        BENEATH: v.beneath,
    }
    glimpses = told(v.returned, known, sizes, minus(v.box.strategy, *v.discarded))
    seen = (*v.discarded, *chain(*known.values()))
    unseen = minus(v.box.strategy, *seen)
    room = {place: size - len(known.get(place, ())) for place, size in sizes.items()}
    while True:
        sure = tuple([settled(g, unseen, seen, v.box.strategy, below) for g in glimpses])
        dealt = deal(unseen, room, sure, below)
        hands = tuple(plus(known[seat], *dealt[seat]) for seat in range(v.seats))
        if agree(v.ruled_out, dealt, v.seat, below) and proved(v, battles, hands):
            return hands, v.on_offer or "".join(dealt[OFFER]), dealt[DECK], dealt[BENEATH]


def agree(denials: tuple[Denials, ...], dealt: dict[Place, Cards], own: Seat | None, below: Below) -> bool:
    """Nobody holds what was denied, unless it has come since: accepted as often as that is likely. §16.18"""
    for seat, denied in enumerate(denials):
        if denied and seat != own:
            ways, of = odds(denied, dealt[seat], len(dealt[seat]))
            if below(of) >= ways:
                return False
    return True


def proved(v: View, battles: list[Battle], hands: tuple[Cards, ...]) -> bool:
    """An open slot proves a card for each of its icons. §11.8"""
    return all(f.agrees(v.box.icon, seat, hands[seat]) for f in battles for seat in f.sides)


def deal_traitors(v: View, below: Below) -> tuple[tuple[Cards, ...], tuple[Cards, ...], Cards]:
    """Traitors held, those among which players are choosing, and the deck."""
    if not any((*v.traitor_counts, *v.dealt_counts, v.traitor_deck)):  # before the races are chosen
        return ((),) * v.seats, ((),) * v.seats, ()
    known: dict[Place, Cards] = {
        seat: v.traitors if seat == v.seat else v.known_traitors[seat] for seat in range(v.seats)
    }
    chosen_from = {v.seats + seat: v.dealt if seat == v.seat else () for seat in range(v.seats)}
    unseen = minus(v.box.traitor_deck(v.races), *chain(*known.values(), *chosen_from.values()))
    room: dict[Place, int] = {seat: size - len(known[seat]) for seat, size in enumerate(v.traitor_counts)}
    room[DECK] = v.traitor_deck
    room |= {v.seats + seat: size - len(chosen_from[v.seats + seat]) for seat, size in enumerate(v.dealt_counts)}
    while True:
        dealt = deal(unseen, room, v.put_back, below)
        if agree(v.denied_traitors, dealt, v.seat, below):
            held = tuple(plus(known[seat], *dealt[seat]) for seat in range(v.seats))
            aside = tuple(plus(chosen_from[v.seats + seat], *dealt[v.seats + seat]) for seat in range(v.seats))
            return held, aside, dealt[DECK]


def told(glimpses: Glimpses, known: dict[Place, Cards], sizes: dict[Place, int], hidden: Cards) -> Glimpses:
    """What glimpses say of cards that this seat does not see."""
    for place, cards in known.items() if glimpses else ():
        for count, card in enumerate(cards):
            glimpses = after_discovery(glimpses, place, card, sizes[place] - count, hidden.count(card))
            hidden = minus(hidden, card)
    return glimpses


def deal(cards: Cards, room: Mapping[Place, int], glimpses: Glimpses, below: Below) -> dict[Place, Cards]:
    """Every card to a place with room for it. First those seen going into a deck: some were certainly drawn since; each
    of the others is still there, or with one of those who may have drawn it, all places being equally likely.
    """
    left, places = list(cards), {place: list[str]() for place in room}

    def put_away(card: str, place: Place) -> None:
        left.remove(card)
        places[place].append(card)

    def free(place: Place) -> int:
        return room[place] - len(places[place]) if place in room else 0

    for glimpse in reversed(glimpses):
        seen = list(within(glimpse.cards, left))
        for place in glimpse.taken:
            if seen and free(place):
                put_away(seen.pop(below(len(seen))), place)
        spots = [*glimpse.drawn, *[glimpse.pile] * free(glimpse.pile)]
        while seen and spots:
            spot = spots.pop(below(len(spots)))
            if free(spot):
                put_away(seen.pop(below(len(seen))), spot)
    for place in (place for place in room if place != DECK):
        places[place] += [left.pop(below(len(left))) for _ in range(free(place))]
    places[DECK] += left
    return {place: plus((), *found) for place, found in places.items()}


def within(some: Cards, cards: list[str]) -> Iterator[str]:
    """Of some cards those that are among these."""
    left = Counter(cards)
    for card in some:
        if left[card]:
            left[card] -= 1
            yield card


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
