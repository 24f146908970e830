"""A battle, and what a side may choose in it. Restrictions are applied here, so that every question respects them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec import Struct, field

from plancia.engine import (
    NOT_SHOWN,
    Action,
    Amount,
    Ask,
    Case,
    Choices,
    Consequences,
    Frame,
    Name,
    Refusal,
    Seat,
    Word,
    Words,
)
from plancia.games.rex import foresight
from plancia.games.rex.edition.box import ICONS, NONE, RETREAT, SLOTS, Cards
from plancia.games.rex.edition.components import DIAL, SpaceId
from plancia.games.rex.state import Fields


class Plan(Action, frozen=True, gc=False):
    """What a side sets on its dial: a number, a leader, and the slot, which announces its cards."""

    dial: Amount
    leader: Name
    slot: Case


class Ban(Struct, frozen=True, gc=False):
    """By Command: all copies of this card, in this battle. §23.4"""

    seat: Seat
    card: str


class Promise(Struct, frozen=True, gc=False):
    """A side's answer to the Jol-Nar, which it must keep. §20.4"""

    seat: Seat
    topic: str  # dial, leader, attack, defence
    value: Word


class Battle(Frame, frozen=True, kw_only=True, gc=False):
    """Two sides, one space."""

    space: SpaceId
    sides: tuple[Seat, Seat]  # in order of play
    ban: Ban | None = None
    topic: str = ""  # the topic of the Jol-Nar's question
    promise: Promise | None = None
    plans: dict[Seat, Plan] = field(default_factory=dict)
    cards: dict[Seat, Cards] = field(default_factory=dict)
    winner: Seat | None = None

    def foe(self, seat: Seat) -> Seat:
        return self.sides[1 - self.sides.index(seat)]

    def promised(self, seat: Seat, card: str) -> bool:
        return self.promise is not None and (self.promise.seat, self.promise.value) == (seat, card)

    def agrees(self, icons: Mapping[str, str], seat: Seat, hand: Cards) -> bool:
        """Is this hand possible, given what the battle has shown? An open slot proves a card for each of its icons."""
        if seat in self.cards or seat not in self.plans:  # cards that were opened are known anyway
            return True
        return all(playable(icons, self, hand, seat, icon) for icon in SLOTS[self.plans[seat].slot])


# ---- the domains -----------------------------------------------------------------------------------------------------
def keeping(f: Battle, seat: Seat, topic: str, choices: Sequence[Word]) -> Sequence[Word]:
    """The choices that keep a promise. §20.4"""
    promise = f.promise
    if promise is None or promise.seat != seat or promise.topic != topic:
        return choices
    return [choice for choice in choices if choice == promise.value]


def dials(s: Fields, f: Battle, seat: Seat) -> Sequence[Word]:
    """Up to the strength of the army there; zero is allowed. §11.5 §18.3"""
    return keeping(f, seat, "dial", range(min(DIAL, s.strength(seat, s.box.at[f.space])) + 1))


def free_leaders(s: Fields, f: Battle, seat: Seat) -> Sequence[Word]:
    """Alive and not bound to another space. A player who has one must use one. §11.6 §11.7"""
    free = [leader for leader in s.leaders[seat] if s.fought.get(leader, f.space) == f.space]
    return keeping(f, seat, "leader", free or [NONE])


def playable(icons: Mapping[str, str], f: Battle, hand: Cards, seat: Seat, icon: str) -> Sequence[Word]:
    """Cards with this icon that are not forbidden. §11.8 §23.4"""
    cards = [card for card in dict.fromkeys(hand) if icons.get(card) == icon]
    if f.ban is not None and f.ban.seat == seat:
        cards = [card for card in cards if card != f.ban.card]
    return keeping(f, seat, icon, cards)


def slots(s: Fields, f: Battle, seat: Seat) -> Sequence[Word]:
    """A slot needs a playable card for each of its icons, and must include the icon of a promised card. §11.8 §20.4"""
    held = {icon for icon in ICONS if playable(s.box.icon, f, s.hands[seat], seat, icon)}
    due = {f.promise.topic} & held if f.promise and f.promise.seat == seat else set()
    return [slot for slot, icons in SLOTS.items() if due <= set(icons) <= held]


# ---- the questions ---------------------------------------------------------------------------------------------------
class SealPlan(Ask[Fields, Plan], frozen=True, kw_only=True, gc=False):
    """Set your dial, choose a leader and a slot, in secret. §11.5"""

    RULE = "11.5"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        f = s.frame(Battle)
        match prefix:
            case ():
                return dials(s, f, seat)
            case (_,):
                return free_leaders(s, f, seat)
            case (_, leader):
                return (NONE,) if leader == NONE else slots(s, f, seat)  # no cards without a leader
            case _:
                return None

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        f = s.frame(Battle)
        foe = f.foe(seat)
        leaders = [s.box.strength.get(str(leader), 0) for leader in free_leaders(s, f, foe)]
        return foresight.of_plans(dials(s, f, seat), dials(s, f, foe), leaders, f.sides[0])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        f = s.frame(Battle)
        if f.promise and f.promise.seat == seat and f.promise.topic == self.field(prefix):
            return Refusal("bound_by_answer", "20.4")
        match prefix:
            case ():
                return Refusal("not_so_many_units", "11.5")
            case (_,):
                return Refusal("leader_not_free" if word in s.leaders[seat] else "leader_needed", "11.6")
            case (_, leader):
                return Refusal("no_leader_no_cards", "11.7") if leader == NONE else Refusal("no_card_for_slot", "11.8")
            case _:
                return super().why(s, seat, prefix, word)


class SealCards(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Choose a card for each icon you announced. §11.9"""

    RULE = "11.9"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        f = s.frame(Battle)
        icons = SLOTS[f.plans[seat].slot][len(prefix) :]
        return playable(s.box.icon, f, s.hands[seat], seat, icons[0]) if icons else None

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        ban = s.frame(Battle).ban
        if ban is not None and ban == Ban(seat, str(word)):
            return Refusal("forbidden_by_command", "23.4")
        return Refusal("card_not_held" if word in s.box.copies else "no_such_card", "11.9")


class Stay(Action, frozen=True, tag="stay", gc=False):
    pass


class Retreat(Action, frozen=True, tag="retreat", gc=False):
    pass


class MayRetreat(Ask[Fields, Stay | Retreat], frozen=True, kw_only=True, gc=False):
    """Stay, or play a Tactical Retreat. §16.7"""

    RULE = "16.7"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        return ("stay", "retreat") if RETREAT in s.hands[seat] else ("stay",)


class Silence(Action, frozen=True, tag="silence", gc=False):
    pass


class RevealTraitor(Action, frozen=True, tag="traitor", gc=False):
    pass


class CallTraitor(Ask[Fields, Silence | RevealTraitor], frozen=True, kw_only=True, gc=False):
    """Reveal that the opponent's leader is your traitor, or stay silent. All are asked at once. §11.10"""

    RULE = "11.10"

    against: Annotated[dict[Seat, Seat], NOT_SHOWN]  # seat asked -> the side whose leader it may reveal

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        leader = s.frame(Battle).plans[self.against[seat]].leader
        return ("silence", "traitor") if leader in s.traitors[seat] else ("silence",)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_such_traitor", "11.10")


class Kept(Action, frozen=True, gc=False):
    """Keep or discard, for each card played."""

    first: Case
    second: Case = "keep"


class KeepCards(Ask[Fields, Kept], frozen=True, kw_only=True, gc=False):
    """Keep or discard each card you played. §11.17"""

    RULE = "11.17"

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return ("keep", "discard") if len(prefix) < len(s.frame(Battle).cards[seat]) else None
