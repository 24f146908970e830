"""A player's base as a flow: Mission and Medical Bay, Decon, Launch Pad; the reserve is outside the walls."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from plancia.games.warlords.drawing.geometry import GEOMETRY, num
from plancia.games.warlords.drawing.lettering import fitted, lettered
from plancia.games.warlords.drawing.paint import text, use
from plancia.games.warlords.troops import LETTERS, Trio

WIDTH, HEIGHT = 444, 200
ONE_BY_ONE = 4  # infantry is drawn one by one up to this number, then counted
ALONE = 'font-weight="800" fill="var(--wl-ink)"'


class Space(NamedTuple):
    """The position of a space of the base, and its plate."""

    x: float
    y: float
    width: float
    height: float
    plate: str


SPACES = {
    "mission": Space(4, 14, 104, 60, "mission"),
    "medical": Space(4, 82, 104, 60, "mission"),
    "decon": Space(130, 46, 96, 66, "decon"),
    "pad": Space(244, 10, 196, 118, "pad"),
}


def base(
    units: Mapping[str, Trio], livery: str, titles: Mapping[str, str], guards: Mapping[str, int], used: Collection[str]
) -> str:
    """The base, from its corner. `units` are infantry, tanks and aircraft by space, `guards` are counted by ability."""
    spaces = "".join(_space(name, units[name], livery, titles[f"space-{name}"]) for name in SPACES)
    arrows = (
        _arrow("M110 44C120 46 124 52 127 58", 129, 61, 52)
        + _arrow("M110 114C120 112 124 106 127 100", 129, 97, -50)
        + _arrow("M228 80H234", 237, 80, 0)
        + _arrow("M226 170C240 168 254 158 262 140", 264, 136, -62, "frame-inlay")
        + _arrow("M244 24C200 12 150 12 116 22", 110, 25, 166, "wl-spent")
    )
    reserve = _reserve(units["reserve"], livery, titles["space-reserve"])
    return f'<g class="base">{spaces}{arrows}{reserve}{_abilities(guards, used, livery)}</g>'


def _space(name: str, units: Trio, livery: str, title: str) -> str:
    x, y, width, height, plate = SPACES[name]
    lit = name == "pad"
    paper, edge, line = ("wl-pad", "live-fill", "3") if lit else ("wl-space", "wl-ink", "2")
    hatching = "".join(f"M{k} {num(height - 3)}l6-6" for k in range(14, int(width) - 14, 7))
    art = (
        f'<use href="#space-{plate}" fill="var(--{paper})" stroke="var(--{edge})" stroke-width="{line}"/>'
        f'<path d="{hatching}" stroke="var(--wl-ink)" stroke-width="1.1" opacity=".55"/>'
        f"{_rings(width, height) if lit else ''}"
        f"{lettered(title, 12, 19, fitted(title, 10, width - 22), anchor='start')}"
        f"{_units(units, livery, height / 2 + 12, width)}"
    )
    return f'<g data-space="{name}" transform="translate({num(x)} {num(y)})">{art}</g>'


def _rings(width: float, height: float) -> str:
    x, y = num(width / 2), num(height / 2 + 14)
    return (
        f'<g fill="none" stroke="var(--wl-rust)" opacity=".55"><ellipse cx="{x}" cy="{y}" rx="{num(width / 2 - 14)}"'
        f' ry="34" stroke-width="2" stroke-dasharray="10 6"/><ellipse cx="{x}" cy="{y}" rx="{num(width / 2 - 28)}"'
        ' ry="24" stroke-width="1.2"/></g>'
    )


def _units(units: Trio, livery: str, y: float, width: float) -> str:
    """Units side by side: a few infantry one by one, more of a kind as one piece and a number."""
    wide = width > 130
    x, art = 30.0 if wide else 26.0, ""
    for letter, count in zip(LETTERS, units, strict=True):
        symbol = f"{GEOMETRY.units[letter]}-{livery}"
        few = ONE_BY_ONE if wide and sum(units[1:]) < 2 else 2
        if letter == LETTERS[0] and 0 < count <= few:
            art += "".join(use(symbol, x + 24 * n, y, 0.9) for n in range(count))
            x += 24 * count + 10
        elif count:
            art += use(symbol, x, y, 0.86)
            x += 20
            if count > 1:
                art += text(f"×{count}", x - 4, y + 6, 15, ALONE)
                x += 22
            x += 16
    return art


def _arrow(path: str, x: float, y: float, turn: float, colour: str = "live-fill") -> str:
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{path}" stroke="var(--wl-ink)" stroke-width="8"/>'
        f'<path d="{path}" stroke="var(--{colour})" stroke-width="4" stroke-dasharray="9 6"/></g>'
        f'<path d="M9 0L-7 -8L-3 0L-7 8Z" transform="translate({num(x)} {num(y)}) rotate({num(turn)})"'
        f' fill="var(--{colour})" stroke="var(--wl-ink)" stroke-width="2" stroke-linejoin="round"/>'
    )


def _reserve(units: Trio, livery: str, title: str) -> str:
    art = (
        '<use href="#space-reserve" fill="none" stroke="var(--frame-inlay)" stroke-width="1.6" stroke-dasharray="5 5"/>'
        f"{lettered(title, 12, 23, fitted(title, 8.6, 68), 'frame-text', 'start')}"
    )
    for at, (letter, count) in enumerate(zip(LETTERS, units, strict=True)):
        x = 94 + at * 44
        art += use(f"{GEOMETRY.units[letter]}-{livery}", x, 18, 0.64)
        art += text(str(count), x + (10 if at == 0 else 14), 23, 13, 'font-weight="800" fill="var(--frame-text)"')
    return f'<g data-space="reserve" transform="translate(8 {HEIGHT - 44})">{art}</g>'


def _abilities(guards: Mapping[str, int], used: Collection[str], livery: str) -> str:
    """The four abilities: two guards make one available, and it is crossed out once it is used."""
    art = ""
    for at, ability in enumerate(GEOMETRY.abilities):
        x = 296 + at * 38
        disc = use(f"disc-{ability}", x, 162, 0.58, 'opacity=".4"' if ability in used else "")
        if ability in used:
            disc += f'<path d="M{x - 14} 176L{x + 14} 148" stroke="var(--frame-text)" stroke-width="3"/>'
        for pip in range(2):
            paint = f"var(--wl-{livery})" if pip < guards[ability] else "none"
            disc += f'<circle cx="{x - 6 + 12 * pip}" cy="186" r="4.4" fill="{paint}" stroke="var(--frame-text)"/>'
        art += f'<g data-ability="{ability}">{disc}</g>'
    return art
