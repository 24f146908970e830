"""What can happen between warlords."""

from __future__ import annotations

from plancia.engine import Amount, Case, Disclosure, Fact, Name, Places, Seat
from plancia.games.warlords.edition.components import Units


# ---- set-up ----------------------------------------------------------------------------------------------------------
class FirstPlayerDrawn(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class PlanetsRevealed(Disclosure, frozen=True, kw_only=True, gc=False):
    """All planets of a sector, with their types; somebody may have seen them before."""

    sector: Name
    planets: tuple[Name, ...]
    types: tuple[Name, ...]


class MarkersLaid(Fact, frozen=True, kw_only=True, gc=False):
    """The action markers of the reputation track, in order."""

    actions: tuple[Name, ...]


class CardsGivenUp(Fact, frozen=True, kw_only=True, gc=False):
    """All players have returned the cards of the opening hand they did not want."""


# ---- cards -----------------------------------------------------------------------------------------------------------
class MercenariesDrawn(Fact, frozen=True, kw_only=True, gc=False):
    """A number of cards from the deck, hidden from the others."""

    seat: Seat
    count: Amount


class MercenariesSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which cards: only for the player who drew them."""

    seat: Seat
    cards: tuple[Name, ...]


class SupportDrawn(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat


class SupportSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which card: only for the player who drew it."""

    seat: Seat
    card: Name


class SupportShuffled(Fact, frozen=True, kw_only=True, gc=False):
    """The discards become the deck."""

    count: Amount


class MarketFilled(Fact, frozen=True, kw_only=True, gc=False):
    cards: tuple[Name, ...]


class MarketCleared(Fact, frozen=True, kw_only=True, gc=False):
    cards: tuple[Name, ...]


class MercenaryHired(Fact, frozen=True, kw_only=True, gc=False):
    """From the market."""

    seat: Seat
    card: Name


# ---- the turn --------------------------------------------------------------------------------------------------------
class TurnBegan(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    power: tuple[Amount, ...]  # of all seats, if the game ended now


class Recovered(Fact, frozen=True, kw_only=True, gc=False):
    """How many infantry moved to the Launch Pad, and how many to Decon."""

    seat: Seat
    ready: Amount
    decon: Amount


class Recalled(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    planet: Name
    count: Amount


class ShipMoved(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    sector: Name
    origin: Name | None  # None: it has been placed


class ShipStayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    sector: Name


class TokenShown(Disclosure, frozen=True, kw_only=True, gc=False):
    """A recon token is used."""

    seat: Seat
    sector: Name
    token: Name


class TokenTakenBack(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    sector: Name


class MercenaryPlayed(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: Name
    side: Case


class Recruited(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    units: Units


class GuardPlaced(Fact, frozen=True, kw_only=True, gc=False):
    """On the circle between these two mercenaries."""

    seat: Seat
    ability: Name
    cards: tuple[Name, Name]


class AbilityUsed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    ability: Name


# ---- actions ---------------------------------------------------------------------------------------------------------
class ActionPlayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    action: Name
    source: Case  # mercenary, support, subterfuge
    cost: Case  # infantry, aircraft, none


class UnitsDeployed(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    planet: Name
    units: Units


class PowerGained(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    power: Amount
    why: Case  # deploy, reputation


class MercenaryWounded(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    owner: Seat
    card: Name


class GuardKilled(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    owner: Seat
    ability: Name
    cards: tuple[Name, Name]


class CardTaken(Fact, frozen=True, kw_only=True, gc=False):
    """By Subterfuge, at random."""

    seat: Seat
    owner: Seat


class TakenCardSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which card: for the players who took and lost it."""

    seat: Seat
    owner: Seat
    card: Name


class CardsExchanged(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    owner: Seat


class ExchangeSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which card was given, for the two players."""

    seat: Seat
    owner: Seat  # who has it now
    card: Name


class TakenCardShown(Disclosure, frozen=True, kw_only=True, gc=False):
    """To everybody, since one of its actions is used."""

    seat: Seat
    owner: Seat
    card: Name


class TakenCardReturned(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    owner: Seat


class PlanetBombarded(Fact, frozen=True, kw_only=True, gc=False):
    """From a distance or from orbit."""

    seat: Seat
    planet: Name


class DiceRolled(Fact, frozen=True, kw_only=True, gc=False):
    """By a player."""

    seat: Seat
    dice: tuple[Name, ...]


class UnitsLost(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    planet: Name
    units: Units


class SectorScouted(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    sector: Name


class PlanetsSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """For the player who looked."""

    seat: Seat
    planets: tuple[Name, ...]
    types: tuple[Name, ...]


class TokenPlaced(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    sector: Name


# ---- support cards ---------------------------------------------------------------------------------------------------
class SupportPlayed(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: Name


class BlockadeSettled(Disclosure, frozen=True, kw_only=True, gc=False):
    """Who answered a support card with a Blockade; None: nobody."""

    owner: Seat | None
    card: Name  # that was answered


class SupportCancelled(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    card: Name


# ---- reputation ------------------------------------------------------------------------------------------------------
class ReputationGained(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    space: Amount


class BonusTaken(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    bonus: Case


# ---- invasions -------------------------------------------------------------------------------------------------------
class InvasionBegan(Fact, frozen=True, kw_only=True, gc=False):
    invader: Seat
    defender: Seat
    planet: Name
    units: Units
    against: Units


class TrackFell(Fact, frozen=True, kw_only=True, gc=False):
    """Devastation."""

    planet_type: Name
    position: Amount


class GuardSent(Fact, frozen=True, kw_only=True, gc=False):
    """As a reinforcement, from the circle between these two."""

    seat: Seat
    planet: Name
    cards: tuple[Name, Name]
    manoeuvre: Case  # "": none


class InvasionEnded(Fact, frozen=True, kw_only=True, gc=False):
    invader: Seat
    defender: Seat
    planet: Name
    winner: Seat | None


# ---- teams -----------------------------------------------------------------------------------------------------------
class PlanetsExchanged(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    mate: Seat
    planets: tuple[Name, Name]


class TroopsSent(Fact, frozen=True, kw_only=True, gc=False):
    seat: Seat
    mate: Seat
    count: Amount


# ---- the end ---------------------------------------------------------------------------------------------------------
class EndTriggered(Fact, frozen=True, kw_only=True, gc=False):
    """Why the game will end: last_card, reputation, four_of_a_kind."""

    seat: Seat
    reason: Case


class GameOver(Fact, frozen=True, kw_only=True, gc=False):
    reason: Case
    places: Places
    power: tuple[Amount, ...]  # final
