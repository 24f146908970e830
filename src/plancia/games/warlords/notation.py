"""A position as one line of text, and back.

    Y0ii.B.W1t/?.?/…  seats=2 turn=0:actions rows=M01*M18-M05!/M30 hands=M02.M03/M10 bases=3.3.2/1.0.0:2.0.0 …

The galaxy first, sector by sector in the order of the box: a planet is its initial, `Y B W G R P` face up and in lower
case if only somebody has scouted it, `?` if nobody has; then the seat and its units, `0iit`. Rows are written from left
to right: `*` is a guard between two cards, `-` none, `!` a wound. A base is its Launch Pad, then Mission, Decon and
Medical Bay; the other units are the reserve. Words come in any order; missing ones are as at the start, or contain
everything that is nowhere else. A table in the middle of a procedure also has its procedures, as JSON without spaces.
"""

from plancia.games.warlords.reading import position
from plancia.games.warlords.writing import position_text

__all__ = ["position", "position_text"]
