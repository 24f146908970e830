"""Editions that contradict known facts about the printed game: accepted, with a warning."""

import pytest

from plancia.games.warlords.edition.doubts import doubts
from plancia.games.warlords.edition.loading import pack
from plancia.locale import flaw, messages


def test_nothing_of_our_own_is_doubted() -> None:
    """The built-in data agree with everything that is known."""
    assert doubts("") == []


@pytest.mark.parametrize(
    ("toml", "doubt"),
    [
        ("[mercenaries.M07]\ninfantry = 4", "mercenaries.M07: a mercenary has 2 or 3 units, not 4"),
        ("[mercenaries.M07]\nactions = ['recon']", "mercenaries.M07: a mercenary has 2 or 3 actions, not 1"),
        ("[sectors.rohn]\nname = 'Sirion'", "sectors: one of them is called “Rohn”"),
        ("[reputation.3]\nslot = 1", "reputation: the marker at place 1 counts for 2 steps, not 3"),
        (
            "[planet_track.2]\nmajority = 5\n[planet_track.3]\nmajority = 6\n[planet_track.4]\nmajority = 7",
            "planet_track.2: the majority is worth 4 power here, not 5",
        ),
        ("[planet_track.4]\ndeploy = 3", "planet_track.4: deploying is worth 2 power here, not 3"),
    ],
)
def test_contradictions_are_reported(toml: str, doubt: str) -> None:
    """Such an edition can be played: owners of the game know better."""
    assert doubt in [flaw(messages("en"), found) for found in doubts(pack(toml))]


def test_other_kinds_of_units_count_too() -> None:
    """A mercenary may give a tank instead of infantry, and a short track has no third position."""
    assert doubts(pack("[mercenaries.M07]\ninfantry = 1\ntank = 1")) == []
    short = "[planet_track]\n2 = false\n3 = false\n4 = false\n[planet_track.1]\ndeploy = 2\nmajority = 3"
    assert doubts(pack(short)) == []
