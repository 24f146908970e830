"""What the types of a game's questions leave open: the names of its components, and how large numbers can get."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from plancia.engine import Game, Word, Words
from plancia.games import game
from plancia.games.rex.cards import LOOK, TOPICS
from plancia.games.rex.consent import ANSWERS
from plancia.games.rex.edition.box import SLOTS
from plancia.games.rex.edition.box import box as rex_box
from plancia.games.rex.edition.components import DIAL
from plancia.games.rex.factions.jol_nar import NOTHING
from plancia.games.rex.timings import Power, Timing
from plancia.games.tigris.board import BIT
from plancia.games.tigris.components import COLOURS, HAND, MONUMENT_NAMES
from plancia.games.tigris.draw import BLIND
from plancia.games.warlords.deed import AIRCRAFT, INFANTRY, NO_COST
from plancia.games.warlords.edition.box import box as warlords_box
from plancia.games.warlords.edition.components import (
    ABILITIES,
    ACTIONS,
    BONUSES,
    FACES,
    MANOEUVRES,
    PLANETS,
    SUPPORT_CARDS,
    TOKENS,
    UNITS_AT_ONCE,
)
from plancia.games.warlords.invasion import DECLINE, KEEP
from plancia.games.warlords.mercenary import LEFT, RIGHT

SAMPLED = 20  # random games for each number of seats, to discover words


class Lexicon(Struct, frozen=True, kw_only=True):
    """The words of a game that do not follow from the types of its questions."""

    names: tuple[Word, ...]  # of components, and the cases of a choice
    amounts: int  # the highest number in an answer
    pieces: int = 0  # the most pieces in a group
    terms: tuple[str, ...] = ()  # words of questions and procedures that no answer uses


def tigris(options: Any) -> Lexicon:
    return Lexicon(names=(*COLOURS, *BIT, *MONUMENT_NAMES, BLIND), amounts=HAND, pieces=HAND, terms=("revolt", "war"))


def rex(options: Any) -> Lexicon:
    """Nobody can bid or give more influence than there is in the box."""
    box = rex_box(options.edition)
    edition = box.edition
    tables = ("spaces", "races", "leaders", "strategy", "placements", "specials", "betrayals")
    cases = (*SLOTS, *ANSWERS, *TOPICS, NOTHING, LOOK, "leader", "dial", "units", "keep", "discard")
    most = max(box.influence, DIAL, *(race.units for race in edition.races), *box.bombardment)
    ids = (record.id for table in tables for record in edition.tables()[table])
    return Lexicon(
        names=(*ids, *(power.value for power in Power), *cases),
        amounts=most,
        terms=tuple(timing.value for timing in Timing),
    )


def warlords(options: Any) -> Lexicon:
    """The core has most planets with most players, and their deck has every card."""
    boxes = [warlords_box(options.edition, seats, False, False) for seats in (2, 3, 4)]
    box = boxes[-1]
    cases = (*ACTIONS, *BONUSES, *SUPPORT_CARDS, *TOKENS, *FACES, INFANTRY, AIRCRAFT, NO_COST, LEFT, RIGHT)
    more = (*(planet for box in boxes for planet in box.planets), *(card for box in boxes for card in box.cards))
    return Lexicon(
        names=(
            *box.sectors,
            *box.planets,
            *box.cards,
            *PLANETS,
            *box.markers,
            *cases,
            DECLINE,
            KEEP,
            "power",
            "nothing",
            *more,
        ),
        amounts=max(box.forces),
        pieces=max(UNITS_AT_ONCE, box.dice),
        terms=(*ABILITIES, *MANOEUVRES, "card_played", "borrowed_deploy"),
    )


def discovered(rules: Game[Any, Any, Any], options: Any) -> Lexicon:
    """For a game that nobody has written a lexicon for: every word that some random games offer, in a fixed order."""
    found: set[Word] = set()
    for seats in rules.SEATS:
        for seed in range(SAMPLED):
            randbelow = Random(seed).randrange
            state, _ = rules.begin(options, seats)
            while asked := rules.awaited(state):
                question, words = rules.question(state, asked[0]), Words()
                while (choices := question.next(words)) is not None:
                    found.update(choices)
                    words = (*words, choices[randbelow(len(choices))])
                state, _ = rules.advance(state, asked[0], words)
    numbers = [word for word in found if isinstance(word, int)]
    names = sorted(word for word in found if isinstance(word, str))
    return Lexicon(names=tuple(names), amounts=max(numbers, default=0))


def lexicon(name: str, options: Any) -> Lexicon:
    """The lexicon of a game with these options."""
    return LEXICONS[name](options) if name in LEXICONS else discovered(game(name), options)


LEXICONS: dict[str, Callable[[Any], Lexicon]] = {"tigris": tigris, "rex": rex, "warlords": warlords}
