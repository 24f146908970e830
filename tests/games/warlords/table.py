"""A table for testing rules: a position as text, answers as text, and their results."""

from __future__ import annotations

from typing import Any, TypeVar

from plancia.engine import CHANCE, Fact, IllegalAction, Seat, notation
from plancia.games.warlords import GAME, Options, State
from plancia.games.warlords.ending import Score, scores
from plancia.games.warlords.notation import position
from plancia.games.warlords.state import Base
from plancia.games.warlords.troops import word_of
from plancia.games.warlords.validity import check_position

F = TypeVar("F", bound=Fact)
CORE = {2: "Y.B.W", 3: "Y.B.W.G", 4: "Y.B.W.G.R"}
OUTER = {"dorn": "G.R", "jyss": "P.Y"}  # the rest of the middle row
SECTORS = ("core", "ultara", "vessk", "hiran", "dorn", "rohn", "kaleth", "ommar", "jyss")


def galaxy(seats: int, sectors: dict[str, str]) -> str:
    """A possible galaxy at the start, except for these sectors."""
    usual = {"core": CORE[seats], **OUTER}
    return "/".join(sectors.get(name, usual.get(name, "?.?")) for name in SECTORS)


class Table:
    """A game in progress. Answers are given one after another, including those of chance; facts are collected."""

    def __init__(self, *, words: str, **sectors: str) -> None:
        """A position. If a word is given twice, the last one counts."""
        last = dict(word.split("=") for word in words.split())
        text = " ".join(f"{key}={value}" for key, value in last.items())
        self.s: State = position(f"{galaxy(int(last.get('seats', 2)), sectors)} {text}")
        self.facts: list[Fact] = []

    @classmethod
    def new(cls, seats: int = 2, **options: Any) -> Table:
        """A table before the first lot."""
        table = cls.__new__(cls)
        table.s, facts = GAME.begin(Options(**options), seats)
        table.facts = list(facts)
        return table

    def say(self, *lines: str) -> Table:
        """The seat asked gives this answer; if there are several, the one named as in `2: pass`."""
        for line in lines:
            who, colon, rest = line.partition(": ")
            seat = int(who) if colon else self.asked
            answer = GAME.question(self.s, seat).parse(rest if colon else line)
            self.s, facts = GAME.apply(self.s, seat, answer)
            self.facts += facts
            check_position(self.s)
        return self

    @property
    def asked(self) -> Seat:
        """The only seat asked; -1 is chance."""
        (seat,) = GAME.to_move(self.s)
        return seat

    @property
    def question(self) -> str:
        return type(self.s.ask).__name__

    def legal(self, beginning: str = "") -> list[str]:
        """Every legal answer with this prefix."""
        answers = map(notation, GAME.question(self.s, self.asked))
        return [answer for answer in answers if answer.startswith(beginning)]

    def offered(self, text: str = "") -> list[str]:
        """The choices for the next word."""
        form = GAME.question(self.s, self.asked)
        return form.complete(f"{text} ") if text else [str(word) for word in form.next(()) or ()]

    def refused(self, line: str, seat: Seat | None = None) -> tuple[str, str]:
        """Why this answer is illegal: code and paragraph."""
        form = GAME.question(self.s, self.asked if seat is None else seat)
        try:
            form.parse(line)
        except IllegalAction as error:
            return error.code, error.rule
        raise AssertionError(f"{line} is allowed")

    def facts_of(self, kind: type[F]) -> list[F]:
        """The facts of this kind so far."""
        return [fact for fact in self.facts if isinstance(fact, kind)]

    def planet(self, name: str) -> str:
        """Owner and units, such as `0iit`; "" for an empty planet."""
        at = self.s.box.planet_number[name]
        return f"{self.s.owners[at]}{word_of(self.s.garrisons[at])}" if self.s.garrisons[at] else ""

    def base(self, seat: Seat = 0) -> Base:
        return self.s.bases[seat]

    def score(self, seat: Seat = 0) -> Score:
        return scores(self.s)[seat]

    def marker(self, kind: str) -> int:
        """Its position on the planet track."""
        return GAME.view(self.s, None).track[kind]

    def deal(self, randbelow: Any) -> Table:
        """Chance answers at random until a player is asked."""
        while GAME.to_move(self.s) == (CHANCE,):
            self.s, facts = GAME.advance(self.s, CHANCE, GAME.question(self.s, CHANCE).sample(randbelow))
            self.facts += facts
        return self


def acting(card: str, words: str = "", *, row: str = "", other: str = "", **sectors: str) -> Table:
    """Seat 0 has just played this card; its reputation marker asks for Support."""
    defaults = {
        "ships": "core/core",
        "bases": "3.3.2/3.0.0",
        "hands": "M02.M03/M30.M32",
        "markers": "support.recon.recon.bombard.bombard",
    }
    text = " ".join(f"{key}={value}" for key, value in defaults.items())
    return Table(words=f"turn=0:actions rows={row or card}/{other} played={card} {text} {words}", **sectors)
