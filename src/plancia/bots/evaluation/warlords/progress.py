"""How much of a game of Galactic Warlords has been played."""

from __future__ import annotations

from plancia.games.warlords.state import State


def progress(s: State) -> float:
    """From 0 to 1, by whichever end is nearer: the last mercenary or the end of the reputation track. §17.1 §17.2"""
    cards = len(s.box.cards) - len(s.unused)
    by_cards = 1 - (len(s.deck) + len(s.market)) / cards
    by_reputation = max(s.reputation) / len(s.box.reputation)
    return max(0.0, min(1.0, max(by_cards, by_reputation)))
