"""What is good in Rex, as a player would put it."""

from plancia.bots.evaluation.rex.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.rex.weights import Weights

__all__ = ["EVALUATION", "Judgement", "Weights"]
