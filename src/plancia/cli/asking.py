"""Ask a question at the keyboard: field by field, or the complete answer on one line; Tab completes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from rich.console import Console
from rich.padding import Padding

from plancia.cli.explaining import Explanations
from plancia.cli.listing import Listing
from plancia.cli.spelling import Spelling
from plancia.engine import Choices, IllegalAction, Question, Word, Words
from plancia.engine.illegal import TOO_LONG, UNFINISHED
from plancia.locale import Messages, label, prompt, refusal

FEW = 12  # up to this many choices get a line each; more are set in columns


class Entered:
    """Input from the keyboard: an answer, or a command such as `undo`."""

    def __init__(self, words: Words | None = None, command: str = "", rest: str = "") -> None:
        self.words = words
        self.command = command
        self.rest = rest


class Keyboard:
    """Reads lines, with completion if the terminal supports it."""

    def __init__(self, console: Console) -> None:
        self.console = console
        try:
            import readline
        except ImportError:  # not available on every system
            self.readline: Any = None
        else:
            self.readline = readline
            readline.set_completer_delims(" \t")
            readline.parse_and_bind("tab: complete")

    def line(self, question: str, complete: Callable[[str], list[str]] = lambda text: []) -> str:
        """Read one line and strip it; raise `EOFError` at the end of the input."""
        if self.readline is not None:
            self.readline.set_completer(lambda text, at: self._candidate(complete, at))
        return input(f"{question} ").strip()  # readline must know the prompt, or it overwrites it

    def _candidate(self, complete: Callable[[str], list[str]], at: int) -> str | None:
        found = complete(self.readline.get_line_buffer())
        return f"{found[at]} " if at < len(found) else None


class QuestionPrompt:
    """One question to the person at the keyboard."""

    def __init__(
        self,
        m: Messages,
        keyboard: Keyboard,
        game: str,
        ask: Any,
        form: Question[Any],
        commands: Collection[str],
        spelling: Spelling | None = None,
    ) -> None:
        self.m = m
        self.keyboard = keyboard
        self.game = game
        self.ask = ask
        self.form = form
        self.commands = commands
        self.spelling = spelling or Spelling(m, game, ask)
        self.explanations = Explanations(m, game, {}, ())  # the explanation of a choice

    def read(self, show: Callable[[Collection[str]], None]) -> Entered:
        """Read the answer or a command. `show` draws the table and highlights the places of the field."""
        prefix: Words = ()
        while (choices := self.form.next(prefix)) is not None:
            if self._only(prefix, choices):
                prefix = (*prefix, choices[0])
                continue
            words = list(choices)
            if prefix and len(words) > FEW:
                show([str(word) for word in words])
            self._put(prefix, words)
            line = self.keyboard.line(self._line_prompt(prefix), partial(self._complete, prefix))
            command, _, rest = line.partition(" ")
            command = "help" if command == "?" else command
            if command.casefold() in self.commands:
                return Entered(command=command.casefold(), rest=rest.strip())
            prefix = self._fill(prefix, line) if line else self._back(prefix)
        return Entered(words=prefix)

    def _only(self, prefix: Words, choices: Choices) -> bool:
        """Is there only one choice? An answer that consists of its first word is asked for anyway."""
        return len(choices) == 1 and (bool(prefix) or self.form.next((choices[0],)) is not None)

    def _back(self, prefix: Words) -> Words:
        """Go back one word, and past the words that were filled in automatically."""
        prefix = prefix[:-1]
        while prefix and len(self.form.next(prefix) or ()) == 1:
            prefix = prefix[:-1]
        return prefix

    def explain(self, line: str) -> str:
        """Show which rule forbids this answer, or that it is legal."""
        words, error = self._meant((), line)
        if error is None and self.form.next(words) is not None:
            error = IllegalAction(UNFINISHED, None, len(words))
        if error is not None:
            return refusal(self.m, self.game, error)
        return self.m.say("terminal-why-not-forbidden", answer=line)

    def legal(self, line: str) -> Words | None:
        """The answer on this line, if it is complete and legal."""
        words, error = self._meant((), line)
        return words if error is None and self.form.next(words) is None else None

    def _put(self, prefix: Words, words: list[Word]) -> None:
        console = self.keyboard.console
        completes = self.form.next((*prefix, words[-1])) is None
        console.print(
            prompt(self.m, self.game, self.ask, prefix, self.spelling.players, self.form.seat, completes),
            style="bold #e0a526",
        )
        listed = Listing({word: (self.spelling.written(prefix, word), self._meaning(prefix, word)) for word in words})
        console.print(Padding(listed.few() if len(words) <= FEW else listed.many(), (0, 0, 0, 2)))

    def _meaning(self, prefix: Words, word: Word) -> str:
        """Return the name of the choice, if it differs from the word itself, and its explanation."""
        name = label(self.m, self.game, self.ask, prefix, word, self.spelling.players)
        more, shown = self.explanations(prefix, word, name), self.spelling.label(prefix, word)
        called = "" if shown in (str(word), str(word).upper()) else shown  # a cell has no other name
        return self.m.say("terminal-choice", name=called, more=more) if called and more else called or more

    def _line_prompt(self, prefix: Words) -> str:
        return f"{self.spelling.line(prefix)} ▸" if prefix else "▸"

    def _complete(self, prefix: Words, text: str) -> list[str]:
        """Return the words that could come next on this line, or complete the current one."""
        begun = "" if not text or text[-1].isspace() else text.split()[-1]
        words, error = self._meant(prefix, text.removesuffix(begun))
        choices = None if error else self.form.next(words)
        written = [self.spelling.written(words, word) for word in choices or ()]
        found = [word for word in written if word.casefold().startswith(begun.casefold())]
        if not prefix and " " not in text:
            found += [command for command in self.commands if command.startswith(text.casefold())]
        return found

    def _fill(self, prefix: Words, line: str) -> Words:
        """Fill as many fields as the line has words for; explain an illegal word, and keep the words before it."""
        words, error = self._meant(prefix, line)
        if error is None:
            return words
        if error.at == len(prefix) and self._is_whole(line):
            again, wrong = self._meant((), line)
            if wrong is None:
                return again
            error, words = wrong, prefix
        self.keyboard.console.print(refusal(self.m, self.game, error), style="#d0563f")
        # Never act on a line with an unknown word, not even by filling in the only choice.
        return words if len(self.form.next(words) or ()) > 1 else prefix

    def _is_whole(self, line: str) -> bool:
        """Does the line start a new answer, although the first words are already filled in?"""
        first, *more = line.casefold().split()
        return bool(more) and first in [str(word).casefold() for word in self.form.next(()) or ()]

    def _meant(self, prefix: Words, line: str) -> tuple[Words, IllegalAction | None]:
        tokens = line.split()
        while tokens:
            choices = self.form.next(prefix)
            if choices is None:
                return prefix, IllegalAction(TOO_LONG, tokens[0], len(prefix))
            found = self.spelling.read(prefix, list(choices), tokens)
            if found is None:
                meant = self.spelling.meant(prefix, tokens)
                word = self.form.meant(tokens[0]) if meant is None else meant
                return prefix, IllegalAction(self.form.why(prefix, word), tokens[0], len(prefix))
            prefix, tokens = (*prefix, found[0]), tokens[found[1] :]
        return prefix, None
