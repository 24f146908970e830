"""Takes the shots that are named, or all of them."""

from __future__ import annotations

import tempfile
from argparse import ArgumentParser
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.web import screenshots
from tests.web.browser import ARGUMENTS, found
from tests.web.conftest import ROOT, Server
from tests.web.screenshots import pages, rex, tigris, warlords
from tests.web.screenshots.album import Album, Shot

CHAPTERS = {"pages": pages.SHOTS, "tigris": tigris.SHOTS, "rex": rex.SHOTS, "warlords": warlords.SHOTS}
LANGUAGES = {"rex": ("it", "fr")}  # the chapter with the longest words, also in these
# The pictures in the documentation, with their names and widths.
SHOWN = {
    "table-leader-desktop-light": ("web-table", 1200),
    "conflict-desktop-dark": ("web-conflict", 1200),
    "table-phone-light": ("web-phone", 390),
    "home-again-desktop-light": ("web-home", 1200),
    "lobby-desktop-light": ("web-lobby", 1200),
    "replay-desktop-dark": ("web-replay", 1200),
    "rex-city-desktop-light": ("web-rex", 1200),
    "rex-battle-desktop-dark": ("web-rex-battle", 1200),
    "warlords-desktop-light": ("web-warlords", 1200),
    "warlords-power-desktop-dark": ("web-warlords-power", 1200),
    "warlords-invasion-desktop-dark": ("web-warlords-invasion", 1200),
}
TO_WEBP = """async ([png, width]) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, Math.round((picture.height * width) / picture.width)];
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1];
}"""


def chosen(names: Sequence[str]) -> dict[str, Shot]:
    """The shots by `chapter/name`."""
    shots = {f"{chapter}/{name}": shot for chapter, found in CHAPTERS.items() for name, shot in found.items()}
    if unknown := [name for name in names if name not in shots and name not in CHAPTERS]:
        raise SystemExit(f"no such shot: {', '.join(unknown)}; there are {', '.join(shots)}")
    return {path: shot for path, shot in shots.items() if not names or {path, path.split("/")[0]} & {*names}}


def take_all(folder: Path, names: Sequence[str]) -> list[str]:
    """Take them, and return what has failed."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    failed = []
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
            for path, shot in chosen(names).items():
                for language in ("en", *(LANGUAGES.get(path.split("/")[0], ()) if not names else ())):
                    failed += taken(browser, server, folder, path, shot, language)
    finally:
        server.stop()
    return failed


def taken(browser: Browser, server: Server, folder: Path, path: str, shot: Shot, language: str) -> list[str]:
    album = Album(browser, server, folder, language)
    try:
        shot(album)
        album.visitor.close()
    except (AssertionError, Error) as error:
        return [f"{path} ({language}): {str(error).splitlines()[0] if str(error) else type(error).__name__}"]
    print(path, language, flush=True)
    return []


def for_the_docs(folder: Path) -> None:
    """The browser itself scales them: nothing has to be installed."""
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS).new_page()
        for name, (shown, width) in SHOWN.items():
            if not (folder / f"{name}.png").exists():
                continue  # of a chapter that was not requested
            png = b64encode((folder / f"{name}.png").read_bytes()).decode()
            webp = b64decode(page.evaluate(TO_WEBP, [png, width]))
            (ROOT / "docs" / "images" / f"{shown}.webp").write_bytes(webp)


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.web.screenshots", description=screenshots.__doc__)
    parser.add_argument("--docs", action="store_true", help="write the pictures of the documentation, without FOLDER")
    parser.add_argument("words", nargs="*", metavar="FOLDER [NAME …]", help="where to, and which shots")
    wanted = parser.parse_args()
    if not wanted.docs and not wanted.words:
        parser.error("a folder is missing")
    folder, *names = [tempfile.mkdtemp(), *wanted.words] if wanted.docs else wanted.words
    failed = take_all(Path(folder), names)
    if wanted.docs:
        for_the_docs(Path(folder))
    if failed:
        raise SystemExit("\n".join(["These failed:", *failed]))


if __name__ == "__main__":
    main()
