"""What can happen between warlords."""

from __future__ import annotations

from plancia.engine import Disclosure, Fact


# ---- set-up ----------------------------------------------------------------------------------------------------------
class FirstPlayerDrawn(Fact, frozen=True, kw_only=True, gc=False):
    seat: int


class PlanetsRevealed(Disclosure, frozen=True, kw_only=True, gc=False):
    """All planets of a sector, with their types; somebody may have seen them before."""

    sector: str
    planets: tuple[str, ...]
    types: tuple[str, ...]


class MarkersLaid(Fact, frozen=True, kw_only=True, gc=False):
    """The action markers of the reputation track, in order."""

    actions: tuple[str, ...]


class CardsGivenUp(Fact, frozen=True, kw_only=True, gc=False):
    """All players have returned the cards of the opening hand they did not want."""


# ---- cards -----------------------------------------------------------------------------------------------------------
class MercenariesDrawn(Fact, frozen=True, kw_only=True, gc=False):
    """A number of cards from the deck, hidden from the others."""

    seat: int
    count: int


class MercenariesSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which cards: only for the player who drew them."""

    seat: int
    cards: tuple[str, ...]


class SupportDrawn(Fact, frozen=True, kw_only=True, gc=False):
    seat: int


class SupportSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which card: only for the player who drew it."""

    seat: int
    card: str


class SupportShuffled(Fact, frozen=True, kw_only=True, gc=False):
    """The discards become the deck."""

    count: int


class MarketFilled(Fact, frozen=True, kw_only=True, gc=False):
    cards: tuple[str, ...]


class MarketCleared(Fact, frozen=True, kw_only=True, gc=False):
    cards: tuple[str, ...]


class MercenaryHired(Fact, frozen=True, kw_only=True, gc=False):
    """From the market."""

    seat: int
    card: str


# ---- the turn --------------------------------------------------------------------------------------------------------
class TurnBegan(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    power: tuple[int, ...]  # of all seats, if the game ended now


class Recovered(Fact, frozen=True, kw_only=True, gc=False):
    """How many infantry moved to the Launch Pad, and how many to Decon."""

    seat: int
    ready: int
    decon: int


class Recalled(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    planet: str
    count: int


class ShipMoved(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    sector: str
    origin: str | None  # None: it has been placed


class ShipStayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    sector: str


class TokenShown(Disclosure, frozen=True, kw_only=True, gc=False):
    """A recon token is used."""

    seat: int
    sector: str
    token: str


class TokenTakenBack(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    sector: str


class MercenaryPlayed(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: int
    card: str
    side: str


class Recruited(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    units: str


class GuardPlaced(Fact, frozen=True, kw_only=True, gc=False):
    """On the circle between these two mercenaries."""

    seat: int
    ability: str
    cards: tuple[str, str]


class AbilityUsed(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    ability: str


# ---- actions ---------------------------------------------------------------------------------------------------------
class ActionPlayed(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    action: str
    source: str  # mercenary, support, subterfuge
    cost: str  # infantry, aircraft, none


class UnitsDeployed(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    planet: str
    units: str


class PowerGained(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    power: int
    why: str  # deploy, reputation


class MercenaryWounded(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    owner: int
    card: str


class GuardKilled(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    owner: int
    ability: str
    cards: tuple[str, str]


class CardTaken(Fact, frozen=True, kw_only=True, gc=False):
    """By Subterfuge, at random."""

    seat: int
    owner: int


class TakenCardSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which card: for the players who took and lost it."""

    seat: int
    owner: int
    card: str


class CardsExchanged(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    owner: int


class ExchangeSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """Which card was given, for the two players."""

    seat: int
    owner: int  # who has it now
    card: str


class TakenCardShown(Disclosure, frozen=True, kw_only=True, gc=False):
    """To everybody, since one of its actions is used."""

    seat: int
    owner: int
    card: str


class TakenCardReturned(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    owner: int


class PlanetBombarded(Fact, frozen=True, kw_only=True, gc=False):
    """From a distance or from orbit."""

    seat: int
    planet: str


class DiceRolled(Fact, frozen=True, kw_only=True, gc=False):
    """By a player."""

    seat: int
    dice: tuple[str, ...]


class UnitsLost(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    planet: str
    units: str


class SectorScouted(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    sector: str


class PlanetsSeen(Disclosure, frozen=True, kw_only=True, gc=False):
    """For the player who looked."""

    seat: int
    planets: tuple[str, ...]
    types: tuple[str, ...]


class TokenPlaced(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    sector: str


# ---- support cards ---------------------------------------------------------------------------------------------------
class SupportPlayed(Disclosure, frozen=True, kw_only=True, gc=False):
    seat: int
    card: str


class BlockadeSettled(Disclosure, frozen=True, kw_only=True, gc=False):
    """Who answered a support card with a Blockade; None: nobody."""

    owner: int | None
    card: str  # that was answered


class SupportCancelled(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    card: str


# ---- reputation ------------------------------------------------------------------------------------------------------
class ReputationGained(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    space: int


class BonusTaken(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    bonus: str


# ---- invasions -------------------------------------------------------------------------------------------------------
class InvasionBegan(Fact, frozen=True, kw_only=True, gc=False):
    invader: int
    defender: int
    planet: str
    units: str
    against: str


class TrackFell(Fact, frozen=True, kw_only=True, gc=False):
    """Devastation."""

    planet_type: str
    position: int


class GuardSent(Fact, frozen=True, kw_only=True, gc=False):
    """As a reinforcement, from the circle between these two."""

    seat: int
    planet: str
    cards: tuple[str, str]
    manoeuvre: str  # "": none


class InvasionEnded(Fact, frozen=True, kw_only=True, gc=False):
    invader: int
    defender: int
    planet: str
    winner: int | None


# ---- teams -----------------------------------------------------------------------------------------------------------
class PlanetsExchanged(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    mate: int
    planets: tuple[str, str]


class TroopsSent(Fact, frozen=True, kw_only=True, gc=False):
    seat: int
    mate: int
    count: int


# ---- the end ---------------------------------------------------------------------------------------------------------
class EndTriggered(Fact, frozen=True, kw_only=True, gc=False):
    """Why the game will end: last_card, reputation, four_of_a_kind."""

    seat: int
    reason: str


class GameOver(Fact, frozen=True, kw_only=True, gc=False):
    reason: str
    places: tuple[int, ...]
    power: tuple[int, ...]  # final
