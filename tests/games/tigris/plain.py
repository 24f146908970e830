"""A simple implementation of the whole game with dictionaries and sets of cells, to compare with the fast one.

A game is a generator that yields the seat asked and all legal answers, and is sent the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import combinations, product
from typing import TypeAlias

from plancia.engine import CHANCE, Words
from plancia.games.tigris import Options

Cell: TypeAlias = tuple[int, int]
Asked: TypeAlias = tuple[int, set[Words]]  # for chance: the next word drawn
Play: TypeAlias = Generator[Asked, Words, None]

NOBODY: Asked = (-2, set())
MAP = (
    "....~~~~~.T.~...",
    ".C..~.......~..C",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".C.~~~~.....~...",
    "......~~~~~~~.C.",
    ".....T..........",
    "..........T.....",
)
GROUND: dict[Cell, str] = {(x, y): mark for y, row in enumerate(MAP) for x, mark in enumerate(row)}
COLOURS = ("red", "blue", "green", "black")
LETTER = dict(zip(COLOURS, "RBGK", strict=True))
PAIRS = tuple(combinations(COLOURS, 2))


def name(cell: Cell) -> str:
    return f"{'abcdefghijklmnop'[cell[0]]}{cell[1] + 1}"


def placed(text: str) -> Cell:
    return "abcdefghijklmnop".index(text[0]), int(text[1:]) - 1


SIDES = {(x, y): [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] for x, y in GROUND}


def reading(cell: Cell) -> Cell:
    return cell[1], cell[0]


class GameOver(Exception):
    """Nobody is asked any more."""


class Board:
    """Everything on the table."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.tiles = {cell: "red" for cell, mark in GROUND.items() if mark in "TC"}
        self.down: set[Cell] = set()
        self.monuments: dict[tuple[str, str], Cell] = {}
        self.leaders: dict[tuple[int, str], Cell] = {}
        self.waste: set[Cell] = set()
        self.treasures = set(self.tiles)
        self.dead: set[Cell] = set()
        self.bag = Counter(red=47, blue=36, green=30, black=30)
        self.reserve: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.catastrophes = [2] * seats
        self.points: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.taken = [0] * seats
        self.quiet = 0
        self.reason = ""

    # ---- looking -----------------------------------------------------------------------------------------------------
    def joined(self, start: Cell, without: Cell | None = None) -> set[Cell]:
        solid = (self.tiles.keys() | self.down | set(self.leaders.values())) - {without}
        found, edge = {start}, [start]
        while edge:
            new = [cell for cell in SIDES[edge.pop()] if cell in solid and cell not in found]
            found.update(new)
            edge += new
        return found

    def kingdoms(self) -> list[set[Cell]]:
        found: list[set[Cell]] = []
        for cell in self.leaders.values():
            if not any(cell in kingdom for kingdom in found):
                found.append(self.joined(cell))
        return found

    def touched(self, cell: Cell) -> list[set[Cell]]:
        return [kingdom for kingdom in self.kingdoms() if any(side in kingdom for side in SIDES[cell])]

    def touching(self, at_most: int) -> list[Cell]:
        """The empty cells that touch at most this many kingdoms."""
        realm = {cell: number for number, kingdom in enumerate(self.kingdoms()) for cell in kingdom}
        return [cell for cell in self.empty() if len({realm[s] for s in SIDES[cell] if s in realm}) <= at_most]

    def empty(self) -> list[Cell]:
        full = self.tiles.keys() | self.down | set(self.leaders.values()) | self.waste
        return [cell for cell in GROUND if cell not in full]

    def temples_beside(self, cell: Cell) -> int:
        return sum(self.tiles.get(side) == "red" for side in SIDES[cell])

    def owners(self, colour: str, realm: set[Cell]) -> list[int]:
        return [seat for (seat, c), cell in self.leaders.items() if c == colour and cell in realm]

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + i) % self.seats for i in range(self.seats)]

    # ---- what may be done --------------------------------------------------------------------------------------------
    def deeds(self, seat: int) -> set[Words]:
        return {
            ("end",),
            *self.tile_deeds(seat),
            *self.leader_deeds(seat),
            *(("withdraw", colour) for s, colour in self.leaders if s == seat),
            *(("catastrophe", name(cell)) for cell in self.ruinable() if self.catastrophes[seat]),
            *(("swap", handful) for handful in self.handfuls(seat)),
        }

    def tile_deeds(self, seat: int) -> Iterator[Words]:
        for cell in self.touching(at_most=2):
            for colour in COLOURS:
                if self.hands[seat][colour] and (GROUND[cell] == "~") == (colour == "blue"):
                    yield "tile", colour, name(cell)

    def leader_deeds(self, seat: int) -> Iterator[Words]:
        for colour in COLOURS:
            old = self.leaders.pop((seat, colour), None)
            for cell in self.touching(at_most=1):
                if cell != old and GROUND[cell] != "~" and self.temples_beside(cell):
                    yield "leader", colour, name(cell)
            if old is not None:
                self.leaders[seat, colour] = old

    def ruinable(self) -> list[Cell]:
        return [*self.empty(), *(cell for cell in self.tiles if cell not in self.treasures)]

    def handfuls(self, seat: int) -> Iterator[str]:
        for counts in product(*(range(self.hands[seat][colour] + 1) for colour in COLOURS)):
            if any(counts):
                yield "".join(LETTER[colour] * n for colour, n in zip(COLOURS, counts, strict=True))

    # ---- the game ----------------------------------------------------------------------------------------------------
    def game(self) -> Play:
        try:
            seat = yield from self.set_up()
            while True:
                yield from self.turn(seat)
                seat = (seat + 1) % self.seats
        except GameOver as over:
            self.reason = str(over)
            yield NOBODY

    def set_up(self) -> Generator[Asked, Words, int]:
        (first,) = yield CHANCE, {(seat,) for seat in range(self.seats)}
        for seat in self.clockwise(int(first)):
            yield from self.blind(seat, 6)
        if self.options.open_tiles:
            yield from self.top_up()
        return int(first)

    def turn(self, seat: int) -> Play:
        self.parted = False
        for _ in range(2):
            deed = yield seat, self.deeds(seat)
            if deed == ("end",):
                break
            yield from self.act(seat, [str(word) for word in deed])
            yield from self.take_treasures(seat)
        self.income(seat)
        for other in self.clockwise(seat):
            yield from self.draw(other, 6 - self.hands[other].total())
        self.quiet = 0 if self.parted else self.quiet + 1
        if len(self.treasures) <= 2:
            raise GameOver("treasures")
        if self.options.stall_guard and self.quiet == 10 * self.seats:
            raise GameOver("stalled")

    def act(self, seat: int, deed: list[str]) -> Play:
        match deed:
            case ["tile", colour, where]:
                yield from self.lay(seat, colour, placed(where))
            case ["leader", colour, where]:
                yield from self.place(seat, colour, placed(where))
            case ["withdraw", colour]:
                del self.leaders[seat, colour]
            case ["catastrophe", where]:
                self.parted = True
                self.catastrophes[seat] -= 1
                self.tiles.pop(placed(where), None)
                self.waste.add(placed(where))
                self.evict()
            case ["swap", handful]:
                self.parted = True
                for colour, letter in LETTER.items():
                    self.hands[seat][colour] -= handful.count(letter)
                yield from self.draw(seat, len(handful))
            case _:
                raise AssertionError(deed)

    def evict(self) -> None:
        for leader, cell in [*self.leaders.items()]:
            if not self.temples_beside(cell):
                del self.leaders[leader]

    # ---- conflicts ---------------------------------------------------------------------------------------------------
    def place(self, seat: int, colour: str, cell: Cell) -> Play:
        self.leaders.pop((seat, colour), None)
        rivals = [owner for kingdom in self.touched(cell) for owner in self.owners(colour, kingdom)]
        self.leaders[seat, colour] = cell
        for rival in rivals:
            strengths = [self.temples_beside(self.leaders[s, colour]) for s in (seat, rival)]
            winner, loser = yield from self.fight(seat, rival, "red", strengths)
            del self.leaders[loser, colour]
            self.points[winner]["red"] += 1

    def fight(
        self, attacker: int, defender: int, colour: str, strengths: list[int]
    ) -> Generator[Asked, Words, tuple[int, int]]:
        attack, defence = strengths
        held = range(self.hands[attacker][colour] + 1)
        fair = [n for n in held if not n or not self.options.english or attack + n > defence]
        attack += yield from self.add(attacker, colour, fair)
        held = range(self.hands[defender][colour] + 1)
        fair = [n for n in held if not n or not self.options.english or defence + n == attack]
        defence += yield from self.add(defender, colour, fair)
        return (attacker, defender) if attack > defence else (defender, attacker)

    def add(self, seat: int, colour: str, numbers: list[int]) -> Generator[Asked, Words, int]:
        (n,) = yield seat, {(n,) for n in numbers}
        self.hands[seat][colour] -= int(n)
        self.parted = self.parted or n != 0
        return int(n)

    def lay(self, seat: int, colour: str, cell: Cell) -> Play:
        touched = self.touched(cell)
        self.parted = True
        self.hands[seat][colour] -= 1
        self.tiles[cell] = colour
        if len(touched) == 1:
            for owner in (self.owners(colour, touched[0]) or self.owners("black", touched[0]))[:1]:
                self.points[owner][colour] += 1
        if len(touched) == 2:
            yield from self.wars(seat, cell)
        yield from self.build(seat, colour, cell)

    def wars(self, seat: int, union: Cell) -> Play:
        while due := [c for c in COLOURS if len(self.owners(c, self.joined(union))) == 2]:
            colour = due[0]
            if len(due) > 1:
                (word,) = yield seat, {(c,) for c in due}
                colour = str(word)
            owners = self.owners(colour, self.joined(union))
            attacker, defender = (s for s in self.clockwise(seat) if s in owners)
            support = {s: self.support(s, colour, union) for s in owners}
            strengths = [len(support[attacker]), len(support[defender])]
            winner, loser = yield from self.fight(attacker, defender, colour, strengths)
            del self.leaders[loser, colour]
            lost = support[loser]
            if colour == "red":
                standing = set(self.leaders.values())
                lost = {t for t in lost if t not in self.treasures and not standing & set(SIDES[t])}
            for tile in lost:
                del self.tiles[tile]
            self.points[winner][colour] += 1 + len(lost)
            assert all(self.temples_beside(leader) for leader in self.leaders.values())

    def support(self, seat: int, colour: str, union: Cell) -> set[Cell]:
        kingdom = self.joined(self.leaders[seat, colour], without=union)
        return {cell for cell in kingdom if self.tiles.get(cell) == colour}

    # ---- monuments and treasures -------------------------------------------------------------------------------------
    def build(self, seat: int, colour: str, cell: Cell) -> Play:
        x, y = cell
        squares = [
            (x - i, y - j)
            for i, j in product((0, 1), repeat=2)
            if all(self.tiles.get(c) == colour for c in square((x - i, y - j))) and (x - i, y - j) not in self.dead
        ]
        left = [pair for pair in PAIRS if colour in pair and pair not in self.monuments]
        if not squares or not left:
            return
        built: set[Words] = {("build", name(at), "-".join(pair)) for at in squares for pair in left}
        answer = yield seat, {("decline",), *built}
        if answer == ("decline",):
            self.dead.update(squares)
            return
        at = placed(str(answer[1]))
        first, second = str(answer[2]).split("-")
        self.monuments[first, second] = at
        for turned in square(at):
            del self.tiles[turned]
            self.down.add(turned)
        self.evict()

    def take_treasures(self, active: int) -> Play:
        due = [
            (self.clockwise(active).index(owner), min(map(reading, kingdom)), owner, kingdom & self.treasures)
            for kingdom in self.kingdoms()
            for owner in self.owners("green", kingdom)
            if len(kingdom & self.treasures) > 1
        ]
        assert len(due) <= 1, "treasures are due in one kingdom at most"
        for _, _, owner, hoard in due:
            may_stay = {cell for cell in hoard if GROUND[cell] != "C"} or hoard
            stays = name(next(iter(may_stay)))
            if len(may_stay) > 1:
                (word,) = yield owner, {(name(cell),) for cell in may_stay}
                stays = str(word)
            self.treasures -= hoard - {placed(stays)}
            self.taken[owner] += len(hoard) - 1

    def income(self, seat: int) -> None:
        for pair, corner in self.monuments.items():
            kingdom = self.joined(corner)
            for colour in pair:
                if seat in self.owners(colour, kingdom):
                    self.points[seat][colour] += 1

    # ---- drawing -----------------------------------------------------------------------------------------------------
    def draw(self, seat: int, n: int) -> Play:
        if n > self.bag.total() + self.reserve.total():
            raise GameOver("bag")
        if not self.options.open_tiles:
            yield from self.blind(seat, n)
            return
        for _ in range(n):
            sources = [*(["bag"] if self.bag.total() else []), *(c for c in COLOURS if self.reserve[c])]
            (source,) = yield seat, {(s,) for s in sources}
            if source == "bag":
                yield from self.blind(seat, 1)
            else:
                self.reserve[str(source)] -= 1
                self.hands[seat][str(source)] += 1
                yield from self.top_up()

    def blind(self, seat: int, n: int) -> Play:
        for _ in range(n):
            self.hands[seat][(yield from self.out_of_bag())] += 1

    def top_up(self) -> Play:
        while self.reserve.total() < 6 and self.bag.total():
            self.reserve[(yield from self.out_of_bag())] += 1

    def out_of_bag(self) -> Generator[Asked, Words, str]:
        (word,) = yield CHANCE, {(colour,) for colour in COLOURS if self.bag[colour]}
        self.bag[str(word)] -= 1
        return str(word)


def square(corner: Cell) -> list[Cell]:
    x, y = corner
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
