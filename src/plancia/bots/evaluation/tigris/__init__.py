"""Tigris & Euphrates as a player sees it: what a position is worth, what is worth a try, how rivals answer."""

from plancia.bots.evaluation.tigris.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.tigris.weights import Weights

__all__ = ["EVALUATION", "Judgement", "Weights"]
