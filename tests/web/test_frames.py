"""No frame of a battle takes long."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Server
from tests.web.measure import LIMIT, battle_work

TIMES = 6  # another program on the same processor makes a task longer, and never shorter


@pytest.mark.soak
def test_no_task_of_a_rex_battle_is_longer_than_a_frame_may_be(browser: Browser, server: Server) -> None:
    """From the sealed plan to the outcome no task takes 50 ms on a processor that is four times slower."""
    tasks: list[float] = []
    while len(tasks) < TIMES and min(tasks, default=LIMIT + 1) > LIMIT:
        tasks.append(battle_work(browser, server))
    assert min(tasks) <= LIMIT, tasks
