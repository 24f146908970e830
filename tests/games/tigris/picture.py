"""Positions to draw, and the picture in the README: `python -m tests.games.tigris.picture` draws it again."""

from pathlib import Path

from msgspec import Struct

from plancia.games.tigris.drawing.svg import svg

PICTURE = Path(__file__).parents[3] / "docs/images/tigris.svg"


class Tower(Struct, frozen=True):
    """A monument."""

    colours: tuple[str, str]
    cell: str


class Position(Struct, frozen=True):
    """The part of a view that is drawn."""

    tiles: tuple[tuple[str, ...], ...] = ((), (), (), ())
    face_down: tuple[str, ...] = ()
    monuments: tuple[Tower, ...] = ()
    leaders: tuple[tuple[str | None, ...], ...] = ()
    treasures: tuple[str, ...] = ()
    catastrophes: tuple[str, ...] = ()
    union: str | None = None


EMPTY = Position()

MIDGAME = Position(
    tiles=(
        ("k1", "b2", "k2", "o2", "p2", "f3", "m4", "n5", "i6", "i7", "j7", "b8", "e9", "o9", "f10", "k11"),
        ("e2", "d3", "e3", "n4", "o5", "o6", "e8", "f8", "m8", "i9", "j9", "k9", "m9"),
        ("c2", "i2", "h7", "f9", "n9", "n10"),
        ("p3", "g4", "h4", "m6", "k7", "b9", "d9", "g10"),
    ),
    face_down=("g2", "h2", "g3", "h3", "j5", "k5", "j6", "k6"),
    monuments=(Tower(("red", "green"), "g2"), Tower(("red", "blue"), "j5")),
    leaders=(
        ("e10", "j8", "p9", "f4"),
        ("o10", None, "h6", "n6"),
        ("o3", "o8", "f2", None),
        ("i5", "m5", "b1", "f11"),
    ),
    treasures=("k1", "b2", "p2", "f3", "n5", "i7", "b8", "f10"),
    catastrophes=("n7", "k10"),
)

WAR = Position(
    tiles=(("m4", "n5", "i6", "i7"), ("n4", "o5", "i9"), ("h7",), ("k5", "k6", "l5", "m6")),
    leaders=(("j6", None, None, None), (None, None, None, "n6"), (None, None, None, "h6"), (None, "m5", None, None)),
    treasures=("n5", "i7"),
    union="l5",
)


def picture() -> str:
    """The picture in the README."""
    return svg(MIDGAME, last=("o6",))


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
