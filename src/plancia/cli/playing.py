"""A game in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from plancia.arena import ask_bot, seat_bot, stream
from plancia.bots import BOTS, NAMES, Adviser, Bot
from plancia.bots.evaluation import evaluation_of
from plancia.bots.explaining import Explanation
from plancia.bots.voices import spoken
from plancia.cli import saves
from plancia.cli.advice import THOUGHT, hint_lines, hints_for, why_line
from plancia.cli.asking import Entered, Keyboard, QuestionPrompt
from plancia.cli.boards import board_of
from plancia.cli.deals import TerminalDeals
from plancia.cli.explaining import Explanations, explain
from plancia.cli.rulebook import print_rules, rules_of
from plancia.cli.spelling import Spelling
from plancia.deals import DealNote
from plancia.engine import Fact, Facts, MayPlay, NearEnd, Question, Seat, Undo, Words
from plancia.engine.words import number
from plancia.games import negotiation
from plancia.locale import Messages, answer_line, fact_line, in_edition, near_end_line, thing_name
from plancia.records import GameSession

PERSON = "me"
COMMANDS = ("help", "what", "why", "undo", "hint", "board", "table", "deal", "log", "quiet", "rules", "save", "quit")
SAME_LEVEL = {"greedy": "expert"}  # what earlier bots are called now
WORLDS = 8  # checked before skipping a question with one answer while others watch
LINES, ALL_LINES = 20, "all"  # of the log
QUIET = "#b9a27a"


def names_of(m: Messages, seating: Sequence[str]) -> tuple[str, ...]:
    """Name the players; bots, and people if there are several, get the number of their seat."""
    me, several = m.say("terminal-me"), seating.count(PERSON) > 1
    return tuple(
        (f"{me} {seat + 1}" if several else me) if kind == PERSON else bot_name(kind, seat)
        for seat, kind in enumerate(seating)
    )


def bot_name(kind: str, seat: Seat) -> str:
    """Bots have names, and one from a file has the name of the file. The number is what people type for the seat."""
    return f"{NAMES[seat] if kind in BOTS else Path(kind).name} {seat + 1}"


def bot_kind(m: Messages, kind: str) -> str:
    """The level of a bot, with its character if it has one. Older games may have a bot that was renamed."""
    level, _, character = kind.partition("-")
    words = [m.say(f"level-{SAME_LEVEL.get(level, level)}"), *([m.say(f"character-{character}")] if character else [])]
    return ", ".join(words)


def introduction(m: Messages, seating: Sequence[str]) -> str:
    """The bots of a table with their levels."""
    bots = [f"{bot_name(kind, seat)} ({bot_kind(m, kind)})" for seat, kind in enumerate(seating) if kind in BOTS]
    return m.say("terminal-bots", bots=", ".join(bots))


class Quit(Exception):
    """The person wants to quit."""


class TerminalGame:
    """One game, its people and bots, and the file it is saved in."""

    def __init__(
        self, m: Messages, console: Console, session: GameSession[Any], path: Path, notes: Sequence[DealNote] = ()
    ) -> None:
        self.m = in_edition(m, session.game.NAME, session.options)
        self.edition: str = getattr(session.options, "edition", "")
        self.console = console
        self.keyboard = Keyboard(console)
        self.session = session
        self.game = session.game
        self.seating = session.names  # saved with the game: which seats are people, and which bots play
        self.names = names_of(m, session.names)
        self.deals = TerminalDeals(self.m, session, self.names, notes)
        self.path = path
        self.board = board_of(self.game.NAME)
        self.people = [seat for seat, kind in enumerate(self.seating) if kind == PERSON]
        self.alone = self.people[0] if len(self.people) == 1 else None  # then nobody else sees the screen
        self.bots: dict[Seat, Bot] = {
            seat: seat_bot(kind, self.game) for seat, kind in enumerate(self.seating) if kind != PERSON
        }
        self.chances = [stream(f"{session.dealer.seal}/{seat}").randrange for seat in range(session.seats)]
        self.quiet = False  # bots say nothing
        self.voices = ["" if kind == PERSON else kind for kind in self.seating]
        self.log = list(self.log_lines())  # of the whole game, including the part before it was resumed
        self.shown: dict[str, str] = {}  # the board and the text below it, as last shown
        self.near: tuple[NearEnd, ...] = ()  # what has been announced
        self.last: Seat | None = None
        self.lines_seen = dict.fromkeys(self.people, 0)  # lines of the log that each person has seen

    def play(self) -> None:
        """Play to the end, or until the person quits; save after every answer of a person."""
        self.introduce_bots()
        try:
            while seats := self.session.awaited():
                seat = next((seat for seat in seats if seat in self.people), seats[0])
                if self.let_bots_deal(seat) and self.session.awaited() != seats:
                    continue  # a deal has changed the question
                if seat in self.people:
                    self.ask_person(seat)
                    self.save()
                else:
                    self.ask_bot(seat)
        finally:
            self.save()
        self.print_result()

    def introduce_bots(self) -> None:
        """Who they are, and how well they play."""
        if any(kind in BOTS for kind in self.seating):
            self.console.print(introduction(self.m, self.seating), style=QUIET)

    def save(self) -> None:
        """Save the game, with the dealer's secret, so that it can be resumed."""
        self.deals.catch_up()
        saves.save(self.path, replace(self.session.record(reveal=True), deals=self.deals.notes))

    def log_lines(self) -> Iterator[str]:
        """Return the log so far, as far as the people at the screen may know it."""
        facts = (*self.session.opening, *(fact for moment in self.session.moments for fact in moment.facts))
        for fact in facts:
            if fact.heard_by(self.alone):
                yield fact_line(self.m, self.game.NAME, fact, self.names, self.alone)

    # ---- who is asked
    def let_bots_deal(self, asked: Seat) -> bool:
        """Bots make and answer offers; return whether the rules have carried out anything."""
        changed = False
        for done in self.deals.let_bots_deal(self.bots, asked, self.chances):
            for line in self.deals.done_lines(done, self.alone, self.voices, self.quiet):
                self.print_line(line)
            self.print_facts(done.facts)
            changed = changed or bool(done.facts)
        for line in self.deals.broken_lines(self.alone, self.voices, self.quiet):
            self.print_line(line)
        return changed

    def ask_bot(self, seat: Seat) -> None:
        self.deals.tell(self.bots[seat], seat)
        self.print_facts(ask_bot(self.session, seat, self.bots[seat], self.chances[seat], THOUGHT))

    def ask_person(self, seat: Seat) -> None:
        question = self.game.question(self.session.state, seat)
        if len(question) == 1 and (self.alone == seat or self.is_known_to_all(seat)):
            self.answer_for(seat, question)
            return
        if len(self.people) > 1 and self.last != seat:
            self.pass_keyboard(seat)
        asking = self.asking(seat, question)
        self.show(seat)
        self.show_offers(seat)
        while True:
            entered = asking.read(lambda highlighted: self.show(seat, highlighted))
            if entered.words is not None:
                self.print_facts(self.session.answer(seat, entered.words))
                self.lines_seen[seat] = len(self.log)
                return
            if self.run_command(seat, entered, asking):
                return

    def is_known_to_all(self, seat: Seat) -> bool:
        """Do others at this keyboard know that there is only one answer? If not, skipping it would reveal a secret."""
        seen = self.game.view(self.session.state, None)
        randbelow = stream(f"{self.session.dealer.seal}/{self.session.state.asked}").randrange
        worlds = (self.game.imagine(seen, randbelow) for _ in range(WORLDS))
        return all(len(Question(world, seat)) == 1 for world in worlds)

    def answer_for(self, seat: Seat, question: Question[Any]) -> None:
        """Give the only answer and print a line about it, except when the question is about playing a card."""
        words, ask = question.first(), self.session.state.ask
        if not isinstance(ask, MayPlay):
            line = answer_line(self.m, self.game.NAME, ask, words, self.names)
            self.print_line(self.m.say("terminal-only-answer", player=self.names[seat], answer=line))
        self.print_facts(self.session.answer(seat, words))

    def asking(self, seat: Seat, question: Question[Any]) -> QuestionPrompt:
        state, name = self.session.state, self.game.NAME
        spelling = self.spelling(seat)
        asking = QuestionPrompt(self.m, self.keyboard, name, state.ask, question, COMMANDS, spelling)
        cards = self.board.cards(self.m, self.game.view(state, seat))
        asking.explanations = Explanations(self.m, name, cards, state.ask.consequences(state, seat), self.names, seat)
        return asking

    def spelling(self, seat: Seat) -> Spelling:
        state, name = self.session.state, self.game.NAME
        view = self.game.view(state, seat)
        known = {**self.board.cards(self.m, view), **self.board.terms(self.m, view)}
        things = {thing: thing_name(self.m, name, thing) for thing in known}
        return Spelling(self.m, name, state.ask, self.names, self.game.roles(state), things)

    def pass_keyboard(self, seat: Seat) -> None:
        """Clear the screen, so that nobody sees another player's tiles, and wait for the next person."""
        self.console.clear()
        self.shown = {}
        self.keyboard.line(self.m.say("terminal-pass-keyboard", player=self.names[seat]))
        for line in self.log[self.lines_seen[seat] :][-30:]:
            self.console.print(f"  {line}", style=QUIET, highlight=False)
        self.last = seat

    # ---- commands
    def run_command(self, seat: Seat, entered: Entered, asking: QuestionPrompt) -> bool:
        """Run a command; return whether the question has changed."""
        match entered.command:
            case "help":
                self.console.print(self.help_text(), self.board.legend(self.m), sep="\n\n", highlight=False)
            case "what":
                self.what(seat, entered.rest)
            case "why":
                self.why(seat, asking, entered.rest)
            case "undo":
                return self.undo(seat)
            case "hint":
                self.hint(seat)
            case "board":
                self.show(seat, again=True)
            case "table":
                self.table(seat)
            case "deal":
                return self.deal(seat, entered.rest)
            case "log":
                self.print_log(entered.rest)
            case "quiet":
                self.quiet = not self.quiet
                self.console.print(self.m.say("terminal-quiet" if self.quiet else "terminal-not-quiet"))
            case "rules":
                print_rules(self.console, self.m, self.game.NAME, entered.rest, self.edition)
            case "save":
                self.save()
                self.console.print(self.m.say("terminal-saved", file=str(self.path)), soft_wrap=True)
            case _:
                raise Quit
        return False

    def help_text(self) -> str:
        """All commands; a game without deals has none for them."""
        deals = [] if negotiation(self.game.NAME) is None else [self.m.say("terminal-help-deal")]
        return "\n".join([self.with_examples("terminal-help"), *deals])

    def with_examples(self, key: str) -> str:
        """Return a text with examples from this game."""
        words = ("example", "forbidden", "thing")
        examples = {word: self.m.say(f"terminal-{self.game.NAME}-{word}") for word in words}
        return self.m.say(key, **examples)

    def what(self, seat: Seat, rest: str) -> None:
        """Explain a card, a place or a term of the rules."""
        if not rest:
            self.console.print(self.with_examples("terminal-what-usage"))
            return
        view = self.game.view(self.session.state, seat)
        texts = self.board.cards(self.m, view) | self.board.terms(self.m, view)
        rules = rules_of(self.game.NAME, self.edition, self.m)
        self.console.print(Markdown(explain(self.m, self.game.NAME, texts, rules, rest)))

    def table(self, seat: Seat) -> None:
        """Show all public information that is not on the board."""
        self.console.print(self.board.table(self.m, self.game.view(self.session.state, seat), self.names))

    def deal(self, seat: Seat, rest: str) -> bool:
        """Make or answer an offer, or list all of them; return whether the question has changed."""
        self.deals.catch_up()
        lines, happened = self.deals.run(seat, rest)
        self.console.print("\n".join(lines), highlight=False, markup=False)
        self.print_facts(happened)
        return self.let_bots_deal(seat) or bool(happened)

    def show_offers(self, seat: Seat) -> None:
        """The open offers to a person, each time they are asked."""
        self.deals.catch_up()
        for line in self.deals.waiting(seat):
            self.console.print(line, highlight=False, markup=False)

    def print_log(self, rest: str) -> None:
        """Print the last lines of the log: the requested number, or all."""
        count = len(self.log) if rest.casefold() == ALL_LINES else number(rest) or LINES
        lines = self.log[-max(count, 1) :]
        self.console.print("\n".join(lines), highlight=False, markup=False)
        if len(lines) < len(self.log):
            self.console.print(self.m.say("terminal-log-more", shown=len(lines), count=len(self.log)), style="dim")

    def why(self, seat: Seat, asking: QuestionPrompt, rest: str) -> None:
        """Show which rule forbids an answer; for a legal one, how it compares with what a strong bot would answer."""
        self.console.print(asking.explain(rest) if rest else self.with_examples("terminal-why-usage"))
        if rest and (words := asking.legal(rest)) is not None:
            found = self.explanation(seat, words)
            self.console.print(why_line(self.m, self.game.NAME, found, words, self.spelling(seat).line))

    def undo(self, seat: Seat) -> bool:
        """Undo only if it is safe: bots cannot consent."""
        allowed = self.session.may_undo(seat)
        if allowed is Undo.FREE:
            self.session.take_back(seat)
            self.deals.catch_up()
            self.log = list(self.log_lines())
            self.console.print(self.m.say("terminal-undone"))
            return True
        key = "terminal-undo-nothing" if allowed is None else f"terminal-undo-{allowed.value}"
        self.console.print(self.m.say(key))
        return False

    def hint(self, seat: Seat) -> None:
        view, question = self.game.view(self.session.state, seat), self.game.question(self.session.state, seat)
        found = hints_for(self.game, len(self.names), view, question, self.chances[seat])
        for line in hint_lines(self.m, self.game.NAME, found, self.spelling(seat).line):
            self.console.print(line)

    def explanation(self, seat: Seat, *more: Words) -> Explanation:
        """What a strong bot would answer, and what it thinks of other answers."""
        view, question = self.game.view(self.session.state, seat), self.game.question(self.session.state, seat)
        return Adviser(self.game).explain(view, question, self.chances[seat], THOUGHT, more)

    # ---- what is shown
    def show(self, seat: Seat, highlighted: Collection[str] = (), again: bool = False) -> None:
        """Show the board and the players, each only if it has changed since it was last shown."""
        view = self.game.view(self.session.state, seat)
        if again:
            self.shown = {}
        self.draw("board", self.board.draw(self.m, view, self.names, highlighted))
        if not highlighted:
            self.draw("seats", self.board.seats(self.m, view, self.names))
            self.draw("aside", self.board.aside(self.m, view, self.names))

    def draw(self, part: str, drawn: RenderableType) -> None:
        with self.console.capture() as capture:
            self.console.print(drawn)
        plain = Text.from_ansi(capture.get()).plain  # a change of colour alone is no reason to draw it again
        if plain.strip() and self.shown.get(part) != plain:
            self.shown[part] = plain
            self.console.print(drawn)

    def announce(self) -> None:
        """Announce once that the end is near; if that changes, it may be announced again later."""
        near = self.game.near_end(self.game.view(self.session.state, None))
        for announcement in near:
            if announcement not in self.near:
                line = near_end_line(self.m, self.game.NAME, announcement, self.names)
                self.log.append(line)
                self.console.print(line, style="bold #d0563f", highlight=False)
        self.near = near

    def print_facts(self, facts: Facts) -> None:
        """Print new lines of the log, as far as the people at the screen may know them."""
        for fact in facts:
            if fact.heard_by(self.alone):
                self.print_line(fact_line(self.m, self.game.NAME, fact, self.names, self.alone))
                self.print_voice(fact)
        self.announce()

    def print_voice(self, fact: Fact) -> None:
        """What a bot says to it, if anything."""
        spoken_line = None if self.quiet else spoken(self.game.NAME, fact, self.voices, len(self.session.moments))
        if spoken_line is not None:
            seat, key = spoken_line
            self.print_line(self.m.say("terminal-says", player=self.names[seat], line=self.m.say(key)))

    def print_line(self, line: str) -> None:
        self.log.append(line)
        self.console.print(f"  {line}", style=QUIET, highlight=False)

    def print_result(self) -> None:
        """Show the ranking and all totals."""
        result = self.game.result(self.session.state)
        assert result is not None
        view = self.game.view(self.session.state, self.alone)
        self.console.print(self.board.draw(self.m, view, self.names))
        self.console.print(self.board.seats(self.m, view, self.names))
        self.console.print(self.board.final(self.m, view, self.names))
        self.console.print(self.m.say(f"{self.game.NAME}-over-{result.reason}"), style="bold")
        table = Table(box=None, pad_edge=False)
        table.add_column(self.m.say("terminal-place"))
        table.add_column(self.m.say("terminal-player"))
        for place, name in sorted(zip(result.places, self.names, strict=True)):
            table.add_row(str(place), name)
        self.console.print(table)
        self.console.print(self.m.say("terminal-saved", file=str(self.path)), style="dim", soft_wrap=True)
        if self.people and evaluation_of(self.game.NAME) is not None:
            self.console.print(self.m.say("terminal-try-review", file=str(self.path)), style="dim", soft_wrap=True)
