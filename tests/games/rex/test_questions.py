"""How often people are asked in a quiet round: a report, and limits that keep it low."""

from __future__ import annotations

from typing import NamedTuple

from plancia.engine import CHANCE, PASS, Facts, Question, Words, to_move
from plancia.games.rex import GAME, State
from plancia.games.rex.facts import FirstPlayerPassed, PhaseBegan
from tests.games.rex.table import ALL, phase, position

HANDS = {
    "lazax": "energy-rifle bio-suit",
    "sol": "bio-weapon",
    "jol-nar": "energy-shield informant",
    "letnev": "new-recruits energy-rifle bio-suit",
    "hacan": "bio-weapon energy-shield",
    "xxcha": "interrogation energy-rifle",
}
UNITS = {
    "lazax": "HOL 3",
    "sol": "PAL 6, EMB 4",
    "jol-nar": "CIV 8",
    "letnev": "NAV 8, WES 2",
    "hacan": "ADI 5, SAL 1",
    "xxcha": "COU 3",
}


class Asked(NamedTuple):
    """One question to one seat."""

    seat: int
    kind: str
    window: bool
    forced: bool


def sensible(s: State, seat: int) -> Words:
    """Pass, stay, bid once, deploy a little: what people do when nothing much happens."""
    form = Question(s, seat)
    kind = type(s.ask).__name__
    if kind == "MakeBid":
        return ("bid", 1) if not s.ask.high and s.influence[seat] > 2 else ("pass",)
    if kind == "DeployUnits" and form.allows(("deploy", s.box.ids[-1], 1)):
        return ("deploy", s.box.ids[-1], 1)
    return form.default()


def quiet_round() -> tuple[list[Asked], Facts]:
    """One round of six players without a ceasefire or a battle, from the Influence phase to the end of the round."""
    table = position(
        ALL,
        hands=HANDS,
        units=UNITS,
        influence=dict.fromkeys(ALL.split(), 6),
        casualties=dict.fromkeys(("sol", "hacan"), 2),
    )
    asked: list[Asked] = []
    facts: Facts = ()
    began = phase(table, "influence")
    s, happened = began.s, began.facts
    while not any(isinstance(fact, FirstPlayerPassed) for fact in facts):
        seat = to_move(s)[0]
        if seat == CHANCE:
            words: Words = first_lot(s)
        else:
            form = Question(s, seat)
            asked.append(Asked(seat, type(s.ask).__name__, s.ask.WINDOW, len(form) == 1))
            words = sensible(s, seat)
        s, facts = GAME.apply(s, seat, words, s.asked)
        happened += facts
    return asked, happened


def first_lot(s: State) -> Words:
    """A placement card if the influence deck is drawn, else the first lot."""
    form = Question(s, CHANCE)
    placement = [words for words in form if words[0] in s.box.placements]
    return placement[0] if placement else form.first()


def table_of(asked: list[Asked]) -> str:
    kinds = sorted({one.kind for one in asked})
    lines = [f"{'':18}{'forced':>8}{'free':>8}{'per seat':>10}"]
    for kind in kinds:
        forced = sum(one.forced for one in asked if one.kind == kind)
        free = sum(not one.forced for one in asked if one.kind == kind)
        lines.append(f"{kind:18}{forced:8}{free:8}{(forced + free) / 6:10.1f}")
    return "\n".join(lines)


def test_a_quiet_round_asks_little() -> None:
    """Per seat by kind, forced and free separately, before and after standing orders for windows. §26.1 §26.2 §26.3"""
    asked, _ = quiet_round()
    ordered = [one for one in asked if not one.window]
    print(f"\nquestions of a quiet six-player round\n{table_of(asked)}")
    print(f"per seat: {len(asked) / 6:.1f}; with standing orders for windows: {len(ordered) / 6:.1f}")
    free = [one for one in asked if not one.forced]
    assert len(asked) / 6 <= 32
    assert len(ordered) / 6 <= 13
    assert sum(one.forced for one in ordered) / 6 <= 2
    assert len(free) / 6 <= 20


def test_standing_orders_can_answer_every_window() -> None:
    """In any window passing is legal, and is the default. §26.2"""
    windows = [one for one in quiet_round()[0] if one.window]
    assert windows
    assert {one.kind for one in windows} == {"PlayCard"}
    assert PASS == "pass"


def test_a_round_has_seven_phases_in_order() -> None:
    """Influence, bidding, recruitment, manoeuvre, battle, collection, bombardment; then the next round begins. §4.1"""
    _, facts = quiet_round()
    phases = ["influence", "bidding", "recruitment", "manoeuvre", "battle", "collection", "bombardment"]
    assert [fact.phase for fact in facts if isinstance(fact, PhaseBegan)] == [*phases, "influence"]
