"""The worth of a position to a seat, in terms that players use.

A bot asks for this fifty times per decision, so what recurs is cached and loops are written out: about 50 µs instead of
80. A test compares it with the simple version.
"""

from __future__ import annotations

from functools import lru_cache

from plancia.bots.evaluation.tigris.lands import GROUND, PAIRS, Kingdom, Lands, survey_lands
from plancia.bots.evaluation.tigris.score import Standing, added, patience, standing, turns_left
from plancia.bots.evaluation.tigris.weights import Weights
from plancia.games.tigris.board import RIVER, ROW, beside
from plancia.games.tigris.components import BLACK, BLUE, GREEN, HAND, LAST_TREASURES, RED
from plancia.games.tigris.ending import places
from plancia.games.tigris.state import State
from plancia.games.tigris.turn import TakeAction, Turn, take_treasures


def evaluate(s: State, me: int, w: Weights) -> float:
    """My worth minus part of the others': what counts is being ahead."""
    turns, left = turns_left(s, w), actions_left(s, me, w)
    standings = all_standings(s.points, s.taken, patience(turns, w))
    worths = [standing.score for standing in standings]
    if s.reason or (left is None and s.treasures.bit_count() <= LAST_TREASURES):
        return outcome(s, me, w) + lead(worths, me, w)
    time = min(1.0, turns / w.horizon)  # future gains count less when the end is near
    lands = survey_lands(s)
    look_at_kingdoms(s, me, w, lands, standings, worths, turns, time, left is not None)
    look_at_borders(s, me, w, lands, standings, worths, time)
    return lead(worths, me, w) + own_cards(s, me, w, left)


@lru_cache(maxsize=1 << 12)
def all_standings(points: tuple[int, ...], taken: tuple[int, ...], patience: float) -> tuple[Standing, ...]:
    """By seat. Cached, since most answers change no points."""
    return tuple([standing(points[4 * seat : 4 * seat + 4], n, patience) for seat, n in enumerate(taken)])


# ---- the score -------------------------------------------------------------------------------------------------------
def lead(worths: list[float], me: int, w: Weights) -> float:
    """My lead over the strongest rival and, with less weight, over the others."""
    others = worths[:me] + worths[me + 1 :]
    best = max(others)
    return worths[me] - w.rivalry * best - w.rest * (added(others) - best)


def outcome(s: State, me: int, w: Weights) -> float:
    """The game is over, or will be before I act: winning counts most, a better place a little."""
    ranks = places(s)
    rank = ranks[me]
    return w.victory * (1 / ranks.count(1) if rank == 1 else -rank / s.seats)


def own_cards(s: State, me: int, w: Weights, left: float | None) -> float:
    """Worth off the board: tiles in hand, catastrophes and actions. The hands of others are unknown."""
    hand = s.hands[4 * me : 4 * me + 4]
    tiles = handful(hand, w.variety) + w.unseen * (HAND - sum(hand))
    worth = w.hand * tiles + w.temple_in_hand * min(hand[RED], 3) + w.catastrophe * s.catastrophes_left[me]
    return worth if left is None else worth + w.tempo * left


@lru_cache(maxsize=1 << 10)
def handful(hand: tuple[int, ...], variety: float) -> float:
    """Variety lets me score in any colour. A tile to be drawn counts a bit less than one of a colour I lack."""
    return added([1 - variety**n for n in hand]) / (1 - variety)


# ---- kingdoms --------------------------------------------------------------------------------------------------------
def look_at_kingdoms(
    s: State,
    me: int,
    w: Weights,
    lands: Lands,
    standings: tuple[Standing, ...],
    worths: list[float],
    turns: float,
    time: float,
    my_turn: bool,
) -> None:
    """The worth of every leader: the points it will score, less the risk that a revolt sends it home.

    This depends on how much its colour is needed, on room for tiles of it and on tiles in hand; trader and king have
    other uses too.
    """
    leader_worth, room_worth, supporter_worth, ready_worth = w.leader, w.room, w.supporter, w.ready
    tiles, hands, leaders, temples, risk = s.tiles, s.hands, s.leaders, s.tiles[RED], w.revolt
    own, usual, face_down = hands[4 * me + RED], w.usual_hand[RED], s.face_down
    open_cells, leader_cells = lands.tile_cells & ~lands.shared, lands.leader_cells
    for kingdom in lands.kingdoms:
        cells, halo, rulers = kingdom
        peaceful = open_cells & halo
        river = (peaceful & RIVER).bit_count()
        land = peaceful.bit_count() - river
        entries = leader_cells & halo
        revolt = most_temples(entries, lands.temples) if entries else 0
        for colour, seat in enumerate(rulers):
            if seat < 0:
                continue
            room = river if colour == BLUE else land
            supporters = (tiles[colour] & cells).bit_count()
            points = leader_worth + room_worth * (room if room < 4 else 4)
            points += supporter_worth * (supporters if supporters < 6 else 6)
            _, wants, joker = standings[seat]
            if seat == me:
                ready = hands[4 * seat + colour]
                square = squares(s, w, lands, cells, colour) if supporters > 1 else 0.0
                points += ready_worth * (ready if ready < 2 else 2) + square
            worth = time * wants[colour] * points
            if colour == GREEN:
                worth += time * joker * treasures(s, w, lands, kingdom)
            elif colour == BLACK:
                vacant = [wants[c] for c in range(BLACK) if rulers[c] < 0 and (river if c == BLUE else land)]
                worth += time * w.stand_in * added(vacant)
            if face_down & cells and (paid := monuments(s, cells, colour) * wants[colour]):
                worth += w.monument * min(turns, w.monument_turns) * paid
                # In my turn the next income is certain. If it did not count, ending the turn would look like a gain.
                worths[seat] += paid if my_turn and seat == me else 0.0
            if revolt:
                leader = leaders[4 * seat + colour]
                beside_it = (leader << 1 | leader >> 1 | leader << ROW | leader >> ROW) & temples
                shelter = beside_it.bit_count() + (own if seat == me else usual)
                worth *= 1 - risk * unrest(leaders[colour::4], seat, me, revolt - shelter, own, w)
            worths[seat] += worth


def squares(s: State, w: Weights, lands: Lands, cells: int, colour: int) -> float:
    """Incomplete squares for a monument, as long as one of that colour is left."""
    tiles, free = s.tiles[colour] & cells, lands.tile_cells & GROUND[colour]
    a, b, c, d = tiles, tiles >> 1, tiles >> ROW, tiles >> ROW + 1
    e, f, g, h = free, free >> 1, free >> ROW, free >> ROW + 1
    across, below, down, beyond = a & b, c & d, a & c, b & d
    three = (across & (c & h | d & g) | below & (a & f | b & e)) & ~s.dead
    if not three and not (across & g & h | below & e & f | down & f & h | beyond & e & g) & ~s.dead:
        return 0.0
    if s.face_down and all(built for built, pair in zip(s.monuments, PAIRS, strict=True) if colour in pair):
        return 0.0
    return w.three_of_four if three else w.two_of_four


def monuments(s: State, cells: int, colour: int) -> int:
    """The number of monuments that pay this leader."""
    built = zip(s.monuments, PAIRS, strict=True)
    return sum([1 for corner, pair in built if corner & cells and colour in pair])


def treasures(s: State, w: Weights, lands: Lands, kingdom: Kingdom) -> float:
    """Treasures that a trader can reach: it takes each one that is connected to its kingdom, except one."""
    others = s.treasures & ~kingdom.cells
    step = kingdom.halo & lands.empty
    reached = beside(step)
    near = reached & others
    far = beside(reached & lands.empty) & others & ~near
    worth = w.near_treasure * near.bit_count() + w.far_treasure * far.bit_count()
    return worth + w.own_treasure if s.treasures & kingdom.cells else worth * w.first_treasure


# ---- conflicts to come -----------------------------------------------------------------------------------------------
def most_temples(cells: int, temples: tuple[int, int, int, int]) -> int:
    """The most temples beside any of these cells: the strength that a leader entering the kingdom could have."""
    one, two, three, four = temples
    if not cells & two:
        return 1 if cells & one else 0
    return (4 if cells & four else 3) if cells & three else 2


def unrest(leaders: tuple[int, ...], seat: int, me: int, ahead: float, own: int, w: Weights) -> float:
    """The odds of a revolt: temples beside the leader and in hand against the best that a rival could have.

    `ahead` does not include the rival's hand, and `leaders` are those of the colour, by seat. Rivals with that leader
    at home are more likely to attack than those who would have to move it.
    """
    worst = 0.0
    for rival, leader in enumerate(leaders):
        if rival != seat:
            odds = odds_of_attack(ahead + (own if rival == me else w.usual_hand[RED]), w)
            if leader:
                odds *= w.from_board
            if odds > worst:
                worst = odds
    return worst


def look_at_borders(
    s: State, me: int, w: Weights, lands: Lands, standings: tuple[Standing, ...], worths: list[float], time: float
) -> None:
    """Kingdoms that one tile can unite: the possible gains and losses of each side in a war."""
    border = lands.shared & lands.tile_cells
    if not border:
        return
    near = [(cells, halo & border, rulers) for cells, halo, rulers in lands.kingdoms if halo & border]
    for i, (one, halo, rulers) in enumerate(near):
        for two, other, rivals in near[i + 1 :]:
            if not halo & other:
                continue
            for colour, (a, b) in enumerate(zip(rulers, rivals, strict=True)):
                if a != b and a >= 0 and b >= 0:
                    tiles = s.tiles[colour]
                    ours, theirs = (tiles & one).bit_count(), (tiles & two).bit_count()
                    usual, own = w.usual_hand[colour], s.hands[4 * me + colour]
                    a_hand, b_hand = own if a == me else usual, own if b == me else usual
                    worths[a] += time * standings[a].wants[colour] * war(ours, a_hand, theirs, b_hand, w)
                    worths[b] += time * standings[b].wants[colour] * war(theirs, b_hand, ours, a_hand, w)


def war(supporters: int, hand: float, against: int, rival_hand: float, w: Weights) -> float:
    """Compare supporters on the board and in hand: a weak leader is in danger, a strong one can win spoils."""
    ahead = supporters + hand - against - rival_hand
    loss = w.war * odds_of_attack(-ahead, w) * (w.leader + w.lost_supporter * supporters)
    gain = w.spoils * odds_of_attack(ahead - 1, w) * (1 + against)
    return gain - loss


def odds_of_attack(ahead: float, w: Weights) -> float:
    """An attacker who is one tile ahead wins, since the defender wins ties; but nobody knows a hand exactly."""
    odds = w.even_attack + w.attack_slope * ahead
    least, surest = w.least_attack, w.surest_attack
    return least if odds < least else surest if odds > surest else odds


def actions_left(s: State, me: int, w: Weights) -> float | None:
    """The actions left in my turn; None if another player acts next."""
    if s.active != me:
        return None
    if type(s.ask) is TakeAction:
        return float(s.ask.left)
    if w.after_swap:
        turn = next((frame for frame in s.stack if type(frame) is Turn), None)
        if (
            turn is not None and turn.at == take_treasures.__name__
        ):  # an action is not over yet: only a swap draws tiles
            return w.after_swap * turn.left
    return None
