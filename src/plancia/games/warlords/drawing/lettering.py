"""The chart hand: names drawn with a broad nib, for everything printed on the game."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from html import escape

from plancia.games.warlords.drawing.geometry import GEOMETRY, num

HAND = GEOMETRY.lettering
GAP = 3.0  # between letters
BLANK = 5.0  # for unknown characters
LIGATURES = str.maketrans({"Œ": "OE", "Æ": "AE", "’": "'", "–": "-"})


def lettered(words: str, x: float, y: float, size: float, colour: str = "wl-ink", anchor: str = "middle") -> str:
    """Words with their baseline at y, in capitals of this size; `anchor` as in SVG."""
    scale = size / HAND.height
    left = x - width(words, size) * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    return (
        f'<g role="img" aria-label="{escape(words)}" transform="translate({num(left)} {num(y)}) scale({scale:.3g})"'
        f' fill="var(--{colour})" stroke="var(--{colour})" stroke-width=".6" stroke-linejoin="round">'
        f"{''.join(_glyphs(words))}</g>"
    )


def fitted(words: str, size: float, room: float) -> float:
    """The size at which the words fit into the room."""
    return min(size, size * room / max(width(words, size), 1))


def width(words: str, size: float) -> float:
    """The length of words at this size."""
    advances = [_advance(letter) for letter in _capitals(words)]
    return (sum(advances) - GAP) * size / HAND.height if advances else 0


def _capitals(words: str) -> str:
    """Letters in capitals, with separate accents: É is E and then its accent."""
    return unicodedata.normalize("NFD", words.upper().translate(LIGATURES))


def _advance(letter: str) -> float:
    return 0 if letter in HAND.accents else HAND.widths.get(letter, BLANK) + GAP


def _glyphs(words: str) -> Iterator[str]:
    at, middle = 0.0, 0.0
    for letter in _capitals(words):
        if letter in HAND.accents:
            yield f'<use href="#l-{HAND.accents[letter]}" x="{num(middle)}"/>'
        elif letter in HAND.widths:
            middle = at + HAND.widths[letter] / 2
            if letter != " ":
                yield f'<use href="#l-{HAND.signs.get(letter, letter)}" x="{num(at)}"/>'
        at += _advance(letter)
