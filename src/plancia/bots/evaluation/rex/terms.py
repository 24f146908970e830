"""The terms that explain an answer: groups of weights, left out one by one to see what each contributes."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Weights, none_of

TERMS: dict[str, Weights] = {
    "strongholds": none_of("stronghold", "next_to_win", "win"),
    "rivals": none_of("enemy_stronghold", "enemy_win", "enemy_near"),
    "units": none_of("unit", "casualty"),
    "influence": none_of("influence", "collected"),
    "cards": none_of("card"),
    "leaders": none_of("leader"),
    "fleet": none_of("risk"),
    "allies": none_of("ally"),
}
