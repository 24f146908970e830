"""Verifies a record: the dealer used the secret for all draws, and every decision is legal."""

from __future__ import annotations

from msgspec import Struct

from plancia.engine import CHANCE, Question, notation
from plancia.records.dealer import SECRET_BYTES, Dealer, seal
from plancia.records.record import Record, RecordError
from plancia.records.replay import Replay
from plancia.records.text import first_decision_line


class Verified(Struct, frozen=True):
    """What was checked."""

    decisions: int
    draws: int  # computed again from the secret; 0 if it is not shown
    sealed: bool  # the secret fits the seal that was published before the first draw
    unplayed: int = 0  # decisions with older rules, which were not checked


def verify(record: Record) -> Verified:
    """Replay every decision and compute every draw again; `RecordError` describes what does not fit."""
    played = Replay(record)
    if not record.secret:
        return Verified(len(played), 0, False, played.unplayed)
    dealer = _dealer(record)
    draws = [number for number, entry in enumerate(played.entries) if entry.seat == CHANCE]
    last = 0
    for at in draws:
        try:
            last = _check_draw(played, at, dealer, last)
        except RecordError as error:
            raise played.reason(error) from error
    return Verified(len(played), len(draws), bool(record.seal), played.unplayed)


def _check_draw(played: Replay, at: int, dealer: Dealer, last: int) -> int:
    """The number of this draw, higher than the last one; its words must be those that the secret gives."""
    entry, number = played.entries[at], played.unplayed + at + 1
    line = first_decision_line(played.record) + number - 1
    if entry.draw <= last:
        raise RecordError("draw_spent", line=line, number=number, draw=entry.draw)
    words = Question(played.states[at], CHANCE).sample(dealer.draw(entry.draw))
    if words != entry.words:
        drawn, written = notation(words), notation(entry.words)
        raise RecordError("wrong_draw", line=line, number=number, drawn=drawn, said=written)
    return entry.draw


def _dealer(record: Record) -> Dealer:
    try:
        secret = bytes.fromhex(record.secret)
        entropies = tuple(map(bytes.fromhex, record.entropies))
    except ValueError as error:
        raise RecordError("not_hexadecimal") from error
    if len(secret) != SECRET_BYTES:
        raise RecordError("wrong_secret_length", bytes=len(secret), right=SECRET_BYTES)
    if record.seal and seal(secret) != record.seal:
        raise RecordError("secret_does_not_fit")
    return Dealer(secret, entropies)
