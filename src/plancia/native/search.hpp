// A Monte Carlo search over whole turns. From each promising turn it plays on in imagined worlds, with sensible answers
// for everybody, until it is the player's turn again. It chooses the turn with the best average result.
#pragma once

#include "conflicts.hpp"
#include "network.hpp"

#include <chrono>

namespace plancia::tigris {

// ---- how everybody answers while a turn is played on ------------------------------------------------------------
// A defender who can draw level does, with no tile too many; one who cannot adds nothing.
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

// The best answer for the seat among those that `wanted` accepts; the first of equals.
template <class Wanted>
int best_answer(const State& s, const Weights& w, Wanted wanted) {
    const int seat = to_move(s);
    int found = NOBODY;
    double best = -INFINITY;
    each_candidate(s, [&](int id) {
        if (found != NOBODY && !wanted()) return;
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
        default: return best_answer(s, w, [] { return true; });
    }
}

inline void settle(State& s, const Weights& w) {
    while (!settled(s)) advance(s, reply(s, w));
}

inline constexpr double DECIDED = 40;  // an upper bound, so that victory in one world does not outweigh all others

// ---- judges: the worth of the position at the end of a rollout --------------------------------------------------
struct ByWeights {
    const Weights& w;
    double operator()(const State& s, int me) const { return evaluate(s, me, w); }
    static double bounded(double worth) { return std::clamp(worth, -DECIDED, DECIDED); }
};

struct ByNetwork {
    const Network& net;
    const Weights& w;
    Accumulator& a;
    double operator()(const State& s, int me) const { return expected_shares(net, a, s, me, w).seat[0]; }
    static double bounded(double worth) { return worth; }
};

// ---- turns ------------------------------------------------------------------------------------------------------
struct Turn {
    int first = NOBODY, second = NOBODY;  // answers; NOBODY: chosen during the rollout
    double worth = 0;  // summed over the worlds
    int tries = 0;

    double mean() const { return worth / tries; }
};

inline constexpr int FOLLOWED = 12, SECONDS = 3, MOST_TURNS = FOLLOWED * SECONDS;
inline constexpr int PARTS = 5;  // of the tries: each has half as many turns as the one before
inline constexpr int CONSIDERED = 4;  // during a rollout, one in this many answers of the other players is considered

// Keeps the best few of a list.
struct Best {
    Turn turns[MOST_TURNS];
    int count = 0;

    void add(const Turn& turn, int most) {
        if (count < most) ++count;
        else if (turns[count - 1].worth >= turn.worth) return;
        int at = count - 1;
        for (; at && turns[at - 1].worth < turn.worth; --at) turns[at] = turns[at - 1];
        turns[at] = turn;
    }
};

// The most promising turns: the best first answers, each with the best second answers.
template <class Judge>
Best promising(const State& world, int me, const Weights& w, Judge judge) {
    auto looks = [&](const State& s, int id, State& after) {
        after = s;
        advance(after, id);
        settle(after, w);
        return judge(after, me);
    };
    State after;
    Best firsts, found;
    const int most = world.ask == Ask::TakeAction ? FOLLOWED : MOST_TURNS;
    each_candidate(world, [&](int id) { firsts.add({id, NOBODY, looks(world, id, after), 1}, most); });
    if (world.ask != Ask::TakeAction || world.active != me) return firsts;
    for (int i = 0; i < firsts.count; ++i) {
        const Turn& first = firsts.turns[i];
        State middle;
        looks(world, first.first, middle);
        if (middle.ask != Ask::TakeAction || middle.active != me) {
            found.add(first, MOST_TURNS);
            continue;
        }
        Best seconds;
        State end;
        each_candidate(middle, [&](int id) { seconds.add({first.first, id, looks(middle, id, end), 1}, SECONDS); });
        for (int j = 0; j < seconds.count; ++j) found.add(seconds.turns[j], MOST_TURNS);
    }
    return found;
}

// Plays on from a turn until it is my turn again, or the game is over.
template <class Judge>
double play_on(State s, const Turn& turn, int me, const Weights& w, Judge judge, Random random) {
    int second = turn.second;
    bool others = s.active != me;
    advance(s, turn.first);
    while (s.ask != Ask::Over) {
        others |= s.active != me;
        const int seat = to_move(s);
        if (seat == CHANCE) {
            advance(s, draw_lots(s, random));
        } else if (s.ask != Ask::TakeAction) {
            advance(s, reply(s, w));
        } else if (seat == me && others) {
            break;
        } else if (seat == me && second != NOBODY && is_legal(s, second)) {
            advance(s, second);
            second = NOBODY;
        } else {
            advance(s, best_answer(s, w, [&] { return !random.below(CONSIDERED); }));
        }
    }
    return judge.bounded(judge(s, me));
}

struct Found {
    int answer = NOBODY;
    int tries = 0;  // rollouts
    double worth = 0;  // of the best turn, on average
};

// The best answer of a player, over worlds that fit what the player knows. Every turn gets the same random draws; after
// each part of the tries the better half continues. Stops after this many tries, or when the time is up (0: no limit).
template <class Judge>
Found search(const State* worlds, int count, const Weights& w, Judge judge, Random random, int tries, double seconds) {
    using Clock = std::chrono::steady_clock;
    const auto began = Clock::now();
    auto late = [&] { return seconds > 0 && std::chrono::duration<double>(Clock::now() - began).count() >= seconds; };
    const int me = to_move(worlds[0]);
    Best best = promising(worlds[0], me, w, judge);
    for (int i = 0; i < best.count; ++i) best.turns[i].worth = judge.bounded(best.turns[i].worth);
    int done = 0, world = 0;
    while (best.count > 1) {
        const int passes = std::max(1, tries / PARTS / best.count);
        for (int pass = 0; pass < passes && !late(); ++pass) {
            const Random luck{random.next()};
            const State& here = worlds[world++ % count];
            for (int i = 0; i < best.count; ++i, ++done) {
                best.turns[i].worth += play_on(here, best.turns[i], me, w, judge, luck);
                ++best.turns[i].tries;
            }
        }
        std::stable_sort(best.turns, best.turns + best.count, [](auto& a, auto& b) { return a.mean() > b.mean(); });
        if (late()) break;
        best.count /= 2;
    }
    return {best.turns[0].first, done, best.turns[0].mean()};
}

}  // namespace plancia::tigris
