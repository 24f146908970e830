"""The text of the rules: all of it, a chapter or a paragraph. With an edition, it has its names and numbers."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from importlib import import_module
from importlib.resources import files

from rich.console import Console
from rich.markdown import Markdown

from plancia.cli.editions import change_text
from plancia.games import editions
from plancia.locale import Messages, messages

PARAGRAPH = re.compile(r"^\*\*(\d+\.\d+)\*\* ", re.MULTILINE)


def rules_text(game: str, lang: str) -> str:
    """Return the complete text, in Markdown."""
    text = files(f"plancia.games.{game}").joinpath(f"rules/{lang}.md").read_text("utf-8")
    return re.sub(r"<!--.*?-->\n*", "", text, flags=re.DOTALL)


def paragraphs(text: str) -> dict[str, str]:
    """Return the paragraphs by number."""
    parts = PARAGRAPH.split(text)
    return {number: body.split("\n\n")[0].strip() for number, body in zip(parts[1::2], parts[2::2], strict=True)}


def chapter(text: str, number: str) -> str | None:
    """Return a chapter with its heading."""
    found = re.search(rf"^## {re.escape(number)} .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    return found[0] if found else None


def find(text: str, number: str) -> str | None:
    """Return the paragraph or chapter with that number, or all rules without a number."""
    number = number.strip().lstrip("§")
    if not number:
        return text
    if "." in number:
        body = paragraphs(text).get(number)
        return None if body is None else f"**{number}** {body}"
    return chapter(text, number)


# ---- another edition -------------------------------------------------------------------------------------------------
def edited(text: str, game: str, packed: str, m: Messages) -> str:
    """Return the rules with the names of an edition; below each paragraph, list the numbers that it changes.

    The paragraph about our reconstructions keeps our names, with their replacements below it.
    """
    called, below = names(game, packed, m.lang), notes(game, packed, m)
    known = "|".join(
        re.escape(name) for name in sorted(called, key=len, reverse=True)
    )  # longest first: Sol Offensive before Sol
    heading, ours = f"> *{m.say('terminal-rules-edition')}*\n>", paragraphs_of_data(game)[-1][1]
    lines = []
    for line in text.split("\n"):
        found = PARAGRAPH.match(line)
        number = found[1] if found else ""
        lines.append(line if number == ours else re.sub(rf"\b({known})(?=s?\b)", lambda name: called[name[0]], line))
        lines += [heading, *(f"> - {note}" for note in below[number])] if number in below else []
    return "\n".join(lines)


def rules_of(game: str, packed: str, m: Messages) -> str:
    """Return the rules for this table, with its edition."""
    text = rules_text(game, m.lang)
    return edited(text, game, packed, m) if packed else text


def paragraphs_of_data(game: str) -> tuple[tuple[str, str], ...]:
    """Return which paragraph mentions which records and fields; the last is about all our reconstructions."""
    found: tuple[tuple[str, str], ...] = import_module(f"plancia.games.{game}.edition.loading").PARAGRAPHS
    return found


def words(game: str, packed: str, lang: str) -> dict[str, str]:
    """Return the names and texts in an edition."""
    found: dict[str, str] = import_module(f"plancia.games.{game}.edition.loading").words(packed, lang)
    return found


def names(game: str, packed: str, lang: str) -> dict[str, str]:
    """Return our name of each thing, and its name in the edition."""
    plain, edition_words = messages(lang), words(game, packed, lang)
    ids = [name.lower() for records in editions.tables(f"plancia.games.{game}").values() for name in records]
    ours = {name: plain.say(f"{game}-name-{name}") for name in ids if plain.has(f"{game}-name-{name}")}
    return {called: edition_words.get(f"name-{name}", called) for name, called in ours.items()}


def notes(game: str, packed: str, m: Messages) -> dict[str, list[str]]:
    """Return the changes of an edition by paragraph, with names and texts in this language."""
    texts = words(game, packed, m.lang)
    found: dict[str, list[str]] = {}
    for change in editions.changes(f"plancia.games.{game}", packed):
        field, name = change.field.partition(".")[0], change.record.partition(".")[2]
        if field == "name" or (field == "text" and change.field != f"text.{m.lang}"):
            continue
        where = f"{change.record}.{field}"
        number = next(number for pattern, number in paragraphs_of_data(game) if fnmatchcase(where, pattern))
        found.setdefault(number, []).append(texts[f"about-{name}"] if field == "text" else change_text(m, change))
    renamed = [f"{ours} → {theirs}" for ours, theirs in names(game, packed, m.lang).items() if ours != theirs]
    if renamed:
        found.setdefault(paragraphs_of_data(game)[-1][1], []).extend(renamed)
    return found


def print_rules(console: Console, m: Messages, game: str, number: str = "", packed: str = "") -> bool:
    """Print rules; return False if there is no such paragraph."""
    found = find(rules_of(game, packed, m), number)
    if found is None:
        console.print(m.say("terminal-no-paragraph", number=number))
        return False
    console.print(Markdown(found))
    return True
