"""The tables in the docs that map the printed rulebooks to our paragraphs and modules."""

import re
from pathlib import Path

import pytest

import plancia
from plancia.games import NAMES

DOCS = Path(__file__).parents[2] / "docs"
GAMES = Path(plancia.__file__).parent / "games"
ROW = re.compile(r"^\| (.+?) \| (§.+?) \| (`.+?`) \|$", re.MULTILINE)
PARAGRAPH = re.compile(r"^(?:\*\*(\d+\.\d+)\*\*|## (\d+)) ", re.MULTILINE)


def rows(game: str) -> list[tuple[str, list[str], list[str]]]:
    found = ROW.findall((DOCS / f"{game}.md").read_text("utf-8"))
    return [
        (head, re.findall(r"[\d.]+", numbers), re.findall(r"`([\w/]+)`", modules)) for head, numbers, modules in found
    ]


def paragraphs(game: str) -> set[str]:
    """Every paragraph, and every chapter."""
    text = (GAMES / game / "rules/en.md").read_text("utf-8")
    return {number or chapter for number, chapter in PARAGRAPH.findall(text)}


@pytest.mark.parametrize("game", NAMES)
def test_what_the_table_names_exists(game: str) -> None:
    """Each paragraph and each module named in the table exists."""
    table = rows(game)
    assert [n for _, numbers, _ in table for n in numbers if n not in paragraphs(game)] == []
    assert [m for _, _, modules in table for m in modules if not (GAMES / game / f"{m}.py").exists()] == []


@pytest.mark.parametrize("game", NAMES)
def test_the_table_leaves_no_chapter_out(game: str) -> None:
    """Each chapter of our rules is in some row, except Rex's chapter on its data: the whole page is about it."""
    named = {number.split(".")[0] for _, numbers, _ in rows(game) for number in numbers}
    assert {n for n in paragraphs(game) if "." not in n} - named == ({"27"} if game == "rex" else set())


@pytest.mark.parametrize("game", NAMES)
def test_a_row_leads_to_modules_that_cite_its_chapters(game: str) -> None:
    """Some module of a row cites a chapter of that row, so that readers find what they look for."""
    astray = []
    anywhere = {n for path in (GAMES / game).rglob("*.py") for n in re.findall(r"§(\d+)\.", path.read_text("utf-8"))}
    for head, numbers, modules in rows(game):
        chapters = {number.split(".")[0] for number in numbers} & anywhere  # definitions are not cited
        text = "".join((GAMES / game / f"{module}.py").read_text("utf-8") for module in modules)
        cited = set(re.findall(r"§(\d+)\.\d+", text))
        if chapters and not cited & chapters:
            astray.append(head)
    assert astray == []
