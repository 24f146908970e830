"""Some of the games of a vector environment, played in one process. Their arrays are in memory shared by all."""

from __future__ import annotations

from multiprocessing.connection import Connection
from random import Random
from typing import Any

from plancia.research.native import NativeSlots
from plancia.research.players import Players
from plancia.research.setup import setup
from plancia.research.shared import Plan, Shared
from plancia.research.table import Table


class Slot:
    """One game after another."""

    def __init__(self, plan: Plan, shared: Shared, number: int) -> None:
        memory = shared.rows[number], shared.planes[number], shared.masks[number]
        self.table = Table(setup(plan.game, plan.seats, plan.options), plan.actions, memory)
        self.plan, self.shared, self.number = plan, shared, number
        self.random = Random(number)
        self.over = True
        self.last = 0  # the seat that acted last in a game that is over

    def seed(self, seed: int) -> None:
        self.random = Random(seed)

    def begin(self) -> None:
        """Start a new game and let the bots play until the learner is asked."""
        plan, table = self.plan, self.table
        self.learner, self.players = None, None
        start = self.random.getrandbits(62)
        if plan.opponents is not None:
            seats = table.seats
            self.learner = self.random.randrange(seats) if plan.seat is None else plan.seat
            others = [(self.learner + n) % seats for n in range(1, seats)]
            self.players = Players(dict(zip(others, plan.opponents, strict=True)), plan.budget)
            self.players.begin(table.rules, start)
        table.begin(start)
        self._wait()
        if table.seat is None:  # the bots ended the game before the learner was asked
            self.begin()
            return
        self._show(0.0, over=False)

    def step(self, action: int) -> None:
        """The learner's action; after the end of a game, a new one."""
        if self.over:
            self.begin()
            return
        table = self.table
        actor = table.seat
        table.act(action)
        if self.players is not None:
            self._wait()
        if table.seat is not None:
            table.look()
            table.mask()
            return
        assert actor is not None
        utilities = table.utilities()
        self.shared.utilities[self.number] = utilities
        self.last = actor
        self._show(utilities[actor], over=True, seat=actor)

    @property
    def seat(self) -> int:
        """The seat that the observation belongs to."""
        return self.last if self.table.seat is None else self.table.seat

    def _wait(self) -> None:
        if self.players is not None:
            while self.table.seat is not None and self.table.seat != self.learner:
                self.players.answer(self.table)

    def _show(self, reward: float, over: bool, seat: int | None = None) -> None:
        table, shared, number = self.table, self.shared, self.number
        table.look(seat)
        table.mask()
        self.over = over
        shared.rewards[number] = reward
        shared.terminations[number] = over
        shared.seats[number] = self.seat


class Slots:
    """Consecutive slots that one process plays."""

    def __init__(self, plan: Plan, shared: Shared, numbers: range) -> None:
        self.slots = [Slot(plan, shared, number) for number in numbers]
        self.shared, self.part = shared, slice(numbers.start, numbers.stop)

    def do(self, seeds: list[int | None] | None) -> None:
        """A step of every slot; or, if seeds are given, a new game in every slot (None: continue its random numbers).

        Rewards and seats are written for all slots at once, not number by number.
        """
        if seeds is None:
            shared, part = self.shared, self.part
            shared.rewards[part] = 0.0
            for slot, action in zip(self.slots, shared.actions[part].tolist(), strict=True):
                slot.step(action)
            shared.seats[part] = [slot.seat for slot in self.slots]
            return
        for slot, seed in zip(self.slots, seeds, strict=True):
            if seed is not None:
                slot.seed(seed)
            slot.begin()


def slots_of(plan: Plan, shared: Shared, numbers: range) -> Slots | NativeSlots:
    return NativeSlots(plan, shared, numbers) if plan.native else Slots(plan, shared, numbers)


def serve(plan: Plan, buffers: Any, numbers: range, pipe: Connection) -> None:
    """Work in another process until it is terminated."""
    slots = slots_of(plan, Shared(buffers), numbers)
    while True:
        request = pipe.recv()
        try:
            slots.do(request)
            pipe.send((True, None))
        except Exception as error:  # raised again in the main process
            pipe.send((False, error))
