"""`plancia habits`: how a player differs from the strongest bots, counted in record files."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from plancia.analysis.habits import LEAST, Counts, GameHabits, baseline, compare, count
from plancia.bots import BOTS
from plancia.cli.arguments import open_record
from plancia.cli.errors import UserError
from plancia.locale import Messages
from plancia.records import Record


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the command for habits."""

    @app.command("habits", help=m.say("terminal-command-habits"))
    def habits(
        files: Annotated[list[Path], typer.Argument(help=m.say("terminal-argument-records"))],
        player: Annotated[str, typer.Option("--player", help=m.say("terminal-option-habits-player"))] = "",
    ) -> None:
        games = counted((open_record(m, file) for file in files), player)
        if not games:
            raise UserError(m.say("terminal-habits-no-player", name=player))
        for name, own in games.items():
            if (bots := baseline(name)) is not None:
                for line in lines(m, compare(bots, own)):
                    console.print(line, soft_wrap=True)


def counted(records: Iterable[Record], player: str) -> dict[str, list[tuple[int, Counts]]]:
    """By game: the number of players and the counts of the player."""
    found: dict[str, list[tuple[int, Counts]]] = {}
    for record in records:
        seat = seat_of(record, player)
        if seat is not None:
            own, counts = found.setdefault(record.game, []), count(record)
            if counts is not None:
                own.append((record.seats, counts[seat]))
    return found


def seat_of(record: Record, player: str) -> int | None:
    """The seat with this name; without a name, the first that is not a bot."""
    names = record.names or ("",) * record.seats
    seats = (seat for seat, name in enumerate(names) if (name == player if player else name not in BOTS))
    return next(seats, None)


def lines(m: Messages, found: GameHabits) -> Iterator[str]:
    """The habits in one game, in words."""
    game = m.say(f"{found.game}-title")
    if found.games < LEAST:
        yield m.say("habits-few", game=game, needed=found.needed, games=found.games)
    elif not found.observations:
        yield m.say("habits-none", game=game, games=found.games)
    else:
        yield m.say("habits-games", game=game, games=found.games)
        for one in found.observations:
            text = m.say(f"habit-{found.game}-{one.habit}", mine="no", more="yes" if one.more else "no")
            figures = m.say("habits-figures", own=figure(m, one.own), bots=figure(m, one.bots))
            yield f"  {text} ({figures})"


def figure(m: Messages, value: float) -> str:
    return m.number(value, 1 if value >= 1 else 2)
