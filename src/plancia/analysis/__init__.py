"""Learning from games: winning chances, hints, reviews and puzzles. Everything is judged by what a seat could know."""

from plancia.analysis.chances import Curve, curve
from plancia.analysis.judging import Analyst, Effort, Judged, Reason
from plancia.analysis.puzzles import Puzzle, WrongAnswer, shipped
from plancia.analysis.review import Assessed, LeftOut, Point, Review, Reviewer, Turning, finished, review
from plancia.analysis.worth import AnalysisError

__all__ = [
    "AnalysisError",
    "Analyst",
    "Assessed",
    "Curve",
    "Effort",
    "Judged",
    "LeftOut",
    "Point",
    "Puzzle",
    "Reason",
    "Review",
    "Reviewer",
    "Turning",
    "WrongAnswer",
    "curve",
    "finished",
    "review",
    "shipped",
]
