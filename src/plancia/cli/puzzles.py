"""`plancia puzzle`: find puzzles in games between bots, list those that ship, or try one."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from plancia.analysis import Puzzle, shipped
from plancia.analysis.finding import CLEAR, find
from plancia.analysis.puzzles import consequences
from plancia.cli import arguments
from plancia.cli.arguments import at_least, find_game, seat_count
from plancia.cli.asking import Keyboard, QuestionPrompt
from plancia.cli.boards import board_of
from plancia.cli.errors import UserError
from plancia.cli.reviewing import percent, why
from plancia.cli.spelling import Spelling
from plancia.engine import Words
from plancia.games import game
from plancia.locale import Messages, answer_line, fact_line, in_edition


def add_commands(app: typer.Typer, m: Messages, console: Console) -> None:
    """Add the commands for puzzles."""
    group = typer.Typer(help=m.say("terminal-command-puzzle"), no_args_is_help=True)
    app.add_typer(group, name="puzzle")
    option, name_argument = partial(arguments.option, m), arguments.argument(m, "game")
    from_option = option("puzzle-from", "--from")

    @group.command("find", help=m.say("terminal-command-puzzle-find"))
    def find_(
        name: Annotated[str, name_argument],
        players: Annotated[int, option("players", "--players")] = 0,
        games: Annotated[int, option("games", "--games")] = 10,
        seed: Annotated[str, option("seed", "--seed")] = "0",
        clear: Annotated[float, option("puzzle-clear", "--clear")] = 100 * CLEAR,
        out: Annotated[Path | None, option("puzzle-out", "--out")] = None,
    ) -> None:
        rules = find_game(m, name)
        seats, least = seat_count(m, rules, players), clear / 100
        found: list[Puzzle] = []
        for number in range(at_least(m, "games", games, 1)):
            for puzzle in find(name, seats, f"{seed}/{number}", least):
                found.append(puzzle)
                console.print(found_line(m, puzzle), soft_wrap=True)
        if out is not None:
            out.write_bytes(msgspec.json.encode(found) + b"\n")
        console.print(m.say("terminal-puzzle-count", count=len(found), games=games))

    @group.command("list", help=m.say("terminal-command-puzzle-list"))
    def list_(name: Annotated[str, name_argument], file: Annotated[Path | None, from_option] = None) -> None:
        find_game(m, name)
        for puzzle in sorted(puzzles_of(m, name, file), key=lambda one: one.rating):
            console.print(found_line(m, puzzle), soft_wrap=True)

    @group.command("try", help=m.say("terminal-command-puzzle-try"))
    def try_(
        name: Annotated[str, name_argument],
        id: Annotated[str, option("puzzle-id", "--id")] = "",
        file: Annotated[Path | None, from_option] = None,
    ) -> None:
        find_game(m, name)
        puzzle = chosen(m, puzzles_of(m, name, file), id or name)
        with suppress(EOFError, KeyboardInterrupt):
            TerminalPuzzle(m, console, puzzle).play(Keyboard(console))


def found_line(m: Messages, puzzle: Puzzle) -> str:
    theme = m.say(f"term-{puzzle.game}-{puzzle.theme}")
    return m.say("terminal-puzzle-found", id=puzzle.id, theme=theme, rating=puzzle.rating)


def puzzles_of(m: Messages, name: str, file: Path | None) -> Sequence[Puzzle]:
    """The puzzles of a game that ship, or those that `find` has written into a file."""
    if file is None:
        return shipped(name)
    try:
        found = msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...])
        puzzles = [one for one in found if (one.game, one.rules) == (name, game(name).VERSION)]
        for puzzle in puzzles:
            puzzle.position()
    except FileNotFoundError as error:
        raise UserError(m.say("terminal-no-file", file=str(file))) from error
    except (OSError, msgspec.DecodeError, UnicodeError) as error:
        raise UserError(m.say("terminal-bad-file", file=str(file), reason=str(error))) from error
    return puzzles


def chosen(m: Messages, puzzles: Sequence[Puzzle], wanted: str) -> Puzzle:
    """The puzzle with this id, or any if a game is wanted."""
    found = [puzzle for puzzle in puzzles if wanted in (puzzle.id, puzzle.game)]
    if not found:
        raise UserError(m.say("terminal-no-such-puzzle", id=wanted))
    return SystemRandom().choice(found)


class TerminalPuzzle:
    """One puzzle at the keyboard."""

    def __init__(self, m: Messages, console: Console, puzzle: Puzzle) -> None:
        self.console, self.puzzle = console, puzzle
        self.game, self.state = game(puzzle.game), puzzle.position()
        self.m = in_edition(m, puzzle.game, self.state.options)
        self.names = tuple(m.say("terminal-seat", seat=seat) for seat in range(puzzle.seats))

    def play(self, keyboard: Keyboard) -> None:
        m, puzzle = self.m, self.puzzle
        self.show()
        self.console.print(m.say("terminal-puzzle-task", player=self.names[puzzle.seat], rating=puzzle.rating))
        spelling = Spelling(m, puzzle.game, self.state.ask, self.names, self.game.roles(self.state))
        question = self.game.question(self.state, puzzle.seat)
        prompt = QuestionPrompt(m, keyboard, puzzle.game, self.state.ask, question, (), spelling)
        words = prompt.read(self.show).words
        assert words is not None  # there are no commands here
        self.judge(words)

    def show(self, highlighted: Collection[str] = ()) -> None:
        view, board = self.game.view(self.state, self.puzzle.seat), board_of(self.puzzle.game)
        self.console.print(board.draw(self.m, view, self.names, highlighted))
        if not highlighted:
            self.console.print(board.seats(self.m, view, self.names))

    def judge(self, words: Words) -> None:
        """Right or wrong, what would happen, and what the other answers are worth."""
        m, puzzle = self.m, self.puzzle
        self.console.print(m.say("terminal-puzzle-right" if puzzle.is_solved_by(words) else "terminal-puzzle-wrong"))
        for fact in consequences(puzzle, words, Random(1).randrange)[1]:
            if fact.heard_by(puzzle.seat):
                self.console.print(f"  {fact_line(m, puzzle.game, fact, self.names, puzzle.seat)}")
        self.console.print(f"✓ {self.line(puzzle.answer, puzzle.chance)}")
        for other in puzzle.others:
            self.console.print(f"✕ {self.line(other.words, other.chance)}")
            self.console.print(f"  {why(m, puzzle.game, other.reasons, 'puzzle-why')}")

    def line(self, words: Words, chance: float) -> str:
        answer = answer_line(self.m, self.puzzle.game, self.state.ask, words, self.names)
        return self.m.say("terminal-puzzle-answer", answer=answer, chance=percent(self.m, chance))
