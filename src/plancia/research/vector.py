"""Many games at once, in several processes, with Gymnasium's vector interface.

Observations, masks, actions and rewards are in shared memory: nothing is copied between processes. A game that is over
starts again with the next step (Gymnasium's `NEXT_STEP`); the action for it is then ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

from plancia.research.needs import need

need("gymnasium", "plancia.research.vector")

import numpy as np  # noqa: E402
from gymnasium.error import ClosedEnvironmentError  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from plancia.arena import AUTOMATIC, ENGINES, NATIVE, PYTHON, Worker  # noqa: E402
from plancia.bots import Budget  # noqa: E402
from plancia.native.library import library, missing  # noqa: E402
from plancia.research.integers import whole  # noqa: E402
from plancia.research.native import GAME  # noqa: E402
from plancia.research.observation import Arrays  # noqa: E402
from plancia.research.players import bot_names, budget_of  # noqa: E402
from plancia.research.processes import ENDED, ProcessEnded  # noqa: E402
from plancia.research.setup import FIELDS, learners_seat, setup  # noqa: E402
from plancia.research.shared import Plan, Shared  # noqa: E402
from plancia.research.slots import serve, slots_of  # noqa: E402
from plancia.research.spaces import actions_space, arrays_space  # noqa: E402
from plancia.research.table import NO_GAME, MaskedAction, Table, shortened  # noqa: E402

Numbers = NDArray[Any]
Step = tuple[Arrays, Numbers, Numbers, Numbers, dict[str, Any]]


class Games(VectorEnv[Arrays, Numbers, Numbers]):
    """`count` games in `processes` processes. This one plays its share of them, and 1 means that it plays them all.

    Without opponents the learner plays all seats: an observation is that of the seat in `info["seat"]`, the reward is
    that of the seat that acted last, and `info["utilities"]` has those of all seats when a game is over.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # declared by Gymnasium

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        processes: int = 1,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        budget: Budget = Budget(),  # noqa: B008  # immutable
        actions: str = FIELDS,
        copy: bool = True,
        engine: str = AUTOMATIC,
        **options: Any,
    ) -> None:
        """`copy`: return copies of the arrays. Without, they are overwritten by the next step, but nothing is copied.

        `engine`: "python" or "native"; by default the native rules where they can be used, with the same results.

        The other arguments are those of `plancia.research.gymnasium.OneLearner`.
        """
        if (whole(count) or 0) < 1:
            raise ValueError(f"count={count!r}: at least one game")
        if not 1 <= (whole(processes) or 0) <= count:
            raise ValueError(f"processes={processes!r}: between 1 and the number of games, {count}")
        table = Table(setup(game, seats, options), actions)
        seat = learners_seat(seat, table.seats)
        if opponents is None and seat is not None:
            raise ValueError("without opponents the learner plays all seats: leave out `seat`")
        bots = None if opponents is None else bot_names(opponents, table.seats - 1)
        plan = Plan(
            game=game,
            seats=table.seats,
            options=options,
            actions=actions,
            opponents=bots,
            seat=seat,
            budget=budget_of(budget),
            native=is_native(engine, game, bots),
        )
        self.num_envs, self.copy = count, copy
        self._begun = False  # was there a reset?
        self.layout = table.observer.layout
        self.single_observation_space = arrays_space(self.layout)
        self.single_action_space = actions_space(table)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.shared = _shared(table, count)
        self._observation = self.layout.named(self.shared.rows, self.shared.planes)
        cuts = [count * n // processes for n in range(processes + 1)]
        self._parts = [range(start, end) for start, end in pairwise(cuts)]
        self._slots = slots_of(plan, self.shared, self._parts[0])
        self._workers = [Worker(serve, plan, self.shared.buffers, part) for part in self._parts[1:]]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """New games everywhere. A seed s gives slot n the seed s + n."""
        self._check_open()
        seeds = seeds_of(seed, self.num_envs)
        self._begun = True
        self._do([seeds[part.start : part.stop] for part in self._parts])
        return self._seen(), self._info()

    def step(self, actions: Numbers | Sequence[int]) -> Step:
        """One action in every game. A masked action raises `MaskedAction`, and nothing happens in any game."""
        self._check_open()
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"actions of the shape {chosen.shape}: one action for each of the {self.num_envs} games")
        if not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions are integers, not {chosen.dtype}")
        if not self._begun:
            raise MaskedAction(NO_GAME)
        self.shared.actions[:] = chosen
        self._check()
        self._do([None] * len(self._parts))
        shared = self.shared
        nothing = np.zeros(self.num_envs, np.bool_)
        rewards, over = shared.rewards.copy(), shared.terminations.copy()
        return self._seen(), rewards, over, nothing, self._info()

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError("these games are closed: make new ones")

    def _check(self) -> None:
        """Reject actions that a mask forbids, before any of them is carried out."""
        shared, most = self.shared, self.shared.masks.shape[1]
        chosen = shared.actions
        valid = (chosen >= 0) & (chosen < most)
        legal = valid & (shared.masks[np.arange(self.num_envs), np.where(valid, chosen, 0)] == 1)
        if (legal | shared.terminations).all():
            return
        at = int(np.flatnonzero(~legal & ~shared.terminations)[0])
        allowed = np.flatnonzero(shared.masks[at]).tolist()
        raise MaskedAction(f"game {at}: action {chosen[at]} is not legal; the mask allows {shortened(allowed)}")

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for worker in self._workers:
            worker.end()
        self._workers = []

    def _do(self, requests: Sequence[list[int | None] | None]) -> None:
        """All processes at the same time. An exception in one of them is raised here.

        This process plays as well: if it only waited, three would share two cores, and each step would wait for both.
        """
        for worker, request in zip(self._workers, requests[1:], strict=True):
            with suppress(ConnectionError):  # it has ended, as its answer will show
                worker.pipe.send(request)
        parts: list[Callable[[], object]] = [partial(self._slots.do, requests[0])]
        parts += [worker.receive for worker in self._workers]
        failures: list[Exception] = []
        for finish in parts:
            try:
                finish()
            except (EOFError, ConnectionError):
                failures.append(ProcessEnded(ENDED))
            except Exception as error:  # wait for the other processes before raising it
                failures.append(error)
        if failures:
            raise failures[0]

    def _seen(self) -> Arrays:
        if not self.copy:
            return self._observation
        return {name: array.copy() for name, array in self._observation.items()}

    def _info(self) -> dict[str, Any]:
        shared = self.shared
        info = {"action_mask": shared.masks, "seat": shared.seats, "utilities": shared.utilities}
        found: dict[str, Any] = {name: array.copy() if self.copy else array for name, array in info.items()}
        over = shared.terminations.copy()
        always = np.ones(self.num_envs, np.bool_)
        return found | {"_action_mask": always, "_seat": always, "_utilities": over}


def seeds_of(seed: object, count: int) -> list[int | None]:
    """A seed for each game; None: its random numbers continue."""
    if seed is None:
        return [None] * count
    if (first := whole(seed)) is not None:
        return [first + n for n in range(count)]
    if isinstance(seed, str) or not isinstance(seed, Sequence | np.ndarray):
        raise ValueError(f"{seed!r} is no seed: give an integer, or one for each of the {count} games")
    if len(seed) != count:
        raise ValueError(f"{len(seed)} seeds for {count} games")
    found = [whole(one) for one in seed]
    if wrong := [one for one, number in zip(seed, found, strict=True) if number is None and one is not None]:
        raise ValueError(f"{wrong[0]!r} is no seed: give integers, or None where random numbers continue")
    return found


def is_native(engine: str, game: str, bots: Sequence[str] | None) -> bool:
    """Is this played with the native rules? Raises an error if they are asked for and cannot be used."""
    if engine not in (AUTOMATIC, *ENGINES):
        raise ValueError(f"no engine {engine!r}; known: {', '.join(ENGINES)}")
    if engine == NATIVE:
        if game != GAME:
            raise ValueError(f"{game} has no native rules, only {GAME} has: leave out `engine`")
        if bots is not None:
            raise ValueError("bots in the other seats need the Python rules: leave out `engine` or `opponents`")
        library()  # raises `NativeMissing` with the reason
    return engine != PYTHON and game == GAME and bots is None and not missing()


def _shared(table: Table, count: int) -> Shared:
    """The memory for so many games."""
    layout = table.observer.layout
    context = get_context("spawn")
    shapes: dict[str, tuple[tuple[int, ...], str]] = {
        "rows": ((layout.size,), "int16"),
        "planes": (layout.new_planes().shape, "int8"),
        "masks": ((table.actions,), "int8"),
        "actions": ((), "int64"),
        "rewards": ((), "float64"),
        "terminations": ((), "bool"),
        "seats": ((), "int64"),
        "utilities": ((table.seats,), "float64"),
    }
    buffers = {}
    for name, (shape, dtype) in shapes.items():
        size = int(np.prod((count, *shape))) * np.dtype(dtype).itemsize
        buffers[name] = context.RawArray("b", max(size, 1)), (count, *shape), dtype
    return Shared(buffers)
