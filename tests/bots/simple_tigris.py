"""The evaluation of Tigris & Euphrates written simply, without regard to speed: the fast one must agree."""

from __future__ import annotations

from plancia.bots.evaluation.tigris.lands import NOBODY, Kingdom, survey_lands
from plancia.bots.evaluation.tigris.score import patience, standing, turns_left
from plancia.bots.evaluation.tigris.weights import Weights
from plancia.bots.evaluation.tigris.worth import actions_left
from plancia.games.tigris.board import ROW, beside
from plancia.games.tigris.components import BLACK, GREEN, HAND, INDEX, LAST_TREASURES, MONUMENTS, RED
from plancia.games.tigris.ending import places
from plancia.games.tigris.state import State
from plancia.games.tigris.tile import ground

GROUND = tuple(ground(colour) for colour in range(4))
PAIRS = tuple((INDEX[a], INDEX[b]) for a, b in MONUMENTS)


def evaluate(s: State, me: int, weights: Weights) -> float:
    """My worth minus part of the others': what counts is being ahead."""
    appraisal = Appraisal(s, me, weights)
    if s.reason or (s.treasures.bit_count() <= LAST_TREASURES and not appraisal.my_turn):
        return appraisal.outcome() + appraisal.lead()
    appraisal.look_at_kingdoms()
    appraisal.look_at_borders()
    return appraisal.lead() + appraisal.own_cards()


class Appraisal:
    """A look at one position, by one seat. `worths` grow by seat as more of the board is looked at."""

    def __init__(self, s: State, me: int, weights: Weights) -> None:
        turns = turns_left(s, weights)
        self.s = s
        self.me = me
        self.weights = weights
        self.left = actions_left(s, me, weights)
        self.my_turn = self.left is not None
        self.standings = [
            standing(s.points[4 * seat : 4 * seat + 4], s.taken[seat], patience(turns, weights))
            for seat in range(s.seats)
        ]
        self.worths = [standing.score for standing in self.standings]
        self.time = min(1.0, turns / weights.horizon)  # future gains count less when the end is near
        self.incomes = weights.monument * min(turns, weights.monument_turns)
        self.lands = survey_lands(s)

    # ---- the score ---------------------------------------------------------------------------------------------------
    def lead(self) -> float:
        """My lead over the strongest rival and, with less weight, over the others."""
        others = self.worths[: self.me] + self.worths[self.me + 1 :]
        best = max(others)
        return self.worths[self.me] - self.weights.rivalry * best - self.weights.rest * (sum(others) - best)

    def outcome(self) -> float:
        """The game is over, or will be before I act: winning counts most, a better place a little."""
        ranks = places(self.s)
        rank = ranks[self.me]
        return self.weights.victory * (1 / ranks.count(1) if rank == 1 else -rank / self.s.seats)

    def own_cards(self) -> float:
        """Tiles in hand, catastrophes and actions: what is not on the board. Nothing is known about others' hands.

        Variety lets me score in any colour. A tile to be drawn counts a bit less than one of a colour I lack.
        """
        s, w = self.s, self.weights
        hand = s.hand(self.me)
        tiles = sum([1 - w.variety**n for n in hand]) / (1 - w.variety) + w.unseen * (HAND - sum(hand))
        worth = w.hand * tiles + w.temple_in_hand * min(hand[RED], 3) + w.catastrophe * s.catastrophes_left[self.me]
        return worth + w.tempo * self.left if self.left is not None else worth

    # ---- kingdoms ----------------------------------------------------------------------------------------------------
    def look_at_kingdoms(self) -> None:
        """Every leader is worth the points it will score, less the risk that a revolt sends it home."""
        for kingdom in self.lands.kingdoms:
            peaceful = self.lands.tile_cells & kingdom.halo & ~self.lands.shared
            revolt = self.best_revolt(kingdom)
            for colour, seat in enumerate(kingdom.rulers):
                if seat == NOBODY:
                    continue
                worth = self.leader(kingdom, peaceful, colour, seat)
                if paid := self.monuments(kingdom, colour) * self.standings[seat].wants[colour]:
                    worth += self.incomes * paid
                    # My next income is certain. If it did not count, ending the turn would look like a gain.
                    self.worths[seat] += paid if self.my_turn and seat == self.me else 0.0
                self.worths[seat] += worth * (1 - self.weights.revolt * self.unrest(revolt, colour, seat))

    def leader(self, kingdom: Kingdom, peaceful: int, colour: int, seat: int) -> float:
        """How much its colour is needed, room for tiles of it, tiles in hand; trader and king have other uses too."""
        s, w, (_, wants, joker) = self.s, self.weights, self.standings[seat]
        points = w.leader + w.room * min(4, (peaceful & GROUND[colour]).bit_count())
        points += w.supporter * min(6, (s.tiles[colour] & kingdom.cells).bit_count())
        if seat == self.me:
            points += w.ready * min(2, s.hands[4 * seat + colour]) + self.squares(kingdom, colour)
        worth = self.time * wants[colour] * points
        if colour == GREEN:
            worth += self.time * joker * self.treasures(kingdom)
        elif colour == BLACK:
            worth += self.time * w.stand_in * self.vacancies(kingdom, peaceful, wants)
        return worth

    def squares(self, kingdom: Kingdom, colour: int) -> float:
        """Incomplete squares for a monument, as long as one of that colour is left."""
        s, w = self.s, self.weights
        tiles, free = s.tiles[colour] & kingdom.cells, self.lands.tile_cells & GROUND[colour]
        a, b, c, d = tiles, tiles >> 1, tiles >> ROW, tiles >> ROW + 1
        e, f, g, h = free, free >> 1, free >> ROW, free >> ROW + 1
        three = (a & b & (c & h | d & g) | c & d & (a & f | b & e)) & ~s.dead
        two = (a & b & g & h | c & d & e & f | a & c & f & h | b & d & e & g) & ~s.dead
        if not (three or two) or all(built for built, pair in zip(s.monuments, PAIRS, strict=True) if colour in pair):
            return 0.0
        return w.three_of_four if three else w.two_of_four

    def treasures(self, kingdom: Kingdom) -> float:
        """Treasures that a trader can reach: every treasure connected to the one of its kingdom is taken."""
        w, empty = self.weights, self.lands.empty
        others = self.s.treasures & ~kingdom.cells
        step = kingdom.halo & empty
        near = beside(step) & others
        far = beside(beside(step) & empty) & others & ~near
        worth = w.near_treasure * near.bit_count() + w.far_treasure * far.bit_count()
        return worth + w.own_treasure if self.s.treasures & kingdom.cells else worth * w.first_treasure

    def vacancies(self, kingdom: Kingdom, peaceful: int, wants: tuple[float, ...]) -> float:
        """A king also scores for colours without a leader."""
        vacant = [c for c in range(BLACK) if kingdom.rulers[c] == NOBODY and peaceful & GROUND[c]]
        return sum([wants[c] for c in vacant])

    def monuments(self, kingdom: Kingdom, colour: int) -> int:
        """The number of monuments that pay this leader."""
        if not self.s.face_down & kingdom.cells:
            return 0
        built = zip(self.s.monuments, PAIRS, strict=True)
        return sum([1 for corner, pair in built if corner & kingdom.cells and colour in pair])

    # ---- conflicts to come -------------------------------------------------------------------------------------------
    def best_revolt(self, kingdom: Kingdom) -> int:
        """The most temples that a leader coming into this kingdom could have beside it."""
        cells = self.lands.leader_cells & kingdom.halo
        return sum([1 for sheltered in self.lands.temples if cells & sheltered])

    def unrest(self, revolt: int, colour: int, seat: int) -> float:
        """The odds of a revolt: temples beside the leader and in hand against the best a rival could do.

        Rivals who have that leader at home are the likely ones, those who would have to move it there half as much.
        """
        if not revolt:
            return 0.0
        s = self.s
        shelter = (beside(s.leaders[4 * seat + colour]) & s.tiles[RED]).bit_count() + self.in_hand(seat, RED)
        worst = 0.0
        for rival in range(s.seats):
            if rival != seat:
                odds = odds_of_attack(revolt + self.in_hand(rival, RED) - shelter, self.weights)
                worst = max(worst, odds * self.weights.from_board if s.leaders[4 * rival + colour] else odds)
        return worst

    def look_at_borders(self) -> None:
        """Kingdoms that one tile can unite: the possible gains and losses of each side in a war."""
        kingdoms = self.lands.kingdoms
        for i, one in enumerate(kingdoms):
            for two in kingdoms[i + 1 :]:
                if one.halo & two.halo & self.lands.tile_cells:
                    for colour, (a, b) in enumerate(zip(one.rulers, two.rulers, strict=True)):
                        if a != b and NOBODY not in (a, b):
                            self.look_at_war(colour, a, b, one.cells, two.cells)
                            self.look_at_war(colour, b, a, two.cells, one.cells)

    def look_at_war(self, colour: int, seat: int, rival: int, own: int, their: int) -> None:
        """Supporters on the board and in hand: a weak leader is in danger, a strong one can win spoils."""
        w, tiles = self.weights, self.s.tiles[colour]
        supporters, against = (tiles & own).bit_count(), (tiles & their).bit_count()
        ahead = supporters + self.in_hand(seat, colour) - against - self.in_hand(rival, colour)
        loss = w.war * odds_of_attack(-ahead, w) * (w.leader + w.lost_supporter * supporters)
        gain = w.spoils * odds_of_attack(ahead - 1, w) * (1 + against)
        self.worths[seat] += self.time * self.standings[seat].wants[colour] * (gain - loss)

    def in_hand(self, seat: int, colour: int) -> float:
        """I know my own tiles; a rival is assumed to have an average hand."""
        return self.s.hands[4 * seat + colour] if seat == self.me else self.weights.usual_hand[colour]


def odds_of_attack(ahead: float, w: Weights) -> float:
    """An attacker one tile ahead wins, since the defender has the tie; but nobody knows a hand exactly."""
    return min(w.surest_attack, max(w.least_attack, w.even_attack + w.attack_slope * ahead))
