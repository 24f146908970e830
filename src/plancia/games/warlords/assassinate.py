"""Assassinate and Heavy Assault: wound a mercenary or kill a guard."""

from __future__ import annotations

from plancia.engine import (
    Action,
    Answers,
    Ask,
    Choices,
    Consequences,
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
from plancia.games.warlords import foresight
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.facts import GuardKilled, MercenaryWounded
from plancia.games.warlords.state import Draft, Fields
from plancia.games.warlords.troops import packed


class Wound(Action, frozen=True, tag="wound", gc=False):
    card: Name


class Kill(Action, frozen=True, tag="kill", gc=False):
    """The guard to the right of this card."""

    card: Name


def protected(s: Fields, seat: Seat) -> set[str]:
    """Mercenaries with a guard on one side. §7.6"""
    return {card for circle in s.circles(seat) for card in circle}


def woundable(s: Fields, seat: Seat, heavy: bool) -> list[str]:
    """Opponents' mercenaries without guard and wound, while there are tokens; a single one only by Heavy Assault.

    §9.9 §9.10 §12.3
    """
    if len(s.wounded) >= s.box.wounds:
        return []
    found: list[str] = []
    for rival in s.box.rivals[seat]:
        row = s.rows[rival]
        if len(row) >= (1 if heavy else 2):
            safe = protected(s, rival)
            found += [card for card in row if card not in safe and card not in s.wounded]
    return found


def killable(s: Fields, seat: Seat) -> list[str]:
    """The cards to the left of opponents' guards. §9.9"""
    return [left for rival in s.box.rivals[seat] for left, _ in s.circles(rival)]


def has_victims(s: Fields, seat: Seat, heavy: bool = False) -> bool:
    return bool(killable(s, seat) or woundable(s, seat, heavy))


class ChooseVictim(Ask[Fields, Wound | Kill], frozen=True, kw_only=True, gc=False):
    """Wound a mercenary or kill a guard. §9.9 §12.3"""

    RULE = "9.9"
    heavy: bool

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                targets = (("wound", woundable(s, seat, self.heavy)), ("kill", killable(s, seat)))
                return tuple([verb for verb, cards in targets if cards])
            case ("wound",):
                return tuple(woundable(s, seat, self.heavy))
            case ("kill",):
                return tuple(killable(s, seat))
            case _:
                return None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        match prefix:
            case ():
                return (
                    Refusal("nobody_to_strike", "9.9")
                    if word in ("wound", "kill")
                    else Refusal("no_such_answer", "9.9")
                )
            case ("kill",):
                return Refusal("no_guard_to_kill", "9.9")
            case _:
                return why_not_wounded(s, seat, str(word))

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return foresight.of_strikes(s, woundable(s, seat, self.heavy), killable(s, seat))


def why_not_wounded(s: Fields, seat: Seat, card: str) -> Refusal:
    owner = owner_of(s, card)
    if owner not in s.box.rivals[seat]:
        return Refusal("no_opponents_mercenary", "9.9")
    if card in s.wounded:
        return Refusal("wounded_already", "9.10")
    return Refusal("protected", "9.10") if card in protected(s, owner) else Refusal("only_mercenary", "9.9")


def owner_of(s: Fields, card: str) -> Seat:
    """The seat with this card in its row."""
    return next((seat for seat, row in enumerate(s.rows) if card in row), NOBODY)


class Assassination(Frame, frozen=True, kw_only=True, gc=False):
    """An Assassinate, or a Heavy Assault."""

    seat: Seat
    heavy: bool = False


def choose_victim(t: Draft, f: Assassination) -> Next:
    """Any opponent's. §9.9 §12.3"""
    return ChooseVictim(seats=(f.seat,), heavy=f.heavy)


@hears(ChooseVictim)
def strike(t: Draft, f: Assassination, answers: Answers[Wound | Kill]) -> Next:
    """A wound token until the end of the game, or a guard to the Medical Bay. §9.10 §9.11 §1.5 §7.5"""
    victim = answers[f.seat]
    owner = owner_of(t, victim.card)
    match victim:
        case Wound(card):
            t.wounded = tuple(sorted((*t.wounded, card)))
            t.note(MercenaryWounded(seat=f.seat, owner=owner, card=card))
        case Kill(card):
            circle = next(pair for pair in t.circles(owner) if pair[0] == card)
            t.guards = tuple([guard for guard in t.guards if guard != card])
            t.bury(owner, packed(1))
            t.note(GuardKilled(seat=f.seat, owner=owner, ability=t.box.cards[card].right, cards=circle))
    return None


PROCEDURES = (procedure(Assassination, choose_victim, strike),)
