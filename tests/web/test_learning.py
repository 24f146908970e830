"""Hints, reviews, puzzles and the puzzle of the day, in a real browser, on a desktop and on a phone."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from plancia.analysis import Effort, Puzzle, Reviewer, review, shipped
from plancia.analysis.puzzles import consequences
from plancia.analysis.review import own_decisions
from plancia.arena import stream
from plancia.records import Replay, write
from plancia.server.http.replays import of_text, watched
from plancia.server.reviewing import composed
from tests.analysis.games import late, played
from tests.web.axe import faults
from tests.web.conftest import Server, Visitor
from tests.web.playing import give_up, play_now
from tests.web.tables import post

DESKTOP, PHONE = (1440, 900), (390, 844)
# Pages that look different on a phone are tested in both sizes; the others on a phone only in `make soak`.
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
SOAKED = pytest.param(PHONE, id="phone", marks=pytest.mark.soak)
MAINLY_DESKTOP = pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), SOAKED])
NAMES = {"red": "Temple", "blue": "Farm", "green": "Market", "black": "Settlement"}
GUEST = """() => fetch("/api/guest", {
    method: "POST", headers: {"content-type": "application/json"}, body: '{"name": "Ann"}'
})"""
TABLE = "0123456789abcdef0123456789abcdef"


def visitor(browser: Browser, server: Server, came: list[Visitor], size: tuple[int, int]) -> Page:
    came.append(Visitor(browser, server, *size))
    return came[-1].page


@cache
def answers(name: str) -> dict[str, str]:
    """What the server says about a finished game with a blunder: the replay, the table and the review."""
    puzzle, record = late(name), played(name, blunders=True)
    replay = Replay(record)
    found = review(replay, puzzle.seat, effort=Effort(worlds=1, followed=4))
    turnings = [Reviewer(replay, puzzle.seat).turning(one.number) for one in found.costliest]
    seen = own_decisions(replay, puzzle.seat)[: found.seen]
    stored = composed(record, puzzle.seat, found.points, found.assessed, seen, turnings)
    seats = [
        {"seat": n, "kind": "person", "name": "", "colour": "", "mine": n == puzzle.seat} for n in range(puzzle.seats)
    ]
    return {
        f"/api/replays/{TABLE}": gzip.decompress(watched(of_text(write(record)))).decode(),
        f"/api/tables/{TABLE}": json.dumps({"id": TABLE, "game": name, "seats": seats}),
        f"/api/reviews/{TABLE}/{puzzle.seat}": json.dumps(
            {"progress": None, "so_far": None, "review": json.loads(msgspec.json.encode(stored))}
        ),
    }


def open_review(page: Page, server: Server, name: str) -> None:
    """A review that the server has stored; the page shows how far it is first."""
    waits = [json.dumps({"progress": 0.4, "so_far": None, "review": None})]

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(server.address)
        body = waits.pop() if "/api/reviews/" in path and waits else answers(name)[path]
        route.fulfill(body=body, content_type="application/json")

    for path in answers(name):
        page.route(f"{server.address}{path}", answer)
    page.goto(f"{server.address}/review/{TABLE}")


@SIZES
def test_the_puzzle_of_the_day(
    browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]
) -> None:
    """It is on the home page, and opens with its question and without its answer."""
    page = visitor(browser, server, visitors, size)
    page.goto(server.address)
    expect(page.locator(".daily")).to_contain_text("Puzzle of the day")
    page.locator(".daily").get_by_role("link", name="Solve").click()
    page.wait_for_selector(".page.pz .prompt[data-topic]")
    expect(page.locator(".task h1")).to_have_text("What is best here?")
    expect(page.locator(".task .me svg")).to_be_visible()  # whose pieces are mine?
    expect(page.locator(".answers")).to_have_count(0)
    # What everybody may know belongs to the question; a phone has room for the board only.
    expect(page.locator(".side .players")).to_be_visible(visible=size == DESKTOP)
    assert faults(page) == []


@MAINLY_DESKTOP
def test_a_wrong_answer_and_the_right_one(
    browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]
) -> None:
    """A wrong answer shows what would happen and can be tried again; the right one shows all answers and the rating."""
    puzzle = next(one for one in shipped("tigris") if one.answer[0] == one.others[0].words[0] == "tile")
    page = visitor(browser, server, visitors, size)
    page.goto(server.address)
    page.evaluate(GUEST)
    page.goto(f"{server.address}/puzzle/{puzzle.id}")
    page.wait_for_selector(".page.pz .prompt[data-topic]")
    lay(page, puzzle.others[0].words)
    expect(page.locator("[data-verdict=failed]")).to_contain_text("Not this one")
    expect(page.locator(".answers")).to_have_count(0)
    page.get_by_role("button", name="Try again").click()
    lay(page, puzzle.answer)
    expect(page.locator("[data-verdict=solved]")).to_contain_text("Solved")
    expect(page.locator(".answers li.right")).to_have_count(1)
    expect(page.locator(".rating")).to_contain_text("−")  # the first attempt counted
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    assert faults(page) == []


def test_a_war_hides_no_verdict(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """On a phone a wrong answer that starts a war shows it on the board; the buttons below can be used."""
    puzzle = next(one for one in shipped("tigris") if starts_a_war(one, one.others[0].words))
    page = visitor(browser, server, visitors, PHONE)
    page.goto(f"{server.address}/puzzle/{puzzle.id}")
    page.wait_for_selector(".page.pz .prompt[data-topic]")
    lay(page, puzzle.others[0].words)
    expect(page.locator(".scene")).to_be_visible()
    expect(page.locator("[data-verdict=failed]")).to_contain_text("Not this one")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".scene")).to_have_count(0)


def starts_a_war(puzzle: Puzzle, words: tuple[str | int, ...]) -> bool:
    """Does laying this tile start a war?"""
    facts = consequences(puzzle, words, stream("war").randrange)[1]
    return words[0] == "tile" and any(type(fact).__name__ == "ConflictBegan" for fact in facts)


@MAINLY_DESKTOP
def test_puzzles_are_chosen_by_theme(
    browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]
) -> None:
    """The page of all puzzles leads to one with the theme, and from there to the next one of the same kind."""
    page = visitor(browser, server, visitors, size)
    page.goto(f"{server.address}/puzzle")
    page.get_by_role("link", name="All puzzles").first.click()
    page.get_by_role("button", name="Easier").click()
    assert faults(page) == []
    with page.expect_response("**/api/puzzles/next?*") as found:
        page.get_by_role("link", name="safety from revolts").click()
    assert (found.value.json()["theme"], found.value.json()["game"]) == ("revolts", "tigris")
    page.wait_for_selector(".page.pz .prompt[data-topic]")
    assert page.url.endswith(f"/puzzle/{found.value.json()['id']}?game_name=tigris&theme=revolts&difficulty=easier")


def lay(page: Page, words: tuple[str | int, ...]) -> None:
    """Lay a tile: take it from the rack, then choose the cell, and confirm if the page asks."""
    _, colour, cell = words
    page.locator(".rack .hand").get_by_role("button", name=NAMES[str(colour)]).first.click()
    page.locator(f"[data-cell='{cell}']").first.click(force=True)
    send = page.locator(".btn.send")
    page.wait_for_function("() => document.querySelector('[data-verdict], .btn.send')")
    if send.count():
        send.click()


@SIZES
@pytest.mark.parametrize("name", ["tigris", "rex", "warlords"])
def test_a_review(browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int], name: str) -> None:
    """It shows how far it is, then the board at the costliest decision, both answers, the chances and the parts."""
    page = visitor(browser, server, visitors, size)
    open_review(page, server, name)
    page.wait_for_selector(".page.rv .decision")
    decision = page.locator(".decision")
    expect(decision).to_contain_text("You played")
    expect(decision).to_contain_text("Better")
    if name == "tigris":  # both answers name a place
        expect(page.locator("main [data-hint]", has_text="✓")).to_have_count(1)
    expect(page.locator(".chances > svg")).to_be_visible()
    expect(page.get_by_text("Luck and skill")).to_be_visible()
    assert page.locator(".side button[aria-pressed]").count() >= 1
    assert faults(page) == []


@MAINLY_DESKTOP
def test_from_a_game_to_its_review_and_back_to_the_board(
    browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]
) -> None:
    """The real server reviews a game that has just ended; a table begins again at the decision on show."""
    page = visitor(browser, server, visitors, size)
    give_up(page, answers=6, idle=0.5)  # half of the turns are given away: that costs something
    over = page.url
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".page.rv .decision")
    expect(page.locator(".side")).to_contain_text("The game ended by resignation")
    expect(page.locator(".decision")).to_contain_text("You played")
    page.locator(".fk").get_by_role("button", name="Try again").click()
    page.wait_for_selector(".prompt[data-topic]:not([data-topic=''])")
    assert page.url != over
    assert "/t/" in page.url


@MAINLY_DESKTOP
def test_a_review_in_progress_shows_what_is_known(
    browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]
) -> None:
    """The curve and the lists grow. If the server has no time for the rest, the page offers another try."""
    page = visitor(browser, server, visitors, size)
    open_review(page, server, "tigris")
    whole = json.loads(answers("tigris")[f"/api/reviews/{TABLE}/{late('tigris').seat}"])["review"]
    known = {"points": whole["points"][:2], "assessed": whole["assessed"][:1], "costliest": [], "own": whole["own"]}
    state = {"progress": 0.4, "so_far": known, "review": None}
    page.route("**/api/reviews/**", lambda route: route.fulfill(json=state))
    page.goto(f"{server.address}/review/{TABLE}")
    expect(page.locator(".working")).to_contain_text("Reviewing: 40 %")
    expect(page.locator(".chances > svg")).to_be_visible()
    expect(page.get_by_text("Luck and skill")).to_have_count(0)
    known["costliest"] = whole["costliest"]
    expect(page.locator(".side button[aria-pressed]")).to_have_count(len(whole["costliest"]))
    assert faults(page) == []
    state |= {"progress": None, "so_far": None}
    expect(page.locator("main")).to_contain_text("That took too long")
    page.unroute("**/api/reviews/**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("Luck and skill")).to_be_visible()


def test_a_game_that_cannot_be_reviewed(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """The page says why, such as a record of other rules."""
    page = visitor(browser, server, visitors, PHONE)
    open_review(page, server, "tigris")
    refusal = {"code": "cannot_analyse", "fault": "other_rules", "values": {"rules": 1, "ours": 2}}
    page.route("**/api/reviews/**", lambda route: route.fulfill(status=422, json=refusal))
    page.goto(f"{server.address}/review/{TABLE}")
    expect(page.locator("main")).to_contain_text("This game cannot be reviewed.")
    expect(page.locator("main")).to_contain_text("It was played with version 1 of the rules; the current version is 2.")


@MAINLY_DESKTOP
def test_trying_again_from_a_decision(
    browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]
) -> None:
    """The new table begins at the step on show, in the reviewed seat."""
    page = visitor(browser, server, visitors, size)
    open_review(page, server, "tigris")
    page.wait_for_selector(".page.rv .fk")
    with page.expect_request(lambda request: request.url.endswith(f"/api/replays/{TABLE}/fork")) as sent:
        page.locator(".fk").get_by_role("button", name="Try again").click()
    body = sent.value.post_data_json
    assert body is not None
    assert body["seat"] == late("tigris").seat
    review = json.loads(answers("tigris")[f"/api/reviews/{TABLE}/{late('tigris').seat}"])["review"]
    assert body["step"] == review["costliest"][0]["step"]


@SIZES
def test_a_hint(browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]) -> None:
    """It is asked for at a table against bots: answers with reasons, shown on the board, and gone when it is closed."""
    page = visitor(browser, server, visitors, size)
    play_now(page)
    page.get_by_role("button", name="Hint").first.click()
    rows = page.locator(".hints .row")
    expect(rows.first).to_be_visible()
    assert 1 <= rows.count() <= 3
    numbers = "".join(page.locator("[data-hint] text").all_text_contents()).replace("·", "")
    assert sorted(numbers) == [str(place + 1) for place in range(rows.count())]  # the first question names a place
    rows.first.click()
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    rows.first.click()
    expect(page.locator(".prompt .btn.act")).to_have_class(re.compile("send"))  # nothing else is as dark
    assert [fault for fault in faults(page) if "hint" in fault] == []
    page.locator(".hints").get_by_role("button", name="Hide hint").click()
    expect(page.locator(".hints, [data-hint]")).to_have_count(0)


def test_a_chance_that_all_hints_share_is_shown_once(browser: Browser, server: Server, visitors: list[Visitor]) -> None:
    """Early in a game all good answers are often worth the same: bars would compare nothing."""
    page = visitor(browser, server, visitors, DESKTOP)
    chances = [[0.361, 0.36, 0.359], [0.36, 0.35, 0.34]]

    def answer(route: Route) -> None:
        found = route.fetch().json()
        for one, chance in zip(found["hints"], chances[0], strict=False):
            one["chance"] = chance
        route.fulfill(json=found)

    page.route("**/hint*", answer)
    play_now(page)
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".hints header")).to_contain_text("36")
    expect(page.locator(".hints .bar")).to_have_count(0)
    page.locator(".hints").get_by_role("button", name="Hide hint").click()
    chances.pop(0)
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".hints .bar")).to_have_count(page.locator(".hints .row").count())
    expect(page.locator(".hints header")).not_to_contain_text("36")


@MAINLY_DESKTOP
def test_habits_on_the_profile(
    browser: Browser, server: Server, visitors: list[Visitor], size: tuple[int, int]
) -> None:
    """The owner sees them with both figures, or how many games are missing, and chooses whether others see them."""
    page = visitor(browser, server, visitors, size)
    name = f"Habit {size[0]}"
    page.goto(server.address)
    post(visitors[-1], "/api/guest", {"name": name, "language": "en"})
    post(visitors[-1], "/api/account", {"name": name, "passphrase": f"a long passphrase of {name}"})
    wars = {"habit": "wars", "own": 1.25, "bots": 3.4}
    found = [
        {"game": "tigris", "games": 12, "needed": 5, "observations": [wars]},
        {"game": "rex", "games": 2, "needed": 5, "observations": []},
        {"game": "warlords", "games": 8, "needed": 5, "observations": []},
    ]
    page.route("**/habits", lambda route: route.fulfill(json=found))
    page.goto(f"{server.address}/player/{name}")
    habits = page.locator(".habits")
    expect(habits).to_contain_text("You start fewer wars per game than our strongest bots.")
    expect(habits).to_contain_text("1.3, bots 3.4")
    expect(habits).to_contain_text("Rex: habits appear after 5 finished games. So far: 2.")
    expect(habits).to_contain_text("Galactic Warlords: no habit stands out in 8 games.")
    assert faults(page) == []
    page.get_by_role("button", name="Edit profile").click()
    page.get_by_role("switch", name="Habits").click()
    expect(page.get_by_role("switch", name="Habits")).to_be_checked()
    page.get_by_role("button", name="View as others").click()
    expect(habits).to_contain_text("Starts fewer wars")
