"""The words of each game in a fixed order. A word's place in this list is its id.

Most words follow from the types of the questions: verbs, seats, amounts, groups of pieces. The names of cells, cards
and other components come from the game's data. The order never changes within a version.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from plancia.engine import PASS, RIDER, Action, Ask, FieldKind, Game, MayPlay, Word, field_kinds
from plancia.games import game
from plancia.research.codec.lexicons import lexicon as lexicon_of

VERSIONS = {"tigris": 1, "rex": 1, "warlords": 1}  # raised when an id gets another meaning


def version_of(game: str) -> int:
    """The version of a game's ids; 0: its words were discovered, and may change with its rules."""
    return VERSIONS.get(game, 0)


class UnknownWord(ValueError):
    """A word that the vocabulary of a game does not have."""

    def __init__(self, game: str, word: object) -> None:
        super().__init__(
            f"the vocabulary of {game} (version {version_of(game)}) has no word {word!r}; "
            f"list its words with plancia.research.codec.vocabulary({game!r})"
        )


def vocabulary(name: str, options: Any = None) -> tuple[Word, ...]:
    """Every word that can be part of an answer with these options, including answers of chance, in order of the ids.

    Only an edition changes the list: its cards may have other names.
    """
    rules = game(name)
    return _vocabulary(name, rules.OPTIONS() if options is None else options)


@cache
def _vocabulary(name: str, options: Any) -> tuple[Word, ...]:
    rules = game(name)
    lexicon = lexicon_of(name, options)
    words: list[Word] = [*verbs(rules), *range(max(rules.SEATS[-1] - 1, lexicon.amounts) + 1), *lexicon.names]
    for letters in groups(rules) if lexicon.pieces else ():
        words += [group for n in range(1, lexicon.pieces + 1) for group in _groups_of(letters, n)]
    return tuple(dict.fromkeys(words))


def verbs(rules: Game[Any, Any, Any]) -> Iterator[str]:
    """The first words of answers, from the types of the questions."""
    kinds = sorted(rules.question_kinds(), key=lambda ask: ask.__name__)
    for ask in kinds:
        yield from ask.VERBS
    if any(ask.RIDERS for ask in kinds):
        yield RIDER
    if any(issubclass(ask, MayPlay) for ask in kinds):
        yield PASS


def groups(rules: Game[Any, Any, Any]) -> list[str]:
    """The letters of the pieces that a player chooses groups of, such as RBGK."""
    found = (kind for ask in rules.question_kinds() for kind in _kinds(ask) if kind.kind == "pieces")
    return sorted({"".join(letter for letter, _ in kind.letters) for kind in found})


def _kinds(ask: type[Ask[Any, Any]]) -> Iterator[FieldKind]:
    """The kinds of the words in the answers to a question."""
    answers: tuple[type[Action], ...] = tuple(ask.VERBS.values()) or ((ask.SAYS,) if ask.NAMED else ())
    for answer in answers:
        yield from field_kinds(answer).values()
    if not answers:
        yield ask.WORD


def _groups_of(letters: str, size: int) -> list[str]:
    return ["".join(group) for group in combinations_with_replacement(letters, size)]
