"""A game in the terminal."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from plancia.cli.app import plain_console, wants_another
from plancia.cli.asking import Keyboard, QuestionPrompt
from plancia.cli.explaining import Explanations
from plancia.cli.playing import COMMANDS
from plancia.engine import CHANCE, Consequences, Question, notation
from plancia.games.rex.consequences import Meets, Pays, Via
from plancia.games.tigris import GAME, Options
from plancia.games.tigris.monument import BuildMonument
from plancia.locale import LANGUAGES, messages
from plancia.records import Record, Replay, read, verify
from tests.cli.conftest import Command
from tests.cli.person import MARK, Person
from tests.golden.make import FOLDER


def kept(home: Path) -> Record:
    """The only saved game."""
    (file,) = home.glob("*.plancia")
    return read(file.read_text("utf-8"))


def given_by(record: Record, *seats: int) -> list[tuple[int, tuple[str | int, ...]]]:
    return [(entry.seat, entry.words) for entry in record.entries if entry.seat in seats]


def decided(record: Record, seats: list[int]) -> list[tuple[int, tuple[str | int, ...]]]:
    """Their answers where there was something to decide."""
    replay = Replay(record)
    return [
        (entry.seat, entry.words)
        for state, entry in zip(replay.states, record.entries, strict=False)
        if entry.seat in seats and len(replay.game.question(state, entry.seat)) > 1
    ]


# ---- whole games -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(plancia: Command, home: Path, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """However a person types, in every language, the intended answer is given, and nothing else."""
    person = Person(monkeypatch, lang)
    ran = plancia("--lang", lang, "play", "tigris", "--seats", "me,random", keys=person)
    record = kept(home)
    assert ran.code == 0, ran.err
    assert record.result is not None
    assert decided(record, [0]) == person.given
    assert verify(record).sealed
    m = messages(lang)
    assert m.say(f"tigris-over-{record.result.reason}") in ran.text
    assert max(map(cell_len, ran.out.splitlines())) <= 80 + len(str(home))  # only the file's name is never broken


OTHERS = [("rex", "it", "me,random,random"), ("warlords", "fr", "me,random"), ("warlords", "it", "me,random,random,me")]


@pytest.mark.parametrize(("name", "lang", "seats"), OTHERS)
def test_a_whole_game_of_the_others(
    plancia: Command, home: Path, monkeypatch: pytest.MonkeyPatch, name: str, lang: str, seats: str
) -> None:
    """The terminal plays every game to its end; only the asked player makes a decision."""
    person = Person(monkeypatch, lang)
    ran = plancia("--lang", lang, "play", name, "--seats", seats, keys=person)
    record = kept(home)
    assert ran.code == 0, ran.err
    assert record.result is not None
    mine = [seat for seat, who in enumerate(seats.split(",")) if who == "me"]
    assert decided(record, mine) == person.given
    assert verify(record).sealed
    assert max(map(cell_len, ran.out.splitlines())) <= 80 + len(str(home))


def test_a_whole_game_with_every_option(plancia: Command, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Variants can be chosen, and have their own questions."""
    person = Person(monkeypatch, "options")
    ran = plancia("play", "tigris", "--seats", "random,me,random", "--options", "english,open_tiles", keys=person)
    assert ran.code == 0, ran.err
    assert kept(home).options == {"english": True, "open_tiles": True}
    assert decided(kept(home), [1]) == person.given


def test_several_people_at_one_keyboard(plancia: Command, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody sees another person's tiles: not on the table, not in the log, not at the end."""
    person = Person(monkeypatch, "hot seat")
    ran = plancia("play", "tigris", "--seats", "me,random,me", keys=person)
    assert ran.code == 0, ran.err
    assert decided(kept(home), [0, 2]) == person.given
    before, *turns = ran.out.split(MARK)
    assert "hand" not in before
    for turn in turns[:-1]:
        who = "Player 1" if turn.startswith(" Player 1") else "Player 3"
        assert hands_shown(turn) == {who: True, other(who): False, "Ishtar 2": False}
        assert "in your hand" not in turn
        assert "'s hand" not in turn
    ranking = turns[-1]
    assert "Another game?" in ranking
    final = turns[-2][turns[-2].rindex("At home") :]
    assert set(hands_shown(final).values()) == {False}


def other(who: str) -> str:
    return "Player 3" if who == "Player 1" else "Player 1"


def hands_shown(text: str) -> dict[str, bool]:
    """For each player in the table below the board: are the tiles shown, or only their number?"""
    found: dict[str, bool] = {}
    for line in text.splitlines():
        words = line.removeprefix("▸").split()
        if len(words) > 7 and words[0] in "LBAP" and words[1] in ("Player", "Ishtar"):
            name, tiles = " ".join(words[1:3]), words[7]
            found[name] = found.get(name, False) or not tiles.isdecimal()
    return found


def test_starting_without_options(plancia: Command, home: Path) -> None:
    """The command asks how many people play and who they are; invalid input is asked again."""
    ran = plancia("play", "tigris", keys=["7", "²", "3", "nobody", "random", "me", ""])
    assert ran.code == 0
    assert "This game is for 2 to 4 players, not 7." in ran.text
    assert "This game is for 2 to 4 players, not ²." in ran.text
    assert "Unknown player “nobody”" in ran.text
    assert kept(home).names == ("me", "random", "me")


def test_leaving_before_the_game(plancia: Command, home: Path) -> None:
    """A player who leaves before the first tile is dealt leaves no file behind."""
    ran = plancia("play", "tigris", keys=[])
    assert ran.code == 130
    assert ran.err.strip() == ""
    assert not home.exists()


def test_only_games_sold_in_a_box_are_called_unofficial(plancia: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line about authors and publishers is a property of the game."""
    assert "plancia is unofficial" in plancia("play", "tigris", keys=[]).text
    monkeypatch.setattr(type(GAME), "PUBLISHED", False)
    assert "plancia is unofficial" not in plancia("play", "tigris", keys=[]).text


def test_another_game(plancia: Command, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After the end the same people can play again, with the same options."""
    person = Person(monkeypatch, "again", answers=200)
    again = iter("yn")

    def keys(prompt: str = "") -> str:
        return next(again) if prompt.startswith("Another game?") else person(prompt)

    ran = plancia("play", "tigris", "--seats", "random,me", "--options", "open_scores", keys=keys)
    assert ran.code == 0, ran.err
    records = [read(file.read_text("utf-8")) for file in home.glob("*.plancia")]
    assert [record.names for record in records] == [("random", "me")] * 2
    assert [record.options for record in records] == [{"open_scores": True}] * 2


@pytest.mark.parametrize(("typed", "again"), [("y", 1), ("Sì", 1), ("oui", 1), ("", 0), ("n", 0), ("board", 0)])
def test_another_game_only_for_a_yes(monkeypatch: pytest.MonkeyPatch, typed: str, again: int) -> None:
    """In any of the languages; a late command starts nothing."""
    monkeypatch.setattr("builtins.input", lambda prompt: typed)
    assert wants_another(messages("en"), Keyboard(plain_console())) == bool(again)


# ---- answers ---------------------------------------------------------------------------------------------------------
def begin(plancia: Command, *keys: str) -> str:
    """A game in which a person types these lines and then leaves."""
    ran = plancia("play", "tigris", "--seats", "me,me", keys=["", *keys, "quit"])
    assert ran.code == 0, ran.err
    assert "The game is saved in" in ran.text
    return ran.out


def asked(plancia: Command, game: str, seats: str, *keys: str) -> str:
    """The output for a person who asks these things before the first answer."""
    ran = plancia("play", game, "--seats", seats, keys=[*keys, "quit"])
    assert ran.code == 0, ran.err
    return ran.text


def test_what_a_thing_is(plancia: Command) -> None:
    """By its word or name, or the beginning or a part of it; with several words, too."""
    text = asked(plancia, "rex", "me,random,random", "what informant", "what hylar", "what pal", "what Baron's Champ")
    assert "Informant Make an extra deployment" in text
    assert "Hylar" in text
    assert "Imperial Palace Sector 14. Lines to" in text
    assert "Stronghold. Under a shield." in text
    assert "Baron's Champion Letnev, strength 6." in text


def test_what_a_mercenary_is(plancia: Command) -> None:
    """Everything on the card, and what its words mean."""
    text = asked(plancia, "warlords", "me,random", "what m18", "what covert")
    assert "Two-Coin Pell Mission Oku'Nar. Deploy, Subterfuge, Support. Recruits 2 infantry." in text
    assert "Covert Ops A Deploy to any face-up planet" in text


def test_words_of_the_rules(plancia: Command) -> None:
    """Words that are not things are looked up in the rules; of many paragraphs the last ones are only listed."""
    text = asked(plancia, "tigris", "me,random", "what treasure", "what stall", "what zeppelin", "what")
    assert "Also in:" in text
    assert "Nothing in this game is called “zeppelin”" in text
    assert "Add what you want to know about, for example: what treasure" in text


def test_an_ambiguous_word(plancia: Command) -> None:
    """Too many are listed and not shown."""
    assert "That could be: Vessa Tarn" in asked(plancia, "warlords", "me,random", "what m")


def test_a_choice_shows_the_text_of_the_card(plancia: Command) -> None:
    """Nobody needs to know forty mercenaries or six races by heart."""
    assert "· Mission " in asked(plancia, "warlords", "me,random")
    assert "Sol · You may look at the bombardment card" in asked(plancia, "rex", "me,random,random")


def test_a_choice_shows_its_consequences() -> None:
    """Costs, battles and points are shown beside their choice, and not beside others."""
    consequences: Consequences = [
        (("deploy", "PAL"), Meets(1, 4)),
        (("deploy", "PAL", 2), Pays(0)),
        (("deploy", "PAL"), Via(("PAL",))),
        (("CIV",), Pays(0)),
        (("hacan",), Pays(0)),
    ]
    texts = {"sol": "They look.", "CIV": "Spaceport", "hacan": "They trade."}
    explanations = Explanations(messages("en"), "rex", texts, consequences, ("Ann", "Ben"), 0)
    assert explanations(("deploy",), "PAL", "Imperial Palace") == "Battle: Ben has 4 units there"
    assert explanations(("deploy", "PAL"), 2, "2") == "Free"
    assert explanations(("deploy",), "NAV", "Imperial Navy Base") == ""
    assert explanations((), "sol", "Sol") == "They look."
    assert explanations((), "sol", "Sunlight") == ""
    assert explanations((), "CIV", "Civilian Spaceport") == "Spaceport · Free"
    assert explanations((), "hacan", "Hacan") == "They trade. Free"


def test_field_by_field_and_back(plancia: Command, home: Path) -> None:
    """An empty line goes back one word, so that the person can think again."""
    begin(plancia, "leader", "red", "", "", "leader black", "b1")
    assert [notation(words) for _, words in given_by(kept(home), 0, 1)] == ["leader black b1"]


def test_words_of_the_language(plancia: Command, home: Path) -> None:
    """An answer may use the displayed words, or their beginnings."""
    ran = plancia(
        "--lang", "it", "play", "tigris", "--seats", "me,me", keys=["", "piazza sacerdote B1", "chiudi", "quit"]
    )
    assert ran.code == 0, ran.err
    assert [notation(words) for _, words in given_by(kept(home), 0, 1)] == ["leader red b1", "end"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("dance", "(§5.1)"),
        ("leader red a1", "(§6.4)"),
        ("leader red b2", "(§6.2)"),
        ("tile pink a1", "(§7.1)"),
        ("withdraw red", "(§6.1)"),
        ("end now", "The answer was already complete without “now”."),
        ("[/bold]", "(§5.1)"),
        ("[red]", "(§5.1)"),
        ("\x1b[31m", "(§5.1)"),
        ("😀 :smile:", "(§5.1)"),
    ],
)
def test_a_wrong_answer_is_explained(plancia: Command, home: Path, line: str, reason: str) -> None:
    """It is rejected with the paragraph of the rules, and changes nothing."""
    out = begin(plancia, line, "", "", "")
    assert reason in " ".join(out.split())
    assert given_by(kept(home), 0, 1) == []


def test_a_choice_of_one_does_not_trap(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the only possible word was filled in, an empty line goes back beyond it."""
    lines = iter(["build", "", "decline"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))
    ask = BuildMonument(seats=(0,), squares=("a1",), monuments=("red-blue", "red-green"))
    question = Question(replace(GAME.begin(Options(), 2)[0], ask=ask), 0)
    asking = QuestionPrompt(messages("en"), Keyboard(plain_console()), "tigris", ask, question, COMMANDS)
    assert asking.read(lambda places: None).words == ("decline",)


def test_a_wrong_word_is_not_replaced_by_the_only_choice(plancia: Command, home: Path) -> None:
    """An attempt to withdraw a leader that is at home does not withdraw the only one on the board."""
    out = begin(plancia, "leader black b1", "withdraw red")
    assert "(§6.1)" in out
    assert [notation(words) for _, words in given_by(kept(home), 0, 1)] == ["leader black b1"]


# ---- commands --------------------------------------------------------------------------------------------------------
def test_help_lists_every_command(plancia: Command) -> None:
    """And explains the symbols on the board, with examples from the game; a question mark does the same. This game has
    no deals, so it does not mention them.
    """
    out = begin(plancia, "?")
    assert out.count("help      this text") == 1
    assert "tile red b3" in out
    lines = [line.split()[:1] for line in out.splitlines()]
    assert {command for command in COMMANDS if [command] not in lines} == {"deal"}
    assert "a framed cell" in out


def test_why(plancia: Command, home: Path) -> None:
    """`why` explains a refusal without risk, and says if an answer is legal."""
    out = begin(plancia, "why leader red a1", "why leader red b1", "why leader", "why", "WHY dance [/x]")
    text = " ".join(out.split())
    assert "(§6.4)" in text
    assert "Nothing forbids “leader red b1”." in text
    assert "A strong bot would" in text
    assert "The answer is incomplete." in text
    assert "for example: why tile blue a1" in text
    assert "(§5.1)" in text
    assert given_by(kept(home), 0, 1) == []


def test_undo(plancia: Command, home: Path) -> None:
    """Safe answers are undone; others are rejected with the reason."""
    out = begin(plancia, "undo", "leader red b1", "undo", "leader black b1", "end", "", "end", "", "undo")
    text = " ".join(out.split())
    assert "You have nothing to undo." in text
    assert text.count("Your last answer has been undone.") == 1
    assert "Only with the consent of the others" in text
    assert [notation(words) for _, words in given_by(kept(home), 0, 1)] == ["leader black b1", "end", "end"]


def test_hint_is_an_answer(plancia: Command, home: Path) -> None:
    """The bot's answer is legal; two others follow, and each has its winning chance."""
    hints: list[str] = []

    def keys(prompt: str = "") -> str:
        if not prompt.rstrip().endswith("▸"):
            return ""
        hints.append(prompt)
        return ["hint", "quit"][len(hints) - 1]

    out = plancia("play", "tigris", "--seats", "me,me", keys=keys).out
    hint, chance, *more = out.split("A strong bot would answer: ")[1].splitlines()
    assert chance.startswith("Winning chance: ")
    assert chance.count(".") == 2  # followed by a clause
    assert [line.split()[0] for line in more if line[:3] in ("2. ", "3. ") and "%) " in line] == ["2.", "3."]
    played = Replay(kept(home))
    seat = played.game.to_move(played.states[-1])[0]
    assert played.game.question(played.states[-1], seat).parse(hint)


def test_board_log_and_rules(plancia: Command) -> None:
    """The board is drawn again, the log shown again, a paragraph read."""
    out = begin(plancia, "leader red b1", "board", "log", "rules 9.10", "rules 77")
    assert out.count("(RL)") + out.count("(RB)") >= 2
    assert out.count("places the priest on B1.") == 2
    assert "9.10" in out
    assert "The rules have no paragraph 77." in out


def test_save(plancia: Command, home: Path) -> None:
    """`save` prints where the game is saved."""
    out = begin(plancia, "save")
    (file,) = home.glob("*.plancia")
    assert out.count(str(file)) >= 2


# ---- leaving and resuming --------------------------------------------------------------------------------------------
def test_a_game_continues_where_it_was_left(plancia: Command, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After `quit` the game continues with the same tiles, and ends as one whole record."""
    person = Person(monkeypatch, "left", answers=15)
    first = plancia("play", "tigris", "--seats", "me,random", "--options", "english", keys=person)
    assert "To continue: plancia play tigris --resume" in first.text
    before = kept(home)
    person.left = 10_000
    second = plancia("play", "tigris", "--resume", keys=person)
    assert second.code == 0, second.err
    assert "Continuing the game" in second.text
    after = kept(home)
    assert after.entries[: len(before.entries)] == before.entries
    assert after.result is not None
    assert after.options == {"english": True}
    assert given_by(after, 0) == person.given
    assert verify(after).sealed


@pytest.mark.parametrize("how", [EOFError, KeyboardInterrupt])
def test_a_game_is_saved_on_every_exit(plancia: Command, home: Path, how: type[BaseException]) -> None:
    """Ctrl-D and Ctrl-C leave as `quit` does."""
    lines = iter(["", "leader red b1"])

    def keys(prompt: str = "") -> str:
        line = next(lines, None)
        if line is None:
            raise how
        return line

    ran = plancia("play", "tigris", "--seats", "me,me", keys=keys)
    assert ran.code == 0
    assert ran.err == ""
    assert "The game is saved in" in ran.text
    assert [notation(words) for _, words in given_by(kept(home), 0, 1)] == ["leader red b1"]


def test_the_game_left_last_is_resumed(plancia: Command, home: Path) -> None:
    """Finished and damaged files are skipped."""
    begin(plancia)
    (file,) = home.glob("*.plancia")
    (home / "tigris-9999.plancia").write_text("damaged", "utf-8")
    ran = plancia("play", "tigris", "--resume", keys=["", "quit"])
    assert str(file) in ran.out


def test_a_game_in_a_chosen_file(plancia: Command, home: Path, tmp_path: Path) -> None:
    """A file may be anywhere, and stays there."""
    begin(plancia)
    (file,) = home.glob("*.plancia")
    mine = file.rename(tmp_path / "mine.plancia")
    ran = plancia("play", "tigris", "--file", mine, keys=["", "end", "quit"])
    assert ran.code == 0, ran.err
    assert read(mine.read_text("utf-8")).entries[-1].words != ()
    assert list(home.glob("*.plancia")) == []


def test_a_game_that_cannot_continue(plancia: Command) -> None:
    """No game, no file, or a game that is over."""
    assert plancia("play", "tigris", "--resume").err.strip() == "No unfinished game of tigris."
    assert "File not found: nothing" in plancia("play", "tigris", "--file", "nothing").err
    finished = next(FOLDER.glob("*.plancia"))
    ran = plancia("play", "tigris", "--file", finished)
    assert ran.code == 2
    assert "cannot be continued" in ran.err


def test_cheating_with_the_saved_file_is_detected(plancia: Command, home: Path) -> None:
    """A game with edited tiles cannot be resumed."""
    begin(plancia)
    (file,) = home.glob("*.plancia")
    file.write_text(file.read_text("utf-8").replace("chance/2 ", "chance/2 red "), "utf-8")
    ran = plancia("play", "tigris", "--file", file)
    assert ran.code == 2
    assert ran.err.startswith("This record is invalid: line ")


def test_a_failing_bot_does_not_lose_the_game(plancia: Command, home: Path, tmp_path: Path) -> None:
    """The game is saved, and a message describes the error."""
    code = "class Mine:\n    def __init__(self, game): pass\n    def answer(self, *_): raise RuntimeError('[/oops]')\n"
    (tmp_path / "bad.py").write_text(code, "utf-8")
    ran = plancia("play", "tigris", "--seats", "me,bad.py:Mine", keys=["end"] * 3)
    assert ran.code == 2
    assert ran.err == "Bot error: bad.py:Mine fails when asked TakeAction: RuntimeError: [/oops].\n"
    assert any(entry.seat == CHANCE for entry in kept(home).entries)
