"""Deals in the terminal: the command `deal`, the ledger of a game, and how a deal is typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from plancia.arena import DealDone, negotiate, tell
from plancia.bots import Bot
from plancia.bots.voices import spoken_about, spoken_of_promise
from plancia.deals import Accepted, DealNote, Declined, Ledger, Offer, Promise, Withdrawn
from plancia.deals.making import DealError, make_offer, open_offer
from plancia.engine import AMOUNT, CASE, SEAT, Facts, FieldKind, RandBelow, Seat, field_kinds
from plancia.engine.words import number
from plancia.games import negotiation
from plancia.locale import Messages, fact_line, promise_line, term_line
from plancia.locale.phrases import kebab
from plancia.records import GameSession, SessionDeals

YOU = "you"  # the other player promises it
Data = dict[str, Any]


class TerminalDeals:
    """The deals of a game in the terminal: what people type, and what they are shown."""

    def __init__(
        self, m: Messages, session: GameSession[Any], names: Sequence[str], notes: Sequence[DealNote] = ()
    ) -> None:
        self.m, self.session, self.names = m, session, names
        self.game = session.game.NAME
        rules = negotiation(self.game)
        self.table = SessionDeals(session, rules, notes) if rules is not None else None
        entries = self.table.ledger.promises.values() if self.table is not None else ()
        self.broken = {entry.id for entry in entries if entry.written().status == "broken"}  # already announced

    @property
    def ledger(self) -> Ledger | None:
        return None if self.table is None else self.table.ledger

    @property
    def notes(self) -> tuple[DealNote, ...]:
        """For the record."""
        return tuple(self.ledger.notes) if self.ledger is not None else ()

    def catch_up(self) -> None:
        """Judge the decisions since the last call, or forget those that were undone."""
        if self.table is not None:
            self.table.catch_up()

    # ---- bots
    def let_bots_deal(self, bots: Mapping[Seat, Bot], asked: Seat, chances: Sequence[RandBelow]) -> Iterator[DealDone]:
        """What bots do about deals before a question."""
        if self.table is not None:
            yield from negotiate(self.table, bots, asked, chances)

    def tell(self, bot: Bot, seat: Seat) -> None:
        """What a bot may know before it answers."""
        if self.table is not None:
            tell(self.table, bot, seat)

    def done_lines(self, done: DealDone, reader: Seat | None, bots: Sequence[str], quiet: bool) -> list[str]:
        """The lines shown to the person at the screen. Offers between others are listed when they are accepted."""
        offer = done.offer
        mine = reader in (offer.seat, offer.to)
        if not offer.read_by(reader) or not (mine or offer.status == "accepted"):
            return []
        names = {"player": self.names[offer.seat], "other": self.names[offer.to]}
        if offer.status == "open":
            lines = list(self.offer_lines(offer, reader))
        else:
            lines = [self.m.say(f"terminal-deal-was-{offer.status}", id=offer.id, **names)]
            lines += [] if mine else self.part_lines(offer, reader)
        line = None if quiet else spoken_about(self.game, offer, bots)
        return [*lines, *self.voice_lines(line)]

    def broken_lines(self, reader: Seat | None, bots: Sequence[str], quiet: bool) -> list[str]:
        """Promises that were broken since the last call."""
        if self.ledger is None:
            return []
        lines = list[str]()
        for entry in self.ledger.read_by(reader)[1]:
            if entry.status == "broken" and entry.id not in self.broken:
                self.broken.add(entry.id)
                promise = promise_line(self.m, self.game, entry.promise, self.names, reader)
                player = self.names[entry.to]
                lines.append(self.m.say("terminal-deal-promise", status="broken", promise=promise, player=player))
                lines += [] if quiet else self.voice_lines(spoken_of_promise(entry, bots))
        return lines

    def voice_lines(self, line: tuple[Seat, str] | None) -> list[str]:
        if line is None:
            return []
        return [self.m.say("terminal-says", player=self.names[line[0]], line=self.m.say(line[1]))]

    # ---- the command
    def run(self, seat: Seat, text: str) -> tuple[list[str], Facts]:
        """Carry out a typed command; returns lines to print, and what has happened in the game."""
        if self.table is None:
            return [self.m.say("terminal-deal-no-deals")], ()
        verb, _, rest = text.partition(" ")
        try:
            match verb.casefold():
                case "":
                    return list(self.listed(seat)), ()
                case "offer" | "private" | "counter" as how:
                    return [self._offer(seat, how, rest.strip())], ()
                case "accept":
                    happened = self.table.carry_out(seat, Accepted(offer=rest.strip()))
                    return [self.m.say("terminal-deal-accepted")], happened
                case "decline":
                    self.table.carry_out(seat, Declined(offer=rest.strip()))
                    return [self.m.say("terminal-deal-declined")], ()
                case "withdraw":
                    self.table.carry_out(seat, Withdrawn(offer=rest.strip()))
                    return [self.m.say("terminal-deal-withdrawn")], ()
                case _:
                    return list(self.usage()), ()
        except DealError as error:
            return [self.refusal(error)], ()

    def _offer(self, seat: Seat, how: str, text: str) -> str:
        """`offer sol give 2, stay-out PAL 7, you leave-space REC 7`; a counter-offer names an offer, not a player."""
        assert self.ledger is not None
        named, _, parts = text.partition(" ")
        private, counters = how == "private", ""
        if how == "counter":
            answered = open_offer(self.ledger, named, to=seat)
            to, private, counters = answered.seat, answered.private, answered.id
        else:
            to = self.player(named)
        terms, promises = self.read(seat, to, parts)
        note = make_offer(self.ledger, self.session.state, seat, to, terms, promises, private, counters)
        self.ledger.add(note, self.session.state)
        return self.m.say("terminal-deal-offered", id=note.id, player=self.names[to])

    def refusal(self, error: DealError) -> str:
        code = kebab(error.code)
        keys = (f"{self.game}-no-{code}", f"terminal-deal-no-{code}", f"web-no-{code}")
        found = next(key for key in keys if self.m.has(key))
        return self.m.say(found, word="" if error.word is None else str(error.word))

    # ---- reading
    def read(self, seat: Seat, to: Seat, text: str) -> tuple[list[Data], list[Data]]:
        """The terms and promises of a typed deal, separated by commas."""
        assert self.ledger is not None
        terms, promises = list[Data](), list[Data]()
        for part in filter(None, (part.split() for part in text.split(","))):
            if (term := self.ledger.negotiation.typed_term(part, seat, to)) is not None:
                terms.append(msgspec.to_builtins(term))
            elif part[0].casefold() == YOU:
                promises.append(self.promise(to, part[1:]))
            else:
                promises.append(self.promise(seat, part))
        return terms, promises

    def promise(self, seat: Seat, words: Sequence[str]) -> Data:
        """A promise as it is typed: its kind, then its fields in the order of `fields_of`."""
        assert self.ledger is not None
        kinds = {kebab(kind.__name__): kind for kind in self.ledger.negotiation.PROMISES}
        kind = kinds.get(words[0].casefold()) if words else None
        if kind is None:
            raise DealError("no_such_promise")
        fields, values = fields_of(kind), list(words[1:])
        if len(values) == len(fields) - 1:  # only a space may be missing
            values.insert(next((at for at, field in enumerate(fields) if field == "space"), 0), "")
        if len(values) != len(fields):
            raise DealError("no_such_promise")
        read = {field: self.value(field_kinds(kind)[field], value) for field, value in zip(fields, values, strict=True)}
        return {"type": kind.__name__, "seat": seat, **read}

    def value(self, kind: FieldKind, text: str) -> str | int | None:
        if kind == SEAT:
            return self.player(text)
        if kind == AMOUNT:
            return -1 if (found := number(text)) is None else found
        spelled: str = self.session.state.spelled(text)
        return (text.casefold() if kind == CASE else spelled) or None

    def player(self, text: str) -> Seat:
        """By the number of the seat, by name, or by race."""
        roles = self.session.game.roles(self.session.state)
        for seat, name in enumerate(self.names):
            if text.casefold() in (str(seat + 1), name.casefold(), *(roles[seat : seat + 1])):
                return seat
        raise DealError("no_such_seat")

    # ---- showing
    def usage(self) -> Iterator[str]:
        assert self.ledger is not None
        yield self.m.say(f"terminal-{self.game}-deal-usage")
        for kind in self.ledger.negotiation.PROMISES:
            name = kebab(kind.__name__)
            fields = " ".join(f"‹{field}›" for field in fields_of(kind))
            yield f"  {name} {fields} · {self.m.say(f'{self.game}-promise-name-{name}')}"

    def listed(self, seat: Seat | None) -> Iterator[str]:
        """Open offers and the ledger, as far as the seat may know."""
        assert self.ledger is not None
        offers, promises = self.ledger.read_by(seat)
        opened = [offer for offer in offers if offer.status == "open"]
        if not opened and not promises:
            yield self.m.say("terminal-deal-none")
        for offer in opened:
            yield from self.offer_lines(offer, seat)
        for entry in promises:
            line = promise_line(self.m, self.game, entry.promise, self.names, seat)
            yield self.m.say("terminal-deal-promise", status=entry.status, promise=line, player=self.names[entry.to])
            if entry.fact is not None:
                yield f"    {fact_line(self.m, self.game, entry.fact, self.names, seat)}"

    def offer_lines(self, offer: Offer, seat: Seat | None) -> Iterator[str]:
        giver, receiver = self.names[offer.seat], self.names[offer.to]
        yield self.m.say("terminal-deal-offer", id=offer.id, player=giver, other=receiver, private=offer.private)
        yield from self.part_lines(offer, seat)
        if seat == offer.to and offer.status == "open":
            yield f"  {self.m.say('terminal-deal-answer', id=offer.id)}"

    def part_lines(self, offer: Offer, seat: Seat | None) -> Iterator[str]:
        for term in offer.terms:
            yield f"    {term_line(self.m, self.game, term, self.names, seat)}"
        for promise in offer.promises:
            yield f"    {promise_line(self.m, self.game, promise, self.names, seat)}"

    def waiting(self, seat: Seat) -> list[str]:
        """The open offers to this person."""
        if self.ledger is None:
            return []
        opened = (offer for offer in self.ledger.offers.values() if offer.status == "open" and offer.to == seat)
        return [line for offer in opened for line in self.offer_lines(offer, seat)]


def fields_of(kind: type[Promise]) -> list[str]:
    """In the order in which they are typed: the round comes last."""
    fields = [field for field in kind.__struct_fields__ if field not in ("seat", "until")]
    return [*fields, "until"] if "until" in kind.__struct_fields__ else fields
