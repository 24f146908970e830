"""The Recruitment phase: casualties return to the reserve."""

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
from plancia.games.rex import facts
from plancia.games.rex.consequences import Pays
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import LAZAX, NEW_RECRUITS, NONE, Cards
from plancia.games.rex.edition.components import RECRUITS, LeaderId
from plancia.games.rex.state import Fields, Group

UNIT_PRICE = 2
CHEAP_MECHANIZED = 1


class Recruitment(Frame, frozen=True, kw_only=True, gc=False):
    """The third phase of a round."""

    waiting: tuple[Seat, ...]


def dead_leaders(s: Fields, seat: Seat) -> Cards:
    return tuple(leader for leader in s.box.leaders[s.races[seat]] if leader not in s.leaders[seat])


def recruitable(s: Fields, seat: Seat) -> Group:
    """Casualties by kind. Only one mechanized unit per round. §18.5"""
    mechanized = s.mechanized_casualties if s.races[seat] == LAZAX else 0
    return Group(s.casualties[seat] - mechanized, min(mechanized, not s.mechanized_recruited))


def price(s: Fields, seat: Seat, group: Group) -> int:
    """Minus those that the race recruits for free; the most expensive ones are free first. §9.2 §18.5 §25.7"""
    dear = CHEAP_MECHANIZED if s.options.cheap_mechanized else UNIT_PRICE
    prices = sorted([UNIT_PRICE] * group.units + [dear] * group.special, reverse=True)
    return sum(prices[s.box.races[s.races[seat]].free_recruits :])


class Recruits(Action, frozen=True, gc=False):
    """Ordinary units, a leader or none, and for the Lazax mechanized units."""

    units: Amount
    leader: LeaderId
    mechanized: Amount = 0


class Recruit(Ask[Fields, Recruits], frozen=True, kw_only=True, gc=False):
    """Choose how many units you recruit, and which leader. §9.1"""

    RULE = "9.1"
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                units = recruitable(s, seat).units
                return tuple([n for n in range(min(units, RECRUITS) + 1) if affordable(s, seat, Group(n))])
            case (int(units),):
                left = s.influence[seat] - price(s, seat, Group(units))
                return (NONE, *(leader for leader in dead_leaders(s, seat) if s.box.strength[leader] <= left))
            case (int(units), str(leader)) if recruitable(s, seat).special:
                paid = s.box.strength.get(leader, 0)
                return tuple([n for n in range(2) if affordable(s, seat, Group(units, n), paid)])
            case _:
                return None

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        """What each choice costs so far. §9.2 §9.3"""
        for units in map(int, self.next(s, seat, ()) or ()):
            yield (units,), Pays(price(s, seat, Group(units)))
            for leader in map(str, self.next(s, seat, (units,)) or ()):
                paid = s.box.strength.get(leader, 0)
                yield (units, leader), Pays(price(s, seat, Group(units)) + paid)
                for special in map(int, self.next(s, seat, (units, leader)) or ()):
                    yield (units, leader, special), Pays(price(s, seat, Group(units, special)) + paid)

    def default(self, s: Fields, seat: Seat, /) -> Words | None:
        """Only units that are free. §9.2"""
        units, special = recruitable(s, seat)
        free = min(units, s.box.races[s.races[seat]].free_recruits)
        return (free, NONE, 0) if special else (free, NONE)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        if len(prefix) == 1:
            return Refusal("leader_too_dear" if word in dead_leaders(s, seat) else "leader_not_lost", "9.3")
        if not isinstance(word, int):
            return super().why(s, seat, prefix, word)
        if prefix and word > 1:
            return Refusal("one_mechanized_a_round", "18.5")
        if word > RECRUITS:
            return Refusal("too_many_recruits", "9.1")
        return Refusal("cannot_recruit_so_many", "9.2")


def affordable(s: Fields, seat: Seat, group: Group, paid: int = 0) -> bool:
    """At most five units, including free ones; influence may already be spent on a leader. §9.1 §9.2"""
    return group.size <= RECRUITS and price(s, seat, group) + paid <= s.influence[seat]


def begin_recruitment_phase(t: Draft, f: Recruitment) -> Next:
    """In order of play. §9.1"""
    t.note(facts.PhaseBegan(phase="recruitment", round=t.round))
    return None


def could_recruit(s: Fields, seat: Seat) -> bool:
    """From public information: by the usual rules, or with a card. §9.1 §16.11 §26.3"""
    dead, purse = dead_leaders(s, seat), s.influence[seat]
    if s.casualties[seat] or any(s.box.strength[leader] <= purse for leader in dead):
        return True
    return bool(dead and s.hands[seat]) and s.in_circulation(NEW_RECRUITS)


def recruit(t: Draft, f: Recruitment) -> Next:
    """Players without casualties are skipped. §9.1"""
    waiting = tuple(seat for seat in f.waiting if could_recruit(t, seat))
    if not waiting:
        return FINISH
    t.remember(f, waiting=waiting)
    return Recruit(seats=waiting[:1])


@hears(Recruit)
def take_recruits(t: Draft, f: Recruitment, answers: Answers[Recruits]) -> Next:
    """Into the reserve; the price goes to the pool. §9.1 §9.2 §9.3"""
    ((seat, recruits),) = answers.items()
    group = Group(recruits.units, recruits.mechanized)
    t.pay(seat, price(t, seat, group), "recruits")
    t.recruit(seat, group)
    if recruits.leader != NONE:
        t.pay(seat, t.box.strength[recruits.leader], "recruits")
        t.recruit_leader(seat, recruits.leader)
    t.remember(f, waiting=f.waiting[1:])
    return goto(recruit)


# ---- New Recruits ----------------------------------------------------------------------------------------------------
class FreshTroops(Frame, frozen=True, kw_only=True, gc=False):
    """New Recruits in effect."""

    seat: Seat
    units: int = 0
    mechanized: int = 0
    leader: LeaderId = ""


def new_recruits(s: Fields, seat: Seat, prefix: Words) -> Choices | None:
    """Up to five units, or one leader, at no cost. §16.11"""
    units, special = recruitable(s, seat)
    match prefix:
        case ():
            return (*(["units"] if units + special else []), *(["leader"] if dead_leaders(s, seat) else []))
        case ("units",):
            return range(0 if special else 1, min(units, RECRUITS) + 1)
        case ("units", int(n)) if special:
            return range(not n, min(special, RECRUITS - n) + 1)
        case ("leader",):
            return dead_leaders(s, seat)
        case _:
            return None


def fresh_troops(seat: Seat, words: Words) -> FreshTroops:
    """The procedure for these words."""
    if words[0] == "leader":
        return FreshTroops(seat=seat, leader=str(words[1]))
    units, *mechanized = map(int, words[1:])
    return FreshTroops(seat=seat, units=units, mechanized=sum(mechanized))


def spend_new_recruits(t: Draft, f: FreshTroops) -> Next:
    """Free of charge, and not limited as usual. §16.11"""
    t.play(f.seat, NEW_RECRUITS)
    t.recruit(f.seat, Group(f.units, f.mechanized))
    if f.leader:
        t.recruit_leader(f.seat, f.leader)
    return None


PROCEDURES = (
    procedure(Recruitment, begin_recruitment_phase, recruit, take_recruits),
    procedure(FreshTroops, spend_new_recruits),
)
