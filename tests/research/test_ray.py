"""Work on a Ray cluster."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import isqrt
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest
import ray
from ray.cluster_utils import Cluster

from plancia.arena import Contest, play_contest
from plancia.arena.tuning import Log, new_run
from plancia.research.dataset import Dataset, Recipe, write_dataset
from plancia.research.ray import connect, cores, share_out_on_ray

T = TypeVar("T")
TRIES = 4
TOO_SLOW = ("timed out during startup", "Starting Ray client server failed", "connection timeout")
WARNINGS = ("ResourceWarning", "DeprecationWarning", "FutureWarning")  # of Ray, not ours to change
pytestmark = [
    pytest.mark.soak,
    pytest.mark.timeout(1800),  # seconds: starting a cluster takes long on a busy machine, and may need several tries
    *(pytest.mark.filterwarnings(f"ignore::{kind}") for kind in WARNINGS),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """One node with two cores, for all tests that do not lose it."""
    patiently(partial(ray.init, num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False))
    yield
    ray.shutdown()


def patiently(start: Callable[[], T]) -> T:
    """Ray gives its own processes 15 or 30 seconds to start. On a busy machine they need several tries."""
    for _ in range(TRIES - 1):
        try:
            return start()
        except Exception as error:  # Ray raises no other kind
            if not any(text in str(error) for text in TOO_SLOW):
                raise
            ray.shutdown()
    return start()


def test_a_contest_on_a_cluster_is_the_same(cluster: None) -> None:
    """The same games with the same results as in one process; only the times differ."""
    contest = Contest(game="tigris", bots=("random", "novice"), seats=2, deals=1, options={"stall_guard": True})
    *_, here = play_contest(contest)
    *_, there = play_contest(contest, jobs=2, share=share_out_on_ray)
    assert [r.outcome for r in there.counted()] == [r.outcome for r in here.counted()]
    assert len(there.counted()) == 2


def test_a_dataset_on_a_cluster_is_the_same(cluster: None, tmp_path: Path) -> None:
    """The nodes play, and this process writes the files."""
    recipe = Recipe(game="tigris", bots=("random", "random"), games=2, shard=1)
    assert sorted(write_dataset(recipe, tmp_path / "there", 2, share_out_on_ray)) == [0, 1]
    assert list(write_dataset(recipe, tmp_path / "here")) == [0, 1]
    for shard in (0, 1):
        one, other = Dataset(tmp_path / "here").read(shard), Dataset(tmp_path / "there").read(shard)
        assert np.array_equal(one["action"], other["action"])


def test_tuning_on_a_cluster_is_the_same(cluster: None, tmp_path: Path) -> None:
    """The same seed gives the same weights."""
    run = new_run("warlords", 2, "cluster", 1)
    here, there = Log(tmp_path / "here", run), Log(tmp_path / "there", run)
    list(here.play(2))
    list(there.play(2, 2, share_out_on_ray))
    assert (tmp_path / "here").read_bytes() == (tmp_path / "there").read_bytes()


def fail(task: int) -> int:
    if task == 2:
        raise ValueError("task 2 is wrong")
    return task


def test_an_error_is_that_of_the_work(cluster: None) -> None:
    """Results come as they are finished; an exception in a task is raised here as it was, and the rest is cancelled."""
    assert cores() == 2
    assert sorted(share_out_on_ray(fail, [3, 4, 5])) == [3, 4, 5]
    with pytest.raises(ValueError, match="task 2 is wrong"):
        list(share_out_on_ray(fail, range(6), 1))


def slowly(seconds: float, task: int) -> int:
    time.sleep(seconds)
    return task


def test_a_lost_node_loses_no_work() -> None:
    """One of two nodes is killed in the middle: its tasks start again on the other."""
    ray.shutdown()  # the node of the tests above
    quickly = {"health_check_period_ms": 500, "health_check_failure_threshold": 3, "health_check_timeout_ms": 500}
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": quickly}
    nodes = patiently(lambda: Cluster(initialize_head=True, head_node_args=head))
    try:
        second = patiently(lambda: nodes.add_node(num_cpus=1))
        ray.init(address=nodes.address, log_to_driver=False, configure_logging=False)
        assert cores() == 2
        results = []
        for result in share_out_on_ray(partial(slowly, 0.5), range(12)):
            results.append(result)
            if len(results) == 2:
                nodes.remove_node(second, allow_graceful=False)
        assert sorted(results) == list(range(12))
    finally:
        ray.shutdown()
        nodes.shutdown()  # type: ignore[no-untyped-call]


def test_a_cluster_elsewhere_is_reached_by_its_address() -> None:
    """`ray://host:port` needs no node on this machine. Results and errors are the same."""
    ray.shutdown()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    head = {"num_cpus": 2, "include_dashboard": False, "ray_client_server_port": port}
    nodes = patiently(lambda: Cluster(initialize_head=True, head_node_args=head))
    try:
        patiently(lambda: connect(f"ray://127.0.0.1:{port}"))
        assert cores() == 2
        assert sorted(share_out_on_ray(isqrt, [0, 1, 4, 9])) == [0, 1, 2, 3]
        with pytest.raises(ValueError, match="must be nonnegative"):
            list(share_out_on_ray(isqrt, [1, -1]))
    finally:
        ray.shutdown()
        nodes.shutdown()  # type: ignore[no-untyped-call]
