"""Judge movement and deployment by the battles they lead to: the bot plays the round to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from plancia.bots.evaluation.rex.weights import Weights
from plancia.bots.evaluation.rex.worth import evaluate
from plancia.engine import Seat, Words
from plancia.games.rex.deployment import DeployUnits
from plancia.games.rex.edition.box import MOBILIZATION
from plancia.games.rex.manoeuvre import MoveUnits
from plancia.games.rex.state import State

PLAYED_ON = (MoveUnits, DeployUnits)
# In 76 decisions the answer found with six answers in six worlds was worth 17 influence more, in other worlds, than the
# best at first sight; in three worlds it was 14. In 51 of them twelve answers gained 22 instead of 20, in twice the
# time.
MOST = 6  # answers
ALIKE = 2  # answers that differ in numbers only
DECIDED = 300.0  # the value of a won game; a lost one has the opposite sign


def contenders(s: State, seat: Seat, answers: Sequence[Words]) -> list[Words]:
    """Prefer different spaces to different numbers of units, and add a card that lets a second group move. §16.15"""
    seen: Counter[Words] = Counter()
    found: list[Words] = []
    for words in answers:
        place = tuple([word for word in words if isinstance(word, str)])
        seen[place] += 1
        if seen[place] <= ALIKE:
            found.append(words)
        if len(found) == MOST:
            break
    if type(s.ask) is DeployUnits and s.ask.fresh and MOBILIZATION in s.hands[seat]:
        found.append(("play", MOBILIZATION))
    return found


def result(s: State, seat: Seat, w: Weights) -> float:
    return max(-DECIDED, min(DECIDED, evaluate(s, seat, w)))
