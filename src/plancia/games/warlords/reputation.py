"""Reputation: a step on the track and its bonus."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Amount,
    Answers,
    Ask,
    Case,
    Choices,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    hears,
    procedure,
)
from plancia.games.warlords.draws import MarketFill, MercenaryDraw, SupportDraw
from plancia.games.warlords.edition.components import BONUSES
from plancia.games.warlords.facts import BonusTaken, ReputationGained
from plancia.games.warlords.hire import take_from_market
from plancia.games.warlords.recovery import recover, recoverable
from plancia.games.warlords.state import Draft, Fields, put


def marker_for(s: Fields, seat: Seat) -> str | None:
    """The action with which this seat gains a step; None at the end of the track. §13.1 §13.2"""
    track, at = s.box.reputation, s.reputation[seat]
    return s.markers[track[at].slot - 1] if at < len(track) else None


class Bonus(Action, frozen=True, gc=False):
    """What a space offers; `card` only if the mercenary comes from the market."""

    bonus: Case
    card: Name = ""


class ChooseBonus(Ask[Fields, Bonus], frozen=True, kw_only=True, gc=False):
    """Take one of the bonuses of your new space, or nothing. §13.6"""

    RULE = "13.6"
    space: Amount

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if not prefix:
            return (*offered(s, seat, self.space), "nothing")
        return s.market if prefix == ("mercenary",) and s.options.market_bonus else None

    def default(self, s: Fields, seat: Seat, /) -> Words:
        return ("power",) if s.box.reputation[self.space - 1].power else ("nothing",)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        if prefix:
            return Refusal("not_in_market", "20.9")
        printed = word in s.box.reputation[self.space - 1].offers
        return Refusal("bonus_not_possible", "13.8") if printed else Refusal("bonus_not_offered", "13.6")


def offered(s: Fields, seat: Seat, space: int) -> list[str]:
    """The bonuses of this space that are possible now, and its power if it has any. §13.6 §13.8"""
    printed = s.box.reputation[space - 1]
    bonuses: list[str] = [bonus for bonus in printed.offers if possible(s, seat, bonus)]
    return [*bonuses, "power"] if printed.power else bonuses


def possible(s: Fields, seat: Seat, bonus: str) -> bool:
    """Impossible bonuses are not offered. §13.8"""
    match bonus:
        case "infantry":
            return s.bases[seat].reserve[0] > 0
        case "repair_tank":
            return s.bases[seat].reserve[1] > 0
        case "mercenary":
            return bool(s.market if s.options.market_bonus else s.deck)
        case "support":
            return s.drawable_support() > 0
        case _:
            return recoverable(s, seat)


class Renown(Frame, frozen=True, kw_only=True, gc=False):
    """A player gains reputation."""

    seat: Seat


def step_up(t: Draft, f: Renown) -> Next:
    """One space, wanted or not; at the last one the game ends. §13.3 §13.9 §17.2

    There is no question for a space that offers nothing now. §13.8
    """
    space = t.reputation[f.seat] + 1
    if space > len(t.box.reputation):
        return FINISH
    t.reputation = put(t.reputation, f.seat, space)
    t.note(ReputationGained(seat=f.seat, space=space))
    if space == len(t.box.reputation):
        t.trigger(f.seat, "reputation")
    return ChooseBonus(seats=(f.seat,) if offered(t, f.seat, space) else (), space=space)


@hears(ChooseBonus)
def take_bonus(t: Draft, f: Renown, answers: Answers[Bonus]) -> Next:
    """One bonus, the power, or nothing. §13.6 §13.7 §20.9"""
    seat, bonus = f.seat, answers[f.seat].bonus
    if bonus in BONUSES:
        t.note(BonusTaken(seat=seat, bonus=bonus))
    match bonus:
        case "infantry":
            t.enlist(seat, (1, 0, 0))
        case "repair_tank":
            t.enlist(seat, (0, 1, 0))
        case "mercenary" if answers[seat].card:
            take_from_market(t, seat, answers[seat].card)
            return MarketFill()
        case "mercenary":
            return MercenaryDraw(seat=seat)
        case "support":
            return SupportDraw(seat=seat)
        case "recover":
            recover(t, seat)
        case "power":
            t.award(seat, t.box.reputation[t.reputation[seat] - 1].power, "reputation")
        case _:
            pass
    return None


def look_for_last_card(t: Draft, f: Renown) -> Next:
    """A bonus that takes the last mercenary counts like a hire. §17.1 §20.8 §20.9"""
    t.watch_last_card(f.seat)
    return None


PROCEDURES = (procedure(Renown, step_up, take_bonus, look_for_last_card),)
