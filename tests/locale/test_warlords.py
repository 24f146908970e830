"""The texts of Galactic Warlords: no message is missing or unused, and whole games are shown in every language."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from plancia.engine import CHANCE, PASS, Ask, Disclosure, Fact, MayPlay, Words
from plancia.games import game
from plancia.games.warlords import GAME, Options, facts
from plancia.games.warlords.drawing.svg import NAMES
from plancia.games.warlords.edition.components import (
    ABILITIES,
    ACTIONS,
    BONUSES,
    FACES,
    MERCENARIES,
    PLANETS,
    SECTORS,
    SUPPORT_CARDS,
    TOKENS,
)
from plancia.games.warlords.edition.loading import pack
from plancia.games.warlords.game import FLOW
from plancia.games.warlords.recon import NONE
from plancia.games.warlords.teams import TEAM_ACTIONS
from plancia.locale import LANGUAGES, fact_line, in_edition, label, messages, prompt
from plancia.locale.phrases import kebab
from tests.locale.ftl import entries, read
from tests.locale.test_completeness import fields, near_ends, refusals

KINDS = [kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Fact)]
FACTS = [kind for kind in KINDS if kind not in (Fact, Disclosure)]
THINGS = (
    *SECTORS,
    *(f"core{n}" for n in range(1, 6)),
    *PLANETS,
    *ACTIONS,
    *SUPPORT_CARDS,
    *ABILITIES,
    *TOKENS,
    *FACES,
    *MERCENARIES,
)
WORDS = (  # choices that are not named things
    *(f"play-mercenary-{side}" for side in ("left", "right")),
    *(f"{verb}-{cost}" for verb in ("bombard", "use") for cost in ("infantry", "aircraft")),
    "use-none",
    f"may-place-token-{NONE}",
    *(f"playing-{word}" for word in ("blockade", PASS, *map(kebab, TEAM_ACTIONS))),
    "play",
    *(f"choose-bonus-{kebab(bonus)}" for bonus in (*BONUSES, "power", "nothing")),
    "send-guard-decline",
    "reroll-keep",
)
REASONS = ("last_card", "reputation", "four_of_a_kind")
PLAYERS = ("Ada", "Bruno", "Chiara", "Dario")


def question_keys() -> Iterator[str]:
    for ask in FLOW.asks:
        topic = kebab(ask.__name__)
        yield f"warlords-ask-{topic}"
        if issubclass(ask, MayPlay):  # an answer is a card
            yield "warlords-ask-playing-deed"
            continue
        if ask.RIDERS:  # a team action may be played beside the answer
            yield from (f"warlords-ask-playing-{field}" for field in ("exchange-planets-own", "exchange-planets-other"))
            yield "warlords-ask-playing-send-troops-count"
        for verb, field in fields(ask):
            yield "-".join(filter(None, ("warlords-ask", topic, kebab(verb), kebab(field))))


NEEDED = {
    "warlords-title",
    "warlords-tagline",
    *(f"warlords-name-{kebab(thing)}" for thing in THINGS),
    *(f"warlords-about-{kebab(thing)}" for thing in ("mercenary", *ACTIONS, *SUPPORT_CARDS, *ABILITIES, *TOKENS)),
    *(f"warlords-fact-{kebab(kind.__name__)}" for kind in FACTS),
    *question_keys(),
    *(f"warlords-word-{kebab(verb)}" for ask in FLOW.asks for verb in ask.VERBS),
    *(f"warlords-word-{word}" for word in WORDS),
    *(f"warlords-no-{kebab(code)}" for code in refusals("games/warlords")),
    *(f"warlords-option-{kebab(name)}{about}" for name in Options.__struct_fields__ for about in ("", "-about")),
    *(f"warlords-consequence-{kind.__struct_config__.tag}" for kind in game("warlords").consequence_kinds()),
    *(f"warlords-near-{code}" for code in near_ends("warlords")),
    *(f"warlords-over-{reason}" for reason in REASONS),
    *(f"warlords-piece-{symbol}" for symbol in NAMES),
    *(f"warlords-part-{part}" for part in ("numbered", "units", "dice")),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    """Every thing, fact, question, field, choice, refusal, option, ending and piece has its message."""
    assert {key for key in NEEDED if not messages(lang).has(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    """Every message is used by the code, or is part of one that is."""
    there = {key for key in entries(lang) if key.startswith("warlords-")}
    parts = {quoted for key in NEEDED for quoted in read(lang, key).quoted}
    assert there - NEEDED - parts == set()


def test_every_reason_has_a_message() -> None:
    """Every reason for the end has its own text in the log."""
    for lang in LANGUAGES:
        assert read(lang, "warlords-fact-end-triggered").cases["reason"] == set(REASONS)
        assert read(lang, "warlords-fact-game-over").cases["reason"] == set(REASONS)


def test_names_of_an_edition() -> None:
    """The names of an edition are used in the log and on the table."""
    packed = pack('[mercenaries.M11]\nname = "Captain “Vex” {Ω}"\n[sectors.core]\nname = "Heart"')
    m = in_edition(messages("it"), "warlords", Options(edition=packed))
    hired = facts.MercenaryHired(seat=0, card="M11")
    assert fact_line(m, "warlords", hired, PLAYERS, 1) == "Ada ha ingaggiato Captain “Vex” {Ω} dal mercato."
    lost = facts.UnitsLost(seat=0, planet="core2", units="i")
    assert fact_line(m, "warlords", lost, PLAYERS, 1) == "Ada ha perso un fante sul pianeta Heart 2."
    assert m.say("warlords-piece-mercenary-m11") == "Captain “Vex” {Ω}"


def answers(ask: Ask[Any, Any], question: Any, randbelow: Any, shown: list[str], lang: str) -> Words:
    """A random answer, word by word, with all texts that a person would read on the way."""
    m, words = messages(lang), Words()
    while (choices := question.next(words)) is not None:
        shown.append(prompt(m, "warlords", ask, words, PLAYERS))
        shown += [label(m, "warlords", ask, words, word, PLAYERS) for word in list(choices)[:20]]
        words = (*words, choices[randbelow(len(choices))])
    return words


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_shown(lang: str, seats: int) -> None:
    """Questions, choices and facts of random games have texts, without any identifier in them."""
    randbelow, shown = Random(f"{lang}{seats}").randrange, list[str]()
    m = messages(lang)
    for options in (
        Options(),
        Options(free_support=True, market_bonus=True, bombard_dice=True, team_any_time=True, unlimited_units=True),
    ):
        state, happened = GAME.begin(options, seats)
        while to_move := GAME.to_move(state):
            shown += [fact_line(m, "warlords", fact, PLAYERS, 0) for fact in happened]
            shown += [fact_line(m, "warlords", fact, PLAYERS, None) for fact in happened]
            seat, question = to_move[0], GAME.question(state, to_move[0])
            words = (
                question.sample(randbelow) if seat == CHANCE else answers(state.ask, question, randbelow, shown, lang)
            )
            state, happened = GAME.apply(state, seat, words)
    strange = [line for line in shown if "_" in line or "M0" in line or "{" in line or "None" in line]
    assert strange == []
    assert len(set(shown)) > 300
