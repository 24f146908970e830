"""`docs/server.md` lists every option and every metric."""

from __future__ import annotations

import re
from pathlib import Path

import typer
from rich.console import Console

import plancia.server.http.operations
from plancia.cli.app import build
from plancia.locale import messages

PAGE = (Path(__file__).parent.parent.parent / "docs" / "server.md").read_text("utf-8")


def first_column(heading: str) -> set[str]:
    """The names in the table below a heading."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"^\| `([^`]+)`", section, re.MULTILINE))


def test_every_option_is_explained() -> None:
    serve = typer.main.get_command(build(messages("en"), Console())).commands["serve"]  # type: ignore[attr-defined]
    assert first_column("Settings") == {name for option in serve.params for name in option.opts}


def test_every_metric_is_explained() -> None:
    source = Path(plancia.server.http.operations.__file__).read_text("utf-8")
    assert first_column("Health and metrics") == set(re.findall(r'"((?:plancia|process)_\w+)"', source))
