"""What a seat may know. A view is built by allow-list: only what is listed gets in."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from plancia.engine import ForLatest, Sealed, Seat, sealed
from plancia.games.warlords.edition.box import NOBODY, NOWHERE
from plancia.games.warlords.edition.components import PLANETS, SUPPORT_CARDS, TOKENS
from plancia.games.warlords.ending import Score, scores
from plancia.games.warlords.hidden.knowledge import Holders
from plancia.games.warlords.state import Base, Options, State, put
from plancia.games.warlords.subterfuge import Subterfuge
from plancia.games.warlords.troops import word_of


class Planet(Struct, frozen=True, gc=False):
    """A planet as one seat sees it."""

    name: str
    sector: str
    kind: str | None  # None: unknown to the seat
    face_up: bool
    owner: Seat | None
    units: str  # such as "iit"


class Token(Struct, frozen=True, gc=False):
    """A recon token in a sector."""

    sector: str
    kind: str | None  # None: unknown to the seat


class View(Struct, frozen=True, kw_only=True, gc=False):
    """The table as one seat sees it; by seat unless stated otherwise."""

    seat: Seat | None  # None: a spectator
    seats: int
    options: Options
    active: Seat
    planets: tuple[Planet, ...]
    scouted: tuple[tuple[str, ...], ...]  # face-down planets that each seat has looked at
    track: dict[str, int]  # by planet type
    ships: tuple[str | None, ...]
    tokens: tuple[tuple[Token, ...], ...]
    tokens_at_hand: tuple[int, ...]
    proved: tuple[bool, ...]  # does everybody know which token is which?
    bases: tuple[Base, ...]
    power: tuple[int, ...]  # gained so far
    scores: tuple[Score, ...]  # if the game were over now
    reputation: tuple[int, ...]
    markers: tuple[str, ...]  # of the reputation track
    rows: tuple[tuple[str, ...], ...]
    guards: tuple[str, ...]  # each is to the right of this card
    wounded: tuple[str, ...]
    abilities: tuple[tuple[str, ...], ...]  # used
    mates: tuple[Seat | None, ...]
    hand: tuple[str, ...]  # the seat's own
    hand_sizes: tuple[int, ...]
    given_up: tuple[str, ...]  # the seat's own, back in the deck, not public since
    deck: int
    market: tuple[str, ...]
    removed: tuple[str, ...]
    blind: tuple[int, ...]  # at most this many cards of a hand came unseen from the deck
    shown: Holders  # cards known to be in one of these hands, by everybody: seats as bits
    told: Holders  # what this seat knows more exactly
    taken: str | None  # the card taken in a Subterfuge, if the seat may see it
    support: dict[str, int]  # the seat's own
    support_sizes: tuple[int, ...]
    support_deck: int
    discards: dict[str, int]
    played: str
    answered: tuple[Seat, ...]  # seats that have played a support card in this turn
    acted: bool  # has the active player carried out the team action of this turn?
    ending: str
    turns_left: int
    reason: str
    stack: tuple[Any, ...]  # procedures and question are public
    ask: Any
    asked: int
    sealed: Sealed

    def __str__(self) -> str:
        from plancia.games.warlords.text import view_text

        return view_text(self)

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        from plancia.games.warlords.drawing.svg import svg

        return svg(self)


def view(s: State, seat: Seat | None) -> View:
    """Public information, the seat's own secrets, and what it has seen. §19.1 §19.2 §19.3 §19.4 §16.6"""
    public = of_spectators(s)
    if seat is None:
        return public
    return replace(
        public,
        seat=seat,
        planets=with_scouted(s, seat, public.planets),
        tokens=put(public.tokens, seat, tokens(s, seat, True)),
        hand=s.hands[seat],
        given_up=s.given_up[seat],
        told=s.told[seat],
        taken=s.taken if s.taken and sees_taken(s, seat) else None,
        support=dict(zip(SUPPORT_CARDS, s.support[seat], strict=True)),
        sealed=sealed(s, seat),
    )


@ForLatest  # a view of everything took twice as long, and all players get one after every answer
def of_spectators(s: State) -> View:
    """What everybody knows."""
    box = s.box
    return View(
        seat=None,
        seats=s.seats,
        options=s.options,
        active=s.active,
        planets=planets(s),
        scouted=tuple([names(box.planets, bits & ~s.face_up) for bits in s.scouted]),
        track=dict(zip(PLANETS, s.track, strict=True)),
        ships=tuple([None if at == NOWHERE else box.sectors[at] for at in s.ships]),
        tokens=tuple([tokens(s, who, s.proved[who]) for who in range(s.seats)]),
        tokens_at_hand=tuple([s.tokens_at_hand(who) for who in range(s.seats)]),
        proved=s.proved,
        bases=s.bases,
        power=s.power,
        scores=scores(s),
        reputation=s.reputation,
        markers=s.markers,
        rows=s.rows,
        guards=s.guards,
        wounded=s.wounded,
        abilities=s.abilities,
        mates=tuple([None if mate == NOBODY else mate for mate in box.mates]),
        hand=(),
        hand_sizes=tuple(map(len, s.hands)),
        given_up=(),
        deck=len(s.deck),
        market=s.market,
        removed=s.removed,
        blind=s.blind,
        shown=s.shown,
        told={},
        taken=s.taken if s.taken and sees_taken(s, None) else None,
        support={},
        support_sizes=tuple(map(sum, s.support)),
        support_deck=sum(s.support_deck),
        discards=dict(zip(SUPPORT_CARDS, s.discards, strict=True)),
        played=s.played,
        answered=tuple([who for who in range(s.seats) if s.answered >> who & 1]),
        acted=s.acted,
        ending=s.ending,
        turns_left=s.turns_left,
        reason=s.reason,
        stack=s.stack,
        ask=s.ask,
        asked=s.asked,
        sealed=sealed(s, None),
    )


def planets(s: State) -> tuple[Planet, ...]:
    """The types of those that are face up. §9.20"""
    box = s.box
    return tuple(
        [
            Planet(
                name,
                box.sectors[box.sector_of[planet]],
                PLANETS[s.types[planet]] if s.face_up >> planet & 1 else None,
                bool(s.face_up >> planet & 1),
                None if s.owners[planet] == NOBODY else s.owners[planet],
                word_of(s.garrisons[planet]),
            )
            for planet, name in enumerate(box.planets)
        ]
    )


def with_scouted(s: State, seat: Seat, public: tuple[Planet, ...]) -> tuple[Planet, ...]:
    """The seat also knows the types of the planets that it has looked at. §9.20"""
    known = s.scouted[seat] & ~s.face_up
    if not known:
        return public
    return tuple(
        [replace(planet, kind=PLANETS[s.types[at]]) if known >> at & 1 else planet for at, planet in enumerate(public)]
    )


def tokens(s: State, who: Seat, known: bool) -> tuple[Token, ...]:
    """In the order of the sectors, so that the order reveals nothing. §19.1 §19.2"""
    if s.tokens[who] == (NOWHERE, NOWHERE):
        return ()
    there = sorted((at, kind) for at, kind in zip(s.tokens[who], TOKENS, strict=True) if at != NOWHERE)
    return tuple([Token(s.box.sectors[at], kind if known else None) for at, kind in there])


def sees_taken(s: State, seat: Seat | None) -> bool:
    """Both players see the card; once it is used, everybody does. §19.3"""
    return any(f.shown or seat in (f.seat, f.owner) for f in s.stack if isinstance(f, Subterfuge))


def names(all_names: tuple[str, ...], bits: int) -> tuple[str, ...]:
    return tuple([name for at, name in enumerate(all_names) if bits >> at & 1])
