"""Positions of Rex at which several seats are asked at once, and nobody has answered yet."""

from __future__ import annotations

from tests.games.rex.table import fight, phase, play, position

SIDES = {"letnev": "SAI 3", "sol": "SAI 4"}
HANDS = {"letnev": "energy-rifle energy-shield bio-suit", "sol": "energy-rifle tactical-retreat"}

WINDOW = phase(position("lazax jol-nar sol", hands={"lazax": "informant", "sol": "energy-rifle"}), "bidding")
PLANS = fight(units=SIDES, hands=HANDS)
CARDS = play(PLANS, "letnev: 1 barons-champion attack", "sol: 2 fleet-admiral attack")
RETREATS = play(CARDS, "all: energy-rifle")
TRAITORS = play(
    fight(units=SIDES, traitors={"letnev": "fleet-admiral", "sol": "barons-champion"}),
    "letnev: 1 barons-champion none",
    "sol: 2 fleet-admiral none",
)
AT_ONCE = {"PlayCard": WINDOW, "SealPlan": PLANS, "SealCards": CARDS, "MayRetreat": RETREATS, "CallTraitor": TRAITORS}
