"""The Informant: whenever a race is about to use an advantage, the others may stop that use."""

from __future__ import annotations

from plancia.engine import Choices, Frame, MayPlay, Next, Seat, Window, Words, procedure, window
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import DECK, INFORMANT, Advantage
from tests.engine.rex_slice.table import Fields, Table


class PlayInformant(MayPlay, frozen=True, kw_only=True, gc=False):
    RULE = "6.2, R51, R83"

    def playable(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        if said:
            return None
        return (INFORMANT,) if INFORMANT in s.hands[seat] else ()


class AdvantageWindow(Window, frozen=True, kw_only=True, gc=False):
    """A race is about to use an advantage."""


def about_to_use(t: Table, advantage: Advantage, user: Seat) -> AdvantageWindow:
    """In order of play, which settles who is first (M6)."""
    return AdvantageWindow(timing=advantage, seats=tuple(seat for seat in t.seats if seat != user))


def could_stop(t: Table, w: AdvantageWindow, seat: Seat) -> bool:
    """As far as all can see: some card in hand, some Informant not discarded, and the use not stopped already."""
    return bool(t.hands[seat]) and t.discarded.count(INFORMANT) < DECK[INFORMANT] and w.timing not in t.stopped


class Denunciation(Frame, frozen=True, kw_only=True, gc=False):
    """The Informant in effect."""

    seat: Seat
    advantage: Advantage


def stop_advantage(t: Table, f: Denunciation) -> Next:
    """The use at hand is stopped; the card is spent even if there would have been none (R83)."""
    t.play(f.seat, INFORMANT)
    t.stopped = (*t.stopped, f.advantage)
    t.note(facts.AdvantageStopped(advantage=f.advantage))
    return None


def denounce(t: Table, w: AdvantageWindow, seat: Seat, words: Words) -> Frame:
    return Denunciation(seat=seat, advantage=Advantage(w.timing))


PROCEDURES = (
    window(AdvantageWindow, PlayInformant, could_stop, denounce),
    procedure(Denunciation, stop_advantage),
)
