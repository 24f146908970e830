"""Everything true at the table of the slice, and the verbs that change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, NamedTuple, TypeVar

from plancia.engine import CHANCE, Choices, Fact, Flow, Frame, Position, Seat, Verbs, Words
from tests.engine.rex_slice import facts
from tests.engine.rex_slice.components import DOUBLE_AGENT, HAND_LIMIT, Advantage, Cards, minus, plus

T = TypeVar("T")


class Units(NamedTuple):
    """A side's army in the space of the battle."""

    plain: int
    mechanized: int = 0

    @property
    def strength(self) -> int:
        return self.plain + 2 * self.mechanized


class Fields(Position, gc=False):
    """Everything true at the table; by seat where not said otherwise."""

    COMPOSED: ClassVar[Callable[[Cards, Cards], Flow]]  # the steps in force for these races and house rules
    RIDES: ClassVar[Callable[[Seat, Words], Frame]]  # the procedure of a rider

    races: Cards
    house_rules: Cards
    alliances: tuple[tuple[Seat, ...], ...]  # of two or three; each seat is in one at most
    influence: tuple[int, ...]
    pool: int
    units: tuple[Units, ...]
    leaders: tuple[dict[str, int], ...]  # alive, with their strength
    fought: dict[str, str]  # leader -> the space he is bound to this round
    discarded: Cards
    stopped: Cards  # advantages whose next use an Informant has stopped
    shown: tuple[Cards, ...]  # cards in hand that everybody has seen
    # Secret:
    hands: tuple[Cards, ...]
    traitors: tuple[Cards, ...]
    deck: Cards
    traitor_deck: Cards
    on_offer: str  # the card on auction if it has been seen; "": it has not been drawn
    looked_at: tuple[Cards, ...]  # cards in hand that Jol-Nar alone has seen being bought

    def flow(self) -> Flow:
        return Fields.COMPOSED(self.races, self.house_rules)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All of them, in order of play."""
        return tuple(range(len(self.races)))

    def seat_of(self, race: str) -> Seat | None:
        return self.races.index(race) if race in self.races else None

    def alliance_of(self, seat: Seat) -> tuple[Seat, ...]:
        """The alliance of this seat; alone it is its own."""
        return next((members for members in self.alliances if seat in members), (seat,))

    def one_side(self, a: Seat, b: Seat) -> bool:
        return b in self.alliance_of(a)

    def has_room(self, seat: Seat) -> bool:
        """Fewer cards than the hand limit; Letnev's is higher (R42)."""
        return len(self.hands[seat]) < HAND_LIMIT[self.races[seat]]

    def riders(self, seat: Seat, said: Words) -> Choices | None:
        """A Double Agent may be played at any time outside a battle (R82)."""
        if said:
            return None
        return (DOUBLE_AGENT,) if DOUBLE_AGENT in self.hands[seat] and self.traitor_deck else ()


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # frozen from not frozen: sound, as it adds nothing
    """The value: stored, copied, searched; never changed."""


class Table(Fields, Verbs, gc=False):
    """The state while a step works on it."""

    facts: list[Fact]

    def ride(self, seat: Seat, words: Words) -> Frame:
        return Fields.RIDES(seat, words)

    # ---- influence

    def pay(self, seat: Seat, amount: int, receiver: Seat | None = None) -> None:
        self._add(seat, -amount)
        if receiver is None:
            self.pool += amount
        else:
            self._add(receiver, amount)
        self.note(facts.InfluencePaid(seat=seat, amount=amount, receiver=receiver))

    def gain(self, seat: Seat, amount: int) -> None:
        """From the pool, as far as it goes."""
        amount = min(amount, self.pool)
        self.pool -= amount
        self._add(seat, amount)
        self.note(facts.InfluenceGained(seat=seat, amount=amount))

    def _add(self, seat: Seat, amount: int) -> None:
        self.influence = put(self.influence, seat, self.influence[seat] + amount)

    # ---- cards

    def leave_deck(self, *cards: str) -> None:
        """The discard pile becomes the deck at the moment the last card is drawn (M11)."""
        self.deck = minus(self.deck, *cards)
        if not self.deck:
            self.deck, self.discarded = self.discarded, ()

    def take_cards(self, seat: Seat, cards: Cards) -> None:
        """Into a hand, unseen by the others."""
        self.hands = put(self.hands, seat, plus(self.hands[seat], *cards))
        self.note(facts.CardsDrawn(of=CHANCE, to=(seat,), seat=seat, cards=cards))

    def show(self, seat: Seat, card: str) -> None:
        """All have seen that this card is in hand; it may be the one that Jol-Nar has seen before."""
        if card not in self.shown[seat]:
            self.shown = put(self.shown, seat, plus(self.shown[seat], card))
            if card in self.looked_at[seat]:
                self.looked_at = put(self.looked_at, seat, minus(self.looked_at[seat], card))

    def discard(self, seat: Seat, card: str) -> None:
        """Face up (R84). One copy fewer is known to be held, whichever it was."""
        self.hands = put(self.hands, seat, minus(self.hands[seat], card))
        if card in self.shown[seat]:
            self.shown = put(self.shown, seat, minus(self.shown[seat], card))
        elif card in self.looked_at[seat]:
            self.looked_at = put(self.looked_at, seat, minus(self.looked_at[seat], card))
        self.discarded = plus(self.discarded, card)
        self.note(facts.CardDiscarded(seat=seat, card=card))

    def play(self, seat: Seat, card: str) -> None:
        self.note(facts.CardPlayed(seat=seat, card=card))
        self.discard(seat, card)

    def is_stopped(self, advantage: Advantage) -> bool:
        """Has an Informant stopped this use of it? The next use is free again (R51)."""
        if advantage not in self.stopped:
            return False
        self.stopped = minus(self.stopped, advantage)
        return True

    # ---- armies

    def lose_units(self, seat: Seat, plain: int, mechanized: int = 0) -> None:
        left = self.units[seat]
        self.units = put(self.units, seat, Units(left.plain - plain, left.mechanized - mechanized))
        if plain or mechanized:
            self.note(facts.UnitsLost(seat=seat, plain=plain, mechanized=mechanized))

    def lose_army(self, seat: Seat) -> None:
        self.lose_units(seat, *self.units[seat])

    def lose_leader(self, seat: Seat, leader: str) -> None:
        if leader in self.leaders[seat]:
            alive = {name: strength for name, strength in self.leaders[seat].items() if name != leader}
            self.leaders = put(self.leaders, seat, alive)
            self.note(facts.LeaderDestroyed(seat=seat, leader=leader))


State.TABLE = Table


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values with one exchanged."""
    return (*values[:at], value, *values[at + 1 :])
