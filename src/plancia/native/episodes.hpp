// Games of a vector environment, one action at a time: what plancia/research/table.py does, for many games at once.
#pragma once

#include "observation.hpp"
#include "supplied.hpp"

namespace plancia::tigris {

inline constexpr int HISTORY = 32;  // words of each seat's own answers
inline constexpr int CHANCE_WORDS = 2048;  // for at most 154 draws of a tile: many times as many as they need

struct Episode {
    State s;
    Spelled so_far;  // the words of the answer that is being given
    Id possible[ANSWERS]{};  // the legal answers that begin with them: listing these takes most of the time of a step
    int32_t count = 0;
    int16_t history[MOST_SEATS][HISTORY]{};  // by seat: its last words (ids + 1), the latest first
    uint32_t chance[CHANCE_WORDS]{};
    int32_t used = 0;

    // Draws what is due, then lists the answers to the next question.
    void ask_next() {
        Words words{chance + used, CHANCE_WORDS - used};
        while (to_move(s) == CHANCE) advance(s, draw_lots(s, words));
        used = CHANCE_WORDS - int32_t(words.left);
        so_far = {};
        count = legal(s, possible);
    }
};

// The arrays that a game is shown in.
struct Arrays {
    int16_t* row;
    int8_t* planes;
    int8_t* mask;
};

inline void show_mask(const Episode& e, const Codec& codec, int8_t* mask) {
    std::memset(mask, 0, size_t(codec.actions));
    for (int i = 0; i < e.count; ++i)
        mask[codec.whole ? e.possible[i] : spelled(e.possible[i], codec.word).words[e.so_far.count]] = 1;
}

// While an answer is being given, only its words change.
inline void show_words(const Episode& e, const Codec& codec, int16_t* row) {
    for (int i = 0; i < e.so_far.count; ++i) row[codec.at.words + i] = int16_t(e.so_far.words[i] + 1);
}

inline void show(const Episode& e, int seat, const Codec& codec, const Arrays& out) {
    std::memset(out.row, 0, sizeof(int16_t) * size_t(codec.row_size));
    show_table(e.s, seat, out.row);
    show_situation(e.s, seat, codec, out.row);
    show_words(e, codec, out.row);
    std::copy(e.history[seat], e.history[seat] + HISTORY, out.row + codec.at.history);
    show_planes(e.s, seat, out.planes);
    show_mask(e, codec, out.mask);
}

inline void remember(int16_t* history, const Spelled& answer) {
    std::copy_backward(history, history + HISTORY - answer.count, history + HISTORY);
    for (int i = 0; i < answer.count; ++i) history[answer.count - 1 - i] = int16_t(answer.words[i] + 1);
}

// Takes a legal action; returns the answer that it completes, or -1.
inline int completed(Episode& e, int action, const Codec& codec) {
    if (codec.whole) return action;
    const int at = e.so_far.count;
    Id* const end = std::remove_if(e.possible, e.possible + e.count,
                                   [&](Id id) { return spelled(id, codec.word).words[at] != action; });
    e.count = int32_t(end - e.possible);
    e.so_far.add(action);
    return spelled(e.possible[0], codec.word).count == e.so_far.count ? e.possible[0] : -1;
}

// Takes a legal action and shows what follows. At the end of a game the seat that acted last sees it.
inline int step(Episode& e, int action, const Codec& codec, const Arrays& out) {
    const int actor = to_move(e.s), id = completed(e, action, codec);
    if (id < 0) {
        show_words(e, codec, out.row);
        show_mask(e, codec, out.mask);
        return actor;
    }
    remember(e.history[actor], spelled(id, codec.word));
    advance(e.s, id);
    e.ask_next();
    const int seat = e.s.ask == Ask::Over ? actor : to_move(e.s);
    show(e, seat, codec, out);
    return seat;
}

}  // namespace plancia::tigris
