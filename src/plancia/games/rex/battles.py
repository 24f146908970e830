"""The Battle phase: who fights whom, and in which order."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Answers,
    Ask,
    Choices,
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
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.components import SpaceId
from plancia.games.rex.plans import Battle
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import moment


class BattlePhase(Frame, frozen=True, kw_only=True, gc=False):
    """The fifth phase of a round."""

    waiting: tuple[Seat, ...]
    turned: tuple[SpaceId, ...] = ()  # where the Xxcha have turned their units


class BattleChosen(Action, frozen=True, gc=False):
    space: SpaceId
    foe: Seat


def due(s: Fields, seat: Seat) -> dict[SpaceId, list[Seat]]:
    """Where a player must fight, and which opponents; nobody fights in the Council. §11.1"""
    found = {
        space: s.enemies_at(seat, i) for i, space in enumerate(s.box.ids) if s.units[seat][i] and i != s.box.council
    }
    return {space: foes for space, foes in found.items() if foes}


class ChooseBattle(Ask[Fields, BattleChosen], frozen=True, kw_only=True, gc=False):
    """Choose the space and the opponent of your next battle. §11.2"""

    RULE = "11.2"
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return tuple(due(s, seat))
            case (str(space),):
                return tuple(due(s, seat)[space])
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_battle_there" if not prefix else "no_enemy_there", "11.1")


def begin_battle_phase(t: Draft, f: BattlePhase) -> Next:
    """Before the first battle all may play cards. §26.2"""
    t.note(facts.PhaseBegan(phase="battle", round=t.round))
    return moment(t, Timing.BATTLES)


def choose_battle(t: Draft, f: BattlePhase) -> Next:
    """In order of play each player fights all their battles, in the order they choose. §11.2 §11.3"""
    for at, seat in enumerate(f.waiting):
        battles = due(t, seat)
        if battles:
            t.remember(f, waiting=f.waiting[at:])
            foes = [(space, foe) for space in battles for foe in battles[space]]
            if len(foes) == 1:
                return goto(choose_battle, after=battle(t, seat, *foes[0]))
            return ChooseBattle(seats=(seat,))
    return goto(battles_over)


@hears(ChooseBattle)
def fight_it(t: Draft, f: BattlePhase, answers: Answers[BattleChosen]) -> Next:
    """Then check again. §11.3"""
    ((seat, chosen),) = answers.items()
    return goto(choose_battle, after=battle(t, seat, chosen.space, chosen.foe))


def battle(t: Fields, seat: Seat, space: SpaceId, foe: Seat) -> Battle:
    """The sides are in order of play, no matter who chose. §11.13 §11.14"""
    one, other = (side for side in t.order if side in (seat, foe))
    return Battle(space=space, sides=(one, other))


def battles_over(t: Draft, f: BattlePhase) -> Next:
    """There are no battles left. §11.3"""
    t.release(Power.LETNEV_TRAITOR, Power.XXCHA_TURNING)
    return FINISH


PROCEDURES = (procedure(BattlePhase, begin_battle_phase, choose_battle, fight_it, battles_over),)
