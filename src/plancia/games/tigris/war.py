"""Wars: a tile unites two kingdoms, and leaders of the same colour fight, one colour at a time."""

from __future__ import annotations

from plancia.engine import (
    FINISH,
    Action,
    Answers,
    Ask,
    Choices,
    Frame,
    Next,
    Refusal,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.tigris.board import BIT, beside, names, region
from plancia.games.tigris.components import COLOURS, INDEX, RED, Cell, Colour
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
from plancia.games.tigris.facts import KingdomsUnited, TilesLost
from plancia.games.tigris.state import Draft, Fields


class Wars(Frame, frozen=True, kw_only=True, gc=False):
    """A tile unites two kingdoms: the unification marker stays on it until all wars are over."""

    seat: int  # the active player
    union: Cell


class War(Conflict, frozen=True, kw_only=True, gc=False):
    """An external conflict, in one colour."""

    union: Cell


class PickedWar(Action, frozen=True, gc=False):
    """The colour of the next war."""

    colour: Colour


class PickWar(Ask[Fields, PickedWar], frozen=True, kw_only=True, gc=False):
    """Choose which war comes next, even if none of the leaders is yours. §9.4"""

    RULE = "9.4"
    colours: tuple[Colour, ...]

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        return None if prefix else self.colours

    def why(self, s: Fields, seat: int, prefix: Words, word: Word, /) -> Refusal:
        if word in ("withdraw", "leader"):
            return Refusal("conflict_is_fought_out", "6.9")
        return Refusal("no_such_war", "9.2")


def mark_union(t: Draft, f: Wars) -> Next:
    """The marker is put on the tile. §9.1"""
    t.note(KingdomsUnited(cell=f.union))
    return None


def pick_war(t: Draft, f: Wars) -> Next:
    """Check the board again: a war for each colour with two leaders still connected, none skipped. §9.2 §9.4 §9.14"""
    due = wars_due(t, f)
    if len(due) > 1:
        return PickWar(seats=(f.seat,), colours=due)
    return goto(pick_war, after=war(t, f, due[0])) if due else goto(lift_marker)


@hears(PickWar)
def fight_it(t: Draft, f: Wars, answers: Answers[PickedWar]) -> Next:
    """Fight the chosen war, then check again. §9.4"""
    return goto(pick_war, after=war(t, f, answers[f.seat].colour))


def lift_marker(t: Draft, f: Wars) -> Next:
    """Peace: the marker is removed and the action continues. §9.3"""
    return FINISH


def wars_due(t: Fields, f: Wars) -> tuple[Colour, ...]:
    united = region(BIT[f.union], t.solid())
    return tuple(colour for i, colour in enumerate(COLOURS) if len(t.rulers(i, united)) > 1)


def war(t: Fields, f: Wars, colour: Colour) -> War:
    """The active player attacks if involved, otherwise the first of the two clockwise. §9.5 §9.15"""
    united = region(BIT[f.union], t.solid())
    rulers = t.rulers(INDEX[colour], united)
    attacker, defender = [seat for seat in t.clockwise(f.seat) if seat in rulers]
    return War(colour=colour, union=f.union, attacker=attacker, defender=defender)


def supporters(t: Fields, f: War, seat: int) -> int:
    """Tiles of the war's colour connected to the leader without using the marked tile. §9.6 §9.7"""
    leader = t.leader(seat, f.colour)
    return region(leader, t.solid() & ~BIT[f.union]) & t.tiles[INDEX[f.colour]]


def count_supporters(t: Draft, f: War) -> Next:
    """Strength on the board as it is now: supporters in the leader's original kingdom. §9.6 §9.14"""
    attack, defence = (supporters(t, f, seat).bit_count() for seat in (f.attacker, f.defender))
    begin(t, f, "war", attack, defence)
    return None


def attacker_adds_supporters(t: Draft, f: War) -> Next:
    """The attacker first: once, any number of tiles of that colour. §9.8"""
    return ask_attacker(f, "war", f.colour)


@hears(AddTiles)
def defender_adds_supporters(t: Draft, f: War, answers: Answers[Commit]) -> Next:
    """Then the defender, who has seen the attacker's tiles. §9.9 §9.8"""
    n = answers[f.attacker].tiles
    add_tiles(t, f.attacker, f.colour, n)
    return ask_defender(t.remember(f, attack=f.attack + n), "war", f.colour)


@hears(AddTiles)
def settle_war(t: Draft, f: War, answers: Answers[Commit]) -> Next:
    """The loser's leader goes home and its supporters leave the game; the winner scores for each. §9.10 §9.11 §9.12"""
    n, colour = answers[f.defender].tiles, INDEX[f.colour]
    add_tiles(t, f.defender, f.colour, n)
    winner, loser = decide(t, t.remember(f, defence=f.defence + n), "war")
    lost = supporters(t, f, loser)  # counted before the leader is removed, since it may itself be the link
    t.send_home(loser, f.colour, "war")
    if colour == RED:
        lost &= ~spared(t)
    t.remove_tiles(colour, lost)
    if lost:
        t.note(TilesLost(colour=f.colour, cells=names(lost)))
    t.award(winner, colour, 1 + lost.bit_count(), "war")
    return None


def spared(t: Fields) -> int:
    """A war of priests spares temples with a treasure and temples beside another leader. §9.13"""
    return t.treasures | beside(sum(t.leaders))


PROCEDURES = (
    procedure(Wars, mark_union, pick_war, fight_it, lift_marker),
    procedure(War, count_supporters, attacker_adds_supporters, defender_adds_supporters, settle_war),
)
