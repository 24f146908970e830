"""The benchmark of the native rules: what is measured and reported. No time is asserted, and no peer is run."""

import pytest

from bench import native
from bench.__main__ import main
from plancia.native.library import missing


@pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
@pytest.mark.parametrize("seats", [2, 4])
def test_our_engines_are_measured(seats: int) -> None:
    """Whole games, batches with and without masks: each plays at least a few games."""
    assert native.random_play(seats, 0) > 0
    assert native.batch(seats, evenly=False, with_masks=False, seconds=0) > 0
    assert native.batch(seats, evenly=True, with_masks=True, seconds=0) > 0


def test_the_report_gives_ratios_round_by_round_and_names_missed_targets() -> None:
    """A target is met or missed; without a peer it is not measured."""
    speeds = {native.RANDOM_PLAY: [3e6, 1e6, 2e6], native.BATCH: [9e5, 3e5, 6e5], native.CATANATRON: [3e4, 1e4, 2e4]}
    text = native.report(2, speeds)
    assert "✓ inside the library, decisions/s: 2,000,000.0, target ≥ 1,000,000" in text
    assert "✓ batch, from Python, beside Catanatron, ×: 30.0, target ≥ 20" in text
    assert "– not measured: beside OpenSpiel hearts" in text
    slow = native.report(2, {native.RANDOM_PLAY: [9e5], native.BATCH: [1e5], native.HEARTS: [1e5]})
    assert "✗ missed inside the library, decisions/s: 900,000.0, target ≥ 1,000,000" in slow
    assert "✗ missed batch, from Python, beside OpenSpiel hearts, ×: 1.0, target ≥ 5" in slow


def test_rounds_alternate() -> None:
    """The order of the engines is reversed every other round, to be fair."""
    order = []

    def engine(name: str) -> native.Measure:
        def measured(seconds: float) -> float:
            order.append(name)
            return 1.0

        return measured

    native.measure({"a": engine("a"), "b": engine("b")}, rounds=2, seconds=0)
    assert order == ["a", "b", "b", "a"]


def test_it_has_its_own_help(capsys: pytest.CaptureFixture[str]) -> None:
    """`python -m bench native --help` explains its own options."""
    with pytest.raises(SystemExit):
        main(["native", "--help"])
    assert "python -m bench native" in capsys.readouterr().out
