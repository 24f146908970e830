"""The smaller commands."""

import re
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import pytest

from plancia.engine import perft
from plancia.games.tigris import GAME, Options
from plancia.locale import LANGUAGES
from plancia.native.library import Missing, missing
from plancia.records import read, verify
from tests.cli.conftest import Command
from tests.golden.make import FOLDER

GOLDEN = FOLDER / "idle-idle-stall_guard-0.plancia"


# ---- simulate --------------------------------------------------------------------------------------------------------
def test_simulate_prints_a_table(plancia: Command) -> None:
    """Every bot has a row with games, wins, share, interval and mean place; then come the endings."""
    ran = plancia("simulate", "tigris", "--bots", "random,random", "--games", "5", "--jobs", "1")
    assert ran.code == 0, ran.err
    assert re.search(r"random +│ +10 │ +5 │ +50\.0 % │ +23\.7 – 76\.3 % │ +1\.\d\d", ran.out)
    assert re.search(r"5 × The game is over: .*\.", ran.out)


@pytest.mark.skipif(bool(missing()), reason=f"no native rules: {missing()}")
def test_simulate_with_the_native_engine(plancia: Command) -> None:
    """Random bots play inside the native rules; the table is that of the Python rules, and that of no choice."""
    command = ("simulate", "tigris", "--bots", "random", "--players", "3", "--games", "20", "--jobs", "1")
    ran = plancia(*command, "--engine", "native")
    assert ran.code == 0, ran.err
    assert re.search(r"random +│ +60 │ +20(\.0)? │", ran.out)
    assert re.search(r"\d+ × The game is over: .*\.", ran.out)
    assert plancia(*command, "--engine", "python").out == ran.out
    assert plancia(*command).out == ran.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "warlords", "--engine", "native"), "plays only Tigris & Euphrates"),
        (("arena", "rex", "--engine", "native"), "plays only Tigris & Euphrates"),
        (("tune", "rex", "--engine", "native"), "plays only Tigris & Euphrates"),
        (("simulate", "tigris", "--bots", "exec:bot", "--engine", "native"), "only with the bots of plancia"),
        (("arena", "tigris", "--bots", "novice,exec:bot", "--engine", "native"), "only with the bots of plancia"),
        (("simulate", "tigris", "--bots", "random", "--out", "x", "--engine", "native"), "no records of random bots"),
        (("simulate", "tigris", "--engine", "steam"), "Unknown engine “steam”. Choose from: python, native."),
        (("arena", "tigris", "--engine", "steam"), "Unknown engine “steam”. Choose from: python, native."),
        (("tune", "tigris", "--engine", "steam"), "Unknown engine “steam”. Choose from: python, native."),
    ],
)
def test_what_an_engine_cannot_do_is_explained(plancia: Command, arguments: tuple[str, ...], message: str) -> None:
    """A wrong engine is refused before a game is played."""
    ran = plancia(*arguments)
    assert ran.code != 0
    assert message in ran.err


@pytest.mark.parametrize("command", ["simulate", "arena", "tune"])
def test_without_the_native_engine(plancia: Command, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the library is missing, the message says where to find the reason."""
    monkeypatch.setattr("plancia.arena.engines.missing", lambda: Missing("not_built"))
    ran = plancia(command, "tigris", "--engine", "native")
    assert ran.code != 0
    assert "plancia --version shows the reason" in ran.err


def test_simulate_prints_how_the_games_ended(plancia: Command) -> None:
    """Also if the reason is more than one word."""
    ran = plancia("simulate", "rex", "--bots", "random", "--games", "2", "--jobs", "1", "--options", "races=lot")
    assert ran.code == 0
    assert "The game is over after eight rounds: the number of strongholds decides." in ran.text


def test_the_same_seed_gives_the_same_games(plancia: Command, tmp_path: Path) -> None:
    """Results and records are the same; another seed gives others."""

    def games(out: str, seed: str) -> tuple[str, list[str]]:
        ran = plancia(
            "simulate",
            "tigris",
            "--bots",
            "random",
            "--players",
            "3",
            "--games",
            "3",
            "--seed",
            seed,
            "--jobs",
            "1",
            "--out",
            out,
        )
        assert ran.code == 0, ran.err
        return ran.out, [file.read_text("utf-8") for file in sorted(Path(out).iterdir())]

    assert games("a", "7") == games("b", "7")
    assert games("c", "8") != games("a", "7")
    names = [file.name for file in sorted((tmp_path / "a").iterdir())]
    assert names == ["tigris-000000.plancia", "tigris-000001.plancia", "tigris-000002.plancia"]


def test_records_of_a_simulation_can_be_verified(plancia: Command) -> None:
    """They name the bots in their seats, and contain the secret of the dealer."""
    plancia(
        "simulate",
        "tigris",
        "--bots",
        "random,random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--options",
        "english",
        "--out",
        "out",
    )
    for file in sorted(Path("out").iterdir()):
        record = read(file.read_text("utf-8"))
        assert verify(record).sealed
        assert record.names == ("random", "random")
        assert record.options == {"english": True}


BOT = """
class Mine:
    def __init__(self, game): {init}
    def answer(self, view, question, below, budget): {answer}
"""


def write_bot(answer: str = "return question.sample(below)", init: str = "pass") -> str:
    Path("mybot.py").write_text(BOT.format(answer=answer, init=init), "utf-8")
    return "mybot.py:Mine"


def test_a_custom_bot(plancia: Command) -> None:
    """A file and the name of a class are all that is needed."""
    ran = plancia("simulate", "tigris", "--bots", f"{write_bot()},random", "--games", "2", "--jobs", "1")
    assert ran.code == 0, ran.err
    assert "mybot.py:Mine" in ran.out


def test_the_bot_of_the_documentation(plancia: Command) -> None:
    """The code block of the documentation is saved as a file, and plays."""
    page = (Path(__file__).parent.parent.parent / "docs" / "write-a-bot.md").read_text("utf-8")
    block = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[0]
    assert len(block.splitlines()) < 35
    Path("mybot.py").write_text(block, "utf-8")
    ran = plancia("simulate", "tigris", "--bots", "mybot.py:Mine,random", "--games", "2", "--jobs", "1")
    assert ran.code == 0, ran.err
    assert re.search(r"mybot\.py:Mine +│ +2 │ +2 │ +100\.0 %", ran.out)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ({"answer": "return ('dance',)"}, "answers TakeAction with 'dance', which is refused: no_such_action"),
        ({"answer": "return ['end']"}, "answers TakeAction with ['end'], which is refused: malformed"),
        ({"answer": "return None"}, "answers TakeAction with None, which is refused: malformed"),
        ({"answer": "return question.parse('dance')"}, "fails when asked TakeAction: IllegalAction: no_such_action"),
        ({"answer": "return 1 / 0"}, "fails when asked TakeAction: ZeroDivisionError: division by zero"),
        ({"answer": "raise KeyError('[/x]')"}, "fails when asked TakeAction: KeyError: '[/x]'"),
        ({"init": "raise OSError('no model')"}, "cannot be started: OSError: no model"),
    ],
)
def test_a_bot_that_cheats_or_crashes_gets_a_message(plancia: Command, bot: dict[str, str], sentence: str) -> None:
    """It names the bot, the question and the reason; the exit code reports an error."""
    ran = plancia("simulate", "tigris", "--bots", write_bot(**bot), "--games", "1", "--jobs", "1")
    assert ran.code == 2
    assert ran.err.startswith("Bot error: mybot.py:Mine ")
    assert sentence in ran.err


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("class Other: pass", "has no class “Mine”"),
        ("class Mine: pass", "has no method answer"),
        ("1 / 0", "cannot be loaded: ZeroDivisionError"),
        ("def", "cannot be loaded: SyntaxError"),
        ("import no_such_module", "cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_file_without_a_bot_gets_a_message(plancia: Command, code: str, reason: str) -> None:
    """Errors in the file are shown before the first game."""
    Path("mybot.py").write_text(code, "utf-8")
    ran = plancia("simulate", "tigris", "--bots", "mybot.py:Mine")
    assert ran.code == 2
    assert reason in ran.err


# ---- replay ----------------------------------------------------------------------------------------------------------
def test_replay_at_a_position(plancia: Command) -> None:
    """The table, the decision and its effects."""
    ran = plancia("replay", GOLDEN, "--at", "4")
    assert ran.code == 0, ran.err
    assert "Position 4 of 23" in ran.out
    assert re.search(r"idle \d: end", ran.out)
    assert re.search(r"idle \d ends the turn\.", ran.out)


def test_replay_stays_within_the_game(plancia: Command) -> None:
    """Beyond the last position is the last one."""
    assert "Position 23 of 23" in plancia("replay", GOLDEN, "--at", "999").out


def test_replay_key_by_key(plancia: Command) -> None:
    """Forward, back, to a number, as another seat, and quit; unknown input is explained."""
    keys = ["", "n", "b", "17", "9" * 5000, "as 1", "as spectator", "as all", "as 7", "what", "Q"]
    ran = plancia("replay", GOLDEN, keys=keys)
    assert ran.code == 0, ran.err
    assert re.findall(r"Position (\d+) of", ran.out) == [*"0121", "17", *["23"] * 6]
    assert ran.out.count("Enter goes forward and b goes back") == 2


def test_replay_ends_with_the_input(plancia: Command) -> None:
    """Ctrl-D works like `q`."""
    ran = plancia("replay", GOLDEN, keys=[""])
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize("eyes", ["0", "1", "spectator"])
def test_replay_hides_what_a_seat_may_not_know(plancia: Command, eyes: str) -> None:
    """As a seat, there are no other tiles on the table, in the decision or in the log."""
    file = FOLDER / "stubborn-greedy-english-7.plancia"
    text = "".join(plancia("replay", file, "--as", eyes, keys=["2", "3", *map(str, range(4, 160, 7)), "q"]).out)
    rows = [
        line.removeprefix("▸").split() for line in text.splitlines() if re.match(r"[▸ ] [LB] (stubborn|greedy)", line)
    ]
    assert len(rows) > 40
    for row in rows:
        seat = "LB".index(row[0])
        assert str(seat) == eyes or row[7].isdecimal()
    drawn = re.findall(r"Chance: ([a-z? ]+)", text)
    assert any("?" in words for words in drawn)
    assert all("?" in words for words in drawn) is (eyes == "spectator")
    tellers = {"0": ["stubborn 0"], "1": ["greedy 1"], "spectator": []}[eyes]
    assert set(re.findall(r"in (.*)'s hand:", text)) == set(tellers)


def test_replay_as_all_seats_shows_every_hand(plancia: Command) -> None:
    """With all knowledge the tiles of both are shown."""
    rows = re.findall(r"^[▸ ] [LB] idle.*$", plancia("replay", GOLDEN, "--at", "4").out, re.MULTILINE)
    assert len(rows) == 2
    assert not any(row.removeprefix("▸").split()[7].isdecimal() for row in rows)


# ---- records ---------------------------------------------------------------------------------------------------------
def test_verify_a_good_record(plancia: Command) -> None:
    """It prints what was checked."""
    ran = plancia("verify", GOLDEN)
    assert ran.code == 0, ran.err
    assert "23 decisions replayed: all are legal." in ran.out
    assert "3 draws recomputed from the dealer's secret: all match." in ran.out
    assert "The secret fits the seal" in ran.out


def test_verify_a_bad_record(plancia: Command) -> None:
    """It prints the line and the reason."""
    Path("bad.plancia").write_text(GOLDEN.read_text("utf-8").replace(" end\n", " tile red a1\n", 1), "utf-8")
    ran = plancia("verify", "bad.plancia")
    assert ran.code == 2
    assert ran.err.startswith("This record is invalid: line ")
    assert ran.out == ""


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe\x00", b"plancia record 1\n", b"[/x]\n"])
@pytest.mark.parametrize("command", ["verify", "replay", "board", "redact"])
def test_invalid_records_are_reported(plancia: Command, command: str, damage: bytes) -> None:
    """An empty, binary or damaged file, or a folder, gets a message from every command."""
    Path("bad").write_bytes(damage)
    Path("folder").mkdir()
    for file in ("bad", "folder"):
        ran = plancia(command, file, *(["--as", "0"] if command == "redact" else []))
        assert ran.code == 2
        assert len(ran.err.splitlines()) == 1


def test_redact(plancia: Command) -> None:
    """The record of a seat is written to standard output, and can be read but not replayed."""
    ran = plancia("redact", GOLDEN, "--as", "1")
    assert ran.code == 0, ran.err
    record = read(ran.out)
    assert (record.seen_by, record.secret) == ("1", "")
    Path("seen.plancia").write_text(ran.out, "utf-8")
    replayed = plancia("replay", "seen.plancia")
    assert replayed.code == 2
    assert "written for a single viewer" in replayed.err
    assert read(plancia("redact", GOLDEN, "--as", "spectator").out).seen_by == "spectator"


def test_board_as_text_and_picture(plancia: Command) -> None:
    """The position of a record is printed, or drawn into a file."""
    assert " 1  .  .  .  .  ~" in plancia("board", GOLDEN, "--at", "5").out
    ran = plancia("board", GOLDEN, "--svg", "board.svg")
    assert "The picture is in board.svg." in ran.out
    assert ElementTree.parse("board.svg").getroot().tag.endswith("svg")


# ---- rules and engine ------------------------------------------------------------------------------------------------
def test_perft(plancia: Command) -> None:
    """The numbers are those of the library."""
    state, _ = GAME.begin(Options(), 2)
    ran = plancia("perft", "tigris", "--depth", "2")
    assert [line.split() for line in ran.out.splitlines()] == [[str(d), f"{perft(state, d):,}"] for d in (1, 2)]


def test_flow(plancia: Command) -> None:
    """The steps of the rules are listed, and those of a variant are labelled."""
    assert "take_treasures" in plancia("flow", "tigris").out
    assert re.search(r"lay_out_reserve +open tiles", plancia("flow", "tigris", "--options", "open_tiles").out)


def test_flow_with_races(plancia: Command) -> None:
    """The steps of the races in play are listed and labelled; an unknown race is rejected."""
    four = plancia("flow", "rex", "--races", "sol,lazax,hacan,xxcha").out
    assert re.search(r"sol_places_units +sol", four)
    assert re.search(r"xxcha_predict +xxcha", four)
    assert "jol_nar" not in four
    assert plancia("flow", "rex", "--races", "sol,lazax,klingon").code == 2
    assert plancia("flow", "tigris", "--races", "sol,lazax").code == 2


def test_bench(plancia: Command) -> None:
    """A short measurement prints decisions and games per second."""
    ran = plancia("bench", "tigris", "--seconds", "0.2")
    assert re.match(r"With 2 players, one core makes [\d,]+ decisions and finishes [\d,]+ random games", ran.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules(plancia: Command, lang: str) -> None:
    """A paragraph, a chapter, or everything, in the person's language."""
    paragraph = plancia("--lang", lang, "rules", "tigris", "9.10")
    chapter = plancia("--lang", lang, "rules", "tigris", "9")
    everything = plancia("--lang", lang, "rules", "tigris")
    assert paragraph.out.strip().startswith("9.10 ")
    assert 0 < len(paragraph.out) < len(chapter.out) < len(everything.out)
    assert paragraph.out.split()[-1] in chapter.out.split()
    assert plancia("--lang", lang, "rules", "tigris", "§9.10").out == paragraph.out


# ---- version ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_version_names_the_engine(plancia: Command, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    """`--version` prints the version, and which rules of Tigris & Euphrates are used and why."""
    reasons = (
        None,
        Missing("switched_off"),
        Missing("not_built"),
        Missing("outdated"),
        Missing("not_loaded", "bad.so"),
    )
    outputs = []
    for reason in reasons:
        monkeypatch.setattr("plancia.cli.app.missing", lambda reason=reason: reason)
        ran = plancia("--lang", lang, "--version")
        assert ran.code == 0
        assert ran.out.startswith(f"plancia {version('plancia')}\nTigris & Euphrates")
        outputs.append(ran.out)
    assert len(set(outputs)) == len(reasons)
    assert "bad.so" in outputs[-1]
    assert "PLANCIA_ENGINE=python" in outputs[1]
