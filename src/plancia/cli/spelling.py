"""How the words of an answer are written at the keyboard, and how a typed line is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from plancia.engine import Word, Words
from plancia.engine.words import number
from plancia.locale import Messages, is_seat, label

LONGEST_NAME = 6  # the most words in a name


class Spelling:
    """Words are typed as in records, except players: they have the numbers printed beside their names.

    You may shorten words, but not numbers: nobody wants to bid 10 by typing 1.
    """

    def __init__(
        self,
        m: Messages,
        game: str,
        ask: Any,
        names: Sequence[str] = (),
        parts: Sequence[str] = (),
        things: Mapping[str, str] | None = None,
    ) -> None:
        self.m, self.game, self.ask = m, game, ask
        self.players, self.parts = names, parts  # the names of the players, and the role of each
        self.things = {name.casefold(): thing for thing, name in (things or {}).items()}

    # ---- writing
    def written(self, prefix: Words, word: Word) -> str:
        return str(int(word) + 1) if self._is_player(prefix, word) else str(word)

    def line(self, words: Words) -> str:
        return " ".join(self.written(words[:at], word) for at, word in enumerate(words))

    def label(self, prefix: Words, word: Word) -> str:
        """Return the label of a choice; for a player the name and the race, if any."""
        name = label(self.m, self.game, self.ask, prefix, word, self.players)
        if not self._is_player(prefix, word):
            return name
        return ", ".join([name, *self._part(int(word))[:1]])

    # ---- reading
    def read(self, prefix: Words, choices: Sequence[Word], tokens: Sequence[str]) -> tuple[Word, int] | None:
        """Return the choice that these tokens start with, and how many tokens it takes; the longest name wins."""
        called = {word: self._names(prefix, word) for word in choices}
        for fits in (self._is, self._begins):
            for used in range(min(len(tokens), LONGEST_NAME), 0, -1):
                typed = " ".join(tokens[:used]).casefold()
                found = [word for word, names in called.items() if any(fits(typed, name) for name in names)]
                if len(found) == 1:
                    return found[0], used
        return None

    def meant(self, prefix: Words, tokens: Sequence[str]) -> Word | None:
        """Return the thing that was named but is not a choice, so that the error can explain it; None if unknown."""
        if is_seat(self.game, self.ask, prefix):
            everybody: dict[Word, list[str]] = {seat: self._of_player(seat) for seat in range(len(self.players))}
            return self._known(everybody, tokens)
        for used in range(min(len(tokens), LONGEST_NAME), 0, -1):
            if thing := self.things.get(" ".join(tokens[:used]).casefold()):
                return thing
        return None

    def _known(self, called: Mapping[Word, list[str]], tokens: Sequence[str]) -> Word | None:
        for used in range(min(len(tokens), LONGEST_NAME), 0, -1):
            typed = " ".join(tokens[:used]).casefold()
            for word, names in called.items():
                if typed in names:
                    return word
        return None

    @staticmethod
    def _is(typed: str, name: str) -> bool:
        return typed == name

    @staticmethod
    def _begins(typed: str, name: str) -> bool:
        """Is it a prefix? Digits must be complete, in numbers as in cells or planets."""
        left_out = name[len(typed) :]
        return number(typed) is None and name.startswith(typed) and not any(map(str.isdigit, left_out))

    def _names(self, prefix: Words, word: Word) -> list[str]:
        if self._is_player(prefix, word):
            return self._of_player(int(word))
        return [str(word).casefold(), label(self.m, self.game, self.ask, prefix, word, self.players).casefold()]

    def _of_player(self, seat: int) -> list[str]:
        name = self.players[seat : seat + 1] or [str(seat + 1)]
        return [one.casefold() for one in (str(seat + 1), *name, *self._part(seat))]

    def _part(self, seat: int) -> list[str]:
        """Return the name and the word of this player's role."""
        part = self.parts[seat] if seat < len(self.parts) else ""
        return [self.m.say(f"{self.game}-name-{part}"), part] if part else []

    def _is_player(self, prefix: Words, word: Word) -> bool:
        return isinstance(word, int) and is_seat(self.game, self.ask, prefix)


def ranges(words: Iterable[Word]) -> str:
    """Shorten consecutive numbers to ranges such as 0–12; list everything else."""
    listed = list(words)
    numbers = [word for word in listed if isinstance(word, int)]
    if len(numbers) == len(listed) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return " ".join(map(str, listed))
