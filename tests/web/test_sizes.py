"""Every scene of every game, one by one: what axe-core finds, and its sizes on phones, tablets, laptops and zoomed.

`make test` looks at two of the six sizes of each scene, so that every size is looked at with a third of the scenes of
each game; `make soak` looks at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from plancia.games.tigris import GAME
from tests.web import axe, rex, warlords
from tests.web.conftest import Server, Visitor
from tests.web.screenshots.rex import crowded, hard_fought
from tests.web.screenshots.warlords import in_the_middle
from tests.web.sizes import SIZES, faults, some
from tests.web.tables import begin, lay
from tests.web.tigris import late, reached

Good = Callable[[Any], bool]
Then = Callable[[Page], None]


def anything(s: Any) -> bool:
    return True


def nothing(page: Page) -> None:
    """The question as it is."""


def click(selector: str) -> Then:
    """Click the first of these, even if something covers it: that is not tested here."""
    return lambda page: page.locator(selector).first.dispatch_event("click")


def in_the_middle_of_actions(s: Any) -> bool:
    """Everybody has hired."""
    return min(map(len, s.rows)) > 1


TIGRIS: dict[str, tuple[str, Good, Then]] = {
    "an action": ("TakeAction", late, nothing),
    "a leader": ("TakeAction", late, click(".rack .lead button")),
    "a tile": ("TakeAction", late, click(".rack .hand button")),
    "a swap": ("TakeAction", anything, click(".ways .btn:has-text('Swap')")),
    "a revolt": ("AddTiles", lambda s: type(s.stack[-1]).__name__ == "Revolt", nothing),
    "a war": ("AddTiles", lambda s: type(s.stack[-1]).__name__ == "War", nothing),
    "a monument": ("BuildMonument", anything, nothing),
    "treasures": ("LeaveOneTreasure", anything, nothing),
}
REX: dict[str, tuple[str, int, Good, Then]] = {
    "traitors": ("KeepTraitor", 0, anything, nothing),
    "the fleet": ("SetFleetDial", 0, anything, nothing),
    "a prediction": ("Predict", 5, anything, nothing),
    "placing units": ("PlaceUnits", 0, anything, nothing),
    "a bid": ("MakeBid", 0, lambda s: s.influence[0] > 4 and s.ask.high > 1, nothing),
    "a card": ("PlayCard", 0, lambda s: s.ask.timing == "manoeuvre" and "informant" in s.hands[0], nothing),
    "recruiting": ("Recruit", 0, anything, nothing),
    "a move": ("MoveUnits", 0, crowded, nothing),
    "where to": ("MoveUnits", 0, crowded, click(".space.allowed .hit")),
    "deploying": ("DeployUnits", 0, lambda s: s.influence[0] > 2 and s.reserve[0] > 2, nothing),
    "a battle plan": ("SealPlan", 0, hard_fought, nothing),
    "cards of a battle": ("SealCards", 0, anything, nothing),
    "a traitor": ("CallTraitor", 0, anything, nothing),
    "a retreat": ("MayRetreat", 0, anything, nothing),
    "a ceasefire": ("Talk", 0, anything, nothing),
    "a proposal": ("AnswerProposal", 0, lambda s: s.round > 1, nothing),
}
WARLORDS: dict[str, tuple[str, int, Good, Then]] = {
    "the first cards": ("GiveUpCards", 3, anything, nothing),
    "the ship": ("MoveShip", 3, in_the_middle, nothing),
    "a mercenary": ("PlayMercenary", 2, lambda s: len(s.rows[0]) > 3, nothing),
    "an action": ("TakeAction", 4, anything, nothing),
    "deploying": ("DeployUnits", 3, lambda s: s.ask.way == "deploy", nothing),
    "hiring": ("HireMercenary", 2, lambda s: len(s.rows[0]) > 6, nothing),
    "recon": ("ScoutSector", 3, anything, nothing),
    "bombardment": ("ChooseTarget", 3, anything, nothing),
    "an assassination": ("ChooseVictim", 3, anything, nothing),
    "a taken card": ("UseTakenCard", 3, anything, nothing),
    "a blockade": ("MayBlockade", 3, anything, nothing),
    "losses": ("ChooseLosses", 3, anything, nothing),
    "the rows of all": ("TakeAction", 3, in_the_middle_of_actions, click(".glance.all")),
}


@pytest.fixture(scope="module")
def same_visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """One window for all scenes: opening one takes longer than measuring a scene."""
    visitor = Visitor(browser, server)
    visitor.page.goto("/")
    yield visitor
    visitor.close()


@pytest.fixture
def visitor(same_visitor: Visitor) -> Visitor:
    """A new visitor: first-game hints are shown and take space."""
    same_visitor.page.evaluate("localStorage.clear()")
    return same_visitor


def scenes(names: Iterable[str]) -> list[object]:
    """Scenes and their sizes for `parametrize`."""
    found: list[object] = []
    for number, name in enumerate(names):
        found.append(pytest.param(name, some(number), id=name))
        found.append(pytest.param(name, list(SIZES), id=f"{name}, all sizes", marks=pytest.mark.soak))
    return found


WHOLE = ("a tile", "a move", "the ship")  # once for each game: players, log and top, too


def look_at(page: Page, game: str, scene: str, sizes: Iterable[str]) -> None:
    """Complain of everything that is wrong."""
    found = axe.faults(page, None if scene in WHOLE else axe.SCENE) + faults(page, game, sizes)
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize(("scene", "sizes"), scenes(TIGRIS))
def test_tigris_at_every_size(visitor: Visitor, scene: str, sizes: list[str]) -> None:
    """Board, question and answers are large enough, visible and complete."""
    topic, good, then = TIGRIS[scene]
    page = visitor.page
    state, seat = reached(topic, good)
    page.goto(lay(GAME, state, {seat: visitor}, "random"))
    page.wait_for_selector(f".prompt[data-topic='{topic}']")
    then(page)
    look_at(page, "tigris", scene, sizes)


@pytest.mark.parametrize(("scene", "sizes"), scenes(REX))
def test_rex_at_every_size(visitor: Visitor, scene: str, sizes: list[str]) -> None:
    """Board, question and answers are large enough, visible and complete."""
    topic, seat, good, then = REX[scene]
    page = rex.sit_at(visitor, topic, seat, good)
    then(page)
    look_at(page, "rex", scene, sizes)


def test_the_races_of_rex_at_every_size(visitor: Visitor) -> None:
    """All races can be chosen."""
    begin(visitor, "rex", 3, {"races": "chosen"})  # with five players the last race is the only one left
    visitor.page.wait_for_selector(".setup .races")
    look_at(visitor.page, "rex", "races", SIZES)


@pytest.mark.parametrize(("scene", "sizes"), scenes(WARLORDS))
def test_warlords_at_every_size(visitor: Visitor, scene: str, sizes: list[str]) -> None:
    """Board, question and answers are large enough, visible and complete."""
    topic, seats, good, then = WARLORDS[scene]
    page = warlords.sit_at(visitor, topic, good=good, seats=seats)
    then(page)
    look_at(page, "warlords", scene, sizes)
