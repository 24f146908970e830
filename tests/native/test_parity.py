"""The native rules never differ from the Python rules: games in both, answer by answer."""

from pathlib import Path

import pytest

from plancia.engine import Question
from plancia.games.tigris import GAME, State
from plancia.native.library import missing
from plancia.native.table import Table
from plancia.records import Replay, read
from tests.native.parity import Difference, follow, play, seeded
from tests.native.pool import RECORDS, bot_game, quick_game, whole_game

LONG = pytest.mark.timeout(1800)  # seconds: on a busy machine 250 games can take many minutes
pytestmark = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")

QUICK, PART = 2000, 250  # games in `make test`, and in one test of it
MANY, BOT_GAMES = 20_000, 240  # games in `make soak`


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_recorded_games(file: Path) -> None:
    """Golden games are the same in both, answer by answer."""
    replay = Replay(read(file.read_text("utf-8")))
    follow(replay.states[0], [entry.words for entry in replay.record.entries])


@pytest.mark.parametrize("first", range(0, QUICK, PART))
def test_quick_games(first: int) -> None:
    """Games from the positions of all rule tests and of recorded games, with every option, until the bag is empty."""
    decisions = [quick_game(number) for number in range(first, first + PART)]
    assert sum(decisions) > 10 * PART


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("first", range(QUICK, QUICK + MANY, PART))
def test_many_games(first: int) -> None:
    """More of the same."""
    for number in range(first, first + PART):
        quick_game(number)


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("first", range(0, 4 * PART, PART))
def test_whole_games(first: int) -> None:
    """Random games from the start to the end."""
    for number in range(first, first + PART):
        whole_game(number, Question.sample)


@pytest.mark.soak
@LONG
@pytest.mark.parametrize("first", range(0, BOT_GAMES, 24))
def test_games_of_bots(first: int) -> None:
    """Games of bots, which fight and build more than chance does."""
    for number in range(first, first + 24):
        bot_game(number, ("greedy", "novice", "regular"))


class Generous(Table):
    """Wrong rules: a player who lays a tile scores one red point more."""

    def apply(self, id: int) -> None:
        seat = self.to_move()
        super().apply(id)
        if 1 <= id <= 446:
            self._data[204 + 16 * seat] = bytes([self._data.raw[204 + 16 * seat] + 1])


class Forgetful(Table):
    """Wrong rules: the last legal answer is missing."""

    def legal(self) -> list[int]:
        found = super().legal()
        return found[:-1] if len(found) > 500 else found


def start() -> State:
    s, _ = GAME.begin(GAME.OPTIONS(stall_guard=True), 2)
    return s


def test_wrong_rules_are_found_and_the_position_is_small() -> None:
    """A difference is reported as a position in notation, without the pieces that do not matter, and one answer."""
    with pytest.raises(Difference) as found:
        play(start(), Question.sample, seeded(3), Generous.of)
    _, _, position, answer = str(found.value).splitlines()
    assert str(found.value).startswith("points: (")
    s = GAME.position(position.removeprefix("position: "))
    assert answer.startswith("answer: tile ")
    assert not any(s.leaders)
    assert sum(s.hands) == 1  # the tile that is laid
    assert s.tiles == (s.treasures, 0, 0, 0)


def test_a_missing_answer_is_found() -> None:
    """A difference in the legal answers is reported with the answer."""
    with pytest.raises(Difference, match=r"legal answers: native lacks \['swap R*B*G*K*'\], has \[\] instead"):
        play(start(), Question.sample, seeded(1), Forgetful.of)
