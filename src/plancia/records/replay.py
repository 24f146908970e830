"""A record played again: every state of the game, and the refusal of one that cannot have happened."""

from __future__ import annotations

from typing import Any

from plancia.engine import CHANCE, HIDDEN, Facts, Game, IllegalAction, Result, Seat, notation
from plancia.records.record import Entry, Record, RecordError, rules_of
from plancia.records.text import first_decision_line


class Replay:
    """The states of a record; `states[n]` is the table after n decisions, `facts[n]` what came of decision n."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game[Any, Any, Any]
        self.game, options = rules_of(record)
        if record.seen_by:
            raise RecordError("this record is redacted: what was hidden from its reader cannot be played again")
        state, opening = self.game.begin(options, record.seats)
        self.states: list[Any] = [state]
        self.facts: list[Facts] = [opening]
        for number, entry in enumerate(record.entries, 1):
            self._play(number, entry)
        self._check_result()

    def __len__(self) -> int:
        """How many decisions there are."""
        return len(self.record.entries)

    def result(self) -> Result | None:
        """How the game ended, if it did."""
        return self.game.result(self.states[-1])

    def asked(self, number: int) -> Any:
        """The question that decision number `number` answered."""
        return self.states[number - 1].ask

    def _play(self, number: int, entry: Entry) -> None:
        line = first_decision_line(self.record) + number - 1
        said = notation(entry.words)
        if not self.game.to_move(self.states[-1]):
            raise RecordError(f"decision {number}: the game was over already", line)
        if HIDDEN in entry.words:
            raise RecordError(f"decision {number}: hidden words belong into a redacted record", line)
        to = self.states[-1].asked
        try:
            state, facts = self.game.apply(self.states[-1], entry.seat, entry.words, to)
        except IllegalAction as error:
            who = _who(entry.seat)
            raise RecordError(f"decision {number}, {who} says {said!r}: {error}", line) from error
        self.states.append(state)
        self.facts.append(facts)

    def _check_result(self) -> None:
        if self.record.result != self.result():
            line = first_decision_line(self.record) - 2 if self.record.result else None  # the last of the header
            raise RecordError(f"the result in the header is not that of the game, {self.result()}", line)


def _who(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"
