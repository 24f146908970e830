"""Bombardments: from a distance, and from orbit."""

from __future__ import annotations

from plancia.engine import (
    CHANCE,
    Action,
    Amount,
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
from plancia.games.warlords.edition.components import Units
from plancia.games.warlords.facts import DiceRolled, PlanetBombarded
from plancia.games.warlords.invasion import RollDice
from plancia.games.warlords.state import Draft, Fields
from plancia.games.warlords.troops import infantry_in, packed, parts, size_of, troops_of, word_of

DICE = 2  # of a bombardment §9.17


class Target(Action, frozen=True, gc=False):
    planet: Name


def targets(s: Fields, seat: Seat) -> list[int]:
    """Planets where an opponent has infantry, at any distance. §9.15"""
    rivals = s.box.rivals[seat]
    return [planet for planet, owner in enumerate(s.owners) if owner in rivals and infantry_in(s.garrisons[planet])]


class ChooseTarget(Ask[Fields, Target], frozen=True, kw_only=True, gc=False):
    """Choose the planet to bombard. §9.15"""

    RULE = "9.15"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else tuple([s.box.planets[planet] for planet in targets(s, seat)])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_hostile_infantry", "9.15")


class Destroyed(Action, frozen=True, gc=False):
    units: Units


class ChooseDestroyed(Ask[Fields, Destroyed], frozen=True, kw_only=True, gc=False):
    """Choose the units that your hits destroy. §9.17"""

    RULE = "9.17"
    units: Units  # all that are there
    count: Amount

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else parts(troops_of(self.units), self.count)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_these_units_there", "9.17")


class Bombardment(Frame, frozen=True, kw_only=True, gc=False):
    """A Bombard, with dice or without."""

    seat: Seat
    dice: bool
    planet: int = 0


def choose_target(t: Draft, f: Bombardment) -> Next:
    """After paying. §9.15"""
    return ChooseTarget(seats=(f.seat,))


@hears(ChooseTarget)
def kill_infantry(t: Draft, f: Bombardment, answers: Answers[Target]) -> Next:
    """One infantry dies; with dice, two are rolled, even if the planet is now empty. §9.16 §9.17 §9.18 §20.4"""
    name = answers[f.seat].planet
    planet = t.box.planet_number[name]
    t.note(PlanetBombarded(seat=f.seat, planet=name))
    t.destroy(planet, packed(1))
    t.remember(f, planet=planet)
    return RollDice(seats=(CHANCE,), invader=DICE) if f.dice else None


@hears(RollDice)
def count_hits(t: Draft, f: Bombardment, answers: Answers[Words]) -> Next:
    """For each hit one more unit of any kind, chosen by the attacker; surplus hits are lost. §9.17"""
    dice = tuple(map(str, answers[CHANCE]))
    t.note(DiceRolled(seat=f.seat, dice=dice))
    hits, there = dice.count("hit"), t.garrisons[f.planet]
    if not hits or not there:
        return None
    if len(ways := parts(there, hits)) > 1:
        return ChooseDestroyed(seats=(f.seat,), units=word_of(there), count=min(hits, size_of(there)))
    t.destroy(f.planet, troops_of(ways[0]))
    return None


@hears(ChooseDestroyed)
def destroy_chosen(t: Draft, f: Bombardment, answers: Answers[Destroyed]) -> Next:
    """Infantry, tank or aircraft alike. §9.17"""
    t.destroy(f.planet, troops_of(answers[f.seat].units))
    return None


PROCEDURES = (procedure(Bombardment, choose_target, kill_infantry, count_hits, destroy_chosen),)
