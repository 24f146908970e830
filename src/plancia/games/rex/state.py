"""Everything true at the table, and queries about it. The verbs that change it are in `draft`."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeVar

from msgspec import Struct

from plancia.engine import Position, Rules, Seat
from plancia.games.rex.edition.box import LAZAX, XXCHA, Box, Cards, Counts, box
from plancia.games.rex.edition.components import LeaderId, RaceId, SpaceId
from plancia.games.rex.hidden.knowledge import History, Sights
from plancia.games.rex.options import Options
from plancia.games.rex.timings import Power

T = TypeVar("T")


class Group(NamedTuple):
    """Units of one player in one place."""

    units: int  # ordinary, face up
    special: int = 0  # mechanized (Lazax) or face down (Xxcha)

    @property
    def size(self) -> int:
        return self.units + self.special


class Consent(Struct, frozen=True, gc=False, array_like=True):
    """A permanent consent: this owner lets this ally use an advantage. §7.7"""

    owner: Seat
    user: Seat
    power: Power


@cache
def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, starting with this one."""
    return (*range(first, seats), *range(first))


@cache  # an import statement in every answer would cost one or two percent of the speed
def _game() -> Rules:
    from plancia.games.rex.game import GAME  # later: the game imports its chapters, which import the state

    return GAME


class Fields(Position, gc=False):
    """Everything true at the table; by seat unless stated otherwise, and by space in the order of the edition."""

    options: Options
    seats: int
    races: tuple[RaceId, ...]  # "": not chosen yet
    first: Seat
    round: int  # 0: before the first placement card
    fleet: int  # its sector; 0: not placed yet
    shield_down: SpaceId  # where the shield is destroyed; "": nowhere
    alliances: tuple[tuple[Seat, ...], ...]  # of two or three; each seat is in at most one
    consents: tuple[Consent, ...]
    influence: Counts
    pool: int
    on_board: Counts  # influence, by space
    units: tuple[Counts, ...]  # face up, including mechanized ones: by seat and space
    mechanized: Counts  # of the Lazax, by space
    face_down: Counts  # of the Xxcha, by space
    reserve: Counts  # including mechanized ones
    mechanized_reserve: int
    casualties: Counts
    mechanized_casualties: int
    mechanized_recruited: bool  # in this round
    council_unit: bool  # have the Xxcha placed one in the Council in this round?
    offensive: bool  # has a Sol Offensive struck in this Influence phase?
    barred: tuple[Seat, ...]  # by Diplomatic Interference, in this ceasefire or Bidding phase
    sabotage: int  # sectors the fleet has to move in this Bombardment phase; -1: a card is drawn
    leaders: tuple[Cards, ...]  # alive
    fought: dict[LeaderId, SpaceId]  # the space to which a leader is bound in this round
    placements: Cards  # the influence discards, in order
    removed: Cards  # influence cards that have left the game
    discarded: Cards
    row: int  # cards laid out for auction that nobody has seen; until then they count as part of the deck
    stopped: tuple[Power, ...]  # advantages that an Informant has cancelled
    shown: tuple[Cards, ...]  # cards in hand that everybody has seen
    known_traitors: tuple[Cards, ...]  # known to everybody
    card_history: History  # what happened to hidden cards, as far as it is public
    traitor_history: History
    # Secret:
    hands: tuple[Cards, ...]
    deck: Cards
    beneath: Cards  # earlier discards, if the rest of the deck is laid out in the row
    on_offer: str  # the card on auction if the Jol-Nar have seen it; "": nobody has
    looked_at: tuple[Cards, ...]  # cards in hand that only the Jol-Nar saw when they were bought
    card_sights: Sights  # who has seen which cards
    dealt: tuple[Cards, ...]  # traitors to choose from
    traitors: tuple[Cards, ...]
    traitor_deck: Cards
    traitor_sights: Sights
    influence_deck: Cards
    influence_top: str  # seen by the Jol-Nar; "": by nobody
    bombardment_top: int  # seen by Sol; 0: by nobody
    prediction: tuple[RaceId, int]  # ("", 0): none
    betrayals: Cards  # "": none
    # The end:
    winners: tuple[Seat, ...]
    reason: str  # why the game is over; "" while it is in progress

    def rules(self) -> Rules:
        return _game()

    @property
    def box(self) -> Box:
        return box(self.options.edition)

    # ---- players

    @property
    def order(self) -> tuple[Seat, ...]:
        """Order of play: clockwise from the first player. §4.2"""
        return clockwise(self.first, self.seats)

    def seat_of(self, race: RaceId) -> Seat | None:
        return self.races.index(race) if race in self.races else None

    def alliance_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The alliance of this seat; a seat without allies is alone in it."""
        for members in self.alliances:
            if seat in members:
                return members
        return (seat,)

    @property
    def largest_alliance(self) -> int:
        """None with three players, pairs with four, otherwise up to three. §7.2"""
        return {3: 1, 4: 2}.get(self.seats, 3)

    def one_side(self, a: Seat, b: Seat) -> bool:
        return a == b or b in self.alliance_of(a)

    def allied_to(self, seat: Seat, race: RaceId) -> bool:
        """Does this seat have an ally of that race?"""
        owner = self.seat_of(race)
        return owner is not None and owner != seat and self.one_side(owner, seat)

    def has_room(self, seat: Seat) -> bool:
        """Fewer cards than the hand limit. §4.10 §21.3"""
        return len(self.hands[seat]) < self.box.races[self.races[seat]].hand

    def in_circulation(self, card: str) -> bool:
        """From public information: could somebody have this card?"""
        return self.discarded.count(card) < self.box.copies[card]

    def spelled(self, word: str) -> str:
        """Spaces and the cards named after them are written in capitals, everything else in small letters."""
        capitals = word.upper()
        return capitals if all(part in self.box.at for part in capitals.split("-")) else word.casefold()

    # ---- the city

    @property
    def demolished(self) -> bool:
        """With three or four players, Mecatol Power South is. §2.7"""
        return self.seats <= 4

    def is_open(self, space: int) -> bool:
        """Neither under bombardment nor demolished. §10.5 §2.7"""
        places = self.box
        return places.sector[space] != self.fleet and not (space == places.power_south and self.demolished)

    def is_shielded(self, space: int) -> bool:
        places = self.box
        return space in places.shielded and places.ids[space] != self.shield_down

    def controller(self, space: int) -> Seat | None:
        """The only player with face-up units there. §2.4"""
        found = [seat for seat, units in enumerate(self.units) if units[space]]
        return found[0] if len(found) == 1 else None

    def group(self, seat: Seat, space: int) -> Group:
        """All units of a player in a space."""
        units, race = self.units[seat][space], self.races[seat]
        if race == LAZAX:
            return Group(units - self.mechanized[space], self.mechanized[space])
        return Group(units, self.face_down[space] if race == XXCHA else 0)

    def strength(self, seat: Seat, space: int) -> int:
        """A mechanized unit counts twice. §18.3"""
        return self.units[seat][space] + (self.mechanized[space] if self.races[seat] == LAZAX else 0)

    def in_reserve(self, seat: Seat) -> Group:
        """Special units in reserve are mechanized; face-down units have no side in reserve. §23.8"""
        mechanized = self.mechanized_reserve if self.races[seat] == LAZAX else 0
        return Group(self.reserve[seat] - mechanized, mechanized)

    def beside_ally(self, seat: Seat, space: int) -> bool:
        """Do an ally's units, face up or down, close the space to this seat? Not in the Council. §7.8 §2.6"""
        own = self.alliance_of(seat)
        if len(own) == 1 or space == self.box.council:
            return False
        return any(self.group(ally, space).size for ally in own if ally != seat)

    def enemies_at(self, seat: Seat, space: int) -> list[Seat]:
        """Other players, not allies, with face-up units there, in order of play."""
        own = self.alliance_of(seat)
        return [other for other in self.order if self.units[other][space] and other not in own]

    def strongholds(self, seat: Seat) -> int:
        return sum(self.controller(space) == seat for space in self.box.strongholds)


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # frozen from not frozen: sound, as it adds nothing
    """The value that is stored, copied and searched; it never changes."""

    def _repr_svg_(self) -> str:
        """The city as a picture, for notebooks."""
        from plancia.games.rex.view import view

        return view(self, None)._repr_svg_()


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values with one replaced."""
    return (*values[:at], value, *values[at + 1 :])
