"""A turn: up to two actions, then income, refilling and the end test."""

from __future__ import annotations

from itertools import chain

from plancia.engine import (
    Action,
    Amount,
    Answers,
    Ask,
    Choices,
    Consequences,
    Frame,
    Next,
    Refusal,
    Word,
    Words,
    goto,
    hears,
    procedure,
)
from plancia.games.tigris import catastrophe, foresight, leader, swap, tile
from plancia.games.tigris.board import Cells
from plancia.games.tigris.catastrophe import CatastropheAction
from plancia.games.tigris.components import ACTIONS, COLOURS, HAND, LAST_TREASURES, STALL_ROUNDS, Cell, Colour, Tiles
from plancia.games.tigris.draw import Refill
from plancia.games.tigris.ending import finish_game
from plancia.games.tigris.facts import TurnBegan, TurnEndedEarly
from plancia.games.tigris.leader import LeaderAction, Withdrawal
from plancia.games.tigris.monument import income
from plancia.games.tigris.state import Draft, Fields
from plancia.games.tigris.swap import Handfuls, set_aside
from plancia.games.tigris.tile import TileAction
from plancia.games.tigris.treasure import Treasures, first_due


class LayTile(Action, frozen=True, tag="tile", gc=False):
    colour: Colour
    cell: Cell


class PlaceLeader(Action, frozen=True, tag="leader", gc=False):
    """From home, or from another cell of the board."""

    colour: Colour
    cell: Cell


class Withdraw(Action, frozen=True, tag="withdraw", gc=False):
    colour: Colour


class PlayCatastrophe(Action, frozen=True, tag="catastrophe", gc=False):
    cell: Cell


class SwapTiles(Action, frozen=True, tag="swap", gc=False):
    tiles: Tiles


class EndTurn(Action, frozen=True, tag="end", gc=False):
    pass


Deed = LayTile | PlaceLeader | Withdraw | PlayCatastrophe | SwapTiles | EndTurn


class TakeAction(Ask[Fields, Deed], frozen=True, kw_only=True, gc=False):
    """Take an action or end your turn. §5.1 §5.2"""

    RULE = "5.1"
    left: Amount  # actions

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        match prefix:
            case ():
                return self.verbs(s, seat)
            case ("tile",):
                return tile.layable(s, seat, s.survey())
            case ("tile", str(colour)):
                return Cells(tile.cells_for(s, colour))
            case ("leader",):
                return leader.movable(s, seat)
            case ("leader", str(colour)):
                return Cells(leader.cells_for(s, seat, colour))
            case ("withdraw",):
                return leader.on_board(s, seat)
            case ("catastrophe",):
                return Cells(catastrophe.cells_for(s, s.survey()))
            case ("swap",):
                return Handfuls(s.hand(seat))
            case _:
                return None

    def verbs(self, s: Fields, seat: int) -> tuple[str, ...]:
        """The kinds of action that are possible now; the turn can always be ended. §5.1 §5.2"""
        here, own = s.survey(), s.leaders[4 * seat : 4 * seat + 4]
        possible = (
            ("tile", tile.layable(s, seat, here)),
            ("leader", leader.any_can_go(s, own, here)),
            ("withdraw", any(own)),
            ("catastrophe", s.catastrophes_left[seat] and catastrophe.cells_for(s, here)),
            ("swap", s.held(seat)),
        )
        return (*[verb for verb, may in possible if may], "end")

    def consequences(self, s: Fields, seat: int, /) -> Consequences:
        return chain(foresight.of_tiles(s, seat), foresight.of_leaders(s, seat), foresight.of_catastrophes(s, seat))

    def size(self, s: Fields, seat: int, prefix: Words, /) -> int | None:
        match prefix:
            case ():
                return sum(self.size(s, seat, (verb,)) or 1 for verb in self.verbs(s, seat))
            case ("tile",):
                return sum(tile.cells_for(s, colour).bit_count() for colour in tile.layable(s, seat, s.survey()))
            case ("leader",):
                return sum(leader.cells_for(s, seat, colour).bit_count() for colour in leader.movable(s, seat))
            case ("tile" | "leader", _) | ("withdraw" | "catastrophe" | "swap",):
                return len(self.next(s, seat, prefix) or ())
            case _:
                return 1

    def all_final(self, s: Fields, seat: int, prefix: Words, choices: Choices, /) -> bool:
        """By the shape of an action. Counting the answers instead would list the cells a second time."""
        match prefix:
            case ("tile" | "leader", _) | ("withdraw" | "catastrophe" | "swap",):
                return True
            case _:
                return False

    def default(self, s: Fields, seat: int, /) -> Words:
        return ("end",)

    def why(self, s: Fields, seat: int, prefix: Words, word: Word, /) -> Refusal:
        match prefix:
            case ():
                return why_no_action(word)
            case ("tile",):
                return tile.why_not_colour(s, seat, word)
            case ("tile", str(colour)):
                return tile.why_not(s, colour, word)
            case ("leader",):
                return Refusal("no_cell_for_leader" if word in COLOURS else "no_such_leader", "6.1")
            case ("leader", str(colour)):
                return leader.why_not(s, seat, colour, word)
            case ("withdraw",):
                return Refusal("leader_at_home" if word in COLOURS else "no_such_leader", "6.1")
            case ("catastrophe",):
                return catastrophe.why_not(s, word)
            case _:
                return swap.why_not(s.hand(seat), word)

    def seen(self, seat: int, words: Words, by: int | None, /) -> Words:
        """Everybody sees that tiles are swapped, but not which ones. §16.2"""
        if words[0] == "swap" and by != seat:
            return ("swap", "?" * len(str(words[1])))
        return words


def why_no_action(word: Word) -> Refusal:
    """The rule that forbids this kind of action."""
    reasons = {
        "tile": Refusal("no_tile_to_lay", "7.1"),
        "leader": Refusal("no_cell_for_leader", "6.1"),
        "withdraw": Refusal("no_leader_on_board", "6.1"),
        "catastrophe": Refusal("no_catastrophe_left", "12.1"),
        "swap": Refusal("no_tile_to_swap", "13.2"),
    }
    return reasons.get(str(word), Refusal("no_such_action", "5.1"))


class Turn(Frame, frozen=True, kw_only=True, gc=False):
    """The active player's turn."""

    seat: int
    left: int = ACTIONS


def begin_turn(t: Draft, f: Turn) -> Next:
    """You are the active player. §5.1"""
    t.active = f.seat
    t.note(TurnBegan(seat=f.seat))
    return None


def take_action(t: Draft, f: Turn) -> Next:
    """Up to two actions; after the second the turn ends automatically. §5.1"""
    return TakeAction(seats=(f.seat,), left=f.left) if f.left else goto(collect_income)


@hears(TakeAction)
def carry_out(t: Draft, f: Turn, answers: Answers[Deed]) -> Next:
    """The action and everything it triggers; or the turn ends. §5.2 §5.3"""
    t.remember(f, left=f.left - 1)
    match answers[f.seat]:
        case LayTile(colour, cell):
            return TileAction(seat=f.seat, colour=colour, cell=cell)
        case PlaceLeader(colour, cell):
            return LeaderAction(seat=f.seat, colour=colour, cell=cell)
        case Withdraw(colour):
            return Withdrawal(seat=f.seat, colour=colour)
        case PlayCatastrophe(cell):
            return CatastropheAction(seat=f.seat, cell=cell)
        case SwapTiles(tiles):
            return set_aside(t, f.seat, tiles)
        case EndTurn():
            t.note(TurnEndedEarly(seat=f.seat))
    return goto(collect_income)


def take_treasures(t: Draft, f: Turn) -> Next:
    """At the end of every action; then the next one. §5.3 §11.1"""
    return goto(take_action, after=Treasures(seat=f.seat) if first_due(t, f.seat) else None)


def collect_income(t: Draft, f: Turn) -> Next:
    """First the monuments pay the active player. §14.1 §14.2"""
    if any(t.monuments):
        income(t, f.seat)
    return None


def refill_hands(t: Draft, f: Turn) -> Next:
    """The active player draws up to six, then clockwise every other player who has fewer. §14.3"""
    for seat in t.clockwise(f.seat):
        if (missing := HAND - t.held(seat)) > 0:
            return goto(refill_hands, after=Refill(seat=seat, count=missing))
    return None


def test_for_end(t: Draft, f: Turn) -> Next:
    """The game is over with two treasures or fewer left, or if nothing has happened for too long. §15.1 §17.11"""
    t.quiet += 1
    if t.treasures.bit_count() <= LAST_TREASURES:
        finish_game(t, "treasures")
    elif t.options.stall_guard and t.quiet >= STALL_ROUNDS * t.seats:
        finish_game(t, "stalled")
    return None


PROCEDURES = (
    procedure(
        Turn,
        begin_turn,
        take_action,
        carry_out,
        take_treasures,
        collect_income,
        refill_hands,
        test_for_end,
    ),
)
