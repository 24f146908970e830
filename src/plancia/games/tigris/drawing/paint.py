"""The symbols of art/symbols.svg and the colours of art/palette.json, as a drawing needs them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from plancia.games.art import SHELL, Palette, colours


def _symbols() -> dict[str, str]:
    text = files("plancia.games.tigris").joinpath("art/symbols.svg").read_text("utf-8")
    found = re.finditer(r'<(symbol|pattern|linearGradient|radialGradient) id="([\w-]+)".*?</\1>', text, re.DOTALL)
    return {match[2]: re.sub(r">\s+<", "><", match[0]) for match in found}


SYMBOLS = _symbols()  # every definition by its id, in the order of the file


@cache
def palette(dark: bool = False) -> Palette:
    """The colours of the light or dark theme. The dark theme lists only the colours it changes."""
    own = files("plancia.games.tigris").joinpath("art/palette.json")
    return colours(SHELL.read_bytes(), dark) | colours(own.read_bytes(), dark)
