"""The symbols and the background of `art/`, the colours of art/palette.json, and functions to use them."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from importlib.resources import files

from plancia.games.art import Palette, colours
from plancia.games.warlords.drawing.geometry import PACKAGE, num

ART = ("chart.svg", "symbols.svg")


def _symbols() -> dict[str, str]:
    texts = [files(PACKAGE).joinpath("art", name).read_text("utf-8") for name in ART]
    found = [match for text in texts for match in re.finditer(r'^  <\w+ id="([\w-]+)".*$', text, re.MULTILINE)]
    return {match[1]: match[0].strip() for match in found}


SYMBOLS = _symbols()  # every definition by its id, in the order of the files


@cache
def palette(dark: bool = False) -> Palette:
    """The colours of the light or dark theme. Dark changes the wood and paper around the map, not the game."""
    return colours(files(PACKAGE).joinpath("art/palette.json").read_bytes(), dark)


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1, attributes: str = "") -> str:
    """A symbol centred at this point."""
    move = f"translate({num(x)} {num(y)})" if x or y else ""
    size = f" scale({scale:g})" if scale != 1 else ""
    place = f' transform="{(move + size).strip()}"' if move or size else ""
    return f'<use href="#{symbol}"{place}{" " if attributes else ""}{attributes}/>'


def text(words: str, x: float, y: float, size: float, attributes: str = "") -> str:
    """Words in the table's typeface, not in the chart hand."""
    return (
        f"<text x=\"{num(x)}\" y=\"{num(y)}\" font-family=\"'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif\""
        f' font-size="{num(size)}"{" " if attributes else ""}{attributes}>{escape(words, quote=False)}</text>'
    )
