// The C interface of tigris.hpp: single states and batches of many. Every function is safe to call from any thread,
// as long as no two threads change the same state.
#include "episodes.hpp"
#include "outlook.hpp"
#include "search.hpp"
#include "supplied.hpp"

#include <cstddef>
#include <thread>
#include <vector>

using namespace plancia::tigris;

#define QUOTED(name) QUOTED_NAME(name)
#define QUOTED_NAME(name) #name
#if defined(_WIN32)
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

// states.py reads and writes this layout.
static_assert(offsetof(State, asked) == 192 && offsetof(State, quiet) == 200 && offsetof(State, points) == 204);
static_assert(offsetof(State, leaders) == 268 && offsetof(State, bag) == 290 && offsetof(State, taken) == 334);
static_assert(offsetof(State, english) == 338 && offsetof(State, seats) == 342 && offsetof(State, tile) == 347);
static_assert(offsetof(State, proof_counts) == 361 && offsetof(State, proofs) == 365 && sizeof(State) == 848);

namespace {

// Calls `each` for 0..n-1, on several threads if there are enough games for them.
template <class Each>
void for_all(int64_t n, int threads, Each each) {
    constexpr int64_t LEAST = 64;  // games per thread: starting one costs as much as some of them
    threads = int(std::clamp<int64_t>(n / LEAST, 1, std::max(threads, 1)));
    auto part = [&](int thread) {
        for (int64_t i = n * thread / threads; i < n * (thread + 1) / threads; ++i) each(i);
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(part, thread);
    part(0);
    for (std::thread& other : others) other.join();
}

}  // namespace

// ---- the shape of the data, so that a caller can check it -------------------------------------------------------
EXPORT const char* tigris_sources() { return QUOTED(SOURCES); }  // which version of these files; see build.py
EXPORT int tigris_state_size() { return int(sizeof(State)); }
EXPORT int tigris_answers() { return ANSWERS; }
EXPORT int tigris_ids() { return IDS; }
EXPORT int tigris_most_proofs() { return MOST_PROOFS; }

// ---- one state --------------------------------------------------------------------------------------------------
EXPORT void tigris_begin(State* s, int seats, int english, int open_tiles, int open_scores, int stall_guard) {
    *s = begin(seats, english, open_tiles, open_scores, stall_guard);
}
EXPORT int tigris_to_move(const State* s) { return to_move(*s); }
EXPORT int tigris_legal(const State* s, Id* ids) { return legal(*s, ids); }
EXPORT int tigris_is_legal(const State* s, int id) { return is_legal(*s, id); }
EXPORT void tigris_advance(State* s, int id) { advance(*s, id); }
EXPORT uint64_t tigris_perft(const State* s, int depth) { return perft(*s, depth); }
EXPORT void tigris_result(const State* s, uint8_t* seat_places, uint32_t* seat_totals) {
    std::memcpy(seat_places, places(*s).data(), MOST_SEATS);
    const auto found = totals(*s);
    std::memcpy(seat_totals, found.data(), sizeof found);
}

// ---- many states ------------------------------------------------------------------------------------------------
EXPORT void tigris_to_move_all(const State* s, int64_t n, int8_t* seats, int threads) {
    for_all(n, threads, [=](int64_t i) { seats[i] = int8_t(to_move(s[i])); });
}

// One byte for each id of a player, 1 where it is legal: n rows of tigris_answers() bytes. Chance has no row: all 0.
EXPORT void tigris_masks(const State* s, int64_t n, uint8_t* masks, int threads) {
    for_all(n, threads, [=](int64_t i) {
        uint8_t* mask = masks + i * ANSWERS;
        std::memset(mask, 0, ANSWERS);
        if (to_move(s[i]) >= 0) each_answer(s[i], [=](int id) { mask[id] = 1; });
    });
}

// A legal answer for each game, -1 where the game is over: by field, or each answer with equal odds.
EXPORT void tigris_sample_all(const State* s, int64_t n, Random* randoms, int evenly, int32_t* ids, int threads) {
    for_all(n, threads, [=](int64_t i) {
        if (s[i].ask == Ask::Over) ids[i] = -1;
        else ids[i] = evenly ? sample_evenly(s[i], randoms[i]) : sample(s[i], randoms[i]);
    });
}

// Applies one answer to each game, after checking it; id -1 leaves a game as it is. Returns how many were refused;
// `refused[i]` is 1 for those, and their states do not change.
EXPORT int64_t tigris_apply_all(State* s, int64_t n, const int32_t* ids, uint8_t* refused, int threads) {
    for_all(n, threads, [=](int64_t i) {
        refused[i] = ids[i] != -1 && !is_legal(s[i], ids[i]);
        if (ids[i] != -1 && !refused[i]) advance(s[i], ids[i]);
    });
    int64_t count = 0;
    for (int64_t i = 0; i < n; ++i) count += refused[i];
    return count;
}

// Draws until a player has to decide or the game is over.
EXPORT void tigris_resolve_chance_all(State* s, int64_t n, Random* randoms, int threads) {
    for_all(n, threads, [=](int64_t i) {
        while (to_move(s[i]) == CHANCE) advance(s[i], draw_lots(s[i], randoms[i]));
    });
}

// Plays every game at random, to the end or for at most this many decisions; returns the number of all decisions.
EXPORT int64_t tigris_play_all(State* s, int64_t n, Random* randoms, int64_t most, int64_t* decisions, int threads) {
    for_all(n, threads, [=](int64_t i) { decisions[i] = play_out(s[i], randoms[i], most); });
    int64_t all = 0;
    for (int64_t i = 0; i < n; ++i) all += decisions[i];
    return all;
}

// Plays one game at random, with random numbers that Python supplies: `draw_count` draws of the dealer, and for each seat
// a row of `word_count` words. Returns the number of decisions, or -1 if there were too few of them.
EXPORT int64_t tigris_play_supplied(State* s, const uint8_t* draws, int64_t draw_count, const uint32_t* words,
                                    int64_t word_count) {
    Words by_seat[MOST_SEATS];
    for (int seat = 0; seat < s->seats; ++seat) by_seat[seat] = {words + seat * word_count, word_count};
    return play_out(*s, draws, draw_count, by_seat, [](const State& here, Words& random) { return sample(here, random); });
}

// The same with greedy bots, or planners where `plans` is 1: weights for each seat. `seconds` gets the time that each of
// the first `most` answers took, a row for each seat, and `counts` their number.
EXPORT int64_t tigris_play_bots(State* s, const uint8_t* draws, int64_t draw_count, const uint32_t* words,
                                int64_t word_count, const Weights* weights, const uint8_t* plans, double* seconds,
                                int64_t most, int64_t* counts) {
    using Clock = std::chrono::steady_clock;
    std::fill(counts, counts + s->seats, 0);
    Words by_seat[MOST_SEATS];
    for (int seat = 0; seat < s->seats; ++seat) by_seat[seat] = {words + seat * word_count, word_count};
    return play_out(*s, draws, draw_count, by_seat, [=](const State& here, Words& random) {
        const int seat = to_move(here);
        const auto began = Clock::now();
        const int id = answer(here, weights[seat], plans[seat], random);
        if (counts[seat] < most)
            seconds[seat * most + counts[seat]++] = std::chrono::duration<double>(Clock::now() - began).count();
        return id;
    });
}

// ---- vector environments: see plancia/research/native.py ---------------------------------------------------------
EXPORT int tigris_codec_size() { return int(sizeof(Codec)); }
EXPORT int tigris_episode_size() { return int(sizeof(Episode)); }
EXPORT int tigris_chance_words() { return CHANCE_WORDS; }

// Starts a game from any state, with these random numbers for chance; returns the seat that acts.
EXPORT int tigris_episode_begin(Episode* e, const State* s, const uint32_t* chance) {
    *e = {};
    e->s = *s;
    std::memcpy(e->chance, chance, sizeof e->chance);
    e->ask_next();
    return to_move(e->s);
}
EXPORT void tigris_episode_show(const Episode* e, int seat, const Codec* codec, int16_t* row, int8_t* planes, int8_t* mask) {
    show(*e, seat, *codec, {row, planes, mask});
}

// A legal action in each game; those with `over` have ended before and are left out, those that end now get it. The
// arrays have a line for each game; `seats` gets the seat that each line belongs to.
EXPORT void tigris_episodes_step(Episode* e, int64_t n, const int64_t* actions, const Codec* codec, int16_t* rows,
                                 int8_t* planes, int64_t plane_size, int8_t* masks, int64_t* seats, uint8_t* over) {
    for (int64_t i = 0; i < n; ++i) {
        if (over[i]) continue;
        const Arrays line{rows + i * codec->row_size, planes + i * plane_size, masks + i * codec->actions};
        seats[i] = step(e[i], int(actions[i]), *codec, line);
        over[i] = e[i].s.ask == Ask::Over;
    }
}

// ---- bots -------------------------------------------------------------------------------------------------------
EXPORT int tigris_weights() { return WEIGHTS; }
EXPORT double tigris_evaluate(const State* s, int seat, const Weights* w) { return evaluate(*s, seat, *w); }
EXPORT int tigris_candidates(const State* s, Id* ids) {
    const Candidates found(*s);
    std::copy(found.begin(), found.end(), ids);
    return found.count;
}

// What each answer is worth to the seat in each world: a row of `count` numbers for each of `n` answers.
EXPORT void tigris_hopes(const State* worlds, int count, int seat, const Weights* w, const Id* ids, int n, double* hopes) {
    for (int answer = 0; answer < n; ++answer)
        for (int world = 0; world < count; ++world)
            *hopes++ = outlook(after(worlds[world], ids[answer]), seat, *w);
}

// What the turn that begins with this answer is worth.
EXPORT double tigris_follow(const State* s, int seat, const Weights* w, int id) { return plan(after(*s, id), seat, *w); }

// The answer that a search finds in these worlds; `done` gets the number of turns it has played on.
EXPORT int tigris_search(const State* worlds, int count, const Weights* w, uint64_t seed, int tries, double seconds,
                         int* done) {
    const Found found = search(worlds, count, *w, ByWeights{*w}, Random{seed}, {.tries = tries, .time = seconds});
    *done = found.tries;
    return found.turn.first;
}

// The same with a network as the judge.
EXPORT int tigris_search_with_network(const State* worlds, int count, const Weights* w, const Network* net,
                                      uint64_t seed, int tries, double seconds, int* done) {
    Accumulator a{*net};
    const Found found = search(worlds, count, *w, ByNetwork{*net, *w, a}, Random{seed}, {.tries = tries, .time = seconds});
    *done = found.tries;
    return found.turn.first;
}

// ---- the network ------------------------------------------------------------------------------------------------
EXPORT int64_t tigris_network_size() { return int64_t(sizeof(Network)); }
EXPORT int tigris_most_features() { return MOST_FEATURES; }
EXPORT int tigris_features(const State* s, int me, uint16_t* ids) {
    Features f;
    look(f, *s, me);
    std::memcpy(ids, f.ids, sizeof(uint16_t) * size_t(f.count));
    return f.count;
}
EXPORT int tigris_hint(const State* s, int me, const Weights* w) { return hint(*s, me, *w); }

// From the viewer: the logit of each seat, without what the evaluation adds, and its expected share of victory.
EXPORT void tigris_judge(const State* s, int me, const Weights* w, const Network* net, int32_t* seat_logits,
                         int32_t* seat_shares) {
    Features f;
    look(f, *s, me);
    Accumulator a{*net};
    a.show(*net, f);
    const Logits found = logits(*net, a, s->seats, 0);
    std::memcpy(seat_logits, found.seat, sizeof found.seat);
    const Shares expected = expected_shares(*net, a, *s, me, *w);
    std::memcpy(seat_shares, expected.seat, sizeof expected.seat);
}
