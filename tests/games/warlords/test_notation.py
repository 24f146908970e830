"""Positions as text, and impossible positions."""

from random import Random

import pytest

from plancia.games.positions import PositionError
from plancia.games.warlords import GAME, Options
from plancia.games.warlords.notation import position, position_text
from tests.games.warlords.lively import play
from tests.games.warlords.table import galaxy

BOARD = galaxy(2, {})


def test_a_position_written_by_hand_is_short() -> None:
    """Missing words are as at the start: other units are in reserve, other cards in the deck."""
    s = position(f"{BOARD} turn=1:hire rows=/M01 played=M01 hands=M02/M03 bases=1.0.0/2.3.2:1.0.0")
    assert s.active == 1
    assert s.bases[0].reserve == (19, 3, 2)
    assert s.bases[1].reserve == (17, 0, 0)
    assert len(s.deck) == 27
    assert position(position_text(s)) == s


def test_every_state_of_a_game_can_be_written() -> None:
    """A state that is written and read back is the same, even in the middle of an invasion."""
    for seats in (2, 3, 4):

        def same(before: object, s: object, facts: object) -> None:
            assert position(position_text(s)) == s  # type: ignore[arg-type]  # a State

        play(Options(), seats, Random(f"written {seats}"), same)


WRONG = [
    ("Y.B.W", "9 sectors"),
    (BOARD.replace("Y.B.W", "Y.B"), "core has 3 planets"),
    (BOARD.replace("Y.B.W", "Y.B.Z"), "is not a planet"),
    (BOARD.replace("Y.B.W", "Y7i.B.W"), "no seat 7"),
    (f"{BOARD} seats=5", "two, three or four"),
    (f"{BOARD} planes=3", "is not one of"),
    (f"{BOARD} power=1/2 power=1/2", "given twice"),
    (f"{BOARD} power=1", "one for each of 2 seats"),
    (f"{BOARD} turn=3", "a seat, and after a colon"),
    (f"{BOARD} turn=0:lunch", "a seat, and after a colon"),
    (f"{BOARD} options=easy", "options are"),
    (f"{BOARD} tokens=drone@core/", "tokens are"),
    (f"{BOARD} ships=mars/core", "cannot be read"),
    (f"{BOARD} support=bribe/", "support cards are"),
    (f"{BOARD} flow=[]", "flow=.* cannot be read"),
    (f"{BOARD} rows=M01+M02/", "cards separated by"),
    (f"{BOARD} hands=M01/M01", "M01 is there 2 times"),
    (f"{BOARD} hands=M06/", "M06 is there 1 times"),  # not a card for two players
    (f"{BOARD} bases=21.0.0/0.0.0", "negative number of units"),
    (f"{BOARD} rows=M01*M05/", "not on a circle"),
    (f"{BOARD} ships=dorn/dorn", "more than 1 ships"),
    (f"{BOARD} tokens=tactical_drop@rohn.tactical_invade@rohn/", "two recon tokens"),
    (f"{BOARD} abilities=covert_ops.covert_ops/", "used an ability twice"),
    (f"{BOARD} market=M01.M02.M03.M04.M05", "the market has 4 places"),
    (f"{BOARD} shown=M01@1", "none of the hands where it was seen"),
    (f"{BOARD} given=M01/ market=M01.M02.M03.M04", "still counts as unseen"),
    (f"{BOARD} track=5.0.0.0.0.0", "off its track"),
    (f"{BOARD} reputation=11/0", "off the track"),
    (f"{BOARD} power=-1/0", "never falls"),
    (f"{BOARD} markers=support.support.recon.recon.bombard", "there are 1 markers support"),
    (f"{BOARD} markers=support", "5 action markers"),
    (f"{BOARD} pool=0.0.0.0.0.0", "planets, but there are at least two"),
    (f"{BOARD} discards=blockade.blockade.blockade.blockade", "support cards blockade"),
    (f"{BOARD} taken=M01", "only in a Subterfuge"),
    (f"{BOARD} played=M01", "is not in the row"),
    (f"{BOARD} played=M99", "played=M99 cannot be read"),
    (f"{BOARD} rows=M99/", "no mercenary M99"),
    (f"{BOARD} track=1.2", "6 numbers, separated by dots"),
    (f"{BOARD} bases=1.2/0.0.0", "3 numbers, separated by dots"),
    (f"{BOARD} answered=7", "no seat 7"),
    (f"{BOARD} proved=no/", "yes, or nothing"),
    (f"{BOARD} acted=perhaps", "yes, or nothing"),
    (f"{BOARD} blind=2/0", "more cards drawn unseen"),
    (f"{BOARD} last=9", "9 turns are left"),
    (f"{BOARD} last=-1", "-1 turns are left"),
    (f"{BOARD} ending=boredom", "one of"),
    (f"{BOARD} over=boredom", "one of"),
    (f"{BOARD} asked=-1", "-1 questions"),
    (f"{BOARD} turn=0.5", "a seat, and after a colon"),
    (f"{BOARD} scouted=mars1/", "'mars1' is not a planet"),
    (f"{BOARD} shown=M01", "two parts with @"),
    (f"{BOARD} flow=[[],null,[]]", "there are no procedures"),
]


@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_a_wrong_position_is_refused(text: str, reason: str) -> None:
    """The error has the wrong word, or the rule that is broken."""
    with pytest.raises(PositionError, match=reason):
        position(text)


def test_a_game_continues_only_from_a_possible_position() -> None:
    """A position from outside is checked against options, seats and all conditions."""
    s = position(f"{BOARD} turn=0 hands=M01/M02")
    GAME.check(s, Options(), 2)
    with pytest.raises(ValueError, match="other options"):
        GAME.check(s, Options(free_support=True), 2)


def test_a_table_as_text() -> None:
    """A few lines show what everybody sees, and all hands."""
    text = str(
        position(
            f"{galaxy(2, {'core': 'Y0ii.B.W1t'})} turn=1:hire rows=/M01 played=M01 hands=M02/M03 bases=1.0.0/0.0.0"
        )
    )
    assert "core    Y0ii B W1t" in text
    assert "*1: 0/0" in text
    assert text.endswith("0: M02\n1: M03")
