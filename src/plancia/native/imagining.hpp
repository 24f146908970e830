// Worlds as a player imagines them, for games inside the library: a copy of the deal in plancia/games/tigris/hidden.
#pragma once

#include "tigris.hpp"

namespace plancia::tigris {

inline Counts draw_from(Counts& lots, int n, Random& random) {
    Counts drawn{};
    for (int left = sum(lots); n; --n, --left) {
        int lot = random.below(left), colour = 0;
        while (lot >= lots[colour]) lot -= lots[colour++];
        --lots[colour];
        ++drawn[colour];
    }
    return drawn;
}

// Deals what the player cannot see: the others' hands and the tiles they swapped; the rest is in the bag. §16.5
// Proofs about hands are not respected: there are none unless tiles are open.
inline State imagine(State s, int me, Random& random) {
    for (int seat = 0; seat < s.seats; ++seat)
        for (int colour = 0; seat != me && colour < COLOURS; ++colour)
            s.bag[colour] = uint8_t(s.bag[colour] + s.hands[seat][colour] + s.aside[seat][colour]);
    for (int seat = 0; seat < s.seats; ++seat) {
        if (seat == me) continue;
        s.hands[seat] = draw_from(s.bag, s.held(seat), random);
        s.aside[seat] = draw_from(s.bag, sum(s.aside[seat]), random);
    }
    return s;
}

}  // namespace plancia::tigris
