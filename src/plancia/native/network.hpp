// The network that judges positions of Tigris & Euphrates: it returns expected shares of victory. The folder `training`
// trains it.
//
// It starts from the evaluation of the bots and learns to correct it: the evaluation of the position is added to the
// viewer's logit. Everything else is computed with integers. The network sees what a player's view contains: the board,
// the points, its own hand, and how many tiles the others hold. Seats are numbered from the viewer, who is 0.
#pragma once

#include "judgement.hpp"

namespace plancia::tigris {

// ---- features: the inputs of the network. Each is a number that is present or not -----------------------------------
// A block has `each` features, from `first` on, for each of several things; values above the last count as the last.
struct Block {
    int first, each;
    constexpr int of(int thing, int value) const { return first + thing * each + std::clamp(value, 0, each - 1); }
};

struct Layout {
    int size = 0;
    constexpr Block add(int things, int each) {
        const Block found{size, each};
        size += things * each;
        return found;
    }
};

struct Blocks {
    Layout layout;
    // the table
    Block players = layout.add(1, 3), turn = layout.add(MOST_SEATS, 1 + ACTIONS), swapping = layout.add(1, 1);
    Block bag = layout.add(1, 73), treasures = layout.add(1, 11), monuments = layout.add(MONUMENTS, 1);
    Block unseen = layout.add(COLOURS, 20);  // tiles of a colour in the bag, in other hands, or swapped by others
    Block hand = layout.add(COLOURS, HAND + 1), held = layout.add(MOST_SEATS, HAND + 1);
    Block disasters = layout.add(MOST_SEATS, CATASTROPHES + 1);
    // points, by seat
    Block points = layout.add(LEADERS, 21), lack = layout.add(LEADERS, 8), taken = layout.add(MOST_SEATS, 10);
    Block ranked = layout.add(LEADERS, 20);  // the totals with treasures, the lowest first
    Block ahead = layout.add(LEADERS, 21);  // the viewer's ranked totals minus those of the seat
    // leaders, by seat and colour
    Block home = layout.add(LEADERS, 1), temples = layout.add(LEADERS, 5), supporters = layout.add(LEADERS, 12);
    Block room = layout.add(LEADERS, 6), unrest = layout.add(LEADERS, 10), border = layout.add(LEADERS, 14);
    Block paid = layout.add(LEADERS, 3), together = layout.add(LEADERS, 2 * COLOURS);
    Block own_treasures = layout.add(MOST_SEATS, 4), near_treasures = layout.add(MOST_SEATS, 5);
    Block squares = layout.add(LEADERS, 3);
    // the board, by cell
    Block tiles[COLOURS] = {layout.add(1, ON_LAND.count), layout.add(1, ON_RIVER.count), layout.add(1, ON_LAND.count),
                            layout.add(1, ON_LAND.count)};
    Block face_down = layout.add(1, ON_BOARD.count), wasted = layout.add(1, ON_BOARD.count);
    Block treasure = layout.add(1, ON_TEMPLES.count);
    Block seat_cells = layout.add(MOST_SEATS, ON_LAND.count), colour_cells = layout.add(COLOURS, ON_LAND.count);
};
inline constexpr Blocks BLOCKS;
inline constexpr int FEATURES = BLOCKS.layout.size;
inline constexpr int MOST_FEATURES = 384;  // at the same time

// The features that are present. A feature is never listed twice.
struct Features {
    uint16_t ids[MOST_FEATURES];
    int count = 0;

    void add(const Block& block, int thing, int value) { ids[count++] = uint16_t(block.of(thing, value)); }
    void add_cells(const Block& block, int thing, Cells cells, const Numbering& numbering) {
        for (; cells; cells.drop_first()) add(block, thing, numbering.place[cells.first()]);
    }
};

inline void look_at_table(Features& f, const State& s, int me) {
    const Blocks& b = BLOCKS;
    f.add(b.players, 0, s.seats - 2);
    f.add(b.turn, s.clockwise(s.active, s.seats - me), s.left);
    if (s.draw.purpose == Purpose::Swap) f.add(b.swapping, 0, 0);
    f.add(b.bag, 0, (sum(s.bag) + sum(s.reserve)) / 2);
    f.add(b.treasures, 0, s.treasures.count());
    for (int monument = 0; monument < MONUMENTS; ++monument)
        if (s.monuments[monument] != HOME) f.add(b.monuments, monument, 0);
    for (int colour = 0; colour < COLOURS; ++colour) {
        int unseen = s.bag[colour];
        for (int seat = 0; seat < s.seats; ++seat)
            if (seat != me) unseen += s.hands[seat][colour] + s.aside[seat][colour];
        f.add(b.unseen, colour, unseen / 3);
        f.add(b.hand, colour, s.hands[me][colour]);
    }
    for (int i = 0; i < s.seats; ++i) {
        const int seat = s.clockwise(me, i);
        f.add(b.held, i, s.held(seat));
        f.add(b.disasters, i, s.catastrophes_left[seat]);
    }
}

inline void look_at_points(Features& f, const State& s, int me) {
    const Blocks& b = BLOCKS;
    const auto ranked = totals(s);
    for (int i = 0; i < s.seats; ++i) {
        const int seat = s.clockwise(me, i);
        const uint32_t* points = &s.points[4 * seat];
        const int low = int(*std::min_element(points, points + COLOURS));
        for (int colour = 0; colour < COLOURS; ++colour) {
            f.add(b.points, 4 * i + colour, int(points[colour]));
            f.add(b.lack, 4 * i + colour, int(points[colour]) - low);
            f.add(b.ranked, 4 * i + colour, int(ranked[seat][colour]));
            if (i) f.add(b.ahead, 4 * i + colour, 10 + int(ranked[me][colour]) - int(ranked[seat][colour]));
        }
        f.add(b.taken, i, s.taken[seat]);
    }
}

// The lead in supporters of the strongest rival leader in a kingdom that one tile would unite with this one; 0 if there
// is none.
inline int strongest_neighbour(const State& s, const Lands& lands, const Realm& realm, int seat, int colour, int ours) {
    const Cells border = realm.halo & lands.shared & lands.here.tile_cells;
    int found = 0;
    for (int k = 0; border && k < lands.count; ++k) {
        const Realm& other = lands.realms[k];
        if (&other == &realm || other.rulers[colour] < 0 || other.rulers[colour] == seat) continue;
        if (!(border & other.halo)) continue;
        const int theirs = (s.tiles[colour] & other.cells).count();
        found = std::max(found, 7 + std::clamp(theirs - ours, -6, 6));
    }
    return found;
}

// The best incomplete square of this colour: 2 for three tiles of four, 1 for two, 0 for none.
inline int best_square(const State& s, const Lands& lands, const Cells& cells, int colour) {
    const Cells a = s.tiles[colour] & cells, b = a >> 1, c = a >> ROW, d = a >> (ROW + 1);
    const Cells e = lands.here.tile_cells & ground(colour), f = e >> 1, g = e >> ROW, h = e >> (ROW + 1);
    const Cells across = a & b, below = c & d, down = a & c, beyond = b & d;
    if ((((across & ((c & h) | (d & g))) | (below & ((a & f) | (b & e)))) & ~s.dead)) return 2;
    return (((across & g & h) | (below & e & f) | (down & f & h) | (beyond & e & g)) & ~s.dead) ? 1 : 0;
}

inline void look_at_leader(Features& f, const State& s, const Lands& lands, const Realm& realm, int place, int seat,
                           int colour, const Cells& peaceful, int revolt) {
    const Blocks& b = BLOCKS;
    const int leader = 4 * place + colour, cell = s.leader(seat, colour);
    const int temples = (beside(Cells::of(cell)) & s.tiles[RED]).count();
    const int supporters = (s.tiles[colour] & realm.cells).count();
    f.add(b.temples, leader, temples);
    f.add(b.supporters, leader, supporters);
    f.add(b.room, leader, (peaceful & ground(colour)).count());
    f.add(b.unrest, leader, revolt ? 5 + revolt - temples : 0);
    f.add(b.border, leader, strongest_neighbour(s, lands, realm, seat, colour, supporters));
    for (int other = 0; other < COLOURS; ++other)
        if (other != colour && realm.rulers[other] >= 0)
            f.add(b.together, leader, 2 * other + (realm.rulers[other] == seat));
    int paying = 0;
    for (int monument = 0; monument < MONUMENTS; ++monument)
        if (s.monuments[monument] != HOME && realm.cells.has(s.monuments[monument]))
            paying += PAIRS[monument][0] == colour || PAIRS[monument][1] == colour;
    if (paying) f.add(b.paid, leader, paying - 1);
    if (supporters > 1) f.add(b.squares, leader, best_square(s, lands, realm.cells, colour));
    if (colour == GREEN) {
        f.add(b.own_treasures, place, (s.treasures & realm.cells).count());
        const Cells reached = beside(realm.halo & lands.here.empty);
        f.add(b.near_treasures, place, (reached & s.treasures & ~realm.cells).count());
    }
    f.add(b.seat_cells, place, ON_LAND.place[cell]);
    f.add(b.colour_cells, colour, ON_LAND.place[cell]);
}

inline void look_at_leaders(Features& f, const State& s, int me) {
    const Lands lands = survey_lands(s);
    const Cells open = lands.here.tile_cells & ~lands.shared;
    for (int k = 0; k < lands.count; ++k) {
        const Realm& realm = lands.realms[k];
        const Cells peaceful = open & realm.halo;
        const int revolt = most_temples(lands.here.leader_cells & realm.halo, lands.temples);
        for (int colour = 0; colour < COLOURS; ++colour)
            if (const int seat = realm.rulers[colour]; seat >= 0)
                look_at_leader(f, s, lands, realm, s.clockwise(seat, s.seats - me), seat, colour, peaceful, revolt);
    }
    for (int i = 0; i < s.seats; ++i)
        for (int colour = 0; colour < COLOURS; ++colour)
            if (s.leader(s.clockwise(me, i), colour) == HOME) f.add(BLOCKS.home, 4 * i + colour, 0);
}

inline void look_at_board(Features& f, const State& s) {
    const Blocks& b = BLOCKS;
    for (int colour = 0; colour < COLOURS; ++colour)
        f.add_cells(b.tiles[colour], 0, s.tiles[colour] & ground(colour), numbered_ground(colour));
    f.add_cells(b.face_down, 0, s.face_down, ON_BOARD);
    f.add_cells(b.wasted, 0, s.catastrophes, ON_BOARD);
    f.add_cells(b.treasure, 0, s.treasures & TEMPLES, ON_TEMPLES);
}

// The features of a position between two actions, as one player sees it.
inline void look(Features& f, const State& s, int me) {
    f.count = 0;
    look_at_table(f, s, me);
    look_at_points(f, s, me);
    look_at_leaders(f, s, me);
    look_at_board(f, s);
}

// ---- the network ----------------------------------------------------------------------------------------------------
inline constexpr int WIDE = 256, NARROW = 32;  // neurons of the first layer, of the second and the third
inline constexpr int ONE = 512, MOST = ONE - 1;  // an activation of 1, and the largest possible one
inline constexpr int PRECISION = 8;  // a weight of 1 is 1 << PRECISION, so a logit of 1 is ONE << PRECISION

struct Network {
    int16_t features[FEATURES][WIDE];
    int16_t wide_bias[WIDE];
    int32_t second_bias[NARROW], third_bias[NARROW], share_bias[MOST_SEATS];
    int32_t point[MOST_SEATS - 1];  // added to the viewer's logit for a point of the evaluation, by number of players
    int16_t second[NARROW][WIDE];
    int16_t third[NARROW][NARROW];
    int16_t share[MOST_SEATS][NARROW];
};

inline int16_t clipped(int value) { return int16_t(std::clamp(value, 0, MOST)); }

template <int INPUTS, int OUTPUTS>
void layer(const int16_t* in, const int16_t (&weights)[OUTPUTS][INPUTS], const int32_t* bias, int32_t* out) {
    for (int o = 0; o < OUTPUTS; ++o) {
        int32_t sum = bias[o];
        for (int i = 0; i < INPUTS; ++i) sum += int32_t(in[i]) * weights[o][i];
        out[o] = sum;
    }
}

// The logit of each seat, starting with the viewer, in units of 1 / (ONE << PRECISION).
struct Logits {
    int32_t seat[MOST_SEATS];
};

// The first layer, updated from one position to the next: consecutive positions share most features, so only the
// differences are added and subtracted. Since the sums are integers, they are the same as from scratch, which would
// take five times as long.
struct Accumulator {
    alignas(64) int16_t wide[WIDE];
    uint32_t last_seen[FEATURES]{};
    uint32_t now = 0;
    Features present;

    explicit Accumulator(const Network& net) { std::memcpy(wide, net.wide_bias, sizeof wide); }

    void show(const Network& net, const Features& f) {
        uint16_t added[MOST_FEATURES], removed[MOST_FEATURES];
        int more = 0, less = 0;
        ++now;
        for (int n = 0; n < f.count; ++n) {
            uint32_t& seen = last_seen[f.ids[n]];
            if (seen != now - 1 || now == 1) added[more++] = f.ids[n];
            seen = now;
        }
        for (int n = 0; n < present.count; ++n)
            if (last_seen[present.ids[n]] != now) removed[less++] = present.ids[n];
        apply(net, added, more, removed, less);
        std::memcpy(present.ids, f.ids, sizeof(uint16_t) * size_t(f.count));
        present.count = f.count;
    }

    // As many neurons at a time as fit into registers.
    void apply(const Network& net, const uint16_t* added, int more, const uint16_t* removed, int less) {
        constexpr int PART = 64;
        for (int from = 0; from < WIDE; from += PART) {
            int16_t part[PART];
            std::memcpy(part, wide + from, sizeof part);
            for (int n = 0; n < more; ++n) {
                const int16_t* row = net.features[added[n]] + from;
                for (int i = 0; i < PART; ++i) part[i] = int16_t(part[i] + row[i]);
            }
            for (int n = 0; n < less; ++n) {
                const int16_t* row = net.features[removed[n]] + from;
                for (int i = 0; i < PART; ++i) part[i] = int16_t(part[i] - row[i]);
            }
            std::memcpy(wide + from, part, sizeof part);
        }
    }
};

// The evaluation in 1/256 of a point, clamped: beyond the bounds the game is practically decided.
inline constexpr double MOST_POINTS = 120;
inline int hint(const State& s, int me, const Weights& w) {
    return int(std::lround(256 * std::clamp(evaluate(s, me, w), -MOST_POINTS, MOST_POINTS)));
}

inline Logits logits(const Network& net, const Accumulator& a, int seats, int hinted) {
    alignas(64) int16_t wide[WIDE], narrow[NARROW], last[NARROW];
    for (int i = 0; i < WIDE; ++i) wide[i] = std::clamp<int16_t>(a.wide[i], 0, MOST);
    int32_t sums[NARROW];
    layer(wide, net.second, net.second_bias, sums);
    for (int i = 0; i < NARROW; ++i) narrow[i] = clipped(sums[i] >> PRECISION);
    layer(narrow, net.third, net.third_bias, sums);
    for (int i = 0; i < NARROW; ++i) last[i] = clipped(sums[i] >> PRECISION);
    Logits found;
    layer(last, net.share, net.share_bias, found.seat);
    found.seat[0] += int32_t(int64_t{net.point[seats - 2]} * hinted / 256);
    return found;
}

// ---- shares of victory, in units of about a millionth ---------------------------------------------------------------
inline constexpr int WHOLE = 1 << 20;

// WHOLE * exp(-n / 32), computed with integers.
struct Exponentials {
    static constexpr int COUNT = 512;
    int32_t at[COUNT + 1]{};

    constexpr Exponentials() {
        constexpr uint64_t RATIO = 4162825044;  // 2^32 * exp(-1 / 32)
        uint64_t value = uint64_t(WHOLE) << 20;
        for (int n = 0; n <= COUNT; ++n, value = (value >> 10) * RATIO >> 22) at[n] = int32_t(value >> 20);
    }
    // The value for a difference in logits, by linear interpolation between two entries.
    constexpr int32_t of(int64_t difference) const {
        constexpr int STEP = (ONE << PRECISION) / 32;
        if (difference >= int64_t{COUNT} * STEP) return 0;
        const int n = int(difference / STEP), part = int(difference % STEP);
        return at[n] - int32_t(int64_t(at[n] - at[n + 1]) * part / STEP);
    }
};
inline constexpr Exponentials EXPONENTIALS;

struct Shares {
    int32_t seat[MOST_SEATS]{};  // from the viewer; together WHOLE, or a little less
};

inline Shares shares(const Logits& found, int seats) {
    const int32_t best = *std::max_element(found.seat, found.seat + seats);
    int64_t parts[MOST_SEATS]{}, all = 0;
    for (int i = 0; i < seats; ++i) all += parts[i] = EXPONENTIALS.of(int64_t(best) - found.seat[i]);
    Shares result;
    for (int i = 0; i < seats; ++i) result.seat[i] = int32_t(parts[i] * WHOLE / all);
    return result;
}

// The players in the first place share the victory.
inline Shares final_shares(const State& s, int me) {
    const auto ranks = places(s);
    const int first = int(std::count(ranks.begin(), ranks.begin() + s.seats, 1));
    Shares result;
    for (int i = 0; i < s.seats; ++i) result.seat[i] = ranks[s.clockwise(me, i)] == 1 ? WHOLE / first : 0;
    return result;
}

// Is the result certain? When hands are refilled at the end of the last turn, all points have been scored.
inline bool decided(const State& s) {
    const bool turn_over = s.ask == Ask::Draw && s.draw.purpose == Purpose::Refill;
    return s.ask == Ask::Over || (turn_over && s.treasures.count() <= LAST_TREASURES);
}

// The expected share of each seat, as this player sees it.
inline Shares expected_shares(const Network& net, Accumulator& a, const State& s, int me, const Weights& w) {
    if (decided(s)) return final_shares(s, me);
    Features f;
    look(f, s, me);
    a.show(net, f);
    return shares(logits(net, a, s.seats, hint(s, me, w)), s.seats);
}

}  // namespace plancia::tigris
