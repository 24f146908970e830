"""The network sees what a view contains, and has the same output as its copy in numpy."""

from hashlib import sha256
from random import Random

import pytest

from plancia.bots.evaluation.tigris.weights import numbers
from plancia.bots.monte_carlo import learned
from plancia.engine import CHANCE
from plancia.games.tigris import GAME, State
from plancia.native.library import missing
from plancia.native.network import WHOLE, features, hint, judge
from plancia.native.search import search
from tests.games.tigris.table import position
from tests.native.pool import RECORDS, pool, states
from tests.native.test_search import tuned
from training.inference import Inference
from training.library import weights

native = pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
MOST = 2_500_000  # bytes: it is part of every wheel
# Of the logits in a recorded game. They are integers, so no machine may find others. A new network has a new one.
GOLDEN = "79649e9e93487b1f"


def some() -> tuple[State, ...]:
    """Positions in which a player decides, with two to four players."""
    found = [s for s in pool() if GAME.to_move(s) and GAME.to_move(s)[0] != CHANCE]
    assert {s.seats for s in found} == {2, 3, 4}
    return tuple(found[::3])


@native
def test_numpy_finds_the_same() -> None:
    """The same logits from the same features; the shares of victory agree, and add up to one."""
    reference = Inference(learned())
    for s in some():
        values = numbers(tuned(s.seats))
        for seat in range(s.seats):
            present, found = features(s, seat), judge(s, seat, values, learned())
            assert len(set(present)) == len(present)
            assert list(found.logits) == reference.logits(present)[: s.seats], GAME.position_text(s)
            assert sum(found.shares) == pytest.approx(WHOLE, abs=8)
            expected = reference.shares(present, s.seats, hint(s, seat, values))
            assert [share / WHOLE for share in found.shares] == pytest.approx(expected, abs=2e-3)


@native
def test_equal_views_give_equal_features() -> None:
    """What a seat cannot know makes no difference to the network, nor to its input from the evaluation."""
    randbelow, different = Random(1).randrange, 0
    for s in some():
        for seat in range(s.seats):
            twin = GAME.imagine(GAME.view(s, seat), randbelow)
            values = numbers(tuned(s.seats))
            different += twin.hands != s.hands
            assert features(twin, seat) == features(s, seat), GAME.position_text(s)
            assert hint(twin, seat, values) == hint(s, seat, values)
    assert different > 100


@native
def test_it_sees_its_own_hand() -> None:
    """Features that never change would be equal for equal views too."""
    one, other = (position("K7,2; K0@6,2", seats=2, hands={0: hand}) for hand in ("RRRRRK", "RRRRKK"))
    assert features(one, 0) != features(other, 0)


@native
def test_a_network_of_another_shape_is_refused() -> None:
    s = position("K7,2; K0@6,2", seats=2)
    with pytest.raises(ValueError, match="a network of 4 bytes, not"):
        judge(s, 0, numbers(tuned(2)), b"1234")
    with pytest.raises(ValueError, match="a network of 4 bytes, not"):
        search([s], numbers(tuned(2)), 1, 10, network=b"1234")
    with pytest.raises(ValueError, match="network of"):
        Inference(learned() + b"1")


@native
def test_every_machine_finds_the_same_logits() -> None:
    found = [
        judge(s, seat, numbers(tuned(s.seats)), learned()).logits for s in states(RECORDS[0])[::9] for seat in (0, 1)
    ]
    assert sha256(repr(found).encode()).hexdigest()[:16] == GOLDEN


def test_the_network_is_small() -> None:
    assert len(learned()) <= MOST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_training_has_the_weights_of_the_bots(seats: int) -> None:
    """It reads them without importing the package, which needs more than a machine that trains may have."""
    assert weights(seats) == numbers(tuned(seats))
