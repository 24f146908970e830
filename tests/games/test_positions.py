"""Positions from outside: any word is rejected with a reason, or the game can be played from there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from plancia.engine import awaited
from plancia.games import game
from plancia.games.positions import PositionError
from plancia.games.rex.edition.box import RACES, box
from plancia.games.rex.game import composed
from plancia.games.tigris import notation as tigris

TIGRIS = (
    "..........R*...../.R*.............R*/.....R*........../................/.............R*../................/"
    "........R*......./.R*............../..............R*./##...R*........../##........R*....."
)
DOCS = Path(__file__).parent.parent.parent / "docs"
POSITIONS = {
    "tigris": f"{TIGRIS} seats=2 turn=0:2 hands=RRBGKK/RBBGGK monuments=red-green@a10",
    "rex": (
        "races=sol,lazax,xxcha,hacan fleet=6 units=PAL.SO7,EMB.SO3,HOL.LA2/1,COU.XX0/2 lying=TAR6 influence=3/10/5/2"
        " casualties=0/4/0/0 mechanized_casualties=1 dead=fleet-admiral placements=TAR-INT alliances=0+3"
        " hands=bio-suit/energy-rifle,informant// prediction=sol:3 phase=recruitment"
    ),
    "warlords": (
        "Y0i.B1it.W/?.?/?.?/?.?/G.R/?.?/?.?/?.?/P.Y seats=2 turn=0:actions rows=M29/M01 played=M29 ships=core/dorn"
        " bases=3.1.2:1.1.0/1.0.0 hands=M02/M30 power=3/1 reputation=2/0"
    ),
}
NUMBERS = "-1 -4 0 1 2 3 7 19 99 999999999 999999999999999999999999999999 1.5 x ٣ 1_0"
LISTS = "3/1 0/0/0/0 -1/-1 9/9 1.1.1.1/2.2.2.2 0.0.0.0.0.0 -1.0.0.0 9.9.9.9.9.9 a/b // / 1/2/3/900 -3/0/0/0"
WORDS = "foo p11 a1 e5,e5 core core1.core1/ sol sol:9 sol:0 xxcha:3 M01 M40.M40/M40 M99/ PAL PAL.SO3/2 QQQ9 TAR-9 a,b"
MARKS = "@ a@b red-blue@p11 red-blue@a1,red-blue@b1 M01@9 M01@1 M01@0 tactical_drop@core/ { [] [[],null,[]] foo@PAL"
MORE = "0:9 9:1 0:hire 1: : 0+1 0+0 0+9 -1+0 1+2,2+3 yes/no RR-x/ RR-1/ R-9/R-0 reputation last_card bag treasures"
VALUES = ("", *" ".join((NUMBERS, LISTS, WORDS, MARKS, MORE)).split())
JARGON = ("literal for int", "unpack", "dictionary", "zip()", "argument")  # of Python, not of the game
READERS = {"tigris": "notation", "rex": "notation", "warlords": "reading"}
CASES = [
    (name, key) for name, reader in READERS.items() for key in import_module(f"plancia.games.{name}.{reader}").KEYS
]


def with_word(text: str, key: str, value: str) -> str:
    """The position with this word replaced."""
    return " ".join([word for word in text.split() if not word.startswith(f"{key}=")] + [f"{key}={value}"])


def play_on(name: str, s: Any, seed: str) -> None:
    """A few random decisions: an accepted position breaks nothing."""
    rules, random = game(name), Random(seed)
    for _ in range(12):
        if not (seats := rules.to_move(s)):
            assert rules.result(s) is not None
            return
        seat = seats[random.randrange(len(seats))]
        rules.view(s, None)
        s, _ = rules.apply(s, seat, rules.question(s, seat).sample(random.randrange), s.asked)
    assert awaited(s) or rules.result(s)


@pytest.mark.parametrize(("name", "key"), CASES)
def test_any_word_is_refused_or_can_be_played_on(name: str, key: str) -> None:
    """No value of any word crashes the reader or the game."""
    position = game(name).position
    for value in VALUES:
        try:
            s = position(with_word(POSITIONS[name], key, value))
        except PositionError as error:
            reason = str(error)
        else:
            reason = "let in"
            game(name).check(s, s.options, s.seats)
            play_on(name, s, f"{key}={value}")
        assert reason
        assert not any(jargon in reason for jargon in JARGON), (value, reason)


WRONG = [
    ("catastrophes=3/1", "seat 0 has 3 catastrophes left; each player has 2 (3.3)"),
    ("catastrophes=-1/2", "seat 0 has -1 catastrophes left"),
    ("quiet=-4", "-4 turns in a row without a tile (17.11)"),
    ("quiet=20 options=stall_guard", "20 turns in a row without a tile (17.11)"),
    ("asked=-3", "-3 questions cannot have been asked"),
    ("dead=p11", "p11 is not the top left cell of a square that can be offered (10.1)"),
    ("dead=z9", "there is no cell 'z9'"),
    ("over=foo", "one of treasures, bag, stalled is needed"),
    ("over=bag turn=0:2", "turn=0:2 cannot be read: a whole number is needed"),
    ("over=bag turn=5", "it cannot be the turn of seat 5: there are 2 seats"),
    ("turn=0:3", "a seat, a colon, and one or two actions left"),
    ("flow={", "flow={ cannot be read"),
    ("flow=[[],null,[]]", "a game that is over has a reason and no procedures"),
    ("monuments=red-green", "'red-green' needs two parts with @ between them"),
    ("monuments=red-green@a10,red-green@a10", "red-green is given twice"),
    ("monuments=red-green@a9", "face-down tiles are under monuments"),
    ("proofs=RR/", "'RR' is not tiles, a dash and a number"),
]


@pytest.mark.parametrize(("words", "reason"), WRONG)
def test_nonsense_in_tigris_is_named(words: str, reason: str) -> None:
    """The reason says what is wrong, in terms of the game."""
    text = POSITIONS["tigris"].replace(" turn=0:2", "") if "turn=" in words else POSITIONS["tigris"]
    text = text.replace(" monuments=red-green@a10", "") if "monuments=" in words else text
    text = text.replace(" turn=0:2", "") if words.startswith("flow=") else text
    with pytest.raises(PositionError) as error:
        tigris.position(f"{text} {words}")
    assert reason in str(error.value)


def test_all_errors_are_reported_at_once() -> None:
    """Nobody has to correct a position error by error."""
    with pytest.raises(PositionError) as error:
        tigris.position(f"{POSITIONS['tigris']} catastrophes=3/1 quiet=-4 asked=-3 dead=p11")
    assert len(error.value.faults) == 4


@pytest.mark.parametrize(
    ("monument", "bag"),
    [
        ("red-green", (40, 33, 27, 27)),  # of the two colours of a monument, the one with more tiles left
        ("green-black", (44, 33, 23, 27)),
        ("blue-black", (44, 33, 27, 23)),  # on land no farms can lie under it
    ],
)
def test_tiles_under_a_monument_are_not_in_the_bag(monument: str, bag: tuple[int, ...]) -> None:
    """Without `bag=` the bag has all other tiles; a monument is on four tiles of one of its colours."""
    s = tigris.position(f"{TIGRIS} seats=2 turn=0:2 hands=RRBGKK/RBBGGK monuments={monument}@a10")
    assert s.bag == bag
    assert sum(s.bag) + 12 + 10 + 4 == 153


PAGES = {"tigris": "notation.md", "rex": "notation-rex.md", "warlords": "notation-warlords.md"}


@pytest.mark.parametrize("name", PAGES)
def test_every_word_of_a_position_is_documented(name: str) -> None:
    """The page of a game lists the words that its reader knows, and no others."""
    page = (DOCS / PAGES[name]).read_text("utf-8")
    table = page[page.index("## Positions") :]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    keys = {key for name_, key in CASES if name_ == name}
    assert set(re.findall(r"`(\w+)=", " ".join(rows))) == keys


def test_the_answers_on_the_page_of_rex_are_answers() -> None:
    """Every answer in its table begins with a word of some question of the game, or names a component."""
    page = (DOCS / PAGES["rex"]).read_text("utf-8")
    table = page[page.index("## Actions") : page.index("## Positions")]
    rows = [line.split("|")[2] for line in table.splitlines() if line.startswith("|")][2:]
    first = {answer.split()[0] for row in rows for answer in re.findall(r"`([^`]+)`", row)}
    asks, things = composed(tuple(RACES), True).asks, box("")
    verbs = {verb for ask in asks for verb in ask.VERBS}
    known = {*things.ids, *things.races, *things.race_of, *things.copies, *things.placements}
    assert first - verbs - known - {"play", "pass", "no", "yes", "always", "keep", "discard"} == {"2", "3", "4", "7"}
