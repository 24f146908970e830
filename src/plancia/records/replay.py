"""A record played again: every state of the game, and the refusal of one that cannot have happened."""

from __future__ import annotations

from typing import Any

from plancia.engine import HIDDEN, Facts, Game, IllegalAction, Result, notation
from plancia.records.record import Entry, Record, RecordError, beginning, rules_of
from plancia.records.text import first_decision_line


class Replay:
    """The states of a record; `states[n]` is the table after n decisions, `facts[n]` what came of decision n."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game[Any, Any, Any]
        if record.seen_by:
            rules_of(record)
            raise RecordError("redacted")
        self.game, state, opening = beginning(record)
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
            raise RecordError("over_already", line=line, number=number)
        if HIDDEN in entry.words:
            raise RecordError("hidden_words", line=line, number=number)
        to = self.states[-1].asked
        try:
            state, facts = self.game.apply(self.states[-1], entry.seat, entry.words, to)
        except IllegalAction as error:
            rule = f" (§{error.rule})" if error.rule else ""
            raise RecordError(
                "illegal_decision", line=line, number=number, seat=entry.seat, said=said, rule=rule
            ) from error
        except Exception as error:
            if not self.record.position:
                raise
            raise RecordError("impossible_decision", line=line, number=number) from error
        self.states.append(state)
        self.facts.append(facts)

    def _check_result(self) -> None:
        if self.record.result != self.result():
            last_of_header = {"line": first_decision_line(self.record) - 2} if self.record.result else {}
            raise RecordError("wrong_result", **last_of_header)
