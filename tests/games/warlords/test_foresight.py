"""The announced consequences of answers are what then happens."""

from __future__ import annotations

from random import Random
from typing import Any

from plancia.engine import notation, to_move
from plancia.games.warlords import GAME, Options, State
from plancia.games.warlords.consequences import Power, Reputation
from tests.games.foreseen import plain
from tests.games.warlords.lively import play
from tests.games.warlords.table import Table

TURN = "ships=core/core bases=3.3.2/3.0.0 hands=M02.M03/M30.M32 markers=support.recon.recon.bombard.bombard"


def foreseen(table: Table) -> dict[str, list[tuple[Any, ...]]]:
    """By prefix of an answer: all its consequences."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for prefix, what in GAME.question(table.s, table.asked).sheet().consequences():
        found.setdefault(notation(prefix), []).append(plain(what))
    return found


def test_landing_9_3_power_and_battles() -> None:
    """Power on empty planets, reinforcement of own ones, odds and guards of hostile ones. §9.3 §9.4 §9.5 §14.3"""
    words = f"turn=0:actions rows=M29/M25*M19 played=M29 {TURN} track=0.4.0.0.0.0"
    found = foreseen(Table(words=words, core="Y1i.B.W0i").say("deploy"))
    assert found["core2"] == [("power", 2)]
    assert found["core3"] == [("reinforces",)]
    assert found["core1"] == [("invades", 1, 1)]
    assert found["core1 i"] == [("odds", 40, 20)]
    assert found["core1 t"] == [("odds", 50, 25)]
    assert found["core1 ii"] == [("odds", 87, 4), ("guards", 1)]


def test_voyage_6_5_planets_and_tokens() -> None:
    """The hidden planets of a sector, and the player's own token there. §6.5 §6.6"""
    found = foreseen(Table(words=f"turn=0:mothership {TURN} tokens=tactical_drop@ultara/tactical_drop@rohn"))
    assert found["ultara"] == [("reveals", 2), ("token", "tactical_drop")]
    assert found["rohn"] == [("reveals", 2)]
    assert "dorn" not in found


def test_mercenary_7_3_circles_and_ends() -> None:
    """A circle at an end, the ability that its guard would make available, and the fourth of a kind. §7.3 §7.7 §7.9"""
    words = f"turn=0:mercenary rows=M01-M04-M05-M25*M19-M08/ {TURN} hands=M02.M16/M30"
    found = foreseen(Table(words=words))
    assert found["M02 right"] == [("circle", "right", "heavy_assault"), ("opens", "heavy_assault")]
    assert found["M16 left"] == [("circle", "left", "call_support")]
    assert found["M02"] == [("fourth", "yellow")]


def test_action_13_3_cost_and_reputation() -> None:
    """What an action costs, and the step that it gains. §8.4 §13.3"""
    found = foreseen(Table(words=f"turn=0:actions rows=M29/ played=M29 {TURN}"))
    assert found["support"] == [("cost", "infantry"), ("reputation", 1)]
    assert "deploy" not in found
    bombs = foreseen(Table(words=f"turn=0:actions rows=M01/ played=M01 {TURN}", core="Y1i.B.W"))
    assert bombs["bombard aircraft"] == [("cost", "aircraft")]


def test_strike_9_11_power_taken() -> None:
    """A wound costs the mission's power, a guard its point. §9.11 §18.2"""
    table = Table(words=f"turn=0:actions rows=M04/M08-M25*M19 played=M04 {TURN}", core="B1i.Y.W", dorn="B1i.R")
    found = foreseen(table.say("assassinate"))
    assert found == {"wound M08": [("takes", 4)], "kill M25": [("takes", 1)]}


def test_invasion_14_4_manoeuvres_and_losses() -> None:
    """The manoeuvre of a guard, and the odds after each choice of losses. §14.4 §14.8"""
    table = Table(words=f"turn=0:actions rows=M29/M25*M19 played=M29 {TURN}", core="W1i.B.Y").say("deploy", "core1 it")
    assert foreseen(table) == {"M25": [("manoeuvre", "efficient_aim")]}
    found = foreseen(table.say("decline", "miss miss hit"))
    assert found == {"i": [("odds", 50, 25)], "t": [("odds", 40, 20)]}


def test_hire_15_3_circles_and_the_market() -> None:
    """Where a card of the market would fit, and that the deck clears it with two players. §7.3 §15.3"""
    found = foreseen(Table(words=f"turn=0:hire rows=M25/ played=M25 {TURN} market=M15.M05.M08.M01"))
    assert found["market M15"] == [("circle", "right", "heavy_assault")]
    assert found["market M05"] == [("circle", "left", "call_support")]
    assert found["deck"] == [("clears",)]


def test_what_is_announced_comes_true() -> None:
    """In complete games the announced power, step and planets are correct. §9.3 §13.3 §6.5"""
    met = set()

    def watch(before: State, s: State, facts: object) -> None:
        for seat in to_move(s):
            if seat < 0:
                continue
            form = GAME.question(s, seat)
            for prefix, what in form.sheet().consequences():
                met.add(plain(what)[0])
                assert form.complete(notation(prefix)), "a consequence belongs to an answer"
                if isinstance(what, Power):
                    then, _ = GAME.advance(s, seat, next(form.legal(prefix)))
                    assert then.power[seat] == s.power[seat] + what.count
                elif isinstance(what, Reputation):
                    then, _ = GAME.advance(s, seat, next(form.legal(prefix)))
                    assert then.reputation[seat] == what.space

    for seats in (2, 3, 4):
        play(Options(), seats, Random(f"foretold {seats}"), watch)
    assert {"power", "reinforces", "invades", "odds", "reveals", "circle", "cost", "reputation", "takes"} <= met
