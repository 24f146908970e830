"""Positions to draw, and the picture in the docs: `python -m tests.games.warlords.picture` draws it again."""

from pathlib import Path

from msgspec import Struct

from plancia.games.warlords.drawing.svg import svg
from plancia.games.warlords.edition.components import PLANETS, SUPPORT_CARDS
from plancia.games.warlords.state import Base, Options

PICTURE = Path(__file__).parents[3] / "docs/images/warlords.svg"


class Planet(Struct, frozen=True):
    """A planet as a viewer sees it."""

    name: str
    sector: str
    kind: str | None = None
    face_up: bool = True
    owner: int | None = None
    units: str = ""


class Token(Struct, frozen=True):
    """A recon token as a viewer sees it."""

    sector: str
    kind: str | None = None


class Position(Struct, frozen=True, kw_only=True):
    """The part of a view that is drawn."""

    seat: int | None = 0
    seats: int = 3
    options: Options = Options()
    planets: tuple[Planet, ...]
    track: dict[str, int]
    ships: tuple[str | None, ...] = (None, None, None)
    tokens: tuple[tuple[Token, ...], ...] = ((), (), ())
    bases: tuple[Base, ...]
    power: tuple[int, ...] = (0, 0, 0)
    reputation: tuple[int, ...] = (0, 0, 0)
    markers: tuple[str, ...] = ("bombard", "recon", "assassinate", "subterfuge", "support")
    rows: tuple[tuple[str, ...], ...] = ((), (), ())
    guards: tuple[str, ...] = ()
    wounded: tuple[str, ...] = ()
    abilities: tuple[tuple[str, ...], ...] = ((), (), (), ())
    played: str = ""
    market: tuple[str, ...] = ("M02", "M11", "M19", "M37")
    deck: int = 20
    hand: tuple[str, ...] = ()
    support: dict[str, int] = {}
    hand_sizes: tuple[int, ...] = (3, 3, 3)
    support_sizes: tuple[int, ...] = (1, 1, 1)


def by_type(*markers: int) -> dict[str, int]:
    return dict(zip(PLANETS, markers, strict=True))


def supports(*kinds: str) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in SUPPORT_CARDS}


def planets(text: str) -> tuple[Planet, ...]:
    """`core1 yellow 2 it`: name, type, owner, units; a type in brackets is face down, `?` is not known."""
    found = []
    for line in text.strip().splitlines():
        name, kind, *rest = line.split()
        owner, units = (int(rest[0]), rest[1]) if rest else (None, "")
        known = None if kind == "?" else kind.strip("()")
        found.append(Planet(name, name[:-1], known, kind.isalpha(), owner, units))
    return tuple(found)


BEGINNING = Base((0, 3, 2), (18, 0, 0), 2, 0, 0)

START = Position(
    seats=2,
    planets=planets(
        """
        core1 yellow
        core2 white
        core3 white
        ultara1 ?
        ultara2 ?
        vessk1 ?
        vessk2 ?
        hiran1 ?
        hiran2 ?
        dorn1 red
        dorn2 green
        rohn1 ?
        rohn2 ?
        kaleth1 ?
        kaleth2 ?
        ommar1 ?
        ommar2 ?
        jyss1 purple
        jyss2 blue
        """
    ),
    track=by_type(1, 1, 2, 1, 1, 1),
    ships=(None, None),
    tokens=((), ()),
    bases=(BEGINNING, BEGINNING),
    power=(0, 0),
    reputation=(0, 0),
    rows=((), ()),
    hand=("M26", "M08", "M31"),
    support=supports("deploy_only"),
    hand_sizes=(3, 3),
    support_sizes=(1, 1),
)

MIDGAME = Position(
    planets=planets(
        """
        core1 yellow 2 it
        core2 blue 0 ii
        core3 red 1 ti
        core4 white
        ultara1 blue 0 i
        ultara2 red 1 i
        vessk1 ?
        vessk2 ?
        hiran1 (red)
        hiran2 (purple)
        dorn1 yellow 0 it
        dorn2 green 2 iii
        rohn1 green 2 i
        rohn2 blue 1 ia
        kaleth1 purple 2 i
        kaleth2 yellow
        ommar1 ?
        ommar2 ?
        jyss1 white 1 ii
        jyss2 purple 0 ai
        """
    ),
    track=by_type(3, 2, 1, 2, 2, 2),
    ships=("core", "ultara", "core"),
    tokens=((Token("hiran", "tactical_invade"),), (Token("ommar"),), (Token("vessk"),)),
    bases=(
        Base((4, 1, 0), (5, 0, 1), 1, 2, 1),
        Base((3, 1, 0), (6, 1, 1), 2, 1, 0),
        Base((2, 0, 1), (4, 1, 0), 0, 3, 2),
    ),
    power=(9, 7, 11),
    reputation=(5, 3, 6),
    rows=(("M10", "M05", "M01", "M36", "M04"), ("M16", "M30", "M18", "M32"), ("M23", "M27", "M22", "M06")),
    guards=("M10", "M05", "M16", "M30", "M23", "M27", "M22"),
    wounded=("M36",),
    abilities=((), ("call_support",), ("covert_ops",)),
    played="M04",
    deck=8,
    hand=("M26", "M08"),
    support=supports("deploy_only", "blockade"),
    hand_sizes=(2, 3, 3),
    support_sizes=(2, 1, 2),
)

LATE = Position(
    seat=None,
    seats=4,
    options=Options(square_galaxy=True),
    planets=planets(
        """
        core1 yellow 0 iit
        core2 blue 1 ii
        core3 red 3 tia
        core4 white 2 i
        core5 green
        ultara1 blue 0 i
        ultara2 red 3 i
        vessk1 white 1 iii
        vessk2 green 2 i
        hiran1 red
        hiran2 purple 3 ii
        dorn1 yellow 0 it
        dorn2 green 2 iii
        rohn1 green 2 i
        rohn2 blue 1 ia
        kaleth1 purple 2 i
        kaleth2 yellow 3 t
        ommar1 blue 1 aa
        ommar2 yellow 0 ttt
        jyss1 white 1 ii
        jyss2 purple 0 i
        """
    ),
    track=by_type(4, 4, 3, 4, 3, 3),
    ships=("core", "core", "core", "rohn"),
    tokens=((), (), (), ()),
    bases=(
        Base((6, 0, 0), (0, 0, 1), 5, 2, 1),
        Base((3, 1, 1), (0, 1, 0), 2, 1, 9),
        Base((2, 0, 1), (1, 1, 0), 0, 3, 2),
        Base((12, 2, 1), (0, 0, 0), 0, 0, 0),
    ),
    power=(31, 27, 20, 24),
    reputation=(10, 3, 3, 3),
    rows=(
        ("M10", "M05", "M01", "M36", "M04", "M07", "M02"),
        ("M16", "M30", "M18", "M32", "M11", "M12"),
        ("M23", "M27", "M22", "M06", "M13", "M14"),
        ("M38", "M39", "M40", "M33", "M34", "M35"),
    ),
    guards=("M10", "M05", "M16", "M30", "M23", "M27", "M38"),
    wounded=("M36", "M13"),
    market=("M17",),
    deck=0,
    hand_sizes=(3, 2, 2, 2),
    support_sizes=(0, 2, 0, 1),
)


def picture() -> str:
    """The picture in the docs."""
    return svg(MIDGAME, map_only=True, lit={"core4": 1}, invasions=("core1", "core3"))


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
