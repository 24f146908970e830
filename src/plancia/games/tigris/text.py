"""The board as text, for terminals, logs and bug reports."""

from __future__ import annotations

from plancia.games.tigris.board import BIT, HEIGHT, RIVER, WIDTH
from plancia.games.tigris.components import LETTERS, letters
from plancia.games.tigris.state import State
from plancia.games.tigris.view import View, view


def signs(v: View) -> dict[str, str]:
    """Two characters for each cell that is not empty: R* is a temple with a treasure, k0 the king of seat 0."""
    found = dict.fromkeys(v.face_down, "#")
    found |= dict.fromkeys(v.catastrophes, "X")
    for letter, cells in zip(LETTERS, v.tiles, strict=True):
        found |= dict.fromkeys(cells, letter)
    for cell in v.treasures:
        found[cell] += "*"
    for seat, leaders in enumerate(v.leaders):
        found |= {cell: f"{letter.lower()}{seat}" for letter, cell in zip(LETTERS, leaders, strict=True) if cell}
    return found


def grid(v: View) -> str:
    """Rows and columns with their names; ~ is river."""
    found = signs(v)
    columns = [chr(ord("a") + x) for x in range(WIDTH)]
    lines = ["    " + "".join(f"{column:3}" for column in columns).rstrip()]
    for y in range(1, HEIGHT + 1):
        row = (found.get(f"{x}{y}", "~" if BIT[f"{x}{y}"] & RIVER else ".") for x in columns)
        lines.append(f"{y:2}  " + "".join(f"{sign:3}" for sign in row).rstrip())
    return "\n".join(lines)


def player_line(v: View, seat: int, hand: str, shown: bool) -> str:
    mark = ">" if seat == v.active and not v.reason else " "
    points = " ".join(f"{letter}{n}" for letter, n in zip(LETTERS, v.points[seat], strict=True)) if shown else "hidden"
    treasures = v.taken[seat] if shown else "?"
    left = v.catastrophes_left[seat]
    return f"{mark} seat {seat}  hand {hand:6}  catastrophes {left}  points {points}  treasures {treasures}"


def view_text(v: View) -> str:
    """What one seat sees. Others' totals are shown only if they are public, also for spectators. §16.4 §17.10"""
    hands = [
        letters(v.hand) if seat == v.seat and v.hand is not None else "?" * size
        for seat, size in enumerate(v.hand_sizes)
    ]
    everything = v.options.open_scores or v.reason != ""
    return _page(v, hands, [everything or seat == v.seat for seat in range(v.seats)])


def board_text(s: State) -> str:
    """The whole table with all hands."""
    return _page(view(s, None), [letters(s.hand(seat)) for seat in range(s.seats)], [True] * s.seats)


def _page(v: View, hands: list[str], shown: list[bool]) -> str:
    lines = [grid(v), ""]
    lines += [player_line(v, seat, hand, shown[seat]) for seat, hand in enumerate(hands)]
    monuments = ", ".join(f"{'-'.join(m.colours)} on {m.cell}" for m in v.monuments) or "none"
    lines.append(f"  bag {v.bag}  treasures {len(v.treasures)}  monuments {monuments}")
    if v.options.open_tiles:
        lines.append(f"  reserve {letters(v.reserve)}")
    return "\n".join(lines)
