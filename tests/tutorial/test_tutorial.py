"""The tutorial works: who follows it step by step sees what it shows, and ends with a game that passes every test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tutorial.guide import Copy, blocks


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the repository with the whole game."""
    copy = Copy(tmp_path_factory.mktemp("finished"))
    for block in blocks():
        copy.follow(block, run=False)
    return copy


def test_every_step_shows_what_the_page_shows(tmp_path: Path) -> None:
    """Files are typed, and every session and command on the page gives the output that follows it."""
    copy = Copy(tmp_path)
    for block in blocks():
        copy.follow(block)


def test_the_game_has_the_style_of_the_others(finished: Copy) -> None:
    """Ruff and mypy have nothing to say."""
    files = [file for file in finished.written if file.endswith(".py")]
    for command in (
        ("ruff", "check", "--no-cache", *files),
        ("ruff", "format", "--check", "--no-cache", *files),
        ("mypy", "--cache-dir", str(finished.home / "mypy"), *files),
    ):
        done = finished.run("-m", *command)
        assert done.returncode == 0, done.stdout + done.stderr
