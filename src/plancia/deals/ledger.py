"""The ledger of a game: the offers so far, and every promise with its verdict. Notes and decisions determine it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from plancia.deals.negotiation import Negotiation
from plancia.deals.notes import Accepted, AnyNote, DealNote, Declined, Offered, Withdrawn
from plancia.deals.promises import DECIDED, OPEN, VOID, Promise, Step
from plancia.deals.sheets import KnownDeals, LedgerEntry, Offer, OfferStatus, PromiseStatus
from plancia.engine import Fact, Seat

CLOSED_BY: dict[type, OfferStatus] = {Accepted: "accepted", Declined: "declined", Withdrawn: "withdrawn"}


class Stage(Struct, frozen=True):
    """A stage that a promise has reached."""

    name: str
    after: int  # decisions
    round: int
    fact: Any = None


class Tracked(Struct, kw_only=True):
    """A promise and the stages it has gone through. Some stages are secret, so players see only the verdict."""

    id: str
    offer: str
    to: Seat
    private: bool
    promise: Any
    stages: list[Stage]

    @property
    def is_open(self) -> bool:
        return self.stages[-1].name not in DECIDED

    def heard(self, fact: Fact) -> bool:
        """Do all players who may read the promise know this fact?"""
        readers: tuple[Seat | None, ...] = (self.promise.seat, self.to) if self.private else (None,)
        return all(fact.heard_by(seat) for seat in readers)

    def written(self) -> LedgerEntry:
        first, last = self.stages[0], self.stages[-1]
        status: PromiseStatus = "open" if self.is_open else msgspec.convert(last.name, PromiseStatus)
        return LedgerEntry(
            id=self.id,
            offer=self.offer,
            to=self.to,
            private=self.private,
            promise=self.promise,
            round=first.round,
            status=status,
            decided=None if self.is_open else last.round,
            fact=None if self.is_open else last.fact,
            owed=self.promise.owed(last.name) if self.is_open else 0,
        )


class SavedLedger(Struct, kw_only=True):
    """A ledger in a snapshot. Promises, terms and facts are plain values; the game decodes them with its own types."""

    notes: list[DealNote] = []
    offers: list[Offer] = []
    promises: list[Tracked] = []
    after: int = 0


class Ledger:
    """Only `add`, `see`, `take_back`, `drop` and `close` change it."""

    def __init__(self, negotiation: Negotiation) -> None:
        self.negotiation = negotiation
        self.notes: list[DealNote] = []
        self.offers: dict[str, Offer] = {}
        self.promises: dict[str, Tracked] = {}
        self.after = 0  # decisions so far

    # ---- queries
    def open_offer(self, id_: str) -> Offer | None:
        offer = self.offers.get(id_)
        return offer if offer is not None and offer.status == OPEN else None

    def made_in(self, seat: Seat, round_: int) -> int:
        """How many offers the seat has made in this round."""
        return sum(offer.seat == seat and offer.round == round_ for offer in self.offers.values())

    def new_id(self, seat: Seat, to: Seat, private: bool) -> str:
        """Private offers are numbered per pair of players, so that a gap in the other numbers cannot reveal them."""
        if not private:
            return str(1 + sum(not offer.private for offer in self.offers.values()))
        pair = {seat, to}
        made = sum(offer.private and {offer.seat, offer.to} == pair for offer in self.offers.values())
        return f"{min(pair)}-{max(pair)}-{made + 1}"

    def read_by(self, seat: Seat | None) -> tuple[list[Offer], list[LedgerEntry]]:
        """What a seat (None: a spectator) may know."""
        offers = [offer for offer in self.offers.values() if offer.read_by(seat)]
        written = (tracked.written() for tracked in self.promises.values())
        return offers, [promise for promise in written if promise.read_by(seat)]

    def known_to(self, seat: Seat, s: Any, left: int, may_deal: bool, private: bool) -> KnownDeals:
        """What a bot in this seat may know; `left` is the number of offers it may still make in this round."""
        offers, promises = self.read_by(seat)
        return KnownDeals(
            seat=seat,
            offers=tuple(offers),
            promises=tuple(promises),
            round=self.negotiation.round(s),
            may_deal=may_deal,
            left=left,
            private=private,
        )

    def is_private(self, note: AnyNote) -> bool:
        return self.offers[_offer_of(note)].private

    # ---- changes
    def add(self, note: AnyNote, s: Any) -> None:
        """Add a player's note; `s` is the state of the game at that moment."""
        self.notes.append(DealNote(self.after, note))
        match note:
            case Offered():
                if note.counters:
                    self._close(note.counters, "countered")
                self.offers[note.id] = self._offer(note, s)
            case Accepted(offer=id_):
                self._close(id_, CLOSED_BY[type(note)])
                self._track_promises(self.offers[id_], s)
            case Declined(offer=id_, reason=reason):
                self._close(id_, CLOSED_BY[type(note)])
                self.offers[id_] = replace(self.offers[id_], reason=reason)
            case Withdrawn(offer=id_):
                self._close(id_, CLOSED_BY[type(note)])

    def see(self, step: Step) -> None:
        """Judge open promises by a decision, and expire offers at the end of their negotiation phase or round."""
        self.after += 1
        if not self.offers:
            return
        for tracked in self.promises.values():
            if tracked.is_open:
                self._judge(tracked, step)
        now, talking = self.negotiation.round(step.after), self.negotiation.is_talking(step.after)
        for offer in list(self.offers.values()):
            if offer.status == OPEN and (offer.round != now or (offer.expires == "talk" and not talking)):
                self._close(offer.id, "expired")

    def take_back(self, after: int) -> None:
        """Keep only the first `after` decisions. Promises stay, but a deal whose terms were undone is undone too: its
        offer is open again.
        """
        self.after = min(self.after, after)
        undone = {id_ for _, id_ in self._deals_after(after)}
        for id_ in undone:
            self._close(id_, "open")
        for tracked in self.promises.values():
            first, *later = tracked.stages
            tracked.stages = [replace(first, after=min(first.after, after)), *(s for s in later if s.after <= after)]
            if tracked.offer in undone:
                tracked.stages.append(Stage(VOID, 0, first.round))
        kept = (note for note in self.notes if not (isinstance(note.note, Accepted) and note.note.offer in undone))
        self.notes = [replace(note, after=min(note.after, after)) for note in kept]

    def start_of_deals(self, after: int) -> int:
        """The number of decisions to keep if an undo asks for `after`: the terms of one deal are undone together."""
        return min((after, *(made - self._answers(id_) for made, id_ in self._deals_after(after))))

    def _answers(self, id_: str) -> int:
        """The number of answers that carried out the terms of this offer."""
        offer = self.offers[id_]
        return len(self.negotiation.answers(offer.terms, offer.seat, offer.to))

    def _deals_after(self, after: int) -> list[tuple[int, str]]:
        """The deals with terms made after decision `after`: the number of decisions before each, and its offer."""
        made = ((one.after, one.note.offer) for one in self.notes if isinstance(one.note, Accepted))
        return [(at, id_) for at, id_ in made if at > after and self.offers[id_].terms]

    def drop(self, seat: Seat) -> None:
        """Expire the open offers from and to a player who has left."""
        for offer in list(self.offers.values()):
            if offer.status == OPEN and seat in (offer.seat, offer.to):
                self._close(offer.id, "expired")

    def close(self, s: Any) -> None:
        """End the ledger with the game: offers expire, and promises that are still open become void."""
        now = self.negotiation.round(s)
        for offer in list(self.offers.values()):
            if offer.status == OPEN:
                self._close(offer.id, "expired")
        for tracked in self.promises.values():
            if tracked.is_open:
                tracked.stages.append(Stage(VOID, self.after, now))

    def _offer(self, note: Offered, s: Any) -> Offer:
        return Offer(
            id=note.id,
            seat=note.seat,
            to=note.to,
            private=note.private,
            counters=note.counters,
            terms=tuple(map(self.negotiation.term, note.terms)),
            promises=tuple(map(self.negotiation.promise, note.promises)),
            round=self.negotiation.round(s),
            expires="talk" if self.negotiation.is_talking(s) else "round",
            status="open",
        )

    def _close(self, id_: str, status: OfferStatus) -> None:
        self.offers[id_] = replace(self.offers[id_], status=status)

    def _track_promises(self, offer: Offer, s: Any) -> None:
        """Start to track the promises of an accepted deal."""
        for number, promise in enumerate(offer.promises, 1):
            id_ = f"{offer.id}.{number}"
            self.promises[id_] = Tracked(
                id=id_,
                offer=offer.id,
                to=offer.to if promise.seat == offer.seat else offer.seat,
                private=offer.private,
                promise=promise,
                stages=[Stage(promise.begin(s), self.after, self.negotiation.round(s))],
            )

    def _judge(self, tracked: Tracked, step: Step) -> None:
        promise: Promise = tracked.promise
        known = replace(step, facts=tuple(fact for fact in step.facts if tracked.heard(fact)))
        judged = promise.judge(tracked.stages[-1].name, known)
        if judged is not None and judged.stage != tracked.stages[-1].name:
            now = self.negotiation.round(step.before)  # the last decision of a round begins the next one
            tracked.stages.append(Stage(judged.stage, self.after, now, judged.fact))

    # ---- snapshots
    def save(self) -> SavedLedger:
        offers, promises = list(self.offers.values()), list(self.promises.values())
        return SavedLedger(notes=self.notes, offers=offers, promises=promises, after=self.after)

    @classmethod
    def restore(cls, negotiation: Negotiation, saved: SavedLedger) -> Ledger:
        ledger = cls(negotiation)
        ledger.notes, ledger.after = saved.notes, saved.after
        for offer in saved.offers:
            terms = tuple(map(negotiation.term, offer.terms))
            promises = tuple(map(negotiation.promise, offer.promises))
            ledger.offers[offer.id] = replace(offer, terms=terms, promises=promises)
        for tracked in saved.promises:
            tracked.promise = negotiation.promise(tracked.promise)
            tracked.stages = [
                stage if stage.fact is None else replace(stage, fact=negotiation.fact(stage.fact))
                for stage in tracked.stages
            ]
            ledger.promises[tracked.id] = tracked
        return ledger


def _offer_of(note: AnyNote) -> str:
    return note.id if isinstance(note, Offered) else note.offer
