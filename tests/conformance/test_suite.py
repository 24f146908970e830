"""Python and the native copy pass the conformance suite, and the runner notices a program that does not."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from conformance.__main__ import check
from conformance.make import Case, answered, counts, from_tests, games
from conformance.native import Native
from conformance.protocol import Engine, reply
from conformance.python import Python
from conformance.suite import DATA, DEEP, FILES, failures, requests
from plancia.native.library import missing

QUICK = tuple(file for file in FILES if file != DEEP)
LONG = pytest.mark.timeout(1800)  # seconds: on a busy machine these take many minutes
native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")


def wrong(engine: Engine, file: Path) -> list[str]:
    return list(map(str, failures(requests(file), lambda request: reply(engine, request.text))))


@pytest.mark.parametrize("file", QUICK, ids=lambda file: file.stem)
def test_python_passes(file: Path) -> None:
    """The Python rules give every reply of the suite."""
    assert wrong(Python(), file) == []


@pytest.mark.soak
@LONG
def test_python_passes_deep() -> None:
    """The Python rules count millions of sequences as the suite does."""
    assert wrong(Python(), DEEP) == []


@native
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_native_passes(file: Path) -> None:
    """The native rules give every reply of the suite."""
    assert wrong(Native(), file) == []


def test_a_program_is_checked_through_lines_of_text(capfd: pytest.CaptureFixture[str]) -> None:
    """The runner starts a program, talks to it and reports success."""
    file = DATA / "perft.txt"
    assert check([sys.executable, "-m", "conformance.python"], [file]) == 0
    assert f"{sum(1 for _ in requests(file))} requests, 0 failed cases" in capfd.readouterr().out


def test_a_wrong_program_fails(capfd: pytest.CaptureFixture[str]) -> None:
    """The runner reports each wrong case with the request, the expected and the actual reply."""
    parrot = "import sys\nfor line in sys.stdin: print('0 TakeAction', flush=True)"
    assert check([sys.executable, "-c", parrot], [DATA / "perft.txt"]) == 1
    output = capfd.readouterr().out
    assert "perft.txt:7 (start)\n  > perft 1\n  < 750\n  but got 0 TakeAction\n" in output


def test_what_cannot_be_checked_is_explained(tmp_path: Path) -> None:
    """A program that does not start or exits, a file that is not there or has no requests: nothing of that passes."""
    file, empty = DATA / "perft.txt", tmp_path / "notes.txt"
    empty.write_text("# nothing\n")
    with pytest.raises(SystemExit, match=r"^\./nothing cannot be started: No such file"):
        check(["./nothing"], [file])
    with pytest.raises(SystemExit, match=r"the program exited after this request: position .*\n\(perft.txt:5: start\)"):
        check([sys.executable, "-c", ""], [file])
    with pytest.raises(SystemExit, match=r"missing\.txt cannot be read: No such file"):
        check(["./nothing"], [tmp_path / "missing.txt"])
    with pytest.raises(SystemExit, match=r"notes\.txt has no requests"):
        check(["./nothing"], [empty])


def test_failures_before_the_program_exits_are_reported(capfd: pytest.CaptureFixture[str]) -> None:
    """A program that is half written stops at a request that it does not know: what it got wrong before is printed."""
    half = "import sys\nfor line, _ in zip(sys.stdin, range(9)): print('0 TakeAction', flush=True)"
    with pytest.raises(SystemExit, match="exited"):
        check([sys.executable, "-c", half], [DATA / "perft.txt"])
    assert "perft.txt:7 (start)\n  > perft 1\n  < 750\n  but got 0 TakeAction\n" in capfd.readouterr().out


def test_a_program_that_does_not_flush_is_told_so(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The usual mistake with pipes: both sides would wait for ever. The runner still accepts a late reply."""
    monkeypatch.setattr("conformance.__main__.PATIENCE", 0.01)
    file = tmp_path / "one.txt"
    file.write_text("# a case\n> new 2 \n< chance DrawLot\n")
    late = "import sys, time\nfor line in sys.stdin: time.sleep(1); print('chance DrawLot', flush=True)"
    assert check([sys.executable, "-c", late], [file]) == 0
    said = capfd.readouterr().err
    assert said.startswith("still no reply to new 2 \n(one.txt:3: a case)\n")
    assert "flush its output after each line" in said


def test_illegal_answers_are_part_of_the_suite() -> None:
    """The cases also contain answers that must be refused."""
    assert sum(request.expected == "illegal" for request in requests(DATA / "cases.txt")) > 20


def test_every_question_and_every_end_is_part_of_the_suite() -> None:
    """Every kind of question and two ends of the game occur in the files."""
    asked = {" ".join(r.expected.split()[:2]) for file in QUICK for r in requests(file) if r.text.startswith("play ")}
    kinds = {reply.split()[1] for reply in asked if reply != "illegal"}
    assert kinds >= {
        "TakeAction",
        "AddTiles",
        "PickWar",
        "BuildMonument",
        "LeaveOneTreasure",
        "DrawFrom",
        "Draw",
        "Show",
    }
    assert asked >= {"over bag", "over treasures", "over stalled"}


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("name", ["cases", "games", "perft"])
def test_writing_the_files_again_changes_nothing(name: str) -> None:
    """The cases are those of our tests, and the games are those of the generator."""
    made: dict[str, Callable[[], Iterable[Case]]] = {
        "cases": from_tests,
        "games": games,
        "perft": lambda: counts(deep=False),
    }
    written = (DATA / f"{name}.txt").read_text("utf-8").split("\n", 1)[1]
    assert "\n".join(answered(made[name]())) + "\n" == written
