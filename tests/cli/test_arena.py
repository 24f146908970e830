"""`plancia arena`: tables, files, the report, and what is missing or wrong."""

from __future__ import annotations

import csv
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from plancia.arena import ratings
from plancia.locale import LANGUAGES
from tests.cli.conftest import Command

FEW = ("--deals", "2", "--jobs", "1", "--seed", "cli")
PAIR = ("arena", "tigris", "--bots", "greedy,random", *FEW)


def test_tables_files_and_report(plancia: Command) -> None:
    """Ratings, shares with intervals, seats, lengths; and the same in files that need nothing else."""
    ran = plancia(*PAIR, "--out", "out")
    assert ran.code == 0, ran.err
    assert re.search(r"greedy – random +│ +2 │ +4 │ +100\.0 % │ +51\.0 – 100\.0 %", ran.out)
    assert "By seat" in ran.out
    assert re.search(r"greedy +│ +[\d.]+ \([-\d.]+ – [\d.]+\) │ +4 │ +100\.0 % │", ran.out), "a line fits in 80 columns"
    assert re.search(r"greedy +│ +[\d.]+ ms │ +[\d.]+ ms │ +[\d.]+ ms", ran.out)
    assert {file.name for file in Path("out").iterdir()} == {"games.jsonl", "games.csv", "games.parquet", "report.html"}
    page = Path("out/report.html").read_text("utf-8")
    assert page.count("<svg") == 3  # strength, seats, lengths: this game has no roles
    assert not re.search(r"(src|href)=|url\(|@import|<script|https?:", page)


def test_races_have_their_own_table(plancia: Command) -> None:
    """In games with roles results are shown by role too."""
    ran = plancia("arena", "rex", "--players", "3", "--options", "races=lot", "--bots", "greedy,random", *FEW)
    assert ran.code == 0, ran.err
    assert "By role" in ran.out


def test_bots_may_make_deals(plancia: Command) -> None:
    """Then a table shows the promises they kept, and the files have them too."""
    bots = ("--bots", "novice-diplomat,novice-schemer", "--deals", "1", "--jobs", "1", "--seed", "cli")
    ran = plancia("arena", "rex", "--players", "4", "--options", "races=lot", *bots, "--talk", "any", "--out", "out")
    assert ran.code == 0, ran.err
    assert "Deals and promises" in ran.out
    assert "Deals and promises" in Path("out/report.html").read_text("utf-8")
    with Path("out/games.csv").open(encoding="utf-8") as file:
        assert sum(int(row["kept"]) for row in csv.DictReader(file)) > 0


@pytest.mark.parametrize(
    ("arguments", "valid"),
    [(("tigris", "--talk", "any"), "Rex"), (("rex", "--talk", "often"), "off, ceasefire, any")],
)
def test_deals_need_a_game_that_has_them(plancia: Command, arguments: tuple[str, ...], valid: str) -> None:
    """The error names the games with deals, or the values of the option."""
    ran = plancia("arena", *arguments)
    assert ran.code == 2
    assert "--talk" in ran.err
    assert valid in ran.err


def test_the_same_command_continues(plancia: Command) -> None:
    """Games that are in the folder are not played again."""
    plancia(*PAIR, "--out", "out")
    before = Path("out/games.jsonl").read_bytes()
    ran = plancia(*PAIR, "--out", "out")
    assert "Continuing: 4 games have already been played." in ran.text
    assert Path("out/games.jsonl").read_bytes() == before


def test_a_challenge_with_a_test(plancia: Command) -> None:
    """Only pairings with one bot; each stops as soon as its test has decided."""
    Path("first.py").write_text(
        "class First:\n"
        "    def __init__(self, game): pass\n"
        "    def answer(self, view, question, randbelow, budget): return question.default()\n",
        "utf-8",
    )
    bots = ("--bots", "greedy,first.py:First", "--challenge", "random")
    ran = plancia("arena", "warlords", *bots, "--sprt", "0.5,0.6", "--deals", "30", "--jobs", "1", "--out", "out")
    assert ran.code == 0, ran.err
    rows = csv.DictReader(Path("out/games.csv").read_text("utf-8").splitlines())
    seats = Counter((row["first"], row["second"]) for row in rows)
    assert set(seats) == {("greedy", "random"), ("first.py:First", "random")}
    assert seats["greedy", "random"] == 16 * 2 * 2  # deals, sides, seats
    assert "720.00 │ ≥ 60.0 %" in ran.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_optional_packages(plancia: Command, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """The contest is played and shown all the same, and a sentence says what to install."""

    def missing(name: str) -> Any:
        if name.split(".")[0] in ("openskill", "polars"):
            raise ModuleNotFoundError(name=name)
        return import_module(name)

    monkeypatch.setattr(import_module(ratings.__module__), "import_module", missing)
    ran = plancia("--lang", lang, *PAIR, "--out", "out")
    assert ran.code == 0, ran.err
    assert ran.text.count('pip install "plancia[arena]"') == 2
    assert {file.name for file in Path("out").iterdir()} == {"games.jsonl", "games.csv", "report.html"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "random"), "at least two different bots"),
        (("--bots", "random,random"), "at least two different bots"),
        (("--bots", "random,nobody"), "there is no bot “nobody”"),
        (("--bots", "greedy,random", "--sprt", "0.6"), "--sprt takes two shares"),
        (("--bots", "greedy,random", "--sprt", "0.6,0.5"), "the smaller first, such as 0.5,0.55"),
        (("--bots", "greedy,random", "--deals", "0"), "--deals"),
        (("--bots", "greedy,random", "--players", "9"), "2"),
        (("--bots", "random,exec:no-such-program", "--jobs", "1"), "the command no-such-program cannot be started"),
    ],
)
def test_mistakes_get_a_sentence(plancia: Command, arguments: tuple[str, ...], sentence: str) -> None:
    """The exit code is 2, and there is no traceback."""
    ran = plancia("arena", "tigris", *arguments)
    assert ran.code == 2
    assert sentence in ran.err
    assert "Traceback" not in ran.err


def test_a_folder_of_another_contest(plancia: Command) -> None:
    """Results of different contests are never mixed."""
    plancia(*PAIR, "--out", "out")
    ran = plancia(*PAIR, "--players", "3", "--out", "out")
    assert ran.code == 2
    assert "belongs to a contest with other bots" in ran.err


def test_a_cluster_that_does_not_exist_is_named(plancia: Command) -> None:
    """Only Ray is known, by its name or by an address."""
    ran = plancia(*PAIR, "--on", "slurm")
    assert ran.code == 2
    assert "No cluster called “slurm”: write ray, or an address such as ray://host:10001." in ran.err


def test_a_cluster_that_does_not_answer_is_named(plancia: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray's reason is given; it tries for half a minute, so here it does not try."""

    def connect(address: str) -> None:
        raise ConnectionError(f"nobody at {address}")

    monkeypatch.setattr("plancia.research.ray.connect", connect)
    ran = plancia(*PAIR, "--on", "ray://elsewhere:10001")
    assert ran.code == 2
    assert "The cluster at ray://elsewhere:10001 cannot be reached: nobody at ray://elsewhere:10001" in ran.err
