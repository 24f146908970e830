// How the greedy bot and the planner look ahead in a world they imagine: a copy of what plancia/bots/greedy.py and
// planner.py do, with the same names. A test compares both: the results are equal to the last bit.
#pragma once

#include "conflicts.hpp"

namespace plancia::tigris {

// ---- the answers worth a try, in the order of the Python bots: of equals the first is taken ----------------------
struct Candidates {
    Id ids[ANSWERS];
    int count = 0;

    explicit Candidates(const State& s) {
        each_candidate(s, [&](int id) { ids[count++] = Id(id); });
        if (s.ask != Ask::TakeAction) return;
        std::rotate(ids, ids + 1, ids + count);  // the end of the turn comes last
        Id* const swaps = std::find_if(ids, ids + count - 1, [](Id id) { return id >= SWAP; });
        std::sort(swaps, ids + count - 1,
                  [](Id a, Id b) { return HANDFULS.tiles[a - SWAP] < HANDFULS.tiles[b - SWAP]; });
    }
    const Id* begin() const { return ids; }
    const Id* end() const { return ids + count; }
};

inline State after(State s, int id) {
    advance(s, id);
    return s;
}

// ---- greedy -----------------------------------------------------------------------------------------------------
double outlook(State s, int me, const Weights& w);

// What a seat would say that looks after itself; the first of equals.
inline int best_for(const State& s, int seat, const Weights& w) {
    int found = NOBODY;
    double best = -INFINITY;
    for (const int id : Candidates(s))
        if (const double worth = outlook(after(s, id), seat, w); worth > best) best = worth, found = id;
    return found;
}

// The only answer that is expected to a question on the way; NOBODY: there may be several.
inline int reply(const State& s, int seat, const Weights& w) {
    if (s.ask == Ask::AddTiles) return s.conflict.attacks ? ADD + attack(s, w) : NOBODY;
    return s.ask == Ask::PickWar ? WAR + surest_war(s) : best_for(s, seat, w);
}

// `settle` in Python: play on until the next free decision, and judge.
inline double outlook(State s, int me, const Weights& w) {
    while (!settled(s)) {
        const int id = reply(s, to_move(s), w);
        if (id == NOBODY) return expected_defence(s, me, [&](const State& there) { return outlook(there, me, w); });
        advance(s, id);
    }
    return evaluate(s, me, w);
}

// ---- planner ----------------------------------------------------------------------------------------------------
struct Resolved {
    double hope;
    State s;
};

Resolved resolve(State s, int me, const Weights& w);

// The best of my answers at first sight: what it is worth, and where it leads.
inline Resolved best_step(const State& s, int me, const Weights& w) {
    Resolved best{-INFINITY, s};
    for (const int id : Candidates(s))
        if (const Resolved found = resolve(after(s, id), me, w); found.hope > best.hope) best = found;
    return best;
}

// Is a defender's answer uncertain?
inline bool is_uncertain(const State& s, int me) {
    if (s.ask != Ask::AddTiles || s.conflict.attacks) return false;
    const Conflict& f = s.conflict;
    const double can = odds_of_holding(s, f.defender, me, support(f), f.attack - f.defence);
    return can > 0 && can < 1;
}

// Like `outlook`, with the state that it leads to; if a defender's answer is uncertain, the state in which it is given.
inline Resolved resolve(State s, int me, const Weights& w) {
    while (!settled(s)) {
        if (is_uncertain(s, me)) return {outlook(s, me, w), s};
        if (s.ask == Ask::AddTiles && !s.conflict.attacks)
            expected_defence(s, me, [&](const State& there) { return s = there, 0.0; });
        else if (to_move(s) == me && s.ask != Ask::AddTiles && s.ask != Ask::PickWar)
            return best_step(s, me, w);
        else
            advance(s, reply(s, to_move(s), w));
    }
    return {evaluate(s, me, w), s};
}

// What the rest of the turn is worth, if all its answers are greedy.
inline double plan(const State& from, int me, const Weights& w) {
    Resolved here = resolve(from, me, w);
    for (;;) {
        if (!settled(here.s))
            return expected_defence(here.s, me, [&](const State& there) { return plan(there, me, w); });
        if (here.s.ask != Ask::TakeAction || here.s.active != me) return here.hope;
        here = best_step(here.s, me, w);
    }
}

}  // namespace plancia::tigris
