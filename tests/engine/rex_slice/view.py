"""What a seat may know, and what it may imagine. A view is built by allow-list: nothing gets in by default."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from plancia.engine import Below, Sealed, Seat, imagine_answers, sealed
from tests.engine.rex_slice.components import ALL_CARDS, JOLNAR, LEADERS, Cards, minus, plus
from tests.engine.rex_slice.plans import Battle
from tests.engine.rex_slice.table import State, Units


class View(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one seat sees it (M8)."""

    seat: Seat | None  # None: a spectator
    races: Cards
    house_rules: Cards
    alliances: tuple[tuple[Seat, ...], ...]
    influence: tuple[int, ...]
    pool: int
    units: tuple[Units, ...]
    leaders: tuple[dict[str, int], ...]
    fought: dict[str, str]
    discarded: Cards
    stopped: Cards
    hand: Cards  # one's own
    traitors: Cards
    hand_sizes: tuple[int, ...]
    traitor_counts: tuple[int, ...]
    known: tuple[Cards, ...]  # by seat: what is surely in hand, as far as this seat has seen
    shown: tuple[Cards, ...]  # the part of it that everybody has seen
    card_drawn: bool  # has the card on auction been seen by somebody?
    on_offer: str  # which it is, for who has looked
    stack: tuple[Any, ...]  # procedures and question are public
    ask: Any
    asked: int
    sealed: Sealed


def view(s: State, seat: Seat | None) -> View:
    """What is open to all, one's own secrets, and what one has seen of others'."""
    looked = seat is not None and seat == s.seat_of(JOLNAR)
    return View(
        seat=seat,
        races=s.races,
        house_rules=s.house_rules,
        alliances=s.alliances,
        influence=s.influence,
        pool=s.pool,
        units=s.units,
        leaders=s.leaders,
        fought=s.fought,
        discarded=s.discarded,
        stopped=s.stopped,
        hand=() if seat is None else s.hands[seat],
        traitors=() if seat is None else s.traitors[seat],
        hand_sizes=tuple(map(len, s.hands)),
        traitor_counts=tuple(map(len, s.traitors)),
        known=tuple(plus(a, *b) for a, b in zip(s.shown, s.looked_at, strict=True)) if looked else s.shown,
        shown=s.shown,
        card_drawn=bool(s.on_offer),
        on_offer=s.on_offer if looked else "",
        stack=s.stack,
        ask=s.ask,
        asked=s.asked,
        sealed=sealed(s, seat),
    )


def imagine(v: View, below: Below) -> State:
    """Deal what the seat cannot see, until it agrees with what the battle in progress has shown."""
    hands, on_offer, deck = _deal_cards(v, below)
    while not all(f.agrees(seat, hands[seat]) for f in v.stack if isinstance(f, Battle) for seat in f.sides):
        hands, on_offer, deck = _deal_cards(v, below)
    traitors, traitor_deck = _deal_traitors(v, below)
    s = State(
        stack=v.stack,
        ask=v.ask,
        answers=(),
        asked=v.asked,
        races=v.races,
        house_rules=v.house_rules,
        alliances=v.alliances,
        influence=v.influence,
        pool=v.pool,
        units=v.units,
        leaders=v.leaders,
        fought=v.fought,
        discarded=v.discarded,
        stopped=v.stopped,
        shown=v.shown,
        hands=hands,
        traitors=traitors,
        deck=deck,
        traitor_deck=traitor_deck,
        on_offer=on_offer,
        looked_at=tuple(minus(known, *shown) for known, shown in zip(v.known, v.shown, strict=True)),
    )
    return imagine_answers(s, v.seat, v.sealed, below)


def _deal_cards(v: View, below: Below) -> tuple[tuple[Cards, ...], str, Cards]:
    """Hands, the card on auction, and the deck."""
    hands = [v.hand if seat == v.seat else known for seat, known in enumerate(v.known)]
    on_offer = (v.on_offer,) if v.on_offer else ()
    unseen = minus(ALL_CARDS, *v.discarded, *on_offer, *(card for hand in hands for card in hand))
    for seat, size in enumerate(v.hand_sizes):
        dealt, unseen = _deal(unseen, size - len(hands[seat]), below)
        hands[seat] = plus(hands[seat], *dealt)
    dealt, unseen = _deal(unseen, v.card_drawn - len(on_offer), below)
    return tuple(hands), "".join((*on_offer, *dealt)), unseen


def _deal_traitors(v: View, below: Below) -> tuple[tuple[Cards, ...], Cards]:
    unseen = minus(tuple(sorted(leader for race in v.races for leader in LEADERS[race])), *v.traitors)
    hands = []
    for seat, count in enumerate(v.traitor_counts):
        dealt, unseen = (v.traitors, unseen) if seat == v.seat else _deal(unseen, count, below)
        hands.append(dealt)
    return tuple(hands), unseen


def _deal(cards: Cards, count: int, below: Below) -> tuple[Cards, Cards]:
    """So many cards, each as likely as the other, and the rest."""
    dealt: list[str] = []
    for _ in range(count):
        card = cards[below(len(cards))]
        dealt.append(card)
        cards = minus(cards, card)
    return tuple(sorted(dealt)), cards
