"""An invasion: devastation, reinforcement by a guard, and rounds of dice until one side is gone."""

from __future__ import annotations

from plancia.engine import (
    CHANCE,
    FINISH,
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Consequences,
    Frame,
    Name,
    Next,
    Refusal,
    Seat,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.warlords import foresight
from plancia.games.warlords.edition.box import NOBODY
from plancia.games.warlords.edition.components import FACES, PLANETS, DiceLetters, Units
from plancia.games.warlords.facts import (
    DiceRolled,
    GuardSent,
    InvasionBegan,
    InvasionEnded,
    TrackFell,
    UnitsLost,
)
from plancia.games.warlords.reputation import Renown
from plancia.games.warlords.state import Draft, Fields
from plancia.games.warlords.troops import Troops, parts, size_of, tanks_in, troops_of, word_of

Dice = tuple[Name, ...]
DECLINE = "decline"
KEEP = "keep"
INITIALS = {face[0]: face for face in FACES}


class RollDice(Ask[Fields, Words], frozen=True, kw_only=True, gc=False):
    """Chance rolls battle dice: the invader's first, then the defender's. §14.6 §9.17"""

    RULE = "14.6"
    invader: Amount = 0
    defender: Amount = 0

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return s.box.die if len(prefix) < self.invader + self.defender else None


class Guard(Action, frozen=True, gc=False):
    """The card to the left of the guard's circle, or `decline`."""

    card: Name


class SendGuard(Ask[Fields, Guard], frozen=True, kw_only=True, gc=False):
    """You are outnumbered: send a guard to the planet, or decline. §14.3"""

    RULE = "14.3"
    planet: Name

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else (DECLINE, *[left for left, _ in s.circles(seat)])

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_guard_there", "14.3")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        return foresight.of_guards(s, seat, s.box.planet_number[self.planet])


class Rerolled(Action, frozen=True, gc=False):
    dice: DiceLetters


class Reroll(Ask[Fields, Rerolled], frozen=True, kw_only=True, gc=False):
    """Efficient Aim: name the dice to reroll by their initials, all at once, or keep them. §14.5"""

    RULE = "14.5"
    dice: Dice

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else (KEEP, *handfuls(self.dice))

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("no_such_dice", "14.5")


def handfuls(dice: Dice) -> tuple[str, ...]:
    """Every choice of some of these dice, by their initials; dice with the same face are alike."""
    found = [""]
    for initial in sorted(face[0] for face in dice):
        found += [word + initial for word in found]
    return tuple(dict.fromkeys(found[1:]))


class Losses(Action, frozen=True, gc=False):
    units: Units


class ChooseLosses(Ask[Fields, Losses], frozen=True, kw_only=True, gc=False):
    """Choose which of your units die. §14.8"""

    RULE = "14.8"
    units: Units  # all that are there
    count: Amount

    def next(self, s: Fields, seat: Seat, prefix: Words, /) -> Choices | None:
        return None if prefix else parts(troops_of(self.units), self.count)

    def why(self, s: Fields, seat: Seat, prefix: Words, word: Word, /) -> Refusal:
        return Refusal("not_these_losses", "14.8")

    def consequences(self, s: Fields, seat: Seat, /) -> Consequences:
        """Only the invader's tanks make a difference: a defending tank is an ordinary unit. §14.7"""
        f = s.stack[-1]
        if isinstance(f, Invasion) and seat == f.seat:
            ways, foes = parts(troops_of(self.units), self.count), s.garrisons[f.planet]
            yield from foresight.of_losses(s, f.troops, ways, foes, hits_of_invader(f))


class Invasion(Frame, frozen=True, kw_only=True, gc=False):
    """Units that were just deployed fight the owner of the planet. §14.1"""

    seat: Seat  # the invader
    defender: Seat
    planet: int
    troops: Troops  # the invader's; the defender's are on the planet
    round: int = 1
    manoeuvre: str = ""
    attack: Dice = ()
    defence: Dice = ()
    fallen: Troops = 0  # of the invader, in this round


def devastate(t: Draft, f: Invasion) -> Next:
    """First the marker of the planet's type moves one step down, and stays there. §14.1 §14.2"""
    name, kind = t.box.planets[f.planet], t.types[f.planet]
    t.note(
        InvasionBegan(
            invader=f.seat,
            defender=f.defender,
            planet=name,
            units=word_of(f.troops),
            against=word_of(t.garrisons[f.planet]),
        )
    )
    if t.track[kind]:
        t.move_marker(kind, -1)
        t.note(TrackFell(planet_type=PLANETS[kind], position=t.track[kind]))
    return None


def call_guard(t: Draft, f: Invasion) -> Next:
    """A defender with fewer units may send one guard; a teammate's does not help. §14.3"""
    outnumbered = size_of(t.garrisons[f.planet]) < size_of(f.troops)
    if outnumbered and t.circles(f.defender):
        return SendGuard(seats=(f.defender,), planet=t.box.planets[f.planet])
    return None


@hears(SendGuard)
def guard_arrives(t: Draft, f: Invasion, answers: Answers[Guard]) -> Next:
    """It joins the units on the planet. If one of its mercenaries has this mission, it gives a manoeuvre. §14.3 §14.4
    §7.5

    A manoeuvre may be declined, but none can hurt, so only the reroll is a question.
    """
    card = answers[f.defender].card
    if card == DECLINE:
        return None
    left, right = next(pair for pair in t.circles(f.defender) if pair[0] == card)
    t.guards = tuple([guard for guard in t.guards if guard != left])
    t.garrison(f.planet, f.defender, t.garrisons[f.planet] + 1)
    box = t.box
    matches = t.types[f.planet] in (box.mission[left], box.mission[right])
    manoeuvre = box.manoeuvre[box.cards[left].right] if matches else ""
    t.remember(f, manoeuvre=manoeuvre)
    t.note(GuardSent(seat=f.defender, planet=box.planets[f.planet], cards=(left, right), manoeuvre=manoeuvre))
    return None


def roll_dice(t: Draft, f: Invasion) -> Next:
    """A die per unit, at most three; Fortify and First Strike count in the first round. §14.5 §14.6"""
    most, manoeuvre = t.box.dice, f.manoeuvre if f.round == 1 else ""
    attack = min(size_of(f.troops), most) - (manoeuvre == "first_strike")
    defence = min(size_of(t.garrisons[f.planet]) + (manoeuvre == "fortify"), most)
    return RollDice(seats=(CHANCE,), invader=attack, defender=defence)


@hears(RollDice)
def aim(t: Draft, f: Invasion, answers: Answers[Words]) -> Next:
    """Both rolls are public; with Efficient Aim the defender may reroll. §14.5"""
    dice = tuple(map(str, answers[CHANCE]))
    defenders = min(size_of(t.garrisons[f.planet]) + (f.manoeuvre == "fortify" and f.round == 1), t.box.dice)
    attack, defence = dice[:-defenders], dice[-defenders:]
    t.note(DiceRolled(seat=f.seat, dice=attack))
    t.note(DiceRolled(seat=f.defender, dice=defence))
    t.remember(f, attack=attack, defence=defence)
    if f.round == 1 and f.manoeuvre == "efficient_aim":
        return Reroll(seats=(f.defender,), dice=defence)
    return None


@hears(Reroll)
def roll_again(t: Draft, f: Invasion, answers: Answers[Rerolled]) -> Next:
    """Any of the defender's dice, together and once. §14.5"""
    chosen = answers[f.defender].dice
    if chosen == KEEP:
        return None
    kept = list(f.defence)
    for initial in chosen:
        kept.remove(INITIALS[initial])
    t.remember(f, defence=tuple(kept))
    return RollDice(seats=(CHANCE,), defender=len(chosen))


@hears(RollDice)
def read_again(t: Draft, f: Invasion, answers: Answers[Words]) -> Next:
    """The new faces count. §14.5"""
    dice = tuple(map(str, answers[CHANCE]))
    t.note(DiceRolled(seat=f.defender, dice=dice))
    t.remember(f, defence=(*f.defence, *dice))
    return None


def hits_of_invader(f: Invasion) -> int:
    """Invader faces hit if a tank is among the invading units. §14.7"""
    return f.attack.count("hit") + (f.attack.count("invader") if tanks_in(f.troops) else 0)


def hits_of_defender(f: Invasion) -> int:
    """Invader faces hit only with Reinforcements, in the first round; a tank does not matter. §14.7 §14.5"""
    reinforced = f.manoeuvre == "reinforcements" and f.round == 1
    return f.defence.count("hit") + (f.defence.count("invader") if reinforced else 0)


def name_losses(seat: Seat, troops: Troops, hits: int) -> Next | Troops:
    """The losses, or a question if there is a choice. Surplus hits are lost. §14.8"""
    ways = parts(troops, hits) if hits else ("",)
    return troops_of(ways[0]) if len(ways) == 1 else ChooseLosses(seats=(seat,), units=word_of(troops), count=hits)


def invader_suffers(t: Draft, f: Invasion) -> Next:
    """The invader chooses losses first. §14.8"""
    losses = name_losses(f.seat, f.troops, hits_of_defender(f))
    if isinstance(losses, int):
        t.remember(f, fallen=losses)
        return None
    return losses


@hears(ChooseLosses)
def invader_names_losses(t: Draft, f: Invasion, answers: Answers[Losses]) -> Next:
    """Publicly; they die together with the defender's. §14.8"""
    t.remember(f, fallen=troops_of(answers[f.seat].units))
    return None


def defender_suffers(t: Draft, f: Invasion) -> Next:
    """Then the defender, by the hits of all invaders that rolled. §14.8"""
    losses = name_losses(f.defender, t.garrisons[f.planet], hits_of_invader(f))
    if isinstance(losses, int):
        settle_losses(t, f, losses)
        return None
    return losses


@hears(ChooseLosses)
def defender_names_losses(t: Draft, f: Invasion, answers: Answers[Losses]) -> Next:
    """Both sides lose at the same time. §14.8"""
    settle_losses(t, f, troops_of(answers[f.defender].units))
    return None


def settle_losses(t: Draft, f: Invasion, of_defender: Troops) -> None:
    """Infantry goes to the Medical Bay, tanks and aircraft to the reserve. §1.5"""
    if f.fallen:
        t.bury(f.seat, f.fallen)
        t.note(UnitsLost(seat=f.seat, planet=t.box.planets[f.planet], units=word_of(f.fallen)))
    t.remember(f, troops=f.troops - f.fallen, fallen=0, round=f.round + 1)
    if of_defender:
        t.destroy(f.planet, of_defender)


def check_victory(t: Draft, f: Invasion) -> Next:
    """Until one side is gone; nobody retreats. §14.9"""
    return goto(roll_dice) if f.troops and t.garrisons[f.planet] else None


def settle_planet(t: Draft, f: Invasion) -> Next:
    """A surviving invader takes the planet and reputation, but no power for it. §14.10 §14.11 §14.12 §13.4"""
    winner = f.seat if f.troops else f.defender if t.garrisons[f.planet] else None
    t.note(InvasionEnded(invader=f.seat, defender=f.defender, planet=t.box.planets[f.planet], winner=winner))
    if winner != f.seat:
        return FINISH
    assert t.owners[f.planet] == NOBODY
    t.garrison(f.planet, f.seat, f.troops)
    return Renown(seat=f.seat)


PROCEDURES = (
    procedure(
        Invasion,
        devastate,
        call_guard,
        guard_arrives,
        roll_dice,
        aim,
        roll_again,
        read_again,
        invader_suffers,
        invader_names_losses,
        defender_suffers,
        defender_names_losses,
        check_victory,
        settle_planet,
    ),
)
