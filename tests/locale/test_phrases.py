"""Phrases: every fact, question, choice and refusal, in all languages and for every reader."""

import re
from random import Random
from typing import Any

import pytest

from plancia.engine import CHANCE, HIDDEN, Fact, IllegalAction, Question, Refusal
from plancia.games.tigris import GAME, Options, facts
from plancia.games.tigris.components import COLOURS, MONUMENTS
from plancia.games.tigris.conflict import AddTiles
from plancia.games.tigris.draw import Draw, DrawFrom
from plancia.games.tigris.drawing import svg
from plancia.games.tigris.monument import BuildMonument
from plancia.games.tigris.turn import TakeAction
from plancia.games.tigris.war import PickWar
from plancia.locale import LANGUAGES, Messages, fact_line, label, messages, piece_names, prompt, refusal, topic
from tests.locale.test_completeness import FACTS

PLAYERS = ("Marta", "Jonas", "Anna", "Nabu")
SAMPLES: list[Fact] = [
    facts.FirstPlayerDrawn(seat=0),
    facts.TurnBegan(seat=0),
    facts.TurnEndedEarly(seat=0),
    *(facts.Drew(seat=0, count=n) for n in (1, 2)),
    *(facts.DrewTiles(of=CHANCE, seat=0, tiles=tiles) for tiles in ("R", "BB", "RRGK")),
    *(facts.ReserveShown(tiles=tiles) for tiles in ("K", "RBBG")),
    *(facts.TookFromReserve(seat=0, colour=colour) for colour in COLOURS),
    *(facts.LeaderPlaced(seat=0, colour=c, cell="o8", origin=o) for c in COLOURS for o in (None, "a1")),
    *(
        facts.LeaderWentHome(seat=0, colour=colour, cell="e4", why=why)
        for colour in COLOURS
        for why in ("withdrawn", "revolt", "war", "no_temple")
    ),
    *(facts.TileLaid(seat=0, colour=colour, cell="o6") for colour in COLOURS),
    *(
        facts.Scored(seat=0, colour=colour, points=n, why=why)
        for colour in COLOURS
        for n in (1, 2)
        for why in ("tile", "revolt", "war", "monument")
    ),
    *(facts.TilesSwapped(seat=0, count=n) for n in (1, 2)),
    *(facts.CatastrophePlayed(seat=0, cell="k10", destroyed=colour) for colour in (None, *COLOURS)),
    facts.KingdomsUnited(cell="l5"),
    *(
        facts.ConflictBegan(kind=kind, colour=colour, attacker=0, defender=1, strength=(3, 2))
        for kind in ("revolt", "war")
        for colour in COLOURS
    ),
    facts.TilesAdded(of=0, seat=0, colour="red", count=0),
    *(facts.TilesAdded(of=0, seat=0, colour=colour, count=n) for colour in COLOURS for n in (1, 2)),
    *(
        facts.ConflictDecided(kind=kind, colour=colour, winner=0, loser=1, strength=strength)
        for kind in ("revolt", "war")
        for colour in COLOURS
        for strength in ((4, 3), (3, 3), (1, 2))
    ),
    *(facts.TilesLost(colour=colour, cells=cells) for colour in COLOURS for cells in (("d4",), ("d4", "e4"))),
    *(facts.MonumentBuilt(seat=0, cell="j5", colours=pair) for pair in MONUMENTS),
    *(facts.MonumentDeclined(seat=0, squares=squares) for squares in (("j5",), ("j5", "k5"))),
    facts.TreasureTaken(seat=0, cell="f3"),
    *(
        facts.GameOver(reason=reason, places=places)
        for reason in ("bag", "treasures", "stalled")
        for places in ((1, 2, 3, 3), (1, 1, 3, 4))
    ),
]


def test_there_is_a_sample_of_every_fact() -> None:
    """No kind of fact is missing below."""
    assert {type(fact) for fact in SAMPLES} == set(FACTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("you", [None, 0, 1, 2])
def test_every_fact_is_a_sentence(lang: str, you: int | None) -> None:
    """In every language and for every reader a fact is one whole sentence or more."""
    lines = {fact: fact_line(messages(lang), "tigris", fact, PLAYERS, you) for fact in SAMPLES}
    assert {line for line in lines.values() if not _sound(lang, line)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_facts_have_different_lines(lang: str) -> None:
    """Every difference between two facts is visible in their lines."""
    lines = [fact_line(messages(lang), "tigris", fact, PLAYERS, None) for fact in SAMPLES]
    assert sorted(line for line in set(lines) if lines.count(line) > 1) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_is_addressed(lang: str) -> None:
    """A line about the reader does not use their name; a line about others names them, as for a spectator."""
    m = messages(lang)
    about_marta = [fact for fact in SAMPLES if "Marta" in fact_line(m, "tigris", fact, PLAYERS, None)]
    shared = [fact for fact in about_marta if isinstance(fact, facts.GameOver) and fact.places.count(1) > 1]
    addressed = [fact for fact in about_marta if fact not in shared]
    assert not [line for f in addressed if "Marta" in (line := fact_line(m, "tigris", f, PLAYERS, 0))]
    assert [fact_line(m, "tigris", f, PLAYERS, 3) for f in SAMPLES] == [
        fact_line(m, "tigris", f, PLAYERS, None) for f in SAMPLES
    ]


@pytest.mark.parametrize(
    ("fact", "you", "lines"),
    [
        (
            facts.TileLaid(seat=2, colour="blue", cell="o6"),
            None,
            ("Anna lays a farm on O6.", "Anna ha messo una Fattoria in O6.", "Anna pose une ferme en O6."),
        ),
        (
            facts.TileLaid(seat=2, colour="black", cell="h4"),
            2,
            ("You lay a settlement on H4.", "Hai messo un Insediamento in H4.", "Vous posez un peuplement en H4."),
        ),
        (
            facts.CatastrophePlayed(seat=1, cell="k10", destroyed=None),
            None,
            (
                "Jonas puts a catastrophe on K10.",
                "Jonas ha giocato una Catastrofe in K10.",
                "Jonas joue une catastrophe en K10.",
            ),
        ),
        (
            facts.LeaderWentHome(seat=2, colour="blue", cell="o8", why="no_temple"),
            None,
            (
                "Anna's farmer on O8 no longer has a temple beside it and goes home.",
                "Senza più Templi accanto, l'Agricoltore di Anna ha lasciato O8 ed è tornato a casa.",
                "Le fermier d’Anna en O8 n'a plus de temple voisin et rentre chez lui.",
            ),
        ),
        (
            facts.ConflictBegan(kind="war", colour="blue", attacker=0, defender=2, strength=(3, 4)),
            2,
            (
                "War between farmers: Marta attacks, you defend; on the board 3 to 4.",
                "Guerra fra Agricoltori: attacca Marta, difendi tu; sulla mappa 3 a 4.",
                "Guerre entre fermiers\xa0: Marta attaque, vous défendez\xa0; sur le plateau, 3 à 4.",
            ),
        ),
        (
            facts.ConflictDecided(kind="revolt", colour="black", winner=2, loser=0, strength=(3, 3)),
            0,
            (
                "Anna wins the revolt of the kings against you, 3 to 3: the defender wins a tie.",
                "Anna ha vinto la rivolta fra Re contro di te, 3 a 3: a parità vince il difensore.",
                "Anna gagne la révolte des rois contre vous, 3 à 3, l'égalité profitant au défenseur.",
            ),
        ),
        (
            facts.DrewTiles(of=CHANCE, to=(0,), seat=0, tiles="RRBK"),
            0,
            (
                "New tiles in your hand: 2 temples, a farm and a settlement.",
                "Nuove tessere nella tua mano: 2 Templi, una Fattoria e un Insediamento.",
                "Vous avez de nouvelles tuiles en main\xa0: 2 temples, une ferme et un peuplement.",
            ),
        ),
    ],
)
def test_facts_as_they_are_shown(fact: Fact, you: int | None, lines: tuple[str, ...]) -> None:
    """Pieces inflect, cells are in capitals, and no sentence depends on a player's gender."""
    assert tuple(fact_line(messages(lang), "tigris", fact, PLAYERS, you) for lang in LANGUAGES) == lines


def test_a_question_explains_the_situation_once() -> None:
    """Before the first word the prompt explains the situation; then it only asks, with the words said so far."""
    ask, m = TakeAction(seats=(0,), left=1), messages("en")
    assert topic(m, "tigris", ask) == "You have one action left."
    assert prompt(m, "tigris", ask, ()) == "You have one action left. What do you do?"
    assert prompt(m, "tigris", ask, ("leader", "green")) == "Where does your trader go?"
    asked = [prompt(messages(lang), "tigris", ask, ("tile", "black")) for lang in LANGUAGES]
    assert asked == ["Where does the settlement go?", "Dove metti l'Insediamento?", "Où posez-vous le peuplement\xa0?"]


def test_a_conflict_shows_the_strengths() -> None:
    """A player who is asked for tiles sees both strengths, and who wins a tie."""
    ask = AddTiles(seats=(0,), kind="war", colour="blue", attacks=False, strength=2, against=3)
    assert prompt(messages("it"), "tigris", ask, ()) == (
        "Guerra: difendi con 2 contro 3, e ti basta la parità. Quante Fattorie aggiungi?"
    )


@pytest.mark.parametrize(
    ("ask", "prefix", "word", "labels"),
    [
        (TakeAction, (), "swap", ("Swap tiles", "Cambia tessere", "Échanger des tuiles")),
        (TakeAction, ("tile",), "green", ("Market", "Mercato", "Marché")),
        (TakeAction, ("withdraw",), "green", ("Trader", "Mercante", "Marchand")),
        (TakeAction, ("tile", "red"), "k11", ("K11", "K11", "K11")),
        (
            TakeAction,
            ("swap",),
            "RRK",
            ("2 temples and a settlement", "2 Templi e un Insediamento", "2 temples et un peuplement"),
        ),
        (TakeAction, ("swap",), "G", ("A market", "Un Mercato", "Un marché")),
        (TakeAction, ("swap",), HIDDEN * 3, ("???", "???", "???")),
        (AddTiles, (), 0, ("Add nothing", "Non aggiungere niente", "Ne rien ajouter")),
        (AddTiles, (), 2, ("Add 2 farms", "Aggiungi 2 Fattorie", "Ajouter 2 fermes")),
        (PickWar, (), "black", ("Kings", "Re", "Rois")),
        (BuildMonument, ("build", "j5"), "red-blue", ("Red-blue", "Rosso-blu", "Rouge-bleu")),
        (DrawFrom, (), "bag", ("From the bag, unseen", "Alla cieca dal sacchetto", "À l'aveugle dans le sac")),
        (Draw, ("red",), "blue", ("Farm", "Fattoria", "Ferme")),
    ],
)
def test_choices_are_named(ask: Any, prefix: tuple[str, ...], word: str | int, labels: tuple[str, ...]) -> None:
    """A choice is named by its meaning in that place."""
    needs: dict[Any, dict[str, Any]] = {
        AddTiles: {"kind": "war", "colour": "blue", "attacks": True, "strength": 1, "against": 1},
        TakeAction: {"left": 2},
        PickWar: {"colours": ("red", "black")},
        BuildMonument: {"squares": ("j5",), "monuments": ("red-blue",)},
        Draw: {"who": 0, "count": 2},
    }
    asked = ask(seats=(0,), **needs.get(ask, {}))
    assert tuple(label(messages(lang), "tigris", asked, prefix, word) for lang in LANGUAGES) == labels


@pytest.mark.parametrize(
    ("error", "lines"),
    [
        (
            IllegalAction(Refusal("wrong_ground", "7.2"), "a1", 2),
            (
                "Farms go only on river cells; temples, markets and settlements only on land. (§7.2)",
                "Le Fattorie vanno solo sul Fiume; Templi, Mercati e Insediamenti solo su terra. (§7.2)",
                "Les fermes ne vont que sur le fleuve\xa0; les temples, les marchés et les peuplements, que sur la"
                " terre. (§7.2)",
            ),
        ),
        (
            IllegalAction(Refusal("too_long"), "now", 3),
            (
                "The answer was already complete without “now”.",
                "La risposta era già completa senza «now».",
                "La réponse était déjà complète sans «\xa0now\xa0».",
            ),
        ),
        (
            IllegalAction(Refusal("unfinished"), None, 1),
            (
                "The answer is incomplete.",
                "La risposta è incompleta.",
                "La réponse est incomplète.",
            ),
        ),
    ],
)
def test_refusals_give_the_reason_and_the_paragraph(error: IllegalAction, lines: tuple[str, ...]) -> None:
    """A refusal is a sentence, followed by its paragraph if it has one."""
    assert tuple(refusal(messages(lang), "tigris", error) for lang in LANGUAGES) == lines


def test_an_unknown_refusal_is_an_error() -> None:
    """A code without a message is not ignored."""
    with pytest.raises(KeyError):
        refusal(messages("en"), "tigris", IllegalAction(Refusal("because")))


def test_english_pieces_have_the_names_of_their_drawings() -> None:
    """Pictures and messages use the same English names; translations have the same symbols."""
    named = piece_names(messages("en"), "tigris", svg.NAMES)
    same = {symbol for symbol, name in named.items() if name == svg.NAMES[symbol]}
    assert {symbol for symbol in svg.NAMES if symbol.startswith(("tile", "leader", "treasure", "board"))} <= same
    assert piece_names(messages("it"), "tigris", svg.NAMES)["leader-archer-black"] == "Re dell'Arciere"


# ---- whole games -----------------------------------------------------------------------------------------------------
TRIED = ("", "nonsense", "red", "red-blue", "a1", "b2", "e1", "k1", "p11", "RRRRRRR", "KR", "0", "7", "bag", "leader")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options(stall_guard=True)),
        (4, Options(english=True, open_tiles=True, open_scores=True, stall_guard=True)),
    ],
)
def test_a_whole_game_is_shown(lang: str, seats: int, options: Options) -> None:
    """Every fact of a random game, every question, some choices of every field and many refusals have texts."""
    m, randbelow = messages(lang), Random(f"{lang} {seats}").randrange
    state, happened = GAME.begin(options, seats)
    shown: set[str] = set()
    while awaited := GAME.to_move(state):
        question = Question(state, awaited[0])
        words = question.sample(randbelow)
        shown |= {fact_line(m, "tigris", fact, PLAYERS, seat) for fact in happened for seat in (None, *range(seats))}
        for at in range(len(words)):
            shown |= asked(m, question, words[:at])
        state, happened = GAME.apply(state, awaited[0], words)
    shown |= {fact_line(m, "tigris", fact, PLAYERS, None) for fact in happened}
    assert {text for text in shown if not _sound(lang, text)} == set()


def asked(m: Messages, question: Question[Any], prefix: tuple[Any, ...]) -> set[str]:
    """The prompts after these words, and the refusals of words that cannot follow; choices are only looked up."""
    choices = question.next(prefix)
    assert choices is not None
    for word in (choices[0], choices[len(choices) - 1]):
        assert label(m, "tigris", question.ask, prefix, word)
    wrong = [word for word in TRIED if word not in choices] if question.seat != CHANCE else []
    refused = {refusal(m, "tigris", IllegalAction(question.why(prefix, word), word, len(prefix))) for word in wrong}
    return {prompt(m, "tigris", question.ask, prefix), *refused}


FOREIGN = {  # words of another language, or of the code
    "en": r"\b(yes|no_temple)\b",
    "it": r"\b(none|yes|no|the|and|red|blue|green|black|tile|leader of|temple|farm)\b",
    "fr": r"\b(none|yes|no|the|and|red|blue|green|black|tile|leader|farm)\b",
}


def _sound(lang: str, text: str) -> bool:
    """It begins and ends like a sentence, and contains no code and no other language."""
    bare = re.sub(r"[“«].*?[”»]", "“…”", text)  # what is quoted is the reader's own
    whole = re.fullmatch(r"[A-ZÀÈÉ0-9“].*[.?)]", bare) is not None
    return whole and not re.search(r"[{}\[\]_$]|  | [,.]", bare) and not re.search(FOREIGN[lang], bare)


@pytest.mark.parametrize(
    ("lang", "key", "name", "text"),
    [
        ("fr", "web-colour-of", "Enki", "Couleur d’Enki"),
        ("fr", "web-colour-of", "Nabu", "Couleur de Nabu"),
        ("fr", "web-colour-of", "A4", "Couleur de A4"),
        ("it", "web-chat-of", "Adad", "Messaggi di Adad"),
    ],
)
def test_short_words_before_a_vowel(lang: str, key: str, name: str, text: str) -> None:
    """French shortens `de` before a name that begins with a vowel; Italian `di` does not change."""
    assert messages(lang).say(key, name=name) == text
