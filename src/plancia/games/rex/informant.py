"""The Informant cancels an advantage: which ones may be named at which moment."""

from __future__ import annotations

from collections.abc import Callable

from plancia.engine import Frame, Next, Seat, procedure
from plancia.games.rex import facts
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import HACAN, INFORMANT, LAZAX, LETNEV, SOL, XXCHA
from plancia.games.rex.state import Fields
from plancia.games.rex.timings import OWNER, Moment, Power, Timing

HAND_WITHOUT_ADVANTAGE = 4


def cancellable(s: Fields, seat: Seat, w: Moment) -> tuple[Power, ...]:
    """Advantages of others that may be used before the next such moment. §17.3 §17.4"""
    own = s.races[seat]
    others = [race for race in s.races if race != own]
    return tuple([p for p, comes in NAMED[w.timing] if OWNER[p] in others and comes(s, w) and p not in s.stopped])


# ---- may an advantage be used before the next moment of the same kind, from public information?
def always(s: Fields, w: Moment) -> bool:
    return True


def after_round_1(s: Fields, w: Moment) -> bool:
    """There is no Offensive in round 1. §6.3"""
    return s.round > 0


def sol_has_allies(s: Fields, w: Moment) -> bool:
    return s.round > 0 and has_allies(s, SOL)


def lazax_have_allies(s: Fields, w: Moment) -> bool:
    return has_allies(s, LAZAX)


def letnev_have_allies(s: Fields, w: Moment) -> bool:
    return has_allies(s, LETNEV)


def large_hand(s: Fields, w: Moment) -> bool:
    """While the Letnev have more cards than others may hold. §17.8"""
    letnev = s.seat_of(LETNEV)
    return letnev is not None and len(s.hands[letnev]) > HAND_WITHOUT_ADVANTAGE


def outgrows(s: Fields, w: Moment) -> bool:
    """With the card they buy, and the free one unless it is cancelled. §17.8"""
    more = 1 if Power.LETNEV_CARD in s.stopped else 2
    return letnev_buy(s, w) and len(s.hands[w.subject]) + more > HAND_WITHOUT_ADVANTAGE


def letnev_buy(s: Fields, w: Moment) -> bool:
    return s.races[w.subject] == LETNEV


def others_buy(s: Fields, w: Moment) -> bool:
    """A price paid by the Lazax themselves is not income. §17.5"""
    return s.races[w.subject] != LAZAX


def more_cards(s: Fields, w: Moment) -> bool:
    """Another card is looked at before it is sold. §17.7"""
    return w.more


def more_gifts(s: Fields, w: Moment) -> bool:
    return w.more and has_allies(s, LAZAX)


def sol_deploys(s: Fields, w: Moment) -> bool:
    return s.races[w.subject] == SOL


def hacan_deploy(s: Fields, w: Moment) -> bool:
    return s.races[w.subject] == HACAN


def others_deploy(s: Fields, w: Moment) -> bool:
    return s.races[w.subject] != HACAN


def hacans_ally_deploys(s: Fields, w: Moment) -> bool:
    return s.allied_to(w.subject, HACAN)


def xxcha_may_enter(s: Fields, w: Moment) -> bool:
    """A unit enters the Council when others deploy. §17.10"""
    xxcha = s.seat_of(XXCHA)
    return xxcha not in (None, w.subject) and bool(s.reserve[xxcha or 0]) and not council_used(s)


def xxcha_stand(s: Fields, w: Moment) -> bool:
    """Without units there is nothing to turn. §17.10"""
    seat = s.seat_of(XXCHA)
    return seat is not None and (any(s.units[seat]) or any(s.face_down))


Comes = Callable[[Fields, Moment], bool]
IN_ANY_PHASE: tuple[tuple[Power, Comes], ...] = ((Power.SOL_LOOK, always), (Power.LETNEV_HAND, large_hand))
NAMED: dict[str, tuple[tuple[Power, Comes], ...]] = {
    Timing.INFLUENCE: ((Power.SOL_IMMUNITY, after_round_1), (Power.SOL_ALLIES, sol_has_allies), *IN_ANY_PHASE),
    Timing.CEASEFIRE: (),
    Timing.BIDDING: ((Power.JOL_NAR_LOOK, always), (Power.LAZAX_GIFT, lazax_have_allies), *IN_ANY_PHASE),
    Timing.SALE: (
        *((Power.LAZAX_INCOME, others_buy), (Power.LETNEV_CARD, letnev_buy), (Power.LETNEV_HAND, outgrows)),
        *((Power.JOL_NAR_LOOK, more_cards), (Power.LAZAX_GIFT, more_gifts)),
    ),
    Timing.MANOEUVRE: ((Power.JOL_NAR_FORECAST, always), (Power.SOL_RANGE, always), *IN_ANY_PHASE),
    Timing.DEPLOYMENT: (
        *((Power.SOL_DEPLOYMENT, sol_deploys), (Power.HACAN_DISCOUNT, hacan_deploy), (Power.HACAN_MOVE, hacan_deploy)),
        *((Power.HACAN_INCOME, others_deploy), (Power.HACAN_ALLY, hacans_ally_deploys)),
        (Power.XXCHA_COUNCIL, xxcha_may_enter),
    ),
    Timing.BATTLES: ((Power.XXCHA_TURNING, xxcha_stand), (Power.LETNEV_TRAITOR, letnev_have_allies), *IN_ANY_PHASE),
    Timing.BATTLE: (
        *((Power.XXCHA_COMMAND, always), (Power.JOL_NAR_QUESTION, always)),
        (Power.LETNEV_TRAITOR, letnev_have_allies),
    ),
    Timing.BOMBARDMENT: IN_ANY_PHASE,
}


def council_used(s: Fields) -> bool:
    """If only one unit per round is allowed, has it been placed? §25.9"""
    return s.options.one_council_unit and s.council_unit


def has_allies(s: Fields, race: str) -> bool:
    """Allies who may use its ally advantage. §17.11"""
    seat = s.seat_of(race)
    return seat is not None and len(s.alliance_of(seat)) > 1


class Denunciation(Frame, frozen=True, kw_only=True, gc=False):
    """The Informant in effect. §16.9"""

    seat: Seat
    power: Power
    timing: Timing


def spend_informant(t: Draft, f: Denunciation) -> Next:
    """The card is spent even if the advantage would not have been used. §17.3"""
    t.play(f.seat, INFORMANT)
    return None


def stop_advantage(t: Draft, f: Denunciation) -> Next:
    """This use has no effect: a strategy card beats an advantage. §17.3 §4.4"""
    t.stopped = (*t.stopped, f.power)
    t.note(facts.AdvantageCancelled(seat=f.seat, power=f.power))
    return None


PROCEDURES = (procedure(Denunciation, spend_informant, stop_advantage),)
