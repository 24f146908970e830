"""The installed command in a separate process, and in a real terminal."""

import re
import subprocess
import time
from pathlib import Path

import pytest

from plancia.records import read, verify
from tests.cli.conftest import Command
from tests.cli.terminal import COMMAND, SLOW_MACHINE, Terminal, plain


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60, check=False)


def test_several_processes_give_the_same_games() -> None:
    """With two jobs the table and every record are the same as with one."""
    games = ("simulate", "tigris", "--bots", "random,random", "--games", "4", "--options", "english")
    one, two = run(*games, "--jobs", "1", "--out", "one"), run(*games, "--jobs", "2", "--out", "two")
    assert (one.returncode, one.stderr) == (0, "")
    assert (two.returncode, two.stdout, two.stderr) == (0, one.stdout, "")
    files = sorted(file.name for file in Path("one").iterdir())
    assert len(files) == 4
    assert all((Path("one") / name).read_bytes() == (Path("two") / name).read_bytes() for name in files)


def test_a_bot_that_kills_its_process_gets_a_message() -> None:
    """However a bot fails in a worker, there is no traceback."""
    code = "import os\nclass Mine:\n    def __init__(self, game): pass\n    def answer(self, *_): os._exit(3)\n"
    Path("mybot.py").write_text(code, "utf-8")
    ran = run("simulate", "tigris", "--bots", "mybot.py:Mine", "--games", "2", "--jobs", "2")
    assert ran.returncode == 2
    assert ran.stderr == "Bot error: the process of a bot has ended.\n"


def test_ctrl_c_in_a_real_terminal(home: Path, plancia: Command) -> None:
    """Tab completes; Ctrl-C saves and restores the terminal, and the game can be resumed."""
    with Terminal("play", "tigris", "--seats", "me,random", "--options", "open_scores") as terminal:
        terminal.wait_for("▸ ")
        terminal.type("catas\t")
        terminal.wait_for("catastrophe ")
        terminal.type("a1\n")
        terminal.wait_for("A1")
        terminal.wait_for("▸ ")
        terminal.type("leader re\x03")
        terminal.wait_for("--resume")
        assert terminal.ends() == 0
    assert "The game is saved in" in plain(terminal.seen)
    assert "Traceback" not in terminal.seen
    (file,) = home.glob("*.plancia")
    record = read(file.read_text("utf-8"))
    assert [entry.words for entry in record.entries if entry.seat == 0] == [("catastrophe", "a1")]
    assert verify(record).sealed
    resumed = plancia("play", "tigris", "--resume", keys=["quit"])
    assert "Continuing the game" in resumed.text
    assert "╳╳╳╳" in resumed.out


@pytest.mark.parametrize("after", [0.0, 0.05, 0.2, 0.5])
def test_ctrl_c_stops_a_simulation(after: float) -> None:
    """Neither this process nor its workers print an error, at any time."""
    with Terminal("simulate", "tigris", "--bots", "random", "--games", "100000", "--jobs", "2") as terminal:
        terminal.wait_for("/100000")
        time.sleep(after)
        terminal.type("\x03")
        assert terminal.ends() == 130
    assert "Traceback" not in terminal.seen


def test_ctrl_c_stops_a_contest_and_a_kill_loses_little(plancia: Command) -> None:
    """Ctrl-C prints how to continue; after a kill the games that were finished are in the file, and count."""
    Path("other.py").write_text("from plancia.bots import RandomBot as Other\n", "utf-8")
    contest = ("arena", "tigris", "--bots", "random,other.py:Other", "--out", "out")
    with Terminal(*contest, "--deals", "50000", "--jobs", "2") as terminal:
        terminal.wait_for("/100000")
        wait_for_lines(Path("out/games.jsonl"), 3)
        terminal.type("\x03")
        assert terminal.ends() == 130
    assert "the same command continues" in " ".join(plain(terminal.seen).split())
    assert "Traceback" not in terminal.seen
    before = len(Path("out/games.jsonl").read_bytes().splitlines())
    with Terminal(*contest, "--deals", "50000", "--jobs", "2"):
        wait_for_lines(Path("out/games.jsonl"), before + 2)  # then it is killed
    finished = [line for line in Path("out/games.jsonl").read_bytes().splitlines()[1:] if b'"deal":0,' in line]
    ran = plancia(*contest, "--deals", "1", "--jobs", "1")
    assert ran.code == 0, ran.err
    count = re.search(r"Continuing: (\d) games? ha", ran.text)  # one process may have been slow with its first game
    assert count is not None
    assert int(count[1]) == len(finished) > 0


def wait_for_lines(file: Path, lines: int) -> None:
    end = time.monotonic() + SLOW_MACHINE
    while not file.exists() or len(file.read_bytes().splitlines()) < lines:
        assert time.monotonic() < end
        time.sleep(0.05)
