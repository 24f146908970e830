"""One game, one action at a time: what PettingZoo, Gymnasium and the vector environment have in common.

Chance is drawn as soon as it is due. If several seats are asked at once they act one after another, and nobody sees the
answers of the others before all have answered.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

from plancia.research.needs import need

need("numpy", "plancia.research.table")

import numpy as np  # noqa: E402

from plancia.engine import CHANCE, Choices, Question, Seat, Words, notation  # noqa: E402
from plancia.research.codec import Mask, answers, codec  # noqa: E402
from plancia.research.integers import number_of  # noqa: E402
from plancia.research.observation import Arrays, Observer, observer  # noqa: E402
from plancia.research.observation.features import Planes, Row  # noqa: E402
from plancia.research.setup import ACTIONS, ANSWERS, Setup, utilities  # noqa: E402

SHOWN = 20  # actions in an error message

Memory: TypeAlias = tuple[Row, Planes, Mask]  # the arrays of an observation, and the mask


def new_memory(observer: Observer, actions: int) -> Memory:
    return observer.layout.new_row(), observer.layout.new_planes(), np.zeros(actions, np.int8)


class MaskedAction(ValueError):
    """An action that is not legal now."""


NO_GAME = "no game is in progress: call reset first"


class Table:
    """A game in progress; `seat` acts next, None when the game is over."""

    def __init__(self, setup: Setup, actions: str, memory: Memory | None = None) -> None:
        """`memory`: the arrays to write observations and masks into; by default new ones."""
        if actions not in ACTIONS:
            raise ValueError(f"no actions {actions!r}; known: {', '.join(ACTIONS)}")
        self.rules, self.seats, self.options = setup.rules, setup.seats, setup.options
        self.codec = codec(self.rules.NAME, self.options)
        self.answers = answers(self.rules.NAME) if actions == ANSWERS else None
        self.observer = observer(self.rules.NAME, self.options, self.seats)
        self.actions = len(self.codec) if self.answers is None else len(self.answers)
        self.seat: Seat | None = None
        self.question: Question[Any] | None = None
        self.state: Any = None  # before the first game
        self.words: Words = ()  # of the answer so far
        self.choices: Choices | None = None  # for the next word
        self._seen = self._masked = False  # are the arrays those of the open question?
        self.memory = memory or new_memory(self.observer, self.actions)
        self._row, self._planes, self._mask = self.memory

    def begin(self, seed: int | str | None) -> None:
        """Start a new game. The same seed draws the same tiles and cards if the same answers are given."""
        self.randbelow = Random(seed).randrange
        self.histories: list[list[int]] = [[] for _ in range(self.seats)]
        self.state = self.rules.begin(self.options, self.seats)[0]
        self._ask_next()

    def resume(self, state: Any, histories: list[list[int]] | None = None) -> None:
        """Continue from any state in which a player has to decide."""
        self.randbelow = Random(0).randrange
        self.histories = histories or [[] for _ in range(self.seats)]
        self.state = state
        self._ask_next()

    def mask(self) -> Mask:
        """The legal actions of the seat that acts next. The array changes with the next action: copy it to keep it."""
        if not self._masked:
            if self.answers is not None:
                self.answers.mask(self.question, self._mask)
            else:
                self.codec.mask(self.choices, self._mask)
            self._masked = True
        return self._mask

    def mask_of(self, seat: Seat) -> Mask:
        """The legal actions of any seat. A seat that is asked together with others has its mask before it acts, so
        that a mask depends on nothing that the seat cannot see.
        """
        if seat == self.seat:
            return self.mask().copy()
        self._check_begun()
        question = Question(self.state, seat) if seat in self.rules.to_move(self.state) else None
        if self.answers is not None:
            return self.answers.mask(question)
        return self.codec.mask(None if question is None else question.next(()))

    def check(self, action: object) -> int:
        """The action as an integer; raises `ValueError` if there is none with this number."""
        return number_of(action, self.rules.NAME, self.actions)

    def act(self, action: int) -> None:
        """The acting seat takes this action; raises `MaskedAction` if it is not legal."""
        question = self.question
        if question is None:
            raise MaskedAction(NO_GAME)
        if self.answers is not None:
            words = self.answers.words(action)
            if not self.mask()[action]:
                raise MaskedAction(self._complaint(f"{action} ({notation(words)})"))
        else:
            word = self.codec.word(action)
            assert self.choices is not None
            if word not in self.choices:
                raise MaskedAction(self._complaint(f"{action} ({word})"))
            words = self.words = (*self.words, word)
            self.choices, self._masked = question.next(words), False
            if self.choices is not None:
                return
        self.answer(words)

    def answer(self, words: Words) -> None:
        """The acting seat gives this complete, legal answer."""
        assert self.seat is not None
        self.histories[self.seat] += [self.codec.id(word) + 1 for word in words]
        self.state = self.rules.advance(self.state, self.seat, words)[0]
        self._ask_next()

    def observe(self, seat: Seat) -> Arrays:
        """What a seat sees now, in new memory."""
        if seat == self.seat:
            self.look()
            return self.observer.layout.named(self._row.copy(), self._planes.copy())
        return self.observer.observe(self.view(seat), (), self.histories[seat])

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know now; None: spectators."""
        self._check_begun()
        return self.rules.view(self.state, seat)

    def utilities(self) -> list[float]:
        """By seat; 0 while the game is in progress."""
        result = self.rules.result(self.state)
        return [0.0] * self.seats if result is None else utilities(result.places)

    def look(self, seat: Seat | None = None) -> None:
        """Bring the arrays up to date: for the acting seat, or for another one. While the acting seat fills in a form
        only its words change.
        """
        who = self.seat if seat is None else seat
        assert who is not None
        if not self._seen:
            view = self.rules.view(self.state, who)
            self.observer.fill(view, self.words, self.histories[who], self._row, self._planes)
            self._seen = True
        else:
            self.observer.fill_words(self.words, self._row)

    def _check_begun(self) -> None:
        if self.state is None:
            raise MaskedAction(NO_GAME)

    def _ask_next(self) -> None:
        """Draw what is due, then find the seat that acts next."""
        rules, state = self.rules, self.state
        asked = rules.awaited(state)
        while asked[:1] == (CHANCE,):
            state = rules.advance(state, CHANCE, Question(state, CHANCE).sample(self.randbelow))[0]
            asked = rules.awaited(state)
        self.state = state
        self.words = ()
        self._seen = self._masked = False
        self.seat = asked[0] if asked else None
        self.question = Question(state, asked[0]) if asked else None
        self.choices = None
        if self.question is not None and self.answers is None:
            self.choices = self.question.next(())

    def _complaint(self, action: str) -> str:
        allowed = np.flatnonzero(self.mask()).tolist()
        return f"action {action} is not legal for seat {self.seat}; the mask allows {shortened(allowed)}"


def shortened(actions: list[int]) -> str:
    """Actions for an error message: not more than anybody would read."""
    return ", ".join(map(str, actions[:SHOWN])) + (", …" if len(actions) > SHOWN else "")
