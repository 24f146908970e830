"""The four abilities; each player may use each of them once per game."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Answers,
    Ask,
    Choices,
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
from plancia.games.warlords import assassinate
from plancia.games.warlords.assassinate import Assassination
from plancia.games.warlords.deploy import Deployment, sites
from plancia.games.warlords.draws import SupportDraw
from plancia.games.warlords.facts import AbilityUsed, PlanetBombarded
from plancia.games.warlords.state import Draft, Fields, put


def usable(s: Fields, seat: Seat, ability: str) -> bool:
    """With two guards of its colour, not used before, and with some effect. §7.7 §7.8 §12.1 §12.2"""
    if ability in s.abilities[seat]:
        return False
    guards = sum(s.box.cards[left].right == ability for left, _ in s.circles(seat))
    return guards >= 2 and effective(s, seat, ability)


def effective(s: Fields, seat: Seat, ability: str) -> bool:
    match ability:
        case "heavy_assault":
            return assassinate.has_victims(s, seat, heavy=True)
        case "orbital_bombardment":
            return any(s.garrisons)
        case "call_support":
            return s.drawable_support() > 0
        case _:
            return bool(sites(s, seat, "covert_ops"))


class Use(Action, frozen=True, tag="use", gc=False):
    pass


class Decline(Action, frozen=True, tag="decline", gc=False):
    pass


class MayUseAbility(Ask[Fields, Use | Decline], frozen=True, kw_only=True, gc=False):
    """Use the ability of the guard's colour now, or keep it for later. §7.7"""

    RULE = "7.7"
    ability: Name

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else ("decline", "use")

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_such_answer", "7.7")


class Orbit(Action, frozen=True, gc=False):
    planet: Name


class ChoosePlanet(Ask[Fields, Orbit], frozen=True, kw_only=True, gc=False):
    """Choose the planet on which everything is destroyed. §12.4"""

    RULE = "12.4"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else tuple([s.box.planets[p] for p, troops in enumerate(s.garrisons) if troops])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_units_there", "12.4")


class AbilityAction(Frame, frozen=True, kw_only=True, gc=False):
    """An ability may be used."""

    seat: Seat
    ability: str


def offer_ability(t: Draft, f: AbilityAction) -> Next:
    """When the guard is placed; a player who declines can use it with a later guard. §7.7"""
    return MayUseAbility(seats=(f.seat,), ability=f.ability)


@hears(MayUseAbility)
def use_ability(t: Draft, f: AbilityAction, answers: Answers[Use | Decline]) -> Next:
    """It costs nothing, and its guards stay. §12.1"""
    if isinstance(answers[f.seat], Decline):
        return FINISH
    t.abilities = put(t.abilities, f.seat, (*t.abilities[f.seat], f.ability))
    t.note(AbilityUsed(seat=f.seat, ability=f.ability))
    match f.ability:
        case "heavy_assault":
            return Assassination(seat=f.seat, heavy=True)
        case "call_support":
            return SupportDraw(seat=f.seat, count=2)
        case "covert_ops":
            return Deployment(seat=f.seat, way="covert_ops")
        case _:
            return None


def aim_from_orbit(t: Draft, f: AbilityAction) -> Next:
    """Any planet with units, even your own. §12.4"""
    return ChoosePlanet(seats=(f.seat,)) if f.ability == "orbital_bombardment" else FINISH


@hears(ChoosePlanet)
def destroy_all(t: Draft, f: AbilityAction, answers: Answers[Orbit]) -> Next:
    """Infantry goes to the Medical Bay, the rest to the reserve. §12.4 §1.5"""
    name = answers[f.seat].planet
    planet = t.box.planet_number[name]
    t.note(PlanetBombarded(seat=f.seat, planet=name))
    t.destroy(planet, t.garrisons[planet])
    return None


PROCEDURES = (procedure(AbilityAction, offer_ability, use_ability, aim_from_orbit, destroy_all),)
