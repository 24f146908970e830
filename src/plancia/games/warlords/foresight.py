"""What an answer would bring, told before it is given. All of it follows from what is open, and from one's own hand.

Each consequence is a few words: `power N`; `invasion DEFENDER`, and with the units `odds WON LOST NOBODY` in per cent;
`leaves` (a planet given up); `reveals N` planets; `token` (one's own lies there); `circle ABILITY`; `ends` (four of a
kind); `reputation SPACE` (the action is the one on the marker).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from plancia.engine import Seat, Words
from plancia.games.warlords.box import NOBODY
from plancia.games.warlords.components import FOUR_OF_A_KIND
from plancia.games.warlords.odds import battle_odds
from plancia.games.warlords.state import Fields
from plancia.games.warlords.troops import CODE, SIZE, Troops

Brought = Iterator[tuple[Words, Words]]  # the beginning of an answer, and one thing that it would bring


def of_landing(s: Fields, seat: Seat, planet: int, units: Iterable[str], said: Words = ()) -> Brought:
    """Power on an empty planet, a battle on a hostile one. §9.3 §9.5"""
    answer, owner = (*said, s.box.planets[planet]), s.owners[planet]
    if owner == NOBODY:
        yield answer, ("power", s.box.track[s.track[s.types[planet]]].deploy)
    elif owner != seat:
        yield answer, ("invasion", owner)
        for word in units:
            yield (*answer, word), odds(s, CODE[word], s.garrisons[planet])


def odds(s: Fields, invaders: Troops, defenders: Troops) -> Words:
    """In per cent: the invader wins, the defender wins, nobody does. §14.10 §14.11 §14.12"""
    found = battle_odds(s.box, invaders, defenders)
    won, lost = round(100 * found.won), round(100 * found.lost)
    return "odds", won, lost, 100 - won - lost


def of_recall(s: Fields, planets: Iterable[int]) -> Brought:
    """A planet left by its last unit is given up. §5.4"""
    for planet in planets:
        if SIZE[s.garrisons[planet]] == s.garrisons[planet] & 3:
            yield ("recall", s.box.planets[planet], SIZE[s.garrisons[planet]]), ("leaves",)


def of_voyage(s: Fields, seat: Seat, sectors: Iterable[int]) -> Brought:
    """Planets to be revealed, a token to be used. §6.5 §6.6"""
    for sector in sectors:
        dark = sum(not s.face_up >> planet & 1 for planet in s.box.planets_in[sector])
        if dark:
            yield (s.box.sectors[sector],), ("reveals", dark)
        if sector in s.tokens[seat]:
            yield (s.box.sectors[sector],), ("token",)


def of_mercenary(s: Fields, seat: Seat) -> Brought:
    """A circle at that end, and the end of the game. §7.3 §7.9"""
    row, cards, mission = s.rows[seat], s.box.cards, s.box.mission
    for card in s.hands[seat]:
        if row and cards[card].right == cards[row[0]].left:
            yield (card, "left"), ("circle", cards[card].right)
        if row and cards[card].left == cards[row[-1]].right:
            yield (card, "right"), ("circle", cards[card].left)
        if 1 + sum(mission[other] == mission[card] for other in row) >= FOUR_OF_A_KIND:
            yield (card,), ("ends",)


def of_action(s: Fields, seat: Seat, actions: Iterable[str], marker: str | None) -> Brought:
    """A step of reputation. §13.3"""
    if marker in actions:
        yield (marker,), ("reputation", s.reputation[seat] + 1)
