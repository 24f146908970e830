"""Positions as one line of text, and actions in notation."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest
from msgspec.structs import replace

from plancia.engine import Question, notation
from plancia.games.positions import PositionError
from plancia.games.rex import GAME, Options, State
from plancia.games.rex.notation import position, position_text
from tests.games.rex import table
from tests.games.rex.lively import OPTIONS, play

LINE = (
    "races=sol,lazax,xxcha fleet=6 units=PAL.SO7,EMB.SO3,HOL.LA2/1,COU.XX0/2 lying=TAR6 influence=3/10/5"
    " casualties=0/4/0 mechanized_casualties=1 dead=fleet-admiral placements=TAR-INT"
    " hands=bio-suit/energy-rifle,informant/ prediction=sol:3 phase=recruitment"
)


@pytest.mark.parametrize("seats", GAME.SEATS)
def test_every_position_can_be_written_down_and_read_again(seats: int) -> None:
    """At any moment, even in the middle of a battle, a ceasefire or an auction."""
    steps = count()

    def check(before: State, s: State, facts: object) -> None:
        if next(steps) % 11 == 0:
            text = position_text(s)
            assert "\n" not in text
            assert position(text) == s
            GAME.check(s, s.options, s.seats)

    for options in OPTIONS:
        play(options, seats, Random(f"notation {seats} {options}"), check)


def test_a_position_is_written_as_one_would_say_it() -> None:
    """Races, fleet, groups, influence, cards; it starts with its phase."""
    s = position(LINE)
    assert s.group(1, s.box.at["HOL"]) == (2, 1)
    assert s.face_down[s.box.at["COU"]] == 2
    assert s.reserve == (10, 13, 18)
    assert type(s.ask).__name__ == "Recruit"
    assert "units=HOL.LA2/1,PAL.SO7,EMB.SO3,COU.XX0/2" in position_text(s)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("races=sol,lazax", "three to six"),
        ("races=sol,lazax,winnu", "no race 'winnu'"),
        ("races=sol,lazax,xxcha races=sol,lazax,xxcha", "given twice"),
        ("races=sol,lazax,xxcha colour=red", "is not one of"),
        ("races=sol,lazax,xxcha units=PAL.HA3", "cannot be read"),
        ("races=sol,lazax,xxcha units=PAL.SO3/2", "one kind of units"),
        ("races=sol,lazax,xxcha units=ROM.SO3", "cannot be read"),
        ("races=sol,lazax,xxcha units=PAL.SO25", "the sol have"),
        ("races=sol,lazax,xxcha lying=TAR", "a space and an amount"),
        ("races=sol,lazax,xxcha influence=1/2", "3 seats, separated by /"),
        ("races=sol,lazax,xxcha influence=1/2/900", "a negative amount of influence"),
        ("races=sol,lazax,xxcha hands=excuse//", "a card that does not exist"),
        ("races=sol,lazax,xxcha hands=hylar-iii,hylar-iii//", "too many copies"),
        ("races=sol,lazax,xxcha units=MPS.SO3", "demolished"),
        ("races=sol,lazax,xxcha,hacan units=PAL.SO3,PAL.LA2 alliances=0+1", "allies share PAL"),
        ("races=sol,lazax,xxcha alliances=0+1", "wrong size"),
        ("races=sol,lazax,xxcha phase=tea", "phases are"),
        ("races=sol,lazax,xxcha first=3", "seat 3 cannot be first"),
        ("races=sol,lazax,xxcha fleet=-1", "no sector -1"),
        ("races=sol,lazax,xxcha shield=ROM", "no space 'ROM'"),
        ("races=sol,lazax,xxcha,hacan alliances=0+7", "a player who does not exist"),
        ("races=sol,lazax,xxcha prediction=sol:9", "a round up to 8"),
        ("races=sol,lazax,xxcha prediction=hacan:3", "another race of this table"),
        ("races=sol,lazax,xxcha dead=nobody", "no race at this table has a leader 'nobody'"),
        ("races=sol,lazax,xxcha fought=fleet-admiral@ROM", "no space 'ROM'"),
        ("races=sol,lazax,xxcha casualties=0/0/-2", "negative number of units"),
        ("races=sol,lazax,xxcha mechanized_casualties=-1", "a negative number of mechanized units"),
        ("races=sol,lazax,xxcha mechanized_casualties=3", "more mechanized units than units"),
        ("races=sol,lazax,xxcha betrayals=path-of-peace//", "a different card for each seat"),
        ('races=sol,lazax,xxcha options={"betrayal":true}', "a different card for each seat"),
        ("races=sol,lazax,xxcha more={", "more= cannot be read"),
        ('races=sol,lazax,xxcha more={"luck":1}', "there is no 'luck'"),
        ('races=sol,lazax,xxcha more={"stack":[{"type":"Match","at":"tea"}]}', "has no step 'tea'"),
        ('races=sol,lazax,xxcha more={"pool":3}', "influence in all"),
        ("options={} seats=4", "races= is needed"),
        ("nonsense", "is not one of"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(text: str, reason: str) -> None:
    """The wrong word, or the rule it breaks."""
    with pytest.raises(PositionError, match=reason):
        position(text)


def test_a_saved_table_is_taken_only_with_its_options_and_seats() -> None:
    """And only if writing and reading it changes nothing."""
    s = table.phase(table.position("sol lazax xxcha"), "bidding").s
    GAME.check(s, s.options, 3)
    with pytest.raises(ValueError, match="other options or seats"):
        GAME.check(s, Options(), 3)
    with pytest.raises(ValueError, match="influence"):
        GAME.check(replace(s, pool=7), s.options, 3)


def test_an_answer_is_its_own_notation() -> None:
    """An answer is its own notation, and can be completed word by word."""
    at = table.quiet(table.phase(table.position("sol hacan letnev", units={"sol": "PAL 3"}), "manoeuvre"))
    form = Question(at.s, 0)
    assert notation(form.parse("MOVE pal cou 2")) == "move PAL COU 2"
    assert "COU" in form.complete("move PAL C")
