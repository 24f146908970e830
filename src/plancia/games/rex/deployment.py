"""The deployment step: units from the reserve, or the Hacan's move instead, and extra deployments by Informants."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Consequences,
    Frame,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.rex import foresight
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import INFORMANT, MOBILIZATION
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.groups import completes_next, group_choices, groups_of, is_complete
from plancia.games.rex.prices import (
    can_deploy,
    deployable,
    may_shift,
    most_deployed,
    price,
    shift_origins,
    shift_targets,
    why_not_deployed,
)
from plancia.games.rex.state import Fields, Group
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import moment


class End(Action, frozen=True, tag="end", gc=False):
    """Nothing more to deploy."""


class Deploy(Action, frozen=True, tag="deploy", gc=False):
    space: SpaceId
    units: Amount
    mechanized: Amount = 0


class Shift(Action, frozen=True, tag="shift", gc=False):
    """The Hacan's move."""

    origin: SpaceId
    target: SpaceId
    units: Amount
    special: Amount = 0


class DeployMore(Action, frozen=True, tag="informant", gc=False):
    """An Informant's extra deployment."""

    space: SpaceId
    units: Amount
    mechanized: Amount = 0


class Deploying(Frame, frozen=True, kw_only=True, gc=False):
    """One player's deployment step."""

    seat: Seat
    port: bool  # for another movement by Rapid Mobilization
    used: bool = False  # has the usual deployment, or the move instead of it, been made?
    made: int = 0  # deployments
    refused: bool = False  # have the Hacan refused their move to an ally?
    shift: Shift | None = None  # what an ally of the Hacan wants to move


class Deployment(Frame, frozen=True, kw_only=True, gc=False):
    """Units enter a space."""

    seat: Seat
    space: SpaceId
    units: int
    mechanized: int
    informant: bool
    first: bool  # of this player in this round


class DeployUnits(Ask[Fields, End | Deploy | Shift | DeployMore], frozen=True, kw_only=True, gc=False):
    """Deploy units, or end your turn; units never return to the reserve. §10.6 §10.8 §17.1 §22.3"""

    RULE = "10.6"
    RIDERS = True

    used: bool = False
    fresh: bool = True  # nothing has been deployed yet
    refused: bool = False
    able: bool = True  # is the usual deployment possible? This is public

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return self.verbs(s, seat)
            case ("deploy",):
                return deployable(s, seat)
            case ("informant",):
                return deployable(s, seat, informant=True)
            case ("deploy" | "informant" as verb, str(space), *numbers):
                reserve = s.in_reserve(seat)
                if is_complete(reserve, numbers):
                    return None
                most = most_deployed(s, seat, s.box.at[space], verb == "informant")
                return group_choices(reserve, tuple(numbers), most)
            case ("shift",):
                return shift_origins(s, seat)
            case ("shift", str(origin)):
                return shift_targets(s, seat, origin)
            case ("shift", str(origin), str(_), *numbers):
                return group_choices(s.group(seat, s.box.at[origin]), tuple(numbers), s.influence[seat])
            case _:
                return None

    def size(self, s: Fields, seat: Seat, prefix: Words, /) -> int | None:
        match prefix:
            case ("deploy" | "informant" as verb, str(space)):
                most = most_deployed(s, seat, s.box.at[space], verb == "informant")
                return groups_of(s.in_reserve(seat), most)
            case ("shift", str(origin), str(_)):
                return groups_of(s.group(seat, s.box.at[origin]), s.influence[seat])
            case _:
                return None

    def all_final(self, s: Fields, seat: Seat, prefix: Words, choices: Choices, /) -> bool:
        match prefix:
            case ("deploy" | "informant", str(_), *numbers):
                return completes_next(s.in_reserve(seat), numbers)
            case ("shift", str(origin), str(_), *numbers):
                return completes_next(s.group(seat, s.box.at[origin]), numbers)
            case _:
                return False

    def verbs(self, s: Fields, seat: Seat) -> tuple[str, ...]:
        return (
            "end",
            *(["deploy"] if not self.used and can_deploy(s, seat) else []),
            *(["shift"] if not self.used and not self.refused and shift_origins(s, seat) else []),
            *(["informant"] if INFORMANT in s.hands[seat] and can_deploy(s, seat, informant=True) else []),
        )

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        verbs = self.verbs(s, seat)
        yield from foresight.of_deployments(s, seat, [verb for verb in verbs if verb in ("deploy", "informant")])
        if "shift" in verbs:
            yield from foresight.of_shifts(s, seat)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix, word:
            case (), "deploy" | "shift" if self.used:
                return Refusal("deployed_already", "10.6")
            case (), "deploy":
                return Refusal("nothing_to_deploy", "10.7")
            case (), "shift":
                return Refusal("no_such_move", "22.3") if not may_shift(s, seat) else Refusal("cannot_pay", "22.3")
            case (), "informant":
                return Refusal("no_informant", "17.1")
            case ("deploy" | "informant" as verb,), str(space) if space in s.box.at:
                found = why_not_deployed(s, seat, s.box.at[space], verb == "informant")
                return found or Refusal("cannot_pay", "10.7")
            case ("deploy" | "informant", str(), *_), _:
                return Refusal("cannot_deploy_so_many", "10.7")
            case ("shift", *_), _:
                return Refusal("no_such_move", "22.3")
            case _:
                return super().why(s, seat, prefix, word)


def about_to_deploy(t: Draft, f: Deploying) -> Next:
    """If there is anything to deploy or move, all may play cards. §26.2"""
    return moment(t, Timing.DEPLOYMENT, subject=f.seat) if able(t, f) else None


def able(t: Fields, f: Deploying) -> bool:
    """Is the usual deployment still possible?"""
    return not f.used and bool(can_deploy(t, f.seat) or shift_origins(t, f.seat))


def could_do_more(t: Fields, f: Deploying) -> bool:
    """From public information: could a card be played? An Informant, or before it another movement. §26.3"""
    if not t.hands[f.seat]:
        return False
    extra = t.in_circulation(INFORMANT) and can_deploy(t, f.seat, informant=True)
    return extra or (not f.made and not f.used and t.in_circulation(MOBILIZATION))


def choose_deployment(t: Draft, f: Deploying) -> Next:
    """The usual one, and before or after it those by Informants. §10.6 §17.1"""
    usual = able(t, f)
    asked = usual or could_do_more(t, f)
    fresh = not f.made and not f.used
    return DeployUnits(seats=(f.seat,) if asked else (), used=f.used, fresh=fresh, refused=f.refused, able=usual)


@hears(DeployUnits)
def hear_deployment(t: Draft, f: Deploying, answers: Answers[End | Deploy | Shift | DeployMore]) -> Next:
    """A deployment, the move instead of it, an extra one, or the end. §10.6 §17.1 §22.3"""
    match answers[f.seat]:
        case Deploy(space, units, mechanized):
            t.remember(f, used=True, made=f.made + 1)
            return goto(choose_deployment, after=deployment(f, space, units, mechanized))
        case DeployMore(space, units, mechanized):
            t.remember(f, made=f.made + 1)
            t.play(f.seat, INFORMANT)
            return goto(choose_deployment, after=deployment(f, space, units, mechanized, informant=True))
        case Shift() as shift:
            t.remember(f, shift=shift)
            return goto(want_shift)
        case End():
            return goto(deployment_over)


def deployment(f: Deploying, space: SpaceId, units: int, mechanized: int, informant: bool = False) -> Deployment:
    return Deployment(
        seat=f.seat, space=space, units=units, mechanized=mechanized, informant=informant, first=not f.made
    )


def deployment_over(t: Draft, f: Deploying) -> Next:
    """Powers that were cancelled for this turn are in force again. §17.6 §17.9 §17.10"""
    t.release(
        *(Power.SOL_DEPLOYMENT, Power.HACAN_DISCOUNT, Power.HACAN_MOVE, Power.HACAN_INCOME, Power.HACAN_ALLY),
        Power.XXCHA_COUNCIL,
    )
    return FINISH


def want_shift(t: Draft, f: Deploying) -> Next:
    """Instead of the usual deployment. §22.3"""
    assert f.shift is not None
    return None


def shift_units(t: Draft, f: Deploying) -> Next:
    """Any number from one space to another, for 1 influence each, paid to the pool. §22.3"""
    assert f.shift is not None
    group, move = Group(f.shift.units, f.shift.special), f.shift
    t.remember(f, used=True, shift=None)
    t.pay(f.seat, group.size, "move")
    t.move(f.seat, t.box.at[move.origin], t.box.at[move.target], group, "hacan")
    return goto(choose_deployment)


# ---- units enter a space ---------------------------------------------------------------------------------------------
def pay_for_deployment(t: Draft, f: Deployment) -> Next:
    """To the pool. §10.7 §17.2"""
    t.pay(f.seat, price(t, f.seat, t.box.at[f.space], f.units + f.mechanized, f.informant), "deployment")
    return None


def place_units(t: Draft, f: Deployment) -> Next:
    """From the reserve, face up. §10.6 §23.10"""
    why = "informant" if f.informant else "deployment"
    t.deploy(f.seat, t.box.at[f.space], Group(f.units, f.mechanized), why)
    return None


PROCEDURES = (
    procedure(Deploying, about_to_deploy, choose_deployment, hear_deployment, deployment_over, want_shift, shift_units),
    procedure(Deployment, pay_for_deployment, place_units),
)
