"""Turn the arguments of a command into objects, or raise an error with a helpful sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import typer

from plancia.arena import AUTOMATIC, ENGINES, NATIVE, OFF, TALKS, obstacle
from plancia.bots import bot
from plancia.cli import editions, saves
from plancia.cli.errors import UserError
from plancia.engine import Game
from plancia.games import NAMES, game, negotiation
from plancia.locale import Messages
from plancia.records import Record
from plancia.records.record import chosen

DEFAULT_IN_WORDS = ("players", "tuned-players", "jobs", "at")  # the value 0 or -1 would explain nothing


def option(m: Messages, key: str, name: str = "") -> Any:
    """Declare the option `--key`, or `name`, with its help."""
    shown = key not in DEFAULT_IN_WORDS
    return typer.Option(name or f"--{key}", help=m.say(f"terminal-option-{key}"), show_default=shown)


def argument(m: Messages, key: str) -> Any:
    """Declare an argument, with its help."""
    return typer.Argument(metavar="GAME" if key == "game" else None, help=m.say(f"terminal-argument-{key}"))


def find_game(m: Messages, name: str) -> Game[Any, Any, Any]:
    if name not in NAMES:
        raise UserError(m.say("terminal-no-such-game", name=name, names=", ".join(NAMES)))
    return game(name)


def find_talk(m: Messages, rules: Game[Any, Any, Any], talk: str) -> str:
    """When bots may make deals: off, ceasefire or any. A game without deals has only the first."""
    if talk not in TALKS:
        raise UserError(m.say("terminal-no-such-talk", name=talk, names=", ".join(TALKS)))
    if talk != OFF and negotiation(rules.NAME) is None:
        able = [m.say(f"{name}-title") for name in NAMES if negotiation(name) is not None]
        raise UserError(m.say("terminal-no-deals", names=", ".join(able)))
    return talk


def at_least(m: Messages, what: str, number: int, least: int) -> int:
    if number < least:
        raise UserError(m.say("terminal-too-small", what=f"--{what}", least=least))
    return number


def seat_count(m: Messages, rules: Game[Any, Any, Any], players: int) -> int:
    if not players:
        return rules.SEATS[0]
    if players not in rules.SEATS:
        first, last = rules.SEATS[0], rules.SEATS[-1]
        raise UserError(m.say("terminal-wrong-players", players=players, first=first, last=last))
    return players


def find_bots(m: Messages, rules: Game[Any, Any, Any], names: list[str], players: int) -> tuple[str, ...]:
    """Return one bot per seat; a single name fills all seats."""
    for name in names:
        bot(name)  # or raise a `BotError` with the reason
    seats = seat_count(m, rules, players or (len(names) if len(names) > 1 else 0))
    if len(names) == 1:
        names = names * seats
    if len(names) != seats:
        raise UserError(m.say("terminal-bots-and-players", bots=len(names), players=seats))
    return tuple(names)


def check_engine(m: Messages, engine: str, game: str, bots: tuple[str, ...], keep: bool = False) -> None:
    """Refuse an unknown engine, and the native one for games that it cannot play."""
    if engine not in (AUTOMATIC, *ENGINES):
        raise UserError(m.say("terminal-no-such-engine", name=engine, names=", ".join(ENGINES)))
    if engine == NATIVE and (reason := obstacle(game, bots, keep)):
        raise UserError(m.say("terminal-native-cannot", reason=reason))


def read_options(m: Messages, rules: Game[Any, Any, Any], text: str) -> dict[str, Any]:
    """Parse options such as `english,open_tiles` or `limit=3`."""
    chosen: dict[str, Any] = {}
    for word in filter(None, text.split(",")):
        key, equals, value = word.partition("=")
        try:
            chosen[key] = msgspec.json.decode(value) if equals else True
        except msgspec.DecodeError:
            chosen[key] = value
        if key not in rules.OPTIONS.__struct_fields__:
            names = ", ".join(rules.OPTIONS.__struct_fields__)
            raise UserError(m.say("terminal-no-such-option", name=key, names=names))
    return chosen


def first_state(m: Messages, rules: Game[Any, Any, Any], options: Any, seats: int) -> Any:
    """Return the first state of a game, or raise an error if these options do not suit so many players."""
    try:
        return rules.begin(options, seats)[0]
    except ValueError as error:
        raise UserError(m.say("terminal-wrong-options", reason=str(error))) from error


def find_options(m: Messages, rules: Game[Any, Any, Any], text: str, edition: Path | None = None) -> Any:
    try:
        return msgspec.convert(read_options(m, rules, text) | read_edition(m, rules, edition), rules.OPTIONS)
    except msgspec.ValidationError as error:
        raise UserError(m.say("terminal-wrong-options", reason=f"{text}: {error}")) from error


def options_for_bots(
    m: Messages, rules: Game[Any, Any, Any], text: str | None, edition: Path | None, seats: int
) -> dict[str, Any]:
    """Return the chosen options; without any, those that make every game end."""
    if text is None:
        options = bounded_options(m, rules, edition)
    else:
        options = chosen(find_options(m, rules, text, edition))
    first_state(m, rules, msgspec.convert(options, rules.OPTIONS), seats)
    return options


def bounded_options(m: Messages, rules: Game[Any, Any, Any], edition: Path | None) -> dict[str, Any]:
    """Return the options that make every game end, with the component data of a file."""
    return {**rules.BOUNDED, **read_edition(m, rules, edition)}


def read_edition(m: Messages, rules: Game[Any, Any, Any], file: Path | None) -> dict[str, Any]:
    """Return the option that contains the component data of a file."""
    return {} if file is None else {"edition": editions.pack(m, rules, file)}


def open_record(m: Messages, file: Path) -> Record:
    try:
        return saves.load(file)
    except FileNotFoundError as error:
        raise UserError(m.say("terminal-no-file", file=str(file))) from error
    except OSError as error:
        raise UserError(m.say("terminal-bad-file", file=str(file), reason=str(error))) from error
