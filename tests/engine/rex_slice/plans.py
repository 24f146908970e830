"""A battle, and what a side may choose in it. What binds a side is obeyed here, so that every question obeys it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from plancia.engine import Action, Ask, Choices, Frame, Refusal, Seat, Word, Words
from tests.engine.rex_slice.components import HIGHEST_DIAL, ICON, ICONS, NONE, RETREAT, SLOTS, Cards
from tests.engine.rex_slice.table import Fields


class Plan(Action, frozen=True, gc=False):
    """What a side sets on its dial: a number, a leader, and the slot that says which cards will follow."""

    dial: int
    leader: str
    slot: str


class Ban(Struct, frozen=True, gc=False):
    """By Command: all copies of this card, in this battle (R54)."""

    seat: Seat
    card: str


class Promise(Struct, frozen=True, gc=False):
    """What a side told Jol-Nar: it must keep to it (M43)."""

    seat: Seat
    topic: str  # dial, leader, attack, defense
    value: Word


class Battle(Frame, frozen=True, kw_only=True, gc=False):
    """Two sides, one space."""

    space: str
    sides: tuple[Seat, Seat]  # in order of play
    ban: Ban | None = None
    topic: str = ""  # what Jol-Nar has asked about
    promise: Promise | None = None
    plans: dict[Seat, Plan] = field(default_factory=dict)
    cards: dict[Seat, Cards] = field(default_factory=dict)
    winner: Seat | None = None

    def foe(self, seat: Seat) -> Seat:
        return self.sides[1 - self.sides.index(seat)]

    def agrees(self, seat: Seat, hand: Cards) -> bool:
        """Could this be the hand, by what the battle has shown? An open slot proves a card for each of its icons."""
        if seat in self.cards:  # opened: everybody has seen them
            return True
        promised = self.promise.value if self.promise and self.promise.seat == seat else NONE
        slot = self.plans[seat].slot if seat in self.plans else NONE
        return (promised not in ICON or promised in hand) and all(playable(self, hand, seat, i) for i in SLOTS[slot])


# ---- the domains


def keeping(f: Battle, seat: Seat, topic: str, choices: Sequence[Word]) -> Sequence[Word]:
    """The choices that keep a promise."""
    promise = f.promise
    if promise is None or (promise.seat, promise.topic) != (seat, topic):
        return choices
    return [choice for choice in choices if choice == promise.value]


def dials(s: Fields, f: Battle, seat: Seat) -> Sequence[Word]:
    """Up to the strength of the army there; nought is allowed (M37)."""
    return keeping(f, seat, "dial", range(min(HIGHEST_DIAL, s.units[seat].strength) + 1))


def free_leaders(s: Fields, f: Battle, seat: Seat) -> Sequence[Word]:
    """Alive and not bound to another space (R27). Who has one must use one (M36)."""
    free = [leader for leader in s.leaders[seat] if s.fought.get(leader, f.space) == f.space]
    return keeping(f, seat, "leader", free or [NONE])


def playable(f: Battle, hand: Cards, seat: Seat, icon: str) -> Sequence[Word]:
    cards = [card for card in dict.fromkeys(hand) if ICON.get(card) == icon and f.ban != Ban(seat, card)]
    return keeping(f, seat, icon, cards)


def slots(s: Fields, f: Battle, seat: Seat) -> Sequence[Word]:
    """A slot needs a playable card for each of its icons (R81), and has the icon of a card promised (T16)."""
    held = {icon for icon in ICONS if playable(f, s.hands[seat], seat, icon)}
    due = {f.promise.topic} & held if f.promise and f.promise.seat == seat else set()
    return [slot for slot, icons in SLOTS.items() if due <= set(icons) <= held]


# ---- the questions


class SealPlan(Ask[Fields, Plan], frozen=True, kw_only=True, gc=False):
    RULE = "M35"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        f = s.frame(Battle)
        match said:
            case ():
                return dials(s, f, seat)
            case (_,):
                return free_leaders(s, f, seat)
            case (_, leader):
                return (NONE,) if leader == NONE else slots(s, f, seat)  # without a leader no cards (R26)
            case _:
                return None

    def why(self, s: Fields, seat: Seat, said: Words, word: Word, /) -> Refusal:
        promise = s.frame(Battle).promise
        if promise and promise.seat == seat and promise.topic == self.field(said):
            return Refusal("bound_by_answer", "M43")
        return super().why(s, seat, said, word)


class SealCards(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """A declared icon must be played (R34)."""

    RULE = "R34"
    SHOWS_WHO = True

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        f = s.frame(Battle)
        icons = SLOTS[f.plans[seat].slot][len(said) :]
        return playable(f, s.hands[seat], seat, icons[0]) if icons else None


class Stay(Action, frozen=True, tag="stay", gc=False):
    pass


class Retreat(Action, frozen=True, tag="retreat", gc=False):
    pass


class MayRetreat(Ask[Fields, Stay | Retreat], frozen=True, kw_only=True, gc=False):
    RULE = "R59"

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        if said:
            return None
        return ("stay", "retreat") if RETREAT in s.hands[seat] else ("stay",)


class Silence(Action, frozen=True, tag="silence", gc=False):
    pass


class RevealTraitor(Action, frozen=True, tag="traitor", gc=False):
    pass


class CallTraitor(Ask[Fields, Silence | RevealTraitor], frozen=True, kw_only=True, gc=False):
    """Put to all at once, whatever they hold: nobody reacts to the other, and being asked tells nothing (R57)."""

    RULE = "R57"

    against: dict[Seat, Seat]  # who is asked -> the side whose leader he may unmask

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        if said:
            return None
        leader = s.frame(Battle).plans[self.against[seat]].leader
        return ("silence", "traitor") if leader in s.traitors[seat] else ("silence",)


class KeepCards(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """One, both or none: a verdict on each (M42)."""

    RULE = "M42"

    def next(self, s: Fields, seat: Seat, said: Words, /) -> Choices | None:
        return ("keep", "discard") if len(said) < len(s.frame(Battle).cards[seat]) else None
