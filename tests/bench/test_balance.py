"""The statistics of Galactic Warlords: the counts are correct."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.balance import rex
from bench.balance.__main__ import main
from bench.balance.page import BEGIN, END, renewed
from bench.balance.report import Column, text
from bench.balance.study import SOURCES, Study
from plancia.arena import Outcome
from plancia.games.warlords.edition.loading import edition, pack
from plancia.games.warlords.ending import scores
from plancia.records import Replay, read

GOLDEN = Path(__file__).parents[1] / "golden" / "warlords"
TEXTS = [record for path in sorted(GOLDEN.glob("*.plancia")) if read(record := path.read_text("utf-8")).seats == 3]
BEFORE = Path(rex.__file__).parent / "before.toml"
FEW = ("--games", "3", "--players", "2", "--bot", "random")


@pytest.fixture(scope="module")
def studied() -> Study:
    """Golden games of three players."""
    study = Study()
    for record in TEXTS:
        study.add(record)
    return study


def test_every_game_has_one_winner_and_one_end(studied: Study) -> None:
    """Shares of victories add up to the number of games, over places in turn order and over ends."""
    assert studied.games == len(TEXTS) > 1
    assert sum(studied.won["seat", place] for place in "123") == pytest.approx(studied.games)
    assert sum(n for key, n in studied.times.items() if key[0] == "end") == studied.games
    assert sum(n for key, n in studied.times.items() if key[0] == "trigger") == studied.games


def test_power_adds_up(studied: Study) -> None:
    """The sources add up to the final power of all players."""
    finals = [Replay(read(record)).states[-1] for record in TEXTS]
    assert sum(studied.times["power", source] for source in SOURCES) == sum(
        score.total for s in finals for score in scores(s)
    )


def test_cards_and_spaces_are_counted(studied: Study) -> None:
    """As many mercenaries as in the rows, as many steps as the markers have made, and at most one bonus for each."""
    finals = [Replay(read(record)).states[-1] for record in TEXTS]
    played = {key: n for key, n in studied.times.items() if key[0] == "mercenary"}
    assert sum(played.values()) == sum(len(row) for s in finals for row in s.rows)
    steps = sum(n for key, n in studied.times.items() if key[0] == "space")
    assert steps == sum(sum(s.reputation) for s in finals)
    assert steps == sum(n for key, n in studied.times.items() if key[0] == "taken")


def test_the_tables(studied: Study) -> None:
    """Every table exists, and contains what was counted."""
    tables = text([Column(3, "now", edition(""), studied)])
    assert tables.count("### ") == 13
    assert f"| first in turn order, or that team | {100 * studied.won['seat', '1'] / studied.games:.1f} %" in tables
    assert "| M40 Orsa Quint (purple; deploy, deploy_only, support) |" in tables


def test_games_are_played_and_reported(tmp_path: Path) -> None:
    """One command plays with the old and the new data, in two processes, and writes the tables into a page."""
    page = tmp_path / "page.md"
    page.write_text(f"above\n{BEGIN}\nold\n{END}\nbelow\n", "utf-8")
    main([*FEW, "--jobs", "2", "--keep", str(tmp_path), "--edition", str(BEFORE), "--into", str(page)])
    written = page.read_text("utf-8")
    assert written.startswith(f"above\n{BEGIN}\n\n### Who wins\n")
    assert written.endswith(f"\n\n{END}\nbelow\n")
    assert "|  | 2 players, before | 2 players, now |" in written
    assert "old" not in written


def test_the_same_seed_gives_the_same_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """With any number of processes."""
    pages = []
    for jobs in ("1", "2"):
        main([*FEW, "--options", "early_last_round", "--jobs", jobs, "--keep", str(tmp_path / jobs)])
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]


def test_a_study_is_continued(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Games that were kept are not played again, and a line that was cut off is dropped."""
    main([*FEW, "--keep", str(tmp_path)])
    expected = capsys.readouterr().out
    (file,) = tmp_path.iterdir()
    kept = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join(kept[:2]) + b"\n" + kept[2][:40])
    main([*FEW, "--jobs", "1", "--keep", str(tmp_path)])
    assert capsys.readouterr().out == expected
    assert sorted(file.read_bytes().split(b"\n")) == sorted(kept)


def test_games_of_another_study_are_not_mixed_in(tmp_path: Path) -> None:
    """A file that was moved to another name is refused."""
    main([*FEW, "--keep", str(tmp_path)])
    (file,) = tmp_path.iterdir()
    file.rename(tmp_path / file.name.replace("-balance", "-other"))
    with pytest.raises(SystemExit, match="another study"):
        main([*FEW, "--keep", str(tmp_path), "--seed", "other"])


def test_races_are_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Every race takes part in each game of six, and the shares of one game add up to a victory."""
    rex.main(["--games", "2", "--players", "3", "6", "--bot", "random", "--jobs", "1", "--keep", str(tmp_path)])
    printed = capsys.readouterr().out
    assert "|  | 3 players, random | 3 players, suggested | 6 players, random |" in printed
    table = rex.Table(3, "lot")
    seating = ("a", "b", "c")
    table.add(
        Outcome(number=0, seating=seating, places=(1, 1, 3), parts=("sol", "hacan", "xxcha"), reason="x", decisions=9)
    )
    assert [table.won[race] for race in ("sol", "hacan", "xxcha", "lazax")] == [0.5, 0.5, 0, 0]
    assert table.of("lazax") == "–"
    assert table.shared == 1


def test_bad_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """No games, no processes, and a page without its markers."""
    for args in (["--games", "0"], ["--jobs", "0"], ["--players", "5"], ["--options", "edition"]):
        with pytest.raises(SystemExit):
            main(args)
        assert "error" in capsys.readouterr().err
    for args in (["--games", "0"], ["--players", "2"]):
        with pytest.raises(SystemExit):
            rex.main(args)
        assert "error" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="needs the marks"):
        renewed("a page", "tables")


@pytest.mark.parametrize("path", sorted(BEFORE.parent.glob("*.toml")), ids=lambda path: path.stem)
def test_the_data_to_compare_with_can_be_played(path: Path) -> None:
    """They are editions like any other, and differ from the current one."""
    assert edition(pack(path.read_text("utf-8"))).reputation != edition("").reputation
