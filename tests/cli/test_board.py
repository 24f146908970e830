"""The board in the terminal: it fits, and it does not rely on colours."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from plancia.cli.boards import board_of
from plancia.cli.playing import names_of
from plancia.engine import Seat
from plancia.games import rex
from plancia.games.tigris import GAME, State
from plancia.games.tigris.board import BIT
from plancia.locale import LANGUAGES, messages
from plancia.records import Replay, read
from tests.games.rex.table import phase, position
from tests.golden.make import FOLDER


def printed(lang: str, state: State, seat: Seat | None, hands: bool = False, width: int = 200) -> str:
    """Board and seats, on a wider terminal."""
    m, board = messages(lang), board_of("tigris")
    names = names_of(m, ("me", "me", "greedy", "random")[: state.seats])
    view, out = GAME.view(state, seat), io.StringIO()
    console = Console(file=out, width=width, markup=False)
    console.print(board.draw(m, view, names, [name for name in BIT if name[0] in "ab"]))
    console.print(board.seats(m, view, names, board.hands(state) if hands else ()))
    console.print(board.legend(m))
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_into_80_columns(lang: str) -> None:
    """In every language, from every seat, at any time of a game of four."""
    for state in replayed("greedy-random-greedy-random*")[::40]:
        for seat in (0, 3, None):
            assert max(map(cell_len, printed(lang, state, seat, hands=seat is None).splitlines())) <= 80


def test_everything_on_it_can_be_read_without_colours() -> None:
    """Tiles, treasures, leaders, monuments, catastrophes, river and frames have their own symbols."""
    m, board = messages("en"), board_of("tigris")
    for state in replayed("greedy-random-greedy-random*")[::9]:
        view = GAME.view(state, None)
        picture = board.draw(m, view, names_of(m, ("me",) * state.seats))
        assert isinstance(picture, Text)
        drawn = picture.plain.split("\n", 1)[1]  # without the names of the columns
        assert drawn.count("◆") == len(view.treasures)
        assert drawn.count("╳╳╳╳") == len(view.catastrophes)
        assert drawn.count("(") == sum(cell is not None for leaders in view.leaders for cell in leaders)
        assert drawn.count("▟") == drawn.count("▙") == 4 * len(view.monuments)
        assert drawn.count("«") == (view.union is not None)
        for letter, cells in zip("RBGK", view.tiles, strict=True):
            assert len(re.findall(rf"[ «]{letter}[ ◆][ »]", drawn)) == len(cells)


def replayed(pattern: str) -> list[State]:
    """The states of a golden game."""
    return Replay(read(next(FOLDER.glob(f"{pattern}.plancia")).read_text("utf-8"))).states


def test_cells_to_choose_from_are_named() -> None:
    """Offered empty cells show their names in place of the ground."""
    drawn = printed("en", GAME.begin(GAME.OPTIONS(), 2)[0], 0)
    assert " A1 " in drawn
    assert " B1 " in drawn
    assert " C1 " not in drawn


# ---- Rex -------------------------------------------------------------------------------------------------------------
def test_a_crowded_space_hides_nothing() -> None:
    """The name gives way to the pieces; the fleet, a shield and a spaceport are shown by symbols and not by colour."""
    s = position(
        "lazax sol xxcha",
        units={"lazax": "CIV 4", "sol": "CIV 10"},
        mechanized="CIV 2",
        face_down="CIV 3",
        on_board="CIV 10",
        fleet=2,
    )
    out = io.StringIO()
    drawn = board_of("rex").draw(messages("en"), rex.GAME.view(phase(s, "influence").s, None), ["a", "b", "c"])
    Console(file=out, width=80, markup=False).print(drawn)
    rows = out.getvalue().splitlines()
    there = next(row for row in rows if "CIV" in row)
    assert there.startswith(" 2▼CIV Civ")
    assert "…★◈⌂ L4+2 S10 (X3) $10" in there
    assert "Round 2, Influence. The fleet is over sector 2." in rows
