"""Conditions for every position, however it came about: for set-up by hand, for tests and for long runs."""

from __future__ import annotations

from collections.abc import Iterator

from plancia.games.positions import faults_of_procedures, refuse
from plancia.games.rex.edition.box import LAZAX, OFFENSIVE, XXCHA, Cards, plus
from plancia.games.rex.edition.components import ROUNDS
from plancia.games.rex.hidden.knowledge import Answered, Drawn, History, Place, Sold
from plancia.games.rex.influence import InfluencePhase
from plancia.games.rex.state import State


def check_position(s: State) -> None:
    """Raise all faults of this position."""
    refuse(faults(s))


def faults(s: State) -> Iterator[str]:
    """All faults of this position."""
    yield from _faults_of_influence(s)
    yield from _faults_of_strategy_cards(s)
    yield from _faults_of_influence_cards(s)
    yield from faults_of_procedures(s, s.seats)
    if all(s.races) and any(s.leaders):
        yield from _faults_of_races(s)
        yield from _faults_of_units(s)
        yield from _faults_of_traitors(s)
        yield from _faults_of_alliances(s)
        yield from _faults_of_secrets(s)


def _faults_of_influence(s: State) -> Iterator[str]:
    if s.pool + sum(s.influence) + sum(s.on_board) != s.box.influence:
        yield f"there is {s.box.influence} influence in all (1.4)"
    if min(s.pool, *s.influence, *s.on_board) < 0:
        yield "a negative amount of influence"


def _faults_of_strategy_cards(s: State) -> Iterator[str]:
    held = (card for hand in s.hands for card in hand)
    offered = (s.on_offer,) if s.on_offer else ()
    if plus((*s.deck, *s.beneath, *s.discarded, *offered), *held) != s.box.strategy:
        yield "strategy cards are missing, or there are too many (1.5)"
    for seat, hand in enumerate(s.hands):
        if all(s.races) and len(hand) > s.box.races[s.races[seat]].hand:
            yield f"seat {seat} holds {len(hand)} cards (4.10)"
        if not _within(plus(s.shown[seat], *s.looked_at[seat]), hand):
            yield f"seat {seat} does not have the cards that were seen"
    yield from _faults_of_answers(s.card_history, s.hands)
    if not 0 <= s.row <= len(s.deck) + len(s.beneath):
        yield "the row has more cards than there are (8.1)"


def _faults_of_answers(history: History, hands: tuple[Cards, ...]) -> Iterator[str]:
    """Nobody has a card they denied, unless they got a card since then."""
    since = set[Place]()
    for event in reversed(history):
        match event:
            case Answered(seat, card, holds=False) if seat not in since and card in hands[seat]:
                yield f"seat {seat} holds {card}, which was denied (16.18)"
            case Drawn() | Sold():
                since.add(event.place)
            case _:
                pass


def _within(some: tuple[str, ...], cards: tuple[str, ...]) -> bool:
    return all(some.count(card) <= cards.count(card) for card in some)


def _faults_of_influence_cards(s: State) -> Iterator[str]:
    phases = [frame for frame in s.stack if isinstance(frame, InfluencePhase)]
    aside = [OFFENSIVE] * sum(phase.aside for phase in phases)
    at_hand = [phase.card for phase in phases if phase.card in s.box.placements and phase.card not in s.placements]
    top = [s.influence_top] if s.influence_top else []
    cards = plus((*s.influence_deck, *s.placements, *s.removed), *aside, *at_hand, *top)
    if cards != s.box.influence_cards:
        yield "influence cards are missing, or there are too many (1.5)"
    if s.round != len(s.placements):
        yield "the round is the number of placement cards (4.3)"


def _faults_of_races(s: State) -> Iterator[str]:
    if len(set(s.races)) != s.seats:
        yield "two players have the same race (3.2)"
    for seat, race in enumerate(s.races):
        if not set(s.leaders[seat]) <= set(s.box.leaders[race]):
            yield f"seat {seat} has leaders of another race"
    if s.first not in range(s.seats):
        yield f"seat {s.first} cannot be first: there are {s.seats} seats (4.2)"
    if s.fleet not in range(19):
        yield f"there is no sector {s.fleet} (2.2)"


def _faults_of_units(s: State) -> Iterator[str]:
    for seat, race in enumerate(s.races):
        sheet = s.box.races[race]
        down = sum(s.face_down) if race == XXCHA else 0
        if s.reserve[seat] + s.casualties[seat] + sum(s.units[seat]) + down != sheet.units + sheet.mechanized:
            yield f"the {race} have {sheet.units + sheet.mechanized} units (1.2)"
        if min(s.reserve[seat], s.casualties[seat], *s.units[seat]) < 0:
            yield f"the {race} have a negative number of units"
    if s.demolished and any(units[s.box.power_south] for units in (*s.units, s.face_down)):
        yield "units in a demolished space (2.7)"
    lazax = s.seat_of(LAZAX)
    mechanized = s.mechanized_reserve + s.mechanized_casualties + sum(s.mechanized)
    if mechanized != (s.box.races[LAZAX].mechanized if lazax is not None else 0):
        yield "mechanized units are missing, or there are too many (1.2)"
    if min(s.mechanized_reserve, s.mechanized_casualties, *s.mechanized) < 0:
        yield "a negative number of mechanized units"
    if lazax is not None and (s.mechanized_reserve > s.reserve[lazax] or s.mechanized_casualties > s.casualties[lazax]):
        yield "more mechanized units than units in the reserve or among the casualties (1.2)"
    if lazax is not None and any(m > n for m, n in zip(s.mechanized, s.units[lazax], strict=True)):
        yield "more mechanized units than units in a space"
    if any(s.face_down) and s.seat_of(XXCHA) is None:
        yield "face-down units without the Xxcha (23.8)"
    if s.shield_down and s.box.at[s.shield_down] not in s.box.shielded:
        yield f"{s.shield_down} had no shield (16.14)"


def _faults_of_traitors(s: State) -> Iterator[str]:
    held = (leader for leaders in (*s.traitors, *s.dealt) for leader in leaders)
    if plus(s.traitor_deck, *held) != s.box.traitor_deck(s.races):
        yield "traitor cards are missing, or there are too many (3.3)"
    for seat in range(s.seats):
        if not set(s.known_traitors[seat]) <= set(s.traitors[seat]):
            yield f"seat {seat} does not have the traitors that everybody knows of"
    yield from _faults_of_answers(s.traitor_history, s.traitors)


def _faults_of_alliances(s: State) -> Iterator[str]:
    members = [seat for alliance in s.alliances for seat in alliance]
    if not set(members) <= set(range(s.seats)):
        yield "an alliance with a player who does not exist (7.2)"
        return
    if len(set(members)) < len(members):
        yield "a player in two alliances (7.2)"
    if any(not 1 < len(alliance) <= s.largest_alliance for alliance in s.alliances):
        yield "an alliance of the wrong size (7.2)"
    for alliance in s.alliances:
        for space, name in enumerate(s.box.ids):
            if space != s.box.council and sum(s.group(seat, space).size > 0 for seat in alliance) > 1:
                yield f"allies share {name} (7.8)"


def _faults_of_secrets(s: State) -> Iterator[str]:
    race, round_ = s.prediction
    foreseen = race in s.races and race != XXCHA and XXCHA in s.races and 1 <= round_ <= ROUNDS
    if s.prediction != ("", 0) and not foreseen:
        yield f"the Xxcha predict another race of this table and a round up to {ROUNDS}, not {race}:{round_} (23.1)"
    if not {card for card in s.betrayals if card} <= s.box.difficulty.keys():
        yield "a betrayal card that does not exist (15.1)"
    if s.asked < 0:
        yield f"{s.asked} questions cannot have been asked"
