"""The symbols, the roofs and the colours of art/, as a drawing needs them."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec

from plancia.games.rex.drawing.geometry import num

ART = files("plancia.games.rex").joinpath("art")
DEFINITION = re.compile(r'^<\w+ id="([\w-]+)".*$', re.MULTILINE)  # one per line
FONT = "'Alegreya Sans','Gill Sans','Trebuchet MS',sans-serif"

SYMBOLS = {match[1]: match[0] for match in DEFINITION.finditer(ART.joinpath("symbols.svg").read_text("utf-8"))}
ROOFS = "".join(match[0] for match in DEFINITION.finditer(ART.joinpath("city.svg").read_text("utf-8")))

_PALETTE = msgspec.json.decode(ART.joinpath("palette.json").read_bytes(), type=dict[str, dict[str, str]])
RACES = _PALETTE["races"]  # by race
TONES = _PALETTE["city"]


def use(symbol: str, x: float, y: float, width: float, height: float | None = None, extra: str = "") -> str:
    """A symbol around this point."""
    height = width if height is None else height
    size = f'width="{num(width)}" height="{num(height)}"'
    return f'<use href="#{symbol}" x="{num(x - width / 2)}" y="{num(y - height / 2)}" {size}{extra}/>'


def text(words: str, x: float, y: float, size: float, fill: str, anchor: str = "middle", extra: str = "") -> str:
    """A line of bold text; the words are already escaped."""
    where = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-weight="800"'
    return f'<text {where} fill="{fill}" text-anchor="{anchor}"{extra}>{words}</text>'
