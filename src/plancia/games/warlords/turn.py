"""A turn: its six phases, and the check for the end of the game."""

from __future__ import annotations

from plancia.engine import Frame, Next, Seat, procedure
from plancia.games.warlords.actions import action_phase
from plancia.games.warlords.ending import finish_game, scores
from plancia.games.warlords.facts import TurnBegan
from plancia.games.warlords.hire import Hiring
from plancia.games.warlords.mercenary import Enlistment
from plancia.games.warlords.mothership import Voyage, take_token_back
from plancia.games.warlords.recovery import Recall, recover
from plancia.games.warlords.state import Draft


class Turn(Frame, frozen=True, kw_only=True, gc=False):
    """The active player's turn. §4.1"""

    seat: Seat


def recovery(t: Draft, f: Turn) -> Next:
    """The turn begins: units move one step closer to the Launch Pad. §5.1"""
    t.active, t.played, t.answered, t.acted = f.seat, "", 0, False
    t.note(TurnBegan(seat=f.seat, power=tuple([score.total for score in scores(t)])))
    recover(t, f.seat)
    return None


def recall(t: Draft, f: Turn) -> Next:
    """Infantry may return from planets. §5.2"""
    return Recall(seat=f.seat)


def mothership(t: Draft, f: Turn) -> Next:
    """The ship moves. §6.2"""
    return Voyage(seat=f.seat)


def mercenary(t: Draft, f: Turn) -> Next:
    """A card is played. §7.1"""
    return Enlistment(seat=f.seat)


def actions(t: Draft, f: Turn) -> Next:
    """Its actions are carried out. §8.1"""
    return action_phase(t, f.seat)


def hire(t: Draft, f: Turn) -> Next:
    """A token in the ship's sector returns; then a new card is taken. §8.5 §15.1"""
    take_token_back(t, f.seat)
    return Hiring(seat=f.seat)


def end_turn(t: Draft, f: Turn) -> Next:
    """The game ends at once after reputation or four of a kind, otherwise after the last round. §4.2 §17.1 §17.4"""
    last_turn = t.turns_left == 1
    t.turns_left = max(0, t.turns_left - 1)
    if t.ending:
        finish_game(t, t.ending)
    elif last_turn:
        finish_game(t, "last_card")
    return None


PHASES = ("recall", "mothership", "mercenary", "actions", "hire")  # those that begin with a question
PROCEDURES = (procedure(Turn, recovery, recall, mothership, mercenary, actions, hire, end_turn),)
