"""Revolts: a leader enters a kingdom that has a leader of the same colour. Temples decide."""

from __future__ import annotations

from plancia.engine import Answers, Next, hears, procedure
from plancia.games.tigris.board import beside
from plancia.games.tigris.components import COLOURS, RED
from plancia.games.tigris.conflict import (
    AddTiles,
    Commit,
    Conflict,
    add_tiles,
    ask_attacker,
    ask_defender,
    begin,
    decide,
)
from plancia.games.tigris.state import Draft

TEMPLES = COLOURS[RED]


class Revolt(Conflict, frozen=True, kw_only=True, gc=False):
    """An internal conflict. The owner of the new leader is the attacker. §8.1"""


def count_temples(t: Draft, f: Revolt) -> Next:
    """Strength on the board: the face-up temples beside each leader; a temple may count for both. §8.2"""
    attack, defence = (
        (beside(t.leader(seat, f.colour)) & t.tiles[RED]).bit_count() for seat in (f.attacker, f.defender)
    )
    begin(t, f, "revolt", attack, defence)
    return None


def attacker_adds_temples(t: Draft, f: Revolt) -> Next:
    """The attacker first: once, any number. §8.3"""
    return ask_attacker(f, "revolt", TEMPLES)


@hears(AddTiles)
def defender_adds_temples(t: Draft, f: Revolt, answers: Answers[Commit]) -> Next:
    """Then the defender, who has seen the attacker's tiles: once, any number. §8.4 §8.3"""
    n = answers[f.attacker].tiles
    add_tiles(t, f.attacker, TEMPLES, n)
    return ask_defender(t.remember(f, attack=f.attack + n), "revolt", TEMPLES)


@hears(AddTiles)
def settle_revolt(t: Draft, f: Revolt, answers: Answers[Commit]) -> Next:
    """The loser's leader goes home; the winner scores one red; nothing else on the board changes. §8.6 §8.7 §8.8"""
    n = answers[f.defender].tiles
    add_tiles(t, f.defender, TEMPLES, n)
    winner, loser = decide(t, t.remember(f, defence=f.defence + n), "revolt")
    t.send_home(loser, f.colour, "revolt")
    t.award(winner, RED, 1, "revolt")
    return None


PROCEDURES = (procedure(Revolt, count_temples, attacker_adds_temples, defender_adds_temples, settle_revolt),)
