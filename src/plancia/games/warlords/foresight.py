"""What an answer would do, from public information and the seat's own cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from plancia.engine import Consequence, Consequences, Seat, Words
from plancia.games.warlords import consequences as c
from plancia.games.warlords.deed import NO_COST
from plancia.games.warlords.edition.box import NOBODY, NOWHERE
from plancia.games.warlords.edition.components import FOUR_OF_A_KIND, PLANETS, TOKENS
from plancia.games.warlords.odds import battle_odds
from plancia.games.warlords.state import Fields
from plancia.games.warlords.troops import Troops, packed, size_of, trio, troops_of


def percent(s: Fields, invaders: Troops, defenders: Troops) -> c.Odds:
    odds = battle_odds(s.box, invaders, defenders)
    return c.Odds(round(100 * odds.won), round(100 * odds.both_gone))


def of_landings(s: Fields, seat: Seat, landings: Iterable[tuple[Words, int, Sequence[str]]]) -> Consequences:
    """Power on an empty planet; on a hostile one a battle, its odds, and a possible guard. §9.3 §9.5 §14.3"""
    for answer, planet, units in landings:
        owner, there = s.owners[planet], s.garrisons[planet]
        if owner == NOBODY:
            yield answer, c.Power(s.box.track[s.track[s.types[planet]]].deploy)
        elif owner == seat:
            yield answer, c.Reinforces()
        else:
            yield answer, c.Invades(owner, size_of(there))
            guarded = bool(s.circles(owner))
            for word in units:
                yield (*answer, word), percent(s, troops_of(word), there)
                if guarded and size_of(troops_of(word)) > size_of(there):
                    yield (*answer, word), c.Guards(owner)


def of_voyages(s: Fields, seat: Seat, sectors: Iterable[int]) -> Consequences:
    """Planets to reveal, and a token to use. §6.5 §6.6"""
    for sector in sectors:
        answer = (s.box.sectors[sector],)
        if dark := sum(not s.face_up >> planet & 1 for planet in s.box.planets_in[sector]):
            yield answer, c.Reveals(dark)
        for token, at in zip(TOKENS, s.tokens[seat], strict=True):
            if at == sector != NOWHERE:
                yield answer, c.OwnToken(token)


def of_plays(s: Fields, seat: Seat, cards: Iterable[str]) -> Consequences:
    """Circles, the abilities they would make available, and the end of the game. §7.3 §7.7 §7.9"""
    for card in cards:
        yield from (
            ((card, side), what)
            for side, ability in circles(s, seat, card)
            for what in guarding(s, seat, side, ability)
        )
        if 1 + sum(s.box.mission[other] == s.box.mission[card] for other in s.rows[seat]) >= FOUR_OF_A_KIND:
            yield (card,), c.Fourth(PLANETS[s.box.mission[card]])


def circles(s: Fields, seat: Seat, card: str) -> Iterator[tuple[str, str]]:
    """The ends of the row at which this card would complete a circle, and its ability. §7.3"""
    row, cards = s.rows[seat], s.box.cards
    if row and cards[card].right == cards[row[0]].left:
        yield "left", cards[card].right
    if row and cards[card].left == cards[row[-1]].right:
        yield "right", cards[card].left


def guarding(s: Fields, seat: Seat, side: str, ability: str) -> Iterator[Consequence]:
    """Whether a guard there would be the second of its colour. §7.7 §12.1"""
    yield c.Circle(side, ability)
    guards = sum(s.box.cards[left].right == ability for left, _ in s.circles(seat))
    if guards and ability not in s.abilities[seat]:
        yield c.Opens(ability)


def of_hires(s: Fields, seat: Seat) -> Consequences:
    """Where a card of the market would fit; with two players the deck clears the market. §7.3 §15.3"""
    for card in s.market:
        yield from ((("market", card), c.Circle(side, ability)) for side, ability in circles(s, seat, card))
    if s.seats == 2 and s.deck and s.market:
        yield ("deck",), c.Clears()


def of_actions(actions: Iterable[tuple[str, Sequence[str]]], marker: str | None, space: int) -> Consequences:
    """What an action costs, and whether it is the one on the marker. §8.4 §13.3"""
    for action, costs in actions:
        for cost in costs:
            if cost != NO_COST:
                yield (action, cost) if len(costs) > 1 else (action,), c.Cost(cost)
        if action == marker:
            yield (action,), c.Reputation(space)


def of_strikes(s: Fields, woundable: Iterable[str], killable: Iterable[str]) -> Consequences:
    """The power that a wound or a killed guard costs, with the planets as they are now. §9.11 §18.2 §18.4"""
    for card in woundable:
        owner = next(seat for seat, row in enumerate(s.rows) if card in row)
        kind = s.box.mission[card]
        held = sum(who == owner and s.types[planet] == kind for planet, who in enumerate(s.owners))
        yield ("wound", card), c.Takes(2 * held)
    yield from ((("kill", card), c.Takes(1)) for card in killable)


def of_guards(s: Fields, seat: Seat, planet: int) -> Consequences:
    """The manoeuvre that comes with a guard. §14.4"""
    box = s.box
    for left, right in s.circles(seat):
        if s.types[planet] in (box.mission[left], box.mission[right]):
            yield (left,), c.Manoeuvre(box.manoeuvre[box.cards[left].right])


def of_losses(s: Fields, troops: Troops, ways: Iterable[str], foes: Troops, hits: int) -> Consequences:
    """The invader's odds without these units, while the defender loses as many as were hit. §14.8"""
    left = weakened(foes, hits)
    yield from (((word,), percent(s, troops - troops_of(word), left)) for word in ways)


def weakened(troops: Troops, hits: int) -> Troops:
    """Some of these units; for a defender it makes no difference which."""
    return packed(max(0, sum(trio(troops)) - hits))
