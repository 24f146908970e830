"""A person at the keyboard who plays at random, but types as people do."""

from __future__ import annotations

from typing import Any

import pytest

from plancia.arena import stream
from plancia.cli.asking import Entered, QuestionPrompt
from plancia.engine import Seat, Words
from plancia.locale import label

MARK = "@@"  # printed when the keyboard is passed on


class Person:
    """Answers every question: in one line, word by word, in the person's own language, or wrongly at first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: str, answers: int = 10_000) -> None:
        self.randbelow = stream(f"person {seed}").randrange
        self.left = answers  # then the person quits
        self.asking: QuestionPrompt | None = None
        self.plan: Words = ()
        self.given: list[tuple[Seat, Words]] = []  # every whole answer that was a decision, by seat
        self.pending: list[str] = []  # typed before anything else
        person, hear = self, QuestionPrompt.read

        def overheard(asking: QuestionPrompt, show: Any) -> Entered:
            person.asking, person.plan = asking, ()
            entered = hear(asking, show)
            if entered.words is not None:
                form: Any = asking.form
                if len(form) > 1:
                    person.given.append((form.seat, entered.words))
                assert entered.words == person.plan, f"{person.plan} was meant, {entered.words} understood"
            return entered

        monkeypatch.setattr(QuestionPrompt, "read", overheard)

    def __call__(self, prompt: str = "") -> str:
        print(prompt)
        if not prompt.rstrip().endswith("▸"):
            print(MARK, prompt)
            return ""
        if self.pending:
            return self.pending.pop(0)
        assert self.asking is not None
        if not self.plan:
            if not self.left:
                return "quit"
            self.left -= 1
            self.plan = self.asking.form.sample(self.randbelow)
        return self.typed(self.asking, len(prompt.split()) - 1)

    def typed(self, asking: QuestionPrompt, known: int) -> str:
        """The rest of the plan, or its next word; in capitals, abbreviated, or by its name."""
        entered, word = self.plan[:known], self.plan[known]
        written = [asking.spelling.written(self.plan[:at], one) for at, one in enumerate(self.plan)][known:]
        rest = " ".join(written)
        match self.randbelow(6):
            case 0 | 1:
                return rest
            case 2:
                return written[0].upper()
            case 3:
                name = label(asking.m, asking.game, asking.ask, entered, word)
                return name if not isinstance(word, int) else f"  {written[0]} "
            case 4:
                self.pending = [rest]
                return "nonsense" if self.randbelow(2) else f"{written[0]} [/nonsense]"
            case _:
                return written[0]
