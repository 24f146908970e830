"""What may soon end the game, from public information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from plancia.engine import NearEnd
from plancia.games.warlords.edition.box import Box, box
from plancia.games.warlords.edition.components import FOUR_OF_A_KIND, PLANETS
from plancia.games.warlords.view import View


def near_end(v: View) -> tuple[NearEnd, ...]:
    if v.reason:
        return ()
    if v.ending:
        return (NearEnd("last_turn"),)
    components = box(v.options.edition, v.seats, v.options.square_galaxy, v.options.free_for_all)
    return (*last_round(v), *four_of_a_kind(v, components), *reputation(v, components), *last_card(v))


def last_round(v: View) -> Iterator[NearEnd]:
    """The last mercenary has been taken. §17.1"""
    if v.turns_left:
        yield NearEnd("last_round", values={"count": v.turns_left})


def four_of_a_kind(v: View, components: Box) -> Iterator[NearEnd]:
    """One more card of a mission ends the game. §17.3"""
    for seat, row in enumerate(v.rows):
        for mission, n in sorted(Counter(components.mission[card] for card in row).items()):
            if n >= FOUR_OF_A_KIND - 1:
                yield NearEnd("four_of_a_kind", (seat,), {"planet": PLANETS[mission]})


def reputation(v: View, components: Box) -> Iterator[NearEnd]:
    """One more step reaches the end of the track. §17.2"""
    for seat, space in enumerate(v.reputation):
        if space == len(components.reputation) - 1:
            yield NearEnd("reputation", (seat,), {"space": space})


def last_card(v: View) -> Iterator[NearEnd]:
    """One hire may take the last mercenary; with two players a hire from the deck clears the market. §15.3 §17.1"""
    left = v.deck + len(v.market)
    if v.options.early_last_round:
        near = v.deck == 1
    else:
        near = left == 1 or (v.seats == 2 and v.deck == 1)
    if near and not v.turns_left:
        yield NearEnd("last_card", values={"count": left})
