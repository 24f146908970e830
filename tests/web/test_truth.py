"""The board is always right: with animations, it shows the server's view after every update, once it is at rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from plancia.games.rex import GAME as REX
from plancia.games.tigris import GAME
from plancia.games.warlords import GAME as WARLORDS
from tests.games.tigris.table import position
from tests.web import rex, warlords
from tests.web.conftest import Server, Visitor
from tests.web.drawn import CUT, GAMES, Wire, Words, allowed, compare, pick
from tests.web.playing import dismiss
from tests.web.tables import begin, lay

IDLE = 0.8  # how often the person just ends the turn: the bots do the rest
SKIP = 0.4  # how often the person clicks the board to skip an animation
LOSE = 0.03  # how often the connection breaks
SHORT, WHOLE = 25, 600  # answers of the person; a whole game has fewer than that
BRISK = 4  # animations and pauses are this many times shorter than for people


@pytest.fixture
def lively(browser: Browser, server: Server) -> Iterator[Visitor]:
    """A visitor with animations."""
    visitor = Visitor(browser, server, motion="no-preference")
    yield visitor
    visitor.close()


def playback(page: Page, rate: float) -> None:
    """The speed of all animations."""
    motion = page.context.new_cdp_session(page)
    motion.send("Animation.enable")
    motion.send("Animation.setPlaybackRate", {"playbackRate": rate})


def is_over(page: Page) -> bool:
    """The last event that affected the person is dismissed first."""
    dismiss(page)
    return page.locator(".ov").count() > 0


@pytest.mark.parametrize(
    ("speed", "most"),
    [
        pytest.param("brisk", SHORT, id="brisk"),
        pytest.param("brisk", WHOLE, id="brisk, whole", marks=pytest.mark.soak),
        pytest.param("normal", WHOLE, id="normal, whole", marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_at_random(lively: Visitor, name: str, speed: str, most: int) -> None:
    """Bots and a person play at random, and every piece is drawn in its place and nowhere else; to the end in soak."""
    page, game, chance = lively.page, GAMES[name], Random(name)
    wire = Wire(page)
    page.add_init_script(f"localStorage['plancia-speed'] = '{speed}'")
    page.add_init_script(
        f"const wait = setTimeout; window.setTimeout = (then, time, ...w) => wait(then, time / {BRISK}, ...w)"
    )
    playback(page, BRISK)
    begin(lively, name, game.bots, bot=game.bot)
    assert not page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    for _ in range(most):
        assert wire.wait(lambda: bool(wire.asked) or is_over(page)), "nobody asks, nothing ends"
        if not wire.asked:
            return  # the result is on the page; a click on its picture would lead back to the last position
        if chance.random() < SKIP:
            wire.skip(game)
        if not compare(wire, game):
            return
        if chance.random() < LOSE:
            page.evaluate(CUT)
            assert compare(wire, game)
        if not (sheet := wire.last["question"]):
            continue  # the table has answered: there was only one answer
        hurried = game.hurry.get(sheet["topic"], ())
        wire.answer(hurried if allowed(sheet, hurried) and chance.random() < IDLE else pick(sheet, chance))
    assert most == SHORT, "the game does not end"


# ---- a tile and its leaders leave in one update
SHRINE = "R6,5 G6,6; K0@6,4 B1@5,5 G0@7,5"  # one temple, and three leaders who need it
STRIKE = ("catastrophe", "g6")
HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def shrine(lively: Visitor) -> Wire:
    """A table where the temple is about to be destroyed."""
    wire = Wire(lively.page)
    lively.page.goto(lay(GAME, position(SHRINE, seats=2), {0: lively}, "random"))
    assert wire.wait(lambda: bool(wire.asked))
    assert compare(wire, GAMES["tigris"])
    return wire


def test_leaders_go_home_with_the_temple_they_lose(shrine: Wire) -> None:
    shrine.answer(STRIKE)
    assert compare(shrine, GAMES["tigris"])


def test_an_immediate_undo_restores_everything(shrine: Wire) -> None:
    """Undo while the tile still crumbles, and again."""
    for _ in range(2):
        shrine.answer(STRIKE)
        shrine.send("Undo")
    assert compare(shrine, GAMES["tigris"])


def test_a_connection_that_breaks_while_pieces_leave(shrine: Wire) -> None:
    shrine.answer(STRIKE)
    shrine.page.evaluate(CUT)
    assert compare(shrine, GAMES["tigris"])


def test_the_next_move_comes_while_pieces_leave(shrine: Wire) -> None:
    """The turn ends at once, and the animation of the bot's turn is skipped."""
    shrine.answer(STRIKE)
    before = shrine.asked
    shrine.answer(("end",))
    assert shrine.wait(lambda: shrine.asked not in ("", before))
    shrine.skip(GAMES["tigris"])
    assert compare(shrine, GAMES["tigris"])


def test_pieces_that_leave_while_the_tab_is_hidden(shrine: Wire) -> None:
    """Nothing is animated in a hidden tab; what it shows later is right."""
    unseen(shrine, STRIKE)
    assert compare(shrine, GAMES["tigris"])


def unseen(wire: Wire, words: Words) -> None:
    """Answer in a hidden tab, without animations, and come back."""
    playback(wire.page, 0)
    wire.page.evaluate(HIDE, True)
    wire.answer(words)
    wire.page.wait_for_timeout(500)
    wire.page.evaluate(HIDE, False)
    playback(wire.page, 1)


# ---- units on their way: undo, and hidden tabs
REACHED: dict[str, Callable[[], tuple[Any, Any]]] = {
    "rex": lambda: (REX, rex.reached("MoveUnits", 0, lambda s: max(s.units[0]) > 2)),
    "warlords": lambda: (
        WARLORDS,
        warlords.reached("DeployUnits", 0, lambda s: s.ask.way == "deploy" and -1 in s.owners, 2),
    ),
}


def about_to_move(visitor: Visitor, name: str) -> tuple[Wire, Words]:
    """A table where the person may move units, and an answer that does so."""
    game, state = REACHED[name]()
    wire = Wire(visitor.page)
    visitor.page.goto(lay(game, state, {0: visitor}, "random"))
    assert wire.wait(lambda: bool(wire.asked))
    assert compare(wire, GAMES[name])
    answers = (pick(wire.last["question"], Random(seed)) for seed in range(200))
    return wire, next(words for words in answers if len(words) > 1)


def test_units_that_are_undone_on_their_way(lively: Visitor) -> None:
    """Undo while they fly, and again; the same player is asked next, so that nobody else moves in between."""
    name = "warlords"
    wire, words = about_to_move(lively, name)
    before = GAMES[name].expected(wire.last["view"])
    for _ in range(2):
        wire.answer(words)
        assert GAMES[name].expected(wire.last["view"]) != before, "nothing moves"
        wire.send("Undo")
        assert wire.wait(lambda: GAMES[name].expected(wire.last["view"]) == before), "it is not taken back"
    assert compare(wire, GAMES[name])


@pytest.mark.parametrize("name", REACHED)
def test_units_that_move_while_the_tab_is_hidden(lively: Visitor, name: str) -> None:
    """Nothing is animated in a hidden tab; what it shows later is right."""
    wire, words = about_to_move(lively, name)
    unseen(wire, words)
    assert compare(wire, GAMES[name])
