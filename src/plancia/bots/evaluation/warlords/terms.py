"""The terms that explain an answer: groups of weights, left out one by one to see what each contributes."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Weights, none_of

TERMS: dict[str, Weights] = {
    "planets": {"hold": (0.0,), **none_of("planet", "unit_on_planet")},
    "majorities": {"majority_sure": 1.0, **none_of("majority_lead", "majority_chase")},
    "forces": {"ready": (0.0,), **none_of("infantry_coming", "infantry_in_reserve", "tank", "aircraft")},
    "guards": none_of("guard", "half_ability"),
    "reputation": none_of("reputation", "renown"),
    "hand": none_of("card", "choice", "card_infantry", "card_action", "card_circle", "mission_to_come", "draw"),
    "support": {"support": (0.0,) * 5, **none_of("token", "scouted")},
    "closing": none_of("fourth", "closing", "option", "option_threat"),
    "actions": none_of("landing", "action", "hit_from_afar"),
    "rivals": none_of("rivalry", "rest"),
}
