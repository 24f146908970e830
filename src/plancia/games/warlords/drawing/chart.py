"""The map without its pieces: the void, the torn chart and its charted parts, lanes and names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape

from plancia.games.warlords.drawing.geometry import GEOMETRY, num
from plancia.games.warlords.drawing.lettering import lettered
from plancia.games.warlords.drawing.paint import SYMBOLS, use

CORE = "core"


@cache
def ground(dark: frozenset[str], lanes: tuple[tuple[str, str], ...]) -> str:
    """The chart, with the sectors in `dark` not charted yet."""
    pieces = "".join(_piece(sector, sector in dark) for sector in GEOMETRY.sectors)
    gates = "".join(
        use("gate", *place.gate)
        for sector, place in GEOMETRY.sectors.items()
        if place.gate and {sector, CORE} in map(set, lanes)
    )
    return (
        f'<g class="void">{use("void")}</g><g class="fragments">{pieces}</g><g class="core">{use("maelstrom")}</g>'
        f'<g class="lanes">{"".join(_lane(*lane) for lane in lanes)}{gates}</g>'
        f'<g class="berths">{"".join(_hub(sector, sector in dark) for sector in GEOMETRY.sectors)}</g>'
    )


def _piece(sector: str, dark: bool) -> str:
    """Vellum means charted, soot means uncharted."""
    paper, edge, ink = ("soot", "soot-line", "soot-ink") if dark else (f"vellum-{sector}", "torn", "ink")
    outline, shadow = f"piece-{sector}", 'fill="var(--wl-shadow)" opacity=".75"'
    inside = ("" if dark else use(f"stains-{sector}")) + use(f"lines-{sector}")
    if f"burns-{sector}" in SYMBOLS:
        inside += use(f"burns-{sector}")
    return (
        f'<g class="fragment" data-sector="{sector}" color="var(--wl-{ink})">'
        f"{use(outline, 5, 8, attributes=shadow)}"
        f'<use href="#{outline}" fill="var(--wl-{paper})" stroke="var(--wl-{edge})" stroke-width="5"'
        ' stroke-linejoin="round"/>'
        f'<g clip-path="url(#clip-{sector})">{inside}</g>'
        f'<use href="#shore-{sector}" opacity="{".55" if dark else ".8"}"/>'
        f'<use href="#{outline}" fill="none" stroke="var(--wl-ink)" stroke-width="1.6" stroke-linejoin="round"/></g>'
    )


def _lane(a: str, b: str) -> str:
    """Stitches that hold two pieces together; a lane to the core ends at its gate."""
    if CORE in (a, b):
        outer = GEOMETRY.sectors[a if b == CORE else b]
        assert outer.gate is not None
        (x, y), (to_x, to_y) = outer.hub, outer.gate
    else:
        (x, y), (to_x, to_y) = GEOMETRY.sectors[a].hub, GEOMETRY.sectors[b].hub
    bend = GEOMETRY.bends.get(f"{a}-{b}") or GEOMETRY.bends.get(f"{b}-{a}")
    by = f"Q{num(bend[0])} {num(bend[1])} " if bend else "L"
    path = f"M{num(x)} {num(y)}{by}{num(to_x)} {num(to_y)}"
    thread = ' stroke-dasharray="11 7" stroke-linecap="butt"'
    lines = "".join(
        f'<path d="{path}" stroke="var(--wl-{ink})" stroke-width="{width}"{more}/>'
        for ink, width, more in (("ink", "10", ""), ("bone", "6.4", ""), ("rust", "3.4", thread))
    )
    return f'<g class="lane" data-lane="{a}-{b}" fill="none" stroke-linecap="round">{lines}</g>'


def _hub(sector: str, dark: bool) -> str:
    if sector == CORE:
        return ""
    x, y = GEOMETRY.sectors[sector].hub
    disc = f'<circle cx="{num(x)}" cy="{num(y)}" r="12" fill="var(--wl-{"soot" if dark else "bone"})"'
    return f'{disc} stroke="var(--wl-ink)" stroke-width="2.4"/>{use("hub", x, y)}'


def sector_names(dark: Iterable[str], titles: Mapping[str, str]) -> str:
    """The names of the sectors, in the chart hand."""
    uncharted = set(dark)
    names = ""
    for sector, place in GEOMETRY.sectors.items():
        x, y = place.label
        names += lettered(titles[f"sector-{sector}"], x, y + 8, 17, "wl-bone" if sector in uncharted else "wl-ink")
    return f'<g class="names">{names}</g>'


def areas(titles: Mapping[str, str]) -> str:
    """Invisible areas over the sectors, each with its name, for mouse and screen readers."""
    return "".join(
        f'<use class="sector" href="#piece-{sector}" fill="transparent" data-place="{sector}">'
        f"<title>{escape(titles[f'sector-{sector}'], quote=False)}</title></use>"
        for sector in GEOMETRY.sectors
    )
