"""The Informant, cancelling: which advantages may be named at which moment."""

from __future__ import annotations

from plancia.engine import Frame, Next, Seat, procedure
from plancia.games.rex import facts
from plancia.games.rex.box import HACAN, INFORMANT, LAZAX, LETNEV, SOL, XXCHA
from plancia.games.rex.state import Fields
from plancia.games.rex.table import Table
from plancia.games.rex.timings import OWNER, PHASES, Moment, Power, Timing

HAND_WITHOUT_ADVANTAGE = 4


def cancellable(s: Fields, seat: Seat, w: Moment) -> tuple[Power, ...]:
    """What may be named now: advantages of others whose next use comes before the next such moment. §17.3 §17.4"""
    own = s.races[seat]
    return tuple([p for p in at_hand(s, w) if OWNER[p] != own and OWNER[p] in s.races and p not in s.stopped])


def at_hand(s: Fields, w: Moment) -> tuple[Power, ...]:
    """The advantages that may come into use before the next moment of this kind, as far as all can see."""
    match w.timing:
        case Timing.INFLUENCE:
            immunity = (Power.SOL_IMMUNITY, *allied(s, SOL, Power.SOL_ALLIES)) if s.round else ()
            found: tuple[Power, ...] = immunity
        case Timing.BIDDING:
            found = (Power.JOL_NAR_LOOK, *allied(s, LAZAX, Power.LAZAX_GIFT))
        case Timing.SALE:
            found = at_sale(s, w)
        case Timing.MANOEUVRE:
            found = (Power.JOL_NAR_FORECAST, Power.SOL_RANGE)
        case Timing.DEPLOYMENT:
            found = at_deployment(s, w.subject)
        case Timing.BATTLES:
            turning = (Power.XXCHA_TURNING,) if has_units(s, XXCHA) else ()
            found = (*turning, *allied(s, LETNEV, Power.LETNEV_TRAITOR))
        case Timing.BATTLE:
            found = (Power.XXCHA_COMMAND, Power.JOL_NAR_QUESTION, *allied(s, LETNEV, Power.LETNEV_TRAITOR))
        case _:
            found = ()
    return (*found, *(in_any_phase(s) if w.timing in PHASES else ()))


def in_any_phase(s: Fields) -> tuple[Power, ...]:
    """Sol's look; the Letnev's hand while it is larger than others'. §17.6 §17.8"""
    letnev = s.seat_of(LETNEV)
    large = letnev is not None and len(s.hands[letnev]) > HAND_WITHOUT_ADVANTAGE
    return (Power.SOL_LOOK, Power.LETNEV_HAND) if large else (Power.SOL_LOOK,)


def at_sale(s: Fields, w: Moment) -> tuple[Power, ...]:
    """What this sale brings, and what comes before the next one. §17.5 §17.7 §17.8"""
    buyer = s.races[w.subject]
    income = () if buyer == LAZAX else (Power.LAZAX_INCOME,)
    more = 1 if Power.LETNEV_CARD in s.stopped else 2  # the card that is bought, and the free one
    beyond = len(s.hands[w.subject]) + more > HAND_WITHOUT_ADVANTAGE
    letnev = (Power.LETNEV_CARD, *([Power.LETNEV_HAND] if beyond else [])) if buyer == LETNEV else ()
    coming = (Power.JOL_NAR_LOOK, *allied(s, LAZAX, Power.LAZAX_GIFT)) if w.more else ()
    return (*income, *letnev, *coming)


def at_deployment(s: Fields, deploying: Seat) -> tuple[Power, ...]:
    """What makes this player's deployment other than anybody's. §17.6 §17.9 §17.10"""
    race = s.races[deploying]
    own: tuple[Power, ...] = ()
    if race == SOL:
        own = (Power.SOL_DEPLOYMENT,)
    elif race == HACAN:
        own = (Power.HACAN_DISCOUNT, Power.HACAN_MOVE)
    others = () if race == HACAN else (Power.HACAN_INCOME,)
    allies = (Power.HACAN_ALLY,) if s.allied_to(deploying, HACAN) else ()
    xxcha = s.seat_of(XXCHA)
    enters = xxcha not in (None, deploying) and s.reserve[xxcha or 0] and not council_used(s)
    return (*own, *others, *allies, *([Power.XXCHA_COUNCIL] if enters else []))


def council_used(s: Fields) -> bool:
    """Where only one unit a round is allowed, has it been put there? §25.9"""
    return s.options.one_council_unit and s.council_unit


def allied(s: Fields, race: str, power: Power) -> tuple[Power, ...]:
    """An ally advantage, if its owner has allies. §17.11"""
    seat = s.seat_of(race)
    return (power,) if seat is not None and len(s.alliance_of(seat)) > 1 else ()


def has_units(s: Fields, race: str) -> bool:
    seat = s.seat_of(race)
    return seat is not None and (any(s.units[seat]) or any(s.face_down))


class Denunciation(Frame, frozen=True, kw_only=True, gc=False):
    """The Informant in effect. §16.9"""

    seat: Seat
    power: Power
    timing: Timing


def spend_informant(t: Table, f: Denunciation) -> Next:
    """The card is spent even if the advantage would not have been used. §17.3"""
    t.play(f.seat, INFORMANT)
    return None


def stop_advantage(t: Table, f: Denunciation) -> Next:
    """It has no effect for the use at hand: a strategy card beats an advantage. §17.3 §4.4"""
    t.stopped = (*t.stopped, f.power)
    t.note(facts.AdvantageCancelled(seat=f.seat, power=f.power))
    return None


PROCEDURES = (procedure(Denunciation, spend_informant, stop_advantage),)
