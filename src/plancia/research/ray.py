"""Work shared out to a Ray cluster: the same units as on one machine, with the same results."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from plancia.research.needs import need

need("ray", "plancia.research.ray", extra="ray")

import ray  # noqa: E402

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # tasks submitted for each core: one is worked on, the next waits
FOREVER = -1  # how often a task is tried again if its worker or its node is lost


def connect(address: str = "") -> None:
    """Join a cluster: `ray://host:port`, `host:port`, `auto`, or "" for one on this machine. Once is enough."""
    if not ray.is_initialized():
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False if not address else None)


def share_out_on_ray(work: Callable[[T], R], tasks: Iterable[T], jobs: int = 0) -> Generator[R, None, None]:
    """Yield the result of every task as it finishes, on `jobs` cores of the cluster (0: all of them).

    A task whose worker or node is lost starts again elsewhere. An exception of the work itself is raised here, and the
    tasks that are not finished are cancelled.
    """
    connect()
    remote: Any = ray.remote(num_cpus=1, max_retries=FOREVER, scheduling_strategy="SPREAD")(do)
    shared = ray.put(work)
    left = iter(tasks)
    running: list[Any] = []
    try:
        running += [remote.remote(shared, task) for task in islice(left, AHEAD * (jobs or cores()))]
        while running:
            (ready,), running = ray.wait(running, num_returns=1)
            running += [remote.remote(shared, task) for task in islice(left, 1)]
            yield result_of(ready)
    finally:
        for task in running:
            ray.cancel(task, force=True)


def do(work: Callable[[T], R], task: T) -> R:
    """What a worker of the cluster calls."""
    return work(task)


def result_of(ready: Any) -> Any:
    """The result of a task, or the exception that its work raised."""
    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        raise error.cause or error from None


def cores() -> int:
    """Of all nodes of the cluster, at least one."""
    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))
