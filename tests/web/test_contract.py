"""The web app and the types of the server: what has to compile, and what must not."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from plancia.server import types

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
RENAMED = {  # a fact and a question of each game
    "tigris": ("ConflictDecided", "PickWar"),
    "rex": ("BattleDecided", "MakeBid"),
    "warlords": ("InvasionEnded", "DeployUnits"),
}


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """The errors after names were changed and a game without a plug-in was added, each with its line.

    Only plain TypeScript is compiled: that takes a few seconds.
    """
    folder = tmp_path_factory.mktemp("web")
    file = folder / "src" / "generated" / "types.ts"
    types.main([str(file)])
    text = file.read_text("utf-8")
    for game, names in RENAMED.items():
        for name in names:
            text = re.sub(rf'(?<={game.title()}){name}\b|(?<="){name}(?=")', f"Renamed{name}", text)
    text = text.replace("keyof Games;", "keyof Games | keyof New;\n") + 'interface New { spoof: Games["tigris"] }\n'
    file.write_text(text.replace("Games[G]", "(Games & New)[G]"), "utf-8")
    copy_sources(folder)
    return [(error, source_line(folder, error)) for error in compile_errors(folder)]


def test_a_renamed_fact_or_question_does_not_compile(errors: list[tuple[str, str]]) -> None:
    """Boards that still use the old name are errors."""
    lines = {line for _, line in errors}
    missed = {name for names in RENAMED.values() for name in names if not any(name in line for line in lines)}
    assert missed == set()


def test_a_game_without_a_plug_in_compiles(errors: list[tuple[str, str]]) -> None:
    """The registry of plug-ins need not name every game."""
    assert [error for error, _ in errors if error.startswith("src/boards/index.ts")] == []


def copy_sources(folder: Path) -> None:
    """The TypeScript files without their tests, and what is needed to compile them."""
    for file in (WEB / "src").rglob("*.ts"):
        target = folder / file.relative_to(WEB)
        if not target.exists() and not file.name.endswith(".test.ts"):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)
    (folder / "node_modules").symlink_to(WEB / "node_modules")
    paths = {"$core/*": ["./src/core/*"], "$python/*": [f"{ROOT}/src/plancia/*"]}
    config = {"extends": str(WEB / "tsconfig.json"), "compilerOptions": {"paths": paths}, "include": ["src/**/*.ts"]}
    (folder / "tsconfig.json").write_text(json.dumps(config), "utf-8")


def compile_errors(folder: Path) -> list[str]:
    """The errors of the compiler, such as `src/boards/rex/fields.ts(50,3): error TS2353: …`."""
    node = Path(sys.executable).parent / "node"
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    done = subprocess.run([node, compiler, "-p", folder], capture_output=True, text=True, cwd=folder, check=False)
    return re.findall(r"^src/.*: error .*$", done.stdout, re.MULTILINE)


def source_line(folder: Path, error: str) -> str:
    """The line of a board that has the error; "": the error is somewhere else."""
    found = re.match(r"(src/boards/\w+/[\w.]+)\((\d+),", error)
    return (folder / found[1]).read_text("utf-8").splitlines()[int(found[2]) - 1] if found else ""
