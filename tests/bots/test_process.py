"""A bot in a program of its own: the messages of the server over its standard input and output."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec
import pytest

from plancia.arena import Plan, play_game
from plancia.bots import BotError, Budget, ProcessBot, bot
from plancia.bots.process import Answer, Line, Update
from plancia.deals import Accepted, Declined, KnownDeals, Offer, Proposal, Withdrawn
from plancia.games.rex import GAME as REX
from plancia.games.tigris import GAME, Options
from plancia.server import protocol
from tests.bots.table import stream
from tests.games.rex.table import talk

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
    assert {field.encode_name for field in msgspec.structs.fields(Update)} == {*names, "deals"}
    read = msgspec.json.decode(msgspec.json.encode(update), type=protocol.Update)
    assert (read.seat, read.awaited) == (0, True)
    words = ("tile", "red", "b1")
    answer = protocol.Answer(id=1, seat=0, question=4, words=words)
    assert msgspec.json.decode(msgspec.json.encode(answer), type=Answer) == Answer(1, 0, 4, words)


def test_commands_about_deals_are_those_of_the_server() -> None:
    """A program writes them as a client over the network does."""
    commands = (
        protocol.MakeOffer(id=1, seat=0, to=1, promises=({"type": "PassNextCard", "seat": 0},), counters="2"),
        protocol.AcceptOffer(id=1, seat=0, offer="2"),
        protocol.DeclineOffer(id=1, seat=0, offer="2", reason="distrust"),
        protocol.WithdrawOffer(id=1, seat=0, offer="2"),
    )
    read = [msgspec.json.decode(msgspec.json.encode(command), type=Line) for command in commands]
    assert [one.move() for one in read if not isinstance(one, Answer)] == [
        Proposal(to=1, promises=({"type": "PassNextCard", "seat": 0},), counters="2"),
        Accepted(offer="2"),
        Declined(offer="2", reason="distrust"),
        Withdrawn(offer="2"),
    ]


def test_a_program_makes_deals_beside_its_answers() -> None:
    """It accepts what it is offered, in a line before its answer; a program that does not is asked all the same."""
    s = talk("hacan jol-nar sol letnev").s
    offer = Offer(
        id="1", seat=0, to=1, private=False, counters="", terms=(), promises=(), round=1, expires="round", status="open"
    )
    known = KnownDeals(seat=1, offers=(offer,), promises=(), round=1, may_deal=True, left=6, private=True)
    for how, moves in (("deals", [Accepted(offer="1")]), ("first", [])):
        player = ProcessBot(REX, f"{PROGRAM} {how}")
        player.learn(known)
        player.answer(REX.view(s, 1), REX.question(s, 1), stream(1), Budget())
        given = [player.deal(REX.view(s, 1), stream(1)) for _ in range(2)]
        player.close()
        assert [move for move in given if move is not None] == moves


@pytest.mark.parametrize(
    ("how", "error"),
    [("ends", "program_ended"), ("chats", "not_an_answer"), ("stale", "not_an_answer"), ("floods", "line_too_long")],
)
def test_a_program_that_does_something_else(how: str, error: str) -> None:
    """The error says what is wrong and names the command."""
    with pytest.raises(BotError, match=rf"{error}: name=.*program\.py {how}"):
        ask(how)


def test_a_slow_program_is_ended() -> None:
    """It has as much time as the budget allows."""
    with pytest.raises(BotError, match=r"too_slow: .*seconds='0\.2'"):
        ask("sleeps", 0.2)


def test_a_command_that_does_not_exist() -> None:
    """The error comes before the game."""
    with pytest.raises(BotError, match="cannot_start: name='no-such-program here'"):
        bot("exec:no-such-program here")(GAME)
