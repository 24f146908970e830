"""The web app uses only existing messages, and every message is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from plancia.games import NAMES
from plancia.locale import LANGUAGES
from tests.locale.ftl import FOLDER, entries

SOURCES = Path(__file__).parents[2] / "web" / "src"
TEXT = "\n".join(
    file.read_text("utf-8")
    for file in sorted(SOURCES.rglob("*"))
    if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts")
)
WHOLE = set(re.findall(r"['\"`](web-[a-z0-9-]*[a-z0-9])['\"`]", TEXT))
BEGUN = {start for start in re.findall(r"`(web-[a-z0-9-]*)\$\{", TEXT) if start != "web-"}
BEGUN |= {f"web-{start}" for start in re.findall(r"sayFor\([\w.!]+, `([a-z-]+)\$\{", TEXT)}
# A game may have its own version of a message, or one for each of its things: `web-${game}-mark-…`.
FOR_GAMES = {f"web-{key}" for key in re.findall(r"sayFor\([\w.!]+, '([a-z-]+)'", TEXT)}
OF_GAMES = re.findall(r"`web-\$\{[\w.]*game\}-([a-z-]+)", TEXT)
COMPOSED = tuple(f"web-{name}-{what}" for name in NAMES for what in (*OF_GAMES, "ask-"))  # and the keys of prompts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_in_the_app_exists(lang: str) -> None:
    there = {key for key in entries(lang) if key.startswith("web-")}
    assert (WHOLE | FOR_GAMES) - there == set()
    own = {key.replace("web-", f"web-{name}-", 1) for key in FOR_GAMES for name in NAMES}
    assert {key for key in there - WHOLE - FOR_GAMES - own if not key.startswith((*BEGUN, *COMPOSED))} == set()


def test_all_languages_have_the_same_messages() -> None:
    keys = [{key for key in entries(lang) if key.startswith("web-")} for lang in LANGUAGES]
    assert keys[0] == keys[1] == keys[2]


def test_default_guest_names_are_known_in_every_language() -> None:
    """A name from one language can be shown in another: the app knows the default names of all of them."""
    known = re.search(r"GUEST = /\^\(\?:([\w|]+)\)", TEXT)
    assert known is not None
    files = [(FOLDER / lang / "web.ftl").read_text("utf-8") for lang in LANGUAGES]
    names = {word for text in files for word in re.findall(r"^web-guest-name = (\w+) ", text, re.MULTILINE)}
    assert names | {"Convive"} == set(known[1].split("|"))  # French guests of version 0.1 are still at tables
