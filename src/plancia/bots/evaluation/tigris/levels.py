"""What the weaker levels do not see in Tigris & Euphrates."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Level, none_of

# Room to grow and conflicts to come; treasures and monuments.
_BOARD = none_of("room", "ready", "stand_in", "supporter", "three_of_four", "two_of_four", "revolt", "war", "spoils")
_PRIZES = none_of("near_treasure", "far_treasure", "own_treasure", "monument")

LEVELS = {
    "novice": Level(tolerance=0.8, weights={**_BOARD, **_PRIZES}),
    "regular": Level(weights=_BOARD),
    "expert": Level(),
}
