"""Cards, leaders and numbers."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from plancia.engine import Bag

Cards: TypeAlias = tuple[str, ...]  # a multiset, always in order: where a card stands tells nothing

RIFLE, BIO, HYLAR, SHIELD, SUIT = BATTLE_CARDS = "rifle", "bio_weapon", "hylar", "shield", "bio_suit"
RETREAT, INFORMANT, DOUBLE_AGENT = "retreat", "informant", "double_agent"
DECK = {RIFLE: 5, BIO: 5, HYLAR: 1, SHIELD: 5, SUIT: 5, RETREAT: 2, INFORMANT: 3, DOUBLE_AGENT: 2}
ALL_CARDS: Cards = tuple(sorted(card for card, copies in DECK.items() for _ in range(copies)))

ATTACK, DEFENSE = ICONS = "attack", "defense"
ICON = {RIFLE: ATTACK, BIO: ATTACK, HYLAR: ATTACK, SHIELD: DEFENSE, SUIT: DEFENSE}
STOPPED_BY = {RIFLE: SHIELD, BIO: SUIT}  # nothing stops the laser
NONE = "none"
SLOTS: dict[str, Cards] = {NONE: (), ATTACK: (ATTACK,), DEFENSE: (DEFENSE,), "both": ICONS}

LAZAX, SOL, JOLNAR, LETNEV, HACAN, XXCHA = RACES = "lazax", "sol", "jolnar", "letnev", "hacan", "xxcha"
LEADERS = {
    LAZAX: {"lord_regent": 6, "commander": 5, "chancellor": 3},
    SOL: {"admiral": 6, "general": 5, "agent": 2},
    JOLNAR: {"headmaster": 5, "tactician": 5, "adjunct": 1},
    LETNEV: {"champion": 6, "iron_captain": 4, "overseer": 1},
    HACAN: {"emir": 5, "broker": 2, "factor": 1},
    XXCHA: {"ambassador": 5, "elder": 5, "voice": 5},
}
HAND_LIMIT = dict.fromkeys(RACES, 4) | {LETNEV: 8}
TRAITORS_KEPT = dict.fromkeys(RACES, 1) | {LETNEV: 2}
HIGHEST_DIAL = 20
LARGEST_ALLIANCE = 3
INFLUENCE = 290  # all tokens


class Advantage(StrEnum):
    """What an Informant may stop: each is a timing of the one window."""

    LOOK = "look"  # Jol-Nar, at the card on auction (6.2)
    INCOME = "income"  # Lazax, from a card sold (6.2)
    COMMAND = "command"  # Xxcha, in a battle (R51)
    QUESTION = "question"  # Jol-Nar, in a battle (R51)


def bag(cards: Cards) -> Bag:
    """The cards as lots: a deck is a multiset, drawn when it is first seen."""
    kinds = tuple(dict.fromkeys(cards))
    return Bag(kinds, tuple(map(cards.count, kinds)))


def plus(cards: Cards, *more: str) -> Cards:
    return tuple(sorted((*cards, *more)))


def minus(cards: Cards, *fewer: str) -> Cards:
    left = list(cards)
    for card in fewer:
        left.remove(card)
    return tuple(left)
