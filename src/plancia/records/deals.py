"""The deals in a record: who may read them, and the ledger at every decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec.structs import replace

from plancia.deals import DealNote, Ledger, Offered, Step
from plancia.engine import Seat
from plancia.games import negotiation
from plancia.records.record import Record, RecordError
from plancia.records.replay import Replay


def without_private(record: Record, seats: Collection[Seat]) -> Record:
    """The record without private deals between players in other seats."""
    offers = [one.note for one in record.deals if isinstance(one.note, Offered)]
    readable = {note.id for note in offers if _may_read(note, seats)}
    kept = tuple(one for one in record.deals if _offer(one) in readable)
    return record if kept == record.deals else replace(record, deals=kept)


def _offer(one: DealNote) -> str:
    return one.note.id if isinstance(one.note, Offered) else one.note.offer


def _may_read(note: Offered, seats: Collection[Seat]) -> bool:
    return not note.private or note.seat in seats or note.to in seats


def ledger_history(played: Replay) -> Iterator[tuple[int, Ledger]]:
    """The ledger after each decision of a replay that has any deals; it is the same object, which changes."""
    rules = negotiation(played.game.NAME)
    if rules is None or not played.record.deals:
        return
    ledger, notes = Ledger(rules), list(played.record.deals)
    ledger.after = played.unplayed
    try:
        for number, state in enumerate(played.states):
            if number:
                entry = played.entries[number - 1]
                before, facts = played.states[number - 1], played.facts[number]
                ledger.see(Step(entry.seat, entry.words, before, state, facts))
            while notes and notes[0].after <= played.unplayed + number:
                ledger.add(notes.pop(0).note, state)
            yield number, ledger
        if played.result() is not None:
            ledger.close(played.states[-1])
            yield len(played), ledger
    except Exception as error:  # notes from outside may contain anything
        raise RecordError("wrong_deals") from error
