"""Cards that can be played together with any question: cards of the player's own turn, and those for any time."""

from __future__ import annotations

from plancia.engine import Choices, Frame, Seat, Words
from plancia.games.rex.cards import at_any_time, effect, negatable, words_after
from plancia.games.rex.deployment import Deploying, DeployUnits
from plancia.games.rex.draft import Draft
from plancia.games.rex.edition.box import MOBILIZATION, NEGATOR, NEW_RECRUITS
from plancia.games.rex.manoeuvre import Movement, MoveUnits
from plancia.games.rex.recruitment import Recruit, fresh_troops, new_recruits
from plancia.games.rex.state import Fields


def riders(s: Fields, seat: Seat, prefix: Words) -> Choices | None:
    """The choices after the word `play`. §26.1"""
    if not prefix:
        return (*turn_cards(s, seat), *at_any_time(s, seat))
    if prefix[0] == NEW_RECRUITS:
        return new_recruits(s, seat, prefix[1:])
    return words_after(s, seat, prefix, None)


def turn_cards(s: Fields, seat: Seat) -> list[str]:
    """Cards for the open question in the player's own turn. §16.11 §16.14 §16.15"""
    match s.ask:
        case Recruit():
            fitting: tuple[str, ...] = (NEW_RECRUITS,)
        case DeployUnits(fresh=True):  # another movement only before any deployment
            fitting = (NEGATOR, MOBILIZATION)
        case MoveUnits() | DeployUnits():
            fitting = (NEGATOR,)
        case _:
            return []
    return [card for card in fitting if card in s.hands[seat] and fits(s, seat, card)]


def fits(s: Fields, seat: Seat, card: str) -> bool:
    if card == NEGATOR:
        return bool(negatable(s, seat))
    return card != NEW_RECRUITS or bool(new_recruits(s, seat, ()))


def ride(t: Draft, seat: Seat, words: Words) -> Frame:
    """The procedure of a card played instead of an answer."""
    if words[0] == NEW_RECRUITS:
        return fresh_troops(seat, words[1:])
    if words[0] == MOBILIZATION:
        return Movement(seat=seat, port=t.frame(Deploying).port, mobilized=True)
    return effect(seat, words)
