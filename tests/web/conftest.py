"""A separate server and a real browser; `make test` installs both."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from random import SystemRandom
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

import plancia.server
from tests.web.browser import ARGUMENTS, found

ROOT = Path(__file__).parents[2]
STATIC = Path(plancia.server.__file__).parent / "static"
SERVE = """
import sys
if __name__ == "__main__":
    import uvicorn
    sys.path.insert(0, sys.argv[3])
    from plancia.server import clock, game_table, hub
    from argon2.profiles import CHEAPEST
    from plancia.server.http import Settings, build, services
    from plancia.server.identity import passphrases
    passphrases.RFC_9106_LOW_MEMORY = CHEAPEST  # the tests of identity check the real one
    hub.token_bytes = bytes  # every table is dealt the same cards in every run, and its bots have the same ideas
    clock.PACES["quick"] = clock.Pace(4000, 0)  # the clock of brisk tables runs out while one looks
    # Where days may pass, windows close as soon as all have answered, and no sooner.
    game_table.TICK = min(200, game_table.TICK)
    class Limits(services.Limits):
        def __init__(self):
            super().__init__()
            # A whole day of visitors comes in a minute.
            self.guests = self.accounts = self.codes = self.tables = self.table_makers = self.addresses
            self.most_open_tables = self.most_tables = 10_000
    services.Limits = Limits
    exec(sys.argv[4])
    settings = Settings(port=int(sys.argv[1]), workers=1)
    uvicorn.run(build(settings, sys.argv[2]), port=settings.port, log_level="warning", ws="websockets-sansio")
"""
PATIENCE = 30_000  # milliseconds: usually much less, but not on a busy machine
expect.set_options(timeout=PATIENCE)
# What a seat adds to the dealer's secret is the same in every run, too.
ENTROPY = "crypto.getRandomValues = (numbers) => numbers.fill(7)"
# Moves of the others are shown one after another for seconds. Most tests want to see the last one, and in silence.
SPEED = (
    "try {{ localStorage['plancia-speed'] ??= '{}'; localStorage['plancia-volume'] ??= '0' }} catch {{ /* no page */ }}"
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests run first: they are the longest, and a worker that is done early can take some of them over."""
    items.sort(key=lambda item: not in_browser(item))


def in_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


def free_port() -> int:
    """Below those that the system gives to connections: nobody else takes it while the server is stopped."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as free, contextlib.suppress(OSError):
            free.bind(("127.0.0.1", port))
            return port


class Server:
    """A server in a separate process; it can be stopped and started again on the same database."""

    def __init__(self, folder: Path, first: str = "") -> None:
        """`first` is code that runs before it opens: it may add a game or change a clock."""
        self.folder = folder
        self.first = first
        self.port = free_port()
        self.script = folder / "serve.py"
        self.script.write_text(SERVE)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            how = [str(self.port), str(self.database), str(ROOT), self.first]
            self.process = subprocess.Popen([sys.executable, str(self.script), *how], stderr=log)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/-/health", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        self.stop()
        raise RuntimeError("the server did not start:\n" + (self.folder / "server.log").read_text())

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)

    @property
    def database(self) -> Path:
        return self.folder / "tables.sqlite"


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Server]]:
    """One for each kind of start, shared by modules: a server takes seconds to start."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the web app is not built: make web")
    running: dict[str, Server] = {}

    def serving(first: str) -> Server:
        if first not in running:
            server = Server(tmp_path_factory.mktemp("server"), first)
            server.start()
            running[first] = server
        return running[first]

    yield serving
    for server in running.values():
        server.stop()


@pytest.fixture(scope="module")
def server(servers: Callable[[str], Server], request: pytest.FixtureRequest) -> Server:
    """A module may define code in `FIRST` that its server runs before it opens."""
    return servers(getattr(request.module, "FIRST", ""))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all modules, closed after them: while it runs, no test of the server can start an event loop."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS, timeout=3 * PATIENCE)
        yield launched
        launched.close()


# Nobody looks at the pages of most tests. A transparent page has the same elements in the same places, and Playwright
# can click them, but the browser does not draw them: that took up to half of its time.
UNPAINTED = """
    const unpainted = new CSSStyleSheet();
    unpainted.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets = [unpainted];
"""

# Whether a part of a page can be seen on a page that is painted.
OPAQUE = """
    const isOpaque = (part) => part === document.documentElement
        || (getComputedStyle(part).opacity !== '0' && isOpaque(part.parentElement));
    const isShown = (part) => part.checkVisibility({ visibilityProperty: true }) && isOpaque(part);
"""

Motion = Literal["reduce", "no-preference"]
KEPT: dict[tuple[Browser, str, bool, Motion, bool], list[Page]] = {}
# A page that a test has changed in one of these ways stays so.
LASTING = ("add_init_script", "route", "on", "emulate_media", "set_default_timeout")
SAME_ORIGIN = "/-/health"  # and nothing runs there


def new_context(
    browser: Browser,
    server: Server,
    touch: bool,
    motion: Motion,
    painted: bool = False,
    workers: Literal["allow", "block"] = "block",
) -> BrowserContext:
    """Without a service worker, which would load all files of the app for every visitor."""
    context = browser.new_context(
        base_url=server.address,
        has_touch=touch,
        locale="en-GB",
        reduced_motion=motion,
        service_workers=workers,
    )
    context.add_init_script(ENTROPY)
    context.add_init_script(SPEED.format("instant" if motion == "reduce" else "brisk"))
    if not painted:
        context.add_init_script(UNPAINTED)
    return context


def new_page(context: BrowserContext) -> Page:
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def watch(page: Page) -> list[str]:
    """What a test changes in this page for good; the list grows while the test runs."""
    changed: list[str] = []

    def noted(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(*values: Any, **options: Any) -> Any:
            changed.append(name)
            return method(*values, **options)

        return call

    for name in LASTING:
        setattr(page, name, noted(name, getattr(Page, name).__get__(page)))
    name = "new_cdp_session"
    setattr(page.context, name, noted(name, getattr(BrowserContext, name).__get__(page.context)))
    return changed


def until(page: Page, done: Callable[[], bool], patience: int = 3 * PATIENCE) -> None:
    """Wait for something that happens outside the page, or that the page notices only after a wait of its own."""
    for _ in range(patience // 100):
        if done():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it has not happened")


class Visitor:
    """A person with a browser: a separate window, in English; every error in it is recorded.

    Without animations and without paint by default: most tests only need the effects of a click.
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        width: int = 1440,
        height: int = 900,
        touch: bool = False,
        motion: Motion = "reduce",
        painted: bool = False,
    ) -> None:
        self.server = server
        self.kept = KEPT.setdefault((browser, server.address, touch, motion, painted), [])
        self.page = self.kept.pop() if self.kept else new_page(new_context(browser, server, touch, motion, painted))
        self.context = self.page.context
        self.page.set_viewport_size({"width": width, "height": height})
        self.errors: list[str] = []
        self.page.on("pageerror", self.note)
        self.changed = watch(self.page)

    def note(self, error: Error) -> None:
        self.errors.append(str(error))

    def close(self) -> None:
        """Forget this visitor, but keep the page: in one that was open before, the next opens in half the time."""
        self.page.remove_listener("pageerror", self.note)
        for page in self.context.pages:
            if page is not self.page or self.changed:
                page.close()
        page = new_page(self.context) if self.changed else self.page
        page.goto(SAME_ORIGIN)
        page.mouse.move(0, 0)  # a pointer that is there already does not enter
        self.context.clear_cookies()
        self.context.clear_permissions()
        cdp = BrowserContext.new_cdp_session(self.context, page)
        cdp.send("Storage.clearDataForOrigin", {"origin": self.server.address, "storageTypes": "all"})
        cdp.detach()
        self.kept.append(page)
        assert self.errors == []


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, server: Server, visitors: list[Visitor]) -> Come:
    """A new visitor with a window of this width and height; a narrow one is a phone."""

    def come(width: int = 1440, height: int = 900) -> Visitor:
        visitors.append(Visitor(browser, server, width, height, touch=width < 700))
        return visitors[-1]

    return come


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[list[Visitor]]:
    """All visitors; they are closed at the end."""
    came: list[Visitor] = []
    yield came
    for visitor in came:
        visitor.close()
