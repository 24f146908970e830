"""Editions: read the user's component data from a file, check them, and describe the changes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

from plancia.cli.errors import UserError
from plancia.engine import Flaw, Game
from plancia.games import editions
from plancia.games.editions import Change, EditionError
from plancia.locale import Messages, flaw

Rules = Game[Any, Any, Any]


def pack(m: Messages, rules: Rules, file: Path) -> str:
    """Return an edition file as the text stored in options, or raise an error with one problem per line."""
    if "edition" not in rules.OPTIONS.__struct_fields__:
        raise UserError(m.say("terminal-no-editions", title=m.say(f"{rules.NAME}-title")))
    try:
        packed: str = import_module(f"plancia.games.{rules.NAME}.edition.loading").pack(file.read_text("utf-8"))
        return packed
    except FileNotFoundError as error:
        raise UserError(m.say("terminal-no-file", file=str(file))) from error
    except OSError as error:
        raise UserError(m.say("terminal-bad-file", file=str(file), reason=str(error.strerror))) from error
    except UnicodeDecodeError as error:
        raise UserError(m.say("terminal-not-a-text", file=str(file))) from error
    except EditionError as error:
        found = (f"  {flaw(m, found)}" for found in error.flaws)
        raise UserError("\n".join([m.say("terminal-edition-flawed", file=str(file)), *found])) from error


def doubts(rules: Rules, packed: str) -> list[Flaw]:
    """Return where an edition contradicts what is known of the printed game."""
    found: list[Flaw] = import_module(f"plancia.games.{rules.NAME}.edition.doubts").doubts(packed)
    return found


def print_edition(m: Messages, console: Console, rules: Rules, file: Path) -> None:
    """Print the changes in an edition file, its warnings and its fingerprint."""
    packed = pack(m, rules, file)
    changes = editions.changes(f"plancia.games.{rules.NAME}", packed)
    if not changes:
        console.print(m.say("terminal-edition-empty", file=str(file)), soft_wrap=True)
        return
    title = m.say(f"{rules.NAME}-title")
    console.print(m.say("terminal-edition-sound", file=str(file), title=title), soft_wrap=True)
    for change in changes:
        console.print(f"  {change_text(m, change)}", soft_wrap=True)
    if not print_doubts(m, console, rules, packed):
        console.print(m.say("terminal-edition-undoubted"), soft_wrap=True)
    console.print(m.say("terminal-edition-fingerprint", digest=editions.digest(packed)), soft_wrap=True)


def print_doubts(m: Messages, console: Console, rules: Rules, packed: str) -> bool:
    """Print the warnings, if any, and return whether there are any."""
    found = doubts(rules, packed)
    if found:
        console.print(m.say("terminal-edition-doubts"), soft_wrap=True)
    for doubt in found:
        console.print(f"  {flaw(m, doubt)}", soft_wrap=True)
    return bool(found)


def change_text(m: Messages, change: Change) -> str:
    """Describe the change of a field or a record, named as in the file."""
    if not change.field:
        key = "terminal-edition-added" if change.after else "terminal-edition-taken-away"
        return m.say(key, record=change.record, after=change.after)
    key = "terminal-edition-replaced" if change.before else "terminal-edition-given"
    return m.say(key, record=change.record, field=change.field, before=change.before, after=change.after)
