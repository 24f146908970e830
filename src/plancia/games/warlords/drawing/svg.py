"""The table as a picture: one self-contained SVG, with the galaxy, the tracks, the market, bases and rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Protocol

from plancia.games.art import definitions, painted
from plancia.games.warlords.drawing import base, cards, chart, pieces, tracks
from plancia.games.warlords.drawing.geometry import GEOMETRY, num
from plancia.games.warlords.drawing.lettering import fitted, lettered
from plancia.games.warlords.drawing.paint import SYMBOLS, palette, text, use
from plancia.games.warlords.edition.components import CORNERS, PLANETS, SUPPORT_CARDS, Edition
from plancia.games.warlords.edition.loading import edition
from plancia.games.warlords.state import Base, Options
from plancia.games.warlords.troops import Trio

REGIONS = {kind: region.name.capitalize() for kind, region in GEOMETRY.regions.items()} | {"white": "Oku'Nar"}
# The names of things. A caller may replace any of them; the locale files have the same names as `warlords-piece-…`.
NAMES: Mapping[str, str] = {
    "board": "Galactic Warlords: Battle for Dominion",
    **{f"sector-{name}": sector.name for name, sector in edition().sectors.items()},
    **{f"planet-{kind}": name for kind, name in REGIONS.items()},
    "planet-hidden": "face-down planet",
    **{f"mercenary-{name.lower()}": card.name for name, card in edition().mercenaries.items()},
    **{f"support-{kind}": kind.replace("_", " ").title() for kind in SUPPORT_CARDS},
    "space-mission": "Mission",
    "space-medical": "Medical Bay",
    "space-decon": "Decon",
    "space-pad": "Launch Pad",
    "space-reserve": "Reserve",
    "track-reputation": "Reputation",
    "track-planets": "Planets",
    "track-deploy": "deploy",
    "track-majority": "majority",
    "market": "Market",
    "hand": "Hand",
    "deck": "Deck",
}

TOKEN_SYMBOLS = {None: "tok", "tactical_drop": "drop", "tactical_invade": "inv"}

TABLE = (1880.0, 920.0)  # the map with its frame, and the column beside it
COLUMN = 1260.0  # where the column begins
RACK = 236.0  # height of one player's rack
ROW_SCALE, MARKET_SCALE, HAND_SCALE = 0.74, 0.62, 0.8
GAP = 12.0  # between cards that do not touch


class SeenPlanet(Protocol):
    """The part of a planet that is drawn."""

    @property
    def name(self) -> str: ...
    @property
    def sector(self) -> str: ...
    @property
    def kind(self) -> str | None: ...  # None: not known
    @property
    def face_up(self) -> bool: ...
    @property
    def owner(self) -> int | None: ...
    @property
    def units(self) -> str: ...  # letters


class SeenToken(Protocol):
    """A recon token in a sector."""

    @property
    def sector(self) -> str: ...
    @property
    def kind(self) -> str | None: ...  # None: not known


class Scene(Protocol):
    """The part of a view that is drawn."""

    @property
    def seat(self) -> int | None: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Options: ...
    @property
    def planets(self) -> Sequence[SeenPlanet]: ...
    @property
    def track(self) -> Mapping[str, int]: ...  # by planet type
    @property
    def ships(self) -> Sequence[str | None]: ...  # by seat
    @property
    def tokens(self) -> Sequence[Sequence[SeenToken]]: ...  # by seat
    @property
    def bases(self) -> Sequence[Base]: ...
    @property
    def power(self) -> Sequence[int]: ...
    @property
    def reputation(self) -> Sequence[int]: ...
    @property
    def markers(self) -> Sequence[str]: ...
    @property
    def rows(self) -> Sequence[Sequence[str]]: ...
    @property
    def guards(self) -> Collection[str]: ...
    @property
    def wounded(self) -> Collection[str]: ...
    @property
    def abilities(self) -> Sequence[Collection[str]]: ...  # by seat: those used
    @property
    def played(self) -> str: ...
    @property
    def market(self) -> Sequence[str]: ...
    @property
    def deck(self) -> int: ...
    @property
    def hand(self) -> Sequence[str]: ...  # the viewer's own
    @property
    def support(self) -> Mapping[str, int]: ...  # the viewer's own, by kind
    @property
    def hand_sizes(self) -> Sequence[int]: ...
    @property
    def support_sizes(self) -> Sequence[int]: ...


def svg(
    view: Scene,
    *,
    lit: Mapping[str, int | None] | None = None,
    invasions: Iterable[str] = (),
    sectors: Iterable[str] = (),
    map_only: bool = False,
    labels: bool = True,
    players: Sequence[str] = (),
    dark: bool = True,
    names: Mapping[str, str] | None = None,
) -> str:
    """The table, or only the map, as a complete SVG.

    Units can be deployed on planets in `lit`, each with the power this pays; those in `invasions` are an opponent's.
    Ships may go to the sectors in `sectors`. `labels` writes the numbers of planets, `players` the names on the racks.
    `names` replaces the names of things (see `NAMES`) and may be incomplete.
    """
    data = edition(view.options.edition)
    titles = {**NAMES, **(names or {}), **_renamed(data)}
    galaxy = _galaxy(view, data, titles, dict(lit or {}), frozenset(invasions), tuple(sectors), labels)
    if map_only:
        (width, height), body = GEOMETRY.size, galaxy
    else:
        width, height = TABLE[0], TABLE[1] + RACK * view.seats
        body = _framed(galaxy) + _column(view, data, titles) + _racks(view, data, titles, players)
        body = f'<rect width="{num(width)}" height="{num(height)}" fill="var(--table)"/>{body}'
    return painted(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" role="img"'
        f' aria-label="{escape(titles["board"])}">{definitions(body, SYMBOLS)}{body}</svg>\n',
        palette(dark),
    )


def _renamed(data: Edition) -> dict[str, str]:
    """Names that an edition changes."""
    if not data.text:
        return {}
    found = {f"sector-{name}": sector.name for name, sector in data.sectors.items()}
    found |= {f"mercenary-{name.lower()}": card.name for name, card in data.mercenaries.items()}
    return {key: name for key, name in found.items() if name != NAMES[key]}


# ---- the map ---------------------------------------------------------------------------------------------------------
def _galaxy(
    view: Scene,
    data: Edition,
    titles: Mapping[str, str],
    lit: Mapping[str, int | None],
    invasions: frozenset[str],
    sectors: Sequence[str],
    labels: bool,
) -> str:
    dark = frozenset(planet.sector for planet in view.planets if not planet.face_up)
    beacons = "".join(pieces.beacon(sector) for sector in sectors)
    planets = "".join(_planets(view, titles, lit, invasions, labels))
    docked = "".join(
        pieces.ships(sector, [GEOMETRY.liveries[seat] for seat, at in enumerate(view.ships) if at == sector])
        for sector in GEOMETRY.sectors
    )
    return (
        f"{chart.ground(dark, _lanes(data, view.options.square_galaxy))}{chart.sector_names(dark, titles)}"
        f"{chart.areas(titles)}{beacons}"
        f'<g class="planets">{planets}</g><g class="ships">{docked}</g><g class="tokens">{_tokens(view)}</g>'
    )


def _lanes(data: Edition, square: bool) -> tuple[tuple[str, str], ...]:
    """Every lane once; in a square galaxy none between corners and core."""
    order = list(data.sectors)
    pairs = [(a, b) for a in order for b in data.sectors[a].adjacent if order.index(a) < order.index(b)]
    apart = {name for name, sector in data.sectors.items() if sector.position in CORNERS}
    return tuple(pair for pair in pairs if not (square and chart.CORE in pair and apart & {*pair}))


def _planets(
    view: Scene, titles: Mapping[str, str], lit: Mapping[str, int | None], invasions: frozenset[str], labels: bool
) -> Iterator[str]:
    mine = GEOMETRY.liveries[view.seat] if view.seat is not None else ""
    for sector, place in GEOMETRY.sectors.items():
        there = [planet for planet in view.planets if planet.sector == sector]
        for planet, at in zip(there, place.arranged(len(there)), strict=True):
            title = titles[f"planet-{planet.kind}" if planet.kind else "planet-hidden"]
            title = f"{title}, {titles[f'sector-{sector}']}"
            ring, sign = ("", "")
            if planet.name in lit or planet.name in invasions:
                ring, sign = pieces.light(at, planet.name in invasions, lit.get(planet.name))
            art = ring + pieces.planet(at, planet.kind, planet.face_up, title, mine) + sign
            if labels:
                art += pieces.number(at, planet.name)
            if planet.owner is not None:
                art += pieces.shelf(at, GEOMETRY.liveries[planet.owner], planet.units)
            name = planet.name
            yield f'<g class="planet" data-planet="{name}" data-place="{name}"><g stroke="none">{art}</g></g>'


def _tokens(view: Scene) -> str:
    """The viewer's own with their kind, those of others with a closed eye."""
    marks: dict[str, list[tuple[str, str]]] = {}
    for seat, tokens in enumerate(view.tokens):
        for token in tokens:
            marks.setdefault(token.sector, []).append((TOKEN_SYMBOLS[token.kind], GEOMETRY.liveries[seat]))
    return "".join(pieces.tokens(sector, found) for sector, found in marks.items())


# ---- round the map ---------------------------------------------------------------------------------------------------
def _framed(galaxy: str) -> str:
    """The map in its wooden frame."""
    width, height = GEOMETRY.size
    frame = (
        '<rect x="20" y="20" width="1220" height="880" rx="18" fill="var(--frame)"/>'
        '<rect x="23" y="23" width="1214" height="874" rx="15" fill="none" stroke="var(--frame-inlay)"'
        ' stroke-width="2"/>'
    )
    view_box = f'viewBox="0 0 {num(width)} {num(height)}" width="{num(width)}" height="{num(height)}"'
    return f'{frame}<svg x="30" y="30" {view_box}>{galaxy}</svg>'


def _panel(x: float, y: float, width: float, height: float, title: str, body: str) -> str:
    plate = f'<rect width="{num(width)}" height="{num(height)}" rx="16" fill="var(--paper)" stroke="var(--line)"'
    heading = lettered(title, 18, 30, 14, "ink", "start")
    return f'<g transform="translate({num(x)} {num(y)})">{plate} stroke-width="1.5"/>{heading}{body}</g>'


def _column(view: Scene, data: Edition, titles: Mapping[str, str]) -> str:
    """Beside the map: reputation, planet tracks and power, the market, and the viewer's hand."""
    width = TABLE[0] - COLUMN - 20
    walk = tracks.reputation(data.reputation, view.markers, view.reputation, width - 32, view.seat)
    words = {word: titles[f"track-{word}"] for word in ("deploy", "majority")}
    planets = tracks.planet_tracks(data.track, view.track, _units_by_type(view), words)
    scores = "".join(_score(seat, power) for seat, power in enumerate(view.power))
    panels = (
        _panel(COLUMN, 20, width, 150, titles["track-reputation"], f'<g transform="translate(16 44)">{walk}</g>')
        + _panel(
            COLUMN, 182, width, 216, titles["track-planets"], f'<g transform="translate(18 42)">{planets}</g>{scores}'
        )
        + _panel(COLUMN, 410, width, 214, titles["market"], _market(view, data, titles, width))
    )
    if view.seat is None:
        return panels
    return panels + _panel(COLUMN, 636, width, 264, titles["hand"], _hand(view, data, titles, width))


def _units_by_type(view: Scene) -> list[list[int]]:
    return [
        [
            sum(len(p.units) for p in view.planets if p.face_up and p.kind == kind and p.owner == seat)
            for kind in PLANETS
        ]
        for seat in range(view.seats)
    ]


def _score(seat: int, power: int) -> str:
    """A player's power so far."""
    x, y = 366 + seat % 2 * 124, 84 + seat // 2 * 72
    mark = pieces.badge(GEOMETRY.liveries[seat], x, y, 18) + use("power", x + 38, y, 1.1)
    return mark + text(str(power), x + 60, y + 9, 28, 'font-weight="800" fill="var(--ink)"')


def _card(data: Edition, titles: Mapping[str, str], card: str) -> str:
    return cards.mercenary(card, data.mercenaries[card], titles[f"mercenary-{card.lower()}"])


def _market(view: Scene, data: Edition, titles: Mapping[str, str], width: float) -> str:
    """The cards for hire, and the deck with the number of its cards."""
    laid = _laid([(_card(data, titles, card), cards.CARD.width) for card in view.market], GAP)
    title = f"<title>{escape(titles['deck'], quote=False)}</title>"
    pile = f'<g transform="translate({num(width - 96)} 48) scale(.44)">{title}{cards.back("mercenary")}</g>'
    count = lettered(str(view.deck), width - 56, 186, 15, "ink")
    return f'<g transform="translate(18 44) scale({MARKET_SCALE})">{laid}</g>{pile}{count}'


def _hand(view: Scene, data: Edition, titles: Mapping[str, str], width: float) -> str:
    """The viewer's cards, smaller if there are many."""
    held = [kind for kind in SUPPORT_CARDS for _ in range(view.support[kind])]
    drawn = [(_card(data, titles, card), cards.CARD.width) for card in view.hand]
    drawn += [(cards.support(kind, titles[f"support-{kind}"]), cards.SUPPORT.width) for kind in held]
    length = sum(card + GAP for _, card in drawn)
    scale = min(HAND_SCALE, (width - 36) / max(length - GAP, 1))
    return f'<g transform="translate(18 44) scale({scale:.3g})">{_laid(drawn, GAP)}</g>'


def _laid(drawn: Sequence[tuple[str, float]], gap: float) -> str:
    """Cards of these widths side by side."""
    art, x = "", 0.0
    for card, width in drawn:
        art += f'<g transform="translate({num(x)} 0)">{card}</g>'
        x += width + gap
    return art


# ---- the players -----------------------------------------------------------------------------------------------------
def _racks(view: Scene, data: Edition, titles: Mapping[str, str], players: Sequence[str]) -> str:
    """A rack for each player: base, row, and the backs of the cards in hand."""
    seats = [(seat + (view.seat or 0)) % view.seats for seat in range(view.seats)]
    art = ""
    for at, seat in enumerate(seats):
        rack, y = _rack(view, data, titles, players, seat), TABLE[1] + at * RACK
        art += f'<g class="rack" data-seat="{seat}" transform="translate(20 {num(y)})">{rack}</g>'
    return art


def _rack(view: Scene, data: Edition, titles: Mapping[str, str], players: Sequence[str], seat: int) -> str:
    width, livery, spaces = TABLE[0] - 40, GEOMETRY.liveries[seat], view.bases[seat]
    units: dict[str, Trio] = {
        "pad": spaces.pad,
        "reserve": spaces.reserve,
        "mission": (spaces.mission, 0, 0),
        "decon": (spaces.decon, 0, 0),
        "medical": (spaces.medical, 0, 0),
    }
    wood = (
        f'<rect width="{num(width)}" height="{num(RACK - 14)}" rx="14" fill="var(--frame)"/>'
        f'<rect x="2" y="2" width="{num(width - 4)}" height="{num(RACK - 18)}" rx="12" fill="none"'
        f' stroke="var(--wl-{livery})" stroke-width="3" opacity=".8"/>'
    )
    name = players[seat] if seat < len(players) else ""
    sign = pieces.badge(livery, 46, 60, 24) + (
        lettered(name, 46, 116, fitted(name, 12, 76), "frame-text") if name else ""
    )
    counts = (
        f'<g transform="translate(18 136) scale(.14)">{cards.back("mercenary")}</g>'
        f'<g transform="translate(18 180) scale(.16)">{cards.back("support")}</g>'
        + text(str(view.hand_sizes[seat]), 52, 160, 20, 'font-weight="800" fill="var(--frame-text)"')
        + text(str(view.support_sizes[seat]), 52, 204, 20, 'font-weight="800" fill="var(--frame-text)"')
    )
    row = cards.row(view.rows[seat], data.mercenaries, titles, livery, view.guards, view.wounded, view.played)
    home = base.base(units, livery, titles, _guards(view, data, seat), view.abilities[seat])
    room, length = width - 590, len(view.rows[seat]) * cards.CARD.width
    scale = min(ROW_SCALE, room / max(length, 1))
    return (
        f"{wood}{sign}{counts}"
        f'<g transform="translate(92 12)">{home}</g>'
        f'<g transform="translate(566 {num(18 + (ROW_SCALE - scale) * 126)}) scale({scale:.3g})">{row}</g>'
    )


def _guards(view: Scene, data: Edition, seat: int) -> Counter[str]:
    """How many guards a player has, by the ability of their circles."""
    return Counter(data.mercenaries[card].right for card in view.rows[seat] if card in view.guards)
