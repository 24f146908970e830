"""The logs of training as a picture."""

from pathlib import Path

import pytest

from training.curves import main, picture, read

ROOT = Path(__file__).parents[2]
PICTURES = [("training", (2, 3)), ("training-search", (4, 5, 6))]


def log_of(run: int) -> Path:
    return ROOT / "training" / "logs" / f"run-{run}.csv"


@pytest.mark.parametrize(("name", "runs"), PICTURES)
def test_the_pictures_in_the_documentation_are_those_of_the_logs(
    name: str, runs: tuple[int, ...], tmp_path: Path
) -> None:
    """Drawn again, they are the same."""
    file = tmp_path / "training.svg"
    main([*map(str, map(log_of, runs)), "--into", str(file)])
    assert file.read_text("utf-8") == (ROOT / "docs" / "images" / f"{name}.svg").read_text("utf-8")


def test_games_are_counted_through_all_runs() -> None:
    """Run 3 continues the count of run 2; run 5 starts with a network and counts its own games."""
    last, _ = read([log_of(2), log_of(3)])["unseen"][-1]
    assert last == 230.344
    last, _ = read([log_of(4), log_of(5)])["unseen"][-1]
    assert last == 44.22


def test_a_lower_loss_is_drawn_further_down() -> None:
    """The vertical axis of an SVG points downwards."""
    drawn = picture({"evaluation": [(0.0, 0.9), (50.0, 0.9)], "unseen": [(0.0, 0.9), (50.0, 0.7)]})
    assert 'points="50.0,20.0 630.0,20.0"' in drawn
    assert 'points="50.0,20.0 630.0,260.0"' in drawn
