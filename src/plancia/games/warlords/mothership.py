"""The mothership moves, sectors are explored, recon tokens are used."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Answers,
    Ask,
    Choices,
    Consequences,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
    procedure,
)
from plancia.games.warlords import foresight
from plancia.games.warlords.deploy import land, landings, sites, units_for, why_not_there
from plancia.games.warlords.edition.box import NOWHERE
from plancia.games.warlords.edition.components import TOKENS, Units
from plancia.games.warlords.facts import ShipMoved, ShipStayed, TokenShown, TokenTakenBack
from plancia.games.warlords.galaxy import Revelation
from plancia.games.warlords.state import Draft, Fields, put
from plancia.games.warlords.troops import troops_of


def has_room(s: Fields, seat: Seat, sector: int) -> bool:
    """With two players one ship per outer sector, with more players two; the Core has room for all. §6.3"""
    if not s.box.outer[sector]:
        return True
    others = sum(at == sector for who, at in enumerate(s.ships) if who != seat)
    return others < (1 if s.seats == 2 else 2)


def destinations(s: Fields, seat: Seat) -> tuple[int, ...]:
    """First a revealed sector, then a neighbour or the sector of the player's token. §6.1 §6.2 §6.3 §6.4 §20.2"""
    here, sectors = s.ships[seat], range(len(s.box.sectors))
    if here == NOWHERE:
        return tuple([at for at in sectors if not s.sector_is_dark(at) and has_room(s, seat, at)])
    near, tokens = s.box.adjacent[here], s.tokens[seat]
    found = tuple([at for at in sectors if at != here and (at in near or at in tokens) and has_room(s, seat, at)])
    return (here, *found) if s.options.ship_may_stay or not found else found


class Destination(Action, frozen=True, gc=False):
    sector: Name


class MoveShip(Ask[Fields, Destination], frozen=True, kw_only=True, gc=False):
    """Place or move your mothership. §6.1 §6.2"""

    RULE = "6.2"
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else tuple([s.box.sectors[at] for at in destinations(s, seat)])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        at = s.box.sector_number.get(str(word))
        if at is None:
            return Refusal("no_such_sector", "6.2")
        if not has_room(s, seat, at):
            return Refusal("sector_is_full", "6.3")
        if s.ships[seat] == NOWHERE:
            return Refusal("not_revealed", "6.1")
        return Refusal("ship_must_move", "6.4") if at == s.ships[seat] else Refusal("too_far", "6.2")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return foresight.of_voyages(s, seat, destinations(s, seat))


class UseIt(Action, frozen=True, tag="use", gc=False):
    planet: Name
    units: Units


class LeaveIt(Action, frozen=True, tag="leave", gc=False):
    pass


class MayUseToken(Ask[Fields, UseIt | LeaveIt], frozen=True, kw_only=True, gc=False):
    """Use your recon token in the sector you have entered, or leave it. §6.6 §10.2"""

    RULE = "10.2"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return ("leave", "use") if sites(s, seat, token_here(s, seat)) else ("leave",)
            case ("use",):
                return tuple([s.box.planets[planet] for planet in sites(s, seat, token_here(s, seat))])
            case ("use", str(planet)):
                return units_for(s, seat, token_here(s, seat), s.box.planet_number[planet])
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix:
            case ():
                return Refusal("nothing_to_deploy_on", "8.3") if word == "use" else Refusal("no_such_answer", "10.2")
            case ("use",):
                return why_not_there(s, seat, token_here(s, seat), word)
            case _:
                return Refusal("not_these_units", "9.2")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return foresight.of_landings(s, seat, landings(s, seat, token_here(s, seat), ("use",)))


def token_here(s: Fields, seat: Seat) -> str:
    """The player's token in the sector of the ship."""
    return TOKENS[s.tokens[seat].index(s.ships[seat])]


class Voyage(Frame, frozen=True, kw_only=True, gc=False):
    """The mothership phase."""

    seat: Seat


def ask_destination(t: Draft, f: Voyage) -> Next:
    """The ship moves in every turn. §6.1 §6.2 §6.4"""
    return MoveShip(seats=(f.seat,))


@hears(MoveShip)
def enter_sector(t: Draft, f: Voyage, answers: Answers[Destination]) -> Next:
    """A dark sector is revealed. A ship that stays does not enter. §6.5 §20.2"""
    name = answers[f.seat].sector
    origin, sector = t.ships[f.seat], t.box.sector_number[name]
    if sector == origin:
        t.note(ShipStayed(seat=f.seat, sector=name))
        return FINISH
    t.ships = put(t.ships, f.seat, sector)
    t.note(ShipMoved(seat=f.seat, sector=name, origin=None if origin == NOWHERE else t.box.sectors[origin]))
    return Revelation(sector=sector) if t.sector_is_dark(sector) else None


def offer_token(t: Draft, f: Voyage) -> Next:
    """The player's token there may be used now, however the ship came; others' tokens stay. §6.6 §10.6

    Players with a token are asked even if it has no use: its kind stays secret.
    """
    return MayUseToken(seats=(f.seat,)) if t.ships[f.seat] in t.tokens[f.seat] else None


@hears(MayUseToken)
def use_token(t: Draft, f: Voyage, answers: Answers[UseIt | LeaveIt]) -> Next:
    """Revealed, used at once, and available again. Units there deploy as its kind allows. §10.2 §10.3 §10.4 §10.5"""
    match answers[f.seat]:
        case UseIt(planet, units):
            kind = token_here(t, f.seat)
            t.note(TokenShown(of=f.seat, seat=f.seat, sector=t.box.sectors[t.ships[f.seat]], token=kind))
            lift_token(t, f.seat)
            t.proved = put(t.proved, f.seat, True)
            return land(t, f.seat, t.box.planet_number[planet], troops_of(units))
        case LeaveIt():
            return None


def lift_token(t: Draft, seat: Seat) -> None:
    drop, invade = t.tokens[seat]
    here = t.ships[seat]
    t.tokens = put(t.tokens, seat, (NOWHERE if drop == here else drop, NOWHERE if invade == here else invade))


def take_token_back(t: Draft, seat: Seat) -> None:
    """A token in the sector of the ship returns unseen, used or not. §8.5"""
    if t.ships[seat] in t.tokens[seat]:
        t.note(TokenTakenBack(seat=seat, sector=t.box.sectors[t.ships[seat]]))
        lift_token(t, seat)


PROCEDURES = (procedure(Voyage, ask_destination, enter_sector, offer_token, use_token),)
