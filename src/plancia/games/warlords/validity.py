"""Conditions for every position, however it came about: for set-up by hand, for tests and for long runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from operator import attrgetter

from plancia.engine import Frame, Seat
from plancia.games.positions import faults_of_procedures, refuse
from plancia.games.warlords.cards import CardPlay
from plancia.games.warlords.edition.box import NOBODY, NOWHERE
from plancia.games.warlords.edition.components import (
    ABILITIES,
    MARKET,
    PLANETS,
    PLANETS_SET_ASIDE,
    SUPPORT_CARDS,
    UNITS,
    UNITS_ON_A_PLANET,
)
from plancia.games.warlords.ending import ENDINGS, REASONS
from plancia.games.warlords.invasion import Invasion
from plancia.games.warlords.setup import DrawLot, MixPlanets
from plancia.games.warlords.state import State
from plancia.games.warlords.subterfuge import Subterfuge
from plancia.games.warlords.troops import Troops, size_of, trio


def check_position(s: State, since: State | None = None) -> None:
    """Raise all faults of this position."""
    refuse(faults(s, since))


def faults(s: State, since: State | None = None) -> Iterator[str]:
    """All faults of this position; or only the possible ones, if the position `since` was valid.

    A check is skipped if nothing it reads has changed: whole games are checked three times as fast.
    """
    for check in CHECKS:
        if since is None or check.concerns(s, since):
            yield from check.faults(s)


class Check:
    """A check and what it depends on, besides options and number of seats."""

    def __init__(self, find: Callable[[State], Iterator[str]], *fields: str, frames: type[Frame] | None = None) -> None:
        self.faults = find
        self.fields = fields
        self.frames = frames  # it reads only frames of this kind from the stack
        self.read = attrgetter(*fields)

    def concerns(self, s: State, since: State) -> bool:
        """Has any of it changed? Comparing tuples is fast if they contain the same objects."""
        return bool(self.read(s) != self.read(since)) or (self.frames is not None and self.of(s) != self.of(since))

    def of(self, s: State) -> list[Frame]:
        return [f for f in s.stack if type(f) is self.frames]


def _faults_of_units(s: State) -> Iterator[str]:
    units = [[a + b for a, b in zip(base.pad, base.reserve, strict=True)] for base in s.bases]
    for owner, troops in (*zip(s.owners, s.garrisons, strict=True), *fighting(s)):
        if troops:
            units[owner] = [a + b for a, b in zip(units[owner], trio(troops), strict=True)]
    for seat, (base, own) in enumerate(zip(s.bases, units, strict=True)):
        own[0] += base.mission + base.decon + base.medical + len(s.circles(seat))
        for kind, n, all_ in zip(UNITS, own, s.box.forces, strict=True):
            if n != all_:
                yield f"seat {seat} has {n} {kind} in all, not {all_} (1.2)"
        if min(*base.pad, *base.reserve, base.mission, base.decon, base.medical) < 0:
            yield f"seat {seat} has a negative number of units somewhere"


def fighting(s: State) -> Iterator[tuple[Seat, Troops]]:
    """Invading units, which are not on the planet until it is conquered. §1.7"""
    for f in s.stack:
        if isinstance(f, Invasion) and s.owners[f.planet] != f.seat:
            yield f.seat, f.troops


def _faults_of_planets(s: State) -> Iterator[str]:
    for planet, name in enumerate(s.box.planets):
        if (s.owners[planet] == NOBODY) != (s.garrisons[planet] == 0):
            yield f"{name} is not controlled by the seat with units there (1.6)"
        if size_of(s.garrisons[planet]) > UNITS_ON_A_PLANET and not s.options.unlimited_units:
            yield f"{name} has more than three units (1.7)"
        face_up = s.face_up >> planet & 1
        if face_up and s.types[planet] < 0:
            yield f"{name} is face up and has no type (2.4)"
        if not face_up and s.garrisons[planet]:
            yield f"{name} is face down and has units (9.7)"


def _faults_of_types(s: State) -> Iterator[str]:
    if isinstance(s.ask, DrawLot | MixPlanets):
        return
    box = s.box
    for kind, name in enumerate(PLANETS):
        n = s.types.count(kind) + s.pool[kind]
        if not PLANETS_SET_ASIDE <= n <= box.tiles[kind] or s.pool[kind] < 0:
            yield f"{n} {name} planets, but there are at least two and at most {box.tiles[kind]} (3.2)"
    if sum(s.pool) != s.types.count(-1):
        yield "the number of unseen planets is not the number of face-down ones (3.2)"


def _faults_of_ships(s: State) -> Iterator[str]:
    most = 1 if s.seats == 2 else 2
    for sector, outer in enumerate(s.box.outer):
        if outer and s.ships.count(sector) > most:
            yield f"more than {most} ships in {s.box.sectors[sector]} (6.3)"
    for seat, (drop, invade) in enumerate(s.tokens):
        if drop == invade != NOWHERE:
            yield f"seat {seat} has two recon tokens in {s.box.sectors[drop]} (9.21)"


def _faults_of_rows(s: State) -> Iterator[str]:
    cards = s.box.cards
    if unknown := [card for row in s.rows for card in row if card not in cards]:
        yield f"there is no mercenary {unknown[0]} for {s.seats} players (1.9)"
        return
    pairs = {left: right for row in s.rows for left, right in pairwise(row)}
    for left in s.guards:
        if left not in pairs or cards[left].right != cards[pairs[left]].left:
            yield f"the guard beside {left} is not on a circle (7.3)"
    if len(set(s.guards)) < len(s.guards):
        yield "two guards on one circle (7.4)"
    played = {card for row in s.rows for card in row}
    if not set(s.wounded) <= played or len(set(s.wounded)) < len(s.wounded):
        yield "only a mercenary in a row has a wound, and at most one (9.10)"
    if len(s.wounded) > s.box.wounds:
        yield f"there are {s.box.wounds} wound tokens (9.10)"
    if s.played and s.played not in s.rows[s.active]:
        yield f"{s.played} was played and is not in the row (7.1)"
    for seat, used in enumerate(s.abilities):
        if not set(used) <= set(ABILITIES) or len(set(used)) < len(used):
            yield f"seat {seat} has used an ability twice, or one that does not exist (12.1)"


def _faults_of_mercenaries(s: State) -> Iterator[str]:
    places = (s.deck, s.market, s.removed, s.unused, *s.hands, *s.rows, (s.taken,) if s.taken else ())
    found = [card for place in places for card in place]
    if sorted(found) != sorted(s.box.cards):
        for card in {*found, *s.box.cards}:
            if found.count(card) != (card in s.box.cards):
                yield f"{card} is there {found.count(card)} times (1.9)"
    if len(s.market) > MARKET:
        yield f"the market has {MARKET} places (3.7)"
    if s.unused and len(s.unused) != s.box.removed:
        yield f"{s.box.removed} mercenaries are removed (3.6)"
    if any(tuple(sorted(hand)) != hand for hand in (*s.hands, s.deck, s.unused)):
        yield "hands and deck must be sorted"
    if s.taken and not any(isinstance(f, Subterfuge) for f in s.stack):
        yield "a card is taken only in a Subterfuge (9.12)"


def _faults_of_knowledge(s: State) -> Iterator[str]:
    hands = list(s.hands)
    for f in s.stack:
        if isinstance(f, Subterfuge) and s.taken:
            hands[f.owner] = (*hands[f.owner], s.taken)
    if not all(0 <= unseen <= len(hand) for unseen, hand in zip(s.blind, hands, strict=True)):
        yield "more cards drawn unseen than there are in a hand (3.7)"
    for holders in (s.shown, *s.told):
        for card, seats in holders.items():
            if not any(card in hand for seat, hand in enumerate(hands) if seats >> seat & 1):
                yield f"{card} is in none of the hands where it was seen (19.4)"
    for seat, given in enumerate(s.given_up):
        for other, hand in enumerate(hands):
            if other != seat and sum(card in hand for card in given) > s.blind[other]:
                yield f"seat {other} has drawn too few cards unseen to hold what seat {seat} gave up (3.7)"
    gone = {*s.market, *s.removed, *(card for row in s.rows for card in row), *s.unused, *s.shown}
    if any(card in gone for given in s.given_up for card in given):
        yield "a card that was given up has been seen since, and still counts as unseen (3.7)"


def _faults_of_support(s: State) -> Iterator[str]:
    on_table = tuple(sum(f.card == card for f in s.stack if isinstance(f, CardPlay)) for card in SUPPORT_CARDS)
    if any(f.at in ("", "show_card") for f in s.stack if isinstance(f, CardPlay)):
        yield "a support card that is played has been shown (11.3)"
    for card, *counts in zip(SUPPORT_CARDS, s.support_deck, s.discards, on_table, *s.support, strict=True):
        if sum(counts) != s.box.support[SUPPORT_CARDS.index(card)] or min(counts) < 0:
            yield f"{sum(counts)} support cards {card} (11.1)"


def _faults_of_tracks(s: State) -> Iterator[str]:
    box = s.box
    if not all(0 <= at < len(box.track) for at in s.track):
        yield "a planet marker is off its track (2.5)"
    if not all(0 <= at <= len(box.reputation) for at in s.reputation):
        yield "a reputation marker is off the track (13.1)"
    if len(s.reputation) != s.seats or min(s.power) < 0:
        yield "power starts at 0 and never falls (1.3)"
    if s.markers and (len(s.markers) != box.slots or not set(s.markers) <= set(box.markers.kinds)):
        yield f"{box.slots} action markers are beside the reputation track (3.4)"
    for kind, most in zip(box.markers.kinds, box.markers.lots, strict=True):
        if s.markers.count(kind) > most:
            yield f"there are {most} markers {kind} (3.4)"


def _faults_of_procedures(s: State) -> Iterator[str]:
    yield from faults_of_procedures(s, s.seats)
    if s.active not in range(s.seats):
        yield f"it cannot be the turn of seat {s.active}: there are {s.seats} seats"
    if s.asked < 0:
        yield f"{s.asked} questions cannot have been asked"
    if not 0 <= s.turns_left <= s.seats + 1:
        yield f"{s.turns_left} turns are left, but the last round has one for each seat (17.1)"
    if (s.reason and s.reason not in REASONS) or (s.ending and s.ending not in ENDINGS):
        yield f"a game ends because of {', '.join(REASONS)} (17.1)"
    if bool(s.reason) != (not s.stack):
        yield "a game that is over has a reason and no procedures (4.2)"


CHECKS = (
    Check(_faults_of_procedures, "stack", "ask", "answers", "asked", "active", "reason", "ending", "turns_left"),
    Check(_faults_of_units, "bases", "owners", "garrisons", "rows", "guards", frames=Invasion),
    Check(_faults_of_planets, "types", "face_up", "owners", "garrisons"),
    Check(_faults_of_types, "ask", "types", "pool"),
    Check(_faults_of_ships, "ships", "tokens"),
    Check(_faults_of_rows, "rows", "guards", "wounded", "played", "active", "abilities"),
    Check(_faults_of_mercenaries, "deck", "market", "removed", "unused", "hands", "rows", "taken", frames=Subterfuge),
    Check(
        _faults_of_knowledge,
        *("hands", "taken", "shown", "told", "given_up", "blind", "market", "removed", "rows", "unused"),
        frames=Subterfuge,
    ),
    Check(_faults_of_support, "support", "support_deck", "discards", frames=CardPlay),
    Check(_faults_of_tracks, "track", "reputation", "power", "markers"),
)
