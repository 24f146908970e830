// What a seat sees, as numbers: a copy of plancia/research/observation for this game. Python gives the ids of words and
// the places in the row, so that they are defined only once. A test compares both.
#pragma once

#include "conflicts.hpp"

namespace plancia::tigris {

// Filled in by plancia/research/native.py, in this order.
struct Vocabulary {
    // The ids of words; of several in a row, the first.
    int32_t tile, leader, withdraw, catastrophe, swap, end, build, decline;
    int32_t amounts, colours, cells, monuments, bag, handfuls, revolt, war;
};

struct SeatPlaces { int32_t here, seat; };
struct CountPlaces { int32_t here, seat, count; };
struct CellPlaces { int32_t here, seat, cell; };
struct TilePlaces { int32_t here, seat, colour, cell; };
struct ConflictPlaces { int32_t here, colour, attacker, defender, attack, defence; };

struct Places {  // in the row of numbers
    int32_t take_action, left;
    int32_t add_tiles, kind, colour, attacks, strength, against;
    int32_t pick_war, build_monument, leave_one_treasure, draw_from;
    int32_t words;
    int32_t match;
    CountPlaces turn;  // its count is that of the actions left
    TilePlaces tile_action, monument_offer;
    CellPlaces wars;
    ConflictPlaces revolt_frame, war_frame;
    int32_t war_union;
    SeatPlaces treasures;
    CountPlaces open_draw;
    int32_t history;
};

struct Codec {
    Vocabulary word;
    Places at;
    int32_t row_size, actions;
    int32_t whole;  // are actions whole answers?
};

// ---- answers as words -------------------------------------------------------------------------------------------
struct Spelled {
    int16_t words[3]{};
    int count = 0;

    void add(int word) { words[count++] = int16_t(word); }
};

inline Spelled spelled(int id, const Vocabulary& v) {
    Spelled answer;
    auto say = [&](auto... words) { (answer.add(words), ...); };
    auto cell = [&](int place) { return v.cells + ON_BOARD.place[place]; };
    if (id == END) say(v.end);
    else if (id < LEADER) {
        int colour = 0;
        while (id >= TILE[colour + 1]) ++colour;
        say(v.tile, v.colours + colour, cell(numbered_ground(colour).cells[id - TILE[colour]]));
    } else if (id < WITHDRAW) {
        const int colour = (id - LEADER) / ON_LAND.count;
        say(v.leader, v.colours + colour, cell(ON_LAND.cells[(id - LEADER) % ON_LAND.count]));
    } else if (id < CATASTROPHE) say(v.withdraw, v.colours + id - WITHDRAW);
    else if (id < SWAP) say(v.catastrophe, v.cells + id - CATASTROPHE);
    else if (id < ADD) say(v.swap, v.handfuls + id - SWAP);
    else if (id < WAR) say(v.amounts + id - ADD);
    else if (id < DECLINE) say(v.colours + id - WAR);
    else if (id == DECLINE) say(v.decline);
    else if (id < BUILD_ON_RIVER)
        say(v.build, cell(SQUARES.cells[(id - BUILD) / MONUMENTS]), v.monuments + (id - BUILD) % MONUMENTS);
    else if (id < LEAVE) {
        const int at = id - BUILD_ON_RIVER;
        say(v.build, cell(RIVER_SQUARES.cells[at / 3]), v.monuments + BLUE_MONUMENTS[at % 3]);
    } else if (id < SOURCE) say(cell(ON_TEMPLES.cells[id - LEAVE]));
    else say(id == SOURCE ? v.bag : v.colours + id - SOURCE - 1);
    return answer;
}

// ---- the board --------------------------------------------------------------------------------------------------
inline void show_planes(const State& s, int me, int8_t* plane) {
    auto show = [&](Cells cells) {
        std::memset(plane, 0, ON_BOARD.count);
        for (; cells; cells.drop_first()) plane[ON_BOARD.place[cells.first()]] = 1;
        plane += ON_BOARD.count;
    };
    auto one = [](int cell) { return cell == HOME ? Cells{} : Cells::of(cell); };
    for (const Cells& tiles : s.tiles) show(tiles);
    const bool at_war = s.ask == Ask::PickWar || s.conflict.kind == Kind::War;
    for (const Cells& cells : {s.face_down, RIVER, s.catastrophes, s.treasures}) show(cells);
    show(at_war ? Cells::of(s.tile.cell) : Cells{});
    show(s.dead);
    for (const int corner : s.monuments) show(corner == HOME ? Cells{} : square(corner));
    for (int i = 0; i < s.seats; ++i)
        for (int colour = 0; colour < COLOURS; ++colour) show(one(s.leader(s.clockwise(me, i), colour)));
}

// ---- the row of numbers -----------------------------------------------------------------------------------------
inline int16_t* show_table(const State& s, int me, int16_t* out) {
    auto write = [&](const Counts& counts) { out = std::copy(counts.begin(), counts.end(), out); };
    Counts unseen = s.bag;
    for (int i = 0; i < s.seats; ++i) {
        const int seat = s.clockwise(me, i), proofs = s.proof_counts[seat];
        *out++ = s.active == seat;
        *out++ = int16_t(s.held(seat));
        *out++ = int16_t(sum(s.aside[seat]));
        *out++ = s.catastrophes_left[seat];
        *out++ = s.taken[seat];
        for (int colour = 0; colour < COLOURS; ++colour) *out++ = int16_t(s.points[4 * seat + colour]);
        write(certain(s, seat));
        write(proofs ? s.proofs[seat][0].tiles : Counts{});
        for (int colour = 0; seat != me && colour < COLOURS; ++colour)
            unseen[colour] = uint8_t(unseen[colour] + s.hands[seat][colour] + s.aside[seat][colour]);
    }
    for (const Counts& counts : {s.hands[me], s.aside[me], unseen, s.reserve}) write(counts);
    *out++ = int16_t(sum(s.bag));
    *out++ = int16_t(s.quiet);
    return out;
}

// The open question and the procedures in progress: which ones follows from the question.
inline void show_situation(const State& s, int me, const Codec& codec, int16_t* row) {
    const Places& at = codec.at;
    const Vocabulary& v = codec.word;
    const Conflict& f = s.conflict;
    auto seat = [&](int who) { return int16_t((who - me + s.seats) % s.seats + 1); };
    auto colour = [&](int which) { return int16_t(v.colours + which + 1); };
    auto cell = [&](int which) { return int16_t(v.cells + ON_BOARD.place[which] + 1); };
    auto tile = [&](const TilePlaces& p) {
        row[p.here] = 1, row[p.seat] = seat(s.active), row[p.colour] = colour(s.tile.colour);
        row[p.cell] = cell(s.tile.cell);
    };
    auto conflict = [&](const ConflictPlaces& p) {
        row[p.here] = 1, row[p.colour] = colour(f.colour), row[p.attacker] = seat(f.attacker);
        row[p.defender] = seat(f.defender), row[p.attack] = f.attack, row[p.defence] = f.defence;
    };
    if (s.ask == Ask::Over) return;
    row[at.match] = 1;
    row[at.turn.here] = 1, row[at.turn.seat] = seat(s.active), row[at.turn.count] = s.left;
    if (s.ask == Ask::PickWar || f.kind == Kind::War) {
        tile(at.tile_action);
        row[at.wars.here] = 1, row[at.wars.seat] = seat(s.active), row[at.wars.cell] = cell(s.tile.cell);
    }
    switch (s.ask) {
        case Ask::TakeAction: row[at.take_action] = 1, row[at.left] = s.left; break;
        case Ask::PickWar: row[at.pick_war] = 1; break;
        case Ask::AddTiles:
            row[at.add_tiles] = 1, row[at.kind] = int16_t((f.kind == Kind::War ? v.war : v.revolt) + 1);
            row[at.colour] = colour(support(f)), row[at.attacks] = f.attacks;
            row[at.strength] = f.attacks ? f.attack : f.defence, row[at.against] = f.attacks ? f.defence : f.attack;
            conflict(f.kind == Kind::War ? at.war_frame : at.revolt_frame);
            if (f.kind == Kind::War) row[at.war_union] = cell(s.tile.cell);
            break;
        case Ask::BuildMonument: row[at.build_monument] = 1, tile(at.monument_offer); break;
        case Ask::LeaveOneTreasure:
            row[at.leave_one_treasure] = 1, row[at.treasures.here] = 1, row[at.treasures.seat] = seat(s.active);
            break;
        case Ask::DrawFrom:
            row[at.draw_from] = 1, row[at.open_draw.here] = 1, row[at.open_draw.seat] = seat(s.draw.seat);
            row[at.open_draw.count] = s.draw.left;
            break;
        default: break;
    }
}

}  // namespace plancia::tigris
