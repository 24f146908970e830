"""`--edition FILE`: component data of one's own, or a sentence that says what is wrong with them."""

from pathlib import Path

import pytest

from plancia.records import read, verify
from tests.cli.conftest import Command

GOOD = {"rex": "", "warlords": "[wounds.token]\ncopies = 9\n"}
SIMULATED = ("--bots", "random", "--games", "1", "--jobs", "1")


@pytest.mark.parametrize("game", GOOD)
def test_a_simulation_with_an_edition(plancia: Command, tmp_path: Path, game: str) -> None:
    """The records keep the data they were played with, and can be verified without the file."""
    (tmp_path / "mine.toml").write_text(GOOD[game], "utf-8")
    ran = plancia("simulate", game, *SIMULATED, "--edition", "mine.toml", "--out", "played")
    assert ran.code == 0, ran.err
    (tmp_path / "mine.toml").unlink()
    (file,) = (tmp_path / "played").iterdir()
    record = read(file.read_text("utf-8"))
    assert verify(record).decisions > 0
    assert record.edition == ('{"wounds":{"token":{"copies":9}}}' if game == "warlords" else "")


def test_what_is_wrong_with_an_edition_is_said(plancia: Command, tmp_path: Path) -> None:
    """The message names the file and the record."""
    (tmp_path / "mine.toml").write_text("[mercenaries.M07]\ninfantry = 'two'\n", "utf-8")
    ran = plancia("simulate", "warlords", *SIMULATED, "--edition", "mine.toml")
    assert ran.code != 0
    assert "mine.toml" in ran.err
    assert "mercenaries.M07" in ran.err


@pytest.mark.parametrize(
    ("game", "file", "words"), [("tigris", "mine.toml", "Tigris"), ("warlords", "no.toml", "no.toml")]
)
def test_no_such_data(plancia: Command, tmp_path: Path, game: str, file: str, words: str) -> None:
    """A game without editions says so, and so does a file that is not there."""
    (tmp_path / "mine.toml").write_text("", "utf-8")
    ran = plancia("simulate", game, *SIMULATED, "--edition", file)
    assert ran.code != 0
    assert words in ran.err
