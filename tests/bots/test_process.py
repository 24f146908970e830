"""A bot in a program of its own: the messages of the server over its standard input and output."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec
import pytest

from plancia.arena import Plan, play_game
from plancia.bots import BotError, Budget, ProcessBot, bot
from plancia.bots.process import Answer, Update
from plancia.games.tigris import GAME, Options
from plancia.server import protocol
from tests.bots.table import stream

PROGRAM = f"{sys.executable} {Path(__file__).with_name('program.py')}"


def ask(how: str, seconds: float | None = None) -> tuple[str | int, ...]:
    """The answer of the program to the first question of a game."""
    state, _ = GAME.resolve_chance(GAME.begin(Options(), 2)[0], stream(1))
    player = ProcessBot(GAME, f"{PROGRAM} {how}")
    try:
        return player.answer(GAME.view(state, 0), GAME.question(state, 0), stream(1), Budget(seconds=seconds))
    finally:
        player.close()


def test_a_program_plays_a_whole_game() -> None:
    """Its answers are legal, and the process ends with the game."""
    outcome = play_game(Plan(game="tigris", bots=(f"exec:{PROGRAM} first", "random"), options={"stall_guard": True}), 0)
    assert set(outcome.places) <= {1, 2}


def test_the_program_of_the_documentation(tmp_path: Path) -> None:
    """The block that the page shows is saved as a file, and plays."""
    page = (Path(__file__).parent.parent.parent / "docs" / "arena.md").read_text("utf-8")
    file = tmp_path / "mybot.py"
    file.write_text(re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[0], "utf-8")
    bots = (f"exec:{sys.executable} {file}", "random", "random")
    assert play_game(Plan(game="rex", bots=bots, options={"races": "lot"}), 0).reason


def test_closing_ends_the_program() -> None:
    """Nothing is left running."""
    player = ProcessBot(GAME, f"{PROGRAM} first")
    player.close()
    assert player.process.poll() == 0


def test_the_messages_are_those_of_the_server() -> None:
    """The server's own types can read what is sent, and what comes back."""
    state, _ = GAME.resolve_chance(GAME.begin(Options(), 2)[0], stream(1))
    sheet = GAME.question(state, 0).sheet()
    update = Update(seat=0, number=1, view=GAME.view(state, 0), near_end=(), question=sheet)
    names = {field.encode_name for field in msgspec.structs.fields(protocol.Update)}
    assert {field.encode_name for field in msgspec.structs.fields(Update)} == names
    read = msgspec.json.decode(msgspec.json.encode(update), type=protocol.Update)
    assert (read.seat, read.awaited) == (0, True)
    words = ("tile", "red", "b1")
    answer = protocol.Answer(id=1, seat=0, question=4, words=words)
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == Answer(1, 0, 4, words)


@pytest.mark.parametrize(
    ("how", "error"),
    [("ends", "program_ended"), ("chats", "not_an_answer"), ("stale", "not_an_answer"), ("floods", "line_too_long")],
)
def test_a_program_that_does_something_else(how: str, error: str) -> None:
    """The error says what is wrong and names the command."""
    with pytest.raises(BotError, match=rf"{error}: name=.*program\.py {how}"):
        ask(how)


def test_a_slow_program_is_ended() -> None:
    """It has as long as the budget says."""
    with pytest.raises(BotError, match=r"too_slow: .*seconds='0\.2'"):
        ask("sleeps", 0.2)


def test_a_command_that_does_not_exist() -> None:
    """The error comes before the game."""
    with pytest.raises(BotError, match="cannot_start: name='no-such-program here'"):
        bot("exec:no-such-program here")(GAME)
