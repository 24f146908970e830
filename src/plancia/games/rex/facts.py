"""What can happen in the city."""

from __future__ import annotations

from typing import Annotated

from plancia.engine import NAME, Amount, Case, Disclosure, Fact, Name, Places, Seat, Word
from plancia.games.rex.edition.box import Cards
from plancia.games.rex.edition.components import CardId, LeaderId, RaceId, SpaceId


# ---- set-up ----------------------------------------------------------------------------------------------------------
class LotsDrawn(Fact, frozen=True, kw_only=True, gc=False):
    """Everyone draws a bombardment card; the lowest begins."""

    numbers: tuple[Amount, ...]
    seat: Seat


class RaceTaken(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    race: RaceId


class TraitorsDealt(Disclosure, frozen=True, kw_only=True, gc=False):
    """Only for the player who gets them."""

    seat: Seat
    leaders: Cards


class TraitorsKept(Fact, frozen=True, kw_only=True, gc=False):
    """All players have chosen; the others are back in the deck."""

    counts: tuple[Amount, ...]


class FleetPlaced(Fact, frozen=True, kw_only=True, gc=False):
    dials: tuple[Amount, Amount]
    sector: Amount


class BetrayalDealt(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: Name


class PredictionMade(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


# ---- rounds and phases -----------------------------------------------------------------------------------------------
class PhaseBegan(Fact, frozen=True, kw_only=True, gc=False):
    phase: Case  # influence, bidding, recruitment, manoeuvre, battle, collection, bombardment
    round: Amount


class FirstPlayerPassed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


# ---- influence -------------------------------------------------------------------------------------------------------
class InfluenceCardDrawn(Disclosure, frozen=True, kw_only=True, gc=False):
    """Turned up for everybody; the Jol-Nar may have seen it before."""

    card: Name
    effect: bool  # False: it is the second of its kind, or an Offensive in round 1


class InfluencePlaced(Fact, frozen=True, kw_only=True, gc=False):
    space: SpaceId
    amount: Amount


class InfluenceLost(Fact, frozen=True, kw_only=True, gc=False):
    """From the board to the pool."""

    space: SpaceId
    amount: Amount
    why: Case  # offensive, bombardment, shield


class InfluencePaid(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    amount: Amount
    receiver: Seat | None  # None: the pool
    why: Case  # card, recruits, deployment, move, gift


class InfluenceGained(Fact, frozen=True, kw_only=True, gc=False):
    """From the pool, or from the board."""

    seat: Seat
    amount: Amount
    why: Case  # income, collected, weapon
    space: SpaceId | None = None


class SpaceStruck(Fact, frozen=True, kw_only=True, gc=False):
    """By a Sol Offensive."""

    space: SpaceId


# ---- ceasefire -------------------------------------------------------------------------------------------------------
class SaidReady(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class AllianceProposed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    members: tuple[Seat, ...]


class ProposalAccepted(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class ProposalFell(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat  # who refused or withdrew it
    withdrawn: bool


class AllianceFormed(Fact, frozen=True, kw_only=True, gc=False):
    members: tuple[Seat, ...]


class AllianceLeft(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class CeasefireEnded(Fact, frozen=True, kw_only=True, gc=False):
    pass


class ConsentGiven(Fact, frozen=True, kw_only=True, gc=False):
    """An owner lets an ally use an advantage, or refuses."""

    seat: Seat
    user: Seat
    power: Name
    answer: Case  # yes, no, always


# ---- cards -----------------------------------------------------------------------------------------------------------
class RowLaidOut(Fact, frozen=True, kw_only=True, gc=False):
    cards: Amount


class CardOffered(Fact, frozen=True, kw_only=True, gc=False):
    opener: Seat


class BidMade(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    amount: Amount  # 0: passed


class CardSold(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    price: Amount


class CardsReturned(Fact, frozen=True, kw_only=True, gc=False):
    """Unsold cards return to the deck."""

    cards: Amount


class CardsDrawn(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    count: Amount


class CardsSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Strategy cards, for the player who took them or looked."""

    seat: Seat
    cards: Cards


class TraitorDrawn(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: Seat
    leader: LeaderId


class ForecastSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """The top influence card, for the Jol-Nar."""

    card: Name


class BombardmentSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """The top bombardment card, for Sol."""

    value: Amount


class Looked(Fact, frozen=True, kw_only=True, gc=False):
    """Everybody sees that somebody looks, but not what."""

    seat: Seat
    at: Case  # card, influence, bombardment


class CardPlayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: CardId


class CardDiscarded(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: CardId


class AdvantageCancelled(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    power: Name


class PlayerBarred(Fact, frozen=True, kw_only=True, gc=False):
    """By Diplomatic Interference."""

    seat: Seat
    moment: Case  # bidding, ceasefire


class Interrogated(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    target: Seat
    topic: Case  # card, traitor
    about: Name


class InterrogationAnswered(Disclosure, frozen=True, kw_only=True, gc=False):
    topic: Case
    about: Name
    answer: bool


class ShieldDestroyed(Fact, frozen=True, kw_only=True, gc=False):
    space: SpaceId


# ---- units and leaders -----------------------------------------------------------------------------------------------
class UnitsRecruited(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    units: Amount
    mechanized: Amount


class LeaderRecruited(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    leader: LeaderId


class UnitsMoved(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    origin: SpaceId
    target: SpaceId
    units: Amount  # ordinary, face up
    special: Amount  # mechanized, or face down
    why: Case  # move, hacan, repositioned


class UnitsDeployed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    space: SpaceId
    units: Amount
    mechanized: Amount
    why: Case  # setup, deployment, informant, council


class UnitsTurned(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    space: SpaceId
    down: bool


class UnitsLost(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    space: SpaceId
    units: Amount
    special: Amount  # mechanized, or face down
    why: Case  # battle, traitor, explosion, offensive, bombardment, shield


class UnitsWithdrew(Fact, frozen=True, kw_only=True, gc=False):
    """To the reserve, by a Tactical Retreat."""

    seat: Seat
    space: SpaceId
    units: Amount
    special: Amount


class LeaderDestroyed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    leader: LeaderId


# ---- battle ----------------------------------------------------------------------------------------------------------
class BattleBegan(Fact, frozen=True, kw_only=True, gc=False):
    """The report of forces, in order of play."""

    space: SpaceId
    sides: tuple[Seat, Seat]
    units: tuple[Amount, Amount]
    cards: tuple[Amount, Amount]


class CommandGiven(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    target: Seat
    card: CardId


class QuestionPut(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    target: Seat
    topic: Case


class QuestionAnswered(Disclosure, frozen=True, kw_only=True, gc=False):
    topic: Case
    value: Annotated[Word, NAME]


class PlanOpened(Disclosure, frozen=True, kw_only=True, gc=False):
    dial: Amount
    leader: Name
    slot: Case


class CardsOpened(Disclosure, frozen=True, kw_only=True, gc=False):
    cards: Cards


class TraitorRevealed(Disclosure, frozen=True, kw_only=True, gc=False):
    leader: LeaderId
    side: Seat  # whose leader it is


class Exploded(Fact, frozen=True, kw_only=True, gc=False):
    """A laser and a shield were played."""

    space: SpaceId


class BattleDecided(Fact, frozen=True, kw_only=True, gc=False):
    winner: Seat | None  # None: nobody
    why: Case  # strength, retreat, traitor, explosion
    strengths: tuple[Amount, Amount] | None = None  # in order of play


# ---- bombardment and the end -----------------------------------------------------------------------------------------
class BombardmentDrawn(Disclosure, frozen=True, kw_only=True, gc=False):
    """Turned up for everybody; Sol may have seen it before."""

    value: Amount


class FleetMoved(Fact, frozen=True, kw_only=True, gc=False):
    origin: Amount
    sector: Amount
    by: Case  # card, sabotage


class BetrayalShown(Disclosure, frozen=True, kw_only=True, gc=False):
    card: Name


class SharedVictory(Fact, frozen=True, kw_only=True, gc=False):
    """A member reveals no card."""

    seat: Seat


class PredictionShown(Disclosure, frozen=True, kw_only=True, gc=False):
    race: RaceId
    round: Amount


class GameOver(Fact, frozen=True, kw_only=True, gc=False):
    reason: Case  # strongholds, sol, hacan, prediction, most_strongholds, betrayal
    winners: tuple[Seat, ...]
    places: Places
