"""The terms that explain an answer: groups of weights, left out one by one to see what each contributes."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Weights, none_of

TERMS: dict[str, Weights] = {
    "leaders": none_of("leader", "room", "ready", "stand_in", "supporter"),
    "monuments": none_of("monument", "three_of_four", "two_of_four"),
    "treasures": none_of("near_treasure", "far_treasure", "own_treasure"),
    "revolts": none_of("revolt"),
    "wars": none_of("war", "spoils"),
    "hand": none_of("hand", "temple_in_hand", "catastrophe"),
    "actions": none_of("tempo"),
    "rivals": none_of("rivalry", "rest"),
}
