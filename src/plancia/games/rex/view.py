"""What a seat may know. A view is built by allow-list: only what is listed gets in."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from plancia.engine import Sealed, Seat, sealed
from plancia.games.rex.battles import BattlePhase
from plancia.games.rex.bidding import Bidding
from plancia.games.rex.bombardment import BombardmentPhase
from plancia.games.rex.collection import Collection
from plancia.games.rex.edition.box import JOL_NAR, SOL, XXCHA, Box, Cards, Counts, box, plus
from plancia.games.rex.edition.components import LeaderId, RaceId, SpaceId
from plancia.games.rex.hidden.knowledge import History, Sights, seen_by
from plancia.games.rex.influence import InfluencePhase
from plancia.games.rex.manoeuvre import ManoeuvrePhase
from plancia.games.rex.options import Options
from plancia.games.rex.recruitment import Recruitment
from plancia.games.rex.state import Consent, Fields, State
from plancia.games.rex.timings import Power

PHASES: dict[type, str] = {
    InfluencePhase: "influence",
    Bidding: "bidding",
    Recruitment: "recruitment",
    ManoeuvrePhase: "manoeuvre",
    BattlePhase: "battle",
    Collection: "collection",
    BombardmentPhase: "bombardment",
}


def phase_of(s: Fields) -> str:
    """The phase of the round; "": none, at set-up and at the end of a round."""
    return next((PHASES[type(frame)] for frame in s.stack if type(frame) in PHASES), "")


class View(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one seat sees it; by seat unless stated otherwise, by space in the edition's order. §24.1"""

    seat: Seat | None  # None: a spectator
    options: Options
    seats: int
    races: tuple[RaceId, ...]
    first: Seat
    round: int
    phase: str  # "": none, at set-up and at the end of a round
    fleet: int
    shield_down: SpaceId
    demolished: bool
    alliances: tuple[tuple[Seat, ...], ...]
    consents: tuple[Consent, ...]
    influence: Counts
    pool: int
    on_board: Counts  # influence, by space
    units: tuple[Counts, ...]  # face up, including mechanized ones: by seat and space
    mechanized: Counts  # of the Lazax, by space
    face_down: Counts  # of the Xxcha, by space
    reserve: Counts
    mechanized_reserve: int
    casualties: Counts
    mechanized_casualties: int
    mechanized_recruited: bool
    council_unit: bool
    offensive: bool
    barred: tuple[Seat, ...]
    sabotage: int
    leaders: tuple[Cards, ...]  # alive
    fought: dict[LeaderId, SpaceId]
    placements: Cards  # in order
    removed: Cards
    discarded: Cards
    stopped: tuple[Power, ...]
    row: int
    deck: int
    beneath: int
    hand: Cards  # the seat's own
    hand_sizes: Counts
    shown: tuple[Cards, ...]  # in hand, known to everybody
    known: tuple[Cards, ...]  # the same, and those that this seat has seen itself
    card_seen: bool  # have the Jol-Nar seen the card on auction?
    on_offer: str  # the card, for seats that have seen it
    card_history: History  # what happened to hidden cards, as far as it is public
    card_sights: Sights  # which cards they were, as far as this seat has seen
    dealt: Cards  # traitors to choose from
    dealt_counts: Counts
    traitors: Cards  # the seat's own
    traitor_counts: Counts
    traitor_deck: int
    known_traitors: tuple[Cards, ...]  # known to everybody
    traitor_history: History
    traitor_sights: Sights
    influence_deck: Cards  # the rest, unordered
    influence_seen: bool
    influence_top: str  # for the Jol-Nar
    bombardment_seen: bool
    bombardment_top: int  # for Sol
    predicted: bool
    prediction: tuple[RaceId, int]  # for the Xxcha; for everybody when the game is over
    betrayal: str  # the seat's own card
    betrayals_dealt: tuple[bool, ...]
    winners: tuple[Seat, ...]
    reason: str
    stack: tuple[Any, ...]  # procedures and question are public
    ask: Any
    asked: int
    sealed: Sealed

    @property
    def box(self) -> Box:
        return box(self.options.edition)

    def _repr_svg_(self) -> str:
        """The city as a picture, for notebooks."""
        from plancia.games.rex.drawing.svg import svg

        return svg(self)


def view(s: State, seat: Seat | None) -> View:
    """Public information, the seat's own secrets, and what it has seen of others'. §24.1 §24.2"""
    race = None if seat is None else s.races[seat]
    looks = race == JOL_NAR
    return View(
        seat=seat,
        options=s.options,
        seats=s.seats,
        races=s.races,
        first=s.first,
        round=s.round,
        phase=phase_of(s),
        fleet=s.fleet,
        shield_down=s.shield_down,
        demolished=s.demolished,
        alliances=s.alliances,
        consents=s.consents,
        influence=s.influence,
        pool=s.pool,
        on_board=s.on_board,
        units=s.units,
        mechanized=s.mechanized,
        face_down=s.face_down,
        reserve=s.reserve,
        mechanized_reserve=s.mechanized_reserve,
        casualties=s.casualties,
        mechanized_casualties=s.mechanized_casualties,
        mechanized_recruited=s.mechanized_recruited,
        council_unit=s.council_unit,
        offensive=s.offensive,
        barred=s.barred,
        sabotage=s.sabotage,
        leaders=s.leaders,
        fought=s.fought,
        placements=s.placements,
        removed=s.removed,
        discarded=s.discarded,
        stopped=s.stopped,
        row=s.row,
        deck=len(s.deck),
        beneath=len(s.beneath),
        hand=() if seat is None else s.hands[seat],
        hand_sizes=tuple(map(len, s.hands)),
        shown=s.shown,
        known=tuple([plus(a, *b) for a, b in zip(s.shown, s.looked_at, strict=True)]) if looks else s.shown,
        card_seen=bool(s.on_offer),
        on_offer=s.on_offer if looks else "",
        card_history=s.card_history,
        card_sights=seen_by(s.card_sights, seat),
        dealt=() if seat is None else s.dealt[seat],
        dealt_counts=tuple(map(len, s.dealt)),
        traitors=() if seat is None else s.traitors[seat],
        traitor_counts=tuple(map(len, s.traitors)),
        traitor_deck=len(s.traitor_deck),
        known_traitors=s.known_traitors,
        traitor_history=s.traitor_history,
        traitor_sights=seen_by(s.traitor_sights, seat),
        influence_deck=plus(s.influence_deck, s.influence_top) if s.influence_top else s.influence_deck,
        influence_seen=bool(s.influence_top),
        influence_top=s.influence_top if looks else "",
        bombardment_seen=bool(s.bombardment_top),
        bombardment_top=s.bombardment_top if race == SOL else 0,
        predicted=s.prediction[1] > 0,
        prediction=s.prediction if race == XXCHA or s.reason else ("", 0),
        betrayal="" if seat is None else s.betrayals[seat],
        betrayals_dealt=tuple(map(bool, s.betrayals)),
        winners=s.winners,
        reason=s.reason,
        stack=s.stack,
        ask=s.ask,
        asked=s.asked,
        sealed=sealed(s, seat),
    )
