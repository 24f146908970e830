"""A position as a picture: one self-contained SVG."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from html import escape
from typing import Protocol

from plancia.engine import Seat
from plancia.games.art import definitions
from plancia.games.rex.drawing.city import avenues, beams, fires, fleet_over, sectors
from plancia.games.rex.drawing.districts import Sight, Stack, back_to_front, district, halos, skylines
from plancia.games.rex.drawing.geometry import GEOMETRY
from plancia.games.rex.drawing.paint import FONT, ROOFS, SYMBOLS
from plancia.games.rex.drawing.sheets import ALIVE, BOUND, FALLEN, Officer, Sheet, column
from plancia.games.rex.edition.box import LAZAX, POWER_SOUTH, RACES, XXCHA, Counts, box
from plancia.games.rex.edition.components import SECTORS, Edition, LeaderId, RaceId, Space, SpaceId
from plancia.games.rex.edition.loading import words
from plancia.games.rex.options import Options

# The words in the picture, by the last part of their messages' keys.
NAMES: Mapping[str, str] = {
    "title": "Rex: Final Days of an Empire",
    **{f"name-{space.id.lower()}": space.name for space in GEOMETRY.spaces},
    **dict(
        zip((f"name-{race}" for race in RACES), ("Lazax", "Sol", "Jol-Nar", "Letnev", "Hacan", "Xxcha"), strict=True)
    ),
    "phase-influence": "Influence",
    "phase-bidding": "Bidding",
    "phase-recruitment": "Recruitment",
    "phase-manoeuvre": "Manoeuvre",
    "phase-battle": "Battle",
    "phase-collection": "Collection",
    "phase-bombardment": "Bombardment",
    "drawn-round": "Round",
    "drawn-first-player": "first player",
    "drawn-allied-with": "allied with",
    "drawn-casualties": "lost",
    "drawn-fleet": "fleet",
    "drawn-sector": "sector",
}


class Scene(Protocol):
    """The part of a view that is drawn: by seat unless stated otherwise, and by space in the order of the edition."""

    @property
    def options(self) -> Options: ...
    @property
    def seats(self) -> int: ...
    @property
    def races(self) -> tuple[RaceId, ...]: ...  # "": not chosen yet
    @property
    def first(self) -> Seat: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...  # "": none
    @property
    def fleet(self) -> int: ...  # its sector; 0: not placed yet
    @property
    def bombardment_top(self) -> int: ...  # what the viewer knows of the next card; 0: nothing
    @property
    def shield_down(self) -> SpaceId: ...
    @property
    def demolished(self) -> bool: ...
    @property
    def alliances(self) -> tuple[tuple[Seat, ...], ...]: ...
    @property
    def influence(self) -> Counts: ...
    @property
    def on_board(self) -> Counts: ...  # influence, by space
    @property
    def units(self) -> tuple[Counts, ...]: ...  # face up, by seat and space; including mechanized ones
    @property
    def mechanized(self) -> Counts: ...  # of the Lazax, by space
    @property
    def face_down(self) -> Counts: ...  # of the Xxcha, by space
    @property
    def reserve(self) -> Counts: ...
    @property
    def mechanized_reserve(self) -> int: ...
    @property
    def casualties(self) -> Counts: ...
    @property
    def leaders(self) -> tuple[tuple[LeaderId, ...], ...]: ...  # alive
    @property
    def fought(self) -> dict[LeaderId, SpaceId]: ...
    @property
    def hand_sizes(self) -> Counts: ...


def svg(
    view: Scene,
    *,
    lit: Mapping[SpaceId, int] | None = None,
    source: SpaceId | None = None,
    target: SpaceId | None = None,
    route: Iterable[tuple[SpaceId, SpaceId]] = (),
    last: Container[SpaceId] = (),
    active: Container[Seat] = (),
    sheets: bool = True,
    players: Sequence[str] = (),
    names: Mapping[str, str] | None = None,
) -> str:
    """The city as a complete SVG.

    Spaces that may be chosen are `lit`, each with its distance in lines (0: none is shown); `source`, `target` and
    `route` show a group on its way; `last` marks the spaces of the last move, `active` the seats that are asked.
    `sheets` adds the players' open sheets. `names` replaces the words in the picture (see `NAMES`) and may be
    incomplete; `players` are the names of the people.
    """
    titles = {**NAMES, **words(view.options.edition, "en"), **(names or {})}
    edition = box(view.options.edition).edition
    sights = back_to_front({s.id: _sight(view, s, i, titles) for i, s in enumerate(edition.spaces)})
    sights = [
        sight._replace(
            lit=(lit or {}).get(sight.space.id),
            source=sight.space.id == source,
            target=sight.space.id == target,
            last=sight.space.id in last,
        )
        for sight in sights
    ]
    body = _city(view, edition, sights, list(route), titles)
    width, height = GEOMETRY.viewBox[2:]
    if sheets:
        body += column(_sheets(view, edition, players, active, titles), view.round, view.phase, titles)
        width += int(GEOMETRY.sheets.width)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
        f' aria-label="{escape(titles["title"])}" font-family="{FONT}">{definitions(body, SYMBOLS)}{body}</svg>\n'
    )


def _city(
    view: Scene, edition: Edition, sights: list[Sight], route: list[tuple[SpaceId, SpaceId]], titles: Mapping[str, str]
) -> str:
    """The layers, from the ground up."""
    sweep, danger = _next_sectors(view, edition)
    closed = next((sight.space.id for sight in sights if sight.demolished), None)
    art = ROOFS + sectors(view.fleet, sweep, danger)
    art += beams(view.fleet) if view.fleet else ""
    art += halos(sights) + skylines(sights) + avenues(edition, route, closed)
    art += "".join(map(district, sights))
    if view.fleet:
        title = escape(f"{titles['drawn-fleet']}, {titles['drawn-sector']} {view.fleet}", quote=False)
        art += fires(view.fleet) + fleet_over(view.fleet, title)
    return art


def _next_sectors(view: Scene, edition: Edition) -> tuple[list[int], list[int]]:
    """The sectors that the next card bombards, if the viewer knows it; else those that some card would reach."""
    if not view.fleet:
        return [], []
    farthest = max(card.value for card in edition.bombardment)
    ahead = [(view.fleet + step - 1) % SECTORS + 1 for step in range(1, farthest + 1)]
    return (ahead[: view.bombardment_top], []) if view.bombardment_top else ([], ahead)


# ---- spaces ----------------------------------------------------------------------------------------------------------
def _sight(view: Scene, space: Space, at: int, titles: Mapping[str, str]) -> Sight:
    stacks = tuple(_stacks(view, at))
    name = titles[f"name-{space.id.lower()}"]
    parts = [name, *([f"{titles['drawn-sector']} {space.sector}"] if space.sector else [])]
    parts += [f"{titles[f'name-{one.race}']} {one.size}" for one in stacks]
    return Sight(
        space=space,
        name=name,
        influence=view.on_board[at],
        stacks=stacks,
        shield_down=space.id == view.shield_down,
        closed=space.sector == view.fleet != 0,
        demolished=space.id == POWER_SOUTH and view.demolished,
        title=", ".join(parts),
    )


def _stacks(view: Scene, at: int) -> Iterable[Stack]:
    """In order of play; face-down units at the back."""
    for seat in (*range(view.first, view.seats), *range(view.first)):
        race = view.races[seat]
        mechanized = view.mechanized[at] if race == LAZAX else 0
        if plain := view.units[seat][at] - mechanized:
            yield Stack(race, plain)
        if mechanized:
            yield Stack(race, mechanized, "mech")
    if view.face_down[at]:
        yield Stack(XXCHA, view.face_down[at], "down")


# ---- players ---------------------------------------------------------------------------------------------------------
def _sheets(
    view: Scene, edition: Edition, players: Sequence[str], active: Container[Seat], titles: Mapping[str, str]
) -> list[Sheet]:
    """In order of the seats; players without a race have no sheet."""
    return [
        _sheet(view, edition, seat, players[seat] if seat < len(players) else "", seat in active, titles)
        for seat in range(view.seats)
        if view.races[seat]
    ]


def _sheet(view: Scene, edition: Edition, seat: Seat, player: str, active: bool, titles: Mapping[str, str]) -> Sheet:
    race = view.races[seat]
    mechanized = view.mechanized_reserve if race == LAZAX else 0
    reserve = Stack(race, view.reserve[seat] - mechanized), Stack(race, mechanized, "mech")
    allies = next((members for members in view.alliances if seat in members), ())
    return Sheet(
        race=race,
        name=titles[f"name-{race}"],
        player=player,
        influence=view.influence[seat],
        cards=view.hand_sizes[seat],
        reserve=tuple(one for one in reserve if one.size),
        casualties=view.casualties[seat],
        strongholds=_strongholds(view, edition, seat),
        leaders=tuple(
            Officer(leader.strength, _state(view, seat, leader.id), titles.get(f"name-{leader.id}", leader.id))
            for leader in edition.leaders
            if leader.race == race
        ),
        allies=tuple(view.races[ally] for ally in allies if ally != seat),
        first=seat == view.first,
        active=active,
    )


def _state(view: Scene, seat: Seat, leader: LeaderId) -> str:
    return FALLEN if leader not in view.leaders[seat] else BOUND if leader in view.fought else ALIVE


def _strongholds(view: Scene, edition: Edition, seat: Seat) -> int:
    """The strongholds that the seat controls: where only it has face-up units. §2.4"""
    strongholds = [at for at, space in enumerate(edition.spaces) if "stronghold" in space.icons]
    there = [[other for other in range(view.seats) if view.units[other][at]] for at in strongholds]
    return there.count([seat])
