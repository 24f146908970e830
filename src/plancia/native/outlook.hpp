// How the greedy bot and the planner look ahead in a world they imagine: a copy of what plancia/bots/greedy.py and
// planner.py do, with the same names. A test compares both: the results are equal to the last bit.
#pragma once

#include "conflicts.hpp"
#include "imagining.hpp"

#include <vector>

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

// The answer that is best for that seat; the first of equals.
inline int best_for(const State& s, int seat, const Weights& w) {
    int found = NOBODY;
    double best = -INFINITY;
    for (const int id : Candidates(s))
        if (const double worth = outlook(after(s, id), seat, w); worth > best) best = worth, found = id;
    return found;
}

// The only expected answer to a question in between; NOBODY if there may be several.
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

// The best of my answers at first sight: its worth, and the state it leads to.
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

// Like `outlook`, but also returns the resulting state; if a defender's answer is uncertain, the state before it.
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

// The worth of the rest of the turn, if all its answers are greedy.
inline double plan(const State& from, int me, const Weights& w) {
    Resolved here = resolve(from, me, w);
    for (;;) {
        if (!settled(here.s))
            return expected_defence(here.s, me, [&](const State& there) { return plan(there, me, w); });
        if (here.s.ask != Ask::TakeAction || here.s.active != me) return here.hope;
        here = best_step(here.s, me, w);
    }
}

// ---- whole decisions, in an imagined world -----------------------------------------------------------------------
inline constexpr int PLANNED = 12;  // `FOLLOWED` in Python

// What greedy or the planner answers; `random` are the numbers of the seat, used as in Python.
template <class Numbers>
int answer(const State& s, const Weights& w, bool plans, Numbers& random) {
    const int me = to_move(s);
    const State world = imagine(s, me, random);
    const Candidates found(world);
    if (found.count == 1) return found.ids[0];
    struct Hope {
        double worth;
        Id id;
    };
    std::vector<Hope> hopes;
    for (const Id id : found) hopes.push_back({outlook(after(world, id), me, w), id});
    auto better = [](const Hope& a, const Hope& b) { return a.worth > b.worth; };
    if (plans && world.ask == Ask::TakeAction) {
        std::stable_sort(hopes.begin(), hopes.end(), better);
        hopes.resize(std::min<size_t>(hopes.size(), PLANNED));
        for (Hope& hope : hopes) hope.worth = plan(after(world, hope.id), me, w);
        random.below(1 << 30);  // the seed of the planner's chance, which a turn does not reach
        return std::min_element(hopes.begin(), hopes.end(), better)->id;
    }
    const double best = std::min_element(hopes.begin(), hopes.end(), better)->worth;
    std::erase_if(hopes, [=](const Hope& hope) { return hope.worth < best; });
    return hopes[size_t(random.below(int(hopes.size())))].id;
}

}  // namespace plancia::tigris
