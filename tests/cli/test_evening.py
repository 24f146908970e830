"""A whole evening at one keyboard: what is shown and when, what can be looked up, and what is not asked."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from plancia.bots import NAMES
from plancia.cli.asking import Entered
from plancia.cli.boards import board_of
from plancia.cli.playing import TerminalGame
from plancia.games import game
from plancia.games.rex.facts import AllianceProposed
from plancia.locale import messages
from plancia.records import GameSession, dealer_from_seed
from tests.games.rex.table import phase, position, quiet, talk
from tests.games.tigris.table import position as board
from tests.games.warlords.test_hire_and_end import last_cards

EN = messages("en")


def evening(state: Any, name: str, seating: tuple[str, ...], tmp_path: Path) -> TerminalGame:
    """A game that continues from this table."""
    rules: Any = game(name)
    laid = rules.save(state).decode()
    session: Any = GameSession(rules, state.options, state.seats, dealer_from_seed("evening"), seating, position=laid)
    return TerminalGame(EN, Console(file=io.StringIO(), width=100), session, tmp_path / "game.plancia")


def printed(table: TerminalGame) -> str:
    """The output since this was last asked."""
    file: Any = table.console.file
    text: str = file.getvalue()
    file.seek(0)
    file.truncate()
    return text


# ---- the board -------------------------------------------------------------------------------------------------------
def bidding(tmp_path: Path) -> TerminalGame:
    state = quiet(phase(position("sol lazax letnev", influence={"lazax": 10}), "bidding")).s
    return evening(state, "rex", ("me", "random", "random"), tmp_path)


def test_the_board_is_drawn_only_when_it_has_changed(tmp_path: Path) -> None:
    """Not at every bid; the command always draws it."""
    table = bidding(tmp_path)
    table.show(0)
    assert "Imperial Palace" in printed(table)
    table.print_facts(table.session.answer(0, ("bid", 1)))
    table.show(0)
    text = printed(table)
    assert "You bid 1." in text
    assert "Imperial Palace" not in text
    table.show(0, again=True)
    assert "Imperial Palace" in printed(table)


def test_players_are_shown_again_without_the_board(tmp_path: Path) -> None:
    """If only influence has changed hands."""
    table = bidding(tmp_path)
    table.show(0)
    printed(table)
    for seat, words in ((0, ("bid", 1)), (1, ("pass",)), (2, ("pass",))):
        table.session.answer(seat, words)
    table.show(0)
    text = printed(table)
    assert "Influence" in text
    assert "Imperial Palace" not in text


# ---- looking things up -----------------------------------------------------------------------------------------------
def test_the_log_keeps_the_whole_game(tmp_path: Path) -> None:
    """The last lines, as many as requested, or all; also those from before the game was resumed."""
    table = bidding(tmp_path)
    for number in range(1, 41):
        table.print_line(f"line {number}")
    printed(table)
    table.print_log("")
    assert "line 21\n" in (text := printed(table))
    assert "line 20\n" not in text
    assert "log all" in text
    table.print_log("3")
    assert printed(table).startswith("line 38")
    table.print_log("all")
    assert "line 1\n" in printed(table)
    table.session.answer(0, ("bid", 1))
    again = TerminalGame(EN, table.console, table.session, table.path)
    assert "You bid 1." in again.log


def test_all_leaders_and_discards_of_rex_can_be_seen() -> None:
    """With their strengths, fallen or bound; and the lines of the city."""
    table = position(
        "sol lazax letnev",
        dead="field-general",
        fought={"lord-regent": "PAL"},
        discarded="bio-suit bio-suit energy-rifle",
        placements="TAR-INT HOL-SAL",
    )
    view = game("rex").view(table, 2)
    console = Console(file=io.StringIO(), width=200)
    console.print(board_of("rex").table(EN, view, ("Ann", "Ben", "Cem")))
    file: Any = console.file
    text = file.getvalue()
    assert "Field General 5 (fallen)" in text
    assert "Lord Regent 6 (bound to PAL)" in text
    assert "Bio-Suit ×2, Energy Rifle" in text
    assert "Tarraguth Slums and Imperial Intelligence HQ" in text
    assert "PAL: GAR MEM TRA" in text


def test_a_battle_names_the_leaders_of_the_other_side(tmp_path: Path) -> None:
    """A player who makes a plan knows the possible leaders of the opponent."""
    at = quiet(phase(position("letnev hacan sol", units={"letnev": "SAI 3", "hacan": "SAI 3"}), "battle"))
    table = evening(at.s, "rex", ("me", "random", "random"), tmp_path)
    table.show(0)
    text = printed(table)
    leader = EN.say(f"rex-name-{at.s.leaders[1][0]}")
    assert "Leaders of Ishtar 2, Hacan" in text
    assert leader in text


def test_descriptions_follow_the_state_of_the_game() -> None:
    """A destroyed shield is not shown as intact, nor is a demolished stronghold."""
    view = game("rex").view(position("sol lazax letnev", shield_down="NAV"), 0)
    terms = board_of("rex").terms(EN, view)
    assert "Its shield is destroyed." in terms["NAV"]
    assert "Under a shield." not in terms["NAV"]
    assert "Under a shield." in terms["PAL"]
    assert "Demolished" in terms["MPS"]
    assert "Stronghold" not in terms["MPS"]


def test_rows_and_market_of_warlords_show_what_counts() -> None:
    """Missions, halves, circles and how many of a kind there are."""
    table = last_cards("rows=M04-M08*M02!/ played=M02 market=M09 hands=M12/M05")
    console = Console(file=io.StringIO(), width=100)
    console.print(board_of("warlords").draw(EN, game("warlords").view(table.s, 0), ("Ann", "Ben")))
    file: Any = console.file
    text = file.getvalue()
    assert "C(M09 Remmen)S" in text
    assert "C(M04 Altora)H S(M08 Remmen)H●H(M02† Altora)H" in text
    assert "Altora 2 of 4" in text


def test_the_end_explains_the_totals() -> None:
    """Guards, majorities and missions in Warlords; points and treasures in Tigris."""
    console = Console(file=io.StringIO(), width=100)
    table = last_cards("market=M08")
    console.print(board_of("warlords").final(EN, game("warlords").view(table.s, 0), ("Ann", "Ben")))
    laid = board(seats=2, points={0: (7, 10, 12, 15)}, taken={0: 3})
    console.print(board_of("tigris").final(EN, game("tigris").view(laid, 0), ("Ann", "Ben")))
    file: Any = console.file
    text = file.getvalue()
    assert "In play  Guards  Majorities  Missions  Total" in text
    assert "10 10 12 15" in text


# ---- near the end ----------------------------------------------------------------------------------------------------
def test_one_step_from_winning_is_announced_once(tmp_path: Path) -> None:
    """And kept in the log."""
    state = quiet(phase(position("sol lazax letnev", units={"letnev": "NAV 1, CIV 1"}), "bidding")).s
    table = evening(state, "rex", ("me", "random", "random"), tmp_path)
    for seat, words in ((0, ("bid", 1)), (1, ("pass",))):
        table.print_facts(table.session.answer(seat, words))
    line = "One stronghold short of victory: Enki 3 (2 of 3)."
    assert printed(table).count(line) == 1
    assert line in table.log


# ---- skipped questions -----------------------------------------------------------------------------------------------
def test_a_question_with_one_answer_is_skipped_for_several_people(tmp_path: Path) -> None:
    """If everybody knows that there is only one; a line says so."""
    table = evening(last_cards("market=M08").s, "warlords", ("me", "me"), tmp_path)
    table.ask_person(0)
    assert "Only one answer was possible for Player 1: From the market · Tobin Crake." in printed(table)


def test_a_secret_only_answer_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player without a playable card is asked like everybody else: skipping would reveal it."""
    state = phase(position("sol lazax letnev", hands={"sol": "bio-suit", "lazax": "bio-suit"}), "manoeuvre").s
    table = evening(state, "rex", ("me", "me", "random"), tmp_path)
    (seat,) = [seat for seat in table.session.to_move() if len(table.game.question(table.session.state, seat)) == 1]
    asked = iter(["", "pass"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(asked))
    table.ask_person(seat)
    assert next(asked, None) is None


# ---- bots ------------------------------------------------------------------------------------------------------------
def test_a_bot_says_why_until_it_is_muted(tmp_path: Path) -> None:
    """Its line follows the fact; `quiet` mutes all bots."""
    state = talk("sol lazax letnev").s
    table = evening(state, "rex", ("me", "expert-diplomat", "random"), tmp_path)
    proposed = AllianceProposed(seat=1, members=(0, 1))
    table.print_facts((proposed,))
    assert "Ishtar 2: “Together we are closer to winning than apart.”" in printed(table)
    asking = table.asking(0, table.game.question(state, 0))
    table.run_command(0, Entered(command="quiet"), asking)
    table.print_facts((proposed,))
    assert "Ishtar 2: “" not in printed(table)


def test_bots_have_names_and_are_introduced(tmp_path: Path) -> None:
    """The names are those of the web app; the level and the character of each bot are printed once, at the start."""
    at = quiet(phase(position("letnev hacan sol"), "battle"))
    table = evening(at.s, "rex", ("me", "master-warrior", "greedy"), tmp_path)
    table.introduce_bots()
    assert "Bots at this table: Ishtar 2 (Master, Warrior), Enki 3 (Expert)" in printed(table)
    words = (Path(__file__).parents[2] / "web" / "src" / "shell" / "words.ts").read_text("utf-8")
    assert f"BOT_NAMES = [{', '.join(map(repr, NAMES))}]" in words
