// Random numbers that Python supplies, so that a game here is the same as one with the Python rules.
#pragma once

#include "tigris.hpp"

namespace plancia::tigris {

// Numbers as `random.Random.randrange` makes them of 32-bit words: the highest bits, and again while that is too much.
struct Words {
    const uint32_t* next = nullptr;
    int64_t left = 0;
    bool exhausted = false;

    int below(int n) {
        const int unused = std::countl_zero(uint32_t(n));
        while (left) {
            --left;
            if (const uint32_t number = *next++ >> unused; number < uint32_t(n)) return int(number);
        }
        exhausted = true;
        return 0;
    }
};

// One draw of `plancia.records.Dealer`: words of 64 bits, big-endian. Those that would favour some lots are left out,
// which happens once in 2^56 words, so a draw of six tiles never needs more than this.
struct Draw {
    static constexpr int BYTES = 8 * 8;
    const uint8_t* next = nullptr;

    int below(int n) {
        const uint64_t lots = uint64_t(n), rest = (0 - lots) % lots;  // of 2^64 divided by n
        for (;;) {
            uint64_t word = 0;
            for (int i = 0; i < 8; ++i) word = word << 8 | *next++;
            if (!rest || word < 0 - rest) return int(word % lots);
        }
    }
};

// Plays to the end; `answer(state, numbers)` is what the player says. Returns the number of decisions, or -1 if a supply
// was too small.
template <class Answer>
int64_t play_out(State& s, const uint8_t* draws, int64_t draws_left, Words* by_seat, Answer answer) {
    int64_t decisions = 0;
    for (; s.ask != Ask::Over; ++decisions) {
        const int seat = to_move(s);
        if (seat == CHANCE) {
            if (!draws_left--) return -1;
            Draw draw{draws};
            draws += Draw::BYTES;
            advance(s, draw_lots(s, draw));
        } else {
            const int id = answer(s, by_seat[seat]);
            if (by_seat[seat].exhausted) return -1;
            advance(s, id);
        }
    }
    return decisions;
}

}  // namespace plancia::tigris
