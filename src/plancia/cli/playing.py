"""A game in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from plancia.arena import ask_bot, seat_bot, stream
from plancia.bots import Bot, Budget, bot
from plancia.cli.asking import Asking, Keyboard, Said
from plancia.cli.boards import board_of
from plancia.cli.meaning import Gloss, explain
from plancia.cli.rulebook import print_rules, rules_of
from plancia.cli.saves import save
from plancia.engine import Facts, Seat, Undo, notation
from plancia.locale import Messages, fact_line, in_edition
from plancia.records import Sitting

PERSON = "me"
COMMANDS = ("help", "what", "why", "undo", "hint", "board", "log", "rules", "save", "quit")
THOUGHT = Budget(worlds=2)
QUIET = "#b9a27a"


def names_of(m: Messages, seating: Sequence[str]) -> tuple[str, ...]:
    """People are numbered if there are several; bots are told apart by their seats."""
    me, several = m.say("terminal-me"), seating.count(PERSON) > 1
    return tuple(
        (f"{me} {seat + 1}" if several else me) if kind == PERSON else f"{Path(kind).name} {seat + 1}"
        for seat, kind in enumerate(seating)
    )


class Left(Exception):
    """The person wants to go."""


class Evening:
    """One game, the people and bots who play it, and the file it is kept in."""

    def __init__(self, m: Messages, console: Console, sitting: Sitting[Any], path: Path) -> None:
        self.m = in_edition(m, sitting.game.NAME, sitting.options)
        self.edition: str = getattr(sitting.options, "edition", "")
        self.console = console
        self.keyboard = Keyboard(console)
        self.sitting = sitting
        self.game = sitting.game
        self.seating = sitting.names  # kept with the game: who was a person, and which bots played
        self.names = names_of(m, sitting.names)
        self.path = path
        self.board = board_of(self.game.NAME)
        self.people = [seat for seat, kind in enumerate(self.seating) if kind == PERSON]
        self.alone = self.people[0] if len(self.people) == 1 else None  # then nobody else looks at the screen
        self.bots: dict[Seat, Bot] = {
            seat: seat_bot(kind, self.game) for seat, kind in enumerate(self.seating) if kind != PERSON
        }
        self.chances = [stream(f"{sitting.dealer.seal}/{seat}").randrange for seat in range(sitting.seats)]
        self.log: list[str] = []
        self.last: Seat | None = None
        self.told = dict.fromkeys(self.people, 0)  # lines of the log that each person has seen

    def play(self) -> None:
        """To the end, or until the person leaves; what was decided is saved after every answer of a person."""
        try:
            while seats := self.sitting.awaited():
                seat = next((seat for seat in seats if seat in self.people), seats[0])
                if seat in self.people:
                    self.ask_person(seat)
                    self.keep()
                else:
                    self.ask_bot(seat)
        finally:
            self.keep()
        self.close()

    def keep(self) -> None:
        """The file holds the dealer's secret, so that the game can go on from it."""
        save(self.path, self.sitting.record(reveal=True))

    # ---- who is asked
    def ask_bot(self, seat: Seat) -> None:
        self.tell(ask_bot(self.sitting, seat, self.bots[seat], self.chances[seat], THOUGHT))

    def ask_person(self, seat: Seat) -> None:
        question = self.game.question(self.sitting.state, seat)
        if len(self.people) == 1 and len(question) == 1:
            # Nothing to decide. Somebody else at the keyboard would learn that from the silence; a bot does not.
            self.tell(self.sitting.answer(seat, question.first()))
            return
        if len(self.people) > 1 and self.last != seat:
            self.pass_keyboard(seat)
        asking = Asking(self.m, self.keyboard, self.game.NAME, self.sitting.state.ask, question, COMMANDS, self.names)
        asking.gloss = self.gloss(seat)
        self.show(seat)
        while True:
            said = asking.hear(lambda lit: self.show(seat, lit))
            if said.words is not None:
                self.tell(self.sitting.answer(seat, said.words))
                self.told[seat] = len(self.log)
                return
            if self.obey(seat, said, asking):
                return

    def gloss(self, seat: Seat) -> Gloss:
        state, name = self.sitting.state, self.game.NAME
        cards = self.board.cards(self.m, self.game.view(state, seat))
        return Gloss(self.m, name, cards, state.ask.brings(state, seat), self.names, seat)

    def pass_keyboard(self, seat: Seat) -> None:
        """Others' tiles are not to be seen: clear the screen, and wait until the right person sits there."""
        self.console.clear()
        self.keyboard.line(self.m.say("terminal-pass-keyboard", player=self.names[seat]))
        for line in self.log[self.told[seat] :][-30:]:
            self.console.print(f"  {line}", style=QUIET, highlight=False)
        self.last = seat

    # ---- commands
    def obey(self, seat: Seat, said: Said, asking: Asking) -> bool:
        """Carry out a command; True: the question is no longer the same."""
        match said.command:
            case "help":
                self.console.print(
                    self.told_of("terminal-help"), self.board.legend(self.m), sep="\n\n", highlight=False
                )
            case "what":
                self.what(seat, said.rest)
            case "why":
                self.why(asking, said.rest)
            case "undo":
                return self.undo(seat)
            case "hint":
                self.hint(seat)
            case "board":
                self.show(seat)
            case "log":
                self.console.print("\n".join(self.log[-20:]))
            case "rules":
                print_rules(self.console, self.m, self.game.NAME, said.rest, self.edition)
            case "save":
                self.keep()
                self.console.print(self.m.say("terminal-saved", file=str(self.path)), soft_wrap=True)
            case _:
                raise Left
        return False

    def told_of(self, key: str) -> str:
        """A text with examples from this game."""
        words = ("example", "forbidden", "thing")
        examples = {word: self.m.say(f"terminal-{self.game.NAME}-{word}") for word in words}
        return self.m.say(key, **examples)

    def what(self, seat: Seat, rest: str) -> None:
        """A card, a place, a word of the rules."""
        if not rest:
            self.console.print(self.told_of("terminal-what-usage"))
            return
        view = self.game.view(self.sitting.state, seat)
        told = self.board.cards(self.m, view) | self.board.terms(self.m, view)
        rules = rules_of(self.game.NAME, self.edition, self.m)
        self.console.print(Markdown(explain(self.m, self.game.NAME, told, rules, rest)))

    def why(self, asking: Asking, rest: str) -> None:
        self.console.print(asking.explain(rest) if rest else self.told_of("terminal-why-usage"))

    def undo(self, seat: Seat) -> bool:
        """Only what is safe: with bots there is nobody who could consent."""
        allowed = self.sitting.may_undo(seat)
        if allowed is Undo.FREE:
            self.sitting.take_back(seat)
            self.console.print(self.m.say("terminal-undone"))
            return True
        key = "terminal-undo-nothing" if allowed is None else f"terminal-undo-{allowed.value}"
        self.console.print(self.m.say(key))
        return False

    def hint(self, seat: Seat) -> None:
        view, question = self.game.view(self.sitting.state, seat), self.game.question(self.sitting.state, seat)
        words = bot("greedy")(self.game).answer(view, question, self.chances[seat], THOUGHT)
        self.console.print(self.m.say("terminal-hint", answer=notation(words)))

    # ---- what is shown
    def show(self, seat: Seat, lit: Collection[str] = ()) -> None:
        view = self.game.view(self.sitting.state, seat)
        self.console.print()
        self.console.print(self.board.draw(self.m, view, self.names, lit))
        self.console.print(self.board.seats(self.m, view, self.names))

    def tell(self, facts: Facts) -> None:
        """What happened, as far as whoever looks at the screen may know it."""
        for fact in facts:
            if fact.heard_by(self.alone):
                line = fact_line(self.m, self.game.NAME, fact, self.names, self.alone)
                self.log.append(line)
                self.console.print(f"  {line}", style=QUIET, highlight=False)

    def close(self) -> None:
        """The ranking, with all totals shown."""
        result = self.game.result(self.sitting.state)
        assert result is not None
        view = self.game.view(self.sitting.state, self.alone)
        self.console.print(self.board.draw(self.m, view, self.names))
        self.console.print(self.board.seats(self.m, view, self.names))
        self.console.print(self.m.say(f"{self.game.NAME}-over-{result.reason}"), style="bold")
        table = Table(box=None, pad_edge=False)
        table.add_column(self.m.say("terminal-place"))
        table.add_column(self.m.say("terminal-player"))
        for place, name in sorted(zip(result.places, self.names, strict=True)):
            table.add_row(str(place), name)
        self.console.print(table)
        self.console.print(self.m.say("terminal-saved", file=str(self.path)), style="dim", soft_wrap=True)
