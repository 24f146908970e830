"""The evaluation of Galactic Warlords: the worth of positions, promising answers, and the replies of rivals."""

from plancia.bots.evaluation.warlords.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.warlords.levels import LEVELS
from plancia.bots.evaluation.warlords.occasions import OCCASIONS
from plancia.bots.evaluation.warlords.progress import progress
from plancia.bots.evaluation.warlords.terms import TERMS
from plancia.bots.evaluation.warlords.weights import REPAIRED, Weights

__all__ = ["EVALUATION", "LEVELS", "OCCASIONS", "REPAIRED", "TERMS", "Judgement", "Weights", "progress"]
