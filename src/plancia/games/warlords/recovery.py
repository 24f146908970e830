"""Recovery and recall: units return to the Launch Pad."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.warlords.facts import Recalled, Recovered
from plancia.games.warlords.state import Base, Draft, Fields, plus
from plancia.games.warlords.troops import infantry_in


def recover(t: Draft, seat: Seat) -> None:
    """From Decon to the Launch Pad, then from Mission and Medical Bay to Decon. No unit takes both steps. §5.1"""
    b = t.bases[seat]
    coming = b.mission + b.medical
    t.rebase(seat, Base(plus(b.pad, (b.decon, 0, 0)), b.reserve, 0, coming, 0))
    if b.decon or coming:
        t.note(Recovered(seat=seat, ready=b.decon, decon=coming))


def recoverable(s: Fields, seat: Seat) -> bool:
    b = s.bases[seat]
    return bool(b.decon or b.mission or b.medical)


class RecallInfantry(Action, frozen=True, tag="recall", gc=False):
    planet: Name
    count: Amount


class Done(Action, frozen=True, tag="done", gc=False):
    pass


class MayRecall(Ask[Fields, RecallInfantry | Done], frozen=True, kw_only=True, gc=False):
    """Take infantry back from planets, or continue. §5.2"""

    RULE = "5.2"
    RIDERS = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return ("done", "recall")
            case ("recall",):
                return tuple([s.box.planets[planet] for planet in with_infantry(s, seat)])
            case ("recall", str(planet)):
                return range(1, infantry_in(s.garrisons[s.box.planet_number[planet]]) + 1)
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix:
            case ():
                return Refusal("no_such_answer", "5.2")
            case ("recall",):
                planet = s.box.planet_number.get(str(word))
                if planet is not None and s.owners[planet] == seat:
                    return Refusal("only_infantry_is_recalled", "5.3")
                return Refusal("no_infantry_there", "5.2")
            case _:
                return Refusal("not_so_many_there", "5.2")


def with_infantry(s: Fields, seat: Seat) -> list[int]:
    """Planets with infantry of this seat. Tanks, aircraft and guards cannot be recalled. §5.3"""
    return [planet for planet, owner in enumerate(s.owners) if owner == seat and infantry_in(s.garrisons[planet])]


class Recall(Frame, frozen=True, kw_only=True, gc=False):
    """Any number of infantry, planet by planet."""

    seat: Seat


def ask_recall(t: Draft, f: Recall) -> Next:
    """While there is infantry on planets. §5.2"""
    return MayRecall(seats=(f.seat,)) if with_infantry(t, f.seat) else FINISH


@hears(MayRecall)
def bring_back(t: Draft, f: Recall, answers: Answers[RecallInfantry | Done]) -> Next:
    """To the Launch Pad, available at once. An empty planet is nobody's; its power is kept. §5.2 §5.4 §1.6"""
    match answers[f.seat]:
        case RecallInfantry(name, count):
            planet = t.box.planet_number[name]
            t.garrison(planet, f.seat, t.garrisons[planet] - count)
            b = t.bases[f.seat]
            t.rebase(f.seat, Base(plus(b.pad, (count, 0, 0)), b.reserve, b.mission, b.decon, b.medical))
            t.note(Recalled(seat=f.seat, planet=name, count=count))
            return goto(ask_recall)
        case Done():
            return FINISH


PROCEDURES = (procedure(Recall, ask_recall, bring_back),)
