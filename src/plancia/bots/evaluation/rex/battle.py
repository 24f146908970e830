"""Battle plans by odds: the dial, the leader and the cards; when to retreat and which traitor to reveal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from plancia.bots.evaluation.rex.odds import likely_plans
from plancia.bots.evaluation.rex.weights import Weights
from plancia.bots.evaluation.rex.worth import evaluate
from plancia.engine import Form, Seat, Word, Words
from plancia.games.rex.edition.box import ATTACK, DEFENCE, ENERGY_SHIELD, HYLAR, NONE, SLOTS, STOPPED_BY
from plancia.games.rex.plans import Battle, free_leaders
from plancia.games.rex.state import Fields, put

BEST_WEAPONS = (HYLAR, "energy-rifle", "bio-weapon")


def plan(s: Fields, seat: Seat, question: Form, w: Weights) -> Words:
    """The dial with the best average: a higher one wins more often but leaves fewer units. §11.5 §11.15"""
    dial = best_dial(s, seat, [int(word) for word in question.next(()) or ()], w)
    leader = strongest(s, [str(word) for word in question.next((dial,)) or ()])
    slots = question.next((dial, leader)) or ()
    return (dial, leader, max(map(str, slots), key=lambda slot: (len(SLOTS[slot]), slot)))


def best_dial(s: Fields, seat: Seat, dials: Sequence[int], w: Weights) -> int:
    f = s.frame(Battle)
    leader = s.box.strength.get(strongest(s, free_leaders(s, f, seat)), 0)
    if w.stakes:
        chance = partial(victory, s, f, seat, leader=leader, w=w)
        gains = stakes(s, f, seat, dials, w)
        return max(dials, key=lambda dial: gains[dial] * chance(dial))
    return max(dials, key=lambda dial: outlook(s, f, seat, dial, leader, w))


def strongest(s: Fields, leaders: Sequence[Word]) -> str:
    """The strongest leader that is not known to be a traitor."""
    bought = {leader for known in s.known_traitors for leader in known}
    return max(map(str, leaders), key=lambda leader: (leader not in bought, s.box.strength.get(leader, 0), leader))


def outlook(s: Fields, f: Battle, seat: Seat, dial: int, leader: int, w: Weights) -> float:
    """The worth of a victory (units left, the space if any are left, the foe's losses) times its odds."""
    space, foe = s.box.at[f.space], f.foe(seat)
    units = s.strength(seat, space)
    left = max(0, units - dial)
    prize = w.stronghold if space in s.box.strongholds else w.space + w.space_influence * s.on_board[space]
    gain = (prize + left * w.dial_unit if left else w.deserted * prize) + w.foe_unit * s.strength(foe, space)
    return gain * victory(s, f, seat, dial, leader, w)


def victory(s: Fields, f: Battle, seat: Seat, dial: int, leader: int, w: Weights) -> float:
    """The odds of a victory with this dial and a leader of this strength."""
    struck = w.armed if s.hands[f.foe(seat)] else 0.0
    return (1 - struck) * beats(s, f, seat, dial + leader, w) + struck * beats(s, f, seat, dial, w)


def stakes(s: Fields, f: Battle, seat: Seat, dials: Sequence[int], w: Weights) -> dict[int, float]:
    """By dial: what a victory changes in the whole position, compared with a defeat. It may decide the game."""
    space, foe = s.box.at[f.space], f.foe(seat)
    mine, theirs = put(s.units[seat], space, 0), put(s.units[foe], space, 0)
    lost = evaluate(replace(s, units=put(s.units, seat, mine)), seat, w)
    won = evaluate(replace(s, units=put(s.units, foe, theirs)), seat, w) - lost
    deserted = evaluate(replace(s, units=put(put(s.units, seat, mine), foe, theirs)), seat, w) - lost
    all_, bonus = s.strength(seat, space), w.foe_unit * s.strength(foe, space)
    return {dial: bonus + (won - dial * w.dial_unit if dial < all_ else deserted) for dial in dials}


def beats(s: Fields, f: Battle, seat: Seat, total: int, w: Weights) -> float:
    """The odds that the foe's total is lower, or equal if we win ties. §11.14

    If a weapon of ours kills the foe's leader, a lower dial is enough.
    """
    enough, plans = total + (f.sides[0] == seat), likely_plans(s, f, f.foe(seat), w)
    odds = sum(odds for odds, dial, leader in plans if enough > dial + leader)
    if w.strike and any(s.box.icon.get(card) == ATTACK for card in s.hands[seat]):
        return odds + w.strike * (sum(odds for odds, dial, _ in plans if enough > dial) - odds)
    return odds


def answer(s: Fields, seat: Seat, topic: str, choices: Sequence[Word], w: Weights) -> Word:
    """The answer to the Jol-Nar: what the bot would do anyway, since the answer is binding. §20.4"""
    if topic == "dial":
        return best_dial(s, seat, [int(word) for word in choices], w)
    if topic == "leader":
        return strongest(s, choices)
    return ranked(choices)[0] if len(choices) > 1 else choices[0]


def question(s: Fields, seat: Seat) -> str:
    """Ask for the least certain part: the dial of a large army, the leader of a small one. §20.3"""
    f = s.frame(Battle)
    foe = next(side for side in f.sides if not s.one_side(seat, side))
    return "dial" if s.strength(foe, s.box.at[f.space]) > 3 else "leader"


def ban(s: Fields, seat: Seat) -> list[str]:
    """Forbid a weapon that the foe is known to hold, or any weapon that could kill our leader. §23.4"""
    f = s.frame(Battle)
    foe = next(side for side in f.sides if not s.one_side(seat, side))
    seen = [card for card in s.shown[foe] if s.box.icon.get(card) == ATTACK and card in s.box.command]
    return seen or [card for card in BEST_WEAPONS if card in s.box.command and s.in_circulation(card)]


def cards(s: Fields, seat: Seat, question: Form) -> Words:
    """The best weapon, but no laser against a known energy shield if there is another weapon. §16.5"""
    f = s.frame(Battle)
    foe = f.foe(seat)
    shielded = DEFENCE in SLOTS[f.plans[foe].slot] and ENERGY_SHIELD in s.shown[foe]
    words: Words = ()
    while choices := question.next(words):
        words = (*words, ranked(choices)[-1 if shielded else 0])
    return words


def ranked(cards: Iterable[Word]) -> list[str]:
    """The best weapon first; other cards last."""
    return sorted(map(str, cards), key=lambda card: BEST_WEAPONS.index(card) if card in BEST_WEAPONS else 9)


def loses(s: Fields, f: Battle, seat: Seat) -> bool:
    """Will the seat lose with these plans and cards, if there is no traitor? §11.13 §11.14"""
    own, other = (total(s, f, side) for side in (seat, f.foe(seat)))
    return own < other or (own == other and f.sides[0] != seat)


def total(s: Fields, f: Battle, seat: Seat) -> int:
    """Dial and leader, unless a weapon kills the leader."""
    struck = any(STOPPED_BY.get(card, NONE) not in f.cards.get(seat, ()) for card in weapons(s, f, f.foe(seat)))
    leader = 0 if struck else s.box.strength.get(f.plans[seat].leader, 0)
    return f.plans[seat].dial + leader


def weapons(s: Fields, f: Battle, seat: Seat) -> list[str]:
    return [card for card in f.cards.get(seat, ()) if s.box.icon[card] == ATTACK]
