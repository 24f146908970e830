"""The kernel: rules as procedures, the call stack as data, questions as forms. Pure: no I/O, clock, or randomness."""

from plancia.engine.ask import Action, Ask
from plancia.engine.consequences import Consequence, Consequences
from plancia.engine.facts import Disclosure, Fact, Facts
from plancia.engine.fault import Fault, Flaw
from plancia.engine.flow import (
    FINISH,
    Flow,
    FlowError,
    Frame,
    Insert,
    Next,
    Procedure,
    Said,
    goto,
    hears,
    procedure,
)
from plancia.engine.form import Form, Question, Sheet, compile_form, notation
from plancia.engine.game import Game, Migration, NearEnd, NoMigration, Result, SavedState
from plancia.engine.illegal import IllegalAction, Refusal
from plancia.engine.perft import perft
from plancia.engine.play import advance, apply, awaited, start, to_move
from plancia.engine.position import Position, Verbs
from plancia.engine.rules import Rules
from plancia.engine.saved import load, open_stack, save
from plancia.engine.sealed import Sealed, imagine_answers, sealed
from plancia.engine.undo import Decision, Undo, undo
from plancia.engine.window import PASS, MayPlay, Window, window
from plancia.engine.words import CHANCE, HIDDEN, Bag, Choices, RandBelow, Seat, Word, Words, weight

__all__ = [
    "CHANCE",
    "FINISH",
    "HIDDEN",
    "PASS",
    "Action",
    "Ask",
    "Bag",
    "Choices",
    "Consequence",
    "Consequences",
    "Decision",
    "Disclosure",
    "Fact",
    "Facts",
    "Fault",
    "Flaw",
    "Flow",
    "FlowError",
    "Form",
    "Frame",
    "Game",
    "IllegalAction",
    "Insert",
    "MayPlay",
    "Migration",
    "NearEnd",
    "Next",
    "NoMigration",
    "Position",
    "Procedure",
    "Question",
    "RandBelow",
    "Refusal",
    "Result",
    "Rules",
    "Said",
    "SavedState",
    "Sealed",
    "Seat",
    "Sheet",
    "Undo",
    "Verbs",
    "Window",
    "Word",
    "Words",
    "advance",
    "apply",
    "awaited",
    "compile_form",
    "goto",
    "hears",
    "imagine_answers",
    "load",
    "notation",
    "open_stack",
    "perft",
    "procedure",
    "save",
    "sealed",
    "start",
    "to_move",
    "undo",
    "weight",
    "window",
]
