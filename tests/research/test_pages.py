"""The pages about research agree with the pages that they summarise."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from plancia.games import game
from plancia.research.codec import VERSIONS

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAIR = re.compile(
    r"^\| (?P<game>[^|]+) \| (?P<pair>\w+ – \w+) \| [\d,]+ \| (?P<share>[\d.]+ %) \| [^|]* \| [^|]* \|"
    r"(?P<version> an earlier version[^|]*?)? *\|",
    re.MULTILINE,
)


def test_baselines_are_those_of_the_bots() -> None:
    """The shares of victories on the research page are those on the page about the bots; both name earlier versions."""
    found = {
        (pair["game"], pair["pair"]): ",".join(filter(None, (pair["share"], pair["version"])))
        for pair in PAIR.finditer((DOCS / "bots.md").read_text("utf-8"))
    }
    lines = (DOCS / "research.md").read_text("utf-8").split("## Baselines")[1].splitlines()
    head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|"))
    shown = [row for row in rows if len(row) == len(head)]
    for table, *shares in shown[:3]:
        assert {pair: found[table, pair] for pair in head[1:]} == dict(zip(head[1:], shares, strict=True))
    assert len(shown) >= 3


def test_citations_name_the_versions() -> None:
    """The citation on the research page and the one that GitHub and Zotero read have the versions of this program."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    versions = f"version {project['version']}, tigris rules {game('tigris').VERSION}, codec {VERSIONS['tigris']}"
    assert f"note   = {{{versions}}}" in (DOCS / "research.md").read_text("utf-8")
    citation = dict(
        line.split(": ", 1) for line in (ROOT / "CITATION.cff").read_text("utf-8").splitlines() if ": " in line
    )
    assert citation["version"] == project["version"]
    assert citation["title"] == project["name"]
    assert citation["license"] == project["license"]
    assert citation["  - name"] == project["authors"][0]["name"]
