"""The pages around the table."""

from __future__ import annotations

from functools import partial

from plancia.games.rex import GAME as REX
from plancia.games.warlords import GAME as WARLORDS
from tests.web import rex, warlords
from tests.web.playing import play_now, play_on
from tests.web.screenshots.album import Album, Shot
from tests.web.tables import begin, lay, post
from tests.web.test_history import account
from tests.web.test_learning import open_review
from tests.web.test_tournaments import tournament

BOARDS = {"tigris": ".tigris", "rex": ".room", "warlords": ".galaxy"}
PLAIN = {
    "home": "/",
    "watch": "/watch",
    "replays": "/replays",
    "account": "/account",
    "puzzle": "/puzzle",
    "puzzles": "/puzzle/all",
    "tournaments": "/tournaments",
    "leaders": "/leaders",
    "rules": "/rules/tigris#9",
    "rules-rex": "/rules/rex#13",
    "rules-warlords": "/rules/warlords#7",
    "join": "/j/XXXXXX",
    "nowhere": "/nowhere",
}


def plain(name: str, album: Album) -> None:
    album.visit(name, PLAIN[name])


def name_yourself(album: Album) -> None:
    post(album.visitor, "/api/guest", {"name": "Marta", "language": "en"})


def create(album: Album) -> None:
    """A table of Rex with a character for each bot, as it is drawn; then its lobby."""
    page = album.page
    name_yourself(album)
    page.goto("/create")
    page.wait_for_selector(".ck")
    page.locator(".gc").nth(1).click()
    album.take("create")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".inv .qr img")
    album.take("lobby")


def cover(album: Album) -> None:
    """Two players at one device."""
    page = album.page
    name_yourself(album)
    page.goto("/create")
    page.get_by_role("button", name="2", exact=True).click()
    page.locator(".seat").nth(1).locator("select").first.select_option("me")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_selector(".bn")
    album.take("cover")


def home_with_tables(album: Album) -> None:
    """Three tables that wait: on the home page, among the visitor's games, and in the lobby."""
    name_yourself(album)
    begin(album.visitor, "tigris", 3, bot="greedy")
    table = album.page.url
    state = rex.reached("MakeBid", 0, lambda s: s.influence[0] > 4)
    album.page.goto(lay(REX, state, {0: album.visitor}))
    album.page.goto(lay(WARLORDS, warlords.reached("MoveShip", 0, lambda s: len(s.rows[0]) > 2, 3), {0: album.visitor}))
    album.page.wait_for_selector(".galaxy")
    album.visit("home-again", "/", ".side .tb")
    album.visit("mine", "/mine", ".li")
    album.visit("screen", table.replace("/t/", "/screen/"), ".nw")


def history(album: Album) -> None:
    """A game played to its end, in the list of the visitor's games, on the profile, and as a replay."""
    page = album.page
    account(album.visitor, "Marta")
    play_now(page, 1)
    play_on(page, idle=0.5)
    table = page.url
    album.visit("history", "/mine", ".row")
    album.visit("profile", "/player/Marta")
    page.goto(table.replace("/t/", "/replay/"))
    page.wait_for_selector(".tigris")
    for _ in range(7):
        page.keyboard.press("Shift+ArrowRight")  # a round
    album.take("replay")


def people(album: Album) -> None:
    """A tournament in its first round; friends and notices."""
    other = album.come()
    account(album.visitor, "Marta Rivers")
    account(other, "Jonas Rivers")
    made = tournament(album.visitor, "November Rivers", rounds=3, bots="random", fill=6)
    post(other, f"/api/tournaments/{made}/join", {})
    post(album.visitor, f"/api/tournaments/{made}/start", {})
    album.visit("tournament", f"/tournament/{made}", "table")
    album.visit("friends", "/friends")
    album.visit("notices", "/notices")
    other.close()


def review(game: str, album: Album) -> None:
    open_review(album.page, album.server, game)
    album.page.wait_for_selector(".page.rv .decision")
    album.take(f"review-{game}")


def hint(album: Album) -> None:
    """Two or three answers, on the board and beside it."""
    play_now(album.page)
    album.page.get_by_role("button", name="Hint").first.click()
    album.page.wait_for_selector(".hints .row")
    album.take("hint")


def lesson(game: str, album: Album) -> None:
    album.visit(f"lesson-{game}", f"/lesson/{game}", BOARDS[game])


SHOTS: dict[str, Shot] = {
    **{name: partial(plain, name) for name in PLAIN},
    "create": create,
    "cover": cover,
    "home-again": home_with_tables,
    "history": history,
    "people": people,
    "hint": hint,
    **{f"review-{game}": partial(review, game) for game in BOARDS},
    **{f"lesson-{game}": partial(lesson, game) for game in BOARDS},
}
