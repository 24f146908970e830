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


OF_EVERY_GAME = (
    "games/test_rooms.py",
    "games/test_versions.py",
    "games/test_library.py",
    "games/test_near_end.py",
    "locale/test_completeness.py",
    "locale/test_fields.py",
    "cli/test_asking.py",
    "server/test_types.py",
    "server/test_seating.py",
)


def test_the_game_passes_the_tests_of_every_game(finished: Copy) -> None:
    """They take their list of games from the registry, so the new game is among them."""
    files = [f"tests/{file}" for file in OF_EVERY_GAME]
    done = finished.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "spoof", *files)
    assert done.returncode == 0, done.stdout + done.stderr
