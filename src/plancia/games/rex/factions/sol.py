"""Sol: at home in five sectors, and immune to its own Offensives."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Insert,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
)
from plancia.games.rex import facts
from plancia.games.rex.consent import AllowAlly, Answer, always_allowed, hear_consent
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import PALACE, SOL
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.factions import seat_of
from plancia.games.rex.groups import group_choices
from plancia.games.rex.offensive import Offensive
from plancia.games.rex.prices import puttable
from plancia.games.rex.setup import Setup
from plancia.games.rex.state import Fields, Group
from plancia.games.rex.timings import Power
from plancia.games.rex.victory import Verdict, last_chance


# ---- set-up ----------------------------------------------------------------------------------------------------------
class Placed(Action, frozen=True, gc=False):
    space: SpaceId
    units: Amount


class PlaceUnits(Ask[Fields, Placed], frozen=True, kw_only=True, gc=False):
    """Place your first units in your own sectors: a space, and how many. §19.1"""

    RULE = "19.1"

    left: Amount

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return own_spaces(s)
            case (_,):
                return range(1, self.left + 1)
            case _:
                return None

    def default(self, s: Fields, seat: Seat, /) -> Words:
        """All remaining units together, in the Palace if it is open."""
        spaces = own_spaces(s)
        return (PALACE if PALACE in spaces else spaces[0], self.left)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        if not prefix and word in s.box.at and s.box.sector[s.box.at[str(word)]] == s.fleet:
            return Refusal("under_bombardment", "19.1")
        return Refusal("not_so_many_units" if prefix else "outside_own_sectors", "19.1")


def own_spaces(s: Fields) -> tuple[SpaceId, ...]:
    """In the sectors of Sol, except under bombardment. §19.1"""
    zone = s.box.races[SOL].zone
    return tuple(space for i, space in enumerate(s.box.ids) if s.box.sector[i] in zone and s.is_open(i))


def sol_begins_to_place(t: Draft, f: Setup) -> Next:
    """Sol knows where the fleet is. §19.1 §3.7"""
    t.remember(f, to_place=t.box.races[SOL].begin)
    return None


def sol_places_units(t: Draft, f: Setup) -> Next:
    """All of them, in any distribution. §19.1"""
    return PlaceUnits(seats=(seat_of(t, SOL),) if f.to_place else (), left=f.to_place)


@hears(PlaceUnits)
def hear_placement(t: Draft, f: Setup, answers: Answers[Placed]) -> Next:
    """Until none is left. §19.1"""
    ((sol, placed),) = answers.items()
    t.deploy(sol, t.box.at[placed.space], Group(placed.units), "setup")
    t.remember(f, to_place=f.to_place - placed.units)
    return goto(sol_places_units)


# ---- immunity --------------------------------------------------------------------------------------------------------
class Remain(Action, frozen=True, tag="remain", gc=False):
    pass


class Reposition(Action, frozen=True, tag="reposition", gc=False):
    target: SpaceId
    units: Amount
    special: Amount = 0


class RepositionUnits(Ask[Fields, Remain | Reposition], frozen=True, kw_only=True, gc=False):
    """Move units out of the space that was struck, or let them remain. §19.5"""

    RULE = "19.5"
    RIDERS = True

    space: SpaceId

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return ("remain", "reposition")
            case ("reposition",):
                return tuple([there for there in puttable(s, seat) if there != self.space])
            case ("reposition", str(_), *numbers):
                return group_choices(s.group(seat, s.box.at[self.space]), tuple(numbers))
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        if prefix == ("reposition",) and word in s.box.at:
            space = s.box.at[str(word)]
            return Refusal("space_is_closed" if not s.is_open(space) else "ally_is_there", "19.5")
        return super().why(s, seat, prefix, word)


def immune(s: Fields) -> tuple[Seat, ...]:
    """Sol and its allies, unless this is cancelled. §19.5 §19.6 §17.6"""
    sol = seat_of(s, SOL)
    own = () if Power.SOL_IMMUNITY in s.stopped else (sol,)
    allies = () if Power.SOL_ALLIES in s.stopped else tuple(x for x in s.alliance_of(sol) if x != sol)
    return (*own, *allies)


def strike_sparing_sol(t: Draft, f: Offensive) -> Next:
    """All units except immune ones, and all influence. §6.2 §6.4 §19.5 §19.6"""
    if not f.spaces:
        return FINISH
    space, spared = t.box.at[f.spaces[0]], immune(t)
    t.note(facts.SpaceStruck(space=f.spaces[0]))
    t.destroy_space(space, "offensive", spared)
    t.remember(f, waiting=tuple(seat for seat in t.order if seat in spared and t.group(seat, space).size))
    return None


def offer_reposition(t: Draft, f: Offensive) -> Next:
    """All, some or none of them, to one other space. §19.5"""
    return RepositionUnits(seats=f.waiting[:1], space=f.spaces[0])


@hears(RepositionUnits)
def hear_reposition(t: Draft, f: Offensive, answers: Answers[Remain | Reposition]) -> Next:
    """An ally's units move only if Sol agrees. §19.6 §7.7"""
    ((seat, answer),), sol = answers.items(), seat_of(t, SOL)
    if isinstance(answer, Remain):
        t.remember(f, waiting=f.waiting[1:])
        return goto(offer_reposition)
    f = t.remember(f, target=answer.target, units=answer.units, special=answer.special)
    if seat == sol or always_allowed(t, sol, seat, Power.SOL_ALLIES):
        return goto(reposition_units)
    return AllowAlly(seats=(sol,), user=seat, power=Power.SOL_ALLIES)


@hears(AllowAlly)
def hear_sol(t: Draft, f: Offensive, answers: Answers[Answer]) -> Next:
    """Without consent they remain. §19.6"""
    ((sol, answer),) = answers.items()
    if hear_consent(t, sol, f.waiting[0], Power.SOL_ALLIES, answer.answer):
        return goto(reposition_units)
    t.remember(f, waiting=f.waiting[1:], target="", units=0, special=0)
    return goto(offer_reposition)


def reposition_units(t: Draft, f: Offensive) -> Next:
    """At any distance and free of charge. §19.5"""
    if not f.target:
        return None
    origin, target = t.box.at[f.spaces[0]], t.box.at[f.target]
    t.move(f.waiting[0], origin, target, Group(f.units, f.special), "repositioned")
    t.remember(f, waiting=f.waiting[1:], target="", units=0, special=0)
    return goto(offer_reposition)


# ---- special victory -------------------------------------------------------------------------------------------------
def look_at_sol_aim(t: Draft, f: Verdict) -> Next:
    """Palace and Mecatol Power South, each controlled by Sol or by nobody; an ally there prevents it. §19.7"""
    sol = seat_of(t, SOL)
    held = {t.controller(space) for space in (t.box.palace, t.box.power_south)}
    if last_chance(t, f) and held <= {sol, None}:
        t.remember(f, winners=t.alliance_of(sol), reason="sol")
    return None


INSERTS = (
    Insert(
        by=SOL,
        frame=Setup,
        steps=(sol_begins_to_place, sol_places_units, hear_placement),
        after=("set_up_units",),
    ),
    Insert(
        by=SOL,
        frame=Offensive,
        steps=(strike_sparing_sol, offer_reposition, hear_reposition, hear_sol, reposition_units),
        instead_of="strike_space",
    ),
    Insert(by=SOL, frame=Verdict, steps=(look_at_sol_aim,), after=("look_at_strongholds",)),
)
