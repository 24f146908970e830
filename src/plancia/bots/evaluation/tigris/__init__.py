"""The evaluation of Tigris & Euphrates: the worth of positions, promising answers, and the replies of rivals."""

from plancia.bots.evaluation.tigris.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.tigris.levels import LEVELS
from plancia.bots.evaluation.tigris.occasions import OCCASIONS
from plancia.bots.evaluation.tigris.progress import progress
from plancia.bots.evaluation.tigris.terms import TERMS
from plancia.bots.evaluation.tigris.weights import REPAIRED, Weights, numbers

__all__ = ["EVALUATION", "LEVELS", "OCCASIONS", "REPAIRED", "TERMS", "Judgement", "Weights", "numbers", "progress"]
