"""The server of a measurement ends with it, however that ends."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

SLOW_MACHINE = 30.0  # seconds
STARTS = """
import sys, time
from pathlib import Path
from load.process import serving

with serving(Path(sys.argv[1]), 1) as server:
    print(server.process.pid, flush=True)
    time.sleep(600)
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
    return not state.stdout.startswith("Z")  # no parent may be left to notice its end


def test_a_killed_measurement_leaves_no_server_behind(tmp_path: Path) -> None:
    """`kill -9` gives it no chance to stop the server itself."""
    with subprocess.Popen(
        [sys.executable, "-c", STARTS, str(tmp_path)], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]
    ) as measuring:
        assert measuring.stdout is not None
        server = int(measuring.stdout.readline())
        assert is_running(server)
        measuring.kill()
    until = time.monotonic() + SLOW_MACHINE
    while is_running(server) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(server)
