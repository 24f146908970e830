"""Which habits of a player stand out, if any: a few games prove little, and then none are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from plancia.analysis.habits.counting import Baseline, Counts, Figure, Table

LEAST = 5  # games, before anything is compared
MOST = 3  # habits that are shown
CLEAR = 2.5  # standard errors: a smaller difference may be chance
NOTABLE = 0.15  # of what the bots do: a smaller difference is no habit


class Observation(Struct, frozen=True, kw_only=True):
    """A habit in which a player differs: `habit-<game>-<habit>` of the locale files."""

    habit: str
    own: float  # per game on average; in Rex per round
    bots: float  # the same for the strongest bots with as many players

    @property
    def more(self) -> bool:
        return self.own > self.bots


class GameHabits(Struct, frozen=True, kw_only=True):
    """The habits of a player in one game."""

    game: str
    games: int  # that were compared
    needed: int  # games before anything is compared
    observations: tuple[Observation, ...]  # the clearest first; none: nothing stands out, or too few games


def compare(bots: Baseline, games: Iterable[tuple[int, Counts]]) -> GameHabits:
    """The number of players and the counts of a player, for each game, beside the bots."""
    known = [(table, counts) for seats, counts in games if (table := bots.table(seats)) is not None]
    found = []
    if len(known) >= LEAST:
        habits = [name for name in known[0][1] if all(name in table.figures for table, _ in known)]
        for name in habits:
            clearness, observation = _observed(name, known)
            if clearness >= CLEAR and abs(observation.own - observation.bots) >= NOTABLE * observation.bots:
                found.append((clearness, observation))
    found.sort(key=lambda one: -one[0])
    observations = tuple(observation for _, observation in found[:MOST])
    return GameHabits(game=bots.game, games=len(known), needed=LEAST, observations=observations)


def _observed(name: str, known: Sequence[tuple[Table, Counts]]) -> tuple[float, Observation]:
    """How clear a difference is, in standard errors, and the difference.

    The spread of few games is uncertain, so that of the bots counts if it is larger.
    """
    figures = [(counts[name], table.figures[name], table.games * table.seats) for table, counts in known]
    size = len(figures)
    own, expected = sum(one[0] for one in figures) / size, sum(one[1].mean for one in figures) / size
    differences = [value - figure.mean for value, figure, _ in figures]
    middle = sum(differences) / size
    spread = sum((one - middle) ** 2 for one in differences) / (size - 1)
    bots = sum(figure.deviation**2 for _, figure, _ in figures) / size
    sampled = sum(_error(figure, samples) for _, figure, samples in figures) / size  # the bots' games are few, too
    error = sqrt(max(spread, bots) / size + sampled)
    clearness = abs(middle) / error if error else 0.0
    return clearness, Observation(habit=name, own=round(own, 2), bots=round(expected, 2))


def _error(figure: Figure, samples: int) -> float:
    return figure.deviation**2 / samples
