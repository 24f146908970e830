// Self-play of the native bots: positions for training, and contests. `library.py` calls it.
#include "imagining.hpp"
#include "search.hpp"

#include <atomic>
#include <ctime>
#include <thread>
#include <vector>

using namespace plancia::tigris;

namespace {

constexpr int FIGHTS = 4;  // worlds for judging an action that starts a conflict
constexpr int MOST_WORLDS = 256;  // for a search
constexpr double EVEN = 0.5;

using Clock = std::chrono::steady_clock;

double since(Clock::time_point began) { return std::chrono::duration<double>(Clock::now() - began).count(); }

// The processor time of this thread: other programs do not count.
double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) + 1e-9 * double(now.tv_nsec);
}

// Calls `each(i, thread)` for 0..n-1, or until the time is up; returns the number of calls. A free thread takes the
// next number, since games differ in length.
template <class Each>
int64_t for_all(int64_t n, int threads, double seconds, Each each) {
    const auto began = Clock::now();
    std::atomic<int64_t> next{0}, done{0};
    auto work = [&](int thread) {
        for (int64_t i; since(began) < seconds && (i = next++) < n; ++done) each(i, thread);
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(work, thread);
    work(0);
    for (std::thread& other : others) other.join();
    return done;
}

Random random_for(uint64_t seed, uint64_t game) {
    Random random{seed * 0x9e3779b97f4a7c15 + game};
    random.next();
    return Random{random.next()};
}

}  // namespace

enum class Style : int32_t { OneAnswer, WholeTurn, Planner, Search };

// How a seat plays. Python fills in the same struct.
struct Player {
    const Network* net;  // null: the weights judge
    Style style;
    int32_t percent;  // of the answers are random
    double noise;  // random bonus of at most this much for each answer
    Settings search;
};

namespace {

const Network NOTHING{};

double chance(Random& random) { return double(random.next() >> 11) * 0x1p-53; }

// The candidate that looks best in one imagined world, or in several if it starts a conflict.
template <class Judge>
int best_at_sight(const State& s, int me, const Weights& w, const Player& player, Judge judge, Random& random) {
    State worlds[FIGHTS];
    for (State& world : worlds) world = imagine(s, me, random);
    int found = NOBODY;
    double best = -INFINITY;
    each_candidate(worlds[0], [&](int id) {
        double worth = 0;
        int judged = 0;
        for (bool fights = true; judged < FIGHTS && fights; ++judged) {
            State after = worlds[judged];
            advance(after, id);
            fights = after.ask == Ask::AddTiles || after.ask == Ask::PickWar;
            settle(after, w);
            worth += judge(after, me);
        }
        worth = worth / judged + player.noise * chance(random);
        if (worth > best) best = worth, found = id;
    });
    return found;
}

constexpr double UNKNOWN = -1;
constexpr int PROOFS = 8;  // rollouts that judge the turn found by a search: those of the search prefer lucky turns

struct Choice {
    int first, second = NOBODY;  // the answer, and the next one of the same turn if it is known
    double worth = UNKNOWN;  // the share of victory, if a search with a network has found it
};

// The choice of a search; `proofs` more rollouts give its worth.
template <class Judge>
Choice searched(const State& s, int me, const Weights& w, const Player& player, Judge judge, Random& random, int proofs) {
    const Settings& set = player.search;
    State worlds[MOST_WORLDS];
    for (int i = 0; i < set.worlds; ++i) worlds[i] = imagine(s, me, random);
    const Found found = search(worlds, set.worlds, w, judge, Random{random.next()}, set);
    Choice choice{found.turn.first, found.turn.second};
    if (!proofs) return choice;
    double worth = 0;
    for (int i = 0; i < proofs; ++i)
        worth += play_on(imagine(s, me, random), found.turn, me, w, judge, Luck{random.next()}, set);
    choice.worth = worth / proofs / WHOLE;
    return choice;
}

template <class Judge>
Choice choose(const State& s, int me, const Weights& w, const Player& player, Judge judge, Random& random, int proofs) {
    const bool thinks = player.style != Style::OneAnswer && random.below(100) >= player.percent;
    if (thinks && player.style == Style::Planner) return {plancia::tigris::answer(s, w, true, random)};
    if (thinks && player.style == Style::WholeTurn)
        return {promising(imagine(s, me, random), me, w, player.search).turns[0].first};
    if (thinks) return searched(s, me, w, player, judge, random, proofs);
    const bool free = s.ask == Ask::TakeAction || s.ask == Ask::BuildMonument || s.ask == Ask::LeaveOneTreasure;
    if (!free) return {reply(s, w)};
    if (random.below(100) < player.percent) {
        Id ids[ANSWERS];
        int count = 0;
        each_candidate(s, [&](int id) { ids[count++] = Id(id); });
        return {ids[random.below(count)]};
    }
    return {best_at_sight(s, me, w, player, judge, random)};
}

Choice answer(const State& s, const Weights& w, const Player& player, Random& random, int proofs = 0) {
    const int me = to_move(s);
    if (player.net) {
        Accumulator a{*player.net};
        return choose(s, me, w, player, ByNetwork{*player.net, w, a}, random, proofs);
    }
    return choose(s, me, w, player, ByWeights{w}, random, 0);
}

// Replaces the viewer's share by a better estimate; the others keep their proportions.
void improve(double* value, int seats, double share) {
    const double rest = std::max(1e-9, 1 - value[0]);
    for (int i = 1; i < seats; ++i) value[i] *= (1 - share) / rest;
    value[0] = share;
}

struct Seen {
    State state;
    double worth = UNKNOWN;  // found by a search: the share of victory of the player who acts next
};

// Does this player's turn begin? These are the positions that a search judges.
bool turn_begins(const State& s, int me) { return s.ask == Ask::TakeAction && s.left == ACTIONS && s.active == me; }

// Plays a game and keeps the states after every action and its consequences. A search chooses a whole turn, and answers
// other questions as in a rollout: so there is time for more games.
State play(int seats, const Weights& w, const Player* const* players, Random random, std::vector<Seen>& seen) {
    State s = begin(seats, false, false, false, true);
    Random luck{random.next()};
    int second = NOBODY;
    while (s.ask != Ask::Over) {
        const int me = to_move(s);
        if (me == CHANCE) {
            advance(s, draw_lots(s, luck));
            if (s.ask == Ask::TakeAction) seen.push_back({s});
            continue;
        }
        const bool searches = players[me]->style == Style::Search;
        if (searches && s.ask != Ask::TakeAction) {
            advance(s, reply(s, w));
        } else if (second != NOBODY && s.left < ACTIONS && is_legal(s, second)) {
            advance(s, second);
            second = NOBODY;
        } else {
            const bool begins = turn_begins(s, me);
            const Choice choice = answer(s, w, *players[me], random, begins ? PROOFS : 0);
            if (begins && !seen.empty()) seen.back().worth = choice.worth;
            second = choice.second;
            advance(s, choice.first);
        }
        if (settled(s) && !decided(s)) seen.push_back({s});
    }
    return s;
}

}  // namespace

#define EXPORT extern "C" __attribute__((visibility("default")))

EXPORT void training_defaults(Settings* settings) { *settings = {}; }
EXPORT int training_features() { return FEATURES; }
EXPORT int training_most_features() { return MOST_FEATURES; }
EXPORT int training_wide() { return WIDE; }
EXPORT int training_narrow() { return NARROW; }
EXPORT int training_one() { return ONE; }
EXPORT int training_precision() { return PRECISION; }
EXPORT int64_t training_network_size() { return int64_t(sizeof(Network)); }

// Plays games and writes positions: rows of `columns` features (padded with -1), their evaluation, and the target shares
// of each seat, starting with the viewer. All positions at the beginning of the viewer's turns are written, and `percent`
// of the others. Targets are TD(lambda) returns, with a step per turn of the viewer, judged by a search or else by `judge`;
// or the results of the games if it is null. players[lineup[n * 4 + i]] plays seat i of game n. No game begins after the
// time is up. Returns the number of positions written, at most `capacity`; `played` gets the number of games.
EXPORT int64_t training_play(const Player* players, const uint8_t* lineup, int64_t games, int seats, const Weights* w,
                             const Network* judge, double lambda, int percent, uint64_t seed, int threads,
                             double seconds, int16_t* rows, int columns, int16_t* hints, float* targets,
                             int64_t capacity, int64_t* played) {
    std::atomic<int64_t> written{0};
    *played = for_all(games, threads, seconds, [&](int64_t game, int) {
        Random random = random_for(seed, uint64_t(game));
        const Player* seated[MOST_SEATS];
        for (int i = 0; i < seats; ++i) seated[i] = &players[lineup[4 * game + i]];
        std::vector<Seen> seen;
        const State end = play(seats, *w, seated, random, seen);
        for (int me = 0; me < seats; ++me) {
            Accumulator a{judge ? *judge : NOTHING};
            const Shares result = final_shares(end, me);
            double expected[MOST_SEATS];
            for (int i = 0; i < MOST_SEATS; ++i) expected[i] = double(result.seat[i]) / WHOLE;
            for (size_t at = seen.size(); at--;) {
                const State& s = seen[at].state;
                const bool begins = turn_begins(s, me);
                if (!begins && random.below(100) >= percent) continue;
                Features f;
                look(f, s, me);
                if (f.count > columns) std::abort();  // MOST_FEATURES is too small
                const int hinted = hint(s, me, *w);
                double value[MOST_SEATS]{};
                const bool searched = judge && begins && seen[at].worth >= 0;
                if (judge && begins) {
                    a.show(*judge, f);
                    const Shares judged = shares(logits(*judge, a, seats, hinted), seats);
                    for (int i = 0; i < seats; ++i) value[i] = double(judged.seat[i]) / WHOLE;
                    if (searched) improve(value, seats, seen[at].worth);
                }
                const int64_t row = written++;
                if (row >= capacity) return;
                for (int i = 0; i < columns; ++i) rows[row * columns + i] = i < f.count ? int16_t(f.ids[i]) : -1;
                hints[row] = int16_t(hinted);
                // After a search, the target is the mean of the value that the search found and of the later values.
                for (int i = 0; i < MOST_SEATS; ++i)
                    targets[row * MOST_SEATS + i] = float(searched ? (expected[i] + value[i]) / 2 : expected[i]);
                const double keep = judge && begins ? lambda : 1;
                for (int i = 0; i < MOST_SEATS; ++i) expected[i] = keep * expected[i] + (1 - keep) * value[i];
            }
        }
    });
    return std::min<int64_t>(written, capacity);
}

// A contest of two players, who take every other seat. Every deal is played from both sides.
// `won` gets the first player's share by deal, `seconds` and `decisions` the time and the actions of both.
EXPORT void training_contest(const Player* two, int64_t deals, int seats, const Weights* w, uint64_t seed, int threads,
                             double* won, double* seconds, int64_t* decisions) {
    std::vector<double> spent(size_t(threads) * 2);
    std::vector<int64_t> made(size_t(threads) * 2);
    std::vector<double> shares_won(size_t(deals) * 2);
    for_all(deals * 2, threads, INFINITY, [&](int64_t game, int thread) {
        const int side = int(game & 1);
        Random random = random_for(seed, uint64_t(game >> 1)), luck{random.next()};
        State s = begin(seats, false, false, false, true);
        while (s.ask != Ask::Over) {
            const int me = to_move(s);
            if (me == CHANCE) {
                advance(s, draw_lots(s, luck));
                continue;
            }
            const int who = (me & 1) == side ? 0 : 1;
            const double began = cpu_seconds();
            const bool acts = s.ask == Ask::TakeAction;
            advance(s, answer(s, *w, two[who], random).first);
            spent[size_t(thread) * 2 + who] += cpu_seconds() - began;
            made[size_t(thread) * 2 + who] += acts;
        }
        double share = 0;
        const Shares result = final_shares(s, 0);
        for (int i = 0; i < seats; ++i)
            if ((i & 1) == side) share += double(result.seat[i]) / WHOLE;
        shares_won[size_t(game)] = share;
    });
    for (int64_t deal = 0; deal < deals; ++deal)
        won[deal] = EVEN * (shares_won[size_t(2 * deal)] + shares_won[size_t(2 * deal + 1)]);
    for (int who = 0; who < 2; ++who) {
        seconds[who] = 0, decisions[who] = 0;
        for (int thread = 0; thread < threads; ++thread) {
            seconds[who] += spent[size_t(thread) * 2 + who];
            decisions[who] += made[size_t(thread) * 2 + who];
        }
    }
}

// For tests and for timing.
EXPORT int training_look(const State* s, int me, uint16_t* ids) {
    Features f;
    look(f, *s, me);
    std::memcpy(ids, f.ids, sizeof(uint16_t) * size_t(f.count));
    return f.count;
}
