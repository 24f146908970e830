"""When bots say a line in Galactic Warlords, by the kind of the fact."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Occasion

OCCASIONS = {
    "InvasionEnded": Occasion("won", "winner", every=2),
}
