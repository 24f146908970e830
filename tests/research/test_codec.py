"""Words and answers as integers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from plancia.engine import CHANCE, Words
from plancia.games import game
from plancia.games.tigris.board import Cells
from plancia.records import read
from plancia.research.codec import ANSWERS_OF, VERSIONS, UnknownWord, answers, codec, vocabulary
from tests.research.games import OPTIONS, questions

GOLDEN = Path(__file__).parent.parent / "golden"
IDS = Path(__file__).parent / "ids"
TABLES = [(name, options, seats) for name in VERSIONS for options in OPTIONS[name] for seats in game(name).SEATS]


@pytest.mark.parametrize("name", VERSIONS)
def test_ids_of_words_never_change_within_a_version(name: str) -> None:
    """The list of words is the one that was published with this version."""
    published = (IDS / f"{name}-words-{VERSIONS[name]}.txt").read_text("utf-8").splitlines()
    assert [str(word) for word in vocabulary(name)] == published


@pytest.mark.parametrize("name", ANSWERS_OF)
def test_ids_of_answers_never_change_within_a_version(name: str) -> None:
    """The list of whole answers is the one that was published with this version."""
    flat = answers(name)
    published = (IDS / f"{name}-answers-{flat.version}.txt").read_text("utf-8").splitlines()
    assert [" ".join(map(str, (topic, *words))) for topic, words in flat.answers] == published


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_every_word_of_every_question_has_an_id(name: str, options: dict[str, bool], seats: int) -> None:
    """Masks show exactly the offered words, in questions to players and to chance."""
    words = codec(name)
    for question in questions(name, options, seats, seed=seats):
        prefix: Words = ()
        while (choices := question.next(prefix)) is not None:
            assert [words.word(at) for at in words.ids(choices)] == list(choices)
            assert set(np.flatnonzero(words.mask(choices))) == set(words.ids(choices))
            prefix = (*prefix, list(choices)[question.s.asked % len(list(choices))])


@pytest.mark.parametrize(("name", "options", "seats"), [table for table in TABLES if table[0] in ANSWERS_OF])
def test_every_answer_of_a_player_has_an_id(name: str, options: dict[str, bool], seats: int) -> None:
    """The mask of whole answers shows exactly the legal ones."""
    flat = answers(name)
    mask = flat.mask(None)
    for question in questions(name, options, seats, seed=seats):
        if question.seat != CHANCE:
            legal = {flat.id(question.topic, words) for words in question}
            assert set(np.flatnonzero(flat.mask(question, mask))) == legal
            assert {flat.topic(at) for at in legal} == {question.topic}
            assert {flat.words(at) for at in legal} == set(question)


@pytest.mark.parametrize("name", VERSIONS)
def test_every_word_of_the_golden_games_has_an_id(name: str) -> None:
    """Bots that play well use words that random games rarely reach."""
    for path in (GOLDEN / name).glob("*.plancia"):
        record = read(path.read_text("utf-8"))
        words = codec(name, game(name).OPTIONS(edition=record.edition) if record.edition else None)
        assert all(words.word(words.id(word)) == word for entry in record.entries for word in entry.words)


def test_every_answer_of_tigris_is_used_once() -> None:
    """Ids and answers are a bijection, and there are about 1,900."""
    flat = answers("tigris")
    assert len(flat) == len(set(flat.answers)) == 1886
    assert [flat.id(flat.topic(at), flat.words(at)) for at in range(len(flat))] == list(range(len(flat)))


def test_a_mask_is_cleared_before_it_is_filled() -> None:
    """A reused array shows only the new choices."""
    words = codec("tigris")
    mask = words.mask(("tile", "end"))
    assert words.mask(Cells(0b101), mask) is mask
    assert [words.word(int(at)) for at in np.flatnonzero(mask)] == ["a1", "c1"]
    assert not words.mask(None, mask).any()


def test_errors_name_what_is_valid() -> None:
    """Unknown words, actions and games are rejected with the valid ones."""
    with pytest.raises(UnknownWord, match="no word 'temple'"):
        codec("tigris").id("temple")
    with pytest.raises(ValueError, match="no action 411: tigris has actions 0 to 410"):
        codec("tigris").word(411)
    for wrong in ("tile", 1.0, True, None):
        with pytest.raises(ValueError, match=f"{wrong!r} is no action: tigris has actions 0 to 410"):
            codec("tigris").word(wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'tile' is no action: tigris has actions 0 to 1885"):
        answers("tigris").words("tile")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no action -1: tigris has actions 0 to 1885"):
        answers("tigris").words(-1)
    with pytest.raises(ValueError, match="no answer 'tile blue a1' to TakeAction"):
        answers("tigris").id("TakeAction", ("tile", "blue", "a1"))
    with pytest.raises(LookupError, match="known games: tigris, rex, warlords"):
        codec("chess")
    with pytest.raises(LookupError, match="games that have one: tigris"):
        answers("rex")
