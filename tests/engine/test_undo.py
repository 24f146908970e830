"""May an answer be undone? It depends on what has happened since."""

from __future__ import annotations

import pytest

from plancia.engine import CHANCE, Decision, Fact, Undo, undo
from tests.engine.toy import FruitShown, OfferOpened

PUBLIC = Fact()
OWN = OfferOpened(of=0, coins=1)
ANOTHERS = OfferOpened(of=1, coins=1)
ANOTHERS_SHOWN_TO_A_THIRD = OfferOpened(of=1, to=(2,), coins=1)
DRAWN = FruitShown(of=CHANCE, fruit="plum")
DRAWN_BY_ANOTHER = FruitShown(of=CHANCE, to=(1,), fruit="plum")


@pytest.mark.parametrize(
    ("since", "may"),
    [
        ([Decision(0, ())], Undo.FREE),
        ([Decision(0, (PUBLIC,))], Undo.FREE),
        ([Decision(0, (OWN,))], Undo.FREE),
        ([Decision(0, ()), Decision(0, (PUBLIC,))], Undo.FREE),
        ([Decision(0, (DRAWN,))], Undo.CONSENT),
        ([Decision(0, (DRAWN_BY_ANOTHER,))], Undo.CONSENT),
        ([Decision(0, ()), Decision(CHANCE, ())], Undo.CONSENT),
        ([Decision(0, ()), Decision(1, ())], Undo.CONSENT),
        ([Decision(0, ()), Decision(1, (OWN,))], Undo.CONSENT),
        ([Decision(0, (ANOTHERS,))], Undo.IMPOSSIBLE),
        ([Decision(0, (ANOTHERS_SHOWN_TO_A_THIRD,))], Undo.IMPOSSIBLE),
        ([Decision(0, ()), Decision(1, (ANOTHERS,))], Undo.IMPOSSIBLE),
        ([Decision(0, (DRAWN,)), Decision(CHANCE, ()), Decision(1, (OWN, ANOTHERS))], Undo.IMPOSSIBLE),
    ],
)
def test_an_answer_may_be_taken_back_while_nobody_has_learned_anything(since: list[Decision], may: Undo) -> None:
    """Freely if only the seat's own secrets were disclosed; with consent after a draw or a decision of another seat;
    never once another seat's secret was shown.
    """
    assert undo(0, since) is may


def test_a_fact_is_heard_by_its_audience() -> None:
    """For everybody if it has no audience; spectators get only facts for everybody."""
    assert [PUBLIC.heard_by(seat) for seat in (0, 1, None)] == [True, True, True]
    assert [DRAWN_BY_ANOTHER.heard_by(seat) for seat in (0, 1, None)] == [False, True, False]
