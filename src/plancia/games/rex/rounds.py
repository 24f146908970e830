"""The game as a whole: set-up, then rounds of seven phases, until somebody has won."""

from __future__ import annotations

from plancia.engine import Facts, Frame, Next, goto, procedure, start
from plancia.engine.flow import Step
from plancia.games.rex import facts
from plancia.games.rex.battles import BattlePhase
from plancia.games.rex.bidding import Bidding
from plancia.games.rex.bombardment import BombardmentPhase
from plancia.games.rex.collection import Collection
from plancia.games.rex.draft import Draft
from plancia.games.rex.influence import InfluencePhase
from plancia.games.rex.manoeuvre import ManoeuvrePhase
from plancia.games.rex.recruitment import Recruitment
from plancia.games.rex.setup import Setup
from plancia.games.rex.state import State
from plancia.games.rex.victory import Verdict


class Match(Frame, frozen=True, kw_only=True, gc=False):
    """The whole game."""


def set_up(t: Draft, f: Match) -> Next:
    """First everything is set up. §3.8"""
    return Setup()


def play_rounds(t: Draft, f: Match) -> Next:
    """Round after round. §4.1"""
    return goto(play_rounds, after=Round())


class Round(Frame, frozen=True, kw_only=True, gc=False):
    """Seven phases, then the check for a winner."""


def influence_phase(t: Draft, f: Round) -> Next:
    """The first phase. §4.1"""
    return InfluencePhase()


def bidding_phase(t: Draft, f: Round) -> Next:
    """The second phase. §4.1"""
    return Bidding()


def recruitment_phase(t: Draft, f: Round) -> Next:
    """The third phase. §4.1"""
    return Recruitment(waiting=t.order)


def manoeuvre_phase(t: Draft, f: Round) -> Next:
    """The fourth phase. §4.1"""
    return ManoeuvrePhase(waiting=t.order)


def battle_phase(t: Draft, f: Round) -> Next:
    """The fifth phase. §4.1"""
    return BattlePhase(waiting=t.order)


def collection_phase(t: Draft, f: Round) -> Next:
    """The sixth phase. §4.1"""
    return Collection()


def bombardment_phase(t: Draft, f: Round) -> Next:
    """The seventh phase. §4.1"""
    return BombardmentPhase()


def check_victory(t: Draft, f: Round) -> Next:
    """Then we check whether somebody has won. §4.1 §14.1"""
    return Verdict()


def pass_first_player(t: Draft, f: Round) -> Next:
    """The first player token passes to the left; leaders may fight anywhere again. §4.2 §11.16"""
    t.first = (t.first + 1) % t.seats
    t.fought, t.mechanized_recruited, t.council_unit = {}, False, False
    t.note(facts.FirstPlayerPassed(seat=t.first))
    return None


def begin_phase(s: State, name: str) -> tuple[State, Facts]:
    """A position set up by hand: this phase begins, and then the round continues."""
    phases: dict[str, tuple[Frame, Step[Draft, Round]]] = {
        "influence": (InfluencePhase(), bidding_phase),
        "bidding": (Bidding(), recruitment_phase),
        "recruitment": (Recruitment(waiting=s.order), manoeuvre_phase),
        "manoeuvre": (ManoeuvrePhase(waiting=s.order), battle_phase),
        "battle": (BattlePhase(waiting=s.order), collection_phase),
        "collection": (Collection(), bombardment_phase),
        "bombardment": (BombardmentPhase(), check_victory),
        "end": (Verdict(), pass_first_player),
    }
    if name not in phases:
        raise ValueError(f"phases are {', '.join(phases)}, not {name!r}")
    frame, then = phases[name]
    return start(s, Match(at=play_rounds.__name__), Round(at=then.__name__), frame)


PROCEDURES = (
    procedure(Match, set_up, play_rounds),
    procedure(
        Round,
        influence_phase,
        bidding_phase,
        recruitment_phase,
        manoeuvre_phase,
        battle_phase,
        collection_phase,
        bombardment_phase,
        check_victory,
        pass_first_player,
    ),
)
