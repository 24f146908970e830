"""What the drawings of all games share: symbols that are defined where they are used, and colours by their names."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeAlias

import msgspec

SHELL = files("plancia.games").joinpath("palette.json")  # the colours of the web app around the boards
Palette: TypeAlias = dict[str, str]  # a colour, or a strength of it, by its name


def colours(palette: bytes, dark: bool) -> Palette:
    """Of a palette.json: those by day, or of the same table under a lamp, which changes some of them."""
    sets = msgspec.json.decode(palette, type=dict[str, dict[str, Palette]])
    themes = ("light", "dark") if dark else ("light",)
    return {name: value for theme in themes for part in sets.values() for name, value in part[theme].items()}


def painted(drawing: str, palette: Palette) -> str:
    """The drawing with the colours themselves in place of their names, since many viewers know no CSS variables.

    What only looks like the name of a colour stays: a player may be called so.
    """
    return re.sub(r"var\(--([\w-]+)\)", lambda match: palette.get(match[1], match[0]), drawing)


def definitions(drawing: str, symbols: Mapping[str, str]) -> str:
    """Of these symbols, by their ids, those that the drawing uses, and what these use in turn."""
    used: set[str] = set()
    new = _references(drawing, symbols)
    while new:
        used |= new
        new = {inner for name in new for inner in _references(symbols[name], symbols)} - used
    return "<defs>" + "".join(symbol for name, symbol in symbols.items() if name in used) + "</defs>"


def _references(drawing: str, symbols: Mapping[str, str]) -> set[str]:
    """A title may contain anything, so what is no symbol is passed over."""
    return {name for name in re.findall(r'(?:href="|url\()#([\w-]+)', drawing) if name in symbols}
