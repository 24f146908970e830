// A Monte Carlo search over whole turns. From each promising turn it plays on in imagined worlds, with sensible answers
// for everybody, until it is the player's turn again. It chooses the turn with the best average result.
#pragma once

#include "conflicts.hpp"
#include "network.hpp"
#include "outlook.hpp"

#include <chrono>

namespace plancia::tigris {

// ---- everybody's answers during a rollout -----------------------------------------------------------------------
// A defender adds just enough tiles to tie, or none if that is impossible.
inline int defence(const State& s) {
    const Conflict& f = s.conflict;
    const int need = f.attack - f.defence;
    return need > 0 && need <= s.hands[f.defender][support(f)] ? need : 0;
}

// The colour of the reserve that the hand has least of.
inline int best_source(const State& s) {
    int found = BLIND;
    for (int colour = 0; colour < COLOURS; ++colour)
        if (s.reserve[colour] && (found == BLIND || s.hands[s.draw.seat][colour] < s.hands[s.draw.seat][found]))
            found = colour;
    return found;
}

void settle(State& s, const Weights& w);

// The best answer for the seat among those that `wanted` accepts, and the first one; the first of equals.
template <class Wanted>
int best_answer(const State& s, const Weights& w, Wanted wanted) {
    const int seat = to_move(s);
    int found = NOBODY;
    double best = -INFINITY;
    each_candidate(s, [&](int id) {
        if (found != NOBODY && !wanted(id)) return;
        State after = s;
        advance(after, id);
        settle(after, w);
        const double worth = evaluate(after, seat, w);
        if (worth > best) best = worth, found = id;
    });
    return found;
}

// The answer to a question during a rollout.
inline int reply(const State& s, const Weights& w) {
    switch (s.ask) {
        case Ask::AddTiles: return ADD + (s.conflict.attacks ? attack(s, w) : defence(s));
        case Ask::PickWar: return WAR + surest_war(s);
        case Ask::DrawFrom: return SOURCE + 1 + best_source(s);
        default: return best_answer(s, w, [](int) { return true; });
    }
}

inline void settle(State& s, const Weights& w) {
    while (!settled(s)) advance(s, reply(s, w));
}

// ---- settings ---------------------------------------------------------------------------------------------------
struct Settings {
    int32_t tries = 2000;
    int32_t followed = 24, seconds = 2;  // first answers, and second answers after each
    int32_t considered = 4;  // during a rollout, one in this many answers of the other players is considered
    int32_t own = 4;  // the same for the player's own answers
    int32_t parts = 5;  // of the tries
    int32_t worlds = 24;
    double trust = 60;  // the outlook of a turn counts as this many tries
    double time = 0;  // seconds; 0: no limit
};

inline constexpr double DECIDED = 40;  // an upper bound, so that victory in one world does not outweigh all others

// ---- judges: the worth of the position at the end of a rollout --------------------------------------------------
struct ByWeights {
    const Weights& w;
    double operator()(const State& s, int me) const { return evaluate(s, me, w); }
    static double bounded(double worth) { return std::clamp(worth, -DECIDED, DECIDED); }
    static double point(const State&, double) { return 1; }  // in the unit of this judge
};

struct ByNetwork {
    const Network& net;
    const Weights& w;
    Accumulator& a;
    double operator()(const State& s, int me) const { return expected_shares(net, a, s, me, w).seat[0]; }
    static double bounded(double worth) { return worth; }
    double point(const State& s, double share) const {  // a point adds this much to a share
        return double(net.point[s.seats - 2]) / (ONE << PRECISION) * share * (1 - share / WHOLE);
    }
};

// ---- turns ------------------------------------------------------------------------------------------------------
struct Turn {
    int first = NOBODY, second = NOBODY;  // answers; NOBODY: chosen during the rollout
    double worth = 0;  // its outlook, in points
    double sum = 0;  // of the results of its tries, in the unit of the judge
    int tries = 0;
};

inline constexpr int MOST_TURNS = 128;

// Keeps the best few of a list.
struct Best {
    Turn turns[MOST_TURNS];
    int count = 0;

    const Turn* begin() const { return turns; }
    const Turn* end() const { return turns + count; }
    void add(const Turn& turn, int most) {
        if (count < most) ++count;
        else if (turns[count - 1].worth >= turn.worth) return;
        int at = count - 1;
        for (; at && turns[at - 1].worth < turn.worth; --at) turns[at] = turns[at - 1];
        turns[at] = turn;
    }
};

// The most promising turns: the best first answers, each with the best second answers. Conflicts are judged by the odds,
// as the planner does: what happens in one world says little.
inline Best promising(const State& world, int me, const Weights& w, const Settings& set) {
    Best firsts, found;
    const int all = set.followed * set.seconds, most = world.ask == Ask::TakeAction ? set.followed : all;
    each_candidate(world, [&](int id) { firsts.add({id, NOBODY, outlook(after(world, id), me, w)}, most); });
    if (world.ask != Ask::TakeAction) return firsts;
    for (const Turn& first : firsts) {
        State middle = after(world, first.first);
        settle(middle, w);
        if (middle.ask != Ask::TakeAction || middle.active != me) {
            found.add(first, all);
            continue;
        }
        Best seconds;
        each_candidate(middle, [&](int id) { seconds.add({first.first, id, outlook(after(middle, id), me, w)}, set.seconds); });
        for (const Turn& second : seconds) found.add(second, all);
    }
    return found;
}

// What chance decides in a rollout. Numbers depend on what they are for, not on how many were used before: so after two
// similar turns the others consider the same answers and draw similar tiles, and the difference is due to the turns.
struct Luck {
    uint64_t seed;
    int draws = 0;

    Random of(uint64_t purpose) const {
        Random random{seed ^ purpose * 0xd1342543de82ef95};
        return Random{random.next()};
    }
    bool considers(int action, int id, int one_in) const { return !of(uint64_t(action) << 16 | uint64_t(id)).below(one_in); }
    int draw(const State& s) {
        Random random = of(~uint64_t(draws++));
        return draw_lots(s, random);
    }
};

// Plays on from a turn until it is my turn again, or the game is over.
template <class Judge>
double play_on(State s, const Turn& turn, int me, const Weights& w, Judge judge, Luck luck, const Settings& set) {
    int second = turn.second, action = 0;
    bool others = s.active != me;
    advance(s, turn.first);
    while (s.ask != Ask::Over) {
        others |= s.active != me;
        const int seat = to_move(s);
        if (seat == CHANCE) {
            advance(s, luck.draw(s));
        } else if (s.ask != Ask::TakeAction) {
            advance(s, reply(s, w));
        } else if (seat == me && others) {
            break;
        } else if (seat == me && second != NOBODY && is_legal(s, second)) {
            advance(s, second);
            second = NOBODY;
        } else {
            const int one_in = seat == me ? set.own : set.considered;
            ++action;
            advance(s, best_answer(s, w, [&](int id) { return luck.considers(action, id, one_in); }));
        }
    }
    return judge.bounded(judge(s, me));
}

// Sorts turns with the same number of tries. A few tries are mostly luck, so the outlook counts like some of them.
template <class Judge>
void rank(Best& best, const State& s, Judge judge, double trust) {
    double sum = 0, tries = 0;
    for (const Turn& turn : best) sum += turn.sum, tries += turn.tries;
    const double weight = trust * judge.point(s, sum / tries);
    auto rating = [&](const Turn& turn) { return turn.sum + weight * std::clamp(turn.worth, -DECIDED, DECIDED); };
    std::stable_sort(best.turns, best.turns + best.count, [&](auto& a, auto& b) { return rating(a) > rating(b); });
}

struct Found {
    Turn turn;
    int tries = 0;  // rollouts of all turns
};

// The best answer of a player, over worlds that fit what the player knows. Every turn gets the same random draws; after
// each part of the tries the better half continues. Stops after this many tries, or when the time is up (0: no limit).
template <class Judge>
Found search(const State* worlds, int count, const Weights& w, Judge judge, Random random, const Settings& set) {
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    auto late = [&] { return set.time > 0 && std::chrono::duration<double>(Clock::now() - began).count() >= set.time; };
    const int me = to_move(worlds[0]);
    Best best = promising(worlds[0], me, w, set);
    int done = 0, world = 0;
    while (best.count > 1) {
        const int passes = std::max(1, set.tries / set.parts / best.count);
        for (int pass = 0; !done || (pass < passes && !late()); ++pass) {
            const Luck luck{random.next()};
            const State& here = worlds[world++ % count];
            for (int i = 0; i < best.count; ++i, ++done) {
                best.turns[i].sum += play_on(here, best.turns[i], me, w, judge, luck, set);
                ++best.turns[i].tries;
            }
        }
        rank(best, worlds[0], judge, set.trust);
        if (late()) break;
        best.count /= 2;
    }
    return {best.turns[0], done};
}

}  // namespace plancia::tigris
