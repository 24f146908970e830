"""The state while a step changes it, and the verbs that change it."""

from __future__ import annotations

from itertools import chain

from plancia.engine import CHANCE, Fact, Seat, Verbs
from plancia.games.rex import facts
from plancia.games.rex.edition.box import JOL_NAR, LAZAX, XXCHA, Cards, minus, plus
from plancia.games.rex.edition.components import LeaderId, SpaceId
from plancia.games.rex.hidden.knowledge import (
    BENEATH,
    DECK,
    OFFER,
    Answered,
    Drawn,
    Event,
    Left,
    Place,
    Renewed,
    Shown,
    Shuffled,
    Sight,
    Sold,
    UsedUp,
)
from plancia.games.rex.state import Fields, Group, put
from plancia.games.rex.timings import Power


class Draft(Fields, Verbs, gc=False):
    """The state while a step changes it."""

    facts: list[Fact]

    # ---- influence

    def pay(self, seat: Seat, amount: int, why: str, receiver: Seat | None = None) -> None:
        """To another player, or to the pool. §1.4"""
        if not amount:
            return
        self._add(seat, -amount)
        if receiver is None:
            self.pool += amount
        else:
            self._add(receiver, amount)
        self.note(facts.InfluencePaid(seat=seat, amount=amount, receiver=receiver, why=why))

    def gain(self, seat: Seat, amount: int, why: str) -> None:
        """From the pool, as much as it has. §1.4"""
        amount = min(amount, self.pool)
        self.pool -= amount
        self._add(seat, amount)
        self.note(facts.InfluenceGained(seat=seat, amount=amount, why=why))

    def collect(self, seat: Seat, space: int, amount: int) -> None:
        """From the board. §12.1"""
        self.on_board = put(self.on_board, space, self.on_board[space] - amount)
        self._add(seat, amount)
        there = self.box.ids[space]
        self.note(facts.InfluenceGained(seat=seat, amount=amount, why="collected", space=there))

    def place_influence(self, space: int, amount: int) -> None:
        """From the pool, as much as it has. §5.2 §1.4"""
        amount = min(amount, self.pool)
        self.pool -= amount
        self.on_board = put(self.on_board, space, self.on_board[space] + amount)
        self.note(facts.InfluencePlaced(space=self.box.ids[space], amount=amount))

    def lose_influence(self, space: int, why: str) -> None:
        """All influence of a space, to the pool."""
        if amount := self.on_board[space]:
            self.on_board = put(self.on_board, space, 0)
            self.pool += amount
            self.note(facts.InfluenceLost(space=self.box.ids[space], amount=amount, why=why))

    def _add(self, seat: Seat, amount: int) -> None:
        self.influence = put(self.influence, seat, self.influence[seat] + amount)

    # ---- strategy cards

    def lay_out(self, cards: int) -> None:
        """A row of cards that nobody has seen: a card is drawn when somebody sees it. §8.1"""
        self.row = cards
        self._renew_deck()
        self.note(facts.RowLaidOut(cards=cards))

    def leave_deck(self, card: str, place: Place, seer: Seat, for_row: bool = False) -> None:
        """A card goes to a player or to the auction; only one player sees it."""
        if for_row:
            self.row -= 1
        if from_deck := for_row or len(self.deck) > self.row:
            self.deck = minus(self.deck, card)
        else:
            self.beneath = minus(self.beneath, card)
        if self.card_history or place == OFFER:
            self._recall(Drawn(place, DECK if from_deck else BENEATH), Sight(seer, len(self.card_history), (card,)))
        self._renew_deck()

    def _renew_deck(self) -> None:
        """The discards become the deck when the last card is drawn. §4.9"""
        if not self.beneath and len(self.deck) <= self.row and self.discarded:
            self._recall(Renewed(self.discarded))
            self.beneath, self.discarded = self.discarded, ()
        if not self.deck and self.beneath:
            self._recall(UsedUp())
            self.deck, self.beneath = self.beneath, ()

    def return_row(self) -> None:
        """Unsold cards of the row are shuffled back into the deck. §8.6"""
        left = self.row + bool(self.on_offer)
        if self.on_offer or self.beneath:
            self._recall(Shuffled(len(self.deck), len(self.beneath)))
        self.deck, self.beneath = plus((*self.deck, *self.beneath), *filter(None, (self.on_offer,))), ()
        self.row, self.on_offer = 0, ""
        if left:
            self.note(facts.CardsReturned(cards=left))

    def take_unseen(self, seat: Seat, cards: Cards) -> None:
        """From the deck into a hand: only the player sees them. §24.2"""
        self.hands = put(self.hands, seat, plus(self.hands[seat], *cards))
        self.note(facts.CardsDrawn(seat=seat, count=len(cards)))
        self.note(facts.CardsSeen(of=CHANCE, to=(seat,), seat=seat, cards=cards))

    def take_looked_at(self, seat: Seat) -> None:
        """The card on auction, which the Jol-Nar have seen. §20.1"""
        card, self.on_offer = self.on_offer, ""
        self.hands = put(self.hands, seat, plus(self.hands[seat], card))
        self._recall(Sold(seat), Sight(seat, len(self.card_history), (card,)))
        self.note(facts.CardsDrawn(seat=seat, count=1))
        if seat != self.seat_of(JOL_NAR):
            self.looked_at = put(self.looked_at, seat, plus(self.looked_at[seat], card))
            self.note(facts.CardsSeen(of=CHANCE, to=(seat,), seat=seat, cards=(card,)))

    def look_at_offer(self, looker: Seat, card: str) -> None:
        """The Jol-Nar see the next card of the row. §20.1"""
        self.leave_deck(card, OFFER, looker, for_row=True)
        self.on_offer = card

    def show(self, seat: Seat, card: str) -> None:
        """Everybody has seen that this card is in the player's hand. §11.9 §20.4"""
        self._recall(Shown(seat, card))
        self._know(seat, card)

    def answer(self, seat: Seat, card: str) -> bool:
        """Whether this card is in hand; the answer is public. §16.18"""
        holds = card in self.hands[seat]
        self._recall(Answered(seat, card, holds))
        if holds:
            self._know(seat, card)
        return holds

    def _know(self, seat: Seat, card: str) -> None:
        """One copy is known to be in hand; the Jol-Nar may have seen it before."""
        if card not in self.shown[seat]:
            self._come_to_light(seat, card)
            self.shown = put(self.shown, seat, plus(self.shown[seat], card))

    def discard(self, seat: Seat, card: str, lay_open: bool = False) -> None:
        """Face up, and never at will. One copy fewer is known to be in hand, whichever it was. §24.3 §4.8"""
        if card in self.shown[seat]:
            self.shown = put(self.shown, seat, minus(self.shown[seat], card))
        else:
            self._come_to_light(seat, card)
        if self.card_history:
            self._recall(Left(seat, card, lay_open))
        self.hands = put(self.hands, seat, minus(self.hands[seat], card))
        self.discarded = plus(self.discarded, card)
        self.note(facts.CardDiscarded(seat=seat, card=card))

    def _come_to_light(self, seat: Seat, card: str) -> None:
        """What everybody has seen is no longer known to the Jol-Nar alone."""
        if card in self.looked_at[seat]:
            self.looked_at = put(self.looked_at, seat, minus(self.looked_at[seat], card))

    def _recall(self, event: Event, *sights: Sight) -> None:
        self.card_history = (*self.card_history, event)
        self.card_sights += sights

    def play(self, seat: Seat, card: str) -> None:
        self.note(facts.CardPlayed(seat=seat, card=card))
        self.discard(seat, card)

    # ---- advantages

    def is_stopped(self, power: Power) -> bool:
        """Has an Informant cancelled it? §17.3"""
        return power in self.stopped

    def release(self, *powers: Power) -> None:
        """This use is over: the next one is free again. §17.3"""
        if self.stopped:
            self.stopped = tuple(power for power in self.stopped if power not in powers)

    # ---- traitors

    def put_back_traitors(self, leaders: dict[Seat, Cards]) -> None:
        """Into the traitor deck, which is shuffled; each player knows which ones they put back. §3.3"""
        for seat, cards in leaders.items():
            self.traitor_sights = (*self.traitor_sights, Sight(seat, len(self.traitor_history), cards))
            self.traitor_history = (*self.traitor_history, Drawn(OFFER, DECK, len(cards)))
        self.traitor_history = (*self.traitor_history, Shuffled(len(self.traitor_deck), 0))
        self.traitor_deck = plus(self.traitor_deck, *chain(*leaders.values()))

    def take_traitor(self, seat: Seat, leader: LeaderId) -> None:
        """From the traitor deck. §16.10"""
        self.traitor_deck = minus(self.traitor_deck, leader)
        self.traitors = put(self.traitors, seat, plus(self.traitors[seat], leader))
        self.traitor_sights = (*self.traitor_sights, Sight(seat, len(self.traitor_history), (leader,)))
        self.traitor_history = (*self.traitor_history, Drawn(seat, DECK))

    def show_traitor(self, seat: Seat, leader: LeaderId) -> None:
        """Revealed in a battle: it returns to the deck, publicly. §11.11"""
        back = Shuffled(len(self.traitor_deck), 0, (leader,))
        self.traitor_history = (*self.traitor_history, Left(seat, leader), back)
        self.traitors = put(self.traitors, seat, minus(self.traitors[seat], leader))
        self.known_traitors = put(self.known_traitors, seat, tuple(x for x in self.known_traitors[seat] if x != leader))
        self.traitor_deck = plus(self.traitor_deck, leader)

    def answer_traitor(self, seat: Seat, leader: LeaderId) -> bool:
        """Whether this player has it; the answer is public. §16.18"""
        holds = leader in self.traitors[seat]
        self.traitor_history = (*self.traitor_history, Answered(seat, leader, holds))
        if holds and leader not in self.known_traitors[seat]:
            self.known_traitors = put(self.known_traitors, seat, plus(self.known_traitors[seat], leader))
        return holds

    # ---- units

    def deploy(self, seat: Seat, space: int, group: Group, why: str) -> None:
        """From the reserve to the board, face up."""
        mechanized = group.special
        self.reserve = put(self.reserve, seat, self.reserve[seat] - group.size)
        self.mechanized_reserve -= mechanized
        self._station(seat, space, group.units, mechanized)
        there = self.box.ids[space]
        self.note(facts.UnitsDeployed(seat=seat, space=there, units=group.units, mechanized=mechanized, why=why))

    def move(self, seat: Seat, origin: int, target: int, group: Group, why: str) -> None:
        """Each unit keeps its kind and side. §23.8"""
        self._station(seat, origin, -group.units, -group.special)
        self._station(seat, target, group.units, group.special)
        here, there = self.box.ids[origin], self.box.ids[target]
        self.note(
            facts.UnitsMoved(seat=seat, origin=here, target=there, units=group.units, special=group.special, why=why)
        )

    def lose(self, seat: Seat, space: int, group: Group, why: str) -> None:
        """From the board to the casualties. §1.3"""
        if not group.size:
            return
        self._station(seat, space, -group.units, -group.special)
        self.casualties = put(self.casualties, seat, self.casualties[seat] + group.size)
        if self.races[seat] == LAZAX:
            self.mechanized_casualties += group.special
        there = self.box.ids[space]
        self.note(facts.UnitsLost(seat=seat, space=there, units=group.units, special=group.special, why=why))

    def lose_army(self, seat: Seat, space: int, why: str) -> None:
        """All face-up units of a player in a space. §11.15"""
        group = self.group(seat, space)
        self.lose(seat, space, group if self.races[seat] != XXCHA else Group(group.units), why)

    def withdraw(self, seat: Seat, space: int) -> None:
        """All units of a player in a space return to the reserve. §16.7"""
        group = self.group(seat, space)
        self._station(seat, space, -group.units, -group.special)
        self.reserve = put(self.reserve, seat, self.reserve[seat] + group.size)
        if self.races[seat] == LAZAX:
            self.mechanized_reserve += group.special
        there = self.box.ids[space]
        self.note(facts.UnitsWithdrew(seat=seat, space=there, units=group.units, special=group.special))

    def turn(self, seat: Seat, space: int, down: bool) -> None:
        """All Xxcha units of a space. §23.6"""
        every = self.group(seat, space).size
        self.units = put(self.units, seat, put(self.units[seat], space, 0 if down else every))
        self.face_down = put(self.face_down, space, every if down else 0)
        self.note(facts.UnitsTurned(seat=seat, space=self.box.ids[space], down=down))

    def destroy_space(self, space: int, why: str, spared: tuple[Seat, ...] = ()) -> None:
        """All units there, including face-down ones, and all influence. §6.2 §13.2"""
        for seat in self.order:
            if seat not in spared:
                self.lose(seat, space, self.group(seat, space), why)
        self.lose_influence(space, why)

    def _station(self, seat: Seat, space: int, units: int, special: int) -> None:
        race = self.races[seat]
        face_up = units + special if race == LAZAX else units
        if face_up:
            here = self.units[seat]
            self.units = put(self.units, seat, put(here, space, here[space] + face_up))
        if special and race == LAZAX:
            self.mechanized = put(self.mechanized, space, self.mechanized[space] + special)
        elif special:
            self.face_down = put(self.face_down, space, self.face_down[space] + special)

    # ---- leaders

    def lose_leader(self, seat: Seat, leader: LeaderId) -> None:
        """To the casualties. §1.3"""
        if leader in self.leaders[seat]:
            self.leaders = put(self.leaders, seat, tuple(x for x in self.leaders[seat] if x != leader))
            self.note(facts.LeaderDestroyed(seat=seat, leader=leader))

    def recruit(self, seat: Seat, group: Group) -> None:
        """From the casualties to the reserve. §9.1"""
        if not group.size:
            return
        self.casualties = put(self.casualties, seat, self.casualties[seat] - group.size)
        self.reserve = put(self.reserve, seat, self.reserve[seat] + group.size)
        self.mechanized_casualties -= group.special
        self.mechanized_reserve += group.special
        self.mechanized_recruited = self.mechanized_recruited or group.special > 0
        self.note(facts.UnitsRecruited(seat=seat, units=group.units, mechanized=group.special))

    def recruit_leader(self, seat: Seat, leader: LeaderId) -> None:
        """In the order of the race sheet, so that the position of a leader reveals nothing."""
        race = self.box.leaders[self.races[seat]]
        alive = {*self.leaders[seat], leader}
        self.leaders = put(self.leaders, seat, tuple(x for x in race if x in alive))
        self.note(facts.LeaderRecruited(seat=seat, leader=leader))

    def free_leader(self, leader: LeaderId) -> None:
        """The leader may fight elsewhere in this round. §16.7"""
        self.fought = {name: space for name, space in self.fought.items() if name != leader}

    def bind_leader(self, leader: LeaderId, space: SpaceId) -> None:
        """The leader may not fight elsewhere in this round. §11.16"""
        self.fought = self.fought | {leader: space}
