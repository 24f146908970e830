"""An edition arranged for the rules: values that they often need are found by index or by name."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from plancia.engine import Bag, Name
from plancia.games.rex.edition.components import CardId, Edition, LeaderId, Placement, Race, RaceId, SpaceId
from plancia.games.rex.edition.loading import opened

Cards: TypeAlias = tuple[Name, ...]  # a multiset, always sorted: the position of a card reveals nothing
Counts: TypeAlias = tuple[int, ...]  # one number per space, or per seat

ENERGY_RIFLE, BIO_WEAPON, HYLAR = "energy-rifle", "bio-weapon", "hylar-iii"
ENERGY_SHIELD, BIO_SUIT = "energy-shield", "bio-suit"
RETREAT, INFORMANT, DOUBLE_AGENT = "tactical-retreat", "informant", "double-agent"
NEW_RECRUITS, INTERFERENCE, NEGATOR = "new-recruits", "diplomatic-interference", "graviton-negator"
MOBILIZATION, BEACON = "rapid-mobilization", "tracking-beacon"
SABOTAGE, INTERROGATION = "fleet-sabotage", "interrogation"
STOPPED_BY = {ENERGY_RIFLE: ENERGY_SHIELD, BIO_WEAPON: BIO_SUIT}  # nothing stops the laser
PAYING = (ENERGY_RIFLE, BIO_WEAPON)  # weapons that pay for a destroyed leader

LAZAX, SOL, JOL_NAR, LETNEV, HACAN, XXCHA = RACES = "lazax", "sol", "jol-nar", "letnev", "hacan", "xxcha"
SUGGESTED = (SOL, LAZAX, JOL_NAR, LETNEV, HACAN, XXCHA)  # the first ones, as many as there are players

OFFENSIVE, CEASEFIRE = "sol-offensive", "temporary-ceasefire"

ATTACK, DEFENCE = ICONS = "attack", "defence"
NONE = "none"
SLOTS: dict[str, Cards] = {NONE: (), ATTACK: (ATTACK,), DEFENCE: (DEFENCE,), "both": ICONS}

PALACE, POWER_SOUTH, COUNCIL = "PAL", "MPS", "COU"


class Box:
    """Everything in an edition, indexed: spaces have numbers, cards and leaders are found by id."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._lay_out_board()
        self.races: dict[RaceId, Race] = {race.id: race for race in edition.races}
        self.strength: dict[LeaderId, int] = {leader.id: leader.strength for leader in edition.leaders}
        self.race_of: dict[LeaderId, RaceId] = {leader.id: leader.race for leader in edition.leaders}
        self.leaders = {race: tuple(x.id for x in edition.leaders if x.race == race) for race in self.races}
        self.copies: dict[CardId, int] = {card.id: card.copies for card in edition.strategy}
        self.icon: dict[CardId, str] = {card.id: card.icon for card in edition.strategy if card.icon != NONE}
        self.command = tuple(card.id for card in edition.strategy if card.command)
        self.strategy: Cards = plus((), *(card for card, n in self.copies.items() for _ in range(n)))
        self.placements: dict[str, Placement] = {card.id: card for card in edition.placements}
        specials = (card.id for card in edition.specials for _ in range(card.copies))
        self.influence_cards: Cards = plus((), *self.placements, *specials)
        self.bombardment = tuple(sorted(card.value for card in edition.bombardment))
        self.difficulty = {card.id: card.difficulty for card in edition.betrayals}
        self.traitor_decks: dict[tuple[RaceId, ...], Cards] = {}
        self.influence = sum(token.worth for token in edition.tokens)

    def _lay_out_board(self) -> None:
        spaces = self.edition.spaces
        self.ids: tuple[SpaceId, ...] = tuple(space.id for space in spaces)
        self.at: dict[SpaceId, int] = {space: i for i, space in enumerate(self.ids)}
        self.sector = tuple(space.sector for space in spaces)  # 0: in none
        self.lines = tuple(tuple(self.at[line] for line in space.lines) for space in spaces)
        self.in_sector = {n: tuple(i for i, sector in enumerate(self.sector) if sector == n) for n in range(1, 19)}
        self.strongholds = self._with_icon("stronghold")
        self.shielded = frozenset(self._with_icon("shield"))
        self.spaceports = self._with_icon("spaceport")
        self.palace, self.power_south, self.council = (self.at[x] for x in (PALACE, POWER_SOUTH, COUNCIL))
        self.nowhere: Counts = (0,) * len(spaces)
        self._open: dict[tuple[int, bool], list[int]] = {}
        self._reach: dict[tuple[int, int, int, bool], tuple[int, ...]] = {}

    def _with_icon(self, icon: str) -> tuple[int, ...]:
        return tuple(i for i, space in enumerate(self.edition.spaces) if icon in space.icons)

    def reach(self, origin: int, lines: int, fleet: int, demolished: bool) -> tuple[int, ...]:
        """Where a group may go: along this many lines, through open spaces only. §10.2 §10.5 §2.7"""
        key = (origin, lines, fleet, demolished)
        if (found := self._reach.get(key)) is None:
            found = self._reach[key] = self._walk(*key)
        return found

    def _walk(self, origin: int, lines: int, fleet: int, demolished: bool) -> tuple[int, ...]:
        shut = {i for i, sector in enumerate(self.sector) if sector == fleet}
        if demolished:
            shut.add(self.power_south)
        seen, edge = {origin}, {origin} - shut
        for _ in range(lines):
            edge = {there for here in edge for there in self.lines[here]} - seen - shut
            seen |= edge
        return tuple(sorted(seen - {origin}))

    def open_spaces(self, fleet: int, demolished: bool) -> list[int]:
        """Neither under bombardment nor demolished. §10.5 §2.7"""
        key = (fleet, demolished)
        if (found := self._open.get(key)) is None:
            gone = self.power_south if demolished else -1
            found = self._open[key] = [i for i, sector in enumerate(self.sector) if sector != fleet and i != gone]
        return found

    def traitor_deck(self, races: tuple[RaceId, ...]) -> Cards:
        """A card for each leader in play. §3.2 §3.3"""
        if (found := self.traitor_decks.get(races)) is None:
            found = self.traitor_decks[races] = plus((), *(leader for race in races for leader in self.leaders[race]))
        return found


@lru_cache(maxsize=64)  # editions come from outside, and their number is unlimited
def box(packed: str) -> Box:
    """The box of a packed edition; "" is the built-in one."""
    return Box(opened(packed))


def bag(cards: Cards) -> Bag:
    """The cards as lots: a deck is a multiset, and a card is drawn when it is first seen."""
    kinds = tuple(dict.fromkeys(cards))
    return Bag(kinds, tuple(map(cards.count, kinds)))


def plus(cards: Cards, *more: str) -> Cards:
    return tuple(sorted((*cards, *more)))


def minus(cards: Cards, *fewer: str) -> Cards:
    left = list(cards)
    for card in fewer:
        left.remove(card)
    return tuple(left)
