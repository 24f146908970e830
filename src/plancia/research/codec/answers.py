"""Whole answers as flat ids, for the games with a short list of answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numpy as np

from plancia.engine import Question, Words, notation
from plancia.research.codec.masks import Mask
from plancia.research.codec.tigris import TIGRIS, fill_turn
from plancia.research.integers import number_of

Named = tuple[str, Words]  # the topic of a question and an answer to it: the same words can answer another question


class Answers:
    """All answers of one game as integers. Answers of chance are not among them."""

    def __init__(self, game: str, version: int, answers: Iterable[Named], fill: dict[str, Fill]) -> None:
        self.game = game
        self.version = version
        self.answers = tuple(answers)
        self._ids = {answer: at for at, answer in enumerate(self.answers)}
        self._fill = fill

    def __len__(self) -> int:
        return len(self.answers)

    def __repr__(self) -> str:
        return f"<Answers of {self.game}, version {self.version}: {len(self)}>"

    def id(self, topic: str, words: Words) -> int:
        """The number of an answer to a question of this topic."""
        try:
            return self._ids[topic, words]
        except KeyError:
            raise ValueError(f"{self.game} has no answer {notation(words)!r} to {topic}") from None

    def words(self, id: int) -> Words:
        """The answer with this number."""
        return self._answer(id)[1]

    def topic(self, id: int) -> str:
        """The question that it answers."""
        return self._answer(id)[0]

    def _answer(self, id: int) -> Named:
        return self.answers[number_of(id, self.game, len(self))]

    def mask(self, question: Question[Any] | None, out: Mask | None = None) -> Mask:
        """1 for every legal answer. `out` is overwritten and returned; no question: nothing is legal."""
        mask = np.zeros(len(self.answers), np.int8) if out is None else out
        if out is not None:
            mask[:] = 0
        if question is None:
            return mask
        if fill := self._fill.get(question.topic):
            fill(question, mask)
        else:
            mask[[self._ids[question.topic, words] for words in question]] = 1
        return mask


Fill = Callable[[Question[Any], Mask], None]  # sets the legal answers to one kind of question, faster than listing


@cache
def answers(name: str) -> Answers:
    """The flat answers of a game; raises `LookupError` for games that have too many."""
    if name not in ANSWERS_OF:
        raise LookupError(f"{name} has no list of whole answers; games that have one: {', '.join(ANSWERS_OF)}")
    return ANSWERS_OF[name]


ANSWERS_OF = {"tigris": Answers("tigris", 1, TIGRIS, {"TakeAction": fill_turn})}
