"""How much things are worth beside each other. One influence is the measure."""

from __future__ import annotations

from msgspec import Struct


class Weights(Struct, frozen=True):
    """Found by playing against earlier ones."""

    stronghold: float = 9.0  # likely to be controlled at the end of the round
    next_to_win: float = 14.0  # for the one that is still missing
    win: float = 400.0  # as many as needed, if it is the end of the round
    enemy_stronghold: float = 2.5
    enemy_win: float = 60.0
    unit: float = 0.9  # on the board or in reserve
    casualty: float = 0.25  # may be recruited again
    influence: float = 1.0
    card: float = 2.0
    leader: float = 1.5
    collected: float = 0.8  # influence lying where own units stand
    council: float = 0.3
    risk: float = 1.0  # of units that the fleet may destroy
