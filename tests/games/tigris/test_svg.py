"""The board as a picture: every piece once, in both orientations and both themes, and the same on every device."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from plancia.games.tigris.board import FRAMED, RIVER, names
from plancia.games.tigris.drawing.geometry import GEOMETRY, spot
from plancia.games.tigris.drawing.outline import Noise, loops, outline
from plancia.games.tigris.drawing.paint import SYMBOLS, palette
from plancia.games.tigris.drawing.svg import NAMES, Scene, svg
from tests.games.tigris.picture import EMPTY, MIDGAME, PICTURE, WAR, Position, picture

if TYPE_CHECKING:
    from plancia.games.tigris.view import View

    def a_view_can_be_drawn(view: View) -> Scene:
        """For the type checker: a view has everything that is drawn."""
        return view


SVG = "{http://www.w3.org/2000/svg}"
LAYOUTS = pytest.mark.parametrize(("turned", "dark"), list(product((False, True), repeat=2)))


def drawn(art: str, kind: str) -> list[tuple[str, str]]:
    """The cells and symbols of all elements of this class."""
    uses = ElementTree.fromstring(art).iter(f"{SVG}use")
    return sorted((use.attrib["data-cell"], use.attrib["href"]) for use in uses if use.get("class") == kind)


def titles(art: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(art).iter(f"{SVG}title")]


def where(art: str, kind: str, cell: str) -> tuple[float, float]:
    """The corner at which this piece is drawn."""
    for use in ElementTree.fromstring(art).iter(f"{SVG}use"):
        if (use.get("class"), use.get("data-cell")) == (kind, cell):
            return float(use.attrib["x"]), float(use.attrib["y"])
    raise AssertionError(f"no {kind} on {cell}")


@LAYOUTS
@pytest.mark.parametrize("position", [EMPTY, MIDGAME, WAR])
def test_it_is_well_formed_and_not_large(position: Position, turned: bool, dark: bool) -> None:
    """Every drawing is XML with a view box and stays under 150 kB."""
    art = svg(position, turned=turned, dark=dark, lit=("a1",), conflicts=("f2",), last=("o6",), outlined=("n5",))
    root = ElementTree.fromstring(art)
    assert root.tag == f"{SVG}svg"
    assert root.attrib["viewBox"] == ("-44 -44 1162 1662" if turned else "-56 -56 1712 1212")
    assert len(art.encode()) < 150_000


@LAYOUTS
def test_every_piece_is_drawn_once(turned: bool, dark: bool) -> None:
    """Tiles, leaders, treasures, catastrophes and monuments are on their cells, once each."""
    art = svg(MIDGAME, turned=turned, dark=dark)
    by_colour = zip(("red", "blue", "green", "black"), MIDGAME.tiles, strict=True)
    tiles = [(cell, f"#tile-{colour}") for colour, cells in by_colour for cell in cells]
    tiles += [(cell, "#tile-back") for cell in MIDGAME.face_down]
    assert drawn(art, "tile") == sorted(tiles)
    assert drawn(art, "treasure") == sorted((cell, "#treasure") for cell in MIDGAME.treasures)
    assert drawn(art, "catastrophe") == [("k10", "#catastrophe"), ("n7", "#catastrophe")]
    assert drawn(art, "monument") == [("g2", "#monument-red-green"), ("j5", "#monument-red-blue")]
    assert len(drawn(art, "leader")) == 14
    assert {("f4", "#leader-lion-black"), ("n6", "#leader-bull-black")} <= set(drawn(art, "leader"))
    assert {("o8", "#leader-archer-blue"), ("i5", "#leader-potter-red")} <= set(drawn(art, "leader"))
    assert len(titles(art)) == len(tiles) + 8 + 2 + 2 + 14


def test_the_empty_board_has_the_framed_cells_and_no_piece() -> None:
    """Without pieces there is the background with its four framed cells, and nothing with a title."""
    art = svg(EMPTY)
    assert [cell for cell, _ in drawn(art, "framed")] == ["b2", "b8", "o9", "p2"]
    assert titles(art) == []


def test_marks_are_drawn_once_on_their_cells() -> None:
    """A place that starts a conflict is highlighted as such, even if it is also in `lit`."""
    art = svg(MIDGAME, lit=("a1", "a1", "f5"), conflicts=("f5",), last=("o6", "o6"))
    assert drawn(art, "lit") == [("a1", "#lit-disc"), ("f5", "#lit-disc-conflict")]
    assert drawn(art, "last") == [("o6", "#last")]


def test_the_light_has_the_shape_of_the_piece_to_come() -> None:
    """A place for a tile has a square highlight."""
    art = svg(EMPTY, lit=("a1",), conflicts=("f5",), square=True)
    assert drawn(art, "lit") == [("a1", "#lit-tile"), ("f5", "#lit-tile-conflict")]


def test_kingdoms_stand_on_solid_stone_and_other_regions_on_faint_stone() -> None:
    """Seven regions of the position have a leader, three have none; two kingdoms are outlined."""
    art = svg(MIDGAME, outlined=("i7", "n5", "a1"))
    classes = Counter(element.get("class") for element in ElementTree.fromstring(art).iter())
    assert (classes["kingdom"], classes["region"], classes["outlined"]) == (7, 3, 2)


def test_the_sides_of_a_war_are_shown_apart() -> None:
    """The tile under the unification marker connects nothing yet."""
    art = svg(WAR)
    assert drawn(art, "unification") == [("l5", "#unification")]
    assert ("l5", "#tile-black") in drawn(art, "tile")
    assert art.count('class="kingdom"') == 2


def test_a_turned_board_moves_places_a_quarter_clockwise() -> None:
    """The corner a1 moves to the top right; a monument is found again from its rotated square."""
    corner = Position(tiles=(("a1",), (), (), ()))
    assert where(svg(corner), "tile", "a1") == (0, 0)
    assert where(svg(corner, turned=True), "tile", "a1") == (1000, 0)
    assert where(svg(MIDGAME), "monument", "g2") == (602, 58)
    assert where(svg(MIDGAME, turned=True), "monument", "g2") == (802, 558)


def test_near_pieces_cover_far_ones() -> None:
    """Rows are painted from the top; in a row first tiles, then leaders, treasures, monuments."""
    order = re.findall(r'<use class="(\w+)" data-cell="(\w+)"', svg(MIDGAME).partition('class="pieces"')[2])
    covers = {"tile": 0, "catastrophe": 0, "leader": 1, "treasure": 2, "monument": 3}
    rows = [(spot(cell)[1] + (kind == "monument"), covers[kind]) for kind, cell in order if kind in covers]
    assert rows == sorted(rows)


def test_the_same_position_gives_the_same_drawing() -> None:
    """The order of cells does not matter, nor does what was drawn before."""
    shuffled = Position(tiles=tuple(cells[::-1] for cells in MIDGAME.tiles), treasures=MIDGAME.treasures[::-1])
    plain = Position(tiles=MIDGAME.tiles, treasures=MIDGAME.treasures)
    assert svg(shuffled) == svg(plain) == svg(plain)


def test_noise_is_the_same_everywhere() -> None:
    """The generator is exact integer arithmetic, so that a browser gets the same numbers."""
    noise = Noise(7)
    assert [int(noise() * 2**32) for _ in range(3)] == [1025555898, 3923423697, 2630631676]


def test_the_lamp_changes_colours_only() -> None:
    """The light and the dark theme have the same shapes."""
    light, dark = (
        re.sub(r'(fill|stroke|color|opacity|width)="[^"]*"', "", svg(MIDGAME, dark=lamp)) for lamp in (False, True)
    )
    assert light == dark
    assert palette(dark=True).keys() == palette().keys()
    assert svg(EMPTY, dark=True) != svg(EMPTY)


@LAYOUTS
def test_it_stands_alone(turned: bool, dark: bool) -> None:
    """No colour is left as a name, and every reference is defined once."""
    art = svg(MIDGAME, turned=turned, dark=dark, lit=("a1",), conflicts=("f5",), last=("o6",))
    assert "var(" not in art
    ids = re.findall(r' id="([^"]+)"', art)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', art)) == set(ids)
    assert not re.search(r'(?:href|src)="(?!#)', art)


def test_labels_can_be_left_out() -> None:
    """The frame has the sixteen letters and eleven numbers, or none."""
    labels = [text.text for text in ElementTree.fromstring(svg(EMPTY)).iter(f"{SVG}text")]
    assert labels == [*"ABCDEFGHIJKLMNOP", *map(str, range(1, 12))]
    assert "<text" not in svg(EMPTY, labels=False)


def test_names_can_be_translated_and_are_escaped() -> None:
    """A caller's names replace ours one by one, and may contain anything."""
    position = Position(tiles=(("f3",), (), ("g4",), ()))
    art = svg(position, names={"tile-red": "<b>&\"var(--red)' url(#x)", "board": '"Tigris" <&> '})
    assert titles(art) == ["<b>&\"var(--red)' url(#x), F3", "market, G4"]
    assert ElementTree.fromstring(art).attrib["aria-label"] == '"Tigris" <&> '


def test_every_piece_has_a_name_and_every_name_a_symbol() -> None:
    """Names are kept by symbol: four tiles and their back, sixteen leaders, six monuments, and the rest."""
    assert NAMES.keys() - {"board"} <= SYMBOLS.keys()
    assert len(NAMES) == 1 + 5 + 16 + 6 + 3


def test_the_art_is_complete() -> None:
    """The symbol file is XML with unique ids; its colours are in the palette and its references exist."""
    text = files("plancia.games.tigris").joinpath("art/symbols.svg").read_text("utf-8")
    assert [element.attrib["id"] for element in ElementTree.fromstring(text)] == list(SYMBOLS)
    assert set(re.findall(r"var\(--([\w-]+)\)", text)) <= palette().keys()
    assert set(re.findall(r'(?:href="|url\()#([\w-]+)', text)) <= SYMBOLS.keys()


def test_the_drawn_map_is_the_board() -> None:
    """River and framed cells are the same as in the rules."""
    assert GEOMETRY.river == names(RIVER)
    assert GEOMETRY.framed == names(FRAMED)


def test_outlines_keep_cells_apart_that_touch_by_a_corner() -> None:
    """Two diagonal cells have two outlines; a ring of cells has an outer and an inner one."""
    assert len(loops([(0, 0), (1, 1)])) == 2
    assert len(loops([(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)])) == 2
    assert outline([(0, 0)], 0, 20, 10) == "M0 20Q0 0 20 0L80 0Q100 0 100 20L100 80Q100 100 80 100L20 100Q0 100 0 80Z"


def test_the_picture_in_the_readme_is_up_to_date() -> None:
    """It is what the code draws now; see `picture.py` for how to draw it again."""
    assert PICTURE.read_text("utf-8") == picture()
