"""What the drawings of all games share: symbols that are defined where they are used, and named colours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeAlias

import msgspec

SHELL = files("plancia.games").joinpath("palette.json")  # the colours of the web app around the boards
Palette: TypeAlias = dict[str, str]  # a colour or an opacity, by name


def colours(palette: bytes, dark: bool) -> Palette:
    """The colours of a palette.json; the dark theme replaces some of the light one."""
    sets = msgspec.json.decode(palette, type=dict[str, dict[str, Palette]])
    themes = ("light", "dark") if dark else ("light",)
    return {name: value for theme in themes for part in sets.values() for name, value in part[theme].items()}


def painted(drawing: str, palette: Palette) -> str:
    """The drawing with colours in place of their names, since many viewers do not support CSS variables.

    Text that only looks like a colour name stays: it may be the name of a player.
    """
    return re.sub(r"var\(--([\w-]+)\)", lambda match: palette.get(match[1], match[0]), drawing)


def definitions(drawing: str, symbols: Mapping[str, str]) -> str:
    """The symbols that the drawing uses, and those that they use in turn; `symbols` are by id."""
    used: set[str] = set()
    new = _references(drawing, symbols)
    while new:
        used |= new
        new = {inner for name in new for inner in _references(symbols[name], symbols)} - used
    return "<defs>" + "".join(symbol for name, symbol in symbols.items() if name in used) + "</defs>"


def _references(drawing: str, symbols: Mapping[str, str]) -> set[str]:
    """A title may contain anything, so references that are not symbols are ignored."""
    return {name for name in re.findall(r'(?:href="|url\()#([\w-]+)', drawing) if name in symbols}
