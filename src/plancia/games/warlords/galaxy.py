"""Planets are revealed, or looked at in secret."""

from __future__ import annotations

from plancia.engine import CHANCE, HIDDEN, Answers, Ask, Bag, Choices, Frame, Name, Next, Seat, Words, hears, procedure
from plancia.games.warlords.edition.components import PLANETS
from plancia.games.warlords.facts import PlanetsRevealed, PlanetsSeen, SectorScouted
from plancia.games.warlords.state import Counts, Draft, Fields, put


class DrawPlanets(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance draws the types of these planets: for everybody, or for the one player who looks. §6.5 §9.20"""

    RULE = "6.5"
    planets: tuple[Name, ...]
    who: Seat | None = None  # None: everybody sees them

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return Bag(PLANETS, less(s.pool, prefix)) if len(prefix) < len(self.planets) else None

    def seen(self, seat: Seat, words: Words, by: Seat | None, /) -> Words:
        return words if self.who is None or by == self.who else (HIDDEN,) * len(words)


def less(counts: Counts, kinds: Words) -> Counts:
    return tuple([n - kinds.count(kind) for kind, n in zip(PLANETS, counts, strict=True)]) if kinds else counts


def unseen(s: Fields, sector: int) -> tuple[str, ...]:
    """The planets there that nobody has looked at."""
    box = s.box
    return tuple([box.planets[planet] for planet in box.planets_in[sector] if s.types[planet] < 0])


def learn(t: Draft, planets: tuple[str, ...], kinds: Words) -> None:
    """These types are drawn from the pool."""
    number = t.box.planet_number
    for planet, kind in zip(planets, kinds, strict=True):
        t.types = put(t.types, number[planet], PLANETS.index(str(kind)))
    t.pool = less(t.pool, kinds)


def describe(t: Draft, sector: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The planets of a sector and their types, by name."""
    box = t.box
    inside = box.planets_in[sector]
    return tuple([box.planets[p] for p in inside]), tuple([PLANETS[t.types[p]] for p in inside])


class Revelation(Frame, frozen=True, kw_only=True, gc=False):
    """All planets of a sector are turned over."""

    sector: int


def turn_planets(t: Draft, f: Revelation) -> Next:
    """Planets that somebody has scouted already have a type. §6.5 §3.3"""
    planets = unseen(t, f.sector)
    return DrawPlanets(seats=(CHANCE,), planets=planets) if planets else None


@hears(DrawPlanets)
def name_planets(t: Draft, f: Revelation, answers: Answers[Words]) -> Next:
    """Chance has revealed them. §6.5"""
    learn(t, unseen(t, f.sector), answers[CHANCE])
    return None


def move_markers(t: Draft, f: Revelation) -> Next:
    """For each planet the marker of its type moves one step up. §2.5"""
    for planet in t.box.planets_in[f.sector]:
        t.face_up |= 1 << planet
        t.move_marker(t.types[planet], 1)
    planets, types = describe(t, f.sector)
    t.note(PlanetsRevealed(of=CHANCE, sector=t.box.sectors[f.sector], planets=planets, types=types))
    return None


class Look(Frame, frozen=True, kw_only=True, gc=False):
    """One player looks at all planets of a sector."""

    seat: Seat
    sector: int


def draw_in_secret(t: Draft, f: Look) -> Next:
    """Unless somebody has looked before. §9.20"""
    planets = unseen(t, f.sector)
    return DrawPlanets(seats=(CHANCE,), planets=planets, who=f.seat) if planets else None


@hears(DrawPlanets)
def learn_in_secret(t: Draft, f: Look, answers: Answers[Words]) -> Next:
    """Their types are fixed from now on. §9.20"""
    learn(t, unseen(t, f.sector), answers[CHANCE])
    return None


def keep_in_mind(t: Draft, f: Look) -> Next:
    """Nobody else sees it; the player may look again for the rest of the game. §9.20 §19.2"""
    bits = sum(1 << planet for planet in t.box.planets_in[f.sector])
    t.scouted = put(t.scouted, f.seat, t.scouted[f.seat] | bits)
    t.note(SectorScouted(seat=f.seat, sector=t.box.sectors[f.sector]))
    planets, types = describe(t, f.sector)
    t.note(PlanetsSeen(to=(f.seat,), of=CHANCE, seat=f.seat, planets=planets, types=types))
    return None


PROCEDURES = (
    procedure(Revelation, turn_planets, name_planets, move_markers),
    procedure(Look, draw_in_secret, learn_in_secret, keep_in_mind),
)
