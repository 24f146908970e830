"""The texts of Rex: no message is missing or unused, and whole games can be shown in every language."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from plancia.engine import CHANCE, Ask, Disclosure, Fact
from plancia.games import game
from plancia.games.rex import facts
from plancia.games.rex.bidding import MakeBid
from plancia.games.rex.deals import NEGOTIATION
from plancia.games.rex.draw import Drawing
from plancia.games.rex.drawing import svg
from plancia.games.rex.edition.box import RACES
from plancia.games.rex.edition.loading import built_in, pack
from plancia.games.rex.game import GAME, composed
from plancia.games.rex.options import Options
from plancia.games.rex.setup import DealRaces, DrawLots
from plancia.games.rex.timings import Power, Timing
from plancia.games.rex.windows import PlayCard
from plancia.locale import LANGUAGES, fact_line, in_edition, label, messages, piece_names, prompt
from plancia.locale.phrases import kebab
from tests.locale.ftl import entries, read
from tests.locale.test_completeness import fields, near_ends, refusals

FACTS = [
    kind
    for kind in vars(facts).values()
    if isinstance(kind, type) and issubclass(kind, Fact) and kind not in (Fact, Disclosure)
]
ASKS: set[type[Ask[Any, Any]]] = {ask for with_it in (False, True) for ask in composed(RACES, with_it).asks}
REASONS = ("strongholds", "sol", "hacan", "prediction", "betrayal", "most_strongholds")
WORDS = {  # words that are not names, by question
    "allow-ally": ("no", "yes", "always"),
    "enter-council": ("no", "yes"),
    "recruit": ("none",),
    "give-command": ("nothing",),
    "put-question": ("nothing", "leader", "attack", "defence", "dial"),
    "answer-question": ("none",),
    "seal-plan": ("none", "attack", "defence", "both"),
    "keep-cards": ("keep", "discard"),
    "playing": ("pass", "look", "card", "traitor", "units", "leader"),
}
PLAYERS = ("Ada", "Bo", "Cleo", "Dmitri", "Eva", "Finn")


# ---- messages used by the code ---------------------------------------------------------------------------------------
def question_keys() -> Iterator[str]:
    for ask in ASKS:
        topic = kebab(ask.__name__)
        yield f"rex-ask-{topic}"
        if ask is not PlayCard:
            for verb, field in fields(ask):
                yield "-".join(filter(None, ("rex-ask", topic, verb, kebab(field))))
    for words, named in GAME.PLAYED.items():
        yield from ("-".join(filter(None, ("rex-ask-playing", *words.split()[:1], field))) for field in named)


def word_keys() -> Iterator[str]:
    yield "rex-word-play"
    for ask in ASKS:
        yield from (f"rex-word-{verb}" for verb in ask.VERBS)
    for group, words in WORDS.items():
        yield from (f"rex-word-{group}-{word}" for word in words)


def things() -> Iterator[str]:
    """Everything that has a name."""
    edition = built_in()
    named = (edition.spaces, edition.races, edition.leaders, edition.strategy, edition.specials, edition.betrayals)
    yield from (thing.id.lower() for table in named for thing in table)
    yield from Power
    yield "none"


def explained() -> Iterator[str]:
    edition = built_in()
    yield from (thing.id for table in (edition.strategy, edition.betrayals, edition.races) for thing in table)
    yield from (f"ally-{race}" for race in RACES)


NEEDED = {
    *("rex-title", "rex-tagline"),
    *(f"rex-name-{thing}" for thing in things()),
    *(f"rex-about-{thing}" for thing in explained()),
    *(f"rex-{written}" for written in svg.NAMES),
    *(f"rex-fact-{kebab(kind.__name__)}" for kind in FACTS),
    *question_keys(),
    *word_keys(),
    *(f"rex-no-{kebab(code)}" for code in refusals("games/rex")),
    *(f"rex-option-{kebab(name)}{about}" for name in Options.__struct_fields__ for about in ("", "-about")),
    *(f"rex-option-{option}-{word}" for option, words in GAME.OPTION_CHOICES.items() for word in words),
    *(
        f"rex-consequence-{kind.__struct_config__.tag}"
        for kind in game("rex").consequence_kinds()
        if kind.__struct_config__.tag not in ("via", "against", "tie", "needs")
    ),
    *(f"rex-near-{code}" for code in near_ends("rex")),
    *(f"rex-over-{reason}" for reason in REASONS),
    *(f"rex-promise-{name}{kebab(kind.__name__)}" for kind in NEGOTIATION.PROMISES for name in ("", "name-")),
    *(f"rex-term-{kebab(kind.__name__)}" for kind in NEGOTIATION.TERMS),
}


# ---- existing messages -----------------------------------------------------------------------------------------------
def test_waiting_players_read_what_the_others_are_asked() -> None:
    """For every question to people, and for none that chance answers."""
    keys = {key.removeprefix("web-rex-doing-") for key in entries("en") if key.startswith("web-rex-doing-")}
    assert keys == {kebab(ask.__name__) for ask in ASKS if not issubclass(ask, (Drawing, DealRaces, DrawLots))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    """Every fact, question, field, choice, refusal, option, ending, name and picture has its message."""
    assert {key for key in NEEDED if not messages(lang).has(key)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused(lang: str) -> None:
    """Every message of the game is used by the code, or is part of one that is."""
    parts = {quoted for key in NEEDED for quoted in read(lang, key).quoted}
    assert {key for key in entries(lang) if key.startswith("rex-")} - NEEDED - parts == set()


def test_every_moment_has_a_message() -> None:
    """A window explains the situation, whatever its timing."""
    assert read("en", "rex-ask-play-card").cases["timing"] == set(Timing)


def test_the_picture_uses_the_words_of_the_messages() -> None:
    """The English words of the picture are those of the locale file."""
    assert piece_names(messages("en"), "rex", svg.NAMES) == svg.NAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_unique(lang: str) -> None:
    """A name that a person types means one thing."""
    names = [messages(lang).say(f"rex-name-{thing}") for thing in things()]
    assert len(names) == len(set(names))


def test_an_edition_has_its_own_names() -> None:
    """They replace ours, whatever they contain; all other words stay."""
    name = 'The "Old" {{ Forge }} \\'
    packed = pack(f"[spaces.FOU]\nname = {{ it = '{name}' }}\n")
    m = in_edition(messages("it"), "rex", Options(edition=packed))
    assert m.say("rex-name-fou") == name
    assert m.say("rex-name-low") == "Mercati Bassi"
    assert in_edition(messages("en"), "rex", Options(edition=packed)).say("rex-name-fou") == "Foundry Ward"
    assert messages("it").say("rex-name-fou") == "Rione delle Fonderie"


@pytest.mark.parametrize(
    ("fact", "reader", "lines"),
    [
        (
            facts.UnitsMoved(seat=1, origin="PAL", target="INT", units=4, special=1, why="move"),
            0,
            (
                "Bo moves 4 units and one mechanized or face-down: Imperial Palace → Imperial Intelligence HQ.",
                "Bo muove 4 unità e una meccanizzata o coperta: Palazzo Imperiale → QG dei Servizi Imperiali.",
                "Bo déplace 4 unités et une mécanisée ou cachée\xa0: Palais impérial → QG des services impériaux.",
            ),
        ),
        (
            facts.InfluencePaid(seat=1, amount=7, receiver=0, why="card"),
            0,
            ("Bo pays you 7 for a card.", "Bo ti paga 7 per una carta.", "Bo vous verse 7 pour une carte."),
        ),
        (
            facts.InfluenceCardDrawn(of=CHANCE, card="TAR-INT", effect=True),
            None,
            (
                "Influence card: Tarraguth Slums and Imperial Intelligence HQ.",
                "Carta Influenza: Bassifondi di Tarraguth e QG dei Servizi Imperiali.",
                "Carte Influence\xa0: Taudis de Tarraguth et QG des services impériaux.",
            ),
        ),
        (
            facts.TraitorRevealed(of=2, to=None, leader="emir", side=0),
            0,
            (
                "Cleo reveals a traitor: Emir betrays you.",
                "Cleo rivela un traditore: Emiro ti tradisce.",
                "Cleo révèle un traître\xa0: Émir vous trahit.",
            ),
        ),
        (
            facts.AllianceFormed(members=(0, 1, 2)),
            None,
            (
                "An alliance is formed: Ada, Bo and Cleo.",
                "Nasce un'alleanza: Ada, Bo e Cleo.",
                "Une alliance est conclue\xa0: Ada, Bo et Cleo.",
            ),
        ),
    ],
)
def test_facts_are_shown(fact: Fact, reader: int | None, lines: tuple[str, ...]) -> None:
    """Things by their names, players by theirs, and the reader as you."""
    assert tuple(fact_line(messages(lang), "rex", fact, PLAYERS, reader) for lang in LANGUAGES) == lines


def test_a_card_is_played_word_by_word() -> None:
    """The same questions in a window and instead of an answer."""
    m, window, rider = messages("en"), PlayCard(seats=(0,), timing="influence"), MakeBid(seats=(0,), high=3)
    assert prompt(m, "rex", window, (), PLAYERS) == "The Influence phase begins. Do you play a card?"
    assert label(m, "rex", window, (), "pass", PLAYERS) == "No card"
    assert label(m, "rex", rider, (), "play", PLAYERS) == "Play a card, or look"
    for ask, words in ((window, ()), (rider, ("play",))):
        assert label(m, "rex", ask, words, "interrogation", PLAYERS) == "Interrogation"
        words = (*words, "interrogation")
        assert prompt(m, "rex", ask, words, PLAYERS) == "Which player do you question?"
        assert label(m, "rex", ask, words, 2, PLAYERS) == "Cleo"
        assert label(m, "rex", ask, (*words, 2), "traitor", PLAYERS) == "A traitor"
        assert label(m, "rex", ask, (*words, 2, "traitor"), "emir", PLAYERS) == "Emir"


# ---- whole games -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(2))
def test_a_game_can_be_shown(lang: str, seed: int) -> None:
    """Every fact, question and choice of random games has texts for players and spectators."""
    m, random = messages(lang), Random(seed)
    seats = 5 + seed
    state, facts = GAME.begin(Options(betrayal=True), seats)
    while asked := GAME.to_move(state):
        for fact in facts:
            for reader in (None, 0, 1):
                line = fact_line(m, "rex", fact, PLAYERS, reader)
                assert not re.search(r"[{}$]|\bnone\b|\d-\d", line), line
        seat = random.choice(asked)
        question = GAME.question(state, seat)
        words = question.sample(random.randrange)
        for at in range(len(words)):
            assert prompt(m, "rex", question.ask, words[:at], PLAYERS)
            assert label(m, "rex", question.ask, words[:at], words[at], PLAYERS)
        if seat != CHANCE:
            assert all(label(m, "rex", question.ask, (), word, PLAYERS) for word in question.next(()) or ())
        state, facts = GAME.advance(state, seat, words)


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_influence_is_counted_with_a_preposition(lang: str) -> None:
    """In Italian and French a number of influence is "10 di influenza" and "10 d'influence"."""
    bare = re.compile(r"(^|\d) influen(za|ce)\b")
    keys = [key for key in entries(lang) if "rex" in key and not key.startswith("habit")]  # "più influenza"
    assert {key: text for key in keys for text in read(lang, key).texts if bare.search(text)} == {}
