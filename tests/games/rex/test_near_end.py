"""Announcements before somebody wins. Chapter 14."""

from plancia.engine import NearEnd
from plancia.games.rex import GAME, State
from tests.games.rex.table import position
from tests.games.rex.test_victory import EIGHT


def near(s: State) -> tuple[NearEnd, ...]:
    return GAME.near_end(GAME.view(s, None))


def test_two_strongholds_alone_are_announced() -> None:
    """One more wins; with three the victory is near unless somebody takes one. §14.2"""
    assert near(position(units={"letnev": "NAV 1"})) == ()
    two = position(units={"letnev": "NAV 1, CIV 1"})
    assert near(two) == (NearEnd("strongholds", (3,), {"held": 2, "needed": 3}),)
    three = position(units={"letnev": "NAV 1, CIV 1, ADI 1"})
    assert near(three) == (NearEnd("strongholds_held", (3,), {"held": 3, "needed": 3}),)


def test_allies_count_their_strongholds_together() -> None:
    """Two allies with three are one short, although three would be enough for one player. §14.3"""
    table = position(units={"letnev": "NAV 1, CIV 1", "sol": "PAL 1"}, alliances="letnev sol")
    assert near(table) == (NearEnd("strongholds", (1, 3), {"held": 3, "needed": 4}),)


def test_a_contested_stronghold_counts_for_nobody() -> None:
    """Only a player who is alone there with face-up units controls a space. §2.4"""
    assert near(position(units={"letnev": "NAV 1, CIV 1", "hacan": "CIV 1"})) == ()


def test_the_last_round_names_who_would_win() -> None:
    """Sol's goal comes first, then that of the Hacan, then most strongholds. §14.4 §14.5"""
    (sol,) = near(position(units={"sol": "PAL 1"}, placements=EIGHT))
    assert (sol.code, sol.seats) == ("last_round", (1,))
    (hacan,) = near(position(units={"letnev": "PAL 1"}, placements=EIGHT))
    assert hacan.seats == (4,)
    (most,) = near(position("letnev lazax xxcha", units={"letnev": "PAL 1"}, placements=EIGHT))
    assert most.seats == (0,)


def test_a_prediction_is_never_hinted_at() -> None:
    """The Xxcha's prediction changes nothing, not even for the Xxcha. §23.2"""
    plain, predicted = (
        position(units={"letnev": "NAV 1, CIV 1"}, prediction=prediction) for prediction in (("", 0), ("letnev", 1))
    )
    assert GAME.near_end(GAME.view(predicted, 5)) == near(plain)
