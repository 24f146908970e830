// Revolts and wars in thought: what a rival may hold, and how much to add. A copy of
// plancia/bots/evaluation/tigris/conflicts.py, with the same names.
#pragma once

#include "judgement.hpp"

namespace plancia::tigris {

// In how many ways k of n tiles can be drawn. These numbers are exact as floating-point numbers too.
struct Ways {
    uint64_t of[sum(TILES) + 1][HAND + 1]{};

    constexpr Ways() {
        for (int n = 0; n <= sum(TILES); ++n) {
            of[n][0] = 1;
            for (int k = 1; k <= std::min(n, HAND); ++k) of[n][k] = of[n - 1][k - 1] + of[n - 1][k];
        }
    }
};
inline constexpr Ways WAYS;

// The odds of n matching tiles or more among those drawn.
inline double at_least(int n, int drawn, int matching, int tiles) {
    if (n <= 0) return 1;
    uint64_t ways = 0;
    for (int k = n; k <= std::min(drawn, matching); ++k)
        ways += WAYS.of[matching][k] * WAYS.of[tiles - matching][drawn - k];
    return double(ways) / double(WAYS.of[tiles][drawn]);
}

// The tiles that are certainly in the hand.
inline Counts certain(const State& s, int seat) {
    const int count = s.proof_counts[seat];
    if (!count || s.proofs[seat][count - 1].gone) return {};
    return s.proofs[seat][count - 1].tiles;
}

// How likely a hand holds so many of a colour, as the viewer must reckon: by the tiles nobody has shown yet.
inline double odds_of_holding(const State& s, int seat, int viewer, int colour, int n) {
    if (n <= 0) return 1;
    if (seat == viewer) return s.hands[seat][colour] >= n;
    const Counts sure = certain(s, seat);
    int unseen = sum(s.bag), matching = s.bag[colour];
    for (int other = 0; other < s.seats; ++other) {
        if (other == viewer) continue;
        const Counts shown = certain(s, other);
        unseen += sum(s.hands[other]) + sum(s.aside[other]) - sum(shown);
        matching += s.hands[other][colour] + s.aside[other][colour] - shown[colour];
    }
    return at_least(n - sure[colour], s.held(seat) - sum(sure), matching, unseen);
}

// As many as pay: the odds that they suffice, times what is won, less what they cost. Wars are worth more the more
// supporters stand to be lost, on either side.
inline int attack(const State& s, const Weights& w) {
    const Conflict& f = s.conflict;
    const int colour = support(f), held = s.hands[f.attacker][colour];
    const double prize = f.kind == Kind::War ? w.prize + (f.attack + f.defence) : w.prize;
    double best = -INFINITY;
    int found = 0;
    for (int n = 0; n <= held; ++n) {
        if (!may_add(s, held, n)) continue;
        const double wins = 1 - odds_of_holding(s, f.defender, f.attacker, colour, f.attack + n - f.defence);
        const double gain = wins * prize - n * w.price;
        if (gain > best) best = gain, found = n;
    }
    return found;
}

// First the war one is furthest ahead in: what it removes may end the others.
inline int surest_war(const State& s) {
    const Cells united = region(Cells::of(s.tile.cell), s.solid());
    const unsigned due = wars_due(s);
    int found = NOBODY, most = 0;
    for (int colour = 0; colour < COLOURS; ++colour) {
        if (!(due >> colour & 1)) continue;
        const bool mine = s.leader(s.active, colour) != HOME;
        const int own = mine ? supporters(s, s.active, colour).count() : 0;
        const int ahead = 2 * own - (united & s.tiles[colour]).count() + s.hands[s.active][colour];
        if (found == NOBODY || ahead > most) most = ahead, found = colour;
    }
    return found;
}

// Some other tile of the seat is exchanged for one of this colour that the viewer has not seen.
inline void exchange(State& s, int seat, int viewer, int colour) {
    int other = 0;
    while (other == colour || !s.hands[seat][other]) ++other;
    auto give = [&](Counts& tiles) { --tiles[colour], ++tiles[other]; };
    --s.hands[seat][other], ++s.hands[seat][colour];
    if (s.bag[colour]) return give(s.bag);
    for (int from = 0; from < s.seats; ++from) {
        if (from == viewer) continue;
        if (from != seat && s.hands[from][colour]) return give(s.hands[from]);
        if (s.aside[from][colour]) return give(s.aside[from]);
    }
}

// A defender who can draw level does, with no tile too many; one who cannot adds nothing. `worth` judges the state
// after either, and the result is what the viewer can expect.
template <class Worth>
double expected_defence(const State& s, int viewer, Worth worth) {
    const Conflict& f = s.conflict;
    const int need = f.attack - f.defence, colour = support(f);
    auto after = [&](State there, int n) {
        while (there.hands[f.defender][colour] < n) exchange(there, f.defender, viewer, colour);
        advance(there, ADD + n);
        return worth(there);
    };
    if (need <= 0) return after(s, 0);
    const double can = odds_of_holding(s, f.defender, viewer, colour, need);
    if (can == 0) return after(s, 0);
    if (can == 1) return after(s, need);
    return can * after(s, need) + (1 - can) * after(s, 0);
}

// May the position be judged? An action is over, or tiles are drawn: luck with them is no merit of the answer.
inline bool settled(const State& s) {
    return s.ask == Ask::TakeAction || s.ask == Ask::DrawFrom || s.ask == Ask::Over || to_move(s) == CHANCE;
}

}  // namespace plancia::tigris
