"""What the weaker levels do not see in Galactic Warlords."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Level, none_of

# The use of cards in hand; face-down planets and missing guards; the rest of the turn, and rivals.
_PROMISES = none_of(
    "card_infantry", "card_action", "card_circle", "mission_to_come", "half_ability", "majority_chase", "fourth"
)
_RISKS = none_of("scouted", "exposed")
_REST = none_of("landing", "action", "token", "rivalry", "rest")

LEVELS = {
    "novice": Level(tolerance=1.8, weights={**_PROMISES, **_RISKS, **_REST}),
    "regular": Level(tolerance=0.4, weights={**_PROMISES, **_RISKS, **_REST}),
    "expert": Level(tolerance=0.6, weights={**_PROMISES, **_RISKS}),
}
