"""The README is correct: its examples run and its links exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
LINKS = re.findall(r"\]\((?!https?:|#)([^)#]+)", README)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.splitlines()[-1])
def test_examples_run(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every Python example in the README runs unchanged and prints something."""
    exec(compile(example, "README.md", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("target", LINKS)
def test_links_lead_somewhere(target: str) -> None:
    """Every file that the README links to or shows exists."""
    assert (ROOT / target).exists()
