"""Writes the data files from the Python rules: `python -m conformance.make`. Review the diff before you commit it.

The cases are the positions and answers of the tests in tests/games/tigris, recorded while they run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from conformance.protocol import reply, shown
from conformance.python import Python
from conformance.suite import DATA, DEEP
from plancia.engine import CHANCE, Game, Question, Words, notation
from plancia.games.tigris import GAME, State
from tests.games.tigris.lively import lively
from tests.games.tigris.test_perft import COUNTS, positions

TESTS = "tests/games/tigris"
LEFT_OUT = "laws or every_game or svg or imagined or plain_way or near_end"  # whole games, or not about rules
LONGEST = 30  # answers in one case, at most
GAMES = 12
SHALLOW = 5000  # perft counts up to this are quick in Python
LISTED = 12  # up to this many answers are also listed in full

Case = tuple[str, list[str]]  # a name and its requests


class Recorder:
    """Records every answer given to the rules, as one case for each test and position. Also a pytest plugin."""

    def __init__(self) -> None:
        self.cases: list[Case] = []
        self.reached: dict[State, list[str]] = {}  # the requests that lead to a state
        self.test = "set up for several tests"
        self.last: State | None = None

    def pytest_runtest_call(self, item: pytest.Item) -> None:
        self.test, self.last = item.name.removeprefix("test_"), None

    def before(self, s: State, words: Words) -> None:
        if s != self.last:
            self.cases.append((self.test, [f"position {shown(GAME.position_text(s))}", "legal"]))
        if len(self.cases[-1][1]) < LONGEST:
            self.cases[-1][1].append(f"play {notation(words)}")
        self.last = s

    def after(self, s: State) -> None:
        self.last = s
        self.reached[s] = [request for request in self.cases[-1][1] if request != "legal"]

    def watch(self) -> Any:
        """A context manager that patches the rules to record every answer."""
        apply = Game.apply

        def recorded(game: Any, s: Any, seat: int, words: Words, to: int | None = None) -> Any:
            if game is not GAME:
                return apply(game, s, seat, words, to)
            self.before(s, words)
            found = apply(game, s, seat, words, to)
            self.after(found[0])
            return found

        return patch.object(Game, "apply", recorded)


def can_be_read(requests: list[str]) -> bool:
    """Is the first position legal, and between two actions? Some of our tests use others."""
    text = requests[0].removeprefix("position ")
    try:
        return shown(GAME.position_text(GAME.position(text))) == text
    except ValueError:
        return False


def from_tests() -> list[Case]:
    """The cases recorded from our tests."""
    recorder = Recorder()
    with recorder.watch():
        pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", TESTS, "-k", f"not ({LEFT_OUT})"], [recorder])
    return [case for case in recorder.cases if can_be_read(case[1])]


def answered(cases: Iterable[Case]) -> Iterator[str]:
    """The lines of a file: each case with the replies of the Python rules, and the state at the end."""
    seen, names = set(), Counter[str]()
    for name, asked in cases:
        if tuple(asked) in seen:
            continue
        seen.add(tuple(asked))
        names[name] += 1
        yield f"\n# {name}" if names[name] == 1 else f"\n# {name} ({names[name]})"
        rules = Python()
        for request in asked:
            answer = reply(rules, request)
            yield f"> {request}\n< {answer}"
            if request.startswith("play") and answer[0].isdecimal():
                yield from legal(rules)
        if not asked[-1].startswith("perft"):
            yield f"> state\n< {reply(rules, 'state')}"
        if rules.s.reason:
            yield f"> result\n< {reply(rules, 'result')}"


def legal(rules: Python) -> Iterator[str]:
    request = "list" if len(list(rules.legal())) <= LISTED else "legal"
    yield f"> {request}\n< {reply(rules, request)}"


def games() -> Iterator[Case]:
    """Whole games at random, with every number of players and all options."""
    for number in range(GAMES):
        seats, flags = 2 + number % 3, ("english", "open_tiles", "open_scores")
        options = ",".join([name for bit, name in enumerate(flags) if number + 1 >> bit & 1] + ["stall_guard"])
        randbelow = Random(number).randrange
        rules = Python()
        asked = [f"new {seats} {options}"]
        rules.new(seats, options)
        while seats_to_move := GAME.to_move(rules.s):
            question = Question(rules.s, seats_to_move[0])
            chance = question.seat == CHANCE
            words = question.sample(randbelow) if chance else lively(question, randbelow)
            asked.append(f"play {notation(words)}")
            if len(asked) % 20 == 0:
                asked.append("state")
            rules.s, _ = GAME.advance(rules.s, question.seat, words)
        yield f"a game of {seats} players, {options}", asked


def counts(deep: bool) -> Iterator[Case]:
    """Perft: the number of sequences of decisions."""
    recorder = Recorder()
    with recorder.watch():
        found = positions()
    for name, s in found.items():
        asked = recorder.reached.get(s, [f"position {shown(GAME.position_text(s))}"])
        depths = [depth for depth, count in enumerate(COUNTS[name], 1) if (count > SHALLOW) == deep]
        if depths and can_be_read(asked):
            yield name, [*asked, *(f"perft {depth}" for depth in depths)]


def main() -> None:
    about = "# Made by python -m conformance.make from the Python rules. The format is described in ../README.md."
    files = {
        DATA / "cases.txt": from_tests(),
        DATA / "games.txt": games(),
        DATA / "perft.txt": counts(deep=False),
        DEEP: counts(deep=True),
    }
    for file, cases in files.items():
        file.write_text("\n".join([about, *answered(cases)]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
