"""Observations of Galactic Warlords: planets, sectors, bases and cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from plancia.games.warlords.edition.box import Box, box
from plancia.games.warlords.edition.components import ABILITIES, PLANETS, SUPPORT_CARDS, TOKENS, UNITS
from plancia.games.warlords.view import View
from plancia.research.observation.features import Feature, seat_labels

PLANET = (*(f"type {kind}" for kind in PLANETS), "face up", *UNITS)
TOKEN = (*TOKENS, "unknown token")
SEAT = (
    *("active", "teammate", "recon tokens at hand", "tokens are known", "power", "power if the game ended now"),
    *("reputation", "cards in hand", "cards drawn unseen, at most", "support cards", "has played support this turn"),
    *(f"{unit} on the Launch Pad" for unit in UNITS),
    *(f"{unit} in reserve" for unit in UNITS),
    *("on the Mission space", "in Decontamination", "in the Medical Bay"),
    *(f"has used {ability}" for ability in ABILITIES),
    "has answered the open question",
)
CARD = (
    *("row (1: own, 2: next clockwise; 0: none)", "place in its row, from the left", "guard to its right", "wounded"),
    *("in the market", "removed", "in own hand", "given up by the observer", "taken in a Subterfuge, as far as seen"),
    "played this turn",
)
TABLE = ("cards in the deck", "support deck", "team action done", "the game ends after this turn", "turns left")


def _box(options: Any, seats: int) -> Box:
    return box(options.edition, seats, options.square_galaxy, options.free_for_all)


def features(options: Any, seats: int) -> tuple[Feature, ...]:
    b, who = _box(options, seats), seat_labels(seats)
    slots = tuple(f"slot {n + 1}" for n in range(b.slots))
    return (
        Feature(
            name="planets",
            about="Each planet, as far as the observer knows it.",
            axes=(b.planets, (*PLANET, *(f"owner: {seat}" for seat in who), *(f"scouted by: {seat}" for seat in who))),
        ),
        Feature(name="track", about="The marker of each planet type.", axes=(PLANETS,)),
        Feature(name="ships", about="1 where the mothership of a seat is.", axes=(who, b.sectors), high=1),
        Feature(name="tokens", about="Recon tokens in each sector.", axes=(who, b.sectors, TOKEN)),
        Feature(name="seats", about="Each seat, clockwise from the observer.", axes=(who, SEAT)),
        Feature(name="markers", about="The action markers of the reputation track.", axes=(slots, b.markers.kinds)),
        Feature(
            name="cards",
            about="Each mercenary. A card may be known to be in one of several hands: then all of them are marked.",
            axes=(tuple(b.cards), (*CARD, *(f"known in hand of: {seat}" for seat in who))),
        ),
        Feature(name="support", about="The observer's support cards.", axes=(SUPPORT_CARDS,)),
        Feature(name="discards", about="Discarded support cards.", axes=(SUPPORT_CARDS,)),
        Feature(name="table", about="The rest.", axes=(TABLE,)),
    )


def values(view: View) -> list[int]:
    """The numbers of `features`, one after the other."""
    b, me, n = _box(view.options, view.seats), view.seat or 0, view.seats
    order = (*range(me, n), *range(me))
    return [
        *_planets(view, order),
        *view.track.values(),
        *[view.ships[seat] == sector for seat in order for sector in b.sectors],
        *_tokens(view, b, order),
        *_seats(view, order, me),
        *[marker == kind for marker in view.markers for kind in b.markers.kinds],
        *[0] * ((b.slots - len(view.markers)) * len(b.markers.kinds)),
        *_cards(view, b, order),
        *[view.support.get(card, 0) for card in SUPPORT_CARDS],
        *[view.discards[card] for card in SUPPORT_CARDS],
        *(view.deck, view.support_deck, view.acted, view.ending != "", view.turns_left),
    ]


def _planets(view: View, order: tuple[int, ...]) -> Iterable[int]:
    found: list[int] = []
    scouted = [view.scouted[seat] for seat in order]
    for planet in view.planets:
        found += [planet.kind == kind for kind in PLANETS]
        found += (planet.face_up, *map(planet.units.count, "ita"))
        found += [planet.owner == seat for seat in order]
        found += [planet.name in seen for seen in scouted]
    return found


def _tokens(view: View, b: Box, order: tuple[int, ...]) -> Iterable[int]:
    there = {(seat, token.sector, token.kind or TOKEN[-1]) for seat in order for token in view.tokens[seat]}
    return [(seat, sector, kind) in there for seat in order for sector in b.sectors for kind in TOKEN]


def _seats(view: View, order: tuple[int, ...], me: int) -> Iterable[int]:
    for seat in order:
        base = view.bases[seat]
        yield from (
            *(view.active == seat, view.mates[me] == seat, view.tokens_at_hand[seat], view.proved[seat]),
            *(view.power[seat], view.scores[seat].total, view.reputation[seat], view.hand_sizes[seat]),
            *(view.blind[seat], view.support_sizes[seat], seat in view.answered),
            *(*base.pad, *base.reserve, base.mission, base.decon, base.medical),
            *[ability in view.abilities[seat] for ability in ABILITIES],
            seat in view.sealed.answered,
        )


def _cards(view: View, b: Box, order: tuple[int, ...]) -> Iterable[int]:
    rows = {card: (place, at) for place, seat in enumerate(order, 1) for at, card in enumerate(view.rows[seat], 1)}
    holders = view.shown | view.told
    found: list[int] = []
    for card in b.cards:
        known = holders.get(card, 0)
        found += (
            *(*rows.get(card, (0, 0)), card in view.guards, card in view.wounded, card in view.market),
            *(card in view.removed, card in view.hand, card in view.given_up, view.taken == card, view.played == card),
            *[known >> seat & 1 for seat in order],
        )
    return found
