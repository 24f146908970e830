"""The `plancia` command. Texts come from the locale files; help is in the language of the system or of `--lang`."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console

from plancia import engine, records
from plancia.analysis import AnalysisError
from plancia.arena import OFF, Plan, ResultsError, summed
from plancia.bots import BOTS, FIRST_LEVEL, LEVELS, BotError
from plancia.cli import (
    admin,
    arena,
    arguments,
    datasets,
    editions,
    habits,
    puzzles,
    replaying,
    reviewing,
    saves,
    serving,
    simulating,
    speed,
    tuning,
)
from plancia.cli.arena_tables import promises, rich_table
from plancia.cli.arguments import (
    at_least,
    check_engine,
    find_bots,
    find_game,
    find_options,
    find_talk,
    first_state,
    open_record,
    options_for_bots,
    seat_count,
)
from plancia.cli.asking import Keyboard
from plancia.cli.errors import UserError
from plancia.cli.interrupts import keep_sigint
from plancia.cli.playing import PERSON, Quit, TerminalGame
from plancia.cli.rulebook import print_rules
from plancia.engine import Game
from plancia.locale import LANGUAGES, Messages, fault, messages, system_language
from plancia.native.library import missing
from plancia.records import Dealer, GameSession, RecordError, Replay, new_dealer, write
from plancia.records.record import rules_of


def language(arguments: list[str]) -> tuple[str, list[str]]:
    """Find the language before parsing, since help is translated too; return it and the arguments, `--lang` first."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1], [*arguments[at : at + 2], *arguments[:at], *arguments[at + 2 :]]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang="), [argument, *arguments[:at], *arguments[at + 1 :]]
    return system_language(), arguments


def plain_console(stderr: bool = False) -> Console:
    """Return a console without markup: a name or a typed word may look like markup."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def about(m: Messages) -> str:
    """Return the version, and which rules of Tigris & Euphrates programs can use."""
    reason = missing()
    code, detail = (reason.code, reason.detail) if reason else ("none", "")
    return f"plancia {metadata.version('plancia')}\n{m.say('terminal-engine', reason=code, detail=detail)}"


def build(m: Messages, console: Console) -> typer.Typer:
    """Build all commands, in one language."""
    app = typer.Typer(help=m.say("terminal-about"), no_args_is_help=True, add_completion=False, rich_markup_mode="rich")

    option, argument = partial(arguments.option, m), partial(arguments.argument, m)

    def command(name: str) -> Callable[[Any], Any]:
        return app.command(name, help=m.say(f"terminal-command-{name}"))

    def print_version(wanted: bool) -> None:
        if wanted:
            console.print(about(m))
            raise typer.Exit

    version = typer.Option("--version", help=m.say("terminal-option-version"), is_eager=True, callback=print_version)

    @app.callback()
    def everywhere(lang: Annotated[str, option("lang", "--lang")] = "", show: Annotated[bool, version] = False) -> None:
        pass  # `language` and `print_version` have read them already

    @command("play")
    def play(
        name: Annotated[str, argument("game")],
        seats: Annotated[str, option("seats", "--seats")] = "",
        options: Annotated[str, option("options", "--options")] = "",
        edition: Annotated[Path | None, option("edition", "--edition")] = None,
        resume: Annotated[bool, option("resume", "--resume")] = False,
        file: Annotated[Path | None, option("file", "--file")] = None,
    ) -> None:
        play_games(m, console, name, seats, options, edition, resume, file)

    @command("simulate")
    def simulate(
        name: Annotated[str, argument("game")],
        bots: Annotated[str, option("bots", "--bots")] = "regular,novice",
        players: Annotated[int, option("players", "--players")] = 0,
        games: Annotated[int, option("games", "--games")] = 100,
        seed: Annotated[str, option("seed", "--seed")] = "0",
        jobs: Annotated[int, option("jobs", "--jobs")] = 0,
        options: Annotated[str | None, option("options", "--options")] = None,
        edition: Annotated[Path | None, option("edition", "--edition")] = None,
        out: Annotated[Path | None, option("out", "--out")] = None,
        engine: Annotated[str, option("engine", "--engine")] = "",
        talk: Annotated[str, option("talk", "--talk")] = OFF,
    ) -> None:
        rules = find_game(m, name)
        seated = find_bots(m, rules, bots.split(","), players)
        plan = Plan(
            game=name,
            bots=seated,
            options=options_for_bots(m, rules, options, edition, len(seated)),
            games=at_least(m, "games", games, 1),
            seed=seed,
            keep=out is not None,
            engine=engine,
            talk=find_talk(m, rules, talk),
        )
        check_engine(m, engine, name, plan.bots, plan.keep)
        outcomes = simulating.run(console, m, plan, jobs if jobs > 0 else os.cpu_count() or 1, out)
        console.print(simulating.table(m, outcomes))
        if any(outcome.parts for outcome in outcomes):
            console.print(simulating.table(m, outcomes, by_part=True))
        if counts := summed(pair for outcome in outcomes for pair in outcome.deals_by_bot()):
            console.print(rich_table(promises(m, counts)))
        for reason, count in simulating.reasons(outcomes).items():
            console.print(f"  {count} × {m.say(f'{name}-over-{reason}')}", highlight=False)

    @command("replay")
    def replay(
        file: Annotated[Path, argument("record")],
        at: Annotated[int, option("at", "--at")] = -1,
        eyes: Annotated[str, option("as", "--as")] = replaying.ALL,
    ) -> None:
        viewer = replaying.ReplayViewer(m, console, Replay(open_record(m, file)), eyes)
        if not viewer.is_viewpoint(eyes):
            raise UserError(m.say("terminal-no-such-seat", seat=eyes, last=viewer.replay.record.seats - 1))
        if at >= 0:
            viewer.go(at)
            viewer.show()
        else:
            with suppress(EOFError, KeyboardInterrupt):
                viewer.loop(Keyboard(console))

    @command("verify")
    def verify(file: Annotated[Path, argument("record")]) -> None:
        checked = records.verify(open_record(m, file))
        console.print(m.say("terminal-verify-decisions", count=checked.decisions))
        if checked.unplayed:
            console.print(m.say("terminal-verify-unplayed", count=checked.unplayed))
        if checked.draws:
            console.print(m.say("terminal-verify-draws", count=checked.draws))
        console.print(m.say("terminal-verify-sealed" if checked.sealed else "terminal-verify-unsealed"))

    @command("redact")
    def redact(file: Annotated[Path, argument("record")], seat: Annotated[str, option("as", "--as")]) -> None:
        record = open_record(m, file)
        if seat not in ("spectator", *map(str, range(record.seats))):
            raise UserError(m.say("terminal-no-such-seat", seat=seat, last=record.seats - 1))
        typer.echo(write(records.redact(record, None if seat == "spectator" else int(seat))), nl=False)

    @command("perft")
    def perft(
        name: Annotated[str, argument("game")],
        depth: Annotated[int, option("depth", "--depth")] = 2,
        players: Annotated[int, option("players", "--players")] = 0,
        options: Annotated[str, option("options", "--options")] = "",
    ) -> None:
        rules = find_game(m, name)
        state = first_state(m, rules, find_options(m, rules, options), seat_count(m, rules, players))
        for deep in range(1, at_least(m, "depth", depth, 1) + 1):
            console.print(f"{deep:3} {m.number(engine.perft(state, deep)):>16}", highlight=False)

    @command("flow")
    def flow(
        name: Annotated[str, argument("game")],
        options: Annotated[str, option("options", "--options")] = "",
        races: Annotated[str, option("races", "--races")] = "",
        players: Annotated[int, option("players", "--players")] = 0,
    ) -> None:
        rules, named = find_game(m, name), races.replace(",", "+")
        chosen = find_options(m, rules, ",".join(filter(None, (options, named and f"races={named}"))))
        seated = seat_count(m, rules, players or (named.count("+") + 1 if named else 0))
        console.print(str(first_state(m, rules, chosen, seated).flow()), highlight=False)

    @command("bench")
    def bench(
        name: Annotated[str, argument("game")],
        players: Annotated[int, option("players", "--players")] = 0,
        seconds: Annotated[float, option("seconds", "--seconds")] = 3.0,
    ) -> None:
        rules = find_game(m, name)
        seated = seat_count(m, rules, players)
        measured = {key: m.number(value) for key, value in speed.measure(rules, seated, seconds).items()}
        console.print(m.say("terminal-bench", seats=seated, **measured), highlight=False)

    @command("rules")
    def rules(
        name: Annotated[str, argument("game")],
        paragraph: Annotated[str, argument("paragraph")] = "",
        edition: Annotated[Path | None, option("edition", "--edition")] = None,
    ) -> None:
        game = find_game(m, name)
        packed = editions.pack(m, game, edition) if edition else ""
        if not print_rules(console, m, name, paragraph, packed):
            raise typer.Exit(2)

    @command("edition")
    def edition(name: Annotated[str, argument("game")], file: Annotated[Path, argument("edition")]) -> None:
        editions.print_edition(m, console, find_game(m, name), file)

    @command("board")
    def board(
        file: Annotated[Path, argument("record")],
        at: Annotated[int, option("at", "--at")] = -1,
        svg: Annotated[Path | None, option("svg", "--svg")] = None,
    ) -> None:
        played = Replay(open_record(m, file))
        state = played.states[max(0, min(at, len(played))) if at >= 0 else -1]
        if svg is None:
            console.print(str(state), highlight=False)
            return
        svg.write_text(played.game.svg(played.game.view(state, None)), "utf-8")
        console.print(m.say("terminal-board-written", file=str(svg)), soft_wrap=True)

    arena.add_commands(app, m, console)
    datasets.add_commands(app, m, console)
    tuning.add_commands(app, m, console)
    reviewing.add_commands(app, m, console)
    habits.add_commands(app, m, console)
    puzzles.add_commands(app, m, console)
    serving.add_commands(app, m, console)
    admin.add_commands(app, m, console)
    return app


# ---- playing ---------------------------------------------------------------------------------------------------------
def play_games(
    m: Messages,
    console: Console,
    name: str,
    seats: str,
    options: str,
    edition: Path | None,
    resume: bool,
    file: Path | None,
) -> None:
    """Choose the players, or resume a saved game; then play one game after another."""
    rules = find_game(m, name)
    keyboard = Keyboard(console)
    if resume or file is not None:
        table = resume_game(m, console, name, file)
    else:
        console.print(m.say("terminal-welcome", title=m.say(f"{name}-title")), style="bold")
        if rules.PUBLISHED:
            console.print(m.say("terminal-unofficial"), style="dim")
        chosen_options = find_options(m, rules, options, edition)
        if edition is not None:
            editions.print_doubts(m, console, rules, chosen_options.edition)
        table = new_game(m, console, rules, seats or ask_seats(m, console, keyboard, rules), chosen_options)
    while True:
        try:
            table.play()
        except (Quit, KeyboardInterrupt, EOFError):
            console.print()
            console.print(m.say("terminal-left", file=str(table.path), game=name), soft_wrap=True)
            return
        if not wants_another(m, keyboard):
            return
        table = new_game(m, console, rules, ",".join(table.seating), table.session.options)


YES = ("y", "s", "o")  # yes, sì, oui


def wants_another(m: Messages, keyboard: Keyboard) -> bool:
    """Ask for another game; the default is no."""
    try:
        return keyboard.line(m.say("terminal-again")).casefold()[:1] in YES
    except (EOFError, KeyboardInterrupt):
        return False


def ask_seats(m: Messages, console: Console, keyboard: Keyboard, rules: Game[Any, Any, Any]) -> str:
    """Ask for the number of players and who they are."""
    first, last = rules.SEATS[0], rules.SEATS[-1]
    while True:
        answer = keyboard.line(m.say("terminal-how-many", first=first, last=last)) or str(first)
        if answer in map(str, rules.SEATS):
            break
        console.print(m.say("terminal-wrong-players", players=answer, first=first, last=last))
    kinds = [PERSON]
    while len(kinds) < int(answer):
        names = ", ".join((*LEVELS, PERSON))
        who = m.say("terminal-who-sits", seat=len(kinds) + 1, names=names, usual=FIRST_LEVEL)
        kind = keyboard.line(who) or FIRST_LEVEL
        if kind == PERSON or kind in BOTS or ":" in kind:
            kinds.append(kind)
        else:
            console.print(m.say("terminal-no-such-player", name=kind, names=names))
    return ",".join(kinds)


def new_game(m: Messages, console: Console, rules: Game[Any, Any, Any], seats: str, options: Any) -> TerminalGame:
    seating = seats.split(",")
    first_state(m, rules, options, seat_count(m, rules, len(seating)))
    find_bots(m, rules, [kind if kind != PERSON else "random" for kind in seating], len(seating))
    session = GameSession(rules, options, len(seating), new_dealer(), tuple(seating))
    return TerminalGame(m, console, session, saves.new_file(rules.NAME))


def resume_game(m: Messages, console: Console, name: str, file: Path | None) -> TerminalGame:
    """Return the saved game in this file, or the last unfinished one."""
    path = file or saves.unfinished(name)
    if path is None:
        raise UserError(m.say("terminal-nothing-to-resume", game=name))
    record = open_record(m, path)
    if record.result is not None or not record.secret or len(record.names) != record.seats:
        raise UserError(m.say("terminal-cannot-resume", file=str(path)))
    records.verify(record)
    rules, options = rules_of(record)
    dealer = Dealer(bytes.fromhex(record.secret), tuple(map(bytes.fromhex, record.entropies)))
    session = GameSession(
        rules,
        options,
        record.seats,
        dealer,
        record.names,
        deal=False,
        position=record.position,
        rules=record.rules,
        updates=record.updates,
    )
    session.resume(record.entries)
    if record.version != rules.VERSION:
        session.update(rules.VERSION, with_state=False)
    find_bots(m, rules, [kind if kind != PERSON else "random" for kind in record.names], record.seats)
    console.print(m.say("terminal-resumed", file=str(path)), soft_wrap=True)
    return TerminalGame(m, console, session, path, record.deals)


# ---- entry point -----------------------------------------------------------------------------------------------------
def main() -> NoReturn:
    """Run the command; errors the user can fix print one sentence and exit with code 2, never a traceback."""
    keep_sigint()
    lang, typed = language(sys.argv[1:])
    m = messages(lang if lang in LANGUAGES else system_language())
    try:
        if lang not in LANGUAGES:
            raise UserError(m.say("terminal-no-such-language", lang=lang, names=", ".join(LANGUAGES)))
        code = build(m, plain_console())(typed, standalone_mode=False)
    except (UserError, RecordError, AnalysisError, BotError, ResultsError, OSError, typer.TyperException) as error:
        plain_console(stderr=True).print(error_text(m, error), style="#d0563f", soft_wrap=True)
        raise SystemExit(2) from None
    except (typer.Abort, KeyboardInterrupt):
        raise SystemExit(130) from None
    raise SystemExit(code)


def error_text(m: Messages, error: Exception) -> str:
    """Return one sentence about an error; the code that raised it supplies the reason."""
    match error:
        case RecordError():
            return m.say("terminal-bad-record", reason=fault(m, "record", error))
        case AnalysisError():
            return m.say("terminal-cannot-analyse", reason=fault(m, "analysis", error))
        case BotError():
            return m.say("terminal-bad-bot", reason=fault(m, "bot", error))
        case ResultsError():
            return m.say("terminal-bad-results", reason=fault(m, "results", error))
        case OSError(filename=str(file)):
            return m.say("terminal-cannot-write", file=file, reason=str(error.strerror))
        case typer.TyperException():
            return (
                usage_error_text(m, error) if error.format_message().strip() else ""
            )  # help was shown: nothing to add
        case _:
            return str(error)


def usage_error_text(m: Messages, error: typer.TyperException) -> str:
    """Translate Typer's error about a command line."""
    context = getattr(error, "ctx", None)
    command = " ".join(["plancia", *(context.command_path.split()[1:] if context else ()), "--help"])
    if option := getattr(error, "option_name", ""):
        return m.say("terminal-usage-option", option=option, command=command)
    if (parameter := getattr(error, "param", None)) is not None:
        missing = isinstance(error, typer.BadParameter) and not error.message
        what = parameter.metavar or max(parameter.opts, key=len)
        return m.say("terminal-usage-missing" if missing else "terminal-usage-value", what=what, command=command)
    typed = " ".join(sys.argv[1:]).removeprefix(f"--lang {m.lang} ")
    return m.say("terminal-usage", typed=typed, command=command)
