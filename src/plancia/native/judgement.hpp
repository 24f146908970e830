// What a position of Tigris & Euphrates is worth, and which answers are worth a try: a copy of
// plancia/bots/evaluation/tigris, with the same names. A test compares both: numbers are added and multiplied in the same
// order, so that the results are equal to the last bit and bots give the same answers with either.
#pragma once

#include "tigris.hpp"

#include <cmath>

namespace plancia::tigris {

// ---- weights: in the order of the Python struct, which gives the reason for each --------------------------------
struct Weights {
    double rivalry, rest;
    double leader, room, ready, stand_in, supporter;
    double monument, monument_turns, three_of_four, two_of_four;
    double near_treasure, far_treasure, own_treasure;
    double revolt, war, lost_supporter, spoils;
    double hand, variety, unseen, temple_in_hand, catastrophe, tempo;
    double patience, patience_per_turn, patience_turns, tiles_per_turn, turns_per_treasure, last_turns, horizon;
    double even_attack, attack_slope, surest_attack, least_attack;
    double usual_hand[COLOURS];
    double from_board, first_treasure;
    double price, prize;
    double after_swap;
    double victory;
};
inline constexpr int WEIGHTS = int(sizeof(Weights) / sizeof(double));

// ---- lands: the board as players see it -------------------------------------------------------------------------
struct Realm {
    Cells cells;
    Cells halo;  // the cells beside it, on the board or not
    int8_t rulers[COLOURS] = {NOBODY, NOBODY, NOBODY, NOBODY};  // by colour: the seat whose leader is there

    bool has_leader_of(int seat) const { return std::count(rulers, rulers + COLOURS, seat) > 0; }
};

struct Lands {
    Survey here;
    Realm realms[LEADERS];
    int count = 0;
    Cells shared;  // cells beside two kingdoms or more
    Cells temples[4];  // cells with at least one, two, three, four temples beside them
};

inline Lands survey_lands(const State& s) {
    Lands lands;
    lands.here = survey(s);
    Cells one;
    for (; lands.count < lands.here.count; ++lands.count) {
        Realm& realm = lands.realms[lands.count];
        realm.cells = lands.here.kingdoms[lands.count];
        realm.halo = beside(realm.cells) & ~realm.cells;
        lands.shared |= one & realm.halo;
        one |= realm.halo;
    }
    for (int leader = 0; leader < 4 * s.seats; ++leader)
        if (s.leaders[leader] != HOME)
            for (Realm* realm = lands.realms; realm < lands.realms + lands.count; ++realm)
                if (realm->cells.has(s.leaders[leader])) realm->rulers[leader & 3] = int8_t(leader >> 2);
    const Cells &red = s.tiles[RED], left = red << 1, right = red >> 1, up = red << ROW, down = red >> ROW;
    const Cells either = left | right, both = left & right, either_ = up | down, both_ = up & down;
    lands.temples[0] = either | either_;
    lands.temples[1] = both | both_ | (either & either_);
    lands.temples[2] = (both & either_) | (both_ & either);
    lands.temples[3] = both & both_;
    return lands;
}

// ---- score: balance decides, so the weakest colour counts most --------------------------------------------------
struct Standing {
    double score = 0;
    double wants[COLOURS]{};  // the worth of one more point in each colour
    double joker = 0;  // the worth of one more treasure
};

// The turns that everybody has left, until the bag is empty or too few treasures are left.
inline double turns_left(const State& s, const Weights& w) {
    const double by_bag = (sum(s.bag) + sum(s.reserve)) / (w.tiles_per_turn * s.seats);
    return std::min(by_bag, w.turns_per_treasure * (s.treasures.count() - LAST_TREASURES) + w.last_turns);
}

// The lowest total with treasures counts most, then the second, and so on: the further ahead, the less it counts.
inline Standing standing(const uint32_t* totals, int treasures, double patience) {
    int points[COLOURS];
    std::copy(totals, totals + COLOURS, points);
    for (; treasures; --treasures) ++*std::min_element(points, points + COLOURS);
    const int low = *std::min_element(points, points + COLOURS);
    double lacks[COLOURS], lack = 0;
    for (int c = 0; c < COLOURS; ++c) lack += lacks[c] = std::exp((low - points[c]) / patience);
    Standing found;
    for (int c = 0; c < COLOURS; ++c) {
        found.wants[c] = 4 * lacks[c] / lack;
        found.joker = std::max(found.joker, found.wants[c]);
    }
    found.score = 4 * (low - patience * std::log(lack / 4));
    return found;
}

// ---- worth ------------------------------------------------------------------------------------------------------
// An attacker who is one tile ahead wins, since the defender wins ties; but nobody knows a hand exactly.
inline double odds_of_attack(double ahead, const Weights& w) {
    return std::clamp(w.even_attack + w.attack_slope * ahead, w.least_attack, w.surest_attack);
}

// The actions left in my turn; negative if another player acts next.
inline double actions_left(const State& s, int me, const Weights& w) {
    if (s.active != me) return -1;
    if (s.ask == Ask::TakeAction) return s.left;
    const bool in_action = s.ask == Ask::AddTiles || s.ask == Ask::PickWar || s.ask == Ask::BuildMonument;
    return w.after_swap && (in_action || s.draw.purpose == Purpose::Swap) ? w.after_swap * s.left : -1;
}

// My lead over the strongest rival and, with less weight, over the others.
inline double lead(const double* worths, int seats, int me, const Weights& w) {
    double best = -INFINITY, others = 0;
    for (int seat = 0; seat < seats; ++seat)
        if (seat != me) best = std::max(best, worths[seat]), others += worths[seat];
    return worths[me] - w.rivalry * best - w.rest * (others - best);
}

// The game is over, or will be before I act: winning counts most, a better place a little.
inline double outcome(const State& s, int me, const Weights& w) {
    const auto ranks = places(s);
    const double winners = double(std::count(ranks.begin(), ranks.begin() + s.seats, 1));
    return w.victory * (ranks[me] == 1 ? 1 / winners : -double(ranks[me]) / s.seats);
}

// Worth off the board: tiles in hand, catastrophes and actions. The hands of others are unknown.
inline double own_cards(const State& s, int me, const Weights& w, double left) {
    const Counts& hand = s.hands[me];
    double variety = 0;
    for (const int n : hand) variety += 1 - std::pow(w.variety, n);
    const double tiles = variety / (1 - w.variety) + w.unseen * (HAND - sum(hand));
    const double temples = w.temple_in_hand * std::min<int>(hand[RED], 3);
    const double worth = w.hand * tiles + temples + w.catastrophe * s.catastrophes_left[me];
    return left < 0 ? worth : worth + w.tempo * left;
}

// Incomplete squares for a monument, as long as one of that colour is left.
inline double squares_worth(const State& s, const Weights& w, const Lands& lands, const Cells& cells, int colour) {
    const Cells a = s.tiles[colour] & cells, b = a >> 1, c = a >> ROW, d = a >> (ROW + 1);
    const Cells e = lands.here.tile_cells & ground(colour), f = e >> 1, g = e >> ROW, h = e >> (ROW + 1);
    const Cells across = a & b, below = c & d, down = a & c, beyond = b & d;
    const Cells three = ((across & ((c & h) | (d & g))) | (below & ((a & f) | (b & e)))) & ~s.dead;
    const Cells two = ((across & g & h) | (below & e & f) | (down & f & h) | (beyond & e & g)) & ~s.dead;
    if (!three && !two) return 0;
    for (int monument = 0; monument < MONUMENTS; ++monument)
        if (may_build(s, monument, colour)) return three ? w.three_of_four : w.two_of_four;
    return 0;
}

// Treasures that a trader can reach: it takes each one that is connected to its kingdom, except one.
inline double treasures_worth(const State& s, const Weights& w, const Lands& lands, const Realm& realm) {
    const Cells others = s.treasures & ~realm.cells, reached = beside(realm.halo & lands.here.empty);
    const Cells near = reached & others, far = beside(reached & lands.here.empty) & others & ~near;
    const double worth = w.near_treasure * near.count() + w.far_treasure * far.count();
    return s.treasures & realm.cells ? worth + w.own_treasure : worth * w.first_treasure;
}

// The most temples beside any of these cells: the strength that a leader entering the kingdom could have.
inline int most_temples(const Cells& cells, const Cells* temples) {
    int most = 0;
    while (most < 4 && cells & temples[most]) ++most;
    return most;
}

// The odds of a revolt: temples beside the leader and in hand against the best that a rival could have.
inline double unrest(const State& s, int colour, int seat, int me, double ahead, const Weights& w) {
    double worst = 0;
    for (int rival = 0; rival < s.seats; ++rival) {
        if (rival == seat) continue;
        const double odds = odds_of_attack(ahead + (rival == me ? s.hands[me][RED] : w.usual_hand[RED]), w);
        worst = std::max(worst, s.leader(rival, colour) == HOME ? odds : odds * w.from_board);
    }
    return worst;
}

// The worth of every leader: the points it will score, less the risk that a revolt sends it home.
inline void look_at_kingdoms(const State& s, int me, const Weights& w, const Lands& lands, const Standing* standings,
                             double* worths, double turns, double time, bool my_turn) {
    const Cells open = lands.here.tile_cells & ~lands.shared;
    for (int k = 0; k < lands.count; ++k) {
        const Realm& realm = lands.realms[k];
        const Cells peaceful = open & realm.halo;
        const int river = (peaceful & RIVER).count(), land = peaceful.count() - river;
        const int revolt = most_temples(lands.here.leader_cells & realm.halo, lands.temples);
        for (int colour = 0; colour < COLOURS; ++colour) {
            const int seat = realm.rulers[colour];
            if (seat < 0) continue;
            const Standing& standing = standings[seat];
            const int room = colour == BLUE ? river : land, supporters = (s.tiles[colour] & realm.cells).count();
            double points = w.leader + w.room * std::min(room, 4) + w.supporter * std::min(supporters, 6);
            if (seat == me) {
                const double square = supporters > 1 ? squares_worth(s, w, lands, realm.cells, colour) : 0;
                points += w.ready * std::min<int>(s.hands[me][colour], 2) + square;
            }
            double worth = time * standing.wants[colour] * points;
            if (colour == GREEN) worth += time * standing.joker * treasures_worth(s, w, lands, realm);
            if (colour == BLACK) {
                double vacant = 0;
                for (int other = 0; other < BLACK; ++other)
                    if (realm.rulers[other] < 0 && (other == BLUE ? river : land)) vacant += standing.wants[other];
                worth += time * w.stand_in * vacant;
            }
            int paying = 0;
            for (int monument = 0; monument < MONUMENTS; ++monument)
                if (s.monuments[monument] != HOME && realm.cells.has(s.monuments[monument]))
                    paying += PAIRS[monument][0] == colour || PAIRS[monument][1] == colour;
            if (paying) {
                const double paid = paying * standing.wants[colour];
                worth += w.monument * std::min(turns, w.monument_turns) * paid;
                if (my_turn && seat == me) worths[seat] += paid;  // the next income is certain
            }
            if (revolt) {
                const int temples = (beside(Cells::of(s.leader(seat, colour))) & s.tiles[RED]).count();
                const double shelter = temples + (seat == me ? s.hands[me][RED] : w.usual_hand[RED]);
                worth *= 1 - w.revolt * unrest(s, colour, seat, me, revolt - shelter, w);
            }
            worths[seat] += worth;
        }
    }
}

// Compares supporters on the board and in hand: a weak leader is in danger, a strong one can win spoils.
inline double war_worth(int supporters, double hand, int against, double rival_hand, const Weights& w) {
    const double ahead = supporters + hand - against - rival_hand;
    const double loss = w.war * odds_of_attack(-ahead, w) * (w.leader + w.lost_supporter * supporters);
    return w.spoils * odds_of_attack(ahead - 1, w) * (1 + against) - loss;
}

// Kingdoms that one tile can unite: the possible gains and losses of each side in a war.
inline void look_at_borders(const State& s, int me, const Weights& w, const Lands& lands, const Standing* standings,
                            double* worths, double time) {
    const Cells border = lands.shared & lands.here.tile_cells;
    for (int i = 0; i < lands.count; ++i)
        for (int j = i + 1; j < lands.count; ++j) {
            const Realm &one = lands.realms[i], &two = lands.realms[j];
            if (!(one.halo & two.halo & border)) continue;
            for (int colour = 0; colour < COLOURS; ++colour) {
                const int a = one.rulers[colour], b = two.rulers[colour];
                if (a == b || a < 0 || b < 0) continue;
                const int ours = (s.tiles[colour] & one.cells).count(), theirs = (s.tiles[colour] & two.cells).count();
                const double a_hand = a == me ? s.hands[me][colour] : w.usual_hand[colour];
                const double b_hand = b == me ? s.hands[me][colour] : w.usual_hand[colour];
                worths[a] += time * standings[a].wants[colour] * war_worth(ours, a_hand, theirs, b_hand, w);
                worths[b] += time * standings[b].wants[colour] * war_worth(theirs, b_hand, ours, a_hand, w);
            }
        }
}

// My worth minus part of the others': what counts is being ahead.
inline double evaluate(const State& s, int me, const Weights& w) {
    const double turns = turns_left(s, w), left = actions_left(s, me, w);
    const double patience = w.patience + std::min(turns, w.patience_turns) * w.patience_per_turn;
    Standing standings[MOST_SEATS];
    double worths[MOST_SEATS];
    for (int seat = 0; seat < s.seats; ++seat) {
        standings[seat] = standing(&s.points[4 * seat], s.taken[seat], patience);
        worths[seat] = standings[seat].score;
    }
    if (s.reason != Reason::None || (left < 0 && s.treasures.count() <= LAST_TREASURES))
        return outcome(s, me, w) + lead(worths, s.seats, me, w);
    const double time = std::min(1.0, turns / w.horizon);  // future gains count less when the end is near
    const Lands lands = survey_lands(s);
    look_at_kingdoms(s, me, w, lands, standings, worths, turns, time, left >= 0);
    look_at_borders(s, me, w, lands, standings, worths, time);
    return lead(worths, s.seats, me, w) + own_cards(s, me, w, left);
}

// ---- tries: the answers worth trying, without those that no player would consider --------------------------------
// The first and the last of equally good cells.
inline Cells a_few(const Cells& cells) {
    if (!cells) return cells;
    const int last = cells.c   ? 128 + 63 - std::countl_zero(cells.c)
                     : cells.b ? 64 + 63 - std::countl_zero(cells.b)
                               : 63 - std::countl_zero(cells.a);
    return Cells::of(cells.first()) | Cells::of(last);
}

// Cells where a tile has an effect: it links, approaches a treasure, builds a square, or protects a leader.
inline Cells telling(const State& s, int seat, const Realm& realm, int colour) {
    const Cells& tiles = s.tiles[colour];
    const Cells sides = tiles << 1 | tiles >> 1, ends = tiles << ROW | tiles >> ROW;
    Cells cells = beside(s.solid() & ~realm.cells) | beside(beside(s.treasures & ~realm.cells));
    cells |= sides & ends & (sides << ROW | sides >> ROW);
    if (colour == RED)
        for (int own = 0; own < COLOURS; ++own)
            if (s.leader(seat, own) != HOME) cells |= beside(Cells::of(s.leader(seat, own)));
    return cells;
}

// Cells that score for me, start a war of mine, or link or add a temple without a point for a rival.
inline Cells good_cells(const State& s, int seat, const Lands& lands, const Realm& realm, int colour) {
    const int owner = realm.rulers[colour] >= 0 ? realm.rulers[colour] : realm.rulers[BLACK];
    const Cells cells = realm.halo & lands.here.tile_cells & ground(colour);
    if (owner != seat && owner >= 0) return cells & lands.shared;
    const Cells special = cells & (lands.shared | telling(s, seat, realm, colour));
    return owner == seat ? special | a_few(cells & ~special) : special;
}

// Into each kingdom and beside each lone temple, on cells beside the most temples.
template <class Visit>
void each_destination(const State& s, const Lands& lands, Cells cells, bool at_home, Visit visit) {
    auto try_halo = [&](const Cells& halo) {
        const Cells found = cells & halo;
        if (!found) return;
        cells &= ~halo;
        const Cells best = found & lands.temples[most_temples(found, lands.temples) - 1];
        for (Cells few = at_home ? a_few(best) : Cells::of(best.first()); few; few.drop_first()) visit(few.first());
    };
    for (int k = 0; k < lands.count; ++k) try_halo(lands.realms[k].halo);
    for (Cells red = s.tiles[RED]; red; red.drop_first()) try_halo(beside(Cells::of(red.first())));
}

// The actions of a turn that could matter; every legal answer to all other questions.
template <class Visit>
void each_candidate(const State& s, Visit visit) {
    if (s.ask != Ask::TakeAction) return each_answer(s, visit);
    const int seat = s.active;
    const Lands lands = survey_lands(s);
    visit(END);
    for (int colour = 0; colour < COLOURS; ++colour) {
        if (!s.hands[seat][colour]) continue;
        Cells cells;
        for (int k = 0; k < lands.count; ++k)
            if (lands.realms[k].has_leader_of(seat)) cells |= good_cells(s, seat, lands, lands.realms[k], colour);
        each_cell(cells, numbered_ground(colour), TILE[colour], visit);
    }
    for (int colour = 0; colour < COLOURS; ++colour)
        each_destination(s, lands, leader_cells_for(s, lands.here, seat, colour), s.leader(seat, colour) == HOME,
                         [&](int cell) { visit(LEADER + colour * ON_LAND.count + ON_LAND.place[cell]); });
    for (int colour = 0; colour < COLOURS; ++colour)
        if (s.leader(seat, colour) != HOME) visit(WITHDRAW + colour);
    if (s.catastrophes_left[seat]) {  // on the only temple beside a rival's leader
        Cells cells;
        for (int leader = 0; leader < 4 * s.seats; ++leader) {
            if (leader >> 2 == seat || s.leaders[leader] == HOME) continue;
            const Cells temples = beside(Cells::of(s.leaders[leader])) & s.tiles[RED];
            if (temples.count() == 1) cells |= temples;
        }
        each_cell(cells & catastrophe_cells(s, lands.here), ON_BOARD, CATASTROPHE, visit);
    }
    // Swaps: the whole hand; all except one, or except two, of each colour; or all of one colour.
    const Counts& hand = s.hands[seat];
    int tried[7], count = 0;
    auto try_swap = [&](const Counts& tiles) {
        if (!sum(tiles)) return;
        const int id = SWAP + HANDFULS.number_of(tiles);
        if (std::count(tried, tried + count, id)) return;
        tried[count++] = id;
        visit(id);
    };
    try_swap(hand);
    for (int keep = 1; keep <= 2; ++keep) {
        Counts tiles{};
        for (int c = 0; c < COLOURS; ++c) tiles[c] = uint8_t(hand[c] > keep ? hand[c] - keep : 0);
        try_swap(tiles);
    }
    for (int c = 0; c < COLOURS; ++c) {
        Counts tiles{};
        tiles[c] = hand[c];
        try_swap(tiles);
    }
}

}  // namespace plancia::tigris
