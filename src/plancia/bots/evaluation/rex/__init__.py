"""What is good in Rex, as a player would put it."""

from plancia.bots.evaluation.rex.judgement import EVALUATION, Judgement
from plancia.bots.evaluation.rex.levels import LEVELS
from plancia.bots.evaluation.rex.negotiating import negotiate
from plancia.bots.evaluation.rex.occasions import OCCASIONS
from plancia.bots.evaluation.rex.terms import TERMS
from plancia.bots.evaluation.rex.weights import Weights

__all__ = ["EVALUATION", "LEVELS", "OCCASIONS", "TERMS", "Judgement", "Weights", "negotiate"]
