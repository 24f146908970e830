"""Galactic Warlords as a player sees it: what a position is worth, what is worth a try, how rivals answer."""

from plancia.bots.evaluation.warlords.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.warlords.levels import LEVELS
from plancia.bots.evaluation.warlords.occasions import OCCASIONS
from plancia.bots.evaluation.warlords.progress import progress
from plancia.bots.evaluation.warlords.terms import TERMS
from plancia.bots.evaluation.warlords.weights import Weights

__all__ = ["EVALUATION", "LEVELS", "OCCASIONS", "TERMS", "Judgement", "Weights", "progress"]
