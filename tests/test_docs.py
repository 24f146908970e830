"""The documentation is correct: its code runs and its links exist."""

import re
from pathlib import Path

import pytest

from plancia.native.library import NativeMissing

DOCS = Path(__file__).parent.parent / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)|^\[[^\]]+\]: (?!https?:|#)(\S+)", re.MULTILINE)


def name(page: Path) -> str:
    return str(page.relative_to(DOCS))


@pytest.mark.parametrize("page", [page for page in PAGES if BLOCK.search(page.read_text("utf-8"))], ids=name)
def test_code_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python blocks of a page run one after another, as a reader would type them."""
    monkeypatch.chdir(tmp_path)
    known: dict[str, object] = {"__name__": "page"}
    for block in BLOCK.findall(page.read_text("utf-8")):
        try:
            exec(compile(block, name(page), "exec"), known)
        except NativeMissing as missing:
            pytest.skip(str(missing))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    """Every page, file or picture that a page refers to exists."""
    targets = [inline or named for inline, named in LINK.findall(page.read_text("utf-8"))]
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_the_site_has_every_page_that_a_page_refers_to(page: Path) -> None:
    """`make docs` rejects links to pages outside `docs`: a link to their folder works there and on GitHub."""
    targets = [inline or named for inline, named in LINK.findall(page.read_text("utf-8"))]
    pages = [target for target in targets if target.endswith(".md")]
    assert [target for target in pages if not (page.parent / target).resolve().is_relative_to(DOCS)] == []
