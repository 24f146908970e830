"""Observations of Rex: the city by space, the players by seat, leaders and cards by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from plancia.games.rex.edition.box import RACES, SLOTS, Box, Cards, box
from plancia.games.rex.plans import Battle
from plancia.games.rex.timings import OF_ALLIES, Power
from plancia.games.rex.view import PHASES, View
from plancia.research.observation.features import Feature, seat_labels

POWERS = tuple(Power)
PHASE_NAMES = tuple(PHASES.values())
SLOT_NAMES = tuple(SLOTS)
SEAT = (
    *(f"race {race}" for race in RACES),
    *("plays first", "allied to the observer", "barred", "influence", "reserve", "casualties", "cards in hand"),
    *("traitors", "traitors to choose from", "has a betrayal card", "has answered the open question"),
)
TABLE = (
    *("round", *(f"phase {phase}" for phase in PHASE_NAMES), "sector of the fleet", "South Power Station demolished"),
    *("influence in the pool", "cards in the row", "cards in the deck", "cards beneath the deck"),
    *("sectors of Fleet Sabotage", "a unit entered the Council", "an Offensive was drawn", "traitor deck"),
    *("mechanized units in reserve", "mechanized casualties", "a mechanized unit was recruited"),
    *("the card on auction was seen", "the next influence card was seen", "the next bombardment card was seen"),
    *("next bombardment card (for Sol)", "predicted", "round predicted (for the Xxcha)"),
)
LEADER = ("alive", "space where it fought (number + 1)", "own traitor", "offered as own traitor")
CARD = ("in own hand", "discarded", "on auction, as far as seen")
INFLUENCE = ("in the deck", "removed", "placement (1 is the first)", "next card (for the Jol-Nar)")
SIDE = ("fights", "plan is open", "dial", "leader (number + 1)", *(f"slot {slot}" for slot in SLOT_NAMES))


def features(options: Any, seats: int) -> tuple[Feature, ...]:
    b = box(options.edition)
    who = seat_labels(seats)
    spaces = tuple(b.ids)
    board = ("influence", "mechanized units", "face-down units", "fleet", "shield destroyed", "battle")
    influence = tuple(dict.fromkeys(b.influence_cards))
    pairs = tuple(f"{owner} lets {user}" for owner in who for user in who)
    return (
        Feature(
            name="board",
            about="Each space of the city. Units of a seat are those that are face up.",
            axes=((*board, *(f"units: {seat}" for seat in who)), spaces),
        ),
        Feature(name="seats", about="Each seat, clockwise from the observer.", axes=(who, SEAT)),
        Feature(name="table", about="The round and the piles.", axes=(TABLE,), low=-1),
        Feature(
            name="leaders",
            about="Each leader.",
            axes=(tuple(b.strength), (*LEADER, *(f"known as a traitor of: {seat}" for seat in who))),
        ),
        Feature(
            name="cards",
            about="Each strategy card: numbers of copies.",
            axes=(tuple(b.copies), (*CARD, *(f"known in hand of: {seat}" for seat in who))),
        ),
        Feature(name="influence", about="Each influence card.", axes=(influence, INFLUENCE)),
        Feature(name="stopped", about="Advantages that are cancelled.", axes=(POWERS,), high=1),
        Feature(name="prediction", about="The race predicted (for the Xxcha).", axes=(RACES,), high=1),
        Feature(name="betrayal", about="The observer's betrayal card.", axes=(tuple(b.difficulty),), high=1),
        Feature(name="alliances", about="1: allied.", axes=(who, who), high=1),
        Feature(name="consents", about="Permanent consents of allies.", axes=(pairs, OF_ALLIES), high=1),
        Feature(
            name="battle",
            about="The battle in progress, as far as it is public.",
            axes=(who, (*SIDE, *(f"played {card}" for card in b.icon))),
        ),
    )


def values(view: View) -> list[int]:
    """The numbers of `features`, one after the other."""
    b, me, n = view.box, view.seat or 0, view.seats
    order = (*range(me, n), *range(me))
    battle = next((frame for frame in view.stack if type(frame) is Battle), None)
    return [
        *_board(view, b, battle, order),
        *_seats(view, order, me),
        *_table(view),
        *_leaders(view, b, order),
        *_cards(view, b, order),
        *_influence(view, b),
        *[power in view.stopped for power in POWERS],
        *[view.prediction[0] == race for race in RACES],
        *[view.betrayal == card for card in b.difficulty],
        *_alliances(view, order),
        *_consents(view, order),
        *_battle(view, b, battle, order),
    ]


def _board(view: View, b: Box, battle: Battle | None, order: tuple[int, ...]) -> Iterable[int]:
    found = [*view.on_board, *view.mechanized, *view.face_down]
    found += [sector == view.fleet for sector in b.sector] if view.fleet else b.nowhere
    found += [space == view.shield_down for space in b.ids] if view.shield_down else b.nowhere
    found += [space == battle.space for space in b.ids] if battle else b.nowhere
    for seat in order:
        found += view.units[seat]
    return found


def _seats(view: View, order: tuple[int, ...], me: int) -> Iterable[int]:
    allies = next((alliance for alliance in view.alliances if me in alliance), ())
    for seat in order:
        yield from [view.races[seat] == race for race in RACES]
        yield from (
            *(view.first == seat, seat != me and seat in allies, seat in view.barred, view.influence[seat]),
            *(view.reserve[seat], view.casualties[seat], view.hand_sizes[seat], view.traitor_counts[seat]),
            *(view.dealt_counts[seat], view.betrayals_dealt[seat], seat in view.sealed.answered),
        )


def _table(view: View) -> Iterable[int]:
    return (
        *(view.round, *[view.phase == phase for phase in PHASE_NAMES], view.fleet, view.demolished),
        *(view.pool, view.row, view.deck, view.beneath),
        *(view.sabotage, view.council_unit, view.offensive, view.traitor_deck),
        *(view.mechanized_reserve, view.mechanized_casualties, view.mechanized_recruited),
        *(view.card_seen, view.influence_seen, view.bombardment_seen),
        *(view.bombardment_top, view.predicted, view.prediction[1]),
    )


def _leaders(view: View, b: Box, order: tuple[int, ...]) -> Iterable[int]:
    alive = {leader for leaders in view.leaders for leader in leaders}
    known = [view.known_traitors[seat] for seat in order]
    found: list[int] = []
    for leader in b.strength:
        fought = view.fought.get(leader)
        found += (leader in alive, b.at[fought] + 1 if fought else 0, leader in view.traitors, leader in view.dealt)
        found += [leader in traitors for traitors in known]
    return found


def _cards(view: View, b: Box, order: tuple[int, ...]) -> Iterable[int]:
    known = [view.known[seat] for seat in order]
    found: list[int] = []
    for card in b.copies:
        found += (view.hand.count(card), view.discarded.count(card), view.on_offer == card)
        found += [cards.count(card) for cards in known]
    return found


def _influence(view: View, b: Box) -> Iterable[int]:
    placed = {card: at for at, card in enumerate(view.placements, 1)}
    for card in dict.fromkeys(b.influence_cards):
        yield from (view.influence_deck.count(card), view.removed.count(card), placed.get(card, 0))
        yield view.influence_top == card


def _alliances(view: View, order: tuple[int, ...]) -> Iterable[int]:
    if not view.alliances:
        return [0] * len(order) ** 2
    together = {(a, b) for alliance in view.alliances for a in alliance for b in alliance if a != b}
    return [(a, b) in together for a in order for b in order]


def _consents(view: View, order: tuple[int, ...]) -> Iterable[int]:
    if not view.consents:  # nearly always
        return [0] * (len(order) ** 2 * len(OF_ALLIES))
    given = {(consent.owner, consent.user, consent.power) for consent in view.consents}
    return [(owner, user, power) in given for owner in order for user in order for power in OF_ALLIES]


def _battle(view: View, b: Box, battle: Battle | None, order: tuple[int, ...]) -> Iterable[int]:
    if battle is None:
        return [0] * (len(order) * (len(SIDE) + len(b.icon)))
    leaders = {leader: at for at, leader in enumerate(b.strength, 1)}
    found: list[int] = []
    for seat in order:
        plan, cards = battle.plans.get(seat), battle.cards.get(seat, Cards())
        found += (seat in battle.sides, plan is not None)
        found += (plan.dial, leaders.get(plan.leader, 0)) if plan else (0, 0)
        found += [plan is not None and plan.slot == slot for slot in SLOT_NAMES]
        found += [cards.count(card) for card in b.icon]
    return found
