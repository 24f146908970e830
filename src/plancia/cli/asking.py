"""A question at the keyboard: field by field, or the whole answer in one line; Tab completes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from plancia.cli.meaning import Gloss
from plancia.engine import Form, IllegalAction, Refusal, Word, Words, notation
from plancia.engine.form import match
from plancia.engine.illegal import TOO_LONG, UNFINISHED
from plancia.locale import Messages, label, prompt, refusal

FEW = 12  # so many choices are listed with their meaning; of more only the words


class Said:
    """What came from the keyboard: an answer, or a command such as `undo`."""

    def __init__(self, words: Words | None = None, command: str = "", rest: str = "") -> None:
        self.words = words
        self.command = command
        self.rest = rest


class Keyboard:
    """Reads lines, with completion where the terminal can do it."""

    def __init__(self, console: Console) -> None:
        self.console = console
        try:
            import readline
        except ImportError:  # not on every system
            self.readline: Any = None
        else:
            self.readline = readline
            readline.set_completer_delims(" \t")
            readline.parse_and_bind("tab: complete")

    def line(self, question: str, complete: Callable[[str], list[str]] = lambda text: []) -> str:
        """One line, without the spaces around it; raises `EOFError` when there are no more."""
        if self.readline is not None:
            self.readline.set_completer(lambda text, at: self._candidate(complete, at))
        return input(f"{question} ").strip()  # readline must know the prompt, or it would draw over it

    def _candidate(self, complete: Callable[[str], list[str]], at: int) -> str | None:
        found = complete(self.readline.get_line_buffer())
        return f"{found[at]} " if at < len(found) else None


class Asking:
    """One question put to the person at the keyboard."""

    def __init__(
        self,
        m: Messages,
        keyboard: Keyboard,
        game: str,
        ask: Any,
        form: Form,
        commands: Collection[str],
        names: Sequence[str] = (),
    ) -> None:
        self.m = m
        self.keyboard = keyboard
        self.game = game
        self.ask = ask
        self.form = form
        self.commands = commands
        self.names = names  # of the players
        self.gloss = Gloss(m, game, {}, ())  # what is said of a choice beside its name

    def hear(self, show: Callable[[Collection[str]], None]) -> Said:
        """The answer, or a command. `show` draws the table with the places of the field lit."""
        said: Words = ()
        while (choices := self.form.next(said)) is not None:
            if said and len(choices) == 1:  # nothing to choose
                said = (*said, choices[0])
                continue
            words = list(choices)
            if said and len(words) > FEW:
                show([str(word) for word in words])
            self._put(said, words)
            line = self.keyboard.line(self._line_prompt(said), partial(self._complete, said))
            command, _, rest = line.partition(" ")
            command = "help" if command == "?" else command
            if command.casefold() in self.commands:
                return Said(command=command.casefold(), rest=rest.strip())
            said = self._fill(said, line) if line else self._back(said)
        return Said(words=said)

    def _back(self, said: Words) -> Words:
        """One word back, and past those between which there was no choice."""
        said = said[:-1]
        while said and len(self.form.next(said) or ()) == 1:
            said = said[:-1]
        return said

    def explain(self, line: str) -> str:
        """Which rule forbids this answer, or that none does."""
        words, error = self._meant((), line)
        if error is None and self.form.next(words) is not None:
            error = IllegalAction(UNFINISHED, None, len(words))
        if error is not None:
            return refusal(self.m, self.game, error)
        return self.m.say("terminal-why-not-forbidden", answer=line)

    def _put(self, said: Words, words: list[Word]) -> None:
        console = self.keyboard.console
        last = self.form.next((*said, words[-1])) is None
        console.print(prompt(self.m, self.game, self.ask, said, self.names, last=last), style="bold #e0a526")
        meanings = [self._meaning(said, word) for word in words] if len(words) <= FEW else []
        if not any(meanings):  # so many, or numbers that say all
            console.print("  " + " ".join(map(str, words)), style="dim")
            return
        listed = Table.grid(padding=(0, 2, 0, 0))
        for word, meaning in zip(words, meanings, strict=True):
            listed.add_row(Text(str(word), style="bold"), Text(meaning, style="dim"))
        console.print(Padding(listed, (0, 0, 0, 2)))

    def _meaning(self, said: Words, word: Word) -> str:
        """What the choice is called, if that is not the word itself, and what else there is to say of it."""
        name = label(self.m, self.game, self.ask, said, word, self.names)
        more, called = self.gloss(said, word, name), name if name != str(word) else ""
        return self.m.say("terminal-choice", name=called, more=more) if called and more else called or more

    def _line_prompt(self, said: Words) -> str:
        return f"{notation(said)} ▸" if said else "▸"

    def _complete(self, said: Words, text: str) -> list[str]:
        found = self.form.complete(f"{notation(said)} {text}" if said else text)
        if not said and " " not in text:
            found += [command for command in self.commands if command.startswith(text.casefold())]
        return found

    def _fill(self, said: Words, line: str) -> Words:
        """As many fields as the line fills; what is refused is explained, and the words before it stay."""
        words, error = self._meant(said, line)
        if error is None:
            return words
        self.keyboard.console.print(refusal(self.m, self.game, error), style="#d0563f")
        # A line that was not understood is never carried out, neither as it stands nor by filling in an only choice.
        return words if len(self.form.next(words) or ()) > 1 else said

    def _meant(self, said: Words, line: str) -> tuple[Words, IllegalAction | None]:
        for token in line.split():
            choices = self.form.next(said)
            if choices is None:
                return said, IllegalAction(TOO_LONG, token, len(said))
            word = self._word(said, list(choices), token)
            if word is None:
                return said, IllegalAction(self._why(said, token), token, len(said))
            said = (*said, word)
        return said, None

    def _word(self, said: Words, words: list[Word], token: str) -> Word | None:
        """The word itself, its name in the person's language, or a beginning that fits only one."""
        exact = match(tuple(words), token)
        if exact is not None:
            return exact
        names = {word: label(self.m, self.game, self.ask, said, word, self.names).casefold() for word in words}
        for fits in (token.casefold().__eq__, lambda name: name.startswith(token.casefold())):
            found = [word for word in words if fits(names[word]) or fits(str(word).casefold())]
            if len(found) == 1:
                return found[0]
        return None

    def _why(self, said: Words, token: str) -> Refusal:
        return self.form.why(said, token)
