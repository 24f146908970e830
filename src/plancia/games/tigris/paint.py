"""The symbols of art/symbols.svg and the colours of art/palette.json, as a drawing needs them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

Palette: TypeAlias = dict[str, str]  # a colour, or a strength of it, by its name


def _symbols() -> dict[str, str]:
    text = files(__package__).joinpath("art/symbols.svg").read_text("utf-8")
    found = re.finditer(r'<(symbol|pattern|linearGradient|radialGradient) id="([\w-]+)".*?</\1>', text, re.DOTALL)
    return {match[2]: re.sub(r">\s+<", "><", match[0]) for match in found}


SYMBOLS = _symbols()  # every definition by its id, in the order of the file


@cache
def palette(dark: bool = False) -> Palette:
    """The colours of noon, or of the same table under a lamp. What the lamp does not change is written once."""
    art = files(__package__).joinpath("art/palette.json").read_bytes()
    sets = msgspec.json.decode(art, type=dict[str, dict[str, Palette]])
    themes = ("light", "dark") if dark else ("light",)
    return {name: value for theme in themes for part in sets.values() for name, value in part[theme].items()}


def painted(drawing: str, dark: bool = False) -> str:
    """The drawing with the colours themselves in place of their names, since many viewers know no CSS variables."""
    colours = palette(dark)
    return re.sub(r"var\(--([\w-]+)\)", lambda match: colours[match[1]], drawing)


def definitions(drawing: str) -> str:
    """The symbols that the drawing uses, and what these use in turn."""
    used: set[str] = set()
    new = _references(drawing)
    while new:
        used |= new
        new = {inner for name in new for inner in _references(SYMBOLS[name])} - used
    return "<defs>" + "".join(symbol for name, symbol in SYMBOLS.items() if name in used) + "</defs>"


def _references(drawing: str) -> set[str]:
    found = re.findall(r'(?:href="|url\()#([\w-]+)', drawing)
    return {name for name in found if name in SYMBOLS}  # a title may contain anything
