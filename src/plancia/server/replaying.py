"""Replays a game step by step: what everybody could see, and what each seat knew in addition.

A step is a moment when a person or a bot had to decide, and the end. To keep it small, a view is sent as the fields
that have changed since the step before, and what a seat knew by the fields that differ from what everybody saw.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from plancia.deals import LedgerEntry, Offer
from plancia.engine import CHANCE, Fact, RandBelow, Seat
from plancia.records import Record, RecordError, Replay, ledger_history, read
from plancia.records.record import rules_of
from plancia.server.deciding import RequestError, need

MOST_CHARACTERS = 256 * 1024  # of an uploaded record
MOST_DECISIONS = 6_000

Fields = dict[str, Any]  # of a view: each game has its own


class Step(Struct, frozen=True, kw_only=True):
    """One moment of a game."""

    by: Seat | None  # whose decision led here; None: nobody's yet, or several at once
    view: Fields  # what a spectator sees: the fields that have changed
    seats: dict[str, Fields]  # by number: the fields that differ for a seat
    facts: tuple[Any, ...]  # what happened; each has its audience


class StepDeals(Struct, frozen=True, kw_only=True):
    """Offers and promises that have changed at a step."""

    step: int
    offers: tuple[Offer, ...]
    promises: tuple[LedgerEntry, ...]


class Seen(Struct, frozen=True):
    """A moment and the state it shows."""

    step: Step
    state: Any
    number: int  # of decisions before it


def opened(text: str) -> Record:
    """Read an uploaded record; `RecordError` has the line and the reason."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError("too_many_characters", most=MOST_CHARACTERS)
    record = read(text)
    if len(record.entries) > MOST_DECISIONS:
        raise RecordError("too_many_decisions", most=MOST_DECISIONS)
    return record


def steps(played: Replay, eyes: Iterable[Seat]) -> list[Seen]:
    """The game as these seats and spectators could see it. With all seats nothing is hidden.

    A decision that none of them could notice is no step: the number of steps would reveal sealed answers.
    """
    seats = tuple(eyes)
    found: list[Seen] = []
    before: Fields = {}
    private: dict[str, Fields] = {}
    for by, state, facts, number in _moments(played):
        heard = tuple(fact for fact in facts if any(fact.heard_by(seat) for seat in (None, *seats)))
        view = _fields(played, state, None)
        changed = {name: value for name, value in view.items() if name not in before or before[name] != value}
        own = {str(seat): _besides(view, _fields(played, state, seat)) for seat in seats}
        if not found or changed or own != private or heard:
            found.append(Seen(Step(by=by, view=changed, seats=own, facts=heard), state, number))
        before, private = view, own
    return found


def _moments(played: Replay) -> Iterator[tuple[Seat | None, Any, list[Fact], int]]:
    """The moments when somebody has to decide, and the end: who decided before, state, facts and number."""
    by: Seat | None = None
    facts: list[Fact] = []
    for number, (state, new) in enumerate(zip(played.states, played.facts, strict=True)):
        facts += new
        if number and (seat := played.entries[number - 1].seat) != CHANCE:
            ask = played.asked(number)
            by = seat if len(ask.seats) == 1 or ask.FIRST else None  # nobody may know whose sealed answer was the last
        if played.game.to_move(state)[:1] != (CHANCE,):
            yield by, state, facts, number
            facts = []


def deals(played: Replay, seen: list[Seen]) -> list[StepDeals]:
    """All deals of the record, by the step that shows them first. The record has only those of the reader."""
    known: dict[str, Offer | LedgerEntry] = {}
    found: dict[int, list[Offer | LedgerEntry]] = {}
    for number, ledger in ledger_history(played):
        step = min(bisect_left(seen, number, key=lambda one: one.number), len(seen) - 1)
        written = (promise.written() for promise in ledger.promises.values())
        current: list[Offer | LedgerEntry] = [*ledger.offers.values(), *written]
        for one in current:
            if known.get(one.id) != one:
                known[one.id] = one
                found.setdefault(step, []).append(one)
    return [
        StepDeals(
            step=step,
            offers=tuple(one for one in changed if isinstance(one, Offer)),
            promises=tuple(one for one in changed if isinstance(one, LedgerEntry)),
        )
        for step, changed in found.items()
    ]


def _fields(played: Replay, state: Any, seat: Seat | None) -> Fields:
    fields: Fields = msgspec.to_builtins(played.game.view(state, seat))
    return fields


def _besides(public: Fields, own: Fields) -> Fields:
    return {name: value for name, value in own.items() if public[name] != value}


def imagined(played: Replay, eyes: Iterable[Seat], step: int, seat: Seat, randbelow: RandBelow) -> str:
    """A saved state as the seat may imagine it at that step, computed only from the view of the seat."""
    seen = steps(played, eyes)
    need(step in range(len(seen)), "no_such_step")
    state = seen[step].state
    need(played.game.to_move(state), "game_was_over")
    world = played.game.imagine(played.game.view(state, seat), randbelow)
    try:
        played.game.check(world, rules_of(played.record)[1], played.record.seats)
    except ValueError as error:
        raise RequestError("cannot_go_on") from error
    return played.game.save(world).decode()
