"""Laws that every game keeps, checked on games in play, by tests and long runs. A violation raises `LawBroken`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice, zip_longest
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from plancia.engine.facts import Disclosure, Facts
from plancia.engine.form import Form, Question, Sheet, compile_form, notation
from plancia.engine.game import Game
from plancia.engine.illegal import IllegalAction
from plancia.engine.play import awaited, to_move
from plancia.engine.position import Position
from plancia.engine.words import CHANCE, Choices, RandBelow, Seat, Word, Words, is_word, weight

S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Struct)
Opt = TypeVar("Opt", bound=Struct)
T = TypeVar("T")

Log: TypeAlias = list[tuple[Seat, Words]]

MOST_LISTED = 5_000  # complete answers of one question; of a larger question only so many are checked
ATTEMPTS = 8  # to find a decision that is legal in both worlds
NONSENSE: Words = ("nonsense", -1, 1 << 40)
MALFORMED: tuple[Any, ...] = ((True,), (1.0,), (None,), [], ["pass"], "pass", None)


class LawBroken(AssertionError):
    """The law, and the evidence."""


def require(holds: object, law: str, *evidence: object) -> None:
    if not holds:
        raise LawBroken("\n  ".join((law, *map(str, evidence))))


# ---- playing at random


class Played(NamedTuple, Generic[S]):
    """A game from beginning to end."""

    state: S
    log: Log
    happened: list[Facts]  # at the beginning, then after each answer


def random_game(
    game: Game[S, V, Opt],
    options: Opt,
    seats: int,
    randbelow: RandBelow,
    on_state: Callable[[S], object] | None = None,
    longest: int = 100_000,
) -> Played[S]:
    """A game with random answers, in a random order of those asked. `on_state` gets every state."""
    s, facts = game.begin(options, seats)
    log: Log = []
    happened = [facts]
    while True:
        if on_state:
            on_state(s)
        if not (asked := to_move(s)):
            break
        require(len(log) < longest, "every game ends", longest)
        waited_for = awaited(s)
        require(waited_for and set(waited_for) <= set(asked), "the table waits for some who may answer", waited_for)
        seat = _pick(asked, randbelow)
        words = Question(s, seat).sample(randbelow)
        s, facts = game.advance(s, seat, words)
        log.append((seat, words))
        happened.append(facts)
    require(game.result(s) is not None, "a game that is over has a result")
    return Played(s, log, happened)


def check_game(game: Game[S, V, Opt], options: Opt, seats: int, randbelow: RandBelow, longest: int = 20) -> Played[S]:
    """Play a small game at random and check every law in each of its states.

    `longest` bounds the decisions for which true and imagined worlds are compared. Large games check fewer states.
    """
    viewers = (None, *range(seats))

    def check(s: S) -> None:
        check_state(game, s, seats, randbelow)
        for viewer in viewers:
            check_interference(game, s, viewer, randbelow, longest)

    played = random_game(game, options, seats, randbelow, check)
    check_replay(game, options, seats, played)
    for viewer in viewers:
        check_twins(game, options, seats, viewer, randbelow)
    return played


def check_state(game: Game[S, V, Opt], s: S, seats: int, randbelow: RandBelow) -> None:
    """Check every law that can be checked on one state of a game: saving, order of answers, questions, views."""
    check_saved(game, s)
    check_commute(game, s, randbelow)
    for seat in to_move(s):
        check_question(game, s, seat, randbelow)
    for viewer in (None, *range(seats)):
        check_view(game, s, viewer, randbelow)


# ---- questions


def check_question(game: Game[S, V, Opt], s: S, seat: Seat, randbelow: RandBelow, tried: int = 4) -> None:
    """Listed, allowed and accepted answers are the same, on the table and on paper."""
    form, before = game.question(s, seat), game.save(s)
    answers = list(islice(_walk(form, chance=seat == CHANCE), MOST_LISTED))
    if len(answers) < MOST_LISTED:
        _check_listed(form, answers, paper=seat != CHANCE)
        require(form.sample_evenly(randbelow) in answers, "an even sample is legal")
    for words in (form.sample(randbelow), form.default(), *(_pick(answers, randbelow) for _ in range(tried))):
        _check_legal(game, s, form, words)
    vocabulary = (*NONSENSE, *dict.fromkeys(word for words in answers[:100] for word in words))
    for wrong in (*MALFORMED, *_slips(answers, vocabulary, randbelow, tried)):
        refusal = _refusal(game, s, seat, wrong)
        accepted = refusal is None
        if wrong not in MALFORMED:
            require(_typed(form, wrong) == refusal, "a refusal is the same whether typed or sent", wrong, refusal)
        require(form.allows(wrong) == accepted, "an answer is allowed if and only if it is accepted", wrong)
        require(not accepted or wrong in answers or len(answers) == MOST_LISTED, "what is accepted is listed", wrong)
    require(game.save(s) == before, "a state never changes", before)


def _walk(form: Form, prefix: Words = (), *, chance: bool) -> Iterator[Words]:
    """Every complete answer; checks the choices on the way."""
    choices = form.next(prefix)
    if choices is None:
        yield prefix
        return
    _check_choices(choices, prefix, chance)
    for word in choices:
        yield from _walk(form, (*prefix, word), chance=chance)


def _check_choices(choices: Choices, prefix: Words, chance: bool) -> None:
    words = list(choices)
    require(words, "there are no dead ends", prefix)
    require(all(map(is_word, words)), "choices are words", prefix, words)
    require(all(str(w).split() == [str(w)] for w in words), "a word can be written down", prefix, words)
    require(len({str(w).casefold() for w in words}) == len(words), "no two choices are written alike", prefix, words)
    require(all(w in choices for w in words), "a choice listed is a choice", prefix, words)
    require(not any(w in choices for w in NONSENSE), "nonsense is no choice", prefix, words)
    odds = {w: weight(choices, w) for w in words} if chance else dict.fromkeys(words, 1)
    lots = Counter(choices[lot] for lot in range(len(choices)))
    require(lots == odds, "the lots have the odds of their words; without chance they are even", prefix, lots, odds)


def _check_listed(form: Question[S], answers: list[Words], paper: bool) -> None:
    require(answers == list(form.legal()), "walking and listing agree", answers)
    require(len(form) == len(answers), "the size is the number of answers", len(form), answers)
    if paper:
        sheet = msgspec.json.decode(msgspec.json.encode(form.sheet()), type=Sheet)
        require(list(sheet.legal()) == answers, "paper lists the same answers", sheet, answers)
        require(sheet.default() == form.default(), "paper has the same default", sheet)
        require(sheet.number == form.s.asked, "paper has the question's number", sheet)
        begun = {words[: at + 1] for words in answers for at in range(len(words))}
        foreseen = [prefix for prefix, _ in sheet.consequences()]
        require(begun.issuperset(foreseen), "a consequence is of an answer that can be given", foreseen)


def _check_legal(game: Game[S, V, Opt], s: S, form: Question[S], words: Words) -> None:
    require(form.allows(words), "what is listed is allowed", words)
    require(_refusal(game, s, form.seat, words) is None, "what is listed is accepted", words)
    require(form.parse(notation(words)) == words, "notation can be read back", words)
    require(form.seen(words, form.seat) == words or form.seat == CHANCE, "a seat sees its own words", words)
    for at, word in enumerate(words):
        begun = notation((*words[:at], str(word)[:1]))
        require(str(word) in form.complete(begun), "a word can be completed", begun)


def _slips(answers: Sequence[Words], vocabulary: Sequence[Word], randbelow: RandBelow, count: int) -> Iterator[Words]:
    """Answers with a word replaced, missing or added; some of them may be legal."""
    for _ in range(count):
        words, word = _pick(answers, randbelow), _pick(vocabulary, randbelow)
        at = randbelow(len(words) + 1)
        yield (*words[:at], word, *words[at + 1 :])
        yield words[:at]
        yield (*words, word)


def _refusal(game: Game[S, V, Opt], s: S, seat: Seat, words: Words) -> tuple[object, ...] | None:
    """Why the table rejects this answer; None: it accepts it."""
    try:
        game.apply(s, seat, words, s.asked)
    except IllegalAction as refused:
        return refused.code, refused.rule, refused.word, refused.at
    return None


def _typed(form: Form, words: Words) -> tuple[object, ...] | None:
    """Why the form rejects this answer as a line of text; None: it accepts it."""
    try:
        form.parse(notation(words))
    except IllegalAction as refused:
        return refused.code, refused.rule, refused.word, refused.at
    return None


# ---- states and logs


def check_saved(game: Game[S, V, Opt], s: S) -> None:
    """A state that was saved and loaded is the same, even in the middle of a question."""
    data = game.save(s)
    again = game.load(data)
    require(again == s, "what is loaded is what was saved", again, s)
    require(game.save(again) == data, "saving again writes the same", data)


def check_replay(game: Game[S, V, Opt], options: Opt, seats: int, played: Played[S]) -> None:
    """Replaying the log leads to the same state with the same facts, so nothing else has to be stored."""
    log = msgspec.json.decode(msgspec.json.encode(played.log), type=list[tuple[Seat, tuple[Word, ...]]])
    s, facts = game.begin(options, seats)
    happened = [facts]
    for seat, words in log:
        s, facts = game.apply(s, seat, words, s.asked)
        happened.append(facts)
    require(s == played.state, "a log leads to one state", s, played.state)
    require(happened == played.happened, "a log has one sequence of facts")


def check_commute(game: Game[S, V, Opt], s: S, randbelow: RandBelow) -> bool:
    """Simultaneous answers may come in any order, and report nothing before the last is in. False: nothing to check."""
    asked = to_move(s)
    if len(asked) < 2 or s.ask.FIRST:
        return False
    answers = {seat: Question(s, seat).sample(randbelow) for seat in asked}
    forward = _all_answer(game, s, answers, asked)
    require(forward == _all_answer(game, s, answers, asked[::-1]), "simultaneous answers commute", answers)
    return True


def _all_answer(game: Game[S, V, Opt], s: S, answers: dict[Seat, Words], order: Iterable[Seat]) -> tuple[S, Facts]:
    *early, last = order
    for seat in early:
        s, facts = game.apply(s, seat, answers[seat], s.asked)
        require(not facts, "there are no facts before the last answer is in", facts)
    return game.apply(s, last, answers[last], s.asked)


# ---- views


def check_view(game: Game[S, V, Opt], s: S, seat: Seat | None, randbelow: RandBelow) -> None:
    """A state imagined from a view has that view, asks the same question, and works like any other."""
    imagined = game.imagine(game.view(s, seat), randbelow)
    check_saved(game, imagined)
    _check_outlook(game, s, imagined, seat, randbelow)


class Compared(NamedTuple, Generic[S]):
    """How far two worlds were compared."""

    state: S  # of the true world, where they diverged
    decisions: int
    apart: int  # before how many of them the worlds differed


def check_interference(
    game: Game[S, V, Opt], s: S, seat: Seat | None, randbelow: RandBelow, longest: int = 1_000
) -> Compared[S]:
    """Nobody learns anything except by a disclosure: from here on, the true world and imagined ones look the same."""
    decisions = apart = 0
    while to_move(s) and decisions < longest:
        imagined = game.imagine(game.view(s, seat), randbelow)
        s, compared, differing = check_pair(game, s, imagined, seat, randbelow, 1 + randbelow(40))
        decisions += compared
        apart += differing
    return Compared(s, decisions, apart)


def check_twins(
    game: Game[S, V, Opt], options: Opt, seats: int, seat: Seat | None, randbelow: RandBelow
) -> Compared[S]:
    """The same from the start, when nobody has a secret. It does not use `imagine`, which might believe in a leak."""
    s, _ = game.begin(options, seats)
    return check_pair(game, s, s, seat, randbelow)


def check_pair(
    game: Game[S, V, Opt], a: S, b: S, seat: Seat | None, randbelow: RandBelow, longest: int = 1_000
) -> Compared[S]:
    """Two worlds that look the same to one seat stay so, however both continue with the same visible decisions, until
    they disclose different secrets at the same moment.

    The hidden part of a decision may differ. If the other world has no decision that looks the same, the decision has
    proved something: then the two diverge, and only the true world `a` continues.
    """
    vocabulary: dict[Word, None] = dict.fromkeys(NONSENSE)
    decisions = apart = 0
    _check_outlook(game, a, b, seat, randbelow)
    b, parted = _same_seals(a, b, seat, randbelow)
    while (asked := to_move(a)) and decisions < longest:
        require(asked == to_move(b) or parted, "the same seats are asked", asked, to_move(b))
        who = _pick(asked, randbelow)
        words, alike = _decide(a, b, who, seat, randbelow)
        then, a_facts = game.advance(a, who, words)
        if parted or alike is None:
            return Compared(then, decisions, apart)
        decisions, apart = decisions + 1, apart + (a != b)
        hidden = who == CHANCE and Question(a, who).seen(words, seat) != words
        b, b_facts = game.advance(b, who, alike)
        a = then
        if secret := _differing(a_facts, b_facts, seat):
            require(secret.of != CHANCE or not hidden, "the fact of a hidden draw is hidden too", secret)
            break
        vocabulary |= dict.fromkeys(words)
        _check_outlook(game, a, b, seat, randbelow, tuple(vocabulary))
    return Compared(a, decisions, apart)


def _decide(a: S, b: S, who: Seat, seat: Seat | None, randbelow: RandBelow) -> tuple[Words, Words | None]:
    """A decision in one world, and one in the other that looks the same; None: there is none."""
    for _ in range(ATTEMPTS):
        words = Question(a, who).sample(randbelow)
        alike = _alike(a, b, who, words, seat, randbelow)
        if alike is not None:
            break
    return words, alike


def _alike(a: S, b: S, who: Seat, words: Words, seat: Seat | None, randbelow: RandBelow) -> Words | None:
    there, shown = Question(b, who), Question(a, who).seen(words, seat)
    if shown == words:
        return words if there.allows(words) else None
    for _ in range(ATTEMPTS):
        if there.seen(guess := there.sample(randbelow), seat) == shown:
            return guess
    matching = [other for other in islice(there, MOST_LISTED) if there.seen(other, seat) == shown]
    return _pick(matching, randbelow) if matching else None


def _same_seals(a: S, b: S, seat: Seat | None, randbelow: RandBelow) -> tuple[S, bool]:
    """The second world, with sealed answers that will look as they do in the first. True: it has no such answers."""
    if len(a.answers) < 2:
        return b, False
    answers = [
        words and (words if who == seat else _alike(a, b, who, words, seat, randbelow))
        for who, words in zip(a.ask.seats, a.answers, strict=True)
    ]
    return replace(b, answers=tuple(answers)), answers.count(None) > a.answers.count(None)


def _check_outlook(
    game: Game[S, V, Opt], a: S, b: S, seat: Seat | None, randbelow: RandBelow, vocabulary: Sequence[Word] = NONSENSE
) -> None:
    """Everything the seat is sent, down to the bytes: view, question, and why wrong answers are wrong."""
    encode = msgspec.json.encode
    require(encode(va := game.view(a, seat)) == encode(vb := game.view(b, seat)), "the views are the same", va, vb)
    require(game.result(a) == game.result(b), "the results are the same", game.result(a), game.result(b))
    if seat is not None:
        require(_orders(game, a, seat) == _orders(game, b, seat), "the same may be ordered", seat)
    asked = seat is not None and seat in to_move(a)
    require(asked == (seat in to_move(b)), "a seat is asked in both worlds", a.ask, b.ask)
    if seat is None or not asked:
        return
    one, other = Question(a, seat), Question(b, seat)
    require(encode(qa := one.sheet()) == encode(qb := other.sheet()), "the questions are the same", qa, qb)
    for words in _slips([one.sample(randbelow)], vocabulary, randbelow, 2):
        errors = _refusal(game, a, seat, words), _refusal(game, b, seat, words)
        require(errors[0] == errors[1], "the refusals are the same", words, *errors)


def _orders(game: Game[S, V, Opt], s: S, seat: Seat) -> object:
    form = game.may_order(s, seat)
    return form and compile_form(form)


def _differing(a: Facts, b: Facts, seat: Seat | None) -> Disclosure | None:
    """The first secret that the worlds disclose differently. All facts before it are the same."""
    for one, other in zip_longest(*([fact for fact in facts if fact.heard_by(seat)] for facts in (a, b))):
        if one != other:
            secrets = [fact for fact in (one, other) if isinstance(fact, Disclosure)]
            alike = len(secrets) == 2 and len({(type(fact), fact.of, fact.to) for fact in secrets}) == 1
            require(alike, "the facts are the same", one, other)
            return secrets[0]
    return None


def _pick(choices: Sequence[T], randbelow: RandBelow) -> T:
    return choices[randbelow(len(choices))]
