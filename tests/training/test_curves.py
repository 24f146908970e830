"""The logs of training as a picture."""

from pathlib import Path

from training.curves import main, picture

ROOT = Path(__file__).parents[2]
LOGS = [str(ROOT / "training" / "logs" / f"run-{number}.csv") for number in (2, 3)]


def test_the_picture_in_the_documentation_is_that_of_the_logs(tmp_path: Path) -> None:
    file = tmp_path / "training.svg"
    main([*LOGS, "--into", str(file)])
    assert file.read_text("utf-8") == (ROOT / "docs" / "images" / "training.svg").read_text("utf-8")


def test_a_lower_loss_is_drawn_further_down() -> None:
    """The vertical axis of an SVG points downwards."""
    drawn = picture({"evaluation": [(0.0, 0.9), (50.0, 0.9)], "unseen": [(0.0, 0.9), (50.0, 0.7)]})
    assert 'points="50.0,20.0 630.0,20.0"' in drawn
    assert 'points="50.0,20.0 630.0,260.0"' in drawn
