"""The curve of a training is drawn from its log."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench.curve import BOTTOM, LEFT, RIGHT, TOP, main

HEAD = "minutes,cpu_minutes,decisions,wins\n"


def test_every_evaluation_is_a_point(tmp_path: Path) -> None:
    """The first at the start, the last at the end; wins between the bottom and the top line."""
    log, picture = tmp_path / "log.csv", tmp_path / "curve.svg"
    log.write_text(HEAD + "0.1,0.0,4096,0.400\n2,1.0,8192,0.700\n4,2.0,12288,1.000\n")
    assert main([str(log), str(picture)]) == 0
    points = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', picture.read_text("utf-8"))
    middle = (LEFT + RIGHT) / 2, (TOP + BOTTOM) / 2
    assert [(float(x), float(y)) for x, y in points] == [(LEFT, BOTTOM), middle, (RIGHT, TOP)]


@pytest.mark.parametrize(
    ("text", "reason"), [(HEAD, "nothing is logged yet"), ("a,b\n", "no log of"), (None, "No such file")]
)
def test_a_file_that_is_no_log(
    text: str | None, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The reason is printed, and no picture is written."""
    log = tmp_path / "log.csv"
    if text is not None:
        log.write_text(text)
    with pytest.raises(SystemExit):
        main([str(log), str(tmp_path / "curve.svg")])
    assert reason in capsys.readouterr().err
    assert not (tmp_path / "curve.svg").exists()
