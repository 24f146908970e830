"""The Bombardment phase: the fleet moves, and bombards every sector it enters."""

from __future__ import annotations

from plancia.engine import CHANCE, Answers, Frame, Next, Words, goto, hears, procedure
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.draw import DrawBombardment
from plancia.games.rex.edition.components import SECTORS
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import moment


class BombardmentPhase(Frame, frozen=True, kw_only=True, gc=False):
    """The seventh phase of a round."""

    sectors: int = 0  # how far the fleet moves
    by: str = "card"


def begin_bombardment_phase(t: Draft, f: BombardmentPhase) -> Next:
    """Before the card is drawn all may play cards; Sol may look again. §26.2 §17.6"""
    t.note(facts.PhaseBegan(phase="bombardment", round=t.round))
    t.sabotage = -1
    t.release(Power.SOL_LOOK)
    return moment(t, Timing.BOMBARDMENT)


def draw_bombardment_card(t: Draft, f: BombardmentPhase) -> Next:
    """The top card, which Sol may have seen; none after a Fleet Sabotage. §13.1 §16.17"""
    if t.sabotage >= 0:
        t.remember(f, sectors=t.sabotage, by="sabotage")
        return goto(move_fleet)
    if t.bombardment_top:
        t.remember(f, sectors=t.bombardment_top)
        t.bombardment_top = 0
        return goto(move_fleet)
    return DrawBombardment(seats=(CHANCE,), to=())


@hears(DrawBombardment)
def turn_up_bombardment_card(t: Draft, f: BombardmentPhase, answers: Answers[Words]) -> Next:
    """Everybody sees it; then it is shuffled back into the deck. §13.1"""
    t.remember(f, sectors=int(answers[CHANCE][0]))
    return None


def move_fleet(t: Draft, f: BombardmentPhase) -> Next:
    """Sector by sector; each one entered is bombarded, and the last one stays closed. §13.1 §13.2 §13.3"""
    origin = t.fleet
    if f.by == "card":
        t.note(facts.BombardmentDrawn(of=CHANCE, value=f.sectors))
    for _ in range(f.sectors):
        t.fleet = t.fleet % SECTORS + 1
        for space in t.box.in_sector[t.fleet]:
            if not t.is_shielded(space):
                t.destroy_space(space, "bombardment")
    t.sabotage = -1
    t.note(facts.FleetMoved(origin=origin, sector=t.fleet, by=f.by))
    return None


PROCEDURES = (
    procedure(BombardmentPhase, begin_bombardment_phase, draw_bombardment_card, turn_up_bombardment_card, move_fleet),
)
