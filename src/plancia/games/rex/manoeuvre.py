"""The Manoeuvre phase: each player in turn first moves one group, then deploys units."""

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
from plancia.games.rex import facts, foresight
from plancia.games.rex.cards import negatable
from plancia.games.rex.deployment import Deploying
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import MOBILIZATION, NEGATOR, SOL
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.groups import completes_next, group_choices, groups_of
from plancia.games.rex.state import Fields, Group
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import moment

SPACEPORT_RANGE = 4
PLAIN_RANGE = 2


class ManoeuvrePhase(Frame, frozen=True, kw_only=True, gc=False):
    """The fourth phase of a round."""

    waiting: tuple[Seat, ...]
    ports: tuple[Seat, ...] = ()  # seats that control a spaceport at the start of the phase


class Manoeuvre(Frame, frozen=True, kw_only=True, gc=False):
    """One player's turn in this phase."""

    seat: Seat
    port: bool


class Movement(Frame, frozen=True, kw_only=True, gc=False):
    """One group moves."""

    seat: Seat
    port: bool
    mobilized: bool = False  # by Rapid Mobilization


def controls_port(s: Fields, seat: Seat) -> bool:
    """One is as good as two, also under bombardment; an ally's does not count. §10.3"""
    return any(s.controller(port) == seat for port in s.box.spaceports)


def begin_manoeuvre_phase(t: Draft, f: ManoeuvrePhase) -> Next:
    """Control of spaceports is determined now; then all may play cards. §10.3 §26.2"""
    t.note(facts.PhaseBegan(phase="manoeuvre", round=t.round))
    t.remember(f, ports=tuple(seat for seat in t.order if controls_port(t, seat)))
    return moment(t, Timing.MANOEUVRE)


def next_manoeuvre(t: Draft, f: ManoeuvrePhase) -> Next:
    """Each player completes both steps before the next player begins. §10.1 §25.8"""
    if not f.waiting:
        return FINISH
    seat, *others = f.waiting
    port = controls_port(t, seat) if t.options.spaceport_in_turn else seat in f.ports
    t.remember(f, waiting=tuple(others))
    return goto(next_manoeuvre, after=Manoeuvre(seat=seat, port=port))


# ---- one player's turn -----------------------------------------------------------------------------------------------
def move_first(t: Draft, f: Manoeuvre) -> Next:
    """The movement step. §10.1 §10.2"""
    return Movement(seat=f.seat, port=f.port)


def movement_over(t: Draft, f: Manoeuvre) -> Next:
    """Powers that were cancelled for this movement are in force for the next. §17.6"""
    if t.races[f.seat] == SOL:
        t.release(Power.SOL_RANGE)
    return None


def then_deploy(t: Draft, f: Manoeuvre) -> Next:
    """The deployment step. §10.1 §10.6"""
    return Deploying(seat=f.seat, port=f.port)


# ---- movement --------------------------------------------------------------------------------------------------------
class Stay(Action, frozen=True, tag="stay", gc=False):
    pass


class Move(Action, frozen=True, tag="move", gc=False):
    origin: SpaceId
    target: SpaceId
    units: Amount
    special: Amount = 0


def range_of(s: Fields, seat: Seat, port: bool) -> int:
    """Two lines, Sol three, with a spaceport four: the largest counts. §10.2 §10.3 §19.3"""
    race = s.races[seat]
    lines = PLAIN_RANGE if race == SOL and Power.SOL_RANGE in s.stopped else s.box.races[race].range
    return max(lines, SPACEPORT_RANGE) if port else lines


def targets_from(s: Fields, seat: Seat, origin: int, lines: int) -> tuple[int, ...]:
    """Where a group may end: enemies may be there, but not allies. §10.4 §10.5"""
    reached = s.box.reach(origin, lines, s.fleet, s.demolished)
    return reached if not s.alliances else tuple([i for i in reached if not s.beside_ally(seat, i)])


def origins(s: Fields, seat: Seat, lines: int) -> tuple[int, ...]:
    """Spaces with a group that can move somewhere."""
    held = [i for i, n in enumerate(s.units[seat]) if n or s.group(seat, i).size]
    return tuple([i for i in held if targets_from(s, seat, i, lines)])


class MoveUnits(Ask[Fields, Stay | Move], frozen=True, kw_only=True, gc=False):
    """Move one group, or stay. §10.2"""

    RULE = "10.2"
    RIDERS = True

    lines: Amount  # the range

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        places = s.box
        match prefix:
            case ():
                return ("stay", "move") if origins(s, seat, self.lines) else ("stay",)
            case ("move",):
                return tuple([places.ids[i] for i in origins(s, seat, self.lines)])
            case ("move", str(origin)):
                return tuple([places.ids[i] for i in targets_from(s, seat, places.at[origin], self.lines)])
            case ("move", str(origin), str(_), *numbers):
                return group_choices(s.group(seat, places.at[origin]), tuple(numbers))
            case _:
                return None

    def size(self, s: Fields, seat: Seat, prefix: Words, /) -> int | None:
        match prefix:
            case ("move", str(origin)):
                there = s.box.at[origin]
                return len(targets_from(s, seat, there, self.lines)) * groups_of(s.group(seat, there))
            case _:
                return None

    def all_final(self, s: Fields, seat: Seat, prefix: Words, choices: Choices, /) -> bool:
        match prefix:
            case ("move", str(origin), str(_), *numbers):
                return completes_next(s.group(seat, s.box.at[origin]), numbers)
            case _:
                return False

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        ways = ((i, targets_from(s, seat, i, self.lines)) for i in origins(s, seat, self.lines))
        return foresight.of_moves(s, seat, ways)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix, word:
            case (), "move":
                return Refusal("nothing_can_move", "10.5")
            case ("move",), str(space) if space in s.box.at:
                if not s.group(seat, s.box.at[space]).size:
                    return Refusal("no_units_there", "10.2")
                return why_closed(s, space) or Refusal("nowhere_to_go", "10.5")
            case ("move", str()), str(space) if space in s.box.at:
                if s.beside_ally(seat, s.box.at[space]):
                    return Refusal("ally_is_there", "10.4")
                return why_closed(s, space) or Refusal("too_far", "10.2")
            case ("move", str(), str(), *_), _:
                return Refusal("no_such_group", "10.2")
            case _:
                return super().why(s, seat, prefix, word)


def why_closed(s: Fields, space: SpaceId) -> Refusal | None:
    """Under bombardment, or demolished; None: it is open."""
    if s.box.sector[s.box.at[space]] == s.fleet:
        return Refusal("under_bombardment", "10.5")
    return None if s.is_open(s.box.at[space]) else Refusal("demolished", "2.7")


def spend_mobilization(t: Draft, f: Movement) -> Next:
    """Another movement, by the usual rules. §16.15"""
    if f.mobilized:
        t.play(f.seat, MOBILIZATION)
    return None


def choose_move(t: Draft, f: Movement) -> Next:
    """Players with nothing to move are not asked, unless a card might be played. §10.2 §26.3"""
    lines = range_of(t, f.seat, f.port)
    card = t.hands[f.seat] and t.in_circulation(NEGATOR) and negatable(t, f.seat)
    return MoveUnits(seats=(f.seat,) if card or origins(t, f.seat, lines) else (), lines=lines)


@hears(MoveUnits)
def move_group(t: Draft, f: Movement, answers: Answers[Stay | Move]) -> Next:
    """From one space to another. §10.2"""
    match answers[f.seat]:
        case Move(origin, target, units, special):
            t.move(f.seat, t.box.at[origin], t.box.at[target], Group(units, special), "move")
        case Stay():
            pass
    return None


PROCEDURES = (
    procedure(ManoeuvrePhase, begin_manoeuvre_phase, next_manoeuvre),
    procedure(Manoeuvre, move_first, movement_over, then_deploy),
    procedure(Movement, spend_mobilization, choose_move, move_group),
)
