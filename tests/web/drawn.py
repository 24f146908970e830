"""Compares what a board draws with the server's last view, as it was sent.

A board marks each piece it draws with `data-piece` (what it is), `data-at` (the place) and, if one drawing shows
several pieces, `data-count`. A temporary drawing, such as a piece in flight, has `data-passing` instead, and must be
gone once the board is at rest.

To add a game, write one function from its view to a `Counter` of (piece, place) and enter it in `GAMES`.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket

from tests.web.conftest import OPAQUE

Pieces = Counter[tuple[str, str]]  # (what, where)
View = Mapping[str, Any]
Words = tuple[str | int, ...]

# The page's own sockets, so that a test can answer without the controls, or close the connection.
KEEP_WIRES = """
    const Wire = window.WebSocket;
    window.wires = [];
    window.WebSocket = class extends Wire {
        constructor(...how) { super(...how); window.wires.push(this); }
    };
"""
# After a cut the page needs a moment to connect again.
SEND = """async wish => {
    while (window.wires.at(-1).readyState !== WebSocket.OPEN) await new Promise((go) => setTimeout(go, 20));
    window.wires.at(-1).send(JSON.stringify(wish));
}"""
SKIP = """([place, asked]) => {
    if (document.querySelector('.prompt')?.dataset.number !== asked)
        document.querySelector(place)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
CUT = "() => window.wires.at(-1).close()"

# The pieces of a board at rest; else, in a word, what it is busy with. `asked` is the number of the server's last
# question: until the prompt shows it the board is behind.
AT_REST = (
    f"([board, asked]) => {{{OPAQUE}"
    + """
    if (document.querySelector('.ov')) return 'over';
    const held = document.querySelector('.dismiss button');
    if (held) return held.click(), 'held';
    // A slip, or what is at stake in an invasion, lies where pieces are drawn.
    const covers = document.querySelector('[data-covers] button')
        ?? (document.querySelector('.of-battle') && document.querySelector('.above .fold'))
        ?? document.querySelector('.room.covered .look');
    if (covers) return covers.click(), 'covered';
    if (document.querySelector('.page')?.dataset.settled === 'false') return 'behind';
    if ((document.querySelector('.prompt')?.dataset.number ?? '') !== asked) return 'another question';
    const ends = (motion) => Number.isFinite(motion.effect?.getComputedTiming().endTime);
    if (document.getAnimations().some((motion) => motion.playState === 'running' && ends(motion))) return 'motion';
    if (document.querySelector('[data-passing]')) return 'passing';
    const whole = document.querySelector(board);
    if (!whole) return 'no board';
    const apart = (one, other) => one.right <= other.left || one.left >= other.right
        || one.bottom <= other.top || one.top >= other.bottom;
    return [...whole.querySelectorAll('[data-piece]')]
        .filter(isShown)
        .map((piece) => {
            const { at } = piece.dataset;
            const cell = whole.querySelector(`[data-cell="${at}"]`);
            const astray = cell && apart(piece.getBoundingClientRect(), cell.getBoundingClientRect());
            return [piece.dataset.piece, astray ? `away from ${at}` : at, Number(piece.dataset.count ?? 1)];
        });
}"""
)
PATIENCE = 20.0  # seconds until a board is at rest
LOOK_EVERY = 50  # milliseconds
LOOK_AGAIN = 3  # a frame may reach the page a moment before it reaches the test


class Game(NamedTuple):
    """How a game is compared and played to its end."""

    board: str  # the selector of its board
    expected: Callable[[View], Pieces]
    hurry: Mapping[str, Words]  # by topic: the person's usual answer, so that the bots reach the end soon
    skip: str  # what to click to see the last move at once
    bots: int
    bot: str = "random"


class Wire:
    """Everything the server has sent to a page."""

    def __init__(self, page: Page) -> None:
        """Call this before the page opens a table."""
        self.page = page
        self.updates: list[Any] = []
        page.add_init_script(KEEP_WIRES)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "Update":
            self.updates.append(message)

    @property
    def last(self) -> Any:
        return self.updates[-1]

    @property
    def asked(self) -> str:
        """The number of the last question, as the prompt shows it."""
        return str(self.last["question"]["number"]) if self.updates and self.last["question"] else ""

    def answer(self, words: Words) -> None:
        self.send("Answer", question=self.last["question"]["number"], words=list(words))

    def send(self, wish: str, **what: object) -> None:
        """Send it as the page would, under an id that the page does not know; then wait for the effects."""
        seen = len(self.updates)
        self.page.evaluate(SEND, {"type": wish, "id": 1_000_000 + seen, "seat": self.last["seat"], **what})
        assert self.wait(lambda: len(self.updates) > seen), f"nothing comes of {wish} {what}"

    def skip(self, game: Game) -> None:
        """Skip the animation, if there is one."""
        self.page.evaluate(SKIP, [game.skip, self.asked])

    def wait(self, until: Callable[[], bool], seconds: float = 30) -> bool:
        """Receive frames; False if it takes too long."""
        end = time.monotonic() + seconds
        while not until():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(LOOK_EVERY)
        return True


def drawn(wire: Wire, board: str) -> Pieces | None:
    """The pieces on the board once it is at rest; None: the game is over and the board has gone."""
    found: Any = ""

    def at_rest() -> bool:
        nonlocal found
        found = wire.page.evaluate(AT_REST, [board, wire.asked])
        return found == "over" or not isinstance(found, str)

    if not wire.wait(at_rest, PATIENCE):
        raise TimeoutError(f"the board does not come to rest: {found}")
    if found == "over":
        return None
    pieces: Pieces = Counter()
    for piece, place, count in found:
        pieces[piece, place] += count
    return pieces


def compare(wire: Wire, game: Game) -> bool:
    """The board at rest shows the server's view, no more and no less. False: the game is over."""
    expected: Pieces = Counter()
    seen: Pieces | None = None
    for _ in range(LOOK_AGAIN):
        seen = drawn(wire, game.board)
        expected = game.expected(wire.last["view"])
        if seen is None or seen == expected:
            return seen is not None
        wire.page.wait_for_timeout(200)
    assert seen is not None
    raise AssertionError(f"drawn but not there: {dict(seen - expected)}; there but not drawn: {dict(expected - seen)}")


def pick(sheet: Any, chance: Random) -> Words:
    """Any answer that the form allows."""
    words: list[str | int] = []
    at = sheet["start"]
    while at:
        follow, at = chance.choice(sheet["nodes"][at][1])
        words.append(chance.choice(follow))
    return tuple(words)


def allowed(sheet: Any, words: Words) -> bool:
    at = sheet["start"]
    for word in words:
        at = next((to for follow, to in sheet["nodes"][at][1] if word in follow), None)
        if at is None:
            return False
    return bool(at == 0)


# ---- Tigris
COLOURS = ("red", "blue", "green", "black")
DYNASTIES = ("lion", "bull", "archer", "potter")


def tigris(view: View) -> Pieces:
    pieces = [(f"tile-{colour}", cell) for colour, cells in zip(COLOURS, view["tiles"], strict=True) for cell in cells]
    pieces += [("tile-back", cell) for cell in view["face_down"]]
    pieces += [("catastrophe", cell) for cell in view["catastrophes"]]
    pieces += [("treasure", cell) for cell in view["treasures"]]
    for dynasty, cells in zip(DYNASTIES, view["leaders"], strict=False):
        pieces += [(f"leader-{dynasty}-{colour}", cell) for colour, cell in zip(COLOURS, cells, strict=True) if cell]
    for monument in view["monuments"]:
        pieces.append((f"monument-{'-'.join(sorted(monument['colours'], key=COLOURS.index))}", monument["cell"]))
    if view["union"]:
        pieces.append(("unification", view["union"]))
    return Counter(pieces)


# ---- Galactic Warlords
UNITS = {"i": "infantry", "t": "tank", "a": "aircraft"}
BASE = ("mission", "medical", "decon")


def warlords(view: View) -> Pieces:
    """The chart, the tracks and the market; of the viewing seat also base, row and hand."""
    pieces = Counter([(f"reputation-{seat}", str(at)) for seat, at in enumerate(view["reputation"])])
    pieces += Counter([(f"track-{kind}", str(at)) for kind, at in view["track"].items()])
    pieces += Counter([(f"ship-{seat}", sector) for seat, sector in enumerate(view["ships"]) if sector])
    pieces += Counter({("soot", planet["sector"]): 1 for planet in view["planets"] if not planet["face_up"]})
    for planet in view["planets"]:
        if planet["kind"]:
            pieces[f"{'planet' if planet['face_up'] else 'seen'}-{planet['kind']}", planet["name"]] += 1
        for letter in planet["units"]:
            pieces[f"{UNITS[letter]}-{planet['owner']}", planet["name"]] += 1
    for seat, tokens in enumerate(view["tokens"]):
        for token in tokens:
            pieces[f"token-{seat}" + (f"-{token['kind']}" if token["kind"] else ""), token["sector"]] += 1
    pieces += Counter([(f"mercenary-{card}", "market") for card in view["market"]])
    pieces += Counter({("deck", "market"): view["deck"]})
    return pieces + own(view)


def own(view: View) -> Pieces:
    """Base, row and hand of the viewing seat."""
    row, base = view["rows"][view["seat"]], view["bases"][view["seat"]]
    pieces = Counter([(f"mercenary-{card}", "row") for card in row])
    pieces += Counter([("guard", card) for card in view["guards"] if card in row])
    pieces += Counter([(f"mercenary-{card}", "hand") for card in view["hand"]])
    pieces += Counter({(f"support-{kind}", "hand"): count for kind, count in view["support"].items()})
    pieces += Counter({("infantry", f"base-{space}"): base[space] for space in BASE})
    for space in ("pad", "reserve"):
        counted = zip(UNITS.values(), base[space], strict=True)
        pieces += Counter({(unit, f"base-{space}"): count for unit, count in counted})
    return pieces


# ---- Rex
CITY = (  # in the order of every list in a view
    *("MPN", "TAR", "CIV", "INC", "HOL", "LOW", "SAI", "PLE", "CAR", "NOB", "ADI", "SAL", "FOU", "MPS"),
    *("INT", "REC", "SCH", "IAF", "GAR", "MEM", "PAL", "TRA", "ADM", "VEL", "EMB", "WES", "NAV", "COU"),
)


def rex(view: View) -> Pieces:
    pieces: Pieces = Counter()
    for at, space in enumerate(CITY):
        pieces["influence", space] += view["on_board"][at]
        pieces["lazax-mech", space] += view["mechanized"][at]
        pieces["xxcha-down", space] += view["face_down"][at]
        for race, units in zip(view["races"], view["units"], strict=True):
            pieces[race, space] += units[at] - (view["mechanized"][at] if race == "lazax" else 0)
    pieces["fleet", str(view["fleet"])] += bool(view["fleet"])
    return +pieces


GAMES = {
    "tigris": Game(".tigris", tigris, {"TakeAction": ("end",)}, "[data-cell=e1]", bots=2, bot="greedy"),  # both sides
    "warlords": Game(".page", warlords, {}, ".galaxy [data-planet]", bots=1),
    "rex": Game(".rex-city", rex, {"MakeBid": ("pass",), "PlayCard": ("pass",)}, "[data-space=COU] .hit", bots=2),
}
