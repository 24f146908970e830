"""A rolling update: SIGHUP replaces all processes on a port, one after another, while people play."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from load.process import serving
from plancia.server.homes import Homes
from plancia.server.storage import Storage
from tests.server.cluster.storm import Player, acknowledged, some_together
from tests.server.postgres import Cluster

pytestmark = [pytest.mark.anyio, pytest.mark.soak, pytest.mark.timeout(1200)]

PROCESSES = 3
THINKS = 4.0  # seconds for an answer, on average: no game must be over before the update is
MORE = 12  # answers
PATIENCE = 300.0  # seconds: six processes start, each with those of its bots


async def test_all_processes_are_replaced_while_people_play(postgres: Cluster, tmp_path: Path) -> None:
    """No answer is lost or stored twice, nobody misses anything, bots play on, and every table has a home again."""
    where = postgres.new_database()
    with serving(tmp_path, 1, f"--database={where}", processes=PROCESSES) as server:
        port: Any = SimpleNamespace(host=f"127.0.0.1:{server.port}")
        players = [Player(number, [port], THINKS) for number in range(3)]
        await some_together(player.sit_down for player in players)
        playing = [asyncio.create_task(player.play()) for player in players]
        await answers(players, MORE)
        old = server.served_by()
        os.kill(server.process.pid, signal.SIGHUP)
        async with asyncio.timeout(PATIENCE):
            while old & server.served_by() or len(server.served_by()) != PROCESSES:
                await asyncio.sleep(0.5)
                assert "not replaced" not in (tmp_path / "stderr").read_text("utf-8")
        await answers(players, MORE)
        for player in players:
            player.stopped = True
        await asyncio.gather(*playing)
        storage = Storage.open(where)
        stored = sum([await player.check(storage) for player in players])
        storage.close()
        await some_together(player.check_story for player in players)
        assert stored >= 2 * MORE
        assert sum(player.resumed for player in players) > 0
        await is_at_home(players[0])


async def answers(players: list[Player], more: int) -> None:
    """So many more are acknowledged."""
    enough = acknowledged(players) + more
    async with asyncio.timeout(PATIENCE):
        while acknowledged(players) < enough:
            await asyncio.sleep(0.05)


async def is_at_home(player: Player) -> None:
    """The only listener is at the process to which all connections about its table go."""
    person, home = player.person(), Homes("", 0, PROCESSES).of(player.table.encode())
    async with person.follow(player.table):
        metrics = [(await person.ask("GET", f"/-/metrics?process={number}")).text for number in range(PROCESSES)]
        listeners = [int(text.partition("\nplancia_listeners ")[2].split()[0]) for text in metrics]
    assert listeners == [int(number == home) for number in range(PROCESSES)]
