"""A new game is a few folders of its own, its messages, and one line in each registry: nothing else names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import plancia
from plancia.games import NAMES

SOURCES = Path(plancia.__file__).parent
REGISTRIES = {
    *("games/__init__.py", "bots/evaluation/__init__.py", "cli/boards/__init__.py"),
    # A game without a line here is used as well: its words are discovered, and its view is the observation.
    *("research/codec/lexicons.py", "research/codec/vocabulary.py", "research/observation/observer.py"),
    "analysis/habits/counting.py",  # a game without a line here has no habits on profiles
}
GAMES = "|".join(NAMES)
# A folder per game, or modules that begin with its name.
OF_A_GAME = re.compile(
    rf"(games|bots/evaluation)/({GAMES})/|cli/boards/({GAMES})(_\w+)?\.py|research/(codec|observation)/({GAMES})\.py"
    rf"|analysis/habits/({GAMES})\.py"
)
# What makes one game faster; the others do without.
FASTER = re.compile(r"native/|arena/engines\.py|bots/monte_carlo\.py|research/(native|codec/answers|codec/fields)\.py")
SHARED_TEXT = ("engine", "faults", "web", "replay", "lesson", "examples", "terminal", "editions")


def shared() -> dict[str, ast.Module]:
    """The modules that belong to no game, by their paths."""
    files = {file.relative_to(SOURCES).as_posix(): file for file in SOURCES.rglob("*.py")}
    return {path: ast.parse(file.read_text("utf-8")) for path, file in files.items() if not OF_A_GAME.match(path)}


def named(tree: ast.Module) -> set[str]:
    """The games that code names: as a word of its own, or as a package it imports."""
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    packages = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    packages |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return {name for name in NAMES if name in texts or any(name in package.split(".") for package in packages)}


def test_only_the_registries_name_the_games() -> None:
    found = {path: named(tree) for path, tree in shared().items()}
    assert {path for path, games in found.items() if games and not FASTER.match(path)} == REGISTRIES
    assert all(found[path] == set(NAMES) for path in REGISTRIES)


def test_shared_messages_belong_to_no_game() -> None:
    """Text of one game is in files that begin with its name, or in its lesson."""
    names = re.compile(rf"^[\w-]*\b({'|'.join(NAMES)})-[\w-]* =", re.MULTILINE)
    files = [SOURCES / "locale" / "en" / f"{name}.ftl" for name in SHARED_TEXT]
    found = {file.name: [match[0] for match in names.finditer(file.read_text("utf-8"))] for file in files}
    assert {name: keys for name, keys in found.items() if keys} == {}
