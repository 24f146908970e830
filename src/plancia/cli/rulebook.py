"""The rules of a game, to read: all of them, a chapter, or a paragraph."""

from __future__ import annotations

import re
from importlib.resources import files

from rich.console import Console
from rich.markdown import Markdown

from plancia.locale import Messages

PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)


def rules_text(game: str, lang: str) -> str:
    """The whole text, in Markdown."""
    text = files(f"plancia.games.{game}").joinpath(f"rules/{lang}.md").read_text("utf-8")
    return re.sub(r"<!--.*?-->\n*", "", text, flags=re.DOTALL)


def paragraphs(text: str) -> dict[str, str]:
    """By number."""
    parts = PARAGRAPH.split(text)
    return {number: body.split("\n\n")[0].strip() for number, body in zip(parts[1::2], parts[2::2], strict=True)}


def chapter(text: str, number: str) -> str | None:
    """A chapter with its heading."""
    found = re.search(rf"^## {re.escape(number)} .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0] if found else None


def find(text: str, number: str) -> str | None:
    """The paragraph or chapter of that number; all of it without one."""
    number = number.strip().lstrip("§")
    if not number:
        return text
    if "." in number:
        body = paragraphs(text).get(number)
        return None if body is None else f"**{number}** {body}"
    return chapter(text, number)


def print_rules(console: Console, m: Messages, game: str, number: str = "") -> bool:
    """False if there is no such paragraph."""
    found = find(rules_text(game, m.lang), number)
    if found is None:
        console.print(m.say("terminal-no-paragraph", number=number))
        return False
    console.print(Markdown(found))
    return True
