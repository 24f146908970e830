"""The land between the rivers in 68 columns. Letters repeat what colours show, for people who cannot see them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.table import Table
from rich.text import Text

from plancia.games.tigris.board import BIT, FRAMED, HEIGHT, RIVER, WIDTH, names, square
from plancia.games.tigris.components import COLOURS, LETTERS, MONUMENTS, letters
from plancia.games.tigris.ending import with_jokers
from plancia.games.tigris.state import State
from plancia.games.tigris.view import View
from plancia.locale import Messages

INK = dict(zip(COLOURS, ("#c03a2b", "#2c6fb3", "#3d8b40", "#2f2b33"), strict=True))  # as on the drawn board
STONE = ("#c58a1b", "#7d4a9e", "#1f8a8a", "#c95b86")  # lion, bull, archer, potter
SIGNS = "LBAP"
COLUMNS = tuple(chr(ord("a") + x) for x in range(WIDTH))
Faces = dict[str, tuple[str, str]]  # cell -> four characters and their style


class TigrisBoard:
    """Board, seats and hands."""

    def draw(self, m: Messages, view: View, names: Sequence[str], lit: Collection[str] = ()) -> Text:
        """Rows and columns with their names. A tile is a block with its letter, a leader stands in brackets."""
        faces = _faces(view)
        head = Text("    " + "".join(f" {column.upper()}  " for column in COLUMNS).rstrip() + "\n", style="dim")
        for y in range(1, HEIGHT + 1):
            head.append(f"{y:3} ", style="dim")
            for column in COLUMNS:
                cell = f"{column}{y}"
                head.append(*_lit(cell) if cell in lit and cell not in faces else faces.get(cell, _ground(cell)))
            head.append("\n")
        return head

    def seats(self, m: Messages, view: View, names: Sequence[str], hands: Sequence[str] = ()) -> Table:
        """Everybody's public state; points where they may be displayed."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("player", "leaders", "tiles"):
            table.add_column(m.say(f"terminal-tigris-{key}"), no_wrap=True)
        table.add_column("╳", no_wrap=True)
        for letter, colour in zip(LETTERS, COLOURS, strict=True):
            table.add_column(letter, style=f"bold {INK[colour]}", no_wrap=True)
        table.add_column("◆", no_wrap=True)
        for seat in range(view.seats):
            table.add_row(*self._seat(view, seat, names[seat], hands[seat] if hands else None))
        return table

    def aside(self, m: Messages, view: View, names: Sequence[str]) -> Text:
        """Nothing: every question of this game is clear without more information."""
        return Text("")

    def table(self, m: Messages, view: View, names: Sequence[str]) -> Text:
        """What is left: tiles in the bag, treasures on the board, monuments, and the reserve where there is one."""
        built = [monument.colours for monument in view.monuments]
        left = ["-".join(pair) for pair in MONUMENTS if pair not in built]
        texts = [
            m.say("terminal-tigris-left", tiles=view.bag, treasures=len(view.treasures)),
            m.say("terminal-tigris-monuments", names=", ".join(left) or "–"),
            *([m.say("terminal-tigris-reserve", tiles=letters(view.reserve))] if view.options.open_tiles else []),
        ]
        return Text("\n".join(texts))

    def final(self, m: Messages, view: View, names: Sequence[str]) -> Table:
        """The four totals with treasures, the lowest first: it is the one that counts."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for key in ("player", "points", "treasures", "totals"):
            table.add_column(m.say(f"terminal-tigris-{key}"), no_wrap=True)
        for seat, name in enumerate(names):
            points = " ".join(f"{n}{letter}" for n, letter in zip(view.points[seat], LETTERS, strict=True))
            totals = with_jokers(view.points[seat], view.taken[seat])
            table.add_row(name, points, str(view.taken[seat]), " ".join(map(str, totals)))
        return table

    def legend(self, m: Messages) -> str:
        return m.say("terminal-tigris-legend")

    def hands(self, state: State) -> tuple[str, ...]:
        """Everybody's tiles, for viewers who may know everything."""
        return tuple(letters(state.hand(seat)) for seat in range(state.seats))

    def cards(self, m: Messages, view: View) -> dict[str, str]:
        """There are none: the rules explain what a tile does."""
        return {}

    terms = cards

    def _seat(self, view: View, seat: int, name: str, hand: str | None) -> list[Text | str]:
        mark = "▸ " if seat == view.active and not view.reason else "  "
        shown = seat == view.seat or hand is not None or view.options.open_scores or view.reason
        points = [str(n) for n in view.points[seat]] if shown else ["·"] * 4
        own = view.hand if seat == view.seat else None
        tiles = hand if hand is not None else letters(own) if own is not None else str(view.hand_sizes[seat])
        return [
            Text.assemble(mark, (f"{SIGNS[seat]} {name}", f"bold {STONE[seat]}")),
            _leaders_at_home(view, seat),
            tiles_text(tiles) if not tiles.isdecimal() else tiles,
            str(view.catastrophes_left[seat]),
            *points,
            str(view.taken[seat]) if shown else "·",
        ]


def tiles_text(tiles: str) -> Text:
    """Tiles as little blocks."""
    text = Text()
    for letter in tiles:
        text.append(f" {letter} ", style=f"bold white on {INK[COLOURS[LETTERS.index(letter)]]}")
    return text


def _leaders_at_home(view: View, seat: int) -> Text:
    text = Text()
    for letter, colour, cell in zip(LETTERS, COLOURS, view.leaders[seat], strict=True):
        text.append("· " if cell else f"{letter} ", style="dim" if cell else f"bold {INK[colour]}")
    return text


def _faces(view: View) -> Faces:
    faces: Faces = dict.fromkeys(view.face_down, (" ▒▒ ", "#9a8f80"))
    for letter, colour, cells in zip(LETTERS, COLOURS, view.tiles, strict=True):
        faces |= dict.fromkeys(cells, (f" {letter}  ", f"bold white on {INK[colour]}"))
    for monument in view.monuments:
        pair = "".join(LETTERS[COLOURS.index(colour)] for colour in monument.colours)
        faces |= dict.fromkeys(_square(monument.cell), (f"▟{pair}▙", f"bold #f4e7c5 on {INK[monument.colours[0]]}"))
    for cell in view.treasures:
        sign, style = faces[cell]
        faces[cell] = f"{sign[:2]}◆{sign[3:]}", style
    faces |= dict.fromkeys(view.catastrophes, ("╳╳╳╳", "#8a8078"))
    for seat, leaders in enumerate(view.leaders):
        for letter, colour, place in zip(LETTERS, COLOURS, leaders, strict=True):
            if place:
                faces[place] = f"({letter}{SIGNS[seat]})", f"bold {INK[colour]} on #f4e7c5"
    if view.union:
        sign, style = faces[view.union]
        faces[view.union] = f"«{sign.strip():2}»", f"{style} reverse"
    return faces


def _square(corner: str) -> tuple[str, ...]:
    return names(square(BIT[corner]))


def _ground(cell: str) -> tuple[str, str]:
    if BIT[cell] & RIVER:
        return " ~~ ", "#4a9cc4"
    return (" ▫  ", "#b08a4a") if BIT[cell] & FRAMED else (" ·  ", "#8a7a5a")


def _lit(cell: str) -> tuple[str, str]:
    return f"{cell.upper():^4}", "bold #e0a526"
