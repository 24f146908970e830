"""The TypeScript that was generated from our types is what it would be now."""

import subprocess
import sys
from pathlib import Path

CONTRACT = Path(__file__).parents[2] / "web" / "contract.py"


def test_the_generated_types_are_up_to_date() -> None:
    checked = subprocess.run([sys.executable, CONTRACT, "--check"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
