"""The results of a contest: strength, pairings, seats, roles, length and time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import mean, median

from msgspec import Struct

from plancia.arena.contest import MatchResult, Pairing
from plancia.arena.negotiating import DealCount, summed
from plancia.arena.ratings import Rating
from plancia.arena.results import Progress
from plancia.arena.sprt import log_likelihood_ratio
from plancia.arena.tally import interval
from plancia.arena.times import Times


class Share(Struct, frozen=True):
    """Victories out of games, with the 95 % interval of the share (Wilson's). A shared victory is a fraction."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def ends(self) -> tuple[float, float]:
        return interval(self.wins, self.games)


class BotLine(Struct, frozen=True, kw_only=True):
    """One bot in the whole contest."""

    bot: str
    share: Share
    rating: Rating | None
    times: Times


class PairLine(Struct, frozen=True, kw_only=True):
    """One pairing, from the first bot's point of view."""

    pairing: Pairing
    share: Share
    deals: int
    ratio: float | None  # the log-likelihood ratio of the test; None: there is no test
    verdict: str  # "high" or "low": the hypothesis that was accepted; "open": neither; "": there is no test


class Lengths(Struct, frozen=True):
    """The lengths of games, in decisions."""

    shortest: int
    median: float
    mean: float
    longest: int
    counts: tuple[int, ...]  # of every game


class Summary(Struct, frozen=True, kw_only=True):
    """Everything that tables and reports show."""

    games: int
    bots: tuple[BotLine, ...]  # the best first
    pairs: tuple[PairLine, ...]
    seats: dict[tuple[str, str], Share]  # by bot and seat, of single seats
    roles: dict[tuple[str, str], Share]  # by bot and role, in games with roles
    lengths: Lengths
    reasons: dict[str, int]
    deals: dict[str, DealCount]  # by bot; empty: they made none


def summarise(progress: Progress, ratings: dict[str, Rating] | None) -> Summary:
    """Summarise one or more games."""
    results = progress.counted()
    bots = [_bot(bot, results, ratings) for bot in progress.contest.bots]
    counts = tuple(result.outcome.decisions for result in results)
    return Summary(
        games=len(results),
        bots=tuple(sorted((bot for bot in bots if bot.share.games), key=_strength, reverse=True)),
        pairs=tuple(pair for pair in (_pair(progress, pairing, results) for pairing in progress.scores) if pair.deals),
        seats=_by(results, lambda result: [str(seat) for seat in range(len(result.outcome.seating))]),
        roles=_by(results, lambda result: result.outcome.parts),
        lengths=Lengths(min(counts), median(counts), mean(counts), max(counts), counts),
        reasons=dict(Counter(result.outcome.reason for result in results).most_common()),
        deals=summed(pair for result in results for pair in result.outcome.deals_by_bot()),
    )


def _strength(line: BotLine) -> float:
    return line.rating.value if line.rating is not None else line.share.share


def _bot(bot: str, results: Sequence[MatchResult], ratings: dict[str, Rating] | None) -> BotLine:
    own = [result for result in results if bot in result.match.pairing]
    times = [t for result in own for name, t in zip(result.outcome.seating, result.times, strict=True) if name == bot]
    return BotLine(
        bot=bot,
        share=Share(sum(result.score(bot) for result in own), len(own)),
        rating=ratings[bot] if ratings is not None else None,
        times=Times.sum(times),
    )


def _pair(progress: Progress, pairing: Pairing, results: Sequence[MatchResult]) -> PairLine:
    own = [result for result in results if result.match.pairing == pairing]
    scores, test = progress.scores[pairing][: progress.stopped.get(pairing)], progress.contest.sprt
    ratio = log_likelihood_ratio(scores, test) if test is not None else None
    verdict = "" if ratio is None else "open" if pairing not in progress.stopped else "high" if ratio > 0 else "low"
    return PairLine(
        pairing=pairing,
        share=Share(sum(result.score(pairing[0]) for result in own), len(own)),
        deals=len(scores),
        ratio=ratio,
        verdict=verdict,
    )


def _by(results: Iterable[MatchResult], labels: Callable[[MatchResult], Sequence[str]]) -> dict[tuple[str, str], Share]:
    """The victories of single seats, by bot and by the name of the seat."""
    wins: Counter[tuple[str, str]] = Counter()
    games: Counter[tuple[str, str]] = Counter()
    for result in results:
        places = result.outcome.places
        for bot, label, place in zip(result.outcome.seating, labels(result), places, strict=False):
            games[bot, label] += 1
            wins[bot, label] += 1 / places.count(1) if place == 1 else 0.0  # type: ignore[assignment]  # fractions
    return {key: Share(float(wins[key]), games[key]) for key in sorted(games)}
