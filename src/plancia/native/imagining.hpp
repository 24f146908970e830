// Imagined worlds for games inside the library: a copy of the deal in plancia/games/tigris/hidden.
#pragma once

#include "tigris.hpp"

namespace plancia::tigris {

template <class Numbers>
Counts draw_from(Counts& tiles, int n, Numbers& random) {
    Counts drawn{};
    for (int left = sum(tiles); n; --n, --left) {
        int nth = random.below(left), colour = 0;
        while (nth >= tiles[colour]) nth -= tiles[colour++];
        --tiles[colour];
        ++drawn[colour];
    }
    return drawn;
}

// Deals the tiles that the player cannot see: other hands and swapped tiles; the rest goes into the bag. §16.5
// The draws come in the order of the Python function, so the same random numbers make the same world. Proofs about hands
// are ignored: they exist only in the open-tile variant.
template <class Numbers>
State imagine(State s, int me, Numbers& random) {
    for (int seat = 0; seat < s.seats; ++seat)
        for (int colour = 0; seat != me && colour < COLOURS; ++colour)
            s.bag[colour] = uint8_t(s.bag[colour] + s.hands[seat][colour] + s.aside[seat][colour]);
    for (int seat = 0; seat < s.seats; ++seat) {
        if (seat == me) continue;
        s.aside[seat] = draw_from(s.bag, s.held(seat) + sum(s.aside[seat]), random);
        s.hands[seat] = draw_from(s.aside[seat], s.held(seat), random);
    }
    return s;
}

}  // namespace plancia::tigris
