"""When bots say a line in Tigris & Euphrates, by the kind of the fact."""

from __future__ import annotations

from plancia.bots.evaluation.parts import Occasion

OCCASIONS = {
    "ConflictDecided": Occasion("won", "winner", every=3),
    "MonumentBuilt": Occasion("built"),
}
