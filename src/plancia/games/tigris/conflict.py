"""What revolts and wars share: two leaders of one colour, tiles added from hand, and the defender wins ties."""

from __future__ import annotations

from plancia.engine import Action, Amount, Ask, Case, Choices, Frame, Refusal, Word, Words
from plancia.games.tigris.components import INDEX, Colour
from plancia.games.tigris.facts import ConflictBegan, ConflictDecided, TilesAdded
from plancia.games.tigris.state import Draft, Fields


class Conflict(Frame, frozen=True, kw_only=True, gc=False):
    """Two leaders of one colour in one kingdom."""

    colour: Colour  # of the leaders
    attacker: int
    defender: int
    attack: int = 0  # strength so far
    defence: int = 0


class Commit(Action, frozen=True, gc=False):
    """A number of tiles from hand."""

    tiles: Amount


class AddTiles(Ask[Fields, Commit], frozen=True, kw_only=True, gc=False):
    """Add tiles from hand to a conflict. Seats without any are asked too, since skipping them would reveal it. §8.5"""

    RULE = "8.5"
    kind: Case  # revolt, war
    colour: Colour  # of the tiles that may be added
    attacks: bool
    strength: Amount  # of the seat asked; `against` is the other side's
    against: Amount

    def next(self, s: Fields, seat: int, prefix: Words, /) -> Choices | None:
        if prefix:
            return None
        held = s.hands[4 * seat + INDEX[self.colour]]
        return self.useful_numbers(held) if s.options.english else range(held + 1)

    def useful_numbers(self, held: int) -> Choices:
        """English variant: only numbers with which the attacker gets ahead, or the defender ties. §17.2 §17.3 §17.4"""
        if self.attacks:
            return (0, *range(max(1, self.against - self.strength + 1), held + 1))
        tie = self.against - self.strength
        return (0, tie) if 0 < tie <= held else (0,)

    def why(self, s: Fields, seat: int, prefix: Words, word: Word, /) -> Refusal:
        rule = "8.3" if self.kind == "revolt" else "9.8"
        if word in ("withdraw", "leader"):
            return Refusal("conflict_is_fought_out", "6.9")
        if not str(word).isdecimal():
            return Refusal("not_a_number_of_tiles", rule)
        if str(word) not in map(str, range(s.hands[4 * seat + INDEX[self.colour]] + 1)):
            return Refusal("not_so_many_held", rule)
        if s.options.english:
            return Refusal("would_not_matter", "17.2" if self.attacks else "17.3")
        return Refusal("not_a_number_of_tiles", rule)  # the number was sent as text


def begin(t: Draft, f: Conflict, kind: str, attack: int, defence: int) -> None:
    """Start with the strengths on the board, which are public."""
    t.remember(f, attack=attack, defence=defence)
    strength = (attack, defence)
    t.note(ConflictBegan(kind=kind, colour=f.colour, attacker=f.attacker, defender=f.defender, strength=strength))


def ask_attacker(f: Conflict, kind: str, colour: Colour) -> AddTiles:
    asked = (f.attacker,)
    return AddTiles(seats=asked, kind=kind, colour=colour, attacks=True, strength=f.attack, against=f.defence)


def ask_defender(f: Conflict, kind: str, colour: Colour) -> AddTiles:
    asked = (f.defender,)
    return AddTiles(seats=asked, kind=kind, colour=colour, attacks=False, strength=f.defence, against=f.attack)


def add_tiles(t: Draft, seat: int, colour: Colour, n: int) -> None:
    """Shown beside the board, with number and colour. They leave the game, won or lost. §16.3 §8.8 §9.11"""
    t.play_tiles(seat, INDEX[colour], n)
    t.note(TilesAdded(of=seat, seat=seat, colour=colour, count=n))


def decide(t: Draft, f: Conflict, kind: str) -> tuple[int, int]:
    """Winner and loser: the higher total wins, and the defender wins ties. §8.6 §9.10"""
    winner, loser = (f.attacker, f.defender) if f.attack > f.defence else (f.defender, f.attacker)
    strength = (f.attack, f.defence)
    t.note(ConflictDecided(kind=kind, colour=f.colour, winner=winner, loser=loser, strength=strength))
    return winner, loser
