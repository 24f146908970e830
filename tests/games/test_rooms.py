"""Every game has the same folders, and no module changes another one when it is imported."""

import ast
from pathlib import Path

import pytest

import plancia
from plancia.games import NAMES

SOURCES = Path(plancia.__file__).parent
MODULES = {  # of each folder; a small game may lack a folder
    "drawing": {"svg", "paint", "geometry"},
    "hidden": {"knowledge", "imagining"},
    "edition": {"loading", "checks", "components", "box", "doubts"},
    "deals": {"negotiation"},
}
CHAPTERS = {"factions"}  # the races of Rex are chapters of its rulebook
DATA = {"art", "data", "rules"}  # not modules


def modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py"))


@pytest.mark.parametrize("game", NAMES)
def test_a_game_has_the_same_rooms_as_the_others(game: str) -> None:
    """Beside the chapters of its rulebook a game has folders for drawing, hidden information, editions and deals."""
    folders = {path.name for path in (SOURCES / "games" / game).iterdir() if path.is_dir()} - {"__pycache__"}
    assert folders <= set(MODULES) | CHAPTERS | DATA


@pytest.mark.parametrize("game", NAMES)
def test_the_modules_of_a_room_have_the_same_names_in_every_game(game: str) -> None:
    """A picture is drawn by `drawing/svg.py`, a state is imagined by `hidden/imagining.py`."""
    rooms = [folder for folder in (SOURCES / "games" / game).iterdir() if folder.name in MODULES]
    missing = {room.name: MODULES[room.name] - {path.stem for path in modules(room)} for room in rooms}
    assert {name: found for name, found in missing.items() if found} == {}


@pytest.mark.parametrize("package", ["engine", "games"])
def test_nothing_is_patched_at_import(package: str) -> None:
    """No module sets an attribute of a class or of another module while it is imported."""
    found = [
        f"{path.relative_to(SOURCES)}:{statement.lineno}"
        for path in modules(SOURCES / package)
        for statement in ast.parse(path.read_text("utf-8")).body
        for target in (statement.targets if isinstance(statement, ast.Assign) else ())
        if isinstance(target, ast.Attribute)
    ]
    assert found == []
