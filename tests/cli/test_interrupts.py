"""Ctrl-C is never lost."""

import subprocess
import sys

IN_A_DESTRUCTOR = """
import signal, time
from plancia.cli.interrupts import keep_sigint

class Busy:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)
keep_sigint()
try:
    Busy()
    time.sleep(3600)
except KeyboardInterrupt:
    raise SystemExit(130)
"""
OTHER_FAULTS = """
from plancia.cli.interrupts import keep_sigint

class Broken:
    def __del__(self):
        raise ValueError("broken")

keep_sigint()
Broken()
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=90, check=False)


def test_ctrl_c_in_a_destructor_stops_the_command() -> None:
    """Python ignores the exception there; we deliver it again, without a traceback."""
    ran = run(IN_A_DESTRUCTOR)
    assert (ran.returncode, ran.stderr) == (130, "")


def test_other_faults_in_a_destructor_are_printed() -> None:
    """As Python does."""
    ran = run(OTHER_FAULTS)
    assert ran.returncode == 0
    assert "ValueError: broken" in ran.stderr
