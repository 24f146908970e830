"""`plancia dataset`: games of bots as Parquet files, for learning."""

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from plancia.bots import Budget
from plancia.cli import arguments
from plancia.cli.arguments import at_least, bounded_options, find_bots, find_game, find_options, read_options
from plancia.cli.cluster import missing_package, sharer
from plancia.cli.errors import UserError
from plancia.engine import Game
from plancia.locale import Messages
from plancia.records.record import chosen


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the command for datasets."""
    option = partial(arguments.option, m)

    @app.command("dataset", help=m.say("terminal-command-dataset"))
    def dataset(
        name: Annotated[str, arguments.argument(m, "game")],
        out: Annotated[Path, option("dataset-out", "--out")],
        bots: Annotated[str, option("bots")] = "regular",
        players: Annotated[int, option("players")] = 0,
        games: Annotated[int, option("games")] = 100,
        actions: Annotated[str, option("actions")] = "fields",
        shard: Annotated[int, option("shard")] = 20,
        seed: Annotated[str, option("seed")] = "0",
        jobs: Annotated[int, option("jobs")] = 0,
        on: Annotated[str, option("on")] = "",
        worlds: Annotated[int, option("worlds")] = 1,
        options: Annotated[str | None, option("options")] = None,
        edition: Annotated[Path | None, option("edition")] = None,
    ) -> None:
        try:
            from plancia.research.dataset import Recipe
        except ModuleNotFoundError as error:
            raise missing_package(m, error, "research") from error
        rules = find_game(m, name)
        recipe = Recipe(
            game=name,
            bots=find_bots(m, rules, bots.split(","), players),
            games=at_least(m, "games", games, 1),
            options=dataset_options(m, rules, options, edition),
            actions=actions,
            seed=seed,
            shard=at_least(m, "shard", shard, 1),
            budget=Budget(worlds=at_least(m, "worlds", worlds, 1)),
        )
        try:
            write(m, console, recipe, out, jobs, on)
        except KeyboardInterrupt:
            console.print(m.say("terminal-arena-stopped", folder=str(out)), soft_wrap=True)
            raise
        except (ValueError, LookupError) as error:
            raise UserError(m.say("terminal-dataset-failed", reason=str(error))) from error


def dataset_options(m: Messages, rules: Game[Any, Any, Any], text: str | None, edition: Path | None) -> dict[str, Any]:
    """The options that differ from their defaults, and those with which every game ends if they are named."""
    if text is None:
        return bounded_options(m, rules, edition)
    named = {key: value for key, value in read_options(m, rules, text).items() if key in rules.BOUNDED}
    return {**named, **chosen(find_options(m, rules, text, edition))}


def write(m: Messages, console: Console, recipe: Any, out: Path, jobs: int, on: str) -> None:
    """Write what is missing, with a progress bar."""
    from plancia.research.dataset import missing_shards, write_dataset
    from plancia.research.dataset.writing import in_processes

    left = sum(len(recipe.games_of(shard)) for shard in missing_shards(recipe, out))
    if done := recipe.games - left:
        console.print(m.say("terminal-arena-resumed", games=done), highlight=False)
    share, jobs = sharer(m, on, jobs, in_processes)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(m.say("terminal-simulate-progress"), total=recipe.games, completed=done)
        with closing(write_dataset(recipe, out, jobs, share)) as shards:
            for number in shards:
                bar.advance(task, len(recipe.games_of(number)))
    console.print(
        m.say("terminal-dataset-written", games=recipe.games, files=len(recipe.shards()), folder=str(out)),
        soft_wrap=True,
        highlight=False,
    )
