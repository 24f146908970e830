"""Galactic Warlords as a player sees it: what a position is worth, what is worth a try, how rivals answer."""

from plancia.bots.evaluation.warlords.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.warlords.weights import Weights

__all__ = ["EVALUATION", "Judgement", "Weights"]
