"""What the weaker levels do not see in Rex."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Level, none_of

# How close others are to winning, and the units left after a battle; how close it is itself; the worth of cards.
_THREATS = none_of("enemy_win", "enemy_near", "dial_unit", "foe_unit")
_AIMS = none_of("enemy_stronghold", "next_to_win", "win")
_CHEAP = dict.fromkeys(("bid_unknown", "bid_weapon", "bid_hylar", "bid_agent"), 1.0)

LEVELS = {
    "novice": Level(tolerance=5.0, weights={**_THREATS, **_AIMS, **_CHEAP, "stronghold": 2.0, "risk": 0.0}),
    "regular": Level(tolerance=4.0, weights={**_THREATS, **_AIMS, "stronghold": 4.0}),
    "expert": Level(tolerance=4.0, weights=_THREATS),
}
