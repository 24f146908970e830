"""Every ruling, every point easy to miss and every worked example has a test of its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = "\n".join(path.read_text("utf-8") for path in sorted(Path(__file__).parent.glob("test_*.py")))
NAMED = set(re.findall(r"def test_([rmt]\d+)_", TESTS))


@pytest.mark.parametrize(("letter", "last"), [("r", 86), ("m", 52), ("t", 18)])
def test_every_one_is_tried(letter: str, last: int) -> None:
    """Rulings r1 to r86, points m1 to m52, worked examples t1 to t18."""
    assert [f"{letter}{n}" for n in range(1, last + 1) if f"{letter}{n}" not in NAMED] == []
