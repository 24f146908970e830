"""Xxcha: they predict the end, command, hide their units and watch from the Council."""

from __future__ import annotations

from plancia.engine import (
    HIDDEN,
    Action,
    Amount,
    Answers,
    Ask,
    Case,
    Choices,
    Insert,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
)
from plancia.games.rex import facts
from plancia.games.rex.battle import opponent_of
from plancia.games.rex.battles import BattlePhase
from plancia.games.rex.deployment import Deployment
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import XXCHA
from plancia.games.rex.edition.components import ROUNDS, RaceId, SpaceId
from plancia.games.rex.factions import seat_of
from plancia.games.rex.informant import council_used
from plancia.games.rex.plans import Ban, Battle
from plancia.games.rex.setup import Setup
from plancia.games.rex.state import Fields, Group
from plancia.games.rex.timings import Power
from plancia.games.rex.victory import Verdict

NOTHING = "nothing"


# ---- the prediction --------------------------------------------------------------------------------------------------
class Prediction(Action, frozen=True, gc=False):
    race: RaceId
    round: Amount


class Predict(Ask[Fields, Prediction], frozen=True, kw_only=True, gc=False):
    """Predict, in secret, which race wins and in which round. §23.1"""

    RULE = "23.1"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return tuple(race for race in s.races if race != XXCHA)
            case (_,):
                return range(1, ROUNDS + 1)
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_another_race_in_play" if not prefix else "no_such_round", "23.1")

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if by == seat else (HIDDEN,) * len(words)


def xxcha_predict(t: Draft, f: Setup) -> Next:
    """At the very end of set-up. §3.8 §23.1"""
    return Predict(seats=(seat_of(t, XXCHA),))


@hears(Predict)
def hear_prediction(t: Draft, f: Setup, answers: Answers[Prediction]) -> Next:
    """It is shown if it comes true, or at the end. §23.3"""
    ((xxcha, prediction),) = answers.items()
    t.prediction = (prediction.race, prediction.round)
    t.note(facts.PredictionMade(seat=xxcha))
    return None


def xxcha_have_predicted(t: Draft, f: Verdict) -> Next:
    """If the predicted race wins in the predicted round, the Xxcha win instead, alone. §14.6 §23.2 §23.3"""
    if not f.winners:
        return None
    race, round_ = t.prediction
    t.note(facts.PredictionShown(of=seat_of(t, XXCHA), race=race, round=round_))
    if t.seat_of(race) in f.winners and round_ == t.round:
        t.remember(f, winners=(seat_of(t, XXCHA),), reason="prediction")
    return None


# ---- Command ---------------------------------------------------------------------------------------------------------
class Command(Action, frozen=True, gc=False):
    card: Name


class GiveCommand(Ask[Fields, Command], frozen=True, kw_only=True, gc=False):
    """Name a card that the opponent may not play in this battle, or nothing. §23.4 §23.5"""

    RULE = "23.4"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else (NOTHING, *s.box.command)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("cannot_be_named", "23.5")


def xxcha_may_command(t: Draft, f: Battle) -> Next:
    """In their battles and in those of allies, before the Jol-Nar ask. §23.4 §23.11"""
    able = opponent_of(t, f, XXCHA) is not None and not t.is_stopped(Power.XXCHA_COMMAND)
    return GiveCommand(seats=(seat_of(t, XXCHA),) if able else ())


@hears(GiveCommand)
def command_is_given(t: Draft, f: Battle, answers: Answers[Command]) -> Next:
    """All copies are forbidden, whether in hand or not; nobody says which. §23.4"""
    ((xxcha, command),), foe = answers.items(), opponent_of(t, f, XXCHA)
    if foe is not None and command.card != NOTHING:
        t.remember(f, ban=Ban(foe, command.card))
        t.note(facts.CommandGiven(seat=xxcha, target=foe, card=command.card))
    return None


# ---- turning ---------------------------------------------------------------------------------------------------------
class Done(Action, frozen=True, tag="done", gc=False):
    pass


class TurnDown(Action, frozen=True, tag="down", gc=False):
    space: SpaceId


class TurnUp(Action, frozen=True, tag="up", gc=False):
    space: SpaceId


class TurnUnits(Ask[Fields, Done | TurnDown | TurnUp], frozen=True, kw_only=True, gc=False):
    """Turn your units in a space face down or face up, or finish. §23.6"""

    RULE = "23.6"
    RIDERS = True

    turned: tuple[SpaceId, ...]

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                mixed = [space for space in both_sides(s) if space not in self.turned]
                return (*(["done"] if not mixed else []), *(verb for verb in SIDES if self.spaces(s, verb)))
            case (str(verb),) if verb in SIDES:
                return self.spaces(s, verb)
            case _:
                return None

    def spaces(self, s: Fields, verb: str) -> tuple[SpaceId, ...]:
        found = may_go_down(s) if verb == "down" else may_go_up(s)
        return tuple(space for space in found if space not in self.turned)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        if word == "done":
            return Refusal("both_sides_in_a_space", "23.6")
        if prefix and word in self.turned:
            return Refusal("turned_already", "23.6")
        if prefix == ("up",) and word in s.box.at and with_ally(s, s.box.at[str(word)]):
            return Refusal("ally_is_there", "23.7")
        return Refusal("nothing_to_turn", "23.6")


SIDES = ("down", "up")


def both_sides(s: Fields) -> tuple[SpaceId, ...]:
    """Spaces with face-up and face-down units, which must be turned to one side. §23.6"""
    xxcha = seat_of(s, XXCHA)
    return tuple(space for i, space in enumerate(s.box.ids) if s.face_down[i] and s.units[xxcha][i])


def may_go_down(s: Fields) -> tuple[SpaceId, ...]:
    """All spaces with face-up units. §23.6"""
    return tuple(space for space, n in zip(s.box.ids, s.units[seat_of(s, XXCHA)], strict=True) if n)


def may_go_up(s: Fields) -> tuple[SpaceId, ...]:
    """Not beside an ally, which is only possible in the Council. §23.7"""
    return tuple(space for i, space in enumerate(s.box.ids) if s.face_down[i] and not with_ally(s, i))


def with_ally(s: Fields, space: int) -> bool:
    xxcha = seat_of(s, XXCHA)
    return any(s.units[ally][space] for ally in s.alliance_of(xxcha) if ally != xxcha)


def xxcha_cannot_hide(t: Draft, f: BattlePhase) -> Next:
    """If turning is cancelled, spaces with units of both sides turn face up; the others stay as they are. §17.10"""
    if t.is_stopped(Power.XXCHA_TURNING):
        for space in both_sides(t):
            t.turn(seat_of(t, XXCHA), t.box.at[space], down=False)
    return None


def xxcha_may_turn(t: Draft, f: BattlePhase) -> Next:
    """Before the first battle, space by space, all units of a space together; not if it is cancelled. §23.6 §17.10"""
    able = [space for space in (*may_go_down(t), *may_go_up(t)) if space not in f.turned]
    asked = able and not t.is_stopped(Power.XXCHA_TURNING)
    return TurnUnits(seats=(seat_of(t, XXCHA),) if asked else (), turned=f.turned)


@hears(TurnUnits)
def hear_turning(t: Draft, f: BattlePhase, answers: Answers[Done | TurnDown | TurnUp]) -> Next:
    """Space by space, until they finish. §23.6"""
    ((xxcha, answer),) = answers.items()
    if isinstance(answer, Done):
        return None
    t.turn(xxcha, t.box.at[answer.space], down=isinstance(answer, TurnDown))
    t.remember(f, turned=(*f.turned, answer.space))
    return goto(xxcha_may_turn)


# ---- a unit for the Council ------------------------------------------------------------------------------------------
class Enter(Action, frozen=True, gc=False):
    answer: Case


class EnterCouncil(Ask[Fields, Enter], frozen=True, kw_only=True, gc=False):
    """Put a unit from your reserve into the Galactic Council: yes or no. §23.9"""

    RULE = "23.9"
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else ("no", "yes")


def xxcha_may_enter_council(t: Draft, f: Deployment) -> Next:
    """When another player has deployed, once per player and round. §23.9 §25.9"""
    xxcha = seat_of(t, XXCHA)
    able = f.first and f.seat != xxcha and t.reserve[xxcha] and not council_used(t)
    return EnterCouncil(seats=(xxcha,) if able and not t.is_stopped(Power.XXCHA_COUNCIL) else ())


@hears(EnterCouncil)
def enter_council(t: Draft, f: Deployment, answers: Answers[Enter]) -> Next:
    """Free of charge and face up; this is not a deployment. §23.9 §23.10"""
    ((xxcha, enter),) = answers.items()
    if enter.answer == "yes":
        t.council_unit = True
        t.deploy(xxcha, t.box.council, Group(1), "council")
    return None


INSERTS = (
    Insert(
        by=XXCHA,
        frame=Setup,
        steps=(xxcha_predict, hear_prediction),
        after=("hear_placement", "set_up_units"),
    ),
    Insert(
        by=XXCHA,
        frame=BattlePhase,
        steps=(xxcha_cannot_hide, xxcha_may_turn, hear_turning),
        after=("begin_battle_phase",),
    ),
    Insert(
        by=XXCHA,  # always before the Jol-Nar
        frame=Battle,
        steps=(xxcha_may_command, command_is_given),
        before=("jol_nar_may_ask", "seal_plans"),
    ),
    Insert(
        by=XXCHA,
        frame=Deployment,
        steps=(xxcha_may_enter_council, enter_council),
        after=("place_units",),
    ),
    Insert(by=XXCHA, frame=Verdict, steps=(xxcha_have_predicted,), after=("look_at_most_strongholds",)),
)
