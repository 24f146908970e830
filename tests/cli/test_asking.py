"""Questions at the keyboard: numbers are never guessed, players have names, and long lists are complete."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest
from rich.console import Console

from plancia.cli.asking import FEW, Keyboard, QuestionPrompt
from plancia.cli.explaining import Explanations
from plancia.cli.spelling import Spelling
from plancia.engine import CHANCE, IllegalAction, Question, Word, Words, to_move
from plancia.games import NAMES, game
from plancia.games.rex.ceasefire import ceasefire
from plancia.locale import messages
from tests.games.rex.table import ALL, begun, phase, play, position, quiet
from tests.games.warlords.test_hire_and_end import last_cards

EN = messages("en")


def put(state: Any, seat: int, name: str = "rex", names: tuple[str, ...] = ()) -> QuestionPrompt:
    """The open question for this seat."""
    rules: Any = game(name)
    names = names or tuple(f"greedy {n + 1}" for n in range(state.seats))
    spelling = Spelling(EN, name, state.ask, names, rules.roles(state))
    console = Console(file=io.StringIO(), width=80)
    return QuestionPrompt(EN, Keyboard(console), name, state.ask, Question(state, seat), (), spelling)


def read(asking: QuestionPrompt, line: str) -> Words:
    """The meaning of the line; raises the refusal."""
    words, error = asking._meant((), line)
    if error is not None:
        raise error
    return words


def printed(asking: QuestionPrompt, prefix: Words = ()) -> str:
    """The question with its choices."""
    asking._put(prefix, list(asking.form.next(prefix) or ()))
    file: Any = asking.keyboard.console.file
    return " ".join(file.getvalue().split())


# ---- the reader ------------------------------------------------------------------------------------------------------
def test_a_question_about_the_person_asked_says_you() -> None:
    """Others are called by their names."""
    table = position("sol lazax letnev", hands={"sol": "interrogation", "lazax": "interrogation"})
    at = quiet(phase(table, "manoeuvre"), until="deployment")
    assert printed(put(at.s, 0)).startswith("You are about to deploy.")
    assert printed(put(at.s, 1)).startswith("greedy 1 is about to deploy.")


# ---- numbers ---------------------------------------------------------------------------------------------------------
def bidding() -> Any:
    """Lazax with ten influence, who have to bid more than two."""
    at = quiet(phase(position("sol lazax letnev", influence={"lazax": 10}), "bidding"))
    return play(at, "sol: bid 2").s


def test_a_number_is_never_taken_for_a_longer_one() -> None:
    """`bid 1` is not a bid of ten, although ten is the only bid that begins so."""
    asking = put(bidding(), 1)
    with pytest.raises(IllegalAction) as refused:
        read(asking, "bid 1")
    assert refused.value.code == "bid_too_low"
    assert "higher than the highest" in asking.explain("bid 1")
    assert read(asking, "b 10") == ("bid", 10)


@pytest.mark.parametrize("name", NAMES)
def test_a_number_that_is_not_offered_is_always_rejected(name: str) -> None:
    """In every game, at every question and every field, with the reason from `why`."""
    rules: Any = game(name)
    random = Random(f"numbers {name}")
    start, _ = state, _ = rules.begin(rules.OPTIONS(**rules.BOUNDED), rules.SEATS[0])
    tried = 0
    for _ in range(600):
        asked = to_move(state)
        if not asked and tried > 100:
            break
        if not asked:  # a short game: play another
            state, asked = start, to_move(start)
        seat = asked[random.randrange(len(asked))]
        words = Question(state, seat).sample(random.randrange)
        if seat != CHANCE:
            tried += refuses_numbers(put(state, seat, name), words, random)
        state, _ = rules.advance(state, seat, words)
    assert tried > 100


def refuses_numbers(asking: QuestionPrompt, words: Words, random: Random) -> int:
    """Try a number in place of each word."""
    for at in range(len(words)):
        prefix = words[:at]
        printed = {asking.spelling.written(prefix, word) for word in asking.form.next(prefix) or ()}
        number = str(random.randrange(120))
        if number not in printed:
            line = f"{asking.spelling.line(prefix)} {number}"
            meant, error = asking._meant((), line)
            assert meant == prefix, line
            assert error is not None, line
            known = asking.spelling.meant(prefix, [number])
            wanted = asking.form.why(prefix, asking.form.meant(number) if known is None else known)
            assert (error.code, error.rule) == (wanted.code, wanted.rule)
    return len(words)


@pytest.mark.parametrize(
    ("typed", "offered", "found"), [("a1", "a10", None), ("co", "core2", None), ("ti", "tile", "tile")]
)
def test_no_digit_may_be_omitted(typed: str, offered: str, found: Word | None) -> None:
    """Neither of a cell nor of a planet: words may be abbreviated, numbers may not."""
    spelling = Spelling(EN, "toy", bidding().ask)
    fits = spelling._is(typed, offered) or spelling._begins(typed, offered)
    assert (offered if fits else None) == found


@pytest.mark.parametrize(
    ("lines", "words", "reason"),
    [
        (["leader red", "leader black b1"], ("leader", "black", "b1"), ""),
        (["leader red", "leader black a1", "b1"], ("leader", "red", "b1"), "§6.4"),
        (["leader red", "end", "b1"], ("leader", "red", "b1"), "no cell “end”"),
        (["leader red", "t red b1", "b1"], ("leader", "red", "b1"), "no cell “t”"),
    ],
)
def test_a_whole_answer_may_be_typed_in_the_middle(lines: list[str], words: Words, reason: str) -> None:
    """It replaces the earlier words; if it is rejected, the reason is that of the whole answer."""
    rules: Any = game("tigris")
    state, _ = rules.begin(rules.OPTIONS(), 2)
    random = Random("middle")
    while to_move(state)[0] == CHANCE:
        state, _ = rules.advance(state, CHANCE, Question(state, CHANCE).sample(random.randrange))
    asking, typed = put(state, to_move(state)[0], "tigris"), iter(lines)
    asking.keyboard.line = lambda *_: next(typed)  # type: ignore[method-assign]
    assert asking.read(lambda places: None).words == words
    file: Any = asking.keyboard.console.file
    assert reason in file.getvalue()


# ---- players ---------------------------------------------------------------------------------------------------------
def talk() -> Any:
    table = position(ALL)
    return begun(table, ceasefire(table)).s


@pytest.mark.parametrize("line", ["propose 3", "propose greedy 3", "propose jol-nar", "propose Jol-Nar", "prop jol"])
def test_a_player_is_chosen_by_what_is_printed(line: str) -> None:
    """By the number beside the name, by the name, or by the race; never by a number that starts at zero."""
    asking = put(talk(), 0)
    assert read(asking, line) == ("propose", 2)
    assert "3 greedy 3, Jol-Nar" in printed(asking, ("propose",))
    assert asking.spelling.line(("propose", 2)) == "propose 3"


def test_a_player_who_cannot_be_chosen_is_rejected_for_the_right_reason() -> None:
    """Also by name: the Lazax cannot ally with themselves."""
    table = position(ALL, alliances="lazax sol")
    asking = put(begun(table, ceasefire(table)).s, 0)
    for line in ("propose sol", "propose 2", "propose greedy 2"):
        assert "§7.3" in asking.explain(line)


# ---- lists -----------------------------------------------------------------------------------------------------------
def test_a_long_list_keeps_names_occupants_and_prices() -> None:
    """However many spaces units could be deployed to."""
    at = quiet(phase(position("letnev hacan sol", influence={"letnev": 20}, units={"hacan": "CIV 2"}), "manoeuvre"))
    asking = put(at.s, 0)
    asking.explanations = Explanations(EN, "rex", {}, at.s.ask.consequences(at.s, 0), asking.spelling.players, 0)
    prefix: Words = ("deploy",)
    assert len(list(asking.form.next(prefix) or ())) > FEW
    text = printed(asking, prefix)
    assert "PAL Imperial Palace" in text
    assert "greedy 2 has 2 units there" in text
    assert "influence" in text


def test_many_numbers_are_shown_as_a_range() -> None:
    """Nobody reads twenty numbers."""
    table = position("sol lazax letnev", influence={"lazax": 30})
    asking = put(play(quiet(phase(table, "bidding")), "sol: bid 2").s, 1)
    assert "3–30" in printed(asking, ("bid",))


@pytest.mark.parametrize("line", ["M09", "market M09"])
def test_an_only_choice_is_filled_in(line: str) -> None:
    """Without a deck there is only the market to hire from; the whole answer is accepted, too."""
    asking = put(last_cards("market=M08.M09").s, 0, "warlords")
    asking.keyboard.line = lambda *_: line  # type: ignore[method-assign]
    assert asking.read(lambda places: None).words == ("market", "M09")
