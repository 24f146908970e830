"""The tutorial works: a reader who follows it sees what it shows, and ends with a game that passes every test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tutorial.guide import Copy, blocks, finished


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """At the end of the tutorial."""
    return finished(tmp_path_factory.mktemp("finished"))


def test_every_step_shows_what_the_page_shows(tmp_path: Path) -> None:
    """Files are typed, and every session and command on the page gives the output that follows it."""
    copy = Copy(tmp_path)
    for block in blocks():
        copy.follow(block)


def test_the_game_has_the_style_of_the_others(copy: Copy) -> None:
    """Ruff and mypy report nothing."""
    files = [file for file in copy.written if file.endswith(".py")]
    for command in (
        ("ruff", "check", "--no-cache", *files),
        ("ruff", "format", "--check", "--no-cache", *files),
        ("mypy", "--cache-dir", str(copy.home / "mypy"), *files),
    ):
        done = copy.run("-m", *command)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_board_is_formatted_like_the_others(copy: Copy) -> None:
    """Prettier reports nothing."""
    copy.npm("exec", "--", "prettier", "--check", "src/boards/spoof", "src/boards/index.ts")


@pytest.mark.soak
def test_the_board_has_the_types_of_the_app(copy: Copy) -> None:
    """ESLint and the type checker report nothing; they take twenty seconds, since they read the whole app."""
    copy.npm("run", "generate")
    copy.npm("exec", "--", "eslint", "src/boards/spoof")
    copy.npm("exec", "--", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_laws_find_the_leak_of_the_page(copy: Copy) -> None:
    """The page lets everybody see all coins, and names the law that this breaks."""
    view = copy.root / "src/plancia/games/spoof/view.py"
    text = view.read_text("utf-8")
    assert "owner == seat" in text
    view.write_text(text.replace("owner == seat", "True"), "utf-8")
    done = copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/spoof/test_laws.py")
    view.write_text(text, "utf-8")
    assert "LawBroken: the views are the same" in done.stdout


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


def test_the_game_passes_the_tests_of_every_game(copy: Copy) -> None:
    """They take their list of games from the registry, so the new game is among them."""
    files = [f"tests/{file}" for file in OF_EVERY_GAME]
    done = copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "spoof", *files)
    assert done.returncode == 0, done.stdout + done.stderr
