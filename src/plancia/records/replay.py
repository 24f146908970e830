"""Replays a record: every state of the game, or an error if the game is impossible."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from plancia.engine import HIDDEN, Facts, Game, IllegalAction, MayPlay, Question, Result, Seat, Words, notation
from plancia.records.record import Entry, Record, RecordError, beginning, rules_of
from plancia.records.text import first_decision_line


class Replay:
    """The states of a record: `states[n]` is the state after decision n of `entries`, `facts[n]` its facts.

    A record of older rules is replayed with ours, and rejected if the result differs. Decisions before an update with
    its own state (`unplayed`) are skipped.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game[Any, Any, Any]
        if record.seen_by:
            rules_of(record)
            raise RecordError("redacted")
        self.game, state, opening = beginning(record)
        self.unplayed = record.start.after
        self.entries = record.entries[self.unplayed :]
        self.states: list[Any] = [state]
        self.facts: list[Facts] = [opening]
        try:
            for number, entry in enumerate(self.entries, 1):
                self._play(number + self.unplayed, entry)
            self._check_result()
        except RecordError as error:
            raise self.reason(error) from error

    def __len__(self) -> int:
        """How many decisions were played."""
        return len(self.entries)

    @property
    def is_older(self) -> bool:
        """Were some of the decisions made with older rules?"""
        return self.record.start.rules != self.game.VERSION

    @property
    def _is_from_outside(self) -> bool:
        """Could this be a state that our rules never reach?"""
        return bool(self.record.start.state) or self.is_older

    def reason(self, error: RecordError) -> RecordError:
        """What is wrong with the record. A record of older rules may be correct: then the error names their version."""
        if not self.is_older:
            return error
        return RecordError("other_rules", rules=self.record.start.rules, ours=self.game.VERSION)

    def result(self) -> Result | None:
        """The result, if the game is over."""
        return self.game.result(self.states[-1])

    def asked(self, number: int) -> Any:
        """The question that decision number `number` answered."""
        return self.states[number - 1].ask

    def seen(self, number: int, by: Seat | None) -> Words:
        """What an observer (None: a spectator) sees of the words of decision number `number`.

        When one card of a window is played, nobody learns what the others wanted to play, nor that they passed.
        """
        entry, state = self.entries[number - 1], self.states[number - 1]
        if entry.seat != by and isinstance(state.ask, MayPlay) and self._honoured(state) not in (None, entry.seat):
            return (HIDDEN,)
        return Question(state, entry.seat).seen(entry.words, by)

    def _honoured(self, asked: Any) -> Seat | None:
        """Whose card was played in a window; None: nobody's, or not all have answered yet."""
        answers = self._answers[asked.asked]
        if answers.keys() != set(asked.ask.seats):
            return None
        honoured: Seat | None = asked.ask.honoured({seat: answers[seat] for seat in asked.ask.seats})
        return honoured

    @cached_property
    def _answers(self) -> dict[int, dict[Seat, Words]]:
        """By the number of the question: the answer of every seat."""
        found: dict[int, dict[Seat, Words]] = {}
        for state, entry in zip(self.states, self.entries, strict=False):
            found.setdefault(state.asked, {})[entry.seat] = entry.words
        return found

    def _play(self, number: int, entry: Entry) -> None:
        line = first_decision_line(self.record) + number - 1
        written = notation(entry.words)
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
                "illegal_decision", line=line, number=number, seat=entry.seat, said=written, rule=rule
            ) from error
        except Exception as error:
            if not self._is_from_outside:
                raise
            raise RecordError("impossible_decision", line=line, number=number) from error
        self.states.append(state)
        self.facts.append(facts)

    def _check_result(self) -> None:
        played = self.result()
        if self.record.result != (played and played.recorded()) or (played and self.record.ended):
            last_of_header = {"line": first_decision_line(self.record) - 2} if self.record.result else {}
            raise RecordError("wrong_result", **last_of_header)
