"""The games in the terms of the field, and what their bots cost: `python -m bench.research_facts`.

Prints the tables of docs/research.md and docs/scale.md. Everything is measured: in random games, or in games of bots.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from math import log2
from random import Random
from statistics import mean
from time import process_time
from typing import Any

from msgspec import Struct

from plancia.arena import Plan, play_game
from plancia.bots import LEVELS
from plancia.engine import CHANCE, Question, Words, weight
from plancia.games import NAMES, game

MOST = 100_000  # answers that are counted; a question with more counts as this many


class Counted(Struct):
    """One random game."""

    decisions: int = 0  # of players
    fields: int = 0  # words that players choose
    forced: int = 0  # decisions with one legal answer
    together: int = 0  # decisions that several seats take at the same time
    draws: int = 0  # of chance
    public_bits: float = 0.0  # of the draws that everybody sees
    secret_bits: float = 0.0  # of those that are hidden from somebody
    answers: list[int] = []  # legal answers of each decision
    words: list[int] = []  # legal words of each field


def count_game(name: str, seats: int, seed: int) -> Counted:
    rules, random = game(name), Random(seed)
    state, _ = rules.begin(rules.OPTIONS(**rules.BOUNDED), seats)
    found = Counted(answers=[], words=[])
    while asked := rules.awaited(state):
        question = Question(state, asked[0])
        words = question.sample(random.randrange)
        if asked[0] == CHANCE:
            found.draws += 1
            bits = surprise(question, words)
            hidden = any(question.seen(words, seat) != words for seat in range(seats))
            found.secret_bits += bits * hidden
            found.public_bits += bits * (not hidden)
        else:
            found.decisions += 1
            found.fields += len(words)
            found.together += len(state.ask.seats) > 1 and not state.ask.FIRST
            found.answers.append(min(MOST, len(question)))
            found.forced += found.answers[-1] == 1
            found.words += [len(question.next(words[:at]) or ()) for at in range(len(words))]
        state, _ = rules.advance(state, asked[0], words)
    return found


def surprise(question: Question[Any], words: Words) -> float:
    """The information of a draw, in bits."""
    bits = 0.0
    for at, word in enumerate(words):
        choices = question.next(words[:at])
        assert choices is not None
        bits -= log2(weight(choices, word) / len(choices))
    return bits


def characteristics(games: int) -> str:
    lines = [
        "| game | players | decisions | actions | legal answers, mean (most) | legal words, mean | at the same time"
        " | forced | draws | public bits | secret bits |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name in NAMES:
        for seats in game(name).SEATS:
            print(f"counting {name}, {seats} players", file=sys.stderr, flush=True)
            found = [count_game(name, seats, seed) for seed in range(games)]
            decisions = mean(one.decisions for one in found)
            answers = [n for one in found for n in one.answers]
            lines.append(
                f"| {name} | {seats} | {decisions:,.0f} | {mean(one.fields for one in found):,.0f}"
                f" | {mean(answers):,.0f} ({max(answers):,}) | {mean(n for one in found for n in one.words):.0f}"
                f" | {mean(one.together for one in found) / decisions:.0%}"
                f" | {mean(one.forced for one in found) / decisions:.0%}"
                f" | {mean(one.draws for one in found):,.0f} | {mean(one.public_bits for one in found):,.0f}"
                f" | {mean(one.secret_bits for one in found):,.0f} |"
            )
    return "\n".join(lines)


def costs(games: int, bots: Sequence[str]) -> str:
    """CPU seconds of a game with the fewest players, all of them the same bot."""
    lines = ["| game | bot | CPU seconds per game | core hours for a million games |", "|---|---|--:|--:|"]
    for name in NAMES:
        for bot in bots:
            print(f"timing {name}, {bot}", file=sys.stderr, flush=True)
            rules = game(name)
            plan = Plan(game=name, bots=(bot,) * rules.SEATS[0], options=dict(rules.BOUNDED), seed="costs")
            count = games * 50 if bot == "random" else games
            play_game(plan, count)
            began = process_time()
            for number in range(count):
                play_game(plan, number)
            seconds = (process_time() - began) / count
            lines.append(f"| {name} | {bot} | {seconds:.3g} | {seconds * 1e6 / 3600:,.0f} |")
    return "\n".join(lines)


def main(args: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m bench.research_facts", description="The tables of the research pages.")
    parser.add_argument("--games", type=int, default=50, help="random games for each number of players (50)")
    parser.add_argument(
        "--bot-games", type=int, default=4, help="games of each bot (4); random plays fifty times as many"
    )
    parser.add_argument("--bots", default=",".join(("random", *LEVELS)), help="separated by commas")
    wanted = parser.parse_args(args)
    print(characteristics(wanted.games))
    print()
    print(costs(wanted.bot_games, wanted.bots.split(",")))


if __name__ == "__main__":
    main()
