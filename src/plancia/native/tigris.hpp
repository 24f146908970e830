// Tigris & Euphrates in C++: a fast copy of the rules in plancia/games/tigris.
//
// Python is the authority on the rules. This file has the same chapters, in the order of the rulebook, the same names
// and the same paragraphs (§). Tests replay games in both and compare every state, so change the Python first and
// then this file.
//
// A state is plain data without pointers: copy it with `=`, compare it with `==`, keep millions in an array. Nothing
// here allocates memory, reads a clock or keeps anything outside the state.
//
// Python keeps a stack of procedures. No procedure ever calls itself, so this copy has one place for the values of
// each: `tile`, `conflict`, `draw`. The open question determines the rest. Values that are not in use are 0, so equal
// positions have equal bytes. A step ends by calling the next step, or by asking a question.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

namespace plancia::tigris {

// ---- components -----------------------------------------------------------------------------------------------------
enum Colour : uint8_t { RED, BLUE, GREEN, BLACK };

using Counts = std::array<uint8_t, 4>;  // one number per colour

inline constexpr int COLOURS = 4;
inline constexpr int MOST_SEATS = 4;
inline constexpr int LEADERS = COLOURS * MOST_SEATS;  // the leader of a colour is number 4*seat + colour
inline constexpr int MONUMENTS = 6;
inline constexpr Colour PAIRS[MONUMENTS][2] = {{RED, BLUE},   {RED, GREEN},  {RED, BLACK},
                                               {BLUE, GREEN}, {BLUE, BLACK}, {GREEN, BLACK}};
inline constexpr Counts TILES = {57, 36, 30, 30};
inline constexpr int CATASTROPHES = 2;  // per player
inline constexpr int HAND = 6;
inline constexpr int RESERVE = 6;  // tiles face up in the open-tile variant
inline constexpr int ACTIONS = 2;  // per turn
inline constexpr int LAST_TREASURES = 2;  // the game ends with this many or fewer on the board
inline constexpr int STALL_ROUNDS = 10;

constexpr int sum(const Counts& tiles) { return tiles[0] + tiles[1] + tiles[2] + tiles[3]; }

// ---- board ----------------------------------------------------------------------------------------------------------
// A cell is a number: the cell in column x, row y is 17*y + x. The seventeenth column is unused: it separates the
// rows, so that neighbours are found by shifting.
inline constexpr int WIDTH = 16, HEIGHT = 11, ROW = WIDTH + 1;
inline constexpr uint8_t HOME = 255;  // in place of a cell: not on the board

inline constexpr const char* BOARD[HEIGHT] = {  // ~ river, T starting temple, C the same on a framed cell, . land
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
};

// A set of cells: one bit for each.
struct Cells {
    uint64_t a = 0, b = 0, c = 0;

    static constexpr Cells of(int cell) {
        const uint64_t bit = uint64_t{1} << (cell & 63);
        return cell < 64 ? Cells{bit, 0, 0} : cell < 128 ? Cells{0, bit, 0} : Cells{0, 0, bit};
    }
    constexpr Cells operator|(const Cells& o) const { return {a | o.a, b | o.b, c | o.c}; }
    constexpr Cells operator&(const Cells& o) const { return {a & o.a, b & o.b, c & o.c}; }
    constexpr Cells operator~() const { return {~a, ~b, ~c}; }
    constexpr Cells& operator|=(const Cells& o) { return *this = *this | o; }
    constexpr Cells& operator&=(const Cells& o) { return *this = *this & o; }
    constexpr bool operator==(const Cells&) const = default;
    constexpr explicit operator bool() const { return (a | b | c) != 0; }

    constexpr Cells operator<<(int n) const { return {a << n, b << n | a >> (64 - n), c << n | b >> (64 - n)}; }
    constexpr Cells operator>>(int n) const { return {a >> n | b << (64 - n), b >> n | c << (64 - n), c >> n}; }
    constexpr int count() const { return std::popcount(a) + std::popcount(b) + std::popcount(c); }
    constexpr bool has(int cell) const { return bool(*this & of(cell)); }

    constexpr int first() const {  // the lowest cell; there must be one
        return a ? std::countr_zero(a) : b ? 64 + std::countr_zero(b) : 128 + std::countr_zero(c);
    }
    constexpr void drop_first() {
        if (a) a &= a - 1;
        else if (b) b &= b - 1;
        else c &= c - 1;
    }
    constexpr int nth(int n) const {  // the cell with n lower ones, in reading order
        uint64_t word = a;
        int base = 0;
        if (const int in_a = std::popcount(a); n >= in_a) {
            n -= in_a, word = b, base = 64;
            if (const int in_b = std::popcount(b); n >= in_b) n -= in_b, word = c, base = 128;
        }
        for (; n; --n) word &= word - 1;
        return base + std::countr_zero(word);
    }
};

constexpr Cells marked(const char* marks) {
    Cells found;
    for (int y = 0; y < HEIGHT; ++y)
        for (int x = 0; x < WIDTH; ++x)
            for (const char* mark = marks; *mark; ++mark)
                if (BOARD[y][x] == *mark) found |= Cells::of(ROW * y + x);
    return found;
}

inline constexpr Cells RIVER = marked("~");
inline constexpr Cells LAND = marked(".TC");
inline constexpr Cells TEMPLES = marked("TC");  // the starting cells
inline constexpr Cells FRAMED = marked("C");
inline constexpr Cells BOARD_CELLS = LAND | RIVER;

// The cells that share an edge with these (and bits off the board, which the caller masks out).
constexpr Cells beside(const Cells& cells) { return cells << 1 | cells >> 1 | cells << ROW | cells >> ROW; }

// All cells connected to `seed` through solid cells. First along the row, then along the column: half as many rounds.
constexpr Cells region(Cells seed, const Cells& solid) {
    for (;;) {
        const Cells wide = (seed | seed << 1 | seed >> 1) & solid;
        const Cells grown = (wide | wide << ROW | wide >> ROW) & solid;
        if (grown == seed) return seed;
        seed = grown;
    }
}

// The two by two cells with this one at the top left.
constexpr Cells square(int corner) {
    return Cells::of(corner) | Cells::of(corner + 1) | Cells::of(corner + ROW) | Cells::of(corner + ROW + 1);
}

// ---- state ----------------------------------------------------------------------------------------------------------
// The open question. The first three are answered by chance.
enum class Ask : uint8_t {
    DrawLot, Draw, Show,
    TakeAction, AddTiles, PickWar, BuildMonument, LeaveOneTreasure, DrawFrom,
    Over,
};
enum class Reason : uint8_t { None, Treasures, Bag, Stalled };
enum class Kind : uint8_t { None, Revolt, War };
enum class Purpose : uint8_t { None, Deal, Swap, Refill };  // of a draw
inline constexpr int CHANCE = -1, NOBODY = -2;

// The player took these tiles openly and has not played them; at most `gone` of them may have been swapped. §17.9
struct Proof {
    Counts tiles{};
    uint8_t gone = 0;
    bool operator==(const Proof&) const = default;
};
inline constexpr int MOST_PROOFS = 24;  // per seat. Longer chains are possible only in theory; see `lost_proofs`

struct Tile {  // the tile action in progress
    uint8_t colour = 0;
    uint8_t cell = 0;  // also the place of the unification marker
    bool operator==(const Tile&) const = default;
};

struct Conflict {  // the revolt or war in progress
    Kind kind = Kind::None;
    uint8_t colour = 0;  // of the leaders
    uint8_t attacker = 0, defender = 0;
    uint8_t attack = 0, defence = 0;  // strength so far
    bool attacks = false;  // is the attacker asked?
    bool operator==(const Conflict&) const = default;
};

struct DrawInProgress {
    Purpose purpose = Purpose::None;
    uint8_t seat = 0;
    uint8_t left = 0;   // open-tile variant: the tiles still to choose a source for
    uint8_t count = 0;  // the tiles that chance draws now
    bool operator==(const DrawInProgress&) const = default;
};

struct State {
    Cells tiles[COLOURS];  // face up: the cells of each colour
    Cells face_down;
    Cells catastrophes;
    Cells treasures;
    Cells dead;  // top left cells of squares that were offered and declined
    int64_t asked = 0;  // how many questions have been asked
    int32_t quiet = 0;  // turns in a row in which nobody used a tile or a catastrophe
    uint32_t points[LEADERS]{};  // 4*seat + colour
    uint8_t leaders[LEADERS]{};  // 4*seat + colour: its cell, or HOME
    uint8_t monuments[MONUMENTS]{};  // by pair of colours: the top left cell of its square, or HOME
    Counts bag{};
    Counts reserve{};  // face up beside the board, in the open-tile variant
    Counts hands[MOST_SEATS]{};
    Counts aside[MOST_SEATS]{};  // swapped away
    uint8_t catastrophes_left[MOST_SEATS]{};
    uint8_t taken[MOST_SEATS]{};  // treasures
    bool english = false, open_tiles = false, open_scores = false, stall_guard = false;  // the options. §17.1
    uint8_t seats = 0;
    uint8_t active = 0;  // whose turn it is
    uint8_t left = 0;  // actions left in the turn
    Ask ask = Ask::Over;
    Reason reason = Reason::None;
    Tile tile;
    Conflict conflict;
    DrawInProgress draw;
    bool lost_proofs = false;  // a chain of proofs did not fit; no rule depends on proofs
    uint8_t proof_counts[MOST_SEATS]{};
    Proof proofs[MOST_SEATS][MOST_PROOFS]{};  // by seat: what everybody can prove about the hand, the newest last
    uint8_t unused[3]{};  // explicit padding, so that all bytes are defined

    bool operator==(const State&) const = default;

    Cells led() const {  // the cells of all leaders
        Cells found;
        for (int leader = 0; leader < 4 * seats; ++leader)
            if (leaders[leader] != HOME) found |= Cells::of(leaders[leader]);
        return found;
    }
    Cells face_up() const { return tiles[RED] | tiles[BLUE] | tiles[GREEN] | tiles[BLACK]; }
    Cells solid() const { return face_up() | face_down | led(); }  // the cells that connect: tiles and leaders
    uint8_t leader(int seat, int colour) const { return leaders[4 * seat + colour]; }
    int held(int seat) const { return sum(hands[seat]); }
    bool rules_in(int seat, int colour, const Cells& realm) const {
        const uint8_t cell = leader(seat, colour);
        return cell != HOME && realm.has(cell);
    }
    // The first seat, from seat 0, whose leader of that colour is in the realm; NOBODY if there is none.
    int ruler(int colour, const Cells& realm) const {
        for (int seat = 0; seat < seats; ++seat)
            if (rules_in(seat, colour, realm)) return seat;
        return NOBODY;
    }
    int clockwise(int from, int steps) const { return (from + steps) % seats; }
};

// Kingdoms and the cells where pieces can be placed.
struct Survey {
    Cells kingdoms[LEADERS];
    int count = 0;
    Cells empty;
    Cells tile_cells;  // empty and touching at most two kingdoms
    Cells leader_cells;  // empty land beside a temple, touching at most one kingdom

    Cells kingdom_of(const Cells& cell) const {  // the kingdom of this cell; none if it belongs to none
        for (int k = 0; k < count; ++k)
            if (kingdoms[k] & cell) return kingdoms[k];
        return {};
    }
};

// Kingdoms, and where pieces can be placed, if one leader (or none, HOME) is lifted. §4.1 §4.2 §6.6
inline Survey survey(const State& s, uint8_t lifted = HOME) {
    Survey found;
    Cells leaders = s.led();
    if (lifted != HOME) leaders &= ~Cells::of(lifted);
    const Cells solid = s.face_up() | s.face_down | leaders;
    Cells one, two, three;
    while (leaders) {
        const Cells kingdom = region(Cells::of(leaders.first()), solid);
        leaders &= ~kingdom;
        found.kingdoms[found.count++] = kingdom;
        const Cells halo = beside(kingdom);
        three |= two & halo;
        two |= one & halo;
        one |= halo;
    }
    found.empty = BOARD_CELLS & ~(solid | s.catastrophes);
    found.tile_cells = found.empty & ~three;
    found.leader_cells = found.empty & LAND & beside(s.tiles[RED]) & ~two;
    return found;
}

inline void ask(State& s, Ask question) {
    s.ask = question;
    ++s.asked;
}

inline void award(State& s, int seat, int colour, int points) { s.points[4 * seat + colour] += points; }

// ---- hidden/knowledge: what everybody can prove about a hand. §17.9 -----------------------------------------------
// The oldest proof is kept while it names a tile, since it keeps that tile out of the bag.
inline void keep_informative(State& s, int seat) {
    Proof* proofs = s.proofs[seat];
    int kept = 0;
    for (int i = 0; i < s.proof_counts[seat]; ++i)
        if (i == 0 ? sum(proofs[i].tiles) > 0 : proofs[i].gone < sum(proofs[i].tiles)) proofs[kept++] = proofs[i];
    for (int i = kept; i < s.proof_counts[seat]; ++i) proofs[i] = {};
    s.proof_counts[seat] = uint8_t(kept);
}

// A tile was taken openly: it is certainly in the hand.
inline void after_taking(State& s, int seat, int colour) {
    uint8_t& count = s.proof_counts[seat];
    if (!count || s.proofs[seat][count - 1].gone) {
        if (count < MOST_PROOFS) ++count;
        else s.lost_proofs = true;
    }
    for (int i = 0; i < count; ++i) ++s.proofs[seat][i].tiles[colour];
}

// Tiles were played openly: that many of the colour are no longer proved.
inline void after_playing(State& s, int seat, int colour, int n) {
    for (int i = 0; i < s.proof_counts[seat]; ++i) {
        uint8_t& proved = s.proofs[seat][i].tiles[colour];
        proved = uint8_t(proved > n ? proved - n : 0);
    }
    keep_informative(s, seat);
}

// Tiles were swapped face down, and nobody saw which.
inline void after_swapping(State& s, int seat, int n) {
    for (int i = 0; i < s.proof_counts[seat]; ++i) s.proofs[seat][i].gone = uint8_t(s.proofs[seat][i].gone + n);
    keep_informative(s, seat);
}

// ---- the verbs that change the table --------------------------------------------------------------------------------
// Openly, from a hand to the board or to a conflict.
inline void play_tiles(State& s, int seat, int colour, int n) {
    if (!n) return;
    s.hands[seat][colour] = uint8_t(s.hands[seat][colour] - n);
    after_playing(s, seat, colour, n);
    s.quiet = -1;
}

inline void send_home(State& s, int seat, int colour) { s.leaders[4 * seat + colour] = HOME; }

// Leaders without a face-up temple beside them go home, all at the same time. §6.10
inline void send_home_templeless(State& s) {
    const Cells sheltered = beside(s.tiles[RED]);
    for (int leader = 0; leader < 4 * s.seats; ++leader)
        if (s.leaders[leader] != HOME && !sheltered.has(s.leaders[leader])) s.leaders[leader] = HOME;
}

// The steps below call each other across chapters.
void begin_turn(State& s, int seat);
void take_action(State& s);
void take_treasures(State& s);
void refill_hands(State& s);
void deal_hands(State& s);
void offer_monument(State& s);
void draw_on(State& s);

// ---- ending ---------------------------------------------------------------------------------------------------------
// End the game: nobody is asked any more. §16.4
inline void finish_game(State& s, Reason reason) {
    s.reason = reason;
    s.ask = Ask::Over;
    s.left = 0;
    s.tile = {};
    s.conflict = {};
    s.draw = {};
}

using Totals = std::array<uint32_t, COLOURS>;

// Each treasure goes to the colour that is lowest at the moment; no other distribution is better. §15.4
inline Totals with_jokers(const uint32_t* points, int treasures) {
    Totals totals{points[0], points[1], points[2], points[3]};
    auto sort = [&totals] {
        for (int i = 1; i < COLOURS; ++i)
            for (int j = i; j && totals[j - 1] > totals[j]; --j) std::swap(totals[j - 1], totals[j]);
    };
    for (sort(); treasures; --treasures) {
        ++totals[0];
        sort();
    }
    return totals;
}

// By seat: the four totals with treasures, the lowest first. §15.5
inline std::array<Totals, MOST_SEATS> totals(const State& s) {
    std::array<Totals, MOST_SEATS> found{};
    for (int seat = 0; seat < s.seats; ++seat) found[seat] = with_jokers(&s.points[4 * seat], s.taken[seat]);
    return found;
}

// The lowest total counts, then the next lowest; equal totals share a place. §15.5 §15.6
inline std::array<uint8_t, MOST_SEATS> places(const State& s) {
    const auto ranked = totals(s);
    std::array<uint8_t, MOST_SEATS> found{};
    for (int seat = 0; seat < s.seats; ++seat) {
        found[seat] = 1;
        for (int other = 0; other < s.seats; ++other) found[seat] += ranked[other] > ranked[seat];
    }
    return found;
}

// ---- setup ----------------------------------------------------------------------------------------------------------
// Ten temples with their treasures, 143 tiles in the bag; everybody has leaders and catastrophes. §3.1 §3.2 §3.3
inline State empty_table(int seats) {
    State s;
    s.seats = uint8_t(seats);
    s.tiles[RED] = TEMPLES;
    s.treasures = TEMPLES;
    s.bag = TILES;
    s.bag[RED] = uint8_t(TILES[RED] - TEMPLES.count());
    for (uint8_t& leader : s.leaders) leader = HOME;
    for (uint8_t& monument : s.monuments) monument = HOME;
    for (int seat = 0; seat < seats; ++seat) s.catastrophes_left[seat] = CATASTROPHES;
    return s;
}

// The starting player is drawn by lot. §3.5
inline void draw_lot(State& s) { ask(s, Ask::DrawLot); }

// Turns pass clockwise from there. §3.5
inline void first_player(State& s, int seat) {
    s.active = uint8_t(seat);
    deal_hands(s);
}

// Chance draws tiles that only this player sees. §16.2
inline void draw_from_bag(State& s, int seat, int count) {
    s.draw.seat = uint8_t(seat);
    s.draw.count = uint8_t(count);
    ask(s, Ask::Draw);
}

// As many as are missing in the reserve; none if the bag is empty. §17.6 §17.8
inline bool turn_up_tiles(State& s) {
    const int missing = std::min(RESERVE - sum(s.reserve), sum(s.bag));
    if (missing <= 0) return false;
    s.draw.count = uint8_t(missing);
    ask(s, Ask::Show);
    return true;
}

// The starting player begins. §3.5
inline void first_turn(State& s) {
    s.draw = {};
    begin_turn(s, s.active);
}

// Everybody draws six tiles; then, in the open-tile variant, six tiles are laid face up. §3.4 §17.5
inline void deal_hands(State& s) {
    s.draw = {Purpose::Deal};
    for (int i = 0; i < s.seats; ++i)
        if (const int seat = s.clockwise(s.active, i); !s.held(seat)) return draw_from_bag(s, seat, HAND);
    if (s.open_tiles && turn_up_tiles(s)) return;
    first_turn(s);
}

// ---- draw -----------------------------------------------------------------------------------------------------------
// A draw is complete: continue where it was needed.
inline void after_draw(State& s) {
    const Purpose purpose = s.draw.purpose;
    s.draw = {};
    if (purpose == Purpose::Swap) return take_treasures(s);
    refill_hands(s);
}

// Only the player sees the tiles; everybody sees how many. §16.1 §16.2
inline void take_in_hand(State& s, const Counts& drawn) {
    for (int colour = 0; colour < COLOURS; ++colour) {
        s.bag[colour] = uint8_t(s.bag[colour] - drawn[colour]);
        s.hands[s.draw.seat][colour] = uint8_t(s.hands[s.draw.seat][colour] + drawn[colour]);
    }
    s.draw.count = 0;
    if (s.draw.purpose == Purpose::Deal) return deal_hands(s);
    if (s.open_tiles) return draw_on(s);
    after_draw(s);
}

// The new tiles of the reserve are face up for everybody. §17.5
inline void lay_out(State& s, const Counts& shown) {
    for (int colour = 0; colour < COLOURS; ++colour) {
        s.bag[colour] = uint8_t(s.bag[colour] - shown[colour]);
        s.reserve[colour] = uint8_t(s.reserve[colour] + shown[colour]);
    }
    s.draw.count = 0;
    if (s.draw.purpose == Purpose::Deal) return first_turn(s);
    draw_on(s);
}

inline constexpr int BLIND = -1;  // a source: the bag

// Everybody sees tiles taken from the reserve; only the player sees a blind draw. §17.9
inline void take_from_source(State& s, int source) {
    const int seat = s.draw.seat;
    --s.draw.left;
    if (source == BLIND) return draw_from_bag(s, seat, 1);
    --s.reserve[source];
    ++s.hands[seat][source];
    after_taking(s, seat, source);
    if (!turn_up_tiles(s)) draw_on(s);
}

// The tile just turned up may be taken next. §17.6
inline void draw_on(State& s) {
    if (s.draw.left) return ask(s, Ask::DrawFrom);
    after_draw(s);
}

// If there are not enough tiles, nothing is drawn and the game is over. §15.2 §15.3 §13.3 §17.8
inline void refill(State& s, Purpose purpose, int seat, int count) {
    if (count > sum(s.bag) + sum(s.reserve)) return finish_game(s, Reason::Bag);
    s.draw = {purpose, uint8_t(seat)};
    if (!s.open_tiles) return draw_from_bag(s, seat, count);  // all at once. §13.1 §14.3
    s.draw.left = uint8_t(count);  // one at a time, with a view of the reserve; also after a swap. §17.6 §17.7
    draw_on(s);
}

// ---- conflict: what revolts and wars share --------------------------------------------------------------------------
// The colour of the tiles that may be added: temples in a revolt, the colour of the leaders in a war. §8.3 §9.8
inline int support(const Conflict& f) { return f.kind == Kind::Revolt ? int(RED) : f.colour; }

// Seats without tiles to add are asked too, since skipping them would reveal it. §8.5
inline void ask_attacker(State& s) {
    s.conflict.attacks = true;
    ask(s, Ask::AddTiles);
}

inline void ask_defender(State& s) {
    s.conflict.attacks = false;
    ask(s, Ask::AddTiles);
}

// May the seat that is asked, which holds this many, add n? §8.3 §9.8
// English variant: only numbers with which the attacker gets ahead, or the defender ties. §17.2 §17.3 §17.4
inline bool may_add(const State& s, int held, int n) {
    if (n == 0) return true;
    if (n > held) return false;
    if (!s.english) return true;
    const Conflict& f = s.conflict;
    return f.attacks ? f.attack + n > f.defence : f.defence + n == f.attack;
}

// The higher total wins, and the defender wins ties. §8.6 §9.10
inline bool attacker_wins(const Conflict& f) { return f.attack > f.defence; }

// ---- revolt: a leader enters a kingdom that has a leader of the same colour. Temples decide -------------------------
// Strength on the board: the face-up temples beside each leader; a temple may count for both. §8.1 §8.2
inline void revolt(State& s, int colour, int attacker, int defender) {
    auto temples = [&](int seat) { return (beside(Cells::of(s.leader(seat, colour))) & s.tiles[RED]).count(); };
    s.conflict = {Kind::Revolt, uint8_t(colour), uint8_t(attacker), uint8_t(defender),
                  uint8_t(temples(attacker)), uint8_t(temples(defender))};
    ask_attacker(s);
}

// The loser's leader goes home; the winner scores one red; nothing else on the board changes. §8.6 §8.7 §8.8
inline void settle_revolt(State& s) {
    const Conflict f = s.conflict;
    s.conflict = {};
    const bool attack = attacker_wins(f);
    send_home(s, attack ? f.defender : f.attacker, f.colour);
    award(s, attack ? f.attacker : f.defender, RED, 1);
    take_treasures(s);
}

// ---- leader ---------------------------------------------------------------------------------------------------------
// Empty land beside a face-up temple, touching at most one kingdom; a moved leader is lifted first. §6.6
inline Cells leader_cells_for(const State& s, const Survey& here, int seat, int colour) {
    const uint8_t leader = s.leader(seat, colour);
    return leader == HOME ? here.leader_cells : survey(s, leader).leader_cells & ~Cells::of(leader);
}

// Is there a cell for this leader? Usually we can tell without lifting it, which is slow.
inline bool can_go(const State& s, const Survey& here, int seat, int colour) {
    const uint8_t leader = s.leader(seat, colour);
    if (leader == HOME) return bool(here.leader_cells);
    const Cells own = here.kingdom_of(Cells::of(leader));
    const Cells elsewhere = here.leader_cells & ~beside(own);  // lifting the leader changes nothing there
    return elsewhere || leader_cells_for(s, here, seat, colour);
}

// On the cell, without scoring. If the kingdom has a leader of this colour, there is a revolt. §6.2 §6.1 §8.1
inline void set_down(State& s, int colour, int cell) {
    const int seat = s.active;
    s.leaders[4 * seat + colour] = uint8_t(cell);
    const Cells kingdom = region(Cells::of(cell), s.solid());
    for (int rival = 0; rival < s.seats; ++rival)
        if (rival != seat && s.rules_in(rival, colour, kingdom)) return revolt(s, colour, seat, rival);
    take_treasures(s);
}

// The leader goes home; this takes the whole action. §6.8
inline void withdraw(State& s, int colour) {
    send_home(s, s.active, colour);
    take_treasures(s);
}

// ---- war: a tile unites two kingdoms, and leaders of the same colour fight, one colour at a time --------------------
// The colours with two leaders still connected through the marked tile, as bits. §9.2 §9.14
inline unsigned wars_due(const State& s) {
    const Cells united = region(Cells::of(s.tile.cell), s.solid());
    unsigned due = 0;
    for (int colour = 0; colour < COLOURS; ++colour) {
        int rulers = 0;
        for (int seat = 0; seat < s.seats; ++seat) rulers += s.rules_in(seat, colour, united);
        if (rulers > 1) due |= 1u << colour;
    }
    return due;
}

// Tiles of the war's colour connected to the leader without using the marked tile. §9.6 §9.7
inline Cells supporters(const State& s, int seat, int colour) {
    const Cells leader = Cells::of(s.leader(seat, colour));
    return region(leader, s.solid() & ~Cells::of(s.tile.cell)) & s.tiles[colour];
}

// The active player attacks if involved, otherwise the first of the two clockwise. Strength on the board as it is now:
// supporters in the leader's original kingdom. §9.5 §9.6 §9.14 §9.15
inline void war(State& s, int colour) {
    const Cells united = region(Cells::of(s.tile.cell), s.solid());
    int sides[2] = {0, 0}, found = 0;
    for (int i = 0; i < s.seats && found < 2; ++i)
        if (const int seat = s.clockwise(s.active, i); s.rules_in(seat, colour, united)) sides[found++] = seat;
    s.conflict = {Kind::War, uint8_t(colour), uint8_t(sides[0]), uint8_t(sides[1]),
                  uint8_t(supporters(s, sides[0], colour).count()), uint8_t(supporters(s, sides[1], colour).count())};
    ask_attacker(s);
}

// Check the board again: a war for each colour with two leaders still connected, none skipped. §9.2 §9.4 §9.14
// When there is none left, the marker is removed and the action continues. §9.3
inline void pick_war(State& s) {
    const unsigned due = wars_due(s);
    if (std::popcount(due) > 1) return ask(s, Ask::PickWar);
    if (due) return war(s, std::countr_zero(due));
    offer_monument(s);
}

// The loser's leader goes home and its supporters leave the game; the winner scores for each. §9.10 §9.11 §9.12
inline void settle_war(State& s) {
    const Conflict f = s.conflict;
    s.conflict = {};
    const bool attack = attacker_wins(f);
    const int winner = attack ? f.attacker : f.defender, loser = attack ? f.defender : f.attacker;
    Cells lost = supporters(s, loser, f.colour);  // before the leader is removed, since it may itself be the link
    send_home(s, loser, f.colour);
    // A war of priests spares temples with a treasure and temples beside another leader. §9.13
    if (f.colour == RED) lost &= ~(s.treasures | beside(s.led()));
    s.tiles[f.colour] &= ~lost;
    award(s, winner, f.colour, 1 + lost.count());
    pick_war(s);
}

// First the attacker adds tiles, then the defender, who has seen them: each once. They leave the game. §8.3 §8.4
// §9.8 §9.9
inline void add_tiles(State& s, int n) {
    Conflict& f = s.conflict;
    const int seat = f.attacks ? f.attacker : f.defender;
    play_tiles(s, seat, support(f), n);
    (f.attacks ? f.attack : f.defence) += uint8_t(n);
    if (f.attacks) return ask_defender(s);
    if (f.kind == Kind::Revolt) return settle_revolt(s);
    settle_war(s);
}

// ---- tile -----------------------------------------------------------------------------------------------------------
// Farms go on river, all others on land. §7.2
constexpr const Cells& ground(int colour) { return colour == BLUE ? RIVER : LAND; }

// Empty cells of the right ground that touch two kingdoms at most. §7.1 §7.2 §7.3
inline Cells tile_cells_for(const Survey& here, int colour) { return here.tile_cells & ground(colour); }

// The leader of the tile's colour, or else the king; otherwise nobody. §7.4 §7.5 §7.6
inline int who_scores(const State& s, int colour, const Cells& kingdom) {
    const int owner = s.ruler(colour, kingdom);
    return owner == NOBODY ? s.ruler(BLACK, kingdom) : owner;
}

// In one kingdom the leader of that colour scores at once, or else the king. Uniting two may start wars. §7.4 §7.7
inline void lay_tile(State& s, int colour, int cell) {
    const Cells solid = s.solid(), leaders = s.led();
    Cells neighbours = beside(Cells::of(cell)) & solid, kingdom;
    int touched = 0;
    while (neighbours) {
        const Cells realm = region(Cells::of(neighbours.first()), solid);
        neighbours &= ~realm;
        if (realm & leaders) {
            kingdom = realm;
            ++touched;
        }
    }
    play_tiles(s, s.active, colour, 1);
    s.tiles[colour] |= Cells::of(cell);
    s.tile = {uint8_t(colour), uint8_t(cell)};
    if (touched == 2) return pick_war(s);
    if (touched) {
        if (const int owner = who_scores(s, colour, kingdom); owner != NOBODY) award(s, owner, colour, 1);
    }
    offer_monument(s);
}

// ---- monument: on four face-up tiles of one colour in a square ------------------------------------------------------
// Top left cells of complete squares that contain the tile just laid and were not declined. §10.1 §10.6
inline Cells squares_with_tile(const State& s) {
    const Cells& tiles = s.tiles[s.tile.colour];
    const Cells cell = Cells::of(s.tile.cell);
    const Cells corners = cell | cell >> 1 | cell >> ROW | cell >> (ROW + 1);
    return corners & tiles & tiles >> 1 & tiles >> ROW & tiles >> (ROW + 1) & ~s.dead;
}

// Is this monument left, and does it have this colour? §10.3
inline bool may_build(const State& s, int monument, int colour) {
    return s.monuments[monument] == HOME && (PAIRS[monument][0] == colour || PAIRS[monument][1] == colour);
}

inline void end_tile_action(State& s) {
    s.tile = {};
    take_treasures(s);
}

// After the wars, if there is a square. Always a question, since players may decline. §5.3 §10.1 §10.2 §10.3 §10.4
inline void offer_monument(State& s) {
    if (squares_with_tile(s))
        for (int monument = 0; monument < MONUMENTS; ++monument)
            if (may_build(s, monument, s.tile.colour)) return ask(s, Ask::BuildMonument);
    end_tile_action(s);
}

// The four tiles are turned face down for good; then leaders without a temple go home. §10.7 §10.8 §10.9
inline void build(State& s, int corner, int monument) {
    const Cells cells = square(corner);
    s.tiles[s.tile.colour] &= ~cells;
    s.face_down |= cells;
    s.monuments[monument] = uint8_t(corner);
    send_home_templeless(s);
    end_tile_action(s);
}

// The squares are dead. §10.6
inline void decline(State& s) {
    s.dead |= squares_with_tile(s);
    end_tile_action(s);
}

// A point for each colour of a monument if you have the leader of that colour in its kingdom. §14.2
inline void income(State& s, int seat) {
    const Cells solid = s.solid();
    for (int monument = 0; monument < MONUMENTS; ++monument) {
        if (s.monuments[monument] == HOME) continue;
        const Cells kingdom = region(Cells::of(s.monuments[monument]), solid);
        for (const Colour colour : PAIRS[monument])
            if (s.rules_in(seat, colour, kingdom)) award(s, seat, colour, 1);
    }
}

// ---- treasure: at the end of every action the owner of a trader takes all except one --------------------------------
struct Due {
    int owner = NOBODY;
    Cells kingdom;
};

// The next kingdom to settle. Only a position set up by hand can have several: clockwise from the active player.
// §11.1 §11.5
inline Due first_due(const State& s) {
    const Cells solid = s.solid();
    for (int i = 0; i < s.seats; ++i) {
        const int owner = s.clockwise(s.active, i);
        if (s.leader(owner, GREEN) == HOME) continue;
        const Cells kingdom = region(Cells::of(s.leader(owner, GREEN)), solid);
        if ((kingdom & s.treasures).count() > 1) return {owner, kingdom};
    }
    return {};
}

// The treasures that may stay: framed ones go first. §11.3
inline Cells staying(const State& s, const Cells& kingdom) {
    const Cells treasures = kingdom & s.treasures, unframed = treasures & ~FRAMED;
    return unframed ? unframed : treasures;
}

// The owner of the trader, active or not, must take the rest. §11.2
inline void take_all_but(State& s, const Due& due, const Cells& left) {
    const Cells taken = due.kingdom & s.treasures & ~left;
    s.treasures &= ~taken;
    s.taken[due.owner] = uint8_t(s.taken[due.owner] + taken.count());
}

// At the end of every action; then the next one. §5.3 §11.1 §11.4
inline void take_treasures(State& s) {
    for (;;) {
        const Due due = first_due(s);
        if (due.owner == NOBODY) return take_action(s);
        const Cells may_stay = staying(s, due.kingdom);
        if (may_stay.count() > 1) return ask(s, Ask::LeaveOneTreasure);
        take_all_but(s, due, may_stay);
    }
}

inline void leave_one(State& s, int cell) {
    take_all_but(s, first_due(s), Cells::of(cell));
    take_treasures(s);
}

// ---- catastrophe ----------------------------------------------------------------------------------------------------
// Any empty cell, and any face-up tile without a treasure. §12.2
inline Cells catastrophe_cells(const State& s, const Survey& here) { return here.empty | (s.face_up() & ~s.treasures); }

// The tile leaves the game, the cell no longer connects anything, and leaders without a temple go home. §12.4
inline void lay_waste(State& s, int cell) {
    for (Cells& tiles : s.tiles) tiles &= ~Cells::of(cell);
    s.catastrophes |= Cells::of(cell);
    --s.catastrophes_left[s.active];
    s.quiet = -1;
    send_home_templeless(s);
    take_treasures(s);
}

// ---- swap -----------------------------------------------------------------------------------------------------------
// Face down, out of the game; then exactly as many are drawn, not up to six. §13.1 §13.2 §16.1 §5.4
inline void swap_tiles(State& s, const Counts& tiles) {
    const int seat = s.active;
    for (int colour = 0; colour < COLOURS; ++colour) {
        s.hands[seat][colour] = uint8_t(s.hands[seat][colour] - tiles[colour]);
        s.aside[seat][colour] = uint8_t(s.aside[seat][colour] + tiles[colour]);
    }
    after_swapping(s, seat, sum(tiles));
    s.quiet = -1;
    refill(s, Purpose::Swap, seat, sum(tiles));
}

// ---- turn: up to two actions, then income, refilling and the end test -----------------------------------------------
// First the monuments pay the active player. §14.1 §14.2
inline void collect_income(State& s) {
    income(s, s.active);
    refill_hands(s);
}

// Up to two actions; after the second the turn ends automatically. §5.1
inline void take_action(State& s) {
    if (s.left) return ask(s, Ask::TakeAction);
    collect_income(s);
}

// You are the active player. §5.1
inline void begin_turn(State& s, int seat) {
    s.active = uint8_t(seat);
    s.left = ACTIONS;
    take_action(s);
}

// The game is over with two treasures or fewer left, or if nothing has happened for too long; else the next player
// clockwise has a turn. §15.1 §17.11 §14.4
inline void test_for_end(State& s) {
    ++s.quiet;
    if (s.treasures.count() <= LAST_TREASURES) return finish_game(s, Reason::Treasures);
    if (s.stall_guard && s.quiet >= STALL_ROUNDS * s.seats) return finish_game(s, Reason::Stalled);
    begin_turn(s, s.clockwise(s.active, 1));
}

// The active player draws up to six, then clockwise every other player who has fewer. §14.3
inline void refill_hands(State& s) {
    for (int i = 0; i < s.seats; ++i) {
        const int seat = s.clockwise(s.active, i);
        if (const int missing = HAND - s.held(seat); missing > 0) return refill(s, Purpose::Refill, seat, missing);
    }
    test_for_end(s);
}

// ---- game -----------------------------------------------------------------------------------------------------------
// A new game, up to the first question. §1.4 §17.1
inline State begin(int seats, bool english, bool open_tiles, bool open_scores, bool stall_guard) {
    State s = empty_table(seats);
    s.english = english;
    s.open_tiles = open_tiles;
    s.open_scores = open_scores;
    s.stall_guard = stall_guard;
    draw_lot(s);
    return s;
}

// The seat that has to answer: CHANCE for a draw, NOBODY when the game is over.
inline int to_move(const State& s) {
    switch (s.ask) {
        case Ask::DrawLot: case Ask::Draw: case Ask::Show: return CHANCE;
        case Ask::TakeAction: case Ask::PickWar: case Ask::BuildMonument: return s.active;
        case Ask::AddTiles: return s.conflict.attacks ? s.conflict.attacker : s.conflict.defender;
        case Ask::LeaveOneTreasure: return first_due(s).owner;
        case Ask::DrawFrom: return s.draw.seat;
        case Ask::Over: break;
    }
    return NOBODY;
}

// ---- answers as numbers: the flat ids of plancia.research.codec, then those of chance -------------------------------
// Ids come in blocks: one for each kind of answer and colour. Tiles and leaders have ids only for the ground they can
// be placed on, monuments only for squares that can be complete.
using Id = uint16_t;

// The cells of a set in reading order, and the place of each cell among them.
struct Numbering {
    uint8_t cells[WIDTH * HEIGHT]{};
    uint8_t place[ROW * HEIGHT]{};
    int count = 0;

    constexpr explicit Numbering(Cells set) {
        for (; set; set.drop_first()) {
            place[set.first()] = uint8_t(count);
            cells[count++] = uint8_t(set.first());
        }
    }
};

// The top left cells of all squares that are entirely on this ground.
constexpr Cells squares_on(const Cells& ground) { return ground & ground >> 1 & ground >> ROW & ground >> (ROW + 1); }

// Every group of one to six tiles: the smaller first, then in the order of the colours.
struct Handfuls {
    static constexpr int COUNT = 209;
    Counts tiles[COUNT]{};
    uint8_t number[HAND + 1][HAND + 1][HAND + 1][HAND + 1]{};

    constexpr Handfuls() {
        int at = 0;
        for (int n = 1; n <= HAND; ++n)
            for (int red = n; red >= 0; --red)
                for (int blue = n - red; blue >= 0; --blue)
                    for (int green = n - red - blue; green >= 0; --green) {
                        const int black = n - red - blue - green;
                        number[red][blue][green][black] = uint8_t(at);
                        tiles[at++] = {uint8_t(red), uint8_t(blue), uint8_t(green), uint8_t(black)};
                    }
    }
    constexpr int number_of(const Counts& t) const { return number[t[0]][t[1]][t[2]][t[3]]; }
};

inline constexpr Numbering ON_LAND{LAND}, ON_RIVER{RIVER}, ON_BOARD{BOARD_CELLS}, ON_TEMPLES{TEMPLES};
inline constexpr Numbering SQUARES{squares_on(LAND)}, RIVER_SQUARES{squares_on(RIVER)};
inline constexpr Handfuls HANDFULS;
inline constexpr int BLUE_MONUMENTS[] = {0, 3, 4};  // those of PAIRS with blue, for squares on the river

constexpr const Numbering& numbered_ground(int colour) { return colour == BLUE ? ON_RIVER : ON_LAND; }

inline constexpr int END = 0;
inline constexpr int TILE[COLOURS + 1] = {  // by colour; the last is the end of the block
    1, 1 + ON_LAND.count, 1 + ON_LAND.count + ON_RIVER.count, 1 + 2 * ON_LAND.count + ON_RIVER.count,
    1 + 3 * ON_LAND.count + ON_RIVER.count};
inline constexpr int LEADER = TILE[COLOURS];  // by colour and cell
inline constexpr int WITHDRAW = LEADER + COLOURS * ON_LAND.count;
inline constexpr int CATASTROPHE = WITHDRAW + COLOURS;
inline constexpr int SWAP = CATASTROPHE + ON_BOARD.count;
inline constexpr int ADD = SWAP + Handfuls::COUNT;
inline constexpr int WAR = ADD + HAND + 1;
inline constexpr int DECLINE = WAR + COLOURS;
inline constexpr int BUILD = DECLINE + 1;  // by square and monument
inline constexpr int BUILD_ON_RIVER = BUILD + SQUARES.count * MONUMENTS;
inline constexpr int LEAVE = BUILD_ON_RIVER + RIVER_SQUARES.count * int(std::size(BLUE_MONUMENTS));
inline constexpr int SOURCE = LEAVE + ON_TEMPLES.count;  // the bag, then by colour
inline constexpr int ANSWERS = SOURCE + 1 + COLOURS;  // the number of ids of players
inline constexpr int LOT = ANSWERS;  // chance: the starting player
inline constexpr int DRAWN = LOT + MOST_SEATS;  // chance: the tiles that are drawn, as a group
inline constexpr int IDS = DRAWN + Handfuls::COUNT;

inline int build_id(int corner, int monument) {
    if (LAND.has(corner)) return BUILD + SQUARES.place[corner] * MONUMENTS + monument;
    return BUILD_ON_RIVER + RIVER_SQUARES.place[corner] * 3 + (monument ? monument - 2 : 0);
}

// Visits the id of every legal answer, in ascending order. `visit` gets an id.
template <class Visit>
void each_group(const Counts& most, int size, Visit visit) {  // of this many tiles, none of a colour above `most`
    for (int red = std::min<int>(size, most[0]); red >= 0; --red)
        for (int blue = std::min<int>(size - red, most[1]); blue >= 0; --blue)
            for (int green = std::min<int>(size - red - blue, most[2]); green >= 0; --green)
                if (const int black = size - red - blue - green; black <= most[3])
                    visit(HANDFULS.number[red][blue][green][black]);
}

template <class Visit>
void each_cell(Cells cells, const Numbering& numbering, int first, Visit visit) {
    for (; cells; cells.drop_first()) visit(first + numbering.place[cells.first()]);
}

template <class Visit>
void each_action(const State& s, Visit visit) {  // §5.1 §5.2
    const int seat = s.active;
    const Survey here = survey(s);
    visit(END);
    for (int colour = 0; colour < COLOURS; ++colour)
        if (s.hands[seat][colour])
            each_cell(tile_cells_for(here, colour), numbered_ground(colour), TILE[colour], visit);
    for (int colour = 0; colour < COLOURS; ++colour)
        each_cell(leader_cells_for(s, here, seat, colour), ON_LAND, LEADER + colour * ON_LAND.count, visit);
    for (int colour = 0; colour < COLOURS; ++colour)
        if (s.leader(seat, colour) != HOME) visit(WITHDRAW + colour);
    if (s.catastrophes_left[seat]) each_cell(catastrophe_cells(s, here), ON_BOARD, CATASTROPHE, visit);
    for (int n = 1; n <= s.held(seat); ++n) each_group(s.hands[seat], n, [&](int group) { visit(SWAP + group); });
}

template <class Visit>
void each_answer(const State& s, Visit visit) {
    switch (s.ask) {
        case Ask::DrawLot:
            for (int seat = 0; seat < s.seats; ++seat) visit(LOT + seat);
            break;
        case Ask::Draw: case Ask::Show:
            each_group(s.bag, s.draw.count, [&](int group) { visit(DRAWN + group); });
            break;
        case Ask::TakeAction:
            each_action(s, visit);
            break;
        case Ask::AddTiles: {
            const int held = s.hands[to_move(s)][support(s.conflict)];
            for (int n = 0; n <= held; ++n)
                if (may_add(s, held, n)) visit(ADD + n);
            break;
        }
        case Ask::PickWar:
            for (int colour = 0; colour < COLOURS; ++colour)
                if (wars_due(s) >> colour & 1) visit(WAR + colour);
            break;
        case Ask::BuildMonument:
            visit(DECLINE);
            for (Cells squares = squares_with_tile(s); squares; squares.drop_first())
                for (int monument = 0; monument < MONUMENTS; ++monument)
                    if (may_build(s, monument, s.tile.colour)) visit(build_id(squares.first(), monument));
            break;
        case Ask::LeaveOneTreasure:
            each_cell(staying(s, first_due(s).kingdom), ON_TEMPLES, LEAVE, visit);
            break;
        case Ask::DrawFrom:
            if (sum(s.bag)) visit(SOURCE);
            for (int colour = 0; colour < COLOURS; ++colour)
                if (s.reserve[colour]) visit(SOURCE + 1 + colour);
            break;
        case Ask::Over:
            break;
    }
}

// The ids of all legal answers, at most ANSWERS; returns how many.
inline int legal(const State& s, Id* ids) {
    int count = 0;
    each_answer(s, [&](int id) { ids[count++] = Id(id); });
    return count;
}

inline int count_legal(const State& s) {
    int count = 0;
    each_answer(s, [&](int) { ++count; });
    return count;
}

// Is this a legal answer to the open question?
inline bool is_legal(const State& s, int id) {
    if (s.ask == Ask::TakeAction) {
        const int seat = s.active;
        if (id == END) return true;
        if (id < 0 || id >= ADD) return false;
        if (id >= SWAP) {
            const Counts& tiles = HANDFULS.tiles[id - SWAP];
            for (int colour = 0; colour < COLOURS; ++colour)
                if (tiles[colour] > s.hands[seat][colour]) return false;
            return true;
        }
        const Survey here = survey(s);
        if (id >= CATASTROPHE)
            return s.catastrophes_left[seat] && catastrophe_cells(s, here).has(ON_BOARD.cells[id - CATASTROPHE]);
        if (id >= WITHDRAW) return s.leader(seat, id - WITHDRAW) != HOME;
        if (id >= LEADER) {
            const int colour = (id - LEADER) / ON_LAND.count, place = (id - LEADER) % ON_LAND.count;
            return leader_cells_for(s, here, seat, colour).has(ON_LAND.cells[place]);
        }
        int colour = 0;
        while (id >= TILE[colour + 1]) ++colour;
        const int cell = numbered_ground(colour).cells[id - TILE[colour]];
        return s.hands[seat][colour] && tile_cells_for(here, colour).has(cell);
    }
    bool found = false;
    each_answer(s, [&](int answer) { found |= answer == id; });
    return found;
}

// The action and everything it triggers; or the turn ends. §5.2 §5.3
inline void carry_out(State& s, int id) {
    --s.left;
    if (id == END) return collect_income(s);
    if (id >= SWAP) return swap_tiles(s, HANDFULS.tiles[id - SWAP]);
    if (id >= CATASTROPHE) return lay_waste(s, ON_BOARD.cells[id - CATASTROPHE]);
    if (id >= WITHDRAW) return withdraw(s, id - WITHDRAW);
    if (id >= LEADER)
        return set_down(s, (id - LEADER) / ON_LAND.count, ON_LAND.cells[(id - LEADER) % ON_LAND.count]);
    int colour = 0;
    while (id >= TILE[colour + 1]) ++colour;
    lay_tile(s, colour, numbered_ground(colour).cells[id - TILE[colour]]);
}

inline void build_or_decline(State& s, int id) {
    if (id == DECLINE) return decline(s);
    if (id >= BUILD_ON_RIVER)
        return build(s, RIVER_SQUARES.cells[(id - BUILD_ON_RIVER) / 3], BLUE_MONUMENTS[(id - BUILD_ON_RIVER) % 3]);
    build(s, SQUARES.cells[(id - BUILD) / MONUMENTS], (id - BUILD) % MONUMENTS);
}

// The state after an answer, which must be legal.
inline void advance(State& s, int id) {
    switch (s.ask) {
        case Ask::DrawLot: return first_player(s, id - LOT);
        case Ask::Draw: return take_in_hand(s, HANDFULS.tiles[id - DRAWN]);
        case Ask::Show: return lay_out(s, HANDFULS.tiles[id - DRAWN]);
        case Ask::TakeAction: return carry_out(s, id);
        case Ask::AddTiles: return add_tiles(s, id - ADD);
        case Ask::PickWar: return war(s, id - WAR);
        case Ask::BuildMonument: return build_or_decline(s, id);
        case Ask::LeaveOneTreasure: return leave_one(s, ON_TEMPLES.cells[id - LEAVE]);
        case Ask::DrawFrom: return take_from_source(s, id - SOURCE - 1);
        case Ask::Over: return;
    }
}

// ---- random play ----------------------------------------------------------------------------------------------------
// SplitMix64: small, fast, and every seed is a good one.
struct Random {
    uint64_t state = 0;

    uint64_t next() {
        uint64_t z = state += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }
    int below(int n) { return int((next() >> 32) * uint64_t(n) >> 32); }
};

// The functions below take random numbers of any kind: `below(n)` is a number from 0 to n - 1.

// As many tiles as chance has to draw, each with the odds of the bag. §16.2
template <class Numbers>
int draw_lots(const State& s, Numbers& random) {
    if (s.ask == Ask::DrawLot) return LOT + random.below(s.seats);
    Counts rest = s.bag, drawn{};
    for (int left = sum(rest), n = s.draw.count; n; --n, --left) {
        int lot = random.below(left), colour = 0;
        while (lot >= rest[colour]) lot -= rest[colour++];
        --rest[colour];
        ++drawn[colour];
    }
    return DRAWN + HANDFULS.number_of(drawn);
}

// One of the colours that a condition allows; there must be one.
template <class Numbers, class Allowed>
int any_colour(Numbers& random, Allowed allowed) {
    int colours[COLOURS], count = 0;
    for (int colour = 0; colour < COLOURS; ++colour)
        if (allowed(colour)) colours[count++] = colour;
    return colours[random.below(count)];
}

template <class Numbers>
int any_cell(Numbers& random, const Cells& cells) { return cells.nth(random.below(cells.count())); }

// An action, field by field: first its kind, then a colour, then a cell.
template <class Numbers>
int sample_action(const State& s, Numbers& random) {
    const int seat = s.active;
    const Survey here = survey(s);
    auto layable = [&](int colour) { return s.hands[seat][colour] && tile_cells_for(here, colour); };
    auto movable = [&](int colour) { return can_go(s, here, seat, colour); };
    auto on_board = [&](int colour) { return s.leader(seat, colour) != HOME; };
    auto any = [](auto allowed) { return allowed(RED) || allowed(BLUE) || allowed(GREEN) || allowed(BLACK); };
    int kinds[6], count = 0;
    if (any(layable)) kinds[count++] = TILE[0];
    if (any(movable)) kinds[count++] = LEADER;
    if (any(on_board)) kinds[count++] = WITHDRAW;
    if (s.catastrophes_left[seat] && catastrophe_cells(s, here)) kinds[count++] = CATASTROPHE;
    if (s.held(seat)) kinds[count++] = SWAP;
    kinds[count++] = END;
    switch (kinds[random.below(count)]) {
        case TILE[0]: {
            const int colour = any_colour(random, layable);
            return TILE[colour] + numbered_ground(colour).place[any_cell(random, tile_cells_for(here, colour))];
        }
        case LEADER: {
            const int colour = any_colour(random, movable);
            const int cell = any_cell(random, leader_cells_for(s, here, seat, colour));
            return LEADER + colour * ON_LAND.count + ON_LAND.place[cell];
        }
        case WITHDRAW: return WITHDRAW + any_colour(random, on_board);
        case CATASTROPHE: return CATASTROPHE + ON_BOARD.place[any_cell(random, catastrophe_cells(s, here))];
        case SWAP: {
            int groups = 1;
            for (const int held : s.hands[seat]) groups *= held + 1;
            int lot = 1 + random.below(groups - 1);  // lot 0 would be no tile at all
            Counts tiles{};
            for (int colour = 0; colour < COLOURS; ++colour) {
                tiles[colour] = uint8_t(lot % (s.hands[seat][colour] + 1));
                lot /= s.hands[seat][colour] + 1;
            }
            return SWAP + HANDFULS.number_of(tiles);
        }
        default: return END;
    }
}

// A legal answer; each complete answer is equally likely, except that chance keeps its odds.
template <class Numbers>
int sample_evenly(const State& s, Numbers& random) {
    if (to_move(s) == CHANCE) return draw_lots(s, random);
    Id ids[ANSWERS];
    return ids[random.below(legal(s, ids))];
}

// A legal answer; each field is drawn evenly, with the same numbers as `Question.sample` in Python takes.
template <class Numbers>
int sample(const State& s, Numbers& random) {
    switch (s.ask) {
        case Ask::DrawLot: case Ask::Draw: case Ask::Show: return draw_lots(s, random);
        case Ask::TakeAction: return sample_action(s, random);
        case Ask::BuildMonument: {
            if (!random.below(2)) return DECLINE;
            const int corner = any_cell(random, squares_with_tile(s));
            int monuments[MONUMENTS], count = 0;
            for (int monument = 0; monument < MONUMENTS; ++monument)
                if (may_build(s, monument, s.tile.colour)) monuments[count++] = monument;
            return build_id(corner, monuments[random.below(count)]);
        }
        default: return sample_evenly(s, random);
    }
}

// Answers at random to the end of the game, or for this many decisions; returns how many there were.
inline int64_t play_out(State& s, Random& random, int64_t most) {
    int64_t decisions = 0;
    for (; s.ask != Ask::Over && decisions < most; ++decisions) advance(s, sample(s, random));
    return decisions;
}

// ---- perft ----------------------------------------------------------------------------------------------------------
// The first lot of every draw: the first seat, or the first colours that the bag has.
inline int first_lot(const State& s) {
    if (s.ask == Ask::DrawLot) return LOT;
    Counts drawn{};
    int missing = s.draw.count;
    for (int colour = 0; colour < COLOURS; ++colour) {
        drawn[colour] = uint8_t(std::min<int>(missing, s.bag[colour]));
        missing -= drawn[colour];
    }
    return DRAWN + HANDFULS.number_of(drawn);
}

// How many sequences of `depth` decisions there are. Chance always draws its first lot and is not counted.
inline uint64_t perft(State s, int depth) {
    while (to_move(s) == CHANCE) advance(s, first_lot(s));
    if (!depth || s.ask == Ask::Over) return 1;
    if (depth == 1) return uint64_t(count_legal(s));
    uint64_t count = 0;
    each_answer(s, [&](int id) {
        State after = s;
        advance(after, id);
        count += perft(after, depth - 1);
    });
    return count;
}

}  // namespace plancia::tigris
