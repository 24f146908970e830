"""What is known about the printed game beyond its rulebook, or only from an example in it.

An edition that contradicts it can be played, with a warning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TypeAlias

from plancia.engine import Flaw
from plancia.games.editions import flaw
from plancia.games.warlords.edition.components import Edition
from plancia.games.warlords.edition.loading import edition

Check: TypeAlias = Callable[[Edition], Iterator[Flaw]]

FEW = range(2, 4)  # units and actions of a mercenary
NAMES = ("The Core", "Ultara", "Hiran", "Rohn")  # of sectors; the other five are ours
STEPS = 2  # on the reputation track, for each marker
MAJORITY = 4  # after two planets of a type were revealed
LAST_DEPLOYMENT = 2  # at the end of the track


def doubts(text: str) -> list[Flaw]:
    """Where an edition, given as its text, contradicts what is known; empty if it does not."""
    return [doubt for check in DOUBTS for doubt in check(edition(text))]


def few_units(e: Edition) -> Iterator[Flaw]:
    """Every mercenary gives two or three units."""
    for name, card in e.mercenaries.items():
        if (found := card.infantry + card.tank + card.aircraft) not in FEW:
            yield flaw(f"mercenaries.{name}", "known_units", first=FEW[0], last=FEW[-1], found=found)


def few_actions(e: Edition) -> Iterator[Flaw]:
    """Every mercenary has two or three actions. §1.9"""
    for name, card in e.mercenaries.items():
        if len(card.actions) not in FEW:
            yield flaw(f"mercenaries.{name}", "known_actions", first=FEW[0], last=FEW[-1], found=len(card.actions))


def known_names(e: Edition) -> Iterator[Flaw]:
    """Four names of sectors."""
    found = {sector.name for sector in e.sectors.values()}
    yield from (flaw("sectors", "known_name", name=name) for name in NAMES if name not in found)


def two_steps_a_marker(e: Edition) -> Iterator[Flaw]:
    """A marker counts for two steps. §13.1"""
    for place, found in Counter(space.slot for space in e.reputation).items():
        if found != STEPS:
            yield flaw("reputation", "known_steps", place=place, steps=STEPS, found=found)


def values_of_examples(e: Edition) -> Iterator[Flaw]:
    """Two values of the planet track. §2.6"""
    last = len(e.track) - 1
    if last >= 2 and (found := e.track[2].majority) != MAJORITY:
        yield flaw("planet_track.2", "known_majority", power=MAJORITY, found=found)
    if (found := e.track[last].deploy) != LAST_DEPLOYMENT:
        yield flaw(f"planet_track.{last}", "known_deployment", power=LAST_DEPLOYMENT, found=found)


DOUBTS: tuple[Check, ...] = (few_units, few_actions, known_names, two_steps_a_marker, values_of_examples)
